"""The rulebook: contents and finds at the left, the page at the right, tools above."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.games import catalogue
from boardgames_desktop.gui.dialog import calm_wood
from boardgames_desktop.gui.rulebook.bar import ReadingBar
from boardgames_desktop.gui.rulebook.contents import Contents
from boardgames_desktop.gui.rulebook.figures import FigurePainter, draw_figure
from boardgames_desktop.gui.rulebook.finder import Finder
from boardgames_desktop.gui.rulebook.keys import BookKeys
from boardgames_desktop.gui.rulebook.page_view import Spot
from boardgames_desktop.gui.rulebook.pages import Pages
from boardgames_desktop.gui.rulebook.paper import Draw
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.services.concordance import Found
from boardgames_desktop.services.language import language
from boardgames_desktop.services.library import Library
from boardgames_desktop.services.settings import SettingsStore

REMEMBERED = "rulebook"
NARROW, NARROW_FOR_TWO = 620, 960
"""Width at text size 100 % under which contents and page, or two pages, take turns."""

ZOOM_STEP, SMALLEST, LARGEST = 1.15, 0.7, 2.5
INDEX_MS = 400
"""How long after the book is first shown the index of words is begun."""

Applies = Callable[[str, str], bool]
"""Tells whether a rule of a game can be shown on the board."""


class Rulebook(QWidget):
    """Shows the rules of the games; a refusal leads to its paragraph.

    Signals:
        done: the reader closes the book.
        dock_wanted: the reader wants the book beside the board, or apart.
        places_wanted: show on the board where a section applies.
        figure_wanted: the position of a picture that was clicked.
    """

    done = Signal()
    dock_wanted = Signal()
    places_wanted = Signal(str)
    figure_wanted = Signal(str)

    def __init__(
        self, library: Library, store: SettingsStore | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.library = library
        self._store = store
        self.games = [game for game in catalogue() if library.languages(game.id)]
        self.applies: Applies | None = None
        self.draw_figure: Draw = draw_figure
        self._own_language: str | None = None
        self._trail: list[tuple[str, str]] = []
        self._ahead: list[tuple[str, str]] = []
        self._marked = ""
        self._narrow = False
        self._build()
        self._connect()
        self._add_keys()
        self._recall()
        self._retranslate()

    # -- building -----------------------------------------------------------------------

    def _build(self) -> None:
        self.bar = ReadingBar(self)
        self.contents = Contents(self)
        self.pages = Pages(self.library, self)
        self.figures = FigurePainter(self)
        self.finder = Finder(self.bar.search, self.pages, self.library, self.games, self)
        self.left = QWidget(self)
        column = QVBoxLayout(self.left)
        column.setContentsMargins(space(1), 0, 0, 0)
        column.setSpacing(space(1))
        column.addWidget(self.finder.title)
        column.addWidget(self.finder.found, 3)
        column.addWidget(self.contents, 2)
        self.show_places = QPushButton(self)
        right = QWidget(self)
        stack = QVBoxLayout(right)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        stack.addWidget(self.pages, 1)
        stack.addWidget(self.show_places, 0, Qt.AlignmentFlag.AlignCenter)
        stack.addWidget(self.finder.line)
        self._right = right
        self._split = QSplitter(self)
        self._split.addWidget(self.left)
        self._split.addWidget(right)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        scale = px("body") / 15
        self._split.setSizes([round(300 * scale), round(820 * scale)])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self._split, 1)
        self.show_places.hide()

    def _connect(self) -> None:
        bar = self.bar
        bar.contents.setChecked(True)
        bar.contents.clicked.connect(self._toggle_contents)
        bar.back.clicked.connect(self.back)
        bar.forward.clicked.connect(self.forward)
        bar.which.activated.connect(lambda row: self.show_game(self.games[row].id))
        bar.language_chosen.connect(self._choose_language)
        bar.columns.clicked.connect(self.toggle_columns)
        bar.smaller.clicked.connect(lambda: self._zoom_by(1 / ZOOM_STEP))
        bar.larger.clicked.connect(lambda: self._zoom_by(ZOOM_STEP))
        bar.done.clicked.connect(self.done)
        self.contents.section_wanted.connect(self._open_section)
        self.finder.looking.connect(self._make_room_for_finds)
        self.finder.opening.connect(self.open_found)
        self.figures.painted.connect(self.pages.repaint_figures)
        self.pages.set_figures(self.figures.picture)
        self.pages.rule_wanted.connect(self.show_rule)
        self.pages.figure_wanted.connect(self.figure_wanted)
        self.pages.moved.connect(self._moved)
        self.show_places.clicked.connect(self._want_places)

    def _add_keys(self) -> None:
        acts: dict[str, Callable[[], object]] = {
            "Esc": self._escape,
            "Alt+Left": self.back,
            "Alt+Right": self.forward,
            "Ctrl++": self.bar.larger.click,
            "Ctrl+=": self.bar.larger.click,
            "Ctrl+-": self.bar.smaller.click,
            "Ctrl+F": self.finder.line.open,
            "F3": lambda: self.finder.step(1),
            "Shift+F3": lambda: self.finder.step(-1),
            "Ctrl+Shift+F": self.finder.start,
            "Ctrl+L": self.next_language,
            "Ctrl+D": self.toggle_columns,
            "Ctrl+T": self.bar.contents.click,
            "Ctrl+PgUp": lambda: self._turn_by(-1),
            "Ctrl+PgDown": lambda: self._turn_by(1),
            "Ctrl+B": self._want_places,
            "Ctrl+Shift+D": self.dock_wanted.emit,
            "F6": lambda: self._walk(1),
            "Shift+F6": lambda: self._walk(-1),
        }
        self.keys = BookKeys(acts, self)
        self.keys.watch(self.focused_parts())

    def focused_parts(self) -> list[QWidget]:
        """Return what can have the focus."""
        bar = self.bar
        fields = (bar.search, bar.which, *bar.languages, self.finder.line.field)
        buttons = self.findChildren(QAbstractButton)
        return [self, *self.pages.views, self.contents, self.finder.found, *fields, *buttons]

    def first_size(self) -> QSize:
        """Return how large the book is as a window."""
        screen = QGuiApplication.primaryScreen().availableGeometry().size()
        scale = px("body") / 15
        wanted = QSize(round(1180 * scale), round(780 * scale))
        return wanted.boundedTo(screen - QSize(space(4), space(10)))

    # -- what is remembered -------------------------------------------------------------

    def _recall(self) -> None:
        kept = self.kept()
        zoom, second = kept.get("zoom"), kept.get("second")
        if isinstance(zoom, int | float):
            self.pages.zoom = min(LARGEST, max(SMALLEST, float(zoom)))
        game = self.games[0].id if self.games else ""
        known = isinstance(second, str) and second in self.library.languages(game)
        self.pages.open(game, language().code, str(second) if known else "")

    def kept(self) -> dict[str, Any]:
        """Return what is remembered of the book from one time to the next."""
        found = self._store.value.remembered.get(REMEMBERED) if self._store is not None else None
        return dict(found) if isinstance(found, dict) else {}

    def keep(self, **facts: Any) -> None:
        """Remember something for the next time."""
        if self._store is not None:
            self._store.remember(REMEMBERED, {**self.kept(), **facts})

    # -- going places -------------------------------------------------------------------

    @property
    def section(self) -> str:
        """Id of the section the reader is in."""
        return self.pages.spot.section

    @property
    def game(self) -> AnyGame | None:
        """The game whose book is open."""
        return next((one for one in self.games if one.id == self.pages.game), None)

    def show_game(self, game_id: str) -> None:
        """Open a game's rules at the first page; stay where one is if they are open."""
        if not self.section:
            self._turn_to(game_id)
            self.pages.turn(0)
        elif game_id and game_id != self.pages.game and self._turn_to(game_id):
            self.pages.turn(0)

    def show_rule(self, rule: str, game_id: str = "") -> bool:
        """Open the paragraph of a rule and light it up for a moment; False if there is none."""
        game = game_id or self._game_of(rule)
        here = (self.pages.game, self.section)
        if not self.library.book(game, self.pages.languages[0]).nearest(rule):
            if not self.section:
                self.pages.turn(0)
            return False
        self._leave(here)
        if game != self.pages.game:
            self._turn_to(game, leaving=False)
        self._show_page_part()
        self.pages.go(Spot(rule))
        found = self.section
        QTimer.singleShot(0, self, lambda: self.pages.light(found))
        return True

    def _game_of(self, rule: str) -> str:
        """Return the game a section belongs to; the open one if it is a player's document."""
        word = rule.partition(".")[0]
        return word if any(one.id == word for one in self.games) else self.pages.game

    def _turn_to(self, game_id: str, *, leaving: bool = True) -> bool:
        """Take a game's book in hand, if there is one."""
        if not any(one.id == game_id for one in self.games):
            return False
        if leaving:
            self._leave((self.pages.game, self.section))
        self._open_book(game_id)
        return True

    def _open_book(self, game_id: str) -> None:
        codes = self.library.languages(game_id)
        first = self._own_language or language().code
        second = self.pages.languages[1]
        self.pages.open(game_id, first, second if second in codes else "")
        self._list_contents()
        self._name_game()

    def back(self) -> None:
        """Go to where the reader was before."""
        self._step(self._trail, self._ahead)

    def forward(self) -> None:
        """Undo :meth:`back`."""
        self._step(self._ahead, self._trail)

    def _step(self, source: list[tuple[str, str]], goal: list[tuple[str, str]]) -> None:
        if not source:
            return
        goal.append((self.pages.game, self.section))
        game, section = source.pop()
        if game != self.pages.game:
            self._turn_to(game, leaving=False)
        self.pages.go(Spot(section))
        self._show_steps()

    def _leave(self, here: tuple[str, str]) -> None:
        """Remember the section the reader comes from."""
        if here[1] and (not self._trail or self._trail[-1] != here):
            self._trail.append(here)
        self._ahead.clear()
        self._show_steps()

    def _show_steps(self) -> None:
        self.bar.back.setEnabled(bool(self._trail))
        self.bar.forward.setEnabled(bool(self._ahead))

    def _open_section(self, section: str) -> None:
        self._leave((self.pages.game, self.section))
        self._show_page_part()
        self.pages.go(Spot(section))

    def _turn_by(self, by: int) -> None:
        page = self.pages.page + by
        if 0 <= page < len(self.pages.book.pages):
            self._leave((self.pages.game, self.section))
            self.pages.turn(page)

    def _moved(self) -> None:
        section = self.section
        self.contents.mark(section)
        if section != self._marked:
            self._marked = section
            self._offer_places()
            if self.finder.wanted and self.finder.line.isHidden():
                self.finder.light_words()

    # -- the board ----------------------------------------------------------------------

    def _offer_places(self) -> None:
        game, section = self.pages.game, self.section
        applies = self.applies is not None and bool(section) and self.applies(game, section)
        self.show_places.setVisible(applies)

    def refresh_places(self) -> None:
        """The position on the board is another one."""
        self._offer_places()

    def _want_places(self) -> None:
        if not self.show_places.isHidden():
            self.places_wanted.emit(self.section)

    # -- languages ----------------------------------------------------------------------

    def _choose_language(self, side: int, code: str) -> None:
        first, second = self.pages.languages
        if side:
            self.keep(second=code)
            self._use_languages(first, code)
        else:
            self._own_language = code if code != language().code else None
            self._use_languages(code, second)

    def _use_languages(self, first: str, second: str) -> None:
        """Show the place in other languages."""
        here, page = self.pages.spot, self.pages.page
        before = self.pages.languages[0]
        self.pages.open(self.pages.game, first, second)
        self._arrange()
        self._list_contents()
        if not self.pages.go(here):
            self.pages.turn(page)
        if first != before:
            self.finder.search()
        self.finder.again()

    def reread(self) -> None:
        """Take the books anew: a document has come or gone."""
        self._use_languages(*self.pages.languages)
        self.finder.prepare(again=True)

    def next_language(self) -> None:
        """Read on in the next language there is."""
        codes = self.library.languages(self.pages.game)
        if codes:
            now = self.pages.languages[0]
            at = codes.index(now) if now in codes else -1
            self._choose_language(0, codes[(at + 1) % len(codes)])

    def toggle_columns(self) -> None:
        """Show two languages side by side, or one."""
        first, second = self.pages.languages
        if second:
            self.keep(second="", last_second=second)
            self._use_languages(first, "")
            return
        codes = [code for code in self.library.languages(self.pages.game) if code != first]
        last = self.kept().get("last_second")
        if codes:
            chosen = last if last in codes else codes[0]
            self.keep(second=chosen)
            self._use_languages(first, chosen)

    def _list_contents(self) -> None:
        self.contents.show_book(self.pages.book, self.tr("Your documents"))
        codes = self.library.languages(self.pages.game)
        self.bar.show_languages(codes, self.pages.book.language, self.pages.languages[1])
        self._marked = ""

    # -- size of the letters ------------------------------------------------------------

    def _zoom_by(self, factor: float) -> None:
        zoom = min(LARGEST, max(SMALLEST, self.pages.zoom * factor))
        self.keep(zoom=zoom)
        self.pages.restyle(zoom)
        self.finder.again()

    # -- finding ------------------------------------------------------------------------

    def prepare(self) -> None:
        """Begin to read all books for the search."""
        self.finder.prepare()

    def wait(self) -> None:
        """Wait until no thread works for the book any more."""
        self.finder.index.wait()
        self.figures.wait()

    def _make_room_for_finds(self) -> None:
        if self._narrow:
            self._show_left_part()
        else:
            self._show_left(shown=True)

    def open_found(self, find: Found) -> None:
        """Open a find, its words lit on the page."""
        if self.show_rule(find.section, find.game):
            self.finder.light_find(find)
            self.pages.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- parts --------------------------------------------------------------------------

    def _escape(self) -> None:
        if not self.finder.line.isHidden():
            self.finder.close_line()
        elif self.finder.wanted:
            self.finder.clear()
            self._show_page_part()
            self.pages.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._narrow and self._right.isHidden():
            self._show_page_part()
        else:
            self.done.emit()

    def _walk(self, by: int) -> None:
        """Give the focus to the next part of the book."""
        parts = [self.bar.search, self.finder.found, self.contents, *self.pages.views]
        seen = [part for part in parts if part.isVisible()]
        focus = QApplication.focusWidget()
        at = next((n for n, part in enumerate(seen) if part is focus), -1 if by > 0 else 0)
        if seen:
            seen[(at + by) % len(seen)].setFocus(Qt.FocusReason.TabFocusReason)

    def _toggle_contents(self, on: bool) -> None:
        if self._narrow:
            (self._show_left_part if on else self._show_page_part)()
        else:
            self._show_left(shown=on)
            self.keep(contents=on)
        if on:
            self.contents.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_left(self, *, shown: bool) -> None:
        self.left.setVisible(shown)
        self._right.show()
        self.bar.contents.setChecked(shown)

    def _show_left_part(self) -> None:
        self.left.show()
        self._right.hide()
        self.bar.contents.setChecked(True)

    def _show_page_part(self) -> None:
        """Bring the page to the front where there is room for one part only."""
        if self._narrow:
            self._show_left(shown=False)

    def _arrange(self) -> None:
        least = NARROW_FOR_TWO if self.pages.languages[1] else NARROW
        narrow = self.width() < least * px("body") / 15
        if narrow != self._narrow:
            self._narrow = narrow
            shown = bool(self.kept().get("contents", True)) or bool(self.finder.wanted)
            self._show_left(shown=shown and not narrow)

    # -- events -------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange and self.section:
            self.pages.restyle(self.pages.zoom)
            self.finder.again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()
        self.pages.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(INDEX_MS, self, self.prepare)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.done.emit()

    def _name_game(self) -> None:
        """Say whose book is open."""
        title = self.tr("Rulebook")
        game = language().text(self.game.title) if self.game is not None else ""
        self.setWindowTitle(f"{title} · {game}" if game else title)
        titles = [language().text(one.title) for one in self.games]
        row = next((n for n, one in enumerate(self.games) if one is self.game), -1)
        self.bar.show_games(titles, row)

    def _retranslate(self) -> None:
        self.contents.setAccessibleName(self.tr("Contents"))
        self.finder.found.setAccessibleName(self.tr("Sections found"))
        for view in self.pages.views:
            view.setAccessibleName(self.tr("Page"))
        self.show_places.setText(self.tr("Show where this applies now"))
        self.show_places.setToolTip(self.tr("Light the places on the board (Ctrl+B)"))
        self._name_game()
        self._show_steps()
        self._use_languages(self._own_language or language().code, self.pages.languages[1])

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            calm_wood(painter, QRectF(self.rect()))
