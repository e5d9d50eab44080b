"""Colours, pens, gradients and small shapes that every painter function uses.

``faded(colour, alpha)``, ``mixed(a, b, share)``, ``pen(colour, width, …)``,
``vertical/horizontal/diagonal(rect, start, end)``, ``orb(centre, radius, inside, outside)``,
``rounded(rect, radius)``, ``closed/opened(points)``, ``ratio_of(painter)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush


def faded(colour: QColor, alpha: int) -> QColor:
    """Return the colour with an opacity of 0 to 255."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """Return ``a`` with a ``share`` of ``b`` in it, opaque."""
    keep = 1 - share
    return QColor(
        round(a.red() * keep + b.red() * share),
        round(a.green() * keep + b.green() * share),
        round(a.blue() * keep + b.blue() * share),
    )


def pen(
    colour: QColor,
    width: float = 1.0,
    alpha: int | None = None,
    *,
    dashes: Sequence[float] = (),
    flat: bool = False,
) -> QPen:
    """Return a pen with round ends and joins.

    Args:
        colour: of the line.
        width: of the line.
        alpha: opacity 0-255 instead of the colour's own.
        dashes: dash pattern in line widths.
        flat: square line ends, for dashes that must not grow together.
    """
    cap = Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap
    made = QPen(
        colour if alpha is None else faded(colour, alpha),
        width,
        Qt.PenStyle.SolidLine,
        cap,
        Qt.PenJoinStyle.RoundJoin,
    )
    if dashes:
        made.setDashPattern(list(dashes))
    return made


def vertical(area: QRectF, top: QColor, bottom: QColor) -> QLinearGradient:
    """Return a gradient from top to bottom."""
    return _linear(area.topLeft(), area.bottomLeft(), top, bottom)


def horizontal(area: QRectF, left: QColor, right: QColor) -> QLinearGradient:
    """Return a gradient from left to right."""
    return _linear(area.topLeft(), area.topRight(), left, right)


def diagonal(area: QRectF, start: QColor, end: QColor) -> QLinearGradient:
    """Return a gradient from the upper left to the lower right, the way light falls."""
    return _linear(area.topLeft(), area.bottomRight(), start, end)


def _linear(start: QPointF, end: QPointF, first: QColor, last: QColor) -> QLinearGradient:
    made = QLinearGradient(start, end)
    made.setColorAt(0, first)
    made.setColorAt(1, last)
    return made


def orb(
    centre: QPointF, radius: float, inside: QColor, outside: QColor, middle: QColor | None = None
) -> QRadialGradient:
    """Return a gradient from a centre outwards."""
    made = QRadialGradient(centre, radius)
    made.setColorAt(0, inside)
    made.setColorAt(1, outside)
    if middle is not None:
        made.setColorAt(0.55, middle)
    return made


def rounded(area: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def closed(points: Iterable[QPointF]) -> QPainterPath:
    """Return a closed outline through points."""
    path = opened(points)
    path.closeSubpath()
    return path


def opened(points: Iterable[QPointF]) -> QPainterPath:
    """Return a line through points."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF(list(points)))
    return path


def ratio_of(painter: QPainter) -> float:
    """Return how many device pixels one unit of the painter is: screen ratio times zoom."""
    device = painter.device()
    dense = device.devicePixelRatio() if device is not None else 1.0
    transform = painter.worldTransform()
    return max(0.25, dense * float(abs(transform.determinant()) ** 0.5))


@contextmanager
def kept(painter: QPainter) -> Iterator[QPainter]:
    """Save the painter's state and restore it afterwards."""
    painter.save()
    try:
        yield painter
    finally:
        painter.restore()


@contextmanager
def inside(painter: QPainter, path: QPainterPath) -> Iterator[QPainter]:
    """Paint only inside ``path``."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    try:
        yield painter
    finally:
        painter.restore()
