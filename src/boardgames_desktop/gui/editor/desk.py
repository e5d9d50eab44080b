"""Where the scenario editor stands: one window, made when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from boardgames_desktop.games import catalogue
from boardgames_desktop.services.paths import Paths

if TYPE_CHECKING:
    from boardgames_desktop.gui.editor.window import EditorWindow


class Desk(QObject):
    """Opens the scenario editor above one window.

    Attributes:
        editor: its window, once somebody wanted it.
    """

    play_wanted = Signal(str, object)
    """Game id and file of the scenario: start a game with it."""

    def __init__(self, window: QWidget, paths: Paths) -> None:
        super().__init__(window)
        self._window = window
        self._paths = paths
        self._game = ""
        self.editor: EditorWindow | None = None

    def open(self, game_id: str = "") -> None:
        """Open the editor of a game, or of the first whose players can make scenarios."""
        makers = [game for game in catalogue() if game.makes_scenarios]
        game = next((one for one in makers if one.id == game_id), makers[0] if makers else None)
        if game is None:
            return
        if self.editor is not None and self._game != game.id:
            self.editor.close()
            self.editor.deleteLater()
            self.editor = None
        if self.editor is None:
            from boardgames_desktop.gui.editor.window import EditorWindow

            self._game = game.id
            self.editor = EditorWindow(game, self._paths, self._window)
            self.editor.play_wanted.connect(self._play)
        self.editor.show()
        self.editor.raise_()
        self.editor.activateWindow()

    def _play(self, game_id: str, path: object) -> None:
        self.close()
        self.play_wanted.emit(game_id, path)

    def close(self) -> None:
        """Close the editor; what is on it is kept."""
        if self.editor is not None:
            self.editor.close()
