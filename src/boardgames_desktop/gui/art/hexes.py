"""Boards of six-sided spaces: where each lies, what it is, what it is worth, its painter's units.

Painters of a space work in *hex units*: its middle is (0, 0) and its side is :data:`SIDE`,
whatever the board's own units are.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from boardgames_desktop.core.picture import XY, Board, Link, Place, Thing
from boardgames_desktop.gui.art.shapes import stream
from boardgames_desktop.gui.paint.ink import closed

SIDE = 64.0
"""Side of a space in hex units."""
CORNERS = 6


@attrs.frozen(eq=False)
class Tile:
    """A space.

    Attributes:
        place: of the board.
        centre: scene point of its middle.
        side: scene units.
    """

    place: Place
    centre: QPointF
    side: float

    @property
    def thing(self) -> Thing:
        """Id of the place."""
        return self.place.thing

    @property
    def kind(self) -> str:
        """What it is: ``forest``, ``town_orc``."""
        return self.place.terrain

    @property
    def points(self) -> int:
        """Victory points it is worth."""
        return self.place.worth

    @property
    def scale(self) -> float:
        """Scene units per hex unit."""
        return self.side / SIDE

    def rng(self, board: Board, name: str) -> random.Random:
        """Return a random stream of this space, the same on every machine."""
        return stream(board, f"{name}/{self.thing}")

    @contextmanager
    def under(self, painter: QPainter) -> Iterator[QPainter]:
        """Paint this space in hex units."""
        painter.save()
        painter.translate(self.centre)
        painter.scale(self.scale, self.scale)
        try:
            yield painter
        finally:
            painter.restore()


def tile_of(place: Place) -> Tile:
    """Return a place as a space of hexes."""
    ring = place.outline[0]
    centre = QPointF(sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
    side = max(math.hypot(x - centre.x(), y - centre.y()) for x, y in ring)
    return Tile(place, centre, side)


_KEPT: dict[int, tuple[Board, tuple[Tile, ...]]] = {}
_MOST_KEPT = 8


def tiles_of(board: Board) -> tuple[Tile, ...]:
    """Return the spaces of a board from back to front, worked out once for each board object."""
    found = _KEPT.get(id(board))
    if found is None or found[0] is not board:
        while len(_KEPT) >= _MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        tiles = [tile_of(place) for place in board.places if place.outline]
        tiles.sort(key=lambda tile: (round(tile.centre.y(), 3), tile.centre.x()))
        found = _KEPT[id(board)] = (board, tuple(tiles))
    return found[1]


def side_of(board: Board) -> float:
    """Return the side of the board's spaces, scene units."""
    tiles = tiles_of(board)
    return tiles[0].side if tiles else SIDE


def corner(index: int, radius: float) -> QPointF:
    """Return a corner of a space around (0, 0), clockwise from the top."""
    angle = math.radians(60 * index)
    return QPointF(radius * math.sin(angle), -radius * math.cos(angle))


@cache
def hexagon(radius: float = SIDE) -> QPainterPath:
    """Return a space's outline around (0, 0); not to be changed."""
    return closed(corner(index, radius) for index in range(CORNERS))


def bounds(board: Board) -> QRectF:
    """Return the rectangle around all spaces."""
    area = QRectF()
    for tile in tiles_of(board):
        wide = tile.side * math.sqrt(3) / 2
        area = area.united(
            QRectF(tile.centre.x() - wide, tile.centre.y() - tile.side, 2 * wide, 2 * tile.side)
        )
    return area


def shared_side(board: Board, link: Link) -> tuple[QPointF, QPointF] | None:
    """Return the ends of the side between the two spaces of a link, scene points."""
    if len(link.path) >= 2:
        return QPointF(*link.path[0]), QPointF(*link.path[-1])
    rings: Mapping[Thing, set[XY]] = {
        place.thing: {(round(x, 2), round(y, 2)) for x, y in place.outline[0]}
        for place in board.places
        if place.outline
    }
    both = sorted(rings.get(link.a, set()) & rings.get(link.b, set()))
    return (QPointF(*both[0]), QPointF(*both[1])) if len(both) == 2 else None
