"""The window in which scenarios are made."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.game import AnyGame, ScenarioError
from boardgames_desktop.core.text import Msg
from boardgames_desktop.core.workshop import Flaw
from boardgames_desktop.gui.dialog import Column
from boardgames_desktop.gui.editor.canvas import Canvas
from boardgames_desktop.gui.editor.flaw_list import FlawList
from boardgames_desktop.gui.editor.forms import FormsPage
from boardgames_desktop.gui.editor.leaves import Leaves
from boardgames_desktop.gui.editor.library import LibrarySheet, TitleSheet
from boardgames_desktop.gui.editor.palette import Palette
from boardgames_desktop.gui.messages import Answer, MessageSheet, Toast
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.drafting import Drafting
from boardgames_desktop.services.language import language
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.scenarios import SUFFIX, scenario_path
from boardgames_desktop.services.wording import reason

FIRST_SIZE = QSize(1240, 780)
PANEL = 23.0
"""Width of the panel beside the board, in letters."""


class EditorWindow(QMainWindow):
    """Makes scenarios for one game."""

    play_wanted = Signal(str, object)
    """Game id and file: start a game with it."""

    def __init__(self, game: AnyGame, paths: Paths, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._game = game
        self._paths = paths
        self.drafting = Drafting(game, paths.scenarios(game.id))
        self.drafting.bring_back(self._aside)
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._pointed: object = None
        self._build()
        self._build_menus()
        self.drafting.changed = self._changed
        self.resize(self._first_size())
        self._retranslate()
        self._changed()

    @property
    def _aside(self) -> Path:
        return self._paths.state / "editor" / f"{self._game.id}.json"

    def _first_size(self) -> QSize:
        screen = self.screen() or QGuiApplication.primaryScreen()
        room = screen.availableGeometry().size() - QSize(space(4), space(10))
        return (FIRST_SIZE * (px("body") / 15)).boundedTo(room)

    # -- building -----------------------------------------------------------------------

    def _build(self) -> None:
        middle = QWidget(self)
        self.setCentralWidget(middle)
        columns = QHBoxLayout(middle)
        columns.setContentsMargins(space(3), space(2), space(3), space(3))
        columns.setSpacing(space(3))
        self.canvas = Canvas(self.drafting, middle)
        self.canvas.pointed.connect(self._tell)
        self.canvas.refused.connect(self._refuse)
        self.canvas.removing_wanted.connect(self._switch_removing)
        self._told = Words("small", "text_2", middle)
        self.flaws = FlawList(middle)
        self.flaws.wanted.connect(self.go_to)
        left = QVBoxLayout()
        left.setSpacing(space(1))
        left.addWidget(self.canvas, 1)
        left.addWidget(self._told)
        left.addWidget(self.flaws)
        columns.addLayout(left, 1)
        columns.addLayout(self._build_panel(middle))
        self.toast = Toast(self.canvas)

    def _build_panel(self, parent: QWidget) -> QVBoxLayout:
        self.palette_page = Palette(self.drafting, self.canvas.shelf)
        self.palette_page.chosen.connect(self._tool_chosen)
        self.pages = {
            page.key: FormsPage(self.drafting, page.key)
            for page in self.drafting.shop.pages(self.drafting.plan)
        }
        self.tabs = Leaves(
            [Column(widget) for widget in (self.palette_page, *self.pages.values())], parent
        )
        self._undo = QPushButton(parent)
        self._redo = QPushButton(parent)
        self._save = QPushButton(parent)
        self._play = QPushButton(parent)
        self._play.setProperty("primary", True)
        self._undo.clicked.connect(self.drafting.undo)
        self._redo.clicked.connect(self.drafting.redo)
        self._save.clicked.connect(self.save)
        self._play.clicked.connect(self.play)
        foot = QVBoxLayout()
        foot.setSpacing(space(1))
        for pair in ((self._undo, self._redo), (self._save, self._play)):
            line = QHBoxLayout()
            line.setSpacing(space(2))
            for button in pair:
                line.addWidget(button, 1)
            foot.addLayout(line)
        panel = QVBoxLayout()
        panel.setSpacing(space(2))
        panel.addWidget(self.tabs, 1)
        panel.addLayout(foot)
        return panel

    def _build_menus(self) -> None:
        scenario = self._menu("scenario")
        begin = QMenu(self)
        self._menus["new"] = begin
        scenario.addMenu(begin)
        self._action(begin, "blank", self.start_blank, QKeySequence.StandardKey.New)
        begin.addSeparator()
        self._models: list[tuple[QAction, Msg]] = []
        for choice in self.drafting.shop.models():
            action = begin.addAction("")
            action.triggered.connect(partial(self.start_from, choice.value))
            self._models.append((action, choice.label))
        self._action(scenario, "open", self.ask_open, QKeySequence.StandardKey.Open)
        scenario.addSeparator()
        self._action(scenario, "save", self.save, QKeySequence.StandardKey.Save)
        self._action(scenario, "save_as", self.ask_save_as, QKeySequence("Ctrl+Shift+S"))
        scenario.addSeparator()
        self._action(scenario, "import", self.ask_import)
        self._action(scenario, "export", self.ask_export)
        scenario.addSeparator()
        self._action(scenario, "play", self.play, QKeySequence("Ctrl+Return"))
        self._action(scenario, "close", self.close, QKeySequence("Ctrl+W"))
        change = self._menu("change")
        self._action(change, "undo", self.drafting.undo, QKeySequence.StandardKey.Undo)
        self._action(change, "redo", self.drafting.redo, QKeySequence("Ctrl+Shift+Z"))
        change.addSeparator()
        self._action(change, "remove", self._switch_removing)
        change.addSeparator()
        self._action(change, "zoom_in", lambda: self.canvas.zoom_by(2**0.5), "Ctrl++")
        self._action(change, "zoom_out", lambda: self.canvas.zoom_by(2**-0.5), "Ctrl+-")
        self._action(change, "fit", self.canvas.fit, "Ctrl+0")

    def _menu(self, key: str) -> QMenu:
        menu = self.menuBar().addMenu(key)
        self._menus[key] = menu
        return menu

    def _action(
        self,
        menu: QMenu,
        key: str,
        act: Callable[[], object],
        keys: QKeySequence | QKeySequence.StandardKey | str | None = None,
    ) -> None:
        action = menu.addAction("")
        action.triggered.connect(lambda _=False: act())
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        self._actions[key] = action

    # -- following the plan -------------------------------------------------------------

    def _changed(self) -> None:
        """Show the plan everywhere."""
        drafting = self.drafting
        flaws = drafting.flaws()
        self.canvas.show_plan()
        self.canvas.show_flaws(frozenset(spot for flaw in flaws for spot in flaw.spots))
        self.palette_page.show_plan()
        for page in self.pages.values():
            page.show_plan()
        self.flaws.show_flaws(flaws)
        self._tell(self._pointed)
        for widget, able in (
            (self._undo, drafting.can_undo),
            (self._actions["undo"], drafting.can_undo),
            (self._redo, drafting.can_redo),
            (self._actions["redo"], drafting.can_redo),
            (self._play, not flaws),
            (self._actions["play"], not flaws),
        ):
            widget.setEnabled(able)
        self._entitle()

    def _entitle(self) -> None:
        title = self.drafting.title or self.tr("New scenario")
        self.setWindowTitle(f"{title}[*] – {self._name}")
        self.setWindowModified(self.drafting.unsaved)

    def _tool_chosen(self) -> None:
        self.canvas.show_plan()

    def _switch_removing(self) -> None:
        self.palette_page.removing.toggle()

    def _tell(self, spot: object) -> None:
        self._pointed = spot
        if spot is None:
            empty = not self.drafting.shop.spots(self.drafting.plan)
            self._told.setText(
                self.tr("Click or drag here to lay spaces; the tools are beside the board.")
                if empty
                else " "
            )
        else:
            words = language().text(self.drafting.shop.tell(self.drafting.plan, spot))  # type: ignore[arg-type]
            self._told.setText(words)
            self.canvas.setToolTip(words)
        self._told.set_colour("text_2")

    def _refuse(self, why: object) -> None:
        if isinstance(why, Msg):
            self.toast.say(language().text(why))

    def go_to(self, flaw: Flaw) -> None:
        """Go where a flaw can be mended."""
        if flaw.spots:
            self.tabs.turn_to(0)
            self.canvas.go_to(flaw.spots)
            return
        for number, page in enumerate(self.pages.values(), 1):
            if flaw.form in page.boxes:
                self.tabs.turn_to(number)
                page.go_to(flaw.form)
                return
        self.tabs.turn_to(0)
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- scenarios ----------------------------------------------------------------------

    def start_blank(self) -> None:
        """Begin with an empty board."""
        self._leave(self._fresh(self.drafting.start_blank))

    def start_from(self, key: str) -> None:
        """Begin with a scenario of the rulebook."""
        self._leave(self._fresh(lambda: self.drafting.start_from(key, language().text)))

    def _fresh(self, act: Callable[[], None]) -> Callable[[], None]:
        def do() -> None:
            act()
            self.canvas.fit()

        return do

    def _leave(self, act: Callable[[], None]) -> None:
        """Do something that puts the plan away; what is not saved is asked about."""
        if not self.drafting.unsaved:
            act()
            return

        def save() -> None:
            if self.save():
                act()

        self.message(
            lambda: self.tr("Keep the changes?"),
            lambda: self.tr("The scenario on the board was changed and is not saved."),
            Answer(lambda: self.tr("Throw away"), act),
            Answer(lambda: self.tr("Save"), save),
        )

    def message(
        self, title: Callable[[], str], text: Callable[[], str], *answers: Answer
    ) -> MessageSheet:
        """Open a sheet with one message above this window."""
        sheet = MessageSheet(title, text, answers, self)
        sheet.open()
        return sheet

    def ask_open(self) -> None:
        """Choose one of the player's scenarios."""
        sheet = LibrarySheet(self._game, self.drafting.folder, self, pictures=self._paths.cache)
        sheet.chosen.connect(lambda path: self._leave(partial(self.open_file, path)))
        sheet.open()

    def open_file(self, path: Path) -> None:
        """Go on with one of the player's scenarios."""
        self._try(path, self._fresh(lambda: self.drafting.open(path)))

    def take_file(self, path: Path) -> None:
        """Begin with a copy of a file from somewhere else."""
        self._try(path, self._fresh(lambda: self.drafting.take(path)))

    def _try(self, path: Path, act: Callable[[], None]) -> None:
        try:
            act()
        except ScenarioError as error:
            faults = error.faults
            self.message(
                lambda: self.tr("{name} is no scenario").format(name=path.name),
                lambda: "\n".join(language().text(fault) for fault in faults),
            )
        except OSError as error:
            why = reason(error)
            self.message(
                lambda: self.tr("{name} cannot be read").format(name=path.name),
                lambda: language().text(why),
            )

    def save(self) -> bool:
        """Write the scenario's file; tells whether that worked."""
        if not self.drafting.title:
            self.ask_save_as()
            return False
        return self._write(self.drafting.save)

    def ask_save_as(self) -> None:
        """Ask for a title and save under it."""
        sheet = TitleSheet(self.drafting.title, self)
        sheet.entitled.connect(lambda title: self._write(lambda: self.drafting.save_as(title)))
        sheet.open()

    def _write(self, act: Callable[[], Path]) -> bool:
        try:
            path = act()
        except OSError as error:
            why = language().text(reason(error))
            self.toast.say(self.tr("It could not be saved: {reason}").format(reason=why))
            return False
        self.toast.say(self.tr("Saved as {name}").format(name=path.name))
        return True

    def _kinds(self) -> str:
        return self.tr("Scenarios (*.json)")

    def ask_import(self) -> None:
        """Choose a file that somebody else made."""
        title = self.tr("Take a scenario from a file")
        name, _ = QFileDialog.getOpenFileName(self, title, "", self._kinds())
        if name:
            self._leave(partial(self.take_file, Path(name)))

    def ask_export(self) -> None:
        """Choose where a copy of the scenario is written."""
        title = self.tr("Write the scenario to a file")
        first = scenario_path(Path.home(), self.drafting.title or self.tr("Scenario"))
        name, _ = QFileDialog.getSaveFileName(self, title, str(first), self._kinds())
        if name:
            self.export_to(Path(name if name.endswith(".json") else name + SUFFIX))

    def export_to(self, path: Path) -> None:
        """Write a copy of the scenario."""

        def act() -> Path:
            self.drafting.export(path)
            return path

        self._write(act)

    def play(self) -> None:
        """Save the scenario and start a game with it."""
        if self.drafting.flaws():
            return
        if (self.drafting.unsaved or self.drafting.path is None) and not self.save():
            return
        self.play_wanted.emit(self._game.id, self.drafting.path)

    # -- window -------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        self.drafting.put_aside(self._aside)
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange and hasattr(self, "tabs"):
            self._fit_panel()
            self.canvas.show_plan()

    def _fit_panel(self) -> None:
        """Give the panel the width its words need."""
        self.tabs.setFixedWidth(max(round(px("body") * PANEL), self.tabs.least_width()))

    def _retranslate(self) -> None:
        speech = language()
        self._name = self.tr("Scenario editor")
        for key, words in {
            "scenario": self.tr("&Scenario"),
            "new": self.tr("&New"),
            "change": self.tr("&Edit"),
        }.items():
            self._menus[key].setTitle(words)
        for key, words in {
            "blank": self.tr("&Empty board"),
            "open": self.tr("&Open…"),
            "save": self.tr("&Save"),
            "save_as": self.tr("Save &as…"),
            "import": self.tr("&Take from a file…"),
            "export": self.tr("&Write to a file…"),
            "play": self.tr("&Play it"),
            "close": self.tr("&Close"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "remove": self.tr("Switch between &putting down and taking away"),
            "zoom_in": self.tr("Zoom &in"),
            "zoom_out": self.tr("Zoom &out"),
            "fit": self.tr("&Whole board"),
        }.items():
            self._actions[key].setText(words)
        for action, label in self._models:
            action.setText(speech.text(label))
        pages = [speech.text(page.page().title) for page in self.pages.values()]
        self.tabs.set_words([self.tr("Board"), *pages])
        self._fit_panel()
        self._undo.setText(self.tr("Undo"))
        self._redo.setText(self.tr("Redo"))
        self._save.setText(self.tr("Save"))
        self._play.setText(self.tr("Play it"))
        self._tell(None)
        self._entitle()
