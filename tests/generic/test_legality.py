"""``why_not`` is legality, ``options`` its second witness; they must agree, for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardgames_desktop.core.actions import (
    CHANCE,
    CHANCE_SEAT,
    Action,
    Some,
    Span,
    count,
    expand,
    matches,
    nth,
)
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import GameSession
from generic.registry import BASE_CASES, Case, every_case, every_table
from generic.walk import first_plies, sample, seats_of, walk

SHAPES = 12
"""Random actions tried on each seat at each ply."""

OPTION_EVERY = 3
"""With one option changed most positions are those of the game without; one in three is tried."""


def any_value(kind: Any, draw: Draw) -> Any:
    """A well-formed value of an argument: half the time a small one, which is often legal."""
    names = getattr(kind, "names", None) or getattr(kind, "words", None)
    if names is None:
        top = kind.hi if draw.below(2) else min(kind.hi, kind.lo + 7)
        return kind.lo + draw.below(top - kind.lo + 1)
    index = draw.below(len(names))
    return index if hasattr(kind, "names") else names[index]


def shape(rules: Rules, draw: Draw) -> Action:
    """A random well-formed action, legal or not."""
    verbs = sorted(rules.verbs)
    verb = verbs[draw.below(len(verbs))]
    kinds = rules.verbs[verb]
    values = [any_value(kind, draw) for kind in kinds if not kind.many]
    if kinds and kinds[-1].many:
        values += [any_value(kinds[-1], draw) for _ in range(draw.below(5))]
    return (verb, *values)


def near_misses(rules: Rules, a: Action, draw: Draw) -> Iterator[Action]:
    """Well-formed actions one argument away from ``a``."""
    kinds = rules.verbs[a[0]]
    for index in range(1, len(a)):
        kind = kinds[min(index - 1, len(kinds) - 1)]
        yield (*a[:index], any_value(kind, draw), *a[index + 1 :])
        if type(a[index]) is int:
            for value in (a[index] - 1, a[index] + 1):
                yield (*a[:index], value, *a[index + 1 :])


def badly_formed(a: Action) -> Iterator[Any]:
    """Shapes that must never reach a handler."""
    yield ()
    yield ("no_such_verb", *a[1:])
    yield (*a, None)
    yield list(a)
    yield (7, *a[1:])
    for index in range(1, len(a)):
        for value in (-1, -2, 10**7, 1.0, True, None, "?", "x", (0,), []):
            yield (*a[:index], value, *a[index + 1 :])


def legal_sets(rules: Rules, s: Any, seat: int) -> list[tuple]:
    asked = rules.asked(s)
    options = list(rules.options(s, seat)) if seat in asked else []
    return [*options, *rules.asides(s, seat)]


@every_case
def test_why_not_and_options_agree(case: Case) -> None:
    """On the state and on what the seat sees; for legal actions, near misses and random ones."""
    every = 1 if case in BASE_CASES else OPTION_EVERY
    for session in walk(case, 11, first_plies(case)):
        if session.ply % every:
            continue
        rules, s = session.rules, session.state
        draw = Draw(session.ply)
        somebody = session.ply % rules.seats
        for seat in sorted({*rules.asked(s), somebody} - {CHANCE_SEAT}):
            seen = rules.observe(s, seat)
            options = legal_sets(rules, s, seat)
            legal = [sample(option, draw) for option in options]
            tries = [shape(rules, draw) for _ in range(SHAPES)] + legal
            for action in legal[:4]:
                tries += near_misses(rules, action, draw)
            for action in tries:
                if rules.malformed(action) is not None:
                    continue
                expected = any(matches(option, action) for option in options)
                for view in (s, seen):
                    refusal = rules.why_not(view, seat, action)
                    assert (refusal is None) == expected, (seat, action, refusal)


@every_table
def test_badly_formed_actions_are_refused(case: Case) -> None:
    """-1, too large, wrong type, wrong length: refused with a reason, changing nothing."""
    for session in walk(case, 12, min(first_plies(case), 80)):
        rules, s = session.rules, session.state
        if session.over:
            continue
        key = rules.key(s)
        for seat in rules.asked(s):
            action = rules.decision(s, seat).sample(Draw(session.ply).below)
            for bad in badly_formed(action):
                if rules.malformed(bad) is None:
                    rules.why_not(s, seat, bad)
                else:
                    assert session.why_not(seat, bad).msg.id == "core.malformed"
        assert rules.key(s) == key


@every_table
def test_only_a_seat_of_this_table_may_act(case: Case) -> None:
    session = next(walk(case, 13))
    rules = session.rules
    asked = rules.asked(session.state)
    action = rules.decision(session.state, asked[0]).sample(Draw(1).below)
    asides = [option for seat in seats_of(session) for option in rules.asides(session.state, seat)]
    for seat in (-3, -2, -1, rules.seats, 99):
        assert session.why_not(seat, action) is not None
        for option in asides:
            assert session.why_not(seat, next(expand(option))) is not None


@every_case
def test_somebody_has_something_to_do_until_the_game_is_over(case: Case) -> None:
    """Options are not empty, do not repeat, and count what they stand for."""
    for session in walk(case, 14, first_plies(case)):
        rules, s = session.rules, session.state
        for seat in rules.asked(s):
            options = list(rules.options(s, seat))
            assert options
            assert len(set(options)) == len(options)
            for option in options:
                n = count(option)
                assert n > 0
                if n <= 64:
                    actions = list(expand(option))
                    assert len(set(actions)) == n
                    assert [nth(option, index) for index in range(n)] == actions
            assert all(type(o[-1]) in (int, str, Span, Some) for o in options)


@every_table
def test_options_are_the_same_on_state_and_observation(case: Case) -> None:
    """The window and the opponents need no more than what the seat sees."""
    for session in walk(case, 15, first_plies(case)):
        rules, s = session.rules, session.state
        for seat in seats_of(session):
            seen = rules.observe(s, seat)
            assert rules.asked(seen) == rules.asked(s)
            assert legal_sets(rules, seen, seat) == legal_sets(rules, s, seat)


@every_case
def test_forced_answers_are_the_only_answers(case: Case) -> None:
    for session in walk(case, 16, first_plies(case), auto_forced=False):
        rules, s = session.rules, session.state
        for seat in rules.asked(s):
            forced = rules.forced(s, seat)
            if forced is not None:
                assert list(rules.decision(s, seat)) == [forced]
            assert rules.forced(rules.observe(s, seat), seat) == forced


@every_case
def test_chance_outcomes_are_legal_and_weighted(case: Case) -> None:
    """What is drawn is legal; what search is told is legal, distinct and has weight."""
    session = GameSession(case.rules(), case.setup)
    rules, s = session.rules, session.state
    draw = Draw(5)
    met = 0
    for ply in range(first_plies(case)):
        asked = rules.asked(s)
        if not asked:
            break
        seat, action = asked[0], None
        if asked == CHANCE:
            met += 1
            outcomes = rules.outcomes(s)
            if outcomes is not None:
                assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
                assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
                for outcome, _ in outcomes:
                    assert rules.malformed(outcome) is None
                    assert rules.why_not(s, CHANCE_SEAT, outcome) is None
            action = rules.outcome(s, draw.at(ply))
            assert rules.malformed(action) is None
            assert rules.why_not(s, CHANCE_SEAT, action) is None
            for bad in (shape(rules, draw) for _ in range(SHAPES)):
                rules.why_not(s, CHANCE_SEAT, bad)
        else:
            action = rules.decision(s, seat).sample(draw.at(ply).below)
        rules.apply(s, seat, action)
    assert met


@every_table
def test_an_aside_leaves_the_open_question_open(case: Case) -> None:
    """Resigning excepted, the frame it interrupts is still on the agenda, and where it was."""
    for session in walk(case, 17, first_plies(case)):
        rules, s = session.rules, session.state
        for seat in seats_of(session):
            for option in rules.asides(s, seat):
                if option[0] == "resign":
                    continue
                after = s.copy()
                rules.apply(after, seat, next(expand(option)))
                depth = len(s.agenda)
                assert after.agenda[:depth] == s.agenda
                assert after.ply == s.ply + 1


@every_case
def test_every_question_and_refusal_cites_a_rule(case: Case) -> None:
    for session in walk(case, 18, first_plies(case)):
        rules, s = session.rules, session.state
        draw = Draw(session.ply)
        for seat in rules.asked(s):
            assert rules.decision(s, seat).rule
        for seat in seats_of(session):
            refusal = rules.why_not(s, seat, shape(rules, draw))
            assert refusal is None or refusal.rule, refusal
