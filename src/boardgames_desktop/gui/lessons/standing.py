"""Where the lesson's card stands: never over what the step is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import attrs
from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, QSize, QSizeF

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.lessons.card import LessonCard
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.gui.theme import px, space

WIDTHS = (26, 22, 34)
"""Widths of the card in heights of the body's letters, the best first."""

NO_LIMIT = 100_000

TINY = 0.7
"""A board that is smaller than so much of what it was is not shown as a whole."""

REACH = 46
"""Pixels around a thing that the card keeps clear of."""

SHARES = (1.0, 0.6, 0.45)
"""Parts of the board's region that the card may be high."""


@attrs.frozen
class Stand:
    """A place for the card, and what it would lie on there.

    Attributes:
        pointed: pixels of what the step is about. hidden: words that have to be scrolled to.
        papers: of other papers. lit: of what may
            be picked. far: how far it is from where the card was.
    """

    box: QRect
    pointed: int
    hidden: int
    papers: int
    lit: int
    far: int

    @property
    def cost(self) -> tuple[int, int, int, int, int]:
        """What to keep small, the worst first."""
        return self.pointed, self.hidden, self.papers, self.lit, self.far


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
        best = self._best(region, about)
        if best.pointed or self._reserved:
            best = self._make_room(region, about, drawer)
        card = self._card
        if card.geometry() != best.box:
            card.setGeometry(best.box)
        card.lay_out()
        card.raise_()

    def _circumstances(self, about: Sequence[Thing], region: QRect) -> tuple[object, ...]:
        """Return what the card's place depends on, where room was made for it."""
        card, wide = self._card, px("body") * WIDTHS[0]
        mats = [mat.geometry() for mat in self._table.around.mats]
        return (*about, region, card.words(), card.height_for(wide, NO_LIMIT), *mats)

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

    def _best(self, region: QRect, about: Sequence[Thing]) -> Stand:
        pointed = [*self._spots(about)]
        lit = [*self._spots(self._table.controller.targets())]
        papers = [*self._papers()]
        before = self._card.pos()

        def stand(box: QRect, hidden: int) -> Stand:
            return Stand(
                box,
                sum(_area(box & spot) for spot in pointed),
                hidden,
                sum(_area(box & paper) for paper in papers),
                sum(_area(box & spot) for spot in lit),
                (box.topLeft() - before).manhattanLength(),
            )

        choices = [
            stand(box, hidden)
            for size, hidden in self._sizes(region)
            for box in _boxes(region, size)
        ]
        return min(choices, key=lambda one: one.cost)

    def _sizes(self, region: QRect) -> Iterator[tuple[QSize, int]]:
        """Yield sizes of the card, each with how much of its words would be out of view."""
        for letters in WIDTHS:
            wide = min(letters * px("body"), region.width())
            whole = self._card.height_for(wide, NO_LIMIT)
            heights = {self._card.height_for(wide, round(region.height() * s)) for s in SHARES}
            for high in sorted({min(high, region.height()) for high in heights}, reverse=True):
                yield QSize(wide, high), max(0, whole - high)

    # -- room beside the board ----------------------------------------------------------

    def _make_room(self, region: QRect, about: Sequence[Thing], drawer: QMargins) -> Stand:
        """Have the board keep clear of the card, or take the room back if it is not needed."""
        arrangement = self._table.arrangement
        arrangement.reserve(drawer)
        self._reserved = False
        free = self._best(region, about)
        if not free.pointed:
            return free
        roomy = self._table.view.fit_scale()
        choices: list[tuple[float, QRect, QMargins]] = []
        for size, _ in self._sizes(region):
            across = QRect(region.topLeft(), size)
            under = QRect(QPoint(region.left(), region.bottom() + 1 - size.height()), size)
            for box, margins in (
                (across, QMargins(size.width() + space(3), 0, 0, 0)),
                (under, QMargins(0, 0, 0, size.height() + space(3))),
            ):
                arrangement.reserve(drawer + margins)
                hidden = sum(_area(box & spot) for spot in self._spots(about))
                choices.append((self._table.view.fit_scale() - hidden, box, margins))
        _, box, margins = max(choices, key=lambda one: one[0])
        arrangement.reserve(drawer + margins)
        self._reserved = True
        if not self._table.view.fitted:
            self._table.view.fit()
        self._zoom_to(about, roomy)
        return attrs.evolve(free, box=box)

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

    def _spots(self, things: Iterable[Thing]) -> Iterator[QRect]:
        reach = QPoint(REACH, REACH)
        for thing in things:
            spot = spot_in_view(self._table, thing)
            if spot is not None:
                yield QRect(spot - reach, spot + reach)

    def _papers(self) -> Iterator[QRect]:
        around = self._table.around
        dock = around.own.dock
        papers = (*around.legends, *around.tracks, *around.mats)
        for paper in (*papers, *((dock,) if dock is not None else ())):
            if paper.isVisible():
                yield paper.geometry()


def spot_in_view(table: GameTable, thing: Thing) -> QPoint | None:
    """Return where in the view a thing of the board, or of a panel over it, is."""
    view, scene = table.view, table.room.scene
    spot = scene.anchor_of(thing)
    if spot is not None:
        return view.viewport().mapTo(view, view.view_point(spot).toPoint())
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


def _area(box: QRect) -> int:
    return max(0, box.width()) * max(0, box.height())
