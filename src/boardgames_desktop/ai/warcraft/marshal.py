"""The move step: where units and workers go.

Whole manoeuvres are tried, not single moves: an assault with its flanks, taking a place, coming
nearer, going home. The best is made, then the next is looked for in the position it leads to,
until none is worth anything. Stronger levels then take parts of the turn back and look again,
and ask what the enemies would do about their best turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from boardgames_desktop.ai.search import Limits
from boardgames_desktop.ai.warcraft.errands import Errands
from boardgames_desktop.ai.warcraft.evaluation import WON, Evaluation
from boardgames_desktop.ai.warcraft.foresight import Foresight
from boardgames_desktop.ai.warcraft.manoeuvres import Manoeuvre, Manoeuvres
from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.warcraft.state import WarcraftState

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
        ahead: play turns on until they are answered.
    """

    most: int = 10
    wide: int = 2
    again: int = 0
    noise: float = 0.0
    ahead: bool = False


QUICK = Effort(most=8, wide=1)
"""How hard those look who answer in thought."""

EFFORT: Mapping[str, Effort] = {
    "easy": Effort(most=3, wide=1, noise=6.0),
    "normal": Effort(most=8, wide=1, noise=1.5),
    "hard": QUICK,
    "expert": Effort(most=12, wide=2, ahead=True),
}


class Turn(NamedTuple):
    """A planned move step: the position it leads to, its manoeuvres, its worth."""

    s: WarcraftState
    made: tuple[Manoeuvre, ...]
    worth: float

    @property
    def actions(self) -> list[Action]:
        """Return all its moves."""
        return [move for manoeuvre in self.made for move in manoeuvre.moves]

    @property
    def key(self) -> tuple[int, ...]:
        """Return what tells turns apart that lead to different positions."""
        return (*self.s.pieces, *self.s.captives)


class Marshal:
    """Plans move steps.

    Args:
        judge: what positions are worth.
        effort: how hard to look.
        foresight: plays the best turns on; None = they are judged as they are.
        others: judges of other tempers, whose turns are tried as well.
    """

    def __init__(
        self,
        judge: Evaluation,
        effort: Effort,
        foresight: Foresight | None = None,
        others: Sequence[Evaluation] = (),
    ) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.effort = effort
        self.foresight = foresight
        self.others = others

    def quick(self, o: WarcraftState, seat: int, rng: Random) -> Turn:
        """Return a good move step, looked for without looking ahead."""
        search = _Search(self.judge, self.effort, o, seat, rng)
        return search.greedy(search.start())

    def plan(self, o: WarcraftState, seat: int, limits: Limits, rng: Random) -> Turn:
        """Return the best move step found from ``o``, in which ``seat`` is asked to move."""
        best = self.quick(o, seat, rng)
        limits.report([*best.actions, END], 0.5)
        if self.foresight is None or not limits.may_go_on():
            return best
        turns = self._candidates(o, seat, best, limits, rng)
        return self._foremost(o, seat, turns, limits, rng)

    def _candidates(
        self, o: WarcraftState, seat: int, best: Turn, limits: Limits, rng: Random
    ) -> list[Turn]:
        """Return different turns: bolder, more careful, with parts taken back, and none."""
        turns = [best]
        for judge in self.others:
            if not limits.spend():
                break
            search = _Search(judge, self.effort, o, seat, rng)
            turns.append(search.greedy(search.start()))
        search = _Search(self.judge, self.effort, o, seat, rng)
        turns.append(search.start())
        for _ in range(self.effort.again):
            if not best.made or not limits.spend():
                break
            turns.append(search.anew(best))
        different = {turn.key: turn for turn in reversed(turns)}
        return list(reversed(different.values()))

    def _foremost(
        self, o: WarcraftState, seat: int, turns: list[Turn], limits: Limits, rng: Random
    ) -> Turn:
        """Return the turn that is worth most when it is played on."""
        assert self.foresight is not None
        best, most = turns[0], -9.0 * WON
        for turn in turns:
            worth = self.foresight.worth(o, seat, turn.actions, rng)
            if worth > most:
                best, most = turn, worth
                limits.report([*best.actions, END], 0.5)
            if not limits.spend():
                break
        return best


class _Search:
    """Looks for the best move step of one seat in one position."""

    def __init__(
        self, judge: Evaluation, effort: Effort, o: WarcraftState, seat: int, rng: Random
    ) -> None:
        self.judge = judge
        self.effort = effort
        self.o = o
        self.seat = seat
        self.rng = rng
        self.ways = Manoeuvres(judge, o, seat, effort.wide)

    def start(self) -> Turn:
        """Return the turn in which only workers have moved."""
        s, errands = Errands(self.judge, self.ways).send(self.o.copy())
        return Turn(s, tuple(errands), self.judge.value(s, self.seat))

    def greedy(self, turn: Turn) -> Turn:
        """Make the best manoeuvre until none is worth anything."""
        for _ in range(self.effort.most):
            better = self._best_step(turn)
            if better is None:
                break
            turn = better
        return turn

    def _best_step(self, turn: Turn) -> Turn | None:
        best: Turn | None = None
        most = turn.worth + LEAST_GAIN
        tried: set[tuple[Action, ...]] = set()
        for manoeuvre in self.ways.all(turn.s):
            if manoeuvre.moves in tried:
                continue
            tried.add(manoeuvre.moves)
            after = self.ways.made(turn.s, manoeuvre.moves)
            if after is None:
                continue
            worth = self.judge.value(after, self.seat)
            if self.effort.noise:
                worth += self.rng.gauss(0.0, self.effort.noise)
            if worth > most:
                most = worth
                best = Turn(after, (*turn.made, manoeuvre), worth)
        return best

    def anew(self, best: Turn) -> Turn:
        """Take one manoeuvre back, keep the others as far as they go, and look again."""
        leave = self.rng.randrange(len(best.made))
        kept = [manoeuvre for index, manoeuvre in enumerate(best.made) if index != leave]
        return self.greedy(self._again(kept))

    def _again(self, manoeuvres: Sequence[Manoeuvre]) -> Turn:
        """Return the turn of those manoeuvres that can be made one after the other."""
        s = self.o.copy()
        made: list[Manoeuvre] = []
        for manoeuvre in manoeuvres:
            after = self.ways.made(s, manoeuvre.moves)
            if after is not None and _there(self.ways, s, manoeuvre.moves):
                s = after
                made.append(manoeuvre)
        return Turn(s, tuple(made), self.judge.value(s, self.seat))


def _there(ways: Manoeuvres, s: WarcraftState, moves: Sequence[Action]) -> bool:
    """Tell whether the pieces of some moves are there and have not moved."""
    left: dict[tuple[int, int], int] = {}
    for move in moves:
        if move[0] == "move":
            _, kind, space, _, number = move
            at = (space, kind)
            there = ways.rules.count(s, ways.seat, space, kind) - s.moved[space * 4 + kind]
            left[at] = left.get(at, there) - number
    return all(number >= 0 for number in left.values())
