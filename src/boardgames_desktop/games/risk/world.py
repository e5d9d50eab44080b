"""The world map of classic Risk: territories, borders, continents (fact sheet sections 2 and 3.1).

Territories are numbered in the order of :data:`TERRITORIES`; everything else in the game
speaks of them by that number. Outlines for drawing live in ``resources/boards``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

INFANTRY, CAVALRY, ARTILLERY, JOKER = 0, 1, 2, 3
SYMBOLS: tuple[str, ...] = ("infantry", "cavalry", "artillery", "joker")
"""Names of the card symbols, by number."""


class Territory(NamedTuple):
    """A territory and the symbol on its card."""

    key: str
    continent: str
    symbol: int


class Continent(NamedTuple):
    """A continent and the armies a turn that holding all of it is worth."""

    key: str
    bonus: int


CONTINENTS: tuple[Continent, ...] = (
    Continent("north_america", 5),
    Continent("south_america", 2),
    Continent("europe", 5),
    Continent("africa", 3),
    Continent("asia", 7),
    Continent("australia", 2),
)

TERRITORIES: tuple[Territory, ...] = (
    Territory("alaska", "north_america", INFANTRY),
    Territory("northwest_territory", "north_america", ARTILLERY),
    Territory("greenland", "north_america", CAVALRY),
    Territory("alberta", "north_america", INFANTRY),
    Territory("ontario", "north_america", CAVALRY),
    Territory("quebec", "north_america", ARTILLERY),
    Territory("western_us", "north_america", INFANTRY),
    Territory("eastern_us", "north_america", ARTILLERY),
    Territory("central_america", "north_america", CAVALRY),
    Territory("venezuela", "south_america", ARTILLERY),
    Territory("peru", "south_america", CAVALRY),
    Territory("brazil", "south_america", ARTILLERY),
    Territory("argentina", "south_america", INFANTRY),
    Territory("iceland", "europe", INFANTRY),
    Territory("great_britain", "europe", CAVALRY),
    Territory("scandinavia", "europe", ARTILLERY),
    Territory("northern_europe", "europe", CAVALRY),
    Territory("western_europe", "europe", INFANTRY),
    Territory("southern_europe", "europe", CAVALRY),
    Territory("ukraine", "europe", ARTILLERY),
    Territory("north_africa", "africa", INFANTRY),
    Territory("egypt", "africa", INFANTRY),
    Territory("east_africa", "africa", ARTILLERY),
    Territory("congo", "africa", CAVALRY),
    Territory("south_africa", "africa", ARTILLERY),
    Territory("madagascar", "africa", INFANTRY),
    Territory("ural", "asia", CAVALRY),
    Territory("siberia", "asia", ARTILLERY),
    Territory("yakutsk", "asia", CAVALRY),
    Territory("kamchatka", "asia", CAVALRY),
    Territory("irkutsk", "asia", INFANTRY),
    Territory("mongolia", "asia", ARTILLERY),
    Territory("japan", "asia", INFANTRY),
    Territory("afghanistan", "asia", INFANTRY),
    Territory("china", "asia", CAVALRY),
    Territory("middle_east", "asia", ARTILLERY),
    Territory("india", "asia", INFANTRY),
    Territory("siam", "asia", ARTILLERY),
    Territory("indonesia", "australia", CAVALRY),
    Territory("new_guinea", "australia", CAVALRY),
    Territory("western_australia", "australia", ARTILLERY),
    Territory("eastern_australia", "australia", INFANTRY),
)

LAND_BORDERS: Mapping[str, str] = {
    "alaska": "northwest_territory alberta",
    "northwest_territory": "alberta ontario",
    "alberta": "ontario western_us",
    "ontario": "quebec western_us eastern_us",
    "quebec": "eastern_us",
    "western_us": "eastern_us central_america",
    "eastern_us": "central_america",
    "central_america": "venezuela",
    "venezuela": "peru brazil",
    "peru": "brazil argentina",
    "brazil": "argentina",
    "scandinavia": "northern_europe ukraine",
    "northern_europe": "western_europe southern_europe ukraine",
    "western_europe": "southern_europe",
    "southern_europe": "ukraine middle_east",
    "ukraine": "ural afghanistan middle_east",
    "north_africa": "egypt east_africa congo",
    "egypt": "east_africa middle_east",
    "east_africa": "congo south_africa",
    "congo": "south_africa",
    "ural": "siberia afghanistan china",
    "siberia": "yakutsk irkutsk mongolia china",
    "yakutsk": "kamchatka irkutsk",
    "kamchatka": "irkutsk mongolia",
    "irkutsk": "mongolia",
    "mongolia": "china",
    "afghanistan": "china middle_east india",
    "china": "india siam",
    "middle_east": "india",
    "india": "siam",
    "western_australia": "eastern_australia",
}
"""Borders on land; each pair once."""

SEA_LINES: Mapping[str, str] = {
    "alaska": "kamchatka",
    "northwest_territory": "greenland",
    "greenland": "ontario quebec iceland",
    "brazil": "north_africa",
    "iceland": "great_britain scandinavia",
    "great_britain": "scandinavia northern_europe western_europe",
    "western_europe": "north_africa",
    "southern_europe": "north_africa egypt",
    "east_africa": "madagascar middle_east",
    "south_africa": "madagascar",
    "kamchatka": "japan",
    "mongolia": "japan",
    "siam": "indonesia",
    "indonesia": "new_guinea western_australia",
    "new_guinea": "western_australia eastern_australia",
}
"""Borders over the sea; each pair once."""

KEYS: tuple[str, ...] = tuple(territory.key for territory in TERRITORIES)
NUMBER: Mapping[str, int] = {key: number for number, key in enumerate(KEYS)}
LANDS: int = len(TERRITORIES)


def _pairs(borders: Mapping[str, str]) -> frozenset[tuple[int, int]]:
    return frozenset(
        (min(NUMBER[a], NUMBER[b]), max(NUMBER[a], NUMBER[b]))
        for a, others in borders.items()
        for b in others.split()
    )


SEA: frozenset[tuple[int, int]] = _pairs(SEA_LINES)
BORDERS: frozenset[tuple[int, int]] = _pairs(LAND_BORDERS) | SEA
"""All 83 borders as (lower, higher) number."""

NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({a + b - land for a, b in BORDERS if land in (a, b)})) for land in range(LANDS)
)
ADJACENT: tuple[frozenset[int], ...] = tuple(frozenset(near) for near in NEIGHBOURS)

BONUS: tuple[int, ...] = tuple(continent.bonus for continent in CONTINENTS)
CONTINENT_KEYS: tuple[str, ...] = tuple(continent.key for continent in CONTINENTS)
CONTINENT_OF: tuple[int, ...] = tuple(
    CONTINENT_KEYS.index(territory.continent) for territory in TERRITORIES
)
MEMBERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(land for land in range(LANDS) if CONTINENT_OF[land] == number)
    for number in range(len(CONTINENTS))
)
"""Territories of each continent."""


def connected(owner: list[int], source: int) -> set[int]:
    """Return the territories joined to ``source`` by land of the same owner, itself included."""
    mine = owner[source]
    found = {source}
    todo = [source]
    while todo:
        for other in NEIGHBOURS[todo.pop()]:
            if owner[other] == mine and other not in found:
                found.add(other)
                todo.append(other)
    return found


def linked(owner: list[int], source: int, target: int) -> bool:
    """Tell whether land of the same owner leads from ``source`` to ``target``."""
    mine = owner[source]
    reached = [source]
    seen = {source}
    for land in reached:
        if target in ADJACENT[land]:
            return owner[target] == mine
        for other in NEIGHBOURS[land]:
            if owner[other] == mine and other not in seen:
                seen.add(other)
                reached.append(other)
    return source == target
