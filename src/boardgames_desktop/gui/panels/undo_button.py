"""The button that takes back an answer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from boardgames_desktop.gui.paint import controls
from boardgames_desktop.gui.theme import px, theme


class UndoButton(QPushButton):
    """The curved arrow, with or without its word."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._bare = False

    def set_words(self, words: str) -> None:
        """Name the button."""
        self._words = words
        self.setAccessibleName(words)
        self._show()

    def set_bare(self, bare: bool) -> None:
        """Show the arrow alone."""
        if bare != self._bare:
            self._bare = bare
            self._show()

    def _show(self) -> None:
        size = px("body")
        ratio = self.devicePixelRatioF()
        icon = QIcon()
        modes = ((QIcon.Mode.Normal, theme().text), (QIcon.Mode.Disabled, theme().text_off))
        for mode, colour in modes:
            pixmap = QPixmap(QSize(size, size) * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                controls.undo_sign(painter, QPointF(size / 2, size / 2), colour, size * 0.45)
            icon.addPixmap(pixmap, mode)
        self.setIcon(icon)
        self.setIconSize(QSize(size, size))
        self.setText("" if self._bare else self._words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._show()
