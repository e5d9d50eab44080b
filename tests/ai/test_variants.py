"""The opponents in every variant of Risk: legal answers by judgement, and plain right ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardgames_desktop.ai import LEVELS, choose
from boardgames_desktop.ai.fallback import LegalMind
from boardgames_desktop.ai.risk.contingent_field import TeamField
from boardgames_desktop.ai.risk.team_play import team_field
from boardgames_desktop.ai.tournament import Contest, played, run_contest
from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.contingents import troops
from boardgames_desktop.games.risk.missions import MISSION_KEYS
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import CONTINENT_OF, KEYS, NUMBER
from games.risk.mission_position import mission_table
from games.risk.position import Table, position

THINKERS = ("normal", "hard")
ALTERNATING = ("normal", "easy", "normal", "easy")

TABLES = (
    ("passive", 2),
    ("active", 2),
    ("missions", 2),
    ("missions", 3),
    ("missions", 4),
    ("team", 4),
)

KINDS = {
    "passive": {"garrison"},
    "active": {"garrison", "bribe", "ally_roll", "ally_place", "ally_fortify"},
    "missions": {"mission"},
    "team": {"muster", "fortify"},
}
"""Questions that a game of each variant has to meet."""


def _questions(
    variant: str, levels: tuple[str, ...], seed: int, limit: int = 100_000
) -> Iterator[tuple[Any, RiskState, Seat, str]]:
    """Play a game, yielding (rules, observation, seat, level) before each answer."""
    colours = load_game("risk").colours
    seats = tuple(SeatSetup("", level, colours[at]) for at, level in enumerate(levels))
    setup = Setup("risk", variant, seats, seed)
    rules = load_game("risk").rules(setup)
    session = GameSession(rules, setup)
    session.start()
    while not session.over and session.ply < limit:
        (seat,) = rules.asked(session.state)
        seen = session.observe(seat)
        yield rules, seen, seat, levels[seat]
        plan = choose(rules, seen, seat, levels[seat], seed_for(seed, seat, session.ply), nodes=2)
        session.submit(seat, plan[0])
    assert session.over or session.ply >= limit


def _answer(table: Table, level: str = "normal") -> Action:
    (seat,) = table.rules.asked(table.s)
    seen = table.rules.observe(table.s, seat)
    answer = choose(table.rules, seen, seat, level, 1, nodes=8)[0]
    assert table.rules.why_not(table.s, seat, answer) is None
    return answer


@pytest.fixture
def no_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forbid answers by lot."""

    def refuse(self: LegalMind, o: RiskState, *_: Any) -> None:
        raise AssertionError(f"no judgement for {o.agenda[-1][0]!r}")

    monkeypatch.setattr(LegalMind, "choose", refuse)


@pytest.mark.usefixtures("no_lots")
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_question_is_judged_by_every_level(variant: str, seats: int) -> None:
    met: dict[str, int] = {}
    wanted = KINDS[variant] if seats > 2 or variant != "missions" else {"garrison"}
    for seed in range(1, 9):
        for rules, seen, seat, _ in _questions(variant, ALTERNATING[:seats], seed, 400):
            kind = seen.agenda[-1][0]
            met[kind] = met.get(kind, 0) + 1
            for level in LEVELS if met[kind] <= 3 else ():
                answer = choose(rules, seen, seat, level, 5, nodes=2)[0]
                assert rules.why_not(seen, seat, answer) is None, (level, kind, answer)
        if wanted <= set(met):
            break
    assert wanted <= set(met)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_plans_are_legal_to_their_first_battle(variant: str, seats: int) -> None:
    levels = ("normal",) * seats
    for rules, seen, seat, level in _questions(variant, levels, 4, 300):
        state = seen.copy()
        plan = choose(rules, seen, seat, level, 5)
        for action in plan:
            assert rules.why_not(state, seat, action) is None, (seen.agenda[-1], plan)
            if action is not plan[-1]:
                rules.apply(state, seat, action)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_normal_beats_easy(variant: str, seats: int) -> None:
    contest = Contest.checked("risk", variant, ALTERNATING[:seats], games=4, seed=13)
    score = run_contest(contest)
    assert not score.unfinished
    assert sum(score.wins[::2]) >= 0.5 * contest.games


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_normal_clearly_beats_easy(variant: str, seats: int) -> None:
    contest = Contest.checked("risk", variant, ALTERNATING[:seats], games=60, seed=12)
    score = run_contest(contest)
    assert not score.unfinished
    assert sum(score.wins[::2]) >= 0.7 * contest.games


# -- neutral armies --------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKERS)
def test_neutral_armies_are_placed_in_the_way_of_the_opponent(level: str) -> None:
    table = position(
        "red: venezuela, brazil, peru; blue: indonesia, new_guinea, western_australia;"
        " black: ural 3, congo 3",
        seats=2,
        variant="passive",
    )
    table.s.round = 0
    table.s.pool = [3, 3, 5, 5]
    table.s.agenda = [("garrison", (0,), 0, (2, 3))]
    verb, land, count = _answer(table, level)
    assert (verb, count) == ("place", 1)
    assert KEYS[land] in ("eastern_australia", "siam")


@pytest.mark.parametrize("level", THINKERS)
def test_neutral_armies_are_no_threat(level: str) -> None:
    table = position(
        "red: indonesia 2, new_guinea 2, western_australia 2, eastern_australia 2, alaska 2;"
        " blue: kamchatka 9; yellow: siam 30",
        seats=2,
        variant="passive",
        phase="place",
        pool=5,
    )
    assert KEYS[_answer(table, level)[1]] == "alaska"


# -- allies ----------------------------------------------------------------------------


def _active(text: str, **more: Any) -> Table:
    return position(text, seats=2, variant="active", **more)


@pytest.mark.parametrize("level", THINKERS)
def test_a_cheap_card_buys_a_strong_ally(level: str) -> None:
    table = _active(
        "red: ural 5; blue: japan 5; black: congo 20", phase="bribe", hands={"red": "alaska peru"}
    )
    assert _answer(table, level)[0] == "bribe"


def test_no_set_is_broken_for_a_bribe() -> None:
    table = _active(
        "red: ural 5; blue: japan 5; black: congo 20",
        phase="bribe",
        hands={"red": "alaska alberta western_us"},
    )
    assert _answer(table) == ("skip",)


def test_a_card_is_kept_when_sets_are_worth_many_armies() -> None:
    table = _active(
        "red: ural 5, china 9; yellow: japan 2; black: congo 2",
        rest="blue",
        phase="bribe",
        hands={"red": "alaska peru"},
    )
    table.s.traded = 12
    assert _answer(table) == ("skip",)


@pytest.mark.parametrize("level", THINKERS)
def test_an_ally_wins_the_game(level: str) -> None:
    table = _active(
        "red: ural; blue: japan; yellow: kamchatka 20", rest="yellow", allies={"yellow": "red"}
    )
    kamchatka, japan = NUMBER["kamchatka"], NUMBER["japan"]
    assert _answer(table, level)[:3] == ("storm", kamchatka, japan)


@pytest.mark.parametrize("level", THINKERS)
def test_an_ally_gathers_beside_the_opponent(level: str) -> None:
    table = _active(
        "red: ural 5; blue: japan 3; yellow: kamchatka 2",
        rest="yellow",
        allies={"yellow": "red"},
        phase="combat",
    )
    table.s.pool[2] = 4
    table.s.agenda = [("ally_place", (0,), 2)]
    assert KEYS[_answer(table, level)[1]] in ("kamchatka", "mongolia")


# -- missions --------------------------------------------------------------------------


def _asked_to_claim(text: str, own: str, moment: str, **more: Any) -> Table:
    table = mission_table(text, own, **more)
    table.s.agenda = [("next", ()), ("mission", (0,), moment)]
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_a_mission_done_is_claimed(level: str) -> None:
    table = _asked_to_claim(
        "red: ural 5, japan, china, siam; blue: congo",
        "cap1",
        "after_conquest",
        conq="japan, china, siam",
        rest="blue",
    )
    assert _answer(table, level) == ("claim_mission", MISSION_KEYS.index("cap1"))


def test_the_harder_mission_is_claimed() -> None:
    table = _asked_to_claim(
        "red: ural 5, japan; blue: congo",
        "cap1 maj2 col2 gen1",
        "after_conquest",
        conq="alaska, alberta, ontario, quebec, japan, china, siam, ural",
        rest="blue",
    )
    assert _answer(table) == ("claim_mission", MISSION_KEYS.index("col2"))


def test_an_easy_mission_waits_for_a_hard_one_at_the_end_of_the_turn() -> None:
    own = ", ".join(KEYS[:28])
    table = _asked_to_claim(
        f"red: {own}; blue: congo",
        "cap1 gen2",
        "after_conquest",
        conq="alaska, alberta, ontario",
        rest="blue",
    )
    assert _answer(table) == ("not_now",)


@pytest.mark.parametrize("level", THINKERS)
def test_the_last_mission_is_gone_for(level: str) -> None:
    """Five continents are held; the sixth is two weak lands away, armies are wanted elsewhere."""
    table = mission_table(
        "red: brazil 3, iceland 3, congo 3, ural 3, siam 8, alaska 3;"
        " blue: indonesia 2, ukraine 2, egypt 9, kamchatka 6",
        "cap7 maj1 col1 gen1",
        completed={"red": "maj1 col1 gen1"},
        rest="yellow",
    )
    siam, indonesia = NUMBER["siam"], NUMBER["indonesia"]
    assert _answer(table, level)[:3] == ("storm", siam, indonesia)


def test_the_mission_of_garrisons_is_filled_up() -> None:
    table = mission_table(
        "red: brazil 3, iceland 3, congo 3, ural 3, siam 2, alaska 9; blue: kamchatka 1",
        "cap6 maj1 col1 gen1",
        completed={"red": "maj1 col1 gen1"},
        rest="yellow",
        phase="place",
        pool=3,
    )
    table.s.agenda = [("place", (0,))]
    assert table.s.pool[0] == 3
    plan = choose(table.rules, table.rules.observe(table.s, 0), 0, "normal", 1)
    state = table.s.copy()
    for action in plan:
        assert table.rules.why_not(state, 0, action) is None
        table.rules.apply(state, 0, action)
    held = [state.armies[land] for land, owner in enumerate(state.owner) if owner == 0]
    assert sum(armies >= 3 for armies in held) >= 5


def test_what_an_opponent_hides_does_not_matter() -> None:
    for rules, seen, seat, level in _questions("missions", ("normal",) * 3, 6, 260):
        if seen.agenda[-1][0] in ("combat", "place"):
            assert all(
                -1 in row
                for other, row in enumerate(seen.missions)
                if other != seat and len(seen.completed[other]) < 3
            )
            kept = rules.dump(seen)
            choose(rules, seen, seat, level, 1)
            assert rules.dump(seen) == kept


# -- team-mates ------------------------------------------------------------------------


def _team(text: str, **more: Any) -> Table:
    return position(text, **{"rest": "black", "seats": 4, "variant": "team", **more})


SHARED = "red: ural 5+2, ukraine 2+2, siberia 3; yellow: china 4, india 2; blue: siam 3+1, japan"


def test_each_team_mate_sees_its_own_armies() -> None:
    table = _team(SHARED)
    for seat in range(4):
        field = team_field(table.s, seat)
        mine = [
            armies if owner == seat else 0
            for owner, armies in zip(field.owner, field.armies, strict=True)
        ]
        assert mine == troops(table.s, seat)


def test_a_change_of_eyes_keeps_every_army() -> None:
    table = _team(SHARED)
    for first in range(4):
        for second in range(4):
            field = team_field(table.s, first).seen_by(second)
            straight = team_field(table.s, second)
            for land in range(len(KEYS)):
                assert _contingents(field, land) == _contingents(straight, land), KEYS[land]


def _contingents(field: TeamField, land: int) -> dict[int, int]:
    side, own, others = field.troops(land)
    return {who: armies for who, armies in ((side, own), ((side + 2) % 4, others)) if armies}


@pytest.mark.parametrize("level", THINKERS)
def test_one_battle_that_destroys_a_player_is_fought(level: str) -> None:
    table = _team("red: kamchatka 20; yellow: china 3; blue: japan")
    assert _answer(table, level)[:3] == ("storm", NUMBER["kamchatka"], NUMBER["japan"])


@pytest.mark.parametrize("level", THINKERS)
def test_a_team_mate_in_danger_is_supported(level: str) -> None:
    """Yellow has one land left, beside a large stack; red's idle stack can go there."""
    table = _team(
        "red: western_us, alberta 12, ontario; yellow: central_america 2;"
        " blue: venezuela 8, japan 9; black: northwest_territory, eastern_us, quebec",
        phase="fortify",
    )
    verb, source, target, count = _answer(table, level)
    assert (verb, source, target) == (
        "fortify",
        NUMBER["alberta"],
        NUMBER["central_america"],
    )
    assert count >= 5


@pytest.mark.parametrize("level", THINKERS)
def test_the_weaker_opponent_is_the_target(level: str) -> None:
    """Both stacks beside red's are as large; blue has nothing else."""
    table = _team(
        "red: irkutsk 12; yellow: brazil 6, peru 3; blue: yakutsk 4, kamchatka 2;"
        " black: mongolia 4, ural 5"
    )
    assert _answer(table, level)[:3] == ("storm", NUMBER["irkutsk"], NUMBER["yakutsk"])


# -- kingmaking ------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKERS)
def test_the_leader_is_attacked_rather_than_the_weakest(level: str) -> None:
    """Blue holds three continents; to help it against yellow would crown it."""
    blue = [KEYS[land] for land in range(len(KEYS)) if CONTINENT_OF[land] in (0, 1, 2)]
    table = position(
        f"red: kamchatka 9; blue: {', '.join(key + ' 2' for key in blue)}; yellow: japan 2, siam 2",
        seats=3,
        variant="classic",
        rest="red",
    )
    answer = _answer(table, level)
    assert answer[:3] == ("storm", NUMBER["kamchatka"], NUMBER["alaska"])


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_games_of_normal_players_end(variant: str, seats: int) -> None:
    contest = Contest.checked("risk", variant, ("normal",) * seats, games=10, seed=5)
    assert all(played(contest, number).over for number in range(contest.games))
