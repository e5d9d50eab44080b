"""Axial hex coordinates (section 3.2)."""

from __future__ import annotations

from math import sqrt

Spot = tuple[int, int]

DIRECTIONS: tuple[Spot, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Steps to the six neighbours, from the east counter-clockwise."""


def neighbours(spot: Spot) -> tuple[Spot, ...]:
    """Return the six coordinates around ``spot``, on the board or not."""
    q, r = spot
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Spot, b: Spot) -> int:
    """Return the number of steps between two coordinates on an unbroken plane."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def centre(spot: Spot, size: float) -> tuple[float, float]:
    """Return the middle of a pointy-top hex of side ``size``, y down."""
    q, r = spot
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r
