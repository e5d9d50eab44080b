"""What the single operations of the rules cost, and what is made of them: saves and games.

A recorded war of four, a few thousand plies long, is walked through; every operation is done
at every 20th ply. Times are process time, the best of several rounds.

    python benchmarks/engine_parts.py [--rounds 5] [--plies 3000]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

from boardgames_desktop.ai.tournament import Contest, run_contest
from boardgames_desktop.core.actions import CHANCE
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.journal import Record, record_from_json, record_to_json
from boardgames_desktop.core.session import Entry, GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.rules import RiskRules

COLOURS = ("red", "blue", "yellow", "black")
EVERY = 20
REPLAY_SECONDS = 1.0
"""Most seconds for a save of 3,000 plies (issue 3, section 3)."""

CONTESTS = 12


def recorded(plies: int) -> tuple[RiskRules, Setup, list[Entry]]:
    """Return rules, setup and log of a match in which lots answer, cut after ``plies``."""
    seats = tuple(SeatSetup("", "easy", colour) for colour in COLOURS)
    setup = Setup("risk", "classic", seats, 5)
    rules = load_game("risk").rules(setup)
    session = GameSession(rules, setup)
    session.start()
    draw = Draw(5)
    while session.ply < plies and not session.over:
        lot = draw.at(session.ply).below
        seat = rules.asked(session.state)[0]
        session.submit(seat, rules.decision(session.state, seat).sample(lot))
    return rules, setup, list(session.log)[:plies]


def best(rounds: int, work: Callable[[], int]) -> float:
    """Return the least process time of one of the things ``work`` does, in seconds."""
    least = float("inf")
    for _ in range(rounds):
        started = process_time()
        times = work()
        least = min(least, (process_time() - started) / times)
    return least


def over(things: Sequence[Any], do: Callable[[Any], object]) -> Callable[[], int]:
    """Return work that does something to each of ``things``."""

    def work() -> int:
        for thing in things:
            do(thing)
        return len(things)

    return work


def operations(rules: RiskRules, log: Sequence[Entry], rounds: int) -> list[tuple[str, float]]:
    """Return what each operation costs at positions of a log, in seconds."""
    s = rules.new()
    positions = []
    for entry in log:
        if not s.ply % EVERY and rules.asked(s) != CHANCE:
            positions.append(s.copy())
        rules.apply(s, entry.seat, entry.action)
    dumped = [rules.dump(position) for position in positions]

    def apply_all() -> int:
        fresh = rules.new()
        for entry in log:
            rules.apply(fresh, entry.seat, entry.action)
        return len(log)

    return [
        ("apply, all plies", best(rounds, apply_all)),
        ("copy", best(rounds, over(positions, lambda p: p.copy()))),
        ("options", best(rounds, over(positions, lambda p: rules.options(p, rules.asked(p)[0])))),
        ("observe", best(rounds, over(positions, lambda p: rules.observe(p, 0)))),
        ("key", best(rounds, over(positions, rules.key))),
        ("dump", best(rounds, over(positions, rules.dump))),
        ("load", best(rounds, over(dumped, rules.load))),
    ]


def replay_seconds(rules: RiskRules, setup: Setup, log: list[Entry], rounds: int) -> float:
    """Return how long a save takes from its text to its last position, every entry checked."""
    saved = json.dumps(record_to_json(Record(setup, tuple(log), "1", rules.version), rules))

    def work() -> int:
        record = record_from_json(json.loads(saved), load_game("risk").rules)
        session = GameSession(rules, record.setup)
        session.replay(record.entries)
        return 1

    return best(rounds, work)


def normal_games_per_second() -> float:
    """Return games of ``normal`` against itself in one second of process time."""
    contest = Contest.checked(
        "risk",
        "classic",
        ("normal", "normal"),
        games=CONTESTS,
        seed=1,
        options={"setup": "dealt", "placement": "random"},
    )
    started = process_time()
    run_contest(contest)
    return CONTESTS / (process_time() - started)


def main(arguments: list[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--plies", type=int, default=3_000)
    given = parser.parse_args(arguments)
    rules, setup, log = recorded(given.plies)
    print("| what | measured | target |")
    print("|---|---|---|")
    for name, seconds in operations(rules, log, given.rounds):
        print(f"| {name} | {seconds * 1e6:.1f} µs | |")
    seconds = replay_seconds(rules, setup, log, given.rounds)
    what = f"save of {len(log):,} plies, read and replayed"
    print(f"| {what} | {seconds:.2f} s | < {REPLAY_SECONDS:g} s |")
    print(f"| `normal` against itself | {normal_games_per_second():.1f} games/s | 30 games/s |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
