"""The normal level and above: plans by exact odds, an evaluation, and for expert playouts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.plans import (
    HAZY,
    HOLD,
    MISTY,
    NARROW,
    VARIED,
    Breadth,
    Plan,
    Planner,
    rivals_of,
)
from boardgames_desktop.ai.risk.playout import Playouts
from boardgames_desktop.ai.risk.reasons import Reasoner
from boardgames_desktop.ai.risk.turns import Turns
from boardgames_desktop.ai.search import Advice, Limits
from boardgames_desktop.core.actions import Action

SURE = 0.9
"""A plan this likely may be carried out with fewer armies, the others going elsewhere."""

BREADTH: Mapping[str, Breadth] = {"normal": MISTY, "hard": HAZY, "expert": NARROW}
"""What each strength thinks of and how clearly; all of them know the same."""

FORTIFY_GAIN = 0.002
SOURCES = 4
GOALS = 8

END: Action = ("end_combat",)


class Commander:
    """Answers the questions of a turn with plans.

    Args:
        planner: makes the plans.
        strength: the level's strength.

    Attributes:
        judge: what positions are worth.
        deep: where armies go is tried out with dice before it is chosen.
        reasoner: says why an answer was given.
    """

    __slots__ = ("_breadth", "_planner", "_playouts", "_turns", "deep", "judge", "reasoner")

    def __init__(self, planner: Planner, strength: str) -> None:
        self.judge = planner.judge
        self._planner = planner
        self.reasoner = Reasoner(planner)
        self._turns = Turns(self._planner)
        self._playouts = Playouts(self._turns)
        self._breadth = BREADTH[strength]
        self.deep = strength == "expert"

    # -- cards and armies --------------------------------------------------------------

    def trade(self, moment: Moment, sets: list[Action], worth: int, must: bool) -> Advice | None:
        """Return the set to trade for ``worth`` armies, or None to keep the cards."""
        if not sets:
            return None
        best = min(sets, key=lambda trio: (sum(card >= 42 for card in trio[1:]), trio))
        answer = Advice([best], partial(self.reasoner.trade, moment, must=must))
        if must:
            return answer
        f, seat, reserve, earned = moment
        keep = self._planner.best(moment, self._breadth)[0].value
        after = f.copy()
        after.cards[seat] -= 3
        after.traded += 1
        more = reserve + worth
        now = self._planner.best(Moment(after, seat, more, earned), self._breadth)[0].value
        return answer if now >= keep else None

    def muster(self, moment: Moment) -> Advice:
        """Return where the next start army goes: to the stack the first turn will need."""
        plan = self._planner.best(moment, self._breadth)[0]
        why = partial(self.reasoner.start, moment.f, plan.source)
        return Advice([("place", plan.source, 1)], why)

    def place(self, moment: Moment, limits: Limits) -> Advice:
        """Return where the armies go, and the first attack they are meant for."""
        plan = self._decide(moment, limits)
        why = partial(self.reasoner.plan, moment, plan)
        if plan.aim == HOLD:
            return Advice([("place", plan.source, moment.reserve)], why)
        actions = self._split(moment, plan) or [("place", plan.source, moment.reserve)]
        after = moment.f.copy()
        for _, land, count in actions:
            after.armies[land] += count
        return Advice([*actions, self._storm(after, plan)], why)

    def place_together(self, moment: Moment) -> Advice:
        """Return where armies go that must all stand in one land."""
        plan = self._turns.best(moment, self._breadth)
        why = partial(self.reasoner.plan, moment, plan)
        return Advice([("place", plan.source, moment.reserve)], why)

    def _split(self, moment: Moment, plan: Plan) -> list[Action] | None:
        """Return a placement in two lands if the plan is as good as sure with fewer armies."""
        f, seat, reserve, _ = moment
        if plan.chance < SURE or reserve < 4:
            return None
        for count in (reserve // 4, reserve // 2, 3 * reserve // 4):
            lean = self._planner.repeat(Moment(f, seat, count, moment.earned), plan)
            if lean is None or lean.chance < plan.chance - 0.03:
                continue
            rest = Moment(lean.field, seat, reserve - count, True)
            best = self._turns.best(rest, self._breadth)
            if best.source < 0 or f.owner[best.source] != seat or best.source == plan.source:
                return None
            if lean.chance * best.value + (1.0 - lean.chance) * plan.value <= plan.value:
                return None
            placed: list[Action] = [("place", best.source, reserve - count)]
            return [("place", plan.source, count), *placed] if count else placed
        return None

    # -- attacking ---------------------------------------------------------------------

    def attack(self, moment: Moment, invaded: int, limits: Limits) -> Advice:
        """Return the next attack, or the end of combat.

        An invasion of ``invaded`` (below 0: none is going on) that still pays is fought on.
        """
        plan = self._planner.invasion(moment, invaded, self._breadth) if invaded >= 0 else None
        if plan is None:
            plan = self._decide(moment, limits)
        action = END if plan.aim == HOLD else self._storm(moment.f, plan)
        return Advice([action], partial(self.reasoner.plan, moment, plan))

    def _storm(self, f: Field, plan: Plan) -> Action:
        """Return the plan's first battle, fought on until it has to be thought over."""
        source, target = plan.steps[0]
        stop = max(1, min(f.armies[target], f.armies[source] - 1))
        return ("storm", source, target, stop)

    def _decide(self, moment: Moment, limits: Limits) -> Plan:
        plan = self._turns.best(moment, self._breadth)
        limits.report(self._opening(moment, plan), plan.value)
        if not (self.deep and moment.reserve and _duel(moment)):
            limits.spend()
            return plan

        def tell(best: Plan, value: float) -> None:
            limits.report(self._opening(moment, best), value)

        return self._playouts.best(moment, self._planner.plans(moment, VARIED), limits, tell)

    def _opening(self, moment: Moment, plan: Plan) -> list[Action]:
        """Return the actions that begin ``plan``."""
        if moment.reserve:
            return [("place", plan.source, moment.reserve)]
        return [END if plan.aim == HOLD else self._storm(moment.f, plan)]

    def move_in(self, moment: Moment, source: int, target: int, least: int) -> Advice:
        """Return how many armies follow a conquest: where the next attack or need is."""
        f = moment.f
        lo, hi = least, f.armies[source] - 1
        if not self._planner.borders(f, source):
            best = hi
        elif not self._planner.borders(f, target):
            best = lo
        else:
            best = self._split_stack(moment, source, target, (lo, hi))
        action: Action = ("move_in", best)
        return Advice([action], partial(self.reasoner.move_in, moment, action, source, target))

    def _split_stack(self, moment: Moment, source: int, target: int, span: tuple[int, int]) -> int:
        """Return how many armies of a stack between two fronts go to ``target``.

        Wherever the next attack starts from; half of them if none is worth while and the
        borders are safer so.
        """
        lo, hi = span
        seat = moment.seat
        worth = []
        for count in (hi, lo):
            after = _moved(moment.f, source, target, count)
            plan = self._turns.best(Moment(after, seat, 0, True), self._breadth)
            if plan.aim != HOLD and plan.steps[0][0] == (target if count == hi else source):
                return count
            worth.append((plan.value, count))
        half = (lo + hi) // 2
        worth.append((self.judge.value(_moved(moment.f, source, target, half), seat), half))
        return max(worth)[1]

    # -- after combat ------------------------------------------------------------------

    def fortify(self, moment: Moment) -> Advice:
        """Return the move after which the position is worth most."""
        f, seat, _, _ = moment
        views = self._planner.survey(moment)
        after = f.copy()
        armies = after.armies
        most = views.worth(after, (), ())
        most += FORTIFY_GAIN * most * (1.0 - most)
        best: Action = ("skip",)
        stacks = [land for land, mine in enumerate(f.owner) if mine == seat and armies[land] > 1]
        fronts = set(self._planner.fronts(f, seat))
        stacks.sort(key=lambda land: (land in fronts, -armies[land], land))
        danger = self._planner.danger
        need = {land: (armies[land] - danger(f, land), land) for land in fronts}
        for source in stacks[:SOURCES]:
            count = armies[source] - 1
            goals = [land for land in f.component(self.judge.world, source)[1:] if land in fronts]
            goals.sort(key=need.__getitem__)
            for target in goals[:GOALS]:
                armies[source] -= count
                armies[target] += count
                value = views.worth(after, (source, target), ())
                armies[source] += count
                armies[target] -= count
                if value > most:
                    best, most = ("fortify", source, target, count), value
        return Advice([best], partial(self.reasoner.fortify, moment, best))


def _duel(moment: Moment) -> bool:
    """Tell whether only two play on, each with armies of its own."""
    return type(moment.f) is Field and len(rivals_of(moment.f, moment.seat)) == 1


def _moved(f: Field, source: int, target: int, count: int) -> Field:
    after = f.copy()
    after.armies[source] -= count
    after.armies[target] += count
    return after
