"""A rulebook on paper: printed, or as a PDF file.

Letters are measured in pixels of a screen, and paper has many more of them to the inch. So the
pages are laid out as if on a screen and drawn larger; they come out the same on every device.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from boardgames_desktop.gui.rulebook.style import PAPER_SIZE, paper_html
from boardgames_desktop.gui.theme import font
from boardgames_desktop.services.book import TRY, Book

MARGIN_MM = 18.0
PAPER_DPI = 1200
SCREEN_DPI = 96
POINTS = 72
FIGURE_WIDE = 620
"""Width of a figure on paper in pixels of a screen."""
FIGURE_PIXELS = 3 * FIGURE_WIDE
"""Width a figure is painted at: paper is finer than a screen."""
EDGE = 8
"""Margin of the pages' text within the paper's: where a line begins before its page does."""
FOOT = 2 * PAPER_SIZE
"""Height kept free for the number of the page, in pixels of a screen."""

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
            picture = draw(position, FIGURE_PIXELS) if draw is not None else None
            name = f"figure:{number}"
            html = html.replace(f'<img src="figure:{index}"/>', _image(f"paper-{name}", picture))
            html = html.replace(TRY.format(address=f"figure:{index}"), "")
            if picture is not None and not picture.isNull():
                kind = QTextDocument.ResourceType.ImageResource
                document.addResource(kind.value, QUrl(f"paper-{name}"), picture)
            number += 1
        chapters.append(html)
    document.setHtml(paper_html(PAGE_BREAK.join(chapters)))
    return document


def _image(name: str, picture: QImage | None) -> str:
    """Return what stands for a figure; nothing if it could not be painted."""
    if picture is None or picture.isNull():
        return ""
    high = round(FIGURE_WIDE * picture.height() / picture.width())
    return f'<img src="{name}" width="{FIGURE_WIDE}" height="{high}"/>'


def print_pages(document: QTextDocument, device: QPagedPaintDevice) -> None:
    """Print a document's pages, those that are wanted, each with its number below it."""
    room = device.pageLayout().paintRect(QPageLayout.Unit.Point).size() * (SCREEN_DPI / POINTS)
    document.setDocumentMargin(EDGE)
    document.setUseDesignMetrics(True)
    document.setPageSize(QSizeF(room.width(), room.height() - FOOT))
    pages, wanted = range(1, document.pageCount() + 1), device.pageRanges()
    begun = False
    with QPainter(device) as painter:
        scale = device.width() / room.width()
        painter.scale(scale, scale)
        for page in pages:
            if not wanted.isEmpty() and not wanted.contains(page):
                continue
            if begun:
                device.newPage()
            begun = True
            _print_page(document, painter, page)


def _print_page(document: QTextDocument, painter: QPainter, page: int) -> None:
    size = document.pageSize()
    body = QRectF(0, (page - 1) * size.height(), size.width(), size.height())
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.clip = body
    painter.save()
    painter.translate(0, -body.top())
    painter.setClipRect(body)
    document.documentLayout().draw(painter, context)
    painter.restore()
    small = font("body")
    small.setPixelSize(PAPER_SIZE)
    painter.setFont(small)
    painter.setPen(Qt.GlobalColor.black)
    below = QRectF(0, size.height(), size.width(), FOOT)
    painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(page))


def pdf_of(book: Book, title: str, draw: Draw | None = None) -> bytes:
    """Return a book as a PDF file; may be called in any thread."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Four Fronts")
    writer.setResolution(PAPER_DPI)
    writer.setPageLayout(page_layout())
    print_pages(paper_document(book, draw), writer)
    del writer
    buffer.close()
    return bytes(buffer.data().data())


def page_layout() -> QPageLayout:
    """Return the paper: A4 upright with margins."""
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    size = QPageSize(QPageSize.PageSizeId.A4)
    upright = QPageLayout.Orientation.Portrait
    return QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter)
