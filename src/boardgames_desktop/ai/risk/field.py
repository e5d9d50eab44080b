"""The map and a position as the opponents reckon with them: flat lists, cheap to copy.

Owners are numbers, the seats; those that do not play on stand as neutral armies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

MUST_TRADE = 5
"""With this many cards a set has to be traded."""


class World:
    """The map; it never changes during a match.

    Attributes:
        near: neighbours of each land.
        borders: pairs of neighbours, each once.
        continents: lands of each continent.
        bonus: armies a turn for each whole continent.
        continent_of: continent of each land.
        gates: lands of each continent that touch another continent.
        spans: (first, last + 1) land of each continent; a continent's lands are in a row.
    """

    __slots__ = (
        "bonus",
        "borders",
        "continent_of",
        "continents",
        "gates",
        "lands",
        "near",
        "spans",
    )

    def __init__(
        self,
        near: Sequence[Sequence[int]],
        continents: Sequence[Sequence[int]],
        bonus: Sequence[int],
    ) -> None:
        self.lands = len(near)
        self.near = tuple(tuple(lands) for lands in near)
        self.borders = tuple(
            (land, other) for land, lands in enumerate(self.near) for other in lands if land < other
        )
        self.continents = tuple(tuple(lands) for lands in continents)
        self.bonus = tuple(bonus)
        self.spans = tuple((lands[0], lands[-1] + 1) for lands in self.continents)
        home = [0] * len(near)
        for number, lands in enumerate(self.continents):
            for land in lands:
                home[land] = number
        self.continent_of = tuple(home)
        self.gates = tuple(
            tuple(land for land in lands if any(home[other] != number for other in self.near[land]))
            for number, lands in enumerate(self.continents)
        )


class Track:
    """Worth of card sets by their number in the game; the last worth stays or grows."""

    __slots__ = ("_grow", "_values")

    def __init__(self, values: Sequence[int], grow: int) -> None:
        self._values = tuple(values)
        self._grow = grow

    def worth(self, traded: int) -> int:
        """Return the armies for a set when ``traded`` sets were traded before it."""
        values = self._values
        if traded < len(values):
            return values[traded]
        return values[-1] + self._grow * (traded - len(values) + 1)


FIXED_TRACK = Track((7,), 0)
"""What a set is taken to be worth where its symbols decide: 4, 6, 8 or 10 (3.3)."""


def track_of(rules: Any) -> Track:
    """Return what sets are worth by the rules of a match of Risk."""
    return Track(rules.chosen.track, rules.chosen.step) if rules.golden else FIXED_TRACK


class Field:
    """A position between two battles.

    Attributes:
        owner, armies: of each land.
        cards: cards in hand of each owner; neutral armies have none.
        traded: card sets traded in the game so far.
        playing: owners that take turns; the others are neutral armies.
    """

    __slots__ = ("armies", "cards", "owner", "playing", "traded")

    def __init__(
        self,
        owner: list[int],
        armies: list[int],
        cards: list[int],
        traded: int,
        playing: tuple[bool, ...],
    ) -> None:
        self.owner = owner
        self.armies = armies
        self.cards = cards
        self.traded = traded
        self.playing = playing

    def copy(self) -> Field:
        """Return an independent copy."""
        return Field(self.owner[:], self.armies[:], self.cards[:], self.traded, self.playing)

    def income(self, world: World, seat: int) -> int:
        """Return the armies ``seat`` gets at the start of a turn, cards left aside."""
        owner = self.owner
        armies = max(3, owner.count(seat) // 3)
        for (start, end), bonus in zip(world.spans, world.bonus, strict=True):
            if owner[start] == seat and owner[start:end].count(seat) == end - start:
                armies += bonus
        return armies

    def component(self, world: World, land: int) -> list[int]:
        """Return the lands joined to ``land`` through lands of the same owner, itself first."""
        owner = self.owner
        mine = owner[land]
        found = [land]
        seen = {land}
        for at in found:
            for other in world.near[at]:
                if owner[other] == mine and other not in seen:
                    seen.add(other)
                    found.append(other)
        return found


class Moment(NamedTuple):
    """A point in a seat's turn, before an attack.

    Attributes:
        f: the position.
        seat: whose turn it is.
        reserve: armies still to be placed.
        earned: a land was conquered this turn, so the card is safe.
    """

    f: Field
    seat: int
    reserve: int
    earned: bool
