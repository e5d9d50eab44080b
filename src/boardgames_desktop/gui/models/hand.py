"""The cards a viewer holds; a card whose face is unknown is only counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.services.language import language

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class HandModel(QAbstractListModel):
    """The tokens that lie on one board of cards, in the picture's order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens: tuple[Token, ...] = ()
        self._lit: frozenset[Thing] = frozenset()
        self._picked: tuple[Thing, ...] = ()
        self._hints: dict[Thing, int] = {}

    def show(self, tokens: Sequence[Token]) -> None:
        """Take the cards of a picture; nothing while the screen is handed over."""
        if tuple(tokens) == self._tokens:
            return
        self.beginResetModel()
        self._tokens = tuple(tokens)
        self.endResetModel()

    def mark(
        self, lit: Set[Thing], picked: Sequence[Thing], hints: Mapping[Thing, int] | None = None
    ) -> None:
        """Say which cards may be pointed at next, and which were.

        Args:
            lit: cards that lead on.
            picked: cards pointed at so far.
            hints: number of the set a card belongs to, from 1.
        """
        things = {token.thing for token in self._tokens}
        self._lit = frozenset(things & set(lit))
        self._picked = tuple(thing for thing in picked if thing in things)
        if hints is not None:
            self._hints = {thing: n for thing, n in hints.items() if thing in things}
        if self._tokens:
            self.dataChanged.emit(self.index(0), self.index(len(self._tokens) - 1))

    def retranslate(self) -> None:
        """Say that every word has changed."""
        if self._tokens:
            self.dataChanged.emit(self.index(0), self.index(len(self._tokens) - 1))

    def row_of(self, thing: Thing) -> int:
        """Return the row of a card; -1 if it is not here."""
        for row, token in enumerate(self._tokens):
            if token.thing == thing:
                return row
        return -1

    def token(self, row: int) -> Token:
        """Return the card of a row."""
        return self._tokens[row]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._tokens)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        token = self._tokens[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(token)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                note = language().text(token.note) if token.note is not None else ""
                return language().locale.createSeparatedList(
                    [words for words in (self._title(token), note) if words]
                )
            case Role.TOKEN:
                return token
            case Role.THING:
                return token.thing
            case Role.LIT:
                return token.thing in self._lit
            case Role.PICKED:
                return token.thing in self._picked
            case Role.HINT:
                return self._hints.get(token.thing, 0)
        return None

    def _title(self, token: Token) -> str:
        if token.face is None:
            return self.tr("Card, face down")
        return language().text(token.title) if token.title is not None else token.face
