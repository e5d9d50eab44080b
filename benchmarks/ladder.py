"""How strong the opponents are, by matches: wins with 95 % Wilson intervals.

Run with ``make ladder`` or ``python benchmarks/ladder.py --games 60 --jobs 2``. Search is
bounded by nodes, so a table repeats exactly, on any machine and with any number of jobs.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

from boardgames_desktop.ai.tournament import Contest, run_contest

TABLES = (
    ("risk", "classic", "normal,easy,easy"),
    ("risk", "classic", "normal,easy,easy,easy"),
    ("risk", "classic", "hard,normal,normal"),
    ("risk", "classic", "hard,normal,normal,normal"),
    ("risk", "classic", "hard,hard,normal,normal"),
    ("risk", "classic", "easy,normal,hard"),
)


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    share = wins / games
    bottom = 1 + z * z / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / bottom, (middle + spread) / bottom


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tables", nargs="*", help="levels, e.g. hard,normal,normal")
    args = parser.parse_args()
    tables = TABLES
    if args.tables:
        tables = tuple(("risk", "classic", levels) for levels in args.tables)
    print("| game | table | level | wins | share | 95 % | by chance | unfinished | s a game |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game, variant, levels in tables:
        seats = tuple(levels.split(","))
        contest = Contest.checked(game, variant, seats, games=args.games, seed=args.seed)
        started = time.perf_counter()
        score = run_contest(contest, args.jobs)
        each = (time.perf_counter() - started) / args.games
        for level in dict.fromkeys(seats):
            wins = sum(w for w, seat in zip(score.wins, seats, strict=True) if seat == level)
            low, high = wilson(wins, args.games)
            print(
                f"| {game} {variant} | {' '.join(seats)} | {level} | {wins:g} |"
                f" {wins / args.games:.1%} | {low:.1%} - {high:.1%} |"
                f" {seats.count(level) / len(seats):.1%} | {score.unfinished} | {each:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
