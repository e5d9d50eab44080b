"""The earth of the Risk map: climates and their colours, mountain ranges, what grows where."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import attrs
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from boardgames_desktop.core.picture import XY, Thing
from boardgames_desktop.gui.art import scenery

SNOW_LINE = 118.0

Draw = Callable[[QPainter, QPointF, float, random.Random, QColor], None]


@attrs.frozen
class SeaColours:
    """Colours of the sea, from the beach to the deep, and beyond the map."""

    foam: QColor
    shelf: QColor
    middle: QColor
    deep: QColor
    line: QColor
    surround: QColor


@attrs.frozen
class Soil:
    """Colours of a kind of ground and how rough it is."""

    light: QColor
    dark: QColor
    rough: float = 1.0


@attrs.frozen
class Range:
    """A mountain range: its line, half width, height 0 to 1 and rock."""

    line: tuple[XY, ...]
    wide: float = 12.0
    high: float = 1.0
    rock: QColor = attrs.field(factory=lambda: QColor("#8a7f6c"))


@attrs.frozen
class Plant:
    """A kind of scenery: its painter, size and colour."""

    draw: Draw
    size: float
    tint: QColor


SEAS: Mapping[str, SeaColours] = {
    "dark": SeaColours(
        foam=QColor("#eef6e2"),
        shelf=QColor("#b4d0c2"),
        middle=QColor("#7fa8a6"),
        deep=QColor("#497880"),
        line=QColor("#234a50"),
        surround=QColor("#2c525a"),
    ),
    "light": SeaColours(
        foam=QColor("#ffffff"),
        shelf=QColor("#d9eae0"),
        middle=QColor("#b3d2cc"),
        deep=QColor("#8bb7ba"),
        line=QColor("#4b7f86"),
        surround=QColor("#86b0b4"),
    ),
    "contrast": SeaColours(
        foam=QColor("#ffffff"),
        shelf=QColor("#000000"),
        middle=QColor("#000000"),
        deep=QColor("#000000"),
        line=QColor("#ffffff"),
        surround=QColor("#000000"),
    ),
}
TINTS: Mapping[str, str] = {
    "north_america": "#e6b832",
    "south_america": "#e2762f",
    "europe": "#4a84d6",
    "africa": "#9a5f33",
    "asia": "#4c9c46",
    "australia": "#9a6cc0",
}
SOILS: Mapping[str, Soil] = {
    "ice": Soil(QColor("#f5f9fb"), QColor("#cbdae4"), 0.8),
    "tundra": Soil(QColor("#d9dcc4"), QColor("#a6b198"), 1.0),
    "taiga": Soil(QColor("#b3c699"), QColor("#7a9a74"), 1.0),
    "wood": Soil(QColor("#c6d48c"), QColor("#93ab5c"), 0.9),
    "steppe": Soil(QColor("#e2db9f"), QColor("#bbae6c"), 0.8),
    "desert": Soil(QColor("#f3e0ae"), QColor("#d9b673"), 1.2),
    "savanna": Soil(QColor("#e4cf86"), QColor("#bba354"), 0.9),
    "jungle": Soil(QColor("#9cc67c"), QColor("#5c9152"), 1.2),
    "rock": Soil(QColor("#cdbf9e"), QColor("#9a8a6a"), 1.7),
    "red": Soil(QColor("#e6ae75"), QColor("#c07a46"), 1.1),
}
_CLIMATES: Mapping[str, str] = {
    "ice": "greenland iceland",
    "tundra": "alaska northwest_territory yakutsk",
    "taiga": "alberta ontario quebec scandinavia siberia kamchatka irkutsk",
    "wood": "eastern_us great_britain northern_europe western_europe southern_europe japan china",
    "steppe": "argentina ukraine mongolia",
    "desert": "western_us north_africa egypt middle_east",
    "savanna": "central_america east_africa south_africa india eastern_australia",
    "jungle": "venezuela brazil congo madagascar siam indonesia new_guinea",
    "rock": "peru ural afghanistan",
    "red": "western_australia",
}
_CLIMATE_OF = {land: climate for climate, lands in _CLIMATES.items() for land in lands.split()}
DENSITY: Mapping[str, float] = {
    "ice": 17.0,
    "tundra": 13.0,
    "taiga": 8.4,
    "wood": 9.4,
    "steppe": 12.0,
    "desert": 17.0,
    "savanna": 13.0,
    "jungle": 8.2,
    "rock": 11.0,
    "red": 16.0,
}


def climate_of(thing: Thing) -> str:
    """Return the climate of a land, by its thing."""
    return _CLIMATE_OF.get(thing.partition(":")[2], "wood")


_WARM, _RED, _COLD, _GREEN = (
    QColor("#9c7d5e"),
    QColor("#a8714c"),
    QColor("#8795a0"),
    QColor("#8a8768"),
)
RANGES: tuple[Range, ...] = (
    Range(((58, 196), (92, 184), (128, 190), (154, 206)), 11, 1.0, _COLD),
    Range(((160, 212), (186, 240), (204, 278), (214, 318), (236, 352), (244, 386)), 15, 1.0),
    Range(((183, 300), (188, 336), (202, 368)), 7, 0.7, _WARM),
    Range(((232, 408), (246, 440), (270, 464), (302, 474)), 8, 0.6, _RED),
    Range(((352, 376), (388, 346), (420, 318)), 7, 0.45, _GREEN),
    Range(((452, 232), (476, 218), (486, 250)), 8, 0.5, _COLD),
    Range(((398, 60), (430, 84), (462, 118), (470, 150)), 8, 0.8, _COLD),
    Range(((534, 48), (544, 92), (552, 140)), 9, 0.7, _COLD),
    Range(((690, 40), (662, 78), (628, 112)), 9, 0.7, _COLD),
    Range(
        (
            (404, 502),
            (386, 544),
            (378, 586),
            (400, 622),
            (424, 652),
            (434, 694),
            (432, 742),
            (430, 792),
            (446, 838),
        ),
        10,
        1.0,
        _WARM,
    ),
    Range(((470, 528), (500, 536)), 8, 0.5, _GREEN),
    Range(((560, 602), (552, 636), (536, 664)), 8, 0.4, _GREEN),
    Range(((640, 150), (664, 136)), 7, 0.8, _COLD),
    Range(((776, 176), (786, 146), (816, 108), (856, 86), (900, 84)), 10, 0.9, _COLD),
    Range(((694, 210), (700, 228)), 5, 0.4, _GREEN),
    Range(((690, 376), (722, 378)), 5, 0.7),
    Range(((758, 340), (786, 332), (824, 330), (852, 332)), 7, 1.0, _COLD),
    Range(((884, 312), (908, 330)), 6, 0.6),
    Range(((862, 352), (884, 378)), 6, 0.5, _GREEN),
    Range(((682, 440), (726, 432), (778, 424)), 7, 0.7, _RED),
    Range(((742, 478), (764, 486)), 9, 0.5, _RED),
    Range(((958, 492), (978, 520), (968, 556)), 10, 0.7, _WARM),
    Range(((950, 572), (940, 604)), 7, 0.6, _GREEN),
    Range(((858, 722), (900, 716), (928, 690), (936, 660)), 8, 0.5, _WARM),
    Range(((978, 690), (996, 648)), 6, 0.4, _GREEN),
    Range(((1008, 344), (1046, 362)), 6, 1.0, _COLD),
    Range(((960, 380), (1000, 374)), 7, 0.6, _WARM),
    Range(((1036, 384), (1060, 408), (1074, 420)), 9, 0.7, _RED),
    Range(((1072, 150), (1082, 196), (1092, 238), (1100, 276), (1110, 300)), 9, 0.75),
    Range(((1100, 366), (1122, 356), (1146, 352)), 9, 0.9, _WARM),
    Range(((1134, 378), (1166, 402), (1206, 414), (1232, 408)), 11, 1.15, _COLD),
    Range(((1130, 338), (1168, 344), (1206, 350)), 9, 0.95, _WARM),
    Range(((1146, 366), (1188, 378), (1226, 384)), 11, 1.0, _WARM),
    Range(((1186, 306), (1220, 312), (1252, 304)), 8, 0.7, _WARM),
    Range(((1330, 128), (1346, 164), (1372, 196), (1396, 212)), 11, 0.9, _COLD),
    Range(((1440, 168), (1478, 176), (1524, 172)), 9, 0.8, _COLD),
    Range(((1484, 214), (1496, 236), (1494, 258)), 7, 0.9, _COLD),
    Range(((1318, 252), (1352, 246), (1388, 240)), 9, 0.6),
    Range(((1444, 342), (1440, 362), (1414, 384)), 5, 0.7),
    Range(((1238, 432), (1250, 462)), 7, 0.5, _GREEN),
    Range(((1232, 548), (1254, 576)), 5, 0.5, _GREEN),
    Range(((1318, 538), (1308, 560)), 7, 0.5, _GREEN),
    Range(((1448, 582), (1484, 590), (1500, 600)), 6, 0.7, _GREEN),
    Range(((1476, 640), (1494, 676), (1498, 710), (1482, 738)), 8, 0.45, _GREEN),
    Range(((1344, 668), (1368, 664)), 8, 0.35, _RED),
)

_PLANTS: Mapping[str, tuple[tuple[float, Draw, float, str], ...]] = {
    "ice": ((0.5, scenery.ice, 7.0, "#ffffff"),),
    "tundra": (
        (0.5, scenery.pine, 8.4, "#5f7f68"),
        (0.66, scenery.ice, 5.0, "#ffffff"),
        (1.0, scenery.tuft, 5.4, "#7d8a6a"),
    ),
    "taiga": (
        (0.4, scenery.pine, 10.6, "#3b6a4a"),
        (0.75, scenery.pine, 9.8, "#47774f"),
        (1.0, scenery.pine, 10.2, "#2f5b46"),
    ),
    "wood": (
        (0.4, scenery.tree, 9.6, "#6d9a3a"),
        (0.72, scenery.tree, 10.2, "#588a3c"),
        (0.9, scenery.tree, 9.0, "#82a848"),
        (1.0, scenery.hill, 8.0, "#a9b268"),
    ),
    "steppe": (
        (0.6, scenery.tuft, 6.0, "#8f8440"),
        (0.85, scenery.hill, 7.4, "#c4b877"),
        (1.0, scenery.tree, 8.0, "#8aa04e"),
    ),
    "desert": ((0.9, scenery.dune, 10.6, "#e0bd74"), (1.0, scenery.palm, 9.6, "#6b8f3e")),
    "savanna": (
        (0.6, scenery.acacia, 11.4, "#7f8f3c"),
        (1.0, scenery.tuft, 6.0, "#9a8a3c"),
    ),
    "jungle": (
        (0.36, scenery.palm, 11.6, "#3f8a42"),
        (0.7, scenery.tree, 10.8, "#37803f"),
        (1.0, scenery.tree, 10.0, "#4b9448"),
    ),
    "rock": ((0.6, scenery.hill, 8.4, "#b0a080"), (1.0, scenery.tuft, 5.6, "#8a8158")),
    "red": ((0.6, scenery.dune, 9.6, "#cf8450"), (1.0, scenery.tuft, 6.0, "#8a6a34")),
}
_OWN: Mapping[str, tuple[tuple[float, Draw, float, str], ...]] = {
    "ural": (
        (0.7, scenery.pine, 9.6, "#4c6f52"),
        (1.0, scenery.hill, 8.0, "#a8a07c"),
    ),
    "india": (
        (0.5, scenery.palm, 10.6, "#5f8f3c"),
        (0.85, scenery.tree, 9.4, "#8a9a42"),
        (1.0, scenery.tuft, 6.0, "#9a8a3c"),
    ),
    "southern_europe": (
        (0.3, scenery.hill, 7.6, "#bcab70"),
        (1.0, scenery.tree, 8.8, "#7d9a4c"),
    ),
    "eastern_australia": (
        (0.5, scenery.acacia, 10.4, "#7f8f3c"),
        (0.8, scenery.tree, 9.2, "#7a9348"),
        (1.0, scenery.tuft, 6.0, "#9a8a3c"),
    ),
    "argentina": (
        (0.7, scenery.tuft, 6.0, "#8f8440"),
        (0.85, scenery.hill, 7.4, "#bfb270"),
        (1.0, scenery.tree, 8.4, "#86a04c"),
    ),
}


def _made(
    rows: Mapping[str, tuple[tuple[float, Draw, float, str], ...]],
) -> dict[str, tuple[tuple[float, Plant], ...]]:
    return {
        key: tuple((most, Plant(draw, size, QColor(tint))) for most, draw, size, tint in row)
        for key, row in rows.items()
    }


_BY_CLIMATE, _BY_LAND = _made(_PLANTS), _made(_OWN)
_PINE = Plant(scenery.pine, 9.6, QColor("#54784f"))


def plants_for(thing: Thing, share: tuple[float, float], roll: float) -> Plant | None:
    """Choose what grows at a point of a land.

    Args:
        thing: the land.
        share: where in its box the point is, 0 to 1 to the right and down.
        roll: a random number from 0 to 1.
    """
    land = thing.partition(":")[2]
    if land == "ukraine" and share[1] < 0.42:
        return _PINE
    if land == "quebec" and share[1] < 0.3 and roll > 0.6:
        return None
    for most, plant in _BY_LAND.get(land) or _BY_CLIMATE[climate_of(thing)]:
        if roll < most:
            return plant
    return None
