"""``boardgames-desktop-cli``: simulate matches, verify replays, render boards. No window opens.

Bad arguments end with one line on the error stream and exit code 2; a game or file that
fails its check ends with exit code 1.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from boardgames_desktop.ai.tournament import Contest, run_contest
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import catalogue
from boardgames_desktop.services.asked import (
    check_seats,
    game_of,
    options_of,
    seed_of,
    variant_of,
)
from boardgames_desktop.services.usage import (
    USAGE_EXIT,
    HelpText,
    UsageError,
    UsageParser,
    complaint,
    help_text,
    wrong,
)

if TYPE_CHECKING:
    from boardgames_desktop.services.saves import Save

PROGRAM = "boardgames-desktop-cli"
CHECK_FAILED = 1
INTERRUPTED = 130

Option = tuple[str, HelpText, dict[str, Any]]

_TEXT = {"metavar": "TEXT"}
_FLAG = {"action": "store_true"}
_FILE = {"type": Path, "metavar": "FILE"}

COMMANDS: Mapping[str, tuple[HelpText, tuple[Option, ...]]] = {
    "simulate": (
        help_text("services.usage.simulate"),
        (
            ("game", help_text("services.usage.game"), {"nargs": "?"}),
            ("--list", help_text("services.usage.list"), _FLAG),
            ("--variant", help_text("services.usage.first_variant"), {}),
            ("--seats", help_text("services.usage.levels", example="easy,normal,hard"), {}),
            ("--games", help_text("services.usage.games"), {"type": int, "default": 1}),
            ("--seed", help_text("services.usage.seed"), {"default": "1"}),
            ("--jobs", help_text("services.usage.jobs"), {"type": int, "default": 1}),
            ("--nodes", help_text("services.usage.nodes"), {"type": int}),
            ("--budget", help_text("services.usage.budget"), {"type": int, "metavar": "MS"}),
            (
                "--option",
                help_text("services.usage.option"),
                {"action": "append", "default": [], "metavar": "KEY=VALUE"},
            ),
            ("--json", help_text("services.usage.json"), _FLAG),
        ),
    ),
    "replay": (
        help_text("services.usage.replay"),
        (
            ("file", help_text("services.usage.file"), {"type": Path}),
            ("--verify", help_text("services.usage.verify"), _FLAG),
            ("--story", help_text("services.usage.story"), _FLAG),
            ("--markdown", help_text("services.usage.markdown"), _FLAG),
            ("--picture", help_text("services.usage.picture"), _FILE),
            ("--ply", help_text("services.usage.ply"), {"type": int}),
            ("--language", help_text("services.usage.told_in"), {"default": "en"}),
            ("--theme", help_text("services.usage.theme"), {"default": "dark"}),
            ("--out", help_text("services.usage.out"), _FILE),
        ),
    ),
    "rules": (
        help_text("services.usage.rules"),
        (
            ("game", help_text("services.usage.game"), {}),
            ("--language", help_text("services.usage.book"), {"default": "en"}),
            ("--search", help_text("services.usage.search"), _TEXT),
            ("--json", help_text("services.usage.json"), _FLAG),
        ),
    ),
}
"""What each command does, and its arguments."""


def _parser() -> UsageParser:
    parser = UsageParser(prog=PROGRAM, description=help_text("services.usage.about_cli"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command, (words, options) in COMMANDS.items():
        reader = commands.add_parser(command, help=words, description=words)
        for name, about, more in options:
            reader.add_argument(name, help=about, **more)
    commands.add_parser("render", help=help_text("services.usage.render"), add_help=False)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code.

    Letters that the place where words are written does not know become question marks.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        code = _obey(arguments)
        sys.stdout.flush()
        return code
    except UsageError as error:
        command = arguments[0] if arguments[:1] and arguments[0] in COMMANDS else ""
        prog = error.prog or f"{PROGRAM} {command}".rstrip()
        print(f"{prog}: {complaint(arguments, error.msg)}", file=sys.stderr)
        return USAGE_EXIT
    except BrokenPipeError:
        # Whoever read the output has had enough; Python would complain again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CHECK_FAILED
    except KeyboardInterrupt:
        print(complaint(arguments, Msg("services.usage.interrupted")), file=sys.stderr)
        return INTERRUPTED


def _obey(arguments: list[str]) -> int:
    if arguments[:1] == ["render"]:
        return _render(arguments[1:])
    args = _parser().parse_args(arguments)
    if args.command == "replay":
        return _replay(args, arguments)
    if args.command == "rules":
        return _rules(args)
    return _list() if args.list else _simulate(args)


def _list() -> int:
    for game in catalogue():
        for variant in game.variants:
            print(game.id, variant.id, f"{variant.min_seats}-{variant.max_seats}")
    return 0


# -- simulate --------------------------------------------------------------------------


def _contest(args: argparse.Namespace) -> Contest:
    if args.game is None or args.seats is None:
        raise wrong("game_and_seats")
    for name in ("games", "jobs", "nodes", "budget"):
        value = getattr(args, name)
        if value is not None and value < 1:
            raise wrong("at_least_one", option=f"--{name}")
    variant = variant_of(game_of(args.game), args.variant)
    seats = tuple(args.seats.split(","))
    check_seats(seats, variant)
    try:
        return Contest.checked(
            game=args.game,
            variant=variant.id,
            seats=seats,
            games=args.games,
            seed=seed_of(args.seed),
            options=options_of(args.option, variant),
            nodes=args.nodes,
            budget=args.budget,
        )
    except ValueError as error:
        raise wrong("refused", reason=str(error)) from None


def _simulate(args: argparse.Namespace) -> int:
    contest = _contest(args)
    started = time.perf_counter()
    score = run_contest(contest, jobs=args.jobs)
    seconds = time.perf_counter() - started
    result: dict[str, Any] = {
        "game": contest.game,
        "variant": contest.variant,
        "seats": list(contest.seats),
        "games": contest.games,
        "wins": [round(wins, 6) if wins % 1 else int(wins) for wins in score.wins],
        "unfinished": score.unfinished,
        "plies": score.plies,
        "seconds": round(seconds, 3),
        "games_per_s": round(contest.games / seconds, 2),
    }
    if args.json:
        print(json.dumps(result))
        return 0
    print(f"{contest.game} {contest.variant}: {contest.games} games, {seconds:.1f} s")
    for level, wins in zip(contest.seats, result["wins"], strict=True):
        print(f"  {level:8} {wins}")
    if score.unfinished:
        print(f"  unfinished {score.unfinished}")
    return 0


# -- replay ----------------------------------------------------------------------------


def _replay(args: argparse.Namespace, arguments: Sequence[str]) -> int:
    from boardgames_desktop.ai.tournament import verify
    from boardgames_desktop.services.saves import SaveError, read_save

    try:
        save = read_save(args.file)
    except SaveError as error:
        print(f"{_one_line(args.file)}: {complaint(arguments, error.msg)}", file=sys.stderr)
        return CHECK_FAILED
    told = args.story or args.picture is not None
    if args.verify:
        problem = verify(save.setup, save.entries)
        if problem is not None:
            print(f"{_one_line(args.file)}: {problem}", file=sys.stderr)
            return CHECK_FAILED
        code = _verify_dice(args.file, save)
        if code or not told:
            return code
    if told:
        from boardgames_desktop.gui.retelling import retell

        return retell(args, save)
    print(f"{_one_line(args.file)}: {len(save.entries)} entries")
    return 0


def _verify_dice(path: Path, save: Save) -> int:
    """Derive every outcome of a legal game from its seed again; returns the exit code."""
    from boardgames_desktop.core.notation import action_text
    from boardgames_desktop.games import load_game
    from boardgames_desktop.services.fairness import check_dice, fingerprint

    name = _one_line(path)
    rules = load_game(save.setup.game).rules(save.setup)
    found = check_dice(rules, save.setup, save.entries)
    if found.difference is not None:
        ply, recorded, derived = attrs.astuple(found.difference)
        said = action_text(rules.verbs, recorded)
        given = action_text(rules.verbs, derived) if derived else "nothing"
        print(f"{name}: entry {ply + 1}: {said}, but the seed gives {given}", file=sys.stderr)
        return CHECK_FAILED
    print(f"{name}: {len(save.entries)} entries, all legal")
    print(
        f"  dice: all {found.outcomes} outcomes come from seed {save.setup.seed}, "
        f"fingerprint {fingerprint(save.setup.seed)}"
    )
    return 0


def _one_line(path: Path) -> str:
    """Return a path as it stands in a line; anything may be in a file's name."""
    return " ".join(str(path).encode(errors="replace").decode().split())


# -- rules -----------------------------------------------------------------------------


def _rules(args: argparse.Namespace) -> int:
    """List the sections of a book, or those that have some words; 1 if there are none."""
    from boardgames_desktop.services.book import available, load_book
    from boardgames_desktop.services.concordance import Concordance
    from boardgames_desktop.services.paths import resources

    root = resources() / "rulebooks"
    game_of(args.game)
    if args.language not in available(root, args.game):
        there = ", ".join(available(root, args.game))
        raise wrong("no_book", value=repr(args.language), names=there)
    book = load_book(root, args.game, args.language)
    if args.search is None:
        found = [(one.id, one.title, "") for page in book.pages for one in page.sections]
    else:
        found = [
            (one.section, _joined(one.title), _joined(one.excerpt))
            for one in Concordance([book]).find(args.search)
        ]
    if args.json:
        names = ("section", "title", "excerpt")
        print(json.dumps([dict(zip(names, row, strict=True)) for row in found], ensure_ascii=False))
    else:
        for section, title, excerpt in found:
            print(f"{section}  {title}" + (f"\n    {excerpt}" if excerpt else ""))
    return 0 if found else CHECK_FAILED


def _joined(stretches: Sequence[tuple[str, bool]]) -> str:
    return " / ".join("".join(text for text, _ in stretches).splitlines())


# -- render ----------------------------------------------------------------------------


def _render(arguments: list[str]) -> int:
    from boardgames_desktop.gui.render import render

    return render(arguments)


if __name__ == "__main__":
    sys.exit(main())
