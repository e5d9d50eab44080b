"""``boardgames-desktop-cli replay FILE --story`` and ``--picture``: exports without a window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from boardgames_desktop.gui import theme
from boardgames_desktop.gui.exports import PICTURES, form_of, write_picture, write_public
from boardgames_desktop.gui.render import FAILED_EXIT, application
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import Save
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.story import Story
from boardgames_desktop.services.usage import not_one_of, wrong


def retell(args: argparse.Namespace, save: Save) -> int:
    """Print or write what was asked for; returns the exit code. Raises UsageError."""
    _check(args, save)
    application()
    before = (theme.themes().choice, theme.themes().scale, language().code)
    theme.themes().set(args.theme, 1.0)
    language().set(args.language)
    try:
        return _retell(args, save)
    finally:
        theme.themes().set(*before[:2])
        language().set(before[2])


def _check(args: argparse.Namespace, save: Save) -> None:
    if args.language not in LANGUAGES:
        raise not_one_of("--language", args.language, LANGUAGES)
    if args.theme not in theme.THEME_NAMES:
        raise not_one_of("--theme", args.theme, theme.THEME_NAMES)
    if args.picture is not None and args.picture.suffix.lower() not in PICTURES:
        raise wrong("no_picture", file=str(args.picture))
    if args.ply is not None and not 0 <= args.ply <= len(save.entries):
        raise wrong("range", option="--ply", least="0", most=str(len(save.entries)))


def _retell(args: argparse.Namespace, save: Save) -> int:
    settings = SettingsStore()
    match = Match(save.setup, settings=settings, entries=save.entries)
    failures: list[OSError | None] = []
    try:
        if args.story:
            failures.append(_tell(match, args))
        if args.picture is not None:
            film = match.history()
            picture = film.at(len(film) if args.ply is None else args.ply)
            camera = write_picture(
                args.picture,
                match,
                picture,
                settings,
                failures.append,
                pictures=Paths.default().cache / "maps",
            )
            if camera is not None:
                camera.wait()
    finally:
        match.close()
    for failure in failures:
        if failure is not None:
            sys.stderr.write(f"boardgames-desktop-cli replay: {failure}\n")
            return FAILED_EXIT
    return 0


def _tell(match: Match, args: argparse.Namespace) -> OSError | None:
    out: Path | None = args.out
    form = "md" if args.markdown else form_of(out) if out is not None else "txt"
    text = Story(match, form).text()
    if out is None:
        sys.stdout.write(text)
        return None
    try:
        write_public(out, text.encode("utf-8"))
    except OSError as error:
        return error
    return None
