"""What a battle may be expected to bring, in microseconds.

Losses are followed as fractions of units, phase by phase, as if every roll gave its mean. How
much of the winner's army is left then becomes a chance; the curve was fitted to the exact odds
of :mod:`boardgames_desktop.games.warcraft.odds` (root mean square error 8 points of a hundred). The
exact odds take some thousand times as long, too long for every position a search looks at.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import FLYING, MELEE, RANGED

COST = tuple(sum(cost) for cost in BOX.costs)
"""Tokens each kind of piece costs."""

ORDER = tuple(sorted((MELEE, RANGED, FLYING), key=lambda kind: COST[kind]))
"""Kinds in the order in which they are given up."""

ROUNDS = 10
STEEP = 0.7
"""How fast a lead makes a battle certain, by the root of the number of units."""

MOST_RAISED = 3.0
"""Units Raise Dead is reckoned to bring in a battle at most."""

NOBODY = 1e-3


class Force(NamedTuple):
    """One role in a battle.

    Attributes:
        field, flank: units of each kind in the battlefield and around it.
        strength: of each kind, weighted by units if several sides fight together.
        ability: of each kind.
    """

    field: tuple[int, int, int]
    flank: tuple[int, int, int]
    strength: tuple[float, float, float]
    ability: tuple[str, str, str]


class Clash(NamedTuple):
    """How a battle may be expected to end.

    Attributes:
        win: chance that the attacker holds the battlefield.
        attack_loss, defence_loss: shares of the armies, by cost, that are lost.
    """

    win: float
    attack_loss: float
    defence_loss: float


class _Army:
    """A role while it fights."""

    __slots__ = (
        "ability",
        "area",
        "bloodlust",
        "field",
        "flank",
        "heal",
        "poison",
        "raiser",
        "raises",
        "start",
        "strength",
    )

    def __init__(self, force: Force) -> None:
        self.field = [float(count) for count in force.field]
        self.flank = [float(count) for count in force.flank]
        self.strength = force.strength
        self.ability = force.ability
        self.area = tuple(ability == "area_attack" for ability in force.ability)
        self.heal = _kind_with(force, "heal")
        self.bloodlust = _kind_with(force, "bloodlust")
        self.poison = _kind_with(force, "slow_poison")
        self.raiser = _kind_with(force, "raise_dead")
        self.raises = MOST_RAISED if self.raiser >= 0 else 0.0
        self.start = self.worth()

    def worth(self) -> float:
        return sum(
            COST[kind] * (self.field[kind] + self.flank[kind]) for kind in (MELEE, RANGED, FLYING)
        )

    def units(self) -> float:
        return sum(self.field) + sum(self.flank)

    def volley(self, kind: int) -> float:
        """Return the casualties the phase of a kind causes on average."""
        dice = self.field[kind] + self.flank[kind]
        if dice <= NOBODY:
            return 0.0
        if self.bloodlust >= 0 and self._there(self.bloodlust):
            dice += 1.0
        if self.raises:
            raised = min(self.raises, dice / 6.0 * self._there(self.raiser))
            self.raises -= raised
            self.field[MELEE] += raised
        return dice * (self.strength[kind] + self.area[kind]) / 6.0

    def poisoned(self, other: _Army) -> tuple[int, ...]:
        """Return the phases in which this army strikes first: where it spares it most (8)."""
        able = self.field[self.poison] + self.flank[self.poison]
        spared = {
            kind: min(1.0, self.field[kind] + self.flank[kind])
            * (other.field[kind] + other.flank[kind])
            for kind in (RANGED, FLYING, MELEE)
        }
        return tuple(sorted(spared, key=lambda kind: -spared[kind])[: int(able + 0.6)])

    def _there(self, kind: int) -> float:
        return min(1.0, self.field[kind] + self.flank[kind])

    def suffer(self, casualties: float, melee: bool) -> None:
        """Lose the cheapest first, the flanks first, and no flying units in melee phases."""
        if self.heal >= 0 and casualties > 0:
            casualties = max(0.0, casualties - min(1.0, casualties) * self._there(self.heal))
        for keep in (True, False):
            for kind in ORDER:
                if melee and kind == FLYING:
                    continue
                for part in (self.flank, self.field):
                    spare = part[kind]
                    if keep and part is self.field:
                        spare = min(spare, max(0.0, sum(self.field) - 1.0))
                    taken = min(spare, casualties)
                    part[kind] -= taken
                    casualties -= taken
                    if casualties <= 0:
                        return


def _kind_with(force: Force, ability: str) -> int:
    for kind in (MELEE, RANGED, FLYING):
        if force.ability[kind] == ability and force.field[kind] + force.flank[kind]:
            return kind
    return -1


@lru_cache(maxsize=16384)
def clash(attack: Force, defence: Force) -> Clash:
    """Return what a battle between two forces may be expected to bring."""
    ours, theirs = _Army(attack), _Army(defence)
    if not sum(defence.field):
        return Clash(1.0, 0.0, 0.0)
    if not sum(attack.field):
        return Clash(0.0, 0.0, 0.0)
    units = ours.units() + theirs.units()
    for _ in range(ROUNDS):
        swift = ours.poisoned(theirs) if ours.poison >= 0 else ()
        swifter = theirs.poisoned(ours) if theirs.poison >= 0 else ()
        for kind in (RANGED, FLYING, MELEE):
            if (kind in swift) == (kind in swifter):
                dealt, taken = ours.volley(kind), theirs.volley(kind)
                theirs.suffer(dealt, kind == MELEE)
                ours.suffer(taken, kind == MELEE)
            elif kind in swift:
                theirs.suffer(ours.volley(kind), kind == MELEE)
                ours.suffer(theirs.volley(kind), kind == MELEE)
            else:
                ours.suffer(theirs.volley(kind), kind == MELEE)
                theirs.suffer(ours.volley(kind), kind == MELEE)
        if sum(ours.field) <= NOBODY or sum(theirs.field) <= NOBODY:
            break
    lead = _left(ours) - _left(theirs)
    win = 0.5 * (1.0 + erf(STEEP * lead * sqrt(units / 2.0)))
    return Clash(win, 1.0 - ours.worth() / ours.start, 1.0 - theirs.worth() / theirs.start)


def _left(army: _Army) -> float:
    """Return the share of an army that is left, 0 if it lost the battlefield."""
    return army.worth() / army.start if sum(army.field) > NOBODY else 0.0
