"""Actions, options and the kinds of argument they are made of.

An *action* is a plain tuple: a verb and its arguments, ``("attack", 19, 26, 3)``.
An *option* is a pattern of legal actions: the same tuple, whose last item may be
a :class:`Span` (any amount in a range) or a :class:`Some` (any subset of items).
Actions hold integers and short words; only notation knows the names of things.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import comb
from typing import Any, NamedTuple, Protocol

Seat = int
"""A place at the table, counted from 0 in turn order."""

CHANCE_SEAT: Seat = -1
"""The seat that dice and card draws are logged under."""

NOBODY: Seat = -2
"""Given to the handler of an AUTO frame, which nobody answers."""

CHANCE: tuple[Seat, ...] = (CHANCE_SEAT,)
"""``asked`` of a frame that is answered by chance."""

AUTO: tuple[Seat, ...] = ()
"""``asked`` of a frame that runs by itself inside ``apply``."""

HIDDEN = "?"
"""Stands in a masked action for an argument the viewer may not see."""

Action = tuple[Any, ...]
Option = tuple[Any, ...]
Frame = tuple[Any, ...]


class Span(NamedTuple):
    """Any amount from ``lo`` to ``hi``, both included."""

    lo: int
    hi: int


class Some(NamedTuple):
    """Any ``lo`` to ``hi`` of the distinct ``items``, in the order of ``items``.

    Only to be used when every such choice is legal.
    """

    items: tuple[Any, ...]
    lo: int
    hi: int


def expand(option: Option) -> Iterator[Action]:
    """Yield every action that ``option`` stands for."""
    if not option:
        return
    last = option[-1]
    if type(last) is Span:
        head = option[:-1]
        for amount in range(last.lo, last.hi + 1):
            yield (*head, amount)
    elif type(last) is Some:
        head = option[:-1]
        for size in range(last.lo, last.hi + 1):
            for chosen in combinations(last.items, size):
                yield (*head, *chosen)
    else:
        yield option


def count(option: Option) -> int:
    """Return how many actions ``option`` stands for, without building them."""
    last = option[-1]
    if type(last) is Span:
        return last.hi - last.lo + 1
    if type(last) is Some:
        return sum(comb(len(last.items), size) for size in range(last.lo, last.hi + 1))
    return 1


def nth(option: Option, index: int) -> Action:
    """Return action number ``index`` of ``option``, in the order of :func:`expand`.

    Raises IndexError if there are not as many.
    """
    if not 0 <= index < count(option):
        raise IndexError(index)
    last = option[-1]
    head = option[:-1]
    if type(last) is Span:
        return (*head, last.lo + index)
    if type(last) is Some:
        for size in range(last.lo, last.hi + 1):
            ways = comb(len(last.items), size)
            if index < ways:
                return (*head, *_combination(last.items, size, index))
            index -= ways
    return option


def _combination(items: Sequence[Any], size: int, index: int) -> list[Any]:
    chosen: list[Any] = []
    start = 0
    while size:
        ways = comb(len(items) - start - 1, size - 1)
        if index < ways:
            chosen.append(items[start])
            size -= 1
        else:
            index -= ways
        start += 1
    return chosen


def matches(option: Option, action: Action) -> bool:
    """Tell whether ``action`` is one of the actions ``option`` stands for."""
    last = option[-1]
    head = len(option) - 1
    if action[:head] != option[:head]:
        return False
    rest = action[head:]
    if type(last) is Span:
        return len(rest) == 1 and type(rest[0]) is int and last.lo <= rest[0] <= last.hi
    if type(last) is Some:
        if not last.lo <= len(rest) <= last.hi:
            return False
        places = [last.items.index(item) if item in last.items else -1 for item in rest]
        return -1 not in places and all(a < b for a, b in pairwise(places))
    return rest == (last,)


class ArgKind(Protocol):
    """One kind of argument: what values it allows and how they are written."""

    name: str
    many: bool
    """True for a kind that takes all remaining arguments (dice, cards)."""

    def allows(self, value: object) -> bool:
        """Tell whether ``value`` is well formed (not whether it is legal)."""

    def text(self, value: Any) -> str:
        """Return the one-word text of a well-formed value."""

    def parse(self, word: str) -> Any:
        """Return the value of a word; raises ValueError."""


class Named:
    """An index into a fixed list of names: a land, a unit type, a card."""

    def __init__(self, name: str, names: Sequence[str], *, many: bool = False) -> None:
        self.name = name
        self.names = tuple(names)
        self.many = many
        self._index = {word: index for index, word in enumerate(self.names)}
        if len(self._index) != len(self.names):
            raise ValueError(f"{name}: names repeat")

    def allows(self, value: object) -> bool:
        return type(value) is int and 0 <= value < len(self.names)

    def text(self, value: int) -> str:
        return self.names[value]

    def parse(self, word: str) -> int:
        try:
            return self._index[word]
        except KeyError:
            raise ValueError(f"unknown {self.name} {word!r}") from None


class Amount:
    """A whole number from ``lo`` to ``hi``."""

    def __init__(self, name: str, lo: int = 0, hi: int = 1_000_000, *, many: bool = False) -> None:
        self.name = name
        self.lo = lo
        self.hi = hi
        self.many = many

    def allows(self, value: object) -> bool:
        return type(value) is int and self.lo <= value <= self.hi

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(word) > 9:
            raise ValueError(f"{self.name}: {word!r} is no number")
        value = int(word)
        if str(value) != word:
            raise ValueError(f"{self.name}: {word!r} is written {value}")
        if not self.allows(value):
            raise ValueError(f"{self.name}: {value} is outside {self.lo}..{self.hi}")
        return value


class Word:
    """One of a few fixed words, kept as a string."""

    def __init__(self, name: str, words: Sequence[str], *, many: bool = False) -> None:
        self.name = name
        self.words = tuple(words)
        self.many = many

    def allows(self, value: object) -> bool:
        return type(value) is str and value in self.words

    def text(self, value: str) -> str:
        return value

    def parse(self, word: str) -> str:
        if word not in self.words:
            raise ValueError(f"unknown {self.name} {word!r}")
        return word
