"""The boards of Warcraft in plain fills, one sign a space.

In white on black for the high contrast theme; in the colours of the painted land for stamps and
for the moment before that is painted.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.art.hexes import SIDE, Tile, hexagon, tiles_of
from boardgames_desktop.gui.paint import seats
from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, closed, opened, pen
from boardgames_desktop.gui.theme import Theme

FILLS: Mapping[str, str] = {
    "forest": "#0c4a1c",
    "gold": "#5c4100",
    "mountain": "#4c4c4c",
    "objective": "#2b2b63",
    "blank": "#26361a",
    "nordrassil": "#00504a",
}
TOWN = "#3a1f10"
EMBLEMS: Mapping[str, str] = {
    "town_human": "blue",
    "town_orc": "red",
    "town_undead": "purple",
    "town_night_elf": "green",
}
"""Seat colour whose emblem tells whose town it is."""
STROKE = 3.4


@attrs.frozen
class Inks:
    """Colours of a sign: of its lines and fills, of holes in it, of gold."""

    ink: QColor
    hole: QColor
    gold: QColor


def paint(painter: QPainter, board: Board, area: QRectF, theme: Theme) -> None:
    """Paint table and spaces for the high contrast theme."""
    painter.fillRect(area, theme.window)
    inks = Inks(theme.text, theme.window, theme.accent_hi)
    for tile in tiles_of(board):
        with tile.under(painter):
            town = tile.kind.startswith("town")
            painter.setPen(pen(theme.text, 1.6 * theme.bold))
            painter.setBrush(QColor(TOWN if town else FILLS.get(tile.kind, FILLS["blank"])))
            painter.drawPath(hexagon(SIDE - 1))
            paint_sign(painter, tile, inks, theme)


def paint_sign(painter: QPainter, tile: Tile, inks: Inks, theme: Theme) -> None:
    """Paint what a space is, in hex units; nothing on a meadow."""
    if tile.kind.startswith("town"):
        _town(painter, tile, inks, theme)
    elif tile.kind in SIGNS:
        SIGNS[tile.kind](painter, inks)


def _town(painter: QPainter, tile: Tile, inks: Inks, theme: Theme) -> None:
    painter.setPen(pen(inks.ink, STROKE))
    painter.setBrush(NO_BRUSH)
    house = closed(
        QPointF(x, y)
        for x, y in ((-24, 16), (-24, -10), (-30, -10), (0, -36), (30, -10), (24, -10), (24, 16))
    )
    painter.drawPath(house)
    colour = EMBLEMS.get(tile.kind)
    if colour is not None:
        seat = theme.seat(colour)
        painter.setPen(NO_PEN)
        painter.setBrush(inks.ink if theme.flat else seat.base)
        painter.drawPath(seats.emblem_path(seat.emblem, QPointF(0, -6), 12))


def _forest(painter: QPainter, inks: Inks) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(inks.ink)
    for x, y, size in ((-26, 6, 20), (26, 6, 20), (0, -4, 25)):
        painter.drawPath(
            closed(
                (QPointF(x - size * 0.6, y), QPointF(x, y - size * 1.5), QPointF(x + size * 0.6, y))
            )
        )
        painter.drawRect(QRectF(x - 2.4, y, 4.8, 7))


def _gold(painter: QPainter, inks: Inks) -> None:
    cave = QPainterPath(QPointF(-24, 16))
    cave.lineTo(-24, -4)
    cave.cubicTo(-24, -36, 24, -36, 24, -4)
    cave.lineTo(24, 16)
    cave.closeSubpath()
    painter.setPen(pen(inks.ink, STROKE))
    painter.setBrush(inks.hole)
    painter.drawPath(cave)
    painter.setPen(NO_PEN)
    painter.setBrush(inks.gold)
    for x, y in ((-10, 8), (10, 8), (0, -5)):
        painter.drawEllipse(QPointF(x, y), 8, 7)


def _mountain(painter: QPainter, inks: Inks) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(inks.ink)
    for x, y, size in ((-18, 18, 26), (18, 22, 24), (2, 4, 22)):
        painter.drawPath(
            closed((QPointF(x - size, y), QPointF(x, y - size * 1.5), QPointF(x + size, y)))
        )
        painter.setBrush(inks.hole)
        painter.drawPath(
            closed(
                (
                    QPointF(x - size + 8, y - 4),
                    QPointF(x, y - size * 1.1),
                    QPointF(x + size - 8, y - 4),
                )
            )
        )
        painter.setBrush(inks.ink)


def _objective(painter: QPainter, inks: Inks) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(inks.ink)
    for step in range(8):
        at = math.tau * (step + 0.5) / 8
        spot = QPointF(38 * math.cos(at), 26 * math.sin(at) + 4)
        painter.drawRoundedRect(QRectF(spot.x() - 5, spot.y() - 12, 10, 18), 3, 3)


def _tree(painter: QPainter, inks: Inks) -> None:
    painter.setPen(pen(inks.ink, 7))
    painter.drawPath(opened((QPointF(0, 30), QPointF(0, -6))))
    painter.setPen(NO_PEN)
    painter.setBrush(inks.ink)
    for x, y, size in ((-20, -12, 17), (20, -12, 17), (0, -26, 21)):
        painter.drawEllipse(QPointF(x, y), size, size * 0.85)


SIGNS: Mapping[str, Callable[[QPainter, Inks], None]] = {
    "forest": _forest,
    "gold": _gold,
    "mountain": _mountain,
    "objective": _objective,
    "nordrassil": _tree,
}
