"""Battle dice (5.2.2 to 5.2.4): every roll, its losses and its weight, looked up in tables.

An outcome is ``("roll", *attack, *defence)``, each side high to low.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TypeVar

from boardgames_desktop.core.actions import Action

MOST_ATTACK, MOST_DEFENCE = 3, 2


def losses(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    """Return what attacker and defender lose; dice high to low, a tie is the defender's."""
    compared = min(len(attack), len(defence))
    attacker = sum(attack[i] <= defence[i] for i in range(compared))
    return attacker, compared - attacker


Pair = tuple[int, int]
"""(attack dice, defence dice)."""

PAIRS: tuple[Pair, ...] = tuple(product(range(1, MOST_ATTACK + 1), range(1, MOST_DEFENCE + 1)))


V = TypeVar("V")


class PairTable(dict[Pair, V]):
    """What is worked out for a pair of :data:`PAIRS` when it is first looked up."""

    def __init__(self, make: Callable[[Pair], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, pair: Pair) -> V:
        if pair not in PAIRS:
            raise KeyError(pair)
        made = self[pair] = self._make(pair)
        return made


def _rolls(attack: int, defence: int) -> tuple[Action, ...]:
    faces = range(1, 7)
    known: dict[Action, Action] = {}
    rolls: list[Action] = []
    for dice in product(faces, repeat=attack + defence):
        roll = (
            "roll",
            *sorted(dice[:attack], reverse=True),
            *sorted(dice[attack:], reverse=True),
        )
        rolls.append(known.setdefault(roll, roll))
    return tuple(rolls)


ROLLS: PairTable[tuple[Action, ...]] = PairTable(lambda pair: _rolls(*pair))
"""All 6^n equally likely rolls of a pair."""


def _losses(pair: Pair) -> dict[Action, tuple[int, int]]:
    attack = pair[0]
    return {
        roll: losses(roll[1 : attack + 1], roll[attack + 1 :])
        for roll in dict.fromkeys(ROLLS[pair])
    }


LOSSES: PairTable[dict[Action, tuple[int, int]]] = PairTable(_losses)
"""Losses of attacker and defender, for every possible roll of a pair."""


def _folded(pair: Pair) -> tuple[tuple[Action, int], ...]:
    table = LOSSES[pair]
    weight: dict[tuple[int, int], int] = {}
    sample: dict[tuple[int, int], Action] = {}
    for roll in ROLLS[pair]:
        lost = table[roll]
        weight[lost] = weight.get(lost, 0) + 1
        sample.setdefault(lost, roll)
    return tuple((sample[lost], weight[lost]) for lost in sorted(weight))


FOLDED: PairTable[tuple[tuple[Action, int], ...]] = PairTable(_folded)
"""One sample roll for each different pair of losses, with its weight."""


def attack_limit(armies: int) -> int:
    """Return the most attack dice of a territory with ``armies`` (5.2.2)."""
    return min(MOST_ATTACK, armies - 1)


def defence_limit(armies: int) -> int:
    """Return the most defence dice of a territory with ``armies`` (5.2.3)."""
    return min(MOST_DEFENCE, armies)
