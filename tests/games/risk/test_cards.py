"""Section 3: cards and sets; section 6: what sets are worth."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from boardgames_desktop.games.risk.cards import CARDS, DECK, JOKERS, SYMBOL, is_set, sets_in
from boardgames_desktop.games.risk.options import RiskOptions, read_options
from boardgames_desktop.games.risk.world import (
    ARTILLERY,
    CAVALRY,
    CONTINENT_KEYS,
    INFANTRY,
    JOKER,
    MEMBERS,
    TERRITORIES,
)

from .position import card


def test_44_cards() -> None:
    assert CARDS == len(DECK) == 44
    assert Counter(SYMBOL) == {INFANTRY: 14, CAVALRY: 14, ARTILLERY: 14, JOKER: 2}
    assert [SYMBOL[joker] for joker in JOKERS] == [JOKER, JOKER]


def test_symbols_of_each_continent() -> None:
    shares = {
        key: tuple(
            sum(TERRITORIES[land].symbol == symbol for land in MEMBERS[number])
            for symbol in (INFANTRY, CAVALRY, ARTILLERY)
        )
        for number, key in enumerate(CONTINENT_KEYS)
    }
    assert shares == {
        "north_america": (3, 3, 3),
        "south_america": (1, 1, 2),
        "europe": (2, 3, 2),
        "africa": (3, 1, 2),
        "asia": (4, 4, 4),
        "australia": (1, 2, 1),
    }


def test_5600_of_13244_trios_are_sets() -> None:
    trios = list(combinations(DECK, 3))
    assert len(trios) == 13_244
    assert sum(is_set(*trio) for trio in trios) == 5_600


def test_every_five_cards_hold_a_set_and_four_only_without_two_plus_two() -> None:
    kinds = [(symbol, number) for symbol in range(3) for number in range(5)] + [(3, 0), (3, 1)]
    of_kind = {
        (symbol, number): [c for c in DECK if SYMBOL[c] == symbol][number]
        for symbol, number in kinds
    }
    hands = {tuple(sorted(hand)) for hand in combinations(of_kind.values(), 5)}
    assert all(any(sets_in(hand)) for hand in hands)
    without = {
        tuple(sorted(SYMBOL[c] for c in hand))
        for hand in combinations(of_kind.values(), 4)
        if not any(sets_in(tuple(sorted(hand))))
    }
    assert without == {(0, 0, 1, 1), (0, 0, 2, 2), (1, 1, 2, 2)}


@pytest.mark.parametrize(
    ("cards", "valid"),
    [
        ("alaska alberta western_us", True),
        ("alaska greenland quebec", True),
        ("alaska alberta greenland", False),
        ("alaska greenland joker_1", True),
        ("alaska alberta joker_2", True),
        ("alaska joker_1 joker_2", True),
    ],
)
def test_sets(cards: str, valid: bool) -> None:
    assert is_set(*map(card, cards.split())) is valid


GOLDEN = {
    1: 4, 2: 6, 3: 8, 4: 10, 5: 15, 6: 20, 7: 25, 8: 30, 9: 35, 10: 40, 11: 45, 12: 50, 13: 55,
    14: 60, 15: 60, 20: 60,
}  # fmt: skip


@pytest.mark.parametrize(("nth", "armies"), GOLDEN.items())
def test_golden_track(nth: int, armies: int) -> None:
    assert RiskOptions().set_value(nth - 1) == armies


def test_golden_track_options() -> None:
    endless = read_options({"past_end": "plus5"})
    assert [endless.set_value(n - 1) for n in (14, 15, 20)] == [60, 65, 90]
    older = read_options({"golden_track": "classic"})
    assert [older.set_value(n) for n in range(8)] == [4, 6, 8, 10, 12, 15, 20, 25]
    assert [older.set_value(n) for n in (14, 15, 16)] == [60, 65, 70]


@pytest.mark.parametrize(
    "options", [{"golden_track": "silver"}, {"speed": "fast"}, {"turn_cap": "7"}]
)
def test_bad_options_are_named(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        read_options(options)
