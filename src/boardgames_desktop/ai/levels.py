"""How strong an opponent is and what it likes, and the one text both are written in.

A level text is a strength, ``hard``, or a strength and a character, ``hard:builder``. It is what
a seat's ``kind`` holds, what the protocol's ``level`` says and what ``simulate --seats`` takes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

LEVELS: tuple[str, ...] = ("easy", "normal", "hard", "expert")
"""The strengths, weakest first."""

BALANCED = "balanced"

CHARACTERS: tuple[str, ...] = (BALANCED, "cautious", "aggressive", "builder")
"""What an opponent may like; the first is meant when a level text names none."""

DEFAULT_NODES = {"easy": 1, "normal": 1, "hard": 1, "expert": 400}
"""Nodes a strength may spend on an answer when the caller names no number."""


class Level(NamedTuple):
    """A level text taken apart.

    Attributes:
        strength: one of :data:`LEVELS`.
        character: one of :data:`CHARACTERS`.
    """

    strength: str
    character: str

    def text(self) -> str:
        """Return the level text; a balanced character is not named."""
        return self.strength if self.character == BALANCED else f"{self.strength}:{self.character}"


@lru_cache(maxsize=64)
def parse_level(text: str) -> Level:
    """Return the level of a text; raises ValueError if the strength or character is unknown."""
    if not is_level(text):
        raise ValueError(f"unknown level {text[:40]!r}")
    strength, _, character = text.partition(":")
    return Level(strength, character or BALANCED)


def is_level(text: str) -> bool:
    """Tell whether ``text`` is a level text."""
    strength, colon, character = text.partition(":")
    return strength in LEVELS and (not colon or character in CHARACTERS)
