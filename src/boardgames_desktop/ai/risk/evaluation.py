"""What a position is worth to a seat whose turn has just ended: 0 lost to 1 won.

A seat's *strength* is its armies, the income it can expect over the next turns, and its
cards at the worth of the next set. The value is the share of the strength at the table,
less what stands exposed. Continents count by the chance that their borders hold, through
exact odds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, NamedTuple

from boardgames_desktop.ai.risk.chances import CAP, Chances
from boardgames_desktop.ai.risk.field import Field, Track, World
from boardgames_desktop.ai.risk.survey import Anew, Survey, Views


class Weights(NamedTuple):
    """How much each feature counts, in armies; tuned by matches of the levels.

    Attributes:
        lands: turns of income from territories that count.
        whole: turns of a held continent's bonus that count, come what may.
        held: turns of the bonus that count by the chance to hold the continent.
        part: turns of the bonus that count for owning part of a continent, squared.
        daring: chance that an opponent tries a continent he could break.
        reserve: armies an opponent is expected to add to his stack before he attacks.
        set_soon: worth of a set by the chance that the hand holds one.
        card: worth of a card as share of a third of the next set.
        idle: what an army counts that no enemy borders on.
        exposed: armies lost for a land that is sure to fall.
        leader: how much the strongest opponent counts beyond his strength.
        steep: power of the strength by number of players left: how surely the stronger wins.
    """

    lands: float = 2.5
    whole: float = 3.0
    held: float = 3.0
    part: float = 1.5
    daring: float = 0.6
    reserve: int = 3
    set_soon: float = 0.0
    card: float = 1.8
    idle: float = 0.75
    exposed: float = 0.6
    leader: float = 0.25
    steep: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)


CHARACTER: Mapping[str, Weights] = {
    "balanced": Weights(),
    "cautious": Weights(exposed=1.2, daring=0.85, reserve=5, idle=0.85, leader=0.1),
    "aggressive": Weights(exposed=0.2, daring=0.35, card=2.4, idle=0.6, leader=0.5),
    "builder": Weights(lands=3.0, whole=5.0, held=5.0, part=2.8, daring=0.5),
}
"""What each character counts for how much."""


def among_many(weights: Weights) -> Weights:
    """Return what counts for how much with more than two players left.

    Armies lost against one of them help the others, and whoever is weak is eliminated for the
    cards: land that will not be held is worth little there, and exposed armies much.
    """
    return weights._replace(
        lands=weights.lands * 0.2,
        part=weights.part * 0.4,
        exposed=weights.exposed * 5.0,
        daring=weights.daring + 0.625 * (1.0 - weights.daring),
    )


SET_CHANCE = (0.0, 0.0, 0.0, 0.4228, 0.8173)
"""Chance that a hand of so many unknown cards holds a set; from five on it is sure."""

MOST_CARDS = 45

MOST_INCOMES = 4_000
"""Incomes without whole continents that are remembered."""


Table = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=8)
def _tables(chances: Chances, daring: float) -> tuple[Table, Table]:
    """Return the share of a land lost to a stack beside it, and the chance to hold it if tried."""
    falls = [tuple(daring * chance for chance in row) for row in chances.win]
    never = (0.0,) * (CAP + 1)
    return (never, never, *falls[1:]), tuple(tuple(1.0 - fall for fall in row) for row in falls)


class Evaluation:
    """Judges positions of one match.

    Args:
        world: the map.
        track: worth of card sets.
        chances: odds tables.
        weights: the features' weights.

    Attributes:
        world, track, chances, weights: the same.
        cards: what hands of so many cards count, in sets.
        discount: what an army that no enemy borders on counts less than others.
        losses: share of a land that is lost to a stack beside it; ``losses[stack][defenders]``.
        guards: lands of each continent on whose armies it depends whether it holds.
        sizes: lands of each continent.
    """

    power: ClassVar[float] = 3.0
    """How much surer than its value the stronger side is to win, with two players."""

    __slots__ = (
        "_gates",
        "_holding",
        "_incomes",
        "_parts",
        "cards",
        "chances",
        "discount",
        "guards",
        "losses",
        "sizes",
        "track",
        "weights",
        "world",
    )

    def __init__(self, world: World, track: Track, chances: Chances, weights: Weights) -> None:
        self.world = world
        self.track = track
        self.chances = chances
        self.weights = weights
        self.discount = 1.0 - weights.idle
        self._gates = tuple(
            tuple(
                (land, tuple(other for other in world.near[land] if other not in lands))
                for land in gates
            )
            for gates, lands in zip(world.gates, world.continents, strict=True)
        )
        self.losses, self._holding = _tables(chances, weights.daring)
        self.guards = tuple(
            frozenset(land for land, _ in gates).union(*(outside for _, outside in gates))
            for gates in self._gates
        )
        self._incomes: dict[tuple[int, ...], float] = {}
        self.sizes = tuple(map(len, world.continents))
        self._parts = tuple(
            tuple(weights.part * bonus * (count / size) ** 2 for count in range(size + 1))
            for size, bonus in zip(self.sizes, world.bonus, strict=True)
        )
        self.cards = tuple(
            weights.card * count / 3.0
            + weights.set_soon * (SET_CHANCE[count] if count < len(SET_CHANCE) else 1.0)
            for count in range(MOST_CARDS)
        )

    def survey(self, f: Field, seat: int, last: Views | None = None) -> Views:
        """Return what judges positions that differ little from ``f`` for ``seat``.

        It is made more quickly from the ``last`` one for the seat if little differs from that.
        """
        if type(self).value is not Evaluation.value:
            return Anew(self, seat)
        near = last.moved(f) if isinstance(last, Survey) else None
        return near or Survey(self, f, seat)

    def value(self, f: Field, seat: int) -> float:
        """Return the worth of ``f`` to ``seat``."""
        return Survey(self, f, seat).worth(f, (), ())

    def share(self, own: float, rivals: Sequence[float]) -> float:
        """Return the share of a strength among those of the ``rivals``."""
        if not rivals:
            return 1.0
        own = max(0.1, own)
        leader = max(0.0, *rivals)
        steep = self.weights.steep[len(rivals)]
        if steep != 1.0:
            own **= steep
            others = 0.0
            for worth in rivals:
                others += worth**steep
            leader **= steep
        else:
            others = sum(rivals)
        return own / (own + others + self.weights.leader * leader)

    def income(self, f: Field, seat: int, counts: Sequence[int]) -> float:
        """Return what the income counts that ``seat`` can expect with its lands by continent."""
        key = tuple(counts)
        known = self._incomes.get(key)
        if known is not None:
            return known
        w = self.weights
        lands = sum(counts)
        income = w.lands * (lands / 3.0 if lands > 9 else 3.0)
        whole = False
        for number, count in enumerate(counts):
            income += self._parts[number][count]
            if count == self.sizes[number]:
                whole = True
                hold = self._holds(f, seat, number)
                income += self.world.bonus[number] * (w.whole + w.held * hold)
        if not whole:
            if len(self._incomes) >= MOST_INCOMES:
                self._incomes.clear()
            self._incomes[key] = income
        return income

    def _holds(self, f: Field, seat: int, number: int) -> float:
        """Return the chance that the owner still has the continent in his next turn."""
        reserve = self.weights.reserve - 1
        owner = f.owner
        armies = f.armies
        playing = f.playing
        holding = self._holding
        hold = 1.0
        for land, outside in self._gates[number]:
            worst = 0
            for other in outside:
                if armies[other] > worst and owner[other] != seat and playing[owner[other]]:
                    worst = armies[other]
            if worst:
                able = worst + reserve
                here = armies[land]
                hold *= holding[able if able < CAP else CAP][here if here < CAP else CAP]
        return hold
