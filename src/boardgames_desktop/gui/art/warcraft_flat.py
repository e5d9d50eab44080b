"""The boards of Warcraft in the high contrast theme: plain fills, one white sign a space."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

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


def paint(painter: QPainter, board: Board, area: QRectF, theme: Theme) -> None:
    """Paint table and spaces."""
    painter.fillRect(area, theme.window)
    for tile in tiles_of(board):
        with tile.under(painter):
            town = tile.kind.startswith("town")
            painter.setPen(pen(theme.text, 1.6 * theme.bold))
            painter.setBrush(QColor(TOWN if town else FILLS.get(tile.kind, FILLS["blank"])))
            painter.drawPath(hexagon(SIDE - 1))
            if town:
                _town(painter, tile, theme)
            elif tile.kind in SIGNS:
                SIGNS[tile.kind](painter, theme)


def _town(painter: QPainter, tile: Tile, theme: Theme) -> None:
    painter.setPen(pen(theme.text, STROKE))
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
        painter.setBrush(theme.text)
        painter.drawPath(seats.emblem_path(seat.emblem, QPointF(0, -6), 12))


def _forest(painter: QPainter, theme: Theme) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(theme.text)
    for x, y, size in ((-26, 6, 20), (26, 6, 20), (0, -4, 25)):
        painter.drawPath(
            closed(
                (QPointF(x - size * 0.6, y), QPointF(x, y - size * 1.5), QPointF(x + size * 0.6, y))
            )
        )
        painter.drawRect(QRectF(x - 2.4, y, 4.8, 7))


def _gold(painter: QPainter, theme: Theme) -> None:
    cave = QPainterPath(QPointF(-24, 16))
    cave.lineTo(-24, -4)
    cave.cubicTo(-24, -36, 24, -36, 24, -4)
    cave.lineTo(24, 16)
    cave.closeSubpath()
    painter.setPen(pen(theme.text, STROKE))
    painter.setBrush(theme.window)
    painter.drawPath(cave)
    painter.setPen(NO_PEN)
    painter.setBrush(theme.accent_hi)
    for x, y in ((-10, 8), (10, 8), (0, -5)):
        painter.drawEllipse(QPointF(x, y), 8, 7)


def _mountain(painter: QPainter, theme: Theme) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(theme.text)
    for x, y, size in ((-18, 18, 26), (18, 22, 24), (2, 4, 22)):
        painter.drawPath(
            closed((QPointF(x - size, y), QPointF(x, y - size * 1.5), QPointF(x + size, y)))
        )
        painter.setBrush(theme.window)
        painter.drawPath(
            closed(
                (
                    QPointF(x - size + 8, y - 4),
                    QPointF(x, y - size * 1.1),
                    QPointF(x + size - 8, y - 4),
                )
            )
        )
        painter.setBrush(theme.text)


def _objective(painter: QPainter, theme: Theme) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(theme.text)
    for step in range(8):
        at = math.tau * (step + 0.5) / 8
        spot = QPointF(38 * math.cos(at), 26 * math.sin(at) + 4)
        painter.drawRoundedRect(QRectF(spot.x() - 5, spot.y() - 12, 10, 18), 3, 3)


def _tree(painter: QPainter, theme: Theme) -> None:
    painter.setPen(pen(theme.text, 7))
    painter.drawPath(opened((QPointF(0, 30), QPointF(0, -6))))
    painter.setPen(NO_PEN)
    painter.setBrush(theme.text)
    for x, y, size in ((-20, -12, 17), (20, -12, 17), (0, -26, 21)):
        painter.drawEllipse(QPointF(x, y), size, size * 0.85)


SIGNS: Mapping[str, Callable[[QPainter, Theme], None]] = {
    "forest": _forest,
    "gold": _gold,
    "mountain": _mountain,
    "objective": _objective,
    "nordrassil": _tree,
}
