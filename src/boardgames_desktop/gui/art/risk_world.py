"""The world map of Risk as a painted board.

Sea with shelf and depth lines, soil by climate lit from the upper left, mountain ranges,
forests, deserts and ice where the earth has them, coasts and thick borders in the continents'
colours, lanes, ships, a compass rose. Every random stream is seeded from the board's id.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping

import attrs
from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from boardgames_desktop.core.picture import Board, Thing
from boardgames_desktop.gui.art import scenery
from boardgames_desktop.gui.art.board_art import CurvedLabel, Unmarked, paint_lines
from boardgames_desktop.gui.art.risk_terrain import (
    DENSITY,
    RANGES,
    SEAS,
    SNOW_LINE,
    SOILS,
    TINTS,
    Plant,
    Soil,
    climate_of,
    plants_for,
)
from boardgames_desktop.gui.art.shapes import Shapes, shapes_of, spline, stream
from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, faded, mixed, pen
from boardgames_desktop.gui.theme import Theme

MARGINS = QMarginsF(60, 170, 60, 320)
OVERLAY_MARGINS = QMarginsF(32, 32, 32, 32)
"""Around the board: for lanes that leave it and mountains at its edge."""
TOKEN_ROOM = QRectF(-31, -36, 62, 62)
"""Around an anchor: kept free of scenery for figures and the name under them."""
TRIES = 0.42
"""How often a place for scenery is tried, per area and gap."""
BAND = 7.6
"""Width of the coast band in the continent's colour, half of it on the sea."""

Stamp = Callable[[QPainter], None]


@attrs.frozen
class _Sprite:
    """A thing of scenery waiting for its turn, from the back of the picture to its front."""

    y: float
    draw: Stamp


class RiskWorldArt(Unmarked):
    """Painter of the world map."""

    version = 3

    def area(self, board: Board) -> QRectF:
        """Return the board and the sea around it."""
        return QRectF(0, 0, *board.size).marginsAdded(MARGINS)

    def overlay_area(self, board: Board) -> QRectF:
        """Return the board and a little more: there is nothing over the open sea."""
        return QRectF(0, 0, *board.size).marginsAdded(OVERLAY_MARGINS)

    def elaborate(self, theme: Theme) -> bool:
        """Return True unless everything is flat."""
        return not theme.flat

    def surround(self, theme: Theme) -> QColor:
        """Return the colour of the sea beyond the map."""
        return SEAS[theme.name].surround

    def tint(self, key: str) -> QColor:
        """Return the colour of a continent."""
        return QColor(TINTS.get(key, "#8d8f98"))

    def labels(self) -> tuple[CurvedLabel, ...]:
        """Return the names of the oceans, in the language in use."""
        pacific = QCoreApplication.translate("Oceans", "Pacific Ocean")
        atlantic = QCoreApplication.translate("Oceans", "Atlantic Ocean")
        indian = QCoreApplication.translate("Oceans", "Indian Ocean")
        arctic = QCoreApplication.translate("Oceans", "Arctic Ocean")
        return (
            CurvedLabel(pacific, spline(((60, 520), (170, 496), (300, 560))), 23),
            CurvedLabel(
                atlantic,
                spline(((500, 322), (532, 366), (576, 398), (634, 408))),
                20,
            ),
            CurvedLabel(indian, spline(((1010, 742), (1130, 776), (1260, 738))), 23),
            CurvedLabel(arctic, spline(((690, 66), (760, 40), (860, 42))), 16),
        )

    def paint_quick(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint sea and continents flat."""
        shapes = shapes_of(board)
        colours = SEAS[theme.name]
        painter.fillRect(self.area(board), colours.middle)
        painter.setPen(NO_PEN)
        for thing, path in shapes.lands.items():
            tint = self.tint(shapes.region_of[thing])
            soil = SOILS[climate_of(thing)].light
            painter.setBrush(mixed(soil, tint, 0.55 if theme.flat else 0.2))
            painter.drawPath(path)

    def paint_ground(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint sea and soil."""
        if theme.flat:
            self.paint_quick(painter, board, theme)
            return
        from boardgames_desktop.gui.art import fields

        shapes, area = shapes_of(board), self.area(board)
        land = fields.land_mask(shapes, area, fields.SCALE)
        painter.drawImage(area, fields.sea(shapes, SEAS[theme.name], land))
        _graticule(painter, area, theme)
        self._coast_bands(painter, shapes, theme)
        soils = {
            thing: Soil(
                mixed(soil.light, self.tint(shapes.region_of[thing]), 0.07),
                mixed(soil.dark, self.tint(shapes.region_of[thing]), 0.13),
                soil.rough,
            )
            for thing in shapes.lands
            for soil in (SOILS[climate_of(thing)],)
        }
        soil_image = fields.ground(shapes, area, soils, RANGES, SNOW_LINE, land)
        for path in shapes.lands.values():
            fields.masked(path, soil_image, area, painter)
        _seams(painter, shapes, soil_image, area)
        _at_sea(painter, shapes, area, theme)

    def _coast_bands(self, painter: QPainter, shapes: Shapes, theme: Theme) -> None:
        """Paint the coast's shadow on the water and the band in the continent's colour."""
        shade = faded(SEAS[theme.name].line, 120)
        painter.setPen(NO_PEN)
        painter.setBrush(shade)
        painter.save()
        painter.translate(2.5, 5)
        for path in shapes.lands.values():
            painter.drawPath(path)
        painter.restore()
        painter.setBrush(NO_BRUSH)
        for width, pick in ((BAND + 3.2, "cream"), (BAND, "")):
            for thing, path in shapes.lands.items():
                colour = theme.colour(pick) if pick else self.tint(shapes.region_of[thing])
                painter.setPen(pen(colour, width))
                painter.drawPath(path)

    def paint_overlay(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint scenery, borders and lanes."""
        if theme.flat:
            paint_lines(painter, board, theme)
            return
        shapes = shapes_of(board)
        for sprite in sorted(_sprites(shapes), key=lambda sprite: sprite.y):
            sprite.draw(painter)
        _borders(painter, shapes)
        _lanes(painter, shapes, theme)


def _seams(painter: QPainter, shapes: Shapes, soil: QImage, area: QRectF) -> None:
    """Close the hairline gaps between neighbours with the soil's own picture."""
    brush = QBrush(soil)
    scale = area.width() / soil.width()
    brush.setTransform(
        QTransform.fromScale(scale, scale) * QTransform.fromTranslate(area.left(), area.top())
    )
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(brush, 1.6))
    painter.drawPath(shapes.inner)
    painter.drawPath(shapes.outer)


def _graticule(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint faint meridians and parallels."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(SEAS[theme.name].line, 0.9, 40))
    middle = area.center().x()
    for step in range(-6, 7):
        line = QPainterPath(QPointF(middle + step * 150, area.top()))
        line.quadTo(middle + step * 186, area.center().y(), middle + step * 150, area.bottom())
        painter.drawPath(line)
    for step in range(-2, 9):
        y = step * 150.0
        line = QPainterPath(QPointF(area.left(), y))
        line.quadTo(middle, y + (450 - y) * -0.05, area.right(), y)
        painter.drawPath(line)


def _at_sea(painter: QPainter, shapes: Shapes, area: QRectF, theme: Theme) -> None:
    """Paint waves, ships, a whale and the compass rose."""
    colours = SEAS[theme.name]
    rng = stream(shapes.board, "waves")
    wet = QImage(shapes.ids(area, 0.5))
    for _ in range(760):
        x = rng.uniform(area.left() + 20, area.right() - 20)
        y = rng.uniform(area.top() + 20, area.bottom() - 20)
        size, alpha = rng.uniform(4.0, 7.6), rng.randint(34, 84)
        if _open_water(wet, area, x, y):
            scenery.wave(painter, QPointF(x, y), size, faded(colours.foam, alpha))
    sail, red, blue = QColor("#f4ead0"), QColor("#a8322a"), QColor("#2c4f9a")
    for x, y, size, flag in ((318, 640, 26.0, red), (1112, 836, 23.0, blue), (582, 312, 17.0, red)):
        scenery.ship(painter, QPointF(x, y), size, sail=sail, flag=flag, foam=colours.foam)
    scenery.whale(
        painter, QPointF(664, 742), 22.0, mixed(colours.line, colours.deep, 0.3), colours.foam
    )
    scenery.compass(
        painter,
        QPointF(1526, 812),
        50,
        pale=QColor("#f6ecd0"),
        dark=colours.line,
        red=QColor("#8d2f1f"),
    )


def _open_water(wet: QImage, area: QRectF, x: float, y: float) -> bool:
    for dx, dy in ((0, 0), (-22, 0), (22, 0), (0, -22), (0, 22), (-16, -16), (16, 16)):
        px, py = int((x + dx - area.left()) / 2), int((y + dy - area.top()) / 2)
        if wet.valid(px, py) and wet.pixel(px, py) & 0xFFFF:
            return False
    return True


class _Plots:
    """Where scenery may stand: on its own land, off tokens and names, not too close."""

    def __init__(self, shapes: Shapes) -> None:
        self._scale = 2.0
        image = shapes.ids(shapes.area, self._scale)
        with QPainter(image) as painter:
            painter.scale(self._scale, self._scale)
            painter.setPen(NO_PEN)
            painter.setBrush(QColor(0, 0, 0))
            for place in shapes.board.places:
                painter.drawEllipse(TOKEN_ROOM.translated(QPointF(*place.anchor)))
        self._wide, self._high = image.width(), image.height()
        self._pixels = bytes(image.constBits())
        self._taken: dict[tuple[int, int], list[tuple[float, float]]] = {}

    def free(self, x: float, y: float, number: int, reach: float) -> bool:
        """Tell whether a thing of the given reach may stand at a point of land ``number``."""
        at = self.number
        return (
            at(x - reach, y) == number
            and at(x + reach, y) == number
            and at(x, y - reach * 1.15) == number
            and at(x, y + reach * 0.3) == number
        )

    def number(self, x: float, y: float) -> int:
        """Return the number of the land a point is on, 0 if it must stay free."""
        px, py = int(x * self._scale), int(y * self._scale)
        if not (0 <= px < self._wide and 0 <= py < self._high):
            return 0
        start = (py * self._wide + px) * 4
        return self._pixels[start] | self._pixels[start + 1] << 8

    def take(self, x: float, y: float, gap: float) -> bool:
        """Claim a point unless another thing stands closer than ``gap``."""
        cell = (int(x // 18), int(y // 18))
        for across in range(cell[0] - 1, cell[0] + 2):
            for down in range(cell[1] - 1, cell[1] + 2):
                for other_x, other_y in self._taken.get((across, down), ()):
                    if (other_x - x) ** 2 + ((other_y - y) * 1.25) ** 2 < gap * gap:
                        return False
        self._taken.setdefault(cell, []).append((x, y))
        return True


def _sprites(shapes: Shapes) -> Iterator[_Sprite]:
    """Choose and place the scenery of all lands: first the ranges, then what grows."""
    plots = _Plots(shapes)
    numbers = {thing: number for number, thing in enumerate(shapes.lands, start=1)}
    yield from _range_sprites(shapes, plots, numbers)
    rng = stream(shapes.board, "scenery")
    for thing, path in shapes.lands.items():
        box = path.boundingRect()
        climate = climate_of(thing)
        gap = DENSITY[climate]
        number, left, top = numbers[thing], box.left(), box.top()
        wide, high = box.width(), box.height()
        for _ in range(int(wide * high / gap * TRIES)):
            x, y = left + wide * rng.random(), top + high * rng.random()
            if plots.number(x, y) != number:
                continue
            roll, seed = rng.random(), rng.getrandbits(32)
            share = ((x - left) / wide, (y - top) / high)
            plant = plants_for(thing, share, roll)
            if plant is None or _clearing(x, y, climate):
                continue
            size = plant.size * (0.85 + 0.3 * (seed % 97) / 97)
            if plots.free(x, y, number, size * 0.8) and plots.take(x, y, gap):
                yield _Sprite(y, _stamp(plant, x, y, size, seed))


def _clearing(x: float, y: float, climate: str) -> bool:
    """Leave glades, so that forests come in clumps."""
    lump = math.sin(x * 0.071 + math.sin(y * 0.043) * 2) + math.sin(y * 0.083 + x * 0.021)
    return lump > {"taiga": 1.15, "wood": 0.75, "jungle": 1.2}.get(climate, 0.55)


def _stamp(plant: Plant, x: float, y: float, size: float, seed: int) -> Stamp:
    def draw(painter: QPainter) -> None:
        plant.draw(painter, QPointF(x, y), size, random.Random(seed), plant.tint)

    return draw


def _range_sprites(
    shapes: Shapes, plots: _Plots, numbers: Mapping[Thing, int]
) -> Iterator[_Sprite]:
    rng = stream(shapes.board, "ranges")
    known = frozenset(numbers.values())
    for range_ in RANGES:
        line = spline(range_.line)
        long = line.length()
        for row in (0.0, -0.55, 0.55):
            along = rng.uniform(0, 6)
            while along < long:
                point = line.pointAtPercent(line.percentAtLength(along))
                spread = range_.wide
                x = point.x() + rng.gauss(row * spread, spread * 0.16)
                y = point.y() + rng.gauss(row * spread * 0.5, spread * 0.2)
                size = (5.4 + 3.9 * range_.high) * rng.uniform(0.82, 1.18) * (1 - abs(row) * 0.4)
                along += size * rng.uniform(1.25, 1.7)
                seed = rng.getrandbits(32)
                number = plots.number(x, y)
                if number not in known or not plots.free(x, y, number, size * 0.72):
                    continue
                if plots.take(x, y, size * 1.05):
                    snow = max(0.0, min(1.0, range_.high - abs(row) * 0.5 + (220 - y) / 400))
                    yield _Sprite(y, _peak(QPointF(x, y), size, seed, range_.rock, snow))


def _peak(foot: QPointF, size: float, seed: int, rock: QColor, snow: float) -> Stamp:
    def draw(painter: QPainter) -> None:
        scenery.mountain(painter, foot, size, random.Random(seed), rock, snow=snow)

    return draw


def _borders(painter: QPainter, shapes: Shapes) -> None:
    cream, dark = QColor("#fff6de"), QColor("#2b1a0c")
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(cream, 3.0, 110))
    painter.drawPath(shapes.inner)
    painter.setPen(pen(dark, 1.35, 235))
    painter.drawPath(shapes.inner)
    painter.setPen(pen(QColor("#fff3cf"), 6.4, 205))
    painter.drawPath(shapes.outer)
    painter.setPen(pen(QColor("#3a1c0c"), 3.0, 250))
    painter.drawPath(shapes.outer)
    painter.setPen(pen(QColor("#2f2213"), 1.3, 235))
    for path in shapes.lands.values():
        painter.drawPath(path)


def _lanes(painter: QPainter, shapes: Shapes, theme: Theme) -> None:
    dark, pale = SEAS[theme.name].line.darker(130), QColor("#fff3cf")
    painter.setBrush(NO_BRUSH)
    for lane in shapes.lanes:
        painter.setPen(pen(dark, 4.6, 150))
        painter.drawPath(lane)
        painter.setPen(pen(pale, 2.3, dashes=(0.1, 2.6)))
        painter.drawPath(lane)
    edge = shapes.area
    for end in shapes.ends:
        if not edge.contains(end):
            continue
        painter.setPen(pen(dark, 1.1))
        painter.setBrush(pale)
        painter.drawEllipse(end, 2.7, 2.7)
