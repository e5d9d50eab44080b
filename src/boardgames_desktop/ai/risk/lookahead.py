"""Looking beyond the own turn: plans are played on, the opponents reply, then it is judged.

Each playout throws its own dice; the same playout number uses the same dice for every plan,
so that plans are compared and not luck. A bandit spends most playouts on the best plans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from boardgames_desktop.ai.risk.field import Moment
from boardgames_desktop.ai.risk.plans import HOLD, NARROW, Plan
from boardgames_desktop.ai.risk.turns import Turns
from boardgames_desktop.ai.search import Bandit, Limits

CANDIDATES = 8
"""Plans that are looked at more deeply."""

CURIOSITY = 0.06
"""Width of the bandit's bonus, on the scale of values."""

PRIOR_WEIGHT = 3.0
"""Playouts that the first judgement of a plan counts as."""


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
        rng: Random,
        tell: Callable[[Plan, float], None],
    ) -> Plan:
        """Return the plan that fares best; each playout is a node.

        Args:
            moment: the point in the turn the plans were made for.
            plans: what there is to choose from, best first.
            limits: when to stop.
            rng: source of the playouts' dice.
            tell: told the best plan so far and its mean value.
        """
        chosen = self._candidates(plans)
        if len(chosen) == 1:
            return chosen[0]
        base = rng.getrandbits(48)
        bandit = Bandit(
            [(plan, plan.value) for plan in chosen], width=CURIOSITY, prior_weight=PRIOR_WEIGHT
        )
        while limits.may_go_on():
            arm = bandit.next()
            dice = Random(base + arm.visits)
            arm.total += self._playout(moment, arm.plan, dice)
            arm.visits += 1
            limits.spend()
            best = bandit.best()
            tell(best.plan, best.mean(PRIOR_WEIGHT))
        return bandit.best().plan

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

    def _playout(self, moment: Moment, plan: Plan, rng: Random) -> float:
        f, seat, reserve, earned = moment
        after = f.copy()
        turns = self.turns
        if plan.source >= 0:
            after.armies[plan.source] += reserve
        if plan.steps:
            earned = turns.carry_out(after, seat, plan, rng) or earned
            earned = turns.go_on(Moment(after, seat, 0, earned), rng, NARROW)
        turns.finish(after, seat, earned)
        powers = len(after.playing)
        for step in range(1, powers):
            other = (seat + step) % powers
            if after.playing[other] and other in after.owner:
                turns.play(after, other, rng, NARROW)
                if seat not in after.owner:
                    return 0.0
        return turns.planner.judge.value(after, seat)
