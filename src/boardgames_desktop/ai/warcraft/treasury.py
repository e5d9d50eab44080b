"""The harvest, deploy and spend steps: what tokens become."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random

from boardgames_desktop.ai.warcraft.clash import COST
from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    CONSTRUCT,
    GOLD,
    NO_MODE,
    NONE,
    TRAIN,
    UNITS,
    UPGRADE,
    WOOD,
    WORKER,
    WarcraftState,
)

END_SPEND: Action = ("end_spend",)
END_DEPLOY: Action = ("end_deploy",)

PLENTY, SHORT, GIFT = 10, 1, 3
"""Tokens of a kind from which on a seat gives, up to which a mate is short, and that are given."""

Purchase = tuple[float, list[Action]]


class Treasury:
    """Spends what there is.

    Args:
        judge: what things are worth.
        noise: tokens by which purchases are misjudged at random.
    """

    def __init__(self, judge: Evaluation, noise: float) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.noise = noise

    # -- spending ---------------------------------------------------------------------

    def spend(self, o: WarcraftState, seat: int, rng: Random) -> list[Action]:
        """Return the next purchases, all of the option that is worth most, or the end."""
        if self.rules.necromancers[seat]:
            return self._graves(o, seat)
        best: Purchase = (0.0, [END_SPEND])
        for worth, actions in self._purchases(o, seat):
            seen = worth + (rng.gauss(0.0, self.noise) if self.noise else 0.0)
            if actions and seen > best[0]:
                best = (seen, [*actions, END_SPEND])
        return best[1]

    def _purchases(self, s: WarcraftState, seat: int) -> Iterator[Purchase]:
        if s.mode in (NO_MODE, TRAIN):
            yield self._train(s, seat)
        if s.mode in (NO_MODE, CONSTRUCT):
            yield self._construct(s, seat)
        if s.mode in (NO_MODE, UPGRADE):
            yield self._upgrade(s, seat)

    def _train(self, s: WarcraftState, seat: int) -> Purchase:
        """Train workers while some are wanted, then the units that are worth most a token."""
        rules = self.rules
        trial = s.copy()
        worth = 0.0
        actions: list[Action] = []
        wanted = self.judge.weights.workers - self.workers(s, seat)
        need = self._need(s, seat)
        kinds = sorted(UNITS, key=lambda kind: -self._return(s, seat, kind))
        order = [WORKER, *kinds] if wanted > 0 else [*kinds]
        for kind in order:
            most = BOX.limits[kind]
            number = 0
            while number < most:
                a = ("train", kind, 1)
                if rules.why_not(trial, seat, a) is not None:
                    break
                rules.apply(trial, seat, a)
                number += 1
                if kind == WORKER:
                    worth += 3.2 if wanted > 2 else 2.0
                else:
                    worth += (self._return(s, seat, kind) - 0.55) * COST[kind] * need
            if number:
                actions.append(("train", kind, number))
        return worth, actions

    def _return(self, s: WarcraftState, seat: int, kind: int) -> float:
        """Return what a token spent on a kind of unit is worth."""
        return self.judge.unit(s, seat, kind) / COST[kind]

    def _need(self, s: WarcraftState, seat: int) -> float:
        """Return how badly units are needed: more if enemies have more."""
        own = 1.0 + self._army(s, seat)
        foes = [
            self._army(s, enemy)
            for enemy in self.rules.enemies_of(seat)
            if enemy < self.rules.seats and s.alive[enemy]
        ]
        return min(2.2, max(0.9, 1.3 * max(foes, default=own) / own))

    def _army(self, s: WarcraftState, side: int) -> float:
        return sum(
            (self.rules.on_board(s, side, kind) + s.training[side * 4 + kind])
            * self.judge.unit(s, side, kind)
            for kind in UNITS
        )

    def workers(self, s: WarcraftState, seat: int) -> int:
        """Return the workers a seat has, wherever they are."""
        return (
            self.rules.on_board(s, seat, WORKER)
            + s.training[seat * 4 + WORKER]
            + sum(s.building[seat * 3 : seat * 3 + 3])
        )

    def _construct(self, s: WarcraftState, seat: int) -> Purchase:
        """Add the buildings that are worth their price; Summon Building saves the worker."""
        rules = self.rules
        trial = s.copy()
        worth = 0.0
        actions: list[Action] = []
        summons = s.hands[seat].count(NUMBER["summon_building"])
        while True:
            best = max(UNITS, key=lambda kind: self._building(trial, seat, kind))
            gain = self._building(trial, seat, best)
            if gain <= 0.4:
                return self._with_outpost(trial, seat, worth, actions)
            a: Action = ("summon", best) if summons else ("build", best)
            if rules.why_not(trial, seat, a) is not None:
                return self._with_outpost(trial, seat, worth, actions)
            rules.apply(trial, seat, a)
            summons -= a[0] == "summon"
            worth += gain + (1.0 if a[0] == "summon" else 0.0)
            actions.append(a)
            if a[0] == "summon":
                return worth, actions

    def _with_outpost(
        self, s: WarcraftState, seat: int, worth: float, actions: list[Action]
    ) -> Purchase:
        """Add an outpost where units come on the board nearer to what they want (D1)."""
        rules = self.rules
        town = rules.towns[seat]
        if town == NONE or s.outpost.count(seat) >= BOX.outposts:
            return worth, actions
        waiting = sum(s.training[seat * 4 : seat * 4 + 3])
        waiting += rules.team_units_at(s, seat, town)
        stock = s.stock[seat * 2] + s.stock[seat * 2 + 1]
        gain = 0.8 * max(0, waiting - 1) + 0.3 * (stock - 4) - 3.4
        if gain <= 0.4:
            return worth, actions
        goals = self.judge.goals(s, seat)
        best, nearest = NONE, self.judge.atlas.nearest(WORKER, town, goals.keys())
        for space in range(rules.spaces):
            if rules.count(s, seat, space, WORKER) <= rules.builders(s, seat, space):
                continue
            steps = self.judge.atlas.nearest(WORKER, space, goals.keys())
            if steps <= nearest and not self._threatened(s, seat, space):
                a = ("outpost", space)
                if rules.why_not(s, seat, a) is None:
                    best, nearest = space, steps
        if best == NONE:
            return worth, actions
        return worth + gain, [*actions, ("outpost", best)]

    def _threatened(self, s: WarcraftState, seat: int, space: int) -> bool:
        return any(
            self.judge.threats.invasion(s, enemy, space) is not None
            for enemy in self.rules.foes[seat]
            if enemy < self.rules.seats
        )

    def _building(self, s: WarcraftState, seat: int, kind: int) -> float:
        """Return what one more building of a kind is worth beyond its price."""
        rules = self.rules
        has = rules.planned(s, seat, kind)
        if has >= BOX.buildings[kind]:
            return -9.0
        income = self.judge.weights.income * max(2, self.workers(s, seat) - 1)
        able = sum(
            COST[other] * (rules.planned(s, seat, other) + BOX.printed_buildings[other])
            for other in UNITS
        )
        idle = max(0.0, min(1.0, (income - able) / COST[kind]))
        stock = s.stock[seat * 2] + s.stock[seat * 2 + 1]
        idle = max(idle, min(1.0, (stock - 4 - able) / 8.0))
        gain = (
            self.judge.weights.horizon
            * idle
            * COST[kind]
            * max(0.12, self._return(s, seat, kind) - 0.6)
        )
        level = s.level[seat * 3 + kind]
        buildings = has + BOX.printed_buildings[kind]
        if not rules.top(s, seat, kind) and buildings < level:
            gain += 0.6 * self._level(s, seat, kind)
        if has == 0 and not BOX.printed_buildings[kind]:
            gain += 2.0
        return gain - 2.4

    def _upgrade(self, s: WarcraftState, seat: int) -> Purchase:
        """Upgrade the types that gain most, as many as can be paid."""
        rules = self.rules
        trial = s.copy()
        worth = 0.0
        actions: list[Action] = []
        for kind in sorted(UNITS, key=lambda kind: -self._level(s, seat, kind)):
            gain = self._level(s, seat, kind) - 2.4
            a = ("upgrade", kind)
            if gain > 0 and rules.why_not(trial, seat, a) is None:
                rules.apply(trial, seat, a)
                worth += gain
                actions.append(a)
        return worth, actions

    def _level(self, s: WarcraftState, seat: int, kind: int) -> float:
        """Return what the next level of a type is worth."""
        rules, judge = self.rules, self.judge
        if rules.top(s, seat, kind):
            return 0.0
        level = s.level[seat * 3 + kind]
        after = s.copy()
        after.level[seat * 3 + kind] = level + 1
        units = rules.on_board(s, seat, kind) + s.training[seat * 4 + kind]
        grown = judge.unit(after, seat, kind) - judge.unit(s, seat, kind)
        gain = (units + 1.5) * grown + judge.weights.level
        if judge.target and rules.top(after, seat, kind):
            points = judge.points(s, seat)
            gain += judge.weights.glory * (
                judge.points_worth(points + 1) - judge.points_worth(points)
            )
        return gain

    def _graves(self, s: WarcraftState, seat: int) -> list[Action]:
        """Upgrade at graveyards: the type with most units first (11.2)."""
        for kind in sorted(UNITS, key=lambda kind: -self._level(s, seat, kind)):
            a = ("upgrade", kind)
            if self.rules.why_not(s, seat, a) is None:
                return [a]
        return [END_SPEND]

    # -- deploying --------------------------------------------------------------------

    def deploy(self, o: WarcraftState, seat: int) -> list[Action]:
        """Finish what is being built, then put everything on the board that finds room."""
        rules = self.rules
        s = o.copy()
        actions: list[Action] = []

        def do(a: Action) -> bool:
            if rules.why_not(s, seat, a) is not None:
                return False
            rules.apply(s, seat, a)
            actions.append(a)
            return True

        for kind in UNITS:
            while do(("finish", kind)):
                pass
        for space in range(rules.spaces):
            do(("finish_outpost", space))
        for kind in (*sorted(UNITS, key=lambda kind: -COST[kind]), WORKER):
            for space in self._bases(s, seat, kind):
                number = min(
                    s.training[seat * 4 + kind], reach.room(rules, s, seat, space, kind == WORKER)
                )
                if number > 0:
                    do(("deploy", kind, space, number))
        order = list(rules.clockwise(s.first))
        present = self.gift(s, seat, order[: order.index(seat)])
        if present is not None:
            do(present)
        return [*actions, END_DEPLOY]

    def _bases(self, s: WarcraftState, seat: int, kind: int) -> list[int]:
        """Return where pieces of a kind may come on the board, the best place first.

        A town under attack is defended; workers keep away from enemies.
        """
        rules, judge = self.rules, self.judge
        bases = [
            space
            for space in range(rules.spaces)
            if space == rules.towns[seat] or (s.outpost[space] == seat and s.standing[space])
        ]
        goals = judge.goals(s, seat)

        def worth(space: int) -> float:
            attacks = [
                judge.threats.invasion(s, enemy, space)
                for enemy in rules.enemies_of(seat)
                if enemy < rules.seats
            ]
            threat = sum(sum(attack.field) for attack in attacks if attack is not None)
            if kind == WORKER:
                near = judge.atlas.nearest(kind, space, rules.field.resources)
                return -near - 3.0 * threat - 5.0 * rules.enemy_units_at(s, seat, space)
            defends = 2.0 * threat if space in rules.homes[seat] else 0.0
            return defends - judge.atlas.nearest(kind, space, goals.keys())

        bases.sort(key=worth, reverse=True)
        if kind == WORKER and bases and rules.enemy_units_at(s, seat, bases[0]):
            return []
        return bases

    # -- harvesting -------------------------------------------------------------------

    def harvest(self, o: WarcraftState, seat: int, resource: int) -> list[Action]:
        """Harvest everywhere; an unfinished outpost is never given up for it."""
        fields = self.rules._fields(o, seat, resource)
        return [("harvest", fields[0])] if fields else [("end_harvest",)]

    def scarcer(self, o: WarcraftState, seat: int) -> int:
        """Return the resource a seat has less of."""
        return GOLD if o.stock[seat * 2 + GOLD] <= o.stock[seat * 2 + WOOD] else WOOD

    def raises(self, o: WarcraftState, seat: int) -> list[Action]:
        """Raise a unit wherever a necromancer can, flying ones first (11.2)."""
        circles = self.rules._circles(o, seat)
        if not circles:
            return [("end_harvest",)]
        return [("raise", max(circles, key=lambda space: COST[circles[space]]))]

    def gift(self, o: WarcraftState, seat: int, among: Collection[int]) -> Action | None:
        """Return a gift to a team-mate ``among`` some who is short of what this seat has (11.5).

        Whoever spends earlier in this round must be given before the spend step.
        """
        for mate in self.rules.team(seat):
            if mate == seat or not o.alive[mate] or self.rules.towns[mate] == NONE:
                continue
            for resource in (GOLD, WOOD):
                own, theirs = o.stock[seat * 2 + resource], o.stock[mate * 2 + resource]
                if mate in among and own >= PLENTY and theirs <= SHORT:
                    return ("give", mate, resource, GIFT)
        return None
