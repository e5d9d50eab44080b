"""Reading ``resources/warcraft/races.json``: the form of the file and what must hold in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from boardgames_desktop.core.data_file import DataError, read_json, structure
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import resource
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.state import KINDS

FORMAT = 1
ABILITIES: tuple[str, ...] = ("area_attack", "heal", "slow_poison", "bloodlust", "raise_dead")
DECK_SIZE = 21
"""Cards of a race (9)."""

TILES = 9
"""Unit tiles of a race (7)."""

MOST_PIECES = 99
"""Most pieces of a kind, and most of any other number, a file may give."""

RACE_KEYS: tuple[str, ...] = ("human", "orc", "night_elf", "undead")
"""The races the program has words and pictures for."""

__all__ = ["ABILITIES", "RACE_KEYS", "DataError", "RacePlan", "RacesFile", "TilePlan", "read_races"]


@attrs.frozen(slots=True)
class TilePlan:
    """A unit tile: the key of its name, its strength, its ability ("" = none)."""

    key: str
    strength: int
    ability: str = ""


@attrs.frozen(slots=True)
class RacePlan:
    """A race: its colour, its tiles by kind of unit from level 1, copies of its cards."""

    key: str
    colour: str
    tiles: Mapping[str, tuple[TilePlan, ...]]
    deck: Mapping[str, int]


@attrs.frozen(slots=True)
class RacesFile:
    """The whole file; see :class:`boardgames_desktop.games.warcraft.races.Box`."""

    format: int
    limits: Mapping[str, int]
    stacking: Mapping[str, int]
    points: Mapping[str, int]
    buildings: Mapping[str, int]
    printed_buildings: Mapping[str, int]
    costs: Mapping[str, tuple[int, int]]
    resource_die: tuple[int, ...]
    resource_card: int
    races: tuple[RacePlan, ...]


def read_races(source: Path | Mapping[str, Any] | None = None) -> RacesFile:
    """Return the races, from the program's own file if no other source is given.

    Raises:
        DataError: the file does not fit; it names the first fault.
    """
    if source is None:
        source = resource("warcraft", "races.json")
    data = read_json(source) if isinstance(source, Path) else source
    file = structure(data, RacesFile)
    for path, reason in _faults(file):
        raise DataError(path, reason)
    return file


Fault = tuple[str, Msg]


def _fault(path: str, reason: str, **params: Any) -> Fault:
    return path, Msg("warcraft.data." + reason, params)


def _faults(file: RacesFile) -> Iterator[Fault]:
    if file.format != FORMAT:
        yield _fault("format", "format")
    units = KINDS[:3]
    yield from _numbers("limits", file.limits, (*KINDS, "outpost"), 1)
    yield from _numbers("stacking", file.stacking, ("units", "workers"), 1)
    yield from _numbers("points", file.points, KINDS, 0)
    yield from _numbers("buildings", file.buildings, units, 0)
    yield from _numbers("printed_buildings", file.printed_buildings, ("melee", "worker"), 1)
    yield from _keys("costs", file.costs, (*KINDS, "building", "outpost", "upgrade"))
    for name, cost in file.costs.items():
        if not all(0 <= part <= MOST_PIECES for part in cost):
            yield _fault(f"costs.{name}", "range", low=0, high=MOST_PIECES)
    die = file.resource_die
    if len(die) != 6 or set(die) - {1, 2, 3} or 3 not in die:
        yield _fault("resource_die", "die")
    if not 1 <= file.resource_card <= MOST_PIECES:
        yield _fault("resource_card", "range", low=1, high=MOST_PIECES)
    yield from _race_faults(file)


def _keys(path: str, given: Mapping[str, Any], expected: tuple[str, ...]) -> Iterator[Fault]:
    for key in given:
        if key not in expected:
            yield f"{path}.{key}", Msg("core.record.unknown", {"name": key[:40]})
    for key in expected:
        if key not in given:
            yield f"{path}.{key}", Msg("core.record.missing")


def _numbers(
    path: str, given: Mapping[str, int], expected: tuple[str, ...], low: int
) -> Iterator[Fault]:
    yield from _keys(path, given, expected)
    for key, number in given.items():
        if not low <= number <= MOST_PIECES:
            yield _fault(f"{path}.{key}", "range", low=low, high=MOST_PIECES)


def _race_faults(file: RacesFile) -> Iterator[Fault]:
    for key in RACE_KEYS:
        if sum(race.key == key for race in file.races) != 1:
            yield _fault("races", "races")
    for field in ("key", "colour"):
        values = [getattr(race, field) for race in file.races]
        for number, value in enumerate(values):
            if value in values[:number]:
                yield _fault(f"races[{number}].{field}", "twice", name=value[:40])
    for number, race in enumerate(file.races):
        path = f"races[{number}]"
        yield from _tile_faults(f"{path}.tiles", race)
        yield from _deck_faults(f"{path}.deck", race)


def _tile_faults(path: str, race: RacePlan) -> Iterator[Fault]:
    yield from _keys(path, race.tiles, KINDS[:3])
    if sum(map(len, race.tiles.values())) != TILES or not all(race.tiles.values()):
        yield _fault(path, "tiles", count=TILES)
    for kind, tiles in race.tiles.items():
        for level, tile in enumerate(tiles):
            at = f"{path}.{kind}[{level}]"
            if not 1 <= tile.strength <= 6:
                yield _fault(f"{at}.strength", "range", low=1, high=6)
            if tile.ability and tile.ability not in ABILITIES:
                yield f"{at}.ability", Msg("core.record.unknown", {"name": tile.ability[:40]})


def _deck_faults(path: str, race: RacePlan) -> Iterator[Fault]:
    for key, copies in race.deck.items():
        if key not in CARD_KEYS:
            yield f"{path}.{key}", Msg("core.record.unknown", {"name": key[:40]})
        if not 1 <= copies <= DECK_SIZE:
            yield _fault(f"{path}.{key}", "range", low=1, high=DECK_SIZE)
    if sum(race.deck.values()) != DECK_SIZE:
        yield _fault(path, "deck", count=DECK_SIZE)
