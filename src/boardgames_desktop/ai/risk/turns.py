"""Whole turns played out in the head: every battle goes the likely way."""

from __future__ import annotations

from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.plans import HOLD, NARROW, Breadth, Plan, Planner

SURE_SET = 4
"""Cards in a hand that is taken to hold a set: with four it is 82 % likely."""

ROUNDS = 3
"""Plans one imagined turn carries out at most."""

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

    def replies(self, f: Field, seat: int) -> list[Plan]:
        """Return the plans ``seat`` may begin its turn with on ``f``, best first.

        The armies of a set it probably holds are among those it places, the cards are gone.
        """
        reserve, after = self._start(f, seat)
        return self.planner.plans(Moment(after, seat, reserve, False), NARROW)

    def carry_on(self, f: Field, seat: int) -> Field:
        """Return ``f`` after further battles of ``seat`` that pay, each going the likely way."""
        for _ in range(ROUNDS - 1):
            if self._alone(f, seat):
                break
            plan = self.best(Moment(f, seat, 0, True), NARROW)
            if plan.aim == HOLD:
                break
            f = plan.field if plan.chance >= 0.5 else plan.setback
        return f

    def _start(self, f: Field, seat: int) -> tuple[int, Field]:
        after = f.copy()
        return self.muster(after, seat), after

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

    def _alone(self, f: Field, seat: int) -> bool:
        playing = f.playing
        return all(other == seat or not playing[other] for other in f.owner)

    def wanted(self, plans: list[Plan]) -> Plan:
        """Return the best plan, or to hold if none is clearly better than that."""
        return _clear(plans[0], next(plan for plan in plans if plan.aim == HOLD))

    def best(self, moment: Moment, breadth: Breadth) -> Plan:
        """Return what :meth:`wanted` would choose of all plans, sooner."""
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
