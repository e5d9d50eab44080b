"""The log: what happened, where, under which rule, and how far it can be taken back."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QMenu,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.models.log import LogFilter, LogModel, Shown
from boardgames_desktop.gui.models.players import Index
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.paint import controls, seats
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels.bare import lay_bare
from boardgames_desktop.gui.theme import font, px, space, theme, themes
from boardgames_desktop.services.match import Match

FAINTEST = 0.38
"""How much the words of the oldest lines let the panel shine through."""

LEADS = 2
"""``Role.WHY`` of the first line of those that one decision led to; of the others it is 1."""

KEPT_LINES = 32
"""Lines whose painted words are kept: all those in sight."""

MOST_SIGNS = 64
KEPT_HEIGHTS = 4000
"""Measured lines kept; more are measured anew."""

WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


Pictures = tuple[object, QPixmap, QPixmap | None, int]
"""What a line is painted with: all that decides it, its words, its disc and where that stands."""


class LogDelegate(QStyledItemDelegate):
    """Paints a line: emblem, words, the sign that it can be taken back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heights: dict[tuple[str, int], int] = {}
        self._metrics = QFontMetrics(font("small"))
        self._kept = KeptPictures()
        self._signs = KeptPictures(MOST_SIGNS)
        self._lines: dict[int, Pictures] = {}
        self._look: tuple[float, str, float] = (1.0, "", 1.0)

    def forget(self) -> None:
        """Measure every line again."""
        self._heights.clear()
        self._metrics = QFontMetrics(font("small"))

    def _indent(self) -> int:
        return round(26 * px("small") / 13)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        wide = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        model = index.model()
        words = (
            model.words(index.row())
            if isinstance(model, LogFilter)
            else str(index.data(Qt.ItemDataRole.DisplayRole))
        )
        return QSize(wide, self.height_of(words, wide))

    def height_of(self, words: str, wide: int) -> int:
        """Return the height of a row in a view so wide."""
        key = (words, wide)
        high = self._heights.get(key)
        if high is None:
            box = QRect(0, 0, wide - self._indent() - space(6), 10_000)
            high = self._metrics.boundingRect(box, WRAP, words).height() + space(1)
            high = max(high, round(22 * px("small") / 13))
            if len(self._heights) >= KEPT_HEIGHTS:
                self._heights.clear()
            self._heights[key] = high
        return high

    def begin(self, painter: QPainter) -> None:
        """Say where rows are painted next."""
        device, look = painter.device(), themes()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        self._look = (ratio, look.name, look.scale)

    def paint_row(self, painter: QPainter, area: QRectF, view: LogView, row: int) -> None:
        """Paint what stands in a row of the log."""
        model = view.model()
        if not isinstance(model, LogFilter):
            return
        shown = model.shown(row)
        if shown.kind == "undo line":
            self._paint_undo_line(painter, area, shown.words)
        elif shown.kind == "why":
            self._paint_reasons(painter, area, shown.words)
        else:
            hovered = view.hovered == row
            current = view.hasFocus() and view.currentIndex().row() == row
            if hovered or current:
                self._paint_ground(painter, area, current=current)
            self._paint_line(painter, area, shown, row, hovered=hovered, current=current)

    def _paint_ground(self, painter: QPainter, area: QRectF, *, current: bool) -> None:
        tokens = theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(controls.faded(tokens.text, 22))
        painter.drawRoundedRect(area.adjusted(0, 0, 0, -1), 4, 4)
        if current:
            controls.inner_focus(painter, area, 4, tokens)

    def _paint_line(
        self,
        painter: QPainter,
        area: QRectF,
        shown: Shown,
        row: int,
        *,
        hovered: bool,
        current: bool,
    ) -> None:
        tokens = theme()
        _, words, disc, down = self._pictures_of(painter, area, shown, row)
        left, top = round(area.left()), round(area.top())
        if disc is not None:
            painter.drawPixmap(left, top + down, disc)
        if not hovered:
            painter.setOpacity(1 - shown.age * FAINTEST)
        painter.drawPixmap(left + self._indent(), top, words)
        painter.setOpacity(1.0)
        if shown.undo:
            controls.undo_sign(
                painter, QPointF(area.right() - space(3), area.center().y()), tokens.link
            )
        elif shown.why == LEADS or (shown.why and (hovered or current)):
            faint = controls.mixed(tokens.text_2, tokens.panel_lo, shown.age * FAINTEST)
            ink = tokens.link if hovered or current else faint
            self._paint_why_sign(painter, self.sign_of(area), ink)

    def _pictures_of(self, painter: QPainter, area: QRectF, shown: Shown, row: int) -> Pictures:
        """Return the painted words and disc of a line, the same as long as it is in sight."""
        wide, high = area.width(), area.height()
        key = (shown.words, shown.colour, wide, high, self._look)
        found = self._lines.get(row % KEPT_LINES)
        if found is not None and found[0] == key:
            return found
        room = QRectF(0, 0, wide - self._indent() - space(6), high)

        def write(brush: QPainter) -> None:
            brush.setFont(font("small"))
            brush.setPen(theme().text)
            brush.drawText(room, WRAP, shown.words)

        words = self._kept.picture(painter, room, row % KEPT_LINES, shown.words, write)
        disc, down = self._disc(painter, shown.colour, high) if shown.colour else (None, 0)
        found = self._lines[row % KEPT_LINES] = (key, words, disc, down)
        return found

    def _disc(self, painter: QPainter, colour: str, high: float) -> tuple[QPixmap, int]:
        """Return the picture of a disc and how far down it stands in a line."""
        radius = 7.5 * px("small") / 13
        side = math.ceil(2 * radius + 6)
        centre = QPointF(radius + 2, radius + 3)
        picture = self._kept.picture(
            painter,
            QRectF(0, 0, side, side),
            "disc" + colour,
            None,
            lambda brush: seats.disc(brush, centre, radius, colour, theme()),
        )
        return picture, round(high / 2 - radius - 3)

    def sign_of(self, area: QRectF) -> QRectF:
        """Return where in a row's area the sign stands that asks why."""
        side = round(15 * px("small") / 13)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(area.right() - space(3), area.center().y()))
        return box

    def _paint_why_sign(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        def draw(brush: QPainter) -> None:
            brush.setPen(QPen(colour, 1.2))
            brush.drawEllipse(box)
            letter = QFont(font("micro"))
            letter.setBold(True)
            brush.setFont(letter)
            brush.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")

        around = box.adjusted(-1, -1, 1, 1)
        part = (colour.rgba(), around.left() % 1, around.top() % 1)
        self._signs.paint(painter, around, part, None, draw)

    def _paint_reasons(self, painter: QPainter, area: QRectF, words: str) -> None:
        tokens = theme()
        left = area.left() + self._indent()
        painter.setPen(QPen(tokens.link, 2))
        painter.drawLine(
            QPointF(left - space(2), area.top() + 2), QPointF(left - space(2), area.bottom() - 3)
        )
        painter.setFont(font("small"))
        painter.setPen(tokens.text_2)
        painter.drawText(area.adjusted(self._indent(), 0, -space(6), 0), WRAP, words)

    def _paint_undo_line(self, painter: QPainter, area: QRectF, words: str) -> None:
        tokens = theme()
        painter.setFont(font("small"))
        painter.setPen(tokens.warn)
        wide = painter.fontMetrics().horizontalAdvance(words)
        painter.drawText(area.adjusted(self._indent(), 0, 0, 0), WRAP, words)
        start = area.left() + self._indent() + wide + space(2)
        if start < area.right() - space(2):
            pen = QPen(tokens.line_strong, 1.6, Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([3, 2.2])
            painter.setPen(pen)
            y = area.center().y()
            painter.drawLine(QPointF(start, y), QPointF(area.right(), y))
        centre = QPointF(area.left() + 9.5 * px("small") / 13, area.center().y())
        controls.lock_sign(painter, centre, tokens.warn)


class LogView(QListView):
    """The lines; pointing at one lights its places, a click goes there."""

    places_pointed = Signal(tuple)
    place_wanted = Signal(str)
    rule_wanted = Signal(str)
    undo_wanted = Signal(int)
    why_wanted = Signal(QModelIndex)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hovered = -1
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        lay_bare(self)
        self.lines = LogDelegate(self)
        self.setItemDelegate(self.lines)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that need it; a new line moves all of them."""
        dirty, model = event.rect(), self.model()
        first = self.indexAt(QPoint(0, max(0, dirty.top())))
        if not first.isValid() or not isinstance(model, LogFilter):
            return
        area = QRectF(self.visualRect(first))
        wide = self.viewport().width()
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.lines.begin(painter)
            for row in range(first.row(), model.rowCount()):
                if area.top() > dirty.bottom():
                    break
                area.setHeight(self.lines.height_of(model.words(row), wide))
                self.lines.paint_row(painter, QRectF(area), self, row)
                area.moveTop(area.bottom())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        if index.data(Role.UNDO) and self._on_sign(index, event.position().toPoint()):
            self.undo_wanted.emit(int(index.data(Role.PLY)))
        elif index.data(Role.WHY) and self._on_sign(index, event.position().toPoint()):
            self.why_wanted.emit(index)
        else:
            self._go(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go(index)
        elif index.isValid() and event.key() == Qt.Key.Key_Space and index.data(Role.WHY):
            self.why_wanted.emit(index)
        elif index.isValid() and event.key() == Qt.Key.Key_F1 and index.data(Role.RULE):
            self.rule_wanted.emit(str(index.data(Role.RULE)))
        elif index.isValid() and event.key() == Qt.Key.Key_Delete and index.data(Role.UNDO):
            self.undo_wanted.emit(int(index.data(Role.PLY)))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        places = index.data(Role.PLACES) or ()
        rule = index.data(Role.RULE)
        if places:
            menu.addAction(self.tr("Show the place"), lambda: self._go(index))
        if index.data(Role.WHY):
            menu.addAction(self.tr("Why?"), lambda: self.why_wanted.emit(index))
        if rule:
            menu.addAction(self.tr("Read the rule"), lambda: self.rule_wanted.emit(str(rule)))
        if index.data(Role.UNDO):
            ply = int(index.data(Role.PLY))
            menu.addAction(self.tr("Undo from here"), lambda: self.undo_wanted.emit(ply))
        if not menu.isEmpty():
            menu.popup(event.globalPos())

    def _on_sign(self, index: QModelIndex, at: QPoint) -> bool:
        return at.x() > self.visualRect(index).right() - space(6)

    def _go(self, index: Index) -> None:
        places = index.data(Role.PLACES) or ()
        if places:
            self.place_wanted.emit(places[-1])

    def _hover(self, row: int) -> None:
        if row == self.hovered:
            return
        self.hovered = row
        self.viewport().update()
        index = self.model().index(row, 0)
        self.places_pointed.emit(tuple(index.data(Role.PLACES) or ()) if index.isValid() else ())


class LogPanel(Adaptive, QWidget):
    """The lines with a search field under them."""

    places_pointed = Signal(tuple)
    """The places of the line pointed at; empty when no line is."""
    place_wanted = Signal(str)
    rule_wanted = Signal(str)
    undo_wanted = Signal(int)
    """Take back everything from the line of this ply on."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = LogModel(match, self)
        self._found = LogFilter(self.log, self)
        self.view = LogView(self)
        self.view.setModel(self._found)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.view.places_pointed.connect(self.places_pointed)
        self.view.place_wanted.connect(self.place_wanted)
        self.view.rule_wanted.connect(self.rule_wanted)
        self.view.undo_wanted.connect(self.undo_wanted)
        self.view.why_wanted.connect(self._explain)
        self.view.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self.view, 1)
        self._stack.addWidget(self.search)
        self.setFocusProxy(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._follow = True
        self._to_end = QTimer(self)
        self._to_end.setSingleShot(True)
        self._to_end.setInterval(0)
        self._to_end.timeout.connect(self.view.scrollToBottom)
        self.view.verticalScrollBar().rangeChanged.connect(self._grown)
        self._fit()
        self._retranslate()

    def refresh(self) -> None:
        """Take the lines of the match, staying at the newest unless somebody reads older ones.

        Lines in sight are laid out at once: otherwise they would be painted before that and after.
        """
        if not self.log.show() or not self._follow:
            return
        if self.view.isVisible():
            self.view.scrollToBottom()
        else:
            self._to_end.start()

    def _explain(self, index: QModelIndex) -> None:
        """Show or hide the reasons of a line, with the line staying where it is."""
        self._follow = False
        self.log.explain(self._found.mapToSource(index).row())
        self.view.doItemsLayout()
        below = self._found.index(index.row() + 1, 0)
        if below.data(Role.KIND) == "why":
            self.view.scrollTo(below)
        else:
            bar = self.view.verticalScrollBar()
            self._follow = bar.value() >= bar.maximum() - px("small")
        self.view.scrollTo(index)

    def _grown(self) -> None:
        if self._follow:
            self.view.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        bar = self.view.verticalScrollBar()
        if self.view.hasFocus() or self.view.underMouse() or bar.isSliderDown():
            self._follow = value >= bar.maximum() - px("small")
        if value == bar.minimum() and bar.maximum() > bar.minimum():
            self._show_older()

    def _show_older(self) -> None:
        bar = self.view.verticalScrollBar()
        below = bar.maximum() - bar.value()
        if self.log.show_older():
            self.view.doItemsLayout()
            bar.setValue(bar.maximum() - below)

    def _search(self, text: str) -> None:
        if text:
            self.log.show_all()
        self._found.set_text(text)
        if not text:
            self._follow = True
            self.view.scrollToBottom()

    def _fit(self) -> None:
        self._stack.setSpacing(space(2))
        self.view.setMinimumHeight(round(22 * 2 * px("small") / 13))
        self.view.lines.forget()
        self.view.scheduleDelayedItemsLayout()

    def _retranslate(self) -> None:
        self.view.setAccessibleName(self.tr("Log"))
        self.search.setPlaceholderText(self.tr("Search the log"))
        self.search.setAccessibleName(self.tr("Search the log"))
        self.log.retranslate()
        self.view.scheduleDelayedItemsLayout()
