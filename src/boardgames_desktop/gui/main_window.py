"""The window: start page, table, review; menus, and everything that opens above them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow, QStackedWidget

from boardgames_desktop.core.picture import Picture, Thing
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import HUMAN, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui import garbage
from boardgames_desktop.gui.command_line import Launch
from boardgames_desktop.gui.curtain import Curtain
from boardgames_desktop.gui.dialogs import Dialogs
from boardgames_desktop.gui.editor.desk import Desk
from boardgames_desktop.gui.leaving import Leaving
from boardgames_desktop.gui.lessons.school import School
from boardgames_desktop.gui.menus import Menus
from boardgames_desktop.gui.messages import Toast
from boardgames_desktop.gui.papers import Papers
from boardgames_desktop.gui.reading import Kept, read_kept
from boardgames_desktop.gui.recent_games import MOST_RECENT
from boardgames_desktop.gui.return_key import press_focused
from boardgames_desktop.gui.reviewing import Reviewing
from boardgames_desktop.gui.rulebook.lectern import Lectern
from boardgames_desktop.gui.shelf import Shelf
from boardgames_desktop.gui.shortcuts import CURTAIN, LESSON, START, TABLE, Commands
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.gui.table_commands import TableCommands
from boardgames_desktop.gui.window_place import keep_place, place
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import SUFFIX, SaveError
from boardgames_desktop.services.settings import TEXT_SCALES, Settings, SettingsStore

if TYPE_CHECKING:
    from boardgames_desktop.gui.editor.window import EditorWindow
    from boardgames_desktop.gui.review import ReviewPage
    from boardgames_desktop.gui.rulebook.viewer import Rulebook
    from boardgames_desktop.gui.start_page import StartPage

FIRST_LOOK_MS = 150
"""How long the first page waits for the games played before."""


class MainWindow(QMainWindow):
    """The program's window."""

    def __init__(self, paths: Paths, store: SettingsStore) -> None:
        super().__init__()
        self._paths = paths
        self._store = store
        self._pictures = paths.cache / "maps"
        self.shelf = Shelf(paths, store, self)
        self.shelf.tidy()
        self.match: Match | None = None
        self.table: GameTable | None = None
        self.commands = Commands(store, self)
        self._dialogs = Dialogs(self, self.commands, store)
        self.message = self._dialogs.message
        self._menus = Menus(self, self.commands, store)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.curtain = Curtain(self._stack)
        self.toast = Toast(self._stack)
        self.leaving = Leaving(self)
        self._papers = Papers(
            self, self._dialogs, self.toast, store=store, paths=paths, shown=self._shown
        )
        self._lectern = Lectern(
            self,
            store=store,
            paths=paths,
            match=lambda: self.match,
            light=self._light_places,
            play=self.play_position,
        )
        self._desk = Desk(self, paths)
        self._desk.play_wanted.connect(self.ask_new_game)
        self.school = School(self, paths, store)
        self._start_page: StartPage | None = None
        self._reviewing = Reviewing(self, self._stack, store, pictures=self._pictures)
        self._table_commands = TableCommands(self.commands, self)
        self._stale = False
        self._looks = 0
        self._connect()
        place(self, self._store)
        self.enter(START)

    # -- wiring -------------------------------------------------------------------------

    def _connect(self) -> None:
        acts: dict[str, Callable[[], object]] = {
            "new": self.ask_new_game,
            "open": self.ask_open,
            "continue": self.continue_last,
            "save": self.save,
            "save_as": self.ask_save_as,
            "leave": self.show_start,
            "lessons": self.school.ask,
            "editor": self.open_editor,
            "settings": self._dialogs.open_settings,
            "quit": self._quit,
            "undo": lambda: self._with_match(Match.undo),
            "redo": lambda: self._with_match(Match.redo),
            "play_now": lambda: self._with_match(Match.play_now),
            "hint": self._hint,
            "pause": self._pause,
            "step": lambda: self._with_match(Match.step_once),
            "review": self._reviewing.toggle,
            "resign": self.ask_resign,
            "zoom_in": lambda: self._zoom("zoom_in"),
            "zoom_out": lambda: self._zoom("zoom_out"),
            "zoom_fit": lambda: self._zoom("zoom_fit"),
            "larger_text": lambda: self._scale_text(1),
            "smaller_text": lambda: self._scale_text(-1),
            "full_screen": self._toggle_full_screen,
            "rulebook": self.show_rulebook,
            "palette": self._dialogs.open_palette,
            "shortcuts": self._dialogs.open_shortcuts,
            "report": self.report,
            "about": self._dialogs.open_about,
            **self._papers.acts(),
        }
        for command_id, act in acts.items():
            self.commands[command_id].triggered.connect(lambda _=False, act=act: act())
        self.curtain.lifted.connect(self._lift_curtain)
        self.curtain.menu_wanted.connect(self._open_menu)
        self._store.changed.connect(self._take_settings)
        self._store.failed.connect(self.say)

    def _take_settings(self, settings: Settings) -> None:
        if self.match is not None and self.match.pace != settings.pace:
            self.match.set_pace(settings.pace)

    def _shown(self) -> tuple[Match, Picture] | None:
        """Return the match and the position that is looked at."""
        if self.match is None:
            return None
        return self.match, self._reviewing.picture() or self.match.picture()

    def _with_match(self, act: Callable[[Match], object]) -> None:
        if self.match is not None:
            act(self.match)

    # -- dialogs ------------------------------------------------------------------------

    def dialogs(self) -> list[QDialog]:
        """Return the dialogs that are open."""
        return self._dialogs.opened()

    def open_dialog(self, dialog: QDialog) -> None:
        """Open a dialog above the window; one of a kind at a time."""
        self._dialogs.open(dialog)

    def ask_new_game(self, game_id: str = "", scenario: Path | None = None) -> None:
        """Open the new-game dialog, with a scenario that a player made if one is given."""
        from boardgames_desktop.gui.new_game import NewGameSheet

        sheet = NewGameSheet(
            self._store,
            self,
            game_id=game_id,
            pictures=self._pictures,
            scenarios=self._paths.scenarios,
            scenario=scenario,
        )
        sheet.editor_wanted.connect(self.open_editor)
        sheet.started.connect(self.start)
        sheet.rule_wanted.connect(lambda game, rule: self.show_rule(rule, game))
        self._dialogs.open(sheet)

    @property
    def editor(self) -> EditorWindow | None:
        """The scenario editor, once somebody wanted it."""
        return self._desk.editor

    def open_editor(self, game_id: str = "") -> None:
        """Open the scenario editor, of the game on the table if its players can make some."""
        self._desk.open(game_id or (self.match.game.id if self.match is not None else ""))

    def ask_open(self) -> None:
        """Open the dialog of saved games."""
        from boardgames_desktop.gui.load_game import LoadSheet

        sheet = LoadSheet(self.shelf, self)
        sheet.chosen.connect(self.open_save)
        self._dialogs.open(sheet)

    def ask_save_as(self) -> None:
        """Ask where to save a copy of the game."""
        if self.match is None:
            return
        name = str(self._paths.saves / self.shelf.file_name(self.match))
        title = self.tr("Save a copy of the game")
        kind = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        found, _ = QFileDialog.getSaveFileName(self, title, name, kind)
        if found:
            path = Path(found if found.endswith(SUFFIX) else found + SUFFIX)
            self._save_to(path)

    def ask_resign(self) -> None:
        """Ask before giving up."""
        if self.match is not None:
            self._dialogs.ask_resign(self.match)

    def say(self, msg: Msg) -> None:
        """Show a short message from below: opponents, journal, settings."""
        names = self.match.names() if self.match is not None else []
        self.toast.say(language().text(msg, names))

    # -- start page ---------------------------------------------------------------------

    @property
    def start_page(self) -> StartPage:
        """The first page; made when it is first wanted, not when a game is opened at once."""
        if self._start_page is None:
            from boardgames_desktop.gui.start_page import StartPage

            page = self._start_page = StartPage(self.commands, self, pictures=self._pictures)
            page.continue_wanted.connect(self.continue_last)
            page.continue_card.picture_wanted.connect(self._freshen_start)
            page.game_wanted.connect(self.ask_new_game)
            page.save_wanted.connect(self.open_save)
            page.language_wanted.connect(lambda code: self._store.update(language=code))
            self._stack.addWidget(page)
        return self._start_page

    def show_start(self) -> None:
        """Put the game away and show the start page."""
        if self.leaving.stays("leave", self.show_start):
            return
        match = self.match
        unfinished = match is not None and match.has_journal and not match.is_over
        self._put_away()
        if unfinished:
            self.start_page.expect_last()
        self._stack.setCurrentWidget(self.start_page)
        self.enter(START)
        if self.isVisible():
            self._refresh_start()
        else:
            self._stale = True
        self.start_page.take_focus()

    def _freshen_start(self) -> None:
        if self._stack.currentWidget() is self._start_page:
            self._refresh_start()

    def _refresh_start(self) -> None:
        """Have a thread look for what was played before."""
        self._stale = False
        self._looks += 1
        size, ratio = self.start_page.picture_size(), self.devicePixelRatioF()
        work = partial(read_kept, self._paths, size, ratio, MOST_RECENT)
        self.shelf.reader.read(work, self._show_kept, self._looks)

    def _show_kept(self, look: int, kept: Kept | None) -> None:
        if look != self._looks or kept is None or self._start_page is None:
            return
        page, waiting = self._start_page, self._start_page.awaits_keys()
        page.show_last(self.shelf.last_words(kept))
        page.show_recent(self.shelf.recent_words(kept))
        self.commands["continue"].setEnabled(kept.last is not None)
        if waiting:
            page.take_focus()

    # -- games --------------------------------------------------------------------------

    def handle(self, launch: Launch) -> None:
        """Do what a command line asks for, before the window is shown or while running."""
        if launch.language is not None:
            language().set(launch.language)
        if launch.setup is not None:
            self.start(launch.setup)
        elif launch.save is not None:
            self.open_save(launch.save)
        elif launch.lesson is not None:
            self.school.open(*launch.lesson)

    def start(self, setup: Setup) -> None:
        """Start a new match."""
        if self.leaving.stays("leave", lambda: self.start(setup)):
            return
        self._put_away()
        self._seat(self.shelf.start(setup))

    def continue_last(self) -> None:
        """Go on with the last game."""
        last = self.shelf.last()
        if last is not None:
            self._try_open(lambda: self.shelf.resume(last))

    def open_save(self, path: Path) -> None:
        """Open a saved game; a broken one is told, not suffered."""
        self._try_open(lambda: self.shelf.open(path))

    def _try_open(self, open_match: Callable[[], Match]) -> None:
        if self.leaving.stays("leave", lambda: self._try_open(open_match)):
            return
        try:
            match = open_match()
        except SaveError as error:
            if self.match is None:
                self.show_start()
            self.show()
            self._dialogs.tell_broken(error, self.ask_open)
            return
        self._put_away()
        self._seat(match)

    def teach(self, match: Match) -> GameTable:
        """Put a scene of a lesson on the table; it does not begin yet."""
        self._put_away()
        return self._lay(match, LESSON)

    def _seat(self, match: Match) -> None:
        """Put a match on the table and begin."""
        self._lay(match, TABLE)
        match.over.connect(self._game_over)
        match.start()

    def _lay(self, match: Match, where: str) -> GameTable:
        try:
            table = GameTable(match, self._store, pictures=self._pictures, parent=self._stack)
        except BaseException:
            match.close()
            self.show_start()
            raise
        self.match, self.table = match, table
        self.table.rule_wanted.connect(self.show_rule)
        self.table.leave.connect(self.show_start)
        self._table_commands.follow(match)
        match.asked.connect(self._lectern.refresh)
        match.curtain.connect(self._drop_curtain)
        match.trouble.connect(self.say)
        self._stack.addWidget(self.table)
        self._stack.setCurrentWidget(self.table)
        self.enter(where)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        garbage.set_aside()
        return self.table

    def _put_away(self) -> None:
        """Save the running game and clear the table."""
        match, table = self.match, self.table
        if match is None or table is None:
            return
        for dialog in self.dialogs():
            dialog.reject()
        self.match = self.table = None
        self._table_commands.leave()
        self.curtain.hide()
        self._reviewing.put_away()
        try:
            if not self.school.put_away(match):
                self.shelf.put_away(match)
        except SaveError as error:
            self.say(error.msg)
        self._stack.removeWidget(table)
        table.room.close()
        table.deleteLater()
        match.deleteLater()

    def save(self) -> None:
        """Save the game among the others."""
        if self.match is not None:
            self._save_to(self._paths.saves / self.shelf.file_name(self.match))

    def _save_to(self, path: Path) -> None:
        if self.match is None:
            return
        try:
            self.match.save(path)
        except SaveError as error:
            self.say(error.msg)
        else:
            self.toast.say(self.tr("Saved as {name}").format(name=path.name))

    # -- during a game ------------------------------------------------------------------

    def enter(self, where: str) -> None:
        """Offer the commands of a place, and name it in the title."""
        self.commands.enter(where)
        self._retranslate()
        self._table_commands.refresh()

    def _pause(self) -> None:
        if self.match is not None:
            self.match.set_paused(self.commands["pause"].isChecked())
            self._table_commands.refresh()

    def _hint(self) -> None:
        if self.table is not None:
            self.table.hinting.toggle()
            self._table_commands.refresh()

    def _zoom(self, how: str) -> None:
        page = self._stack.currentWidget()
        if page is not self._start_page:
            getattr(page, how)()

    def _drop_curtain(self, seat: int) -> None:
        if self.match is None:
            return
        if self._reviewing.going_on:
            self._reviewing.close()
        self.enter(CURTAIN)
        self.curtain.fall(self.match.name(seat), self.match.colour(seat))

    def _lift_curtain(self) -> None:
        self.enter(TABLE)
        self._with_match(Match.lift_curtain)
        if self.table is not None:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_menu(self) -> None:
        bar = self.menuBar()
        bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        bar.setActiveAction(bar.actions()[0])

    def _game_over(self) -> None:
        QTimer.singleShot(600, self, self._show_game_over)

    def _show_game_over(self) -> None:
        match = self.match
        if match is None or not match.is_over or self._stack.currentWidget() is not self.table:
            return
        from boardgames_desktop.gui.game_over import GameOverSheet

        sheet = GameOverSheet(match, self)
        sheet.again_wanted.connect(self._play_again)
        sheet.review_wanted.connect(self.open_review)
        sheet.leave_wanted.connect(self.show_start)
        self._dialogs.open(sheet)

    def _play_again(self) -> None:
        if self.match is not None:
            from boardgames_desktop.gui.setup_draft import fresh_seed

            self.start(attrs.evolve(self.match.setup, seed=fresh_seed()))

    # -- review -------------------------------------------------------------------------

    @property
    def review_page(self) -> ReviewPage:
        """The page for looking at a game again; made when it is first wanted."""
        return self._reviewing.page

    def open_review(self) -> None:
        """Look at the game again from the beginning."""
        self._reviewing.open()

    def play_position(self, setup: Setup, entries: Sequence[Entry]) -> None:
        """Put a match that has something behind it on the table."""
        if self.leaving.stays("leave", lambda: self.play_position(setup, entries)):
            return
        self._put_away()
        self._seat(self.shelf.start(setup, entries))

    # -- rulebook, reports --------------------------------------------------------------

    @property
    def rulebook(self) -> Rulebook | None:
        """The rulebook, once somebody wanted it."""
        return self._lectern.book

    def show_rulebook(self) -> None:
        """Open the rulebook at what is pointed at, at what is asked now, or at its beginning."""
        table = self.table
        playing = table is not None and self.commands.where in (TABLE, LESSON)
        rule = table.rule_here() if table is not None and playing else ""
        if rule:
            self.show_rule(rule)
        else:
            self._lectern.show_asked(self.match)

    def _light_places(self, places: tuple[Thing, ...]) -> None:
        if self.table is not None and self._stack.currentWidget() is self.table:
            self.table.show_places(places)

    def show_rule(self, rule: str, game_id: str = "") -> None:
        """Open the rulebook at a rule."""
        game = game_id or (self.match.game.id if self.match is not None else "")
        self._lectern.show_rule(rule, game)

    def report(self) -> None:
        """Write a file about the program's state and say where it is."""
        lines = self.shelf.record_lines(self.match) if self.match is not None else []
        self._dialogs.report(self._paths, lines)

    # -- window -------------------------------------------------------------------------

    def _scale_text(self, by: int) -> None:
        index = TEXT_SCALES.index(self._store.value.text_scale) + by
        if 0 <= index < len(TEXT_SCALES):
            self._store.update(text_scale=TEXT_SCALES[index])

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stack.count() == 0:
            self.show_start()
        elif self._stale and self._stack.currentWidget() is self._start_page:
            self._refresh_start()
            # Nobody has seen the page: it begins with everything in its place, if that is quick.
            self.shelf.reader.wait(FIRST_LOOK_MS)
            self.start_page.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.curtain.isHidden():
            self.curtain.setGeometry(self._stack.rect())

    def _quit(self) -> None:
        if not self.leaving.stays("quit", self._quit):
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if event.spontaneous() and self.leaving.stays("quit", self._quit):
            event.ignore()
            return
        keep_place(self, self._store)
        self.hide()
        self._put_away()
        if self._start_page is not None:
            self._start_page.close_art()
        self._store.flush()
        self._lectern.close()
        self._desk.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            QTimer.singleShot(0, self, self._freshen_start)
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands["full_screen"].setChecked(self.isFullScreen())

    def _retranslate(self) -> None:
        match = self.match
        if match is None or self.commands.where == CURTAIN:
            self.setWindowTitle("Four Fronts")
            return
        game = language().text(match.game.title)
        people = [
            match.name(seat)
            for seat, place in enumerate(match.setup.seats)
            if place.kind == HUMAN and place.name
        ]
        facts = " · ".join([game, *people])
        self.setWindowTitle(f"{facts} — Four Fronts")
