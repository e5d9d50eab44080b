"""The dialogs above the window: one of a kind at a time, and the messages the program has."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from boardgames_desktop.gui.messages import Answer, MessageSheet, write_report
from boardgames_desktop.gui.shortcuts import Commands
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import SaveError
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.wording import reason

_log = logging.getLogger(__name__)


class Dialogs(QObject):
    """Opens dialogs above one window and knows which are open."""

    def __init__(self, window: QWidget, commands: Commands, store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._commands = commands
        self._store = store
        self._opened: list[QDialog] = []

    def opened(self) -> list[QDialog]:
        """Return the dialogs that are open."""
        return list(self._opened)

    def open(self, dialog: QDialog) -> None:
        """Open a dialog above the window; one of a kind at a time."""
        for other in self._opened:
            if type(other) is type(dialog):
                dialog.deleteLater()
                other.raise_()
                other.activateWindow()
                return
        self._show(dialog)

    def _show(self, dialog: QDialog) -> None:
        self._opened.append(dialog)
        dialog.finished.connect(lambda _: self._forget(dialog))
        dialog.open()

    def _forget(self, dialog: QDialog) -> None:
        """Take note that a dialog is closed; a hurried second Escape closes it once more."""
        if dialog in self._opened:
            self._opened.remove(dialog)

    def open_palette(self) -> None:
        """Open the list of all commands."""
        from boardgames_desktop.gui.command_palette import CommandPalette

        CommandPalette(self._commands, self._window).open()

    def open_settings(self) -> None:
        """Open the settings."""
        from boardgames_desktop.gui.settings_dialog import SettingsSheet

        self.open(SettingsSheet(self._store, self._window))

    def open_shortcuts(self) -> None:
        """Open the overview of the keyboard."""
        from boardgames_desktop.gui.shortcut_overview import ShortcutSheet

        self.open(ShortcutSheet(self._commands, self._window))

    def open_about(self) -> None:
        """Say what the program is."""
        from boardgames_desktop.gui.about import AboutSheet

        self.open(AboutSheet(self._window))

    # -- messages -----------------------------------------------------------------------

    def message(
        self,
        title: Callable[[], str],
        text: Callable[[], str],
        *answers: Answer,
        safe: Callable[[], str] | None = None,
    ) -> None:
        """Open a sheet with one message."""
        self._show(MessageSheet(title, text, answers, self._window, safe=safe))

    def ask_resign(self, match: Match) -> None:
        """Ask before giving up."""
        self.message(
            lambda: QCoreApplication.translate("MainWindow", "Resign?"),
            lambda: QCoreApplication.translate(
                "MainWindow", "Your part in this game ends. This cannot be taken back."
            ),
            Answer(lambda: QCoreApplication.translate("MainWindow", "Resign"), match.resign),
        )

    def tell_broken(self, error: SaveError, others: Callable[[], None]) -> None:
        """Say that a saved game cannot be opened; ``others`` lets the person choose another."""

        def safe() -> str:
            if error.good_until:
                return self.tr("The file is good up to action %n.", "", error.good_until)
            return QCoreApplication.translate("MainWindow", "Nothing else was changed.")

        self.message(
            lambda: QCoreApplication.translate("MainWindow", "This game cannot be opened"),
            lambda: language().text(error.msg),
            Answer(lambda: QCoreApplication.translate("MainWindow", "Other games…"), others),
            safe=safe,
        )

    def report(self, paths: Paths, lines: Sequence[str]) -> None:
        """Write a file about the program's state and say where it is."""
        try:
            path = write_report(paths.data / "reports", paths.log, lines)
        except OSError as error:
            _log.exception("report")
            why = reason(error)
            self.message(
                lambda: QCoreApplication.translate("MainWindow", "The report could not be written"),
                lambda: language().text(why),
            )
            return
        self.message(
            lambda: QCoreApplication.translate("MainWindow", "The report is ready"),
            lambda: QCoreApplication.translate(
                "MainWindow",
                "Send this file with your problem report. It holds the program's log and the "
                "moves of the game on the table, nothing else:\n{path}",
            ).format(path=path),
            Answer(
                lambda: QCoreApplication.translate("MainWindow", "Copy the file's name"),
                lambda: QApplication.clipboard().setText(str(path)),
            ),
        )
