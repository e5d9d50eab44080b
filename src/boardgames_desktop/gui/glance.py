"""A quick look at a game that is not on the table."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from boardgames_desktop.core.picture import Board, Picture
from boardgames_desktop.core.session import Entry, GameSession
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.theme import theme
from boardgames_desktop.gui.thumbnail import map_board, thumbnail


@attrs.frozen
class Glance:
    """A quick look at a game that is not on the table.

    Attributes:
        board: its map, if it has one.
        picture: the position as a spectator sees it.
        over: the game has ended.
    """

    setup: Setup
    board: Board | None
    picture: Picture
    plies: int
    over: bool


def glance(setup: Setup, entries: Sequence[Entry]) -> Glance:
    """Play a checked log through and look at where it ends."""
    game = load_game(setup.game)
    rules = game.rules(setup)
    presenter = game.presenter(rules)
    session = GameSession(rules, setup)
    session.replay(entries)
    picture = presenter.picture(session.observe(None), None)
    return Glance(setup, map_board(presenter.boards()), picture, len(entries), session.over)


def glance_picture(seen: Glance, size: QSize, ratio: float) -> QImage:
    """Paint the board of a glance; a null image if it has none."""
    if seen.board is None:
        return QImage()
    colours = load_game(seen.setup.game).colours_of(seen.setup)
    return thumbnail(
        seen.board,
        size,
        theme(),
        ratio=ratio,
        picture=seen.picture,
        colours=colours,
    )
