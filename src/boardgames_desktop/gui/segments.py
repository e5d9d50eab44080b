"""A row of exclusive choices, for two to five short words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from boardgames_desktop.gui.paint import controls, ink, surfaces
from boardgames_desktop.gui.theme import font, px, space, theme


class Segment(QAbstractButton):
    """One choice of a :class:`Segments` row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        bold = QFont(font("body"))
        bold.setBold(True)
        wide = QFontMetrics(bold).horizontalAdvance(self.text().replace("&", ""))
        return QSize(wide + space(5), px("body") + space(5))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(hint.width() - space(2), hint.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tokens = theme()
            area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            chosen = self.isChecked()
            if chosen:
                painter.setPen(QPen(tokens.line_strong, 1))
                painter.setBrush(ink.vertical(area, tokens.accent_hi, tokens.accent_lo))
                painter.drawRoundedRect(area, 6, 6)
            elif self.underMouse() and self.isEnabled():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ink.faded(tokens.text, 24))
                painter.drawRoundedRect(area, 6, 6)
            letters = QFont(font("body"))
            letters.setBold(chosen)
            painter.setFont(letters)
            colour = tokens.on_accent if chosen else tokens.text
            painter.setPen(colour if self.isEnabled() else tokens.text_off)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.text())
            if self.hasFocus():
                controls.inner_focus(painter, area, 6, tokens)


class Segments(QWidget):
    """Exclusive choices side by side; arrow keys walk through them."""

    chosen = Signal(int)
    """A person chose the segment of this index."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._layout = QHBoxLayout(self)
        self._layout.setSpacing(0)
        self._layout.setContentsMargins(2, 2, 2, 2)
        for index in range(count):
            segment = Segment(self)
            self._group.addButton(segment, index)
            self._layout.addWidget(segment)
        self._group.idClicked.connect(self.chosen)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_current(0)

    def segment(self, index: int) -> QAbstractButton:
        """Return the button of a choice."""
        return self._group.button(index)

    def set_words(self, words: Sequence[str]) -> None:
        """Name the choices."""
        for index, word in enumerate(words):
            button = self._group.button(index)
            button.setText(word)
            button.setAccessibleName(word)
            button.updateGeometry()

    def current(self) -> int:
        """Return the index of the chosen segment."""
        return self._group.checkedId()

    def set_current(self, index: int) -> None:
        """Choose a segment without a signal."""
        button = self._group.button(index)
        if button is not None:
            button.setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            surfaces.well(painter, QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), 8, theme())
