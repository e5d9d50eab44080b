"""A drag from press to release, wherever in the program it began.

While a piece is carried, all pointer events of the program are watched, because the press
may have been on a panel, which then gets the moves and the release.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from boardgames_desktop.gui.board.ghost import Ghost
from boardgames_desktop.gui.board.sprites import Sprite

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_ENDINGS = (QEvent.Type.WindowDeactivate, QEvent.Type.Close, QEvent.Type.Hide)


class Carrying(QObject):
    """Carries one piece.

    Signals:
        moved: global position of the pointer.
        dropped: global position and modifiers at the release.
        abandoned: Esc, another button, lost focus or a closed window ended it.
        ended: nothing is carried any more, whatever the reason.
    """

    moved = Signal(QPoint)
    dropped = Signal(QPoint, Qt.KeyboardModifier)
    abandoned = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ghost: Ghost | None = None
        self._window: QWidget | None = None
        self._active = False
        self._single = False
        self._button = Qt.MouseButton.LeftButton

    @property
    def active(self) -> bool:
        """A piece is being carried."""
        return self._active

    @property
    def single(self) -> bool:
        """The right button carries: one of a stack, as with Ctrl."""
        return self._single

    @property
    def ghost(self) -> Ghost | None:
        """The widget that shows the piece."""
        return self._ghost

    def lift(
        self, window: QWidget, sprite: Sprite, at: QPoint, grip: QPointF, *, single: bool = False
    ) -> None:
        """Take up a piece, with the right button if it is ``single``; see :meth:`Ghost.lift`."""
        self._single = single
        self._button = Qt.MouseButton.RightButton if single else Qt.MouseButton.LeftButton
        if self._ghost is None or self._window is not window:
            if self._ghost is not None:
                self._ghost.deleteLater()
            self._ghost = Ghost(window)
            self._window = window
            self._ghost.destroyed.connect(self._ghost_gone)
        self._ghost.lift(sprite, at, grip)
        self._active = True
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def _ghost_gone(self) -> None:
        self._ghost = None
        self._window = None
        self._let_go()

    def caption(self, words: str) -> None:
        """Say something beside the piece; "" = nothing."""
        if self._active and self._ghost is not None:
            self._ghost.caption(words)

    def follow(self, at: QPoint) -> None:
        """Move the piece."""
        if self._active and self._ghost is not None:
            self._ghost.follow(at)
            self.moved.emit(at)

    def put_down(self) -> None:
        """End with the piece where it is."""
        self._let_go()
        if self._ghost is not None:
            self._ghost.drop()

    def send_home(self, home_ms: int, swing_ms: int = 0) -> None:
        """End with the piece back where it came from; a refused one swings before."""
        self._let_go()
        if self._ghost is not None:
            self._ghost.refuse(swing_ms, home_ms)

    def abandon(self, *, fly: bool = True) -> None:
        """End because something came between; does nothing if nothing is carried."""
        if not self._active:
            return
        if not fly:
            self.put_down()
        self.abandoned.emit()

    def _let_go(self) -> None:
        was, self._active = self._active, False
        if was:
            self.ended.emit()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._active:
            return False
        kind = event.type()
        if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            return self._mouse(event)
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if kind == QEvent.Type.KeyPress:
                self.abandon()
            event.accept()
            return True
        window_ends = kind in _ENDINGS and watched is self._window
        if window_ends or kind == QEvent.Type.ApplicationDeactivate:
            self.abandon()
        return False

    def _mouse(self, event: QMouseEvent) -> bool:
        at = event.globalPosition().toPoint()
        if event.type() == QEvent.Type.MouseMove:
            if event.buttons() & self._button:
                self.follow(at)
            else:
                self.abandon()
            return True
        if event.type() in _PRESSES and event.button() != self._button:
            self.abandon()
            return True
        if event.type() == QEvent.Type.MouseButtonRelease and event.button() == self._button:
            self.follow(at)
            one = Qt.KeyboardModifier.ControlModifier
            self.dropped.emit(at, event.modifiers() | one if self._single else event.modifiers())
            if self._active:
                self.abandon()
        return False
