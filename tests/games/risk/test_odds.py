"""Section 12: exact odds."""

from __future__ import annotations

from fractions import Fraction
from time import process_time

import pytest

from boardgames_desktop.games.risk.dice import FOLDED, LOSSES, PAIRS, ROLLS
from boardgames_desktop.games.risk.odds import (
    battle,
    battle_exact,
    campaign,
    conquest,
    conquest_exact,
    expected_losses,
)

ONE_BATTLE = {
    (1, 1): (21, 0, 15, Fraction(7, 12), Fraction(5, 12)),
    (2, 1): (91, 0, 125, Fraction(91, 216), Fraction(125, 216)),
    (3, 1): (441, 0, 855, Fraction(49, 144), Fraction(95, 144)),
    (1, 2): (161, 0, 55, Fraction(161, 216), Fraction(55, 216)),
    (2, 2): (581, 420, 295, Fraction(791, 648), Fraction(505, 648)),
    (3, 2): (2275, 2611, 2890, Fraction(2387, 2592), Fraction(2797, 2592)),
}

TABLE = """
0.416667 0.106096 0.027015 0.006879 0.001752 0.000446 0.000114 0.000029 0.000007 0.000002
0.754244 0.362654 0.206066 0.091304 0.049135 0.021350 0.011329 0.004897 0.002588 0.001117
0.916375 0.655954 0.470251 0.314994 0.205942 0.133698 0.083742 0.053502 0.032770 0.020754
0.971544 0.785454 0.641623 0.476531 0.358606 0.252503 0.181486 0.123395 0.086172 0.057191
0.990317 0.889789 0.769375 0.638295 0.506203 0.396754 0.297418 0.224048 0.161558 0.118275
0.996705 0.933980 0.856920 0.744875 0.637720 0.520683 0.423330 0.329482 0.257775 0.193434
0.998879 0.966649 0.909942 0.833739 0.736396 0.640073 0.535534 0.445581 0.356934 0.286761
0.999618 0.980308 0.946799 0.887801 0.818410 0.729556 0.642941 0.547360 0.463985 0.379872
0.999870 0.990115 0.966992 0.929820 0.872936 0.807641 0.726080 0.646412 0.558070 0.479935
0.999956 0.994195 0.981100 0.953933 0.916284 0.861091 0.799833 0.723970 0.650060 0.567593
"""

FRACTIONS = """
1 1 5/12
1 2 275/2592
1 3 15125/559872
1 4 831875/120932352
2 1 1955/2592
2 2 235/648
2 3 692225/3359232
2 4 5520775/60466176
3 1 342035/373248
3 2 6610505/10077696
3 3 511817135/1088391168
4 1 52218275/53747712
4 2 2279684105/2902376448
4 3 402241935565/626913312768
5 1 7664728115/7739670528
5 2 1115640793115/1253826625536
"""


@pytest.mark.parametrize("pair", PAIRS)
def test_12_1_one_battle(pair: tuple[int, int]) -> None:
    lost, split, killed, attacker, defender = ONE_BATTLE[pair]
    compared = min(pair)
    weights = {LOSSES[pair][roll]: weight for roll, weight in FOLDED[pair]}
    assert weights[compared, 0] == lost
    assert weights[0, compared] == killed
    assert weights.get((1, 1), 0) == split
    assert sum(weights.values()) == len(ROLLS[pair]) == 6 ** sum(pair)
    exact = battle_exact(*pair)
    assert sum(p for _, _, p in exact) == 1
    assert sum(a * p for a, _, p in exact) == attacker
    assert sum(d * p for _, d, p in exact) == defender
    assert expected_losses(*pair) == pytest.approx((float(attacker), float(defender)))
    assert [p for _, _, p in battle(*pair)] == pytest.approx([float(p) for _, _, p in exact])
    assert all(a + d == compared for a, d in LOSSES[pair].values())


def test_12_2_all_hundred_cells() -> None:
    for attackers, row in enumerate(TABLE.split("\n")[1:-1], 1):
        for defenders, cell in enumerate(row.split(), 1):
            chance = conquest(attackers, defenders).chance
            assert f"{chance:.6f}" == cell, (attackers, defenders)


@pytest.mark.parametrize("line", FRACTIONS.strip().split("\n"))
def test_12_2_exact_fractions(line: str) -> None:
    attackers, defenders, fraction = line.split()
    exact = conquest_exact(int(attackers), int(defenders))
    assert exact == Fraction(fraction)
    assert conquest(int(attackers), int(defenders)).chance == pytest.approx(float(exact), abs=1e-15)


@pytest.mark.parametrize(
    ("attackers", "defenders", "left", "held"),
    [
        (3, 2, 1.593582, 0.562117),
        (5, 3, 2.820635, 0.462551),
        (5, 5, 1.631485, 1.443152),
        (10, 5, 6.036953, 0.196521),
        (10, 10, 2.692200, 1.762953),
    ],
)
def test_12_2_expected_armies_left(
    attackers: int, defenders: int, left: float, held: float
) -> None:
    odds = conquest(attackers, defenders)
    assert odds.attackers_left == pytest.approx(left, abs=5e-7)
    assert odds.defenders_left == pytest.approx(held, abs=5e-7)


def test_no_attackers_and_no_defenders() -> None:
    assert conquest(0, 3).chance == 0
    assert conquest(0, 3).left_if_won == 0
    assert conquest(4, 0).chance == 1
    assert conquest(4, 0).left_if_won == 4
    assert conquest(4, 0).left_if_held == 0
    with pytest.raises(ValueError, match="conquest"):
        conquest(-1, 2)


def test_probabilities_sum_to_one() -> None:
    for attackers, defenders, stop in ((7, 4, 0), (7, 4, 3), (60, 80, 10), (300, 300, 0)):
        odds = conquest(attackers, defenders, stop)
        assert sum(odds.survivors) + sum(odds.holdouts) == pytest.approx(1)


def test_stopping_at_n_by_hand() -> None:
    """Six attackers stop at five: one roll of three dice against two, unless both fall."""
    odds = conquest(6, 2, stop=5)
    assert odds.chance == pytest.approx(2890 / 7776)
    assert odds.survivors[6] == pytest.approx(2890 / 7776)
    assert odds.holdouts[2] == pytest.approx(2275 / 7776)
    assert odds.holdouts[1] == pytest.approx(2611 / 7776)
    assert conquest(6, 2, stop=6).chance == 0
    assert conquest(6, 2, stop=9).chance == 0


def test_stopping_later_never_lowers_the_chance() -> None:
    chances = [conquest(12, 7, stop).chance for stop in range(12, -1, -1)]
    assert chances == sorted(chances)
    assert chances[-1] == conquest(12, 7).chance


def test_large_stacks_are_quick_and_right() -> None:
    conquest.cache_clear()
    start = process_time()
    odds = conquest(400, 400)
    spent = process_time() - start
    assert 0.95 < odds.chance < 1
    assert spent < 0.5, "50 ms on an idle machine"
    assert float(conquest_exact(30, 25)) == pytest.approx(conquest(30, 25).chance, abs=1e-13)


def test_memory_is_bounded() -> None:
    assert conquest.cache_info().maxsize is not None


def test_reserve_for_three_quarters() -> None:
    """To win with at least 75 % against 1, 2, 3, 4, 5 takes 2, 4, 5, 7, 8 attackers."""
    need = [next(a for a in range(1, 20) if conquest(a, d).chance >= 0.75) for d in range(1, 6)]
    assert need == [2, 4, 5, 7, 8]


def test_equal_numbers_favour_the_attacker_from_five() -> None:
    assert [n for n in range(1, 11) if conquest(n, n).chance > 0.5] == [5, 6, 7, 8, 9, 10]


# -- chains --------------------------------------------------------------------------


def _chain_by_enumeration(armies: int, garrisons: tuple[int, ...]) -> tuple[Fraction, Fraction]:
    """Return chance and mean armies at the end (times chance), one battle at a time."""
    if not garrisons:
        return Fraction(1), Fraction(armies)
    able, defenders = armies - 1, garrisons[0]
    if not able:
        return Fraction(0), Fraction(0)
    chance = left = Fraction(0)
    for lost, killed, p in battle_exact(min(3, able), min(2, defenders)):
        if killed == defenders:
            moved = able - lost
            part = _chain_by_enumeration(moved, garrisons[1:])
        else:
            part = _chain_by_enumeration(armies - lost, (defenders - killed, *garrisons[1:]))
        chance += p * part[0]
        left += p * part[1]
    return chance, left


@pytest.mark.parametrize(
    ("armies", "garrisons"),
    [(2, (1,)), (4, (1, 1)), (6, (2, 1)), (7, (1, 2, 1)), (8, (3, 2)), (3, (1, 1, 1)), (1, (1,))],
)
def test_a_chain_against_one_battle_after_the_other(
    armies: int, garrisons: tuple[int, ...]
) -> None:
    chance, left = _chain_by_enumeration(armies, garrisons)
    found = campaign(armies, garrisons)
    assert found.chance == pytest.approx(float(chance), abs=1e-12)
    assert sum(found.reached) == pytest.approx(1)
    assert len(found.reached) == len(garrisons) + 1
    if chance:
        assert found.left == pytest.approx(float(left / chance))


def test_a_chain_of_one_is_an_invasion() -> None:
    one = campaign(9, (5,))
    assert one.chance == pytest.approx(conquest(8, 5).chance)
    assert one.left == pytest.approx(conquest(8, 5).left_if_won)


def test_large_chains_are_quick() -> None:
    started = process_time()
    campaign(400, (60, 45, 70, 30, 50))
    assert process_time() - started < 0.5


@pytest.mark.parametrize("bad", [(0, (1,)), (3, ()), (3, (1, 0))])
def test_chains_without_armies_are_refused(bad: tuple[int, tuple[int, ...]]) -> None:
    with pytest.raises(ValueError, match="campaign"):
        campaign(*bad)
