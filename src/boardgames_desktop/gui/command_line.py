"""The command line, read before Qt is loaded: a wrong word costs a line, not a window."""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from boardgames_desktop import __version__
from boardgames_desktop.ai import LEVELS
from boardgames_desktop.core.game import AnyGame, ScenarioError, Variant
from boardgames_desktop.core.setup import HUMAN, MAX_DOCUMENT, Document, SeatSetup, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import GAME_IDS, load_game
from boardgames_desktop.gui import garbage
from boardgames_desktop.services.asked import (
    SEED_TOP,
    check_seats,
    game_of,
    options_of,
    seed_of,
    variant_of,
)
from boardgames_desktop.services.usage import (
    USAGE_EXIT,
    UsageError,
    UsageParser,
    complaint,
    help_text,
    not_one_of,
    wrong,
)

LANGUAGE_CODES = ("en", "nb", "da", "cs", "el")

PROGRAM = "boardgames-desktop"

NO_SCREEN_EXIT = 3


@attrs.frozen
class Launch:
    """What the command line asks for.

    Attributes:
        save: a saved game to open.
        setup: a game to start at once.
        lesson: game and name of a lesson to take.
        language: language of this run; None = the setting.
        smoke: try every screen and game, then exit.
        worker: be the opponents' process.
        analyst: be the process that judges finished games.
        studio: be the process that paints a map.
        version: print the version.
    """

    save: Path | None = None
    setup: Setup | None = None
    lesson: tuple[str, str] | None = None
    language: str | None = None
    smoke: bool = False
    worker: bool = False
    analyst: bool = False
    studio: bool = False
    version: bool = False


def _parser() -> UsageParser:
    parser = UsageParser(prog=PROGRAM, description=help_text("services.usage.about"))
    example = f"human,normal,{LEVELS[-1]}"
    for name, metavar, words in (
        ("--new", "GAME", help_text("services.usage.new", names=", ".join(GAME_IDS))),
        ("--seats", "LIST", help_text("services.usage.seats", example=example)),
        ("--variant", "ID", help_text("services.usage.variant")),
        ("--scenario", "FILE", help_text("services.usage.scenario")),
        ("--option", "KEY=VALUE", help_text("services.usage.option")),
        ("--seed", "N", help_text("services.usage.seed")),
        ("--lesson", "GAME/LESSON", help_text("services.usage.lesson")),
        (
            "--language",
            "CODE",
            help_text("services.usage.language", names=", ".join(LANGUAGE_CODES)),
        ),
    ):
        many: dict[str, Any] = {"action": "append", "default": []} if name == "--option" else {}
        parser.add_argument(name, metavar=metavar, help=words, **many)
    parser.add_argument(
        "save", nargs="?", type=Path, metavar="SAVE", help=help_text("services.usage.save")
    )
    parser.add_argument("--smoke", action="store_true", help=help_text("services.usage.smoke"))
    for name in ("--ai-worker", "--ai-analyst", "--paint-map"):
        parser.add_argument(name, action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--version", action="store_true", help=help_text("services.usage.version"))
    return parser


def parse(argv: Sequence[str]) -> Launch:
    """Return what ``argv`` asks for; raises UsageError."""
    given = _parser().parse_args(list(argv))
    if given.language is not None and given.language not in LANGUAGE_CODES:
        raise not_one_of("--language", given.language, LANGUAGE_CODES)
    for flag in ("seats", "variant", "scenario", "option", "seed"):
        if getattr(given, flag) and given.new is None:
            raise wrong("needs_new", option=f"--{flag}")
    if given.save is not None and given.new is not None:
        raise wrong("save_or_new")
    if given.lesson is not None and (given.new is not None or given.save is not None):
        raise wrong("only_lesson")
    return Launch(
        save=given.save.absolute() if given.save is not None else None,
        setup=_setup(given) if given.new is not None else None,
        lesson=_lesson(given.lesson) if given.lesson is not None else None,
        language=given.language,
        smoke=given.smoke,
        worker=given.ai_worker,
        analyst=given.ai_analyst,
        studio=given.paint_map,
        version=given.version,
    )


def _lesson(wanted: str) -> tuple[str, str]:
    """Return game and name of a lesson; raises UsageError if there is none."""
    from boardgames_desktop.services.lesson_file import lesson_names
    from boardgames_desktop.services.paths import resources

    known = {f"{game}/{name}": (game, name) for game, name in lesson_names(resources() / "lessons")}
    if wanted not in known:
        raise not_one_of("--lesson", wanted, known)
    return known[wanted]


def _setup(given: argparse.Namespace) -> Setup:
    game = game_of(given.new)
    variant, document = _variant(given, game)
    setup = Setup(
        game=game.id,
        variant=variant.id,
        seats=_seats(given.seats, game, variant),
        seed=secrets.randbelow(SEED_TOP) if given.seed is None else seed_of(given.seed),
        options=options_of(given.option, variant),
        document=document,
    )
    try:
        game.rules(setup)
    except ValueError as error:
        raise wrong("refused", reason=str(error)) from error
    return setup


def _variant(given: argparse.Namespace, game: AnyGame) -> tuple[Variant, Document]:
    """Return what is played, and the text of the scenario's file if a player made it."""
    if given.scenario is None:
        return variant_of(game, given.variant), Document("")
    if given.variant is not None:
        raise wrong("variant_or_scenario")
    if not game.makes_scenarios:
        raise wrong("no_scenarios", game=game.id)
    from boardgames_desktop.services.files import TooLargeError, read_capped

    file = given.scenario
    try:
        text = read_capped(Path(file), MAX_DOCUMENT).decode("utf-8")
        return game.own_variant(Document(text)), Document(text)
    except ScenarioError as error:
        params = {"file": file, "fault": error.faults[0]}
        raise UsageError(Msg("services.usage.faulty_scenario", params)) from error
    except (TooLargeError, UnicodeDecodeError) as error:
        raise wrong("no_scenario", file=file) from error
    except OSError as error:
        from boardgames_desktop.services.wording import reason

        params = {"option": "--scenario", "file": file, "reason": reason(error)}
        raise UsageError(Msg("services.usage.file_trouble", params)) from error


def _seats(text: str | None, game: AnyGame, variant: Variant) -> tuple[SeatSetup, ...]:
    if text is None:
        kinds = [HUMAN, *["normal"] * (variant.book_seats[0] - 1)]
    else:
        kinds = [word.strip() for word in text.split(",")]
    check_seats(kinds, variant, HUMAN)
    return tuple(
        SeatSetup(name="", kind=kind, colour=colour)
        for kind, colour in zip(kinds, game.seat_colours(variant, len(kinds)), strict=True)
    )


def screen_trouble(platform: str, env: Mapping[str, str]) -> Msg | None:
    """Return why no window can be opened, or None.

    Qt aborts the process when it finds no screen, so this looks before Qt does.
    """
    if not platform.startswith("linux"):
        return None
    wanted = [
        plugin.partition(":")[0] for plugin in env.get("QT_QPA_PLATFORM", "").split(";") if plugin
    ] or ["wayland", "xcb"]
    wayland = any(plugin.startswith("wayland") for plugin in wanted)
    if any(plugin != "xcb" and not plugin.startswith("wayland") for plugin in wanted):
        return None
    compositor, display = env.get("WAYLAND_DISPLAY", ""), env.get("DISPLAY", "")
    if wayland and (env.get("WAYLAND_SOCKET") or (compositor and _composes(compositor, env))):
        return None
    if "xcb" in wanted and display:
        if _answers(display):
            return None
        return Msg("services.usage.deaf_x", {"name": display})
    if wayland and compositor:
        return Msg("services.usage.deaf_wayland", {"name": compositor})
    return Msg("services.usage.no_screen")


def _composes(name: str, env: Mapping[str, str]) -> bool:
    """Tell whether a Wayland compositor listens at ``name``."""
    return _connects(str(Path(env.get("XDG_RUNTIME_DIR", "")) / name))


def _answers(display: str) -> bool:
    """Tell whether an X server listens at ``display``; a path is left to Qt."""
    host, colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if "/" in host:
        return True
    if not colon or not number.isascii() or not number.isdigit():
        return False
    if host and host != "unix":
        try:
            socket.create_connection((host, 6000 + int(number)), timeout=3).close()
        except (OSError, OverflowError):
            return False
        return True
    path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - the address X servers listen at
    return any(_connects(address) for address in (path, "\0" + path))


def _connects(address: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(3)
        try:
            probe.connect(address)
        except OSError:
            return False
    return True


def launch_to_json(launch: Launch) -> dict[str, Any]:
    """Return ``launch`` as JSON values, for handing it to a running program."""
    return {
        "save": str(launch.save) if launch.save is not None else None,
        "setup": attrs.asdict(launch.setup) if launch.setup is not None else None,
        "lesson": "/".join(launch.lesson) if launch.lesson is not None else None,
        "language": launch.language,
    }


def launch_from_json(data: Any) -> Launch:
    """Return the launch of :func:`launch_to_json`; raises UsageError if it is none."""
    try:
        save, setup, language = data["save"], data["setup"], data["language"]
        if language is not None and language not in LANGUAGE_CODES:
            raise ValueError(language)
        lesson = data.get("lesson")
        return Launch(
            save=Path(save) if save is not None else None,
            setup=_setup_from_json(setup) if setup is not None else None,
            lesson=_lesson(str(lesson)) if lesson is not None else None,
            language=language,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise wrong("no_launch") from error


def _setup_from_json(data: Mapping[str, Any]) -> Setup:
    seats = tuple(SeatSetup(**seat) for seat in data["seats"])
    setup = Setup(
        game=str(data["game"]),
        variant=str(data["variant"]),
        seats=seats,
        seed=int(data["seed"]),
        options={str(key): str(value) for key, value in data["options"].items()},
        document=Document(str(data.get("document", ""))),
    )
    load_game(setup.game).rules(setup)
    return setup


def _complain(argv: Sequence[str], msg: Msg) -> None:
    """Write one line where errors go; a windowed program on Windows has no such place."""
    if sys.stderr is not None:
        sys.stderr.write(f"{PROGRAM}: {complaint(argv, msg)}\n")


def run(argv: Sequence[str]) -> int:
    """Do what the command line asks for; returns the exit code."""
    try:
        launch = parse(argv)
    except UsageError as error:
        _complain(argv, error.msg)
        return USAGE_EXIT
    if launch.version:
        sys.stdout.write(f"{PROGRAM} {__version__}\n")
        return 0
    if launch.worker or launch.analyst:
        garbage.as_usual()
    if launch.worker:
        from boardgames_desktop.ai.worker import main as worker

        return worker()
    if launch.analyst:
        from boardgames_desktop.ai.analyst import main as analyst

        return analyst()
    if launch.studio:
        from boardgames_desktop.gui.art.studio import run as paint

        paint()
    trouble = screen_trouble(sys.platform, os.environ)
    if trouble is not None:
        _complain(argv, trouble)
        return NO_SCREEN_EXIT
    from boardgames_desktop.gui.application import run as run_application

    return run_application(launch)
