"""Where the places of a board are: outlines, hit tests, distances, directions.

A board's outlines are painted once into a small picture of numbers (the *id picture*);
asking whose pixel a point is costs a microsecond, whatever the outlines look like.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from boardgames_desktop.core.picture import XY, Board, Outline, Place, Ring, Thing
from boardgames_desktop.gui.art.shapes import outline_path

ID_PIXELS = 2_400_000
RING_STEP = 1.5
THIN_PIXELS = 0.9
"""How far a thinned outline may be off, in pixels."""
RING_POINTS = 24
CORNERS_OF_A_TILE = 6
TILES_ACROSS = 22.8
"""Sides of a space in :attr:`Ground.breadth`: pieces are half a side high."""

SLOT = 44.0
"""Side in scene units of a place that has no outline."""


def simplified(outline: Outline, tolerance: float) -> Outline:
    """Return an outline with fewer points, nowhere farther away than ``tolerance``.

    Rings that would vanish are left out, unless all would.
    """
    rings = [_thinned(ring, tolerance) for ring in outline]
    kept = tuple(ring for ring in rings if len(ring) >= 4)
    return kept or outline


def _thinned(ring: Ring, tolerance: float) -> Ring:
    """Thin out a ring (Douglas and Peucker), starting at two far points."""
    if len(ring) < 5:
        return ring
    start = ring[0]
    far = max(range(len(ring)), key=lambda i: math.dist(start, ring[i]))
    keep = {0, far}
    open_spans = [(0, far), (far, len(ring))]
    while open_spans:
        first, last = open_spans.pop()
        ax, ay = ring[first]
        bx, by = ring[last % len(ring)]
        long = math.hypot(bx - ax, by - ay)
        worst, index = tolerance, -1
        for i in range(first + 1, last):
            x, y = ring[i]
            if long < 1e-9:
                away = math.hypot(x - ax, y - ay)
            else:
                away = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long
            if away > worst:
                worst, index = away, i
        if index >= 0:
            keep.add(index)
            open_spans += [(first, index), (index, last)]
    return tuple(ring[i] for i in sorted(keep))


Leg = tuple[QPointF, QPointF]
"""Both ends of a straight line."""

BEYOND = 26.0
"""How far outside the board a way ends that comes back at the other edge."""


def point(at: XY) -> QPointF:
    """Return a pair of numbers as a Qt point."""
    return QPointF(at[0], at[1])


def distance(a: QPointF, b: QPointF) -> float:
    """Return how far apart two points are."""
    return math.hypot(a.x() - b.x(), a.y() - b.y())


def _slot_path(place: Place) -> QPainterPath:
    side = max(place.room * 2, SLOT)
    path = QPainterPath()
    path.addRoundedRect(
        QRectF(place.anchor[0] - side / 2, place.anchor[1] - side / 2, side, side), 6, 6
    )
    return path


class Ground:
    """The fixed shapes of one board.

    Attributes:
        board: the board.
        area: its rectangle in scene units.
        places: places by thing.
        paths: outline of every place; places without one get a small square.
        tile: side of the places of a board that is all equal hexes, else 0.
        breadth: width that decides how large pieces and marks are: the board's own, or that of
            a board on which a space is as large as here and the pieces of which fill it well.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.places: Mapping[Thing, Place] = {place.thing: place for place in board.places}
        self.paths: Mapping[Thing, QPainterPath] = {
            place.thing: outline_path(place.outline) if place.outline else _slot_path(place)
            for place in board.places
        }
        self.boxes = {thing: path.boundingRect() for thing, path in self.paths.items()}
        self.area = self._area()
        self.tile = self._tile_side()
        self.breadth = self.tile * TILES_ACROSS if self.tile else self.area.width()
        self._order = tuple(self.paths)
        self._thin: dict[tuple[Thing, int], QPainterPath] = {}
        self._wraps = {frozenset((link.a, link.b)) for link in board.links if link.wraps}
        self._ids, self._scale = self._id_picture()

    def legs(self, start: Thing, end: Thing, ends: Leg) -> tuple[Leg, ...]:
        """Return the way between two places as lines from point to point.

        It is one, or two where the way leaves one edge of the board and comes back at the other.
        """
        if frozenset((start, end)) not in self._wraps:
            return (ends,)
        here, there = ends
        edges = self.area.left() - BEYOND, self.area.right() + BEYOND
        out, back = edges if here.x() < there.x() else edges[::-1]
        high = (here.y() + there.y()) / 2
        return ((here, QPointF(out, high)), (QPointF(back, high), there))

    def _area(self) -> QRectF:
        wide, high = self.board.size
        if wide > 0 and high > 0:
            return QRectF(0, 0, wide, high)
        area = QRectF()
        for box in self.boxes.values():
            area = area.united(box)
        return area if not area.isEmpty() else QRectF(0, 0, 1, 1)

    def _tile_side(self) -> float:
        boxes = {
            (round(box.width(), 1), round(box.height(), 1))
            for thing, box in self.boxes.items()
            if len(self.places[thing].outline) == 1
            and len(self.places[thing].outline[0]) == CORNERS_OF_A_TILE
        }
        tiled = len(boxes) == 1 and all(place.outline for place in self.places.values())
        return max(next(iter(boxes))) / 2 if tiled else 0.0

    def _id_picture(self) -> tuple[QImage, float]:
        area = self.area
        scale = math.sqrt(ID_PIXELS / (area.width() * area.height()))
        image = QImage(
            max(1, math.ceil(area.width() * scale)),
            max(1, math.ceil(area.height() * scale)),
            QImage.Format.Format_RGB32,
        )
        image.fill(0xFF000000)
        with QPainter(image) as painter:
            painter.scale(scale, scale)
            painter.translate(-area.topLeft())
            painter.setPen(Qt.PenStyle.NoPen)
            for index, path in enumerate(self.paths.values(), start=1):
                painter.fillPath(path, _number_colour(index))
        return image, scale

    def thin_path(self, thing: Thing, pixels: float) -> QPainterPath:
        """Return an outline without what cannot be seen at so many pixels per unit.

        Wide strokes along the full outline of a coast take many times as long. For any thread.
        """
        step = max(0, round(math.log2(max(pixels, 0.25) / 0.25)))
        key = (thing, step)
        path = self._thin.get(key)
        if path is None:
            place = self.places[thing]
            tolerance = THIN_PIXELS / (0.25 * 2**step)
            path = (
                outline_path(simplified(place.outline, tolerance))
                if place.outline
                else self.paths[thing]
            )
            self._thin[key] = path
        return path

    def anchor(self, thing: Thing) -> QPointF:
        """Return where the tokens of a place stand; raises KeyError."""
        return point(self.places[thing].anchor)

    def at(self, spot: QPointF) -> Thing | None:
        """Return the place under a scene point."""
        thing = self._roughly_at(spot)
        if thing is None:
            return self._beside(spot) if self._near_an_edge(spot) else None
        if self.paths[thing].contains(spot):
            return thing
        return self._beside(spot) or thing

    def _near_an_edge(self, spot: QPointF) -> bool:
        step = 1.2 / self._scale
        return any(
            self._roughly_at(spot + QPointF(dx, dy)) is not None
            for dx, dy in ((step, 0), (-step, 0), (0, step), (0, -step))
        )

    def _roughly_at(self, spot: QPointF) -> Thing | None:
        """Return the place of the nearest pixel of the id picture."""
        x = int((spot.x() - self.area.left()) * self._scale)
        y = int((spot.y() - self.area.top()) * self._scale)
        if not (0 <= x < self._ids.width() and 0 <= y < self._ids.height()):
            return None
        number = self._ids.pixel(x, y) & 0xFFFFFF
        return self._order[number - 1] if number else None

    def _beside(self, spot: QPointF) -> Thing | None:
        """Settle a pixel that two outlines share."""
        reach = QRectF(spot.x() - 2, spot.y() - 2, 4, 4)
        for thing, box in self.boxes.items():
            if box.intersects(reach) and self.paths[thing].contains(spot):
                return thing
        return None

    def nearest(
        self, spot: QPointF, among: Collection[Thing], reach: float
    ) -> tuple[Thing, float] | None:
        """Return the place of ``among`` nearest to a point and how far it is.

        Args:
            spot: scene point.
            among: places that count.
            reach: largest distance in scene units.
        """
        here = self.at(spot)
        if here is not None and here in among:
            return here, 0.0
        near = QRectF(spot.x() - reach, spot.y() - reach, reach * 2, reach * 2)
        close = {thing for thing in among if self.boxes[thing].intersects(near)}
        if not close:
            return None
        radius = min(RING_STEP, reach)
        while radius <= reach:
            for around in _ring(spot, radius):
                thing = self._roughly_at(around)
                if thing is not None and thing in close:
                    return thing, radius
            if radius == reach:
                break
            radius = min(reach, radius + RING_STEP)
        return None

    def share_over_others(self, own: Thing, box: QRectF, samples: int = 9) -> float:
        """Return which share of a rectangle's middle line lies over other places."""
        y = box.center().y()
        hits = 0
        for index in range(samples):
            thing = self._roughly_at(QPointF(box.left() + box.width() * (index + 0.5) / samples, y))
            hits += thing is not None and thing != own
        return hits / samples

    def meets(self, box: QRectF) -> bool:
        """Tell whether any place reaches into a rectangle."""
        return any(
            around.intersects(box) and self.paths[thing].intersects(box)
            for thing, around in self.boxes.items()
        )

    def towards(self, start: Thing | None, dx: int, dy: int) -> Thing | None:
        """Return the next place in a direction, as the arrow keys walk.

        Places are weighed by distance, three times heavier sideways; nothing lies behind.
        """
        if start is None or start not in self.places:
            return self.middle()
        origin = self.anchor(start)
        best: tuple[float, Thing] | None = None
        for thing in self.places:
            if thing == start:
                continue
            ahead, aside = _along(self.anchor(thing) - origin, dx, dy)
            if ahead <= 0 or aside > ahead * 2:
                continue
            weight = math.hypot(ahead, aside * 3)
            if best is None or weight < best[0]:
                best = (weight, thing)
        return best[1] if best is not None else None

    def middle(self) -> Thing | None:
        """Return the place nearest to the middle of the board."""
        centre = self.area.center()
        return min(
            self.places,
            key=lambda thing: distance(self.anchor(thing), centre),
            default=None,
        )

    def reading_order(self, things: Iterable[Thing]) -> list[Thing]:
        """Return places row by row, left to right."""
        row = self.area.height() / 12 or 1
        known = [thing for thing in things if thing in self.places]
        return sorted(
            known,
            key=lambda thing: (
                round(self.places[thing].anchor[1] / row),
                self.places[thing].anchor[0],
            ),
        )


def _number_colour(number: int) -> QColor:
    return QColor(number >> 16 & 255, number >> 8 & 255, number & 255)


def _ring(centre: QPointF, radius: float) -> Iterator[QPointF]:
    for index in range(RING_POINTS):
        angle = 2 * math.pi * index / RING_POINTS
        yield QPointF(centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle))


def _along(step: QPointF, dx: int, dy: int) -> tuple[float, float]:
    """Return how far a step goes in a direction and how far beside it."""
    if dx:
        return step.x() * dx, abs(step.y())
    return step.y() * dy, abs(step.x())
