"""Finding words in all rulebooks: an index made in a thread, and the list of what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QThreadPool,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from boardgames_desktop.gui.courier import Bring, courier
from boardgames_desktop.gui.paint import controls
from boardgames_desktop.gui.panels.bare import lay_bare
from boardgames_desktop.gui.theme import font, space, theme
from boardgames_desktop.services.book import Book
from boardgames_desktop.services.concordance import NEW_LINE, Concordance, Found, Stretch

Index = QModelIndex | QPersistentModelIndex
FOUND = Qt.ItemDataRole.UserRole
GAME = Qt.ItemDataRole.UserRole + 1
EXCERPT_LINES = 2
MORE = " …"
_TOP = QModelIndex()


class SearchIndex(QObject):
    """The words of the books of one language; made in a thread when it is first needed.

    Signals:
        ready: the index can answer.
    """

    ready = Signal()

    def __init__(self, books: Callable[[str], Sequence[Book]], parent: QObject) -> None:
        """Index what ``books`` returns for a language."""
        super().__init__(parent)
        self._books = books
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._words: Concordance | None = None
        self._language = ""
        self._errand = 0

    @property
    def is_ready(self) -> bool:
        """Whether the index can answer."""
        return self._words is not None

    def prepare(self, language: str, *, again: bool = False) -> None:
        """Begin to read the books of a language, unless that is done or under way."""
        if language == self._language and not again:
            return
        courier().forget(self._errand)
        self._language, self._words = language, None
        books = self._books(language)

        def work(bring: Bring) -> None:
            bring(Concordance(books))

        self._errand = courier().send(self._pool, work, self._take, language)

    def render(self, books: Sequence[Book]) -> None:
        """Have the thread render all pages of some books, so that they open at once."""

        def work(bring: Bring) -> None:
            bring(sum(len(page.html) for book in books for page in book.pages))

        courier().send(self._pool, work, self._rendered, None)

    def _rendered(self, key: object, result: object) -> None:
        """Pages keep what they are rendered to; there is nothing to take."""

    def find(self, query: str) -> list[Found]:
        """Return the sections that have every word of a query, best first."""
        return self._words.find(query) if self._words is not None else []

    def _take(self, key: object, result: object) -> None:
        del key
        if isinstance(result, Concordance):
            self._words = result
            self.ready.emit()

    def wait(self) -> None:
        """Wait until the thread has nothing to do."""
        self._pool.waitForDone()


class FoundModel(QAbstractListModel):
    """What was found, best first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Found, str]] = []

    def show(self, rows: Sequence[tuple[Found, str]]) -> None:
        """Take other finds, each with the name of its game or ""."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._rows):
            return None
        found, game = self._rows[index.row()]
        if role == FOUND:
            return found
        if role == GAME:
            return game
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            words = (_said(found.title), game, _said(found.excerpt))
            return ". ".join(filter(None, words))
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"<b>{_rich(found.title)}</b><p>{_rich(found.excerpt)}</p>"
        return None


def _said(stretches: Sequence[Stretch]) -> str:
    return "".join(text for text, _ in stretches)


def _rich(stretches: Sequence[Stretch]) -> str:
    words = (f"<u>{escape(text)}</u>" if hit else escape(text) for text, hit in stretches)
    return "".join(words).replace(NEW_LINE, "<br>")


class FoundDelegate(QStyledItemDelegate):
    """Paints a find: heading, game, and the words around the hits, which are marked."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        title, small = QFontMetricsF(_bold()), QFontMetricsF(font("small"))
        high = title.height() + EXCERPT_LINES * small.lineSpacing() + space(4)
        return QSize(space(30), round(high))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        found = index.data(FOUND)
        if not isinstance(found, Found):
            return
        view = option.widget
        tokens = theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(option.rect).adjusted(1, 1, -1, -2)
        chosen = isinstance(view, QListView) and view.currentIndex() == index
        painter.setPen(QPen(tokens.line_strong if chosen else tokens.line, 1.4 if chosen else 1))
        fill = controls.faded(tokens.accent_lo, 70) if chosen else controls.faded(tokens.well, 150)
        painter.setBrush(fill)
        painter.drawRoundedRect(plate, 6, 6)
        if chosen and view.hasFocus():
            controls.inner_focus(painter, plate, 6, tokens)
        inside = plate.adjusted(space(2), space(1), -space(2), -space(1))
        game = index.data(GAME)
        if game:
            painter.setFont(font("small"))
            painter.setPen(tokens.text_2)
            wide = painter.fontMetrics().horizontalAdvance(game)
            line = QRectF(
                inside.right() - wide, inside.top(), wide, QFontMetricsF(_bold()).height()
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, game)
        room = inside.width() - (wide + space(2) if game else 0)
        painter.setPen(tokens.heading)
        high = _write(painter, inside.topLeft(), room, found.title, _bold(), 1)
        painter.setPen(tokens.text)
        spot = inside.topLeft() + QPointF(0, high)
        _write(painter, spot, inside.width(), found.excerpt, font("small"), EXCERPT_LINES)
        painter.restore()


def _bold() -> QFont:
    letters = QFont(font("body"))
    letters.setWeight(QFont.Weight.DemiBold)
    return letters


def _layout(words: str, letters: QFont, most: int) -> QTextLayout:
    layout = QTextLayout(words, letters)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap if most == 1 else QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    return layout


def shortened(
    stretches: Sequence[Stretch], letters: QFont, wide: float, most: int
) -> list[Stretch]:
    """Return as much of some stretches as fits in a few lines; an ellipsis says there is more."""
    words = _said(stretches)
    layout = _layout(words, letters, most)
    layout.beginLayout()
    start = stop = 0
    full = False
    for _ in range(most):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(wide)
        start, stop = line.textStart(), line.textStart() + line.textLength()
        full = line.naturalTextWidth() > wide
    layout.endLayout()
    if not full and not words[stop:].strip():
        return list(stretches)
    last = words[start:].partition(NEW_LINE)[0].removesuffix(MORE)
    room = wide - QFontMetricsF(letters).horizontalAdvance(MORE)
    kept = QFontMetricsF(letters).elidedText(last, Qt.TextElideMode.ElideRight, room)
    if kept != last:
        kept = kept[:-1]
        kept = kept.rpartition(" ")[0] or kept
    return [*_first(stretches, start + len(kept)), (MORE, False)]


def _first(stretches: Sequence[Stretch], letters: int) -> Iterator[Stretch]:
    """Yield the first letters of some stretches."""
    for text, hit in stretches:
        if letters <= 0:
            return
        yield text[:letters], hit
        letters -= len(text)


def _write(  # noqa: PLR0917 - painter, place, then what is written
    painter: QPainter,
    spot: QPointF,
    wide: float,
    stretches: Sequence[Stretch],
    letters: QFont,
    most: int,
) -> float:
    """Write stretches in a few lines, hits on the theme's mark; returns their height."""
    stretches = shortened(stretches, letters, wide, most)
    layout = _layout(_said(stretches), letters, most)
    marked = QTextCharFormat()
    marked.setBackground(theme().mark)
    marked.setForeground(painter.pen().color())
    formats: list[QTextLayout.FormatRange] = []
    start = 0
    for text, hit in stretches:
        if hit:
            one = QTextLayout.FormatRange()
            one.start, one.length, one.format = start, len(text), marked
            formats.append(one)
        start += len(text)
    layout.setFormats(formats)
    layout.beginLayout()
    high = 0.0
    for _ in range(most):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(wide)
        line.setPosition(QPointF(0, high))
        high += line.height()
    layout.endLayout()
    painter.save()
    painter.setClipRect(QRectF(spot.x(), spot.y(), wide, high + 1))
    layout.draw(painter, spot)
    painter.restore()
    return high


class FoundList(QListView):
    """The finds; Enter or a click opens one.

    Signals:
        chosen: the find to open.
        left_above: the person wants back to the words looked for.
    """

    chosen = Signal(object)
    left_above = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found = FoundModel(self)
        self.setModel(self.found)
        self.setItemDelegate(FoundDelegate(self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lay_bare(self)
        self.clicked.connect(self.open_index)

    def show_found(self, rows: Sequence[tuple[Found, str]]) -> None:
        """Show what was found, each with the name of its game or ""."""
        self.found.show(rows)
        if rows:
            self.setCurrentIndex(self.found.index(0, 0))

    def open_index(self, index: QModelIndex) -> None:
        """Open a find."""
        found = index.data(FOUND)
        if isinstance(found, Found):
            self.chosen.emit(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_index(self.currentIndex())
        elif event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_above.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.scheduleDelayedItemsLayout()

    def minimumSizeHint(self) -> QSize:
        return QSize(space(30), space(24))
