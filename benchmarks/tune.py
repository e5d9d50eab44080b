"""Weights of the evaluation, fitted to how games of the opponents against each other end.

At every start of a turn the parts of each player's strength are written down: armies, idle
armies, lands, continents, cards, exposed lands. A logistic model (each player's strength to a
power, as share of all) is then fitted to who won, by gradient descent on the log loss. The
result is a proposal: the last word have matches (``ladder.py``, ``sparring.py``).

    python benchmarks/tune.py --table normal,normal --games 300
    python benchmarks/tune.py --table normal,normal,hunter,builder --games 200

Recorded on 2026-11-30 in ``benchmarks/README.md``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boardgames_desktop.ai.risk.chances import chances_of
from boardgames_desktop.ai.risk.evaluation import Evaluation, Weights
from boardgames_desktop.ai.risk.field import Field, Track, World
from boardgames_desktop.ai.risk.survey import Survey
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.options import START_ARMIES, read_options
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.world import BONUS, MEMBERS, NEIGHBOURS

sys.path.insert(0, str(Path(__file__).parent))

from sparring import OPTIONS, bout

Numbers = npt.NDArray[np.float64]

PARTS = ("armies", "idle", "lands", "whole", "held", "part", "card", "exposed")
"""What a strength is made of; the first counts one."""

STEPS = 400
RATE = 0.05


class Sample(NamedTuple):
    """A start of a turn: the parts of each player's strength, who is on turn, who won."""

    parts: list[list[float]]
    turn: int
    winner: int
    game: int


class Surveyor:
    """Takes positions apart into the parts of strength."""

    def __init__(self, rules: Any) -> None:
        self._world = World(NEIGHBOURS, MEMBERS, BONUS)
        self._track = Track(rules.chosen.track, rules.chosen.step)
        self._chances = chances_of(battle)
        self._by_part = {
            name: self._judge(**{name: 1.0}) for name in ("lands", "whole", "held", "part")
        }

    def _judge(self, **counts: float) -> Evaluation:
        none = dict.fromkeys(("lands", "whole", "held", "part"), 0.0)
        weights = Weights()._replace(idle=0.0, **{**none, **counts})
        return Evaluation(self._world, self._track, self._chances, weights)

    def parts(self, f: Field, seat: int) -> list[float]:
        """Return the parts of ``seat``'s strength in the order of :data:`PARTS`."""
        judge = self._by_part["lands"]
        survey = Survey(judge, f, seat)
        strength, exposed = survey.strengths, survey.exposed
        armies = sum(n for n, who in zip(f.armies, f.owner, strict=True) if who == seat)
        counts = [f.owner[start:end].count(seat) for start, end in self._world.spans]
        incomes = [part.income(f, seat, counts) for part in self._by_part.values()]
        set_worth = self._track.worth(f.traded)
        return [
            float(armies),
            armies - strength[seat],
            *incomes,
            set_worth * f.cards[seat] / 3.0,
            exposed,
        ]


def collect(table: Sequence[str], games: int, seed: int) -> list[Sample]:
    """Play games and return every start of a turn with at least two players left."""
    seats = len(table)
    surveyor = Surveyor(RiskRules(seats, read_options(OPTIONS), START_ARMIES[seats]))
    found: list[Sample] = []
    for number in range(games):
        shift = number % seats
        order = [table[(at + shift) % seats] for at in range(seats)]
        seen: list[tuple[int, Field]] = []

        def watch(s: Any, seen: list[tuple[int, Field]] = seen) -> None:
            playing = tuple(s.playing(seat) for seat in range(seats))
            cards = [len(hand) for hand in s.hands]
            seen.append((s.turn, Field(s.owner[:], s.armies[:], cards, s.traded, playing)))

        end = bout(order, seed_for(seed, number // seats), watch=watch)
        if end.winner < 0:
            continue
        for turn, f in seen:
            alive = [seat for seat in range(seats) if seat in f.owner]
            if len(alive) > 1:
                parts = [surveyor.parts(f, seat) for seat in alive]
                found.append(Sample(parts, alive.index(turn), alive.index(end.winner), number))
    return found


class Model:
    """The logistic model of samples with equally many players left."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self._parts = np.array([sample.parts for sample in samples])
        self._turn = np.eye(self._parts.shape[1])[[sample.turn for sample in samples]]
        self._winner = np.array([sample.winner for sample in samples])
        games = np.array([sample.game for sample in samples])
        often = np.bincount(games)[games]
        self._weight = 1.0 / np.sqrt(often)
        self._weight /= self._weight.sum()

    def loss(self, v: Numbers) -> float:
        """Return the log loss; ``v`` = power, log of the factor on turn, worth of each part."""
        strength = self._parts[:, :, 0] + self._parts[:, :, 1:] @ v[2:]
        logits = v[0] * np.log(np.maximum(strength, 0.5)) + v[1] * self._turn
        logits -= logits.max(axis=1, keepdims=True)
        chosen = logits[np.arange(len(self._winner)), self._winner]
        return float((self._weight * (np.log(np.exp(logits).sum(axis=1)) - chosen)).sum())

    def fit(self, v: Numbers) -> Numbers:
        """Return ``v`` after Adam's descent."""
        mean = np.zeros_like(v)
        square = np.zeros_like(v)
        for step in range(1, STEPS + 1):
            here = self.loss(v)
            slope = np.array(
                [(self.loss(v + 1e-4 * unit) - here) / 1e-4 for unit in np.eye(len(v))]
            )
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope * slope
            rate = RATE * (1.0 - step / (STEPS + 1))
            ahead = mean / (1.0 - 0.9**step)
            v = v - rate * ahead / (np.sqrt(square / (1.0 - 0.99**step)) + 1e-9)
        return v


def start(weights: Weights) -> Numbers:
    """Return the present weights as the model's parameters."""
    w = weights
    return np.array([2.0, 0.0, w.idle - 1.0, w.lands, w.whole, w.held, w.part, w.card, -w.exposed])


def main(argv: Sequence[str] | None = None) -> None:
    """Play, fit and print the proposal for each number of players left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", default="normal,normal")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args: Any = parser.parse_args(argv)
    samples = collect(args.table.split(","), args.games, args.seed)
    for players in sorted({len(sample.parts) for sample in samples}):
        chosen = [sample for sample in samples if len(sample.parts) == players]
        if len(chosen) < 10 * len(PARTS):
            continue
        model = Model(chosen)
        first = start(Weights())
        power_only = min((model.loss(np.array([k, 0.0, *first[2:]])), k) for k in (1, 2, 3, 4, 6))
        found = model.fit(first)
        print(f"{players} players left, {len(chosen)} positions of {args.games} games")
        print(f"  loss: no knowledge {np.log(players):.4f}, present weights {power_only[0]:.4f}")
        print(f"  (power {power_only[1]}), fitted {model.loss(found):.4f}")
        print(f"  power {found[0]:.2f}, on turn x{np.exp(found[1] / found[0]):.2f}")
        for name, worth in zip(PARTS[1:], found[2:], strict=True):
            print(f"  {name:8} {worth:6.2f}")


if __name__ == "__main__":
    main()
