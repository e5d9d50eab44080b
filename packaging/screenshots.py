"""Every screen in every theme, size and language: screenshots.py OUTDIR [--quick].

Pictures are named ``screen-theme-size-language.png``. Two more, a game of each kind, go into
``resources/screenshots`` for the README.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from boardgames_desktop.ai import choose
from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.application import make_application
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.render import render
from boardgames_desktop.gui.theme import apply as apply_theme
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.lesson_file import lesson_names
from boardgames_desktop.services.paths import Paths, resources
from boardgames_desktop.services.saves import Save, write_save
from boardgames_desktop.services.settings import SettingsStore

SIZES = (QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080))
THEMES = ("dark", "light", "contrast")
LANGUAGES = ("en", "el", "cs", "da", "nb")
NAMES = ("Freja", "Mikkel", "Sigrid")
SEED = 7
PLIES = 230
MEANT = {"storm": "attack"}
MOST_BYTES = 700_000
LESSON_S = 60
"""A lesson is on its table by then; it is played by a thread before."""
SHORT = ("start", "new", "table-attack")
"""Screens with the least room for words."""


def settle(milliseconds: int = 30) -> None:
    """Let Qt do what is waiting."""
    end = time.monotonic() + milliseconds / 1000
    while True:
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if time.monotonic() > end:
            return
        time.sleep(0.002)


class Studio:
    """One window that is dressed and photographed again and again."""

    def __init__(self, home: Path) -> None:
        app = make_application()
        self.paths = Paths.under(home)
        self.store = SettingsStore(self.paths.settings)
        self.store.update(pace="instant", animation=0.0)
        apply_theme(app)
        self.window = MainWindow(self.paths, self.store)
        self.window.show()
        self.saves = {verb: self._save(verb) for verb in ("place", "attack", "defend", "move_in")}
        self.saves["over"] = self._save("")

    def _save(self, verb: str) -> Path:
        """Write a save of the first moment of a normal game at which ``verb`` comes next."""
        game = load_game("risk")
        seats = tuple(
            SeatSetup(name, HUMAN, colour, 0)
            for name, colour in zip(NAMES, game.colours, strict=False)
        )
        options = {"setup": "dealt", "placement": "random", "turn_cap": "50"}
        setup = Setup("risk", "classic", seats, SEED, options)
        session = GameSession(game.rules(setup), setup)
        session.start()
        for action in course(session):
            if MEANT.get(action[0], action[0]) == verb and session.ply > PLIES:
                break
        path = self.paths.saves / f"{verb or 'over'}.4f.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_save(path, Save.of(setup, session.log, session.rules, session.state))
        return path

    def dress(self, theme: str, code: str, size: QSize) -> None:
        """Change theme, language and size."""
        self.store.update(theme=theme)
        language().set(code)
        themes().set(theme, 1.0)
        self.window.resize(size)
        settle()

    def table(self, moment: str) -> QWidget:
        """Put a game on the table."""
        self.window.open_save(self.saves[moment])
        table = self.window.table
        if table is None:
            raise RuntimeError(f"the game before {moment} does not open")
        settle()
        table.view.settle_now()
        table.room.artwork.wait(60_000)
        settle()
        return self.window

    # -- screens ------------------------------------------------------------------------

    def screens(self) -> Iterator[tuple[str, Callable[[], QWidget]]]:
        """Yield the name of every screen and what brings it up."""
        yield "start", self._start
        for name in ("new", "open", "lessons", "settings", "shortcuts", "about"):
            yield name, lambda name=name: self._dialog(name)
        for moment in ("place", "attack", "defend", "move_in"):
            yield f"table-{moment}", lambda moment=moment: self.table(moment)
        for game, name in lesson_names(self.window.school.root):
            yield f"lesson-{name}", lambda game=game, name=name: self._lesson(game, name)
        yield "rulebook", self._rulebook
        yield "curtain", self._curtain
        yield "over", self._over

    def _start(self) -> QWidget:
        self.window.show_start()
        settle(60)
        return self.window

    def _dialog(self, name: str) -> QWidget:
        self.window.commands[name].trigger()
        settle()
        dialog = self.window.dialogs()[-1]
        dialog.resize(dialog.size().boundedTo(self.window.size()))
        settle()
        return dialog

    def _lesson(self, game: str, name: str) -> QWidget:
        self.window.school.open(game, name)
        end = time.monotonic() + LESSON_S
        while not self.window.school.teaches(game, name):
            if time.monotonic() > end:
                raise RuntimeError(f"the lesson {game}/{name} does not open")
            settle()
        table = self.window.table
        if table is None:
            raise RuntimeError(f"the lesson {game}/{name} is on no table")
        table.view.settle_now()
        table.room.artwork.wait(60_000)
        settle(400)
        return self.window

    def _rulebook(self) -> QWidget:
        self.window.show_rulebook()
        book = self.window.rulebook
        if book is None:
            raise RuntimeError("the rulebook does not open")
        book.resize(self.window.size().boundedTo(QSize(1120, 760)))
        settle()
        return book

    def _curtain(self) -> QWidget:
        self.window.curtain.fall(NAMES[0], "red")
        settle()
        return self.window

    def _over(self) -> QWidget:
        self.table("over")
        end = time.monotonic() + 20
        while not self.window.dialogs():
            if time.monotonic() > end:
                raise RuntimeError("nothing tells that the game is over")
            settle()
        settle()
        return self.window.dialogs()[-1]

    def tidy(self) -> None:
        """Close whatever stands above the window."""
        for dialog in self.window.dialogs():
            dialog.reject()
        if self.window.rulebook is not None:
            self.window.rulebook.close()
        self.window.curtain.hide()
        settle(5)


def course(session: GameSession[Any]) -> Iterator[Action]:
    """Play as easy computers do; yields every action before it is done."""
    while not session.over:
        seat = session.rules.asked(session.state)[0]
        action = choose(session.rules, session.observe(seat), seat, "easy", session.ply)[0]
        yield action
        session.submit(seat, action)


def combinations(quick: bool) -> Iterator[tuple[str, str, QSize, bool]]:
    """Yield theme, language, size, and whether every screen is wanted.

    Every theme, size and language is seen with every screen; all three together only where a
    table has the least room.
    """
    yield "dark", "en", SIZES[1], True
    yield "light", "el", SIZES[0], True
    if quick:
        return
    yield "contrast", "cs", SIZES[2], True
    yield "dark", "da", SIZES[0], True
    yield "light", "nb", SIZES[1], True
    for theme in THEMES:
        for code in LANGUAGES:
            yield theme, code, SIZES[0], False


def photograph(studio: Studio, out: Path, quick: bool) -> int:
    """Take all pictures; returns how many."""
    taken = 0
    for theme, code, size, every in combinations(quick):
        studio.dress(theme, code, size)
        for name, show in studio.screens():
            if not every and name not in SHORT:
                continue
            picture = show().grab()
            file = out / f"{name}-{theme}-{size.width()}x{size.height()}-{code}.png"
            if not picture.save(str(file)):
                raise OSError(f"{file} cannot be written")
            taken += 1
            studio.tidy()
    return taken


def readme_pictures(studio: Studio) -> list[Path]:
    """Take the README's pictures, small enough to be looked at by mail: Risk and Warcraft."""
    studio.dress("dark", "da", QSize(1280, 720))
    risk = kept_small(studio.table("attack").grab().toImage(), "risk")
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder) / "warcraft.png"
        rendered = render(
            f"warcraft --plies 420 --seed 12 --size 1600x900 --language nb --out {drawn}".split()
        )
        if rendered:
            raise OSError("Warcraft could not be drawn")
        return [risk, kept_small(QImage(str(drawn)), "warcraft")]


def kept_small(picture: QImage, name: str) -> Path:
    """Write a picture for the README in few colours; raises OSError if it is too large."""
    path = resources() / "screenshots" / f"{name}.png"
    path.parent.mkdir(exist_ok=True)
    picture = picture.convertToFormat(
        QImage.Format.Format_Indexed8, Qt.ImageConversionFlag.DiffuseDither
    )
    picture.save(str(path), "PNG", 0)
    if path.stat().st_size > MOST_BYTES:
        raise OSError(f"{path} has {path.stat().st_size} bytes; at most {MOST_BYTES} are wanted")
    return path


def main() -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("outdir", type=Path)
    parser.add_argument("--quick", action="store_true", help="two combinations only")
    parser.add_argument("--readme", action="store_true", help="the README's pictures only")
    arguments = parser.parse_args()
    arguments.outdir.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(Path(home))
        taken = 0 if arguments.readme else photograph(studio, arguments.outdir, arguments.quick)
        readme = readme_pictures(studio)
        studio.window.close()
    print(f"{taken} pictures and {', '.join(map(str, readme))} in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
