"""Numbers behind the painted map: noise, distances to the coast, the colours of sea and soil.

Everything here is numpy over one grid of ``SCALE`` pixels a scene unit, whatever the size of
the finished picture, so that the map looks the same in every window. Runs in a worker thread.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.art.risk_terrain import Range, SeaColours, Soil
from boardgames_desktop.gui.art.shapes import Shapes, seed_of

SCALE = 0.8
REACH = 64.0
"""Distances to the coast are exact up to this many scene units and no larger."""

Grid = NDArray[np.float32]


def noise(high: int, wide: int, cell: float, rng: np.random.Generator) -> Grid:
    """Return smooth noise from 0 to 1 with lumps of ``cell`` pixels."""
    rows, columns = int(high / cell) + 3, int(wide / cell) + 3
    dots = rng.random((rows, columns), dtype=np.float32)

    def places(count: int) -> tuple[NDArray[np.intp], Grid]:
        at = np.arange(count, dtype=np.float32) / np.float32(cell)
        whole = at.astype(np.intp)
        part = at - whole
        return whole, (part * part * part * (part * (part * 6 - 15) + 10)).astype(np.float32)

    y, fy = places(high)
    x, fx = places(wide)
    tall = dots[y] * (1 - fy)[:, None] + dots[y + 1] * fy[:, None]
    return np.asarray(tall[:, x] * (1 - fx) + tall[:, x + 1] * fx, dtype=np.float32)


def layered(
    high: int, wide: int, cells: Sequence[float], rng: np.random.Generator, fade: float = 0.5
) -> Grid:
    """Return several noises on top of each other, each finer one weaker, 0 to 1."""
    total = np.zeros((high, wide), dtype=np.float32)
    weight, sum_ = 1.0, 0.0
    for cell in cells:
        total += np.float32(weight) * noise(high, wide, cell, rng)
        sum_ += weight
        weight *= fade
    return total / np.float32(sum_)


def distance(inside: NDArray[np.bool_], reach: int) -> Grid:
    """Return how many pixels away the nearest True is, exactly up to ``reach``."""
    high, wide = inside.shape
    columns = np.arange(wide, dtype=np.float32)
    last = np.maximum.accumulate(np.where(inside, columns, np.float32(-1e4)), axis=1)
    following = np.where(inside, columns, np.float32(1e4))[:, ::-1]
    next_ = np.minimum.accumulate(following, axis=1)[:, ::-1]
    across = np.minimum(np.minimum(columns - last, next_ - columns), np.float32(reach))
    square = across * across
    padded = np.full((high + 2 * reach, wide), np.float32(reach * reach), dtype=np.float32)
    padded[reach : reach + high] = square
    best = square.copy()
    for step in range(1, reach):
        more = np.float32(step * step)
        np.minimum(best, padded[reach + step : reach + step + high] + more, out=best)
        np.minimum(best, padded[reach - step : reach - step + high] + more, out=best)
    return np.asarray(np.sqrt(best), dtype=np.float32)


def near_lines(shape: tuple[int, int], ranges: Sequence[Range], area: QRectF, scale: float) -> Grid:
    """Return how mountainous every pixel is, 0 to about 1, from lines of ranges."""
    field = np.zeros(shape, dtype=np.float32)
    for range_ in ranges:
        margin = range_.wide * 2.6
        for (ax, ay), (bx, by) in zip(range_.line, range_.line[1:], strict=False):
            left = max(0, int((min(ax, bx) - margin - area.left()) * scale))
            right = min(shape[1], int((max(ax, bx) + margin - area.left()) * scale) + 1)
            top = max(0, int((min(ay, by) - margin - area.top()) * scale))
            bottom = min(shape[0], int((max(ay, by) + margin - area.top()) * scale) + 1)
            if left >= right or top >= bottom:
                continue
            y, x = np.mgrid[top:bottom, left:right].astype(np.float32) / np.float32(scale)
            x, y = x + area.left(), y + area.top()
            long = max(1e-6, (bx - ax) ** 2 + (by - ay) ** 2)
            along = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long, 0, 1)
            gap = (x - ax - along * (bx - ax)) ** 2 + (y - ay - along * (by - ay)) ** 2
            part = range_.high * np.exp(-gap / (range_.wide * range_.wide))
            spot = field[top:bottom, left:right]
            np.maximum(spot, part.astype(np.float32), out=spot)
    return field


def rgb(colour: QColor) -> Grid:
    """Return a colour as three numbers from 0 to 1."""
    return np.array([colour.redF(), colour.greenF(), colour.blueF()], dtype=np.float32)


def to_image(colours: Grid) -> QImage:
    """Return an array of height x width x 3 numbers from 0 to 1 as a picture."""
    high, wide, _ = colours.shape
    bytes_ = np.full((high, wide, 4), 255, dtype=np.uint8)
    bytes_[..., 2::-1] = (np.clip(colours, 0, 1) * 255 + 0.5).astype(np.uint8)
    return QImage(bytes_.tobytes(), wide, high, wide * 4, QImage.Format.Format_RGB32).copy()


def from_image(image: QImage) -> NDArray[np.uint8]:
    """Return the bytes of a 32-bit picture as height x width x 4 (blue, green, red, alpha)."""
    high, wide = image.height(), image.width()
    data: Any = image.constBits()
    return np.frombuffer(data, dtype=np.uint8).reshape(high, wide, 4).copy()


def land_mask(shapes: Shapes, area: QRectF, scale: float) -> NDArray[np.bool_]:
    """Return which pixels are land."""
    found = from_image(shapes.ids(area, scale))
    return np.asarray((found[..., 0] | found[..., 1]) > 0)


def _blend(low: Grid, high: Grid, share: Grid) -> Grid:
    return np.asarray(low + (high - low) * share[..., None], dtype=np.float32)


def _steps(value: Grid, start: float, end: float) -> Grid:
    part = np.clip((value - start) / (end - start), 0, 1)
    return np.asarray(part * part * (3 - 2 * part), dtype=np.float32)


def sea(shapes: Shapes, colours: SeaColours, land: NDArray[np.bool_]) -> QImage:
    """Return the sea around the land: shelf, deep, depth lines around the coasts, ripples."""
    rng = np.random.default_rng(seed_of(shapes.board, "sea"))
    high, wide = land.shape
    away = distance(land, round(REACH * SCALE)) / np.float32(SCALE)
    swell = layered(high, wide, (230, 110, 52, 24), rng, 0.55)
    ripple = layered(high, wide, (15, 7), rng)
    depth = np.clip(away / REACH, 0, 1) * 0.62 + (swell - 0.5) * 0.95 + 0.03
    made = _blend(rgb(colours.shelf), rgb(colours.middle), _steps(depth, 0.0, 0.55))
    made = _blend(made, rgb(colours.deep), _steps(depth, 0.42, 1.05))
    wobbling = away + (noise(high, wide, 22, rng) - 0.5) * 5.0 * np.clip(away / 30, 0, 1)
    lines = np.zeros_like(away)
    for level, strength in ((8.5, 0.60), (18.0, 0.42), (30.0, 0.28), (44.0, 0.17)):
        lines = np.maximum(lines, strength * np.exp(-(((wobbling - level) / 0.85) ** 2)))
    made = _blend(made, rgb(colours.line), np.asarray(lines, dtype=np.float32))
    glow = 0.62 * np.exp(-((away / 7.0) ** 2)) + 0.20 * np.exp(-((away / 26.0) ** 2))
    made = _blend(made, rgb(colours.foam), np.asarray(glow, dtype=np.float32))
    made *= (1 + (ripple - 0.5) * 0.10)[..., None]
    return to_image(_blend(made, rgb(colours.surround), _edge(high, wide)))


def _edge(high: int, wide: int) -> Grid:
    """Return 1 at the edges of the picture and 0 inside, so that it melts into what is around."""
    y = np.minimum(np.arange(high), np.arange(high)[::-1]).astype(np.float32) / SCALE
    x = np.minimum(np.arange(wide), np.arange(wide)[::-1]).astype(np.float32) / SCALE
    down = 1 - _steps(y, 0, 150)
    across = 1 - _steps(x, 0, 70)
    return np.asarray(1 - (1 - down)[:, None] * (1 - across)[None, :], dtype=np.float32)


def _soils(
    shapes: Shapes, area: QRectF, shape: tuple[int, int], colour_of: Mapping[Thing, QColor]
) -> Grid:
    """Return a colour per pixel that runs softly from land to land and over the coast."""
    high, wide = shape
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.scale(SCALE, SCALE)
        painter.translate(-area.topLeft())
        painter.setPen(Qt.PenStyle.NoPen)
        for thing, path in shapes.lands.items():
            painter.setBrush(colour_of[thing])
            painter.drawPath(path)
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = image.scaled(max(1, wide // 10), max(1, high // 10), keep, smooth)
    blurred = small.scaled(max(1, wide // 4), max(1, high // 4), keep, smooth)
    blurred = blurred.scaled(wide, high, keep, smooth)
    data = from_image(blurred.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
    alpha = np.maximum(data[..., 3:4].astype(np.float32), 1.0)
    return np.asarray(data[..., 2::-1].astype(np.float32) / alpha, dtype=np.float32)


def ground(  # noqa: PLR0917 - one call, from the painter of the map
    shapes: Shapes,
    area: QRectF,
    soils: Mapping[Thing, Soil],
    ranges: Sequence[Range],
    snow_line: float,
    land: NDArray[np.bool_],
) -> QImage:
    """Return the soil of ``area``, lit from the upper left; also under the sea.

    Args:
        shapes: the board's.
        area: scene rectangle.
        soils: ground of every place.
        ranges: mountains.
        snow_line: latitude (y) north of which snow lies.
        land: from :func:`land_mask`.
    """
    rng = np.random.default_rng(seed_of(shapes.board, "ground"))
    high, wide = land.shape
    light = _soils(shapes, area, land.shape, {k: soil.light for k, soil in soils.items()})
    dark = _soils(shapes, area, land.shape, {k: soil.dark for k, soil in soils.items()})
    rough = (
        _soils(
            shapes,
            area,
            land.shape,
            {k: QColor.fromRgbF(min(1.0, soil.rough / 2), 0, 0) for k, soil in soils.items()},
        )[..., 0]
        * 2
    )
    patches = layered(high, wide, (46, 21, 10, 5), rng, 0.6)
    fine = layered(high, wide, (9, 4.5, 2.4), rng, 0.62)
    peaks = near_lines(land.shape, ranges, area, SCALE)
    ridges = 1 - np.abs(2 * layered(high, wide, (17, 8, 4), rng) - 1)
    made = _blend(light, dark, _steps(patches * 0.75 + fine * 0.25, 0.24, 0.78))
    height = (patches * 9 + fine * 2.6) * rough + peaks * (3 + 13 * ridges)
    slope_y, slope_x = np.gradient(height.astype(np.float32))
    lit = np.clip((slope_x + slope_y) * 0.32, -0.30, 0.30)
    made *= (1 + lit)[..., None]
    north = (np.arange(high, dtype=np.float32) / SCALE + area.top())[:, None]
    cold = _steps(
        np.asarray((snow_line - north) / 90 + (patches - 0.5) * 1.1, dtype=np.float32), 0.0, 0.8
    )
    cover = np.clip(cold * 0.5 + _steps(peaks * ridges, 0.62, 0.95) * 0.5, 0, 0.8)
    made = _blend(made, rgb(QColor("#f4f8fa")), np.asarray(cover, dtype=np.float32))
    inland = distance(~land, round(26 * SCALE)) / np.float32(SCALE)
    shore = 0.20 * np.exp(-((inland / 5.0) ** 2)) + 0.10 * np.exp(-((inland / 15.0) ** 2))
    made = _blend(made, rgb(QColor("#5b4020")), np.asarray(shore, dtype=np.float32))
    return to_image(made)


def masked(path: QPainterPath, image: QImage, area: QRectF, painter: QPainter) -> None:
    """Paint ``image`` (covering ``area``) inside ``path``, the path's edge sharp at any size."""
    brush = QBrush(image)
    scale = area.width() / image.width()
    brush.setTransform(
        QTransform.fromScale(scale, scale) * QTransform.fromTranslate(area.left(), area.top())
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawPath(path)
