"""What is seldom done with a rulebook: print it, make it a PDF, add a document of one's own."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QEvent, QObject, QThreadPool, QTimer
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import QFileDialog

from boardgames_desktop.gui.courier import Bring, courier
from boardgames_desktop.gui.exports import write_public
from boardgames_desktop.gui.messages import Toast
from boardgames_desktop.gui.rulebook.keys import BookKeys
from boardgames_desktop.gui.rulebook.paper import (
    FIGURE_PIXELS,
    Draw,
    page_layout,
    paper_document,
    pdf_of,
    print_pages,
)
from boardgames_desktop.gui.rulebook.viewer import Rulebook
from boardgames_desktop.services.book import Book
from boardgames_desktop.services.language import language
from boardgames_desktop.services.own_books import OwnBookError, suffixes
from boardgames_desktop.services.wording import reason

PRINTING = "PySide6.QtPrintSupport"


def can_print() -> bool:
    """Tell whether this installation of Qt can print."""
    return find_spec(PRINTING) is not None


@attrs.define
class _Errand:
    """A book that is to be put on paper, as soon as its figures are drawn.

    Attributes:
        lay: puts it there with what returns the figures, in a thread; returns why not, or None.
        name: the file that is written; empty = it goes to a printer.
        missing: figures that are not drawn yet.
    """

    lay: Callable[[Draw], OSError | None]
    name: str
    missing: list[str]
    drawn: dict[str, QImage | None] = attrs.Factory(dict)


class BookMenu(QObject):
    """The menu of one rulebook."""

    def __init__(self, book: Rulebook) -> None:
        super().__init__(book)
        self._book = book
        self.toast = Toast(book)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._errands: list[_Errand] = []
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._draw_next)
        self._actions: dict[str, QAction] = {}
        menu = book.bar.menu
        acts: tuple[tuple[str, str, Callable[[], object]], ...] = (
            ("columns", "", book.toggle_columns),
            ("larger", "", book.bar.larger.click),
            ("smaller", "", book.bar.smaller.click),
            ("dock", "", book.dock_wanted.emit),
            ("", "", book.update),
            ("print", "Ctrl+P", self.ask_print),
            ("pdf", "", self.ask_pdf),
            ("", "", book.update),
            ("add", "", self.ask_add),
            ("remove", "", self.remove),
        )
        for name, keys, act in acts:
            if not name:
                menu.addSeparator()
                continue
            action = menu.addAction("")
            if keys:
                action.setShortcut(QKeySequence(keys))
                action.setShortcutVisibleInContextMenu(True)
            action.triggered.connect(lambda _=False, act=act: act())
            self._actions[name] = action
        self._actions["print"].setVisible(can_print())
        self._actions["add"].setVisible(book.library.can_add)
        self._actions["remove"].setVisible(book.library.can_add)
        menu.aboutToShow.connect(self.refresh)
        BookKeys({"Ctrl+P": self.ask_print}, self).watch(book.focused_parts())
        book.installEventFilter(self)
        self.docked = False
        self.refresh()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        return super().eventFilter(watched, event)

    def refresh(self) -> None:
        """Say and allow what can be done now."""
        book = self._book
        first, second = book.pages.languages
        words = {
            "columns": self.tr("One language") if second else self.tr("Two languages side by side"),
            "larger": self.tr("Larger letters"),
            "smaller": self.tr("Smaller letters"),
            "dock": self.tr("In a window of its own")
            if self.docked
            else self.tr("Beside the board"),
            "print": self.tr("Print the book…"),
            "pdf": self.tr("Export the book as PDF…"),
            "add": self.tr("Add a document of your own…"),
            "remove": self.tr("Remove this document"),
        }
        for name, text in words.items():
            self._actions[name].setText(text)
        self._actions["remove"].setEnabled(
            book.library.is_own(book.pages.game, first, book.section)
        )
        for name in ("print", "pdf", "columns"):
            self._actions[name].setEnabled(bool(book.pages.book.pages))

    # -- paper --------------------------------------------------------------------------

    def ask_pdf(self) -> None:
        """Ask where to write the book as a PDF file."""
        title = self.tr("Export the book as PDF")
        name = f"{self._book.windowTitle()}.pdf".replace(" · ", " ")
        kind = self.tr("PDF files (*.pdf)")
        found, _ = QFileDialog.getSaveFileName(self._book, title, name, kind)
        if found:
            self.write_pdf(Path(found if found.endswith(".pdf") else f"{found}.pdf"))

    def write_pdf(self, path: Path) -> None:
        """Write the book as a PDF file; a thread lays it out."""
        book, title = self._book.pages.book, self._book.windowTitle()

        def lay(draw: Draw) -> OSError | None:
            data = pdf_of(book, title, draw)
            try:
                write_public(path, data)
            except OSError as error:
                return error
            return None

        self._begin(book, path.name, lay)

    def ask_print(self) -> None:
        """Ask for a printer and print the book; a thread lays it out."""
        book = self._book.pages.book
        if not can_print() or not book.pages:
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout())
        printer.setDocName(self._book.windowTitle())
        dialog = QPrintDialog(printer, self._book)
        dialog.setWindowTitle(self.tr("Print the book"))

        def lay(draw: Draw) -> None:
            print_pages(paper_document(book, draw), printer)

        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self._begin(book, "", lay)

    def _begin(self, book: Book, name: str, lay: Callable[[Draw], OSError | None]) -> None:
        missing = [figure for page in book.pages for figure in page.figures]
        self._errands.append(_Errand(lay, name, missing))
        self._turn.start()

    def _draw_next(self) -> None:
        """Draw one figure; only the window's thread may, see :class:`FigurePainter`."""
        if not self._errands:
            return
        errand = self._errands[0]
        if errand.missing:
            figure = errand.missing.pop(0)
            errand.drawn[figure] = self._book.draw_figure(figure, FIGURE_PIXELS)
        else:
            del self._errands[0]
            self._send(errand)
        self._turn.start()

    def _send(self, errand: _Errand) -> None:
        def work(bring: Bring) -> None:
            bring((errand.lay(lambda figure, _wide: errand.drawn.get(figure)),))

        courier().send(self._pool, work, self._tell, errand.name)

    def _tell(self, name: Any, result: Any) -> None:
        if not isinstance(result, tuple):
            self.toast.say(self.tr("The book could not be laid out."))
        elif isinstance(result[0], OSError):
            self.toast.say(
                self.tr("The file could not be written: {reason}").format(
                    reason=language().text(reason(result[0]))
                )
            )
        elif name:
            self.toast.say(self.tr("Written: {name}").format(name=name))

    def wait(self) -> None:
        """Wait until nothing is being laid out any more."""
        while self._errands:
            self._draw_next()
        self._turn.stop()
        self._pool.waitForDone()

    # -- documents of one's own ---------------------------------------------------------

    def ask_add(self) -> None:
        """Ask for a document to add to the game and language that are open."""
        title = self.tr("Add a document")
        kinds = " ".join(f"*{suffix}" for suffix in suffixes())
        kind = self.tr("Markdown, text, HTML ({suffixes})").format(suffixes=kinds)
        found, _ = QFileDialog.getOpenFileName(self._book, title, "", kind)
        if found:
            self.add(Path(found))

    def add(self, path: Path) -> bool:
        """Add a document and open it; what cannot be read is told."""
        book = self._book
        pages = book.pages
        try:
            added = book.library.add(pages.game, pages.languages[0], path)
        except OwnBookError as error:
            self.toast.say(language().text(error.msg))
            return False
        book.reread()
        book.show_rule(added.section, pages.game)
        self.toast.say(self.tr("Added: {name}").format(name=added.page.title))
        return True

    def remove(self) -> None:
        """Remove the document that is open, if it is one of the player's."""
        book = self._book
        pages = book.pages
        try:
            if book.library.remove(pages.game, pages.languages[0], book.section):
                book.reread()
        except OwnBookError as error:
            self.toast.say(language().text(error.msg))
