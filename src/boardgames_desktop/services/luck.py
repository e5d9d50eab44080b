"""How lucky everybody was: what the dice gave, against all they might have given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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


def sum_up(fortunes: Iterable[Fortune], seats: int) -> list[Luck]:
    """Return the luck of every seat; that of neutral armies is left out."""
    own: list[list[Fortune]] = [[] for _ in range(seats)]
    for fortune in fortunes:
        if fortune.seat < seats:
            own[fortune.seat].append(fortune)
    return [_of_seat(seat, rolls) for seat, rolls in enumerate(own)]


def _of_seat(seat: Seat, rolls: Sequence[Fortune]) -> Luck:
    spreads = [fortune.spread for fortune in rolls if fortune.spread]
    counted = sum(fortune.actual for fortune in rolls if fortune.spread)
    least, chances = distribution(spreads)
    at = round(counted) - least
    return Luck(
        seat,
        len(rolls),
        sum((fortune.expected for fortune in rolls), 0.0),
        sum((fortune.actual for fortune in rolls), 0.0),
        sum(chances[: max(0, at)]),
        chances[at] if 0 <= at < len(chances) else 0.0,
    )


def distribution(spreads: Iterable[Sequence[float]]) -> tuple[int, list[float]]:
    """Return how the sum of independent rolls is distributed, by convolution.

    Args:
        spreads: for each roll, the probability of 0, 1, 2, …

    Returns:
        The least sum that counts, and the probability of it and of every following sum.
    """
    least, chances = 0, [1.0]
    for spread in spreads:
        wide = len(chances)
        added = [0.0] * (wide + len(spread) - 1)
        for value, p in enumerate(spread):
            if p:
                for at in range(wide):
                    added[at + value] += p * chances[at]
        first, end = 0, len(added)
        while added[first] < NEGLIGIBLE:
            first += 1
        while added[end - 1] < NEGLIGIBLE:
            end -= 1
        least += first
        chances = added[first:end]
    return least, chances
