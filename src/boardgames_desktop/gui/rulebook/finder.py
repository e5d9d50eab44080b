"""Finding in the rulebook: words in all books, a phrase on the page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.gui.rulebook.find_bar import FindBar
from boardgames_desktop.gui.rulebook.keys import BookKeys
from boardgames_desktop.gui.rulebook.pages import Pages
from boardgames_desktop.gui.rulebook.search import FoundList, SearchIndex
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.book import Book
from boardgames_desktop.services.concordance import Found, query_words
from boardgames_desktop.services.language import language
from boardgames_desktop.services.library import Library

RENDER_MS = 1500
"""How long after the index of words is made the other languages are rendered, in a thread."""


class Finder(QObject):
    """Looks for what is typed into the search field and into the line under the page.

    Attributes:
        index: the words of all books.
        title, found: what was found in the books, and how much that is.
        line: the line under the page.

    Signals:
        looking: something is looked for in the books; its finds want to be seen.
        opening: a find is to be opened.
    """

    looking = Signal()
    opening = Signal(object)

    def __init__(
        self,
        field: QLineEdit,
        pages: Pages,
        library: Library,
        games: Sequence[AnyGame],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._field = field
        self._pages = pages
        self._library = library
        self._games = games
        self._rendered: set[str] = set()
        self.index = SearchIndex(self._books, self)
        self.title = Words("small", "text_2", parent, wrap=False)
        self.found = FoundList(parent)
        self.line = FindBar(parent)
        for widget in (self.title, self.found, self.line):
            widget.hide()
        self.index.ready.connect(self.search)
        self.index.ready.connect(lambda: QTimer.singleShot(RENDER_MS, self, self._render_ahead))
        field.textChanged.connect(self.search)
        field.returnPressed.connect(self._open_first)
        self.found.chosen.connect(self.opening)
        self.found.left_above.connect(self.start)
        self.line.changed.connect(self._find)
        self.line.stepped.connect(self.step)
        self.line.closed.connect(self.close_line)
        BookKeys({"Down": self._go_down}, self).watch([field])

    # -- in all books -------------------------------------------------------------------

    def _books(self, code: str) -> Sequence[Book]:
        return self._library.books([game.id for game in self._games], code)

    def prepare(self, *, again: bool = False) -> None:
        """Begin to read all books, unless that is done or under way."""
        self.index.prepare(self._pages.book.language, again=again)

    def _render_ahead(self) -> None:
        """Have the other languages of the open book ready before somebody wants them."""
        game = self._pages.game
        if game not in self._rendered:
            self._rendered.add(game)
            codes = self._library.languages(game)
            self.index.render([self._library.book(game, code) for code in codes])

    def start(self) -> None:
        """Put the cursor into the words looked for in all books."""
        self.prepare()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    @property
    def wanted(self) -> str:
        """What is looked for in all books."""
        return self._field.text().strip()

    def search(self) -> None:
        """Show what the books have about the words looked for."""
        words = self.wanted
        self.title.setVisible(bool(words))
        self.found.setVisible(bool(words))
        self.prepare()
        if not words:
            self._pages.find_words(())
            return
        self.looking.emit()
        finds = self.index.find(words)
        titles = {game.id: language().text(game.title) for game in self._games}
        here = self._pages.game
        self.found.show_found(
            [(find, titles[find.game] if find.game != here else "") for find in finds]
        )
        self.found.setVisible(bool(finds))
        if not self.index.is_ready:
            self.title.setText(self.tr("Reading the books …"))
        elif finds:
            self.title.setText(self.tr("%n section(s) found", "", len(finds)))
        else:
            self.title.setText(self.tr("No section has these words."))

    def _open_first(self) -> None:
        index = self.found.currentIndex()
        if index.isValid():
            self.found.open_index(index)

    def _go_down(self) -> None:
        if self.found.isVisible():
            self.found.setFocus(Qt.FocusReason.OtherFocusReason)

    def light_find(self, find: Found) -> None:
        """Light the words of a find that was opened, and go to the first of them."""
        self.light_words()
        self._pages.views[0].step_from(find.section)

    def light_words(self) -> None:
        """Light what is looked for in all books on the page."""
        self._pages.find_words(query_words(self.wanted))

    def clear(self) -> None:
        """Look for nothing any more."""
        self._field.clear()

    # -- on the page --------------------------------------------------------------------

    def _find(self, phrase: str) -> None:
        view = self._pages.views[0]
        self._pages.find_phrase(phrase)
        view.step(1)
        self.line.show_count(view.at, view.found)

    def step(self, by: int) -> None:
        """Go to the next hit on the page, or the one before."""
        view = self._pages.views[0]
        view.step(by)
        self.line.show_count(view.at, view.found)

    def again(self) -> None:
        """Light again what is looked for: the page was laid out anew."""
        if not self.line.isHidden():
            self._pages.find_phrase(self.line.field.text())
            view = self._pages.views[0]
            self.line.show_count(view.at, view.found)
        elif self.wanted:
            self.light_words()

    def close_line(self) -> None:
        """Look for nothing on the page any more."""
        self.line.hide()
        self.light_words()
        self._pages.setFocus(Qt.FocusReason.OtherFocusReason)
