"""What lies under everything on a board of hexes: the table, the slab, soil and grass."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QTransform

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.art import scenery
from boardgames_desktop.gui.art.hexes import SIDE, Tile, corner, hexagon, tiles_of
from boardgames_desktop.gui.art.shapes import stream
from boardgames_desktop.gui.paint import texture
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    faded,
    inside,
    mixed,
    orb,
    pen,
    vertical,
)

RIM = 8.5
"""How far the slab reaches beyond its spaces, hex units."""
THICK = 8.0
GAP = 1.3
"""From a space's outline to its soil, hex units."""
BLACK, WHITE = QColor("#000000"), QColor("#ffffff")
INK = QColor("#2c1e0e")


@attrs.frozen
class Table:
    """Colours of the wood under the board."""

    near: QColor
    far: QColor
    edge: QColor
    seam: QColor


TABLES: Mapping[str, Table] = {
    "dark": Table(QColor("#6d4d34"), QColor("#43301f"), QColor("#281b10"), QColor("#120a05")),
    "light": Table(QColor("#cfae82"), QColor("#b48f63"), QColor("#987550"), QColor("#6a4a2a")),
}


@attrs.frozen
class Soil:
    """Two tones of a space's ground and of its grass."""

    light: QColor
    dark: QColor
    grass: QColor


def _soil(light: str, dark: str, grass: str) -> Soil:
    return Soil(QColor(light), QColor(dark), QColor(grass))


MEADOW = _soil("#bccb78", "#82964a", "#4a6424")
SOILS: Mapping[str, Soil] = {
    "forest": _soil("#8aa858", "#4f7338", "#2f5226"),
    "gold": _soil("#cbb078", "#98794a", "#7a6a34"),
    "mountain": _soil("#aca698", "#716b5c", "#68684a"),
    "objective": _soil("#c2c286", "#8a8d52", "#5f7030"),
    "town_human": _soil("#b9c085", "#878f56", "#5c7030"),
    "town_orc": _soil("#c8a878", "#936c45", "#7a6034"),
    "town_undead": _soil("#a49c8c", "#6a6257", "#574f3a"),
    "town_night_elf": _soil("#93b98a", "#4f7f62", "#2f5f44"),
    "town": _soil("#c2b684", "#8f8152", "#6a6a34"),
    "nordrassil": _soil("#9cc4a0", "#4a8070", "#2c6450"),
}


def soil_of(kind: str) -> Soil:
    """Return the ground of a kind of terrain."""
    return SOILS.get(kind, MEADOW)


def lamp(painter: QPainter, board: Board, area: QRectF, theme_name: str) -> None:
    """Paint bare wood under one lamp."""
    colours = TABLES[theme_name]
    middle = QPointF(board.size[0] * 0.48, board.size[1] * 0.42)
    reach = math.hypot(area.width(), area.height()) * 0.66
    painter.fillRect(area, orb(middle, reach, colours.near, colours.edge, colours.far))
    _sink(painter, area, colours.edge)


def table(painter: QPainter, board: Board, area: QRectF, theme_name: str) -> None:
    """Paint planks of wood under one lamp; at the picture's edge they sink into the dark."""
    colours = TABLES[theme_name]
    lamp(painter, board, area, theme_name)
    rng = stream(board, "planks")
    high = area.height() / max(4, round(area.height() / 118))
    top, number = area.top(), 0
    while top < area.bottom() - 1:
        _plank(painter, QRectF(area.left(), top, area.width(), high), colours, rng, number)
        top += high
        number += 1
    grain = QBrush(texture.wood())
    turned = QTransform().rotate(90).scale(0.62, 1.1)
    grain.setTransform(turned)
    painter.save()
    painter.setCompositionMode(texture.SOFT_LIGHT)
    painter.setOpacity(0.34)
    painter.fillRect(area, grain)
    painter.restore()
    texture.lay(painter, area, texture.clouds(), 0.2, scale=2.4)
    _sink(painter, area, colours.edge)


def _plank(
    painter: QPainter, plank: QRectF, colours: Table, rng: random.Random, number: int
) -> None:
    painter.fillRect(plank, faded(BLACK if number % 2 else WHITE, rng.randint(5, 14)))
    for _ in range(round(plank.width() / 60)):
        x, y = rng.uniform(plank.left() - 200, plank.right()), rng.uniform(4, plank.height() - 4)
        line = QPainterPath(QPointF(x, plank.top() + y))
        sway = rng.uniform(-4, 4)
        far = rng.uniform(200, 620)
        line.cubicTo(
            x + far * 0.3,
            plank.top() + y + sway,
            x + far * 0.6,
            plank.top() + y + sway,
            x + far,
            plank.top() + y + rng.uniform(-3, 3),
        )
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(colours.seam, rng.uniform(0.5, 1.4), rng.randint(18, 52)))
        painter.drawPath(line)
    joint = rng.uniform(plank.left() + plank.width() * 0.1, plank.right() - plank.width() * 0.1)
    for x, wide in ((joint, 1.6),):
        painter.setPen(pen(colours.seam, wide, 120))
        painter.drawLine(QPointF(x, plank.top()), QPointF(x, plank.bottom()))
        for side in (-9.0, 9.0):
            for y in (plank.top() + 18, plank.bottom() - 18):
                painter.setPen(NO_PEN)
                painter.setBrush(faded(colours.seam, 150))
                painter.drawEllipse(QPointF(x + side, y), 2.4, 2.4)
                painter.setBrush(faded(WHITE, 34))
                painter.drawEllipse(QPointF(x + side - 0.6, y - 0.7), 1.0, 1.0)
    painter.setPen(pen(colours.seam, 2, 150))
    painter.drawLine(plank.topLeft(), plank.topRight())
    painter.setPen(pen(WHITE, 1, 24))
    painter.drawLine(plank.topLeft() + QPointF(0, 2), plank.topRight() + QPointF(0, 2))


def _sink(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """Fade the picture's edges into the colour around it."""
    deep = min(area.width(), area.height()) * 0.1
    for start, end in (
        (area.topLeft(), area.topLeft() + QPointF(0, deep)),
        (area.bottomLeft(), area.bottomLeft() - QPointF(0, deep)),
        (area.topLeft(), area.topLeft() + QPointF(deep, 0)),
        (area.topRight(), area.topRight() - QPointF(deep, 0)),
    ):
        veil = QLinearGradient(start, end)
        veil.setColorAt(0, faded(colour, 255))
        veil.setColorAt(0.15, faded(colour, 215))
        veil.setColorAt(1, faded(colour, 0))
        painter.fillRect(area, veil)


def slab(board: Board) -> QPainterPath:
    """Return the outline of the whole board, its spaces and a rim."""
    path = QPainterPath()
    for tile in tiles_of(board):
        grown = QTransform.fromScale(tile.scale, tile.scale).map(hexagon(SIDE + RIM))
        path.addPath(grown.translated(tile.centre))
    path.setFillRule(path.fillRule().WindingFill)
    return path.simplified()


def paint_slab(painter: QPainter, board: Board) -> None:
    """Paint the board's body: shadow, edge, bevelled stone."""
    path = slab(board)
    unit = tiles_of(board)[0].scale
    painter.setPen(NO_PEN)
    for dx, dy, alpha in ((13, 23, 40), (10, 17, 60), (7, 13, 80), (4, 10, 90)):
        painter.setBrush(faded(BLACK, alpha))
        painter.drawPath(path.translated(dx * unit, dy * unit))
    box = path.boundingRect()
    edge = vertical(box, QColor("#8a683e"), QColor("#5c4023"))
    for down in range(round(THICK), 0, -1):
        painter.setBrush(edge)
        if down == round(THICK):
            painter.setPen(pen(QColor("#241608"), 2.2 * unit))
        else:
            painter.setPen(NO_PEN)
        painter.drawPath(path.translated(0, down * unit))
    stone = QLinearGradient(box.topLeft(), box.bottomRight())
    stone.setColorAt(0, QColor("#f0ddb0"))
    stone.setColorAt(0.5, QColor("#d9bf8b"))
    stone.setColorAt(1, QColor("#b4935f"))
    painter.setPen(pen(QColor("#4a3318"), 2.6 * unit))
    painter.setBrush(stone)
    painter.drawPath(path)
    with inside(painter, path):
        texture.lay(painter, box, texture.grains(), 0.34)
        texture.lay(painter, box, texture.clouds(), 0.4, scale=0.6)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(BLACK, 4 * unit, 70))
        painter.drawPath(path.translated(-1.2 * unit, -1.4 * unit))
        painter.setPen(pen(WHITE, 3 * unit, 120))
        painter.drawPath(path.translated(1.3 * unit, 1.5 * unit))


def paint_soil(painter: QPainter, board: Board) -> None:
    """Paint the ground of every space, with its grass, and light from the upper left."""
    whole = QPainterPath()
    unit = tiles_of(board)[0].scale
    for tile in tiles_of(board):
        with tile.under(painter):
            _ground(painter, tile, tile.rng(board, "soil"))
        shape = QTransform.fromScale(tile.scale, tile.scale).map(hexagon(SIDE - GAP))
        whole.addPath(shape.translated(tile.centre))
    with inside(painter, whole):
        box = whole.boundingRect()
        texture.lay(painter, box, texture.clouds(), 0.72, scale=0.5 * unit)
        texture.lay(painter, box, texture.grains(), 0.38, scale=0.7 * unit)
    for tile in tiles_of(board):
        with tile.under(painter), inside(painter, hexagon(SIDE - GAP)):
            _cover(painter, tile, tile.rng(board, "grass"))


def _ground(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    soil = soil_of(tile.kind)
    tone = rng.uniform(-0.1, 0.08)
    shade = WHITE if tone > 0 else BLACK
    light, dark = mixed(soil.light, shade, abs(tone)), mixed(soil.dark, shade, abs(tone))
    painter.setPen(NO_PEN)
    painter.setBrush(orb(QPointF(-10, -20), SIDE * 1.25, light, dark, mixed(light, dark, 0.4)))
    painter.drawPath(hexagon(SIDE - GAP))


def _cover(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint blotches and tufts of grass."""
    soil = soil_of(tile.kind)
    painter.setPen(NO_PEN)
    for _ in range(5):
        spot = QPointF(rng.uniform(-48, 48), rng.uniform(-48, 48))
        wide = rng.uniform(16, 34)
        tint = mixed(soil.dark, soil.grass, rng.uniform(0.2, 0.8))
        painter.setBrush(orb(spot, wide, faded(tint, 72), faded(tint, 0)))
        painter.drawEllipse(spot, wide, wide)
    bare = tile.kind in {"mountain", "gold", "town_orc", "town_undead"}
    for _ in range(14 if bare else 34):
        foot = QPointF(rng.uniform(-SIDE, SIDE), rng.uniform(-SIDE, SIDE))
        tint = mixed(soil.dark, soil.grass, rng.uniform(0.15, 0.8))
        scenery.tuft(painter, foot, rng.uniform(2.6, 5.2), rng, faded(tint, 190))


def paint_bevel(painter: QPainter) -> None:
    """Paint the worked edge of a space: shade all round, a glint at the upper left."""
    shape = hexagon(SIDE - GAP)
    with inside(painter, shape):
        painter.setBrush(NO_BRUSH)
        for width, alpha in ((17, 15), (10, 22), (5, 34)):
            painter.setPen(pen(QColor("#2b1b0c"), width, alpha))
            painter.drawPath(shape)
        glint = QPainterPath(corner(4, SIDE - 3.4))
        for index in (5, 0, 1):
            glint.lineTo(corner(index, SIDE - 3.4))
        painter.setPen(pen(QColor("#fffbe0"), 2.2, 120))
        painter.drawPath(glint)
        dusk = QPainterPath(corner(1, SIDE - 3.2))
        for index in (2, 3, 4):
            dusk.lineTo(corner(index, SIDE - 3.2))
        painter.setPen(pen(BLACK, 2.4, 54))
        painter.drawPath(dusk)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(INK, 1.6, 215))
    painter.drawPath(shape)
