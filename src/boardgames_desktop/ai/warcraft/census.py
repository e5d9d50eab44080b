"""Who stands where, read off a position once."""

from __future__ import annotations

from itertools import compress

from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.state import WORKER, WarcraftState

Stack = tuple[int, int, int]
"""Space, kind and number of equal pieces."""


class Census:
    """All pieces on the board of a position.

    Attributes:
        units: of each side: space, kind, number.
        workers: of each side: space, number.
        strong: of each team, by the number of its first side: units in each space.
    """

    __slots__ = ("_team_of", "strong", "units", "workers")

    def __init__(self, rules: WarcraftBase, s: WarcraftState) -> None:
        sides, spaces = rules.sides, rules.spaces
        self._team_of = team_of = rules.team_of
        self.units: list[list[Stack]] = [[] for _ in range(sides)]
        self.workers: list[list[tuple[int, int]]] = [[] for _ in range(sides)]
        self.strong = [[0] * spaces if team_of[side] == side else [] for side in range(sides)]
        size = spaces * 4
        pieces = s.pieces
        for index in compress(range(len(pieces)), pieces):
            number = pieces[index]
            side, rest = divmod(index, size)
            space, kind = divmod(rest, 4)
            if kind == WORKER:
                self.workers[side].append((space, number))
            else:
                self.units[side].append((space, kind, number))
                self.strong[team_of[side]][space] += number

    def own(self, side: int, space: int) -> int:
        """Return how many units the team of a side has in a space."""
        return self.strong[self._team_of[side]][space]

    def foes(self, side: int, space: int) -> int:
        """Return how many units enemies of a side have in a space."""
        team = self._team_of[side]
        return sum(
            units[space] for other, units in enumerate(self.strong) if units and other != team
        )
