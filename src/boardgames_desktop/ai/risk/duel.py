"""What a position of two players is worth: the chance to win, fitted to who won.

It is for tables at which all lands are of the two, so that every value of a decision is a chance.
Each side's features are weighed on their own, since it is the other one's turn; a logistic
curve makes a chance of the sum, so that who stands badly takes risks and who stands well
none. All features are shares or logarithms and hold for few armies as for many.
``benchmarks/tune_duel.py`` fits the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import ClassVar, NamedTuple

from boardgames_desktop.ai.risk.evaluation import Evaluation
from boardgames_desktop.ai.risk.field import Field, World

TURNS = 3
"""Turns of income that are counted with the armies."""

ABLE = 3
"""Armies of a stack beyond which it attacks at good odds."""


class Side(NamedTuple):
    """Features of one player, or what each of them counts.

    Attributes:
        armies: logarithm of the armies.
        growth: logarithm of the armies with the next turns' income.
        lands: share of all lands.
        fronts: lands an enemy borders on, as share of all lands.
        thin: those with a single army.
        able: share of the own armies that can attack at good odds.
        inland: share of the own armies that no enemy borders on.
        bonus: continents' armies as share of both incomes.
        guarded: those whose gates hold no fewer armies than any stack beside them.
        cards: the next set's worth by the cards in hand, as share of all armies.
        three, four: the same if the hand holds so many cards.
    """

    armies: float
    growth: float
    lands: float
    fronts: float
    thin: float
    able: float
    inland: float
    bonus: float
    guarded: float
    cards: float
    three: float
    four: float


MINE = Side(
    armies=2.99,
    growth=1.61,
    lands=4.54,
    fronts=5.43,
    thin=-5.26,
    able=3.61,
    inland=2.15,
    bonus=-0.92,
    guarded=1.72,
    cards=3.06,
    three=3.74,
    four=5.10,
)
THEIRS = Side(
    armies=-2.10,
    growth=-3.11,
    lands=-4.54,
    fronts=-2.85,
    thin=3.15,
    able=-3.18,
    inland=-1.59,
    bonus=-1.93,
    guarded=-2.30,
    cards=-2.84,
    three=-6.19,
    four=-4.19,
)
EVEN = 1.11
"""What is counted for him whose turn has just ended."""

HOPELESS = 700.0
"""Score, negated, beyond which a chance is none; a sum of few armies and a huge set may pass it."""


class Census(NamedTuple):
    """What one player has, counted.

    Attributes:
        lands, armies: how many.
        fronts, thin: lands an enemy borders on; those with a single army.
        able, inland: armies that can attack at good odds; that no enemy borders on.
        bonus, guarded: armies a turn for continents; for those that are well guarded.
    """

    lands: int
    armies: int
    fronts: int
    thin: int
    able: int
    inland: int
    bonus: int
    guarded: int

    @property
    def income(self) -> int:
        """Armies a turn."""
        return max(3, self.lands // 3) + self.bonus


def census(world: World, f: Field, seat: int) -> Census:
    """Count what ``seat`` has."""
    owner = f.owner
    armies = f.armies
    near = world.near
    lands = total = fronts = thin = able = inland = 0
    for land, here in enumerate(armies):
        if owner[land] != seat:
            continue
        lands += 1
        total += here
        for other in near[land]:
            if owner[other] != seat:
                fronts += 1
                if here == 1:
                    thin += 1
                elif here > ABLE:
                    able += here - ABLE
                break
        else:
            inland += here - 1
    bonus = guarded = 0
    for number, (start, end) in enumerate(world.spans):
        if owner[start] == seat and owner[start:end].count(seat) == end - start:
            bonus += world.bonus[number]
            if _guarded(world, f, seat, number):
                guarded += world.bonus[number]
    return Census(lands, total, fronts, thin, able, inland, bonus, guarded)


def _guarded(world: World, f: Field, seat: int, continent: int) -> bool:
    owner = f.owner
    armies = f.armies
    for land in world.gates[continent]:
        here = armies[land]
        for other in world.near[land]:
            if armies[other] > here and owner[other] != seat:
                return False
    return True


def features(world: World, f: Field, worth: int, seat: int, rival: int) -> tuple[Side, Side]:
    """Return the features of ``seat`` and of its only ``rival``; ``worth`` = of the next set."""
    counts = census(world, f, seat), census(world, f, rival)
    total = counts[0].armies + counts[1].armies
    income = counts[0].income + counts[1].income
    mine, theirs = (
        Side(
            log(c.armies),
            log(c.armies + TURNS * c.income),
            c.lands / world.lands,
            c.fronts / world.lands,
            c.thin / world.lands,
            c.able / c.armies,
            c.inland / c.armies,
            c.bonus / income,
            c.guarded / income,
            cards * worth / 3.0 / total,
            worth / total if cards >= 3 else 0.0,
            worth / total if cards >= 4 else 0.0,
        )
        for c, cards in zip(counts, (f.cards[seat], f.cards[rival]), strict=True)
    )
    return mine, theirs


class Duel(Evaluation):
    """Judges positions in which all lands are of two players."""

    power: ClassVar[float] = 1.0

    __slots__ = ()

    def value(self, f: Field, seat: int) -> float:
        """Return the chance of ``seat`` to win, whose turn has just ended."""
        owner = f.owner
        own = owner.count(seat)
        if not own:
            return 0.0
        if own == len(owner):
            return 1.0
        rival = next(other for other in owner if other != seat)
        mine, theirs = features(self.world, f, self.track.worth(f.traded), seat, rival)
        score = EVEN + weighed(MINE, mine) + weighed(THEIRS, theirs)
        return 1.0 / (1.0 + exp(min(-score, HOPELESS)))


def weighed(weights: Sequence[float], side: Sequence[float]) -> float:
    """Return the sum of what each feature counts."""
    total = 0.0
    for weight, feature in zip(weights, side, strict=True):
        total += weight * feature
    return total
