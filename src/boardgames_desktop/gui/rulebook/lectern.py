"""Where the rulebook lies: beside the board or in a window of its own, opened at a rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.gui.theme import px
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths, resources
from boardgames_desktop.services.position import PositionError, read_position
from boardgames_desktop.services.settings import SettingsStore

if TYPE_CHECKING:
    from boardgames_desktop.gui.rulebook.book_menu import BookMenu
    from boardgames_desktop.gui.rulebook.viewer import Rulebook

BESIDE = 420
"""Width beside the board at text size 100 %, at first."""


class Lectern(QObject):
    """Opens the rulebook for one window.

    Attributes:
        book: the rulebook, once somebody wanted it.
        menu: its menu.
    """

    def __init__(
        self,
        window: QMainWindow,
        *,
        store: SettingsStore,
        paths: Paths,
        match: Callable[[], Match | None],
        light: Callable[[tuple[Thing, ...]], object],
        play: Callable[[Setup, Sequence[Entry]], object],
    ) -> None:
        """Stand beside a window.

        Args:
            window: the program's window.
            store: what is remembered.
            paths: where the players' documents are.
            match: returns the match on the table, if there is one.
            light: lights places on its board.
            play: puts a match with some entries behind it on the table.
        """
        super().__init__(window)
        self._window = window
        self._store = store
        self._paths = paths
        self._match = match
        self._light = light
        self._play = play
        self._dock: QDockWidget | None = None
        self._beside = False
        self.book: Rulebook | None = None
        self.menu: BookMenu | None = None

    # -- opening ------------------------------------------------------------------------

    def open(self) -> Rulebook:
        """Return the book, made when it is first wanted."""
        if self.book is None:
            from boardgames_desktop.gui.rulebook.book_menu import BookMenu
            from boardgames_desktop.gui.rulebook.viewer import Rulebook
            from boardgames_desktop.services.library import Library

            library = Library(resources() / "rulebooks", self._paths.rulebooks)
            book = self.book = Rulebook(library, self._store)
            self.menu = BookMenu(book)
            book.applies = self._applies
            book.done.connect(self._put_away)
            book.dock_wanted.connect(self._change_place)
            book.places_wanted.connect(self._show_places)
            book.figure_wanted.connect(self._try)
            self._beside = book.kept().get("beside") is True
        return self.book

    def show_asked(self, match: Match | None) -> None:
        """Open the rulebook at what a match asks now, or at its beginning."""
        decision = match.decision() if match is not None else None
        game = match.game.id if match is not None else ""
        book = self.open()
        if decision is None or not decision.rule or not book.show_rule(decision.rule, game):
            book.show_game(game)
        self._raise()

    def show_rule(self, rule: str, game: str) -> None:
        """Open the rulebook at a rule."""
        book = self.open()
        if not book.show_rule(rule, game):
            book.show_game(game)
        self._raise()

    def _raise(self) -> None:
        book = self.open()
        if self._beside and QApplication.activeModalWidget() is None:
            self._lay_beside(book)
        else:
            self._lay_apart(book)
        if self.menu is not None:
            self.menu.docked = self._dock is not None and self._dock.isVisible()
        book.pages.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_beside(self, book: Rulebook) -> None:
        if self._dock is None:
            self._dock = QDockWidget(self._window)
            self._dock.setObjectName("rulebook")
            self._dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
            self._dock.setTitleBarWidget(QWidget(self._dock))
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
            self._dock.hide()
        if self._dock.widget() is not book:
            self._keep_window(book)
            self._dock.setWidget(book)
        if self._dock.isHidden():
            wide = book.kept().get("width")
            fits = isinstance(wide, int) and 0 < wide < self._window.width()
            first = round(BESIDE * px("body") / 15)
            self._dock.show()
            size = wide if isinstance(wide, int) and fits else first
            self._window.resizeDocks([self._dock], [size], Qt.Orientation.Horizontal)
        book.show()

    def _lay_apart(self, book: Rulebook) -> None:
        """Show the book as a window that belongs to none, so that no dialog blocks it."""
        if not book.isWindow() or book.parentWidget() is not None or book.isHidden():
            if self._dock is not None and self._dock.widget() is book:
                self._keep_width()
                self._dock.hide()
            book.setParent(None, Qt.WindowType.Window)
            geometry = book.kept().get("window")
            book.resize(book.first_size())
            if isinstance(geometry, str):
                book.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "replace")))
        book.show()
        book.raise_()
        book.activateWindow()

    # -- places -------------------------------------------------------------------------

    @property
    def beside(self) -> bool:
        """Whether the book lies beside the board."""
        return self._beside

    def _change_place(self) -> None:
        """Bring the book to the other place, at the same paragraph."""
        book = self.open()
        here = book.pages.spot
        self._beside = not self._beside
        book.keep(beside=self._beside)
        self._raise()
        QTimer.singleShot(0, book, lambda: book.pages.go(here))

    def _keep_window(self, book: Rulebook) -> None:
        if book.isWindow() and book.isVisible():
            book.keep(window=bytes(book.saveGeometry().toBase64().data()).decode("ascii"))

    def _keep_width(self) -> None:
        if self.book is not None and self._dock is not None and self._dock.isVisible():
            self.book.keep(width=self._dock.width())

    def _put_away(self) -> None:
        book = self.book
        if book is None:
            return
        if book.isWindow():
            self._keep_window(book)
            book.hide()
        elif self._dock is not None:
            self._keep_width()
            self._dock.hide()
            self._window.activateWindow()
            central = self._window.centralWidget()
            if central is not None:
                central.setFocus(Qt.FocusReason.OtherFocusReason)

    def close(self) -> None:
        """Put the book away for good."""
        if self.book is not None:
            self._put_away()
            self.book.wait()
            self.book.setParent(None)
            self.book.deleteLater()
            if self.menu is not None:
                self.menu.wait()
        self.book = self.menu = None

    # -- the board ----------------------------------------------------------------------

    def _applies(self, game: str, section: str) -> bool:
        match = self._match()
        return match is not None and match.game.id == game and bool(match.places_of_rule(section))

    def refresh(self) -> None:
        """The position is another one, or another match is on the table."""
        if self.book is not None and self.book.isVisible():
            self.book.refresh_places()

    def _show_places(self, section: str) -> None:
        match = self._match()
        if match is not None:
            self._window.activateWindow()
            self._light(match.places_of_rule(section))

    def _try(self, text: str) -> None:
        """Put the position of a figure on the table; a game that is played is kept."""
        try:
            position = read_position(text)
        except PositionError:
            if self.menu is not None:
                self.menu.toast.say(self.tr("This figure cannot be played."))
            return
        self._window.activateWindow()
        self._play(position.setup, position.entries)
