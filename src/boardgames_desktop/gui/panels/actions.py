"""The Actions panel: every legal answer in words, numbered, filtered, played from here."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.actions import Action, Option, Some, matches
from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.models.actions import ActionsFilter, ActionsModel
from boardgames_desktop.gui.models.players import Index
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.notches import Notches
from boardgames_desktop.gui.paint import controls
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels.amount import AmountBar
from boardgames_desktop.gui.panels.bare import lay_bare
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

NUMBERED = 9
MOST_KEPT = 100
"""Rows whose pictures are kept; a list may have thousands."""

ROW_ROLES = (Qt.ItemDataRole.DisplayRole, Role.NUMBER, Role.ASIDE, Role.AMOUNT)
"""What a row looks like is decided by these."""

WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class ActionsDelegate(QStyledItemDelegate):
    """Paints an option: its number key, its words, the amount it would take."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heights: dict[tuple[str, int, bool], int] = {}
        self._kept = KeptPictures(MOST_KEPT)

    def forget(self) -> None:
        """Measure every row again."""
        self._heights.clear()

    def _indent(self) -> int:
        return round(34 * px("body") / 15)

    def _tail(self, index: Index) -> int:
        if index.data(Role.AMOUNT) is None:
            return space(2)
        number = language().number(int(index.data(Role.AMOUNT)))
        widest = max(number, "0000", key=len)
        return QFontMetrics(font("number")).horizontalAdvance(widest) + space(3)

    def words_area(self, row: QRectF, index: Index) -> QRectF:
        """Return where the words of a row stand."""
        return self._plate(row).adjusted(self._indent(), 0, -self._tail(index), 0)

    def _letters(self, index: Index) -> QFont:
        letters = QFont(font("small"))
        letters.setItalic(bool(index.data(Role.ASIDE)))
        return letters

    def _plate(self, row: QRectF) -> QRectF:
        return row.adjusted(1, 1, -1, -2)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        wide = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        tail = self._tail(index)
        key = (words, wide - tail, bool(index.data(Role.ASIDE)))
        high = self._heights.get(key)
        if high is None:
            least = 40 + self._indent() + tail
            room = self.words_area(QRectF(0, 0, max(wide, least), 10_000), index)
            text = QFontMetricsF(self._letters(index)).boundingRect(room, WRAP, words).height()
            high = max(ceil(text) + space(3), round(30 * px("body") / 15))
            self._heights[key] = high
        return QSize(wide, high)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, row = option.widget, QRectF(option.rect)
        chosen = isinstance(view, QListView) and view.currentIndex() == index
        focused = chosen and isinstance(view, QListView) and view.hasFocus()
        told = tuple(index.data(role) for role in ROW_ROLES)
        self._kept.paint(
            painter,
            row,
            index.row(),
            (told, chosen, focused, language().edition),
            lambda brush: self._draw(brush, row, index, chosen=chosen, focused=focused),
        )

    def _draw(
        self, painter: QPainter, row: QRectF, index: Index, *, chosen: bool, focused: bool
    ) -> None:
        tokens, plate = theme(), self._plate(row)
        if chosen:
            painter.setPen(QPen(tokens.line_strong, 1.4))
            painter.setBrush(controls.faded(tokens.accent_lo, 70))
        else:
            painter.setPen(QPen(controls.faded(tokens.line, 80), 1))
            painter.setBrush(controls.faded(tokens.well, 150))
        painter.drawRoundedRect(plate, 6, 6)
        if focused:
            controls.inner_focus(painter, plate, 6, tokens)
        number = int(index.data(Role.NUMBER))
        if number <= NUMBERED and not index.data(Role.ASIDE):
            centre = QPointF(plate.left() + self._indent() / 2, plate.center().y())
            controls.keycap(painter, centre, language().number(number), tokens.text_2)
        painter.setFont(self._letters(index))
        painter.setPen(tokens.text)
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        painter.drawText(self.words_area(row, index), WRAP, words)
        amount = index.data(Role.AMOUNT)
        if amount is not None:
            painter.setFont(font("number"))
            painter.setPen(tokens.warn)
            painter.drawText(
                plate.adjusted(0, 0, -space(2), 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                language().number(int(amount)),
            )


class ActionsView(QListView):
    """The list; Enter or a double click plays, the wheel over an amount changes it."""

    play_wanted = Signal(QModelIndex)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        lay_bare(self)
        self._notches = Notches()
        self.rows = ActionsDelegate(self)
        self.setItemDelegate(self.rows)
        self.doubleClicked.connect(self.play_wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if not index.isValid():
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.play_wanted.emit(index)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._nudge(
            index, 1 if event.key() == Qt.Key.Key_Right else -1
        ):
            event.accept()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if ctrl and index.isValid() and index.data(Role.AMOUNT) is not None:
            by = self._notches.of(event)
            for _ in range(abs(by)):
                self._nudge(index, 1 if by > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def _nudge(self, index: QModelIndex, by: int) -> bool:
        amount = index.data(Role.AMOUNT)
        if amount is None:
            return False
        self.model().setData(index, int(amount) + by, Role.AMOUNT)
        return True


class ChoiceBoxes(QWidget):
    """Under the list: which ones, for a row that takes any of several things."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._boxes: list[tuple[Any, QCheckBox]] = []

    def ask(self, some: Some, words: Sequence[str]) -> None:
        """Offer the things of ``some``, named by ``words``."""
        for _, box in self._boxes:
            self._stack.removeWidget(box)
            box.deleteLater()
        self._boxes = []
        for item, word in zip(some.items, words, strict=True):
            box = QCheckBox(word, self)
            box.toggled.connect(lambda _on: self.changed.emit())
            self._stack.addWidget(box)
            self._boxes.append((item, box))

    def chosen(self) -> list[Any]:
        """Return the things that are ticked."""
        return [item for item, box in self._boxes if box.isChecked()]


class ActionsPanel(Adaptive, QWidget):
    """Filter, list, amount or choice, and the button that plays the chosen row."""

    chosen = Signal(object)
    """An action to play."""
    pointed = Signal(object)
    """The option of the current row, or None."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._doubted: Action | None = None
        self.actions_model = ActionsModel(match, self)
        self.found = ActionsFilter(self.actions_model, self)
        self.filter = QLineEdit(self)
        self.filter.setClearButtonEnabled(True)
        self.view = ActionsView(self)
        self.view.setModel(self.found)
        self.amount = AmountBar(self)
        self.boxes = ChoiceBoxes(self)
        self.play = QPushButton(self)
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        for widget, stretch in (
            (self.filter, 0),
            (self.view, 1),
            (self.boxes, 0),
            (self.amount, 0),
            (self.play, 0),
        ):
            self._stack.addWidget(widget, stretch)
        self.setFocusProxy(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.filter.textChanged.connect(self._filter)
        self.filter.returnPressed.connect(self._play_first)
        self.view.play_wanted.connect(self._play_index)
        self.view.selectionModel().currentChanged.connect(self._current_changed)
        self.actions_model.dataChanged.connect(self._data_changed)
        self.amount.changed.connect(self._set_amount)
        self.boxes.changed.connect(self._update_play)
        self.play.clicked.connect(lambda: self._play_index(self.view.currentIndex()))
        self._fit()
        self._retranslate()
        self._ask_further()

    def refresh(self) -> None:
        """Take the options of the viewer's decision; empty if the viewer is not asked."""
        decision = self._match.decision()
        self.filter.clear()
        self.found.keep(None)
        if decision is None:
            self.actions_model.show(())
        else:
            self.actions_model.show(decision.options, self._match.asides(decision.seat))
        self.filter.setVisible(self.actions_model.rowCount() > NUMBERED)
        if self.found.rowCount():
            self.view.setCurrentIndex(self.found.index(0, 0))
        self._ask_further()

    def clear(self) -> None:
        """Show nothing: the screen is being handed over."""
        self.filter.clear()
        self.actions_model.show(())
        self._ask_further()

    def _data_changed(self) -> None:
        self._ask_further()

    def narrow(self, options: Sequence[Option] | None) -> None:
        """Show only what the picks on the board have left; None shows everything."""
        self.found.keep(options)
        if self.found.rowCount() and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.found.index(0, 0))

    def advise(self, action: Action) -> None:
        """Go to the row that would do ``action``, with its amount, without doing it."""
        model = self.actions_model
        for row in range(model.rowCount()):
            index = self.found.mapFromSource(model.index(row))
            if matches(model.option(row), action) and index.isValid():
                self.view.setCurrentIndex(index)
                if model.amounts(row) is not None:
                    self._set_amount(int(action[-1]))
                self.view.scrollTo(index)
                return

    def pick_number(self, number: int) -> bool:
        """Play row ``number`` (from 1), or ask its amount; returns False if there is none."""
        index = self.found.index(number - 1, 0)
        if not index.isValid() or index.data(Role.ASIDE):
            return False
        self.view.setCurrentIndex(index)
        if self._asks(index):
            (self.amount.spin if self.amount.isVisibleTo(self) else self.boxes).setFocus()
        else:
            self._play_index(index)
        return True

    def start_filter(self) -> None:
        """Put the cursor into the filter."""
        self.filter.show()
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def _row(self, index: QModelIndex) -> int:
        return self.found.mapToSource(index).row()

    def _asks(self, index: QModelIndex) -> bool:
        row = self._row(index)
        span = self.actions_model.amounts(row)
        return (span is not None and span.hi > span.lo) or self.actions_model.choice(
            row
        ) is not None

    def _filter(self, text: str) -> None:
        self.found.set_text(text)
        if self.found.rowCount():
            self.view.setCurrentIndex(self.found.index(0, 0))

    def _play_first(self) -> None:
        index = self.view.currentIndex()
        if index.isValid() and not self._asks(index):
            self._play_index(index)
        else:
            self.view.setFocus()

    def _play_index(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        if index != self.view.currentIndex():
            self.view.setCurrentIndex(index)
        action = self.actions_model.action(self._row(index), self.boxes.chosen())
        if action is None:
            return
        if index.data(Role.ASIDE) and self._doubted != action:
            self._doubted = action
            self._name_play()
            self.play.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._doubted = None
        self.chosen.emit(action)

    def _name_play(self) -> None:
        """Ask once more before something that nobody was asked to do."""
        doubted = self._doubted is not None
        self.play.setText(self.tr("Really? Press again") if doubted else self.tr("Do this"))

    def _current_changed(self, index: QModelIndex) -> None:
        self._doubted = None
        self._name_play()
        self._ask_further(new=True)
        row = self._row(index) if index.isValid() else -1
        self.pointed.emit(self.actions_model.option(row) if row >= 0 else None)

    def _ask_further(self, *, new: bool = False) -> None:
        index = self.view.currentIndex()
        span = some = None
        if index.isValid():
            row = self._row(index)
            span, some = self.actions_model.amounts(row), self.actions_model.choice(row)
            if span is not None:
                self.amount.ask(span, self.actions_model.amount(row) or span.lo)
            if some is not None and new:
                self.boxes.ask(some, self._item_words(self.actions_model.option(row), some))
        self.amount.setVisible(span is not None and span.hi > span.lo)
        self.boxes.setVisible(some is not None)
        self._update_play()

    def _item_words(self, option: Option, some: Some) -> list[str]:
        names = self._match.names()
        return [
            language().text(self._match.say((*option[:-1], item)), names) for item in some.items
        ]

    def _update_play(self) -> None:
        index = self.view.currentIndex()
        action = None
        if index.isValid():
            action = self.actions_model.action(self._row(index), self.boxes.chosen())
        self.play.setEnabled(action is not None)

    def _set_amount(self, amount: int) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self.found.setData(index, amount, Role.AMOUNT)

    def _fit(self) -> None:
        self._stack.setSpacing(space(2))
        self.view.setMinimumHeight(round(30 * 2 * px("body") / 15))
        self.view.rows.forget()
        self.view.scheduleDelayedItemsLayout()

    def _retranslate(self) -> None:
        self.view.setAccessibleName(self.tr("Actions"))
        self.filter.setPlaceholderText(self.tr("Filter the actions"))
        self.filter.setAccessibleName(self.tr("Filter the actions"))
        self._name_play()
        self.actions_model.retranslate()
        self.view.rows.forget()
        self.view.scheduleDelayedItemsLayout()
