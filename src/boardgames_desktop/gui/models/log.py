"""What happened so far, line by line, with the point up to which it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import attrs
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.services.language import fold, language
from boardgames_desktop.services.match import LoggedLine, Match

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()

FADING_LINES = 12
"""Lines over which the log fades from full strength to its faintest."""

WINDOW = 40
"""Lines shown at first, and how many more each look at older ones adds."""


@attrs.frozen
class _Row:
    """A line of the log, or (``line`` None) the line that says how far undo goes.

    Attributes:
        why: the row holds the reasons of ``line``, which stands above it.
    """

    line: LoggedLine | None
    why: bool = False


@attrs.frozen
class Shown:
    """All that a row shows, asked for at once: each role by itself takes Qt through Python.

    Attributes:
        kind: "" is a line, ``why`` its reasons, ``undo line`` says how far undo goes.
        words: what it says.
        colour: of the seat it is about, or "".
        age: 0 is the newest line, 1 one of the oldest.
        undo: it can be taken back.
        why: 2 is the first line of a computer's decision, 1 another one of it.
    """

    kind: str
    words: str
    colour: str = ""
    age: float = 0.0
    undo: bool = False
    why: int = 0


class LogModel(QAbstractListModel):
    """The log as the viewer may read it, oldest line first.

    One extra row, the *undo line*, stands above the first line that can be taken back; under
    a computer's line its reasons stand while somebody wants to read them. A long log shows
    its newest lines only, until older ones are asked for.
    """

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._rows: list[_Row] = []
        self._words: dict[int, str] = {}
        self._first = 0
        self._explained: set[int] = set()

    def words(self, row: int) -> str:
        """Return the words of a row, put together once per language."""
        found = self._words.get(row)
        if found is None:
            logged = self._rows[row].line
            if logged is None:
                found = self.tr("Undo goes back to here")
            elif self._rows[row].why:
                found = self._reasons(logged)
            else:
                found = language().text(logged.line.msg, self._match.names())
            self._words[row] = found
        return found

    def searched(self, row: int) -> str:
        """Return the words by which a row is found; reasons are found with their line."""
        logged = self._rows[row].line
        if logged is None or not self._rows[row].why:
            return self.words(row)
        return f"{language().text(logged.line.msg, self._match.names())} {self.words(row)}"

    def _reasons(self, logged: LoggedLine) -> str:
        """Return the reasons of a line, one under the other."""
        names = self._match.names()
        return "\n".join(f"• {language().text(msg, names)}" for msg in logged.reasons)

    def explain(self, row: int) -> None:
        """Show the reasons of a computer's line under it, or take them away again."""
        logged = self._rows[row].line
        if logged is not None and logged.reasons:
            self._explained ^= {logged.ply}
            self.show()

    def _leads(self, row: int) -> bool:
        """Tell whether a line is the first of those that one decision led to."""
        logged = self._rows[row].line
        above = next((r.line for r in reversed(self._rows[:row]) if not r.why), None)
        return logged is not None and (above is None or above.reasons != logged.reasons)

    def show(self) -> bool:
        """Take the lines of the match; appends when the log only grew. False = none is new."""
        lines = self._match.lines
        if len(lines) - self._first > 2 * WINDOW or len(lines) < self._first:
            self._start_at(max(0, len(lines) - WINDOW))
            return True
        rows = self._rows_of(lines)
        if rows == self._rows:
            return False
        kept = 0
        for old, new in zip(self._rows, rows, strict=False):
            if old != new:
                break
            kept += 1
        if kept < len(self._rows):
            self.beginRemoveRows(ROOT, kept, len(self._rows) - 1)
            for row in range(kept, len(self._rows)):
                self._words.pop(row, None)
            del self._rows[kept:]
            self.endRemoveRows()
        if kept < len(rows):
            self.beginInsertRows(ROOT, kept, len(rows) - 1)
            self._rows.extend(rows[kept:])
            self.endInsertRows()
        if kept:
            self.dataChanged.emit(
                self.index(max(0, kept - FADING_LINES - 1)), self.index(kept - 1), [Role.AGE]
            )
        return True

    def show_older(self) -> bool:
        """Show some more of the lines before the first one; False if there are none."""
        if not self._first:
            return False
        self._start_at(max(0, self._first - WINDOW))
        return True

    def show_all(self) -> None:
        """Show every line, to be searched."""
        if self._first:
            self._start_at(0)

    def _start_at(self, first: int) -> None:
        self.beginResetModel()
        self._first = first
        self._words.clear()
        self._rows = self._rows_of(self._match.lines)
        self.endResetModel()

    def retranslate(self) -> None:
        """Say that every word has changed."""
        self._words.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _rows_of(self, lines: Sequence[LoggedLine]) -> list[_Row]:
        rows: list[_Row] = []
        marked = False
        shown = lines[self._first :]
        for line, below in zip_longest(shown, shown[1:]):
            if line.undoable and not marked:
                marked = True
                rows.append(_Row(None))
            rows.append(_Row(line))
            last = below is None or (below.ply, below.reasons) != (line.ply, line.reasons)
            if line.reasons and line.ply in self._explained and last:
                rows.append(_Row(line, why=True))
        return rows

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid():
            return flags
        row = self._rows[index.row()]
        if row.line is None or row.why:
            flags &= ~Qt.ItemFlag.ItemIsSelectable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        logged = self._rows[index.row()].line
        if logged is None:
            return self._undo_line(index.row(), role)
        if self._rows[index.row()].why:
            return self._why_row(index.row(), logged, role)
        seat = logged.line.seat
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.words(index.row())
            case Qt.ItemDataRole.ToolTipRole:
                words = self.words(index.row())
                return f"{words}\n{self._because(logged)}" if logged.reasons else words
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._because(logged) if logged.reasons else None
            case Role.SEAT:
                return seat
            case Role.COLOUR:
                return "" if seat is None else self._match.colour(seat)
            case Role.PLACES:
                return logged.line.places
            case Role.RULE:
                return logged.line.rule
            case Role.PLY:
                return logged.ply
            case Role.UNDO:
                return logged.undoable
            case Role.WHY:
                return self._why(index.row(), logged)
            case Role.AGE:
                return self._age(index.row())
        return None

    def shown(self, row: int) -> Shown:
        """Return all that a row shows."""
        logged = self._rows[row].line
        words = self.words(row)
        if logged is None:
            return Shown("undo line", words)
        if self._rows[row].why:
            return Shown("why", words, age=self._age(row))
        seat = logged.line.seat
        colour = "" if seat is None else self._match.colour(seat)
        why = self._why(row, logged)
        return Shown("", words, colour, self._age(row), logged.undoable, why)

    def _why(self, row: int, logged: LoggedLine) -> int:
        return (1 + self._leads(row)) if logged.reasons else 0

    def _age(self, row: int) -> float:
        return min(1.0, (len(self._rows) - 1 - row) / FADING_LINES)

    def _because(self, logged: LoggedLine) -> str:
        return self.tr("Why?") + f"\n{self._reasons(logged)}"

    def _why_row(self, row: int, logged: LoggedLine, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.words(row)
            case Role.KIND:
                return "why"
            case Role.PLACES:
                return logged.line.places
            case Role.AGE:
                return self._age(row)
        return None

    def _undo_line(self, row: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.words(row)
            case Role.KIND:
                return "undo line"
        return None


class LogFilter(QSortFilterProxyModel):
    """The lines whose words hold every word searched for, accents and case aside."""

    def __init__(self, source: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: list[str] = []
        self._source = source
        self.setSourceModel(source)

    def set_text(self, text: str) -> None:
        """Search for ``text``; empty shows everything."""
        self.beginFilterChange()
        self._wanted = fold(text).split()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def words(self, row: int) -> str:
        """Return the words of a row that is shown."""
        return self._source.words(self._row(row))

    def shown(self, row: int) -> Shown:
        """Return all that a row shows."""
        return self._source.shown(self._row(row))

    def _row(self, row: int) -> int:
        return self.mapToSource(self.index(row, 0)).row() if self._wanted else row

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        del source_parent
        if not self._wanted:
            return True
        words = fold(self._source.searched(source_row))
        return all(word in words for word in self._wanted)
