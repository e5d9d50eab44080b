"""What comes of a turn: it is played on until everybody has moved once more.

The rules themselves are played, with quick players on all seats who see what the asker sees.
Battles are decided at one stroke, with the chances and the mean losses expected
(:mod:`boardgames_desktop.ai.warcraft.clash`). No card is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from boardgames_desktop.ai.search import Limits
from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.ai.warcraft.strokes import END_MOVE, Strokes
from boardgames_desktop.ai.warcraft.treasury import Treasury
from boardgames_desktop.core.actions import CHANCE, Action, Frame
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.games.warcraft.state import MOVE, WarcraftState

if TYPE_CHECKING:
    from boardgames_desktop.ai.warcraft.marshal import Marshal

MOST_STEPS = 600
"""Decisions after which a position is judged as it is."""

USUAL_DIE = 2

UNLIKELY = 0.6
"""Chance of a line of play from which on further battles are taken to end as expected."""


class Foresight:
    """Plays turns on.

    Args:
        judge: what the positions that come of them are worth.
        marshal: who moves the pieces of all seats.
        treasury: who spends for them.
    """

    def __init__(self, judge: Evaluation, marshal: Marshal, treasury: Treasury) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.strokes = Strokes(judge)
        self.marshal = marshal
        self.treasury = treasury

    def worth(
        self, o: WarcraftState, seat: int, actions: Sequence[Action], seed: int, limits: Limits
    ) -> float | None:
        """Return what a move step is worth once it has been answered.

        Turns compared with each other are given the same ``seed``, so that they meet the same
        luck. None = the limits were reached before the answer was seen.
        """
        s = o.copy()
        for action in actions:
            self.rules.apply(s, seat, action)
        movers = self._coming(s, seat, self.rules.seats)
        outcomes = self.strokes.fought(s, seat, exact=True)
        total = 0.0
        for chance, after in outcomes:
            worth = self._future(after, seat, movers, (chance, seed), limits)
            if worth is None:
                return None
            total += chance * worth
        return total

    def _coming(self, s: WarcraftState, seat: int, number: int) -> list[int]:
        """Return who moves next, after ``seat`` if it is moving, so many moves."""
        rules = self.rules
        found: list[int] = []
        first = s.first
        if s.step == MOVE:
            order = [other for other in rules.clockwise(first) if s.alive[other]]
            found = order[order.index(seat) + 1 :]
        while len(found) < number:
            first = next(
                other for other in rules.clockwise((first + 1) % rules.seats) if s.alive[other]
            )
            found += [other for other in rules.clockwise(first) if s.alive[other]]
        return found[:number]

    def _future(
        self,
        s: WarcraftState,
        seat: int,
        movers: Sequence[int],
        luck: tuple[float, int],
        limits: Limits,
    ) -> float | None:
        """Let others move; the battles of the last of them are valued, not fought."""
        chance, seed = luck
        rng = Random(seed + len(movers))
        mover = movers[0]
        if not self._run_to_move(s, mover, rng):
            return self.judge.value(s, seat)
        if not limits.spend():
            return None
        for action in self.marshal.quick(s, mover, rng).actions:
            self.rules.apply(s, mover, action)
        if len(movers) == 1:
            return self.judge.seen_from(s, seat, mover)
        outcomes = self.strokes.fought(s, mover)
        if chance < UNLIKELY:
            outcomes = [(1.0, max(outcomes, key=lambda pair: pair[0])[1])]
        total = 0.0
        for share, after in outcomes:
            worth = self._future(after, seat, movers[1:], (chance * share, seed), limits)
            if worth is None:
                return None
            total += share * worth
        return total

    def _run_to_move(self, s: WarcraftState, mover: int, rng: Random) -> bool:
        """Play on until a seat moves; tell whether it ever does."""
        rules = self.rules
        draw = Draw(rng.getrandbits(32))
        for _ in range(MOST_STEPS):
            if not s.agenda or not s.alive[mover]:
                return False
            frame = s.agenda[-1]
            if frame[1] == CHANCE:
                self._by_chance(s, frame, draw)
                continue
            asked = frame[1][0]
            if frame[0] == "move":
                if asked == mover:
                    return True
                rules.apply(s, asked, END_MOVE)
                continue
            for action in self._answer(s, asked, frame, rng):
                if not s.agenda or s.agenda[-1][:2] != frame[:2]:
                    break
                rules.apply(s, asked, action)
        return False

    def _by_chance(self, s: WarcraftState, frame: Frame, draw: Draw) -> None:
        rules = self.rules
        if frame[0] == "harvest_die":
            rules.apply(s, -1, ("harvest_die", USUAL_DIE))
        else:
            rules.apply(s, -1, rules.outcome(s, draw))

    def _answer(self, s: WarcraftState, seat: int, frame: Frame, rng: Random) -> list[Action]:
        treasury = self.treasury
        match frame[0]:
            case "window":
                return [("pass",)]
            case "harvest":
                return treasury.harvest(s, seat, frame[2])
            case "raise":
                return treasury.raises(s, seat)
            case "deploy":
                return treasury.deploy(s, seat)
            case "spend":
                return treasury.spend(s, seat, rng)
        return [self.rules.decision(s, seat).sample(rng.randrange)]
