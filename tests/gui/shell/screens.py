"""Every dialog and page of the shell, made for a test, and ways to look at its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

import attrs
from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QToolButton,
    QWidget,
)

from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.about import AboutSheet
from boardgames_desktop.gui.command_palette import CommandPalette
from boardgames_desktop.gui.curtain import Curtain
from boardgames_desktop.gui.dialog import Column
from boardgames_desktop.gui.dice_proof import DiceSheet
from boardgames_desktop.gui.editor.library import LibrarySheet, TitleSheet
from boardgames_desktop.gui.editor.window import EditorWindow
from boardgames_desktop.gui.game_over import GameOverSheet
from boardgames_desktop.gui.lessons.card import LessonCard
from boardgames_desktop.gui.lessons.lesson_list import LessonSheet
from boardgames_desktop.gui.load_game import LoadSheet
from boardgames_desktop.gui.messages import Answer, MessageSheet
from boardgames_desktop.gui.new_game import NewGameSheet
from boardgames_desktop.gui.replay_bar import ReplayBar
from boardgames_desktop.gui.review_panel import ReviewPanel
from boardgames_desktop.gui.review_trial import Trial
from boardgames_desktop.gui.settings_dialog import SettingsSheet
from boardgames_desktop.gui.shelf import Shelf
from boardgames_desktop.gui.shortcut_overview import ShortcutSheet
from boardgames_desktop.gui.shortcuts import Commands, command_words
from boardgames_desktop.gui.start_page import StartPage
from boardgames_desktop.services.lesson import Tutor
from boardgames_desktop.services.lesson_file import read_lesson
from boardgames_desktop.services.lesson_progress import LessonProgress, Mark
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import resources
from boardgames_desktop.services.review import Mistake, Verdict
from boardgames_desktop.services.scenarios import SUFFIX, keep_scenario

Maker = Callable[[QMainWindow, Shelf, object], QWidget]


def _message(window, shelf, store) -> QWidget:
    return MessageSheet(
        lambda: command_words()["report"],
        lambda: command_words()["continue"],
        (Answer(lambda: command_words()["save"]), Answer(lambda: command_words()["leave"])),
        window,
        safe=lambda: command_words()["about"],
    )


def _curtain(window, shelf, store) -> QWidget:
    curtain = Curtain(window.centralWidget())
    curtain.fall("Ελευθερία", "red")
    return curtain


def _replay(window, shelf, store) -> QWidget:
    bar = ReplayBar(window)
    bar.open(120, [0, 40, 80])
    return bar


class SilentAnalyst(QObject):
    """Says what a test wants it to say, and nothing else."""

    course = Signal(object)
    progress = Signal(int, int)
    mistakes = Signal(object)
    tried = Signal(int, object)
    failed = Signal(object)

    def ask_course(self, plies) -> None:
        self.course.emit([(ply, [0.7, 0.3] if ply % 2 else [0.4, 0.6]) for ply in plies])

    def ask_mistakes(self, seats) -> None:
        del seats


@lru_cache
def finished_game():
    """Return a finished game of two, its first seat a person with a long name."""
    options = {"setup": "dealt", "placement": "random"}
    contest = Contest.checked(
        "risk", "classic", ("easy", "normal"), games=1, options=options, seed=5
    )
    session = played(contest, 0)
    first, *others = session.setup.seats
    first = attrs.evolve(first, kind=HUMAN, name="Ελευθερία-Αλεξάνδρα")
    return attrs.evolve(session.setup, seats=(first, *others)), tuple(session.log)


def _finished(window, store) -> Match:
    setup, entries = finished_game()
    return Match(setup, settings=store, entries=entries, parent=window)


def _mistake() -> Mistake:
    _, entries = finished_game()
    ply = next(
        ply
        for ply, entry in enumerate(entries)
        if entry.seat == 0 and entry.action[0] in ("attack", "storm")
    )
    better = Verdict(("end_combat",), 0.5, 0.1, 0.01)
    return Mistake(ply, 0, Verdict(entries[ply].action, 0.4, 0.0, 0.0), better)


def _review(window, shelf, store) -> QWidget:
    match = _finished(window, store)
    analyst = SilentAnalyst(window)
    panel = ReviewPanel(match, match.history(), analyst, window)
    panel.search.click()
    analyst.progress.emit(3, 120)
    analyst.mistakes.emit([_mistake()] * 5)
    return panel


def _trial(window, shelf, store) -> QWidget:
    match = _finished(window, store)
    analyst = SilentAnalyst(window)
    trial = Trial(
        match,
        match.history(),
        _mistake(),
        analyst,
        store,
        pictures=shelf.paths.cache / "maps",
        parent=window,
    )
    trial.destroyed.connect(trial.room.close)
    trial.rehearsal.submit(("end_combat",))
    trial.show_better.click()
    return trial


def _dice(window, shelf, store) -> QWidget:
    sheet = DiceSheet(_finished(window, store), window)
    sheet.check.click()
    return sheet


def _editor(window, shelf, store) -> QWidget:
    editor = EditorWindow(load_game("warcraft"), shelf.paths, window)
    editor.start_from("nordrassil")
    editor.drafting.put(editor.drafting.shop.blank())
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return editor


def _library(window, shelf, store) -> QWidget:
    folder = shelf.paths.scenarios("warcraft")
    keep_scenario(folder / f"Ελευθερία-Αλεξάνδρα{SUFFIX}", "{}")
    return LibrarySheet(load_game("warcraft"), folder, window)


def _made_by_players(window, shelf, store) -> QWidget:
    _library(window, shelf, store).deleteLater()
    sheet = NewGameSheet(store, window, game_id="warcraft", scenarios=shelf.paths.scenarios)
    sheet._own.reader.wait()
    return sheet


def _lessons(window, shelf, store) -> QWidget:
    progress = LessonProgress(shelf.paths.lessons)
    progress.keep("risk/first-war", Mark(0, "attack", (("place venezuela 4",),)))
    progress.finish("warcraft/orc")
    return LessonSheet(resources() / "lessons", progress, window)


def _lesson_card(window, shelf, store) -> QWidget:
    root = resources() / "lessons"
    progress = LessonProgress(shelf.paths.lessons)
    tutor = Tutor(root, read_lesson(root, "risk", "first-war"), progress, store, window)
    tutor.begin()
    tutor.next()
    card = LessonCard(tutor, window.centralWidget())
    card.refresh()
    card.destroyed.connect(tutor.close)
    return card


def _load(window, shelf, store) -> QWidget:
    sheet = LoadSheet(shelf, window)
    shelf.reader.wait()
    sheet._look()
    shelf.reader.wait()
    return sheet


MAKERS: dict[str, Maker] = {
    "lessons": _lessons,
    "lesson card": _lesson_card,
    "editor": _editor,
    "library": _library,
    "title": lambda window, shelf, store: TitleSheet("", window),
    "made by players": _made_by_players,
    "new game": lambda window, shelf, store: NewGameSheet(store, window),
    "load": _load,
    "settings": lambda window, shelf, store: SettingsSheet(store, window),
    "shortcuts": lambda window, shelf, store: ShortcutSheet(Commands(store, window), window),
    "about": lambda window, shelf, store: AboutSheet(window),
    "palette": lambda window, shelf, store: CommandPalette(Commands(store, window), window),
    "message": _message,
    "start": lambda window, shelf, store: StartPage(
        Commands(store, window), window, pictures=shelf.paths.cache / "maps"
    ),
    "curtain": _curtain,
    "replay": _replay,
    "review": _review,
    "trial": _trial,
    "dice": _dice,
    "game over": lambda window, shelf, store: GameOverSheet(_finished(window, store), window),
}


def show(widget: QWidget, size: QSize) -> None:
    """Show a widget as large as a window of ``size`` lets it be."""
    if isinstance(widget, QDialog):
        widget.open()
        widget.resize(widget.size().boundedTo(size))
    else:
        high = size.height() if not isinstance(widget, ReplayBar) else widget.sizeHint().height()
        wide = size.width() if not isinstance(widget, ReviewPanel) else widget.sizeHint().width()
        widget.resize(wide, high)
        widget.show()


def words(root: QWidget) -> list[tuple[str, str]]:
    """Return every word of a widget tree with where it stands, in a fixed order."""
    found: list[tuple[str, str]] = [("title", root.windowTitle())]
    for widget in [root, *root.findChildren(QWidget)]:
        kind = type(widget).__name__
        found.append((f"{kind} name", widget.accessibleName()))
        found.append((f"{kind} tip", widget.toolTip()))
        if isinstance(widget, QLabel | QAbstractButton):
            found.append((kind, widget.text()))
        if isinstance(widget, QComboBox):
            found += [(kind, widget.itemText(i)) for i in range(widget.count())]
        if isinstance(widget, QLineEdit):
            found.append((kind, widget.placeholderText()))
    found += [("action", action.text()) for action in root.findChildren(QAction)]
    return sorted(found)


def cut(root: QWidget) -> Iterator[str]:
    """Yield every label and button whose words do not fit into it."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, Column):
            content = widget.widget()
            if content.width() > widget.viewport().width():
                yield f"{type(root).__name__}: its content is wider than its column"
            continue
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                needed = QSize(0, widget.heightForWidth(widget.width()))
                needed.setWidth(widget.minimumSizeHint().width())
            else:
                needed = widget.sizeHint()
        elif isinstance(widget, QAbstractButton) and widget.text():
            if widget.hasHeightForWidth():
                needed = QSize(0, widget.heightForWidth(widget.width()))
            elif isinstance(widget, QToolButton) and not widget.icon().isNull():
                continue
            else:
                needed = widget.minimumSizeHint()
        elif isinstance(widget, QComboBox):
            needed = widget.minimumSizeHint()
        else:
            continue
        if needed.width() > widget.width() or needed.height() > widget.height():
            yield (
                f"{type(widget).__name__} {getattr(widget, 'text', widget.accessibleName)()!r}: "
                f"needs {needed.toTuple()}, has {widget.size().toTuple()}"
            )
