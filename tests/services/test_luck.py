"""Luck with an honest rank: exact, for the rolls that were made."""

from __future__ import annotations

import math
from itertools import product
from time import process_time

import pytest

from boardgames_desktop.core.picture import Fortune
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.services.luck import Luck, Tally, added

KILLS = {
    pair: tuple(
        sum(p for _, killed, p in battle(*pair) if killed == number)
        for number in range(min(pair) + 1)
    )
    for pair in product((1, 2, 3), (1, 2))
}


def sum_up(fortunes, seats) -> list[Luck]:
    return Tally(seats).count(fortunes)


def roll(actual: int, pair: tuple[int, int] = (3, 2), seat: int = 0) -> Fortune:
    spread = KILLS[pair]
    expected = sum(number * p for number, p in enumerate(spread))
    return Fortune(seat, "inflicted", expected, float(actual), spread)


def test_the_rank_against_every_possible_course() -> None:
    pairs = [(3, 2), (2, 1), (3, 1), (1, 2)]
    got = [1, 1, 0, 1]
    worse = same = 0.0
    for course in product(*(range(len(KILLS[pair])) for pair in pairs)):
        p = math.prod(KILLS[pair][number] for pair, number in zip(pairs, course, strict=True))
        worse += p * (sum(course) < sum(got))
        same += p * (sum(course) == sum(got))
    (luck,) = sum_up(list(map(roll, got, pairs)), 1)
    assert luck.worse == pytest.approx(worse)
    assert luck.same == pytest.approx(same)
    assert luck.rank == pytest.approx(worse + same / 2)


def test_ranks_are_fair_on_average() -> None:
    """Over all outcomes, weighted by their chance, the mean rank is a half."""
    spread = KILLS[3, 2]
    mean = 0.0
    for first, second in product(range(3), repeat=2):
        (luck,) = sum_up([roll(first), roll(second)], 1)
        mean += spread[first] * spread[second] * luck.rank
    assert mean == pytest.approx(0.5)


def test_a_long_game_is_ranked_quickly_and_exactly() -> None:
    rolls = 1500
    started = process_time()
    least, chances = 0, [1.0]
    for _ in range(rolls):
        least, chances = added(least, chances, KILLS[3, 2])
    assert process_time() - started < 1.5
    assert sum(chances) == pytest.approx(1, abs=1e-9)
    mean = sum((least + at) * p for at, p in enumerate(chances))
    assert mean == pytest.approx(rolls * sum(n * p for n, p in enumerate(KILLS[3, 2])))


def test_hopeless_luck_is_never_called_worse_than_everybodys() -> None:
    (luck,) = sum_up([roll(0)] * 60, 1)
    assert luck.of_hundred == 1
    (luck,) = sum_up([roll(2)] * 60, 1)
    assert luck.of_hundred == 99


def test_counting_as_the_rolls_are_made_is_counting_all() -> None:
    fortunes = [roll(number % 3, seat=number % 2) for number in range(90)]
    tally = Tally(2)
    for until in (0, 1, 40, 40, 90):
        assert tally.count(fortunes[:until]) == sum_up(fortunes[:until], 2)
    assert tally.count(fortunes[:30]) == sum_up(fortunes[:30], 2), "another, shorter game"


def test_neutral_armies_and_players_without_rolls_have_no_rank() -> None:
    fortunes = [roll(1, seat=0), roll(2, seat=4)]
    first, second = sum_up(fortunes, 2)
    assert first.rolls == 1
    assert not second.ranked
    assert second.rolls == 0
