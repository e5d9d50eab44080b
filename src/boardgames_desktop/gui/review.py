"""A game looked at again: its board at any moment, what happened, and play on from there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.replay_bar import ReplayBar
from boardgames_desktop.gui.replay_board import ReplayBoard
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import ReplayView
from boardgames_desktop.services.settings import SettingsStore


class ReviewPage(QWidget):
    """The board above, the replay bar below."""

    closed = Signal()
    play_on = Signal(int)

    def __init__(
        self,
        settings: SettingsStore,
        parent: QWidget | None = None,
        *,
        pictures: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._pictures = pictures
        self._match: Match | None = None
        self._film: ReplayView | None = None
        self.board: ReplayBoard | None = None
        self.bar = ReplayBar(self)
        self.bar.moved.connect(self._show)
        self.bar.play_on.connect(self.play_on)
        self.bar.closed.connect(self.closed)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.bar)

    def open(self, match: Match) -> None:
        """Take a match as it is now."""
        self.clear()
        self._match = match
        self._film = match.history()
        self.board = ReplayBoard(match, self._settings, pictures=self._pictures, parent=self)
        self._layout.insertWidget(0, self.board, 1)
        self.bar.open(len(self._film), self._film.turn_starts())

    def picture(self) -> Picture:
        """Return the position shown; only while a match is open."""
        assert self._film is not None
        return self._film.at(self.bar.position)

    def clear(self) -> None:
        """Forget the match."""
        self.bar.stop()
        if self.board is not None:
            self.board.close_board()
            self._layout.removeWidget(self.board)
            self.board.deleteLater()
        self._match = self._film = self.board = None

    def zoom_in(self) -> None:
        """Show the board larger."""
        if self.board is not None:
            self.board.zoom_in()

    def zoom_out(self) -> None:
        """Show the board smaller."""
        if self.board is not None:
            self.board.zoom_out()

    def zoom_fit(self) -> None:
        """Show the whole board."""
        if self.board is not None:
            self.board.zoom_fit()

    def _show(self, ply: int) -> None:
        if self._film is None or self.board is None:
            return
        self.board.show_picture(self._film.at(ply))
        self._tell(ply)

    def _tell(self, ply: int) -> None:
        match, film = self._match, self._film
        if match is None or film is None:
            return
        if ply == 0:
            self.bar.set_line(self.tr("The game begins here."))
            return
        for back in range(ply, max(0, ply - 12), -1):
            line = film.beat(back).line
            if line is not None:
                self.bar.set_line(language().text(line.msg, match.names()))
                return
        self.bar.set_line("")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell(self.bar.position)

    def focusInEvent(self, event: QEvent) -> None:
        del event
        self.bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)
