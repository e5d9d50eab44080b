"""Scripted players of Risk for measuring: simple ones of well-known kinds, and their counting.

Each sees its observation only. They are no levels; ``sparring.py`` plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from random import Random
from typing import NamedTuple

from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.risk.cards import sets_in
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import BONUS, CONTINENT_OF, LANDS, MEMBERS, NEIGHBOURS

GATES = tuple(
    tuple(land for land in lands if any(CONTINENT_OF[n] != number for n in NEIGHBOURS[land]))
    for number, lands in enumerate(MEMBERS)
)

END: Action = ("end_combat",)


class Scripted:
    """What all scripted players share: questions by kind, simple counting, fortifying."""

    ratio = 1.0
    """Armies the source must have for each army of the target."""

    def __init__(self, seat: int, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self._answers: dict[str, Callable[[RiskState], Action]] = {
            "muster": lambda o: ("place", self.place(o, 1), 1),
            "claim": self.claim,
            "reinforce": self.reinforce,
            "place": lambda o: ("place", self.place(o, o.pool[seat]), o.pool[seat]),
            "spoils": self.trade,
            "spoils_place": self.spoils_place,
            "combat": self.attack,
            "defend": lambda o: ("defend", min(2, o.armies[o.target])),
            "move_in": self.move_in,
            "fortify": self.fortify,
        }

    def plan(self, o: RiskState) -> list[Action]:
        return [self.answer(o)]

    def answer(self, o: RiskState) -> Action:
        return self._answers[o.agenda[-1][0]](o)

    # -- shared questions --------------------------------------------------------------

    def claim(self, o: RiskState) -> Action:
        empty = [land for land in range(LANDS) if o.owner[land] < 0]

        def worth(land: int) -> float:
            lands = MEMBERS[CONTINENT_OF[land]]
            mine = sum(o.owner[other] == self.seat for other in lands)
            return mine / len(lands) + BONUS[CONTINENT_OF[land]] / (8.0 * len(lands))

        return ("claim", max(empty, key=worth))

    def trade(self, o: RiskState) -> Action:
        best = min(sets_in(o.hands[self.seat]), key=lambda trio: sum(c >= LANDS for c in trio))
        return ("trade", *best)

    def reinforce(self, o: RiskState) -> Action:
        if any(True for _ in sets_in(o.hands[self.seat])):
            return self.trade(o)
        return ("place", self.place(o, o.pool[self.seat]), o.pool[self.seat])

    def spoils_place(self, o: RiskState) -> Action:
        count = o.agenda[-1][2] or o.pool[self.seat]
        return ("place", self.place(o, count), count)

    def move_in(self, o: RiskState) -> Action:
        least, most = o.agenda[-1][2], o.armies[o.source] - 1
        here = self.foes(o, o.source)
        there = self.foes(o, o.target)
        if not here or there:
            return ("move_in", most)
        return ("move_in", least)

    def fortify(self, o: RiskState) -> Action:
        """Move the largest inland stack to the weakest front it can reach."""
        owner, armies = o.owner, o.armies
        inland = [
            land
            for land in range(LANDS)
            if owner[land] == self.seat and armies[land] > 1 and not self.foes(o, land)
        ]
        for source in sorted(inland, key=lambda land: -armies[land]):
            goals = [land for land in self.joined(o, source) if self.foes(o, land)]
            if goals:
                target = max(goals, key=lambda land: self.danger(o, land) - armies[land])
                return ("fortify", source, target, armies[source] - 1)
        return ("skip",)

    # -- to be written by each kind ----------------------------------------------------

    def place(self, o: RiskState, count: int) -> int:
        raise NotImplementedError

    def attack(self, o: RiskState) -> Action:
        raise NotImplementedError

    # -- counting ----------------------------------------------------------------------

    def foes(self, o: RiskState, land: int) -> list[int]:
        owner = o.owner
        return [other for other in NEIGHBOURS[land] if owner[other] != self.seat]

    def danger(self, o: RiskState, land: int) -> int:
        return max((o.armies[other] for other in self.foes(o, land)), default=0)

    def fronts(self, o: RiskState) -> list[int]:
        found = [land for land in range(LANDS) if o.owner[land] == self.seat and self.foes(o, land)]
        return found or [land for land in range(LANDS) if o.owner[land] == self.seat]

    def joined(self, o: RiskState, land: int) -> list[int]:
        found, seen = [land], {land}
        for at in found:
            for other in NEIGHBOURS[at]:
                if o.owner[other] == self.seat and other not in seen:
                    seen.add(other)
                    found.append(other)
        return found

    def income(self, o: RiskState, seat: int) -> int:
        bonus = sum(
            BONUS[number]
            for number, lands in enumerate(MEMBERS)
            if all(o.owner[land] == seat for land in lands)
        )
        return max(3, o.lands[seat] // 3) + bonus

    def total(self, o: RiskState, seat: int) -> int:
        return sum(n for n, who in zip(o.armies, o.owner, strict=True) if who == seat)

    def pairs(self, o: RiskState, lands: Sequence[int] | None = None) -> Iterator[tuple[int, int]]:
        """Yield attacks into ``lands`` (all if None)."""
        for source in range(LANDS):
            if o.owner[source] == self.seat and o.armies[source] > 1:
                for target in self.foes(o, source):
                    if lands is None or target in lands:
                        yield source, target

    def best_pair(
        self, o: RiskState, lands: Sequence[int] | None, ratio: float
    ) -> tuple[int, int] | None:
        """Return the attack with the best ratio of armies above ``ratio``."""
        best, most = None, ratio
        for source, target in self.pairs(o, lands):
            found = (o.armies[source] - 1) / o.armies[target]
            if found > most:
                best, most = (source, target), found
        return best

    def storm(self, o: RiskState, pair: tuple[int, int]) -> Action:
        source, target = pair
        stop = int(min(o.armies[source] - 1, max(1.0, o.armies[target] * self.ratio)))
        return ("storm", source, target, stop)

    def rampant(self, o: RiskState) -> bool:
        """Tell whether this player earns more than all others together."""
        others = sum(
            self.income(o, s) for s in range(len(o.hands)) if s != self.seat and o.lands[s]
        )
        return self.income(o, self.seat) > others

    def card_pair(self, o: RiskState) -> tuple[int, int] | None:
        return None if o.conquered else self.best_pair(o, None, 1.2)


class Light(Scripted):
    """Places on the strongest front and attacks the weakest neighbour by lot."""

    def place(self, o: RiskState, count: int) -> int:
        del count
        return self.rng.choice(self.fronts(o))

    def attack(self, o: RiskState) -> Action:
        pair = self.best_pair(o, None, 1.2)
        if pair is None or self.rng.random() < 0.125:
            return END
        return self.storm(o, pair)


class Builder(Scripted):
    """Wants continents it has the armies for, guards their gates, and kills who is weak."""

    ratio = 1.3
    kills = True

    def __init__(self, seat: int, rng: Random) -> None:
        super().__init__(seat, rng)
        self.guard = 7 + rng.randrange(8)

    def wanted(self, o: RiskState, extra: int) -> list[int]:
        """Return unfinished continents this player has the armies for, easiest first."""
        found = []
        for number, lands in enumerate(MEMBERS):
            mine = sum(o.armies[x] for x in lands if o.owner[x] == self.seat)
            foes = sum(o.armies[x] for x in lands if o.owner[x] != self.seat)
            beside = max(
                (o.armies[s] for s, t in self.all_pairs(o, lands) if s not in lands), default=0
            )
            if foes and mine + beside and mine + beside + extra > foes:
                found.append(((foes - mine - beside) / BONUS[number], number))
        return [number for _, number in sorted(found)]

    def all_pairs(self, o: RiskState, lands: Sequence[int]) -> Iterator[tuple[int, int]]:
        for target in lands:
            if o.owner[target] != self.seat:
                for source in NEIGHBOURS[target]:
                    if o.owner[source] == self.seat:
                        yield source, target

    def weak_gate(self, o: RiskState) -> int | None:
        for number, lands in enumerate(MEMBERS):
            if all(o.owner[land] == self.seat for land in lands):
                weak = [g for g in GATES[number] if o.armies[g] < self.guard and self.foes(o, g)]
                if weak:
                    return min(weak, key=lambda land: o.armies[land] - self.danger(o, land))
        return None

    def place(self, o: RiskState, count: int) -> int:
        gate = self.weak_gate(o)
        if gate is not None and count < 10 and self.danger(o, gate) > o.armies[gate]:
            return gate
        for number in self.wanted(o, count):
            beside = {source for source, _ in self.all_pairs(o, MEMBERS[number])}
            return max(
                sorted(beside),
                key=lambda s: (o.armies[s], sum(t in MEMBERS[number] for t in self.foes(o, s))),
            )
        return max(self.fronts(o), key=lambda land: o.armies[land] - self.danger(o, land))

    def attack(self, o: RiskState) -> Action:
        for number in self.wanted(o, 0):
            pair = self.best_pair(o, MEMBERS[number], self.ratio)
            if pair is not None:
                return self.storm(o, pair)
        if self.kills:
            for rival in range(len(o.hands)):
                if rival != self.seat and 0 < o.lands[rival] <= 4:
                    lands = [x for x in range(LANDS) if o.owner[x] == rival]
                    pair = self.best_pair(o, lands, self.ratio)
                    if pair is not None and self.total(o, self.seat) > 2 * self.total(o, rival):
                        return self.storm(o, pair)
        pair = self.card_pair(o)
        if pair is None and self.rampant(o):
            pair = self.best_pair(o, None, 1.0)
        if pair is None:
            pair = self.breaking(o)
        return END if pair is None else self.storm(o, pair)

    def breaking(self, o: RiskState) -> tuple[int, int] | None:
        """Return an attack into a continent that a rival holds."""
        for lands in MEMBERS:
            holder = o.owner[lands[0]]
            if holder != self.seat and all(o.owner[land] == holder for land in lands):
                pair = self.best_pair(o, lands, self.ratio)
                if pair is not None:
                    return pair
        return None

    def move_in(self, o: RiskState) -> Action:
        least, most = o.agenda[-1][2], o.armies[o.source] - 1
        wanted = self.wanted(o, 0)
        here = [x for x in self.foes(o, o.source) if CONTINENT_OF[x] in wanted[:1]]
        there = [x for x in self.foes(o, o.target) if CONTINENT_OF[x] in wanted[:1]]
        if here and not there:
            return ("move_in", least)
        if there or not self.foes(o, o.source):
            return ("move_in", most)
        return ("move_in", max(least, most // 2))


class Mild(Builder):
    """A continent builder that attacks at equal strength, breaks nothing and kills nobody."""

    ratio = 1.0
    kills = False

    def breaking(self, o: RiskState) -> tuple[int, int] | None:
        del o
        return None


class Route(NamedTuple):
    """A way through all lands of a rival.

    Attributes:
        start: own land that gets the armies.
        spare: armies left at the end by a simple count.
        steps: battles in order.
    """

    start: int
    spare: float
    steps: tuple[tuple[int, int], ...]


class Hunter(Builder):
    """Kills any player whose lands its armies can run through; else builds continents."""

    ratio = 1.0
    loss = 0.85

    def route(self, o: RiskState, rival: int, extra: int) -> Route | None:
        """Return the best way through all lands of ``rival`` with ``extra`` armies to place."""
        prey = {land for land in range(LANDS) if o.owner[land] == rival}
        if sum(o.armies[x] for x in prey) * 0.7 + len(prey) > self.total(o, self.seat) + extra:
            return None
        starts = sorted(self.fronts(o), key=lambda land: -o.armies[land])[:6]
        routes = (self._run(o, start, set(prey), extra) for start in starts)
        return max((r for r in routes if r is not None), key=lambda r: r.spare, default=None)

    def _run(self, o: RiskState, start: int, prey: set[int], extra: int) -> Route | None:
        left = {start: float(o.armies[start] + extra)}
        taken = {start}
        steps: list[tuple[int, int]] = []
        at = start
        while prey:
            way = self._way(o, at, prey, taken, left)
            if way is None:
                return None
            at = way[0]
            for land in way[1:]:
                armies = left.get(at, float(o.armies[at])) - 1.0 - self.loss * o.armies[land]
                if armies < 1.0:
                    return None
                left[at], left[land] = 1.0, armies
                taken.add(land)
                prey.discard(land)
                steps.append((at, land))
                at = land
        return Route(start, left[at], tuple(steps))

    def _way(
        self, o: RiskState, at: int, prey: set[int], taken: set[int], left: dict[int, float]
    ) -> list[int] | None:
        heap: list[tuple[float, int, tuple[int, ...]]] = [(0.0, at, (at,))]
        for land in range(LANDS):
            if (o.owner[land] == self.seat or land in taken) and land != at:
                armies = left.get(land, float(o.armies[land]))
                if armies > 3:
                    heappush(heap, (3.0, land, (land,)))
        seen: set[int] = set()
        while heap:
            cost, land, way = heappop(heap)
            if land in seen:
                continue
            seen.add(land)
            if land in prey:
                return list(way)
            for other in NEIGHBOURS[land]:
                if o.owner[other] != self.seat and other not in taken and other not in seen:
                    heappush(heap, (cost + 1.0 + o.armies[other], other, (*way, other)))
        return None

    def hunt(self, o: RiskState, extra: int) -> Route | None:
        routes = [
            route
            for rival in range(len(o.hands))
            if rival != self.seat and o.lands[rival]
            for route in (self.route(o, rival, extra),)
            if route is not None
        ]
        return max(routes, key=lambda route: route.spare, default=None)

    def place(self, o: RiskState, count: int) -> int:
        route = self.hunt(o, count) if o.round else None
        return super().place(o, count) if route is None else route.start

    def attack(self, o: RiskState) -> Action:
        route = self.hunt(o, 0)
        if route is not None:
            source, target = route.steps[0]
            if o.armies[source] > 1:
                return ("storm", source, target, 1)
        return super().attack(o)

    def move_in(self, o: RiskState) -> Action:
        least, most = o.agenda[-1][2], o.armies[o.source] - 1
        rivals = {o.owner[x] for x in self.foes(o, o.target)}
        trial = o.copy()
        trial.armies[o.source] -= most
        trial.armies[o.target] += most
        if rivals and self.hunt(trial, 0) is not None:
            return ("move_in", most)
        trial = o.copy()
        trial.armies[o.source] -= least
        trial.armies[o.target] += least
        if self.hunt(trial, 0) is not None:
            return ("move_in", least)
        return super().move_in(o)


class Cautious(Scripted):
    """Holds one region, piles armies on its weakest front and attacks at great odds only."""

    ratio = 1.7

    def region(self, o: RiskState) -> list[int]:
        best: list[int] = []
        seen: set[int] = set()
        for land in range(LANDS):
            if o.owner[land] == self.seat and land not in seen:
                group = self.joined(o, land)
                seen.update(group)
                if sum(o.armies[x] for x in group) > sum(o.armies[x] for x in best):
                    best = group
        return best

    def place(self, o: RiskState, count: int) -> int:
        fronts = [land for land in self.region(o) if self.foes(o, land)] or self.fronts(o)
        unsafe = [land for land in fronts if self.danger(o, land) > 1.5 * o.armies[land]]
        if unsafe and count < 6:
            return max(unsafe, key=lambda land: o.armies[land])
        return max(
            fronts, key=lambda land: o.armies[land] - min(o.armies[x] for x in self.foes(o, land))
        )

    def attack(self, o: RiskState) -> Action:
        owner, armies = o.owner, o.armies
        best, most = None, 0.0
        for source, target in self.pairs(o):
            if armies[source] - 1 < self.ratio * armies[target] + 1:
                continue
            around = sum(owner[x] == self.seat for x in NEIGHBOURS[target])
            lands = MEMBERS[CONTINENT_OF[target]]
            share = sum(owner[x] == self.seat for x in lands) / len(lands)
            worth = (
                around / len(NEIGHBOURS[target])
                + 2.0 * share
                + armies[source] / armies[target] / 20
            )
            if worth > most:
                best, most = (source, target), worth
        if best is None:
            best = self.card_pair(o) or (self.best_pair(o, None, 1.0) if self.rampant(o) else None)
        return END if best is None else self.storm(o, best)


class Expander(Cautious):
    """Grows its largest region wherever it is stronger, dead ends first."""

    ratio = 1.0

    def place(self, o: RiskState, count: int) -> int:
        del count
        fronts = [land for land in self.region(o) if self.foes(o, land)] or self.fronts(o)
        return max(
            fronts, key=lambda land: (-min(o.armies[x] for x in self.foes(o, land)), o.armies[land])
        )
