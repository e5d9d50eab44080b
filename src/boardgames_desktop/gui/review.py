"""A game looked at again: its board at any moment, what happened, and play on from there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardgames_desktop.ai.judge import OUTLOOKS
from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.board.view import BoardView
from boardgames_desktop.gui.replay_bar import ReplayBar
from boardgames_desktop.gui.replay_board import ZOOM, ReplayBoard
from boardgames_desktop.gui.review_panel import ReviewPanel
from boardgames_desktop.gui.review_trial import Trial
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import ReplayView
from boardgames_desktop.services.review import Analyst, Mistake
from boardgames_desktop.services.settings import SettingsStore


class ReviewPage(QWidget):
    """The board, beside it what the analyst says of a finished game, the replay bar below."""

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
        self._analyst: Analyst | None = None
        self.board: ReplayBoard | None = None
        self.panel: ReviewPanel | None = None
        self.trial: Trial | None = None
        self.bar = ReplayBar(self)
        self.bar.moved.connect(self._show)
        self.bar.play_on.connect(self.play_on)
        self.bar.closed.connect(self.closed)
        self._middle = QHBoxLayout()
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._middle, 1)
        layout.addWidget(self.bar)

    def open(self, match: Match) -> None:
        """Take a match as it is now."""
        self.clear()
        self._match = match
        self._film = match.history()
        self.board = ReplayBoard(match, self._settings, pictures=self._pictures, parent=self)
        self._middle.addWidget(self.board, 1)
        if match.is_over and match.game.id in OUTLOOKS:
            self._analyst = Analyst(match, self)
            self.panel = ReviewPanel(match, self._film, self._analyst, self)
            self.panel.wanted.connect(self.bar.go)
            self.panel.try_wanted.connect(self.try_again)
            self._middle.addWidget(self.panel)
        self.bar.open(len(self._film), [turn.ply for turn in self._film.turns()])

    def picture(self) -> Picture:
        """Return the position shown; only while a match is open."""
        assert self._film is not None
        return self._film.at(self.bar.position)

    def try_again(self, mistake: Mistake) -> None:
        """Put a decision to its player again, instead of the board."""
        if self._match is None or self._film is None or self._analyst is None:
            return
        self.bar.stop()
        self.bar.go(mistake.ply)
        self._end_trial()
        self.trial = Trial(
            self._match,
            self._film,
            mistake,
            self._analyst,
            self._settings,
            pictures=self._pictures,
            parent=self,
        )
        self.trial.closed.connect(self._back_from_trial)
        self._middle.addWidget(self.trial, 1)
        self._show_parts()
        self.trial.show()
        self.trial.setFocus(Qt.FocusReason.OtherFocusReason)

    def _back_from_trial(self) -> None:
        self._end_trial()
        self._show_parts()
        self.bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def _end_trial(self) -> None:
        trial, self.trial = self.trial, None
        if trial is not None:
            self._middle.removeWidget(trial)
            trial.hide()
            trial.close_trial()
            trial.deleteLater()

    def _show_parts(self) -> None:
        trying = self.trial is not None
        for part in (self.board, self.panel, self.bar):
            if part is not None:
                part.setVisible(not trying)

    def clear(self) -> None:
        """Forget the match."""
        self.bar.stop()
        self._end_trial()
        if self.board is not None:
            self.board.close_board()
        for part in (self.board, self.panel):
            if part is not None:
                self._middle.removeWidget(part)
                part.hide()
                part.deleteLater()
        if self._analyst is not None:
            self._analyst.close()
            self._analyst.deleteLater()
        self._match = self._film = self.board = self.panel = self._analyst = None
        self.bar.show()

    def zoom_in(self) -> None:
        """Show the board larger."""
        self._zoom(ZOOM)

    def zoom_out(self) -> None:
        """Show the board smaller."""
        self._zoom(1 / ZOOM)

    def zoom_fit(self) -> None:
        """Show the whole board."""
        view = self._view()
        if view is not None:
            view.fit()

    def _zoom(self, factor: float) -> None:
        view = self._view()
        if view is not None:
            view.zoom_by(factor)

    def _view(self) -> BoardView | None:
        """Return the view of the board that is in sight."""
        if self.trial is not None:
            return self.trial.room.view
        return self.board.view if self.board is not None else None

    def _show(self, ply: int) -> None:
        if self._film is None or self.board is None:
            return
        self.board.show_picture(self._film.at(ply))
        if self.panel is not None:
            self.panel.show_position(ply)
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
