"""What a position is worth to a seat whose turn has just ended: 0 lost to 1 won.

A seat's *strength* is its armies, the income it can expect over the next turns, and its
cards at the worth of the next set. The value is the share of the strength at the table,
less what stands exposed. Continents count by the chance that their borders hold, through
exact odds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from boardgames_desktop.ai.risk.chances import CAP, Chances
from boardgames_desktop.ai.risk.field import Field, Track, World


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


class Evaluation:
    """Judges positions of one match.

    Args:
        world: the map.
        track: worth of card sets.
        chances: odds tables.
        weights: the features' weights.
    """

    power: ClassVar[float] = 3.0
    """How much surer than its value the stronger side is to win, with two players."""

    __slots__ = ("_cards", "_near", "_spans", "_threats", "chances", "track", "weights", "world")

    def __init__(self, world: World, track: Track, chances: Chances, weights: Weights) -> None:
        self.world = world
        self.track = track
        self.chances = chances
        self.weights = weights
        self._near = world.near
        self._threats = tuple(
            tuple(weights.daring * chances.win[able][defenders] for defenders in range(CAP + 1))
            for able in range(CAP + 1)
        )
        self._spans = tuple(
            (
                number,
                *world.spans[number],
                tuple(
                    weights.part * bonus * (count / len(world.continents[number])) ** 2
                    for count in range(len(world.continents[number]) + 1)
                ),
            )
            for number, bonus in enumerate(world.bonus)
        )
        self._cards = tuple(
            weights.card * count / 3.0
            + weights.set_soon * (SET_CHANCE[count] if count < len(SET_CHANCE) else 1.0)
            for count in range(MOST_CARDS)
        )

    def value(self, f: Field, seat: int) -> float:
        """Return the worth of ``f`` to ``seat``."""
        owner = f.owner
        own_lands = owner.count(seat)
        if not own_lands:
            return 0.0
        if own_lands == len(owner):
            return 1.0
        w = self.weights
        strength, exposed = self.strengths(f, seat)
        worth_of_set = self.track.worth(f.traded)
        own = leader = 0.0
        rivals: list[float] = []
        for other, moves in enumerate(f.playing):
            if moves or other == seat:
                lands = owner.count(other)
                if lands:
                    worth = (
                        strength[other]
                        + worth_of_set * self._cards[f.cards[other]]
                        + self.income(f, other, lands)
                    )
                    if other == seat:
                        own = worth
                    else:
                        rivals.append(worth)
                        leader = max(leader, worth)
        if not rivals:
            return 1.0
        own = max(0.1, own - w.exposed * exposed)
        steep = w.steep[len(rivals)]
        if steep != 1.0:
            own **= steep
            others = 0.0
            for worth in rivals:
                others += worth**steep
            leader **= steep
        else:
            others = sum(rivals)
        return own / (own + others + w.leader * leader)

    def strengths(self, f: Field, seat: int) -> tuple[list[float], float]:
        """Return everybody's armies and how many lands of ``seat`` are expected to fall.

        Armies that no enemy borders on count at a discount. What threatens a land is the
        largest stack above one army beside it that is not its owner's; neutral stacks never
        move.
        """
        owner = f.owner
        playing = f.playing
        near = self._near
        idle = 1.0 - self.weights.idle
        strength = [0.0] * len(playing)
        threat = [0] * len(owner)
        for land, here in enumerate(f.armies):
            mine = owner[land]
            strength[mine] += here
            if here > 1 and playing[mine]:
                if mine == seat:
                    for other in near[land]:
                        if owner[other] != mine:
                            break
                    else:
                        strength[mine] -= idle * (here - 1)
                else:
                    inland = True
                    for other in near[land]:
                        foe = owner[other]
                        if foe != mine:
                            inland = False
                            if foe == seat and threat[other] < here:
                                threat[other] = here
                    if inland:
                        strength[mine] -= idle * (here - 1)
        exposed = 0.0
        falls = self._threats
        for worst, here in zip(threat, f.armies, strict=True):
            if worst:
                exposed += falls[worst - 1 if worst <= CAP else CAP][here if here < CAP else CAP]
        return strength, exposed

    def income(self, f: Field, seat: int, lands: int) -> float:
        """Return what the income that ``seat`` can expect from its ``lands`` counts."""
        owner = f.owner
        w = self.weights
        income = w.lands * (lands / 3.0 if lands > 9 else 3.0)
        for number, start, end, part in self._spans:
            count = owner[start:end].count(seat)
            if count:
                income += part[count]
                if count == end - start:
                    hold = self._holds(f, seat, number)
                    income += self.world.bonus[number] * (w.whole + w.held * hold)
        return income

    def _holds(self, f: Field, seat: int, number: int) -> float:
        """Return the chance that the owner still has the continent in his next turn."""
        reserve = self.weights.reserve - 1
        owner = f.owner
        armies = f.armies
        falls = self._threats
        hold = 1.0
        for land in self.world.gates[number]:
            worst = 0
            for other in self._near[land]:
                if armies[other] > worst and owner[other] != seat and f.playing[owner[other]]:
                    worst = armies[other]
            if worst:
                able = worst + reserve
                here = armies[land]
                hold *= 1.0 - falls[able if able < CAP else CAP][here if here < CAP else CAP]
        return hold
