"""What weighed most in a decision, as messages: two or three with the numbers that were seen."""

from __future__ import annotations

from boardgames_desktop.ai.risk.evaluation import Evaluation
from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.plans import (
    BREAK,
    CARD,
    COMPLETE,
    ELIMINATE,
    HOLD,
    PUSH,
    Plan,
    Planner,
)
from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk.world import CONTINENT_KEYS, KEYS

MOST = 3
"""Reasons that are given at most."""

Reasons = tuple[Msg, ...]


def land_name(land: int) -> Msg:
    """Return the name of a territory."""
    return Msg("risk.land." + KEYS[land])


def continent_name(number: int) -> Msg:
    """Return the name of a continent."""
    return Msg("risk.continent." + CONTINENT_KEYS[number])


class Reasoner:
    """Puts into messages what spoke for an answer.

    Args:
        planner: the planner that made the plans.
    """

    __slots__ = ("_judge", "_planner")

    def __init__(self, planner: Planner) -> None:
        self._planner = planner
        self._judge: Evaluation = planner.judge

    def plan(self, moment: Moment, plan: Plan) -> Reasons:
        """Return why ``plan`` is followed."""
        if plan.aim == HOLD:
            return self._hold(moment, plan)
        found = [*self._taken(moment, plan), *self._continents(moment, plan)]
        if not found:
            if plan.aim == CARD and not moment.earned:
                found.append(Msg("risk_ai.card"))
            elif plan.aim in (PUSH, CARD, COMPLETE, ELIMINATE, BREAK):
                found.append(Msg("risk_ai.push", {}, len(plan.steps)))
        percent = max(1, min(99, round(100 * plan.chance)))
        found.insert(min(1, len(found)), Msg("risk_ai.odds", {"percent": percent}))
        found.extend(self._shorter(moment, plan))
        found.extend(self._leader(moment, plan))
        return tuple(found[:MOST])

    def _taken(self, moment: Moment, plan: Plan) -> list[Msg]:
        before, after = moment.f, plan.field
        found: list[Msg] = []
        for rival, cards in enumerate(before.cards):
            if rival != moment.seat and rival in before.owner and rival not in after.owner:
                victim = {"victim": Name(rival)}
                if cards:
                    found.append(Msg("risk_ai.eliminate", victim, cards))
                else:
                    found.append(Msg("risk_ai.eliminate_bare", victim))
        if found and after.traded > before.traded:
            track = self._judge.track
            armies = sum(track.worth(number) for number in range(before.traded, after.traded))
            found.insert(1, Msg("risk_ai.chain", {}, armies))
        return found

    def _continents(self, moment: Moment, plan: Plan) -> list[Msg]:
        world = self._judge.world
        found = []
        for number, lands in enumerate(world.continents):
            before = {moment.f.owner[land] for land in lands}
            after = {plan.field.owner[land] for land in lands}
            params = {"continent": continent_name(number)}
            if after == {moment.seat} != before:
                found.append(Msg("risk_ai.complete", params, world.bonus[number]))
            elif len(before) == 1 and len(after) > 1 and moment.seat not in before:
                (holder,) = before
                named = {"victim": Name(holder), **params}
                found.append(Msg("risk_ai.break", named, world.bonus[number]))
        return found

    def _shorter(self, moment: Moment, plan: Plan) -> list[Msg]:
        before = len(self._planner.fronts(moment.f, moment.seat))
        after = len(self._planner.fronts(plan.field, moment.seat))
        return [Msg("risk_ai.shorter", {}, before - after)] if after < before else []

    def _leader(self, moment: Moment, plan: Plan) -> list[Msg]:
        f = moment.f
        powers = [other for other, plays in enumerate(f.playing) if plays and other in f.owner]
        if len(powers) < 3:
            return []
        first = max(powers, key=lambda other: f.income(self._judge.world, other))
        hit = {f.owner[target] for _, target in plan.steps}
        return [Msg("risk_ai.leader", {"victim": Name(first)})] if first in hit else []

    def _hold(self, moment: Moment, plan: Plan) -> Reasons:
        found: list[Msg] = []
        if plan.source >= 0:
            found.extend(self.place(moment.f, plan.source))
        found.append(Msg("risk_ai.hold"))
        if moment.earned:
            found.append(Msg("risk_ai.card_safe"))
        return tuple(found[:MOST])

    def place(self, f: Field, land: int) -> Reasons:
        """Return why armies go to ``land``."""
        found: list[Msg] = []
        danger = self._planner.danger(f, land)
        if danger:
            found.append(Msg("risk_ai.danger", {"place": land_name(land)}, danger))
        world = self._judge.world
        number = world.continent_of[land]
        lands = world.continents[number]
        if land in world.gates[number] and all(f.owner[x] == f.owner[land] for x in lands):
            params = {"place": land_name(land), "continent": continent_name(number)}
            found.append(Msg("risk_ai.guard", params))
        return tuple(found)

    def trade(self, moment: Moment, *, must: bool) -> Reasons:
        """Return why a set is traded."""
        if must:
            return (Msg("risk_ai.trade_must"),)
        return (Msg("risk_ai.trade_now", {}, self._judge.track.worth(moment.f.traded)),)

    def move_in(self, moment: Moment, action: Action, source: int, target: int) -> Reasons:
        """Return why so many armies follow a conquest."""
        most = moment.f.armies[source] - 1
        if action[1] * 2 < most:
            return (Msg("risk_ai.stay", {"place": land_name(source)}),)
        found = [Msg("risk_ai.move_on", {"place": land_name(target)})]
        danger = self._planner.danger(moment.f, target)
        if danger > 1:
            found.append(Msg("risk_ai.danger", {"place": land_name(target)}, danger))
        return tuple(found)

    def fortify(self, moment: Moment, action: Action) -> Reasons:
        """Return why armies move at the end of the turn, or do not."""
        if action[0] != "fortify":
            return (Msg("risk_ai.settled"),)
        target = action[2]
        return (
            Msg("risk_ai.front", {"place": land_name(target)}),
            *self.place(moment.f, target),
        )

    def start(self, f: Field, land: int) -> Reasons:
        """Return why a start army goes to ``land``."""
        return (Msg("risk_ai.start", {"place": land_name(land)}), *self.place(f, land))

    def claim(self, land: int) -> Reasons:
        """Return why ``land`` is claimed."""
        number = self._judge.world.continent_of[land]
        return (Msg("risk_ai.claim_continent", {"continent": continent_name(number)}),)
