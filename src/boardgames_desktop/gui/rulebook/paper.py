"""A rulebook on paper: printed, or as a PDF file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from boardgames_desktop.gui.rulebook.style import paper_html
from boardgames_desktop.services.book import TRY, Book

MARGIN_MM = 18.0
PAPER_DPI = 1200
FIGURE_WIDE = 620
"""Width of a figure on paper in pixels of a screen."""

PAGE_BREAK = '<p style="page-break-before: always"></p>'
Draw = Callable[[str, int], QImage | None]


def paper_document(book: Book, draw: Draw | None = None) -> QTextDocument:
    """Return a whole book, its chapters on pages of their own.

    Args:
        book: the book.
        draw: paints a position at a width in pixels, at once.
    """
    document = QTextDocument()
    chapters: list[str] = []
    number = 0
    for page in book.pages:
        html = page.html
        for index, position in enumerate(page.figures):
            picture = draw(position, FIGURE_WIDE) if draw is not None else None
            name = f"figure:{number}"
            html = html.replace(f'<img src="figure:{index}"/>', f'<img src="paper-{name}"/>')
            html = html.replace(TRY.format(address=f"figure:{index}"), "")
            if picture is not None:
                kind = QTextDocument.ResourceType.ImageResource
                document.addResource(kind.value, QUrl(f"paper-{name}"), picture)
            number += 1
        chapters.append(html)
    document.setHtml(paper_html(PAGE_BREAK.join(chapters)))
    return document


def pdf_of(book: Book, title: str, draw: Draw | None = None) -> bytes:
    """Return a book as a PDF file; may be called in any thread."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Four Fronts")
    writer.setResolution(PAPER_DPI)
    writer.setPageLayout(page_layout())
    document = paper_document(book, draw)
    document.print_(writer)
    del writer
    buffer.close()
    return bytes(buffer.data().data())


def page_layout() -> QPageLayout:
    """Return the paper: A4 upright with margins."""
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    size = QPageSize(QPageSize.PageSizeId.A4)
    upright = QPageLayout.Orientation.Portrait
    return QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter)
