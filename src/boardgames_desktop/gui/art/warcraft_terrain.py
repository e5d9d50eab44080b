"""What stands on the spaces of Warcraft: woods, mines, mountains, stone circles, meadows.

Each function paints one space in hex units (:mod:`~boardgames_desktop.gui.art.hexes`); the
lower middle is left open for the pieces.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from boardgames_desktop.gui.art import scenery
from boardgames_desktop.gui.art.hexes import Tile
from boardgames_desktop.gui.art.warcraft_tree import world_tree
from boardgames_desktop.gui.paint.controls import star
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    closed,
    faded,
    horizontal,
    inside,
    kept,
    mixed,
    opened,
    orb,
    pen,
    vertical,
)

Paint = Callable[[QPainter, Tile, random.Random], None]

BLACK, WHITE = QColor("#000000"), QColor("#ffffff")
LINE = QColor("#2a1b0e")
ROCK = (QColor("#d2cbbc"), QColor("#857d6e"))
GOLD = (QColor("#fff3ac"), QColor("#cf921c"), QColor("#76520a"))
LEAVES = (QColor("#33683f"), QColor("#2a5a3b"), QColor("#427a44"), QColor("#3a6f3a"))
GATE, GATE_WIDE = 4, 0.7
"""Points from which on a stone circle has a gate, and how much of the circle that takes."""
CLEARING = QRectF(-29, 6, 58, 34)
"""Where no tree stands in a wood: for pieces."""


def stands_free(x: float, y: float) -> bool:
    """Tell whether something at a point would stand well within its space."""
    return abs(x) < 51 and abs(y) < 57 - abs(x) * 0.56


def rock(painter: QPainter, foot: QPointF, size: float, rng: random.Random) -> None:
    """Paint a boulder."""
    x, y = foot.x(), foot.y()
    lean = rng.uniform(-0.15, 0.15)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(BLACK, 60))
    painter.drawEllipse(QPointF(x + size * 0.2, y + size * 0.42), size * 1.05, size * 0.3)
    body = [(-1, 0.42), (-0.8, -0.2), (-0.3 + lean, -0.68), (0.4, -0.6), (0.92, -0.05), (1, 0.42)]
    painter.setPen(pen(LINE, 0.9, 190))
    painter.setBrush(vertical(QRectF(x - size, y - size, 2 * size, 1.5 * size), *ROCK))
    painter.drawPolygon(QPolygonF([QPointF(x + a * size, y + b * size) for a, b in body]))
    painter.setPen(NO_PEN)
    painter.setBrush(faded(WHITE, 70))
    face = [(-0.72, -0.14), (-0.3 + lean, -0.6), (0.1, -0.5), (-0.3, 0.05)]
    painter.drawPolygon(QPolygonF([QPointF(x + a * size, y + b * size) for a, b in face]))


def bush(painter: QPainter, foot: QPointF, size: float, rng: random.Random) -> None:
    """Paint a bush."""
    x, y = foot.x(), foot.y()
    leaf = rng.choice(LEAVES).lighter(rng.randint(112, 138))
    painter.setPen(NO_PEN)
    painter.setBrush(faded(BLACK, 55))
    painter.drawEllipse(QPointF(x + size * 0.2, y), size * 1.1, size * 0.34)
    for dx, dy, wide, tone in (
        (-0.45, -0.3, 0.55, 118),
        (0.5, -0.28, 0.5, 130),
        (0.02, -0.55, 0.66, 104),
    ):
        centre = QPointF(x + dx * size, y + dy * size)
        painter.setBrush(leaf.darker(tone))
        painter.drawEllipse(centre, wide * size, wide * size * 0.78)
    painter.setBrush(faded(WHITE, 50))
    painter.drawEllipse(QPointF(x - size * 0.16, y - size * 0.78), size * 0.26, size * 0.17)


def flowers(painter: QPainter, rng: random.Random, count: int) -> None:
    """Paint flowers in clumps."""
    painter.setPen(NO_PEN)
    tints = (QColor("#fff6de"), QColor("#f0cd4e"), QColor("#d8705f"), QColor("#b98fd6"))
    for _ in range(max(1, count // 4)):
        middle, tint = QPointF(rng.uniform(-44, 44), rng.uniform(-44, 46)), rng.choice(tints)
        for _ in range(rng.randint(3, 6)):
            spot = middle + QPointF(rng.gauss(0, 6), rng.gauss(0, 4))
            painter.setBrush(faded(QColor("#2f4a1a"), 120))
            painter.drawEllipse(spot + QPointF(0.5, 0.9), 1.5, 1.2)
            painter.setBrush(tint)
            painter.drawEllipse(spot, 1.5, 1.35)


def meadow(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint grass land, each space another one."""
    del tile
    extra = rng.choice((_pond, _path, _ruin, _stump, None, None, None))
    if extra is not None:
        extra(painter, rng)
    flowers(painter, rng, rng.randint(6, 16))
    spots: list[tuple[float, float]] = []
    for _ in range(rng.randint(7, 12)):
        x, y = rng.uniform(-50, 50), rng.uniform(-52, 54)
        if stands_free(x, y) and not (abs(x) < 30 and -26 < y < 42):
            spots.append((y, x))
    for y, x in sorted(spots):
        _plant(painter, QPointF(x, y), rng.uniform(12, 18), rng)


def _plant(painter: QPainter, foot: QPointF, size: float, rng: random.Random) -> None:
    roll = rng.random()
    if roll < 0.42:
        scenery.tree(painter, foot, size, rng, rng.choice(LEAVES).lighter(128))
    elif roll < 0.55:
        scenery.pine(painter, foot, size * 1.15, rng, rng.choice(LEAVES))
    elif roll < 0.78:
        bush(painter, foot, size * 0.36, rng)
    else:
        rock(painter, foot, size * 0.3, rng)


def _pond(painter: QPainter, rng: random.Random) -> None:
    x, y = rng.uniform(-22, 22), rng.choice((-26.0, -22.0, 30.0))
    wide = rng.uniform(17, 23)
    for grow, colour in ((3.4, QColor("#7d7146")), (1.6, QColor("#c8b98a"))):
        painter.setPen(NO_PEN)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), wide + grow, wide * 0.52 + grow)
    painter.setBrush(vertical(QRectF(x, y - 10, 1, 20), QColor("#4f8f9c"), QColor("#8cc0c0")))
    painter.drawEllipse(QPointF(x, y), wide, wide * 0.52)
    for dx, dy, size in ((-0.3, -0.1, 4.0), (0.25, 0.15, 3.4), (0.0, -0.3, 2.6)):
        spot = QPointF(x + dx * wide, y + dy * wide)
        scenery.wave(painter, spot, size, faded(WHITE, 150))
    for _ in range(5):
        at = rng.uniform(0, 6.28)
        foot = QPointF(x + (wide + 2) * math.cos(at), y + (wide * 0.52 + 2) * math.sin(at))
        scenery.tuft(painter, foot, 6.5, rng, QColor("#4a6a2c"))


def _path(painter: QPainter, rng: random.Random) -> None:
    slope = rng.choice((-1, 1))
    line = QPainterPath(QPointF(-66, slope * rng.uniform(8, 34)))
    line.cubicTo(-24, slope * 26, 20, slope * -22, 66, slope * rng.uniform(-34, -8))
    painter.setBrush(NO_BRUSH)
    for width, colour, alpha in (
        (12.5, QColor("#6f6a38"), 90),
        (9.5, QColor("#c7ad78"), 235),
        (4.0, QColor("#dcc796"), 150),
    ):
        painter.setPen(pen(colour, width, alpha))
        painter.drawPath(line)
    painter.setPen(NO_PEN)
    for share in (0.12, 0.27, 0.4, 0.58, 0.71, 0.88):
        spot = line.pointAtPercent(share) + QPointF(rng.uniform(-4, 4), rng.uniform(-3, 3))
        painter.setBrush(faded(QColor("#8a7448"), 190))
        painter.drawEllipse(spot, 1.4, 1.0)


def _ruin(painter: QPainter, rng: random.Random) -> None:
    x, y = rng.uniform(-26, 26), rng.uniform(-34, -24)
    for dx, high in ((-11, 15), (-1, 9), (10, 19)):
        area = QRectF(x + dx - 3.6, y - high, 7.2, high)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(BLACK, 60))
        painter.drawEllipse(QPointF(x + dx + 2, y + 0.5), 6, 2.2)
        painter.setPen(pen(LINE, 0.9, 200))
        painter.setBrush(horizontal(area, *ROCK))
        painter.drawRoundedRect(area, 1.5, 1.5)
        painter.drawRoundedRect(area.adjusted(-1.4, 0, 1.4, 3 - high), 1, 1)
    rock(painter, QPointF(x + 21, y + 1), 4.2, rng)


def _stump(painter: QPainter, rng: random.Random) -> None:
    x, y = rng.uniform(-34, 34), rng.uniform(-36, -28)
    painter.setPen(pen(LINE, 0.9, 210))
    painter.setBrush(horizontal(QRectF(x - 6, y - 6, 12, 8), QColor("#8a6238"), QColor("#4f3519")))
    painter.drawRoundedRect(QRectF(x - 6, y - 6, 12, 8), 2, 3)
    painter.setBrush(QColor("#d9b884"))
    painter.drawEllipse(QPointF(x, y - 6), 6, 2.6)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(QColor("#9a7444"), 0.7))
    painter.drawEllipse(QPointF(x, y - 6), 3.4, 1.4)


def forest(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a dense wood around a clearing."""
    del tile
    painter.setPen(NO_PEN)
    painter.setBrush(orb(QPointF(0, -8), 66, faded(QColor("#17301c"), 120), faded(BLACK, 0)))
    painter.drawEllipse(QPointF(0, -6), 62, 60)
    spots: list[tuple[float, float]] = []
    for _ in range(900):
        x, y = rng.uniform(-56, 56), rng.uniform(-38, 62)
        if abs(x) > 51 or abs(y - 5) > 61 - abs(x) * 0.56 or CLEARING.contains(x, y):
            continue
        if all((a - x) ** 2 + ((b - y) * 1.5) ** 2 > 66 for a, b in spots):
            spots.append((x, y))
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        size = rng.uniform(20, 27)
        low = y > 40
        draw = scenery.tree if rng.random() < 0.26 else scenery.pine
        draw(
            painter,
            QPointF(x, y - (2 if low else 0)),
            size * (0.82 if low else 1.0),
            rng,
            rng.choice(LEAVES).lighter(96 + round((y + 40) * 0.24)),
        )


def mountains(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a massif that nobody crosses on foot."""
    del tile
    stone = QColor("#948d80")
    for x, y, size, snow in (
        (-30, -16, 25, 1.0),
        (28, -18, 27, 1.0),
        (-2, -6, 37, 1.0),
        (-40, 14, 20, 0.7),
        (40, 12, 21, 0.7),
        (16, 24, 26, 0.75),
        (-20, 28, 25, 0.7),
        (0, 46, 17, 0.2),
        (32, 38, 14, 0.1),
        (-36, 38, 13, 0.0),
    ):
        spot = QPointF(x + rng.uniform(-3, 3), y + rng.uniform(-2, 2))
        scenery.mountain(painter, spot, size * rng.uniform(0.93, 1.06), rng, stone, snow=snow)
    for _ in range(9):
        across, down = rng.uniform(-46, 46), rng.uniform(26, 54)
        if stands_free(across, down):
            rock(painter, QPointF(across, down), rng.uniform(2, 4), rng)


def mine(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a hill with the timbered mouth of a mine, rails and nuggets of gold."""
    del tile
    for x, y, size in ((-44.0, 8.0, 15.0), (44, 4, 16), (-33, -12, 14), (35, -14, 14)):
        scenery.pine(painter, QPointF(x, y), size, rng, LEAVES[2])
    hill = QPainterPath(QPointF(-49, 20))
    hill.cubicTo(-46, -26, -22, -49, 0, -43)
    hill.cubicTo(26, -50, 46, -18, 50, 20)
    hill.cubicTo(30, 27, -30, 27, -49, 20)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(BLACK, 70))
    painter.drawEllipse(QPointF(5, 22), 52, 9)
    painter.setPen(pen(QColor("#3a2814"), 1.5))
    painter.setBrush(orb(QPointF(-18, -32), 84, QColor("#d0aa6c"), QColor("#60431f")))
    painter.drawPath(hill)
    with inside(painter, hill):
        for _ in range(34):
            x, y, size = rng.uniform(-48, 48), rng.uniform(-42, 20), rng.uniform(4, 9.5)
            tone = mixed(
                QColor("#d3b076"), QColor("#624522"), min(1.0, max(0.0, (x + y + 60) / 120))
            )
            painter.setPen(pen(QColor("#33220f"), 0.8, 120))
            painter.setBrush(faded(tone, 175))
            turn = rng.uniform(-0.3, 0.3)
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(x + a * size, y + (b + a * turn) * size)
                        for a, b in ((-1, 0.4), (-0.5, -0.6), (0.45, -0.55), (1, 0.4))
                    ]
                )
            )
        for x, y in ((-30, -18), (27, -22), (38, 2), (-38, 4), (4, -33)):
            _vein(painter, QPointF(x, y), rng)
    _mouth(painter)
    _rails(painter)
    for x, y, size in (
        (-30, 24, 6.2),
        (-38, 19, 4.6),
        (-22, 27, 4.4),
        (29, 24, 6.6),
        (38, 19, 5.0),
        (22, 28, 4.2),
        (44, 12, 3.4),
        (-45, 12, 3.4),
        (33, 31, 3.2),
        (-30, 32, 3.0),
    ):
        nugget(painter, QPointF(x, y), size, rng.uniform(0, 60))


def _vein(painter: QPainter, spot: QPointF, rng: random.Random) -> None:
    painter.setPen(pen(GOLD[2], 0.6))
    for _ in range(3):
        at = spot + QPointF(rng.uniform(-5, 5), rng.uniform(-4, 4))
        painter.setBrush(orb(at, 3, GOLD[0], GOLD[1]))
        painter.drawPolygon(star(at, rng.uniform(1.8, 3.0), 4, 0.6))


def _mouth(painter: QPainter) -> None:
    cave = QPainterPath(QPointF(-17, 24))
    cave.lineTo(-17, 2)
    cave.cubicTo(-17, -15, 17, -15, 17, 2)
    cave.lineTo(17, 24)
    cave.closeSubpath()
    painter.setPen(NO_PEN)
    painter.setBrush(orb(QPointF(0, 12), 25, QColor("#5c3a12"), QColor("#0b0603")))
    painter.drawPath(cave)
    painter.setBrush(orb(QPointF(0, 6), 13, faded(QColor("#ffc65a"), 120), faded(GOLD[1], 0)))
    painter.drawEllipse(QPointF(0, 6), 13, 13)
    frame = opened(
        (QPointF(-18, 25), QPointF(-17, -5), QPointF(0, -11), QPointF(17, -5), QPointF(18, 25))
    )
    painter.setBrush(NO_BRUSH)
    for width, colour in (
        (7.4, QColor("#2e1c0b")),
        (5.2, QColor("#9a6c3a")),
        (1.6, QColor("#cf9d62")),
    ):
        painter.setPen(pen(colour, width))
        painter.drawPath(frame)
    painter.setPen(pen(QColor("#2e1c0b"), 0.9))
    painter.setBrush(orb(QPointF(0, -5), 5, QColor("#fff2b8"), QColor("#e09a2a")))
    painter.drawRoundedRect(QRectF(-2.2, -8.6, 4.4, 6.2), 1.4, 1.4)


def _rails(painter: QPainter) -> None:
    for step in range(5):
        y = 17 + step * 5.4
        wide = 8 + step * 1.3
        painter.setPen(pen(QColor("#4a2f16"), 2.2))
        painter.drawLine(QPointF(-wide, y), QPointF(wide, y))
    for side in (-1, 1):
        painter.setPen(pen(QColor("#2e2a26"), 2.2))
        painter.drawLine(QPointF(side * 5, 12), QPointF(side * 9.6, 41))
        painter.setPen(pen(QColor("#b9b4aa"), 0.9))
        painter.drawLine(QPointF(side * 5, 12), QPointF(side * 9.6, 41))


def nugget(painter: QPainter, centre: QPointF, size: float, turn: float) -> None:
    """Paint a lump of gold."""
    with kept(painter):
        painter.translate(centre)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(BLACK, 80))
        painter.drawEllipse(QPointF(size * 0.2, size * 0.6), size, size * 0.4)
        painter.rotate(turn)
        ring = [
            QPointF(size * math.cos(a), size * 0.86 * math.sin(a))
            for a in (0.0, 0.9, 1.8, 3.0, 4.1, 5.2)
        ]
        painter.setPen(pen(GOLD[2], 0.9))
        painter.setBrush(orb(QPointF(-size * 0.3, -size * 0.4), size * 1.6, GOLD[0], GOLD[1]))
        painter.drawPath(closed(ring))
        painter.setPen(NO_PEN)
        painter.setBrush(faded(WHITE, 150))
        painter.drawEllipse(QPointF(-size * 0.3, -size * 0.34), size * 0.24, size * 0.16)


def stones(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a circle of standing stones; the more it is worth, the grander."""
    grand = tile.points >= 2
    painter.setPen(NO_PEN)
    painter.setBrush(
        orb(QPointF(0, 4), 52, faded(QColor("#e4d9ae"), 190), faded(QColor("#b8ab7a"), 60))
    )
    painter.drawEllipse(QPointF(0, 9), 44, 31)
    painter.setBrush(NO_BRUSH)
    rune = QColor("#2f8f86") if grand else QColor("#746a44")
    for wide, alpha in ((32, 150), (23, 120)):
        painter.setPen(pen(rune, 1.3, alpha))
        painter.drawEllipse(QPointF(0, 10), wide, wide * 0.64)
    points = 6 if grand else 4
    painter.setPen(pen(rune, 1.1, 120))
    with kept(painter):
        painter.translate(0, 10)
        painter.scale(1, 0.64)
        painter.drawPolygon(star(QPointF(), 30, points, 0.5))
    if tile.points >= GATE:
        _portal(painter)
    count = 11 if grand else 8
    ring = sorted(range(count), key=lambda k: math.sin(math.tau * (k + 0.5) / count))
    for step in ring:
        at = math.tau * (step + 0.5) / count
        if tile.points >= GATE and math.sin(at) < -GATE_WIDE:
            continue
        foot = QPointF(44 * math.cos(at), 31 * math.sin(at) + 15)
        high = (26 if grand else 23) * rng.uniform(0.86, 1.14)
        _standing_stone(painter, foot, high, rune if grand else None, rng)


def _standing_stone(
    painter: QPainter, foot: QPointF, high: float, rune: QColor | None, rng: random.Random
) -> None:
    wide, lean = rng.uniform(5.2, 6.6), rng.uniform(-1.6, 1.6)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(BLACK, 85))
    painter.drawEllipse(foot + QPointF(3.4, 0.4), wide * 1.5, 3.6)
    body = QPainterPath(foot + QPointF(-wide, 1))
    body.lineTo(foot + QPointF(-wide * 0.86 + lean, -high * 0.86))
    body.quadTo(
        foot + QPointF(lean * 1.2 - wide * 0.3, -high * 1.06),
        foot + QPointF(wide * 0.5 + lean, -high),
    )
    body.lineTo(foot + QPointF(wide * 0.95 + lean * 0.6, -high * 0.74))
    body.lineTo(foot + QPointF(wide, 1))
    body.closeSubpath()
    painter.setPen(pen(QColor("#37332b"), 1.2))
    painter.setBrush(
        horizontal(QRectF(foot.x() - wide, 0, 2 * wide, 1), QColor("#e2dccf"), QColor("#7a7365"))
    )
    painter.drawPath(body)
    middle = foot + QPointF(lean * 0.5, -high * 0.52)
    if rune is None:
        painter.setPen(pen(QColor("#6a6253"), 1.1, 200))
        painter.drawLine(middle + QPointF(-2.4, -2), middle + QPointF(2.2, 2.4))
        return
    painter.setPen(pen(mixed(rune, WHITE, 0.55), 1.5))
    painter.drawLine(middle + QPointF(0, -4), middle + QPointF(0, 4))
    painter.drawLine(middle + QPointF(-2.6, 0.6), middle + QPointF(2.6, -1.8))


def _portal(painter: QPainter) -> None:
    """Paint the gate of the elves: an arch with light in it."""
    arch = QPainterPath(QPointF(-19, 12))
    arch.lineTo(-19, -18)
    arch.cubicTo(-19, -44, 19, -44, 19, -18)
    arch.lineTo(19, 12)
    arch.closeSubpath()
    painter.setPen(NO_PEN)
    painter.setBrush(
        orb(QPointF(0, -12), 30, QColor("#e9fff4"), QColor("#3aa08a"), QColor("#8fe0c4"))
    )
    painter.drawPath(arch)
    painter.setBrush(NO_BRUSH)
    for wide, alpha in ((13, 150), (8, 190), (3.6, 230)):
        painter.setPen(pen(WHITE, 1.2, alpha))
        painter.drawEllipse(QPointF(0, -12), wide, wide * 1.35)
    frame = opened((QPointF(-19, 13), QPointF(-19, -18)))
    frame.cubicTo(-19, -44, 19, -44, 19, -18)
    frame.lineTo(19, 13)
    for width, colour in ((9, QColor("#2b2a33")), (6.4, QColor("#b9b2c4")), (2, QColor("#eee9f4"))):
        painter.setPen(pen(colour, width))
        painter.drawPath(frame)


TERRAINS: Mapping[str, Paint] = {
    "forest": forest,
    "gold": mine,
    "mountain": mountains,
    "objective": stones,
    "blank": meadow,
    "nordrassil": world_tree,
}
