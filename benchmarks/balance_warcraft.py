"""How fair Warcraft is: equal opponents against each other, wins by seat and by race.

    python benchmarks/balance_warcraft.py --scenario main2 --games 48
    python benchmarks/balance_warcraft.py --scenario nordrassil --games 20

The scenario ``main2`` takes all pairs of races in turn, each from both seats.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any

from boardgames_desktop.ai import tournament
from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.core.actions import Action

sys.path.insert(0, str(Path(__file__).parent))

from ladder import Races, wilson

SEATS = {"main2": 2, "captives": 2, "necromancers": 2, "elf_gate": 3, "main4": 4, "nordrassil": 4}


def timed(times: list[float]) -> None:
    """Note in ``times`` how long every answer takes, in milliseconds of the processor."""
    think = tournament.choose

    def choose(*question: Any, **more: Any) -> list[Action]:
        started = time.process_time()
        answer = think(*question, **more)
        times.append((time.process_time() - started) * 1000)
        return answer

    tournament.choose = choose


def main(argv: Sequence[str] | None = None) -> None:
    """Play one scenario and print who won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenario", choices=sorted(SEATS), default="main2")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, help="nodes a decision; the level's own if left out")
    args: Any = parser.parse_args(argv)
    kind = Races if args.scenario == "main2" else Contest
    table = (args.level,) * SEATS[args.scenario]
    contest = kind.checked(
        "warcraft", args.scenario, table, games=args.games, seed=args.seed, nodes=args.nodes
    )
    wins: Counter[str] = Counter()
    often: Counter[str] = Counter()
    rounds: list[int] = []
    unfinished = 0
    times: list[float] = []
    timed(times)
    for number in range(args.games):
        # A contest keeps its seed until each level has had each seat; here all are equal.
        session = played(contest, number * len(table))
        rounds.append(session.state.round)
        unfinished += not session.over
        shares = session.rules.returns(session.state)
        for at, share in enumerate(shares):
            race = session.rules.races[at].key
            against = [other.key for other in session.rules.races if other.key != race]
            names = [f"seat {at}", race]
            if args.scenario == "main2":
                names.append(f"{race} against {against[0]}")
            for name in names:
                wins[name] += share
                often[name] += 1
    print(
        f"{args.scenario}, {args.level}: rounds median {median(rounds)}, most {max(rounds)},"
        f" given up {unfinished};",
        end="",
    )
    print(
        f" ms an answer: mean {mean(times):.1f}, median {median(times):.2f}, most {max(times):.0f}"
    )
    for name in sorted(wins):
        low, high = wilson(wins[name], often[name])
        print(f"| {name} | {wins[name]:g} of {often[name]} | {low:.0%} - {high:.0%} |")


if __name__ == "__main__":
    main()
