"""The keys of a rulebook, also where it is part of a window that has keys of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from boardgames_desktop.gui.shortcuts import named_keys


def book_keys() -> list[tuple[str, str]]:
    """Return the keys of the rulebook and what they do."""
    return [
        (
            named_keys("Alt+Left", "Alt+Right"),
            QCoreApplication.translate("BookKeys", "Back, forward"),
        ),
        (
            named_keys("Ctrl+F"),
            QCoreApplication.translate("BookKeys", "Find on the page"),
        ),
        (
            named_keys("F3", "Shift+F3"),
            QCoreApplication.translate("BookKeys", "Next or previous hit"),
        ),
        (
            named_keys("Ctrl+Shift+F"),
            QCoreApplication.translate("BookKeys", "Search all rulebooks"),
        ),
        (named_keys("Ctrl+L"), QCoreApplication.translate("BookKeys", "Next language")),
        (
            named_keys("Ctrl+D"),
            QCoreApplication.translate("BookKeys", "Two languages side by side"),
        ),
        (
            named_keys("Ctrl++", "Ctrl+-"),
            QCoreApplication.translate("BookKeys", "Larger or smaller letters"),
        ),
        (
            named_keys("Ctrl+T"),
            QCoreApplication.translate("BookKeys", "Show or hide the contents"),
        ),
        (
            named_keys("Ctrl+PgUp", "Ctrl+PgDown"),
            QCoreApplication.translate("BookKeys", "Previous or next chapter"),
        ),
        (
            named_keys("Ctrl+B"),
            QCoreApplication.translate("BookKeys", "Show where the rule applies now"),
        ),
        (
            named_keys("Ctrl+Shift+D"),
            QCoreApplication.translate("BookKeys", "Beside the board, or apart"),
        ),
        (named_keys("Ctrl+P"), QCoreApplication.translate("BookKeys", "Print")),
        (
            named_keys("F6", "Shift+F6"),
            QCoreApplication.translate("BookKeys", "Next or previous region"),
        ),
        (named_keys("Esc"), QCoreApplication.translate("BookKeys", "Close")),
    ]


class BookKeys(QObject):
    """Calls what a key stands for while one of some widgets has the focus.

    The keys go before the shortcuts of the window around, which would else be ambiguous.
    """

    def __init__(self, acts: Mapping[str, Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self._acts = {QKeySequence(keys).toString(): act for keys, act in acts.items()}

    def watch(self, widgets: Sequence[QWidget]) -> None:
        """Listen to the keys of some widgets."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        act = self._acts.get(QKeySequence(event.keyCombination()).toString())
        if act is None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            act()
        return True
