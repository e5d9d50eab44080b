"""Changes of a scenario in the making: spaces, walls, pieces, tokens, names of spaces.

Every function returns another scenario and leaves its own alone; one that would be wrong is
made all the same, for the check to say what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import attrs

from boardgames_desktop.games.warcraft.scenario import (
    Pieces,
    Scenario,
    SeatPlan,
    SpacePlan,
    Spot,
    Terrain,
)

Token = Literal["melee", "ranged", "flying", "graveyard"]
PIECES = ("melee", "ranged", "flying", "workers")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def space_at(plan: Scenario, spot: Spot) -> SpacePlan | None:
    """Return the space at a spot."""
    return next((space for space in plan.spaces if (space.q, space.r) == spot), None)


def with_space(plan: Scenario, spot: Spot, terrain: Terrain, points: int = 0) -> Scenario:
    """Return a plan with a kind of space at a spot, in place of what was there."""
    new = SpacePlan(*spot, terrain, points)
    old = space_at(plan, spot)
    if old == new:
        return plan
    if old is None:
        return attrs.evolve(plan, spaces=(*plan.spaces, new))
    spaces = tuple(new if space is old else space for space in plan.spaces)
    seats = plan.seats
    if terrain != "town":
        seats = tuple(attrs.evolve(s, town=None) if s.town == spot else s for s in seats)
    return attrs.evolve(plan, spaces=spaces, seats=seats)


def without_space(plan: Scenario, spot: Spot) -> Scenario:
    """Return a plan without a space and without all that is on it."""
    if space_at(plan, spot) is None:
        return plan
    names = {name for name, place in plan.spots.items() if place == spot}
    plan = attrs.evolve(
        plan,
        spaces=tuple(space for space in plan.spaces if (space.q, space.r) != spot),
        walls=tuple(wall for wall in plan.walls if spot not in wall),
        seats=tuple(_cleared(seat, spot) for seat in plan.seats),
        neutral=None
        if plan.neutral is None
        else attrs.evolve(plan.neutral, pieces=_without(plan.neutral.pieces, spot)),
    )
    for name in names:
        plan = without_name(plan, name)
    return plan


def _cleared(seat: SeatPlan, spot: Spot) -> SeatPlan:
    town = None if seat.town == spot else seat.town
    return attrs.evolve(seat, town=town, pieces=_without(seat.pieces, spot))


def _without(stacks: tuple[Pieces, ...], spot: Spot) -> tuple[Pieces, ...]:
    return tuple(stack for stack in stacks if stack.at != spot)


def with_points(plan: Scenario, spot: Spot, by: int, most: int) -> Scenario:
    """Return a plan in which a space is worth more or less; beyond the most comes nothing."""
    space = space_at(plan, spot)
    if space is None:
        return plan
    return with_space(plan, spot, space.terrain, (space.points + by) % (most + 1))


def with_town(plan: Scenario, seat: int, spot: Spot, points: int) -> Scenario:
    """Return a plan in which a seat's town is at a spot; the town it had becomes a meadow."""
    old = plan.seats[seat].town
    if old is not None and old != spot:
        plan = with_space(plan, old, "blank")
    space = space_at(plan, spot)
    if space is None or space.terrain != "town":
        plan = with_space(plan, spot, "town", points)
    owned = [attrs.evolve(s, town=None) if s.town == spot else s for s in plan.seats]
    owned[seat] = attrs.evolve(owned[seat], town=spot)
    return attrs.evolve(plan, seats=tuple(owned))


def with_wall(plan: Scenario, one: Spot, other: Spot, *, built: bool) -> Scenario:
    """Return a plan with or without a wall between two spaces."""
    left = tuple(wall for wall in plan.walls if set(wall) != {one, other})
    if built:
        if len(left) != len(plan.walls):
            return plan
        left = (*left, (one, other))
    return attrs.evolve(plan, walls=left) if left != plan.walls else plan


# -- pieces -------------------------------------------------------------------------------


def with_pieces(plan: Scenario, side: int, spot: Spot, kind: str, by: int) -> Scenario:
    """Return a plan with pieces of a side more or fewer in a space; never fewer than none."""
    stacks = pieces_of(plan, side)
    stack = next((stack for stack in stacks if stack.at == spot), Pieces(spot))
    count = max(0, getattr(stack, kind) + by)
    if count == getattr(stack, kind):
        return plan
    change: dict[str, Any] = {kind: count}
    new = attrs.evolve(stack, **change)
    kept = [new if old is stack else old for old in stacks]
    if stack not in stacks:
        kept.append(new)
    full = tuple(one for one in kept if any(getattr(one, name) for name in PIECES))
    return _with_stacks(plan, side, full)


def pieces_of(plan: Scenario, side: int) -> tuple[Pieces, ...]:
    """Return the pieces of a side on the board; the neutral side follows the seats."""
    if side < len(plan.seats):
        return plan.seats[side].pieces
    return plan.neutral.pieces if plan.neutral is not None else ()


def _with_stacks(plan: Scenario, side: int, stacks: tuple[Pieces, ...]) -> Scenario:
    if side < len(plan.seats):
        return with_seat(plan, side, attrs.evolve(plan.seats[side], pieces=stacks))
    if plan.neutral is None:
        return plan
    return attrs.evolve(plan, neutral=attrs.evolve(plan.neutral, pieces=stacks))


def with_seat(plan: Scenario, number: int, seat: SeatPlan) -> Scenario:
    """Return a plan with another seat in the place of one."""
    seats = list(plan.seats)
    seats[number] = seat
    return attrs.evolve(plan, seats=tuple(seats))


# -- spaces with names --------------------------------------------------------------------


def name_at(plan: Scenario, spot: Spot) -> str:
    """Return the letter of a space; "" = it has none."""
    return next((name for name, place in plan.spots.items() if place == spot), "")


def with_name(plan: Scenario, spot: Spot) -> Scenario:
    """Return a plan in which a space has a letter, the first that is free."""
    if name_at(plan, spot):
        return plan
    names = (*LETTERS, *(f"{letter}{digit}" for digit in range(1, 10) for letter in LETTERS))
    free = next(name for name in names if name not in plan.spots)
    return attrs.evolve(plan, spots={**plan.spots, free: spot})


def without_name(plan: Scenario, name: str) -> Scenario:
    """Return a plan without a letter and without all that is at it."""
    return attrs.evolve(
        plan,
        spots={key: spot for key, spot in plan.spots.items() if key != name},
        tokens={key: kind for key, kind in plan.tokens.items() if key != name},
        seats=tuple(_unnamed(seat, name) for seat in plan.seats),
        goals=tuple(
            attrs.evolve(
                goal,
                spot="" if goal.spot == name else goal.spot,
                spots=tuple(spot for spot in goal.spots if spot != name),
            )
            for goal in plan.goals
        ),
    )


def _unnamed(seat: SeatPlan, name: str) -> SeatPlan:
    return attrs.evolve(
        seat,
        outposts=tuple(one for one in seat.outposts if one != name),
        necromancers=tuple(one for one in seat.necromancers if one != name),
        captive="" if seat.captive == name else seat.captive,
    )


def tidied(plan: Scenario, name: str) -> Scenario:
    """Return a plan without a letter that nothing needs any more."""
    needed: set[str] = set(plan.tokens)
    for seat in plan.seats:
        needed |= {*seat.outposts, *seat.necromancers, seat.captive}
    for goal in plan.goals:
        needed |= {goal.spot, *goal.spots}
    return plan if name in needed else without_name(plan, name)


def with_token(plan: Scenario, spot: Spot, kind: Token | None) -> Scenario:
    """Return a plan with a token on a space, or none."""
    name = name_at(plan, spot)
    if kind is None:
        if name not in plan.tokens:
            return plan
        left = {key: token for key, token in plan.tokens.items() if key != name}
        return tidied(attrs.evolve(plan, tokens=left), name)
    plan = with_name(plan, spot)
    return attrs.evolve(plan, tokens={**plan.tokens, name_at(plan, spot): kind})


Listed = Literal["outposts", "necromancers"]


def with_listed(plan: Scenario, seat: int, spot: Spot, what: Listed, *, there: bool) -> Scenario:
    """Return a plan with or without an outpost or a necromancer of a seat on a space.

    Units nobody plays have none.
    """
    if seat >= len(plan.seats):
        return plan
    name = name_at(plan, spot)
    listed: tuple[str, ...] = getattr(plan.seats[seat], what)
    if there == (name in listed):
        return plan
    if not there:
        left = tuple(one for one in listed if one != name)
        changed = _evolved(plan.seats[seat], what, left)
        return tidied(with_seat(plan, seat, changed), name)
    plan = with_name(plan, spot)
    longer = (*listed, name_at(plan, spot))
    return with_seat(plan, seat, _evolved(plan.seats[seat], what, longer))


def _evolved(seat: SeatPlan, what: str, value: Any) -> SeatPlan:
    change: dict[str, Any] = {what: value}
    return attrs.evolve(seat, **change)


def with_captive(plan: Scenario, seat: int, spot: Spot, *, there: bool) -> Scenario:
    """Return a plan in which the captive of a seat's race is held on a space, or nowhere.

    Units nobody plays have none.
    """
    if seat >= len(plan.seats):
        return plan
    name, old = name_at(plan, spot), plan.seats[seat].captive
    if not there:
        if not old or old != name:
            return plan
        freed = with_seat(plan, seat, attrs.evolve(plan.seats[seat], captive=""))
        return tidied(freed, name)
    plan = with_name(plan, spot)
    held = attrs.evolve(plan.seats[seat], captive=name_at(plan, spot))
    plan = with_seat(plan, seat, held)
    return tidied(plan, old) if old and old != held.captive else plan


# -- seats and teams ----------------------------------------------------------------------


def team_of(plan: Scenario, seat: int) -> int:
    """Return the number of a seat's team, from 1; 0 = it is alone."""
    return next((number for number, team in enumerate(plan.teams, 1) if seat in team), 0)


def with_team(plan: Scenario, seat: int, team: int) -> Scenario:
    """Return a plan in which a seat is in a team, or alone (0)."""
    chosen = [team_of(plan, number) for number in range(len(plan.seats))]
    chosen[seat] = team
    return attrs.evolve(plan, teams=_teams(chosen))


def _teams(chosen: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    found: dict[int, list[int]] = {}
    for seat, team in enumerate(chosen):
        if team:
            found.setdefault(team, []).append(seat)
    return tuple(tuple(found[team]) for team in sorted(found))


def without_seat(plan: Scenario, gone: int) -> Scenario:
    """Return a plan without a seat; the goals about it go too."""

    def moved(seat: int) -> int:
        return seat - 1 if seat > gone else seat

    seat = plan.seats[gone]
    names = {*seat.outposts, *seat.necromancers, seat.captive} - {""}
    teams = [team_of(plan, number) for number in range(len(plan.seats)) if number != gone]
    plan = attrs.evolve(
        plan,
        seats=tuple(one for number, one in enumerate(plan.seats) if number != gone),
        teams=_teams(teams),
        first=-1 if plan.first == gone else moved(plan.first),
        goals=tuple(
            attrs.evolve(goal, seat=moved(goal.seat)) for goal in plan.goals if goal.seat != gone
        ),
    )
    for name in names:
        plan = tidied(plan, name)
    return plan
