"""How strong the opponents are, by matches: wins with 95 % Wilson intervals.

A round robin of all levels with two players, each level against three of the one below, and one
of each at a table. Search is bounded by nodes, so a table repeats exactly, on any machine and
with any number of jobs. Every game is kept in ``build/ladder.jsonl``; a run that was broken off
goes on where it stopped, unless the opponents have changed since.

    make ladder
    python benchmarks/ladder.py --games 400 --jobs 2
    python benchmarks/ladder.py --games 60 --tables hard,normal expert,hard,hard,hard
    python benchmarks/ladder.py --game warcraft --games 200 --tables hard,normal expert,hard
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations, pairwise, permutations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import attrs

from boardgames_desktop import ai
from boardgames_desktop.ai import LEVELS
from boardgames_desktop.ai.tournament import Contest, Score, play_game
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.games import load_game

DEALT = {"setup": "dealt", "placement": "random"}
KEPT = Path(__file__).parent.parent / "build" / "ladder.jsonl"

Table = tuple[str, ...]


class Races(Contest):
    """A contest whose seats take all pairs of colours in turn; in Warcraft these are races."""

    def setup(self, number: int) -> Setup:
        """Return the setup of game ``number``; each pair meets with each level in each seat."""
        setup = super().setup(number)
        pairs = list(permutations(load_game(self.game).colours, len(setup.seats)))
        colours = pairs[number // len(setup.seats) % len(pairs)]
        seats = [
            attrs.evolve(seat, colour=colour)
            for seat, colour in zip(setup.seats, colours, strict=True)
        ]
        return attrs.evolve(setup, seats=tuple(seats))


def contest_of(game: str, table: Table, games: int, seed: int) -> Contest:
    """Return the contest of a table: the game's first variant for so many players."""
    if game == "risk":
        return Contest.checked("risk", "classic", table, games=games, seed=seed, options=DEALT)
    return Races.checked(game, "main2", table, games=games, seed=seed)


def tables(game: str) -> Iterator[Table]:
    """Yield every table of the ladder."""
    for below, above in combinations(LEVELS, 2):
        yield above, below
    if game != "risk":
        return
    for below, above in pairwise(LEVELS):
        yield above, below, below, below
    yield LEVELS


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    share = wins / games
    bottom = 1 + z * z / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / bottom, (middle + spread) / bottom


def fingerprint(game: str) -> str:
    """Return a text that changes whenever the code of a game's opponents does."""
    folder = Path(ai.__file__).parent
    digest = blake2b(digest_size=8)
    for path in sorted((*folder.glob("*.py"), *(folder / game).glob("*.py"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Ledger:
    """The games already played by these very opponents."""

    def __init__(self, path: Path, game: str, seed: int) -> None:
        self._path = path
        self._head = {"opponents": fingerprint(game), "seed": seed}
        self.games: dict[Table, dict[int, Score]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                if row["opponents"] == self._head["opponents"] and row["seed"] == seed:
                    score = Score(tuple(row["wins"]), row["unfinished"], row["plies"])
                    self.games.setdefault(tuple(row["table"]), {})[row["number"]] = score

    def add(self, table: Table, number: int, score: Score) -> None:
        """Keep a game."""
        self.games.setdefault(table, {})[number] = score
        row = {
            **self._head,
            "table": table,
            "number": number,
            "wins": score.wins,
            "unfinished": score.unfinished,
            "plies": score.plies,
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def _play(task: tuple[Contest, int]) -> tuple[int, Score]:
    return task[1], play_game(*task)


def play_table(contest: Contest, jobs: int, ledger: Ledger) -> None:
    """Play what is missing of a table's games."""
    table, games = contest.seats, contest.games
    done = ledger.games.get(table, {})
    tasks = [(contest, number) for number in range(games) if number not in done]
    if jobs <= 1:
        for task in tasks:
            ledger.add(table, *_play(task))
        return
    with get_context("spawn").Pool(jobs) as pool:
        for number, score in pool.imap_unordered(_play, tasks):
            ledger.add(table, number, score)


def rows(table: Table, scores: Sequence[Score], each: float) -> Iterator[str]:
    """Yield a line for each level at the table."""
    games = len(scores)
    unfinished = sum(score.unfinished for score in scores)
    for level in dict.fromkeys(table):
        wins = sum(
            share
            for score in scores
            for share, seat in zip(score.wins, table, strict=True)
            if seat == level
        )
        low, high = wilson(wins, games)
        yield (
            f"| {' '.join(table)} | {level} | {wins:g} of {games} | {wins / games:.1%} |"
            f" {low:.1%} - {high:.1%} | {table.count(level) / len(table):.1%} |"
            f" {unfinished} | {each:.2f} |"
        )


def main(argv: Sequence[str] | None = None) -> None:
    """Play the ladder and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("risk", "warcraft"), default="risk")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tables", nargs="*", help="levels, e.g. hard,normal,normal")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where games are kept")
    args: Any = parser.parse_args(argv)
    chosen = (
        [tuple(text.split(",")) for text in args.tables] if args.tables else list(tables(args.game))
    )
    kept = (
        args.kept if args.game == "risk" else args.kept.with_stem(f"{args.kept.stem}-{args.game}")
    )
    ledger = Ledger(kept, args.game, args.seed)
    print("| table | level | wins | share | 95 % | by chance | unfinished | s a game |")
    print("|---|---|---|---|---|---|---|---|")
    for table in chosen:
        started = time.perf_counter()
        missing = args.games - len(ledger.games.get(table, {}))
        play_table(contest_of(args.game, table, args.games, args.seed), args.jobs, ledger)
        each = (time.perf_counter() - started) / max(1, missing)
        found = ledger.games[table]
        scores = [found[number] for number in range(args.games)]
        for row in rows(table, scores, each):
            print(row, flush=True)


if __name__ == "__main__":
    main()
