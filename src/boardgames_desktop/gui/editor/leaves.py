"""Pages one at a time, chosen by segments above them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from boardgames_desktop.gui.segments import Segments
from boardgames_desktop.gui.theme import space


class Leaves(QWidget):
    """A stack of pages with their names above it."""

    def __init__(self, pages: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = Segments(len(pages), self)
        self._names.chosen.connect(self.turn_to)
        self._stack = QStackedWidget(self)
        for page in pages:
            self._stack.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(2))
        layout.addWidget(self._names)
        layout.addWidget(self._stack, 1)

    def set_words(self, words: Sequence[str]) -> None:
        """Name the pages."""
        self._names.set_words(words)

    def least_width(self) -> int:
        """Return the width that the names need."""
        number = self._stack.count()
        widest = max(self._names.segment(at).sizeHint().width() for at in range(number))
        return number * widest + space(2)

    def words(self) -> list[str]:
        """Return the names of the pages."""
        return [self._names.segment(number).text() for number in range(self._stack.count())]

    def turn_to(self, number: int) -> None:
        """Show a page."""
        self._names.set_current(number)
        self._stack.setCurrentIndex(number)

    @property
    def shown(self) -> int:
        """The number of the page that is shown."""
        return self._stack.currentIndex()
