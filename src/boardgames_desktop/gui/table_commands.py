"""What the menus offer during a game: brought up to date when something is asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from boardgames_desktop.gui.panels.hint import why_no_hint
from boardgames_desktop.gui.shortcuts import TABLE, Commands
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

LATER_MS = 100
"""While others play, the menus are brought up to date this often, not at every beat."""


class TableCommands(QObject):
    """Keeps the commands of the table true to one match after the other."""

    def __init__(self, commands: Commands, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._match: Match | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self.refresh)

    def follow(self, match: Match) -> None:
        """Follow a match from now on."""
        self._match = match
        match.asked.connect(self._refresh_if_asked)
        match.rewound.connect(self.refresh)
        match.stepped.connect(self._refresh_soon)

    def leave(self) -> None:
        """No match is on the table."""
        self._match = None
        self._later.stop()

    def _refresh_if_asked(self) -> None:
        """Offer it to a person at once; while computers are asked it can wait."""
        if self._match is not None and self._match.answering is None:
            self._refresh_soon()
        else:
            self.refresh()

    def _refresh_soon(self) -> None:
        if self._match is not None and not self._later.isActive():
            self._later.start()

    def refresh(self) -> None:
        """Offer what the match allows now."""
        self._later.stop()
        match, commands = self._match, self._commands
        if match is None or commands.where != TABLE:
            return
        commands["undo"].setEnabled(match.can_undo() > 0)
        commands["redo"].setEnabled(match.can_redo())
        commands["undo"].setStatusTip(language().text(match.undo_hint(), match.names()))
        commands["redo"].setStatusTip(language().text(match.redo_hint(), match.names()))
        obstacle = why_no_hint(match.adviser())
        commands["hint"].setEnabled(not obstacle)
        commands["hint"].setStatusTip(obstacle)
        commands["resign"].setEnabled(match.decision() is not None)
        commands["pause"].setChecked(match.paused)
        commands["step"].setEnabled(match.paused or match.pace == "step")
