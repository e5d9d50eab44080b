"""Return presses the button that has the focus everywhere, as it does in dialogs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication


def press_focused(event: QKeyEvent) -> bool:
    """Click the button with the focus if the key is Return; tell whether there was one.

    Outside of dialogs Qt's buttons leave Return to what is around them.
    """
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    focused = QApplication.focusWidget()
    if not isinstance(focused, QAbstractButton):
        return False
    event.accept()
    if not event.isAutoRepeat() and focused.isEnabled():
        focused.click()
    return True
