"""Asks before a game is left that is neither in a journal nor can be saved.

Leaving a table saves the game, and while one plays the journal keeps it. Only when neither
can be written, on a full disk for example, would leaving lose it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from boardgames_desktop.gui.messages import Answer
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

if TYPE_CHECKING:
    from boardgames_desktop.gui.main_window import MainWindow


class Leaving(QObject):
    """Keeps a window at its table as long as the game on it would be lost."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._let_go: Match | None = None

    def stays(self, leave: str, again: Callable[[], object]) -> bool:
        """Tell whether the game would be lost, and if so ask what to do.

        Args:
            leave: the command that leaves, for the words of the button that does so all the same.
            again: tries once more what was to be done, when that button is pressed.
        """
        window, match = self._window, self._window.match
        if match is None or match is self._let_go:
            return False
        error = window.shelf.would_lose(match)
        if error is None:
            return False

        def go() -> None:
            self._let_go = match
            again()

        window.message(
            lambda: QCoreApplication.translate("Program", "Something went wrong"),
            lambda: language().text(error.msg),
            Answer(self._words("save_as"), window.ask_save_as),
            Answer(self._words(leave), go),
        )
        return True

    def _words(self, command: str) -> Callable[[], str]:
        action = self._window.commands[command]
        return lambda: action.text().replace("&", "")
