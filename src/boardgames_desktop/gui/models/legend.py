"""The regions of a map: what holding one is worth, and who owns how much of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Look, Picture, Region
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
BARE = Look()


class LegendModel(QAbstractListModel):
    """One row a region."""

    def __init__(
        self, match: Match, regions: Sequence[Region], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._regions = tuple(regions)
        self._held: list[dict[Seat, int]] = [{} for _ in regions]

    def show(self, picture: Picture) -> None:
        """Count the owners of every region's places."""
        held: list[dict[Seat, int]] = []
        for region in self._regions:
            owners: dict[Seat, int] = {}
            for place in region.places:
                tint = picture.looks.get(place, BARE).tint
                if tint is not None:
                    owners[tint] = owners.get(tint, 0) + 1
            held.append(dict(sorted(owners.items())))
        if held != self._held:
            self._held = held
            self.retranslate()

    def retranslate(self) -> None:
        """Say that every row has changed."""
        if self._regions:
            self.dataChanged.emit(self.index(0), self.index(len(self._regions) - 1))

    def region(self, row: int) -> Region:
        """Return the region of a row."""
        return self._regions[row]

    def holder(self, row: int) -> Seat | None:
        """Return who owns every place of a region."""
        held = self._held[row]
        if len(held) != 1:
            return None
        seat, owned = next(iter(held.items()))
        return seat if owned == len(self._regions[row].places) else None

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._regions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = index.row()
        region = self._regions[row]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return language().noun(region.label)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case Role.THING:
                return region.thing
            case Role.PLACES:
                return region.places
            case Role.WORTH:
                return region.worth
            case Role.HOLDER:
                seat = self.holder(row)
                return "" if seat is None else self._match.colour(seat)
            case Role.SHARES:
                size = len(region.places)
                return tuple(
                    (self._match.colour(seat), owned / size)
                    for seat, owned in self._held[row].items()
                )
        return None

    def _spoken(self, row: int) -> str:
        region = self._regions[row]
        parts = [
            self.tr("{region}: worth {worth}").format(
                region=language().noun(region.label), worth=language().number(region.worth)
            )
        ]
        parts += [
            self.tr("{player} {owned} of {size}").format(
                player=self._match.name(seat),
                owned=language().number(owned),
                size=language().number(len(region.places)),
            )
            for seat, owned in self._held[row].items()
        ]
        return language().locale.createSeparatedList(parts)
