"""Attack plans: which lands to take, from where, in which order, and what comes of it.

A plan has an aim: complete a continent, break one, eliminate a player for his cards, take a
cheap land for the card, push on while it pays (which shortens borders, too). Each aim gives
the lands to take; the march works the battles out, and the evaluation judges what follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nsmallest
from typing import NamedTuple

from boardgames_desktop.ai.risk.evaluation import Evaluation
from boardgames_desktop.ai.risk.field import MUST_TRADE, Field, Moment, Track
from boardgames_desktop.ai.risk.haze import Haze
from boardgames_desktop.ai.risk.march import March, Routes, Steps
from boardgames_desktop.ai.risk.survey import Views

COMPLETE = "complete"
BREAK = "break"
ELIMINATE = "eliminate"
CARD = "card"
PUSH = "push"
HOLD = "hold"


class Plan(NamedTuple):
    """An attack worked out.

    Attributes:
        aim: what it is for.
        source: land that gets the armies still to be placed.
        steps: battles in order, (from, to); none = hold.
        chance: chance that all of them succeed.
        value: worth of trying, a setback included.
        field: the position if all succeed.
    """

    aim: str
    source: int
    steps: Steps
    chance: float
    value: float
    field: Field


class Breadth(NamedTuple):
    """How many sources each aim is tried from, how far a push goes, what is defended.

    Attributes:
        continents, eliminations, breaks, cards, pushes: sources tried for each aim.
        reach: battles of a push.
        fronts: lands that armies may be placed in to hold.
        stack: armies a land needs before it attacks with two players left; those to be
            placed count.
        blur: how far the worth of an attack is misjudged at most, as share of what is undecided.
    """

    continents: int
    eliminations: int
    breaks: int
    cards: int
    pushes: int
    reach: int
    fronts: int
    stack: int = 2
    blur: float = 0.0


MOST_KNOWN = 300
"""Questions whose answer is remembered."""

NARROW = Breadth(1, 1, 2, 1, 1, 3, 2)
VARIED = Breadth(2, 1, 2, 3, 4, 3, 3)
HAZY = NARROW._replace(blur=0.5)
MISTY = NARROW._replace(stack=4, blur=0.9)


class Planner:
    """Makes plans for any seat of one match.

    Attributes:
        judge: the evaluation plans are judged by.
    """

    __slots__ = ("_fronts", "_known", "_near", "_routes", "_views", "_world", "judge")

    def __init__(self, judge: Evaluation) -> None:
        self._known: dict[tuple[object, ...], tuple[Plan, Plan]] = {}
        self.judge = judge
        self._world = judge.world
        self._near = judge.world.near
        self._routes = Routes(judge.world)
        self._fronts: dict[tuple[int, ...], list[int]] = {}
        self._views: dict[int, Views] = {}

    def plans(self, moment: Moment, breadth: Breadth) -> list[Plan]:
        """Return plans worth a thought, best first; holding still is always among them.

        Armies still to be placed go to the source of each plan.
        """
        views = self.survey(moment)
        found = [self.hold(moment, views, breadth.fronts)]
        haze = Haze.over(moment.f, breadth.blur, views)
        for attack in self._attacks(moment, breadth):
            plan = self._judged(moment, attack, haze, -1.0)
            if plan is not None:
                found.append(plan)
        found.sort(key=lambda plan: -plan.value)
        return found

    def best(self, moment: Moment, breadth: Breadth) -> tuple[Plan, Plan]:
        """Return the best plan and the best way to hold still; cheaper than all plans.

        What was asked lately is remembered: a turn's questions are much the same.
        """
        f = moment.f
        if type(f) is not Field:
            return self._best(moment, breadth)
        key = (
            *(moment.seat, moment.reserve, moment.earned, f.traded, f.playing, breadth),
            *(tuple(f.owner), tuple(f.armies), tuple(f.cards)),
        )
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._best(moment, breadth)
        return found

    def survey(self, moment: Moment) -> Views:
        """Return what judges what may come of ``moment``."""
        seat = moment.seat
        views = self._views[seat] = self.judge.survey(moment.f, seat, self._views.get(seat))
        return views

    def _best(self, moment: Moment, breadth: Breadth) -> tuple[Plan, Plan]:
        views = self.survey(moment)
        hold = best = self.hold(moment, views, breadth.fronts)
        haze = Haze.over(moment.f, breadth.blur, views)
        for attack in self._attacks(moment, breadth):
            plan = self._judged(moment, attack, haze, best.value)
            if plan is not None:
                best = plan
        return best, hold

    def invasion(self, moment: Moment, target: int, breadth: Breadth) -> Plan | None:
        """Return the best plan that begins with ``target``; None if holding still is better."""
        views = self.survey(moment)
        least = self.hold(moment, views, breadth.fronts).value
        best: Plan | None = None
        haze = Haze.over(moment.f, breadth.blur, views)
        for attack in self._attacks(moment, breadth):
            if attack[2].steps[0][1] == target:
                plan = self._judged(moment, attack, haze, least)
                if plan is not None:
                    best, least = plan, plan.value
        return best

    def _attacks(self, moment: Moment, breadth: Breadth) -> Iterator[tuple[str, int, March]]:
        """Yield marches worth a thought, each sequence of battles once."""
        sources = self._sources(moment)
        least = breadth.stack - moment.reserve
        if least > 2 and len(rivals_of(moment.f, moment.seat)) == 1:
            sources = [land for land in sources if moment.f.armies[land] >= least]
        seen: set[Steps] = set()
        for found in self._marches(moment, sources, breadth):
            steps = tuple(found[2].steps)
            if steps not in seen:
                seen.add(steps)
                yield found
        for source in sources[: breadth.pushes]:
            for found in self._pushes(moment, source, breadth.reach):
                steps = tuple(found[2].steps)
                if steps not in seen:
                    seen.add(steps)
                    yield found

    def hold(self, moment: Moment, views: Views, fronts: int) -> Plan:
        """Return the plan to attack nobody; the armies go where they are needed most.

        Only the ``fronts`` lands with the largest enemies over them are thought of.
        """
        f, seat, reserve, _ = moment
        still = f.copy()
        if not reserve:
            return Plan(HOLD, -1, (), 1.0, views.worth(still, (), ()), still)
        lands = self.fronts(f, seat) or [f.owner.index(seat)]
        if len(lands) > fronts:
            lands.sort(key=lambda land: (f.armies[land] - self.danger(f, land), land))
            del lands[fronts:]
        best, most = -1, -1.0
        armies = still.armies
        for land in lands:
            armies[land] += reserve
            value = views.worth(still, (land,), ())
            armies[land] -= reserve
            if best < 0 or value > most:
                best, most = land, value
        armies[best] += reserve
        return Plan(HOLD, best, (), 1.0, most, still)

    def borders(self, f: Field, land: int) -> bool:
        """Tell whether an enemy borders on ``land``."""
        mine = f.owner[land]
        return any(f.owner[other] != mine for other in self._near[land])

    def danger(self, f: Field, land: int) -> int:
        """Return the largest stack that could attack ``land``."""
        owner = f.owner
        mine = owner[land]
        most = 0
        for other in self._near[land]:
            rival = owner[other]
            if rival != mine and f.playing[rival] and f.armies[other] > most:
                most = f.armies[other]
        return most

    def repeat(self, moment: Moment, plan: Plan) -> Plan | None:
        """Return ``plan`` worked out with the armies of ``moment``; None = hardly possible."""
        march = self._start(moment, plan.source)
        steps = plan.steps
        for index, (source, target) in enumerate(steps):
            stay = any(later == source for later, _ in steps[index + 1 :])
            if not march.fight(source, target, stay=stay):
                return None
        views = self.survey(moment)
        return self._judged(moment, (plan.aim, plan.source, march), Haze(views), -1.0)

    def fronts(self, f: Field, seat: int) -> list[int]:
        """Return the own lands that an enemy borders on."""
        key = (seat, *f.owner)
        found = self._fronts.get(key)
        if found is None:
            if len(self._fronts) >= MOST_KNOWN:
                self._fronts.clear()
            found = self._fronts[key] = self._bordering(f, seat)
        return found[:]

    def _bordering(self, f: Field, seat: int) -> list[int]:
        mine = [land for land, owner in enumerate(f.owner) if owner == seat]
        within = frozenset(mine).issuperset
        near = self._near
        return [land for land in mine if not within(near[land])]

    # -- aims -------------------------------------------------------------------------

    def _sources(self, moment: Moment) -> list[int]:
        """Return the lands to attack from, strongest first."""
        f, seat, reserve, _ = moment
        armies = f.armies
        fronts = [land for land in self.fronts(f, seat) if armies[land] + reserve > 1]
        fronts.sort(key=lambda land: (-armies[land], land))
        return fronts

    def _marches(
        self, moment: Moment, sources: list[int], breadth: Breadth
    ) -> Iterator[tuple[str, int, March]]:
        f, seat, _, _ = moment
        owner = f.owner
        for number, lands in enumerate(self._world.continents):
            foes = [land for land in lands if owner[land] != seat]
            if foes:
                yield from self._take(moment, COMPLETE, sources, foes, breadth.continents)
            holder = owner[lands[0]]
            if (
                holder != seat
                and f.playing[holder]
                and all(owner[land] == holder for land in lands)
            ):
                yield from self._breaks(moment, sources[: breadth.breaks], number)
        for rival, playing in enumerate(f.playing):
            if rival != seat and playing:
                foes = [land for land, other in enumerate(owner) if other == rival]
                if foes:
                    tries = breadth.eliminations
                    for found in self._take(moment, ELIMINATE, sources, foes, tries):
                        yield found
                        yield from self._chain(found[1], found[2])
        yield from self._cheapest(moment, sources, breadth.cards)

    def _take(
        self, moment: Moment, aim: str, sources: list[int], targets: list[int], tries: int
    ) -> Iterator[tuple[str, int, March]]:
        armies = moment.f.armies.__getitem__
        need = sum(map(armies, targets)) * 0.6 + len(targets)
        if need > sum(map(armies, sources)) - len(sources) + moment.reserve:
            return
        for source in self._beside(sources, targets, tries) or sources[:tries]:
            march = self._start(moment, source)
            if march.take(source, targets):
                yield aim, source, march

    def _beside(self, sources: list[int], targets: list[int], most: int) -> list[int]:
        """Return the first lands that a target borders on."""
        apart = frozenset(targets).isdisjoint
        near = self._near
        found: list[int] = []
        for land in sources:
            if not apart(near[land]):
                found.append(land)
                if len(found) == most:
                    break
        return found

    def _chain(self, source: int, march: March) -> Iterator[tuple[str, int, March]]:
        """Yield how the march goes on to the next victim with the armies of the last one's cards.

        Without a set for them there are no armies, and the march ends.
        """
        f = march.f
        seat = f.owner[march.at]
        march.settle()
        if not spoils(f, seat, self.judge.track, march.at):
            return
        for rival, playing in enumerate(f.playing):
            if playing and rival != seat and rival in f.owner:
                foes = [land for land, other in enumerate(f.owner) if other == rival]
                onward = march.branch()
                if onward.take(march.at, foes):
                    yield ELIMINATE, source, onward
                    yield from self._chain(source, onward)

    def _breaks(
        self, moment: Moment, sources: list[int], continent: int
    ) -> Iterator[tuple[str, int, March]]:
        lands = self._world.continents[continent]
        for source in sources:
            march = self._start(moment, source)
            if march.reach(source, lands):
                yield BREAK, source, march

    def _cheapest(
        self, moment: Moment, sources: list[int], tries: int
    ) -> Iterator[tuple[str, int, March]]:
        owner = moment.f.owner
        armies = moment.f.armies
        pairs = [
            (armies[target] - armies[source], source, target)
            for source in sources
            for target in self._near[source]
            if owner[target] != moment.seat
        ]
        for _, source, target in nsmallest(tries, pairs):
            march = self._start(moment, source)
            if march.fight(source, target, stay=True):
                yield CARD, source, march

    def _pushes(self, moment: Moment, source: int, reach: int) -> Iterator[tuple[str, int, March]]:
        """Yield one march again and again as it gets longer, each next step the best to be seen."""
        march = self._start(moment, source)
        at = source
        for _ in range(reach):
            target = self._prey(march.f, moment.seat, at)
            if target is None or not march.fight(at, target, stay=False):
                return
            at = target
            yield PUSH, source, march

    def _prey(self, f: Field, seat: int, at: int) -> int | None:
        """Return the neighbour that is cheapest for what taking it does to continents."""
        owner = f.owner
        armies = f.armies
        world = self._world
        best: int | None = None
        least = 1e9
        for land in self._near[at]:
            holder = owner[land]
            if holder == seat:
                continue
            number = world.continent_of[land]
            start, end = world.spans[number]
            holders = owner[start:end]
            whole = end - start
            bonus = world.bonus[number]
            gain = bonus * ((holders.count(seat) + 1) / whole) ** 2
            if f.playing[holder] and holders.count(holder) == whole:
                gain += bonus
            cost = armies[land] - gain
            if cost < least:
                best, least = land, cost
        return best

    def _start(self, moment: Moment, source: int) -> March:
        march = March(self._routes, self.judge.chances, moment.f, moment.seat)
        march.f.armies[source] += moment.reserve
        return march

    def _judged(
        self, moment: Moment, attack: tuple[str, int, March], haze: Haze, least: float
    ) -> Plan | None:
        """Return the plan of a march; None if it is hardly worth more than ``least``.

        A setback is taken to be worth no more than the success.
        """
        aim, source, march = attack
        seat = moment.seat
        steps = tuple(march.steps)
        taken = [target for _, target in steps]
        stacks = {start for start, _ in steps}
        stacks.add(source)
        stacks.difference_update(taken)
        after = march.f
        if _fallen(after, seat):
            after = after.copy()
            spoils(after, seat, self.judge.track, march.at)
        cards = after.cards
        held = cards[seat]
        cards[seat] = more = held if moment.earned else held + 1
        value = haze.views.worth(after, stacks, taken)
        cards[seat] = held
        error = haze.error(source, steps)
        if value + error * value * (1.0 - value) <= least:
            return None
        chance = march.chance
        if chance < 0.995:
            value = chance * value + (1.0 - chance) * self._set_back(moment, attack, haze.views)
        value += error * value * (1.0 - value)
        if value <= least:
            return None
        after = after.copy()
        after.cards[seat] = more
        return Plan(aim, source, steps, chance, value, after)

    def _set_back(self, moment: Moment, attack: tuple[str, int, March], views: Views) -> float:
        """Return what a march is worth whose hardest battle fails."""
        _, source, march = attack
        back = march.setback()
        won = march.steps[: march.hardest]
        taken = [target for _, target in won]
        if taken and not moment.earned:
            back.cards[moment.seat] += 1
        stacks = {start for start, _ in won}
        stacks.update(march.steps[march.hardest])
        stacks.add(source)
        stacks.difference_update(taken)
        return views.worth(back, stacks, taken)


def rivals_of(f: Field, seat: int) -> list[int]:
    """Return the others that play on."""
    return [other for other in dict.fromkeys(f.owner) if other != seat and f.playing[other]]


def _fallen(f: Field, seat: int) -> bool:
    """Tell whether another has cards and no land left."""
    owner = f.owner
    for rival, cards in enumerate(f.cards):
        if cards and rival != seat and rival not in owner:
            return True
    return False


def spoils(f: Field, seat: int, track: Track, at: int) -> int:
    """Give ``seat`` the cards of everyone who has no land left; return the armies they bring.

    Five cards or more are traded at once; the armies go to ``at``.
    """
    owner = f.owner
    taken = 0
    for rival, cards in enumerate(f.cards):
        if cards and rival != seat and rival not in owner:
            taken += cards
            f.cards[rival] = 0
    hand = f.cards[seat] = f.cards[seat] + taken
    armies = 0
    if taken:
        while hand >= MUST_TRADE:
            armies += track.worth(f.traded)
            f.traded += 1
            hand -= 3
        f.cards[seat] = hand
        f.armies[at] += armies
    return armies
