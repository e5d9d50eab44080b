"""Random matches for the generic checks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardgames_desktop.core.actions import Action, Option, Seat, count, nth
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import GameSession
from generic.registry import Case

ASIDE_EVERY = 12
RESIGN_EVERY = 200
SEEN_EVERY = 4
"""Costly looks through everybody's eyes are taken once in so many plies."""


def choose(rules: Rules, s: Any, draw: Draw) -> tuple[Seat, Action]:
    """A random legal answer of a random asked seat; now and then an aside of any seat."""
    if not draw.below(ASIDE_EVERY):
        asides = [(seat, option) for seat in range(rules.seats) for option in rules.asides(s, seat)]
        asides = [pair for pair in asides if pair[1][0] != "resign" or not draw.below(RESIGN_EVERY)]
        if asides:
            seat, option = asides[draw.below(len(asides))]
            return seat, sample(option, draw)
    asked = rules.asked(s)
    seat = asked[draw.below(len(asked))]
    return seat, rules.decision(s, seat).sample(draw.below)


def sample(option: Option, draw: Draw) -> Action:
    return nth(option, draw.below(count(option)))


def walk(
    case: Case, seed: int, plies: int | None = None, *, auto_forced: bool = True
) -> Iterator[GameSession]:
    """A match played at random; yields before every answer, and once at its end.

    A caller may look at the session but not change it.
    """
    session = case.session(seed, auto_forced=auto_forced)
    draw = Draw(seed)
    while not session.over and (plies is None or session.ply < plies):
        yield session
        seat, action = choose(session.rules, session.state, draw.at(session.ply))
        session.submit(seat, action)
    yield session


def seats_of(session: GameSession) -> range:
    return range(session.rules.seats)


def first_plies(case: Case) -> int:
    """How far most checks walk: a toy to its end, a long game well into its turns."""
    return min(case.most_plies, 260)
