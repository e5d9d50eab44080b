"""Armies as the odds of a battle see them, and what a volley may do to them (6.2, 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import attrs

from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE
from boardgames_desktop.games.warcraft.dice import FACES, folded, harm
from boardgames_desktop.games.warcraft.participants import PHASES
from boardgames_desktop.games.warcraft.state import FLYING, MELEE

Counts = tuple[int, ...]
Armies = tuple[Counts, Counts]
Roll = tuple[int, int]
"""(casualties caused, natural ones that may raise the dead)."""
Named = tuple[frozenset[int], frozenset[int]]
"""Phases in which each role rolls first."""
NOBODY_FIRST: Named = (frozenset(), frozenset())


@attrs.frozen(slots=True)
class Group:
    """Equal units of one side in one kind of place.

    Attributes:
        kind: MELEE, RANGED or FLYING. field: they stand in the battlefield.
        cost: gold and wood a unit costs together.
    """

    side: int
    kind: int
    strength: int
    ability: str
    field: bool
    cost: int
    count: int


@attrs.frozen(slots=True)
class Army:
    """What one role brings, in the order in which it is lost.

    Attributes:
        groups: cheapest first, flanks before the battlefield.
        reserve: melee units Raise Dead may bring from the box.
    """

    groups: tuple[Group, ...]
    reserve: int = 0

    @property
    def units(self) -> int:
        """Number of units."""
        return sum(group.count for group in self.groups)


def army(groups: Sequence[Group], reserve: int = 0) -> Army:
    """Return an army; a side that may raise the dead gets a group for them."""
    found = list(groups)
    for group in groups:
        raising = group.ability == "raise_dead" and group.kind == MELEE
        if raising and not any(
            other.field and other.kind == MELEE and other.side == group.side for other in groups
        ):
            found.append(attrs.evolve(group, field=True, count=0))
    found.sort(key=lambda group: (group.cost, group.field, group.kind, group.side))
    return Army(tuple(found), reserve)


class Role:
    """One army with what follows from how much of it is left, remembered."""

    def __init__(self, whole: Army) -> None:
        self.groups = whole.groups
        self.reserve = whole.reserve
        self.start: Counts = tuple(group.count for group in whole.groups)
        self.raiser = next(
            (
                at
                for at, group in enumerate(whole.groups)
                if group.ability == "raise_dead" and group.field and group.kind == MELEE
            ),
            -1,
        )
        self.abilities = frozenset(group.ability for group in whole.groups)
        self._holds: dict[Counts, bool] = {}
        self._lost: dict[tuple[Counts, bool], list[Counts]] = {}
        self._dice: dict[tuple[Counts, int], tuple[tuple[int, int, bool, bool], ...]] = {}

    def holds(self, counts: Counts) -> bool:
        """Tell whether a unit is left in the battlefield."""
        return any(count and group.field for group, count in zip(self.groups, counts, strict=True))

    def able(self, counts: Counts, ability: str) -> int:
        """Return how many units with an ability are left."""
        if ability not in self.abilities:
            return 0
        return sum(
            count
            for group, count in zip(self.groups, counts, strict=True)
            if group.ability == ability
        )

    def dice(self, counts: Counts, kind: int) -> tuple[tuple[int, int, bool, bool], ...]:
        """Return what is rolled: dice, strength, Area Attack, whether ones raise the dead."""
        known = self._dice.get((counts, kind))
        if known is not None:
            return known
        raises = self.able(counts, "raise_dead") > 0
        found: list[tuple[int, int, bool, bool]] = []
        for side in sorted({group.side for group in self.groups}):
            number, strength, area, lust = 0, 0, False, False
            for group, count in zip(self.groups, counts, strict=True):
                if group.side != side or not count:
                    continue
                lust = lust or group.ability == "bloodlust"
                if group.kind == kind:
                    number += count
                    strength, area = group.strength, group.ability == "area_attack"
            if number:
                found.append((number + lust, strength, area, raises))
        self._dice[counts, kind] = tuple(found)
        return tuple(found)

    def lose(self, counts: Counts, number: int, grounded: bool) -> Counts:
        """Return what is left after casualties; flying units are safe if ``grounded``."""
        chain = self._lost.setdefault((counts, grounded), [counts])
        while len(chain) <= number:
            fewer = self._lose_one(chain[-1], grounded)
            if fewer is None:
                return chain[-1]
            chain.append(fewer)
        return chain[number]

    def _lose_one(self, counts: Counts, grounded: bool) -> Counts | None:
        standing = sum(
            count for group, count in zip(self.groups, counts, strict=True) if group.field
        )
        last = -1
        for at, group in enumerate(self.groups):
            if not counts[at] or (grounded and group.kind == FLYING):
                continue
            if group.field and standing == 1:
                last = at
                continue
            return (*counts[:at], counts[at] - 1, *counts[at + 1 :])
        return (*counts[:last], counts[last] - 1, *counts[last + 1 :]) if last >= 0 else None

    def raised(self, counts: Counts, ones: int, so_far: int) -> tuple[Counts, int]:
        """Return the army after Raise Dead, and how many have been raised in all."""
        number = min(ones, self.reserve - so_far)
        if number <= 0 or self.raiser < 0:
            return counts, so_far
        at = self.raiser
        return (*counts[:at], counts[at] + number, *counts[at + 1 :]), so_far + number


@lru_cache(maxsize=2048)
def one_roll(dice: int, strength: int, area: bool, raises: bool, healed: bool) -> dict[Roll, float]:
    """Return the distribution of what equal dice cause."""
    found: dict[Roll, float] = {}
    whole = float(FACES**dice)
    for faces, weight in folded(dice, strength):
        key = (harm(faces, strength, area, healed), faces.count(1) if raises else 0)
        found[key] = found.get(key, 0.0) + weight / whole
    return found


class Fight:
    """The two armies, and what a volley may do to them."""

    def __init__(self, attack: Army, defence: Army, heal_errata: bool) -> None:
        self.roles = (Role(attack), Role(defence))
        self.errata = heal_errata
        self.poisoned = any("slow_poison" in role.abilities for role in self.roles)
        self._rolls: dict[tuple[int, Counts, int, bool], dict[Roll, float]] = {}

    def rolls(self, role: int, own: Counts, foe: Counts, kind: int) -> dict[Roll, float]:
        """Return what ``role`` may cause in a phase, Heal of the other side counted."""
        heal = bool(self.roles[1 - role].able(foe, "heal"))
        key = (role, own, kind, heal)
        known = self._rolls.get(key)
        if known is None:
            known = self._rolls[key] = self._rolled(role, own, kind, heal)
        return known

    def _rolled(self, role: int, own: Counts, kind: int, heal: bool) -> dict[Roll, float]:
        total: dict[Roll, float] = {(0, 0): 1.0}
        for number, strength, area, raises in self.roles[role].dice(own, kind):
            roll = one_roll(number, strength, area, raises, heal and self.errata)
            spread: dict[Roll, float] = {}
            for (harmed, ones), p in total.items():
                for (more, further), q in roll.items():
                    key = (harmed + more, ones + further)
                    spread[key] = spread.get(key, 0.0) + p * q
            total = spread
        if heal and not self.errata:
            healed: dict[Roll, float] = {}
            for (harmed, ones), p in total.items():
                key = (max(0, harmed - 1), ones)
                healed[key] = healed.get(key, 0.0) + p
            total = healed
        return total

    def victims(self, role: int, own: Counts, foe: Counts, kind: int) -> dict[Counts, float]:
        """Return what ``role`` may leave of the other army, without Raise Dead."""
        other = self.roles[1 - role]
        found: dict[Counts, float] = {}
        for (harmed, _), p in self.rolls(role, own, foe, kind).items():
            left = other.lose(foe, harmed, kind == MELEE)
            found[left] = found.get(left, 0.0) + p
        return found

    def named(self, armies: Armies) -> Named:
        """Return the phases in which each role rolls first (Slow Poison)."""
        if not self.poisoned:
            return NOBODY_FIRST
        return self._names(ATTACK, armies), self._names(DEFENCE, armies)

    def _names(self, role: int, armies: Armies) -> frozenset[int]:
        poisoners = self.roles[role].able(armies[role], "slow_poison")
        if not poisoners:
            return frozenset()
        own, foe = self.roles[role], self.roles[1 - role]

        def worth(kind: int) -> tuple[int, int]:
            mine = sum(roll[0] for roll in own.dice(armies[role], kind))
            theirs = sum(roll[0] for roll in foe.dice(armies[1 - role], kind))
            return min(mine, 1) * theirs, mine

        return frozenset(sorted(PHASES, key=worth, reverse=True)[:poisoners])

    def order(self, named: Named, kind: int) -> int:
        """Return the role that rolls first in a phase, or -1 if both roll at once."""
        first = [role for role in (ATTACK, DEFENCE) if kind in named[role]]
        return first[0] if len(first) == 1 else -1

    def after_phase(self, armies: Armies, kind: int, first: int) -> dict[Armies, float]:
        """Return what may be left of both armies after a phase."""
        attack, defence = armies
        found: dict[Armies, float] = {}
        if first < 0:
            losses = self.victims(DEFENCE, defence, attack, kind)
            for struck, p in self.victims(ATTACK, attack, defence, kind).items():
                for left, q in losses.items():
                    found[left, struck] = found.get((left, struck), 0.0) + p * q
            return found
        own, foe = armies[first], armies[1 - first]
        for struck, p in self.victims(first, own, foe, kind).items():
            for left, q in self.victims(1 - first, struck, own, kind).items():
                pair = (left, struck) if first == ATTACK else (struck, left)
                found[pair] = found.get(pair, 0.0) + p * q
        return found

    def going_on(self, armies: Armies) -> bool:
        """Tell whether both sides hold the battlefield."""
        return self.roles[ATTACK].holds(armies[ATTACK]) and self.roles[DEFENCE].holds(
            armies[DEFENCE]
        )
