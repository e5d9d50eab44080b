"""What panels do alike when the language or the text size changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
else:
    QWidget = object


class Adaptive(QWidget):
    """Goes before a widget's Qt class: words follow the language, sizes the style."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _retranslate(self) -> None:
        """Write all words in the language in force."""
        raise NotImplementedError

    def _fit(self) -> None:
        """Take sizes and colours from the theme in force."""
        raise NotImplementedError
