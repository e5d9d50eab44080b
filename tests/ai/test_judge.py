"""Looking back: chances, costly decisions, and the process that finds them."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.games.risk.position import position

from boardgames_desktop.ai import judge as judging
from boardgames_desktop.ai.analyst import Analyst
from boardgames_desktop.ai.judge import Judge
from boardgames_desktop.ai.risk.outlook import Outlook, shares
from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.core.journal import Record, record_to_json
from boardgames_desktop.core.notation import action_text
from boardgames_desktop.games import load_game


@pytest.fixture(scope="module")
def session():
    contest = Contest.checked(
        "risk",
        "classic",
        ("easy", "normal"),
        games=1,
        seed=5,
        options={"setup": "dealt", "placement": "random"},
    )
    found = played(contest, 0)
    assert found.over
    return found


@pytest.fixture(scope="module")
def judge(session):
    return Judge(session.rules, session.log)


def test_chances_are_shares_and_end_with_the_winner(session, judge) -> None:
    plies = [0, 100, len(session.log) // 2, len(session.log)]
    found = dict(judge.chances(plies))
    assert sorted(found) == sorted(set(plies))
    for chances in found.values():
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
    assert tuple(found[len(session.log)]) == session.rules.returns(session.state)


@pytest.mark.parametrize("variant", [one.id for one in load_game("risk").variants])
def test_every_variant_can_be_judged(variant) -> None:
    seats = load_game("risk").variant(variant).min_seats
    levels = ("easy", *("normal",) * (seats - 1))
    session = played(Contest.checked("risk", variant, levels, games=1, seed=5), 0)
    judge = Judge(session.rules, session.log)
    plies = judge.decisions([0])
    *_, (last, end) = found = list(judge.chances([*plies[::9], len(session.log)]))
    assert last == len(session.log)
    assert tuple(end) == session.rules.returns(session.state)
    for _, chances in found:
        assert sum(chances) == pytest.approx(1)
        for seat, chance in enumerate(chances):
            mates = session.rules.team(seat)
            assert all(chances[mate] == pytest.approx(chance) for mate in mates)
    ply, state = next(iter(judge._at(plies[5:6])))
    action = session.log[ply].action
    assert judge.weigh(state, 0, [action], 2, ply)[0].gain == 0


def test_the_stronger_side_has_the_better_chance() -> None:
    table = position("red: ural 30; blue: siberia 2, china 2, india 2")
    outlook = Outlook(table.rules)
    red, blue, *_ = outlook.chances(table.s)
    assert red > 2 * blue


@pytest.mark.parametrize("variant", ["passive", "active"])
def test_neutral_armies_are_no_rivals(variant) -> None:
    session = played(Contest.checked("risk", variant, ("easy", "easy"), games=1, seed=5), 0)
    field = Outlook(session.rules)._field(session.at(session.ply // 2), 0)
    assert field.playing == (True, True, False, False)


def test_armies_not_placed_yet_count() -> None:
    few = position("red: ural 3; blue: siberia 9", phase="place", pool=3)
    many = position("red: ural 3; blue: siberia 9", phase="place", pool=20)
    assert Outlook(many.rules).chances(many.s)[0] > Outlook(few.rules).chances(few.s)[0]


def test_worthless_positions_share_evenly() -> None:
    assert shares([0.0, 0.0], 2.0) == [0.5, 0.5]


def test_only_open_decisions_in_ones_own_turn_are_judged(session, judge) -> None:
    found = judge.decisions([0])
    assert len(found) > 20
    for ply in found:
        entry = session.log[ply]
        assert entry.seat == 0
        assert not entry.forced
        assert entry.action[0] not in ("defend", "claim", "resign")


def test_throwing_a_won_attack_away_is_a_mistake() -> None:
    """Thirty armies beside the last enemy land: ending combat costs the game's end."""
    table = position("red: ural 30; blue: siberia 1", rest="red")
    attack = table.parse("attack ural siberia 3")
    judge = Judge(table.rules, [])
    stay, fight = judge.weigh(table.s, 0, [("end_combat",), attack], 6, 1)
    assert fight.chance == pytest.approx(1.0, abs=0.001)
    assert fight.gain == pytest.approx(fight.chance - stay.chance)
    assert fight.gain > 0


def test_the_same_action_weighs_the_same_and_the_state_is_left_alone(session, judge) -> None:
    ply = judge.decisions([0])[5]
    state = next(iter(judge._at([ply])))[1].copy()
    before = session.rules.key(state)
    action = session.log[ply].action
    first, second = judge.weigh(state, 0, [action, action], 3, ply)
    assert (second.gain, second.error) == (0.0, 0.0)
    assert first.chance == second.chance
    assert session.rules.key(state) == before


def test_mistakes_are_sure_sorted_and_few(judge, monkeypatch) -> None:
    monkeypatch.setattr(judging, "GLANCE", 2)
    monkeypatch.setattr(judging, "LOOK", 8)
    monkeypatch.setattr(judging, "SUSPECTS", 4)
    monkeypatch.setattr(judge, "decisions", lambda seats: Judge.decisions(judge, seats)[:24])
    *steps, found = judge.mistakes([0])
    assert [step[0] for step in steps] == sorted(step[0] for step in steps)
    assert len(found) <= judging.MISTAKES
    gains = [mistake.better.gain for mistake in found]
    assert gains == sorted(gains, reverse=True)
    for mistake in found:
        assert mistake.better.action != mistake.played.action
        assert mistake.better.gain > max(judging.LEAST_DROP, 2 * mistake.better.error)


def test_games_without_an_outlook_are_refused(session, monkeypatch) -> None:
    monkeypatch.setattr(judging, "OUTLOOKS", {})
    with pytest.raises(ValueError, match="cannot be judged"):
        Judge(session.rules, session.log)


def record_of(session) -> dict:
    return record_to_json(Record(session.setup, tuple(session.log), "", 1), session.rules)


def test_the_process_answers_and_survives_rubbish(session, judge) -> None:
    ply = judge.decisions([0])[3]
    action = action_text(session.rules.verbs, session.log[ply].action)
    lines = [
        "rubbish",
        '{"dance": 1}',
        "[1]",
        '{"chances": [0]}',
        json.dumps({"match": record_of(session)}),
        json.dumps({"chances": [0, len(session.log)]}),
        json.dumps({"try": {"ply": ply, "action": "attack nowhere 3"}}),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "boardgames_desktop.ai.analyst"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["error" in answer for answer in answers[:4]] == [True] * 4
    assert answers[4] == {"ready": len(session.log)}
    assert answers[5]["ply"] == 0
    assert answers[7] == {"done": "chances"}
    assert "error" in answers[8]
    assert action


def test_trying_what_was_played_gains_nothing(session, judge, monkeypatch) -> None:
    monkeypatch.setattr(judging, "LOOK", 2)
    ply = judge.decisions([0])[3]
    analyst = Analyst()
    list(analyst.answer(json.dumps({"match": record_of(session)})))
    action = action_text(session.rules.verbs, session.log[ply].action)
    (answer,) = analyst.answer(json.dumps({"try": {"ply": ply, "action": action}}))
    assert answer["tried"]["gain"] == 0.0
    assert answer["tried"]["action"] == action


def test_the_program_itself_can_be_the_analyst() -> None:
    """A frozen program has no other way to start it."""
    done = subprocess.run(
        [sys.executable, "-m", "boardgames_desktop", "--ai-analyst"],
        input='{"chances": []}\n',
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0
    assert json.loads(done.stdout) == {"error": "ValueError: no match"}
