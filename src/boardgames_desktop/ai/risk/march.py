"""Working out an attack battle by battle, on mean survivors and exact odds."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush

from boardgames_desktop.ai.risk.chances import CAP, Chances
from boardgames_desktop.ai.risk.field import Field, World

LEAST_CHANCE = 0.05
"""A march less likely than this is given up while it is worked out."""

OTHER_STACK = 2.0
"""What it costs, in armies, to go on with another stack than the one on the march."""


Steps = tuple[tuple[int, int], ...]
"""Battles in order: (from, to)."""

Battles = tuple[tuple[int, int, bool], ...]
"""Battles in order: (from, to, the stack stays behind)."""

Route = tuple[Battles, int, tuple[int, ...]]
"""Battles, the land the stack then stands in, and the targets it cannot go on to from there."""

MOST_ROUTES = 4_000
"""Routes that are remembered."""


class Routes:
    """In which order a stack takes lands that hang together; it depends on the map alone.

    Attributes:
        near: neighbours of each land.
    """

    __slots__ = ("_known", "near")

    def __init__(self, world: World) -> None:
        self.near = world.near
        self._known: dict[tuple[int, tuple[int, ...]], Route] = {}

    def route(self, at: int, targets: tuple[int, ...]) -> Route:
        """Return how the stack in ``at`` takes as many of ``targets`` as it can come to."""
        key = (at, targets)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_ROUTES:
                self._known.clear()
            found = self._known[key] = self._laid(at, targets)
        return found

    def _laid(self, at: int, targets: tuple[int, ...]) -> Route:
        left = set(targets)
        battles: list[tuple[int, int, bool]] = []
        while left:
            nearby = [land for land in self.near[at] if land in left]
            if not nearby:
                break
            target, onward = self._next(nearby, left)
            stay = onward == 0 and len(left) > 1 and len(nearby) > 1
            battles.append((at, target, stay))
            left.discard(target)
            if not stay:
                at = target
        return tuple(battles), at, tuple(land for land in targets if land in left)

    def _next(self, nearby: list[int], left: set[int]) -> tuple[int, int]:
        """Return the neighbour with the fewest ways onward, and how many: dead ends first."""
        best = nearby[0]
        fewest = 99
        for land in nearby:
            onward = 0
            for other in self.near[land]:
                if other in left:
                    onward += 1
            if onward < fewest:
                best, fewest = land, onward
        return best, fewest


Fought = tuple[int, int, int, int, int]
"""A battle and what was before it: source, target, the target's owner, armies in both."""


class March:
    """Battles one after another on a copy of the position.

    Attributes:
        f: the position if all battles so far succeed.
        steps: the battles, (from, to).
        chance: chance that all of them succeed.
        hardest: number of the battle most likely to fail.
        at: the land last conquered, where the stack on the march stands.
    """

    __slots__ = (
        "_chances",
        "_fought",
        "_least",
        "_rounded",
        "_routes",
        "_seat",
        "_settled",
        "at",
        "chance",
        "f",
        "hardest",
        "steps",
    )

    def __init__(self, routes: Routes, chances: Chances, f: Field, seat: int) -> None:
        self.f = f.copy()
        self.chance = 1.0
        self.at = -1
        self.steps: list[tuple[int, int]] = []
        self.hardest = -1
        self._fought: list[Fought] = []
        self._settled: Field | None = None
        self._least = 2.0
        self._rounded = 0.0
        self._seat = seat
        self._routes = routes
        self._chances = chances

    def branch(self) -> March:
        """Return a march that has come as far and goes its own way from here."""
        other = March(self._routes, self._chances, self.f, self._seat)
        other.at = self.at
        other.chance = self.chance
        other.steps = self.steps[:]
        other.hardest = self.hardest
        other._fought = self._fought[:]
        other._settled = self._settled
        other._least = self._least
        other._rounded = self._rounded
        return other

    def setback(self) -> Field:
        """Return the position if the hardest of the battles fails."""
        if self._settled is not None:
            return self._settled.copy()
        back = self.f.copy()
        owner, armies = back.owner, back.armies
        able = defenders = source = target = 0
        for source, target, rival, attackers, defenders in reversed(self._fought[self.hardest :]):
            owner[target] = rival
            armies[source] = attackers
            armies[target] = defenders
            able = attackers - 1
        armies[source] = 1
        armies[target] = max(1, int(self._chances.holds(able, defenders) + 0.5))
        return back

    def settle(self) -> None:
        """Keep the setback as it is so far: what comes to ``f`` now is no battle."""
        self._settled = self.setback()

    def fight(self, source: int, target: int, *, stay: bool) -> bool:
        """Invade; ``stay`` leaves the stack in the source. False = hardly possible."""
        return self._fight_all(((source, target, stay),))

    def _fight_all(self, battles: Battles) -> bool:
        """Fight one battle after the other. False = hardly possible."""
        f = self.f
        owner, armies = f.owner, f.armies
        seat, chance, at, rounded = self._seat, self.chance, self.at, self._rounded
        wins, lefts = self._chances.win, self._chances.left
        steps, fought = self.steps, self._fought
        for source, target, stay in battles:
            attackers = armies[source]
            able = attackers - 1
            if able < 1:
                return False
            defenders = armies[target]
            if able <= CAP and defenders <= CAP:
                win = wins[able][defenders]
                left = lefts[able][defenders]
            else:
                win, left = self._chances.of(able, defenders)
            chance *= win
            if chance < LEAST_CHANCE:
                return False
            if win < self._least:
                self._least = win
                self.hardest = len(steps)
                self._settled = None
            if source == at:
                left += rounded
            rest = max(1, int(left + 0.5))
            rounded = left - rest
            steps.append((source, target))
            fought.append((source, target, owner[target], attackers, defenders))
            owner[target] = seat
            at = target
            if stay:
                armies[target] = moved = min(rest, 3)
                armies[source] = rest - moved + 1
            else:
                armies[target] = rest
                armies[source] = 1
        self.chance, self.at, self._rounded = chance, at, rounded
        return True

    def take(self, at: int, targets: Iterable[int]) -> bool:
        """Take all ``targets``, mostly with the stack in ``at``. False = hardly possible."""
        left = tuple(targets)
        while left:
            battles, at, left = self._routes.route(at, left)
            if not self._fight_all(battles):
                return False
            if left:
                way = self._way(at, left)
                if way is None or not self._fight_along(way):
                    return False
                at = way[-1]
                left = tuple(land for land in left if land not in way)
        return True

    def reach(self, at: int, goals: Iterable[int]) -> bool:
        """Take the cheapest way to any one of ``goals``. False = hardly possible."""
        way = self._way(at, goals)
        return way is not None and self._fight_along(way)

    def _fight_along(self, way: Sequence[int]) -> bool:
        return self._fight_all(tuple((*pair, False) for pair in itertools.pairwise(way)))

    def _cut_off(self, at: int, goals: Iterable[int]) -> bool:
        """Tell whether no stack that may go on borders on ``goals`` or enemy land around them."""
        owner = self.f.owner
        armies = self.f.armies
        seat = self._seat
        near = self._routes.near
        around = list(goals)
        seen = set(around)
        for land in around:
            for other in near[land]:
                if owner[other] == seat:
                    if armies[other] > 3 or other == at:
                        return False
                elif other not in seen:
                    seen.add(other)
                    around.append(other)
        return True

    def _way(self, at: int, goals: Iterable[int]) -> list[int] | None:
        """Return the cheapest way into ``goals``: an own stack, then enemy lands."""
        if self._cut_off(at, goals):
            return None
        owner = self.f.owner
        armies = self.f.armies
        seat = self._seat
        near = self._routes.near
        best: dict[int, float] = {}
        before: dict[int, int] = {}
        heap: list[tuple[float, int]] = []
        aims = set(goals)
        for land, mine in enumerate(owner):
            if mine == seat and armies[land] > 3:
                best[land] = OTHER_STACK
                heap.append((OTHER_STACK, land))
        best[at] = 0.0
        heap.append((0.0, at))
        heap.sort()
        limit = 1e9
        while heap:
            cost, land = heappop(heap)
            if cost > best[land]:
                continue
            if land in aims:
                way = [land]
                while land in before:
                    land = before[land]
                    way.append(land)
                return way[::-1]
            for other in near[land]:
                if owner[other] == seat:
                    continue
                onward = cost + armies[other] + 1.0
                if onward > limit:
                    continue
                if onward < best.get(other, 1e9):
                    if other in aims:
                        limit = onward
                    best[other] = onward
                    before[other] = land
                    heappush(heap, (onward, other))
        return None
