"""What a match starts from: game, variant, options, seats and seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NewType

import attrs

Document = NewType("Document", str)
"""Text of a file, longer than other texts of a setup may be."""

MAX_DOCUMENT = 100_000
"""Most characters of a document. It stands here, since reading records takes a library that
whoever only asks how long a file may be need not load."""

OWN = "own"
"""Variant of a setup whose :attr:`Setup.document` says what is played."""

HUMAN = "human"
"""Kind of a seat played by a person."""

SCRIPTED = "scripted"
"""Kind of a seat in a lesson, whose answers are written down. Every other kind is a level."""


@attrs.frozen(slots=True)
class SeatSetup:
    """One place at the table.

    Attributes:
        name: the player's name as typed; may be empty (then the colour's name is shown).
        kind: ``human``, ``scripted`` or an opponent's level (``easy``, ``normal``, ``hard``).
        colour: a seat colour of the palette, which carries its emblem and pattern.
        person: humans with the same number are one person (who undoes and sees for all
            their seats); None = a person of their own.
    """

    name: str
    kind: str
    colour: str
    person: int | None = None


@attrs.frozen(slots=True)
class Setup:
    """A match to be played. The same setup and the same choices give the same game.

    Attributes:
        game: id of the game.
        variant: id of the variant or scenario.
        seats: the places in turn order.
        seed: 0 to 2**64 - 1; all chance is derived from it.
        options: values of the variant's options; those left out take their default.
        document: the scenario a player made, if the variant is :data:`OWN`; so a save and the
            opponents' program have all they need.
    """

    game: str
    variant: str
    seats: tuple[SeatSetup, ...]
    seed: int
    options: Mapping[str, str] = attrs.field(factory=dict)
    document: Document = Document("")

    def person_of(self, seat: int) -> int:
        """Return who answers for ``seat``: computers are persons -2, -3, …, each their own."""
        place = self.seats[seat]
        if place.kind != HUMAN:
            return -2 - seat
        return place.person if place.person is not None else 1000 + seat
