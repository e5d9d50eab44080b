"""The shapes of a map board that its painters need: outlines, borders, coasts, lanes, whose pixel.

``shapes_of(board)`` works them out once per board. All lengths are scene units.
"""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from hashlib import blake2b

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from boardgames_desktop.core.picture import XY, Board, Link, Outline, Thing

SHORTEST_LANE = 17.0
"""A lane over a strait narrower than this reaches into the land at both ends."""
BEND = 0.11


def seed_of(board: Board, stream: str) -> int:
    """Return the seed of a random stream, the same on every machine."""
    return int.from_bytes(
        blake2b(f"{board.art}/{board.id}/{stream}".encode(), digest_size=8).digest()
    )


def stream(board: Board, name: str) -> random.Random:
    """Return a random stream of a board, the same on every machine."""
    return random.Random(seed_of(board, name))


_PATHS: OrderedDict[int, tuple[Outline, QPainterPath]] = OrderedDict()
_MOST_PATHS = 256


def outline_path(outline: Outline) -> QPainterPath:
    """Return the rings of a place as one path, worked out once for each outline object."""
    known = _PATHS.get(id(outline))
    if known is None or known[0] is not outline:
        known = _PATHS[id(outline)] = (outline, _joined(outline))
        while len(_PATHS) > _MOST_PATHS:
            _PATHS.popitem(last=False)
    return QPainterPath(known[1])


def _joined(outline: Outline) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for ring in outline:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path


def spline(points: Iterable[XY]) -> QPainterPath:
    """Return a smooth line through points (Catmull-Rom)."""
    given = list(points)
    path = QPainterPath(QPointF(*given[0]))
    for index in range(len(given) - 1):
        before = given[max(0, index - 1)]
        here, there = given[index], given[index + 1]
        after = given[min(len(given) - 1, index + 2)]
        path.cubicTo(
            here[0] + (there[0] - before[0]) / 6,
            here[1] + (there[1] - before[1]) / 6,
            there[0] - (after[0] - here[0]) / 6,
            there[1] - (after[1] - here[1]) / 6,
            *there,
        )
    return path


@attrs.frozen(eq=False)
class Shapes:
    """Outlines and lines of one board.

    Attributes:
        board: the board.
        area: its rectangle.
        lands: outline of every place that has one.
        coast: all of them as one path, wound.
        region_of: key of the region (its tint) of every place.
        inner: borders inside a region.
        outer: borders between regions.
        lanes: drawn lanes over the sea.
        ends: both ends of every lane.
    """

    board: Board
    area: QRectF
    lands: Mapping[Thing, QPainterPath]
    coast: QPainterPath
    region_of: Mapping[Thing, str]
    inner: QPainterPath
    outer: QPainterPath
    lanes: tuple[QPainterPath, ...]
    ends: tuple[QPointF, ...]

    def ids(self, area: QRectF, scale: float, keys: Iterable[Thing] | None = None) -> QImage:
        """Return the id picture of ``area``: each place filled with its number from 1, no blending.

        Args:
            area: scene rectangle.
            scale: pixels per scene unit.
            keys: places to paint, default all, numbered in the order of ``lands``.
        """
        image = QImage(
            math.ceil(area.width() * scale),
            math.ceil(area.height() * scale),
            QImage.Format.Format_RGB32,
        )
        image.fill(QColor(0, 0, 0))
        wanted = None if keys is None else frozenset(keys)
        with QPainter(image) as painter:
            painter.scale(scale, scale)
            painter.translate(-area.topLeft())
            painter.setPen(Qt.PenStyle.NoPen)
            for number, (thing, path) in enumerate(self.lands.items(), start=1):
                if wanted is None or thing in wanted:
                    painter.setBrush(QColor(0, number >> 8, number & 255))
                    painter.drawPath(path)
        return image


def _edges(board: Board) -> dict[tuple[XY, XY], list[Thing]]:
    owners: dict[tuple[XY, XY], list[Thing]] = {}
    for place in board.places:
        for ring in place.outline:
            for index, start in enumerate(ring):
                end = ring[(index + 1) % len(ring)]
                owners.setdefault((min(start, end), max(start, end)), []).append(place.thing)
    return owners


def _chained(edges: Iterable[tuple[XY, XY]]) -> QPainterPath:
    """Join edges end to end into long lines."""
    near: dict[XY, list[XY]] = {}
    for a, b in edges:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    path = QPainterPath()
    starts = [point for point, others in near.items() if len(others) != 2] + list(near)
    for start in starts:
        while near[start]:
            here = start
            path.moveTo(*here)
            while near[here]:
                there = near[here].pop()
                near[there].remove(here)
                path.lineTo(*there)
                here = there
    return path


def _lane(link: Link, size: XY) -> list[QPainterPath]:
    points = list(link.path)
    if link.wraps:
        (x1, y1), (x2, y2) = points[0], points[-1]
        left, right = ((x1, y1), (x2, y2)) if x1 < x2 else ((x2, y2), (x1, y1))
        lines = []
        for (x, y), edge in ((left, -26.0), (right, size[0] + 26.0)):
            path = QPainterPath(QPointF(x, y))
            path.quadTo(QPointF((x + edge) / 2, y - 4), QPointF(edge, y - 8))
            lines.append(path)
        return lines
    if len(points) > 2:
        return [spline(points)]
    (x1, y1), (x2, y2) = points
    wide = math.hypot(x2 - x1, y2 - y1)
    across, down = ((x2 - x1) / wide, (y2 - y1) / wide) if wide else (1.0, 0.0)
    if wide < SHORTEST_LANE:
        more = (SHORTEST_LANE - wide) / 2
        x1, y1, x2, y2 = x1 - across * more, y1 - down * more, x2 + across * more, y2 + down * more
        wide = SHORTEST_LANE
    path = QPainterPath(QPointF(x1, y1))
    lift = wide * BEND * (1 if across >= 0 else -1)
    path.quadTo((x1 + x2) / 2 + down * lift, (y1 + y2) / 2 - across * lift, x2, y2)
    return [path]


_KEPT: dict[int, Shapes] = {}
_MOST_KEPT = 4


def _shapes(board: Board) -> Shapes:
    lands = {place.thing: outline_path(place.outline) for place in board.places if place.outline}
    coast = QPainterPath()
    coast.setFillRule(Qt.FillRule.WindingFill)
    for path in lands.values():
        coast.addPath(path)
    tints = {region.thing: region.tint for region in board.regions}
    region_of = {place.thing: tints.get(place.region or "", "") for place in board.places}
    borders: dict[bool, list[tuple[XY, XY]]] = {False: [], True: []}
    for edge, things in _edges(board).items():
        if len(things) == 2:
            borders[region_of[things[0]] != region_of[things[1]]].append(edge)
    lanes = tuple(
        lane
        for link in board.links
        if link.kind == "sea" and len(link.path) > 1
        for lane in _lane(link, board.size)
    )
    return Shapes(
        board=board,
        area=QRectF(0, 0, *board.size),
        lands=lands,
        coast=coast,
        region_of=region_of,
        inner=_chained(borders[False]),
        outer=_chained(borders[True]),
        lanes=lanes,
        ends=tuple(lane.pointAtPercent(share) for lane in lanes for share in (0.0, 1.0)),
    )


def shapes_of(board: Board) -> Shapes:
    """Return the shapes of a board, worked out once for each board object."""
    found = _KEPT.get(id(board))
    if found is None or found.board is not board:
        while len(_KEPT) >= _MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        found = _KEPT[id(board)] = _shapes(board)
    return found
