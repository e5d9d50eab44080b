"""Finding a phrase in a text as people type it: without case, accents and final sigma.

Letters that a keyboard lacks may be written out, as in :mod:`concordance`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boardgames_desktop.services.concordance import WITHOUT_RING, WRITTEN_OUT
from boardgames_desktop.services.language import fold

Spelling = tuple[str, tuple[int, ...]]
"""A text in one spelling, folded, and the place in the text of each of its letters."""


def phrase_hits(text: str, phrase: str) -> list[tuple[int, int]]:
    """Return (start, end) of every place of a text where a phrase stands, in order."""
    wanted = " ".join(fold(phrase).split())
    if not wanted:
        return []
    found: set[tuple[int, int]] = set()
    for letters, places in _spellings(text):
        at = letters.find(wanted)
        while at >= 0:
            found.add((places[at], places[at + len(wanted) - 1] + 1))
            at = letters.find(wanted, at + len(wanted))
    return _apart(sorted(found))


def _apart(spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    apart: list[tuple[int, int]] = []
    for start, end in spans:
        if not apart or start >= apart[-1][1]:
            apart.append((start, end))
    return apart


@lru_cache(maxsize=2_000)
def _spellings(text: str) -> tuple[Spelling, ...]:
    """Return a text as it may be typed, each way once."""
    ways = [_folded(text, {})]
    if any(ord(letter) in WRITTEN_OUT for letter in text):
        ways += [_folded(text, WRITTEN_OUT), _folded(text, WITHOUT_RING)]
    return tuple(ways)


def _folded(text: str, table: dict[int, str]) -> Spelling:
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        plain = " " if letter.isspace() else fold(letter.translate(table) if table else letter)
        letters.append(plain)
        places += [place] * len(plain)
    return "".join(letters), tuple(places)
