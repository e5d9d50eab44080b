"""Own cards as paper cards, with what they are good for; pointed at like places on the board."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import partial

import attrs
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
)
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.picture import Road, Thing, Token
from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.models.hand import HandModel
from boardgames_desktop.gui.models.players import Index
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.paint import cards, controls, text_cards
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels.bare import lay_bare
from boardgames_desktop.gui.panels.card_zoom import CardZoom
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language

CARD = QSize(98, 138)
"""Size of a card at text size 100 %."""

LARGE = QSize(158, 176)
"""Size of a card with its text at text size 100 %."""

TIGHTEST = 0.78
"""How much smaller large cards become, before the hand is scrolled."""

LIFT = 6
GLOW = 8.0
"""Pixels the glow and the shadow of a card may reach beyond it."""

SYMBOLS = frozenset({"infantry", "cavalry", "artillery", "joker"})
"""Badges of a card that are painted on it."""


def set_hints(roads: Sequence[Sequence[Road]], cards_held: Set[Thing]) -> dict[Thing, int]:
    """Return the number of the set each card can be played in, sets not sharing a card.

    Args:
        roads: ways of each option, the best option first.
        cards_held: things that are cards of the hand.
    """
    hints: dict[Thing, int] = {}
    number = 0
    for ways in roads:
        for road in ways:
            things = {thing for step in road for thing in step} & cards_held
            if len(road) > 1 and len(things) >= len(road) and not things & set(hints):
                number += 1
                hints.update(dict.fromkeys(things, number))
                break
    return hints


class HandDelegate(QStyledItemDelegate):
    """Paints a card: lifted when it leads on, rimmed when it was picked."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._kept = KeptPictures()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del index
        view = option.widget
        size = view.card_size() if isinstance(view, HandView) else CARD
        return size + QSize(space(2), LIFT + space(1))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = option.widget
        token = index.data(Role.TOKEN)
        if not isinstance(view, HandView) or not isinstance(token, Token):
            return
        lit, picked = bool(index.data(Role.LIT)), bool(index.data(Role.PICKED))
        area = QRectF(option.rect).adjusted(space(1), LIFT + 1, -space(1), -space(1) + 1)
        if lit or picked:
            area.translate(0, -LIFT)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state: cards.State = "plain"
        if picked:
            state = "chosen"
        elif lit:
            state = "playable"
        elif view.choosing:
            state = "aside"
        if token.text is not None and token.face is not None:
            box = area.adjusted(-GLOW, -GLOW, GLOW, GLOW)
            shows = (token, state, view.owner, view.large, language().edition)
            draw = partial(self._paint_text_card, area, token, view, state)
            self._kept.paint(painter, box, index.row(), shows, draw)
        else:
            self._keep_plain(painter, area, view, index, state)
        hint = int(index.data(Role.HINT))
        if hint:
            at = QPointF(area.left() + space(3), area.top() + space(3))
            controls.count_badge(painter, at, hint, 9 * px("body") / 15, theme())
        if view.hasFocus() and view.currentIndex() == index:
            controls.inner_focus(painter, area, 8, theme())
        painter.restore()

    def _paint_text_card(
        self, area: QRectF, token: Token, view: HandView, state: cards.State, painter: QPainter
    ) -> None:
        text_cards.text_card(painter, area, card_look(token, view, state), theme())

    def _keep_plain(
        self, painter: QPainter, area: QRectF, view: HandView, index: Index, state: cards.State
    ) -> None:
        """Paint a card without a text of its own, or face down."""
        look = self._plain_look(view, index, state)
        tint = None if look.tint is None else look.tint.rgba()
        shows = (index.data(Role.TOKEN), look.title, look.note, look.back, tint, state)
        box = area.adjusted(-GLOW, -GLOW, GLOW, GLOW)
        draw = partial(self._paint_plain, area, look)
        self._kept.paint(painter, box, index.row(), shows, draw)

    def _paint_plain(self, area: QRectF, look: cards.CardLook, painter: QPainter) -> None:
        cards.card(painter, area, look, theme())

    def _plain_look(self, view: HandView, index: Index, state: cards.State) -> cards.CardLook:
        token: Token = index.data(Role.TOKEN)
        pattern = view.patterns.get(token.face or "")
        return cards.CardLook(
            title=str(index.data(Qt.ItemDataRole.DisplayRole)),
            note=language().text(token.note) if token.note is not None else "",
            symbol=next((name for name, _ in token.badges if name in SYMBOLS), ""),
            outline=pattern[0] if pattern is not None else None,
            tint=pattern[1] if pattern is not None else None,
            back=view.owner if token.face is None else None,
            state=state,
        )


def card_look(token: Token, view: HandView, state: cards.State) -> text_cards.TextCardLook:
    """Return what a card with a text shows."""
    lang = language()
    return text_cards.TextCardLook(
        colour=view.owner,
        face=token.face or "",
        title=lang.text(token.title) if token.title is not None else token.face or "",
        note=lang.text(token.note) if token.note is not None else "",
        text=lang.text(token.text) if token.text is not None else "",
        state=state,
        scale=px("body") / 15,
        full=view.large > 0,
    )


class HandView(QListView):
    """The cards side by side; more than fit are scrolled to."""

    thing_picked = Signal(str)
    drag_wanted = Signal(str, QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.choosing = False
        self.large = 0.0
        """How much larger cards are than they must be for their text to be read; 0 = small."""
        self.owner = ""
        self.patterns: dict[str, tuple[QPainterPath, QColor]] = {}
        """Shape and colour of the place a card names, by the card's face."""
        self._pressed_at: QPoint | None = None
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        lay_bare(self)
        self.setItemDelegate(HandDelegate(self))
        self.setMouseTracking(True)
        self.zoom = CardZoom(self)

    def look_at(self, index: Index) -> None:
        """Show a card with a text large, beside where it lies; no card takes that away."""
        token = index.data(Role.TOKEN) if index.isValid() else None
        if not isinstance(token, Token) or token.text is None or token.face is None:
            self.zoom.away()
            return
        look = attrs.evolve(card_look(token, self, "plain"), full=True)
        box = self.visualRect(index)
        corner = self.viewport().mapToGlobal(box.topLeft())
        self.zoom.show_later(look, QRect(corner, box.size()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.zoom.away()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.zoom.away()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.look_at(current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.zoom.away()

    def card_size(self) -> QSize:
        """Return the size of a card: smaller while four of them fit then."""
        scale = px("body") / 15
        if self.large:
            return LARGE * (scale * self.large * self._squeezed(LARGE.width() * scale * self.large))
        wide = CARD.width() * scale
        room = self.viewport().width()
        if room > 0:
            four = room / 4 - space(2)
            wide = min(wide, max(four, CARD.width() * scale * 0.8))
        high = wide * CARD.height() / CARD.width() + (CARD.width() * scale - wide) * 0.4
        return QSize(round(wide), round(high))

    def _squeezed(self, wide: float) -> float:
        """Return how much smaller large cards are, so that more of them are in sight."""
        model = self.model()
        held = model.rowCount() if model is not None else 0
        room = self.viewport().width() - 4
        if not held or room <= 0:
            return 1.0
        return min(1.0, max(TIGHTEST, room / (held * (wide + space(2)))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.zoom.away()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            super().mouseMoveEvent(event)
            self.look_at(self.indexAt(event.position().toPoint()))
            return
        way = event.position().toPoint() - self._pressed_at
        if way.manhattanLength() < QApplication.startDragDistance():
            return
        index = self.indexAt(self._pressed_at)
        self._pressed_at = None
        if index.isValid() and index.data(Role.LIT):
            self.drag_wanted.emit(index.data(Role.THING), event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is None:
            return
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index == self.indexAt(pressed):
            self.thing_picked.emit(index.data(Role.THING))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Space,
        ):
            self.thing_picked.emit(index.data(Role.THING))
        else:
            super().keyPressEvent(event)


class HandPanel(Adaptive, QWidget):
    """The hand, or a word when it is empty."""

    thing_picked = Signal(str)
    drag_wanted = Signal(str, QPoint)
    show_wanted = Signal()
    """The person who answers wants to see the hand, which is covered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hand = HandModel(self)
        self.view = HandView(self)
        self.view.setModel(self.hand)
        self.view.thing_picked.connect(self.thing_picked)
        self.view.drag_wanted.connect(self.drag_wanted)
        self.empty = Words("small", "text_2", self)
        self.show_button = QPushButton(self)
        self.show_button.clicked.connect(self.show_wanted)
        self.show_button.hide()
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.show_button)
        self.setFocusProxy(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._covered = False
        self._held: object = None
        self._noted = False
        self._fit()
        self._retranslate()

    def show_cards(self, tokens: Sequence[Token], owner: str) -> None:
        """Show the cards of ``owner`` (a seat colour, for their backs)."""
        held = (tuple(tokens), owner, self._noted)
        if held == self._held and not self._covered:
            return
        self._held = held
        self._covered = False
        self.view.owner = owner
        self._take(tokens)

    def set_large(self, large: float) -> None:
        """Show cards so much larger than needed to read their texts; 0 = small."""
        if large != self.view.large:
            self.view.large = large
            self._fit()

    def set_hidden_hand(self, hidden: bool) -> None:
        """Offer to look at the hand, where several people share the view."""
        self.show_button.setVisible(hidden)
        self.empty.setVisible(not hidden and not self.hand.rowCount() and not self._noted)

    def set_noted(self, noted: bool) -> None:
        """Say whether the heading tells that the hand is empty; it is not said twice."""
        self._noted = noted

    def holds(self, thing: Thing) -> bool:
        """Tell whether a card is here."""
        return self.hand.row_of(thing) >= 0

    def things(self) -> set[Thing]:
        """Return the cards that are face up."""
        tokens = (self.hand.token(row) for row in range(self.hand.rowCount()))
        return {token.thing for token in tokens if token.face is not None}

    def cover(self) -> None:
        """Show nothing at all: the screen is being handed over."""
        self._covered = True
        self.show_button.hide()
        self._take(())

    def mark(
        self, lit: Set[Thing], picked: Sequence[Thing], hints: dict[Thing, int] | None = None
    ) -> None:
        """Say which cards lead on, and which were picked."""
        self.hand.mark(lit, picked, hints)
        self.view.choosing = any(self.hand.row_of(thing) >= 0 for thing in picked)
        self.view.viewport().update()

    def _take(self, tokens: Sequence[Token]) -> None:
        self.hand.show(tokens)
        held = bool(tokens)
        self.view.setVisible(held)
        self.empty.setVisible(not held and not self._noted)
        self._retranslate()
        self._fit()

    def resizeEvent(self, event: object) -> None:
        del event
        self._fit()

    def _fit(self) -> None:
        size = self.view.card_size()
        high = size.height() + LIFT + space(2)
        wide = (size.width() + space(2)) * self.hand.rowCount()
        if wide > self.width():
            high += self.view.horizontalScrollBar().sizeHint().height()
        if self.view.height() != high:
            self.view.setFixedHeight(high)
        self.view.scheduleDelayedItemsLayout()
        self.view.viewport().update()

    def _retranslate(self) -> None:
        self.view.setAccessibleName(self.tr("Your cards"))
        self.show_button.setText(self.tr("Show my cards…"))
        self.empty.setText("" if self._covered else self.tr("No cards yet."))
        self.hand.retranslate()
