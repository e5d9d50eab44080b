"""Looking at a game again in the window: the page of the review, opened and closed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QStackedWidget

from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.shortcuts import REVIEW, TABLE
from boardgames_desktop.services.settings import SettingsStore

if TYPE_CHECKING:
    from boardgames_desktop.gui.main_window import MainWindow
    from boardgames_desktop.gui.review import ReviewPage


class Reviewing(QObject):
    """Opens the review of the game on the table of one window. Nothing is loaded before.

    Args:
        window: the window.
        stack: where its pages lie.
        store: the player's settings.
        pictures: folder of the painted maps.
    """

    def __init__(
        self, window: MainWindow, stack: QStackedWidget, store: SettingsStore, *, pictures: Path
    ) -> None:
        super().__init__(window)
        self._window = window
        self._stack = stack
        self._store = store
        self._pictures = pictures
        self._page: ReviewPage | None = None
        self._paused_before = False

    @property
    def page(self) -> ReviewPage:
        """The page for looking at a game again; made when it is first wanted."""
        if self._page is None:
            from boardgames_desktop.gui.review import ReviewPage

            self._page = ReviewPage(self._store, self._window, pictures=self._pictures)
            self._page.closed.connect(self.close)
            self._page.play_on.connect(self._play_on_from)
            self._stack.addWidget(self._page)
        return self._page

    @property
    def going_on(self) -> bool:
        """True while the page is the one that is shown."""
        return self._page is not None and self._stack.currentWidget() is self._page

    def picture(self) -> Picture | None:
        """Return the position that is looked at again; None if none is."""
        return self._page.picture() if self._page is not None and self.going_on else None

    def toggle(self) -> None:
        """Open the review, or close it."""
        if self.going_on:
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Look at the game again from the beginning."""
        match = self._window.match
        if match is None:
            return
        self._paused_before = match.paused
        match.set_paused(True)
        self.page.open(match)
        self._stack.setCurrentWidget(self.page)
        self._window.enter(REVIEW)
        self._window.commands["review"].setChecked(True)

    def close(self) -> None:
        """Go back to the table, which goes on or pauses as before."""
        self.page.clear()
        window = self._window
        window.commands["review"].setChecked(False)
        if window.match is None or window.table is None:
            return
        self._stack.setCurrentWidget(window.table)
        window.enter(TABLE)
        window.match.set_paused(self._paused_before)
        window.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Forget the game that leaves the table."""
        if self._page is not None:
            self._page.clear()
            self._window.commands["review"].setChecked(False)

    def _play_on_from(self, ply: int) -> None:
        match = self._window.match
        if match is not None:
            self._window.play_position(*match.play_on_from(ply))
