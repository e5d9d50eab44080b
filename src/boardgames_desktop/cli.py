"""``boardgames-desktop-cli``: simulate matches, verify replays, render boards. No window opens.

Bad arguments end with one line on the error stream and exit code 2; a game or file that
fails its check ends with exit code 1.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import attrs

from boardgames_desktop.ai.tournament import Contest, run_contest
from boardgames_desktop.games import GAME_IDS, catalogue

if TYPE_CHECKING:
    from boardgames_desktop.services.saves import Save

USAGE_ERROR = 2
CHECK_FAILED = 1


class UsageError(ValueError):
    """The arguments make no sense; the message is one line for the person."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message}")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="boardgames-desktop-cli", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    simulate = commands.add_parser(
        "simulate", help="let opponents play games against each other", allow_abbrev=False
    )
    simulate.add_argument("game", nargs="?", help="id of the game")
    simulate.add_argument("--list", action="store_true", help="list games, variants and seats")
    simulate.add_argument("--variant", help="id of the variant; the first one if left out")
    simulate.add_argument("--seats", help="levels, for example easy,normal,hard")
    simulate.add_argument("--games", type=int, default=1, help="number of games")
    simulate.add_argument("--seed", type=int, default=1, help="decides all chance")
    simulate.add_argument("--jobs", type=int, default=1, help="processes to use")
    simulate.add_argument("--nodes", type=int, help="nodes a decision, instead of the level's")
    simulate.add_argument("--budget", type=int, metavar="MS", help="milliseconds a decision")
    simulate.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="option of the variant"
    )
    simulate.add_argument("--json", action="store_true", help="print one JSON object")

    replay = commands.add_parser("replay", help="check a saved game", allow_abbrev=False)
    replay.add_argument("file", type=Path)
    replay.add_argument("--verify", action="store_true", help="check every entry, law and roll")

    replay.add_argument("--story", action="store_true", help="print the game as a story")
    replay.add_argument("--markdown", action="store_true", help="write the story in Markdown")
    replay.add_argument("--picture", type=Path, metavar="FILE", help="draw the board: .png or .svg")
    replay.add_argument("--ply", type=int, help="entries played in the picture; all if left out")
    replay.add_argument("--language", default="en", help="language of story and picture")
    replay.add_argument("--theme", default="dark", help="colours of the picture")
    replay.add_argument("--out", type=Path, metavar="FILE", help="write the story to a file")

    rules = commands.add_parser("rules", help="search a rulebook", allow_abbrev=False)
    rules.add_argument("game", help="id of the game")
    rules.add_argument("--language", default="en", help="language of the book")
    rules.add_argument("--search", metavar="TEXT", help="words; without, the contents are listed")
    rules.add_argument("--json", action="store_true", help="print one JSON list")

    render = commands.add_parser("render", help="draw the main window to a file", add_help=False)
    render.add_argument("arguments", nargs=argparse.REMAINDER)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if arguments[:1] == ["render"]:
            return _render(arguments[1:])
        args = _parser().parse_args(arguments)
        if args.command == "replay":
            return _replay(args)
        if args.command == "rules":
            return _rules(args)
        return _list() if args.list else _simulate(args)
    except UsageError as error:
        print(error, file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


def _list() -> int:
    for game in catalogue():
        for variant in game.variants:
            print(game.id, variant.id, f"{variant.min_seats}-{variant.max_seats}")
    return 0


# -- simulate --------------------------------------------------------------------------


def _contest(args: argparse.Namespace) -> Contest:
    if args.game is None or args.seats is None:
        raise UsageError("simulate: a game and --seats are needed")
    for name in ("games", "jobs", "nodes", "budget"):
        value = getattr(args, name)
        if value is not None and value < 1:
            raise UsageError(f"simulate: --{name} must be at least 1")
    if not 0 <= args.seed < 1 << 64:
        raise UsageError("simulate: --seed must be 0 to 2^64 - 1")
    options: dict[str, str] = {}
    for text in args.option:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise UsageError(f"simulate: --option {text!r} is not KEY=VALUE")
        options[key] = value
    try:
        return Contest.checked(
            game=args.game,
            variant=args.variant,
            seats=tuple(args.seats.split(",")),
            games=args.games,
            seed=args.seed,
            options=options,
            nodes=args.nodes,
            budget=args.budget,
        )
    except ValueError as error:
        raise UsageError(f"simulate: {error}") from None


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


def _replay(args: argparse.Namespace) -> int:
    from boardgames_desktop.ai.tournament import verify
    from boardgames_desktop.services.language import language
    from boardgames_desktop.services.saves import SaveError, read_save

    try:
        save = read_save(args.file)
    except SaveError as error:
        print(f"{args.file}: {language().text(error.msg)}", file=sys.stderr)
        return CHECK_FAILED
    told = args.story or args.picture is not None
    if args.verify:
        problem = verify(save.setup, save.entries)
        if problem is not None:
            print(f"{args.file}: {problem}", file=sys.stderr)
            return CHECK_FAILED
        code = _verify_dice(args.file, save)
        if code or not told:
            return code
    if told:
        from boardgames_desktop.gui.retelling import retell

        return retell(args, save)
    print(f"{args.file}: {len(save.entries)} entries")
    return 0


def _verify_dice(path: Path, save: Save) -> int:
    """Derive every outcome of a legal game from its seed again; returns the exit code."""
    from boardgames_desktop.core.notation import action_text
    from boardgames_desktop.games import load_game
    from boardgames_desktop.services.fairness import check_dice, fingerprint

    rules = load_game(save.setup.game).rules(save.setup)
    found = check_dice(rules, save.setup, save.entries)
    if found.difference is not None:
        ply, recorded, derived = attrs.astuple(found.difference)
        said = action_text(rules.verbs, recorded)
        given = action_text(rules.verbs, derived) if derived else "nothing"
        print(f"{path}: entry {ply + 1}: {said}, but the seed gives {given}", file=sys.stderr)
        return CHECK_FAILED
    print(f"{path}: {len(save.entries)} entries, all legal")
    print(
        f"  dice: all {found.outcomes} outcomes come from seed {save.setup.seed}, "
        f"fingerprint {fingerprint(save.setup.seed)}"
    )
    return 0


# -- rules -----------------------------------------------------------------------------


def _rules(args: argparse.Namespace) -> int:
    """List the sections of a book, or those that have some words; 1 if there are none."""
    from boardgames_desktop.services.book import available, load_book
    from boardgames_desktop.services.concordance import Concordance
    from boardgames_desktop.services.paths import resources

    root = resources() / "rulebooks"
    if args.game not in GAME_IDS:
        raise UsageError(f"rules: no game {args.game!r}; there are {', '.join(GAME_IDS)}")
    if args.language not in available(root, args.game):
        languages = ", ".join(available(root, args.game))
        raise UsageError(f"rules: no book in {args.language!r}; there are {languages}")
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
    return "".join(text for text, _ in stretches)


# -- render ----------------------------------------------------------------------------


def _render(arguments: list[str]) -> int:
    from boardgames_desktop.gui.render import render

    return render(arguments)


if __name__ == "__main__":
    sys.exit(main())
