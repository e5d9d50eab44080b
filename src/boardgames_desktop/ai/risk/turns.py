"""Whole turns played out in the head: fast, with dice thrown by battle tables."""

from __future__ import annotations

from random import Random

from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.plans import HOLD, Breadth, Plan, Planner, spoils

SET_CHANCE = (0.0, 0.0, 0.0, 0.4228, 0.8173)
"""Chance that a hand of so many unknown cards holds a set; from five on it is sure."""

ROUNDS = 3
"""Plans one imagined turn carries out at most."""

MARGIN = 0.001
"""How much better than holding still an attack must look."""


class Turns:
    """Plays imagined turns of any seat.

    Attributes:
        planner: makes the plans.
    """

    __slots__ = ("_chances", "_track", "_world", "planner")

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self._world = planner.judge.world
        self._chances = planner.judge.chances
        self._track = planner.judge.track

    def play(self, f: Field, seat: int, rng: Random, breadth: Breadth) -> None:
        """Play a turn of ``seat`` on ``f``, in place."""
        reserve = f.income(self._world, seat) + self.trade(f, seat, rng)
        self.finish(f, seat, self.go_on(Moment(f, seat, reserve, False), rng, breadth))

    def go_on(self, moment: Moment, rng: Random, breadth: Breadth) -> bool:
        """Place the reserve and attack while it pays; tell whether the card is earned."""
        f, seat, reserve, earned = moment
        for _ in range(ROUNDS):
            if all(other == seat or not f.playing[other] for other in f.owner):
                break
            plan = self.wanted(self.planner.plans(Moment(f, seat, reserve, earned), breadth))
            if plan.source >= 0:
                f.armies[plan.source] += reserve
            reserve = 0
            if plan.aim == HOLD:
                break
            earned = self.carry_out(f, seat, plan, rng) or earned
        return earned

    def finish(self, f: Field, seat: int, earned: bool) -> None:
        """Fortify and take the card."""
        if earned:
            f.cards[seat] += 1
        self.fortify(f, seat)

    def wanted(self, plans: list[Plan]) -> Plan:
        """Return the best plan, or to hold if none is clearly better than that."""
        best = plans[0]
        if best.aim != HOLD:
            hold = next(plan for plan in plans if plan.aim == HOLD)
            if best.value < hold.value + MARGIN:
                return hold
        return best

    def trade(self, f: Field, seat: int, rng: Random) -> int:
        """Trade what a hand of that size may hold; return the armies."""
        armies = 0
        while True:
            cards = f.cards[seat]
            if cards < 5 and rng.random() >= SET_CHANCE[cards]:
                return armies
            armies += self._track.worth(f.traded)
            f.traded += 1
            f.cards[seat] -= 3

    def carry_out(self, f: Field, seat: int, plan: Plan, rng: Random) -> bool:
        """Fight a plan's battles until one fails; tell whether a land was conquered."""
        conquered = False
        steps = plan.steps
        for index, (source, target) in enumerate(steps):
            following = steps[index + 1][0] if index + 1 < len(steps) else target
            if not self._battle(f, seat, source, target, rng, stay=following == source):
                return conquered
            conquered = True
            before = f.cards[seat]
            spoils(f, seat)
            if f.cards[seat] >= 5 and f.cards[seat] > before:
                while f.cards[seat] >= 5:
                    f.armies[target] += self._track.worth(f.traded)
                    f.traded += 1
                    f.cards[seat] -= 3
        return conquered

    def _battle(
        self, f: Field, seat: int, source: int, target: int, rng: Random, *, stay: bool
    ) -> bool:
        armies = f.armies
        able = armies[source] - 1
        if able < 1 or f.owner[source] != seat or f.owner[target] == seat:
            return False
        defenders = armies[target]
        win, left = self._chances.of(able, defenders)
        spread = 0.6 + 0.8 * rng.random()
        if rng.random() >= win:
            armies[source] = 1
            held = self._chances.holds(able, defenders) * spread
            armies[target] = min(defenders, max(1, int(held + 0.5)))
            return False
        rest = min(able, max(1, int(able - (able - left) * spread + 0.5)))
        f.owner[target] = seat
        if stay:
            moved = min(rest, 3)
            armies[target] = moved
            armies[source] = 1 + rest - moved
        else:
            armies[target] = rest
            armies[source] = 1
        return True

    def fortify(self, f: Field, seat: int) -> None:
        """Move the largest idle stack to the most threatened front it can reach."""
        owner = f.owner
        armies = f.armies
        near = self._world.near
        idle = -1
        most = 1
        for land, mine in enumerate(owner):
            if (
                mine == seat
                and armies[land] > most
                and all(owner[other] == seat for other in near[land])
            ):
                idle, most = land, armies[land]
        if idle < 0:
            return
        best = -1
        need = -(10**9)
        for land in f.component(self._world, idle):
            threat = [
                armies[other]
                for other in near[land]
                if owner[other] != seat and f.playing[owner[other]]
            ]
            if threat and max(threat) - armies[land] > need:
                best, need = land, max(threat) - armies[land]
        if best >= 0:
            armies[best] += most - 1
            armies[idle] = 1
