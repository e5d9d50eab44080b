from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardgames_desktop.ai import LEVELS, CancelledError, Thought, choose, mind_for
from boardgames_desktop.ai.fallback import LegalMind
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.games.risk.state import UNKNOWN, RiskState
from toy import GAME as TOY

from .tables import questions, rules_of, setup_of

KINDS = {
    "claim",
    "muster",
    "reinforce",
    "place",
    "combat",
    "defend",
    "move_in",
    "spoils",
    "spoils_place",
    "fortify",
}


@pytest.mark.parametrize(
    ("levels", "options"),
    [
        ("easy normal easy", {}),
        ("normal normal easy easy", {"post_elimination": "any", "golden_track": "classic"}),
        ("easy easy normal", {"setup": "dealt", "placement": "random", "past_end": "plus5"}),
    ],
)
def test_every_question_of_a_game_is_answered_legally(levels: str, options: dict[str, str]) -> None:
    for rules, seen, seat, level in questions(levels, 3, **options):
        plan = choose(rules, seen, seat, level, 5)
        assert plan
        assert rules.malformed(plan[0]) is None
        assert rules.why_not(seen, seat, plan[0]) is None, (level, seen.agenda[-1], plan)


def test_every_kind_of_question_is_met_by_every_level() -> None:
    met: Counter[str] = Counter()
    for seed in range(1, 5):
        for rules, seen, seat, _ in questions("easy normal easy", seed):
            kind = seen.agenda[-1][0]
            met[kind] += 1
            if met[kind] > 6:
                continue
            for level in LEVELS:
                (first, *_) = choose(rules, seen, seat, level, 5, nodes=2)
                assert rules.why_not(seen, seat, first) is None
    assert set(met) == KINDS


def test_a_plan_is_legal_to_its_first_battle() -> None:
    plans = 0
    for rules, seen, seat, level in questions("normal normal normal", 8):
        plan = choose(rules, seen, seat, level, 5)
        state = seen.copy()
        for action in plan:
            assert rules.why_not(state, seat, action) is None
            if action is not plan[-1]:
                rules.apply(state, seat, action)
        plans += len(plan) > 1
    assert plans


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_gets_the_same_answer(level: str) -> None:
    for index, (rules, seen, seat, _) in enumerate(questions("normal normal easy", 4, 400)):
        if index % 17 == 0:
            fresh = rules_of("normal normal easy")
            one = choose(rules, seen, seat, level, 99, nodes=3)
            two = choose(fresh, fresh.load(rules.dump(seen)), seat, level, 99, nodes=3)
            assert one == two


@pytest.mark.parametrize("level", LEVELS)
def test_the_question_is_not_changed(level: str) -> None:
    for index, (rules, seen, seat, _) in enumerate(questions("normal normal easy", 4, 300)):
        if index % 13 == 0:
            before = rules.key(seen)
            choose(rules, seen, seat, level, 99, nodes=3)
            assert rules.key(seen) == before


def _other_secrets(rules: Any, state: RiskState, seat: int) -> RiskState:
    """The same position with every card that ``seat`` does not hold dealt anew."""
    other: RiskState = rules.imagine(rules.observe(state, seat), seat, Draw(state.ply + 1))
    return other


def test_hidden_cards_do_not_change_an_answer() -> None:
    changed = 0
    setup = setup_of("normal easy normal", 6)
    rules = rules_of("normal easy normal")
    session = GameSession(rules, setup)
    session.start()
    while not session.over:
        (seat,) = rules.asked(session.state)
        state = session.state
        plan = choose(rules, rules.observe(state, seat), seat, "normal", 7)
        if session.ply % 23 == 0 and any(state.hands):
            other = _other_secrets(rules, state, seat)
            changed += other.hands != state.hands
            for level in LEVELS:
                one = choose(rules, rules.observe(state, seat), seat, level, 7, nodes=2)
                two = choose(rules, rules.observe(other, seat), seat, level, 7, nodes=2)
                assert one == two
        session.submit(seat, plan[0])
    assert changed > 2


def test_an_observation_holds_no_card_of_others() -> None:
    for _, seen, seat, _ in questions("normal normal normal", 2, 900):
        for other, hand in enumerate(seen.hands):
            assert other == seat or set(hand) <= {UNKNOWN}


def _deep_question() -> tuple[Any, RiskState, int]:
    for rules, seen, seat, _ in questions("normal normal", 5, setup="dealt"):
        if seen.agenda[-1][0] == "place" and seen.round == 2:
            return rules, seen, seat
    raise AssertionError


def test_nodes_bound_the_search_and_reports_come_first() -> None:
    rules, seen, seat = _deep_question()
    for nodes in (1, 7, 25):
        heard: list[Thought] = []
        choose(rules, seen, seat, "expert", 1, nodes=nodes, report=heard.append)
        assert heard[0].nodes == 0
        assert heard[-1].nodes <= nodes
        assert all(rules.why_not(seen, seat, thought.best[0]) is None for thought in heard)
        assert all(0 <= thought.value <= 1 for thought in heard)


def test_time_up_answers_and_cancel_raises() -> None:
    rules, seen, seat = _deep_question()
    heard: list[Thought] = []
    plan = choose(
        rules, seen, seat, "expert", 1, nodes=10**6, clock=lambda: 0.0, report=heard.append
    )
    assert rules.why_not(seen, seat, plan[0]) is None
    assert heard[-1].nodes <= 1

    def cancelled() -> float:
        raise CancelledError

    with pytest.raises(CancelledError):
        choose(rules, seen, seat, "expert", 1, clock=cancelled)


def test_a_wrong_level_or_seat_is_refused() -> None:
    rules, seen, seat = _deep_question()
    with pytest.raises(ValueError, match="level"):
        choose(rules, seen, seat, "divine", 1)
    with pytest.raises(ValueError, match="not asked"):
        choose(rules, seen, (seat + 1) % 3, "easy", 1)


def test_a_game_without_judgement_is_played_by_lot() -> None:
    from boardgames_desktop.core.setup import SeatSetup, Setup

    setup = Setup(
        TOY.id,
        TOY.variants[0].id,
        tuple(SeatSetup("", "easy", colour) for colour in TOY.colours[: TOY.variants[0].min_seats]),
        3,
    )
    rules = TOY.rules(setup)
    assert isinstance(mind_for(rules), LegalMind)
    session = GameSession(rules, setup)
    session.start()
    while not session.over and session.ply < 2_000:
        seat = rules.asked(session.state)[0]
        session.submit(seat, choose(rules, session.observe(seat), seat, "hard", session.ply)[0])
    assert session.over
