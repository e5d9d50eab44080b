"""Wood, felt, paper and cloud textures: grey pictures around one half, laid on as soft light.

All are made from a few seeded streams of random bytes, once a session, tile without a seam
and are the same on every machine. They are QImages, so that painting threads may use them.
"""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QTransform

SIDE = 512
GREY = 128
SOFT_LIGHT = QPainter.CompositionMode.CompositionMode_SoftLight


def _lattice(rng: random.Random, across: int, down: int) -> QImage:
    """Return random dots with one more ring of dots around, copied from the other side."""
    grid = [rng.randbytes(across) for _ in range(down)]
    rows = [row[-2:] + row + row[:2] for row in (*grid[-2:], *grid, *grid[:2])]
    line = (across + 4 + 3) // 4 * 4
    data = b"".join(row.ljust(line, b"\0") for row in rows)
    return QImage(data, across + 4, down + 4, line, QImage.Format.Format_Grayscale8).copy()


def _layer(rng: random.Random, wide: float, high: float) -> QImage:
    """Return value noise with cells of ``wide`` x ``high`` pixels that tiles."""
    across, down = max(2, round(SIDE / wide)), max(2, round(SIDE / high))
    dots = _lattice(rng, across, down)
    cell_x, cell_y = SIDE / across, SIDE / down
    smooth = Qt.TransformationMode.SmoothTransformation
    keep = Qt.AspectRatioMode.IgnoreAspectRatio
    full_x, full_y = round(cell_x * (across + 4)), round(cell_y * (down + 4))
    grown = dots.scaled(max(1, full_x // 2), max(1, full_y // 2), keep, smooth)
    grown = grown.scaled(full_x, full_y, keep, smooth)
    return grown.copy(round(cell_x * 2), round(cell_y * 2), SIDE, SIDE)


def _stacked(seed: int, layers: tuple[tuple[float, float, float], ...], contrast: float) -> QImage:
    """Return layers of (cell width, cell height, opacity), stretched in contrast."""
    rng = random.Random(seed)
    sum_ = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    sum_.fill(QColor(GREY, GREY, GREY))
    with QPainter(sum_) as painter:
        for wide, high, opacity in layers:
            painter.setOpacity(opacity)
            painter.drawImage(0, 0, _layer(rng, wide, high))
    grey = sum_.convertToFormat(QImage.Format.Format_Grayscale8)
    table = bytes(
        round(max(0.0, min(1.0, 0.5 + (value / 255 - 0.5) * contrast)) * 255)
        for value in range(256)
    )
    data = bytes(grey.constBits()).translate(table)
    stretched = QImage(data, SIDE, SIDE, grey.bytesPerLine(), QImage.Format.Format_Grayscale8)
    return stretched.copy().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@cache
def clouds() -> QImage:
    """Return soft blotches: sea, ground, sky."""
    return _stacked(3, ((64, 64, 1.0), (32, 32, 0.45), (13, 13, 0.42), (6, 6, 0.4)), 1.75)


@cache
def grains() -> QImage:
    """Return fine grain: felt, soil."""
    return _stacked(5, ((7, 7, 1.0), (3, 3, 0.45)), 1.5)


@cache
def wood() -> QImage:
    """Return long upright fibres with slow bands between them."""
    layers = ((72, 512, 1.0), (26, 256, 0.5), (9, 170, 0.5), (3, 128, 0.42), (2, 40, 0.3))
    return _stacked(7, layers, 1.9)


@cache
def paper() -> QImage:
    """Return faint stains and fibres."""
    return _stacked(11, ((120, 90, 1.0), (42, 30, 0.45), (10, 3, 0.4), (2, 2, 0.4)), 1.5)


def lay(
    painter: QPainter,
    area: QRectF,
    picture: QImage,
    strength: float,
    *,
    scale: float = 1.0,
    mode: QPainter.CompositionMode = SOFT_LIGHT,
) -> None:
    """Lay a texture over ``area``, anchored at its upper left corner.

    Args:
        painter: already clipped to the shape.
        area: what to cover.
        picture: one of this module's.
        strength: opacity 0 to 1.
        scale: size of the texture; 1 = 512 units a tile.
        mode: how it mixes with what is below.
    """
    painter.save()
    painter.setCompositionMode(mode)
    painter.setOpacity(painter.opacity() * strength)
    brush = QBrush(picture)
    brush.setTransform(QTransform.fromScale(scale, scale))
    painter.setBrushOrigin(QPointF(area.topLeft()))
    painter.fillRect(area, brush)
    painter.restore()
