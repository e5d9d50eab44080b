"""Distances on a board of Warcraft, worked out once a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from boardgames_desktop.games.warcraft.field import Field
from boardgames_desktop.games.warcraft.state import FLYING

FAR = 99
"""Distance between spaces no way leads between."""


class Atlas:
    """Steps between all pairs of spaces.

    Attributes:
        ground: for units and workers that walk. air: for flying units.
        tables: the one for each kind of unit.
        around: each space with its neighbours, for flanks.
    """

    def __init__(self, field: Field) -> None:
        open_ways = tuple(
            tuple(space for space in ways if space not in field.mountain) for ways in field.ways
        )
        self.ground = _all_pairs(open_ways)
        self.air = _all_pairs(field.neighbours)
        self.tables = (self.ground, self.ground, self.air)
        self.around = field.neighbours

    def table(self, kind: int) -> tuple[tuple[int, ...], ...]:
        """Return the steps between all spaces for a kind of piece."""
        return self.air if kind == FLYING else self.ground

    def steps(self, kind: int, start: int, goal: int) -> int:
        """Return the steps a piece of a kind needs, nobody being in the way."""
        return (self.air if kind == FLYING else self.ground)[start][goal]

    def nearest(self, kind: int, start: int, goals: Collection[int]) -> int:
        """Return the steps to the nearest of ``goals``; FAR if there is none."""
        table = (self.air if kind == FLYING else self.ground)[start]
        return min((table[goal] for goal in goals), default=FAR)


def _all_pairs(ways: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(_from(ways, start) for start in range(len(ways)))


def _from(ways: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    steps = [FAR] * len(ways)
    steps[start] = 0
    border = [start]
    for here in border:
        for space in ways[here]:
            if steps[space] == FAR:
                steps[space] = steps[here] + 1
                border.append(space)
    return tuple(steps)
