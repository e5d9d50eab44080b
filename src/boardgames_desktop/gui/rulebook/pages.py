"""The open pages: one language, or two side by side that scroll together by section."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from boardgames_desktop.gui.rulebook.page_view import Figures, PageView, Spot
from boardgames_desktop.services.book import Book, banner
from boardgames_desktop.services.library import Library

NOTHING = Book("", "en", "en", ())


class Pages(QSplitter):
    """Shows the page a reader is at.

    Signals:
        rule_wanted: id of a section a link leads to.
        figure_wanted: the position of a picture that was clicked.
        moved: the reader is somewhere else.
    """

    rule_wanted = Signal(str)
    figure_wanted = Signal(str)
    moved = Signal()

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._library = library
        self._game = ""
        self._codes = ["en", ""]
        self._books = [NOTHING, NOTHING]
        self._shown: list[tuple[Book, int] | None] = [None, None]
        self._wanted = Spot("")
        self.zoom = 1.0
        self.views = (PageView(self), PageView(self))
        for side, view in enumerate(self.views):
            self.addWidget(view)
            view.rule_wanted.connect(self.rule_wanted)
            view.figure_wanted.connect(self.figure_wanted)
            view.moved.connect(lambda side=side: self._moved(side))
        self.views[1].hide()
        self.setChildrenCollapsible(False)
        self.setFocusProxy(self.views[0])

    # -- what is open -------------------------------------------------------------------

    @property
    def book(self) -> Book:
        """The book that is read."""
        return self._books[0]

    @property
    def game(self) -> str:
        """Id of the game it is about."""
        return self._game

    @property
    def languages(self) -> tuple[str, str]:
        """The languages wished for; the second is "" while there is one page."""
        return self._codes[0], self._codes[1]

    def set_figures(self, figures: Figures) -> None:
        """Say who paints figures."""
        for view in self.views:
            view.figures = figures

    def open(self, game: str, first: str, second: str) -> None:
        """Take the book of a game, in one or two languages, without turning to a page."""
        self._game, self._codes = game, [first, second]
        self._books[0] = self._library.book(game, first) if game else NOTHING
        self._books[1] = self._library.book(game, second) if game and second else NOTHING
        if self.views[1].isHidden() == bool(second):
            self.views[1].setVisible(bool(second))
            half = max(1, self.width() // 2)
            self.setSizes([half, half if second else 0])
        self._shown = [None, None]

    def reread(self) -> None:
        """Take the books anew: a document has come or gone."""
        self.open(self._game, *self._codes)

    # -- places -------------------------------------------------------------------------

    @property
    def spot(self) -> Spot:
        """Where the reader is."""
        return self.views[0].spot()

    def has(self, section: str) -> bool:
        """Tell whether the book has a section, or one above it."""
        return self.book.page_of(section) is not None

    def go(self, spot: Spot) -> bool:
        """Turn to a section; False if the book has none of that name."""
        page, found = self.book.page_of(spot.section), self.book.nearest(spot.section)
        if page is None or found is None:
            return False
        spot = spot if found == spot.section else Spot(found)
        self._show(0, page)
        self.views[0].go(spot)
        self._follow(0, 1)
        self.moved.emit()
        return True

    def turn(self, page: int) -> None:
        """Turn to the top of a page."""
        if not self.book.pages:
            self._show(0, 0)
            self._show(1, 0)
            return
        page = max(0, min(page, len(self.book.pages) - 1))
        self.go(Spot(self.book.pages[page].headings[0].id))

    @property
    def page(self) -> int:
        """Number of the page that is open."""
        shown = self._shown[0]
        return shown[1] if shown is not None else 0

    def _show(self, side: int, page: int) -> None:
        book, view = self._books[side], self.views[side]
        if self._shown[side] == (book, page):
            return
        self._shown[side] = book, page
        if not book.pages:
            view.show_page(None, banner(self.tr("There is no rulebook yet.")), self.zoom)
            return
        notice = ""
        if book.language != book.wished:
            notice = banner(self.tr("This rulebook is not translated yet; here it is in English."))
        view.show_page(book.pages[page], notice, self.zoom)

    def _moved(self, side: int) -> None:
        self._follow(side, 1 - side)
        self.moved.emit()

    def _follow(self, side: int, other: int) -> None:
        """Bring the other page to where one is."""
        if not self._codes[1]:
            return
        spot, view = self.views[side].spot(), self.views[other]
        page = self._books[other].page_of(spot.section)
        with QSignalBlocker(view):
            if page is not None:
                self._show(other, page)
                view.go(spot)
            elif spot.section:
                self._shown[other] = None
                words = self.tr("This document exists in the other language only.")
                view.show_page(None, banner(words), self.zoom)

    def restyle(self, zoom: float) -> None:
        """Show the pages again at the same place: theme, letters or words are others."""
        here = self.spot
        self.zoom = zoom
        self._shown = [None, None]
        if not self.go(here):
            self.turn(0)

    # -- light and finding --------------------------------------------------------------

    def light(self, section: str) -> None:
        """Tint a section for a moment."""
        for view in self._open_views():
            view.light(section)

    def _open_views(self) -> Sequence[PageView]:
        return self.views if self._codes[1] else self.views[:1]

    def find_phrase(self, phrase: str) -> int:
        """Light a phrase wherever it stands on the page; returns how often."""
        return self.views[0].find_phrase(phrase)

    def find_words(self, wanted: Sequence[str]) -> None:
        """Light the words of a search on the pages."""
        for view in self._open_views():
            view.find_words(wanted)

    def repaint_figures(self) -> None:
        """Some pictures have been painted."""
        for view in self._open_views():
            with QSignalBlocker(view):
                view.repaint_figures()
