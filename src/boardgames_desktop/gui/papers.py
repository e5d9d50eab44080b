"""What a game leaves on paper: proof of the dice, the board as a picture, the game as a story."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.dialogs import Dialogs
from boardgames_desktop.gui.messages import Toast
from boardgames_desktop.gui.spread import Spread
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.wording import reason


class Papers(QObject):
    """Opens the dialogs of these commands above one window and writes the files.

    Args:
        window: the window.
        dialogs: its dialogs.
        toast: where it is told how writing went.
        store: the player's settings.
        paths: where maps are kept, and where files are offered to be put.
        shown: returns the match and the position shown, or None.
    """

    def __init__(
        self,
        window: QWidget,
        dialogs: Dialogs,
        toast: Toast,
        *,
        store: SettingsStore,
        paths: Paths,
        shown: Callable[[], tuple[Match, Picture] | None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._dialogs = dialogs
        self._toast = toast
        self._store = store
        self._paths = paths
        self._shown = shown
        self._writing = Spread(self)

    def acts(self) -> dict[str, Callable[[], object]]:
        """Return what does each of the commands."""
        return {
            "dice": self.prove_dice,
            "export_board": self.ask_picture,
            "export_story": self.ask_story,
        }

    def prove_dice(self) -> None:
        """Open the proof of the dice."""
        from boardgames_desktop.gui.dice_proof import DiceSheet

        shown = self._shown()
        if shown is not None:
            self._dialogs.open(DiceSheet(shown[0], self._window))

    # -- files --------------------------------------------------------------------------

    def ask_picture(self) -> None:
        """Ask where the board as it is shown is to be written, and write it."""
        from boardgames_desktop.gui.exports import write_picture

        shown = self._shown()
        if shown is None:
            return
        kinds = {".png": self.tr("Picture (*.png)"), ".svg": self.tr("Drawing (*.svg)")}
        path = self._ask(self.tr("Export the board"), shown[0], kinds)
        if path is not None:
            write_picture(
                path,
                *shown,
                self._store,
                lambda error: self._tell(path, error),
                pictures=self._paths.cache / "maps",
                parent=self._window,
            )

    def ask_story(self) -> None:
        """Ask where the game so far is to be written as a story, and write it."""
        from boardgames_desktop.gui.exports import writing_story

        shown = self._shown()
        if shown is None:
            return
        kinds = {".txt": self.tr("Text (*.txt)"), ".md": self.tr("Markdown (*.md)")}
        path = self._ask(self.tr("Export the game as a story"), shown[0], kinds)
        if path is not None:
            self._writing.start(
                writing_story(path, shown[0], lambda error: self._tell(path, error))
            )

    def _ask(self, title: str, match: Match, kinds: dict[str, str]) -> Path | None:
        """Ask for a file; a name without a suffix gets that of the kind chosen."""
        first = next(iter(kinds))
        name = str(self._paths.data / f"{match.game.id}-{match.ply}{first}")
        found, kind = QFileDialog.getSaveFileName(
            self._window, title, name, ";;".join(kinds.values())
        )
        if not found:
            return None
        path = Path(found)
        if path.suffix.lower() in kinds:
            return path
        chosen = next((suffix for suffix, words in kinds.items() if words == kind), first)
        return path.with_name(path.name + chosen)

    def _tell(self, path: Path, error: OSError | None) -> None:
        if error is None:
            self._toast.say(self.tr("Saved as {name}").format(name=path.name))
        else:
            words = self.tr("{name} could not be written: {reason}")
            why = language().text(reason(error))
            self._toast.say(words.format(name=path.name, reason=why))
