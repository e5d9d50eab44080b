"""Games of the opponents in every variant: who wins, how, how long they think, what goes wrong.

Run with ``python benchmarks/variants.py --games 100``. Levels sit alternately and change seats
from game to game; each game is checked against the laws of the rules afterwards. An answer that
is refused ends the run with an error.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from statistics import mean
from typing import Any

from boardgames_desktop.ai import tournament
from boardgames_desktop.ai.tournament import Contest, played, verify
from boardgames_desktop.core.actions import Action
from boardgames_desktop.games import catalogue

LEVEL = 3
"""Place of the level among the arguments of :func:`boardgames_desktop.ai.choose`."""


def watched(times: dict[str, list[float]]) -> None:
    """Note in ``times`` how long each level thinks about each answer, in milliseconds."""
    think = tournament.choose

    def timed(*question: Any, **more: Any) -> list[Action]:
        started = time.perf_counter()
        answer = think(*question, **more)
        times.setdefault(question[LEVEL], []).append((time.perf_counter() - started) * 1000)
        return answer

    tournament.choose = timed


def play(contest: Contest) -> str:
    """Return a row of the table: what came of a contest."""
    wins: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    rounds = broken = unfinished = 0
    times: dict[str, list[float]] = {}
    think = tournament.choose
    watched(times)
    for number in range(contest.games):
        session = played(contest, number)
        state = session.state
        unfinished += not session.over
        rounds += state.round
        broken += verify(session.setup, session.log) is not None
        for seat, share in zip(session.setup.seats, session.rules.returns(state), strict=True):
            wins[seat.kind] += share
        if state.completed and state.winners:
            done = len(state.completed[state.winners[0]])
            ends["missions" if done == 4 else "conquest"] += 1
    tournament.choose = think
    thought = ", ".join(
        f"{level} {mean(found):.1f}/{sorted(found)[int(len(found) * 0.99)]:.0f}"
        for level, found in sorted(times.items())
    )
    won = ", ".join(f"{level} {count:g}" for level, count in sorted(wins.items()))
    how = ", ".join(f"{count} by {end}" for end, count in sorted(ends.items()))
    return (
        f"| {contest.variant} | {len(contest.seats)} | {contest.games} | {won} | {how} "
        f"| {rounds / contest.games:.1f} | {unfinished} | {broken} | {thought} |"
    )


def main() -> None:
    """Play every variant at every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", default="normal,easy")
    parser.add_argument("--variants", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=None)
    chosen = parser.parse_args()
    levels = chosen.levels.split(",")
    print("| variant | seats | games | won | ends | rounds | unfinished | broken | ms mean/p99 |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for game in catalogue():
        for variant in game.variants:
            if chosen.variants and variant.id not in chosen.variants.split(","):
                continue
            for seats in range(variant.min_seats, min(variant.max_seats, 4) + 1):
                table = tuple(levels[at % len(levels)] for at in range(seats))
                contest = Contest.checked(
                    game.id,
                    variant.id,
                    table,
                    games=chosen.games,
                    seed=chosen.seed,
                    nodes=chosen.nodes,
                )
                print(play(contest), flush=True)


if __name__ == "__main__":
    main()
