"""The seats in turn order, then neutral armies, with the public facts a game shows of them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Picture
from boardgames_desktop.core.setup import HUMAN, SCRIPTED
from boardgames_desktop.gui.level_words import (
    NEUTRAL,
    character_of,
    level_in_words,
    level_words,
)
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class PlayersModel(QAbstractTableModel):
    """One row a side: column 0 is the player, then one column for each of the game's facts.

    Neutral armies follow the seats, called by their colour.
    """

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._keys: tuple[str, ...] = ()
        self._picture: Picture | None = None
        self._facts: dict[tuple[Seat, str], int] = {}
        self._thinking: dict[Seat, float] = {}

    def show(self, picture: Picture) -> None:
        """Take the facts of a picture."""
        keys = tuple(picture.columns)
        reset = keys != self._keys
        before, known = self._picture, self._facts
        if reset:
            self.beginResetModel()
        self._picture = picture
        self._keys = keys
        self._facts = {(fact.seat, fact.key): fact.value for fact in picture.facts}
        if reset:
            self.endResetModel()
        elif before is None:
            self._say_changed()
        else:
            self._say_differences(before, known)

    def _say_differences(self, before: Picture, known: dict[tuple[Seat, str], int]) -> None:
        """Say which rows differ from those of the picture before."""
        now = self._picture
        assert now is not None
        last = self.columnCount() - 1
        for seat in range(self.rowCount()):
            turned = (before.on_turn == seat) != (now.on_turn == seat)
            fell = (seat in before.out) != (seat in now.out)
            counted = any(
                known.get((seat, key)) != self._facts.get((seat, key)) for key in self._keys
            )
            if turned or fell or counted:
                self.dataChanged.emit(self.index(seat, 0), self.index(seat, last))

    def set_thinking(self, seat: Seat, share: float | None) -> None:
        """Say how much of its time a thinking seat has used; None = it does not think."""
        if share is None:
            if self._thinking.pop(seat, None) is None:
                return
        else:
            self._thinking[seat] = min(1.0, max(0.0, share))
        index = self.index(seat, 0)
        self.dataChanged.emit(index, index, [Role.THINKING])

    def thinking(self, seat: Seat) -> float | None:
        """Return how much of its time a thinking seat has used."""
        return self._thinking.get(seat)

    def shown(self, seat: Seat) -> tuple[object, ...]:
        """Return all that a row shows, but for the time used for thinking."""
        picture = self._picture
        return (
            self._words(seat, 0),
            self._match.colour(seat),
            self._kind_of(seat),
            picture is not None and picture.on_turn == seat,
            picture is not None and seat in picture.out,
            *(self._facts.get((seat, key)) for key in self._keys),
            language().edition,
        )

    def retranslate(self) -> None:
        """Say that every word has changed."""
        self._say_changed()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, self.columnCount() - 1))

    def _say_changed(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(
                self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1)
            )

    def key(self, column: int) -> str:
        """Return the fact of a column; "" for the player."""
        return self._keys[column - 1] if 0 < column <= len(self._keys) else ""

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._match.colours)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 1 + len(self._keys)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
        ):
            return None
        if section == 0:
            return self.tr("Player")
        key = self.key(section)
        if self._picture is None or not key:
            return None
        return language().text(self._picture.columns[key])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._picture is None:
            return None
        seat = index.row()
        picture = self._picture
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(seat, index.column())
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(seat, index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                if index.column():
                    return Qt.AlignmentFlag.AlignCenter
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            case Role.SEAT:
                return seat
            case Role.COLOUR:
                return self._match.colour(seat)
            case Role.KIND:
                return self._level(self._kind_of(seat))
            case Role.CHARACTER:
                return character_of(self._kind_of(seat))
            case Role.ON_TURN:
                return picture.on_turn == seat
            case Role.OUT:
                return seat in picture.out
            case Role.THINKING:
                return self._thinking.get(seat)
        return None

    def _words(self, seat: Seat, column: int) -> str:
        if column == 0:
            return self._match.brief_name(seat)
        value = self._facts.get((seat, self.key(column)))
        return "" if value is None else language().number(value)

    def _spoken(self, seat: Seat, column: int) -> str:
        words = self._words(seat, column)
        if column:
            head = self.headerData(column, Qt.Orientation.Horizontal)
            return self.tr("{head}: {value}").format(head=head, value=words)
        parts = [self._match.name(seat), self._kind(self._kind_of(seat))]
        if self._picture is not None and self._picture.on_turn == seat:
            parts.append(self.tr("on turn"))
        if self._picture is not None and seat in self._picture.out:
            parts.append(self.tr("out of the game"))
        return language().locale.createSeparatedList(parts)

    def _kind_of(self, seat: Seat) -> str:
        seats = self._match.setup.seats
        return seats[seat].kind if seat < len(seats) else NEUTRAL

    def _level(self, kind: str) -> str:
        """Return who plays in one word; a strength means a computer."""
        words = {
            HUMAN: self.tr("person"),
            NEUTRAL: self.tr("neutral"),
            SCRIPTED: self.tr("opponent"),
            **level_words(),
        }
        return words.get(kind.partition(":")[0], kind)

    def _kind(self, kind: str) -> str:
        """Return who plays, in full."""
        words = {
            HUMAN: self.tr("person"),
            NEUTRAL: self.tr("neutral army"),
            SCRIPTED: self.tr("opponent"),
        }
        return words.get(kind) or self.tr("computer · {level}").format(level=level_in_words(kind))
