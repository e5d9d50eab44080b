"""A land without armies and without the means to raise one: nobody can win any more.

The rulebook does not know the case; without this the game would have no end (V5, V6).
"""

from __future__ import annotations

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.harvest_step import SOURCE
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    GOLD,
    NONE,
    UNITS,
    WOOD,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.victory import team_points

PLENTY = 99
"""What a source of a resource is counted as."""

RESOURCES, RENEW, VICTORY_POINT = (NUMBER[key] for key in ("resources", "renew", "victory_point"))


def exhausted(rules: WarcraftBase, s: WarcraftState) -> bool:
    """Tell whether nobody has a unit, nobody can ever get one, and no goal is reached without.

    To be asked between two rounds.
    """
    for seat in range(rules.seats):
        if any(s.training[seat * 4 + kind] or rules.on_board(s, seat, kind) for kind in UNITS):
            return False
    if any(goal.kind == "last_card" for goal in rules.scenario.goals):
        return False
    alive = [seat for seat in range(rules.seats) if s.alive[seat]]
    return not any(_can_rise(rules, s, seat) or _can_score(rules, s, seat) for seat in alive)


def _can_rise(rules: WarcraftBase, s: WarcraftState, seat: Seat) -> bool:
    """Tell whether a seat may come by a unit: raised by a necromancer, or trained."""
    if rules.necromancers[seat]:
        tokens = [kind for kind in rules.field.token_kinds if kind != "graveyard"]
        return bool(s.tokens and tokens and rules.on_board(s, seat, WORKER))
    if rules.towns[seat] == NONE:
        return False
    means = [_means(rules, s, seat, resource) for resource in (GOLD, WOOD)]
    return any(
        rules.buildings(s, seat, kind)
        and all(have >= price for have, price in zip(means, BOX.costs[kind], strict=True))
        for kind in UNITS
    )


def _means(rules: WarcraftBase, s: WarcraftState, seat: Seat, resource: int) -> int:
    """Return what the team of a seat has of a resource, or plenty if it can get more."""
    team = [mate for mate in rules.team(seat) if s.alive[mate]]
    stock = sum(s.stock[mate * 2 + resource] for mate in team)
    hands = [card for mate in team for card in s.hands[mate]]
    if RESOURCES in hands:
        return PLENTY
    open_spaces = any(
        rules.field.terrain[space] == SOURCE[resource] and s.depleted[space] != DEPLETED
        for space in rules.field.resources
    )
    renewed = resource == WOOD and RENEW in hands and "forest" in rules.field.terrain
    worked = any(_has_workers(rules, s, mate) for mate in team)
    return PLENTY if worked and (open_spaces or renewed) else stock


def _has_workers(rules: WarcraftBase, s: WarcraftState, seat: Seat) -> bool:
    """Tell whether a seat has a worker anywhere, or the gold for one."""
    at = seat * 3
    return bool(
        s.training[seat * 4 + WORKER]
        or any(s.building[at : at + 3])
        or rules.on_board(s, seat, WORKER)
        or s.stock[seat * 2 + GOLD] >= BOX.costs[WORKER][GOLD]
    )


def _can_score(rules: WarcraftBase, s: WarcraftState, seat: Seat) -> bool:
    """Tell whether cards in hand could still win by points (V1)."""
    targets = [
        rules.chosen.target or goal.target for goal in rules.scenario.goals if goal.kind == "points"
    ]
    if not targets:
        return False
    cards = sum(s.hands[mate].count(VICTORY_POINT) for mate in rules.team(seat))
    return team_points(rules, s, seat).total + cards >= min(targets)
