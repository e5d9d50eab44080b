"""How lucky everybody was: what the dice gave, against all they might have given."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Fortune

NEGLIGIBLE = 1e-18
"""Ends of a distribution below this are left out; a million rolls would not move a per mille."""


@attrs.frozen
class Luck:
    """The rolls of one seat, summed.

    Attributes:
        rolls: number of rolls.
        expected: what they could be expected to give.
        actual: what they gave.
        worse: probability that the same rolls, made again, give less.
        same: probability that they give just as much.
    """

    seat: Seat
    rolls: int
    expected: float
    actual: float
    worse: float = 0.0
    same: float = 1.0

    @property
    def balance(self) -> float:
        """More (+) or less (−) than expected."""
        return self.actual - self.expected

    @property
    def ranked(self) -> bool:
        """True when there were rolls whose luck can be ranked."""
        return self.same < 1.0

    @property
    def rank(self) -> float:
        """Share of equal rolls that this luck beats; those that are equal count half.

        It is exact for the rolls that were made. Which rolls are made depends on earlier ones
        (the lucky fight on), and that is not corrected for: nobody knows what would have been.
        """
        return self.worse + self.same / 2

    @property
    def of_hundred(self) -> int:
        """The rank as "luckier than so many of 100", never quite 0 or 100."""
        return min(99, max(1, round(100 * self.rank)))


class Tally:
    """Counts rolls as they are made.

    Args:
        seats: number of players; the luck of neutral armies is left out.
    """

    def __init__(self, seats: int) -> None:
        self.counted = 0
        self._seats = [_Sum(seat) for seat in range(seats)]

    def count(self, fortunes: Sequence[Fortune]) -> list[Luck]:
        """Return the luck of every seat; ``fortunes`` begin with those counted before.

        Only what is new is worked on. Rolls are never taken back, but a shorter list is
        counted from its beginning.
        """
        if len(fortunes) < self.counted:
            self.counted = 0
            self._seats = [_Sum(one.seat) for one in self._seats]
        for fortune in fortunes[self.counted :]:
            if fortune.seat < len(self._seats):
                self._seats[fortune.seat].add(fortune)
        self.counted = len(fortunes)
        return [one.luck() for one in self._seats]


class _Sum:
    """The rolls of one seat so far, and how likely every sum of those that can be ranked is."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._rolls = 0
        self._expected = self._actual = self._ranked = 0.0
        self._least = 0
        self._chances = [1.0]

    def add(self, fortune: Fortune) -> None:
        self._rolls += 1
        self._expected += fortune.expected
        self._actual += fortune.actual
        if fortune.spread:
            self._ranked += fortune.actual
            self._least, self._chances = added(self._least, self._chances, fortune.spread)

    def luck(self) -> Luck:
        chances = self._chances
        at = round(self._ranked) - self._least
        return Luck(
            self.seat,
            self._rolls,
            self._expected,
            self._actual,
            sum(chances[: max(0, at)]),
            chances[at] if 0 <= at < len(chances) else 0.0,
        )


def added(least: int, chances: Sequence[float], spread: Sequence[float]) -> tuple[int, list[float]]:
    """Return how a sum is distributed once another roll is added to it, by convolution.

    Args:
        least: the least sum so far that counts.
        chances: the probability of it and of every following sum.
        spread: the probability of 0, 1, 2, … in the roll.
    """
    wide = len(chances)
    found = [0.0] * (wide + len(spread) - 1)
    for value, p in enumerate(spread):
        if p:
            for at in range(wide):
                found[at + value] += p * chances[at]
    first, end = 0, len(found)
    while found[first] < NEGLIGIBLE:
        first += 1
    while found[end - 1] < NEGLIGIBLE:
        end -= 1
    return least + first, found[first:end]
