"""Exact battle odds (fact sheet section 12). Nothing here is simulated.

*Attackers* are armies able to attack: all in the source but the one that stays. Both sides
use the most dice they may, which is best for both.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

import attrs

from boardgames_desktop.games.risk.dice import FOLDED, LOSSES, Pair, PairTable

Shares = tuple[tuple[int, int, float], ...]
"""(attacker's loss, defender's loss, probability)."""


def _exact(pair: Pair) -> tuple[tuple[int, int, Fraction], ...]:
    return tuple(
        (*LOSSES[pair][roll], Fraction(weight, 6 ** sum(pair))) for roll, weight in FOLDED[pair]
    )


_EXACT: PairTable[tuple[tuple[int, int, Fraction], ...]] = PairTable(_exact)
_FLOAT: PairTable[Shares] = PairTable(
    lambda pair: tuple((a, d, float(p)) for a, d, p in _EXACT[pair])
)


def battle(attack: int, defence: int) -> Shares:
    """Return the losses of one roll of ``attack`` against ``defence`` dice (12.1)."""
    return _FLOAT[attack, defence]


def battle_exact(attack: int, defence: int) -> tuple[tuple[int, int, Fraction], ...]:
    """Return :func:`battle` with exact fractions."""
    return _EXACT[attack, defence]


def expected_losses(attack: int, defence: int) -> tuple[float, float]:
    """Return the mean losses of attacker and defender in one roll."""
    shares = _FLOAT[attack, defence]
    return sum(a * p for a, _, p in shares), sum(d * p for _, d, p in shares)


@attrs.frozen(slots=True)
class Conquest:
    """How an invasion that is fought on may end.

    Attributes:
        chance: probability that the territory falls.
        attackers_left: mean attackers left over all ends.
        defenders_left: mean defenders left over all ends.
        survivors: probability of each number of attackers left when it falls, by number.
        holdouts: probability of each number of defenders left when it holds, by number.
    """

    chance: float
    attackers_left: float
    defenders_left: float
    survivors: tuple[float, ...]
    holdouts: tuple[float, ...]

    @property
    def left_if_won(self) -> float:
        """Mean attackers left when the territory falls; 0 if it cannot."""
        if not self.chance:
            return 0.0
        return sum(n * p for n, p in enumerate(self.survivors)) / self.chance

    @property
    def left_if_held(self) -> float:
        """Mean defenders left when the territory holds; 0 if it cannot."""
        held = sum(self.holdouts)
        return self.defenders_left / held if held else 0.0


NEGLIGIBLE = 1e-30
"""Probability below which a position is not followed: far under the rounding of the sums."""


@lru_cache(maxsize=128)
def conquest(attackers: int, defenders: int, stop: int = 0) -> Conquest:
    """Return the odds of fighting on until the territory falls or ``stop`` attackers are left.

    Probability flows from (attackers, defenders) through all positions, one row of attackers
    at a time, so that memory grows with the stacks and not with their product.

    Raises:
        ValueError: a number is negative.
    """
    if attackers < 0 or defenders < 0 or stop < 0:
        raise ValueError(f"conquest({attackers}, {defenders}, {stop})")
    return conquest_from([0.0] * attackers + [1.0], defenders, stop)


def conquest_from(start: Sequence[float], defenders: int, stop: int = 0) -> Conquest:
    """Return :func:`conquest` for an uncertain number of attackers.

    Args:
        start: probability of each number of attackers, by number; they need not sum to 1.
        defenders: armies in the territory.
        stop: attackers left at which the invasion is called off.
    """
    survivors = [0.0] * len(start)
    holdouts = [0.0] * (defenders + 1)
    now, one, two = ([0.0] * (defenders + 1) for _ in range(3))
    attackers_left = 0.0
    for able in range(len(start) - 1, -1, -1):
        now[defenders] += start[able]
        if able > stop:
            _fight_row(min(3, able), now, one, two)
            attackers_left += now[0] * able
        else:
            attackers_left += sum(now) * able
            for left in range(1, defenders + 1):
                holdouts[left] += now[left]
        survivors[able] = now[0]
        now, one, two = one, two, [0.0] * (defenders + 1)
    return Conquest(
        chance=min(1.0, sum(survivors)),
        attackers_left=attackers_left,
        defenders_left=sum(n * p for n, p in enumerate(holdouts)),
        survivors=tuple(survivors),
        holdouts=tuple(holdouts),
    )


@attrs.frozen(slots=True)
class Campaign:
    """How conquering one territory after the other may end, all armies moving on each time.

    Attributes:
        reached: probability that exactly the first so many territories fall, by their number.
        left: mean armies in the last territory when all fall; 0 if they cannot.
    """

    reached: tuple[float, ...]
    left: float

    @property
    def chance(self) -> float:
        """Probability that all fall."""
        return self.reached[-1]


@lru_cache(maxsize=128)
def campaign(armies: int, garrisons: tuple[int, ...]) -> Campaign:
    """Return the odds of conquering territories one after the other.

    One army stays behind in the source and in every territory but the last; all others move on.

    Args:
        armies: armies in the source.
        garrisons: armies in each of the territories, in the order they are attacked.

    Raises:
        ValueError: there is no territory, or a number of armies is below 1.
    """
    if armies < 1 or not garrisons or min(garrisons) < 1:
        raise ValueError(f"campaign({armies}, {garrisons})")
    start: Sequence[float] = [0.0] * (armies - 1) + [1.0]
    going = 1.0
    reached: list[float] = []
    survivors: tuple[float, ...] = ()
    for defenders in garrisons:
        end = conquest_from(start, defenders)
        reached.append(max(0.0, going - end.chance))
        going = end.chance
        survivors = end.survivors
        start = survivors[1:] or (0.0,)
    left = sum(n * p for n, p in enumerate(survivors)) / going if going else 0.0
    return Campaign((*reached, going), left)


def _fight_row(dice: int, now: list[float], one: list[float], two: list[float]) -> None:
    """Let the probabilities of one number of attackers flow to one and two attackers less."""
    shares = {(a, d): p for a, d, p in _FLOAT[dice, 2]}
    if dice == 1:
        kill, lose = shares[0, 1], shares[1, 0]
        for left in range(len(now) - 1, 1, -1):
            p = now[left]
            if p > NEGLIGIBLE:
                now[left - 1] += p * kill
                one[left] += p * lose
    else:
        kill, split, lose = shares[0, 2], shares[1, 1], shares[2, 0]
        for left in range(len(now) - 1, 1, -1):
            p = now[left]
            if p > NEGLIGIBLE:
                now[left - 2] += p * kill
                one[left - 1] += p * split
                two[left] += p * lose
    if len(now) > 1:
        last = {(a, d): p for a, d, p in _FLOAT[dice, 1]}
        p = now[1]
        now[0] += p * last[0, 1]
        one[1] += p * last[1, 0]


def conquest_exact(attackers: int, defenders: int) -> Fraction:
    """Return the chance to conquer as an exact fraction; for small stacks (12.2)."""
    chance = [[Fraction(0)] * (defenders + 1) for _ in range(attackers + 1)]
    for able in range(attackers + 1):
        chance[able][0] = Fraction(1)
        for left in range(1, defenders + 1 if able else 0):
            chance[able][left] = sum(
                (p * chance[able - a][left - d] for a, d, p in _EXACT[min(3, able), min(2, left)]),
                Fraction(0),
            )
    return chance[attackers][defenders]
