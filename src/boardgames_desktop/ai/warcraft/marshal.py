"""The move step: where units and workers go.

Whole manoeuvres are tried, not single moves: an assault with its flanks, taking a place, coming
nearer, going home. The best is made, then the next is looked for in the position it leads to,
until none is worth anything. Stronger levels then take parts of the turn back and look again,
and ask what the enemies would do about their best turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from boardgames_desktop.ai.search import Limits
from boardgames_desktop.ai.warcraft.errands import Errands
from boardgames_desktop.ai.warcraft.evaluation import WON, Evaluation
from boardgames_desktop.ai.warcraft.foresight import Foresight
from boardgames_desktop.ai.warcraft.manoeuvres import ASSAULT, WORK, Manoeuvre, Manoeuvres
from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.warcraft.state import WarcraftState

END: Action = ("end_move",)
LEAST_GAIN = 0.05
"""Tokens a manoeuvre must be worth."""

UNKNOWN_GAIN = 1e9
"""Gain a manoeuvre may have that was not tried yet."""


class Effort(NamedTuple):
    """How hard a level looks.

    Attributes:
        most: manoeuvres a turn at most.
        wide: places a stack may come nearer to, per stack.
        again: assaults that are tried as the beginning of other turns.
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
    "hard": Effort(most=8, wide=1, noise=0.6),
    "expert": Effort(most=12, wide=2, again=4, ahead=True),
}


JAMMED = 40
"""Rounds after which everybody begins to misjudge, so that a jam on the board comes apart."""

LOOSER = 0.1
"""Tokens of misjudgement that each further round adds."""

LOOSEST = 6.0
"""Tokens of misjudgement that rounds add at most."""


def looseness(s: WarcraftState) -> float:
    """Return the tokens by which a long game lets worths be misjudged at random.

    Sides that judge without noise repeat themselves: eleven units around a captive, each in the
    other's way, stayed there for thousands of rounds (The Captives).
    """
    return min(LOOSEST, max(0, s.round - JAMMED) * LOOSER)


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
        search = _Search(self.judge, self.effort, o, seat, rng)
        start = search.start()
        best = search.greedy(start)
        limits.report([*best.actions, END], 0.5)
        if self.foresight is None or looseness(o) or not limits.may_go_on():
            return best
        most = -9.0 * WON
        tried: set[tuple[int, ...]] = set()
        seed = rng.getrandbits(32)
        for turn in self._candidates(search, start, best, limits):
            if turn.key in tried:
                continue
            tried.add(turn.key)
            worth = self.foresight.worth(o, seat, turn.actions, seed, limits)
            if worth is None:
                break
            if worth > most:
                best, most = turn, worth
                limits.report([*best.actions, END], 0.5)
        return best

    def _candidates(
        self, search: _Search, start: Turn, best: Turn, limits: Limits
    ) -> Iterator[Turn]:
        """Yield different turns: bolder, more careful, none, with other beginnings."""
        yield best
        openings = search.openings
        yield start
        for judge in self.others:
            if not limits.spend():
                return
            other = _Search(judge, self.effort, search.o, search.seat, search.rng)
            yield other.greedy(other.start())
        made = {manoeuvre.goal for manoeuvre in best.made if manoeuvre.kind == ASSAULT}
        fresh = [opening for opening in openings if opening.goal not in made]
        for opening in fresh[: self.effort.again]:
            if not limits.spend():
                return
            turn = search.with_opening(start, opening)
            if turn is not None:
                yield search.greedy(turn)
        for leave in range(len(best.made)):
            if best.made[leave].kind != WORK:
                yield search.without(best, leave)


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
        self.noise = effort.noise + looseness(o)
        self.openings: list[Manoeuvre] = []

    def start(self) -> Turn:
        """Return the turn in which only workers have moved."""
        s, errands = Errands(self.judge, self.ways).send(self.o.copy())
        return Turn(s, tuple(errands), self.judge.value(s, self.seat))

    def greedy(self, turn: Turn) -> Turn:
        """Make the best manoeuvre until none is worth anything."""
        gains: dict[tuple[Action, ...], float] = {}
        for _ in range(self.effort.most):
            better = self._best_step(turn, gains)
            if self.effort.again and (not turn.made or turn.made[-1].kind == WORK):
                self._note_openings(turn, gains)
            if better is None:
                break
            turn = better
            self._forget(gains, turn.made[-1])
        return turn

    def _best_step(self, turn: Turn, gains: dict[tuple[Action, ...], float]) -> Turn | None:
        """Return the turn with one more manoeuvre; those with known ``gains`` only if promising."""
        best: Turn | None = None
        most = LEAST_GAIN
        choices = {manoeuvre.moves: manoeuvre for manoeuvre in self.ways.all(turn.s)}
        for moves in sorted(choices, key=lambda moves: -gains.get(moves, UNKNOWN_GAIN)):
            if gains.get(moves, UNKNOWN_GAIN) <= most:
                break
            after = self.ways.made(turn.s, moves)
            worth = self.judge.value(after, self.seat) if after is not None else -UNKNOWN_GAIN
            gain = worth - turn.worth
            if self.noise:
                gain += self.rng.gauss(0.0, self.noise)
            else:
                gains[moves] = gain
            if after is not None and gain > most:
                most = gain
                best = Turn(after, (*turn.made, choices[moves]), turn.worth + gain)
        return best

    def _note_openings(self, turn: Turn, gains: Mapping[tuple[Action, ...], float]) -> None:
        """Keep the best assault on each space as a beginning for other turns."""
        goals: dict[int, tuple[float, Manoeuvre]] = {}
        for manoeuvre in self.ways.all(turn.s):
            gain = gains.get(manoeuvre.moves, -UNKNOWN_GAIN)
            known = goals.get(manoeuvre.goal)
            if manoeuvre.kind == ASSAULT and (known is None or gain > known[0]):
                goals[manoeuvre.goal] = (gain, manoeuvre)
        self.openings = [found[1] for found in sorted(goals.values(), key=lambda found: -found[0])]

    def _forget(self, gains: dict[tuple[Action, ...], float], made: Manoeuvre) -> None:
        """Forget what manoeuvres near the last one gained; the others gain what they did."""
        around = self.judge.atlas.around
        near: set[int] = set()
        for move in made.moves:
            for space in move[2:4]:
                near.update((space, *around[space]))
        for moves in [moves for moves in gains if any(near & set(move[2:4]) for move in moves)]:
            del gains[moves]

    def without(self, best: Turn, leave: int) -> Turn:
        """Take one manoeuvre back and keep the others as far as they go."""
        kept = [manoeuvre for index, manoeuvre in enumerate(best.made) if index != leave]
        return self._again(kept)

    def with_opening(self, start: Turn, opening: Manoeuvre) -> Turn | None:
        """Return the turn that begins with a manoeuvre, whatever it seems to be worth."""
        after = self.ways.made(start.s, opening.moves)
        if after is None:
            return None
        return Turn(after, (*start.made, opening), self.judge.value(after, self.seat))

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
