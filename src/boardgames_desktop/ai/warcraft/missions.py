"""Goals of scenarios: where they draw units to, what spaces they make dear, how near they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from boardgames_desktop.ai.warcraft.atlas import FAR
from boardgames_desktop.games.warcraft.scenario import Goal
from boardgames_desktop.games.warcraft.state import NONE, WarcraftState

if TYPE_CHECKING:
    from boardgames_desktop.ai.warcraft.evaluation import Evaluation

Worths = dict[int, float]
Seeker = Callable[["Evaluation", WarcraftState, int, Goal], Worths]
Judge = Callable[["Evaluation", WarcraftState, int, Goal], float]

DECIDED = 20.0
"""Progress that is the end of the game."""


# -- where units want to be -----------------------------------------------------------


def _seek_hold(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    del s, seat
    return {j.rules.field.at(goal.spot): 2.2}


def _seek_stand(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    del s
    return {} if j.rules.hostile(goal.seat, seat) else {j.rules.field.at(goal.spot): 3.0}


def _seek_tokens(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    if not j.rules.hostile(goal.seat, seat):
        return {}
    spaces = [j.rules.field.at(spot) for spot in goal.spots]
    return {space: 1.5 for space in spaces if j.rules.token_there(s, space)}


def _seek_rescue(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    del goal
    return {space: 2.4 for side, space in _captives(s) if not j.rules.hostile(side, seat)}


def _guard_stand(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    if not j.rules.hostile(goal.seat, seat):
        return {}
    spot = j.rules.field.at(goal.spot)
    return {spot: 1.2 if j.rules.team_units_at(s, seat, spot) else 2.5}


def _guard_rescue(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    del goal
    return {space: 1.2 for side, space in _captives(s) if j.rules.hostile(side, seat)}


def _captives(s: WarcraftState) -> Iterator[tuple[int, int]]:
    """Yield each captive that is on the board: its side, its space."""
    for side, space in enumerate(s.captives):
        if space != NONE:
            yield side, space


SEEKERS: Mapping[str, Seeker] = {
    "hold": _seek_hold,
    "stand": _seek_stand,
    "destroy_tokens": _seek_tokens,
    "rescue": _seek_rescue,
}
"""Spaces units are drawn to by a kind of goal, and how much; more the longer a game lasts."""

GUARDS: Mapping[str, Seeker] = {"stand": _guard_stand, "rescue": _guard_rescue}
"""Spaces units are drawn to so that an enemy does not reach its goal; patience alone wins nothing,
so these do not grow."""


# -- what holding a space means -------------------------------------------------------


def _stake_hold(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    del s, seat
    spot = j.rules.field.at(goal.spot)
    around = j.rules.field.neighbours[spot]
    return {spot: 2.0, **dict.fromkeys(around, 0.25)}


def _stake_stand(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    del s, seat
    return {j.rules.field.at(goal.spot): 8.0}


def _stake_tokens(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    del seat
    spaces = [j.rules.field.at(spot) for spot in goal.spots]
    left = [space for space in spaces if j.rules.token_there(s, space)]
    return dict.fromkeys(left, 4.0 / len(left)) if left else {}


def _stake_rescue(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> Worths:
    del j, seat, goal
    return {space: 1.5 for space in s.captives if space != NONE}


STAKES: Mapping[str, Seeker] = {
    "hold": _stake_hold,
    "stand": _stake_stand,
    "destroy_tokens": _stake_tokens,
    "rescue": _stake_rescue,
}
"""Spaces whose loss sets a side back in a kind of goal, and how far."""


# -- how near goals are ---------------------------------------------------------------


def _hold(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> float:
    """Count who stands on the spot, and how many enemies are too many around it (11.1)."""
    rules = j.rules
    spot = rules.field.at(goal.spot)
    around = rules.field.neighbours[spot]
    total = 0.0
    for other in range(rules.seats):
        if not s.alive[other]:
            continue
        foes = sum(rules.enemy_units_at(s, other, space) for space in around)
        if rules.units_at(s, other, spot) and not rules.enemy_units_at(s, other, spot):
            share = 4.0 if foes < goal.fewer else 2.0 * goal.fewer / (foes + 1)
        else:
            share = 0.12 * max(0, 9 - foes)
        total += share if not rules.hostile(other, seat) else -share / (rules.seats - 1)
    return total


def _stand(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> float:
    """Count the undying standing where they want to stand, and who keeps them out (11.4)."""
    rules = j.rules
    spot = rules.field.at(goal.spot)
    friend = not rules.hostile(goal.seat, seat)
    guards = rules.enemy_units_at(s, goal.seat, spot)
    if rules.units_at(s, goal.seat, spot) and not guards:
        return DECIDED if friend else -DECIDED
    kept = 0.5 * min(guards, 3)
    return -kept if friend else kept


def _tokens(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> float:
    rules = j.rules
    spaces = [rules.field.at(spot) for spot in goal.spots]
    gone = sum(not rules.token_there(s, space) for space in spaces)
    share = DECIDED if gone == len(spaces) else 1.2 * gone + 0.8 * gone * gone
    return share if rules.hostile(goal.seat, seat) else -share


def _rescue(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> float:
    """Count how far captives are from home, and who is with them (11.3)."""
    del goal
    rules = j.rules
    total = 0.0
    for side, space in enumerate(s.captives):
        if space == NONE or not s.alive[side]:
            continue
        steps = j.atlas.ground[space][rules.towns[side]]
        foes = rules.enemy_units_at(s, side, space)
        friends = rules.team_units_at(s, side, space)
        if not steps and not foes:
            share = DECIDED
        else:
            near = max(0.0, 1.0 - min(steps, FAR) / 9.0)
            share = 4.0 * near + (1.5 if friends and not foes else 0.0) - 0.25 * min(foes, 3)
        total += share if not rules.hostile(side, seat) else -share
    return total


JUDGES: Mapping[str, Judge] = {
    "hold": _hold,
    "stand": _stand,
    "destroy_tokens": _tokens,
    "rescue": _rescue,
}
"""How far a kind of goal is reached, from -20 (lost) to 20 (won)."""
