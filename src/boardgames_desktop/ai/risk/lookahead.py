"""Looking beyond the own turn: plans are played on, the opponents reply, then it is judged.

Nothing is thrown by lot: ways that a battle may go are weighted by its exact chance, and an
opponent's plans by how good they look to him. A sum over many replies says more than the one
best reply, which may be another one after the least change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.plans import HOLD, Plan
from boardgames_desktop.ai.risk.turns import Turns
from boardgames_desktop.ai.search import Limits

CANDIDATES = 10
"""Plans that are looked at more deeply."""

TRUST = 0.3
"""How much looking ahead counts against the first judgement of a plan."""

REPLIES = 6
"""Plans of an opponent that are thought of."""

DITHER = 0.05
"""How far below his best, as share of what is undecided, a plan of an opponent is still likely."""

NEGLIGIBLE = 0.02
"""Likelihood below which a reply is left out."""

SURE = 0.97
"""A plan as likely as this is looked at only as a success."""


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
        if plan.chance < SURE:
            lost = self.turns.carry_on(plan.setback, seat)
            value = plan.chance * value + (1.0 - plan.chance) * self.after_turn(lost, seat)
        return value

    def after_turn(self, f: Field, seat: int) -> float:
        """Return what ``f`` is worth to ``seat``, who has fought his turn's battles.

        Each opponent is thought to begin his turn with one of his best plans, the better the
        likelier; what all their turns cost is added up.
        """
        after = f.copy()
        self.turns.fortify(after, seat)
        value = self.turns.planner.judge.value
        now = value(after, seat)
        found = now
        for other, playing in enumerate(after.playing):
            if playing and other != seat and other in after.owner:
                found += self._reply(after, seat, other) - now
        return max(0.0, found)

    def _reply(self, f: Field, seat: int, other: int) -> float:
        """Return the mean worth to ``seat`` after the first battles of ``other``'s turn."""
        value = self.turns.planner.judge.value
        plans = self.turns.replies(f, other)
        best = plans[0].value
        scale = DITHER * (best * (1.0 - best) + 1e-6)
        total = weight = 0.0
        for plan in plans[:REPLIES]:
            likely = exp((plan.value - best) / scale)
            if likely < NEGLIGIBLE:
                break
            worth = value(plan.field, seat)
            if plan.chance < 1.0:
                worth = plan.chance * worth + (1.0 - plan.chance) * value(plan.setback, seat)
            total += likely * worth
            weight += likely
        return total / weight
