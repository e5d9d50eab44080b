"""Every legal answer in words: whoever cannot use the board can play the whole game from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from boardgames_desktop.core.actions import Action, Option, Some, Span
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.services.language import fold, language
from boardgames_desktop.services.match import Match

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class ActionsModel(QAbstractListModel):
    """The options of the viewer's decision, then the asides, in the order of the rules."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._options: tuple[Option, ...] = ()
        self._asides = 0
        self._amounts: dict[int, int] = {}
        self._words: dict[int, str] = {}
        self.greedy = False
        """Whether an amount starts at its most instead of its least."""

    def show(self, options: Sequence[Option], asides: Sequence[Option] = ()) -> None:
        """Take the legal options of a new question; empty when nobody is asked."""
        if not (options or asides or self._options):
            return
        self.beginResetModel()
        self._options = (*options, *asides)
        self._asides = len(asides)
        self._amounts = {}
        self._words = {}
        self.endResetModel()

    def retranslate(self) -> None:
        """Say that every word has changed."""
        self._words = {}
        if self._options:
            self.dataChanged.emit(self.index(0), self.index(len(self._options) - 1))

    def option(self, row: int) -> Option:
        """Return the option of a row."""
        return self._options[row]

    def amounts(self, row: int) -> Span | None:
        """Return the amounts a row lets one choose from."""
        last = self._options[row][-1]
        return last if isinstance(last, Span) else None

    def choice(self, row: int) -> Some | None:
        """Return the things a row lets one choose from."""
        last = self._options[row][-1]
        return last if isinstance(last, Some) else None

    def amount(self, row: int) -> int | None:
        """Return the amount chosen for a row so far."""
        span = self.amounts(row)
        if span is None:
            return None
        return self._amounts.get(row, span.hi if self.greedy else span.lo)

    def action(self, row: int, chosen: Sequence[Any] = ()) -> Action | None:
        """Return what a row would do now; None if too few or too many things are chosen."""
        option = self._options[row]
        amount = self.amount(row)
        if amount is not None:
            return (*option[:-1], amount)
        some = self.choice(row)
        if some is None:
            return option
        if not some.lo <= len(chosen) <= some.hi:
            return None
        return (*option[:-1], *(item for item in some.items if item in chosen))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._options)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self.amounts(index.row()) is not None:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = index.row()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._say(row)
            case Qt.ItemDataRole.ToolTipRole:
                return self._say(row)
            case Qt.ItemDataRole.EditRole | Role.AMOUNT:
                return self.amount(row)
            case Role.OPTION:
                return self._options[row]
            case Role.NUMBER:
                return row + 1
            case Role.ASIDE:
                return row >= len(self._options) - self._asides
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role not in (Qt.ItemDataRole.EditRole, Role.AMOUNT):
            return False
        row = index.row()
        span = self.amounts(row)
        if span is None or not isinstance(value, int) or not span.lo <= value <= span.hi:
            return False
        self._amounts[row] = value
        self._words.pop(row, None)
        self.dataChanged.emit(index, index)
        return True

    def _say(self, row: int) -> str:
        words = self._words.get(row)
        if words is None:
            words = language().text(self._match.say(self._options[row]), self._match.names())
            self._words[row] = words
        return words


class ActionsFilter(QSortFilterProxyModel):
    """The actions whose words hold every word of the filter, accents and case aside."""

    def __init__(self, source: ActionsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: list[str] = []
        self._kept: frozenset[Option] | None = None
        self.setSourceModel(source)

    def set_text(self, text: str) -> None:
        """Filter by ``text``; empty shows everything."""
        self._wanted = fold(text).split()
        self._renew()

    def keep(self, options: Sequence[Option] | None) -> None:
        """Show only ``options``, what the board's picks have left; None shows everything."""
        self._kept = None if options is None else frozenset(options)
        self._renew()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        source = self.sourceModel()
        index = source.index(source_row, 0, source_parent)
        if self._kept is not None and source.data(index, Role.OPTION) not in self._kept:
            return False
        if not self._wanted:
            return True
        words = fold(str(source.data(index, Qt.ItemDataRole.DisplayRole)))
        return all(word in words for word in self._wanted)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Number the shown rows, not the hidden ones between them."""
        if role == Role.NUMBER and index.isValid():
            return index.row() + 1
        return super().data(index, role)

    def _renew(self) -> None:
        self.beginFilterChange()
        self.endFilterChange()
