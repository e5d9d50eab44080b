"""What the scripted players of :mod:`rivals` share: a turn as a script, attacks, counting.

A turn's attacks are one generator, resumed after each battle with the position as it then is.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from random import Random

from scripted import END, GATES, Scripted

from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import BONUS, CONTINENT_OF, MEMBERS, NEIGHBOURS

Pair = tuple[int, int]
Attacks = Generator[Pair, None, None]
Deed = Generator[Pair, None, bool]

ALL = 1_000_000
"""Armies to move: as many as may."""


class Rival(Scripted):
    """What all of them share: the turn as a script, spread placements, cheapest ways."""

    def __init__(self, seat: int, rng: Random) -> None:
        super().__init__(seat, rng)
        self.o: RiskState
        self._script: Attacks | None = None
        self.hint: int | None = None
        self.goal = -1

    # -- questions ---------------------------------------------------------------------

    def plan(self, o: RiskState) -> list[Action]:
        """Return the answers to the question: placements may be several."""
        self.o = o
        kind = o.agenda[-1][0]
        if kind == "reinforce" and o.hands[self.seat]:
            answer = self.reinforce(o)
            if answer[0] == "trade":
                return [answer]
        if kind in ("reinforce", "place", "spoils_place"):
            if kind == "spoils_place":
                count = o.agenda[-1][2] or o.pool[self.seat]
                placed = self._spread_out(o, count)
                return [("place", max(placed, key=lambda action: action[2])[1], count)]
            self._script = None
            return self._spread_out(o, o.pool[self.seat])
        return [self.answer(o)]

    def _spread_out(self, o: RiskState, count: int) -> list[Action]:
        trial = o.copy()
        self.o = trial
        placed: dict[int, int] = {}
        for land, armies in self.spread(count):
            more = min(armies, count - sum(placed.values()))
            if more > 0:
                placed[land] = placed.get(land, 0) + more
                trial.armies[land] += more
        rest = count - sum(placed.values())
        if rest:
            land = self.strongest(self.fronts(trial))
            placed[land] = placed.get(land, 0) + rest
        return [("place", land, armies) for land, armies in placed.items()]

    def reinforce(self, o: RiskState) -> Action:
        self.o = o
        return super().reinforce(o)

    def place(self, o: RiskState, count: int) -> int:
        self.o = o
        return next((land for land, _ in self.spread(count)), self.strongest(self.fronts(o)))

    def attack(self, o: RiskState) -> Action:
        self.o = o
        if self._script is None:
            self._script = self.attacks()
        for source, target in self._script:
            owner = o.owner
            if owner[source] == self.seat != owner[target] and o.armies[source] > 1:
                return ("storm", source, target, 1)
        self._script = None
        return END

    def move_in(self, o: RiskState) -> Action:
        self.o = o
        least, most = o.agenda[-1][2], o.armies[o.source] - 1
        wish = self.hint if self.hint is not None else self.moving(o.source, o.target)
        return ("move_in", max(least, min(most, wish)))

    # -- to be written by each kind ----------------------------------------------------

    def spread(self, count: int) -> Iterable[Pair]:
        """Yield (land, armies); the position seen already holds what was yielded before."""
        raise NotImplementedError

    def attacks(self) -> Attacks:
        """Yield the attacks of a turn, each fought to its end before the next is asked for."""
        raise NotImplementedError

    def moving(self, source: int, target: int) -> int:
        """Return how many armies are to follow a conquest."""
        raise NotImplementedError

    # -- attacking ---------------------------------------------------------------------

    def take(self, source: int, target: int, hint: int | None = None) -> Deed:
        """Attack until it is decided; return whether the target was conquered."""
        o = self.o
        if o.owner[target] == self.seat or o.owner[source] != self.seat or o.armies[source] < 2:
            return False
        self.hint = hint
        yield source, target
        self.hint = None
        return self.o.owner[target] == self.seat

    def along(self, way: Sequence[int]) -> Deed:
        """Attack along ``way``, moving everything on; return whether its end was reached."""
        for source, target in pairwise(way):
            if self.mine(target):
                continue
            won = yield from self.take(source, target, ALL)
            if not won:
                return False
        return True

    def for_card(self, ratio: float, hint: int | None = None) -> Attacks:
        """Make the attack with the best ratio above ``ratio`` if no card is earned yet."""
        o = self.o
        if o.conquered:
            return
        best = max(self.pairs(o), key=lambda p: o.armies[p[0]] / o.armies[p[1]], default=None)
        if best is not None and o.armies[best[0]] > ratio * o.armies[best[1]]:
            yield from self.take(*best, hint)

    def overrun(self) -> Attacks:
        """Attack wherever possible as soon as there are more own armies than others."""
        if not self.wild():
            return
        moved = True
        while moved:
            moved = False
            for land in self.lands():
                while self.mine(land) and (yield from self.triple(land)):
                    moved = True
                if self.mine(land) and (yield from self.split_up(land, 0.01)):
                    moved = True

    # -- a cluster's attacks -----------------------------------------------------------

    def rim(self, root: int) -> list[int]:
        return [land for land in self.joined(self.o, root) if self.foes(self.o, land)]

    def expand(self, root: int) -> Deed:
        """Attack single enemies beside the cluster, moving everything on."""
        won = False
        for land in self.rim(root):
            foes = self.foes(self.o, land)
            if len(foes) == 1 and self.o.armies[land] > self.o.armies[foes[0]]:
                won |= yield from self.take(land, foes[0], ALL)
        return won

    def fill_out(self, root: int) -> Deed:
        """Attack islands in the cluster."""
        won = False
        for land in self.rim(root):
            for foe in self.foes(self.o, land):
                lonely = all(self.mine(x) for x in NEIGHBOURS[foe])
                if lonely and self.o.armies[foe] < self.o.armies[land]:
                    won |= yield from self.take(land, foe, 0)
        return won

    def consolidate(self, root: int) -> Deed:
        """Attack an enemy from all lands that have no other enemy."""
        won = False
        for land in self.rim(root):
            foes = self.foes(self.o, land)
            if len(foes) != 1:
                continue
            foe = foes[0]
            joint = [x for x in NEIGHBOURS[foe] if self.mine(x) and len(self.foes(self.o, x)) == 1]
            if len(joint) > 1 and sum(self.o.armies[x] for x in joint) > self.o.armies[foe]:
                for x in joint:
                    if not self.mine(foe):
                        won |= yield from self.take(x, foe, ALL)
        return won

    def triple(self, root: int) -> Deed:
        """Do these three; return whether anything that widens was won."""
        won = False
        while (yield from self.expand(root)):
            won = True
        yield from self.fill_out(root)
        while (yield from self.consolidate(root)):
            won = True
        return won

    def split_up(self, root: int, ratio: float) -> Deed:
        """Attack all enemies of a land with an equal share where it outnumbers them together."""
        won = False
        for land in self.rim(root):
            foes = self.foes(self.o, land)
            armies = self.o.armies[land]
            if foes and armies > ratio * sum(self.o.armies[x] for x in foes):
                for foe in foes:
                    won |= yield from self.take(land, foe, armies // len(foes))
        return won

    # -- counting ----------------------------------------------------------------------

    def mine(self, land: int) -> bool:
        return self.o.owner[land] == self.seat

    def lands(self) -> list[int]:
        return [land for land, owner in enumerate(self.o.owner) if owner == self.seat]

    def strongest(self, lands: Iterable[int]) -> int:
        return max(lands, key=lambda land: (self.o.armies[land], -land))

    def rivals(self) -> list[int]:
        return [seat for seat, lands in enumerate(self.o.lands) if lands and seat != self.seat]

    def wild(self) -> bool:
        """Tell whether there are more own armies than all others'."""
        return 2 * self.total(self.o, self.seat) > sum(self.o.armies)

    def whole(self, number: int, seat: int) -> bool:
        return all(self.o.owner[land] == seat for land in MEMBERS[number])

    def owned(self) -> list[int]:
        return [number for number in range(len(MEMBERS)) if self.whole(number, self.seat)]

    def holder(self, number: int) -> int | None:
        """Return the rival who holds a continent."""
        seat = self.o.owner[MEMBERS[number][0]]
        return seat if seat != self.seat and self.whole(number, seat) else None

    def counts(self, number: int) -> tuple[int, int, int]:
        """Return own armies in a continent, own armies beside it, and the others' in it."""
        o, lands = self.o, MEMBERS[number]
        own = sum(o.armies[x] for x in lands if self.mine(x))
        foes = sum(o.armies[x] for x in lands) - own
        around = {x for land in lands for x in NEIGHBOURS[land]} - set(lands)
        return own, sum(o.armies[x] for x in around if self.mine(x)), foes

    def enveloped(self, land: int) -> bool:
        """Tell whether all continents around a land are held, its own left aside."""
        around = {CONTINENT_OF[x] for x in NEIGHBOURS[land]} - {CONTINENT_OF[land]}
        return all(self.whole(number, self.seat) for number in around)

    def way(self, starts: Iterable[int], goals: Iterable[int]) -> tuple[int, list[int]] | None:
        """Return the cheapest way from one of ``starts`` into ``goals`` and its armies."""
        wanted = set(goals)
        heap: list[tuple[int, int, tuple[int, ...]]] = [(0, x, (x,)) for x in sorted(starts)]
        seen: set[int] = set()
        while heap:
            cost, land, way = heappop(heap)
            if land in wanted:
                return cost, list(way)
            if land not in seen:
                seen.add(land)
                for other in NEIGHBOURS[land]:
                    if other not in seen and not self.mine(other):
                        heappush(heap, (cost + self.o.armies[other], other, (*way, other)))
        return None

    def easiest(self) -> int:
        """Return the continent with the best ratio of own armies to others'."""

        def ratio(number: int) -> float:
            own, _, foes = self.counts(number)
            return own / foes if foes else 1e9

        return max(range(len(MEMBERS)), key=ratio)

    def place_for(self, number: int) -> int:
        """Return where an army goes that is to take or to hold a continent."""
        o, lands = self.o, MEMBERS[number]
        if self.whole(number, self.seat):
            open_gates = [g for g in GATES[number] if not self.enveloped(g)] or GATES[number]
            return min(open_gates, key=lambda land: o.armies[land])
        inside = [
            (sum(x in lands and not self.mine(x) for x in NEIGHBOURS[land]), -land)
            for land in lands
            if self.mine(land)
        ]
        if inside and max(inside)[0]:
            return -max(inside)[1]
        found = self.way(self.lands(), [x for x in lands if not self.mine(x)])
        return found[1][0] if found else self.strongest(self.lands())

    def dominant(self) -> int | None:
        """Return a rival with half of all armies, income or lands."""
        o = self.o
        seats = [self.seat, *self.rivals()]
        incomes = sum(self.income(o, seat) for seat in seats)
        for seat in self.rivals():
            shares = (
                self.total(o, seat) / sum(o.armies),
                self.income(o, seat) / incomes,
                o.lands[seat] / len(o.owner),
            )
            if max(shares) >= 0.5:
                return seat
        return None

    def strike(self, seat: int) -> int | None:
        """Return where armies go against the cheapest continent that ``seat`` holds."""
        ways = [
            found
            for number in range(len(MEMBERS))
            if self.holder(number) == seat
            for found in (self.way(self.lands(), MEMBERS[number]),)
            if found is not None
        ]
        return min(ways)[1][0] if ways else None

    def break_all(self, seat: int) -> Attacks:
        """Break the continents ``seat`` held when this began, the richest first."""
        held = [number for number in range(len(MEMBERS)) if self.holder(number) == seat]
        for number in sorted(held, key=lambda number: -BONUS[number]):
            for land in self.lands():
                if self.o.armies[land] < 2 or not self.mine(land):
                    continue
                found = self.way([land], [x for x in MEMBERS[number] if not self.mine(x)])
                if found is not None and found[0] < self.o.armies[land]:
                    done = yield from self.along(found[1])
                    if done:
                        break

    def break_at(self, number: int, ratio: float) -> Attacks:
        """Attack a weak gate of a continent a rival holds."""
        if self.holder(number) is None:
            return
        for gate in GATES[number]:
            for land in NEIGHBOURS[gate]:
                if self.mine(land) and self.o.armies[land] > ratio * self.o.armies[gate]:
                    won = yield from self.take(land, gate)
                    if won:
                        return
