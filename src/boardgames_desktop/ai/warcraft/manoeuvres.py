"""Manoeuvres: moves that are made together, for one purpose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.move_step import March
from boardgames_desktop.games.warcraft.state import FLYING, NONE, WORKER, WarcraftState

ASSAULT, TAKE, ADVANCE, CARRY, WORK = "assault", "take", "advance", "carry", "work"


class Stack(NamedTuple):
    """Equal units that may still move, and where to."""

    space: int
    kind: int
    number: int
    reach: Mapping[int, tuple[int, ...]]


class Manoeuvre(NamedTuple):
    """Moves made together.

    Attributes:
        kind: what for: :data:`ASSAULT`, :data:`TAKE`, :data:`ADVANCE`, :data:`CARRY` or
            :data:`WORK`.
        goal: where.
    """

    kind: str
    goal: int
    moves: tuple[Action, ...]


class Manoeuvres:
    """Finds the manoeuvres of a seat in one move step.

    Args:
        judge: what positions are worth.
        o: the position in which the move step began, or one some moves later.
        seat: whose move step it is.
        wide: places a stack may come nearer to, per stack.
    """

    def __init__(self, judge: Evaluation, o: WarcraftState, seat: int, wide: int) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.seat = seat
        self.wide = wide
        self.outlook = reach.Outlook(judge.rules, o, seat)
        self.goals = judge.goals(o, seat)

    def made(self, s: WarcraftState, moves: Sequence[Action]) -> WarcraftState | None:
        """Return the position after some moves; None if they do not fit."""
        trial = s.copy()
        rules, seat = self.rules, self.seat
        targets: set[int] = set()
        for move in moves:
            if move[1] != WORKER:
                targets.add(move[4] if move[0] == "escort" else move[3])
            if move[0] == "move" and move[1] != WORKER:
                rules.shift(trial, seat, March(*move[1:]))
                continue
            if rules.why_not(trial, seat, move) is not None:
                return None
            rules.apply(trial, seat, move)
        if any(reach.room(rules, trial, seat, target, False) < 0 for target in targets):
            return None
        return trial

    def stacks(self, s: WarcraftState) -> list[Stack]:
        """Return the units that may still move, the dearest first."""
        rules, seat = self.rules, self.seat
        found: list[Stack] = []
        at = seat * rules.spaces * 4
        for index, count in enumerate(s.pieces[at : at + rules.spaces * 4]):
            kind = index % 4
            if kind == WORKER or count <= s.moved[index]:
                continue
            goals = self.outlook.reach(index // 4, kind)
            if goals:
                found.append(Stack(index // 4, kind, count - s.moved[index], goals))
        found.sort(key=lambda stack: -self.judge.unit(s, seat, stack.kind))
        return found

    def all(self, s: WarcraftState) -> Iterator[Manoeuvre]:
        """Yield every manoeuvre that is tried in a position."""
        rules, seat = self.rules, self.seat
        stacks = self.stacks(s)
        free = reach.rooms(rules, s, seat, False)
        held = self.outlook.held
        targets = sorted({space for stack in stacks for space in stack.reach})
        for target in targets:
            if held[target]:
                yield from self._assaults(target, stacks, free)
            elif (
                target in self.goals
                or rules.field.points[target]
                or target in rules.homes[seat]
                or rules.count(s, seat, target, WORKER)
            ):
                yield from _takes(target, stacks, free[target])
        yield from self._advances(stacks, free)
        yield from self._supports(s, stacks, free)
        if s.captives and s.captives[seat] != NONE:
            yield from self._carries(s, stacks)

    def _assaults(
        self, target: int, stacks: Sequence[Stack], free: Sequence[int]
    ) -> Iterator[Manoeuvre]:
        """Enter an enemy's space with one unit, with all that fit, and with flanks beside."""
        movers = [stack for stack in stacks if target in stack.reach]
        full, used = _fill(movers, target, free[target])
        if not full:
            return
        yield Manoeuvre(ASSAULT, target, tuple(full))
        beside = self._flanks(target, stacks, used, free)
        if beside:
            yield Manoeuvre(ASSAULT, target, (*beside, *full))
        number = sum(used.values())
        for first in (movers[0], movers[-1]) if len(movers) > 1 else (movers[0],):
            if number > 1:
                one = ("move", first.kind, first.space, target, 1)
                yield Manoeuvre(ASSAULT, target, (one,))
                beside = self._flanks(target, stacks, {first[:2]: 1}, free)
                if beside:
                    yield Manoeuvre(ASSAULT, target, (*beside, one))

    def _flanks(
        self,
        target: int,
        stacks: Sequence[Stack],
        used: Mapping[tuple[int, int], int],
        free: Sequence[int],
    ) -> list[Action]:
        """Return moves of further units into the spaces around a target."""
        rules = self.rules
        near, walked = rules.field.neighbours[target], rules.field.ways[target]
        room = {space: free[space] for space in near}
        moves: list[Action] = []
        for stack in stacks:
            left = stack.number - used.get(stack[:2], 0)
            around = near if stack.kind == FLYING else walked
            if left <= 0 or stack.space in around or stack.space in rules.homes[self.seat]:
                continue
            for space in around:
                number = min(left, room[space])
                if space in stack.reach and number > 0 and not self.outlook.held[space]:
                    moves.append(("move", stack.kind, stack.space, space, number))
                    room[space] -= number
                    left -= number
                if left <= 0:
                    break
        return moves

    def _advances(self, stacks: Sequence[Stack], free: Sequence[int]) -> Iterator[Manoeuvre]:
        """Come nearer to what is wanted, a stack or one unit of it."""
        atlas, far = self.judge.atlas, self.judge.weights.reach
        for stack in stacks:
            worth: dict[int, float] = {}
            table = atlas.table(stack.kind)
            for space in stack.reach:
                if not self.outlook.held[space] and free[space] > 0:
                    worth[space] = max(
                        (
                            value * (far - min(table[space][goal], far))
                            for goal, value in self.goals.items()
                        ),
                        default=0.0,
                    )
            for space in sorted(worth, key=lambda space: -worth[space])[: self.wide]:
                number = min(stack.number, free[space])
                move = ("move", stack.kind, stack.space, space, number)
                yield Manoeuvre(ADVANCE, space, (move,))
                if number > 1:
                    yield Manoeuvre(ADVANCE, space, ((*move[:4], 1),))

    def _supports(
        self, s: WarcraftState, stacks: Sequence[Stack], free: Sequence[int]
    ) -> Iterator[Manoeuvre]:
        """Come beside a battle that is to be fought."""
        rules = self.rules
        for field, _ in rules.battle_spaces(s, self.seat):
            around = rules.field.neighbours[field]
            for stack in stacks:
                if stack.space in around:
                    continue
                for space in around:
                    if space in stack.reach and free[space] > 0:
                        number = min(free[space], stack.number)
                        move = ("move", stack.kind, stack.space, space, number)
                        yield Manoeuvre(ADVANCE, space, (move,))
                        break

    def _carries(self, s: WarcraftState, stacks: Sequence[Stack]) -> Iterator[Manoeuvre]:
        """Take the own captive along, the nearer home the better, or hand it on (11.3)."""
        table = self.judge.atlas.ground[self.rules.towns[self.seat]]
        outlook = reach.Outlook(self.rules, s, self.seat)
        now = table[s.captives[self.seat]]
        for stack in stacks:
            goals = outlook.carry(stack.space, stack.kind)
            for space in sorted(goals, key=lambda space: table[space])[:2]:
                yield Manoeuvre(CARRY, space, (("carry", stack.kind, stack.space, space),))
            ways = [way for way in outlook.escort(stack.space, stack.kind) if table[way[0]] < now]
            for place, goal in sorted(ways, key=lambda way: (table[way[0]], table[way[1]]))[:3]:
                yield Manoeuvre(CARRY, place, (("escort", stack.kind, stack.space, place, goal),))


def _takes(target: int, stacks: Sequence[Stack], free: int) -> Iterator[Manoeuvre]:
    """Go to a space that is worth something, alone or with all that fit."""
    movers = [stack for stack in stacks if target in stack.reach]
    if free <= 0 or not movers:
        return
    for stack in movers:
        yield Manoeuvre(TAKE, target, (("move", stack.kind, stack.space, target, 1),))
        number = min(stack.number, free)
        if number > 1:
            yield Manoeuvre(TAKE, target, (("move", stack.kind, stack.space, target, number),))
    full, used = _fill(movers, target, free)
    if len(used) > 1:
        yield Manoeuvre(TAKE, target, tuple(full))


def _fill(
    movers: Sequence[Stack], target: int, free: int
) -> tuple[list[Action], dict[tuple[int, int], int]]:
    """Return moves of the first units that find room, and how many of each stack they are."""
    moves: list[Action] = []
    used: dict[tuple[int, int], int] = {}
    for stack in movers:
        number = min(stack.number, free)
        if number > 0:
            moves.append(("move", stack.kind, stack.space, target, number))
            used[stack[:2]] = number
            free -= number
    return moves, used
