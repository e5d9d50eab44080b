"""Scripted players of Risk that follow the best known Risk bots step by step, in our own code.

Their strategies are published; the facts they are built on, by measured strength:

* :class:`Evil`: wants continents it has the armies for, attacks at 1.3 to 1, breaks continents,
  stops whoever has half of everything, and overruns all once it outnumbers all others.
* :class:`Pix`: without a continent it goes for the easiest one alone; it attacks when its count
  says the whole continent falls, starting where there is only one way on.
* :class:`Kill`: as Pix, but first looks for a player whose lands form one cluster with a way
  through it, kills him for his cards and goes on with the armies they bring.
* :class:`Boss` and :class:`Brand`: grow one cluster by single enemies beside it, islands in it
  and attacks from several sides; Brand a step a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from rival import ALL, Attacks, Pair, Rival
from scripted import GATES

from boardgames_desktop.games.risk.world import ADJACENT, BONUS, CONTINENT_OF, MEMBERS, NEIGHBOURS

MOST_ROUTE = 20
"""Lands of a cluster beyond which no way through is looked for."""

MOST_TRIES = 4_000
"""Tries to find one."""


class Evil(Rival):
    """Spreads over the continents it wants, breaks others', stops the dominant."""

    outnumber = 1.3

    def __init__(self, seat: int, rng: Random) -> None:
        super().__init__(seat, rng)
        self.force = 7 + rng.randrange(15)
        self.wanted: list[int] = []
        self.enemy: int | None = None

    def want(self, count: int) -> list[int]:
        """Return the continents worth an effort."""
        found = []
        for number in range(len(MEMBERS)):
            own, beside, foes = self.counts(number)
            if foes - own - beside < count / len(MEMBERS):
                found.append(number)
        return found

    def weak(self, land: int) -> bool:
        return self.o.armies[land] <= self.force and not self.enveloped(land)

    def needs(self, number: int) -> bool:
        """Tell whether armies are to be placed for a wanted continent."""
        return not self.whole(number, self.seat) or any(self.weak(x) for x in GATES[number])

    def spread(self, count: int) -> Iterable[Pair]:
        self.enemy = self.dominant()
        target = self.strike(self.enemy) if self.enemy is not None else None
        if target is not None:
            self.wanted = self.want(0)
            yield target, count
            return
        if self.wild():
            yield from self.outnumbering(count)
            return
        self.wanted = self.want(count)
        if not self.wanted:
            yield self.place_for(self.easiest()), count
            return
        yield from self.shared(count)

    def shared(self, count: int) -> Iterable[Pair]:
        """Yield one army after the other to the wanted continents in turn."""
        helped = True
        while count > 0 and helped:
            helped = False
            for number in self.wanted:
                if self.needs(number):
                    yield self.place_for(number), 1
                    count -= 1
                    helped = True
        if count > 0:
            yield from self.rest(count)

    def rest(self, count: int) -> Iterable[Pair]:
        yield from self.outnumbering(count)

    def outnumbering(self, count: int) -> Iterable[Pair]:
        """Yield armies until every enemy beside an own land is outnumbered, then evenly."""
        armies = self.o.armies
        for land, owner in enumerate(self.o.owner):
            beside = [x for x in NEIGHBOURS[land] if self.mine(x)]
            if owner != self.seat and beside and count > 0:
                source = self.strongest(beside)
                if armies[source] <= armies[land]:
                    more = max(1, armies[land] - armies[source])
                    count -= more
                    yield source, more
        fronts = self.fronts(self.o)
        while count > 0:
            for land in fronts[:count]:
                yield land, 1
            count -= len(fronts)

    def attacks(self) -> Attacks:
        if self.enemy is not None:
            yield from self.break_all(self.enemy)
        for number in range(len(MEMBERS)):
            if number in self.wanted:
                yield from self.conquer(number)
            yield from self.break_at(number, 1.0)
        for rival in self.rivals():
            if self.total(self.o, self.seat) > 5 * self.total(self.o, rival):
                yield from self.crush(rival)
        yield from self.for_card(5)
        yield from self.overrun()

    def conquer(self, number: int) -> Attacks:
        """Attack in a continent wherever the enemy is outnumbered."""
        for land in MEMBERS[number]:
            for source in NEIGHBOURS[land]:
                if (
                    not self.mine(land)
                    and self.mine(source)
                    and self.o.armies[source] > self.outnumber * self.o.armies[land]
                ):
                    yield from self.take(source, land)

    def crush(self, rival: int) -> Attacks:
        for land in [x for x, owner in enumerate(self.o.owner) if owner == rival]:
            for source in NEIGHBOURS[land]:
                if self.mine(source) and not self.mine(land):
                    yield from self.take(source, land)

    def moving(self, source: int, target: int) -> int:
        here, there = len(self.foes(self.o, source)), len(self.foes(self.o, target))
        if here != there:
            return ALL if there > here else 0
        return self.o.armies[source] // 2


class Pix(Evil):
    """Goes for one continent until it has one; attacks what its count says will fall."""

    outnumber = 1.0

    def __init__(self, seat: int, rng: Random) -> None:
        super().__init__(seat, rng)
        self.force = 20

    def want(self, count: int) -> list[int]:
        needs = []
        for number in range(len(MEMBERS)):
            own, beside, foes = self.counts(number)
            far = 0
            found = self.way(self.lands(), [x for x in MEMBERS[number] if not self.mine(x)])
            if found is not None:
                far = self.o.armies[found[1][0]] - int(1.2 * found[0])
            needs.append((int(foes * 1.3) - max(own + beside, far), number))
        if not self.owned():
            return [min(needs)[1]]
        return [number for need, number in needs if need < count * 4 / len(MEMBERS)]

    def spread(self, count: int) -> Iterable[Pair]:
        self.wanted = self.want(count)
        if not self.wanted:
            yield self.place_for(self.easiest()), count
            return
        yield from self.shared(count)

    def attacks(self) -> Attacks:
        for number in list(self.wanted):
            yield from self.conquer(number)
        for number in range(len(MEMBERS)):
            yield from self.break_at(number, 2.0)
        yield from self.for_card(1)
        yield from self.overrun()

    def _ways_on(self, land: int) -> list[int]:
        return [x for x in self.foes(self.o, land) if CONTINENT_OF[x] in self.wanted]

    def conquer(self, number: int) -> Attacks:
        own, beside, foes = self.counts(number)
        left = sum(not self.mine(x) for x in MEMBERS[number])
        if int(foes * 1.3) + left > own + beside:
            return
        moved = True
        while moved:
            moved = False
            for land in MEMBERS[number]:
                on = self._ways_on(land) if self.mine(land) else []
                if len(on) == 1 and self.o.armies[land] > max(1, self.o.armies[on[0]]):
                    yield from self.take(land, on[0])
                    moved = True
            if moved:
                continue
            for land in MEMBERS[number]:
                for source in NEIGHBOURS[land]:
                    if (
                        not self.mine(land)
                        and self.mine(source)
                        and self.o.armies[source] > self.o.armies[land]
                    ):
                        yield from self.take(source, land)
                        moved = True

    def moving(self, source: int, target: int) -> int:
        here, there = self.foes(self.o, source), self.foes(self.o, target)
        for chosen in (True, False):
            if bool(here) != bool(there):
                return ALL if there else 0
            if not here:
                break
            if chosen:
                here, there = self._ways_on(source), self._ways_on(target)
        if here and there and self._joined_foes(here, there):
            return ALL
        return self.o.armies[source] // 2

    @staticmethod
    def _joined_foes(here: list[int], there: list[int]) -> bool:
        lands = set(here) | set(there)
        found = [here[0]]
        for at in found:
            found.extend(x for x in lands if x in ADJACENT[at] and x not in found)
        return len(found) == len(lands)


class Kill(Pix):
    """Kills whoever can be run through for his cards; else plays as Pix."""

    def __init__(self, seat: int, rng: Random) -> None:
        super().__init__(seat, rng)
        self.routes: list[list[int]] = []

    def spread(self, count: int) -> Iterable[Pair]:
        victim = self.victim(count)
        route = self.route(victim) if victim is not None else None
        if route is not None:
            cost = sum(self.o.armies[x] for x in route[1:])
            if self.o.armies[route[0]] + count > cost:
                self.routes.append(route)
                yield route[0], count
                return
        yield from super().spread(count)

    def victim(self, count: int) -> int | None:
        """Return the weakest rival in reach, his cards counted off his armies."""
        o = self.o
        worth = self.next_set()
        stack = max((o.armies[x] for x in self.fronts(o)), default=0) + count
        found = [
            (self.total(o, rival) - int(worth * len(o.hands[rival]) / 3.0), rival)
            for rival in self.rivals()
            if stack > self.total(o, rival) + o.lands[rival]
        ]
        if found and self.total(o, self.seat) > 2 * min(found)[0]:
            return min(found)[1]
        return None

    def next_set(self) -> int:
        track = (4, 6, 8, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60)
        traded = self.o.traded
        return track[traded] if traded < len(track) else 60 + 5 * (traded - len(track) + 1)

    def route(self, rival: int) -> list[int] | None:
        """Return a way from an own land through all lands of ``rival`` if they are one cluster."""
        prey = [x for x, owner in enumerate(self.o.owner) if owner == rival]
        if len(prey) > MOST_ROUTE or len(_cluster(prey)) != len(prey):
            return None
        through = self._through(prey)
        if through is None:
            return None
        ways = []
        for order in (through, through[::-1]):
            found = self.way(self.lands(), [order[0]])
            if found is not None and not set(found[1][:-1]) & set(prey):
                spare = self.o.armies[found[1][0]] - found[0] + self.o.armies[order[0]]
                ways.append((spare, found[1] + order[1:]))
        return max(ways)[1] if ways else None

    def _through(self, prey: list[int]) -> list[int] | None:
        """Return an order of neighbouring lands that meets each once, its ends reachable."""
        lands = set(prey)
        tries = 0

        def extend(way: list[int]) -> list[int] | None:
            nonlocal tries
            tries += 1
            if len(way) == len(lands):
                return way
            if tries < MOST_TRIES:
                for other in NEIGHBOURS[way[-1]]:
                    if other in lands and other not in way:
                        found = extend([*way, other])
                        if found is not None:
                            return found
            return None

        starts = [x for x in prey if any(self.mine(y) for y in NEIGHBOURS[x])] or prey
        return next((w for w in (extend([start]) for start in starts) if w is not None), None)

    def attacks(self) -> Attacks:
        if not self.routes:
            yield from super().attacks()
            return
        while self.routes:
            yield from self.along(self.routes.pop(0))
        yield from self.overrun()


class Boss(Rival):
    """Grows the cluster around its richest continent, and stops the dominant."""

    enemy: int | None = None

    def root(self) -> int:
        owned = self.owned()
        if owned:
            return MEMBERS[max(owned, key=lambda number: BONUS[number])][0]
        return self.strongest(self.lands())

    def spread(self, count: int) -> Iterable[Pair]:
        self.enemy = self.dominant()
        target = self.strike(self.enemy) if self.enemy is not None else None
        if target is not None:
            yield target, count
            return
        if not self.owned():
            self.goal = self.easiest()
            yield self.place_for(self.goal), count
            return
        rim = self.rim(self.root())
        for _ in range(count if rim else 0):
            yield min(rim, key=lambda land: self.o.armies[land]), 1

    def attacks(self) -> Attacks:
        if self.enemy is not None:
            yield from self.break_all(self.enemy)
        while (yield from self.triple(self.root())):
            pass
        yield from self.for_card(1, 0)
        yield from self.overrun()

    def moving(self, source: int, target: int) -> int:
        def weakest(land: int) -> int:
            foes = [x for x in self.foes(self.o, land) if CONTINENT_OF[x] == self.goal]
            return min((self.o.armies[x] for x in foes), default=ALL)

        here, there = weakest(source), weakest(target)
        return 0 if there == ALL or here < there else ALL


class Brand(Boss):
    """Grows its cluster one step a turn, for a card each turn."""

    def spread(self, count: int) -> Iterable[Pair]:
        if not self.owned():
            self.goal = self.easiest()
            yield self.place_for(self.goal), count
            return
        rim = self.rim(self.root())
        for _ in range(count if rim else 0):
            yield min(rim, key=lambda land: self.o.armies[land]), 1

    def attacks(self) -> Attacks:
        root = self.root()
        won = yield from self.expand(root)
        if not won:
            yield from self.fill_out(root)
        while (yield from self.consolidate(root)):
            pass
        yield from self.for_card(1, self.o.armies[root] // 2)
        yield from self.overrun()


def _cluster(lands: Sequence[int]) -> list[int]:
    """Return those of ``lands`` that are joined to the first of them."""
    wanted = set(lands)
    found = [lands[0]]
    for at in found:
        found.extend(x for x in NEIGHBOURS[at] if x in wanted and x not in found)
    return found
