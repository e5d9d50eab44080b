"""Where the lesson's card stands: never over what the step is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import attrs
from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, QSize, QSizeF

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.lessons.card import LessonCard
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.gui.theme import px, space

WIDTHS = (26, 22, 34)
"""Widths of the card in heights of the body's letters, the best first."""

TINY = 0.7
"""A board that is smaller than so much of what it was is not shown as a whole."""

REACH = 46
"""Pixels around a thing that the card keeps clear of."""

SHARES = (1.0, 0.6, 0.45)
"""Parts of the board's region that the card may be high."""


@attrs.frozen
class Stand:
    """A place for the card.

    Attributes:
        hidden: pixels of words that would have to be scrolled to.
    """

    box: QRect
    hidden: int


class Standing:
    """Finds a place for one card on one table."""

    def __init__(self, table: GameTable, card: LessonCard) -> None:
        self._table = table
        self._card = card
        self._reserved = False
        self._zoomed = False
        self._found: tuple[object, ...] = ()

    def place(self, about: Sequence[Thing]) -> None:
        """Lay the card where it leaves ``about`` in view; make room if there is no such place."""
        drawer = self._drawer()
        region = self._region(drawer)
        if region.width() < space(20) or region.height() < space(10):
            return
        found = self._circumstances(about, region)
        if self._reserved and found == self._found:
            return
        self._found = found
        if self._zoomed:
            self._zoomed = False
            self._table.view.fit()
        if not self._reserved:
            self._table.arrangement.reserve(drawer)
        pointed = [*self._spots(about)]
        box = self._best(region, pointed)
        if self._reserved or _covered(box, pointed):
            box = self._make_room(region, about, drawer)
        card = self._card
        if card.geometry() != box:
            card.setGeometry(box)
        card.lay_out()
        card.raise_()

    def _circumstances(self, about: Sequence[Thing], region: QRect) -> tuple[object, ...]:
        """Return what the card's place depends on, where room was made for it."""
        card, wide = self._card, px("body") * WIDTHS[0]
        mats = [mat.geometry() for mat in self._table.around.mats]
        return (*about, region, card.text.text(), *card.heights(wide), *mats)

    def _drawer(self) -> QMargins:
        """Return what an open side panel that lies over the board covers of it."""
        view, side = self._table.view, self._table.side
        over = side.geometry().translated(-view.pos()) & view.rect()
        if not side.isVisible() or over.isEmpty():
            return QMargins()
        left = over.center().x() < view.width() / 2
        return QMargins(over.width() if left else 0, 0, 0 if left else over.width(), 0)

    def _region(self, drawer: QMargins) -> QRect:
        """Return the part of the view below the prompt line, beside an open drawer."""
        gap = space(3)
        top = self._table.prompt.geometry().bottom() + space(2)
        region = self._table.view.rect().marginsRemoved(drawer)
        return region.marginsRemoved(QMargins(gap, top, gap, gap))

    def _best(self, region: QRect, pointed: Sequence[QRect]) -> QRect:
        """Return where the card covers least of what is pointed at.

        Of equals, that with most words in view, then over no paper, over nothing that may be
        picked, and near where it is.
        """
        before = self._card.pos()
        stands = [
            Stand(box, hidden)
            for size, hidden in self._sizes(region)
            for box in _boxes(region, size)
        ]
        stands = _least(stands, lambda one: _covered(one.box, pointed))
        stands = _least(stands, lambda one: one.hidden)
        papers = [*self._papers()]
        stands = _least(stands, lambda one: _covered(one.box, papers))
        if len(stands) > 1:
            lit = [*self._spots(self._table.controller.targets())]
            stands = _least(stands, lambda one: _covered(one.box, lit))
        near = _least(stands, lambda one: (one.box.topLeft() - before).manhattanLength())
        return near[0].box

    def _sizes(self, region: QRect) -> Iterator[tuple[QSize, int]]:
        """Yield sizes of the card, each with how much of its words would be out of view."""
        for letters in WIDTHS:
            wide = min(letters * px("body"), region.width())
            least, whole = self._card.heights(wide)
            asked = {min(whole, max(least, round(region.height() * s))) for s in SHARES}
            for high in sorted({min(high, region.height()) for high in asked}, reverse=True):
                yield QSize(wide, high), max(0, whole - high)

    # -- room beside the board ----------------------------------------------------------

    def _make_room(self, region: QRect, about: Sequence[Thing], drawer: QMargins) -> QRect:
        """Have the board keep clear of the card, or take the room back if it is not needed.

        The board is laid out at most twice: without the card, and where it fits best beside it.
        """
        arrangement, view = self._table.arrangement, self._table.view
        arrangement.reserve(drawer)
        self._reserved = False
        pointed = [*self._spots(about)]
        free = self._best(region, pointed)
        if not _covered(free, pointed):
            return free
        roomy = view.fit_scale()
        choices: list[tuple[float, QRect, QMargins]] = []
        for size, _ in self._sizes(region):
            across = QRect(region.topLeft(), size)
            under = QRect(QPoint(region.left(), region.bottom() + 1 - size.height()), size)
            for box, margins in (
                (across, QMargins(size.width() + space(3), 0, 0, 0)),
                (under, QMargins(0, 0, 0, size.height() + space(3))),
            ):
                hidden = _covered(box, [*self._spots(about, margins)])
                choices.append((view.fit_scale(margins) - hidden, box, margins))
        _, box, margins = max(choices, key=lambda one: one[0])
        arrangement.reserve(drawer + margins)
        self._reserved = True
        if not view.fitted:
            view.fit()
        self._zoom_to(about, roomy)
        return box

    def _zoom_to(self, about: Sequence[Thing], roomy: float) -> None:
        """Show what the step is about as large as before, where the whole board became tiny."""
        view, scene = self._table.view, self._table.room.scene
        spots = [spot for spot in map(scene.anchor_of, about) if spot is not None]
        if view.fit_scale() > roomy * TINY or not spots:
            return
        reach = REACH / roomy
        area = QRectF(spots[0], QSizeF())
        for spot in spots:
            area |= QRectF(spot.x() - reach, spot.y() - reach, 2 * reach, 2 * reach)
        room = view.room()
        scale = min(roomy, room.width() / area.width(), room.height() / area.height())
        if scale > view.fit_scale():
            view.zoom_by(scale / view.fit_scale())
            view.centre_on(area.center())
            self._zoomed = True

    # -- what is where ------------------------------------------------------------------

    def _spots(self, things: Iterable[Thing], less: QMargins | None = None) -> Iterator[QRect]:
        """Yield what things take up of the view, or would if the board had so much less room."""
        reach = QPoint(REACH, REACH)
        for thing in things:
            spot = spot_in_view(self._table, thing, less)
            if spot is not None:
                yield QRect(spot - reach, spot + reach)

    def _papers(self) -> Iterator[QRect]:
        around = self._table.around
        dock = around.own.dock
        papers = (*around.legends, *around.tracks, *around.mats)
        for paper in (*papers, *((dock,) if dock is not None else ())):
            if paper.isVisible():
                yield paper.geometry()


def spot_in_view(table: GameTable, thing: Thing, less: QMargins | None = None) -> QPoint | None:
    """Return where in the view a thing of the board, or of a panel over it, is.

    With ``less``: where it would be if the board were fitted into so much less room.
    """
    view, scene = table.view, table.room.scene
    spot = scene.anchor_of(thing)
    if spot is not None:
        at = view.view_point(spot) if less is None else view.fitted_point(spot, less)
        return view.viewport().mapTo(view, at.toPoint())
    beside = table.around.spot_of(thing)
    return None if beside is None else view.mapFromGlobal(beside)


def _boxes(region: QRect, size: QSize) -> Iterator[QRect]:
    """Yield the places in a region for a card of a size."""
    right = region.right() + 1 - size.width()
    bottom = region.bottom() + 1 - size.height()
    columns = (right, region.left(), (region.left() + right) // 2)
    for y in dict.fromkeys((region.top(), bottom, (region.top() + bottom) // 2)):
        for x in columns:
            yield QRect(QPoint(x, y), size)


def _least(stands: Sequence[Stand], cost: Callable[[Stand], int]) -> list[Stand]:
    """Return those that cost least, in their order."""
    if len(stands) == 1:
        return [*stands]
    costs = [cost(one) for one in stands]
    low = min(costs)
    return [one for one, price in zip(stands, costs, strict=True) if price == low]


def _covered(box: QRect, spots: Iterable[QRect]) -> int:
    """Return how many pixels of spots a box lies on."""
    return sum(_area(box & spot) for spot in spots)


def _area(box: QRect) -> int:
    return max(0, box.width()) * max(0, box.height())
