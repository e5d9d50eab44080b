"""One page of a rulebook in one language: read, found in, lit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from boardgames_desktop.gui.paint import ink
from boardgames_desktop.gui.rulebook.style import page_html
from boardgames_desktop.gui.theme import font, space, theme
from boardgames_desktop.services.book import TRY_SIGN, Page
from boardgames_desktop.services.concordance import hits
from boardgames_desktop.services.finding import phrase_hits

FLASH_MS = 2600
GLOW, BAR = 130, 4
"""How strong a lit paragraph is tinted, and the width of the bar at its edge."""

MEASURE = 78
"""Letters of a line at most."""

RULE_SCHEME, FIGURE_SCHEME = "rule", "figure"
Mark = QTextEdit.ExtraSelection
Figures = Callable[[str, int], QImage | None]
"""Returns the picture of a position at a width in pixels, or None while it is not painted."""


class Spot(NamedTuple):
    """Where a reader is: in a section, and how far down in it (0 to 1)."""

    section: str
    part: float = 0.0


class PageView(QTextBrowser):
    """Shows a page.

    Signals:
        rule_wanted: id of a section a link leads to.
        figure_wanted: the position of a picture that was clicked.
        moved: the reader has moved on the page.
    """

    rule_wanted = Signal(str)
    figure_wanted = Signal(str)
    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures: Figures | None = None
        self._page: Page | None = None
        self._notice = ""
        self._zoom = 1.0
        self._anchors: list[tuple[str, QTextBlock]] = []
        self._spot = Spot("")
        self._lit = ""
        self._going = False
        self._shortened = False
        self._found: list[tuple[int, int]] = []
        self._at = -1
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH_MS)
        self._flash.timeout.connect(self.unlight)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.document().setDocumentMargin(space(5))
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().rangeChanged.connect(self._ranged)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    # -- the page -----------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        """The page shown."""
        return self._page

    def show_page(self, page: Page | None, notice: str, zoom: float) -> None:
        """Show a page from its top.

        Args:
            page: what is shown; None = only the notice.
            notice: HTML above it.
            zoom: size of the letters, 1 = as the theme has it.
        """
        self.unlight()
        self._page, self._notice, self._zoom = page, notice, zoom
        self._found, self._at = [], -1
        self.measure()
        body = page.html if page is not None else ""
        words = self.tr("Try it on the board")
        body = body.replace(f">{TRY_SIGN}</a>", f">{TRY_SIGN} {words}</a>")
        before, self._going = self._going, True
        self.setHtml(page_html(notice + body, zoom))
        self._going = before
        self._anchors = list(self._find_anchors())
        self._spot = Spot(self._anchors[0][0] if self._anchors else "")
        self._mark()

    def _find_anchors(self) -> Iterator[tuple[str, QTextBlock]]:
        wanted = {one.id for one in self._page.headings} if self._page is not None else set()
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                parts = block.begin()
                while not parts.atEnd():
                    names = parts.fragment().charFormat().anchorNames()
                    yield from ((name, block) for name in names if name in wanted)
                    if names:
                        break
                    parts += 1
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Paint figures; nothing else is ever loaded."""
        name = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource and name.scheme() == FIGURE_SCHEME:
            wide = max(120, self.viewport().width() - 4 * space(5))
            picture = self.figures(self.figure(name), wide) if self.figures is not None else None
            return picture if picture is not None else QImage()
        return None

    def figure(self, name: QUrl) -> str:
        """Return the position a picture's address stands for; "" if there is none."""
        positions = self._page.figures if self._page is not None else ()
        number = name.path()
        known = number.isascii() and number.isdigit() and int(number) < len(positions)
        return positions[int(number)] if known else ""

    def repaint_figures(self) -> None:
        """Ask for the pictures of the page again, staying at the place."""
        if self._page is not None and self._page.figures:
            here, found, at = self.spot(), self._found, self._at
            self.show_page(self._page, self._notice, self._zoom)
            self._found, self._at = found, at
            self._mark()
            self.go(here)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == RULE_SCHEME:
            self.rule_wanted.emit(url.path())
        elif url.scheme() == FIGURE_SCHEME:
            self.figure_wanted.emit(self.figure(url))
        elif not url.scheme() and url.fragment():
            self.rule_wanted.emit(url.fragment())

    # -- places on the page -------------------------------------------------------------

    def spot(self) -> Spot:
        """Return where the reader is: where he has gone to, or scrolled to since."""
        return self._spot

    def _look(self) -> Spot:
        """Return what stands at the upper edge."""
        here = self.verticalScrollBar().value() + space(2)
        spot = Spot("")
        edges = [*(self._top(block) for _, block in self._anchors), self._bottom()]
        for at, (name, _) in enumerate(self._anchors):
            if at and edges[at] > here:
                break
            high = edges[at + 1] - edges[at]
            spot = Spot(name, min(1.0, max(0.0, (here - edges[at]) / high)) if high > 0 else 0.0)
        return spot

    def go(self, spot: Spot) -> None:
        """Scroll to a place."""
        for at, (name, block) in enumerate(self._anchors):
            if name != spot.section:
                continue
            top = self._top(block)
            after = self._anchors[at + 1][1] if at + 1 < len(self._anchors) else None
            end = self._top(after) if after is not None else self._bottom()
            shift = (end - top) * spot.part if spot.part else 0
            bar = self.verticalScrollBar()
            before, self._going = self._going, True
            bar.setValue(round(top + shift) - space(2) if at or shift else 0)
            self._going = before
            self._spot = spot
            self.moved.emit()
            return

    def _ranged(self, _least: int, most: int) -> None:
        """The page has another length: if it is shorter, its end comes up by itself."""
        self._shortened = self.verticalScrollBar().value() > most

    def _scrolled(self) -> None:
        shortened, self._shortened = self._shortened, False
        if not self._going and not shortened:
            self._spot = self._look()
            self.moved.emit()

    def _top(self, block: QTextBlock) -> float:
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _bottom(self) -> float:
        return self.document().documentLayout().documentSize().height()

    # -- light --------------------------------------------------------------------------

    def light(self, section: str) -> None:
        """Tint the paragraphs under a heading, until the next heading, for a moment."""
        if any(name == section for name, _ in self._anchors):
            self._lit = section
            self.viewport().update()
            self._flash.start()

    def unlight(self) -> None:
        """Put the light out."""
        self._flash.stop()
        self._lit = ""
        self.viewport().update()

    @property
    def lit(self) -> bool:
        """Whether a paragraph is lit."""
        return bool(self._lit)

    def paintEvent(self, event: QPaintEvent) -> None:
        area = self._lit_area()
        if area is not None:
            tokens = theme()
            with QPainter(self.viewport()) as painter:
                painter.fillRect(area, ink.faded(tokens.mark, GLOW))
                area.setWidth(BAR)
                painter.fillRect(area, tokens.line_strong)
        super().paintEvent(event)

    def _lit_area(self) -> QRectF | None:
        """Return where on the screen the lit section is."""
        for at, (name, block) in enumerate(self._anchors):
            if name == self._lit:
                shift = self.verticalScrollBar().value()
                top = self._top(block) - shift
                after = self._anchors[at + 1][1] if at + 1 < len(self._anchors) else None
                end = self._top(after) if after is not None else self._bottom()
                return QRectF(0, top, self.viewport().width(), end - shift - top)
        return None

    def _stretch(self, start: int, end: int) -> Mark:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(self.document())
        mark.cursor.setPosition(start)
        mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return mark

    def _mark(self) -> None:
        tokens = theme()
        marks: list[Mark] = []
        for number, (start, end) in enumerate(self._found):
            mark = self._stretch(start, end)
            now = number == self._at
            mark.format.setBackground(tokens.accent_hi if now else tokens.mark)
            mark.format.setForeground(tokens.on_accent if now else tokens.text)
            marks.append(mark)
        self.setExtraSelections(marks)

    # -- finding ------------------------------------------------------------------------

    def find_phrase(self, phrase: str) -> int:
        """Light every place where a phrase stands; returns how many there are."""
        return self._light_found(lambda text: phrase_hits(text, phrase))

    def find_words(self, wanted: Sequence[str]) -> int:
        """Light every word that begins with one of some folded words."""
        return self._light_found(lambda text: list(hits(text, wanted)) if wanted else [])

    def _light_found(self, find: Callable[[str], list[tuple[int, int]]]) -> int:
        self._found = []
        block = self.document().begin()
        while block.isValid():
            start = block.position()
            self._found += [(start + a, start + b) for a, b in find(block.text())]
            block = block.next()
        self._at = -1
        self._mark()
        return len(self._found)

    @property
    def found(self) -> int:
        """How many places are lit because something was found there."""
        return len(self._found)

    @property
    def at(self) -> int:
        """Which of them the reader is at, from 0; -1 = none."""
        return self._at

    def step(self, by: int) -> None:
        """Go to the next place found, or the one before; from the last to the first."""
        if not self._found:
            return
        if self._at < 0:
            here = self._first_seen()
            after = [n for n, (start, _) in enumerate(self._found) if start >= here]
            self._at = (after or [0])[0] if by > 0 else ((after or [0])[0] - 1) % self.found
        else:
            self._at = (self._at + by) % self.found
        self._show_found()

    def step_from(self, section: str) -> None:
        """Go to the first place found in a section, if there is one."""
        starts = [block.position() for name, block in self._anchors if name == section]
        if starts:
            after = [n for n, (start, _) in enumerate(self._found) if start >= starts[0]]
            self._at = after[0] if after else -1
            if after:
                self._show_found()

    def _first_seen(self) -> int:
        return self.cursorForPosition(self.viewport().rect().topLeft()).position()

    def _show_found(self) -> None:
        self._mark()
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._found[self._at][0])
        rect = self.cursorRect(cursor)
        high = self.viewport().height()
        if not 0 <= rect.top() <= high - 2 * rect.height():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + rect.top() - high // 3)

    # -- looks --------------------------------------------------------------------------

    def measure(self) -> None:
        """Keep lines at a length that is easy to read."""
        letters = QFontMetrics(font("reading")).averageCharWidth() * self._zoom
        spare = max(space(1), round((self.width() - MEASURE * letters) / 2) - space(5))
        margins = self.viewportMargins()
        wanted = (spare, space(3), min(spare, space(16)), space(3))
        if (margins.left(), margins.top(), margins.right(), margins.bottom()) != wanted:
            self.setViewportMargins(*wanted)

    def minimumSizeHint(self) -> QSize:
        return QSize(space(40), space(20))

    def resizeEvent(self, event: QResizeEvent) -> None:
        before, self._going = self._going, True
        self.measure()
        super().resizeEvent(event)
        self._going = before
        if not before:
            self._stay()

    def showEvent(self, event: QShowEvent) -> None:
        before, self._going = self._going, True
        super().showEvent(event)
        self._going = before
        self._stay()

    def focusInEvent(self, event: QFocusEvent) -> None:
        before, self._going = self._going, True
        super().focusInEvent(event)
        self._going = before
        self._stay()

    def _stay(self) -> None:
        """Scroll to where the reader was before lines were broken elsewhere."""
        if self._anchors:
            self.go(self._spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        elif event.key() == Qt.Key.Key_Home:
            self.verticalScrollBar().setValue(0)
        elif event.key() == Qt.Key.Key_End:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._mark()
