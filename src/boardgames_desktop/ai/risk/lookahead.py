"""Looking beyond the own turn: plans are played on, the opponents reply, then it is judged.

Nothing is thrown by lot. A battle that may go either way is followed both ways, weighted by
its exact chance, as long as it matters to the one who looks ahead; else the likelier way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.plans import HOLD, Plan
from boardgames_desktop.ai.risk.turns import Turns
from boardgames_desktop.ai.search import Limits

CANDIDATES = 10
"""Plans that are looked at more deeply."""

DOUBT = 0.12
"""A way less likely than this is not followed."""

TRUST = 0.6
"""How much looking ahead counts against the first judgement of a plan."""

FORKS = 2
"""Battles of opponents on one line that are followed both ways."""


class Lookahead:
    """Chooses among plans by playing them on.

    Attributes:
        turns: plays the turns.
    """

    __slots__ = ("turns",)

    def __init__(self, turns: Turns) -> None:
        self.turns = turns

    def best(
        self,
        moment: Moment,
        plans: Sequence[Plan],
        limits: Limits,
        tell: Callable[[Plan, float], None],
    ) -> Plan:
        """Return the plan that fares best; each plan looked at is a node.

        Args:
            moment: the point in the turn the plans were made for.
            plans: what there is to choose from, best first.
            limits: when to stop.
            tell: told the best plan so far and its value.
        """
        chosen = self._candidates(plans)
        if len(chosen) == 1:
            return chosen[0]
        best = chosen[0]
        most = -1.0
        for plan in chosen:
            value = TRUST * self.outlook(moment, plan) + (1.0 - TRUST) * plan.value
            if value > most:
                best, most = plan, value
                tell(best, most)
            if not limits.spend():
                break
        return best

    def _candidates(self, plans: Sequence[Plan]) -> list[Plan]:
        """Return the best plan of each opening battle, and to hold."""
        chosen: list[Plan] = []
        openings: set[tuple[int, tuple[int, int] | None]] = set()
        for plan in plans:
            opening = (plan.source, plan.steps[0] if plan.steps else None)
            if plan.aim == HOLD or (len(chosen) < CANDIDATES and opening not in openings):
                openings.add(opening)
                chosen.append(plan)
        return chosen

    def outlook(self, moment: Moment, plan: Plan) -> float:
        """Return what ``plan`` is worth to its seat after everybody's next turn."""
        seat = moment.seat
        if plan.aim == HOLD:
            return self.after_turn(plan.field, seat)
        won = self.turns.carry_on(plan.field, seat)
        value = self.after_turn(won, seat)
        if plan.chance < 1.0 - DOUBT / 4:
            lost = self.turns.carry_on(plan.setback, seat)
            value = plan.chance * value + (1.0 - plan.chance) * self.after_turn(lost, seat)
        return value

    def after_turn(self, f: Field, seat: int) -> float:
        """Return what ``f`` is worth to ``seat``, who has fought his turn's battles."""
        after = f.copy()
        self.turns.fortify(after, seat)
        return self._replies(after, seat, 1, FORKS)

    def _replies(self, f: Field, seat: int, step: int, forks: int) -> float:
        turns = self.turns
        powers = len(f.playing)
        while step < powers:
            other = (seat + step) % powers
            step += 1
            if not f.playing[other] or other not in f.owner:
                continue
            plan = turns.reply(f, other)
            if plan is None:
                continue
            if forks and DOUBT < plan.chance < 1.0 - DOUBT and self._concerns(f, plan, seat):
                won = self._end(plan.field, other, seat)
                lost = self._end(plan.setback, other, seat)
                return plan.chance * self._replies(won, seat, step, forks - 1) + (
                    1.0 - plan.chance
                ) * self._replies(lost, seat, step, forks - 1)
            f = self._end(plan.field if plan.chance >= 0.5 else plan.setback, other, seat)
        if seat not in f.owner:
            return 0.0
        return turns.prospect(f, seat)

    def _concerns(self, f: Field, plan: Plan, seat: int) -> bool:
        return any(f.owner[target] == seat for _, target in plan.steps)

    def _end(self, f: Field, other: int, seat: int) -> Field:
        del seat
        after = self.turns.carry_on(f, other)
        self.turns.fortify(after, other)
        return after
