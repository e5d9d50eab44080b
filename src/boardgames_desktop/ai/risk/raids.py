"""Plans of a duel: battles in any order, from any stacks, with everything they may come to.

The aims of ``plans.py`` only think of what one stack does for one purpose. With two players the
worth of a position is known well enough to look for more: from the best few beginnings, each
next battle is tried, and the best few of what comes of it are carried on. Every way to fail
counts with its chance, not the likeliest alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from typing import NamedTuple

from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.march import LEAST_CHANCE, Steps
from boardgames_desktop.ai.risk.plans import HOLD, PUSH, Breadth, Plan, Planner

CARRIED = 6
"""Raids of the same length that are carried on."""

LONGEST = 8
"""Battles of a raid."""

STRONG = 3
"""Armies of a stack that goes on with a raid."""

NEGLIGIBLE = 0.003
"""Chance to fail that is taken to be none."""

LEFT_BEHIND = 3
"""Armies that move into a conquered land while the stack stays where it is."""


Seen = tuple[tuple[int, ...], tuple[int, ...]]
"""Owners and armies of a position."""


class Raid(NamedTuple):
    """Battles one after another.

    Attributes:
        lost: worth of the ways to fail, each times its chance.
        chance: chance that all battles succeed.
        field: the position if they do, the card for them not drawn yet.
        steps: the battles, (from, to).
        value: worth of all ways it may go.
    """

    lost: float
    chance: float
    field: Field
    steps: Steps
    value: float


class DuelPlanner(Planner):
    """Makes plans where all lands are of two players."""

    __slots__ = ()

    def _best(self, moment: Moment, breadth: Breadth) -> tuple[Plan, Plan]:
        best, hold = super()._best(moment, breadth)
        if best.aim != HOLD:
            best = self._weighed(moment, best)
            if best.value < hold.value:
                best = hold
        raid = self._raid(moment, best.value)
        return (best if raid is None else self._plan(moment, raid)), hold

    def _weighed(self, moment: Moment, plan: Plan) -> Plan:
        """Return ``plan`` with the worth of all ways it may go."""
        raid = _begin(moment)
        for index, (source, target) in enumerate(plan.steps):
            stay = any(later == source for later, _ in plan.steps[index + 1 :])
            found = self._fought(moment, raid, (source, target), (stay,), set())
            if not found:
                return plan
            (raid,) = found
        return plan._replace(value=raid.value)

    def _raid(self, moment: Moment, least: float) -> Raid | None:
        """Return the best raid that is worth more than ``least``."""
        best: Raid | None = None
        carried = [_begin(moment)]
        seen: set[Seen] = set()
        for _ in range(LONGEST):
            found = [longer for raid in carried for longer in self._longer(moment, raid, seen)]
            carried = nlargest(CARRIED, found, key=lambda raid: raid.value)
            if not carried:
                break
            if carried[0].value > least:
                best = carried[0]
                least = best.value
        return best

    def _longer(self, moment: Moment, raid: Raid, seen: set[Seen]) -> Iterator[Raid]:
        """Yield ``raid`` with one battle more; nothing that was ``seen``, in whatever order."""
        seat = moment.seat
        owner, armies = raid.field.owner, raid.field.armies
        enough = STRONG if raid.steps else 2 - moment.reserve
        for source, lands in enumerate(self._near):
            if owner[source] == seat and armies[source] >= enough:
                foes = [land for land in lands if owner[land] != seat]
                stays = (False, True) if len(foes) > 1 else (False,)
                for target in foes:
                    yield from self._fought(moment, raid, (source, target), stays, seen)

    def _fought(
        self,
        moment: Moment,
        raid: Raid,
        battle: tuple[int, int],
        stays: tuple[bool, ...],
        seen: set[Seen],
    ) -> list[Raid]:
        """Return ``raid`` with one battle more, for each of ``stays``; none = hardly possible.

        The stack may stay where it is, but for a few armies.
        """
        f, steps, chances = raid.field, raid.steps, self.judge.chances
        source, target = battle
        able = f.armies[source] - 1 + (0 if steps else moment.reserve)
        if able < 1:
            return []
        defenders = f.armies[target]
        win, left = chances.of(able, defenders)
        chance = raid.chance * win
        if chance < LEAST_CHANCE:
            return []
        rest = max(1, int(left + 0.5))
        ends = [after for stay in stays if (after := _won(f, battle, rest, stay, seen)) is not None]
        if not ends:
            return []
        lost = raid.lost
        if raid.chance - chance <= NEGLIGIBLE:
            chance = raid.chance
        else:
            back = f.copy()
            back.armies[source] = 1
            back.armies[target] = max(1, int(chances.holds(able, defenders) + 0.5))
            lost += (raid.chance - chance) * self._worth(moment, back, earned=bool(steps))
        return [
            Raid(
                lost,
                chance,
                after,
                (*steps, battle),
                lost + chance * self._worth(moment, after, earned=True),
            )
            for after in ends
        ]

    def _worth(self, moment: Moment, f: Field, *, earned: bool) -> float:
        """Return what ``f`` is worth with the card for what was ``earned``."""
        seat = moment.seat
        cards = f.cards
        held = cards[seat]
        if earned and not moment.earned:
            cards[seat] = held + 1
        value = self.judge.value(f, seat)
        cards[seat] = held
        return value

    def _plan(self, moment: Moment, raid: Raid) -> Plan:
        after = raid.field.copy()
        if not moment.earned:
            after.cards[moment.seat] += 1
        source = raid.steps[0][0]
        return Plan(PUSH, source, raid.steps, raid.chance, raid.value, after)


def _begin(moment: Moment) -> Raid:
    return Raid(0.0, 1.0, moment.f, (), 0.0)


def _won(f: Field, battle: tuple[int, int], rest: int, stay: bool, seen: set[Seen]) -> Field | None:
    """Return ``f`` after a battle is won with ``rest`` armies; None if that was ``seen``."""
    source, target = battle
    if stay and rest < 2:
        return None
    after = f.copy()
    after.owner[target] = f.owner[source]
    after.armies[target] = moved = min(rest, LEFT_BEHIND) if stay else rest
    after.armies[source] = rest - moved + 1
    key = (tuple(after.owner), tuple(after.armies))
    if key in seen:
        return None
    seen.add(key)
    return after
