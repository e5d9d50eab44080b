"""The status line: what is under the pointer; what happens is told to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.gui.theme import font, px, space, theme

LINES = 2
MORE = "…"
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop)


class StatusLine(QWidget):
    """Small words at the foot of the side panel, in one line or two."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._happened = ""
        self._pointed = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def announce(self, words: str) -> None:
        """Say what happened, also to a screen reader that listens."""
        if not words or words == self._happened:
            return
        self._happened = words
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self._show()

    def reword(self, words: str) -> None:
        """Say in other words what was announced, quietly: the language is another one."""
        self._happened, self._pointed = words, ""
        self._show()

    def point(self, words: str) -> None:
        """Say what is under the pointer; empty = nothing is."""
        self._pointed = words
        self._show()

    def clear(self) -> None:
        """Forget everything said: the screen is being handed over."""
        self._happened = self._pointed = ""
        self._show()

    def words(self) -> str:
        """Return what the line says."""
        return self._pointed or self._happened

    def _show(self) -> None:
        words = self.words()
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 8, LINES * QFontMetrics(font("small")).height() + space(1))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setFont(font("small"))
            painter.setPen(theme().text if self.hasFocus() else theme().text_2)
            words = self.words() if self.hasFocus() else self._pointed
            painter.drawText(self.rect(), WRAP, self._fitting(words, painter.fontMetrics()))

    def _fitting(self, words: str, metrics: QFontMetrics) -> str:
        """Return as many of the words as there is room for, with an ellipsis if not all."""
        wide, high = self.width(), self.height()
        while words not in ("", MORE):
            if metrics.boundingRect(0, 0, wide, 0, WRAP, words).height() <= high:
                break
            words = words.removesuffix(MORE).rpartition(" ")[0] + MORE
        return words
