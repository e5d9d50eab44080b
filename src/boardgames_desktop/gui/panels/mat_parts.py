"""What a mat shows, read from a picture: plots, tiles, stores and reserves in sections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import attrs

from boardgames_desktop.core.picture import Board, Detail, Look, Picture, Place, Thing, Token
from boardgames_desktop.services.language import Language, language
from boardgames_desktop.services.match import Match

PLOT, TILE, STOCK, RESERVE = "plot", "tile", "stock", "reserve"
FORMS = (PLOT, TILE, STOCK, RESERVE)
STANDING, RISING = "standing", "rising"
BARE = Look()
NOTHING = Detail()


@attrs.frozen
class Part:
    """One place of a mat.

    Attributes:
        thing: the place. form: one of :data:`FORMS`. art: key of its picture.
        name: what it is; state: how it stands, in a word or two.
        detail: numbers, price and sentences.
        marks: ``standing`` or ``rising``.
        tokens: what lies on it.
        words: all of it, for a screen reader and for the status line.
    """

    thing: Thing
    form: str
    art: str
    name: str
    state: str
    detail: Detail
    marks: tuple[str, ...]
    tokens: tuple[Token, ...]
    faded: bool
    words: str

    @cached_property
    def things(self) -> frozenset[Thing]:
        """The place and everything on it."""
        return frozenset((self.thing, *(token.thing for token in self.tokens)))

    @property
    def free(self) -> bool:
        """It is a plot on which nothing stands yet."""
        return self.form == PLOT and not {STANDING, RISING} & set(self.marks)


@attrs.frozen
class Chapter:
    """A section of a mat: its heading, "" for none, and its parts."""

    title: str
    parts: tuple[Part, ...]


@attrs.frozen
class Page:
    """A whole mat.

    Attributes:
        board: id. seat, colour: whose it is. title: what is written on it; note: beside that.
    """

    board: str
    seat: int
    colour: str
    title: str
    note: str
    chapters: tuple[Chapter, ...]

    @property
    def parts(self) -> tuple[Part, ...]:
        """All parts in order."""
        return tuple(part for chapter in self.chapters for part in chapter.parts)


def read(board: Board, picture: Picture, match: Match) -> Page:
    """Return what the mat ``board`` shows in a picture."""
    lang, names = language(), match.names()
    lying: dict[Thing, list[Token]] = {}
    for token in picture.tokens:
        lying.setdefault(token.at, []).append(token)
    parts = {
        place.thing: _part(place, picture.looks.get(place.thing, BARE), lying, (lang, names))
        for place in board.places
    }
    seat = board.seat if board.seat is not None else 0
    note = picture.notes.get(board.id)
    return Page(
        board.id,
        seat,
        match.colour(seat),
        lang.text(board.title, names) if board.title is not None else match.name(seat),
        lang.text(note, names) if note is not None else "",
        _chapters(board, parts, lang),
    )


def _chapters(board: Board, parts: Mapping[Thing, Part], lang: Language) -> tuple[Chapter, ...]:
    """Return the sections: those of the board, then what is in none of them, form by form."""
    made = [
        Chapter(lang.text(region.label), tuple(parts[thing] for thing in region.places))
        for region in board.regions
    ]
    held = {thing for region in board.regions for thing in region.places}
    rest = [part for thing, part in parts.items() if thing not in held]
    for form in FORMS:
        alike = tuple(part for part in rest if part.form == form)
        if alike:
            made.append(Chapter("", alike))
    return tuple(made)


def _part(
    place: Place,
    look: Look,
    lying: Mapping[Thing, Sequence[Token]],
    speech: tuple[Language, Sequence[str]],
) -> Part:
    lang, names = speech
    form, _, art = place.terrain.partition("/")
    detail = look.detail if look.detail is not None else NOTHING
    label = detail.title if detail.title is not None else place.label
    name = lang.heading(label, names) if label is not None else ""
    state = lang.text(look.text, names) if look.text is not None else ""
    tokens = tuple(lying.get(place.thing, ()))
    return Part(
        place.thing,
        form if form in FORMS else PLOT,
        detail.art or art,
        name,
        state,
        detail,
        look.marks,
        tokens,
        look.faded,
        _words(name, state, detail, tokens, speech),
    )


def _words(
    name: str,
    state: str,
    detail: Detail,
    tokens: Sequence[Token],
    speech: tuple[Language, Sequence[str]],
) -> str:
    lang, names = speech
    number = "" if detail.number is None else lang.number(detail.number)
    note = lang.text(detail.note, names) if detail.note is not None else ""
    pieces = [
        ": ".join(words for words in (name, number) if words),
        note,
        state,
        *(_token_words(token, speech) for token in tokens),
        *(lang.text(line, names) for line in detail.lines),
    ]
    return ", ".join(words for words in pieces if words)


def _token_words(token: Token, speech: tuple[Language, Sequence[str]]) -> str:
    lang, names = speech
    if token.title is None:
        return ""
    words = lang.text(token.title, names)
    return f"{words} × {lang.number(token.count)}" if token.count > 1 else words
