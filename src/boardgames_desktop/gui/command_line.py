"""The command line, read before Qt is loaded: a wrong word costs a line, not a window."""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import attrs

from boardgames_desktop import __version__
from boardgames_desktop.ai import LEVELS, is_level
from boardgames_desktop.core.game import AnyGame, ScenarioError, Variant
from boardgames_desktop.core.setup import HUMAN, Document, SeatSetup, Setup
from boardgames_desktop.core.structuring import MAX_DOCUMENT
from boardgames_desktop.games import GAME_IDS, load_game
from boardgames_desktop.gui import garbage

LANGUAGE_CODES = ("en", "nb", "da", "cs", "el")

PROGRAM = "boardgames-desktop"

USAGE_EXIT = 2
NO_SCREEN_EXIT = 3

SEED_TOP = 2**64


class UsageError(ValueError):
    """The command line makes no sense; the message says why in one line."""


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


class _Parser(argparse.ArgumentParser):
    """An ``ArgumentParser`` that raises instead of printing its usage and leaving."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def _parser() -> _Parser:
    parser = _Parser(
        prog=PROGRAM,
        description="Four Fronts: big board war games at one table.",
        allow_abbrev=False,
    )
    parser.add_argument("save", nargs="?", type=Path, metavar="SAVE", help="open a saved game")
    parser.add_argument("--new", metavar="GAME", help=f"start a game: {', '.join(GAME_IDS)}")
    parser.add_argument(
        "--seats", metavar="LIST", help=f"who plays, for example human,normal,{LEVELS[-1]}"
    )
    parser.add_argument("--variant", metavar="ID", help="variant of the game")
    parser.add_argument(
        "--scenario", type=Path, metavar="FILE", help="play a scenario that a player made"
    )
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="option of the variant"
    )
    parser.add_argument("--seed", metavar="N", help="number all chance is derived from")
    parser.add_argument("--lesson", metavar="GAME/LESSON", help="take a lesson")
    parser.add_argument("--language", metavar="CODE", help=", ".join(LANGUAGE_CODES))
    parser.add_argument("--smoke", action="store_true", help="try every screen and game, then exit")
    parser.add_argument("--ai-worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--ai-analyst", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--paint-map", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--version", action="store_true", help="print the version")
    return parser


def parse(argv: Sequence[str]) -> Launch:
    """Return what ``argv`` asks for; raises UsageError."""
    given = _parser().parse_args(list(argv))
    if given.language is not None and given.language not in LANGUAGE_CODES:
        raise UsageError(
            f"--language: {given.language!r} is not one of {', '.join(LANGUAGE_CODES)}"
        )
    for flag in ("seats", "variant", "scenario", "option", "seed"):
        if getattr(given, flag) and given.new is None:
            raise UsageError(f"--{flag} needs --new")
    if given.save is not None and given.new is not None:
        raise UsageError("a saved game and --new exclude each other")
    if given.lesson is not None and (given.new is not None or given.save is not None):
        raise UsageError("--lesson excludes --new and a saved game")
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
        raise UsageError(f"--lesson: {wanted!r} is not one of {', '.join(known)}")
    return known[wanted]


def _setup(given: argparse.Namespace) -> Setup:
    if given.new not in GAME_IDS:
        raise UsageError(f"--new: {given.new!r} is not one of {', '.join(GAME_IDS)}")
    game = load_game(given.new)
    variant, document = _variant(given, game)
    setup = Setup(
        game=game.id,
        variant=variant.id,
        seats=_seats(given.seats, game, variant),
        seed=_seed(given.seed),
        options=_options(given.option, variant),
        document=document,
    )
    try:
        game.rules(setup)
    except ValueError as error:
        raise UsageError(str(error)) from error
    return setup


def _variant(given: argparse.Namespace, game: AnyGame) -> tuple[Variant, Document]:
    """Return what is played, and the text of the scenario's file if a player made it."""
    if given.scenario is None:
        variants = {variant.id: variant for variant in game.variants}
        wanted = given.variant or next(iter(variants))
        if wanted not in variants:
            raise UsageError(f"--variant: {wanted!r} is not one of {', '.join(variants)}")
        return variants[wanted], Document("")
    if given.variant is not None:
        raise UsageError("--variant and --scenario exclude each other")
    if not game.makes_scenarios:
        raise UsageError(f"--scenario: there are no scenarios of players for {game.id}")
    from boardgames_desktop.services.files import TooLargeError, read_capped

    try:
        text = read_capped(given.scenario, MAX_DOCUMENT).decode("utf-8")
        return game.own_variant(Document(text)), Document(text)
    except ScenarioError as error:
        from boardgames_desktop.services.language import language

        fault = language().text(error.faults[0])
        raise UsageError(f"--scenario: {given.scenario}: {fault}") from error
    except (TooLargeError, UnicodeDecodeError) as error:
        raise UsageError(f"--scenario: {given.scenario} is no scenario") from error
    except OSError as error:
        raise UsageError(f"--scenario: {error}") from error


def _seats(text: str | None, game: AnyGame, variant: Variant) -> tuple[SeatSetup, ...]:
    if text is None:
        kinds = [HUMAN, *["normal"] * (variant.book_seats[0] - 1)]
    else:
        kinds = [word.strip() for word in text.split(",")]
    for kind in kinds:
        if kind != HUMAN and not is_level(kind):
            raise UsageError(f"--seats: {kind!r} is not one of {HUMAN}, {', '.join(LEVELS)}")
    if len(kinds) > len(game.colours):
        raise UsageError(f"--seats: at most {len(game.colours)} play")
    return tuple(
        SeatSetup(name="", kind=kind, colour=colour)
        for kind, colour in zip(kinds, game.seat_colours(variant, len(kinds)), strict=True)
    )


def _seed(text: str | None) -> int:
    if text is None:
        return secrets.randbelow(SEED_TOP)
    if not text.isascii() or not text.isdigit() or len(text) > 20 or int(text) >= SEED_TOP:
        raise UsageError(f"--seed: {text!r} is no whole number from 0 to {SEED_TOP - 1}")
    return int(text)


def _options(pairs: Sequence[str], variant: Variant) -> dict[str, str]:
    specs = {spec.key: spec for spec in variant.options}
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--option: {pair!r} is not KEY=VALUE")
        if key not in specs:
            known = ", ".join(specs) or "none"
            raise UsageError(f"--option: {key!r} is no option of {variant.id}; there are: {known}")
        values = [choice.value for choice in specs[key].choices]
        if value not in values:
            raise UsageError(f"--option: {key} is one of {', '.join(values)}, not {value!r}")
        found[key] = value
    return found


def screen_trouble(platform: str, env: Mapping[str, str]) -> str | None:
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
        return f"no screen to open a window on (nothing answers at DISPLAY {display})"
    if wayland and compositor:
        return f"no screen to open a window on (nothing answers at WAYLAND_DISPLAY {compositor})"
    return "no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)"


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
            raise UsageError("language")
        lesson = data.get("lesson")
        return Launch(
            save=Path(save) if save is not None else None,
            setup=_setup_from_json(setup) if setup is not None else None,
            lesson=_lesson(str(lesson)) if lesson is not None else None,
            language=language,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"not a launch: {error}") from error


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


def _complain(sentence: str) -> None:
    """Write one line where errors go; a windowed program on Windows has no such place."""
    if sys.stderr is not None:
        sys.stderr.write(f"{PROGRAM}: {sentence}\n")


def run(argv: Sequence[str]) -> int:
    """Do what the command line asks for; returns the exit code."""
    try:
        launch = parse(argv)
    except UsageError as error:
        _complain(" ".join(str(error).split()))
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
        _complain(trouble)
        return NO_SCREEN_EXIT
    from boardgames_desktop.gui.application import run as run_application

    return run_application(launch)
