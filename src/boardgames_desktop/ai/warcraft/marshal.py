"""The move step: where units and workers go.

Whole manoeuvres are tried, not single moves: an assault with its flanks, taking a place, coming
nearer, going home. The best is made, then the next is looked for in the position it leads to,
until none is worth anything. Stronger levels then take parts of the turn back and look again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from boardgames_desktop.ai.search import Limits
from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    NONE,
    UNITS,
    WORKER,
    WarcraftState,
)

END: Action = ("end_move",)
LEAST_GAIN = 0.05
"""Tokens a manoeuvre must be worth."""


class Effort(NamedTuple):
    """How hard a level looks.

    Attributes:
        most: manoeuvres a turn at most.
        wide: places a stack may come nearer to, per stack.
        again: how often a part of the turn is taken back and looked for anew.
        noise: tokens by which worths are misjudged at random.
    """

    most: int = 10
    wide: int = 2
    again: int = 0
    noise: float = 0.0


EFFORT: Mapping[str, Effort] = {
    "easy": Effort(most=3, wide=1, noise=6.0),
    "normal": Effort(most=8, wide=1),
    "hard": Effort(most=12, wide=3),
    "expert": Effort(most=14, wide=3, again=6),
}


class Stack(NamedTuple):
    """Equal pieces that may still move, and where to."""

    space: int
    kind: int
    number: int
    reach: frozenset[int]


class Manoeuvre(NamedTuple):
    """Moves made together.

    Attributes:
        kind: what for: ``assault``, ``take``, ``advance``, ``carry``.
        goal: where.
    """

    kind: str
    goal: int
    moves: tuple[Action, ...]


class Turn(NamedTuple):
    """A planned move step: the position it leads to, its manoeuvres, its worth."""

    s: WarcraftState
    made: tuple[Manoeuvre, ...]
    worth: float

    @property
    def actions(self) -> list[Action]:
        """Return all its moves."""
        return [move for manoeuvre in self.made for move in manoeuvre.moves]


class Marshal:
    """Plans move steps.

    Args:
        judge: what positions are worth.
        effort: how hard to look.
    """

    def __init__(self, judge: Evaluation, effort: Effort) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.effort = effort

    def plan(self, o: WarcraftState, seat: int, limits: Limits, rng: Random) -> Turn:
        """Return the best move step found from ``o``, in which ``seat`` is asked to move."""
        start = self._send_workers(Turn(o.copy(), (), 0.0), seat)
        start = start._replace(worth=self.judge.value(start.s, seat))
        best = self._greedy(start, seat, rng)
        limits.report([*best.actions, END], 0.5)
        for _ in range(self.effort.again):
            if not best.made or not limits.spend():
                break
            better = self._anew(o, best, seat, rng)
            if better.worth > best.worth + LEAST_GAIN:
                best = better
                limits.report([*best.actions, END], 0.5)
        return best

    # -- looking ----------------------------------------------------------------------

    def _greedy(self, turn: Turn, seat: int, rng: Random) -> Turn:
        for _ in range(self.effort.most):
            better = self._best_step(turn, seat, rng)
            if better is None:
                break
            turn = better
        return turn

    def _best_step(self, turn: Turn, seat: int, rng: Random) -> Turn | None:
        best: Turn | None = None
        most = turn.worth + LEAST_GAIN
        for manoeuvre in self._manoeuvres(turn.s, seat):
            after = self._made(turn.s, seat, manoeuvre.moves)
            if after is None:
                continue
            worth = self.judge.value(after, seat)
            if self.effort.noise:
                worth += rng.gauss(0.0, self.effort.noise)
            if worth > most:
                most = worth
                best = Turn(after, (*turn.made, manoeuvre), worth)
        return best

    def _anew(self, o: WarcraftState, best: Turn, seat: int, rng: Random) -> Turn:
        """Take one manoeuvre back, keep the others as far as they go, and look again."""
        leave = rng.randrange(len(best.made))
        turn = Turn(o.copy(), (), 0.0)
        for index, manoeuvre in enumerate(best.made):
            if index == leave:
                continue
            after = self._made(turn.s, seat, manoeuvre.moves)
            if after is not None:
                turn = Turn(after, (*turn.made, manoeuvre), 0.0)
        turn = turn._replace(worth=self.judge.value(turn.s, seat))
        return self._greedy(turn, seat, rng)

    def _made(self, s: WarcraftState, seat: int, moves: Sequence[Action]) -> WarcraftState | None:
        """Return the position after some moves; None if one is not legal."""
        trial = s.copy()
        for move in moves:
            if self.rules.why_not(trial, seat, move) is not None:
                return None
            self.rules.apply(trial, seat, move)
        return trial

    # -- manoeuvres -------------------------------------------------------------------

    def _stacks(self, s: WarcraftState, seat: int) -> list[Stack]:
        """Return the units that may still move."""
        rules = self.rules
        found: list[Stack] = []
        for space in range(rules.spaces):
            if space in s.locked:
                continue
            for kind in UNITS:
                count = reach.unmoved(rules, s, seat, space, kind)
                if count > 0:
                    goals = frozenset(reach.reach(rules, s, seat, space, kind))
                    if goals:
                        found.append(Stack(space, kind, count, goals))
        found.sort(key=lambda stack: -self.judge.unit(s, seat, stack.kind))
        return found

    def _manoeuvres(self, s: WarcraftState, seat: int) -> Iterator[Manoeuvre]:
        rules = self.rules
        stacks = self._stacks(s, seat)
        goals = self.judge.goals(s, seat)
        targets = sorted({space for stack in stacks for space in stack.reach})
        for target in targets:
            free = reach.room(rules, s, seat, target, False)
            if reach.held(rules, s, seat, target):
                yield from self._assaults(s, seat, target, stacks, free)
            elif target in goals or rules.field.points[target] or target in rules.homes[seat]:
                yield from self._takes(target, stacks, free)
        yield from self._advances(s, seat, stacks, goals)
        yield from self._supports(s, seat, stacks)
        if s.captives and s.captives[seat] != NONE:
            yield from self._carries(s, seat, stacks)

    def _assaults(
        self, s: WarcraftState, seat: int, target: int, stacks: Sequence[Stack], free: int
    ) -> Iterator[Manoeuvre]:
        """Enter an enemy's space with one unit, with all that fit, and with flanks beside."""
        movers = [stack for stack in stacks if target in stack.reach]
        full, used = _fill(movers, target, free)
        if not full:
            return
        yield Manoeuvre("assault", target, tuple(full))
        if len(used) > 1 or sum(used.values()) > 1:
            first = movers[0]
            yield Manoeuvre("assault", target, (("move", first.kind, first.space, target, 1),))
        beside = self._flanks(s, seat, target, stacks, used)
        if beside:
            yield Manoeuvre("assault", target, (*beside, *full))

    def _flanks(
        self,
        s: WarcraftState,
        seat: int,
        target: int,
        stacks: Sequence[Stack],
        used: Mapping[Stack, int],
    ) -> list[Action]:
        """Return moves of further units into the spaces around a target."""
        rules = self.rules
        around = rules.field.neighbours[target]
        room = {space: reach.room(rules, s, seat, space, False) for space in around}
        moves: list[Action] = []
        for stack in stacks:
            left = stack.number - used.get(stack, 0)
            if left <= 0 or stack.space in around or stack.space in rules.homes[seat]:
                continue
            for space in around:
                number = min(left, room[space])
                if space in stack.reach and number > 0 and not reach.held(rules, s, seat, space):
                    moves.append(("move", stack.kind, stack.space, space, number))
                    room[space] -= number
                    left -= number
                if left <= 0:
                    break
        return moves

    def _takes(self, target: int, stacks: Sequence[Stack], free: int) -> Iterator[Manoeuvre]:
        """Go to a space that is worth something, alone or with all that fit."""
        movers = [stack for stack in stacks if target in stack.reach]
        if free <= 0 or not movers:
            return
        cheapest = movers[-1]
        yield Manoeuvre("take", target, (("move", cheapest.kind, cheapest.space, target, 1),))
        for stack in movers:
            if stack.number > 1 and free > 1:
                number = min(stack.number, free)
                yield Manoeuvre(
                    "take", target, (("move", stack.kind, stack.space, target, number),)
                )
        full, used = _fill(movers, target, free)
        if len(used) > 1:
            yield Manoeuvre("take", target, tuple(full))

    def _advances(
        self,
        s: WarcraftState,
        seat: int,
        stacks: Sequence[Stack],
        goals: Mapping[int, float],
    ) -> Iterator[Manoeuvre]:
        """Come nearer to what is wanted, a stack or one unit of it."""
        if not goals:
            return
        rules, atlas, far = self.rules, self.judge.atlas, self.judge.weights.reach
        for stack in stacks:
            open_ = [
                space
                for space in stack.reach
                if not reach.held(rules, s, seat, space)
                and reach.room(rules, s, seat, space, False) > 0
            ]
            worth = {
                space: max(
                    value * (1.0 - min(atlas.steps(stack.kind, space, goal), far) / far)
                    for goal, value in goals.items()
                )
                for space in open_
            }
            open_.sort(key=lambda space: -worth[space])
            for space in open_[: self.effort.wide]:
                number = min(stack.number, reach.room(rules, s, seat, space, False))
                move = ("move", stack.kind, stack.space, space, number)
                yield Manoeuvre("advance", space, (move,))
                if number > 1:
                    yield Manoeuvre("advance", space, ((*move[:4], 1),))

    def _supports(
        self, s: WarcraftState, seat: int, stacks: Sequence[Stack]
    ) -> Iterator[Manoeuvre]:
        """Come beside a battle that is to be fought."""
        rules = self.rules
        for field, _ in rules.battle_spaces(s, seat):
            around = rules.field.neighbours[field]
            for stack in stacks:
                if stack.space in around:
                    continue
                for space in around:
                    free = reach.room(rules, s, seat, space, False)
                    if space in stack.reach and free > 0:
                        number = min(free, stack.number)
                        move = ("move", stack.kind, stack.space, space, number)
                        yield Manoeuvre("advance", space, (move,))
                        break

    def _carries(self, s: WarcraftState, seat: int, stacks: Sequence[Stack]) -> Iterator[Manoeuvre]:
        """Take the own captive along, the nearer home the better (11.3)."""
        rules = self.rules
        home = rules.towns[seat]
        table = self.judge.atlas.ground[home]
        for stack in stacks:
            goals = reach.carry_reach(rules, s, seat, stack.space, stack.kind)
            for space in sorted(goals, key=lambda space: table[space])[:2]:
                move = ("carry", stack.kind, stack.space, space)
                yield Manoeuvre("carry", space, (move,))

    # -- workers ----------------------------------------------------------------------

    def _send_workers(self, turn: Turn, seat: int) -> Turn:
        """Send workers that are idle to resources that are near and safe."""
        s = turn.s
        for space in range(self.rules.spaces):
            idle = reach.unmoved(self.rules, s, seat, space, WORKER)
            idle -= self.rules.builders(s, seat, space)
            for _ in range(max(0, idle)):
                goal = self._workplace(s, seat, space)
                if goal == space:
                    break
                move = ("move", WORKER, space, goal, 1)
                after = self._made(s, seat, (move,))
                if after is None:
                    break
                s = after
                turn = Turn(s, (*turn.made, Manoeuvre("work", goal, (move,))), turn.worth)
        return turn

    def _workplace(self, s: WarcraftState, seat: int, space: int) -> int:
        """Return where a worker is of most use next: the space itself, or one in reach."""
        rules = self.rules
        if rules.necromancers[seat]:
            return self._rite(s, seat, space)
        goals = reach.reach(rules, s, seat, space, WORKER)
        best, most = space, self._usefulness(s, seat, space, space) + 0.6
        for goal in goals:
            if reach.room(rules, s, seat, goal, True) > 0 and not reach.held(rules, s, seat, goal):
                useful = self._usefulness(s, seat, goal, space)
                if useful > most:
                    best, most = goal, useful
        return best

    def _usefulness(self, s: WarcraftState, seat: int, goal: int, start: int) -> float:
        """Return how good a workplace is: work there, or the way to where there is work."""
        rules, atlas = self.rules, self.judge.atlas
        danger = 0.0
        for enemy in rules.enemies_of(seat):
            if enemy < rules.seats and any(self.judge.invasion(s, enemy, goal).field):
                guarded = rules.team_units_at(s, seat, goal)
                danger += 1.0 if guarded else 3.0
        own = goal == start
        terrain = rules.field.terrain
        worth = 0.0
        for space in rules.field.resources:
            if s.depleted[space] == DEPLETED:
                continue
            steps = atlas.ground[goal][space]
            busy = rules.count(s, seat, space, WORKER) - (own and space == start)
            if busy >= BOX.stack_workers or steps > 6:
                continue
            fresh = (2 - s.depleted[space]) / (busy + 1.0)
            scarce = s.stock[seat * 2] - s.stock[seat * 2 + 1]
            need = 1.0 + 0.08 * (-scarce if terrain[space] == "gold" else scarce)
            worth = max(worth, 3.0 * min(1.0, 0.5 + fresh / 2) * max(0.4, need) - 1.1 * steps)
        if goal in rules.homes[seat] and self._wants_builder(s, seat, goal):
            worth = max(worth, 2.2)
        return worth - danger

    def _wants_builder(self, s: WarcraftState, seat: int, town: int) -> bool:
        """Tell whether a worker should stay in town to build."""
        rules = self.rules
        tokens = min(s.stock[seat * 2], s.stock[seat * 2 + 1])
        plots = any(rules.planned(s, seat, kind) < BOX.buildings[kind] for kind in UNITS)
        return plots and tokens >= 2 and rules.count(s, seat, town, WORKER) <= 1

    def _rite(self, s: WarcraftState, seat: int, space: int) -> int:
        """Return where a necromancer goes: to a token that raises or upgrades, if it is safe."""
        rules, atlas = self.rules, self.judge.atlas
        goals = [space, *reach.reach(rules, s, seat, space, WORKER)]

        def worth(goal: int) -> float:
            if goal != space and reach.room(rules, s, seat, goal, True) <= 0:
                return -99.0
            danger = 0.0
            for enemy in rules.enemies_of(seat):
                if any(self.judge.invasion(s, enemy, goal).field):
                    danger += 8.0 / (1.0 + rules.team_units_at(s, seat, goal))
            best = -99.0
            for token, kind in zip(rules.field.token_spaces, rules.field.token_kinds, strict=True):
                others = rules.count(s, seat, token, WORKER) - (token == space)
                if not rules.token_there(s, token) or others > 0:
                    continue
                use = 5.0 if kind != "graveyard" else 4.0
                if kind in ("melee", "ranged", "flying"):
                    at = ("melee", "ranged", "flying").index(kind)
                    use = 5.0 + at if s.reserve[seat * 4 + at] else 0.0
                    if rules.units_at(s, seat, token) >= BOX.stack_units:
                        use -= 3.0
                elif all(rules.top(s, seat, at) for at in UNITS):
                    use = 0.0
                best = max(best, use - 1.5 * atlas.ground[goal][token])
            return best - danger

        return max(goals, key=worth)


def _fill(movers: Sequence[Stack], target: int, free: int) -> tuple[list[Action], dict[Stack, int]]:
    """Return moves of the first units that find room, and how many of each stack they are."""
    moves: list[Action] = []
    used: dict[Stack, int] = {}
    for stack in movers:
        number = min(stack.number, free)
        if number > 0:
            moves.append(("move", stack.kind, stack.space, target, number))
            used[stack] = number
            free -= number
    return moves, used
