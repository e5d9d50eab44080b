"""A position in a few lines of text, as rulebooks show it: played from its seed.

::

    game: warcraft
    variant: main2
    colours: blue green
    seed: 3
    plies: 12
    *: draw cripple curse summon_building
    blue: move ...

``colours`` are those of the seats, which in Warcraft say who plays which race; without them
the seats have the first free ones. ``plies`` answers are chosen at random from the seed; the
lines after them are entries of a log. Lines of chance say what is dealt at the beginning where
the seed would deal something else, the first of its kind, the second, and so on. Every position
can be reached by the rules, so it can be played on.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import attrs

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.notation import NotationError, parse_entry
from boardgames_desktop.core.picture import Board, Picture
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import Entry, GameSession, IllegalActionError, ReplayError
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import GAME_IDS, load_game

FACTS = frozenset({"game", "variant", "seed", "plies", "seats", "colours"})
DEALT = "*:"
"""Begins a line of chance."""

MOST_PLIES = 2_000
"""Longest way to a position."""


class PositionError(ValueError):
    """A text describes no position."""


@attrs.frozen
class Position:
    """A position that was read.

    Attributes:
        setup: a table of people only.
        entries: what has been played.
        board: the map. picture: how it looks to a spectator.
    """

    game: AnyGame
    setup: Setup
    entries: tuple[Entry, ...]
    board: Board
    picture: Picture


def read_position(text: str) -> Position:
    """Return the position a text describes; raises PositionError."""
    facts, options, lines = _read(text)
    setup = _setup(facts, options)
    game = load_game(setup.game)
    try:
        rules = game.rules(setup)
    except (KeyError, ValueError) as error:
        raise PositionError(str(error)) from error
    colours = [seat.colour for seat in setup.seats]
    session = _begun(rules, setup, [line for line in lines if line.startswith(DEALT)])
    _play(session, _number(facts, "plies"), random.Random(setup.seed))
    for line in lines:
        if line.startswith(DEALT):
            continue
        try:
            entry = parse_entry(rules.verbs, colours, line)
            session.submit(entry.seat, entry.action)
        except (NotationError, IllegalActionError) as error:
            raise PositionError(f"{line}: {error}") from error
    presenter = game.presenter(rules)
    board = next(one for one in presenter.boards() if one.layout == "map")
    picture = presenter.picture(rules.observe(session.state, None), None)
    return Position(game, setup, tuple(session.log), board, picture)


def _begun(rules: Rules[Any], setup: Setup, dealt: Sequence[str]) -> GameSession[Any]:
    """Return a match that has begun, with what is dealt instead of what the seed would deal."""
    session: GameSession[Any] = GameSession(rules, setup)
    session.start()
    if not dealt:
        return session
    entries, end = list(session.log), 0
    for line in dealt:
        try:
            given = parse_entry(rules.verbs, [seat.colour for seat in setup.seats], line)
        except NotationError as error:
            raise PositionError(f"{line}: {error}") from error
        verb = given.action[0]
        fits = (at for at in range(end, len(entries)) if entries[at].action[0] == verb)
        at = next(fits, None)
        if at is None:
            raise PositionError(f"{line}: nothing like that is dealt at the beginning")
        entries[at], end = given, at + 1
    session = GameSession(rules, setup)
    try:
        session.replay(entries[:end])
    except ReplayError as error:
        raise PositionError(f"{dealt[-1]}: {error}") from error
    session.start()
    return session


def _read(text: str) -> tuple[dict[str, str], dict[str, str], list[str]]:
    facts: dict[str, str] = {}
    options: dict[str, str] = {}
    lines: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        key, _, value = line.partition(":")
        if key in FACTS and not lines:
            facts[key] = value.strip()
        elif key.startswith("option ") and not lines:
            options[key.removeprefix("option ").strip()] = value.strip()
        else:
            lines.append(line)
    return facts, options, lines


def _setup(facts: dict[str, str], options: dict[str, str]) -> Setup:
    game_id = facts.get("game", "")
    if game_id not in GAME_IDS:
        raise PositionError(f"there is no game {game_id!r}")
    game = load_game(game_id)
    try:
        variant = game.variant(facts["variant"]) if "variant" in facts else game.variants[0]
    except KeyError as error:
        raise PositionError(f"there is no variant {facts['variant']!r}") from error
    count = _number(facts, "seats") or variant.book_seats[1]
    if not variant.min_seats <= count <= variant.max_seats:
        raise PositionError(f"{count} seats")
    colours = tuple(facts.get("colours", "").split()) or game.seat_colours(variant, count)
    if len(colours) != count or not set(colours) <= set(game.colours):
        raise PositionError(f"{count} colours are wanted, not {' '.join(colours)}")
    seats = tuple(SeatSetup("", HUMAN, colour) for colour in colours)
    return Setup(game_id, variant.id, seats, _number(facts, "seed"), options)


def _number(facts: dict[str, str], key: str) -> int:
    word = facts.get(key, "0")
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise PositionError(f"{key} is no number: {word}")
    return int(word)


def _play(session: GameSession[Any], plies: int, choices: random.Random) -> None:
    if plies > MOST_PLIES:
        raise PositionError(f"more than {MOST_PLIES} plies")
    while session.ply < plies:
        asked = session.rules.asked(session.state)
        if not asked:
            return
        decision = session.rules.decision(session.state, asked[0])
        session.submit(asked[0], decision.sample(choices.randrange))
