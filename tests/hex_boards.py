"""The boards of Warcraft's scenarios, for tests of what paints them."""

from __future__ import annotations

from functools import cache

from boardgames_desktop.core.picture import Board
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games.warcraft import GAME

SCENARIOS = tuple(variant.id for variant in GAME.variants)


def setup_of(scenario: str) -> Setup:
    """Return a table of people for a scenario."""
    variant = GAME.variant(scenario)
    colours = GAME.seat_colours(variant, variant.max_seats)
    return Setup(GAME.id, scenario, tuple(SeatSetup("", HUMAN, colour) for colour in colours), 1)


@cache
def hex_board(scenario: str) -> Board:
    """Return the map of a scenario."""
    presenter = GAME.presenter(GAME.rules(setup_of(scenario)))
    return next(board for board in presenter.boards() if board.layout == "map")
