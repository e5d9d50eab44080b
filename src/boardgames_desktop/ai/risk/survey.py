"""A position looked over once, so that positions that differ little from it are judged quickly.

A turn's plans and moves change few lands. What an evaluation counts is kept land by land, and
only what a change touches is counted again; the result is the same to the last digit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from boardgames_desktop.ai.risk.chances import CAP
from boardgames_desktop.ai.risk.field import Field

if TYPE_CHECKING:
    from boardgames_desktop.ai.risk.evaluation import Evaluation


ENOUGH = CAP + 1
"""Stack as large as which all larger ones are taken to be."""


FEW = 5
"""Lands that differ at most where a new survey is made from the last one."""


class Views(Protocol):
    """Judges positions near one that was looked over for a seat."""

    def worth(self, after: Field, stacks: Iterable[int], taken: Sequence[int]) -> float:
        """Return what ``after`` is worth to the seat.

        Args:
            after: a position that differs in what the next two name, and in cards.
            stacks: lands with other armies but the same owner.
            taken: lands that the seat has taken.
        """


class Anew:
    """Judges every position anew, whatever has changed."""

    __slots__ = ("_judge", "_seat")

    def __init__(self, judge: Evaluation, seat: int) -> None:
        self._judge = judge
        self._seat = seat

    def worth(self, after: Field, stacks: Iterable[int], taken: Sequence[int]) -> float:
        """Return what ``after`` is worth to the seat."""
        del stacks, taken
        return self._judge.value(after, self._seat)


class Survey:
    """Everybody's armies, lands and income in one position, as one seat sees them.

    Armies that no enemy borders on count at a discount. What threatens a land is the largest
    stack above one army beside it that is not its owner's; neutral stacks never move.

    Attributes:
        totals: armies of each side.
        surplus: armies of each side, but one a land, that no enemy borders on.
    """

    __slots__ = (
        "_armies",
        "_counts",
        "_falls",
        "_incomes",
        "_inland",
        "_judge",
        "_lands",
        "_owner",
        "_playing",
        "_seat",
        "_sides",
        "_wholes",
        "surplus",
        "totals",
    )

    def __init__(self, judge: Evaluation, f: Field, seat: int) -> None:
        self._judge = judge
        self._seat = seat
        self._owner = f.owner[:]
        self._armies = f.armies[:]
        self._playing = f.playing
        self._sides = [side for side, moves in enumerate(f.playing) if moves or side == seat]
        self.totals = [0] * len(f.playing)
        self.surplus = [0] * len(f.playing)
        self._inland = [0] * len(f.owner)
        self._falls = [0.0] * len(f.owner)
        self._look_over(f)
        self._count(f)

    def moved(self, f: Field) -> Survey | None:
        """Return the survey of a position near this one; None if it differs too much.

        The seat may have taken lands, but nobody else.
        """
        seat = self._seat
        taken = _differing(f.owner, self._owner)
        stacks = _differing(f.armies, self._armies)
        if len(taken) > FEW or len(stacks) > FEW or f.playing != self._playing:
            return None
        for land in taken:
            if f.owner[land] != seat:
                return None
        stacks = [land for land in stacks if land not in taken]
        new = Survey.__new__(Survey)
        new._judge = self._judge
        new._seat = seat
        new._owner = f.owner[:]
        new._armies = f.armies[:]
        new._playing = self._playing
        new._sides = self._sides
        new.totals, again = self._moved(f, stacks, taken)
        new.surplus, new._falls, new._inland = self._looked(f, again)
        for land in stacks:
            side = f.owner[land]
            if side != seat and self._playing[side] and new._enclosed(land):
                more = f.armies[land] - 1 - new._inland[land]
                new._inland[land] += more
                new.surplus[side] += more
        if taken:
            new._count(f)
            return new
        new._lands = self._lands
        new._counts = self._counts
        new._incomes = self._incomes
        new._wholes = self._wholes
        for _, guards in self._wholes:
            if not guards.isdisjoint(stacks):
                new._count(f)
                break
        return new

    def _enclosed(self, land: int) -> bool:
        """Tell whether all neighbours of a land are of its owner."""
        owner = self._owner
        side = owner[land]
        return all(owner[other] == side for other in self._judge.world.near[land])

    def _count(self, f: Field) -> None:
        """Count lands by continent, and what income they bring."""
        judge, seat, owner = self._judge, self._seat, self._owner
        spans = judge.world.spans
        self._lands = owner.count(seat)
        self._counts = [
            [owner[a:b].count(side) for a, b in spans] for side in range(len(self._playing))
        ]
        self._incomes = [0.0] * len(self._playing)
        for side in self._sides:
            self._incomes[side] = judge.income(f, side, self._counts[side])
        self._wholes = [
            (side, judge.guards[number])
            for side in self._sides
            for number, size in enumerate(judge.sizes)
            if self._counts[side][number] == size
        ]

    def _look_over(self, f: Field) -> None:
        """Count everybody's armies, and those of others that no enemy borders on."""
        inland = self._inland
        own: set[int] = set()
        for land, here in enumerate(f.armies):
            side = f.owner[land]
            self.totals[side] += here
            if side == self._seat:
                own.add(land)
            elif here > 1 and self._playing[side] and self._enclosed(land):
                inland[land] = here - 1
                self.surplus[side] += here - 1
        self.surplus, self._falls, self._inland = self._looked(f, own)

    @property
    def strengths(self) -> list[float]:
        """Everybody's armies, those that no enemy borders on at a discount."""
        idle = self._judge.discount
        return [
            armies - idle * some for armies, some in zip(self.totals, self.surplus, strict=True)
        ]

    @property
    def exposed(self) -> float:
        """How many of the seat's lands are expected to fall."""
        return sum(self._falls)

    def worth(self, after: Field, stacks: Iterable[int], taken: Sequence[int]) -> float:
        """Return what ``after`` is worth to the seat; see :class:`Views`."""
        seat = self._seat
        lands = self._lands + len(taken)
        if not lands:
            return 0.0
        if lands == len(self._owner):
            return 1.0
        totals, again = self._moved(after, stacks, taken)
        surplus, falls, _ = self._looked(after, again)
        incomes = self._earned(after, stacks, taken)
        judge = self._judge
        idle = judge.discount
        hands = judge.cards
        set_worth = judge.track.worth(after.traded)
        owner = after.owner
        cards = after.cards
        own = 0.0
        rivals: list[float] = []
        for side in self._sides:
            if side == seat:
                own = totals[side] - idle * surplus[side] + set_worth * hands[cards[side]]
                own += incomes[side]
            elif side in owner:
                worth = totals[side] - idle * surplus[side] + set_worth * hands[cards[side]]
                rivals.append(worth + incomes[side])
        return judge.share(own - judge.weights.exposed * sum(falls), rivals)

    def _moved(
        self, after: Field, stacks: Iterable[int], taken: Sequence[int]
    ) -> tuple[list[int], set[int]]:
        """Return everybody's armies in ``after``, and the lands to be looked at again.

        Lands of others are among the latter only beside a land that was taken.
        """
        seat = self._seat
        before = self._armies
        old = self._owner
        owner = after.owner
        armies = after.armies
        near = self._judge.world.near
        totals = self.totals[:]
        again: set[int] = set()
        for land in stacks:
            side = owner[land]
            totals[side] += armies[land] - before[land]
            if side == seat:
                again.add(land)
            else:
                again.update([other for other in near[land] if owner[other] == seat])
        for land in taken:
            totals[old[land]] -= before[land]
            totals[seat] += armies[land]
            again.add(land)
            again.update(near[land])
        return totals, again

    def _looked(self, after: Field, again: set[int]) -> tuple[list[int], list[float], list[int]]:
        """Return what borders on no enemy in ``after``, by side, what falls, and both by land."""
        seat = self._seat
        moves = self._playing[seat]
        playing = self._playing
        old = self._owner
        owner = after.owner
        armies = after.armies
        near = self._judge.world.near
        losses = self._judge.losses
        surplus, falls, inland = self.surplus[:], self._falls[:], self._inland[:]
        for land in again:
            if inland[land]:
                surplus[old[land]] -= inland[land]
                inland[land] = 0
            if owner[land] != seat:
                continue
            worst = -1
            for other in near[land]:
                rival = owner[other]
                if rival != seat:
                    there = armies[other]
                    if there > worst:
                        worst = there if playing[rival] else max(worst, 0)
            here = armies[land]
            if worst > 1:
                row = losses[worst if worst < ENOUGH else ENOUGH]
                falls[land] = row[here if here < CAP else CAP]
            else:
                falls[land] = 0.0
                if worst < 0 and here > 1 and moves:
                    inland[land] = here - 1
                    surplus[seat] += here - 1
        return surplus, falls, inland

    def _earned(self, after: Field, stacks: Iterable[int], taken: Sequence[int]) -> list[float]:
        """Return what the income counts that everybody can expect in ``after``."""
        fresh = {
            side: self._counts[side]
            for side, guards in self._wholes
            if not (guards.isdisjoint(stacks) and guards.isdisjoint(taken))
        }
        if taken:
            self._spread(taken, fresh)
        if not fresh:
            return self._incomes
        income = self._judge.income
        incomes = self._incomes[:]
        for side, counts in fresh.items():
            incomes[side] = income(after, side, counts)
        return incomes

    def _spread(self, taken: Sequence[int], fresh: dict[int, list[int]]) -> None:
        """Put into ``fresh`` the lands by continent of everybody whose lands have changed."""
        continent_of = self._judge.world.continent_of
        old = self._owner
        mine = fresh[self._seat] = self._counts[self._seat][:]
        losers: set[int] = set()
        for land in taken:
            number = continent_of[land]
            mine[number] += 1
            side = old[land]
            if self._playing[side]:
                if side not in losers:
                    losers.add(side)
                    fresh[side] = self._counts[side][:]
                fresh[side][number] -= 1


def _differing(now: list[int], before: list[int]) -> list[int]:
    """Return the lands in which two lists differ."""
    if now == before:
        return []
    return [land for land, pair in enumerate(zip(now, before, strict=True)) if pair[0] != pair[1]]
