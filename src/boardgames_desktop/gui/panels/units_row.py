"""The units of one side in a tray: markers with their numbers, to be pointed at."""

from __future__ import annotations

from collections.abc import Sequence, Set

import attrs
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.gui.art import buildings
from boardgames_desktop.gui.board.sprites import unit_look
from boardgames_desktop.gui.paint import controls, ink, units
from boardgames_desktop.gui.panels.parties import FLANK
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.services.language import language

CELL, SMALL_CELL = 50, 39
"""Height of a row, and width of a marker with its gap, at text size 100 %."""

NOWHERE = -1
KEYS_DO = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class UnitsRow(QWidget):
    """Markers side by side; those that fight from a flank stand behind a thin line.

    Signals:
        thing_picked: a stack and the global position to speak about it.
        hovered: the stack under the pointer or the cursor, or None.
        described: what that is.
    """

    thing_picked = Signal(str, QPoint)
    hovered = Signal(object)
    described = Signal(str)

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tuple(colours)
        self._units: tuple[Token, ...] = ()
        self._lit: frozenset[Thing] = frozenset()
        self._picked: tuple[Thing, ...] = ()
        self._hover = NOWHERE
        self._cursor = NOWHERE
        self._compact = False
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    # -- what it shows ----------------------------------------------------------------------

    @property
    def units(self) -> tuple[Token, ...]:
        """The stacks shown."""
        return self._units

    def show_units(self, tokens: Sequence[Token]) -> None:
        """Show stacks."""
        self._units = tuple(tokens)
        self._cursor = min(self._cursor, len(self._units) - 1)
        self.setVisible(bool(tokens))
        self._name()
        self.updateGeometry()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Use smaller markers."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.update()

    def mark(self, lit: Set[Thing], picked: Sequence[Thing]) -> None:
        """Say which stacks may be pointed at, and which were."""
        ours = {token.thing for token in self._units}
        found, chosen = frozenset(ours & lit), tuple(t for t in picked if t in ours)
        if (found, chosen) != (self._lit, self._picked):
            self._lit, self._picked = found, chosen
            self._show_pointer()
            self.update()

    def _cell(self) -> float:
        return (SMALL_CELL if self._compact else CELL) * px("body") / 15

    def _across(self) -> int:
        return max(1, int((self.width() or 1) // self._cell()))

    def heightForWidth(self, width: int) -> int:
        across = max(1, int(width // self._cell()))
        rows = max(1, -(-len(self._units) // across))
        return round(rows * self._cell())

    def sizeHint(self) -> QSize:
        return QSize(round(self._cell() * 3), self.heightForWidth(self.width() or 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._cell()), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    # -- finding ----------------------------------------------------------------------------

    def box_of(self, index: int) -> QRectF:
        """Return where a stack stands."""
        cell, across = self._cell(), self._across()
        return QRectF((index % across) * cell, (index // across) * cell, cell, cell)

    def _index_at(self, spot: QPointF) -> int:
        return next((i for i in range(len(self._units)) if self.box_of(i).contains(spot)), NOWHERE)

    def thing_at(self, at: QPoint) -> Thing | None:
        """Return the stack at a global position."""
        index = self._index_at(QPointF(self.mapFromGlobal(at)))
        return self._units[index].thing if index >= 0 else None

    def words_of(self, token: Token) -> str:
        """Return what a stack is and where it stands."""
        lang = language()
        title = lang.text(token.title) if token.title is not None else token.kind
        many = f"{title} × {lang.number(token.count)}" if token.count > 1 else title
        where = lang.text(token.note) if token.note is not None else ""
        return ", ".join(words for words in (many, where) if words)

    # -- pointing ---------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        index = self._index_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and index >= 0:
            self.thing_picked.emit(self._units[index].thing, event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._index_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(NOWHERE)

    def _point(self, index: int) -> None:
        if index == self._hover:
            return
        self._hover = index
        self._tell(index)
        self._show_pointer()
        self.update()

    def _tell(self, index: int) -> None:
        token = self._units[index] if index >= 0 else None
        self.hovered.emit(token.thing if token is not None else None)
        self.described.emit(self.words_of(token) if token is not None else "")

    def _show_pointer(self) -> None:
        lit = 0 <= self._hover < len(self._units) and self._units[self._hover].thing in self._lit
        self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self._index_at(QPointF(event.pos()))
            words = self.words_of(self._units[index]) if index >= 0 else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and self._units:
            self._cursor = min(max(self._cursor + step, 0), len(self._units) - 1)
            self._tell(self._cursor)
            self._name()
            self.update()
        elif event.key() in KEYS_DO and self._cursor >= 0:
            spot = self.box_of(self._cursor).center().toPoint()
            self.thing_picked.emit(self._units[self._cursor].thing, self.mapToGlobal(spot))
        else:
            super().keyPressEvent(event)

    def _name(self) -> None:
        words = ". ".join(self.words_of(token) for token in self._units)
        self.setAccessibleDescription(words)
        name = self.words_of(self._units[self._cursor]) if self._cursor >= 0 else words
        if name != self.accessibleName():
            self.setAccessibleName(name)
            if QAccessible.isActive():
                event = QAccessibleEvent(self, QAccessible.Event.NameChanged)
                QAccessible.updateAccessibility(event)

    # -- painting ---------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            before = False
            for index, token in enumerate(self._units):
                flank = any(name == FLANK for name, _ in token.badges)
                box = self.box_of(index)
                if flank and not before and index:
                    painter.setPen(QPen(ink.faded(theme().tray_text_2, 120), 1.2))
                    top, foot = box.top() + space(1.5), box.bottom() - space(1.5)
                    painter.drawLine(QPointF(box.left(), top), QPointF(box.left(), foot))
                before = flank
                self._paint_unit(painter, token, box, index)

    def _paint_unit(self, painter: QPainter, token: Token, box: QRectF, index: int) -> None:
        tokens = theme()
        high = box.height() * 0.66
        centre = box.center() + QPointF(0, -1)
        lit, picked = token.thing in self._lit, token.thing in self._picked
        if lit or picked or index == self._hover:
            shape = buildings.shape_of(token.kind, centre, high * 0.5)
            glow = tokens.select if picked else tokens.legal
            if not (lit or picked):
                glow = tokens.colour("light")
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for width, alpha in ((9.0, 55), (5.6, 130), (2.6, 255)):
                strong = alpha if lit or picked else alpha // 2
                painter.setPen(ink.pen(glow, width, strong))
                painter.drawPath(shape)
        colour = self._colours[token.owner] if token.owner is not None else ""
        look = attrs.evolve(unit_look(token, colour or None), level=0, moved=0)
        painter.save()
        if any(name == "polymorphed" for name, _ in token.badges):
            painter.setOpacity(0.5)
        units.paint_unit(painter, centre, look, high, tokens)
        painter.restore()
        if self.hasFocus() and index == self._cursor:
            controls.inner_focus(painter, box.adjusted(2, 2, -2, -2), 6, tokens)
