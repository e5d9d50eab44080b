"""Missions as slips of paper: whose, what for, how far; pointed at to claim them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import (
    QListView,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.models.hand import HandModel
from boardgames_desktop.gui.models.players import Index
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.paint import controls, seats, surfaces
from boardgames_desktop.gui.paint.ink import NO_BRUSH, pen
from boardgames_desktop.gui.panels.bare import lay_bare
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language

WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
RANKS = ("captain", "major", "colonel", "general")
"""Badges that say a mission's rank, the lowest first."""


@attrs.frozen(slots=True)
class Standing:
    """What the badges of a mission say.

    Attributes:
        rank: 1 to 4 chevrons.
        have, need: progress; ``need`` is 0 for a completed one.
        ready: it may be claimed now.
    """

    rank: int
    have: int
    need: int
    ready: bool

    @property
    def share(self) -> float:
        """Progress from 0 to 1."""
        return self.have / self.need if self.need else 1.0


def standing(token: Token) -> Standing:
    """Read a mission's badges."""
    badges = dict(token.badges)
    rank = next((number for number, name in enumerate(RANKS, 1) if name in badges), 1)
    return Standing(rank, badges.get("have", 0), badges.get("need", 0), "ready" in badges)


class MissionDelegate(QStyledItemDelegate):
    """Paints a slip: sign, title, progress; opened, its sentence too."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        token = index.data(Role.TOKEN)
        if not isinstance(view, MissionView) or not isinstance(token, Token):
            return QSize(0, 0)
        wide = view.room
        high = _line_height() + space(1)
        if view.is_open(token):
            box = QRectF(0, 0, wide - _margin() - space(3), 10_000)
            note = QFontMetricsF(font("micro")).boundingRect(box, WRAP, _note(token))
            high += round(note.height()) + space(1)
        return QSize(wide, high)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = option.widget
        token = index.data(Role.TOKEN)
        if not isinstance(view, MissionView) or not isinstance(token, Token):
            return
        tokens = theme()
        state = standing(token)
        area = QRectF(option.rect).adjusted(2, 1, -2, 1 - space(1))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(Role.LIT):
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(tokens.legal, 4))
            painter.drawRoundedRect(area, 6, 6)
        surfaces.paper(painter, area, 6, tokens)
        line = QRectF(area.left(), area.top(), area.width(), _line_height())
        self._sign(painter, line, token, state, view)
        self._head(painter, line, token, state)
        if view.is_open(token):
            painter.setFont(font("micro"))
            painter.setPen(tokens.ink_2)
            box = area.adjusted(_margin(), line.height(), -space(2), 0)
            painter.drawText(box, WRAP, _note(token))
        if view.hasFocus() and view.currentIndex() == index:
            controls.inner_focus(painter, area, 6, tokens)
        painter.restore()

    def _sign(
        self, painter: QPainter, line: QRectF, token: Token, state: Standing, view: MissionView
    ) -> None:
        """The emblem of somebody else, or the chevrons of the rank."""
        tokens = theme()
        unit = px("body") / 15
        centre = QPointF(line.left() + _margin() / 2, line.center().y())
        if token.owner is not None and token.owner in view.others:
            seats.disc(painter, centre, 10 * unit, view.others[token.owner], tokens)
            return
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(tokens.ink_2, 2 * unit))
        step = 5 * unit
        for number in range(state.rank):
            y = centre.y() + (number - (state.rank - 1) / 2) * step
            painter.drawPolyline(
                QPolygonF(
                    [
                        QPointF(centre.x() - 6 * unit, y - 1.5 * unit),
                        QPointF(centre.x(), y + 1.5 * unit),
                        QPointF(centre.x() + 6 * unit, y - 1.5 * unit),
                    ]
                )
            )

    def _head(self, painter: QPainter, line: QRectF, token: Token, state: Standing) -> None:
        """Title, and at the right a bar with its numbers, or a tick."""
        tokens = theme()
        unit = px("body") / 15
        painter.setFont(font("label"))
        painter.setPen(tokens.ink)
        far = _progress(state)
        numbers = painter.fontMetrics().horizontalAdvance("00/00")
        right = line.right() - space(2)
        if state.need:
            box = QRectF(right - numbers, line.top(), numbers, line.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, far)
        wide = 54 * unit
        bar = QRectF(right - numbers - wide - space(1), line.center().y() - 2.5, wide, 5)
        title = language().text(token.title) if token.title is not None else ""
        box = QRectF(line.left() + _margin(), line.top(), 0, line.height())
        box.setRight(bar.left() - space(2))
        title = painter.fontMetrics().elidedText(
            title, Qt.TextElideMode.ElideRight, int(box.width())
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
        if state.need:
            controls.progress(painter, bar, state.share, tokens)
        else:
            spot = QPointF(right - 10 * unit, line.center().y())
            painter.setPen(pen(tokens.colour("cream"), 1.2))
            painter.setBrush(tokens.ok_fill)
            painter.drawEllipse(spot, 9 * unit, 9 * unit)
            controls.tick(painter, spot, 4.2 * unit, tokens.on_fill)


def _margin() -> int:
    return round(30 * px("body") / 15)


def _line_height() -> int:
    return round(28 * px("body") / 15)


def _note(token: Token) -> str:
    return language().text(token.note) if token.note is not None else ""


def _progress(state: Standing) -> str:
    lang = language()
    return f"{lang.number(state.have)}/{lang.number(state.need)}" if state.need else ""


class MissionView(QListView):
    """The slips below each other; one that cannot be claimed now opens or closes instead."""

    thing_picked = Signal(str)
    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.others: Mapping[Seat, str] = {}
        """Colours of the seats whose missions are marked with their emblem."""
        self.room = 0
        """Width of a slip in pixels."""
        self._open: set[Thing] = set()
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        lay_bare(self)
        self.setItemDelegate(MissionDelegate(self))

    def height_of_rows(self) -> int:
        """Return the height of all slips."""
        return sum(self.sizeHintForRow(row) for row in range(self.model().rowCount()))

    def is_open(self, token: Token) -> bool:
        """Tell whether the sentence of a mission is shown: opened, or to be decided about."""
        return token.thing in self._open or standing(token).ready

    def _press(self, index: Index) -> None:
        thing = index.data(Role.THING)
        if index.data(Role.LIT):
            self.thing_picked.emit(thing)
            return
        self._open ^= {thing}
        self.opened.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self._press(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Space,
        ):
            self._press(index)
        else:
            super().keyPressEvent(event)


class MissionsPanel(Adaptive, QWidget):
    """The missions somebody may see, or a way to look at the own ones."""

    thing_picked = Signal(str)
    show_wanted = Signal()
    """The person who answers wants to see the missions, which are covered."""

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tuple(colours)
        self.slips = HandModel(self)
        self.view = MissionView(self)
        self.view.setModel(self.slips)
        self.view.thing_picked.connect(self.thing_picked)
        self.view.opened.connect(self._fit)
        self.show_button = QPushButton(self)
        self.show_button.clicked.connect(self.show_wanted)
        self.show_button.hide()
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.addWidget(self.view)
        stack.addWidget(self.show_button)
        self.setFocusProxy(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit()
        self._retranslate()

    def show_tokens(self, tokens: Sequence[Token], viewer: Seat | None) -> None:
        """Show missions, the own ones of ``viewer`` first; those of others with their emblem."""
        self.view.others = {
            seat: colour for seat, colour in enumerate(self._colours) if seat != viewer
        }
        self.slips.show(sorted(tokens, key=lambda token: token.owner != viewer))
        self._fit()

    def set_hidden(self, hidden: bool) -> None:
        """Offer to look at the own missions, where several people share the view."""
        self.show_button.setVisible(hidden)

    def cover(self) -> None:
        """Show nothing at all: the screen is being handed over."""
        self.show_button.hide()
        self.slips.show(())
        self._fit()

    def holds(self, thing: Thing) -> bool:
        """Tell whether a mission is here."""
        return self.slips.row_of(thing) >= 0

    def spot_of(self, thing: Thing) -> QPoint | None:
        """Return the global position of a mission in sight."""
        if not self.holds(thing) or not self.view.isVisible():
            return None
        seen = self.view.visualRect(self.slips.index(self.slips.row_of(thing)))
        return self.view.viewport().mapToGlobal(seen.center())

    def things(self) -> set[Thing]:
        """Return the missions shown."""
        return {self.slips.token(row).thing for row in range(self.slips.rowCount())}

    def mark(self, lit: Set[Thing], picked: Sequence[Thing]) -> None:
        """Say which missions may be claimed now."""
        self.slips.mark(lit, picked)
        self.view.viewport().update()

    def resizeEvent(self, event: object) -> None:
        del event
        self._fit()

    def _fit(self) -> None:
        self.view.room = self.width()
        self.view.setVisible(self.slips.rowCount() > 0)
        high = self.view.height_of_rows()
        if self.view.height() != high:
            self.view.setFixedHeight(high)
        self.view.scheduleDelayedItemsLayout()

    def _retranslate(self) -> None:
        self.view.setAccessibleName(self.tr("Missions"))
        self.show_button.setText(self.tr("Show my missions…"))
        self.slips.retranslate()
        self._fit()
