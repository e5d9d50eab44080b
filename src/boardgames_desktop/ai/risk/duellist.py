"""Expert with two players: raids, and any part of any stack may move at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from boardgames_desktop.ai.risk.commander import Commander
from boardgames_desktop.ai.risk.duel import Duel
from boardgames_desktop.ai.risk.field import Moment
from boardgames_desktop.ai.risk.raids import DuelPlanner
from boardgames_desktop.ai.search import Advice
from boardgames_desktop.core.actions import Action

PARTS = 3
"""In how many equal parts a stack may move."""


class Duellist(Commander):
    """Answers the questions of a turn where all lands are of two players.

    Raids tell more than tries with dice would, so none are made.

    Args:
        judge: the evaluation of two players.
        strength: the level's strength.
    """

    __slots__ = ()

    def __init__(self, judge: Duel, strength: str) -> None:
        super().__init__(DuelPlanner(judge), strength)
        self.deep = False

    def fortify(self, moment: Moment) -> Advice:
        """Return the move after which the chance to win is greatest."""
        after = moment.f.copy()
        armies = after.armies
        most = self.judge.value(after, moment.seat)
        best: Action = ("skip",)
        for source, target, count in self._moves(moment):
            armies[source] -= count
            armies[target] += count
            value = self.judge.value(after, moment.seat)
            armies[source] += count
            armies[target] -= count
            if value > most:
                best, most = ("fortify", source, target, count), value
        return Advice([best], partial(self.reasoner.fortify, moment, best))

    def _moves(self, moment: Moment) -> Iterator[tuple[int, int, int]]:
        """Yield from where, to where and how many armies may move."""
        f = moment.f
        for source, owner in enumerate(f.owner):
            able = f.armies[source] - 1
            if owner != moment.seat or not able:
                continue
            counts = sorted({able * part // PARTS for part in range(1, PARTS + 1)} - {0})
            for target in f.component(self.judge.world, source)[1:]:
                for count in counts:
                    yield source, target, count
