"""Giving up is possible at every question, and the game goes on to whatever comes next."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game

GAME = load_game("risk")
PLIES, AFTER, TRIALS = 350, 60, 2


def table(variant: str) -> Setup:
    seats = GAME.variant(variant).book_seats[1]
    people = tuple(SeatSetup("", HUMAN, colour) for colour in GAME.colours[:seats])
    return Setup(game="risk", variant=variant, seats=people, seed=3)


def play(session: GameSession[Any], plies: int, choices: random.Random) -> None:
    for _ in range(plies):
        asked = session.rules.asked(session.state)
        if not asked:
            return
        decision = session.rules.decision(session.state, asked[0])
        session.submit(asked[0], decision.sample(choices.randrange))


@pytest.mark.parametrize("variant", [variant.id for variant in GAME.variants])
def test_giving_up_at_every_question(variant: str) -> None:
    setup = table(variant)
    rules = GAME.rules(setup)
    session: GameSession[Any] = GameSession(rules, setup)
    session.start()
    choices = random.Random(7)
    tried: dict[str, int] = {}
    for _ in range(PLIES):
        for seat in rules.asked(session.state):
            kind = rules.decision(session.state, seat).kind
            if tried.setdefault(kind, 0) < TRIALS:
                tried[kind] += 1
                other: GameSession[Any] = GameSession(rules, setup)
                other.replay(session.log)
                other.submit(seat, ("resign",))
                play(other, AFTER, choices)
        play(session, 1, choices)
    assert {"combat", "defend", "move_in", "reinforce", "fortify", "place"} <= tried.keys()
