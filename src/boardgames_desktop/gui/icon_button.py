"""A tool button whose icon follows theme and text size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QToolButton, QWidget

from boardgames_desktop.gui.paint.icons import icon
from boardgames_desktop.gui.theme import px, theme


class IconButton(QToolButton):
    """Shows one of the icons of :mod:`boardgames_desktop.gui.paint.icons`."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = name
        self._draw()

    def show_icon(self, name: str) -> None:
        """Change the icon."""
        self._icon_name = name
        self._draw()

    def set_words(self, words: str) -> None:
        """Name the button for tooltips and screen readers."""
        self.setToolTip(words)
        self.setAccessibleName(words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def _draw(self) -> None:
        size = px("body") + 5
        tokens = theme()
        self.setIconSize(QSize(size, size))
        self.setIcon(
            icon(self._icon_name, size, self.devicePixelRatioF(), tokens.text, tokens.text_off)
        )
