"""Pieces as they lie on mats and in trays: the map's own pictures, painted at another size."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from boardgames_desktop.core.picture import Token
from boardgames_desktop.gui.paint.mats import Piece, plain_piece
from boardgames_desktop.gui.theme import theme


def piece_of(token: Token, colour: str) -> Piece:
    """Return how one piece of a stack is painted, whatever its number."""
    return plain_piece(colour, token.kind, theme())


def nothing(painter: QPainter, centre: QPointF, size: float) -> None:
    """Paint no piece."""
    del painter, centre, size
