"""Whole games of the opponents: every answer legal, every law kept at every ply, an end."""

from __future__ import annotations

import pytest

from boardgames_desktop.ai.tournament import Contest, played, verify
from boardgames_desktop.games import catalogue

GAMES = 200
CHUNKS = 10
LEVELS = ("normal", "easy", "easy", "normal", "easy", "easy")

TABLES = [
    (game.id, variant.id, seats)
    for game in catalogue()
    for variant in game.variants
    for seats in range(variant.min_seats, variant.max_seats + 1)
]


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_hundred_games_of_computers(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        game, variant, seats = TABLES[number // CHUNKS % len(TABLES)]
        contest = Contest.checked(game, variant, LEVELS[:seats], games=GAMES, seed=200)
        session = played(contest, number)
        assert session.over, (game, variant, seats, number)
        assert verify(session.setup, session.log) is None, (game, variant, seats, number)
