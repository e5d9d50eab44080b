"""The matches all generic checks run on: every game, variant, number of seats and option.

A game in ``games.catalogue()`` is here without being asked: its own list of variants and
options says what there is to check. Each option is tried once with all others at their
default, at the smallest table of the rulebook at which it changes anything.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs
import pytest

from boardgames_desktop.core.game import AnyGame, Presenter, Variant
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import catalogue
from toy import GAME as TOY

GAMES: tuple[AnyGame, ...] = (TOY, *catalogue())

MOST_PLIES = {"toy": 400, "risk": 40_000, "warcraft": 60_000}
"""A match of random players must be over by then."""


@attrs.frozen
class Case:
    """One match to check."""

    name: str
    game: AnyGame
    setup: Setup

    @property
    def most_plies(self) -> int:
        return MOST_PLIES[self.game.id]

    def rules(self) -> Rules:
        return self.game.rules(self.setup)

    def presenter(self, rules: Rules) -> Presenter:
        return self.game.presenter(rules)

    def session(self, seed: int = 1, *, auto_forced: bool = True) -> GameSession:
        """A new match whose opening chance has been played."""
        session = GameSession(self.rules(), attrs.evolve(self.setup, seed=seed))
        session.auto_forced = auto_forced
        session.start()
        return session


def _case(
    game: AnyGame,
    variant: Variant,
    seats: int,
    options: dict[str, str],
    colours: tuple[str, ...] = (),
) -> Case:
    chosen = [*colours, *(f"{key}={value}" for key, value in options.items())]
    name = "-".join([game.id, variant.id, str(seats), *chosen])
    seated = colours or game.seat_colours(variant, seats)
    places = tuple(SeatSetup("", HUMAN, colour) for colour in seated)
    return Case(name, game, Setup(game.id, variant.id, places, 1, options))


def _cases() -> Iterator[Case]:
    for game in GAMES:
        for variant in game.variants:
            for seats in range(variant.min_seats, variant.max_seats + 1):
                yield _case(game, variant, seats, {})
                if game.sides and not variant.colours:
                    yield _case(game, variant, seats, {}, game.colours[-seats:])
            for spec in variant.options:
                seats = min(spec.seats, default=variant.book_seats[0])
                for choice in spec.choices[1:2]:
                    yield _case(game, variant, seats, {spec.key: choice.value})


CASES: tuple[Case, ...] = tuple(_cases())
CASE_OF = {case.name: case for case in CASES}

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
"""Run a test once for every registered match."""

BASE_CASES = tuple(case for case in CASES if not case.setup.options)
every_table = pytest.mark.parametrize("case", BASE_CASES, ids=lambda case: case.name)
"""Run a test once for every game, variant and number of seats, options at their default."""
