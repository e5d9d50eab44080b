"""The rulebook's menu: PDF, printing, documents of one's own."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QThread
from PySide6.QtGui import QImage, QPageRanges, QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog

from boardgames_desktop.gui.rulebook import book_menu
from boardgames_desktop.gui.rulebook.book_menu import BookMenu, can_print
from boardgames_desktop.gui.rulebook.paper import (
    FIGURE_WIDE,
    page_layout,
    paper_document,
    pdf_of,
    print_pages,
)
from boardgames_desktop.gui.rulebook.viewer import Rulebook
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.library import Library
from boardgames_desktop.services.paths import resources


@pytest.fixture
def book(qtbot, tmp_path):
    window = Rulebook(Library(resources() / "rulebooks", tmp_path / "own"))
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.show_game("risk")
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.wait()


@pytest.fixture
def menu(book):
    made = BookMenu(book)
    yield made
    made.wait()


def test_a_book_becomes_a_pdf(qtbot, book, menu, tmp_path, monkeypatch):
    book.draw_figure = lambda text, wide: None
    goal = tmp_path / "rules"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(goal), "PDF")))
    menu["pdf"].trigger()
    # The toast comes after the file: the thread writes, the window tells.
    qtbot.waitUntil(lambda: not menu.toast.isHidden(), timeout=30_000)
    assert "rules.pdf" in menu.toast._words.text()
    data = (tmp_path / "rules.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    assert len(data) > 20_000


def test_a_pdf_that_cannot_be_written_is_told(qtbot, book, menu, tmp_path):
    book.draw_figure = lambda text, wide: None
    blocker = tmp_path / "file"
    blocker.write_text("x")
    menu.write_pdf(blocker / "rules.pdf")
    qtbot.waitUntil(lambda: not menu.toast.isHidden(), timeout=30_000)
    assert "could not be written" in menu.toast._words.text()


def test_paper_is_black_on_white_with_every_chapter(book):
    document = paper_document(book.pages.book)
    text = document.toPlainText()
    for page in book.pages.book.pages:
        assert page.title in text
    assert "▶" not in text
    assert "color:#000000" in document.toHtml()


LEAST_LETTERS_MM, MOST_LETTERS_MM = 2.7, 9.0
MOST_ON_A_PAGE = 4_000


def printed(book, size=QPageSize.PageSizeId.A4, ranges=None):
    """Return a book's document as it was put on paper, and the paper's bytes."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(page_layout())
    writer.setPageSize(QPageSize(size))
    if ranges is not None:
        writer.setPageRanges(ranges)
    picture = QImage(20, 20, QImage.Format.Format_RGB32)
    picture.fill(0)
    document = paper_document(book.pages.book, lambda text, wide: picture)
    print_pages(document, writer)
    wide_mm = writer.widthMM()
    del writer
    return document, wide_mm, bytes(buffer.data().data())


def fragments(document):
    block = document.begin()
    while block.isValid():
        walk = block.begin()
        while not walk.atEnd():
            yield walk.fragment()
            walk += 1
        block = block.next()


A4, LETTER = QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter
PAPERS = [("risk", "el", LETTER), *[("warcraft", code, A4) for code in LANGUAGES]]


@pytest.mark.parametrize(("game", "code", "size"), PAPERS)
def test_paper_can_be_read_and_nothing_is_cut(book, game, code, size):
    language().set(code)
    book.show_game(game)
    document, wide_mm, _ = printed(book, size)
    page = document.pageSize()
    assert document.size().width() < page.width() + 2
    assert len(document.toPlainText()) / document.pageCount() < MOST_ON_A_PAGE
    figures = 0
    for fragment in fragments(document):
        form = fragment.charFormat()
        if form.isImageFormat():
            figures += 1
            assert form.toImageFormat().width() == FIGURE_WIDE <= page.width()
            assert form.toImageFormat().height() < page.height()
        else:
            high = form.font().pixelSize() * wide_mm / page.width()
            assert LEAST_LETTERS_MM <= high <= MOST_LETTERS_MM, fragment.text()
    assert figures == sum(len(page.figures) for page in book.pages.book.pages)


def test_only_the_pages_wanted_are_printed(book):
    ranges = QPageRanges()
    ranges.addRange(2, 3)
    document, _, data = printed(book, ranges=ranges)
    assert document.pageCount() > 4
    assert data.count(b"/Type /Page\n") == 2


def test_figures_for_paper_are_drawn_by_the_windows_thread(qtbot, book, menu, tmp_path):
    threads = []

    def draw(text, wide):
        threads.append(threading.current_thread())

    book.draw_figure = draw
    path = tmp_path / "rules.pdf"
    menu.write_pdf(path)
    assert not threads
    qtbot.waitUntil(lambda: not menu.toast.isHidden(), timeout=30_000)
    assert set(threads) == {threading.main_thread()}


def test_a_book_put_away_is_written_nevertheless(book, menu, tmp_path):
    book.draw_figure = lambda text, wide: None
    path = tmp_path / "rules.pdf"
    menu.write_pdf(path)
    menu.wait()
    assert path.read_bytes().startswith(b"%PDF-")


def test_a_figure_that_cannot_be_painted_leaves_no_hole(book):
    for nothing in (None, QImage()):
        document = paper_document(book.pages.book, lambda *_, nothing=nothing: nothing)
        assert "<img" not in document.toHtml()


def test_figures_are_on_paper(book):
    asked = []
    pdf_of(book.pages.book, "Rules", lambda text, wide: asked.append(text))
    assert asked == [text for page in book.pages.book.pages for text in page.figures] != []


def test_it_prints_where_qt_can_and_no_window_waits(book, menu, monkeypatch):
    assert can_print()
    assert menu["print"].isVisible()
    done = []
    monkeypatch.setattr(
        "PySide6.QtPrintSupport.QPrintDialog.exec", lambda self: self.DialogCode.Accepted
    )
    monkeypatch.setattr(
        book_menu,
        "print_pages",
        lambda document, printer: done.append((printer, QThread.currentThread())),
    )
    menu["print"].trigger()
    menu.wait()
    ((printer, thread),) = done
    assert isinstance(printer, QPrinter)
    assert thread != book.thread()


def test_where_qt_cannot_print_only_the_pdf_is_offered(book, monkeypatch):
    monkeypatch.setattr(book_menu, "find_spec", lambda name: None)
    menu = BookMenu(book)
    assert not menu["print"].isVisible()
    assert menu["pdf"].isEnabled()
    menu.ask_print()


def test_a_document_is_added_found_and_removed(qtbot, book, menu, tmp_path, monkeypatch):
    file = tmp_path / "Club.md"
    file.write_text("# Club evenings\n\n## Clocks\n\nNobody may dawdle.\n", encoding="utf-8")
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(file), "Markdown"))
    )
    menu["add"].trigger()
    assert "Club evenings" in book.pages.views[0].toPlainText()
    assert menu.toast._words.text() == "Added: Club evenings"
    assert "Your documents" in [
        book.contents.model().index(row, 0).data()
        for row in range(book.contents.model().rowCount())
    ]
    qtbot.waitUntil(lambda: book.finder.index.is_ready, timeout=30_000)
    book.bar.search.setText("dawdle")
    assert book.finder.found.model().rowCount() == 1
    book.finder.found.open_index(book.finder.found.model().index(0, 0))
    assert book.section.startswith("own.")
    menu.refresh()
    assert menu["remove"].isEnabled()
    menu["remove"].trigger()
    assert "Club evenings" not in book.pages.views[0].toPlainText()
    qtbot.waitUntil(lambda: book.finder.index.is_ready, timeout=30_000)
    book.bar.search.setText("dawdl")
    assert book.finder.found.model().rowCount() == 0
    menu.refresh()
    assert not menu["remove"].isEnabled()


def test_what_is_no_text_is_refused_with_a_reason(book, menu, tmp_path):
    file = tmp_path / "scan.txt"
    file.write_bytes(b"\x00\x01\x02")
    assert not menu.add(file)
    assert "not readable text" in menu.toast._words.text()
    assert book.section == "risk.quick"


def test_a_document_has_no_page_in_the_other_language(book, menu, tmp_path):
    file = tmp_path / "Club.txt"
    file.write_text("Nobody may dawdle.", encoding="utf-8")
    book.toggle_columns()
    menu.add(file)
    assert "dawdle" in book.pages.views[0].toPlainText()
    assert "other language" in book.pages.views[1].toPlainText()
    book.show_rule("risk.attack")
    assert book.pages.views[1].spot().section == "risk.attack"
