"""How a scenario in the making looks: the same signs and pieces as in a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin, sqrt

from boardgames_desktop.core.picture import XY, Board, Link, Look, Picture, Place, Ring, Token
from boardgames_desktop.core.text import Msg
from boardgames_desktop.core.workshop import Edge, Side
from boardgames_desktop.games.warcraft.field import row_letters
from boardgames_desktop.games.warcraft.hexes import Spot, centre, neighbours
from boardgames_desktop.games.warcraft.names import faction_name
from boardgames_desktop.games.warcraft.plan_changes import name_at, pieces_of, space_at
from boardgames_desktop.games.warcraft.plan_tools import CRAFTS
from boardgames_desktop.games.warcraft.races import RACE, RACES
from boardgames_desktop.games.warcraft.scenario import Scenario, SpacePlan

SIDE = 68.0
ART = "warcraft_hexes"
KIND_OF = {"melee": "melee", "ranged": "ranged", "flying": "flying", "workers": "worker"}


# -- the plane ----------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def outline(spot: Spot) -> Ring:
    """Return the corners of a space, clockwise from the top."""
    x, y = centre(spot, SIDE)
    return tuple(
        (round(x + SIDE * sin(turn * pi / 3), 2), round(y - SIDE * cos(turn * pi / 3), 2))
        for turn in range(6)
    )


def spot_at(point: XY) -> Spot:
    """Return the space at a scene point."""
    x, y = point[0] / SIDE, point[1] / SIDE
    r = y / 1.5
    q = x / sqrt(3) - r / 2
    return _rounded(q, r)


def _rounded(q: float, r: float) -> Spot:
    """Return the whole coordinates next to broken ones (cube rounding)."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return whole_q, whole_r


def edges(spot: Spot) -> tuple[Edge, ...]:
    """Return the six borders of a space."""
    return tuple((spot, other) for other in neighbours(spot))


def edge_path(edge: Edge) -> tuple[XY, XY]:
    """Return the ends of the border between two neighbours."""
    (ax, ay), (bx, by) = centre(edge[0], SIDE), centre(edge[1], SIDE)
    middle, across = ((ax + bx) / 2, (ay + by) / 2), (bx - ax, by - ay)
    half = 1 / (2 * sqrt(3))
    dx, dy = -across[1] * half, across[0] * half
    return (
        (round(middle[0] - dx, 2), round(middle[1] - dy, 2)),
        (round(middle[0] + dx, 2), round(middle[1] + dy, 2)),
    )


def step(spot: Spot, across: int, down: int) -> Spot:
    """Return the space beside, above or below; up and down keep to one column in turn."""
    q, r = spot
    even = r % 2 == 0
    if down > 0:
        return (q if even else q - 1), r + 1
    if down < 0:
        return (q + 1 if even else q), r - 1
    return q + across, r


# -- the board ----------------------------------------------------------------------------


def thing(spot: Spot) -> str:
    """Return the id of a space of the plan."""
    return f"spot:{spot[0]},{spot[1]}"


def board(plan: Scenario) -> Board:
    """Return the board of a plan."""
    return Board(
        "plan",
        "map",
        tuple(_place(plan, space) for space in plan.spaces),
        links=tuple(
            Link(thing(a), thing(b), "wall", edge_path((a, b)))
            for a, b in plan.walls
            if b in neighbours(a)
        ),
        art=ART,
        named=False,
    )


def _place(plan: Scenario, space: SpacePlan) -> Place:
    spot = space.q, space.r
    x, y = centre(spot, SIDE)
    return Place(
        thing(spot),
        (outline(spot),),
        (round(x, 2), round(y, 2)),
        room=round(SIDE * sin(pi / 3), 2),
        terrain=_terrain(plan, spot, space.terrain),
        worth=space.points,
        sign=name_at(plan, spot),
    )


def _terrain(plan: Scenario, spot: Spot, terrain: str) -> str:
    """Return what is painted: whose town, or the tree that somebody must reach."""
    if terrain == "town":
        owner = next((n for n, seat in enumerate(plan.seats) if seat.town == spot), None)
        return "town" if owner is None else "town_" + race_of(plan, owner)
    name = name_at(plan, spot)
    if name and any(goal.kind == "stand" and goal.spot == name for goal in plan.goals):
        return "nordrassil"
    return terrain


# -- sides --------------------------------------------------------------------------------


def race_of(plan: Scenario, side: int) -> str:
    """Return the race that a side is shown with: its own, or the first that nobody has."""
    if side >= len(plan.seats):
        given = plan.neutral.race if plan.neutral is not None else ""
        return given if given in RACE else RACES[0].key
    fixed = [seat.race if seat.race in RACE else "" for seat in plan.seats]
    if fixed[side]:
        return fixed[side]
    taken = {*fixed, plan.neutral.race if plan.neutral is not None else ""}
    free = [race.key for race in RACES if race.key not in taken]
    number = sum(1 for race in fixed[:side] if not race)
    return (free or [race.key for race in RACES])[number % max(1, len(free))]


def colour_of(plan: Scenario, side: int) -> str:
    """Return the seat colour a side is shown in."""
    return RACE[race_of(plan, side)].colour


def seat_label(plan: Scenario, seat: int) -> Msg:
    """Return what a player is called: by number and, where that is fixed, by side."""
    race = plan.seats[seat].race
    if race in RACE:
        return Msg("warcraft.workshop.player_of", {"n": seat + 1, "side": faction_name(race)})
    return Msg("warcraft.workshop.player", {"n": seat + 1})


def sides(plan: Scenario) -> tuple[Side, ...]:
    """Return the players and, if there is one, the side nobody plays."""
    found = [
        Side(number, seat_label(plan, number), colour_of(plan, number))
        for number in range(len(plan.seats))
    ]
    if plan.neutral is not None:
        side = len(plan.seats)
        found.append(Side(side, Msg("warcraft.workshop.neutral"), colour_of(plan, side)))
    return tuple(found)


# -- what stands on it --------------------------------------------------------------------


def picture(plan: Scenario) -> Picture:
    """Return the pieces and signs of a plan."""
    looks = {
        thing(plan.spots[name]): Look(marks=("token_" + kind,))
        for name, kind in plan.tokens.items()
        if name in plan.spots
    }
    return Picture(("plan",), looks=looks, tokens=tuple(_tokens(plan)))


def _tokens(plan: Scenario) -> Iterator[Token]:
    there = {(space.q, space.r) for space in plan.spaces}
    for side in range(len(plan.seats) + 1):
        for stack in pieces_of(plan, side):
            for field, kind in KIND_OF.items():
                count = getattr(stack, field)
                if count > 0 and stack.at in there:
                    yield piece(plan, side, kind, stack.at, count)
    for seat, chosen in enumerate(plan.seats):
        listed = [("outpost", name) for name in chosen.outposts]
        listed += [("necromancer", name) for name in chosen.necromancers]
        listed += [("captive", chosen.captive)] if chosen.captive else []
        for kind, name in listed:
            spot = plan.spots.get(name)
            if spot is not None and spot in there:
                yield piece(plan, seat, kind, spot, 1)


def piece(plan: Scenario, side: int, kind: str, spot: Spot, count: int) -> Token:
    """Return pieces of a side in a space."""
    return Token(
        f"{kind}:{side}@{thing(spot)}",
        kind,
        side,
        thing(spot),
        count=count,
        face=f"{race_of(plan, side)}.{kind}",
    )


def sample(plan: Scenario, tool: str, side: int) -> tuple[Board, Picture]:
    """Return a small board that shows what a tool puts there."""
    craft = CRAFTS[tool]
    spot, other = (0, 0), (1, 0)
    walled = craft.tool.aim == "edge"
    terrain = "town_" + race_of(plan, side) if tool == "town" else craft.terrain
    places = tuple(
        Place(
            thing(at),
            (outline(at),),
            centre(at, SIDE),
            terrain=terrain,
            worth=craft.points,
            sign="A" if tool == "letter" else "",
        )
        for at in ((spot, other) if walled else (spot,))
        if terrain
    )
    links = (Link(thing(spot), thing(other), "wall", edge_path((spot, other))),) if walled else ()
    looks = {thing(spot): Look(marks=(craft.mark,))} if craft.mark else {}
    tokens = (piece(plan, side, craft.piece, spot, 1),) if craft.piece else ()
    made = Board("sample", "map", places, links=links, art=ART, named=False)
    return made, Picture(("sample",), looks=looks, tokens=tokens)


# -- in words -----------------------------------------------------------------------------


def space_names(plan: Scenario) -> dict[Spot, str]:
    """Return what the spaces are called in a game: rows from the top, then from the left."""
    spots = sorted({(space.q, space.r) for space in plan.spaces}, key=lambda at: (at[1], at[0]))
    found: dict[Spot, str] = {}
    top = spots[0][1] if spots else 0
    row, place = top, 0
    for q, r in spots:
        place = place + 1 if r == row else 1
        row = r
        found[q, r] = f"{row_letters(r - top)}{place}"
    return found


def tell(plan: Scenario, spot: Spot) -> Msg:
    """Return what is on a space."""
    space = space_at(plan, spot)
    if space is None:
        return Msg("warcraft.workshop.nothing")
    name = space_names(plan)[spot].upper()
    parts: list[Msg] = [Msg("warcraft.space." + space.terrain, {"name": name})]
    if name_at(plan, spot):
        parts.append(Msg("warcraft.workshop.lettered", {"letter": name_at(plan, spot)}))
    if space.points:
        parts.append(Msg("warcraft.worth", {}, space.points))
    shown = picture(plan)
    look = shown.looks.get(thing(spot))
    if look is not None:
        parts += [Msg("warcraft.mark." + mark) for mark in look.marks]
    for token in shown.tokens:
        if token.at == thing(spot) and token.owner is not None:
            parts.append(_told(plan, token))
    return Msg("warcraft.marks", {"marks": tuple(parts)})


def _told(plan: Scenario, token: Token) -> Msg:
    side = token.owner or 0
    neutral = side >= len(plan.seats)
    owner = Msg("warcraft.workshop.neutral") if neutral else seat_label(plan, side)
    if token.kind == "outpost":
        what = Msg("warcraft.type.outpost")
    elif token.kind == "captive":
        what = Msg("warcraft.captive." + race_of(plan, side))
    else:
        what = Msg("warcraft.pieces." + token.kind, {}, token.count)
    return Msg("warcraft.workshop.owned", {"owner": owner, "what": what})
