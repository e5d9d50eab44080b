"""Pictures of a real game window, without a screen: ``boardgames-desktop-cli render``."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

import attrs
from PySide6.QtCore import QEventLoop, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.rules import Decision
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import GAME_IDS, load_game
from boardgames_desktop.gui import garbage, theme
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import SUFFIX, Save, write_save
from boardgames_desktop.services.settings import TEXT_SCALES, SettingsStore

ART_MS = 60_000
SETTLING_ROUNDS = 12
SLICE_MS = 20
SMALLEST, LARGEST = 320, 8192
USAGE_EXIT, FAILED_EXIT = 2, 1


def application() -> QApplication:
    """Return the application, made on the offscreen platform if there is none yet."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    made = QApplication(["boardgames-desktop-cli"])
    theme.apply(made)
    return made


def setup_of(game: AnyGame, variant: str, seed: int) -> Setup:
    """Return a table of people only, as many as the variant seats."""
    played = game.variant(variant)
    colours = game.seat_colours(played, played.book_seats[1])
    return Setup(
        game=game.id,
        variant=variant,
        seats=tuple(SeatSetup("", HUMAN, colour) for colour in colours),
        seed=seed,
    )


def play(setup: Setup, plies: int) -> GameSession[Any]:
    """Return a match played by random choices for ``plies`` entries, or to its end."""
    game = load_game(setup.game)
    session: GameSession[Any] = GameSession(game.rules(setup), setup)
    session.start()
    choices = random.Random(setup.seed)
    while session.ply < plies:
        asked = session.rules.asked(session.state)
        if not asked:
            break
        decision = session.rules.decision(session.state, asked[0])
        session.submit(asked[0], _choice(decision, choices))
    return session


def _choice(decision: Decision[Any], choices: random.Random) -> Action:
    return decision.sample(choices.randrange)


@attrs.frozen
class View:
    """What is to be drawn.

    Attributes:
        game, variant: ids; variant "" = the first one.
        plies: how many entries have been played, by random choices from ``seed``.
        size: of the window in pixels.
        theme: ``dark``, ``light`` or ``contrast``.
        language: one of the program's languages.
        text_scale: factor on text sizes.
    """

    game: str
    variant: str = ""
    plies: int = 60
    seed: int = 1
    size: tuple[int, int] = (1280, 720)
    theme: str = "dark"
    language: str = "en"
    text_scale: float = 1.0


def draw(view: View) -> QPixmap:
    """Paint the program's window with a match in it.

    Raises:
        KeyError: there is no such game or variant.
    """
    application()
    before = (theme.themes().choice, theme.themes().scale, language().code)
    theme.themes().set(view.theme, view.text_scale)
    language().set(view.language)
    try:
        return _grab(view)
    finally:
        theme.themes().set(*before[:2])
        language().set(before[2])


def _grab(view: View) -> QPixmap:
    from boardgames_desktop.gui.main_window import MainWindow

    game = load_game(view.game)
    setup = setup_of(game, view.variant or game.variants[0].id, view.seed)
    session = play(setup, view.plies)
    with TemporaryDirectory() as folder:
        place = Path(folder)
        paths = Paths(place / "data", place / "config", place / "state", Paths.default().cache)
        settings = SettingsStore()
        settings.update(
            animation=0.0,
            curtain=False,
            theme=view.theme,
            language=view.language,
            text_scale=view.text_scale,
        )
        file = place / f"position{SUFFIX}"
        write_save(file, Save.of(setup, session.log, session.rules, session.state))
        window = MainWindow(paths, settings)
        window.resize(QSize(*view.size))
        window.show()
        window.open_save(file)
        _settle()
        if window.table is not None:
            window.table.room.artwork.wait(ART_MS)
        _settle()
        if window.table is not None:
            window.table.room.scene.marks.complete()
            window.table.room.scene.place_names()
        picture = window.grab()
        window.close()
        window.deleteLater()
        _settle()
    return picture


def _settle() -> None:
    """Let layouts, timers and posted events come to rest."""
    for _ in range(SETTLING_ROUNDS):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, SLICE_MS)


# -- the command ------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def _parser() -> _Parser:
    parser = _Parser(prog="boardgames-desktop-cli render", allow_abbrev=False)
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--variant", default="")
    parser.add_argument("--plies", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=_size, default=(1280, 720), metavar="WIDTHxHEIGHT")
    parser.add_argument("--theme", choices=theme.THEME_NAMES, default="dark")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--text-scale", type=float, choices=TEXT_SCALES, default=1.0)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    return parser


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    if not (wide.isascii() and wide.isdigit() and high.isascii() and high.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not WIDTHxHEIGHT")
    size = int(wide), int(high)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise argparse.ArgumentTypeError(f"{text}: {SMALLEST} to {LARGEST} pixels a side")
    return size


def render(arguments: Sequence[str]) -> int:
    """Draw a window as the command line asks; returns the exit code."""
    try:
        given = _parser().parse_args(list(arguments))
        variants = [variant.id for variant in load_game(given.game).variants]
        if given.variant and given.variant not in variants:
            raise ValueError(f"--variant: {given.variant!r} is not one of {', '.join(variants)}")
        if given.plies < 0 or not 0 <= given.seed < 1 << 64:
            raise ValueError("--plies and --seed are 0 or more, and fit in 64 bits")
    except ValueError as error:
        sys.stderr.write(f"boardgames-desktop-cli render: {error}\n")
        return USAGE_EXIT
    garbage.put_off()
    picture = draw(
        View(
            game=given.game,
            variant=given.variant,
            plies=given.plies,
            seed=given.seed,
            size=given.size,
            theme=given.theme,
            language=given.language,
            text_scale=given.text_scale,
        )
    )
    if not picture.save(str(given.out)):
        sys.stderr.write(f"boardgames-desktop-cli render: {given.out} cannot be written\n")
        return FAILED_EXIT
    return 0
