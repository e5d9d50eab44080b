"""The sides of a battle in which dice hit or miss, read from a picture."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from boardgames_desktop.core.picture import Board, Detail, Look, Picture, Place, Thing, Token
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

BARE = Look()
FLANK = "flank"
"""Badge of a unit that fights from beside the battlefield."""


@attrs.frozen
class Cast:
    """A die on the felt.

    Attributes:
        colour: of the seat that rolled it.
        hits: casualties it causes; 0 = a miss.
    """

    face: int
    colour: str
    hits: int


@attrs.frozen
class Party:
    """One side: what is printed at its head, its dice, its units.

    Attributes:
        place: thing of its place in the tray. seats: who rolls for it.
        name, part: who it is, and as what. colour: of its main seat.
        strength, note: the number its dice are compared with, and what that means.
        lines: how it stands. hits: what it has rolled; None = nothing yet.
        units: those on the battlefield first.
        winner: it has won.
    """

    place: Thing
    seats: frozenset[int]
    name: str
    part: str
    colour: str
    strength: str
    note: str
    lines: tuple[str, ...]
    hits: int | None
    dice: tuple[Cast, ...]
    units: tuple[Token, ...]
    winner: bool

    @property
    def words(self) -> str:
        """All of it for a screen reader."""
        lang = language()
        dice = ", ".join(lang.number(cast.face) for cast in self.dice)
        pieces = (f"{self.name} ({self.part})", self.note, dice, *self.lines)
        return ", ".join(piece for piece in pieces if piece)


def tells_parties(board: Board, picture: Picture) -> bool:
    """Tell whether a picture says of a tray's sides how they hit."""
    return any(_detail(place, picture) is not None for place in board.places)


def _detail(place: Place, picture: Picture) -> Detail | None:
    return picture.looks.get(place.thing, BARE).detail


def read_parties(match: Match, board: Board, picture: Picture) -> list[Party]:
    """Return the sides of a battle; one's own comes last, nearest to the hand."""
    sides = [place for place in board.places if place.label is not None]
    dice = [place for place in board.places if place.label is None]
    found = [
        _party(match, picture, place, dice[number] if number < len(dice) else None)
        for number, place in enumerate(sides)
        if _detail(place, picture) is not None
    ]
    mine = match.viewer if match.viewer is not None else match.answering
    if len(found) == 2 and mine in found[0].seats and mine not in found[1].seats:
        found.reverse()
    return found


def _party(match: Match, picture: Picture, place: Place, felt: Place | None) -> Party:
    lang, names = language(), match.names()
    look = picture.looks.get(place.thing, BARE)
    detail = look.detail or Detail()
    units = sorted(
        (token for token in picture.tokens if token.at == place.thing),
        key=lambda token: any(name == FLANK for name, _ in token.badges),
    )
    cast = [token for token in picture.tokens if felt is not None and token.at == felt.thing]
    main = look.tint if look.tint is not None else 0
    seats = {main, *(token.owner for token in (*units, *cast) if token.owner is not None)}
    return Party(
        place.thing,
        frozenset(seats),
        match.name(main),
        lang.text(place.label, names) if place.label is not None else "",
        match.colour(main),
        lang.number(detail.number) if detail.number is not None else "",
        lang.text(detail.note, names) if detail.note is not None else "",
        tuple(lang.text(line, names) for line in detail.lines),
        detail.hits,
        _dice(match, cast),
        tuple(units),
        "winner" in look.marks,
    )


def _dice(match: Match, tokens: Sequence[Token]) -> tuple[Cast, ...]:
    return tuple(
        Cast(
            int(token.face or 0),
            match.colour(token.owner) if token.owner is not None else "attack",
            dict(token.badges).get("hit", 0),
        )
        for token in tokens
    )
