"""The alliances on paper at the board's edge: whose ally every army is, and its bribes."""

from __future__ import annotations

import math
from collections.abc import Hashable, Set

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from boardgames_desktop.core.picture import Board, Picture, Thing
from boardgames_desktop.gui.paint import alliance, controls
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels import alliance_rows
from boardgames_desktop.gui.panels.alliance_rows import Row, Spots
from boardgames_desktop.gui.panels.cartouche import Cartouche
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

WALK_MS = 420
"""How long a marker walks from one place to the next at pace 1."""

HOP = 0.22
"""How high it hops, in heights of a slot."""

SMALLEST_LETTERS = 10
HEAD = -1
KEYS_DO = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class AlliancePaper(Cartouche):
    """One ``grid`` board: a row for each region, its places from end to end, a marker on one.

    Folded it keeps its rows, small and side by side. Rows are pointed at and dropped on like
    places of the board; what a row stands for is the marker on it.

    Signals:
        thing_picked: the marker of a row and the global position to speak about it.
        described: words about what is under the pointer or the cursor.
        places_pointed: the places of the map that belong to it.
        rule_wanted: id of the board's rule.
    """

    thing_picked = Signal(str, QPoint)
    described = Signal(str)
    places_pointed = Signal(tuple)
    rule_wanted = Signal(str)

    def __init__(self, match: Match, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.speed = 0.0
        self._match = match
        self._picture: Picture | None = None
        self._rows: tuple[Row, ...] = ()
        self._slots = tuple(len(region.places) for region in board.regions)
        self._lit: frozenset[Thing] = frozenset()
        self._picked: tuple[Thing, ...] = ()
        self._by_itself = False
        self._aimed = HEAD
        self._hovered = HEAD
        self._cursor = HEAD
        self._start: dict[int, float] = {}
        self._pieces = KeptPictures()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self._arrived)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._retranslate()
        self._fit()

    # -- what it shows ----------------------------------------------------------------------

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown."""
        return self._rows

    @property
    def walking(self) -> bool:
        """A marker is on its way."""
        return bool(self._start)

    def show_picture(self, picture: Picture) -> None:
        """Show where the markers stand; those that stood elsewhere walk."""
        before = self._rows
        standing = [self._standing(index) for index in range(len(before))]
        self._picture = picture
        self._read()
        self._start = {
            index: at
            for index, (at, row) in enumerate(zip(standing, self._rows, strict=False))
            if self.speed > 0 and at >= 0 and row.at >= 0 and at != row.at
        }
        self._clock.stop()
        if self._start:
            self._clock.setDuration(max(1, round(WALK_MS / self.speed)))
            self._clock.start()
        self.update()

    def _read(self) -> None:
        picture = self._picture
        self._rows = () if picture is None else alliance_rows.read(self.board, picture, self._match)
        self.setAccessibleDescription(". ".join(row.words() for row in self._rows))

    def _standing(self, index: int) -> float:
        """Return where a marker is seen now, in places from the first one."""
        goal = self._rows[index].at
        start = self._start.get(index)
        if start is None:
            return float(goal)
        return start + (goal - start) * float(self._clock.currentValue() or 0.0)

    def _arrived(self) -> None:
        self._start = {}
        self.update()

    def mark(self, lit: Set[Thing], picked: tuple[Thing, ...]) -> None:
        """Say what may be pointed at, and what was picked."""
        ours = frozenset().union(*(row.things for row in self._rows))
        found, chosen = ours & lit, tuple(thing for thing in picked if thing in ours)
        if (found, chosen) != (self._lit, self._picked):
            self._lit, self._picked = found, chosen
            self._show_pointer()
            self.update()

    def aim(self, thing: Thing | None) -> None:
        """Say what a carried card would fall on."""
        aimed = next((index for index, row in enumerate(self._rows) if thing in row.things), HEAD)
        if aimed != self._aimed:
            self._aimed = aimed
            self.update()

    def _is_lit(self, index: int) -> bool:
        return index >= 0 and not self._lit.isdisjoint(self._rows[index].things)

    # -- finding ----------------------------------------------------------------------------

    def _spots(self) -> tuple[Spots, ...]:
        area = self._area()
        if self.is_folded:
            size = alliance_rows.content_size(self._slots, True)
            corner = area.center() - QPointF(size.width() / 2, size.height() / 2)
        else:
            corner = QPointF(area.left() + space(4), self.head_height())
        return alliance_rows.spots(self._slots, corner, self.is_folded)

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 2, -4, -6)

    def _row_at(self, spot: QPointF) -> int:
        spots = self._spots()[: len(self._rows)]
        return next((i for i, one in enumerate(spots) if one.whole.contains(spot)), HEAD)

    def thing_at(self, at: QPoint) -> Thing | None:
        """Return the marker whose row is at a global position; its place, if it is gone."""
        index = self._row_at(QPointF(self.mapFromGlobal(at)))
        return self._thing(index) if index >= 0 else None

    def _thing(self, index: int) -> Thing:
        return self._rows[index].marker or self.board.regions[index].places[0]

    def spot_of(self, thing: Thing) -> QPoint | None:
        """Return the global position of a marker or of a place of one."""
        for row, one, region in zip(self._rows, self._spots(), self.board.regions, strict=False):
            if thing in row.things and self.isVisible():
                places = region.places
                at = places.index(thing) if thing in places else row.at
                return self.mapToGlobal(one.slots[at].center().toPoint())
        return None

    # -- pointing ---------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick a row, or do what the head does."""
        event.accept()
        index = self._row_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if not self.is_folded and self._question().contains(event.position()):
            self.rule_wanted.emit(self.board.rule)
        elif index >= 0 and (self._is_lit(index) or not self.is_folded):
            self.thing_picked.emit(self._thing(index), event.globalPosition().toPoint())
        elif self.is_folded or event.position().y() < self.head_height():
            self._toggle()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self._row_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(HEAD)

    def _hover(self, index: int) -> None:
        if index != self._hovered:
            self._hovered = index
            self._tell(index)
            self._show_pointer()
            self.update()

    def _tell(self, index: int) -> None:
        row = self._rows[index] if index >= 0 else None
        self.described.emit(row.words() if row is not None else "")
        self.places_pointed.emit(row.lands if row is not None else ())

    def _show_pointer(self) -> None:
        hand = self._is_lit(min(self._hovered, len(self._rows) - 1))
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and self._rows:
            self._move_cursor(min(max(self._cursor + step, HEAD), len(self._rows) - 1))
        elif event.key() in KEYS_DO and self._cursor >= 0:
            spot = self._spots()[self._cursor].whole.bottomLeft().toPoint()
            self.thing_picked.emit(self._thing(self._cursor), self.mapToGlobal(spot))
        elif event.key() == Qt.Key.Key_F1 and self.board.rule:
            self.rule_wanted.emit(self.board.rule)
        else:
            super().keyPressEvent(event)

    def _move_cursor(self, index: int) -> None:
        self._cursor = index
        self._tell(index)
        words = self._rows[index].words() if index >= 0 else self._title
        self.setAccessibleName(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._cursor = HEAD
        self.setAccessibleName(self._title)
        self._tell(HEAD)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tip(event)
            return True
        return super().event(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        index = self._row_at(QPointF(event.pos()))
        if not self.is_folded and self._question().contains(QPointF(event.pos())):
            words = self.tr("Read the rule")
        elif index >= 0:
            words = self._rows[index].words()
        else:
            words = self._title
        QToolTip.showText(event.globalPos(), words, self)

    # -- looks ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return self.folded_size() if self.is_folded else self._open_size()

    def _open_size(self) -> QSize:
        content = alliance_rows.content_size(self._slots, False)
        title = QFontMetricsF(font("title")).horizontalAdvance(self._title) + space(16)
        wide = max(content.width(), title) + 2 * space(4) + 6
        return QSize(math.ceil(wide), math.ceil(self.head_height() + content.height()) + space(5))

    def open_box(self) -> QRectF:
        """Return where the paper lies, or would lie, when open; its shadow left out."""
        return QRectF(QPointF(self.pos()), self._open_size().toSizeF()).adjusted(3, 3, -5, -7)

    def fold_by_itself(self, folded: bool) -> None:
        """Fold or open because of the room there is; what a person did since then stays."""
        if folded != self._by_itself:
            self._by_itself = folded
            self.set_folded(folded)

    def folded_size(self) -> QSize:
        """Return the size of a strip with all the rows."""
        content = alliance_rows.content_size(self._slots, True)
        wide = content.width() + 2 * space(3) + 8
        return QSize(math.ceil(wide), math.ceil(content.height()) + space(4) + 6)

    def fold_changed(self) -> None:
        self._hover(HEAD)

    def _question(self) -> QRectF:
        """Return where the sign is that leads to the rule; nowhere without a rule."""
        if not self.board.rule:
            return QRectF()
        side = px("small") + space(2)
        middle = QPointF(self._area().right() - space(4) - side - space(3), self.head_height() / 2)
        return QRectF(middle.x() - side / 2, middle.y() - side / 2 + 1, side, side)

    def _fit(self) -> None:
        self.resize(self.sizeHint())

    def _retranslate(self) -> None:
        title = self.board.title
        self.set_words(language().text(title) if title is not None else "")
        self._read()
        self._fit()

    def shows(self) -> Hashable:
        return (
            self._rows,
            self._lit,
            self._picked,
            self._aimed,
            self._hovered,
            self._cursor,
            self.walking,
        )

    def paint_icon(self, painter: QPainter, area: QRectF) -> None:
        del area
        self._paint_rows(painter)

    def paint_content(self, painter: QPainter) -> None:
        sign = self._question()
        if not sign.isEmpty():
            alliance.question(painter, sign.center(), sign.width() / 2 - 2, theme())
        self._paint_rows(painter)

    def _paint_rows(self, painter: QPainter) -> None:
        tokens = theme()
        for index, (row, spots) in enumerate(zip(self._rows, self._spots(), strict=False)):
            if index in (self._hovered, self._cursor):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(controls.faded(tokens.ink, 22))
                painter.drawRoundedRect(spots.whole, 8, 8)
            if self._is_lit(index) or index == self._aimed:
                aimed = index == self._aimed or not row.things.isdisjoint(self._picked)
                alliance.frame(painter, spots.whole, tokens, aimed=aimed)
            if not self.is_folded:
                self._paint_name(painter, spots.name, row)
            taken = HEAD if index in self._start else row.at
            alliance.slots(painter, spots.slots, row.colours, taken, tokens)
            if row.at >= 0 and self.is_folded:
                box = QRectF(spots.cards)
                box.setWidth(box.height() * 0.7)
                alliance.counted(painter, box, row.cards, row.colour, tokens)
            elif row.at >= 0:
                alliance.bribes(painter, spots.cards, row.cards, row.colour, tokens)
            if index == self._cursor and self.hasFocus():
                controls.inner_focus(painter, spots.whole, 8, tokens)

    def _paint_name(self, painter: QPainter, line: QRectF, row: Row) -> None:
        """Write an army's name, smaller if it is long."""
        letters = font("label", 13)
        while (
            QFontMetricsF(letters).horizontalAdvance(row.title) > line.width()
            and letters.pixelSize() > SMALLEST_LETTERS
        ):
            letters.setPixelSize(letters.pixelSize() - 1)
        letters.setStrikeOut(row.at < 0)
        painter.setFont(letters)
        painter.setPen(theme().ink if row.at >= 0 else theme().ink_2)
        words = QFontMetricsF(letters).elidedText(
            row.title, Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, words)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            for index, (row, spots) in enumerate(zip(self._rows, self._spots(), strict=False)):
                if row.at >= 0:
                    self._paint_marker(painter, index, row, spots)

    def _paint_marker(self, painter: QPainter, index: int, row: Row, spots: Spots) -> None:
        """Paint a marker where it stands or walks, from a picture painted once."""
        at = self._standing(index)
        box = spots.marker(at)
        share = abs(math.sin(math.pi * at))
        corner = QPoint(round(box.left()), round(box.top() - share * HOP * box.height()))
        still = QRectF(QPointF(corner), box.size())
        around = still.adjusted(-4, -8, 8, 6)
        self._pieces.paint(
            painter,
            around,
            index,
            row.colour,
            lambda brush: alliance.cannon(brush, still, row.colour, theme()),
        )
