"""Sparring partners for measuring the opponents: scripted players of well-known kinds.

They follow published descriptions of popular Risk bots in our own code and are no levels.
``scripted.py`` has simple ones of each kind, ``rivals.py`` those that follow the best known
bots step by step.

    python benchmarks/sparring.py --games 200 --tables normal,builder expert,SIX
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from boardgames_desktop.ai import choose
from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.draw import Draw, seed_for
from boardgames_desktop.games.risk.options import START_ARMIES, read_options
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.state import RiskState

sys.path.insert(0, str(Path(__file__).parent))

from rivals import Boss, Brand, Evil, Kill, Pix
from scripted import Builder, Cautious, Expander, Hunter, Light, Mild, Scripted

OPTIONS = {"setup": "dealt", "placement": "random", "past_end": "plus5"}
PLY_LIMIT = 20_000


SCRIPTS: dict[str, type[Scripted]] = {
    "hunter": Hunter,
    "builder": Builder,
    "mild": Mild,
    "cautious": Cautious,
    "expander": Expander,
    "light": Light,
    "evil": Evil,
    "pix": Pix,
    "kill": Kill,
    "boss": Boss,
    "brand": Brand,
}

SIX = ("hunter", "builder", "cautious", "expander", "mild")
"""Five rivals of a full table, of simple kinds."""

FULL = ("kill", "evil", "boss", "brand", "pix")
"""The five best known bots at a full table."""


class Bout(NamedTuple):
    """One game's end: the winning seat or -1, rounds played, seconds thought by each seat."""

    winner: int
    rounds: int
    seconds: list[float]
    answers: list[int]


def bout(
    names: Sequence[str],
    seed: int,
    nodes: int | None = None,
    watch: Callable[[RiskState], None] | None = None,
    **options: str,
) -> Bout:
    """Play one game; ``names`` are scripts or levels, in seating order.

    ``watch`` is shown the state at every start of a turn.
    """
    seats = len(names)
    rules = RiskRules(seats, read_options({**OPTIONS, **options}), START_ARMIES[seats])
    scripts = {
        seat: SCRIPTS[name](seat, Random(seed_for(seed, seat)))
        for seat, name in enumerate(names)
        if name in SCRIPTS
    }
    draw = Draw(seed)
    s: Any = rules.new()
    rules.settle(s)
    seconds = [0.0] * seats
    answers = [0] * seats
    plan: list[Action] = []
    last = (0, 0)
    while s.agenda and s.ply < PLY_LIMIT:
        asked = s.agenda[-1][1]
        if watch is not None and s.round and (s.round, s.turn) != last:
            last = (s.round, s.turn)
            watch(s)
        if asked == (-1,):
            rules.apply(s, -1, rules.outcome(s, draw.at(s.ply)))
            plan = []
            continue
        seat = asked[0]
        forced = rules.forced(s, seat)
        if forced is not None:
            rules.apply(s, seat, forced)
            continue
        if s.agenda[-1][0] == "defend":
            rules.apply(s, seat, ("defend", min(2, s.armies[s.target])))
            plan = []
            continue
        if plan and rules.why_not(s, seat, plan[0]) is None:
            rules.apply(s, seat, plan.pop(0))
            continue
        o = rules.observe(s, seat)
        started = time.perf_counter()
        if seat in scripts:
            plan = scripts[seat].plan(o)
        else:
            plan = choose(rules, o, seat, names[seat], seed_for(seed, seat, s.ply), nodes=nodes)
        seconds[seat] += time.perf_counter() - started
        answers[seat] += 1
        refusal = rules.why_not(s, seat, plan[0])
        if refusal is not None:
            raise RuntimeError(f"{names[seat]}: {plan[0]} {refusal}")
        rules.apply(s, seat, plan.pop(0))
    return Bout(s.winners[0] if s.winners else -1, s.round, seconds, answers)


def measure(
    table: Sequence[str], games: int, seed: int, nodes: int | None = None
) -> dict[str, Any]:
    """Play ``games`` with the seats turned by one from game to game; return who won how often."""
    wins = [0] * len(table)
    spent = [0.0] * len(table)
    answers = [0] * len(table)
    rounds = unfinished = 0
    for number in range(games):
        shift = number % len(table)
        order = [(at + shift) % len(table) for at in range(len(table))]
        found = bout([table[at] for at in order], seed_for(seed, number // len(table)), nodes)
        if found.winner >= 0:
            wins[order[found.winner]] += 1
        else:
            unfinished += 1
        rounds += found.rounds
        for seat, at in enumerate(order):
            spent[at] += found.seconds[seat]
            answers[at] += found.answers[seat]
    return {
        "wins": wins,
        "rounds": rounds / games,
        "unfinished": unfinished,
        "ms": [1000 * t / max(1, n) for t, n in zip(spent, answers, strict=True)],
    }


def main() -> None:
    from ladder import wilson

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", nargs="+", required=True, help="e.g. normal,builder")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int)
    args = parser.parse_args()
    for text in args.tables:
        table = text.replace("SIX", ",".join(SIX)).replace("FULL", ",".join(FULL)).split(",")
        started = time.perf_counter()
        found = measure(table, args.games, args.seed, args.nodes)
        took = time.perf_counter() - started
        shares = []
        for name, wins, ms in zip(table, found["wins"], found["ms"], strict=True):
            low, high = wilson(wins, args.games)
            shares.append(f"{name} {wins / args.games:.1%} [{low:.1%}, {high:.1%}] {ms:.2f} ms")
        print(
            f"{text} n={args.games}: " + "; ".join(shares),
            f"; rounds {found['rounds']:.1f}, unfinished {found['unfinished']},",
            f"{took / args.games:.3f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
