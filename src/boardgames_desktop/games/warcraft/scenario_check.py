"""What must hold in a scenario so that it can be played; each fault with its path and reason."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.data_file import RACE_KEYS
from boardgames_desktop.games.warcraft.hexes import neighbours
from boardgames_desktop.games.warcraft.races import BOX, RACE
from boardgames_desktop.games.warcraft.scenario import Goal, Pieces, Scenario, SeatPlan, Spot

FORMAT = 1
MOST_SPACES = 127
FEWEST_SPACES = 2
FURTHEST = 60
"""Coordinates go from -60 to 60, so that a picture of the board stays one."""

MOST_POINTS = 9
MOST_STOCK = 99
MOST_TARGET = 99
SEATS = (2, 4)
SCORING = frozenset({"town", "objective"})

_ID = re.compile(r"[a-z0-9_]{1,40}")
_SPOT_NAME = re.compile(r"[A-Z][A-Z0-9]{0,3}")


@attrs.frozen(slots=True)
class Fault:
    """What is wrong with a scenario, and where."""

    path: str
    reason: Msg


def faults(plan: Scenario) -> list[Fault]:
    """Return everything that keeps a scenario from being played; empty = it can be."""
    found = [
        *_of_head(plan),
        *_of_spaces(plan),
        *_of_spots(plan),
        *_of_seats(plan),
        *_of_teams(plan),
        *_of_neutral(plan),
    ]
    if found:
        # Where something is missing, everything built on it would be called wrong too.
        return found
    return [*_of_connection(plan), *_of_stacks(plan), *_of_goals(plan), *_of_winning(plan)]


def _fault(path: str, reason: str, n: int | None = None, /, **params: Any) -> Fault:
    return Fault(path, Msg("warcraft.scenario." + reason, params, n))


def _ranged(path: str, value: int, low: int, high: int) -> Iterator[Fault]:
    if not low <= value <= high:
        yield _fault(path, "range", low=low, high=high)


# -- the head and the board ---------------------------------------------------------------


def _of_head(plan: Scenario) -> Iterator[Fault]:
    if plan.format != FORMAT:
        yield _fault("format", "format")
    if not _ID.fullmatch(plan.id):
        yield _fault("id", "id")
    for number, key in enumerate(plan.stripped):
        if key not in CARD_KEYS:
            yield _fault(f"stripped[{number}]", "card", card=key[:40])
    yield from _ranged("first", plan.first, -1, len(plan.seats) - 1)


def _of_spaces(plan: Scenario) -> Iterator[Fault]:
    if len(plan.spaces) > MOST_SPACES:
        yield _fault("spaces", "too_many_spaces", MOST_SPACES)
    if len(plan.spaces) < FEWEST_SPACES:
        yield _fault("spaces", "too_few_spaces")
    seen: set[Spot] = set()
    for number, space in enumerate(plan.spaces):
        path = f"spaces[{number}]"
        yield from _ranged(f"{path}.q", space.q, -FURTHEST, FURTHEST)
        yield from _ranged(f"{path}.r", space.r, -FURTHEST, FURTHEST)
        yield from _ranged(f"{path}.points", space.points, 0, MOST_POINTS)
        if space.points and space.terrain not in SCORING:
            yield _fault(f"{path}.points", "points")
        if (space.q, space.r) in seen:
            yield _fault(path, "space_twice")
        seen.add((space.q, space.r))


def _of_spots(plan: Scenario) -> Iterator[Fault]:
    spots = _spots(plan)
    mountains = _mountains(plan)
    for name, spot in plan.spots.items():
        if not _SPOT_NAME.fullmatch(name):
            yield _fault(f"spots.{name[:40]}", "spot_name")
        if spot not in spots:
            yield _fault(f"spots.{name[:40]}", "no_space")
    lying: set[Spot] = set()
    for name in plan.tokens:
        place = plan.spots.get(name)
        if place is None:
            yield _fault(f"tokens.{name[:40]}", "no_spot", spot=name[:40])
        elif place in lying:
            yield _fault(f"tokens.{name}", "token_twice")
        elif place in mountains:
            yield _fault(f"tokens.{name}", "on_mountain")
        else:
            lying.add(place)
    walls: set[frozenset[Spot]] = set()
    for number, wall in enumerate(plan.walls):
        one, other = wall
        if one not in spots or other not in spots:
            yield _fault(f"walls[{number}]", "no_space")
        elif other not in neighbours(one):
            yield _fault(f"walls[{number}]", "wall")
        elif frozenset(wall) in walls:
            yield _fault(f"walls[{number}]", "wall_twice")
        walls.add(frozenset(wall))


def _of_connection(plan: Scenario) -> Iterator[Fault]:
    """Yield the first space ground units, or at all, cannot come to from the first one."""
    walls = {frozenset(wall) for wall in plan.walls}
    mountains = _mountains(plan)
    order = [(space.q, space.r) for space in plan.spaces]
    ground = [spot for spot in order if spot not in mountains]
    if not ground:
        yield _fault("spaces", "only_mountains")
        return
    for among, barred, reason in ((ground, walls, "not_connected"), (order, set(), "island")):
        reached = _reached(among, barred)
        for spot in among:
            if spot not in reached:
                yield _fault(f"spaces[{order.index(spot)}]", reason)
                return


def _reached(among: Iterable[Spot], barred: set[frozenset[Spot]]) -> set[Spot]:
    spots = list(among)
    free = set(spots)
    reached = {spots[0]}
    border = [spots[0]]
    while border:
        spot = border.pop()
        for other in neighbours(spot):
            if other in free and other not in reached and frozenset((spot, other)) not in barred:
                reached.add(other)
                border.append(other)
    return reached


# -- who plays ----------------------------------------------------------------------------


def _of_seats(plan: Scenario) -> Iterator[Fault]:
    low, high = SEATS
    if not low <= len(plan.seats) <= high:
        yield _fault("seats", "seats", low=low, high=high)
    races = [seat.race for seat in plan.seats]
    towns: list[Spot] = []
    outposts: list[Spot] = []
    for number, seat in enumerate(plan.seats):
        path = f"seats[{number}]"
        if seat.race and seat.race not in RACE_KEYS:
            yield _fault(f"{path}.race", "race", race=seat.race[:40])
        elif seat.race and seat.race in races[:number]:
            yield _fault(f"{path}.race", "race_twice")
        yield from _ranged(f"{path}.gold", seat.gold, 0, MOST_STOCK)
        yield from _ranged(f"{path}.wood", seat.wood, 0, MOST_STOCK)
        yield from _of_town(plan, path, seat, towns)
        yield from _of_pieces(plan, f"{path}.pieces", seat.pieces)
        yield from _of_outposts(plan, path, seat, outposts)
        yield from _of_necromancers(plan, path, seat)
        if seat.captive:
            yield from _on_spot(plan, f"{path}.captive", seat.captive)
        workers = sum(pieces.workers for pieces in seat.pieces) + len(seat.necromancers)
        if workers > BOX.limits[3]:
            yield _fault(f"{path}.pieces", "box", BOX.limits[3], kind="worker")
        if not (seat.town or seat.pieces or seat.necromancers):
            yield _fault(path, "nothing")


def _of_town(plan: Scenario, path: str, seat: SeatPlan, taken: list[Spot]) -> Iterator[Fault]:
    if seat.town is None:
        return
    terrain = {(space.q, space.r): space.terrain for space in plan.spaces}
    if seat.town not in terrain:
        yield _fault(f"{path}.town", "no_space")
    elif terrain[seat.town] != "town":
        yield _fault(f"{path}.town", "no_town")
    elif seat.town in taken:
        yield _fault(f"{path}.town", "town_twice")
    taken.append(seat.town)


def _of_pieces(plan: Scenario, path: str, stacks: tuple[Pieces, ...]) -> Iterator[Fault]:
    spots, mountains = _spots(plan), _mountains(plan)
    places: set[Spot] = set()
    for number, stack in enumerate(stacks):
        where = f"{path}[{number}]"
        counts = (stack.melee, stack.ranged, stack.flying, stack.workers)
        if min(counts) < 0 or max(counts) > MOST_STOCK:
            yield _fault(where, "range", low=0, high=MOST_STOCK)
        if stack.at not in spots:
            yield _fault(f"{where}.at", "no_space")
        elif stack.at in mountains and (stack.melee or stack.ranged or stack.workers):
            yield _fault(f"{where}.at", "on_mountain")
        if stack.at in places:
            yield _fault(f"{where}.at", "pieces_twice")
        places.add(stack.at)
    for kind, limit in zip(("melee", "ranged", "flying"), BOX.limits, strict=False):
        if sum(getattr(stack, kind) for stack in stacks) > limit:
            yield _fault(path, "box", limit, kind=kind)


def _of_outposts(plan: Scenario, path: str, seat: SeatPlan, taken: list[Spot]) -> Iterator[Fault]:
    terrain = {(space.q, space.r): space.terrain for space in plan.spaces}
    if len(seat.outposts) > BOX.outposts:
        yield _fault(f"{path}.outposts", "box", BOX.outposts, kind="outpost")
    for number, name in enumerate(seat.outposts):
        where = f"{path}.outposts[{number}]"
        yield from _on_spot(plan, where, name)
        place = plan.spots.get(name)
        if place is not None and terrain.get(place) == "town":
            yield _fault(where, "outpost_in_town")
        if place in taken:
            yield _fault(where, "outpost_twice")
        if place is not None:
            taken.append(place)
    if seat.undying and not seat.outposts:
        yield _fault(f"{path}.undying", "undying")


def _of_necromancers(plan: Scenario, path: str, seat: SeatPlan) -> Iterator[Fault]:
    for number, name in enumerate(seat.necromancers):
        where = f"{path}.necromancers[{number}]"
        yield from _on_spot(plan, where, name)
        if name in seat.necromancers[:number]:
            yield _fault(where, "necromancers_together")


def _on_spot(plan: Scenario, path: str, name: str) -> Iterator[Fault]:
    """Yield a fault if there is no spot called so, or if it lies where only flyers come."""
    place = plan.spots.get(name)
    if place is None:
        yield _fault(path, "no_spot", spot=name[:40])
    elif place in _mountains(plan):
        yield _fault(path, "on_mountain")


def _of_teams(plan: Scenario) -> Iterator[Fault]:
    seen: list[int] = []
    for number, members in enumerate(plan.teams):
        for seat in members:
            if not 0 <= seat < len(plan.seats):
                yield _fault(f"teams[{number}]", "team_seat", seat=seat)
            elif seat in seen:
                yield _fault(f"teams[{number}]", "team_twice", seat=seat)
            seen.append(seat)
        if not members:
            yield _fault(f"teams[{number}]", "team_empty")
        elif len(set(members)) == len(plan.seats):
            yield _fault(f"teams[{number}]", "one_team")


def _of_neutral(plan: Scenario) -> Iterator[Fault]:
    neutral = plan.neutral
    if neutral is None:
        return
    if neutral.race not in RACE_KEYS:
        yield _fault("neutral.race", "race", race=neutral.race[:40])
    elif neutral.race in {seat.race for seat in plan.seats} or len(plan.seats) >= len(RACE_KEYS):
        yield _fault("neutral.race", "race_twice")
    else:
        yield from _ranged("neutral.level", neutral.level, 1, min(map(len, _tiles(neutral.race))))
    yield from _of_pieces(plan, "neutral.pieces", neutral.pieces)
    if any(stack.workers for stack in neutral.pieces):
        yield _fault("neutral.pieces", "neutral_workers")


def _tiles(race: str) -> Iterable[tuple[object, ...]]:
    return RACE[race].tiles


# -- what stands together -----------------------------------------------------------------


def _of_stacks(plan: Scenario) -> Iterator[Fault]:
    """Yield spaces with more of a team than may stand there, or with enemies (M7, M8)."""
    team_of = teams_of(plan)
    units: Counter[tuple[Spot, int]] = Counter()
    workers: Counter[tuple[Spot, int]] = Counter()
    holders: dict[Spot, int] = {}
    for path, side, stack in _stacks(plan):
        team = team_of[side]
        units[stack.at, team] += stack.melee + stack.ranged + stack.flying
        workers[stack.at, team] += stack.workers
        if holders.setdefault(stack.at, team) != team:
            yield _fault(f"{path}.at", "enemies_together")
        if units[stack.at, team] > BOX.stack_units:
            yield _fault(path, "stack_units", BOX.stack_units)
        if workers[stack.at, team] > BOX.stack_workers:
            yield _fault(path, "stack_workers", BOX.stack_workers)


def _stacks(plan: Scenario) -> Iterator[tuple[str, int, Pieces]]:
    for side, seat in enumerate(plan.seats):
        for number, stack in enumerate(seat.pieces):
            yield f"seats[{side}].pieces[{number}]", side, stack
        for number, name in enumerate(seat.necromancers):
            yield f"seats[{side}].necromancers[{number}]", side, Pieces(plan.spots[name], workers=1)
    if plan.neutral is not None:
        for number, stack in enumerate(plan.neutral.pieces):
            yield f"neutral.pieces[{number}]", len(plan.seats), stack


def teams_of(plan: Scenario) -> list[int]:
    """Return the number of each side's team, the neutral side's last."""
    team_of = list(range(len(plan.seats) + 1))
    for members in plan.teams:
        for seat in members:
            team_of[seat] = members[0]
    return team_of


# -- who wins by what ---------------------------------------------------------------------


def _of_goals(plan: Scenario) -> Iterator[Fault]:
    for number, goal in enumerate(plan.goals):
        path = f"goals[{number}]"
        if not -1 <= goal.seat < len(plan.seats):
            yield _fault(f"{path}.seat", "goal_seat")
            continue
        if goal.kind in _ABOUT_A_SEAT and goal.seat < 0:
            yield _fault(f"{path}.seat", "goal_seat")
            continue
        yield from _GOAL_CHECKS[goal.kind](plan, path, goal)


def _points(plan: Scenario, path: str, goal: Goal) -> Iterator[Fault]:
    del plan
    yield from _ranged(f"{path}.target", goal.target, 1, MOST_TARGET)


def _place(plan: Scenario, path: str, goal: Goal) -> Iterator[Fault]:
    if goal.spot not in plan.spots:
        yield _fault(f"{path}.spot", "no_spot", spot=goal.spot[:40])
    if goal.kind == "hold":
        yield from _ranged(f"{path}.fewer", goal.fewer, 1, MOST_TARGET)


def _capture(plan: Scenario, path: str, goal: Goal) -> Iterator[Fault]:
    if not _capturable(plan.seats[goal.seat]):
        yield _fault(f"{path}.seat", "goal_capture")


def _last_card(plan: Scenario, path: str, goal: Goal) -> Iterator[Fault]:
    del plan, path, goal
    return iter(())


def _necromancers(plan: Scenario, path: str, goal: Goal) -> Iterator[Fault]:
    if not plan.seats[goal.seat].necromancers:
        yield _fault(f"{path}.seat", "goal_necromancers")


def _tokens(plan: Scenario, path: str, goal: Goal) -> Iterator[Fault]:
    if not goal.spots:
        yield _fault(f"{path}.spots", "goal_tokens")
    for number, name in enumerate(goal.spots):
        if name not in plan.tokens:
            yield _fault(f"{path}.spots[{number}]", "goal_tokens")


def _rescue(plan: Scenario, path: str, goal: Goal) -> Iterator[Fault]:
    about = plan.seats if goal.seat < 0 else (plan.seats[goal.seat],)
    if not any(_rescuer(seat) for seat in about):
        yield _fault(path, "goal_rescue")


_ABOUT_A_SEAT = frozenset({"capture", "last_card", "slay_necromancers", "destroy_tokens"})
_GOAL_CHECKS = {
    "points": _points,
    "hold": _place,
    "stand": _place,
    "capture": _capture,
    "last_card": _last_card,
    "slay_necromancers": _necromancers,
    "destroy_tokens": _tokens,
    "rescue": _rescue,
}


def _of_winning(plan: Scenario) -> Iterator[Fault]:
    """Yield the seats that could never win: no goal of theirs, and enemies nobody can take."""
    team_of = teams_of(plan)
    for number, seat in enumerate(plan.seats):
        enemies = [other for other in range(len(plan.seats)) if team_of[other] != team_of[number]]
        conquest = all(
            any(
                plan.seats[mate].town is not None
                for mate in range(len(plan.seats))
                if team_of[mate] == team_of[enemy]
            )
            or _capturable(plan.seats[enemy])
            for enemy in enemies
        )
        if not conquest and not any(_serves(goal, number, seat, team_of) for goal in plan.goals):
            yield _fault(f"seats[{number}]", "cannot_win")


def _serves(goal: Goal, number: int, seat: SeatPlan, team_of: list[int]) -> bool:
    """Tell whether ``number`` can win by a goal."""
    if goal.kind == "rescue":
        return _rescuer(seat)
    if goal.seat < 0:
        return True
    friend = team_of[goal.seat] == team_of[number]
    return friend if goal.kind in ("points", "hold", "stand", "last_card") else not friend


def _capturable(seat: SeatPlan) -> bool:
    return seat.town is not None or bool(seat.outposts and not seat.undying)


def _rescuer(seat: SeatPlan) -> bool:
    return bool(seat.captive) and seat.town is not None


# -- the board ----------------------------------------------------------------------------


def _spots(plan: Scenario) -> frozenset[Spot]:
    return frozenset((space.q, space.r) for space in plan.spaces)


def _mountains(plan: Scenario) -> frozenset[Spot]:
    return frozenset((space.q, space.r) for space in plan.spaces if space.terrain == "mountain")
