"""``--smoke``: every screen, every game, five languages, a few plies, a save and back."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import catalogue
from boardgames_desktop.gui.command_line import Launch
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.theme import apply as apply_theme
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.lesson_file import lesson_names
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import SUFFIX, read_save
from boardgames_desktop.services.settings import SettingsStore

PLIES = 20
PATIENCE_S = 25
"""Longest wait for the computers to play that many actions."""


class SmokeError(Exception):
    """Something does not work; the message says what."""


def _tell(words: str) -> None:
    if sys.stdout is not None:
        sys.stdout.write(f"smoke: {words}\n")
        sys.stdout.flush()


def _settle(milliseconds: int = 20) -> None:
    """Let Qt do what is waiting."""
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, milliseconds)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _wait(done: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not done():
        if time.monotonic() > end:
            raise SmokeError(f"waited {PATIENCE_S} s for {what}")
        _settle()


def _paint(widget: QWidget, what: str) -> None:
    """Paint a screen; a blank picture is an error."""
    _settle()
    image = widget.grab().toImage()
    if image.isNull() or image.width() < 2:
        raise SmokeError(f"{what} has no size")
    first = image.pixel(0, 0)
    across = range(0, image.width(), max(1, image.width() // 40))
    down = range(0, image.height(), max(1, image.height() // 40))
    if all(image.pixel(x, y) == first for x in across for y in down):
        raise SmokeError(f"{what} is blank")


def smoke() -> int:
    """Run the whole check; returns 0, or 1 after one line that says what is wrong."""
    start = time.monotonic()
    trouble: list[str] = []
    hook = sys.excepthook

    def catch(kind: type[BaseException], error: BaseException, trace: object) -> None:
        del trace
        trouble.append(f"{kind.__name__}: {error}")

    sys.excepthook = catch
    try:
        with tempfile.TemporaryDirectory(prefix="four-fronts-smoke-") as folder:
            _run(Paths.under(Path(folder)))
        if trouble:
            raise SmokeError(trouble[0])
    except Exception as error:
        name = "" if isinstance(error, SmokeError) else f"{type(error).__name__}: "
        sentence = " ".join(f"{name}{error}".split())
        if sys.stderr is not None:
            sys.stderr.write(f"smoke: failed: {sentence}\n")
        return 1
    finally:
        sys.excepthook = hook
    _tell(f"all well after {time.monotonic() - start:.1f} s")
    return 0


def _run(paths: Paths) -> None:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise SmokeError("there is no application")
    store = SettingsStore(paths.settings)
    store.update(animation=0.0, pace="instant", language="en", theme="dark")
    language().set("en")
    themes().set("dark", 1.0)
    apply_theme(app)
    window = MainWindow(paths, store)
    store.changed.connect(lambda settings: themes().set(settings.theme, settings.text_scale))
    window.resize(1280, 720)
    window.show()
    _paint(window, "the start page")
    _tell("start page")
    _dialogs(window)
    for game in catalogue():
        _game(window, game)
    _lessons(window)
    _languages(window)
    _themes(window, store)
    window.show_start()
    window.close()
    _settle()


def _dialogs(window: MainWindow) -> None:
    for command in ("new", "open", "settings", "shortcuts", "about"):
        window.commands[command].trigger()
        _settle()
        opened = window.dialogs()
        if not opened:
            raise SmokeError(f"the command {command} opened no dialog")
        _paint(opened[-1], f"the dialog of {command}")
        opened[-1].reject()
        _settle()
    window.show_rulebook()
    if window.rulebook is not None:
        _paint(window.rulebook, "the rulebook")
        window.rulebook.close()
    window.open_editor()
    if window.editor is not None:
        _paint(window.editor, "the scenario editor")
        window.editor.close()
    _tell("new game, open, settings, shortcuts, about, rulebook, scenario editor")


def _game(window: MainWindow, game: AnyGame) -> None:
    for variant in game.variants:
        levels = ("easy", "normal", "hard")
        seats = tuple(
            SeatSetup("", levels[index % len(levels)], colour)
            for index, colour in enumerate(game.seat_colours(variant, variant.book_seats[0]))
        )
        window.handle(Launch(setup=Setup(game.id, variant.id, seats, seed=7)))
        match = window.match
        if match is None:
            raise SmokeError(f"{game.id} {variant.id} does not start")
        _wait(partial(_far_enough, match), f"{game.id} {variant.id}")
        match.set_paused(True)
        _paint(window, f"the table of {game.id} {variant.id}")
        plies = match.ply
        _save_and_back(window, match)
        _tell(f"{game.id} {variant.id}: {plies} actions, saved, loaded, same position")


def _lessons(window: MainWindow) -> None:
    """Open the first step of every lesson."""
    names = lesson_names(window.school.root)
    for game, name in names:
        window.handle(Launch(lesson=(game, name)))
        _wait(partial(window.school.teaches, game, name), f"the lesson {game}/{name}")
        _paint(window, f"the lesson {game}/{name}")
    _tell(f"lessons {', '.join('/'.join(one) for one in names)}")


def _far_enough(match: Match) -> bool:
    return match.ply >= PLIES or match.is_over


def _save_and_back(window: MainWindow, match: Match) -> None:
    path = window.shelf.paths.saves / f"smoke{SUFFIX}"
    match.save(path)
    wanted = match.rules.key(match.session.state)
    save = read_save(path)
    session = GameSession(match.rules, save.setup)
    session.replay(save.entries)
    if match.rules.key(session.state) != wanted:
        raise SmokeError(f"{match.game.id}: a loaded save gives another position")
    window.open_review()
    _paint(window, "the review")
    window.review_page.bar.go(0)
    _settle()
    window.commands["review"].trigger()
    window.open_save(path)
    again = window.match
    if again is None or again.rules.key(again.session.state) != wanted:
        raise SmokeError(f"{save.setup.game}: an opened save gives another position")
    again.set_paused(True)
    _settle()


def _languages(window: MainWindow) -> None:
    dialog: QDialog | None = None
    window.commands["settings"].trigger()
    dialog = window.dialogs()[-1]
    for code in LANGUAGES:
        language().set(code)
        _settle()
        _paint(window, f"the table in {code}")
        _paint(dialog, f"the settings in {code}")
    dialog.reject()
    language().set("en")
    _tell(f"languages {', '.join(LANGUAGES)}")


def _themes(window: MainWindow, store: SettingsStore) -> None:
    for name in ("light", "contrast", "dark"):
        store.update(theme=name)
        _paint(window, f"the table in theme {name}")
    store.update(text_scale=1.5)
    _paint(window, "the table with large text")
    store.update(text_scale=1.0)
    _tell("themes light, contrast, dark; text 150 %")
