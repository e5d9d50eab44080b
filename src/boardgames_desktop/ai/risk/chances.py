"""Exact chances of an invasion fought to its end, in tables made for quick look-up.

Both sides always use the most dice, which is best for both (rules section 12.2). ``able``
are the armies that may attack: all in the source but one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

CAP = 60
"""Largest stack in the tables; larger pairs are scaled down, which keeps their ratio."""

Battle = Callable[[int, int], tuple[tuple[int, int, float], ...]]
"""(attack dice, defence dice) -> (attacker's loss, defender's loss, chance) of one roll."""


class Chances:
    """What an invasion with ``able`` armies against ``defenders`` comes to.

    Attributes:
        win: chance to conquer, ``win[able][defenders]``.
        left: mean attackers left if it conquers.
        held: mean defenders left if the attackers are used up.
    """

    __slots__ = ("held", "left", "win")

    def __init__(self, battle: Battle) -> None:
        size = CAP + 1
        win = [[0.0] * size for _ in range(size)]
        left = [[0.0] * size for _ in range(size)]
        held = [[0.0] * size for _ in range(size)]
        for able in range(size):
            win[able][0] = 1.0
            left[able][0] = float(able)
        held[0] = [float(defenders) for defenders in range(size)]
        rolls = {(a, d): battle(a, d) for a in (1, 2, 3) for d in (1, 2)}
        for able in range(1, size):
            for defenders in range(1, size):
                w = x = h = 0.0
                for loss, kill, p in rolls[min(3, able), min(2, defenders)]:
                    w += p * win[able - loss][defenders - kill]
                    x += p * left[able - loss][defenders - kill]
                    h += p * held[able - loss][defenders - kill]
                win[able][defenders] = w
                left[able][defenders] = x
                held[able][defenders] = h
        for able in range(1, size):
            for defenders in range(1, size):
                w = win[able][defenders]
                left[able][defenders] /= w
                held[able][defenders] = (
                    held[able][defenders] / (1.0 - w) if w < 1.0 - 1e-12 else 1.0
                )
        self.win = win
        self.left = left
        self.held = held

    def of(self, able: int, defenders: int) -> tuple[float, float]:
        """Return the chance to conquer and the mean attackers left if so."""
        if able <= CAP and defenders <= CAP:
            return self.win[able][defenders], self.left[able][defenders]
        scale = max(able, defenders) / CAP
        small = min(CAP, max(1, round(able / scale)))
        other = min(CAP, max(1, round(defenders / scale)))
        return self.win[small][other], min(able, self.left[small][other] * scale)

    def holds(self, able: int, defenders: int) -> float:
        """Return the mean defenders left if the attackers are used up."""
        if able <= CAP and defenders <= CAP:
            return self.held[able][defenders]
        scale = max(able, defenders) / CAP
        small = min(CAP, max(1, round(able / scale)))
        other = min(CAP, max(1, round(defenders / scale)))
        return min(defenders, self.held[small][other] * scale)


@lru_cache(maxsize=2)
def chances_of(battle: Battle) -> Chances:
    """Return the tables for a way of rolling, made once for all matches."""
    return Chances(battle)
