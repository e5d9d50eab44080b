"""Battle dice: hits, what they cause, and the folded outcomes of a roll (6.2, 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

FACES = 6

FIRST, AGAIN, GLAIVE = range(3)
"""Why dice are rolled: the attack, its misses once more, the extra dice of Moon Glaive."""


def hits(faces: Sequence[int], limit: int) -> int:
    """Return how many dice show at most ``limit``."""
    return sum(face <= limit for face in faces)


def harm(faces: Sequence[int], limit: int, area: bool, healed: bool) -> int:
    """Return the casualties that dice cause.

    Args:
        faces: what the dice show.
        limit: highest face that hits.
        area: a natural 1 causes two casualties (Area Attack).
        healed: a natural 1 causes one casualty less (Heal as in the errata).
    """
    ones = sum(face == 1 for face in faces)
    return hits(faces, limit) + ones * (area - healed)


@lru_cache(maxsize=512)
def folded(dice: int, limit: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return one sample of each class of rolls with the number of rolls in the class.

    Rolls are of one class if they have as many natural ones and as many other hits.
    """
    middle, high = min(limit, FACES) - 1, FACES - min(limit, FACES)
    found: list[tuple[tuple[int, ...], int]] = []
    for ones in range(dice + 1):
        for others in range(dice - ones + 1):
            missed = dice - ones - others
            weight = comb(dice, ones) * comb(dice - ones, others) * middle**others * high**missed
            if weight:
                found.append(((1,) * ones + (2,) * others + (FACES,) * missed, weight))
    return tuple(found)
