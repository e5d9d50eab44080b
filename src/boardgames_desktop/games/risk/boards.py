"""The boards of Risk: world map, hand, reserve, battlefield, golden cavalry table."""

from __future__ import annotations

from functools import cache
from typing import Any

from boardgames_desktop.core.picture import XY, Board, Link, Outline, Place, Region
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import board_data
from boardgames_desktop.games.risk import things
from boardgames_desktop.games.risk.base import land_name
from boardgames_desktop.games.risk.dice import MOST_ATTACK, MOST_DEFENCE
from boardgames_desktop.games.risk.world import CONTINENTS, KEYS, MEMBERS, TERRITORIES

WORLD, HAND, POOL, BATTLE, GOLDEN = "world", "hand", "pool", "battle", "golden"
NOWHERE: XY = (0.0, 0.0)
"""Anchor of places the GUI lays out itself."""


def make_boards(track: tuple[int, ...]) -> tuple[Board, ...]:
    """Return all boards; the golden cavalry table has the spaces of ``track``, if there are any."""
    golden = Board(GOLDEN, "track", _track_places(track), title=Msg("risk.board.golden"))
    return (
        _world(),
        Board(HAND, "row", (_slot(things.HAND),), title=Msg("risk.board.hand")),
        Board(POOL, "row", (_slot(things.RESERVE),), title=Msg("risk.board.pool")),
        Board(BATTLE, "tray", _battle_places(), title=Msg("risk.board.battle")),
        *((golden,) if track else ()),
    )


def continent_name(number: int) -> Msg:
    """Return the name of a continent."""
    return Msg("risk.continent." + CONTINENTS[number].key)


def _slot(thing: str, label: Msg | None = None) -> Place:
    return Place(thing, (), NOWHERE, label=label)


def _battle_places() -> tuple[Place, ...]:
    return (
        _slot(things.ATTACKER, Msg("risk.battle.attacker")),
        *(_slot(f"battle:attack.{number}") for number in range(MOST_ATTACK)),
        *(_slot(f"battle:defence.{number}") for number in range(MOST_DEFENCE)),
        _slot(things.DEFENDER, Msg("risk.battle.defender")),
    )


def _track_places(track: tuple[int, ...]) -> tuple[Place, ...]:
    return tuple(
        _slot(f"golden:{space}", Msg("risk.golden.space", {"armies": worth}))
        for space, worth in enumerate(track)
    )


@cache
def _world() -> Board:
    """Return the map; what is worked out from its outlines holds for every match."""
    data = board_data("risk_world")
    width, height = data["size"]
    return Board(
        WORLD,
        "map",
        tuple(_land(land, data["territories"][key]) for land, key in enumerate(KEYS)),
        links=tuple(_link(link) for link in data["links"]),
        regions=tuple(
            Region(
                things.CONTINENT_THINGS[number],
                continent_name(number),
                tuple(things.LAND_THINGS[land] for land in MEMBERS[number]),
                worth=continent.bonus,
                tint=continent.key,
            )
            for number, continent in enumerate(CONTINENTS)
        ),
        size=(float(width), float(height)),
        art="risk_world",
        regions_title=Msg("risk.fact.continents"),
        title=Msg("risk.board.world"),
    )


def _land(land: int, row: dict[str, Any]) -> Place:
    outline: Outline = tuple(tuple((x, y) for x, y in ring) for ring in row["polygons"])
    x, y = row["anchor"]
    return Place(
        things.LAND_THINGS[land],
        outline,
        (x, y),
        room=row["inscribed_radius"],
        label=land_name(land),
        region="continent:" + TERRITORIES[land].continent,
        terrain=TERRITORIES[land].continent,
    )


def _link(row: dict[str, Any]) -> Link:
    points = [row["from"], *row.get("via", ()), row["to"]] if "from" in row else []
    return Link(
        "land:" + row["a"],
        "land:" + row["b"],
        row["kind"],
        tuple((x, y) for x, y in points),
        wraps=row.get("wraps", False),
    )
