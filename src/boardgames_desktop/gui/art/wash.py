"""The owner's wash over a place: tint that grows to the border, pattern, inner rim.

``owner_wash(outline, colour, theme, ratio, strong=…)`` paints one place into a :class:`Wash`,
a picture and the scene rectangle it covers. Pure, a few milliseconds, usable in any thread;
keep the results per (place, seat). With a ``rim`` only a band along the border is painted, for
boards whose land must be seen. ``washing`` does the same with pauses: whoever paints holds
the interpreter, and a window whose thread waits for it stands still.
"""

from __future__ import annotations

import math
from collections.abc import Generator

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from boardgames_desktop.gui.paint import seats
from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, faded, mixed, pen
from boardgames_desktop.gui.theme import SeatColours, Theme

MARGIN = 2.0
EDGE = 26.0
"""How far the strong tint reaches in from the border, scene units."""

RIMS = ((9.0, 150), (3.4, 170))
"""Widths (scene units) and opacities (0-255) of the two lines along the border."""

BAND_FILLED = 0.84
BAND_PATTERN = 120
BAND_TILE = 0.62
"""A band along the border: part that is filled, opacity of the pattern, its size in bands."""

STRETCH = 48
"""Points of a border that are stroked at once."""


@attrs.frozen(eq=False)
class Wash:
    """A finished wash: ``image`` covers ``area`` of the scene."""

    image: QImage
    area: QRectF


def owner_wash(
    outline: QPainterPath,
    colour: str,
    theme: Theme,
    ratio: float,
    rim: float = 0.0,
    *,
    strong: bool = False,
) -> Wash:
    """Paint the wash of a place.

    Args:
        outline: of the place, scene units.
        colour: of the owner's seat.
        theme: colours.
        ratio: device pixels per scene unit.
        rim: width of the band along the border, scene units; 0 = the whole place.
        strong: with strong patterns (setting *Colour-blind patterns*).
    """
    work = washing(outline, colour, theme, ratio, rim, strong=strong)
    while True:
        try:
            next(work)
        except StopIteration as end:
            made: Wash = end.value
            return made


def washing(
    outline: QPainterPath,
    colour: str,
    theme: Theme,
    ratio: float,
    rim: float = 0.0,
    *,
    strong: bool = False,
) -> Generator[None, None, Wash]:
    """Paint like :func:`owner_wash`, with a pause every millisecond or two."""
    box = outline.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    wide = max(1, math.ceil(box.width() * ratio))
    high = max(1, math.ceil(box.height() * ratio))
    area = QRectF(box.left(), box.top(), wide / ratio, high / ratio)
    seat = theme.seat(colour)
    base = seat.base
    image = _empty(wide, high)
    if rim:
        _band(image, outline, seat, area, ratio, rim)
        yield
        _cut(image, outline, area, ratio)
        return Wash(image, area)
    tint = None
    if not theme.flat:
        tint = _edge_tint(outline, base, area)
        yield
    with _on(image, area, ratio) as painter:
        if tint is None:
            painter.fillRect(area, faded(base, 225))
        else:
            painter.fillRect(area, faded(base, min(255, round(seat.wash * 1.9))))
            painter.drawImage(_grown(area), tint)
        yield
        painter.setBrush(
            seats.pattern_brush(
                seat,
                seats.LAND_PATTERN,
                _pattern_strength(theme, strong=strong),
                ratio,
                _pattern_colour(base, strong=strong or theme.flat),
            )
        )
        painter.setPen(NO_PEN)
        painter.drawRect(area)
    yield
    border = outline.toSubpathPolygons()
    light = mixed(base, theme.colour("light"), 0.35)
    for (width, alpha), ink in zip(RIMS, (base, light), strict=True):
        line = yield from _stroked(border, pen(ink, width), area, ratio, image)
        with QPainter(image) as painter:
            painter.setOpacity(alpha / 255)
            painter.drawImage(0, 0, line)
        yield
    _cut(image, outline, area, ratio)
    return Wash(image, area)


def _band(  # noqa: PLR0917 - picture, place, what, like all of them
    image: QImage,
    outline: QPainterPath,
    seat: SeatColours,
    area: QRectF,
    ratio: float,
    rim: float,
) -> None:
    """Paint the band along the border in the owner's colour and pattern."""
    with _on(image, area, ratio) as painter:
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(seat.text, 2 * rim))
        painter.drawPath(outline)
        painter.setPen(pen(seat.base, 2 * rim * BAND_FILLED))
        painter.drawPath(outline)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        colour = faded(seat.text, BAND_PATTERN)
        size = rim * BAND_TILE
        painter.fillRect(area, seats.pattern_brush(seat, size, BAND_PATTERN, ratio, colour))


def _stroked(
    border: list[QPolygonF], ink: QPen, area: QRectF, ratio: float, like: QImage
) -> Generator[None, None, QImage]:
    """Return a line along the border, drawn a stretch at a time.

    A wide stroke along a long coast at once takes many times as long.
    """
    line = _empty(like.width(), like.height())
    with _on(line, area, ratio) as painter:
        painter.setPen(ink)
        for ring in border:
            points = ring.toList()
            for start in range(0, len(points) - 1, STRETCH):
                painter.drawPolyline(points[start : start + STRETCH + 1])
                yield
    return line


def _pattern_strength(theme: Theme, *, strong: bool) -> int:
    if theme.flat:
        return 200
    return 190 if strong else 74


def _pattern_colour(base: QColor, *, strong: bool) -> QColor:
    """Return lines that stand out from the land as well as from the tint."""
    if base.lightness() < 60:
        return base.darker(150) if not strong else mixed(base, QColor(Qt.GlobalColor.white), 0.62)
    return base.darker(165 if strong else 145)


def _empty(wide: int, high: int) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _on(image: QImage, area: QRectF, ratio: float) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(ratio, ratio)
    painter.translate(-area.topLeft())
    return painter


def _grown(area: QRectF) -> QRectF:
    return area.adjusted(-EDGE, -EDGE, EDGE, EDGE)


def _edge_tint(outline: QPainterPath, base: QColor, area: QRectF) -> QImage:
    """Return the tint that is full outside and at the border and fades inwards: a cheap blur.

    It covers the grown area.
    """
    small = min(1.0, 3.0 / EDGE)
    wide = max(2, math.ceil((area.width() + 2 * EDGE) * small * 2))
    high = max(2, math.ceil((area.height() + 2 * EDGE) * small * 2))
    grown = _grown(area)
    mask = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    mask.fill(faded(base, 235))
    with QPainter(mask) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(wide / grown.width(), high / grown.height())
        painter.translate(-grown.topLeft())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(Qt.GlobalColor.black))
        painter.drawPath(outline)
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    blurred = mask.scaled(max(1, wide // 2), max(1, high // 2), keep, smooth)
    return blurred.scaled(wide * 2, high * 2, keep, smooth)


def _cut(image: QImage, outline: QPainterPath, area: QRectF, ratio: float) -> None:
    """Keep only what is inside the outline, its edge smooth."""
    shape = _empty(image.width(), image.height())
    with _on(shape, area, ratio) as painter:
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(Qt.GlobalColor.black))
        painter.drawPath(outline)
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, shape)
