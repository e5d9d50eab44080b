"""Neutral armies that take sides, as the opponents reckon with them (section 8).

How far a neutral army leans to a player is a number from -1, the other's ally, to 1, an ally.
A position that is only imagined leans by the mean of the loyalty dice that led to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from boardgames_desktop.ai.risk.evaluation import Evaluation
from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.march import March
from boardgames_desktop.ai.risk.plans import ELIMINATE, Breadth, Planner

DESERTION = 2.0 / 3.0
"""Chance that a neutral army involved in an invasion moves a step away from who led it (8.7)."""

DIE = 3.5
"""Armies an ally gets in each turn of its leader, on average (8.5)."""

TURNS = 1.5
"""Turns an alliance is expected to last."""

SHARE = 0.1
"""What an ally's army counts for its leader."""

BASE = 10.0
"""Armies' worth that a player has besides those on the board; steadies the comparison."""


class AlliedField(Field):
    """A position with neutral armies that take sides.

    Attributes:
        lean: of each owner, how far it leans to seat 0: -1 to 1.
        before: owners at the time ``lean`` holds for; lands that changed hands since were
            invaded.
        settled: land whose invasion is going on; -1 = none.
        paid: neutral armies whose loyalty die for that invasion is counted in ``lean``.
    """

    __slots__ = ("before", "lean", "paid", "settled")

    lean: tuple[float, ...]
    before: tuple[int, ...]
    settled: int
    paid: tuple[int, ...]

    def copy(self) -> AlliedField:
        """Return an independent copy."""
        other = AlliedField(self.owner[:], self.armies[:], self.cards[:], self.traded, self.playing)
        other.lean = self.lean
        other.before = self.before
        other.settled = self.settled
        other.paid = self.paid
        return other

    def leader(self, side: int) -> int:
        """Return the seat whose ally ``side`` was; a seat leads itself."""
        if self.playing[side]:
            return side
        return 0 if self.lean[side] > 0 else 1

    def leaning(self) -> tuple[float, ...]:
        """Return how far each owner leans to seat 0 after what was invaded."""
        if self.owner == list(self.before):
            return self.lean
        lean = list(self.lean)
        for land, (old, new) in enumerate(zip(self.before, self.owner, strict=True)):
            if old != new:
                seat = self.leader(new)
                for side in (old, new):
                    if not self.playing[side] and not (land == self.settled and side in self.paid):
                        lean[side] = away(lean[side], seat)
        return tuple(lean)


def away(lean: float, seat: int) -> float:
    """Return the mean lean to seat 0 of a neutral army after an invasion led by ``seat``."""
    return max(-1.0, lean - DESERTION) if seat == 0 else min(1.0, lean + DESERTION)


def toward(lean: float, seat: int, steps: int) -> float:
    """Return the lean to seat 0 after ``steps`` cards of ``seat``."""
    return min(1.0, lean + steps) if seat == 0 else max(-1.0, lean - steps)


class AllianceEvaluation(Evaluation):
    """Judges positions with allies: dice to come, and armies that fight for their leader."""

    __slots__ = ()

    def value(self, f: Field, seat: int) -> float:
        """Return the worth of ``f``, an :class:`AlliedField`, to ``seat``."""
        value = super().value(f, seat)
        if not 0.0 < value < 1.0:
            return value
        field = cast("AlliedField", f)
        sign = 1.0 if seat == 0 else -1.0
        armies = [0] * len(field.playing)
        for side, here in zip(field.owner, field.armies, strict=True):
            armies[side] += here
        gain = loss = 0.0
        for side, lean in enumerate(field.leaning()):
            if lean and armies[side] and not field.playing[side]:
                worth = lean * sign * (DIE * TURNS + SHARE * armies[side])
                if worth > 0:
                    gain += worth
                else:
                    loss -= worth
        mine = BASE + armies[seat]
        theirs = BASE + armies[1 - seat]
        odds = value / (1.0 - value) * ((mine + gain) / mine) * (theirs / (theirs + loss))
        return odds / (1.0 + odds)


class AlliancePlanner(Planner):
    """Makes plans that also take the cards of neutral armies."""

    __slots__ = ()

    def _marches(
        self, moment: Moment, sources: list[int], breadth: Breadth
    ) -> Iterator[tuple[str, int, March]]:
        yield from super()._marches(moment, sources, breadth)
        f = moment.f
        for side, cards in enumerate(f.cards):
            if cards and not f.playing[side]:
                lands = [land for land, owner in enumerate(f.owner) if owner == side]
                if lands:
                    yield from self._take(moment, ELIMINATE, sources, lands, breadth.eliminations)
