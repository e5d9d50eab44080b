"""Errands of workers and necromancers: where each is of most use, and safe."""

from __future__ import annotations

from boardgames_desktop.ai.warcraft.atlas import FAR
from boardgames_desktop.ai.warcraft.census import Census
from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.ai.warcraft.manoeuvres import WORK, Manoeuvre, Manoeuvres
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import DEPLETED, KINDS, UNITS, WORKER, WarcraftState

STAY = 0.6
"""What a better workplace must be worth more than the present one."""

NOWHERE = -99.0

IDLE = -9.0
"""Use of a place from which no work can be reached."""

WALK = 0.8
"""What every step to where there is work takes off its use."""

RICH = 0.4
"""What every token of each kind that lies idle adds to the use of a builder."""


class Errands:
    """Sends the workers of one seat about in one move step.

    Args:
        judge: what things are worth.
        ways: where pieces get.
    """

    def __init__(self, judge: Evaluation, ways: Manoeuvres) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.ways = ways
        self.seat = ways.seat
        self._dangers: dict[int, int] = {}
        self._enemies: dict[int, list[tuple[int, int, int]]] = {}

    def send(self, s: WarcraftState) -> tuple[WarcraftState, list[Manoeuvre]]:
        """Return the position after all errands, and the errands."""
        rules, seat = self.rules, self.seat
        census = Census(rules, s)
        self._enemies = {
            enemy: census.units[enemy] for enemy in rules.foes[seat] if enemy < rules.seats
        }
        made: list[Manoeuvre] = []
        for space, _ in census.workers[seat]:
            idle = reach.unmoved(rules, s, seat, space, WORKER) - rules.builders(s, seat, space)
            for _ in range(max(0, idle)):
                goal = self._workplace(s, space)
                move = ("move", WORKER, space, goal, 1)
                after = self.ways.made(s, (move,)) if goal != space else None
                if after is None:
                    break
                s = after
                made.append(Manoeuvre(WORK, goal, (move,)))
        return s, made

    def _invaders(self, s: WarcraftState, goal: int) -> int:
        """Return how many enemies could attack a space."""
        found = self._dangers.get(goal)
        if found is None:
            found = 0
            for enemy, stacks in self._enemies.items():
                attack = self.judge.threats.invasion(s, enemy, goal, stacks)
                found += attack is not None
            self._dangers[goal] = found
        return found

    def _workplace(self, s: WarcraftState, space: int) -> int:
        """Return where a worker is of most use next: the space itself, or one in reach."""
        rules, seat = self.rules, self.seat
        goals = [
            goal
            for goal in self.ways.outlook.reach(space, WORKER)
            if not self.ways.outlook.held[goal] and reach.room(rules, s, seat, goal, True) > 0
        ]
        if rules.necromancers[seat]:
            return max((space, *goals), key=lambda goal: self._rite(s, goal, space))
        best, most = space, self._usefulness(s, space, space) + STAY
        for goal in goals:
            useful = self._usefulness(s, goal, space)
            if useful > most:
                best, most = goal, useful
        return best

    def _usefulness(self, s: WarcraftState, goal: int, start: int) -> float:
        """Return how good a workplace is: work there, or the way to where there is work."""
        rules, atlas, seat = self.rules, self.judge.atlas, self.seat
        guarded = rules.team_units_at(s, seat, goal)
        danger = self._invaders(s, goal) * (1.0 if guarded else self.judge.weights.raid)
        own = goal == start
        terrain = rules.field.terrain
        scarce = self.judge.weights.scarce * (s.stock[seat * 2] - s.stock[seat * 2 + 1])
        worth = IDLE
        for space in rules.field.resources:
            steps = atlas.ground[goal][space]
            if s.depleted[space] == DEPLETED or steps == FAR:
                continue
            busy = rules.count(s, seat, space, WORKER) - (own and space == start)
            if busy >= BOX.stack_workers:
                continue
            fresh = (2 - s.depleted[space]) / (busy + 1.0)
            need = 1.0 + (-scarce if terrain[space] == "gold" else scarce)
            worth = max(worth, 3.0 * min(1.0, 0.5 + fresh / 2) * max(0.4, need) - WALK * steps)
        if goal == rules.towns[seat]:
            worth = max(worth, self._building(s, goal, own=own))
        return worth - danger

    def _building(self, s: WarcraftState, town: int, *, own: bool) -> float:
        """Return what a worker is worth in town, ready to build; more the richer its owner."""
        rules, seat = self.rules, self.seat
        tokens = min(s.stock[seat * 2], s.stock[seat * 2 + 1])
        plots = any(rules.planned(s, seat, kind) < BOX.buildings[kind] for kind in UNITS)
        ready = rules.count(s, seat, town, WORKER) - own
        if not plots or tokens < 2 * (ready + 1) or ready > 1:
            return 0.0
        return 2.2 + RICH * max(0, tokens - 5 - 3 * ready)

    def _rite(self, s: WarcraftState, goal: int, start: int) -> float:
        """Return how good a place is for a necromancer, itself or on the way to one (11.2)."""
        rules, atlas, seat = self.rules, self.judge.atlas, self.seat
        guards = rules.team_units_at(s, seat, goal)
        danger = 8.0 * self._invaders(s, goal) / (1.0 + guards)
        best = NOWHERE
        field = rules.field
        for token, kind in zip(field.token_spaces, field.token_kinds, strict=True):
            others = rules.count(s, seat, token, WORKER) - (token == start)
            if not rules.token_there(s, token) or others > 0:
                continue
            if kind in KINDS:
                at = KINDS.index(kind)
                use = 5.0 + at if s.reserve[seat * 4 + at] else 0.0
                if rules.units_at(s, seat, token) >= BOX.stack_units:
                    use -= 3.0
            else:
                use = 0.0 if all(rules.top(s, seat, at) for at in UNITS) else 4.0
            best = max(best, use - 1.5 * atlas.ground[goal][token])
        return best - danger
