"""A card shown large beside where it lies, so that all of it can be read."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardgames_desktop.gui.paint import text_cards
from boardgames_desktop.gui.paint.text_cards import TextCardLook
from boardgames_desktop.gui.theme import px, space, theme

SIZE = QSize(248, 296)
"""Size of the card at text size 100 %."""

WAIT_MS = 350
MARGIN = 8


class CardZoom(QWidget):
    """Floats over everything, takes no input, and goes when the pointer goes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._look: TextCardLook | None = None
        self._beside = QRect()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(WAIT_MS)
        self._wait.timeout.connect(self._appear)
        self.hide()

    @property
    def look(self) -> TextCardLook | None:
        """What is shown, or will be in a moment."""
        return self._look

    def show_later(self, look: TextCardLook, beside: QRect) -> None:
        """Show a card after a moment, beside a global rectangle; at once if one is shown."""
        if self._look is not None and self._beside == beside and self._look.face == look.face:
            return
        self._look, self._beside = look, QRect(beside)
        if self.isVisible():
            self._appear()
        else:
            self._wait.start()

    def away(self) -> None:
        """Show nothing."""
        self._wait.stop()
        self._look = None
        self.hide()

    def _appear(self) -> None:
        if self._look is None:
            return
        scale = px("body") / 15
        self.resize(SIZE * scale + QSize(2 * MARGIN, 2 * MARGIN))
        screen = QGuiApplication.screenAt(self._beside.center()) or self.screen()
        area = screen.availableGeometry()
        spot = QPoint(
            self._beside.center().x() - self.width() // 2,
            self._beside.top() - self.height() - space(1),
        )
        if spot.y() < area.top():
            spot.setY(min(self._beside.bottom() + space(1), area.bottom() - self.height()))
        spot.setX(max(area.left(), min(spot.x(), area.right() - self.width())))
        self.move(spot)
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._look is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            text_cards.text_card(painter, area, self._look, theme())
