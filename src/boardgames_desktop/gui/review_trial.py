"""A costly decision put to its player again: first a new answer, then the better one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.core.actions import Action
from boardgames_desktop.gui.board.boardroom import BoardRoom
from boardgames_desktop.gui.dialog import calm_wood
from boardgames_desktop.gui.panels.actions import ActionsPanel
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import ReplayView
from boardgames_desktop.services.review import Analyst, Mistake, Rehearsal, Verdict
from boardgames_desktop.services.settings import SettingsStore

SAME = 0.01
"""Choices whose chances differ by less are called as good as each other."""


class Sidebar(QWidget):
    """The wood beside the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 22, px("body") * 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            calm_wood(painter, QRectF(self.rect()))


class Trial(QWidget):
    """The board as it was, the actions that were possible, and what they are worth.

    Signals:
        closed: back to the review.
    """

    closed = Signal()

    def __init__(
        self,
        match: Match,
        film: ReplayView,
        mistake: Mistake,
        analyst: Analyst,
        settings: SettingsStore,
        *,
        pictures: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._film = film
        self.mistake = mistake
        self._analyst = analyst
        self._chosen: Action | None = None
        self._verdict: Verdict | None = None
        self._shown = False
        self.rehearsal = Rehearsal(match, mistake.ply, settings, self)
        board = next(board for board in match.boards() if board.layout == "map")
        self.room = BoardRoom(board, self.rehearsal, settings, pictures=pictures, parent=self)
        self.side = Sidebar(self)
        self._head = Heading(self.side)
        self.question = Words("prompt", "text", self.side)
        self._played = Words("body", "text_2", self.side)
        self.answers = ActionsPanel(self.rehearsal, self.side)
        self.result = Words("body", "text", self.side)
        self.better = Words("body", "text", self.side)
        self.show_better = QPushButton(self.side)
        self.back = QPushButton(self.side)
        self._lay_out()
        self.rehearsal.asked.connect(self._asked)
        self.rehearsal.answered.connect(self._answered)
        self.answers.chosen.connect(self.room.controller.submit)
        self.room.controller.lit.connect(self._lit)
        self.show_better.clicked.connect(self._show_better)
        self.back.clicked.connect(self.closed)
        analyst.tried.connect(self._tried)
        analyst.failed.connect(self._retranslate)
        self.setFocusProxy(self.room.view)
        self.rehearsal.start()
        self._retranslate()

    def _lay_out(self) -> None:
        side = QVBoxLayout(self.side)
        side.setContentsMargins(space(3), space(2), space(3), space(3))
        side.setSpacing(space(2))
        above: tuple[QWidget, ...] = (self._head, self.question, self._played)
        below: tuple[QWidget, ...] = (self.result, self.better, self.show_better, self.back)
        for widget in above:
            side.addWidget(widget)
        side.addWidget(self.answers, 1)
        for widget in below:
            side.addWidget(widget)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.room.view, 1)
        layout.addWidget(self.side)

    def close_trial(self) -> None:
        """Let go of everything; the widget may then be deleted."""
        self._analyst.tried.disconnect(self._tried)
        self._analyst.failed.disconnect(self._retranslate)
        self.room.close()
        self.rehearsal.close()

    # -- trying -----------------------------------------------------------------------------

    def _asked(self) -> None:
        self.answers.refresh()
        self._retranslate()

    def _lit(self, lit: object, faint: object, picked: object) -> None:
        del lit, faint
        if not picked:
            self.answers.narrow(None)

    def _answered(self, action: Action) -> None:
        self._chosen = action
        self._verdict = None
        if action == self.mistake.played.action:
            self._verdict = self.mistake.played
        elif action == self.mistake.better.action:
            self._verdict = self.mistake.better
        else:
            self._analyst.ask_try(self.mistake.ply, action)
        self._retranslate()
        self.rehearsal.asked.emit()

    def _tried(self, ply: int, verdict: Verdict) -> None:
        if ply == self.mistake.ply and verdict.action == self._chosen:
            self._verdict = verdict
            self._retranslate()

    def _show_better(self) -> None:
        self._shown = True
        self._retranslate()

    # -- words ------------------------------------------------------------------------------

    def _say(self, action: Action) -> str:
        msg = self._film.say(self.mistake.ply, self.mistake.seat, action)
        return language().text(msg, self._match.names())

    def _retranslate(self) -> None:
        speech = language()
        names = self._match.names()
        self._head.set_words(self.tr("Try again"), names[self.mistake.seat])
        asked = [speech.text(msg, names) for msg in self.rehearsal.prompt()]
        self.question.setText(asked[0] if asked else "")
        self._played.setText(
            self.tr("What was done cost {cost} of the chance to win.").format(
                cost=speech.percent(self.mistake.better.gain)
            )
        )
        self.result.setText(self._result_words())
        self.result.setVisible(self._chosen is not None)
        self.better.setText(self._better_words())
        self.better.setVisible(self._shown)
        self.show_better.setText(self.tr("Show the better move"))
        self.show_better.setVisible(not self._shown)
        self.back.setText(self.tr("Back to the review"))

    def _result_words(self) -> str:
        if self._chosen is None:
            return ""
        action = self._say(self._chosen)
        if self._verdict is None and self._analyst.trouble is not None:
            return language().text(self._analyst.trouble)
        if self._verdict is None:
            return self.tr("{action}: being judged …").format(action=action)
        chance = language().percent(self._verdict.chance)
        missing = self.mistake.better.gain - self._verdict.gain
        if self._chosen == self.mistake.played.action:
            words = self.tr("{action}: that is what was done, {chance}. Try something else.")
        elif missing < SAME:
            words = self.tr("{action}: {chance}. Well found, nothing better is known.")
        elif self._verdict.gain > SAME:
            words = self.tr("{action}: {chance}. Better than what was done; there is better still.")
        else:
            words = self.tr("{action}: {chance}. No better than what was done.")
        return words.format(action=action, chance=chance)

    def _better_words(self) -> str:
        if not self._shown:
            return ""
        speech = language()
        played, better = self.mistake.played, self.mistake.better
        return self.tr(
            "Better: {better}, {chance}. Done was: {played}, {less}. Chances to win at the end "
            "of the turn, give or take {error}."
        ).format(
            better=self._say(better.action),
            chance=speech.percent(better.chance),
            played=self._say(played.action),
            less=speech.percent(played.chance),
            error=speech.percent(better.error),
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
