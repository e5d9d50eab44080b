"""The numbers of a match: fair, repeatable, and telling nothing about the seed."""

from __future__ import annotations

from collections import Counter

import pytest

from boardgames_desktop.core.draw import Draw, seed_for


@pytest.mark.parametrize("n", [2, 3, 6, 7, 42])
def test_every_number_is_equally_likely(n: int) -> None:
    """Chi-square over 100 numbers a side, at one in a million."""
    draw = Draw(2026)
    rolls = 100 * n
    counts = Counter(draw.at(ply).below(n) for ply in range(rolls))
    chi = sum((counts[face] - 100) ** 2 / 100 for face in range(n))
    freedom = n - 1
    assert chi < freedom + 7 * (2 * freedom) ** 0.5 + 12


def test_following_numbers_of_a_ply_are_independent() -> None:
    draw = Draw(1)
    pairs: Counter[tuple[int, int]] = Counter()
    for ply in range(3_600):
        draw.at(ply)
        pairs[draw.below(6), draw.below(6)] += 1
    assert len(pairs) == 36
    assert max(pairs.values()) < 160
    assert min(pairs.values()) > 50


def test_a_ply_always_has_the_same_numbers() -> None:
    draw = Draw(7)
    first = [draw.at(3).below(1000), *(draw.below(1000) for _ in range(40))]
    draw.at(9).below(5)
    assert [draw.at(3).below(1000), *(draw.below(1000) for _ in range(40))] == first
    assert first != [draw.at(4).below(1000), *(draw.below(1000) for _ in range(40))]
    assert len(set(first)) > 35, "the ninth number starts a new block, not the old one again"


def test_other_seeds_have_other_numbers() -> None:
    rows = {tuple(Draw(seed).at(0).below(1 << 32) for _ in range(1)) for seed in range(100)}
    assert len(rows) == 100
    assert Draw(2**64).below(1000) == Draw(0).below(1000)


def test_the_widest_and_the_narrowest_range() -> None:
    draw = Draw(1)
    assert {draw.below(1) for _ in range(20)} == {0}
    assert max(draw.below(2**64) for _ in range(50)) > 2**62
    for n in (0, -1, 2**64 + 1):
        with pytest.raises(ValueError, match="below"):
            draw.below(n)


def test_derived_seeds_differ_by_every_part() -> None:
    seeds = {seed_for(5, seat, ply) for seat in range(6) for ply in range(50)}
    assert len(seeds) == 300
    assert seed_for(5, 1, 2) == seed_for(5, 1, 2)
    assert 5 not in seeds
