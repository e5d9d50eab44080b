"""Working out an attack battle by battle, on mean survivors and exact odds."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from heapq import heappop, heappush

from boardgames_desktop.ai.risk.chances import CAP, Chances
from boardgames_desktop.ai.risk.field import Field, World

LEAST_CHANCE = 0.05
"""A march less likely than this is given up while it is worked out."""

OTHER_STACK = 2.0
"""What it costs, in armies, to go on with another stack than the one on the march."""


class March:
    """Battles one after another on a copy of the position.

    Attributes:
        f: the position if all battles so far succeed.
        steps: the battles, (from, to).
        chance: chance that all of them succeed.
        setback: the position if the hardest of them fails.
        at: the land last conquered, where the stack on the march stands.
    """

    __slots__ = (
        "_chances",
        "_hardest",
        "_left",
        "_near",
        "_rounded",
        "_seat",
        "_win",
        "at",
        "chance",
        "f",
        "setback",
        "steps",
    )

    def __init__(self, world: World, chances: Chances, f: Field, seat: int) -> None:
        self.f = f.copy()
        self.chance = 1.0
        self.at = -1
        self.steps: list[tuple[int, int]] = []
        self.setback: Field | None = None
        self._hardest = 2.0
        self._rounded = 0.0
        self._seat = seat
        self._near = world.near
        self._chances = chances
        self._win = chances.win
        self._left = chances.left

    def branch(self) -> March:
        """Return a march that has come as far and goes its own way from here."""
        other = March.__new__(March)
        other.f = self.f.copy()
        other.at = self.at
        other.chance = self.chance
        other.steps = self.steps[:]
        other.setback = self.setback
        other._hardest = self._hardest
        other._rounded = self._rounded
        other._seat = self._seat
        other._near = self._near
        other._chances = self._chances
        other._win = self._win
        other._left = self._left
        return other

    def fight(self, source: int, target: int, *, stay: bool) -> bool:
        """Invade; ``stay`` leaves the stack in the source. False = hardly possible."""
        f = self.f
        armies = f.armies
        able = armies[source] - 1
        if able < 1:
            return False
        defenders = armies[target]
        if able <= CAP and defenders <= CAP:
            win = self._win[able][defenders]
            left = self._left[able][defenders]
        else:
            win, left = self._chances.of(able, defenders)
        self.chance *= win
        if self.chance < LEAST_CHANCE:
            return False
        if win < self._hardest:
            self._hardest = win
            self.setback = back = f.copy()
            back.armies[source] = 1
            back.armies[target] = max(1, int(self._chances.holds(able, defenders) + 0.5))
        if source == self.at:
            left += self._rounded
        rest = max(1, int(left + 0.5))
        self._rounded = left - rest
        self.steps.append((source, target))
        f.owner[target] = self._seat
        self.at = target
        if stay:
            moved = min(rest, 3)
            armies[target] = moved
            armies[source] = rest - moved + 1
        else:
            armies[target] = rest
            armies[source] = 1
        return True

    def take(self, at: int, targets: Iterable[int]) -> bool:
        """Take all ``targets``, mostly with the stack in ``at``. False = hardly possible."""
        left = set(targets)
        while left:
            nearby = [land for land in self._near[at] if land in left]
            if nearby:
                target, onward = self._next(nearby, left)
                stay = onward == 0 and len(left) > 1 and len(nearby) > 1
                if not self.fight(at, target, stay=stay):
                    return False
                left.discard(target)
                if not stay:
                    at = target
                continue
            way = self._way(at, left)
            if way is None:
                return False
            at = way[0]
            for land in way[1:]:
                if not self.fight(at, land, stay=False):
                    return False
                left.discard(land)
                at = land
        return True

    def reach(self, at: int, goals: Iterable[int]) -> bool:
        """Take the cheapest way to any one of ``goals``. False = hardly possible."""
        way = self._way(at, set(goals))
        if way is None:
            return False
        return all(
            self.fight(source, target, stay=False) for source, target in itertools.pairwise(way)
        )

    def _next(self, nearby: list[int], left: set[int]) -> tuple[int, int]:
        """Return the neighbour with the fewest ways onward, and how many: dead ends first."""
        best = nearby[0]
        fewest = 99
        for land in nearby:
            onward = 0
            for other in self._near[land]:
                if other in left:
                    onward += 1
            if onward < fewest:
                best, fewest = land, onward
        return best, fewest

    def _way(self, at: int, goals: set[int]) -> list[int] | None:
        """Return the cheapest way into ``goals``: an own stack, then enemy lands."""
        owner = self.f.owner
        armies = self.f.armies
        seat = self._seat
        best: dict[int, float] = {}
        before: dict[int, int] = {}
        heap: list[tuple[float, int]] = []
        for land, mine in enumerate(owner):
            if mine == seat and armies[land] > 3:
                best[land] = OTHER_STACK
                heap.append((OTHER_STACK, land))
        best[at] = 0.0
        heap.append((0.0, at))
        heap.sort()
        while heap:
            cost, land = heappop(heap)
            if cost > best[land]:
                continue
            if land in goals:
                way = [land]
                while land in before:
                    land = before[land]
                    way.append(land)
                return way[::-1]
            for other in self._near[land]:
                if owner[other] == seat:
                    continue
                onward = cost + armies[other] + 1.0
                if onward < best.get(other, 1e9):
                    best[other] = onward
                    before[other] = land
                    heappush(heap, (onward, other))
        return None
