"""The contents of a rulebook: its headings as a tree."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTreeView, QWidget

from boardgames_desktop.gui.theme import space
from boardgames_desktop.services.book import Book, Page

ID = Qt.ItemDataRole.UserRole


class Contents(QTreeView):
    """Shows the headings of a book; the players' own documents stand under one of their own.

    Signals:
        section_wanted: id of a heading that was chosen.
    """

    section_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = QStandardItemModel(self)
        self._items: dict[str, QStandardItem] = {}
        self.setModel(self._model)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.activated.connect(self._choose)
        self.clicked.connect(self._choose)

    def show_book(self, book: Book, own: str) -> None:
        """List the headings of a book.

        Args:
            book: the book.
            own: what the players' documents are called together.
        """
        self._model.clear()
        self._items = {}
        folder: QStandardItem | None = None
        for page in book.pages:
            if page.foreign and folder is None:
                folder = QStandardItem(own)
                self._model.appendRow(folder)
            self._add(page, folder)
        if folder is not None:
            self.expand(folder.index())

    def _add(self, page: Page, folder: QStandardItem | None) -> None:
        above: list[tuple[int, QStandardItem]] = [(0, folder)] if folder is not None else []
        for section in page.headings:
            item = QStandardItem(section.title)
            item.setData(section.id, ID)
            item.setToolTip(section.title)
            while above and above[-1][0] >= section.level:
                above.pop()
            if above:
                above[-1][1].appendRow(item)
            else:
                self._model.appendRow(item)
            above.append((section.level, item))
            self._items[section.id] = item

    def mark(self, section: str) -> None:
        """Show where in the book the reader is."""
        item = self._items.get(section)
        if item is not None and self.currentIndex() != item.index():
            self.setCurrentIndex(item.index())

    def sections(self) -> Iterator[str]:
        """Yield the ids of all headings, in order."""
        yield from self._items

    def _choose(self, index: QModelIndex) -> None:
        """Open a heading's branch, and go there."""
        self.expand(index)
        section = index.data(ID)
        if isinstance(section, str):
            self.section_wanted.emit(section)

    def minimumSizeHint(self) -> QSize:
        return QSize(space(30), space(16))
