"""Pieces as they lie on mats and in trays: the map's own markers, painted at another size."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from boardgames_desktop.core.picture import Token
from boardgames_desktop.gui.board.sprites import unit_look
from boardgames_desktop.gui.paint import units
from boardgames_desktop.gui.paint.mats import Piece, plain_piece
from boardgames_desktop.gui.theme import theme

HEIGHT = 2.2
"""Height of a marker in sizes: half its body and a little more."""


def piece_of(token: Token, colour: str, *, emblem: bool = True) -> Piece:
    """Return how one piece of a stack is painted, whatever its number and level.

    Args:
        token: the stack.
        colour: of its owner's seat.
        emblem: with the owner's emblem, where there is room for it.
    """
    if token.kind not in units.KINDS:
        return plain_piece(colour, token.kind, theme())
    look = attrs.evolve(unit_look(token, colour), count=1, level=0, moved=0)
    paint = units.paint_unit if emblem else units.paint_body

    def draw(painter: QPainter, centre: QPointF, size: float) -> None:
        paint(painter, centre, look, size * HEIGHT, theme())

    return draw
