"""Labels in the design system's type roles and colours; they follow theme and text size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from boardgames_desktop.gui.paint import ink
from boardgames_desktop.gui.theme import font, px, space, theme

LARGEST_LETTERS = 63
"""From 64 px on Qt paints variable fonts in their lightest weight."""


class Words(QLabel):
    """A label of one type role (``display``, ``title``, ``body``, ``small``) and colour token."""

    def __init__(
        self,
        role: str = "body",
        colour: str = "text",
        parent: QWidget | None = None,
        *,
        wrap: bool = True,
    ) -> None:
        super().__init__(parent)
        self._role = role
        self._colour = colour
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self._restyle()

    def set_colour(self, token: str) -> None:
        """Change the colour token."""
        self._colour = token
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        letters = font(self._role)
        letters.setPixelSize(min(letters.pixelSize(), LARGEST_LETTERS))
        self.setFont(letters)
        palette = QPalette(self.palette())
        colour = getattr(theme(), self._colour)
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, QPalette.ColorRole.WindowText, colour)
        palette.setColor(
            QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText, theme().text_off
        )
        self.setPalette(palette)


class Heading(QWidget):
    """A serif heading with a line running to the right and, if useful, a note at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, note: str = "") -> None:
        """Show ``text`` and a short ``note``."""
        self._text = text
        self._note = note
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._text_width() + space(6), px("title") + space(4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._text_width(), px("title") + space(4))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
            self.update()

    def _text_width(self) -> int:
        return QFontMetrics(font("title")).horizontalAdvance(self._text) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            tokens = theme()
            area = self.rect()
            middle = area.center().y() + 1
            painter.setFont(font("title"))
            painter.setPen(tokens.heading)
            painter.drawText(
                area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text
            )
            start = self._text_width() + space(3)
            end = area.right()
            if self._note:
                painter.setFont(font("small"))
                room = area.adjusted(start, 0, 0, 0)
                wide = painter.fontMetrics().horizontalAdvance(self._note)
                if wide < room.width():
                    painter.setPen(tokens.text_2)
                    painter.drawText(
                        room,
                        Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                        self._note,
                    )
                    end -= wide + space(3)
            if end > start:
                painter.setPen(ink.faded(tokens.line_strong, 120))
                painter.drawLine(start, middle, end, middle)
