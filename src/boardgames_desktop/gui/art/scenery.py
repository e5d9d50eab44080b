"""Scenery of painted maps: mountains, hills, trees, dunes, ice, waves, ships, a compass.

Each function paints one thing with its foot at a point, ``size`` scene units large, in two
tones with light from the upper left; ``rng`` varies it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, closed, faded, mixed, pen, vertical

EARTH = QColor("#20170e")
BARK = QColor("#5a4026")
SNOW = QColor("#fbfdff")
WHITE = QColor("#ffffff")
LINE = QColor("#2c2015")


def _shade(painter: QPainter, x: float, y: float, wide: float, high: float) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(faded(EARTH, 66))
    painter.drawEllipse(QPointF(x + wide * 0.22, y), wide, high)


def _polygon(points: Sequence[tuple[float, float]]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def mountain(
    painter: QPainter,
    foot: QPointF,
    size: float,
    rng: random.Random,
    rock: QColor,
    *,
    snow: float = 1.0,
) -> None:
    """Paint a mountain; ``snow`` 0 to 1 is how much of it is white."""
    x, y = foot.x(), foot.y()
    wide = size * rng.uniform(0.86, 1.1)
    high = size * rng.uniform(1.02, 1.38)
    top = x + rng.uniform(-0.14, 0.14) * size
    left = [
        (x - wide, y),
        (top - wide * 0.52, y - high * 0.46),
        (top - wide * 0.3, y - high * 0.66),
    ]
    right = [
        (top + wide * 0.24, y - high * 0.70),
        (top + wide * 0.5, y - high * 0.42),
        (x + wide, y),
    ]
    ridge = [
        (top + wide * 0.10, y - high * 0.52),
        (top - wide * 0.04, y - high * 0.24),
        (top + wide * 0.08, y),
    ]
    _shade(painter, x, y, wide * 0.95, size * 0.2)
    painter.setBrush(mixed(rock, WHITE, 0.22))
    painter.drawPolygon(_polygon([*left, (top, y - high), *ridge]))
    painter.setBrush(mixed(rock, EARTH, 0.42))
    painter.drawPolygon(_polygon([*ridge[::-1], (top, y - high), *right]))
    painter.setBrush(mixed(rock, EARTH, 0.16))
    painter.drawPolygon(
        _polygon(
            [
                (x - wide * 0.46, y),
                (top - wide * 0.30, y - high * 0.34),
                (top - wide * 0.18, y - high * 0.2),
                (x - wide * 0.24, y),
            ]
        )
    )
    if snow > 0:
        low = 0.5 + 0.34 * (1 - snow)
        painter.setBrush(SNOW)
        painter.drawPolygon(
            _polygon(
                [
                    (top - wide * 0.52 * (1 - low) * 1.15, y - high * low),
                    (top, y - high),
                    (top + wide * 0.1, y - high * (low + 0.02)),
                    (top - wide * 0.02, y - high * (low + 0.12)),
                    (top - wide * 0.14, y - high * (low - 0.05)),
                ]
            )
        )
        painter.setBrush(QColor("#c6d6e2"))
        painter.drawPolygon(
            _polygon(
                [
                    (top, y - high),
                    (top + wide * 0.46 * (1 - low) * 1.2, y - high * low),
                    (top + wide * 0.17, y - high * (low - 0.06)),
                    (top + wide * 0.1, y - high * (low + 0.02)),
                ]
            )
        )
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(LINE, max(0.5, size * 0.07), 195))
    painter.drawPolyline(_polygon([*left, (top, y - high), *right]))


def hill(painter: QPainter, foot: QPointF, size: float, rng: random.Random, soil: QColor) -> None:
    """Paint a round hill."""
    x, y = foot.x(), foot.y()
    lean = rng.uniform(-0.15, 0.15)
    path = QPainterPath(QPointF(x - size, y))
    path.cubicTo(
        x - size * 0.6,
        y - size * 0.75,
        x + size * (lean - 0.1),
        y - size * 0.85,
        x + size * (lean + 0.15),
        y - size * 0.60,
    )
    path.cubicTo(x + size * 0.5, y - size * 0.62, x + size * 0.8, y - size * 0.26, x + size, y)
    painter.setPen(NO_PEN)
    painter.setBrush(
        vertical(QRectF(x - size, y - size, 2 * size, size), mixed(soil, WHITE, 0.2), soil)
    )
    painter.drawPath(path)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(LINE, max(0.4, size * 0.07), 130))
    painter.drawPath(path)


def pine(painter: QPainter, foot: QPointF, size: float, rng: random.Random, leaf: QColor) -> None:
    """Paint a fir."""
    x, y = foot.x(), foot.y()
    _shade(painter, x, y, size * 0.36, size * 0.13)
    tint = leaf.lighter(rng.randint(90, 118))
    high = rng.uniform(0.92, 1.16)
    painter.setBrush(BARK)
    painter.drawRect(QRectF(x - size * 0.06, y - size * 0.2, size * 0.12, size * 0.22))
    for wide, low, top, tone in (
        (0.40, 0.12, 0.62, 128),
        (0.32, 0.38, 0.88, 114),
        (0.22, 0.64, 1.16, 100),
    ):
        foot_y, top_y = y - size * low * high, y - size * top * high
        painter.setBrush(tint.darker(tone + 14))
        painter.drawPolygon(
            _polygon([(x, foot_y + size * 0.03), (x, top_y), (x + size * wide, foot_y)])
        )
        painter.setBrush(tint.darker(tone - 12) if tone > 112 else tint)
        painter.drawPolygon(
            _polygon([(x - size * wide, foot_y), (x, top_y), (x, foot_y + size * 0.03)])
        )


def tree(painter: QPainter, foot: QPointF, size: float, rng: random.Random, leaf: QColor) -> None:
    """Paint a broad-leaved tree."""
    x, y = foot.x(), foot.y()
    _shade(painter, x, y, size * 0.40, size * 0.14)
    tint = leaf.lighter(rng.randint(92, 114))
    painter.setBrush(BARK)
    painter.drawRect(QRectF(x - size * 0.07, y - size * 0.34, size * 0.14, size * 0.36))
    painter.setBrush(tint.darker(132))
    painter.drawEllipse(QPointF(x + size * 0.03, y - size * 0.54), size * 0.40, size * 0.36)
    painter.setBrush(tint)
    painter.drawEllipse(QPointF(x - size * 0.04, y - size * 0.61), size * 0.33, size * 0.29)
    painter.setBrush(faded(WHITE, 52))
    painter.drawEllipse(QPointF(x - size * 0.12, y - size * 0.70), size * 0.15, size * 0.12)


def palm(painter: QPainter, foot: QPointF, size: float, rng: random.Random, leaf: QColor) -> None:
    """Paint a palm."""
    x, y = foot.x(), foot.y()
    _shade(painter, x, y, size * 0.32, size * 0.11)
    lean = rng.choice((-1, 1)) * size * 0.1
    stem = QPainterPath(QPointF(x, y))
    stem.quadTo(x + lean * 1.3, y - size * 0.4, x + lean * 0.6, y - size * 0.78)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(BARK, size * 0.12))
    painter.drawPath(stem)
    head = QPointF(x + lean * 0.6, y - size * 0.78)
    tint = leaf.lighter(rng.randint(92, 114))
    for tone, spread in (
        (135, ((-0.46, 0.16), (0.46, 0.16), (0.2, 0.02))),
        (100, ((-0.48, -0.04), (-0.26, -0.3), (0.06, -0.34), (0.34, -0.22), (0.5, 0.0))),
    ):
        painter.setPen(pen(tint.darker(tone), size * 0.14))
        for dx, dy in spread:
            frond = QPainterPath(head)
            frond.quadTo(
                head.x() + dx * size * 0.6,
                head.y() + dy * size - size * 0.14,
                head.x() + dx * size,
                head.y() + dy * size + size * 0.14,
            )
            painter.drawPath(frond)


def acacia(painter: QPainter, foot: QPointF, size: float, rng: random.Random, leaf: QColor) -> None:
    """Paint a flat-topped tree of the savanna."""
    x, y = foot.x(), foot.y()
    _shade(painter, x, y, size * 0.38, size * 0.12)
    painter.setPen(pen(BARK, size * 0.1))
    painter.drawLine(QPointF(x, y), QPointF(x, y - size * 0.48))
    painter.drawLine(QPointF(x, y - size * 0.3), QPointF(x - size * 0.24, y - size * 0.56))
    painter.drawLine(QPointF(x, y - size * 0.36), QPointF(x + size * 0.22, y - size * 0.58))
    tint = leaf.lighter(rng.randint(92, 114))
    painter.setPen(NO_PEN)
    painter.setBrush(tint.darker(130))
    painter.drawEllipse(QPointF(x, y - size * 0.58), size * 0.50, size * 0.15)
    painter.setBrush(tint)
    painter.drawEllipse(QPointF(x - size * 0.05, y - size * 0.65), size * 0.42, size * 0.12)


def dune(painter: QPainter, foot: QPointF, size: float, rng: random.Random, sand: QColor) -> None:
    """Paint a dune, its lee side dark."""
    x, y = foot.x(), foot.y()
    lean = rng.uniform(0.0, 0.24)
    crest = QPointF(x + size * lean, y - size * 0.48)
    path = QPainterPath(QPointF(x - size, y))
    path.quadTo(x - size * 0.3, y - size * 0.5, crest.x(), crest.y())
    path.quadTo(x + size * 0.5, y - size * 0.3, x + size, y)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(mixed(sand, WHITE, 0.22), 190))
    painter.drawPath(path)
    lee = QPainterPath(crest)
    lee.quadTo(x + size * (lean - 0.22), y - size * 0.18, x + size * (lean + 0.14), y)
    lee.lineTo(x + size, y)
    lee.quadTo(x + size * 0.5, y - size * 0.3, crest.x(), crest.y())
    painter.setBrush(faded(sand.darker(126), 165))
    painter.drawPath(lee)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(QColor("#7a5a26"), max(0.4, size * 0.06), 120))
    painter.drawPath(path)


def ice(painter: QPainter, foot: QPointF, size: float, rng: random.Random, _: QColor) -> None:
    """Paint a block of ice."""
    x, y = foot.x(), foot.y()
    peak = rng.uniform(-0.1, 0.2)
    painter.setPen(pen(QColor("#6f93a8"), max(0.4, size * 0.06), 190))
    painter.setBrush(faded(SNOW, 235))
    painter.drawPolygon(
        _polygon(
            [
                (x - size, y),
                (x - size * 0.5, y - size * 0.66),
                (x + size * peak, y - size * 0.9),
                (x + size * 0.6, y - size * 0.45),
                (x + size, y),
            ]
        )
    )
    painter.setPen(NO_PEN)
    painter.setBrush(faded(QColor("#a9c9dc"), 165))
    painter.drawPolygon(
        _polygon(
            [
                (x + size * peak, y - size * 0.9),
                (x + size * 0.6, y - size * 0.45),
                (x + size, y),
                (x + size * 0.15, y),
            ]
        )
    )


def tuft(painter: QPainter, foot: QPointF, size: float, _: random.Random, grass: QColor) -> None:
    """Paint a tuft of grass."""
    x, y = foot.x(), foot.y()
    painter.setPen(pen(grass, size * 0.15))
    for lean in (-0.4, 0.0, 0.4):
        painter.drawLine(
            QPointF(x + lean * size * 0.4, y), QPointF(x + lean * size, y - size * 0.62)
        )


def wave(painter: QPainter, foot: QPointF, size: float, tint: QColor) -> None:
    """Paint a wave mark: two arcs."""
    x, y = foot.x(), foot.y()
    path = QPainterPath(QPointF(x - size, y))
    path.quadTo(x - size / 2, y - size * 0.5, x, y)
    path.quadTo(x + size / 2, y - size * 0.5, x + size, y)
    painter.setPen(pen(tint, size * 0.17))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def ship(
    painter: QPainter, foot: QPointF, size: float, *, sail: QColor, flag: QColor, foam: QColor
) -> None:
    """Paint a three-master under sail, ``size`` half its length."""
    painter.save()
    painter.translate(foot)
    painter.scale(size, size)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(EARTH, 50))
    painter.drawEllipse(QPointF(0.05, 0.40), 1.02, 0.15)
    hull = QPainterPath(QPointF(-1.02, -0.20))
    hull.cubicTo(-0.98, 0.2, -0.82, 0.38, -0.5, 0.40)
    hull.lineTo(0.52, 0.40)
    hull.cubicTo(0.82, 0.36, 0.98, 0.14, 1.04, -0.10)
    hull.cubicTo(0.7, 0.06, 0.3, 0.10, -0.3, 0.06)
    hull.lineTo(-0.62, 0.03)
    hull.lineTo(-0.66, -0.20)
    hull.closeSubpath()
    timber = QColor("#7a4f2a")
    painter.setPen(pen(QColor("#2b1a0c"), 0.045))
    painter.setBrush(vertical(QRectF(-1, -0.2, 2, 0.6), timber.lighter(128), timber.darker(140)))
    painter.drawPath(hull)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(QColor("#e0b25c"), 0.035))
    painter.drawPolyline(_polygon([(-0.94, 0.06), (-0.4, 0.19), (0.4, 0.20), (0.93, 0.07)]))
    painter.setPen(pen(QColor("#4a2f18"), 0.05))
    painter.drawLine(QPointF(1.0, -0.1), QPointF(1.34, -0.34))
    for x, high in ((-0.52, 1.02), (0.06, 1.34), (0.58, 1.06)):
        painter.setPen(pen(QColor("#4a2f18"), 0.05))
        painter.drawLine(QPointF(x, 0.06), QPointF(x, -high - 0.08))
        for low, top, wide in ((0.10, 0.54, 0.30), (0.58, 0.94, 0.23), (0.98, 1.24, 0.16)):
            if top <= high:
                _sail(painter, x, (low, top), wide, sail)
        painter.setPen(NO_PEN)
        painter.setBrush(flag)
        painter.drawPolygon(
            _polygon([(x, -high - 0.10), (x - 0.28, -high - 0.03), (x, -high + 0.04)])
        )
    painter.setBrush(NO_BRUSH)
    for x, y, wide in (
        (-0.9, 0.50, 0.22),
        (-0.4, 0.53, 0.22),
        (0.12, 0.53, 0.22),
        (0.62, 0.50, 0.22),
        (1.05, 0.42, 0.16),
    ):
        wave(painter, QPointF(x, y), wide, faded(foam, 200))
    painter.restore()


def _sail(
    painter: QPainter, x: float, span: tuple[float, float], wide: float, cloth: QColor
) -> None:
    low, top = span
    path = QPainterPath(QPointF(x - wide, -low))
    path.quadTo(x - wide + 0.16, -(low + top) / 2, x - wide * 0.9, -top)
    path.lineTo(x + wide * 0.9, -top)
    path.quadTo(x + wide + 0.24, -(low + top) / 2, x + wide, -low)
    path.closeSubpath()
    painter.setPen(pen(QColor("#5a4020"), 0.032))
    painter.setBrush(
        vertical(
            QRectF(x - wide, -top, 2 * wide, top - low), mixed(cloth, WHITE, 0.3), cloth.darker(116)
        )
    )
    painter.drawPath(path)


def whale(painter: QPainter, foot: QPointF, size: float, skin: QColor, foam: QColor) -> None:
    """Paint a whale at the surface, blowing."""
    painter.save()
    painter.translate(foot)
    painter.scale(size, size)
    body = QPainterPath(QPointF(-1.0, 0.1))
    body.cubicTo(-0.95, -0.5, -0.1, -0.62, 0.42, -0.2)
    body.cubicTo(0.62, -0.04, 0.78, -0.04, 0.95, -0.26)
    body.cubicTo(0.84, -0.48, 0.98, -0.62, 1.16, -0.66)
    body.cubicTo(1.14, -0.52, 1.18, -0.44, 1.36, -0.44)
    body.cubicTo(1.30, -0.26, 1.16, -0.22, 1.06, -0.20)
    body.cubicTo(0.98, 0.02, 0.8, 0.16, 0.5, 0.16)
    body.closeSubpath()
    painter.setPen(pen(mixed(skin, EARTH, 0.6), 0.05))
    painter.setBrush(vertical(QRectF(-1, -0.6, 2, 0.8), mixed(skin, WHITE, 0.25), skin))
    painter.drawPath(body)
    painter.setBrush(mixed(skin, EARTH, 0.7))
    painter.setPen(NO_PEN)
    painter.drawEllipse(QPointF(-0.70, -0.10), 0.05, 0.05)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(foam, 0.06, 220))
    for bend in (-0.34, 0.0, 0.34):
        jet = QPainterPath(QPointF(-0.5, -0.48))
        jet.quadTo(-0.5 + bend * 0.3, -0.95, -0.5 + bend, -0.86 + abs(bend) * 0.4)
        painter.drawPath(jet)
    for x in (-0.85, -0.3, 0.25, 0.75):
        wave(painter, QPointF(x, 0.24), 0.24, faded(foam, 190))
    painter.restore()


def compass(
    painter: QPainter, centre: QPointF, radius: float, *, pale: QColor, dark: QColor, red: QColor
) -> None:
    """Paint a compass rose with sixteen points and two rings."""
    painter.setBrush(NO_BRUSH)
    for share, width in ((0.60, 1.4), (0.66, 0.7), (0.76, 1.2)):
        painter.setPen(pen(pale, width, 165))
        painter.drawEllipse(centre, radius * share, radius * share)
    for tick in range(72):
        angle = tick * math.pi / 36
        way = QPointF(math.sin(angle), -math.cos(angle))
        painter.setPen(pen(pale, 0.7, 150))
        painter.drawLine(centre + way * radius * 0.66, centre + way * radius * 0.76)
    for point in [*range(1, 16, 2), *range(2, 16, 4), *range(0, 16, 4)]:
        angle = point * math.pi / 8
        rank = 0 if point % 4 == 0 else 1 if point % 2 == 0 else 2
        long = radius * (1.0, 0.74, 0.58)[rank]
        wide = radius * (0.13, 0.095, 0.05)[rank]
        way = QPointF(math.sin(angle), -math.cos(angle))
        side = QPointF(math.cos(angle), math.sin(angle))
        painter.setPen(pen(dark, 0.9, 200))
        painter.setBrush(pale)
        painter.drawPath(
            closed((centre, centre + way * wide * 1.8 - side * wide, centre + way * long))
        )
        painter.setBrush(red if rank == 0 else mixed(dark, pale, 0.25))
        painter.drawPath(
            closed((centre, centre + way * wide * 1.8 + side * wide, centre + way * long))
        )
    painter.setPen(pen(dark, 0.9))
    painter.setBrush(pale)
    painter.drawEllipse(centre, radius * 0.07, radius * 0.07)
