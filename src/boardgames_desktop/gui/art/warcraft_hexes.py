"""The boards of Warcraft: hexes of painted land set into a slab of stone on a wooden table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardgames_desktop.core.picture import Board, Place
from boardgames_desktop.gui.art import warcraft_flat, warcraft_ground, warcraft_signs
from boardgames_desktop.gui.art.board_art import CurvedLabel
from boardgames_desktop.gui.art.hexes import (
    SIDE,
    Tile,
    bounds,
    hexagon,
    shared_side,
    side_of,
    tile_of,
    tiles_of,
)
from boardgames_desktop.gui.art.lettering import paint_letters
from boardgames_desktop.gui.art.shapes import stream
from boardgames_desktop.gui.art.warcraft_terrain import TERRAINS, Paint, meadow
from boardgames_desktop.gui.art.warcraft_towns import TOWNS
from boardgames_desktop.gui.art.warcraft_wall import paint_wall
from boardgames_desktop.gui.paint import controls
from boardgames_desktop.gui.paint.ink import NO_PEN, faded, mixed, pen
from boardgames_desktop.gui.theme import Theme

PAINTERS: Mapping[str, Paint] = {**TERRAINS, **TOWNS}
MARGINS = (7.5, 3.4, 13.5, 6.5)
"""How far the table reaches beyond the board, sides of a space: left, top, right, bottom.

What covers a part of the view stands at its right and below.
"""
OVER_MARGIN = 0.4
COIN = QPointF(0, -SIDE * 0.735)
COIN_RADIUS = 11.5
NAME, NAME_SIZE = QPointF(-SIDE * 0.69, SIDE * 0.44), SIDE * 0.105
"""Where the name of a space stands, and how high its letters are."""
PLATE, PLATE_RADIUS = QPointF(SIDE * 0.655, SIDE * 0.4), 7.6
"""Where the letter of a space that a scenario names stands."""
INK, GOLD = QColor("#2c1e0e"), QColor("#f0b93a")
HELD = 0.1
"""Band in the colour and pattern of who holds a space, sides."""


def coin(painter: QPainter, centre: QPointF, radius: float, points: int, theme: Theme) -> None:
    """Paint a coin with victory points on it, without letters: any process can."""
    controls.coin(painter, centre, radius, "", True, theme)
    paint_letters(painter, centre, radius * 1.12, str(points), theme.colour("coin_ink"))


def _inscribe(painter: QPainter, tile: Tile, theme: Theme) -> None:
    """Paint a space's name, letter and points."""
    name = tile.thing.partition(":")[2]
    if theme.flat:
        paint_letters(painter, NAME, NAME_SIZE, name, theme.text)
    else:
        pale, dark = theme.colour("cream"), theme.colour("outline")
        paint_letters(painter, NAME, NAME_SIZE, name, faded(dark, 90), 0.44)
        paint_letters(painter, NAME, NAME_SIZE, name, faded(pale, 205))
    if tile.place.sign:
        painter.setPen(pen(theme.colour("coin_line"), 1.3))
        painter.setBrush(theme.colour("cream"))
        painter.drawEllipse(PLATE, PLATE_RADIUS, PLATE_RADIUS)
        paint_letters(painter, PLATE, PLATE_RADIUS * 1.15, tile.place.sign, theme.colour("label"))
    if tile.points:
        coin(painter, COIN, COIN_RADIUS, tile.points, theme)


class WarcraftHexesArt:
    """Painter of boards of hexes."""

    version = 7
    portrait = True

    def area(self, board: Board) -> QRectF:
        """Return the board and the table around it."""
        side = side_of(board)
        margins = QMarginsF(*(side * margin for margin in MARGINS))
        return QRectF(0, 0, *board.size).marginsAdded(margins)

    def overlay_area(self, board: Board) -> QRectF:
        """Return the spaces and a little more."""
        more = side_of(board) * OVER_MARGIN
        return bounds(board).marginsAdded(QMarginsF(more, more, more, more))

    def elaborate(self, theme: Theme) -> bool:
        """Return True unless everything is flat."""
        return not theme.flat

    def surround(self, theme: Theme) -> QColor:
        """Return the dark end of the table."""
        if theme.flat:
            return theme.window
        return QColor(warcraft_ground.TABLES[theme.name].edge)

    def tint(self, key: str) -> QColor:
        """Return the ground's colour of a kind of terrain."""
        return QColor(warcraft_ground.soil_of(key).light)

    def labels(self) -> tuple[CurvedLabel, ...]:
        """Return nothing: the names of spaces are part of the picture."""
        return ()

    def rim(self, board: Board) -> float:
        """Return the width of the band that shows who holds a space."""
        return side_of(board) * HELD

    def paint_quick(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint table and spaces flat."""
        if theme.flat:
            warcraft_flat.paint(painter, board, self.area(board), theme)
            return
        warcraft_ground.lamp(painter, board, self.area(board), theme.name)
        painter.setPen(NO_PEN)
        for tile in tiles_of(board):
            with tile.under(painter):
                painter.setBrush(QColor("#d9bf8b"))
                painter.drawPath(hexagon(SIDE + warcraft_ground.RIM))
        for tile in tiles_of(board):
            soil = warcraft_ground.soil_of(tile.kind)
            inks = warcraft_flat.Inks(mixed(soil.grass, INK, 0.35), soil.light, GOLD)
            with tile.under(painter):
                painter.setPen(pen(INK, 1.6))
                painter.setBrush(mixed(soil.light, soil.dark, 0.3))
                painter.drawPath(hexagon(SIDE - warcraft_ground.GAP))
                warcraft_flat.paint_sign(painter, tile, inks, theme)
                if tile.points:
                    coin(painter, COIN, COIN_RADIUS, tile.points, theme)

    def paint_stamp(self, painter: QPainter, board: Board, theme: Theme) -> bool:
        """Paint a small picture of the board."""
        self.paint_quick(painter, board, theme)
        return True

    def paint_ground(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint table, slab and soil."""
        if theme.flat or not tiles_of(board):
            self.paint_quick(painter, board, theme)
            return
        warcraft_ground.table(painter, board, self.area(board), theme.name)
        warcraft_ground.paint_slab(painter, board)
        warcraft_ground.paint_soil(painter, board)

    def paint_overlay(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint what stands on the spaces, their edges, walls and coins."""
        if not theme.flat:
            for tile in tiles_of(board):
                with tile.under(painter):
                    painter.save()
                    painter.setClipPath(hexagon(SIDE - warcraft_ground.GAP))
                    paint = PAINTERS.get(tile.kind, meadow)
                    paint(painter, tile, tile.rng(board, "scenery"))
                    painter.restore()
                    warcraft_ground.paint_bevel(painter)
        walls = [link for link in board.links if link.kind == "wall"]
        ends = [side for link in walls if (side := shared_side(board, link)) is not None]
        for start, end in sorted(ends, key=lambda side: side[0].y() + side[1].y()):
            paint_wall(painter, start, end, side_of(board), stream(board, "walls"), theme)
        for tile in tiles_of(board):
            with tile.under(painter):
                _inscribe(painter, tile, theme)

    def paint_signs(
        self, painter: QPainter, place: Place, marks: tuple[str, ...], theme: Theme, *, over: bool
    ) -> None:
        """Paint the changing signs of a space, those under its pieces or those over them."""
        tile = tile_of(place)
        with tile.under(painter):
            warcraft_signs.paint(painter, tile, marks, theme, over=over)
