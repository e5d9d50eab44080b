"""Choice cards: a radio button with a serif title and a line of explanation."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from boardgames_desktop.gui.paint import controls, ink, surfaces
from boardgames_desktop.gui.theme import font, px, space, theme

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ChoiceCard(QAbstractButton):
    """One of several exclusive choices that need a sentence each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = self._brief = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_words(self, title: str, note: str, brief: str = "") -> None:
        """Show a title and its explanation.

        Args:
            title: of the choice.
            note: what it means, under the title.
            brief: shown beside the title instead; the note is then the card's tooltip.
        """
        self._note, self._brief = note, brief
        self.setToolTip(note if brief else "")
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.setMinimumHeight(self.heightForWidth(max(self.width(), self.minimumWidth())))
        self.updateGeometry()

    def _left(self) -> int:
        return space(4) + 18 + space(3)

    def _boxes(self, width: int) -> tuple[QRect, QRect]:
        room = width - self._left() - space(3)
        if self._brief:
            aside = QFontMetrics(font("small")).horizontalAdvance(self._brief) + space(1)
            left = room - aside - space(2)
            box = QRect(0, 0, left, 4096)
            title = QFontMetrics(font("title")).boundingRect(box, WRAP, self.text())
            high = max(title.height(), QFontMetrics(font("small")).height())
            title = QRect(self._left(), space(2), left, high)
            return title, QRect(title.right() + space(2), title.top(), aside, high)
        title = QFontMetrics(font("title")).boundingRect(QRect(0, 0, room, 4096), WRAP, self.text())
        note = QFontMetrics(font("small")).boundingRect(QRect(0, 0, room, 4096), WRAP, self._note)
        title = QRect(self._left(), space(2), room, title.height())
        note = QRect(self._left(), title.bottom() + 1, room, note.height())
        return title, note

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._boxes(width)[1].bottom() + space(2)

    def sizeHint(self) -> QSize:
        wide = px("body") * 24
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 16, px("body") * 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setMinimumHeight(self.heightForWidth(self.width()))
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tokens = theme()
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            surfaces.well(painter, area, 9, tokens)
            if self.isChecked() or self.underMouse():
                painter.setBrush(ink.faded(tokens.accent_lo, 56 if self.isChecked() else 28))
                painter.setPen(QPen(tokens.line_strong, 1.8 if self.isChecked() else 1.2))
                painter.drawRoundedRect(area, 9, 9)
            middle = QRectF(space(4), area.center().y() - 9, 18, 18)
            painter.setPen(QPen(tokens.line_strong, 1.6))
            painter.setBrush(tokens.well)
            painter.drawEllipse(middle)
            if self.isChecked():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(tokens.accent_lo)
                painter.drawEllipse(middle.adjusted(4, 4, -4, -4))
            title, note = self._boxes(self.width())
            painter.setFont(font("title"))
            painter.setPen(tokens.text if self.isEnabled() else tokens.text_off)
            painter.drawText(title, WRAP, self.text())
            painter.setFont(font("small"))
            painter.setPen(tokens.text_2)
            if self._brief:
                painter.drawText(note, Qt.AlignmentFlag.AlignVCenter, self._brief)
            else:
                painter.drawText(note, WRAP, self._note)
            if self.hasFocus():
                controls.inner_focus(painter, area, 9, tokens)
