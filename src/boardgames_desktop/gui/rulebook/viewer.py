"""The rulebook window: contents at the left, the page at the right."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QFontMetrics,
    QGuiApplication,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
    QTextBlock,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.games import catalogue
from boardgames_desktop.gui.dialog import calm_wood
from boardgames_desktop.gui.icon_button import IconButton
from boardgames_desktop.services.book import Book, available, banner, load_book
from boardgames_desktop.gui.rulebook.style import page_html
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language

FLASH_MS = 2600
MEASURE = 78
"""Letters of a line at most."""

RULE_SCHEME = "rule"
ID = Qt.ItemDataRole.UserRole


class RulebookWindow(QWidget):
    """Shows the rules of a game; a refusal leads to its paragraph."""

    closed = Signal()

    def __init__(self, root: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._root = root
        self._games = [game for game in catalogue() if available(root, game.id)]
        self._game: AnyGame | None = self._games[0] if self._games else None
        self._book = Book("", "en", "en", ())
        self._page = 0
        self._own_language: str | None = None
        self._history: list[str] = []
        self._ahead: list[str] = []
        self._zoom = 1.0
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH_MS)
        self._flash.timeout.connect(self._unflash)
        self._build()
        self._add_keys()
        self.resize(self._first_size())
        self._retranslate()

    # -- building -----------------------------------------------------------------------

    def _build(self) -> None:
        self._bar = QWidget(self)
        bar = QHBoxLayout(self._bar)
        bar.setContentsMargins(space(3), space(2), space(3), space(2))
        bar.setSpacing(space(2))
        self._back = IconButton("back", self._bar)
        self._forward = IconButton("forward", self._bar)
        self._back.clicked.connect(self.back)
        self._forward.clicked.connect(self.forward)
        self._title = Words("title", "heading", self._bar, wrap=False)
        self._which = QComboBox(self._bar)
        self._which.addItems([""] * len(self._games))
        self._which.activated.connect(lambda row: self.show_game(self._games[row].id))
        self._which.setVisible(len(self._games) > 1)
        self._language = QComboBox(self._bar)
        self._language.activated.connect(self._choose_language)
        self._smaller, self._larger = QToolButton(self._bar), QToolButton(self._bar)
        self._smaller.setText("A−")
        self._larger.setText("A+")
        self._smaller.clicked.connect(lambda: self._zoom_by(1 / 1.15))
        self._larger.clicked.connect(lambda: self._zoom_by(1.15))
        self._done = QPushButton(self._bar)
        self._done.setProperty("primary", True)
        self._done.clicked.connect(self.close)
        for widget in (self._back, self._forward, self._title, self._which):
            bar.addWidget(widget)
        bar.addStretch(1)
        for control in (self._language, self._smaller, self._larger, self._done):
            bar.addWidget(control)
        self._model = QStandardItemModel(self)
        self._tree = QTreeView(self)
        self._tree.setModel(self._model)
        self._tree.setHeaderHidden(True)
        self._tree.setWordWrap(True)
        self._tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self._tree.activated.connect(self._open_index)
        self._tree.clicked.connect(self._open_index)
        self._text = QTextBrowser(self)
        self._text.setOpenLinks(False)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.document().setDocumentMargin(space(5))
        self._text.anchorClicked.connect(self._follow)
        self._text.verticalScrollBar().valueChanged.connect(self._mark_contents)
        self._split = QSplitter(self)
        self._split.addWidget(self._tree)
        self._split.addWidget(self._text)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        self._split.splitterMoved.connect(self._measure)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar)
        layout.addWidget(self._split, 1)

    def _add_keys(self) -> None:
        for keys, act in (
            ("Esc", self.close),
            ("Alt+Left", self.back),
            ("Alt+Right", self.forward),
            ("Ctrl++", self._larger.click),
            ("Ctrl+=", self._larger.click),
            ("Ctrl+-", self._smaller.click),
        ):
            action = QAction(self)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(act)
            self.addAction(action)

    def _first_size(self) -> QSize:
        screen = QGuiApplication.primaryScreen().availableGeometry().size()
        scale = px("body") / 15
        wanted = QSize(round(1120 * scale), round(760 * scale))
        self._split.setSizes([round(300 * scale), round(820 * scale)])
        return wanted.boundedTo(screen - QSize(space(4), space(10)))

    # -- going places -------------------------------------------------------------------

    @property
    def section(self) -> str:
        """Id of the topmost heading on the page."""
        return self._top_section()

    def show_game(self, game_id: str) -> None:
        """Open a game's rules at the first page."""
        here = self._top_section()
        if self._turn_to(game_id):
            self._leave(here)
            self._show_page(0)

    def show_rule(self, rule: str, game_id: str = "") -> None:
        """Open the paragraph of a rule and light it up for a moment."""
        here = self._top_section()
        self._turn_to(game_id or rule.partition(".")[0])
        page = self._book.page_of(rule)
        found = self._book.nearest(rule)
        if page is None or found is None:
            self._show_page(self._page)
            return
        self._leave(here)
        self._go(page, found)
        QTimer.singleShot(0, self, lambda: self._light(found))

    def _turn_to(self, game_id: str) -> bool:
        """Take a game's book in hand, if there is one; tell whether it is another one."""
        game = next((one for one in self._games if one.id == game_id), self._game)
        if game is None or (game is self._game and self._book.pages):
            return False
        self._game = game
        self._page = 0
        self._load()
        self._name_game()
        return True

    def back(self) -> None:
        """Go to where the reader was before."""
        self._step(self._history, self._ahead)

    def forward(self) -> None:
        """Undo :meth:`back`."""
        self._step(self._ahead, self._history)

    def _step(self, source: list[str], goal: list[str]) -> None:
        if not source:
            return
        goal.append(self._top_section())
        section = source.pop()
        self._turn_to(section.partition(".")[0])
        page = self._book.page_of(section)
        if page is not None:
            self._go(page, section)
        self._show_steps()

    def _leave(self, here: str) -> None:
        """Remember the section the reader comes from."""
        if here and (not self._history or self._history[-1] != here):
            self._history.append(here)
        self._ahead.clear()
        self._show_steps()

    def _show_steps(self) -> None:
        self._back.setEnabled(bool(self._history))
        self._forward.setEnabled(bool(self._ahead))

    def _go(self, page: int, section: str) -> None:
        self._show_page(page)
        self._text.scrollToAnchor(section)
        self._mark_contents()

    def _open_index(self, index: QModelIndex) -> None:
        section = index.data(ID)
        page = self._book.page_of(section) if isinstance(section, str) else None
        if page is not None:
            self._leave(self._top_section())
            self._go(page, section)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == RULE_SCHEME:
            self.show_rule(url.path())
        elif not url.scheme() and url.fragment():
            self.show_rule(url.fragment())

    # -- content ------------------------------------------------------------------------

    def _load(self) -> None:
        if self._game is None:
            return
        code = self._own_language or language().code
        self._book = load_book(self._root, self._game.id, code)
        self._model.clear()
        for page in self._book.pages:
            above: list[tuple[int, QStandardItem]] = []
            for section in page.sections:
                item = QStandardItem(section.title)
                item.setData(section.id, ID)
                while above and above[-1][0] >= section.level:
                    above.pop()
                if above:
                    above[-1][1].appendRow(item)
                else:
                    self._model.appendRow(item)
                above.append((section.level, item))
        self._show_languages()

    def _show_page(self, index: int) -> None:
        self._unflash()
        self._page = min(index, max(0, len(self._book.pages) - 1))
        if not self._book.pages:
            self._text.setHtml(page_html(banner(self.tr("There is no rulebook yet.")), 1.0))
            return
        page = self._book.pages[self._page]
        notice = ""
        if self._book.language != self._book.wished:
            notice = banner(self.tr("This rulebook is not translated yet; here it is in English."))
        self._text.setHtml(page_html(notice + page.html, self._zoom))
        self._mark_contents()

    def _show_languages(self) -> None:
        codes = available(self._root, self._game.id) if self._game is not None else ()
        with QSignalBlocker(self._language):
            self._language.clear()
            for code in codes:
                self._language.addItem(language().endonym(code), code)
            self._language.setCurrentIndex(self._language.findData(self._book.language))

    def _choose_language(self, row: int) -> None:
        code = self._language.itemData(row)
        self._own_language = code if code != language().code else None
        self._reload()

    def _reload(self) -> None:
        """Load the book again, staying at the same paragraph."""
        here = self._top_section()
        self._load()
        page = self._book.page_of(here) if here else None
        if page is None:
            self._show_page(self._page)
        else:
            self._go(page, here)

    def _zoom_by(self, factor: float) -> None:
        here = self._top_section()
        self._zoom = min(2.5, max(0.7, self._zoom * factor))
        self._measure()
        self._go(self._page, here)

    # -- places on the page -------------------------------------------------------------

    def _anchors(self) -> list[tuple[str, QTextBlock]]:
        found: list[tuple[str, QTextBlock]] = []
        if not self._book.pages:
            return found
        wanted = {section.id for section in self._book.pages[self._page].sections}
        block = self._text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                parts = block.begin()
                while not parts.atEnd():
                    names = parts.fragment().charFormat().anchorNames()
                    found += [(name, block) for name in names if name in wanted]
                    if names:
                        break
                    parts += 1
            block = block.next()
        return found

    def _top_section(self) -> str:
        layout = self._text.document().documentLayout()
        top = self._text.verticalScrollBar().value() + space(2)
        found = ""
        for name, block in self._anchors():
            if found and layout.blockBoundingRect(block).top() > top:
                break
            found = name
        return found

    def _mark_contents(self) -> None:
        section = self._top_section()
        for item in self._items(self._model.invisibleRootItem()):
            if item.data(ID) == section:
                self._tree.setCurrentIndex(item.index())
                return

    def _items(self, parent: QStandardItem) -> list[QStandardItem]:
        found: list[QStandardItem] = []
        for row in range(parent.rowCount()):
            item = parent.child(row)
            found += [item, *self._items(item)]
        return found

    def _light(self, section: str) -> None:
        """Tint the paragraphs under a heading until the next heading."""
        start = next((block for name, block in self._anchors() if name == section), None)
        if start is None:
            return
        marks: list[QTextEdit.ExtraSelection] = []
        block = start
        while block.isValid():
            if block != start and block.blockFormat().headingLevel():
                break
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(block)
            mark.cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            mark.format.setBackground(theme().mark)
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(mark)
            block = block.next()
        self._text.setExtraSelections(marks)
        self._flash.start()

    def _unflash(self) -> None:
        self._flash.stop()
        self._text.setExtraSelections([])

    # -- looks --------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange and self._book.pages:
            self._go(self._page, self._top_section())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._text.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, self, self._mark_contents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Keep lines at a length that is easy to read."""
        letters = QFontMetrics(font("reading")).averageCharWidth() * self._zoom
        room = self._split.sizes()[1]
        spare = max(space(1), round((room - MEASURE * letters) / 2) - space(5))
        self._text.setViewportMargins(spare, space(3), min(spare, space(16)), space(3))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _name_game(self) -> None:
        """Say whose book is open."""
        title = self.tr("Rulebook")
        game = language().text(self._game.title) if self._game is not None else ""
        self.setWindowTitle(f"{title} · {game}" if game else title)
        self._title.setText(self.windowTitle())
        if self._game is not None:
            self._which.setCurrentIndex(self._games.index(self._game))

    def _retranslate(self) -> None:
        for row, one in enumerate(self._games):
            self._which.setItemText(row, language().text(one.title))
        self._name_game()
        self._which.setAccessibleName(self.tr("Game"))
        self._language.setAccessibleName(self.tr("Language of the rulebook"))
        self._tree.setAccessibleName(self.tr("Contents"))
        self._text.setAccessibleName(self.tr("Page"))
        for button, words in (
            (self._back, self.tr("Back")),
            (self._forward, self.tr("Forward")),
            (self._smaller, self.tr("Smaller letters")),
            (self._larger, self.tr("Larger letters")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._done.setText(self.tr("Close the book"))
        self._show_steps()
        self._reload()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            calm_wood(painter, QRectF(self.rect()))
