"""What a paper of alliances shows, and where: one row for each army that may have an ally."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardgames_desktop.core.picture import Board, Look, Picture, Region, Thing, Token
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

BARE = Look()

SLOT, SMALL_SLOT = (37, 30), (25, 26)
"""Width and height of a place of a marker."""

GAP, SMALL_GAP = 6, 4
NAME = 19
CARDS, SMALL_CARDS = 44, 20
APART, SMALL_APART = 9, 12
"""Room between two rows, which stand side by side on a folded paper."""


@attrs.frozen
class Row:
    """One army.

    Attributes:
        marker: thing of its marker; "" = it is gone.
        things: everything that stands for it here.
        colours: of the seats at the places; "" = nobody's.
        at: place its marker stands on, by index; -1 = it is gone.
        cards: how many it was given.
        lands: places of the map that are its own.
    """

    marker: Thing
    things: frozenset[Thing]
    side: int
    colour: str
    title: str
    standing: str
    note: str
    colours: tuple[str, ...]
    at: int
    cards: int
    lands: tuple[Thing, ...]

    def words(self) -> str:
        """Return all that can be said about the army."""
        return " · ".join(part for part in (self.title, self.standing, self.note) if part)


def read(board: Board, picture: Picture, match: Match) -> tuple[Row, ...]:
    """Return the rows of a board in a position; an army that is gone keeps its row."""
    tokens = {token.at: token for token in picture.tokens}
    return tuple(_row(board, region, picture, tokens, match) for region in board.regions)


def _row(
    board: Board, region: Region, picture: Picture, tokens: dict[Thing, Token], match: Match
) -> Row:
    lang, names = language(), match.names()
    places = region.places
    at = next((index for index, place in enumerate(places) if place in tokens), -1)
    token = tokens[places[at]] if at >= 0 else None
    side = token.owner if token is not None and token.owner is not None else -1
    label = next(place.label for place in board.places if place.thing == places[at])
    badges = token.badges if token is not None else ()
    tints = [picture.looks.get(place, BARE).tint for place in places]
    return Row(
        token.thing if token is not None else "",
        frozenset(places) | ({token.thing} if token is not None else frozenset()),
        side,
        match.colour(side) if side >= 0 else "",
        lang.text(region.label, names),
        lang.text(label, names) if token is not None and label is not None else "",
        ", ".join(
            f"{lang.text(picture.columns[key])} {lang.number(number)}"
            for key, number in badges
            if key in picture.columns
        ),
        tuple("" if tint is None else match.colour(tint) for tint in tints),
        at,
        dict(badges).get("cards", 0),
        tuple(thing for thing, look in picture.looks.items() if side >= 0 and look.tint == side),
    )


@attrs.frozen
class Spots:
    """Where the parts of one row are.

    Attributes:
        whole: what is lit and pointed at.
        name: line of words; empty on a folded paper.
    """

    whole: QRectF
    name: QRectF
    slots: tuple[QRectF, ...]
    cards: QRectF

    def marker(self, at: float) -> QRectF:
        """Return the slot of a marker that is on its way between two of them."""
        first = self.slots[0]
        way = self.slots[-1].left() - first.left()
        return first.translated(way * at / (len(self.slots) - 1), 0)


def _unit() -> float:
    return px("body") / 15


def _row_size(slots: int, small: bool) -> QSizeF:
    unit = _unit()
    wide, high = SMALL_SLOT if small else SLOT
    gap, cards = (SMALL_GAP, SMALL_CARDS) if small else (GAP, CARDS)
    long = slots * (wide + gap) + gap + cards
    return QSizeF(long * unit, (high + (0 if small else NAME)) * unit)


def content_size(slots: Sequence[int], small: bool) -> QSizeF:
    """Return the room that rows with so many places need; side by side when ``small``."""
    sizes = [_row_size(count, small) for count in slots]
    unit = _unit()
    if not sizes:
        return QSizeF()
    if small:
        return QSizeF(
            sum(size.width() for size in sizes) + SMALL_APART * unit * (len(sizes) - 1),
            max(size.height() for size in sizes),
        )
    return QSizeF(
        max(size.width() for size in sizes),
        sum(size.height() for size in sizes) + APART * unit * (len(sizes) - 1),
    )


def spots(slots: Sequence[int], corner: QPointF, small: bool) -> tuple[Spots, ...]:
    """Return where the rows are whose content begins at ``corner``."""
    found: list[Spots] = []
    unit = _unit()
    for count in slots:
        size = _row_size(count, small)
        found.append(_spots(count, QRectF(corner, size), small))
        corner += (
            QPointF(size.width() + SMALL_APART * unit, 0)
            if small
            else QPointF(0, size.height() + APART * unit)
        )
    return tuple(found)


def _spots(count: int, box: QRectF, small: bool) -> Spots:
    unit = _unit()
    wide, high = (unit * side for side in (SMALL_SLOT if small else SLOT))
    gap = unit * (SMALL_GAP if small else GAP)
    top = box.bottom() - high
    slots = tuple(
        QRectF(box.left() + index * (wide + gap), top, wide, high) for index in range(count)
    )
    left = slots[-1].right() + 2 * gap
    card = high * (0.72 if small else 0.8)
    cards = QRectF(left, top + (high - card) / 2, box.right() - left, card)
    around = space(1) + 1
    return Spots(
        box.adjusted(-around, -around + 1, around, around - 1),
        QRectF(box.left(), box.top(), box.width(), 0 if small else NAME * unit - 2),
        slots,
        cards,
    )
