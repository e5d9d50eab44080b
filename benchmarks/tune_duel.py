"""Fit what the evaluation of two players counts to who won (``ai/risk/duel.py``).

Plays expert against the best known bots and itself, takes every end of a turn of the first
rounds, and prints a logistic fit of the features. It is fitted to the games that the present
weights lead to, so repeat it once or twice.

    python benchmarks/tune_duel.py --games 300
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boardgames_desktop.ai.risk.duel import EVEN, MINE, THEIRS, Side, features
from boardgames_desktop.ai.risk.field import Field, World, track_of
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.games.risk.options import START_ARMIES, read_options
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.world import BONUS, MEMBERS, NEIGHBOURS

sys.path.insert(0, str(Path(__file__).parent))

from sparring import OPTIONS, bout

RIVALS = ("evil", "evil", "boss", "kill", "expert")
PLACEMENTS = ("random", "random", "turns")
ROUNDS = 5
"""Rounds whose ends of turns are taken."""

STEPS = 30
CALM = 1e-3
"""How much large weights are held back."""

Numbers = npt.NDArray[np.float64]


class Sample(NamedTuple):
    """An end of a turn: features of both sides, whether he whose turn it was won, the game."""

    features: tuple[float, ...]
    won: bool
    game: int


def collect(games: int, seed: int) -> list[Sample]:
    """Play games and return the ends of turns of their first rounds."""
    rules = RiskRules(2, read_options(OPTIONS), START_ARMIES[2])
    world = World(NEIGHBOURS, MEMBERS, BONUS)
    track = track_of(rules)
    found: list[Sample] = []
    for number in range(games):
        table = ["expert", RIVALS[number // 2 % len(RIVALS)]]
        if number % 2:
            table.reverse()
        seen: list[tuple[int, Field]] = []

        def watch(s: Any, seen: list[tuple[int, Field]] = seen) -> None:
            if s.round <= ROUNDS:
                cards = [len(hand) for hand in s.hands[:2]]
                field = Field(s.owner[:], s.armies[:], cards, s.traded, (True, True))
                seen.append((1 - s.turn, field))

        placement = PLACEMENTS[number // 2 % len(PLACEMENTS)]
        end = bout(table, seed_for(seed, number // 2), 1, watch, placement=placement)
        for seat, f in seen if end.winner >= 0 else ():
            mine, theirs = features(world, f, track.worth(f.traded), seat, 1 - seat)
            found.append(Sample(mine + theirs, end.winner == seat, number))
    return found


def fit(samples: Sequence[Sample]) -> tuple[Numbers, Numbers]:
    """Return the weights, the constant last, and the chances they give."""
    table = np.array([sample.features for sample in samples])
    won = np.array([float(sample.won) for sample in samples])
    mean, spread = table.mean(axis=0), table.std(axis=0) + 1e-9
    known = np.column_stack([(table - mean) / spread, np.ones(len(won))])
    weights = np.zeros(known.shape[1])
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-known @ weights))
        slope = known.T @ (chance - won) / len(won) + CALM * weights
        bend = (known * (chance * (1.0 - chance))[:, None]).T @ known / len(won)
        weights -= np.linalg.solve(bend + CALM * np.eye(len(weights)), slope)
    plain = weights[:-1] / spread
    return np.append(plain, weights[-1] - plain @ mean), chance


def loss(chance: Numbers, samples: Sequence[Sample]) -> float:
    """Return the log loss of ``chance``."""
    won = np.array([sample.won for sample in samples])
    return float(-np.log(np.where(won, chance, 1.0 - chance)).mean())


def main(argv: Sequence[str] | None = None) -> None:
    """Play, fit and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args: Any = parser.parse_args(argv)
    samples = collect(args.games, args.seed)
    table = np.array([sample.features for sample in samples])
    present = 1.0 / (1.0 + np.exp(-(table @ np.array(MINE + THEIRS) + EVEN)))
    weights, chance = fit(samples)
    print(f"{len(samples)} positions of {args.games} games")
    print(f"log loss: present {loss(present, samples):.4f}, fitted {loss(chance, samples):.4f}")
    half = len(Side._fields)
    for name, mine, theirs in zip(Side._fields, weights[:half], weights[half:-1], strict=True):
        print(f"  {name:8} {mine:6.2f} {theirs:6.2f}")
    print(f"  even     {weights[-1]:6.2f}")


if __name__ == "__main__":
    main()
