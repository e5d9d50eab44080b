"""Pictures of a real game window, without a screen: ``boardgames-desktop-cli render``."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import attrs
from PySide6.QtCore import QEventLoop, QMessageLogContext, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.rules import Decision
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import GAME_IDS, load_game
from boardgames_desktop.gui import garbage, theme
from boardgames_desktop.services.asked import seed_of, variant_of
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import SUFFIX, Save, write_save
from boardgames_desktop.services.settings import TEXT_SCALES, SettingsStore
from boardgames_desktop.services.usage import (
    HelpText,
    UsageError,
    UsageParser,
    complaint,
    help_text,
    wrong,
)

ART_MS = 60_000
SETTLING_ROUNDS = 12
SLICE_MS = 20
SMALLEST, LARGEST = 320, 8192
FAILED_EXIT = 1
PROGRAM = "boardgames-desktop-cli render"


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


def _parser() -> UsageParser:
    about = help_text("services.usage.render")
    parser = UsageParser(prog=PROGRAM, description=about)
    options: tuple[tuple[str, HelpText, dict[str, Any]], ...] = (
        ("game", help_text("services.usage.game"), {"choices": GAME_IDS}),
        ("--variant", help_text("services.usage.first_variant"), {"default": ""}),
        ("--plies", help_text("services.usage.plies"), {"type": int, "default": 60}),
        ("--seed", help_text("services.usage.seed"), {"default": "1"}),
        (
            "--size",
            help_text("services.usage.size"),
            {"default": "1280x720", "metavar": "WIDTHxHEIGHT"},
        ),
        (
            "--theme",
            help_text("services.usage.theme"),
            {"choices": theme.THEME_NAMES, "default": "dark"},
        ),
        (
            "--language",
            help_text("services.usage.language", names=", ".join(LANGUAGES)),
            {"choices": LANGUAGES, "default": "en", "metavar": "CODE"},
        ),
        (
            "--text-scale",
            help_text("services.usage.text_scale"),
            {"type": float, "choices": TEXT_SCALES, "default": 1.0},
        ),
        (
            "--out",
            help_text("services.usage.picture_file"),
            {"type": Path, "required": True, "metavar": "FILE"},
        ),
    )
    for name, words, more in options:
        parser.add_argument(name, help=words, **more)
    return parser


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    if not all(side.isascii() and side.isdigit() and len(side) < 6 for side in (wide, high)):
        raise wrong("no_size", value=repr(text))
    size = int(wide), int(high)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise wrong("size_range", value=text, least=str(SMALLEST), most=str(LARGEST))
    return size


def _view(arguments: Sequence[str]) -> tuple[View, Path]:
    """Return what is to be drawn, and into which file; raises UsageError."""
    given = _parser().parse_args(list(arguments))
    if given.plies < 0:
        raise wrong("at_least_nought", option="--plies")
    view = View(
        game=given.game,
        variant=variant_of(load_game(given.game), given.variant).id,
        plies=given.plies,
        seed=seed_of(given.seed),
        size=_size(given.size),
        theme=given.theme,
        language=given.language,
        text_scale=given.text_scale,
    )
    return view, given.out


@contextmanager
def _no_word_of_hints() -> Iterator[None]:
    """Keep the platform without a screen from saying that it gives windows no hints of size."""

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        del kind, context
        if "propagateSizeHints" not in message:
            sys.stderr.write(f"{message}\n")

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def render(arguments: Sequence[str]) -> int:
    """Draw a window as the command line asks; returns the exit code. Raises UsageError."""
    try:
        view, out = _view(arguments)
    except UsageError as error:
        raise UsageError(error.msg, PROGRAM) from error
    garbage.put_off()
    with _no_word_of_hints():
        drawn = draw(view).save(str(out))
    if not drawn:
        failure = Msg("services.usage.unwritable", {"file": str(out)})
        sys.stderr.write(f"{PROGRAM}: {complaint(arguments, failure)}\n")
        return FAILED_EXIT
    return 0
