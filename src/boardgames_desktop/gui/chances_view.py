"""Everybody's chance to win over a game, one band a seat, as wide as the chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.gui.paint import seats, surfaces
from boardgames_desktop.gui.theme import px, theme

Course = Sequence[tuple[int, Sequence[float]]]
EMBLEM_FROM = 0.16
"""A band at least this wide at the end of the game carries its seat's emblem."""

WALKING = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)


def before(stops: Sequence[int], position: int) -> int | None:
    """Return the last of ascending ``stops`` before a position."""
    return max((stop for stop in stops if stop < position), default=None)


def after(stops: Sequence[int], position: int) -> int | None:
    """Return the first of ascending ``stops`` after a position."""
    return min((stop for stop in stops if stop > position), default=None)


class ChancesView(QWidget):
    """The bands, the position shown, and the turning points as lines.

    Signals:
        wanted: somebody points at this position number.
    """

    wanted = Signal(int)

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tuple(colours)
        self._course: Course = ()
        self._marks: tuple[int, ...] = ()
        self._position = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_course(self, course: Course, marks: Sequence[int]) -> None:
        """Show chances by position number, and lines at some of them."""
        self._course = course
        self._marks = tuple(marks)
        self.update()

    @property
    def known(self) -> bool:
        """Whether there are chances to show."""
        return bool(self._course)

    def show_position(self, ply: int) -> None:
        """Say which position the board shows."""
        if ply != self._position:
            self._position = ply
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 16, px("body") * 8)

    def _x(self, ply: int) -> float:
        last = self._course[-1][0] if self._course else 1
        return (self.width() - 1) * ply / max(1, last)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._point(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._point(event)

    def _point(self, event: QMouseEvent) -> None:
        if self._course:
            share = min(1.0, max(0.0, event.position().x() / max(1, self.width() - 1)))
            self.wanted.emit(round(share * self._course[-1][0]))

    def event(self, event: QEvent) -> bool:
        """Keep the keys that walk the chances from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() in WALKING:
                event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from turn to turn with the arrows, from turning point to turning point by page."""
        turns = [ply for ply, _ in self._course]
        match event.key():
            case Qt.Key.Key_Left:
                goal = before(turns, self._position)
            case Qt.Key.Key_Right:
                goal = after(turns, self._position)
            case Qt.Key.Key_PageUp:
                goal = before(self._marks, self._position)
            case Qt.Key.Key_PageDown:
                goal = after(self._marks, self._position)
            case Qt.Key.Key_Home:
                goal = turns[0] if turns else None
            case Qt.Key.Key_End:
                goal = turns[-1] if turns else None
            case _:
                super().keyPressEvent(event)
                return
        if goal is not None:
            self.wanted.emit(goal)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            surfaces.well(painter, area, 6, theme())
            if not self._course:
                return
            low = [0.0] * len(self._course)
            for seat in range(len(self._course[0][1])):
                high = [
                    before + chances[seat]
                    for before, (_, chances) in zip(low, self._course, strict=True)
                ]
                self._paint_band(painter, seat, low, high)
                low = high
            self._paint_lines(painter)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme().focus, 2))
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 6, 6)

    def _paint_band(
        self, painter: QPainter, seat: int, low: Sequence[float], high: Sequence[float]
    ) -> None:
        tokens = theme()
        tall = self.height() - 1
        xs = [self._x(ply) for ply, _ in self._course]
        top = [QPointF(x, tall * (1 - y)) for x, y in zip(xs, high, strict=True)]
        foot = [QPointF(x, tall * (1 - y)) for x, y in zip(xs, low, strict=True)]
        band = QPolygonF([*top, *reversed(foot)])
        colours = tokens.seat(self._colours[seat])
        painter.setPen(QPen(tokens.well, 1))
        painter.setBrush(colours.base)
        painter.drawPolygon(band)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seats.pattern_brush(colours, seats.SWATCH_PATTERN, seats.ON_FILL))
        painter.drawPolygon(band)
        widest = max(range(len(xs)), key=lambda at: high[at] - low[at])
        if high[widest] - low[widest] >= EMBLEM_FROM:
            radius = px("body") * 0.55
            x = min(max(xs[widest], radius + 3), self.width() - radius - 3)
            middle = tall * (1 - (high[widest] + low[widest]) / 2)
            seats.disc(painter, QPointF(x, middle), radius, self._colours[seat], tokens)

    def _paint_lines(self, painter: QPainter) -> None:
        tokens = theme()
        tall = self.height()
        painter.setPen(QPen(tokens.text, 1, Qt.PenStyle.DotLine))
        for ply in self._marks:
            painter.drawLine(QPointF(self._x(ply), 0), QPointF(self._x(ply), tall))
        x = self._x(self._position)
        painter.setPen(QPen(tokens.well, 4))
        painter.drawLine(QPointF(x, 0), QPointF(x, tall))
        painter.setPen(QPen(tokens.focus, 2))
        painter.drawLine(QPointF(x, 0), QPointF(x, tall))
