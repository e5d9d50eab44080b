"""What every imagined turn begins and ends with, and the choice of its plans."""

from __future__ import annotations

from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.plans import Breadth, Plan, Planner

SURE_SET = 4
"""Cards in a hand that is taken to hold a set: with four it is 82 % likely."""

MARGIN = 0.004
"""How much better than holding still an attack must look, as share of what is undecided."""


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

    def muster(self, f: Field, seat: int) -> int:
        """Return the armies ``seat`` begins a turn with; a set it probably holds is traded."""
        reserve = f.income(self._world, seat)
        cards = f.cards[seat]
        while cards >= SURE_SET:
            reserve += self._track.worth(f.traded)
            f.traded += 1
            cards -= 3
        f.cards[seat] = cards
        return reserve

    def best(self, moment: Moment, breadth: Breadth) -> Plan:
        """Return the best plan, or to hold if none is clearly better than that."""
        return _clear(*self.planner.best(moment, breadth))

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


def _clear(best: Plan, hold: Plan) -> Plan:
    least = hold.value + MARGIN * hold.value * (1.0 - hold.value)
    return best if best.value >= least else hold
