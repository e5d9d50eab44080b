"""Finding words in all rulebooks at once, the way people type them.

Words are compared without case, accents and final sigma, and by their beginnings: ``σταθμος``
finds ``σταθμός``, ``utok`` finds ``útoky``. Letters that some keyboards lack may be written
out: ``haer`` finds ``hær``, ``aa`` and ``oe`` stand for ``å`` and ``ø``, and so do ``a`` and
``o``. A section is found if it has every word; those with the words in their heading come
first.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

import attrs

from boardgames_desktop.services.book import CELL, MEANS, Book, Section
from boardgames_desktop.services.language import fold

_WORD = re.compile(r"[^\W_]+(?:[’'][^\W_]+)*")
WRITTEN_OUT = str.maketrans({"å": "aa", "æ": "ae", "ø": "oe", "Å": "aa", "Æ": "ae", "Ø": "oe"})
WITHOUT_RING = str.maketrans({"å": "a", "æ": "ae", "ø": "o", "Å": "a", "Æ": "ae", "Ø": "o"})

AROUND = 60
"""Letters of context on each side of the first hit of an excerpt."""

LONGEST_EXCERPT = 180

MOST_ROWS = 2
"""Rows of a table in an excerpt."""

NEW_LINE = "\u2028"
"""Parts the rows of an excerpt."""

MOST_WORDS = 8
"""Words of a query that are looked at."""

LONGEST_ENDING, SHORTEST_STEM = 2, 4
"""Letters that a word may be taken without, and that must be left of it."""

TITLE_WORTH, WHOLE_WORTH = 20.0, 2.0
"""What a hit in a heading counts, against one in the text; and a whole word against a beginning."""

Stretch = tuple[str, bool]
"""A piece of text, and whether it is a hit."""


class Found(NamedTuple):
    """A section that has all words of a query.

    Attributes:
        game, language: of the book. page: number of its page in the book.
        section: id of the heading. title: the heading, in stretches.
        excerpt: words around the first hits, in stretches.
        worth: how well it fits; larger is better.
    """

    game: str
    language: str
    page: int
    section: str
    title: tuple[Stretch, ...]
    excerpt: tuple[Stretch, ...]
    worth: float


@lru_cache(maxsize=30_000)
def spellings(word: str) -> tuple[str, ...]:
    """Return the ways a word may be typed, folded, each once."""
    ways = (word, word.translate(WRITTEN_OUT), word.translate(WITHOUT_RING))
    return tuple(dict.fromkeys(fold(way) for way in ways))


@attrs.frozen(slots=True)
class _Entry:
    """A section and where it stands."""

    game: str
    language: str
    page: int
    section: Section


class Concordance:
    """An index of the words of some books.

    Args:
        books: what is searched, in the order of equal finds.
    """

    def __init__(self, books: Iterable[Book]) -> None:
        self._entries: list[_Entry] = []
        where: dict[str, dict[int, float]] = {}
        for book in books:
            for number, page in enumerate(book.pages):
                for section in page.sections:
                    self._add(_Entry(book.game, book.language, number, section), where)
        self._words = sorted(where)
        self._where = [where[word] for word in self._words]

    def _add(self, entry: _Entry, where: dict[str, dict[int, float]]) -> None:
        at = len(self._entries)
        self._entries.append(entry)
        for text, worth in ((entry.section.title, TITLE_WORTH), (entry.section.text, 1.0)):
            for match in _WORD.finditer(text):
                for way in spellings(match.group()):
                    counts = where.setdefault(way, {})
                    counts[at] = counts.get(at, 0.0) + worth

    def find(self, query: str, most: int = 50) -> list[Found]:
        """Return the sections that have every word of a query, best first.

        A word nothing begins with is taken without its ending, as in "kostek" for "kostky". If no
        section has all words, those with most of them are returned.
        """
        wanted: list[str] = []
        counts: dict[int, int] = {}
        worths: dict[int, float] = {}
        for word in query_words(query):
            start, found = self._nearest(word)
            wanted.append(start)
            for at, worth in found.items():
                counts[at] = counts.get(at, 0) + 1
                worths[at] = worths.get(at, 0.0) + worth
        full = max(counts.values(), default=0)
        best = [(at, worth) for at, worth in worths.items() if counts[at] == full]
        ranked = sorted(best, key=lambda pair: (-pair[1], pair[0]))
        return [self._found(at, worth, wanted) for at, worth in ranked[:most]]

    def _nearest(self, word: str) -> tuple[str, dict[int, float]]:
        """Return what words have to begin with to be meant by ``word``, and where they stand."""
        for cut in range(1 + max(0, min(LONGEST_ENDING, len(word) - SHORTEST_STEM))):
            start = word[: len(word) - cut]
            found = self._beginning(start)
            if found:
                return start, found
        return word, {}

    def _beginning(self, start: str) -> dict[int, float]:
        """Return how much words that begin so count in each section."""
        worths: dict[int, float] = {}
        at = bisect_left(self._words, start)
        while at < len(self._words) and self._words[at].startswith(start):
            whole = WHOLE_WORTH if self._words[at] == start else 1.0
            for entry, worth in self._where[at].items():
                worths[entry] = max(worths.get(entry, 0.0), 0.0) + whole * min(worth, 30.0)
            at += 1
        return worths

    def _found(self, at: int, worth: float, wanted: Sequence[str]) -> Found:
        entry = self._entries[at]
        section = entry.section
        return Found(
            entry.game,
            entry.language,
            entry.page,
            section.id,
            tuple(stretches(section.title, wanted)),
            tuple(excerpt(section.text, wanted)),
            worth,
        )


def query_words(query: str) -> tuple[str, ...]:
    """Return the folded words of what somebody typed, each once."""
    words = (fold(match.group()) for match in _WORD.finditer(query))
    return tuple(dict.fromkeys(words))[:MOST_WORDS]


def hits(text: str, wanted: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield (start, end) of the words of a text that begin with one of ``wanted``."""
    for match in _WORD.finditer(text):
        ways = spellings(match.group())
        if any(way.startswith(word) for way in ways for word in wanted):
            yield match.span()


def stretches(text: str, wanted: Sequence[str]) -> Iterator[Stretch]:
    """Yield a text in pieces, hits apart."""
    end = 0
    for start, stop in hits(text, wanted):
        if start > end:
            yield text[end:start], False
        yield text[start:stop], True
        end = stop
    if end < len(text):
        yield text[end:], False


def _rows_from(text: str, first: int, wanted: Sequence[str]) -> Iterator[str]:
    """Yield the rows that have a hit, if the first hit is in a row of a table."""
    lines = text[text.rfind("\n", 0, first) + 1 :].split("\n")
    if not _is_row(lines[0]) or len(lines[0]) > LONGEST_EXCERPT:
        return
    for line in lines:
        if _is_row(line) and next(hits(line, wanted), None) is not None:
            yield line


def _is_row(line: str) -> bool:
    return CELL in line or MEANS in line


def excerpt(text: str, wanted: Sequence[str]) -> Iterator[Stretch]:
    """Yield the piece of a text around its first hit, cut between words.

    A hit in a table is shown with its whole row, and with the next row that has one.
    """
    first = next(hits(text, wanted), (0, 0))[0]
    rows = list(islice(_rows_from(text, first, wanted), MOST_ROWS))
    if rows:
        yield from stretches(NEW_LINE.join(rows), wanted)
        return
    text = text.replace("\n", " ")
    start = text.rfind(" ", 0, max(0, first - AROUND)) + 1 if first > AROUND else 0
    stop = len(text)
    if stop - start > LONGEST_EXCERPT:
        stop = text.rfind(" ", start, start + LONGEST_EXCERPT)
    if start:
        yield "… ", False
    yield from stretches(text[start:stop], wanted)
    if stop < len(text):
        yield " …", False
