"""What a position is worth to a seat whose turn has just ended: 0 lost to 1 won.

A seat's *strength* is its armies, the income it can expect over the next turns, and its
cards at the worth of the next set. The value is the share of the strength at the table,
less what stands exposed. Continents count by the chance that their borders hold, through
exact odds.
"""

from __future__ import annotations

from typing import NamedTuple

from boardgames_desktop.ai.risk.chances import CAP, Chances
from boardgames_desktop.ai.risk.field import Field, Track, World


class Weights(NamedTuple):
    """How much each feature counts, in armies; tuned by matches of the levels.

    Attributes:
        horizon: turns of income that count.
        daring: chance that an opponent tries a continent he could break.
        reserve: armies an opponent is expected to add to his stack before he attacks.
        part: worth of owning part of a continent, against all of it.
        card: worth of a card as share of a third of the next set.
        idle: what an army counts that no enemy borders on.
        exposed: armies lost for a land that is sure to fall.
        leader: how much the strongest opponent counts beyond his strength.
    """

    horizon: float = 2.5
    daring: float = 0.6
    reserve: int = 3
    part: float = 0.35
    card: float = 0.9
    idle: float = 0.75
    exposed: float = 0.6
    leader: float = 0.25


class Evaluation:
    """Judges positions of one match.

    Args:
        world: the map.
        track: worth of card sets.
        chances: odds tables.
        weights: the features' weights.
    """

    __slots__ = ("_part", "_threats", "_whole", "chances", "track", "weights", "world")

    def __init__(self, world: World, track: Track, chances: Chances, weights: Weights) -> None:
        self.world = world
        self.track = track
        self.chances = chances
        self.weights = weights
        self._threats = tuple(
            tuple(weights.daring * chances.win[able][defenders] for defenders in range(CAP + 1))
            for able in range(CAP + 1)
        )
        self._part = tuple(
            tuple(
                weights.part * bonus * (count / len(lands)) ** 2 for count in range(len(lands) + 1)
            )
            for lands, bonus in zip(world.continents, world.bonus, strict=True)
        )
        self._whole = tuple((1.0 - weights.part) * bonus for bonus in world.bonus)

    def value(self, f: Field, seat: int) -> float:
        """Return the worth of ``f`` to ``seat``."""
        owner = f.owner
        own_lands = owner.count(seat)
        if not own_lands:
            return 0.0
        if own_lands == len(owner):
            return 1.0
        w = self.weights
        armies = f.armies
        threat = self._threats_of(f)
        powers = len(f.playing)
        strength = [0.0] * powers
        held = [[0] * len(self.world.bonus) for _ in range(powers)]
        exposed = 0.0
        idle = w.idle
        rest = 1.0 - idle
        falls = self._falls
        for land, home in enumerate(self.world.continent_of):
            other = owner[land]
            here = armies[land]
            worst = threat[land]
            held[other][home] += 1
            if worst:
                strength[other] += here
                if other == seat and worst > 1:
                    exposed += falls(worst - 1, here)
            else:
                strength[other] += idle * here + rest
        self._add_income(f, held, threat, strength)
        card = w.card * self.track.worth(f.traded) / 3.0
        others = 0.0
        leader = 0.0
        for other, playing in enumerate(f.playing):
            if playing and other != seat and owner.count(other):
                worth = strength[other] + card * f.cards[other]
                others += worth
                leader = max(leader, worth)
        if not others:
            return 1.0
        own = max(0.1, strength[seat] + card * f.cards[seat] - w.exposed * exposed)
        return own / (own + others + w.leader * leader)

    def _threats_of(self, f: Field) -> list[int]:
        """Return the largest stack beside each land that is not its owner's; 0 if none is.

        Stacks that never move count as one army.
        """
        owner = f.owner
        stacks = f.armies
        if not all(f.playing):
            stacks = [
                armies if f.playing[other] else 1
                for armies, other in zip(stacks, owner, strict=True)
            ]
        threat = [0] * len(owner)
        for land, other in self.world.borders:
            if owner[land] != owner[other]:
                here = stacks[land]
                there = stacks[other]
                if there > threat[land]:  # noqa: PLR1730 (calling max costs a third more)
                    threat[land] = there
                if here > threat[other]:  # noqa: PLR1730
                    threat[other] = here
        return threat

    def _falls(self, able: int, defenders: int) -> float:
        return self._threats[able if able < CAP else CAP][defenders if defenders < CAP else CAP]

    def _add_income(
        self, f: Field, held: list[list[int]], threat: list[int], strength: list[float]
    ) -> None:
        w = self.weights
        for other, counts in enumerate(held):
            lands = sum(counts)
            if not lands:
                continue
            income = lands / 3.0 if lands > 9 else 3.0
            for number, count in enumerate(counts):
                if count:
                    worth = self._part[number][count]
                    if count == len(self.world.continents[number]):
                        worth += self._whole[number] * self._holds(f, number, threat)
                    income += worth
            strength[other] += w.horizon * income

    def _holds(self, f: Field, number: int, threat: list[int]) -> float:
        """Return the chance that the owner still has the continent in his next turn."""
        reserve = self.weights.reserve - 1
        hold = 1.0
        for land in self.world.gates[number]:
            if threat[land]:
                hold *= 1.0 - self._falls(threat[land] + reserve, f.armies[land])
        return hold
