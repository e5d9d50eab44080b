"""Saves of Warcraft just before something is to be done, found by playing by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from boardgames_desktop.core.actions import Action, Option, Span
from boardgames_desktop.core.rules import Decision
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.services.saves import Save, write_save

Session = GameSession[Any]
Fits = Callable[[Session, Option], object]

MOST_PLIES = 600

LIKED = frozenset({"move", "carry", "train", "deploy", "build", "finish"})
"""What is done more often than chance would have it: armies meet then."""


def table_of(variant: str, seed: int, persons: int = 1) -> Setup:
    """Return a table of people: one who plays for all, or as many as are said."""
    game = load_game("warcraft")
    chosen = next(one for one in game.variants if one.id == variant)
    colours = game.seat_colours(chosen, chosen.min_seats)
    seats = tuple(
        SeatSetup("", HUMAN, colour, index % persons + 1) for index, colour in enumerate(colours)
    )
    return Setup("warcraft", variant, seats, seed)


def played(setup: Setup) -> Iterator[tuple[Session, Decision[Any]]]:
    """Play by chance, but build and march; yields every question before its answer."""
    session = GameSession(load_game("warcraft").rules(setup), setup)
    session.start()
    choices = random.Random(setup.seed)
    while not session.over and session.ply < MOST_PLIES:
        seat = session.rules.asked(session.state)[0]
        decision = session.rules.decision(session.state, seat)
        yield session, decision
        liked = [option for option in decision.options if option[0] in LIKED]
        wild = liked and choices.random() < 0.7
        action = _most(choices.choice(liked)) if wild else decision.sample(choices.randrange)
        session.submit(seat, action)


def save_before(
    path: Path,
    variant: str,
    verb: str,
    fits: Fits | None = None,
    *,
    persons: int = 1,
    seed: int = 1,
) -> tuple[Session, Action]:
    """Write a save of the first question somebody may answer with a verb.

    Returns the session there and the action; the most of an amount is taken. The search
    begins with ``seed``.
    """
    for number in count(seed):
        for session, decision in played(table_of(variant, number, persons)):
            for option in decision.options:
                if option[0] == verb and (fits is None or fits(session, option)):
                    save = Save.of(session.setup, session.log, session.rules, session.state)
                    write_save(path, save)
                    return session, _most(option)
    raise AssertionError("seeds never end")


def _most(option: Option) -> Action:
    return tuple(part.hi if isinstance(part, Span) else part for part in option)
