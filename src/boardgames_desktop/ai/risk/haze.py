"""How a level misjudges attacks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from boardgames_desktop.ai.risk.field import Field
from boardgames_desktop.ai.risk.march import Steps
from boardgames_desktop.ai.risk.survey import Views

MOST_THOUGHTS = 4_000
"""Attacks whose text is remembered as a number."""


class Haze(NamedTuple):
    """How a level sees the attacks of one position.

    Attributes:
        views: judges what comes of them.
        blur: how far they are misjudged at most.
        armies: the armies that are looked at, as text.
    """

    views: Views
    blur: float = 0.0
    armies: bytes = b""

    @classmethod
    def over(cls, f: Field, blur: float, views: Views) -> Haze:
        """Return how attacks in ``f`` are judged."""
        return cls(views, blur, f"{f.armies})".encode()) if blur else cls(views)

    def error(self, source: int, steps: Steps) -> float:
        """Return an error that is the same whenever the same is thought of."""
        if not self.blur:
            return 0.0
        thought = _thought(source, steps)
        return self.blur * (crc32(self.armies, thought) / 2.0**31 - 1.0)


@lru_cache(maxsize=MOST_THOUGHTS)
def _thought(source: int, steps: Steps) -> int:
    return crc32(f"({source}, {steps}, ".encode())
