"""The keys of a rulebook, also where it is part of a window that has keys of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget


def book_keys() -> list[tuple[str, str]]:
    """Return the keys of the rulebook and what they do."""
    return [
        ("Alt+Left, Alt+Right", QCoreApplication.translate("BookKeys", "Back, forward")),
        ("Ctrl+F", QCoreApplication.translate("BookKeys", "Find on the page")),
        ("F3, Shift+F3", QCoreApplication.translate("BookKeys", "Next or previous hit")),
        ("Ctrl+Shift+F", QCoreApplication.translate("BookKeys", "Search all rulebooks")),
        ("Ctrl+L", QCoreApplication.translate("BookKeys", "Next language")),
        ("Ctrl+D", QCoreApplication.translate("BookKeys", "Two languages side by side")),
        ("Ctrl++, Ctrl+-", QCoreApplication.translate("BookKeys", "Larger or smaller letters")),
        ("Ctrl+T", QCoreApplication.translate("BookKeys", "Show or hide the contents")),
        (
            "Ctrl+PgUp, Ctrl+PgDown",
            QCoreApplication.translate("BookKeys", "Previous or next chapter"),
        ),
        ("Ctrl+B", QCoreApplication.translate("BookKeys", "Show where the rule applies now")),
        ("Ctrl+Shift+D", QCoreApplication.translate("BookKeys", "Beside the board, or apart")),
        ("Ctrl+P", QCoreApplication.translate("BookKeys", "Print")),
        ("F6, Shift+F6", QCoreApplication.translate("BookKeys", "Next or previous region")),
        ("Esc", QCoreApplication.translate("BookKeys", "Close")),
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
