"""The keys of the table: regions, numbered actions, the expected next thing, filter, recap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

NUMBERS = range(1, 10)


class TableKeys(QObject):
    """Shortcuts that work wherever the focus is on the table, except while typing."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._regions: list[QWidget] = []

    def bind(self, keys: str, act: Callable[[], object]) -> None:
        """Call ``act`` when ``keys`` are pressed."""
        shortcut = QShortcut(QKeySequence(keys), self._table)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def bind_numbers(self, act: Callable[[int], object]) -> None:
        """Call ``act`` with the number when 1 to 9 is pressed."""
        for number in NUMBERS:
            self.bind(str(number), partial(act, number))

    def set_regions(self, regions: Sequence[QWidget]) -> None:
        """Say what F6 walks through."""
        self._regions = list(regions)
        self.bind("F6", lambda: self.walk(1))
        self.bind("Shift+F6", lambda: self.walk(-1))

    def add_region(self, region: QWidget) -> None:
        """Let F6 walk to another region, after the others."""
        self._regions.append(region)

    def walk(self, by: int) -> None:
        """Give the focus to the next region that can be seen."""
        seen = [region for region in self._regions if region.isVisible() and region.isEnabled()]
        if not seen:
            return
        focused = QApplication.focusWidget()
        at = next(
            (
                index
                for index, region in enumerate(seen)
                if focused is not None and (region is focused or region.isAncestorOf(focused))
            ),
            -1 if by > 0 else 0,
        )
        seen[(at + by) % len(seen)].setFocus(Qt.FocusReason.TabFocusReason)
