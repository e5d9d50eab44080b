"""The words for who plays a seat: strengths and characters of the opponents."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from boardgames_desktop.ai import is_level, parse_level
from boardgames_desktop.ai.levels import BALANCED

NEUTRAL = "neutral"
"""Who plays a neutral army: nobody."""


def level_words() -> dict[str, str]:
    """Return the names of the opponents' strengths."""
    return {
        "easy": QCoreApplication.translate("Levels", "Easy"),
        "normal": QCoreApplication.translate("Levels", "Normal"),
        "hard": QCoreApplication.translate("Levels", "Hard"),
        "expert": QCoreApplication.translate("Levels", "Expert"),
    }


def character_words() -> dict[str, str]:
    """Return the names of the opponents' characters."""
    return {
        BALANCED: QCoreApplication.translate("Levels", "Balanced"),
        "cautious": QCoreApplication.translate("Levels", "Cautious"),
        "aggressive": QCoreApplication.translate("Levels", "Aggressive"),
        "builder": QCoreApplication.translate("Levels", "Builder"),
    }


def character_of(kind: str) -> str:
    """Return the character of a level text; "" for a balanced one and for everybody else."""
    character = parse_level(kind).character if is_level(kind) else BALANCED
    return "" if character == BALANCED else character


def level_in_words(kind: str) -> str:
    """Return a level text as words, ``Hard · Builder``; a balanced character is not named."""
    if not is_level(kind):
        return kind
    level = parse_level(kind)
    words = level_words()[level.strength]
    if level.character == BALANCED:
        return words
    return f"{words} · {character_words()[level.character]}"
