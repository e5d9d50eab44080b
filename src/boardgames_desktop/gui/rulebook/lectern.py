"""Where the rulebook lies: one window, made when it is first wanted, opened at a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import resources

if TYPE_CHECKING:
    from boardgames_desktop.gui.rulebook.viewer import RulebookWindow


class Lectern(QObject):
    """Opens the rulebook for one window.

    Attributes:
        book: the rulebook's window, once somebody wanted it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.book: RulebookWindow | None = None

    def _open(self) -> RulebookWindow:
        if self.book is None:
            from boardgames_desktop.gui.rulebook.viewer import RulebookWindow

            self.book = RulebookWindow(resources() / "rulebooks", self._window)
        return self.book

    def show_asked(self, match: Match | None) -> None:
        """Open the rulebook at what a match asks now, or at its beginning."""
        decision = match.decision() if match is not None else None
        game = match.game.id if match is not None else ""
        if decision is not None and decision.rule:
            self.show_rule(decision.rule, game)
            return
        book = self._open()
        book.show_game(game)
        self._raise()

    def show_rule(self, rule: str, game: str) -> None:
        """Open the rulebook at a rule."""
        self._open().show_rule(rule, game)
        self._raise()

    def _raise(self) -> None:
        book = self._open()
        book.show()
        book.raise_()
        book.activateWindow()

    def close(self) -> None:
        """Close the book."""
        if self.book is not None:
            self.book.close()
