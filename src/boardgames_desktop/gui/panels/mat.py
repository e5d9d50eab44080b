"""The players' mats beside the board: one at a time, the others behind tabs; it folds to a chip."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Board, Picture, Thing
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.art import goods
from boardgames_desktop.gui.icon_button import IconButton
from boardgames_desktop.gui.paint import controls, seats, surfaces
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels import mat_parts
from boardgames_desktop.gui.panels.mat_layout import density_for
from boardgames_desktop.gui.panels.mat_parts import STOCK, Page
from boardgames_desktop.gui.panels.mat_tab import MatTab
from boardgames_desktop.gui.panels.mat_view import MatView
from boardgames_desktop.gui.theme import font, px, space, theme, themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

CHIP_WIDE, CHIP_ROW = 62, 31
"""Width of the folded panel and height of one of its rows at text size 100 %."""

NARROW = 400
"""Width at text size 100 % under which there is no button to follow the turn."""

CHIP_STORES = 3


class MatPanel(Adaptive, QWidget):
    """All ``mat`` boards of a match, one to be seen.

    Signals:
        thing_picked, drag_wanted, described, hovered: see :class:`MatView`.
        folded: a person folded (True) or opened it.
        rule_wanted: id of the rule of the mat shown.
    """

    thing_picked = Signal(str, QPoint)
    drag_wanted = Signal(str, QPoint)
    described = Signal(str)
    hovered = Signal(object)
    folded = Signal(bool)
    rule_wanted = Signal(str)

    def __init__(
        self, match: Match, boards: Sequence[Board], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._boards = tuple(boards)
        self._picture: Picture | None = None
        self._pages: dict[str, Page] = {}
        self._shown = self._boards[0].id
        self._owner: Seat | None = None
        self._played = any(place.kind == HUMAN for place in match.setup.seats)
        self._room = QSize(0, 0)
        self._zoom = 1.0
        self.is_folded = False
        self.beside = True
        """It lies beside the board, not over it."""
        self._aside = False
        self._opened_for_piece = False
        self._kept = KeptPictures()
        self.view = MatView(match.colours, self)
        self.tabs = {
            board.id: MatTab(match.colour(board.seat or 0), self) for board in self._boards
        }
        self._group = QButtonGroup(self)
        for key, tab in self.tabs.items():
            self._group.addButton(tab)
            tab.clicked.connect(lambda _on=False, key=key: self.turn_to(key))
        self.follow = IconButton("eye", self)
        self.follow.setCheckable(True)
        self.follow.toggled.connect(self._follow)
        self.fold = IconButton("fold", self)
        self.fold.clicked.connect(self.toggle)
        self._slip = QScrollArea(self)
        self._head = QHBoxLayout()
        self._stack = QVBoxLayout(self)
        self._build()
        self._connect()
        self._retranslate()
        self._fit()

    def _build(self) -> None:
        slip = self._slip
        slip.setFrameShape(QFrame.Shape.NoFrame)
        slip.setWidgetResizable(True)
        slip.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        slip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        slip.setWidget(self.view)
        self.view.setAutoFillBackground(False)
        slip.viewport().setAutoFillBackground(False)
        for tab in self.tabs.values():
            self._head.addWidget(tab, 1)
        self._head.addWidget(self.follow)
        self._head.addWidget(self.fold)
        self._stack.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._stack.addLayout(self._head)
        self._stack.addWidget(slip, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        view = self.view
        view.thing_picked.connect(self.thing_picked)
        view.drag_wanted.connect(self.drag_wanted)
        view.described.connect(self.described)
        view.hovered.connect(self.hovered)
        view.ensure_seen.connect(self._ensure_seen)

    # -- what it shows ----------------------------------------------------------------------

    @property
    def shown(self) -> str:
        """Id of the mat that is open."""
        return self._shown

    def show_picture(self, picture: Picture) -> None:
        """Show the mats of a position; one's own again when one is asked."""
        self._picture = picture
        asked = self._match.answering
        mine = asked if asked is not None else self._match.viewer
        if (self.follow.isChecked() or not self._played) and picture.on_turn is not None:
            mine = picture.on_turn
        if mine is not None and mine != self._owner:
            self._owner = mine
            self._shown = self._board_of(mine)
        self._read()

    def _board_of(self, seat: Seat) -> str:
        return next((board.id for board in self._boards if board.seat == seat), self._shown)

    def _read(self) -> None:
        picture = self._picture
        if picture is None:
            return
        for board in self._boards:
            tab = self.tabs[board.id]
            tab.setText(self._match.brief_name(board.seat or 0))
            tab.setAccessibleName(self._tab_words(board))
            tab.setToolTip(tab.accessibleName())
            tab.on_turn = board.seat == picture.on_turn
            tab.setChecked(board.id == self._shown)
            tab.update()
        board = next(board for board in self._boards if board.id == self._shown)
        page = self._pages[board.id] = mat_parts.read(board, picture, self._match)
        self.view.show_page(page, picture, self.tr("victory points"))
        self.setAccessibleName(page.title)
        if self.size() != self.sizeHint():
            self.updateGeometry()
            self.resize(self.sizeHint())
        if self.is_folded:
            self.update()

    def _tab_words(self, board: Board) -> str:
        name = self._match.name(board.seat or 0)
        title = language().text(board.title, self._match.names()) if board.title else ""
        return f"{name}: {title}" if title else name

    def turn_to(self, board: str) -> None:
        """Open a mat."""
        self._shown = board
        self._read()

    def _follow(self, on: bool) -> None:
        """Follow whoever is on turn, or go back to one's own mat."""
        del on
        self._owner = None
        if self._picture is not None:
            self.show_picture(self._picture)

    def mark(
        self, lit: Set[Thing], picked: Sequence[Thing], faint: Set[Thing] = frozenset()
    ) -> None:
        """Say what may be pointed at, and what was picked; a lit mat comes to the front.

        Args:
            lit: what leads on.
            picked: what was pointed at.
            faint: what only an aside begins with.
        """
        own = self._board_of(self._match.answering) if self._match.answering is not None else ""
        if own and own != self._shown and self._lies_on(own, lit) and not self.follow.isChecked():
            self.turn_to(own)
        self.view.mark(lit, picked, faint)

    def _lies_on(self, board: str, lit: Set[Thing]) -> bool:
        places = {place.thing for one in self._boards if one.id == board for place in one.places}
        if not places.isdisjoint(lit):
            return True
        tokens = self._picture.tokens if self._picture is not None else ()
        return any(token.at in places and token.thing in lit for token in tokens)

    def flash(self, things: Sequence[Thing]) -> None:
        """Light up for a moment what has changed on the mat shown."""
        self.view.flash(things)

    def advise(self, things: Set[Thing]) -> None:
        """Say what a hint is about; the mat it is about comes to the front."""
        for board in self._boards:
            if self._lies_on(board.id, things) and board.id != self._shown:
                self.turn_to(board.id)
        self.view.advise(things)

    def aim(self, thing: Thing | None) -> None:
        """Say what a carried piece would fall on."""
        self.view.aim(thing)

    def thing_at(self, at: QPoint) -> Thing | None:
        """Return what lies at a global position."""
        if self.is_folded or not self._slip.rect().contains(self._slip.mapFromGlobal(at)):
            return None
        return self.view.thing_at(at)

    def holds(self, thing: Thing) -> bool:
        """Tell whether something is on the mat shown."""
        return thing in self.view.things()

    def has(self, thing: Thing) -> bool:
        """Tell whether something is on any of the mats, or a place of one."""
        places = (place.thing for board in self._boards for place in board.places)
        return self.holds(thing) or thing in places

    def area_of(self, thing: Thing, above: QWidget) -> QRect | None:
        """Return where in a widget above this one a thing of the open mat is shown."""
        area = self.view.area_of(thing) if self.isVisible() and not self.is_folded else None
        return None if area is None else area.translated(self.view.mapTo(above, QPoint()))

    def spot_of(self, thing: Thing) -> QPoint | None:
        """Return the global position of something on a mat: of its tab, if that is not open."""
        if not self.isVisible():
            return None
        if self.holds(thing):
            spot = self.view.spot_of(thing) if not self.is_folded else None
            return spot if spot is not None else self.mapToGlobal(self.rect().center())
        for board in self._boards:
            if any(place.thing == thing for place in board.places):
                tab = self.tabs[board.id]
                shown = tab if tab.isVisible() else self
                return shown.mapToGlobal(shown.rect().center())
        return None

    def _ensure_seen(self, box: QRect) -> None:
        middle = box.center()
        self._slip.ensureVisible(middle.x(), middle.y(), box.width() // 2, box.height() // 2)

    # -- arrangement ------------------------------------------------------------------------

    def set_room(self, room: QSize, zoom: float = 1.0) -> None:
        """Say how large it may be when it is open, and how much larger than usual it is drawn."""
        if (room, zoom) != (self._room, self._zoom):
            self._room, self._zoom = QSize(room), zoom
            self._fit()

    def set_folded(self, folded: bool) -> None:
        """Fold to a chip or open, without a signal."""
        if folded != self.is_folded:
            self.is_folded = folded
            self._fit()

    def toggle(self) -> None:
        """Fold to a chip, or open and take the keys."""
        holder = QApplication.focusWidget()
        focused = holder is not None and (holder is self or self.isAncestorOf(holder))
        self.set_folded(not self.is_folded)
        self.folded.emit(self.is_folded)
        if not self.is_folded or focused:
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # -- while a piece is carried ---------------------------------------------------------------

    def carried_to(self, at: QPoint) -> None:
        """Make way for a piece that is carried: open for it, or uncover the board for it.

        Args:
            at: global position of the pointer.
        """
        if self.beside and not self.is_folded:
            return
        here = self.rect().contains(self.mapFromGlobal(at))
        if self.is_folded and here:
            self._opened_for_piece = True
            self.set_folded(False)
            self._place_anew()
        elif not self.is_folded and not here and not self._aside and not self._opened_for_piece:
            self._aside = True
            self.move(self.x() + self.width() - space(6), self.y())

    def carried_away(self) -> None:
        """The piece has been put down: stand as before."""
        if self._opened_for_piece:
            self._opened_for_piece = False
            self.set_folded(True)
        elif not self._aside:
            return
        self._aside = False
        self._place_anew()

    def _place_anew(self) -> None:
        """Let whoever lays the panel out do so again."""
        QApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _pad(self) -> int:
        return space(2)

    def _around(self) -> int:
        """Return the height of everything but the mat."""
        head = max(tab.sizeHint().height() for tab in self.tabs.values())
        return 2 * self._pad() + 5 + max(head, self.fold.sizeHint().height()) + space(1.5)

    def _fit(self) -> None:
        pad = self._pad()
        self._stack.setContentsMargins(pad, pad, pad + 3, pad + 5)
        self._stack.setSpacing(space(1.5))
        self._head.setSpacing(space(1))
        for part in (self._slip, self.follow, self.fold, *self.tabs.values()):
            part.setVisible(not self.is_folded)
        self.follow.setVisible(not self.is_folded and self._room.width() >= NARROW * themes().scale)
        self.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if self.is_folded else Qt.FocusPolicy.NoFocus
        )
        scale = themes().scale * self._zoom
        wide = (self._room.width() - 2 * pad - 3) / scale
        high = (self._room.height() - self._around()) / scale
        self.view.set_density(density_for(wide, high), self._zoom)
        self.updateGeometry()
        self.resize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        if self.is_folded:
            return self.chip_size()
        needed = self.view.sizeHint().height() + self._around()
        return QSize(self._room.width(), min(self._room.height(), needed))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() if self.is_folded else QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    # -- events -----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from the board below; a click on the chip opens it."""
        event.accept()
        if self.is_folded:
            self.toggle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keep the focus while folded, else hand it to the mat."""
        super().focusInEvent(event)
        if not self.is_folded:
            self.view.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_folded and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Space,
        ):
            self.toggle()
        elif event.key() == Qt.Key.Key_F1:
            self.rule_wanted.emit(next(b.rule for b in self._boards if b.id == self._shown))
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        self.fold.set_words(self.tr("Fold the mat"))
        self.follow.set_words(self.tr("Always show the mat of whoever is on turn"))
        self._read()

    # -- painting ---------------------------------------------------------------------------

    def _stores(self) -> list[tuple[str, str]]:
        """Return art and number of the first stores of the mat shown."""
        page = self._pages.get(self._shown)
        if page is None:
            return []
        stores = [part for part in page.parts if part.form == STOCK][:CHIP_STORES]
        return [
            (
                part.art,
                language().number(
                    part.detail.number
                    if part.detail.number is not None
                    else sum(token.count for token in part.tokens)
                ),
            )
            for part in stores
        ]

    def chip_size(self) -> QSize:
        """Return the size of the folded panel."""
        scale = themes().scale
        rows = 2 + len(self._stores())
        return QSize(round(CHIP_WIDE * scale) + 4, round(rows * CHIP_ROW * scale) + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        area = QRectF(self.rect()).adjusted(1, 1, -3, -6)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._kept.paint(
                painter,
                QRectF(self.rect()),
                "panel",
                None,
                lambda brush: surfaces.panel(brush, area, 12, theme()),
            )
            if self.is_folded:
                self._paint_chip(painter, area)

    def _paint_chip(self, painter: QPainter, area: QRectF) -> None:
        tokens = theme()
        page = self._pages.get(self._shown)
        row = CHIP_ROW * themes().scale
        middle = area.center().x()
        y = area.top() + 3 + row / 2
        if page is not None:
            seats.disc(painter, QPointF(middle, y), row * 0.38, page.colour, tokens)
        size = px("body") * 0.6
        painter.setFont(font("number"))
        for art, number in self._stores():
            y += row
            goods.good(painter, QPointF(area.left() + size + space(2), y), size, art, tokens)
            painter.setPen(tokens.text)
            painter.drawText(
                QRectF(area.left(), y - row / 2, area.width() - space(2), row),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                number,
            )
        sign = QPointF(middle, y + row)
        painter.setPen(QPen(tokens.text_2, 1.8))
        painter.drawPolyline(
            QPolygonF([sign + QPointF(4, -5), sign + QPointF(-4, 0), sign + QPointF(4, 5)])
        )
        if self.hasFocus():
            controls.inner_focus(painter, area, 12, tokens)
