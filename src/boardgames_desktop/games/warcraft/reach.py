"""How far pieces get, and whether stacks can still be sorted out (M2-M8, M10, 11.3).

Pure functions of a position; the rules, the window and the computer players all use them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import FLYING, NONE, UNITS, WORKER, WarcraftState

if TYPE_CHECKING:
    from boardgames_desktop.games.warcraft.base import WarcraftBase

MOST_POINTS = 3
"""Most movement points Fast can bring (M3)."""

FAST = 2
"""Movement points a Fast card adds (M3)."""

Path = tuple[int, ...]
"""Spaces entered one after the other; the start is not among them."""


def points(rules: WarcraftBase, s: WarcraftState, side: int, space: int, kind: int) -> int:
    """Return the movement points of pieces standing in a space (M2, M3)."""
    del rules
    left = BOX.points[kind]
    if side != s.turn:
        return left
    if s.hastened and s.hastened[space]:
        left = min(MOST_POINTS, left + FAST * s.hastened[space])
    if s.crippled:
        left -= s.crippled[space]
    return max(0, left)


class Outlook:
    """What the moves of one side depend on, found out once for a position.

    How far pieces get does not change while their own side moves, except that a worker may
    follow a unit among enemies; so an outlook also serves for positions a few moves on, as
    long as only spaces without enemies are asked for.

    Attributes:
        held: whether each space holds an enemy unit, worker or outpost (M5).
    """

    def __init__(self, rules: WarcraftBase, s: WarcraftState, side: int) -> None:
        self.rules, self.s, self.side = rules, s, side
        self.held = self._present(rules.foes[side], (*UNITS, WORKER))
        team = rules.team_of
        for space, owner in enumerate(s.outpost):
            if owner != NONE and team[owner] != team[side]:
                self.held[space] = True
        self._escorted: list[bool] | None = None
        self._known: dict[tuple[int, int], dict[int, Path]] = {}

    def _present(self, sides: Sequence[int], kinds: Sequence[int]) -> list[bool]:
        size = self.rules.spaces * 4
        found = [False] * self.rules.spaces
        for side in sides:
            pieces = self.s.pieces[side * size : (side + 1) * size]
            for at in [at for at, number in enumerate(pieces) if number]:
                if at % 4 in kinds:
                    found[at // 4] = True
        return found

    @property
    def escorted(self) -> list[bool]:
        """Whether each space holds a unit of one's team (M6)."""
        if self._escorted is None:
            self._escorted = self._present(self.rules.mates[self.side], UNITS)
        return self._escorted

    def may_enter(self, space: int, kind: int) -> bool:
        """Tell whether a piece may enter a space next to it (M4, M6)."""
        if kind == FLYING:
            return True
        if space in self.rules.field.mountain:
            return False
        return kind != WORKER or not self.held[space] or self.escorted[space]

    def reach(self, space: int, kind: int) -> dict[int, Path]:
        """Return the spaces pieces can move to from a space, and a shortest path to each.

        Whether there is room for them is not asked here.
        """
        found = self._known.get((space, kind))
        if found is None:
            found = {}
            if space not in self.s.locked:
                left = points(self.rules, self.s, self.side, space, kind)
                found = self._spread(kind, (space,), left)
            self._known[space, kind] = found
        return found

    def carry(self, space: int, kind: int) -> dict[int, Path]:
        """Return where a unit can bring the captive of its race, and a path to each (11.3).

        The path leads through the captive's space, if it does not begin there.
        """
        s = self.s
        captive = s.captives[self.side] if s.captives else NONE
        if captive == NONE or kind == WORKER or space in s.locked:
            return {}
        if captive == space:
            return self.reach(space, kind)
        path = self.reach(space, kind).get(captive)
        if path is None or self.held[captive]:
            return {}
        left = points(self.rules, s, self.side, space, kind) - len(path)
        return self._spread(kind, (space, *path), left)

    def escort(self, space: int, kind: int) -> dict[tuple[int, int], tuple[Path, Path]]:
        """Return where a unit can leave the captive of its race and where it goes on to (11.3).

        The keys are both spaces, the values the paths to the first and on to the second.
        """
        found: dict[tuple[int, int], tuple[Path, Path]] = {}
        total = points(self.rules, self.s, self.side, space, kind)
        for place, path in self.carry(space, kind).items():
            if not self.held[place]:
                for target, rest in self._spread(kind, (place,), total - len(path)).items():
                    found[place, target] = path, rest
        return found

    def _spread(self, kind: int, way: Path, left: int) -> dict[int, Path]:
        """Return where ``left`` more points lead from the end of a way, which is put in front.

        The first space of the way is where it starts; it is not part of the paths returned.
        """
        field, held = self.rules.field, self.held
        ways = field.neighbours if kind == FLYING else field.ways
        found: dict[int, Path] = {}
        border = [(way[-1], way[1:])]
        while left and border:
            left -= 1
            further: list[tuple[int, Path]] = []
            for here, path in border:
                for space in ways[here]:
                    if space in found or space == way[-1] or not self.may_enter(space, kind):
                        continue
                    found[space] = (*path, space)
                    if left and not held[space]:
                        further.append((space, found[space]))
            border = further
        return found


def reach(
    rules: WarcraftBase, s: WarcraftState, side: int, space: int, kind: int
) -> dict[int, Path]:
    """Return :meth:`Outlook.reach` of one kind of piece in one space."""
    return Outlook(rules, s, side).reach(space, kind)


# -- stacks (M7, M8) ------------------------------------------------------------------


def room(rules: WarcraftBase, s: WarcraftState, side: int, space: int, worker: bool) -> int:
    """Return how many more units, or workers, of a team fit into a space; below 0 = too many.

    Units that returned to an undying side's outpost and have not left it do not count (11.4).
    """
    pieces, spaces = s.pieces, rules.spaces
    left = limit(rules, side, worker)
    for mate in rules.mates[side]:
        at = (mate * spaces + space) * 4
        if worker:
            left -= pieces[at + WORKER]
        else:
            left -= pieces[at] + pieces[at + 1] + pieces[at + 2]
    if s.risen and not worker and rules.haven_of[space] in rules.mates[side]:
        left += sum(s.risen[space * 4 : space * 4 + 3])
    return left


def limit(rules: WarcraftBase, side: int, worker: bool) -> int:
    """Return how many units, or workers, of a team may stand in a space (M7, 11.2)."""
    if not worker:
        return BOX.stack_units
    return 1 if rules.necromancers[side] else BOX.stack_workers


def rooms(rules: WarcraftBase, s: WarcraftState, seat: int, worker: bool) -> list[int]:
    """Return :func:`room` of every space."""
    left = [limit(rules, seat, worker)] * rules.spaces
    size = rules.spaces * 4
    for mate in rules.mates[seat]:
        pieces = s.pieces[mate * size : (mate + 1) * size]
        for at in [at for at, number in enumerate(pieces) if number]:
            if (at % 4 == WORKER) == worker:
                left[at // 4] -= pieces[at]
    if s.risen and not worker:
        for space, haven in enumerate(rules.haven_of):
            if haven in rules.mates[seat]:
                left[space] += sum(s.risen[space * 4 : space * 4 + 3])
    return left


def unmoved(rules: WarcraftBase, s: WarcraftState, seat: int, space: int, kind: int) -> int:
    """Return how many pieces of a kind in a space have not moved this step (M1)."""
    number = rules.count(s, seat, space, kind)
    return number - s.moved[space * 4 + kind] if s.moved else number


def stuck(
    rules: WarcraftBase,
    s: WarcraftState,
    seat: int,
    worker: bool,
    outlook: Outlook | None = None,
) -> int:
    """Return how many units, or workers, no further moves can bring into a space with room.

    Pieces that may still move are matched to spaces with room; whoever stands in the way and
    may move on is moved on in thought. Workers count only on spaces without enemies, so that
    what is promised here never depends on the order of moves. An outlook of this position, or
    of one some moves before it, saves finding out again who gets where.
    """
    free = rooms(rules, s, seat, worker)
    if min(free) >= 0:
        return 0
    sorting = _Sorting(outlook or Outlook(rules, s, seat), free)
    sorting.gather(s, (WORKER,) if worker else UNITS)
    return sorting.left()


class _Sorting:
    """Finds out how much of the surplus of some spaces can be moved away."""

    def __init__(self, outlook: Outlook, free: list[int]) -> None:
        self.outlook = outlook
        self.free = free
        self.groups: list[frozenset[int]] = []
        self.at: list[dict[int, int]] = [{} for _ in free]

    def gather(self, s: WarcraftState, kinds: Sequence[int]) -> None:
        """Collect the groups of equal pieces that may still move, and where each may be."""
        outlook = self.outlook
        rules, seat, held = outlook.rules, outlook.side, outlook.held
        for space in range(rules.spaces):
            for kind in kinds:
                number = unmoved(rules, s, seat, space, kind)
                if number and s.risen and rules.haven_of[space] == seat:
                    number -= s.risen[space * 4 + kind]
                if number:
                    goals = outlook.reach(space, kind)
                    ends = {goal for goal in goals if kind != WORKER or not held[goal]}
                    self.at[space][len(self.groups)] = number
                    self.groups.append(frozenset(ends | {space}))

    def left(self) -> int:
        """Return the surplus that stays, moving one piece after the other along a chain."""
        stay = 0
        for space, free in enumerate(self.free[:]):
            for moved in range(-free):
                chain = self._chain(space)
                if chain is None:
                    stay += -free - moved
                    break
                self._shift(chain)
        return stay

    def _chain(self, start: int) -> list[tuple[int, int, int]] | None:
        """Return moves (group, from, to) that end in a space with room, or None."""
        came: dict[int, tuple[int, int, int] | None] = {start: None}
        border = [start]
        for here in border:
            for group, number in self.at[here].items():
                if not number:
                    continue
                for goal in self.groups[group]:
                    if goal not in came:
                        came[goal] = (group, here, goal)
                        if self.free[goal] > 0:
                            return list(_back(came, goal))
                        border.append(goal)
        return None

    def _shift(self, chain: list[tuple[int, int, int]]) -> None:
        for group, here, goal in chain:
            self.at[here][group] -= 1
            self.at[goal][group] = self.at[goal].get(group, 0) + 1
            self.free[here] += 1
            self.free[goal] -= 1


def _back(
    came: dict[int, tuple[int, int, int] | None], goal: int
) -> Iterator[tuple[int, int, int]]:
    step = came[goal]
    while step is not None:
        yield step
        step = came[step[1]]
