"""The races, their unit tiles, decks, costs and limits (sections 1, 5.4, 7 and 9), as data.

The numbers live in ``resources/warcraft/races.json``; everything marked DEFAULT in the fact
sheet can be tuned there.
"""

from __future__ import annotations

import attrs

from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.data_file import ABILITIES, RacesFile, read_races
from boardgames_desktop.games.warcraft.state import KINDS

__all__ = ["ABILITIES", "BOX", "COLOURS", "RACE", "RACES", "Box", "Race", "Tile"]


@attrs.frozen(slots=True)
class Tile:
    """A unit tile: the key of its name, its strength, its ability ("" = none)."""

    key: str
    strength: int
    ability: str = ""


@attrs.frozen(slots=True)
class Race:
    """A race.

    Attributes:
        colour: the seat colour that is always its own.
        tiles: of melee, ranged and flying units, from level 1.
        deck: its cards by number, ascending.
    """

    key: str
    colour: str
    tiles: tuple[tuple[Tile, ...], ...]
    deck: tuple[int, ...]


@attrs.frozen(slots=True)
class Box:
    """Limits, costs and other numbers that are the same for all races.

    Lists are by kind of piece: melee, ranged, flying, worker.

    Attributes:
        limits: pieces a side has. outposts: outposts a seat has.
        points: movement points (M2).
        stack_units, stack_workers: most of one team in a space (M7).
        buildings: buildings a seat may add. printed_buildings: those it always has.
        costs: (gold, wood) of each kind of piece.
        building_cost, outpost_cost, upgrade_cost: (gold, wood).
        die: faces of the resource die.
        resource_card: tokens the card Resources brings.
    """

    limits: tuple[int, ...]
    outposts: int
    points: tuple[int, ...]
    stack_units: int
    stack_workers: int
    buildings: tuple[int, ...]
    printed_buildings: tuple[int, ...]
    costs: tuple[tuple[int, int], ...]
    building_cost: tuple[int, int]
    outpost_cost: tuple[int, int]
    upgrade_cost: tuple[int, int]
    die: tuple[int, ...]
    resource_card: int


def _box(data: RacesFile) -> Box:
    by_kind = [data.costs[kind] for kind in KINDS]
    return Box(
        limits=tuple(data.limits[kind] for kind in KINDS),
        outposts=data.limits["outpost"],
        points=tuple(data.points[kind] for kind in KINDS),
        stack_units=data.stacking["units"],
        stack_workers=data.stacking["workers"],
        buildings=tuple(data.buildings.get(kind, 0) for kind in KINDS),
        printed_buildings=tuple(data.printed_buildings.get(kind, 0) for kind in KINDS),
        costs=tuple(by_kind),
        building_cost=data.costs["building"],
        outpost_cost=data.costs["outpost"],
        upgrade_cost=data.costs["upgrade"],
        die=data.resource_die,
        resource_card=data.resource_card,
    )


def _races(data: RacesFile) -> tuple[Race, ...]:
    return tuple(
        Race(
            key=plan.key,
            colour=plan.colour,
            tiles=tuple(
                tuple(Tile(tile.key, tile.strength, tile.ability) for tile in plan.tiles[kind])
                for kind in KINDS[:3]
            ),
            deck=tuple(
                sorted(NUMBER[key] for key, copies in plan.deck.items() for _ in range(copies))
            ),
        )
        for plan in data.races
    )


_DATA = read_races()
BOX: Box = _box(_DATA)
RACES: tuple[Race, ...] = _races(_DATA)
RACE: dict[str, Race] = {race.key: race for race in RACES}
COLOURS: tuple[str, ...] = tuple(race.colour for race in RACES)
