"""Turns thrown out in the head: real dice, the planner's choices, and how it looks afterwards.

A plan is carried out, the turn is finished, the opponent has his turn, and the position is
judged. All plans meet the same luck, as far as that is possible. The better half of them is
tried again, more often, until one is left. Only for two players: with more, what the others do
says less than the judgement of the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple
from zlib import crc32

from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.march import Steps
from boardgames_desktop.ai.risk.plans import HOLD, NARROW, Plan, rivals_of, spoils
from boardgames_desktop.ai.risk.turns import Turns
from boardgames_desktop.ai.search import Limits
from boardgames_desktop.games.risk.odds import battle

CANDIDATES = 6
"""Plans that are tried out."""

MOST = 2_000
"""Tries after which more would hardly tell more."""

AGAIN = 2
"""How often an imagined turn is thought over after its first plan."""

PRIOR = 100.0
"""Tries that the first judgement of a plan counts as much as."""


class Roll(NamedTuple):
    """One way a roll may go, and the chance of it or of one before it in the table."""

    upto: float
    lost: int
    killed: int


def _rolls() -> dict[tuple[int, int], tuple[Roll, ...]]:
    table = {}
    for pair in ((a, d) for a in (1, 2, 3) for d in (1, 2)):
        upto = 0.0
        ways = []
        for lost, killed, chance in battle(*pair):
            upto += chance
            ways.append(Roll(upto, lost, killed))
        table[pair] = tuple(ways)
    return table


ROLLS = _rolls()


class Trial:
    """A plan on trial: what came of it so far."""

    __slots__ = ("plan", "prior", "total", "tries")

    def __init__(self, plan: Plan, prior: float) -> None:
        self.plan = plan
        self.prior = prior
        self.total = 0.0
        self.tries = 0

    def chance(self) -> float:
        """Return the mean chance to win, the first judgement included."""
        return (self.total + PRIOR * self.prior) / (self.tries + PRIOR)


class Playouts:
    """Chooses among plans by trying them out with dice.

    Attributes:
        turns: makes the plans of imagined turns.
    """

    __slots__ = ("_judge", "_track", "turns")

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self._judge = turns.planner.judge
        self._track = self._judge.track

    def best(
        self,
        moment: Moment,
        plans: Sequence[Plan],
        limits: Limits,
        tell: Callable[[Plan, float], None],
    ) -> Plan:
        """Return the plan that fares best; each try is a node.

        Args:
            moment: the point in the turn the plans were made for.
            plans: what there is to choose from, best first.
            limits: when to stop.
            tell: told the best plan so far and its value.
        """
        power = self._judge.power
        left = [Trial(plan, odds(plan.value, power)) for plan in _openings(plans)]
        f = moment.f
        seed = crc32(repr((f.owner, f.armies, moment.seat, moment.reserve)).encode())
        share = min(limits.most, MOST) // max(1, (len(left) - 1).bit_length())
        luck = 0
        while len(left) > 1 and limits.may_go_on():
            for _ in range(max(1, share // len(left))):
                for trial in left:
                    if limits.may_go_on():
                        trial.total += self.outcome(moment, trial.plan, Random(seed + luck))
                        trial.tries += 1
                        limits.spend()
                luck += 1
            left.sort(key=lambda trial: -trial.chance())
            left = left[: (len(left) + 1) // 2]
            tell(left[0].plan, left[0].chance())
        return left[0].plan

    def outcome(self, moment: Moment, plan: Plan, dice: Random) -> float:
        """Return the chance to win after one way that ``plan`` and the reply may go."""
        f = moment.f.copy()
        seat = moment.seat
        if plan.source >= 0:
            f.armies[plan.source] += moment.reserve
        self._finish(f, seat, plan, moment.earned, dice)
        rivals = rivals_of(f, seat)
        if not rivals:
            return 1.0
        (rival,) = rivals
        reserve = self.turns.muster(f, rival)
        reply = self.turns.best(Moment(f, rival, reserve, False), NARROW)
        f.armies[reply.source] += reserve
        self._finish(f, rival, reply, False, dice)
        return odds(1.0 - self._judge.value(f, rival), self._judge.power)

    def _finish(self, f: Field, seat: int, plan: Plan, earned: bool, dice: Random) -> None:
        """Carry out ``plan`` and what pays after it, fortify and take the card."""
        for again in range(AGAIN + 1):
            if plan.aim == HOLD:
                break
            if self._carry_out(f, seat, plan, dice):
                earned = True
            if all(other == seat or not f.playing[other] for other in f.owner):
                return
            if again < AGAIN:
                plan = self.turns.best(Moment(f, seat, 0, earned), NARROW)
        self.turns.fortify(f, seat)
        if earned:
            f.cards[seat] += 1

    def _carry_out(self, f: Field, seat: int, plan: Plan, dice: Random) -> bool:
        """Fight the plan's battles as long as they succeed; tell whether a land was conquered."""
        owner, armies = f.owner, f.armies
        steps = plan.steps
        conquered = False
        for index, (source, target) in enumerate(steps):
            if armies[source] < 2:
                break
            attackers, defenders = fight(armies[source] - 1, armies[target], dice)
            if defenders:
                armies[source] = attackers + 1
                armies[target] = defenders
                break
            loser = owner[target]
            owner[target] = seat
            conquered = True
            stay = any(later == source for later, _ in steps[index + 1 :])
            moved = min(attackers, 3) if stay else attackers
            armies[target] = moved
            armies[source] = attackers - moved + 1
            if loser not in owner:
                spoils(f, seat, self._track, target)
        return conquered


def odds(share: float, power: float) -> float:
    """Return the chance to win that a share of the strength stands for, to a ``power``."""
    mine: float = share**power
    rest: float = (1.0 - share) ** power
    return mine / (mine + rest)


def fight(able: int, defenders: int, dice: Random) -> tuple[int, int]:
    """Return the armies left of an invasion that is broken off when it stands badly."""
    while defenders and able and able * 2 >= defenders:
        lot = dice.random()
        for upto, lost, killed in ROLLS[min(3, able), min(2, defenders)]:
            if lot < upto:
                able -= lost
                defenders -= killed
                break
    return able, defenders


def _openings(plans: Sequence[Plan]) -> list[Plan]:
    """Return the best plans that differ in where armies go or in the first battle."""
    seen: set[tuple[int, Steps]] = set()
    found: list[Plan] = []
    for plan in plans:
        opening = (plan.source, plan.steps[:1])
        if opening not in seen and len(found) < CANDIDATES:
            seen.add(opening)
            found.append(plan)
    return found
