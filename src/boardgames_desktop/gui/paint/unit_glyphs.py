"""Shapes of the pieces of a war of kinds: bodies that tell the kind, signs of arms within.

``body(kind, centre, size)`` is the outline of a marker: a shield fights hand to hand, a square
shoots, wings fly, a round one works. ``paint(painter, glyph, centre, size, colour)`` paints a
sign in one colour: ``melee``, ``ranged``, ``flying``, ``worker`` or a special one of
:data:`GLYPHS`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, closed, pen

Draw = Callable[[QPainter, QColor], None]


# -- bodies: within about 1 of (0, 0) ------------------------------------------------------------


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(-0.92, -0.9))
    path.quadTo(0, -1.08, 0.92, -0.9)
    path.cubicTo(0.96, 0.24, 0.56, 0.8, 0, 1.12)
    path.cubicTo(-0.56, 0.8, -0.96, 0.24, -0.92, -0.9)
    path.closeSubpath()
    return path


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.88, -0.92, 1.76, 1.84), 0.24, 0.24)
    return path


def _wing() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1.2))
    path.cubicTo(0.78, -0.78, 1.36, 0.1, 1.0, 0.96)
    path.quadTo(0, 0.5, -1.0, 0.96)
    path.cubicTo(-1.36, 0.1, -0.78, -0.78, 0, -1.2)
    path.closeSubpath()
    return path


def _round() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.86, 0.86)
    return path


def _hood() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1.12))
    path.cubicTo(0.72, -0.86, 0.86, 0.0, 0.86, 0.9)
    path.lineTo(-0.86, 0.9)
    path.cubicTo(-0.86, 0.0, -0.72, -0.86, 0, -1.12)
    path.closeSubpath()
    return path


def _lozenge() -> QPainterPath:
    return closed(QPointF(x, y) for x, y in ((0, -1.1), (0.98, 0), (0, 1.1), (-0.98, 0)))


def _tower() -> QPainterPath:
    left = ((-0.64, 0.98), (-0.44, -0.53), (-0.71, -0.53), (-0.71, -1.0))
    right = tuple((-x, y) for x, y in reversed(left))
    return closed(QPointF(x, y) for x, y in (*left, *right))


BODIES: Mapping[str, QPainterPath] = {
    "melee": _shield(),
    "ranged": _square(),
    "flying": _wing(),
    "worker": _round(),
    "necromancer": _hood(),
    "captive": _lozenge(),
    "outpost": _tower(),
}


def body(kind: str, centre: QPointF, size: float) -> QPainterPath:
    """Return the outline of a kind's marker, ``size`` half its width."""
    path = BODIES.get(kind, BODIES["worker"])
    return QTransform(size, 0, 0, size, centre.x(), centre.y()).map(path)


# -- signs ---------------------------------------------------------------------------------------


def _fill(painter: QPainter, colour: QColor, path: QPainterPath) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    painter.drawPath(path)


def _sword(painter: QPainter, colour: QColor) -> None:
    painter.save()
    painter.rotate(42)
    _fill(
        painter,
        colour,
        closed(
            QPointF(x, y)
            for x, y in ((0, -1.08), (0.17, -0.84), (0.14, 0.3), (-0.14, 0.3), (-0.17, -0.84))
        ),
    )
    painter.setPen(pen(colour, 0.19))
    painter.drawLine(QPointF(-0.42, 0.4), QPointF(0.42, 0.4))
    painter.drawLine(QPointF(0, 0.4), QPointF(0, 0.92))
    painter.restore()


def _axe(painter: QPainter, colour: QColor) -> None:
    painter.setPen(pen(colour, 0.2))
    painter.drawLine(QPointF(-0.56, 0.86), QPointF(0.34, -0.7))
    blade = QPainterPath(QPointF(-0.08, -0.82))
    blade.cubicTo(-0.34, -0.1, 0.3, 0.34, 0.98, 0.14)
    blade.quadTo(0.78, -0.42, 0.4, -0.54)
    blade.closeSubpath()
    _fill(painter, colour, blade)


def _glaive(painter: QPainter, colour: QColor) -> None:
    for turn in range(3):
        painter.save()
        painter.rotate(120 * turn)
        blade = QPainterPath(QPointF(0, 0.14))
        blade.cubicTo(0.52, -0.12, 0.6, -0.7, 0.05, -1.05)
        blade.cubicTo(0.28, -0.55, 0.12, -0.28, -0.2, -0.1)
        blade.closeSubpath()
        _fill(painter, colour, blade)
        painter.restore()


def _claw(painter: QPainter, colour: QColor) -> None:
    for shift, long in ((-0.5, 0.86), (0.0, 1.0), (0.5, 0.86)):
        claw = QPainterPath(QPointF(shift - 0.14, -0.84))
        claw.cubicTo(shift + 0.34, -0.5, shift + 0.3, 0.3, shift - 0.24, long)
        claw.cubicTo(shift - 0.02, 0.2, shift - 0.06, -0.3, shift - 0.3, -0.66)
        claw.closeSubpath()
        _fill(painter, colour, claw)


def _bow(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(NO_BRUSH)
    bow = QPainterPath(QPointF(-0.36, -0.96))
    bow.quadTo(0.98, 0, -0.36, 0.96)
    painter.setPen(pen(colour, 0.19))
    painter.drawPath(bow)
    painter.setPen(pen(colour, 0.09))
    painter.drawLine(QPointF(-0.36, -0.96), QPointF(-0.36, 0.96))
    painter.setPen(pen(colour, 0.15))
    painter.drawLine(QPointF(-0.86, 0), QPointF(0.78, 0))
    head = closed(QPointF(x, y) for x, y in ((1.1, 0), (0.6, -0.26), (0.6, 0.26)))
    _fill(painter, colour, head)


def _wings(painter: QPainter, colour: QColor) -> None:
    path = QPainterPath(QPointF(0, 0.84))
    path.lineTo(-0.2, 0.12)
    path.cubicTo(-0.46, 0.26, -0.7, 0.42, -0.98, 0.5)
    path.cubicTo(-1.2, -0.2, -0.9, -0.78, -0.24, -0.3)
    path.lineTo(0, -0.82)
    path.lineTo(0.24, -0.3)
    path.cubicTo(0.9, -0.78, 1.2, -0.2, 0.98, 0.5)
    path.cubicTo(0.7, 0.42, 0.46, 0.26, 0.2, 0.12)
    path.closeSubpath()
    _fill(painter, colour, path)


def _pick(painter: QPainter, colour: QColor) -> None:
    painter.setPen(pen(colour, 0.21))
    painter.drawLine(QPointF(-0.6, 0.8), QPointF(0.36, -0.5))
    head = QPainterPath(QPointF(-0.5, -0.86))
    head.cubicTo(0.34, -1.02, 0.9, -0.4, 0.94, 0.46)
    head.cubicTo(0.7, -0.1, 0.3, -0.56, -0.5, -0.86)
    painter.setPen(pen(colour, 0.12))
    painter.setBrush(colour)
    painter.drawPath(head)


def _skull(painter: QPainter, colour: QColor) -> None:
    skull = QPainterPath()
    skull.setFillRule(skull.fillRule().OddEvenFill)
    bone = QPainterPath(QPointF(-0.4, 0.5))
    bone.cubicTo(-1.0, 0.3, -0.84, -0.9, 0, -0.9)
    bone.cubicTo(0.84, -0.9, 1.0, 0.3, 0.4, 0.5)
    bone.lineTo(0.36, 0.86)
    bone.lineTo(-0.36, 0.86)
    bone.closeSubpath()
    skull.addPath(bone)
    for x in (-0.32, 0.32):
        skull.addEllipse(QPointF(x, -0.06), 0.21, 0.24)
    _fill(painter, colour, skull)


def _chains(painter: QPainter, colour: QColor) -> None:
    """Paint a head behind bars."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(0, -0.36), 0.3, 0.33)
    shoulders = QPainterPath(QPointF(-0.6, 0.8))
    shoulders.cubicTo(-0.6, -0.1, 0.6, -0.1, 0.6, 0.8)
    shoulders.closeSubpath()
    painter.drawPath(shoulders)
    painter.setPen(pen(colour, 0.11))
    for x in (-0.72, -0.24, 0.24, 0.72):
        high = 0.94 - abs(x) * 0.5
        painter.drawLine(QPointF(x, -high), QPointF(x, high))


GLYPHS: Mapping[str, Draw] = {
    "melee": _sword,
    "ranged": _bow,
    "flying": _wings,
    "worker": _pick,
    "necromancer": _skull,
    "captive": _chains,
    "axe": _axe,
    "glaive": _glaive,
    "claw": _claw,
}


def paint(painter: QPainter, glyph: str, centre: QPointF, size: float, colour: QColor) -> None:
    """Paint a sign of arms in one colour, ``size`` half its width; unknown ones are a dot."""
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    draw = GLYPHS.get(glyph)
    if draw is None:
        painter.setPen(NO_PEN)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(), 0.5, 0.5)
    else:
        draw(painter, colour)
    painter.restore()


def star_path(radius: float) -> QPainterPath:
    """Return a five-pointed star around (0, 0)."""
    return closed(
        QPointF(
            math.sin(step * math.pi / 5) * radius * (1.0 if step % 2 == 0 else 0.46),
            -math.cos(step * math.pi / 5) * radius * (1.0 if step % 2 == 0 else 0.46),
        )
        for step in range(10)
    )
