"""RISK cards and sets (fact sheet section 3).

A card is a number: 0 to 41 the territory it shows, 42 and 43 the jokers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from boardgames_desktop.games.risk.world import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    JOKER,
    KEYS,
    LANDS,
    TERRITORIES,
)

JOKERS: tuple[int, ...] = (LANDS, LANDS + 1)
CARDS: int = LANDS + len(JOKERS)
DECK: tuple[int, ...] = tuple(range(CARDS))
CARD_KEYS: tuple[str, ...] = (*KEYS, "joker_1", "joker_2")
SYMBOL: tuple[int, ...] = (*(territory.symbol for territory in TERRITORIES), JOKER, JOKER)

MUST_TRADE = 5
"""With this many cards a set has to be traded (5.1, 5.2.7)."""

_SETS: frozenset[tuple[int, int, int]] = frozenset(
    (a, b, c)
    for a in range(4)
    for b in range(4)
    for c in range(4)
    if len(symbols := [symbol for symbol in (a, b, c) if symbol != JOKER]) < 2
    or len(set(symbols)) in (1, len(symbols))
)


def is_set(a: int, b: int, c: int) -> bool:
    """Tell whether three cards are a set: equal or all different, jokers filling gaps (3.2)."""
    return (SYMBOL[a], SYMBOL[b], SYMBOL[c]) in _SETS


FIXED_VALUES: Mapping[int, int] = {INFANTRY: 4, CAVALRY: 6, ARTILLERY: 8}
ONE_OF_EACH = 10
"""What sets are worth where there is no golden cavalry (3.3)."""


def fixed_value(cards: Sequence[int]) -> int:
    """Return the worth of a set by its symbols, jokers read for the best (3.3)."""
    plain = [SYMBOL[card] for card in cards if SYMBOL[card] != JOKER]
    return ONE_OF_EACH if len(set(plain)) == len(plain) else FIXED_VALUES[plain[0]]


def sets_in(hand: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield every set in an ascending hand whose cards are all known."""
    if len(hand) >= 3:
        for trio in combinations(hand, 3):
            if is_set(*trio):
                yield trio


def without(cards: tuple[int, ...], gone: Sequence[int]) -> tuple[int, ...]:
    """Return ``cards`` less ``gone``; cards that are not there are taken from unknown ones."""
    rest = list(cards)
    for card in gone:
        if card in rest:
            rest.remove(card)
        else:
            rest.remove(-1)
    return tuple(rest)


def joined(cards: tuple[int, ...], more: Sequence[int]) -> tuple[int, ...]:
    """Return ``cards`` and ``more``, ascending."""
    return tuple(sorted((*cards, *more)))
