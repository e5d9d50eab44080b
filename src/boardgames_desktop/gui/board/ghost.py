"""The piece in the player's hand while it is dragged."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardgames_desktop.gui.board.sprites import Sprite
from boardgames_desktop.gui.paint import surfaces
from boardgames_desktop.gui.theme import space, theme
from boardgames_desktop.gui.words import Words

CAPTION_GAP = 4
"""Pixels between a piece and the words under it."""

SWING = 5
"""How far a refused piece swings to each side, in pixels."""


class Caption(Words):
    """A slip of paper with a few words."""

    def __init__(self, window: QWidget) -> None:
        super().__init__("small", "ink", window, wrap=False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(space(2), space(1), space(2), space(1))
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            surfaces.paper(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, theme())
        super().paintEvent(event)


class Ghost(QWidget):
    """A piece at its own size that follows the pointer over the whole window.

    It is a widget, not an item, so that it can be carried from a panel to the board.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sprite: Sprite | None = None
        self._grip = QPointF()
        self._home = QPoint()
        self._flight: QPropertyAnimation | None = None
        self._caption = Caption(window)
        self.hide()

    @property
    def sprite(self) -> Sprite | None:
        """What is carried."""
        return self._sprite

    def lift(self, sprite: Sprite, at: QPoint, grip: QPointF) -> None:
        """Take up a piece.

        Args:
            sprite: its picture.
            at: global position of the pointer.
            grip: where the piece is held, in pixels from its anchor.
        """
        self._stop()
        self._sprite = sprite
        self._grip = QPointF(grip)
        box = sprite.box
        self.resize(round(box.width()), round(box.height()))
        self.follow(at)
        self._home = self.pos()
        self.show()
        self.raise_()

    def follow(self, at: QPoint) -> None:
        """Go to the pointer."""
        if self._sprite is None:
            return
        spot = QPointF(self._window.mapFromGlobal(at)) - self._grip
        self.move((spot - self._sprite.anchor).toPoint())
        self._place_caption()

    def caption(self, words: str) -> None:
        """Say something beside the piece while it is carried; "" = nothing."""
        self._caption.setText(words)
        self._caption.setVisible(bool(words))
        self._caption.raise_()
        self._place_caption()

    def _place_caption(self) -> None:
        """Put the words under the piece, inside the window."""
        words = self._caption
        if not words.isVisible():
            return
        words.resize(words.sizeHint())
        under = self.geometry().center().x() - words.width() // 2
        right = self._window.width() - words.width()
        below = self.geometry().bottom() + CAPTION_GAP
        if below + words.height() > self._window.height():
            below = self.y() - words.height() - CAPTION_GAP
        words.move(max(0, min(under, right)), below)

    def drop(self) -> None:
        """Put the piece down where it is."""
        self._stop()
        self.hide()
        self._sprite = None

    def fly_home(self, milliseconds: int) -> None:
        """Go back to where the piece was taken up, then vanish."""
        if milliseconds <= 0 or not self.isVisible():
            self.drop()
            return
        self._stop()
        flight = QPropertyAnimation(self, b"pos", self)
        flight.setDuration(milliseconds)
        flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        flight.setEndValue(self._home)
        flight.finished.connect(self.drop)
        self._flight = flight
        flight.start()

    def refuse(self, swing_ms: int, home_ms: int) -> None:
        """Swing to both sides where the piece was dropped, then go back; 0 = without moving."""
        if swing_ms <= 0 or not self.isVisible():
            self.fly_home(home_ms)
            return
        self._stop()
        here = self.pos()
        swing = QPropertyAnimation(self, b"pos", self)
        swing.setDuration(swing_ms)
        for share, aside in ((0.25, SWING), (0.5, 0), (0.75, -SWING)):
            swing.setKeyValueAt(share, here + QPoint(aside, 0))
        swing.setStartValue(here)
        swing.setEndValue(here)
        swing.finished.connect(lambda: self.fly_home(home_ms))
        self._flight = swing
        swing.start()

    def _stop(self) -> None:
        self._caption.hide()
        if self._flight is not None:
            self._flight.blockSignals(True)
            self._flight.stop()
            self._flight.deleteLater()
            self._flight = None

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._sprite is not None:
            with QPainter(self) as painter:
                painter.setOpacity(0.92)
                painter.drawPixmap(QPointF(), self._sprite.pixmap)
