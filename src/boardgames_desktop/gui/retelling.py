"""``boardgames-desktop-cli replay FILE --story`` and ``--picture``: exports without a window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from boardgames_desktop.gui import theme
from boardgames_desktop.gui.exports import PICTURES, form_of, write_picture, write_public
from boardgames_desktop.gui.render import FAILED_EXIT, USAGE_EXIT, application
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import Save
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.story import Story


def retell(args: argparse.Namespace, save: Save) -> int:
    """Print or write what was asked for; returns the exit code."""
    problem = _problem(args, save)
    if problem:
        sys.stderr.write(f"boardgames-desktop-cli replay: {problem}\n")
        return USAGE_EXIT
    application()
    before = (theme.themes().choice, theme.themes().scale, language().code)
    theme.themes().set(args.theme, 1.0)
    language().set(args.language)
    try:
        return _retell(args, save)
    finally:
        theme.themes().set(*before[:2])
        language().set(before[2])


def _problem(args: argparse.Namespace, save: Save) -> str:
    if args.language not in LANGUAGES:
        return f"--language: {args.language!r} is not one of {', '.join(LANGUAGES)}"
    if args.theme not in theme.THEME_NAMES:
        return f"--theme: {args.theme!r} is not one of {', '.join(theme.THEME_NAMES)}"
    if args.picture is not None and args.picture.suffix.lower() not in PICTURES:
        return f"--picture: {args.picture} ends neither in .png nor in .svg"
    if args.ply is not None and not 0 <= args.ply <= len(save.entries):
        return f"--ply: 0 to {len(save.entries)}"
    return ""


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
