"""What stands for a seat: emblem, pattern, disc, swatch, stacked bar.

An owner is always colour and pattern and emblem together. ``pattern_brush`` is anchored to the
painter's coordinates, so that it stays on the land while the board is moved.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from boardgames_desktop.gui.paint.controls import star
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    closed,
    faded,
    inside,
    mixed,
    orb,
    pen,
    ratio_of,
    rounded,
)
from boardgames_desktop.gui.theme import SeatColours, Theme

LAND_PATTERN = 12.0
SWATCH_PATTERN = 7.0
BAR_PATTERN = 5.0
ON_FILL = 150


def emblem_path(kind: str, centre: QPointF, radius: float) -> QPainterPath:
    """Return an emblem as a path."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)

    def at(x: float, y: float) -> QPointF:
        return centre + QPointF(x * radius, y * radius)

    if kind == "chevron":
        shape = ((0, -0.85), (0.95, 0.35), (0.95, 0.9), (0, -0.1), (-0.95, 0.9), (-0.95, 0.35))
        return closed(at(x, y) for x, y in shape)
    if kind == "ring":
        path.addEllipse(centre, radius * 0.92, radius * 0.92)
        path.addEllipse(centre, radius * 0.42, radius * 0.42)
        return path
    if kind == "sun":
        path.addPolygon(star(centre, radius * 1.08, 8, 0.58))
        path.closeSubpath()
        return path
    if kind == "diamond":
        return closed(at(x, y) for x, y in ((0, -1.05), (0.82, 0), (0, 1.05), (-0.82, 0)))
    if kind == "clover":
        path.setFillRule(Qt.FillRule.WindingFill)
        for x, y in ((0, -0.5), (-0.5, 0.16), (0.5, 0.16)):
            path.addEllipse(at(x, y), radius * 0.46, radius * 0.46)
        path.addPath(closed(at(x, y) for x, y in ((-0.1, 0), (0.1, 0), (0.24, 1), (-0.24, 1))))
        return path
    if kind == "crescent":
        path.addEllipse(centre, radius * 0.95, radius * 0.95)
        bite = QPainterPath()
        bite.addEllipse(at(0.42, -0.2), radius * 0.74, radius * 0.74)
        return path.subtracted(bite)
    raise ValueError(f"emblem {kind!r}")


def emblem(painter: QPainter, centre: QPointF, radius: float, seat: SeatColours) -> None:
    """Paint the bare emblem in the colour that stands on the seat's."""
    painter.setPen(NO_PEN)
    painter.setBrush(seat.text)
    painter.drawPath(_emblem(seat.emblem, radius).translated(centre))


@lru_cache(maxsize=128)
def _emblem(kind: str, radius: float) -> QPainterPath:
    return emblem_path(kind, QPointF(), radius)


def disc(painter: QPainter, centre: QPointF, radius: float, colour: str, theme: Theme) -> None:
    """Paint the emblem in a disc of the seat's colour: the mark of a player everywhere."""
    seat = theme.seat(colour)
    if not theme.flat:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(theme.colour("shade"), 80))
        painter.drawEllipse(centre + QPointF(0.8, 1.4), radius, radius)
    painter.setPen(pen(theme.colour("cream"), max(1.0, radius * 0.12)))
    if theme.flat:
        painter.setBrush(seat.base)
    else:
        glint = centre - QPointF(radius * 0.3, radius * 0.4)
        light = mixed(seat.base, theme.colour("light"), 0.14)
        painter.setBrush(orb(glint, radius * 1.5, light, seat.base))
    painter.drawEllipse(centre, radius, radius)
    emblem(painter, centre, radius * 0.58, seat)


@lru_cache(maxsize=256)
def _tile(pattern: str, rgba: int, size: float, ratio: float) -> QImage:
    colour = QColor.fromRgba(rgba)
    side = 2 * size
    pixels = max(4, round(side * ratio))
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels / side, pixels / side)
        painter.setPen(pen(colour, size * 0.17))
        painter.setBrush(NO_BRUSH)
        for step in range(-2, 4):
            at = step * size
            if pattern in ("rising", "cross"):
                painter.drawLine(QPointF(at - size, side + size), QPointF(at + side + size, -size))
            if pattern in ("falling", "cross"):
                painter.drawLine(QPointF(at - size, -size), QPointF(at + side + size, side + size))
            if pattern == "upright":
                middle = at + size / 2
                painter.drawLine(QPointF(middle, -size), QPointF(middle, side + size))
            if pattern == "waves":
                painter.drawPath(_wave(size, at + size / 2))
        if pattern == "dots":
            painter.setPen(NO_PEN)
            painter.setBrush(colour)
            for x, y in ((0.5, 0.5), (1.5, 1.5), (0.5, 2.5), (-0.5, 1.5), (1.5, -0.5), (2.5, 0.5)):
                painter.drawEllipse(QPointF(x * size, y * size), size * 0.2, size * 0.2)
    return image


def _wave(size: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(-size, height))
    for step in range(4):
        bend = size * (0.5 if step % 2 else -0.5)
        path.quadTo(QPointF(-size / 2 + step * size, height + bend), QPointF(step * size, height))
    return path


def pattern_brush(
    seat: SeatColours,
    size: float,
    alpha: int,
    ratio: float = 1.0,
    colour: QColor | None = None,
) -> QBrush:
    """Return the seat's pattern as a brush.

    Args:
        seat: whose pattern.
        size: half the tile: 12 on land, 7 in a swatch, 5 in a bar.
        alpha: opacity 0-255.
        ratio: device pixels per painter unit (screen ratio times zoom), for sharp lines.
        colour: of the lines; default: the seat's own, darker.
    """
    drawn = colour or seat.base.darker(140 if seat.pattern == "dots" else 125)
    if colour is None and seat.base.lightness() < 40:
        drawn = seat.base.darker(200)
    rounded_ratio = round(ratio * 4) / 4 or 0.25
    tile = _tile(seat.pattern, faded(drawn, alpha).rgba(), size, rounded_ratio)
    brush = QBrush(tile)
    scale = 2 * size / tile.width()
    brush.setTransform(QTransform.fromScale(scale, scale))
    return brush


def fill(
    painter: QPainter,
    area: QRectF,
    colour: str,
    theme: Theme,
    size: float = SWATCH_PATTERN,
) -> None:
    """Fill ``area`` with a seat's colour and pattern."""
    seat = theme.seat(colour)
    painter.fillRect(area, seat.base)
    painter.setBrushOrigin(area.topLeft())
    brush = pattern_brush(seat, size, ON_FILL, ratio_of(painter), seat.text)
    painter.fillRect(area, brush)
    painter.setBrushOrigin(QPointF(0, 0))


def swatch(painter: QPainter, area: QRectF, colour: str, theme: Theme) -> None:
    """Paint a sample of a seat's colour and pattern."""
    shape = rounded(area, 6)
    with inside(painter, shape):
        fill(painter, area, colour, theme)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.line_strong, 1.2 * theme.bold))
    painter.drawPath(shape)


def ownership_bar(
    painter: QPainter,
    area: QRectF,
    shares: Sequence[tuple[str, float]],
    theme: Theme,
) -> None:
    """Paint a bar stacked of seats' shares, each with its pattern.

    Args:
        painter: target.
        area: of the bar.
        shares: (colour of the seat or "" for nobody, share of 1); need not fill the bar.
        theme: colours.
    """
    shape = rounded(area, min(5.0, area.height() / 2))
    with inside(painter, shape):
        painter.fillRect(area, faded(theme.colour("neutral_part"), 90))
        left = area.left()
        for colour, share in shares:
            part = QRectF(left, area.top(), area.width() * share, area.height())
            if colour:
                fill(painter, part, colour, theme, BAR_PATTERN)
            else:
                painter.fillRect(part, theme.colour("neutral_part"))
            left = part.right()
            if left < area.right() - 1:
                painter.setPen(pen(theme.colour("light"), 1.5))
                painter.drawLine(QPointF(left, area.top()), QPointF(left, area.bottom()))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.line_strong, 1, 150))
    painter.drawPath(shape)


def turned(path: QPainterPath, centre: QPointF, degrees: float) -> QPainterPath:
    """Return ``path`` turned around ``centre``."""
    angle = math.radians(degrees)
    spin = QTransform(
        math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), centre.x(), centre.y()
    )
    return spin.map(QTransform.fromTranslate(-centre.x(), -centre.y()).map(path))
