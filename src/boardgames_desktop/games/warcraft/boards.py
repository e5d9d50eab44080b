"""The boards of Warcraft: hex map, town boards, hand, battle tray."""

from __future__ import annotations

from math import cos, pi, sin

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import XY, Board, Link, Outline, Place, Region, Thing
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import things
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.hexes import Spot, centre
from boardgames_desktop.games.warcraft.names import (
    building_name,
    faction_name,
    space_name,
    type_name,
)
from boardgames_desktop.games.warcraft.races import BOX, Race
from boardgames_desktop.games.warcraft.scenario import SeatPlan
from boardgames_desktop.games.warcraft.state import (
    FLYING,
    GOLD,
    KINDS,
    MELEE,
    NONE,
    RANGED,
    UNITS,
    WOOD,
    WORKER,
)

MAP, HAND, BATTLE = "map", "hand", "battle"
SIDE = 68.0
"""Side of a hex in scene units."""

MARGIN = 26.0
"""Table left free around the hexes."""

NOWHERE: XY = (0.0, 0.0)
"""Anchor of places the GUI lays out itself."""

PLOTS: tuple[tuple[int, int], ...] = tuple(
    (kind, number)
    for kind in (WORKER, MELEE, RANGED, FLYING)
    for number in range(BOX.printed_buildings[kind] + BOX.buildings[kind])
)
"""Kind and number of every plot of a town board; printed buildings come first."""


def town_board(seat: Seat) -> str:
    """Return the id of a seat's town board."""
    return f"town.{seat}"


def make_boards(rules: WarcraftBase) -> tuple[Board, ...]:
    """Return all boards of a match."""
    return (
        _map(rules),
        *(_mat(rules, seat) for seat in range(rules.seats)),
        Board(HAND, "row", (_slot(things.HAND),), title=Msg("warcraft.board.hand")),
        _tray(),
    )


# -- the map --------------------------------------------------------------------------


def _corners(spot: Spot) -> tuple[XY, ...]:
    x, y = centre(spot, SIDE)
    return tuple(
        (x + SIDE * sin(turn * pi / 3), y - SIDE * cos(turn * pi / 3)) for turn in range(6)
    )


def _moved(points: tuple[XY, ...], by: XY) -> tuple[XY, ...]:
    return tuple((round(x - by[0], 2), round(y - by[1], 2)) for x, y in points)


def _map(rules: WarcraftBase) -> Board:
    field = rules.field
    corners = [_corners(spot) for spot in field.spots]
    xs = [x for ring in corners for x, _ in ring]
    ys = [y for ring in corners for _, y in ring]
    origin = min(xs) - MARGIN, min(ys) - MARGIN
    letters = {spot: letter for letter, spot in rules.scenario.spots.items()}
    places = tuple(
        _hex(rules, space, (_moved(corners[space], origin),), origin, letters.get(spot, ""))
        for space, spot in enumerate(field.spots)
    )
    return Board(
        MAP,
        "map",
        places,
        links=_walls(rules, origin),
        size=(
            round(max(xs) - min(xs) + 2 * MARGIN, 2),
            round(max(ys) - min(ys) + 2 * MARGIN, 2),
        ),
        art="warcraft_hexes",
        title=Msg("warcraft.board.map"),
        named=False,
    )


def _hex(rules: WarcraftBase, space: int, outline: Outline, origin: XY, letter: str) -> Place:
    field, scenario = rules.field, rules.scenario
    terrain: str = field.terrain[space]
    if terrain == "town":
        owner = rules.towns.index(space) if space in rules.towns else NONE
        terrain = "town_" + rules.races[owner].key if owner != NONE else "town"
    elif letter and any(goal.kind == "stand" and goal.spot == letter for goal in scenario.goals):
        terrain = "nordrassil"
    x, y = centre(field.spots[space], SIDE)
    return Place(
        things.space(field.names[space]),
        outline,
        (round(x - origin[0], 2), round(y - origin[1], 2)),
        room=round(SIDE * sin(pi / 3), 2),
        label=space_name(rules, space),
        terrain=terrain,
        worth=field.points[space],
        sign=letter,
    )


def _walls(rules: WarcraftBase, origin: XY) -> tuple[Link, ...]:
    field = rules.field
    links: list[Link] = []
    for a, b in rules.scenario.walls:
        there = {(round(x, 3), round(y, 3)) for x, y in _corners(b)}
        side = tuple((x, y) for x, y in _corners(a) if (round(x, 3), round(y, 3)) in there)
        links.append(
            Link(
                things.space(field.names[field.number[a]]),
                things.space(field.names[field.number[b]]),
                "wall",
                _moved(side, origin),
            )
        )
    return tuple(links)


# -- town boards ----------------------------------------------------------------------


def has_town(rules: WarcraftBase, seat: Seat) -> bool:
    """Tell whether a seat has plots for buildings on its board."""
    return rules.towns[seat] != NONE


def has_economy(rules: WarcraftBase, seat: Seat) -> bool:
    """Tell whether a seat may ever hold gold or wood, or build an outpost."""
    plan = rules.scenario.seats[seat]
    return has_town(rules, seat) or bool(plan.gold or plan.wood) or _has_workers(plan)


def has_reserve(rules: WarcraftBase, seat: Seat) -> bool:
    """Tell whether pieces of a seat may come out of the box again."""
    return has_economy(rules, seat) or bool(rules.scenario.seats[seat].necromancers)


def has_points(rules: WarcraftBase) -> bool:
    """Tell whether victory points ever decide anything (V1, V6; none do in most scenarios)."""
    by_points = any(goal.kind == "points" for goal in rules.scenario.goals)
    return by_points or bool(rules.chosen.round_limit)


def _has_workers(plan: SeatPlan) -> bool:
    return any(pieces.workers for pieces in plan.pieces)


def _mat(rules: WarcraftBase, seat: Seat) -> Board:
    race = rules.races[seat]
    sections: list[tuple[str, tuple[Place, ...]]] = []
    if has_town(rules, seat):
        sections.append(("buildings", tuple(_plot(seat, race, *plot) for plot in PLOTS)))
    sections.append(("tiles", tuple(_tile(seat, race, kind) for kind in UNITS)))
    sections.append(("stock", _stock(rules, seat)))
    if has_reserve(rules, seat):
        sections.append(("reserve", _reserve(rules, seat, race)))
    return Board(
        town_board(seat),
        "mat",
        tuple(
            Place(
                p.thing, (), NOWHERE, label=p.label, region=_section(seat, key), terrain=p.terrain
            )
            for key, places in sections
            for p in places
        ),
        regions=tuple(
            Region(
                _section(seat, key),
                Msg("warcraft.mat." + key),
                tuple(place.thing for place in places),
            )
            for key, places in sections
        ),
        title=faction_name(race.key),
        seat=seat,
        rule="warcraft.town_board",
    )


def _section(seat: Seat, key: str) -> Thing:
    return f"section:{seat}.{key}"


def _slot(thing: Thing, label: Msg | None = None, terrain: str = "") -> Place:
    return Place(thing, (), NOWHERE, label=label, terrain=terrain)


def _plot(seat: Seat, race: Race, kind: int, number: int) -> Place:
    return _slot(
        things.building(seat, kind, number),
        building_name(kind),
        f"plot/{race.key}.{KINDS[kind]}",
    )


def _tile(seat: Seat, race: Race, kind: int) -> Place:
    return _slot(
        things.tile(seat, kind),
        type_name(kind),
        f"tile/{race.key}.{race.tiles[kind][0].key}",
    )


def _stock(rules: WarcraftBase, seat: Seat) -> tuple[Place, ...]:
    goods = (
        _slot(things.stock(seat, GOLD), Msg("warcraft.fact.gold"), "stock/gold"),
        _slot(things.stock(seat, WOOD), Msg("warcraft.fact.wood"), "stock/wood"),
    )
    score = _slot(things.score(seat), Msg("warcraft.points"), "stock/points")
    return (
        *(goods if has_economy(rules, seat) else ()),
        *((score,) if has_points(rules) else ()),
        _slot(things.deck(seat), Msg("warcraft.deck"), "stock/cards"),
    )


def _reserve(rules: WarcraftBase, seat: Seat, race: Race) -> tuple[Place, ...]:
    kinds = (*UNITS, WORKER) if has_economy(rules, seat) else UNITS
    pieces = tuple(
        _slot(
            things.reserve(seat, kind),
            type_name(kind),
            f"reserve/{race.key}.{KINDS[kind]}",
        )
        for kind in kinds
    )
    if not has_economy(rules, seat):
        return pieces
    outposts = _slot(
        things.reserve_outposts(seat), Msg("warcraft.type.outpost"), f"reserve/{race.key}.outpost"
    )
    return (*pieces, outposts)


# -- the tray -------------------------------------------------------------------------


def _tray() -> Board:
    return Board(
        BATTLE,
        "tray",
        (
            _slot(things.ATTACKER, Msg("warcraft.battle.attacker")),
            _slot(things.ATTACK_DICE),
            _slot(things.DEFENCE_DICE),
            _slot(things.DEFENDER, Msg("warcraft.battle.defender")),
        ),
        title=Msg("warcraft.board.battle"),
        rule="warcraft.battle",
    )
