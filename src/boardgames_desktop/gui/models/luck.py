"""What everybody's dice gave, against what they could expect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.services.language import language
from boardgames_desktop.services.luck import Luck, Tally
from boardgames_desktop.services.match import Match

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class LuckModel(QAbstractTableModel):
    """One row a seat: player, rolls, expected, got, balance, rank among 100."""

    BALANCE = 4
    """Column of the balance."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._luck = Tally(len(match.setup.seats)).count(())

    def show(self, luck: Sequence[Luck]) -> None:
        """Take the luck of every seat."""
        self._luck = list(luck)
        self.retranslate()

    def retranslate(self) -> None:
        """Say that every word has changed."""
        self.dataChanged.emit(
            self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1)
        )
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def luck(self, row: int) -> Luck:
        """Return the sums of a row."""
        return self._luck[row]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._luck)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._heads())

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._heads()[section]

    def _heads(self) -> tuple[str, ...]:
        return (
            self.tr("Player"),
            self.tr("Rolls"),
            self.tr("Expected"),
            self.tr("Rolled"),
            self.tr("Balance"),
            self.tr("Of 100"),
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        luck = self._luck[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(luck, index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                if index.column():
                    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._rank_words(luck)
            case Role.SEAT:
                return luck.seat
            case Role.COLOUR:
                return self._match.colour(luck.seat)
            case Role.STATE:
                return luck.balance
        return None

    def _words(self, luck: Luck, column: int) -> str:
        locale = language().locale
        match column:
            case 0:
                return self._match.name(luck.seat)
            case 1:
                return language().number(luck.rolls)
            case 2:
                return locale.toString(luck.expected, "f", 1)
            case 3:
                return locale.toString(luck.actual, "f", 1)
            case 5:
                return language().number(luck.of_hundred) if luck.ranked else "–"
        sign = "+" if luck.balance >= 0.05 else "−" if luck.balance <= -0.05 else ""
        return sign + locale.toString(abs(luck.balance), "f", 1)

    def _rank_words(self, luck: Luck) -> str:
        """Say in a sentence how good the luck was."""
        if not luck.ranked:
            return ""
        words = self.tr("Luckier than {number} of 100 players who make the same rolls.")
        return words.format(number=language().number(luck.of_hundred))
