"""Where players' own boards stand in the board's region: mats at its right, the hand below.

Where there is much room, the mats are a broad column and the hand lies along the foot; where
there is less, the column is narrow and the hand stays in the side panel; where there is little,
the mats are a chip that opens over the board.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QMargins, QSize
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.gui.board.view import BoardView
from boardgames_desktop.gui.panels.hand import HandPanel
from boardgames_desktop.gui.panels.mat import MatPanel
from boardgames_desktop.gui.panels.section import Section
from boardgames_desktop.gui.theme import space, themes
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.settings import SettingsStore

FOLDED = "mat.folded"
"""Name under which it is remembered that the mats are folded."""

BROAD, NARROW = 536, 284
"""Widths of the column of mats at text size 100 %."""

BROAD_FROM, NARROW_FROM = 1180, 860
"""Effective widths of the board's region from which on the column is broad, or narrow."""

ZOOM = 1.25
"""How much larger mats and hand are where there is even more room."""

ZOOM_FROM = (1800, 1150)
"""Effective width and height of the region from which on they are."""

DOCK_HIGH = 226
"""Height of the hand along the foot."""

DOCK_FROM = (600, 860)
"""Effective width beside the mats, and height of the region, from which on the hand lies there."""


@attrs.frozen
class Stand:
    """Where own boards stand in a region, in pixels.

    Attributes:
        column: width of the mats when open.
        beside: the board keeps clear of them.
        docked: the hand lies along the foot.
        zoom: how much larger than usual they are.
    """

    column: int
    beside: bool
    docked: bool
    zoom: float = 1.0


def stand_in(region: QSize, scale: float) -> Stand:
    """Return where own boards stand in a region of the board."""
    wide, high = region.width() / scale, region.height() / scale
    zoom = ZOOM if wide >= ZOOM_FROM[0] and high >= ZOOM_FROM[1] else 1.0
    if wide >= BROAD_FROM:
        column, beside = BROAD * zoom, True
    else:
        column, beside = NARROW, wide >= NARROW_FROM
    room = wide - column if beside else wide
    docked = beside and room >= DOCK_FROM[0] and high >= DOCK_FROM[1]
    limit = region.width() - 2 * space(4)
    return Stand(min(round(column * scale), limit), beside, docked, zoom)


class HandDock(QWidget):
    """The hand along the foot of the board's region, on the bare table under a heading.

    Clicks beside the cards are the table's, not the board's.
    """

    def __init__(self, section: Section, hand: HandPanel) -> None:
        super().__init__()
        self._section = section
        self._hand = hand
        self._size = QSize()
        self.docked = False
        self.head = Words("small", "text", self)
        self._stack = QVBoxLayout(self)
        self._stack.addWidget(self.head)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_docked(self, docked: bool, zoom: float) -> None:
        """Take the hand out of the side panel, or give it back."""
        self._hand.set_large(zoom if docked else 0.0)
        if docked == self.docked:
            return
        self.docked = docked
        if docked:
            self._section.lend()
            self._stack.addWidget(self._hand, 1)
        else:
            self._section.take_back()
        self._hand.show()

    def set_room(self, size: QSize) -> None:
        """Say how large it is."""
        self._size = QSize(size)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.setSpacing(0)
        self.updateGeometry()

    def set_words(self, title: str, note: str) -> None:
        """Write the heading."""
        self.head.setText(": ".join(words for words in (title, note) if words))

    def sizeHint(self) -> QSize:
        return self._size

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class OwnBoards:
    """Arranges mats and hand of one table.

    Attributes:
        mats: the panel of mats, one or none.
        dock: where the hand lies along the foot; None = the game has no mats.
    """

    def __init__(
        self,
        view: BoardView,
        mats: Sequence[MatPanel],
        dock: HandDock | None,
        settings: SettingsStore | None = None,
    ) -> None:
        self._view = view
        self._settings = settings
        self.mats = tuple(mats)
        self.dock = dock
        self.wants_hand = False
        self._stand = Stand(0, beside=False, docked=False)
        for mat in self.mats:
            mat.folded.connect(self._folded)

    def remember_in(self, settings: SettingsStore) -> None:
        """Keep in the settings whether the mats are folded."""
        self._settings = settings

    def _folded(self, folded: bool) -> None:
        if self._stand.beside and self._settings is not None:
            self._settings.remember(FOLDED, folded)

    def _is_folded(self) -> bool:
        return self._settings is not None and self._settings.value.remembered.get(FOLDED) is True

    def arrange(self, region: QSize, top: int) -> QMargins:
        """Lay mats and hand out; return what the board keeps clear of.

        Args:
            region: size of the board's region.
            top: what the prompt line covers of it.
        """
        if not self.mats:
            return QMargins()
        scale = themes().scale
        before, self._stand = self._stand, stand_in(region, scale)
        stand = self._stand
        gap = space(4)
        high = max(space(20), region.height() - top - gap - space(2))
        docked = stand.docked and self.wants_hand
        foot = round(DOCK_HIGH * scale * stand.zoom) if docked else 0
        margins = QMargins(0, 0, 0, foot + gap if docked else 0)
        for mat in self.mats:
            mat.beside = stand.beside
            if stand.beside:
                mat.set_folded(self._is_folded())
            elif before.beside or not before.column:
                mat.set_folded(True)
            mat.set_room(QSize(stand.column, high), stand.zoom)
            open_ = stand.beside and not mat.is_folded
            margins.setRight((stand.column if open_ else mat.chip_size().width()) + gap)
        if self.dock is not None:
            self.dock.set_docked(docked, stand.zoom)
            self.dock.setVisible(docked)
            self.dock.set_room(QSize(region.width() - margins.right() - 2 * gap, foot))
        self._view.overlays.place()
        return margins
