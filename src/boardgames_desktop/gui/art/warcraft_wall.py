"""A wall on the side between two spaces."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardgames_desktop.gui.art.hexes import SIDE
from boardgames_desktop.gui.paint.ink import NO_PEN, faded, horizontal, mixed, pen, vertical
from boardgames_desktop.gui.theme import Theme

BLACK, WHITE = QColor("#000000"), QColor("#ffffff")
LINE = QColor("#221a12")
STONE = (QColor("#e9e3d6"), QColor("#8b8374"))
BLOCKS = 6
REACH = 0.94
"""Part of the side a wall covers."""


def paint_wall(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    side: float,
    rng: random.Random,
    theme: Theme,
) -> None:
    """Paint a wall between two scene points.

    Args:
        painter: target, in scene units.
        start: one end of the side.
        end: the other one.
        side: of the spaces.
        rng: varies the stones.
        theme: colours.
    """
    if (end.x(), end.y()) < (start.x(), start.y()):
        start, end = end, start
    painter.save()
    painter.translate((start + end) / 2)
    painter.scale(side / SIDE, side / SIDE)
    way = (end - start) * (SIDE / side) * REACH
    if theme.flat:
        for colour, width in ((theme.window, 15.0), (theme.text, 10.0)):
            painter.setPen(pen(colour, width))
            painter.drawLine(-way / 2, way / 2)
        painter.setPen(pen(theme.window, 10.0, dashes=(0.2, 0.9), flat=True))
        painter.drawLine(-way / 2, way / 2)
    else:
        _stones(painter, way, rng)
    painter.restore()


def _stones(painter: QPainter, way: QPointF, rng: random.Random) -> None:
    long = math.hypot(way.x(), way.y())
    wide = max(6.5, abs(way.x()) / BLOCKS * 0.62)
    painter.setPen(pen(BLACK, 11, 95))
    painter.drawLine(-way / 2 + QPointF(3, 4), way / 2 + QPointF(3, 4))
    spots = [way * ((step + 0.5) / BLOCKS - 0.5) for step in range(BLOCKS)]
    for foot in sorted(spots, key=lambda spot: spot.y()):
        high = 15 * rng.uniform(0.92, 1.08)
        deep = max(7.0, long / BLOCKS * 0.62 * (0.4 + 0.6 * abs(way.y()) / long))
        block = QRectF(foot.x() - wide, foot.y() - high, 2 * wide, high + deep * 0.5)
        painter.setPen(pen(LINE, 1.2))
        painter.setBrush(horizontal(block, *STONE))
        painter.drawRoundedRect(block, 1.6, 1.6)
        top = QRectF(block.left(), block.top() - 3.4, block.width(), 7.4)
        painter.setBrush(vertical(top, mixed(STONE[0], WHITE, 0.5), STONE[0]))
        painter.drawRoundedRect(top, 1.8, 1.8)
        painter.setPen(pen(LINE, 0.8, 130))
        painter.drawLine(
            QPointF(block.left() + 1, block.center().y() + 2),
            QPointF(block.right() - 1, block.center().y() + 2),
        )
        painter.setPen(NO_PEN)
        painter.setBrush(faded(QColor("#5f7a3a"), 150))
        if rng.random() < 0.5:
            painter.drawEllipse(QPointF(block.left() + wide * 0.5, block.bottom()), 3.4, 1.8)
