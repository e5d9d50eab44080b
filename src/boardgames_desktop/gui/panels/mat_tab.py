"""A player's tab above the mats."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from boardgames_desktop.gui.paint import controls, ink, seats
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.theme import font, px, space, theme


class MatTab(QAbstractButton):
    """One player's tab: the emblem, and the name where there is room."""

    def __init__(self, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = colour
        self._kept = KeptPictures()
        self.on_turn = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 6, px("body") + space(5))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().height(), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        state = (self.isChecked(), self.underMouse(), self.hasFocus(), self.on_turn)
        with QPainter(self) as painter:
            shows = (self.text(), *state)
            area = QRectF(self.rect())
            self._kept.paint(painter, area, "tab", shows, self._paint, late=self.update)

    def _paint(self, painter: QPainter) -> None:
        tokens = theme()
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        chosen = self.isChecked()
        painter.setPen(QPen(tokens.line_strong if chosen else tokens.line, 1.6 if chosen else 1))
        fill = tokens.raised_hi if chosen else tokens.well
        if self.underMouse() and not chosen:
            fill = ink.mixed(tokens.well, tokens.raised_hi, 0.5)
        painter.setBrush(fill)
        painter.drawRoundedRect(area, 8, 8)
        if chosen:
            seat = tokens.seat(self._colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(seat.base)
            foot = QRectF(area.left() + 8, area.bottom() - 3, area.width() - 16, 3)
            painter.drawRoundedRect(foot, 1.5, 1.5)
        radius = min(area.height() * 0.34, area.width() * 0.4)
        room = area.width() - 2 * radius - space(5)
        names = room > px("body") * 2.4
        centre = QPointF(
            area.left() + radius + space(1.5) if names else area.center().x(),
            area.center().y() - 1,
        )
        seats.disc(painter, centre, radius, self._colour, tokens)
        if self.on_turn:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tokens.accent_hi, 1.8))
            painter.drawEllipse(centre, radius + 2.6, radius + 2.6)
        if names:
            letters = QFont(font("small"))
            letters.setBold(chosen)
            painter.setFont(letters)
            painter.setPen(tokens.text)
            words = QFontMetricsF(letters).elidedText(
                self.text(), Qt.TextElideMode.ElideRight, room
            )
            box = QRectF(centre.x() + radius + space(1.5), area.top(), room, area.height() - 2)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        if self.hasFocus():
            controls.inner_focus(painter, area, 8, tokens)
