"""Fit the chances of ``ai/risk/outlook.py`` to games the normal level plays against itself.

``python benchmarks/outlook.py [games a table [variant]]`` prints, for each number of parties
left, the power and the bonus for the party on turn with the greatest likelihood, and how well
the chances fit who won.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from typing import NamedTuple

from boardgames_desktop.ai.risk.outlook import Fit, Outlook, fitted
from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.games import load_game

TABLES = {
    "classic": (2, 3, 4, 6),
    "active": (2,),
    "passive": (2,),
    "missions": (2, 3, 4),
    "team": (4,),
}
POWERS = tuple(0.3 + step * 0.1 for step in range(48))
MOST = 7
BONUSES = tuple(1.0 + step * 0.05 for step in range(17))


class Sample(NamedTuple):
    """Worths of the parties at the beginning of a turn, which is on turn, which won in the end."""

    worths: tuple[float, ...]
    turn: int
    winner: int


def samples(variant: str, seats: int, games: int) -> list[Sample]:
    """Return every beginning of a turn of ``games`` games."""
    contest = Contest.checked("risk", variant, ("normal",) * seats, games=games, seed=2026)
    found: list[Sample] = []
    for number in range(games):
        session = played(contest, number)
        if not session.over:
            continue
        returns = session.rules.returns(session.state)
        best = max(range(seats), key=returns.__getitem__)
        rules = load_game("risk").rules(session.setup)
        outlook = Outlook(rules)
        party_of = {seat: at for at, party in enumerate(outlook.parties()) for seat in party}
        winner = party_of[best]
        state, turn = rules.new(), -1
        for seat, action, _ in session.log:
            rules.apply(state, seat, action)
            asked = rules.asked(state)
            if state.round and state.turn != turn and asked and asked[0] >= 0:
                turn = state.turn
                found.append(Sample(tuple(outlook.worths(state)), party_of[turn], winner))
    return found


def chance(sample: Sample, power: float, bonus: float) -> list[float]:
    """Return the chances the fit gives a sample."""
    fit = Fit((power,) * MOST, (bonus,) * MOST)
    return fitted(list(sample.worths), sample.turn, fit)


def loss(data: Sequence[Sample], power: float, bonus: float) -> float:
    """Return the mean surprise in bits."""
    total = 0.0
    for sample in data:
        total -= math.log2(max(1e-9, chance(sample, power, bonus)[sample.winner]))
    return total / len(data)


def fit(data: Sequence[Sample]) -> tuple[float, float, float]:
    """Return loss, power and bonus of the best fit."""
    best = min((loss(data, power, 1.0), power) for power in POWERS)[1]
    bonus = min((loss(data, best, bonus), bonus) for bonus in BONUSES)[1]
    near = [power for power in POWERS if abs(power - best) < 0.65]
    return min((loss(data, power, bonus), power, bonus) for power in near)


def left(sample: Sample) -> int:
    """Return how many players are left."""
    return sum(worth > 0 for worth in sample.worths)


def main() -> None:
    """Play, fit, and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    variant = sys.argv[2] if len(sys.argv) > 2 else "classic"
    everything = [sample for seats in TABLES[variant] for sample in samples(variant, seats, games)]
    for players in range(2, 7):
        data = [sample for sample in everything if left(sample) == players]
        if not data:
            continue
        bits, power, bonus = fit(data)
        print(
            f"{players} left: {len(data)} turns, power {power:.1f}, on turn {bonus:.2f},", end=" "
        )
        print(f"   {bits:.3f} bits (knowing nothing: {math.log2(players):.3f})")
        for lo in range(0, 100, 20):
            said = won = count = 0.0
            for sample in data:
                for seat, p in enumerate(chance(sample, power, bonus)):
                    if sample.worths[seat] and lo / 100 <= p < (lo + 20) / 100 + (lo == 80):
                        said, won, count = said + p, won + (seat == sample.winner), count + 1
            if count:
                print(f"   said {said / count:5.1%}  won {won / count:5.1%}  of {count:.0f}")


if __name__ == "__main__":
    main()
