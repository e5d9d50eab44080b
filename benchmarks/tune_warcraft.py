"""Weights of Warcraft's evaluation, tried out by matches of two weightings against each other.

Each variation plays the present weights of a level, every seed once from each seat, with races
drawn by the seed. The results are recorded in ``benchmarks/README.md``.

    python benchmarks/tune_warcraft.py --games 40 strength=0.5 units=1.6,3,5 fear=0.8
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from boardgames_desktop.ai.levels import parse_level
from boardgames_desktop.ai.search import Limits
from boardgames_desktop.ai.warcraft.evaluation import Weights, weights_of
from boardgames_desktop.ai.warcraft.mind import WarcraftMind
from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game

sys.path.insert(0, str(Path(__file__).parent))

from ladder import wilson

PLY_LIMIT = 5000
NODES = 60


def game(pair: Sequence[Weights], level: str, seed: int) -> tuple[float, ...]:
    """Return what each of two weightings gets of a game; a broken-off one is a draw."""
    warcraft = load_game("warcraft")
    colours = list(warcraft.colours)
    Random(seed).shuffle(colours)
    seats = tuple(SeatSetup("", level, colour) for colour in colours[:2])
    setup = Setup("warcraft", "main2", seats, seed, {})
    rules: Any = warcraft.rules(setup)
    session = GameSession(rules, setup, strict=False)
    session.start()
    minds = [WarcraftMind(rules, weights) for weights in pair]
    plan: list[Action] = []
    planner = -1
    while not session.over and session.ply < PLY_LIMIT:
        seat = rules.asked(session.state)[0]
        if not plan or seat != planner or session.why_not(seat, plan[0]) is not None:
            rng = Random(seed_for(seed, seat, session.ply))
            seen = session.observe(seat)
            advice = minds[seat].choose(seen, seat, parse_level(level), Limits(NODES), rng)
            plan, planner = advice.actions, seat
        session.submit(seat, plan.pop(0))
    found: tuple[float, ...] = rules.returns(session.state) if session.over else (0.5, 0.5)
    return found


def changed(weights: Weights, text: str) -> Weights:
    """Return weights with one of them changed by ``name=number`` or ``name=a,b,c``."""
    name, _, value = text.partition("=")
    numbers = tuple(float(number) for number in value.split(","))
    return weights._replace(**{name: numbers if len(numbers) > 1 else numbers[0]})


def main(argv: Sequence[str] | None = None) -> None:
    """Play each variation and print its share."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variations", nargs="+", help="name=number, several joined by +")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    args: Any = parser.parse_args(argv)
    present = weights_of(parse_level(args.level))
    print("| variation | wins | share | 95 % |")
    print("|---|---|---|---|")
    for text in args.variations:
        tried = present
        for part in text.split("+"):
            tried = changed(tried, part)
        wins = 0.0
        for number in range(args.games):
            mine = number % 2
            pair = (tried, present) if not mine else (present, tried)
            wins += game(pair, args.level, seed_for(args.seed, number // 2))[mine]
        low, high = wilson(wins, args.games)
        share = wins / args.games
        print(f"| {text} | {wins:g} of {args.games} | {share:.1%} | {low:.1%} - {high:.1%} |")


if __name__ == "__main__":
    main()
