"""Battles decided at one stroke: what they may leave, and how probable that is.

Small battles about to be fought are worked out exactly
(:mod:`boardgames_desktop.games.warcraft.odds`); all others, which are far more, are decided with
the chances and the mean losses expected (:mod:`boardgames_desktop.ai.warcraft.clash`). No card is
played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from boardgames_desktop.ai.warcraft.clash import COST, ORDER, Clash, Force, clash
from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.core.actions import AUTO, Action
from boardgames_desktop.games.warcraft.armies import Army, Counts
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE
from boardgames_desktop.games.warcraft.odds import army_of, battle_odds, planned
from boardgames_desktop.games.warcraft.state import FLYING, WarcraftState

END_MOVE: Action = ("end_move",)

SKIPPED = frozenset({("fights", AUTO), ("moment", AUTO, "call"), ("moment", AUTO, "portal")})
"""Frames of a move step that are left out: cards, and battles dice by dice."""

SURE = 0.08
"""Chance of an upset that is not looked at any more."""

UPSET_LEFT = 0.35
"""Share of an army left that won against the odds."""

EXACT = 30
"""Product of the two numbers of units up to which a battle is worked out exactly."""

Branches = list[tuple[float, WarcraftState]]


class _Fight(NamedTuple):
    """A battle to be fought: where, against whom, with what."""

    space: int
    enemy: int
    attack: Force
    defence: Force
    odds: Clash


class _End(NamedTuple):
    """How a battle may end: the losses of both roles, each of groups of equal units."""

    chance: float
    armies: tuple[Army, Army]
    left: tuple[Counts, Counts]


class Strokes:
    """Decides battles.

    Args:
        judge: what armies there are, and what they may expect.
    """

    def __init__(self, judge: Evaluation) -> None:
        self.judge = judge
        self.rules = judge.rules

    def fought(self, s: WarcraftState, seat: int, *, exact: bool = False) -> Branches:
        """Return what the battles of a move step may leave, its end included, and the chances.

        The most doubtful battle may end either way, in the others the stronger wins. ``s`` may
        be one of the positions returned.
        """
        rules, judge = self.rules, self.judge
        fights: list[_Fight] = []
        for space, enemy in rules.battle_spaces(s, seat):
            attack, defence = judge.force(s, seat, space), judge.force(s, enemy, space)
            fights.append(_Fight(space, enemy, attack, defence, clash(attack, defence)))
        fights.sort(key=lambda fight: abs(fight.odds.win - 0.5))
        s.agenda[:] = [frame for frame in s.agenda if frame not in SKIPPED]
        found: Branches = [(1.0, s)]
        for at, fight in enumerate(fights):
            found = [
                (chance * share, after)
                for chance, before in found
                for share, after in self._decided(before, seat, fight, both=not at, exact=exact)
            ]
        for _, after in found:
            rules.apply(after, seat, END_MOVE)
        return found

    def _decided(
        self, s: WarcraftState, seat: int, fight: _Fight, *, both: bool, exact: bool
    ) -> Branches:
        """Return what one battle may leave: both ends of it, or the likelier."""
        rules, space, enemy = self.rules, fight.space, fight.enemy
        if not (rules.team_units_at(s, seat, space) and rules.team_units_at(s, enemy, space)):
            return [(1.0, s)]
        ends = self._worked_out(s, seat, fight) if exact else None
        win = fight.odds.win if ends is None else sum(end.chance for end in ends[:1])
        chances = [win, 1.0 - win]
        if not both or min(chances) < SURE:
            chances = [float(win >= 0.5), float(win < 0.5)]
        found: Branches = []
        for lost, chance in enumerate(chances):
            if not chance:
                continue
            after = s.copy() if min(chances) else s
            if ends is None:
                odds = fight.odds
                self._reduce(after, seat, space, fight.attack, odds.attack_loss, won=not lost)
                self._reduce(after, enemy, space, fight.defence, odds.defence_loss, won=bool(lost))
            else:
                self._remove(after, space, ends[lost])
            found.append((chance, after))
        return found

    # -- exactly ----------------------------------------------------------------------

    def _worked_out(self, s: WarcraftState, seat: int, fight: _Fight) -> tuple[_End, _End] | None:
        """Return the typical won and lost end of a small battle; None if it is not small."""
        rules = self.rules
        battle = planned(rules, fight.space, seat, fight.enemy)
        armies = (army_of(rules, s, battle, ATTACK), army_of(rules, s, battle, DEFENCE))
        if armies[0].units * armies[1].units > EXACT or armies[0].reserve or armies[1].reserve:
            return None
        ends: tuple[list[tuple[float, tuple[Counts, Counts]]], ...] = ([], [])
        for left, chance in battle_odds(*armies).ends.items():
            held = _holds(armies[ATTACK], left[ATTACK])
            ends[not held].append((chance, left))
        if not ends[0] or not ends[1]:
            return None
        won, lost = (_End(sum(c for c, _ in end), armies, _typical(armies, end)) for end in ends)
        return won, lost

    def _remove(self, s: WarcraftState, space: int, end: _End) -> None:
        near, walked = self.rules.field.neighbours[space], self.rules.field.ways[space]
        for army, left in zip(end.armies, end.left, strict=True):
            for group, count in zip(army.groups, left, strict=True):
                places: Iterable[int] = (space,)
                if not group.field:
                    places = near if group.kind == FLYING else walked
                for _ in range(group.count - count):
                    self._kill_one(s, group.side, group.kind, places)

    def _kill_one(self, s: WarcraftState, side: int, kind: int, places: Iterable[int]) -> None:
        for place in places:
            if self.rules.count(s, side, place, kind):
                self._kill(s, side, place, kind)
                return

    # -- as may be expected -----------------------------------------------------------

    def _reduce(
        self, s: WarcraftState, side: int, space: int, force: Force, loss: float, *, won: bool
    ) -> None:
        """Take the losses of a role off the board, the cheapest and the flanks first."""
        rules = self.rules
        whole = sum(COST[kind] * (force.field[kind] + force.flank[kind]) for kind in ORDER)
        due = whole * (min(loss, 1.0 - UPSET_LEFT) if won else max(loss, 0.5))
        standing = sum(force.field)
        near, walked = rules.field.neighbours[space], rules.field.ways[space]
        for kind in ORDER:
            for around in near if kind == FLYING else walked:
                for mate in rules.mates[side]:
                    while rules.count(s, mate, around, kind) and due >= 0.5 * COST[kind]:
                        due -= COST[kind]
                        self._kill(s, mate, around, kind)
        for kind in ORDER:
            for mate in rules.mates[side]:
                for _ in range(rules.count(s, mate, space, kind)):
                    if won and (standing == 1 or due < 0.5 * COST[kind]):
                        break
                    due -= COST[kind]
                    standing -= 1
                    self._kill(s, mate, space, kind)

    def _kill(self, s: WarcraftState, side: int, space: int, kind: int) -> None:
        rules = self.rules
        rules.kill(s, side, space, kind)
        if side < rules.seats and rules.undying[side]:
            havens = [at for at, owner in enumerate(s.outpost) if owner == side and s.standing[at]]
            if havens:
                haven = min(havens, key=lambda at: rules.units_at(s, side, at))
                s.reserve[side * 4 + kind] -= 1
                rules.add(s, side, haven, kind)
                s.risen[haven * 4 + kind] += 1


def _holds(army: Army, left: Counts) -> bool:
    return any(count and group.field for group, count in zip(army.groups, left, strict=True))


def _worth(army: Army, left: Counts) -> int:
    return sum(group.cost * count for group, count in zip(army.groups, left, strict=True))


def _typical(
    armies: tuple[Army, Army], ends: Sequence[tuple[float, tuple[Counts, Counts]]]
) -> tuple[Counts, Counts]:
    """Return the end nearest to the mean of what is left of both armies."""
    whole = sum(chance for chance, _ in ends)
    worths = [tuple(map(_worth, armies, left)) for _, left in ends]
    means = [
        sum(chance * worth[role] for (chance, _), worth in zip(ends, worths, strict=True)) / whole
        for role in (ATTACK, DEFENCE)
    ]
    best = min(
        range(len(ends)),
        key=lambda at: sum(abs(worths[at][role] - means[role]) for role in (ATTACK, DEFENCE)),
    )
    return ends[best][1]
