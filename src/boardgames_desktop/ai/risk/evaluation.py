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

    __slots__ = ("_threats", "chances", "track", "weights", "world")

    def __init__(self, world: World, track: Track, chances: Chances, weights: Weights) -> None:
        self.world = world
        self.track = track
        self.chances = chances
        self.weights = weights
        self._threats = tuple(
            tuple(weights.daring * chances.win[able][defenders] for defenders in range(CAP + 1))
            for able in range(CAP + 1)
        )

    def value(self, f: Field, seat: int) -> float:
        """Return the worth of ``f`` to ``seat``."""
        owner = f.owner
        if seat not in owner:
            return 0.0
        w = self.weights
        near = self.world.near
        armies = f.armies
        powers = len(f.cards)
        lands = [0] * powers
        strength = [0.0] * powers
        threat = [0] * len(owner)
        exposed = 0.0
        mine = 0
        playing = f.playing
        for land, other in enumerate(owner):
            here = armies[land]
            lands[other] += 1
            worst = 0
            bordering = False
            for beside in near[land]:
                rival = owner[beside]
                if rival != other:
                    bordering = True
                    if playing[rival] and armies[beside] > worst:
                        worst = armies[beside]
            threat[land] = worst
            strength[other] += here if bordering else w.idle * (here - 1) + 1
            if other == seat:
                mine += 1
                if worst > 1 and bordering:
                    exposed += self._falls(worst - 1, here)
        if mine == len(owner):
            return 1.0
        self._add_income(f, lands, threat, strength)
        alive = 0
        total = 0.0
        leader = 0.0
        card = w.card * self.track.worth(f.traded) / 3.0
        for other in range(powers):
            if lands[other] and playing[other]:
                alive += 1
                worth = strength[other] + card * f.cards[other]
                strength[other] = worth
                total += worth
                if other != seat and worth > leader:
                    leader = worth
        if alive == 1:
            return 1.0
        own = max(0.1, strength[seat] - w.exposed * exposed)
        return own / (own + total - strength[seat] + w.leader * leader)

    def _falls(self, able: int, defenders: int) -> float:
        return self._threats[able if able < CAP else CAP][defenders if defenders < CAP else CAP]

    def _add_income(
        self, f: Field, lands: list[int], threat: list[int], strength: list[float]
    ) -> None:
        owner = f.owner
        w = self.weights
        income = [max(3.0, count / 3.0) if count else 0.0 for count in lands]
        for number, members in enumerate(self.world.continents):
            bonus = self.world.bonus[number]
            first = owner[members[0]]
            counts: dict[int, int] = {}
            for land in members:
                counts[owner[land]] = counts.get(owner[land], 0) + 1
            if len(counts) == 1:
                hold = 1.0
                for land in self.world.gates[number]:
                    if threat[land]:
                        hold *= 1.0 - self._falls(threat[land] - 1 + w.reserve, f.armies[land])
                income[first] += bonus * (w.part + (1.0 - w.part) * hold)
            else:
                whole = len(members)
                for other, count in counts.items():
                    share = count / whole
                    income[other] += w.part * bonus * share * share
        for other, armies in enumerate(income):
            strength[other] += w.horizon * armies
