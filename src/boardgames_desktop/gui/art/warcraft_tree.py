"""The world tree, and the lights that hang from the trees of the elves, in hex units."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.gui.art.hexes import Tile
from boardgames_desktop.gui.paint.ink import NO_PEN, faded, horizontal, mixed, orb, pen

BLACK, WHITE = QColor("#000000"), QColor("#ffffff")
TREE_LOWER, TREE_SMALLER = 8.0, 0.9
"""How far the world tree stands below the middle, and how much smaller it is than drawn."""


def world_tree(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint the world tree: a crown that fills its space, roots, lights."""
    del tile
    painter.translate(0, TREE_LOWER)
    painter.scale(TREE_SMALLER, TREE_SMALLER)
    painter.setPen(NO_PEN)
    painter.setBrush(orb(QPointF(0, -14), 64, faded(QColor("#d8fff0"), 150), faded(WHITE, 0)))
    painter.drawEllipse(QPointF(0, -12), 62, 58)
    painter.setBrush(faded(BLACK, 90))
    painter.drawEllipse(QPointF(3, 38), 46, 11)
    trunk = QPainterPath(QPointF(-42, 42))
    trunk.cubicTo(-20, 32, -17, 8, -18, -18)
    trunk.lineTo(18, -18)
    trunk.cubicTo(17, 8, 20, 32, 42, 42)
    trunk.cubicTo(26, 38, 20, 40, 12, 46)
    trunk.cubicTo(8, 36, -8, 36, -12, 46)
    trunk.cubicTo(-20, 40, -26, 38, -42, 42)
    painter.setPen(pen(QColor("#23170c"), 1.5))
    painter.setBrush(horizontal(QRectF(-24, 0, 48, 1), QColor("#a98460"), QColor("#47311d")))
    painter.drawPath(trunk)
    painter.setPen(pen(QColor("#3a2614"), 1.1, 170))
    for x in (-8, -1, 7):
        line = QPainterPath(QPointF(x, -12))
        line.cubicTo(x * 1.1, 4, x * 0.8, 20, x * 2.1, 37)
        painter.drawPath(line)
    crown = (
        (-37, -8, 20),
        (37, -8, 20),
        (-24, -28, 24),
        (25, -28, 24),
        (-44, -22, 15),
        (44, -22, 15),
        (0, -16, 26),
        (0, -42, 22),
        (-20, -44, 15),
        (20, -44, 15),
        (-14, -8, 17),
        (15, -9, 17),
    )
    for x, y, size in crown:
        centre = QPointF(x, y)
        painter.setPen(pen(QColor("#153a34"), 1.1))
        painter.setBrush(
            orb(
                centre - QPointF(size * 0.4, size * 0.5),
                size * 1.5,
                QColor("#a8ecd0"),
                QColor("#1f6a5a"),
            )
        )
        painter.drawEllipse(centre, size, size * 0.82)
    for _ in range(46):
        spot = QPointF(rng.uniform(-52, 52), rng.uniform(-58, 4))
        if (spot.x() / 56) ** 2 + ((spot.y() + 24) / 34) ** 2 < 1:
            painter.setPen(NO_PEN)
            painter.setBrush(faded(WHITE, rng.randint(50, 130)))
            painter.drawEllipse(spot, rng.uniform(0.7, 1.7), 0.9)
    for x, y in ((-44, 8), (44, 8), (-27, 10), (28, 9), (-12, 12), (13, 13)):
        lantern(painter, QPointF(x, y), QColor("#9ff5dc"))


def lantern(painter: QPainter, spot: QPointF, glow: QColor) -> None:
    """Paint a light that hangs from a branch."""
    painter.setPen(pen(glow, 0.9, 170))
    painter.drawLine(spot - QPointF(0, 10), spot)
    painter.setPen(NO_PEN)
    painter.setBrush(orb(spot, 8, faded(mixed(glow, WHITE, 0.6), 235), faded(glow, 0)))
    painter.drawEllipse(spot, 8, 8)
    painter.setBrush(mixed(glow, WHITE, 0.8))
    painter.drawEllipse(spot, 2.2, 2.8)
