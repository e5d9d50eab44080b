"""The window onto a board: zoom, pan, fit, and widgets that float over it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEventPoint,
    QFocusEvent,
    QHideEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from boardgames_desktop.gui.board.overlays import Corner, Overlays
from boardgames_desktop.gui.return_key import press_focused

LEAST = 0.5
"""Smallest zoom, as a part of the zoom at which the board just fits."""
MOST = 4.0
NO_MARGINS = QMargins()
WHEEL_STEP = 120
WHEEL_FACTOR = 2**0.25
KEY_FACTOR = 2**0.5
TOUCHPAD_PIXELS = 200.0
"""Pixels of touchpad travel that double the zoom, with Ctrl."""
SETTLE_MS = 150

Button = Qt.MouseButton
Modifiers = Qt.KeyboardModifier


class Hands(Protocol):
    """Who is told about the pointer and the keys; the view keeps zooming and panning."""

    def pressed(self, spot: QPointF, event: QMouseEvent) -> bool:
        """A button went down at scene point ``spot``; False lets the view pan."""

    def moved(self, spot: QPointF, event: QMouseEvent) -> None:
        """The pointer is at ``spot``."""

    def released(self, spot: QPointF, event: QMouseEvent) -> None:
        """A button went up at ``spot``."""

    def left(self) -> None:
        """The pointer has left the board."""

    def key(self, key: int, modifiers: Modifiers) -> bool:
        """A key went down; False lets others have it."""

    def interrupted(self) -> None:
        """Focus, window or view went away."""


class BoardView(QGraphicsView):
    """Shows a scene so that it can be zoomed and panned.

    Where the view is, is kept as two numbers that are never rounded (the scene point in the
    middle and the scale), so that neither zooming nor dragging drifts.

    Signals:
        settled: the scale has been the same for a moment; time to redraw sharply.
        scaled: the scale is another one now (pixels per scene unit).
    """

    settled = Signal(float)
    scaled = Signal(float)

    def __init__(self, scene: QGraphicsScene, board: QRectF, parent: QWidget | None = None) -> None:
        """Show ``scene``, whose board covers the rectangle ``board``."""
        super().__init__(parent)
        self._scene = scene
        self._board = QRectF(board)
        self._centre = board.center()
        self._scale = 1.0
        self._fitted = True
        self._insets = QMargins()
        self._grab: QPointF | None = None
        self._idle_press: QPoint | None = None
        self._space = False
        self._space_used = False
        self._pinch: tuple[QPointF, float] | None = None
        self.hands: Hands | None = None
        self.overlays = Overlays(self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._settled)
        self._late = QRectF()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._repaint_late)
        self.setScene(scene)
        self.setSceneRect(
            board.adjusted(
                -board.width() * 4, -board.height() * 4, board.width() * 4, board.height() * 4
            )
        )
        self._configure()

    def _configure(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr(
                "Arrow keys move from place to place, Tab to the next lit place. "
                "Enter picks, Escape goes back."
            )
        )

    # -- where the view is --------------------------------------------------------------

    @property
    def scale_now(self) -> float:
        """Pixels per scene unit."""
        return self._scale

    @property
    def fitted(self) -> bool:
        """The whole board is shown, and goes on being shown when the window is resized."""
        return self._fitted

    @property
    def held(self) -> bool:
        """The board is being dragged."""
        return self._grab is not None

    def centre(self) -> QPointF:
        """Return the scene point in the middle of the part that nothing covers."""
        return self.scene_point(self._room().center())

    def update_later(self, area: QRectF) -> None:
        """Repaint a scene rectangle once the current repaint is over."""
        self._late = self._late.united(area)
        if not self._later.isActive():
            self._later.start()

    def _repaint_late(self) -> None:
        area, self._late = self._late, QRectF()
        self._scene.update(area)

    @property
    def moving(self) -> bool:
        """The scale changed a moment ago."""
        return self._settle.isActive()

    def fit_scale(self, less: QMargins = NO_MARGINS) -> float:
        """Return the scale at which the board just fits, or would with so much less room."""
        room = self._room(less)
        return max(
            1e-6,
            min(room.width() / self._board.width(), room.height() / self._board.height()),
        )

    def fitted_point(self, point: QPointF, less: QMargins) -> QPointF:
        """Return where in the viewport a scene point would be if the board were fitted so."""
        return self._room(less).center() + (point - self._board.center()) * self.fit_scale(less)

    def _room(self, less: QMargins = NO_MARGINS) -> QRectF:
        inner = QRectF(self.viewport().rect().marginsRemoved(self._insets + less))
        return (
            inner
            if inner.width() > 40 and inner.height() > 40
            else QRectF(
                QPointF(), QSizeF(max(1, self.viewport().width()), max(1, self.viewport().height()))
            )
        )

    def room(self) -> QRectF:
        """Return the part of the viewport that nothing covers."""
        return self._room()

    def set_insets(self, insets: QMargins) -> None:
        """Keep the fitted board clear of the prompt line and the like."""
        self._insets = QMargins(insets)
        if self._fitted:
            self.fit()

    def fit(self) -> None:
        """Show the whole board."""
        scale = self.fit_scale()
        middle = self._room().center()
        away = middle - self._middle()
        self._fitted = True
        self._go(self._board.center() - away / scale, scale)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Change the scale so that the scene point under ``at`` (viewport) stays there."""
        spot = self._middle() if at is None else at
        fit = self.fit_scale()
        scale = min(max(self._scale * factor, fit * LEAST), fit * MOST)
        if math.isclose(scale, self._scale, rel_tol=1e-9):
            return
        held = self.scene_point(spot)
        self._fitted = False
        self._go(held - (spot - self._middle()) / scale, scale)

    def pan_by(self, pixels: QPointF) -> None:
        """Move the board by so many pixels."""
        self._fitted = False
        self._go(self._centre - pixels / self._scale, self._scale)

    def centre_on(self, spot: QPointF) -> None:
        """Bring a scene point to the middle of the part that nothing covers."""
        self._fitted = False
        self._go(spot - (self._room().center() - self._middle()) / self._scale, self._scale)

    def sees(self, spot: QPointF, margin: float = 24.0) -> bool:
        """Tell whether a scene point is well inside the part that nothing covers."""
        inside = self._room().adjusted(margin, margin, -margin, -margin)
        return inside.contains(self.view_point(spot))

    def scene_point(self, spot: QPointF) -> QPointF:
        """Return the scene point at a viewport position, without rounding."""
        return self._centre + (spot - self._middle()) / self._scale

    def view_point(self, spot: QPointF) -> QPointF:
        """Return where a scene point is in the viewport."""
        return self._middle() + (spot - self._centre) * self._scale

    def view_state(self) -> dict[str, Any]:
        """Return where the view is, in parts of the board, to be remembered."""
        area = self._board
        return {
            "fitted": self._fitted,
            "zoom": self._scale / self.fit_scale(),
            "x": (self._centre.x() - area.left()) / area.width(),
            "y": (self._centre.y() - area.top()) / area.height(),
        }

    def restore_view_state(self, state: Mapping[str, Any]) -> bool:
        """Go where the view was; returns False, fitting the board, if that makes no sense."""
        values = [state.get(key) for key in ("zoom", "x", "y")]
        numbers = [float(v) for v in values if isinstance(v, (int, float)) and math.isfinite(v)]
        if state.get("fitted") is not False or len(numbers) != 3 or numbers[0] <= 0:
            self.fit()
            return state.get("fitted") is True
        zoom, x, y = numbers
        area = self._board
        self._fitted = False
        self._go(
            QPointF(area.left() + x * area.width(), area.top() + y * area.height()),
            self.fit_scale() * min(max(zoom, LEAST), MOST),
        )
        return True

    def _middle(self) -> QPointF:
        return QPointF(self.viewport().width() / 2, self.viewport().height() / 2)

    def _go(self, centre: QPointF, scale: float) -> None:
        area = self._board
        if not self._fitted:
            centre = QPointF(
                min(max(centre.x(), area.left()), area.right()),
                min(max(centre.y(), area.top()), area.bottom()),
            )
        self._centre = centre
        changed = scale != self._scale
        self._scale = scale
        if changed or self.transform().m11() != scale:
            transform = self.transform()
            transform.reset()
            transform.scale(scale, scale)
            self.setTransform(transform)
        middle = self._middle()
        self.horizontalScrollBar().setValue(round(centre.x() * scale - middle.x()))
        self.verticalScrollBar().setValue(round(centre.y() * scale - middle.y()))
        if changed:
            self._settle.start()
            self.scaled.emit(scale)

    def _settled(self) -> None:
        self.settled.emit(self._scale)

    def settle_now(self) -> None:
        """Redraw sharply at once instead of a moment after the last step."""
        self._settle.stop()
        self._settled()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            fit = self.fit_scale()
            self._go(self._centre, min(max(self._scale, fit * LEAST), fit * MOST))
        self.overlays.place()

    # -- overlays ------------------------------------------------------------------------

    def add_overlay(self, widget: QWidget, corner: Corner, *, below: QWidget | None = None) -> None:
        """Float ``widget`` over the board; it keeps to its corner.

        Args:
            widget: becomes a child of the view.
            corner: ``top``, ``bottom``, ``top-left``, ``top-right``, ``bottom-left``,
                ``bottom-right``, ``left`` or ``right``.
            below: another such widget at the same edge, under which it is put.
        """
        self.overlays.add(widget, corner, below=below)

    # -- wheel, touchpad, touch ----------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        pixels, angle = event.pixelDelta(), event.angleDelta()
        touchpad = event.device().type() == QInputDevice.DeviceType.TouchPad or (
            not pixels.isNull() and event.phase() != Qt.ScrollPhase.NoScrollPhase
        )
        wants_zoom = bool(event.modifiers() & Modifiers.ControlModifier)
        event.accept()
        if touchpad and not wants_zoom:
            self.pan_by(QPointF(pixels if not pixels.isNull() else angle / 4))
        elif touchpad and not pixels.isNull():
            self.zoom_by(2 ** (pixels.y() / TOUCHPAD_PIXELS), event.position())
        else:
            turn = angle.y() or angle.x()
            self.zoom_by(WHEEL_FACTOR ** (turn / WHEEL_STEP), event.position())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QTouchEvent) and self._touch(event):
            return True
        if event.type() == QEvent.Type.Leave and self.hands is not None:
            self.hands.left()
        return super().viewportEvent(event)

    def _touch(self, event: QTouchEvent) -> bool:
        """Pan and zoom with two fingers; one finger is left to act as the mouse."""
        fingers = [
            finger for finger in event.points() if finger.state() != QEventPoint.State.Released
        ]
        if len(fingers) != 2:
            held = self._pinch is not None
            self._pinch = None
            return held
        a, b = fingers[0].position(), fingers[1].position()
        middle = (a + b) / 2
        spread = max(1.0, math.hypot(a.x() - b.x(), a.y() - b.y()))
        if self._pinch is None:
            if self.hands is not None:
                self.hands.interrupted()
        else:
            before, width = self._pinch
            self.pan_by(middle - before)
            self.zoom_by(spread / width, middle)
        self._pinch = (middle, spread)
        event.accept()
        return True

    # -- mouse ----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        spot = event.position()
        if event.button() == Button.MiddleButton or (
            event.button() == Button.LeftButton and self._space
        ):
            self._space_used = self._space
            self._start_pan(spot)
            return
        if self._grab is not None:
            return
        taken = self.hands is not None and self.hands.pressed(self.scene_point(spot), event)
        if not taken and event.button() == Button.LeftButton:
            self._idle_press = spot.toPoint()

    def _start_pan(self, spot: QPointF) -> None:
        self._grab = self.scene_point(spot)
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        spot = event.position()
        if self._grab is None and self._idle_press is not None:
            away = (spot.toPoint() - self._idle_press).manhattanLength()
            if away >= drag_distance():
                self._start_pan(QPointF(self._idle_press))
                self._idle_press = None
        if self._grab is not None:
            self._fitted = False
            self._go(self._grab - (spot - self._middle()) / self._scale, self._scale)
        elif self.hands is not None:
            self.hands.moved(self.scene_point(spot), event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._idle_press = None
        if self._grab is not None:
            if not event.buttons():
                self._stop_pan()
            return
        if self.hands is not None:
            self.hands.released(self.scene_point(event.position()), event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _stop_pan(self) -> None:
        self._grab = None
        self.viewport().unsetCursor()

    # -- keys ------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            tab = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tab and self.hands is not None and self.hands.key(event.key(), event.modifiers()):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_focused(event):
            return
        event.accept()
        key = event.key()
        if key == Qt.Key.Key_Space and not event.modifiers():
            if not event.isAutoRepeat():
                self._space, self._space_used = True, False
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(KEY_FACTOR, self._pointer())
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_by(1 / KEY_FACTOR, self._pointer())
        elif key == Qt.Key.Key_Home:
            self.fit()
        elif self.hands is None or not self.hands.key(key, event.modifiers()):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            super().keyReleaseEvent(event)
            return
        event.accept()
        tapped = self._space and not self._space_used
        self._space = False
        if tapped and self.hands is not None:
            self.hands.key(Qt.Key.Key_Space, event.modifiers())

    def _pointer(self) -> QPointF | None:
        """Return where the pointer is, if it is over the board."""
        if not self.viewport().underMouse():
            return None
        spot = QPointF(self.viewport().mapFromGlobal(self.cursor().pos()))
        return spot if QRectF(self.viewport().rect()).contains(spot) else None

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space = False
        if self._grab is not None:
            self._stop_pan()
        if event.reason() != Qt.FocusReason.PopupFocusReason and self.hands is not None:
            self.hands.interrupted()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.hands is not None:
            self.hands.interrupted()


def drag_distance() -> int:
    """Return how far the pointer must move for a press to become a drag."""
    return QApplication.startDragDistance()
