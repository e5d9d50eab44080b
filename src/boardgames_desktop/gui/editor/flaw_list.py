"""What is still wrong with a scenario; a click goes where it can be mended.

The list keeps its place while it is empty: the board above it must not move under the pointer.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from boardgames_desktop.core.workshop import Flaw
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language

ROWS = 3


class FlawList(QWidget):
    """The faults of a plan."""

    wanted = Signal(object)
    """Go where this flaw is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flaws: tuple[Flaw, ...] = ()
        self._verdict = Words("small", "text", self)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._go)
        self.list.itemActivated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(1))
        layout.addWidget(self._verdict)
        layout.addWidget(self.list)
        self._size()
        self._retranslate()

    def _size(self) -> None:
        self.list.setFixedHeight(round(px("body") * 2 * ROWS))

    def show_flaws(self, flaws: tuple[Flaw, ...]) -> None:
        """Show what is wrong now."""
        if flaws != self._flaws:
            self._flaws = flaws
            self._retranslate()

    def _go(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        if 0 <= row < len(self._flaws):
            self.wanted.emit(self._flaws[row])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._size()

    def _retranslate(self) -> None:
        self.list.setAccessibleName(self.tr("What is still wrong"))
        row = self.list.currentRow()
        self.list.clear()
        for flaw in self._flaws:
            self.list.addItem(language().text(flaw.text))
        self.list.setCurrentRow(min(row, len(self._flaws) - 1))
        if self._flaws:
            words = self.tr("%n thing(s) to mend before it can be played", "", len(self._flaws))
        else:
            words = self.tr("Nothing is wrong: it can be played.")
        self._verdict.setText(words)
        self._verdict.set_colour("danger" if self._flaws else "text_2")
