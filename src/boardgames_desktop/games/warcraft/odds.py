"""The odds of a battle without cards, and of one phase of it (6.2, 8).

Small battles are worked out exactly: probability flows from the armies at the start through all
armies that may be left, until one side holds the battlefield. Larger ones, and those in which
units may be raised from the dead, are played a fixed number of times with fixed dice, so that
the answer for a position is always the same.

Casualties are chosen by one rule on both sides: the cheapest unit first, of equally cheap ones
one on the flanks; but the last unit in the battlefield only when there is no other. Slow Poison
is used in the phases in which it meets most dice of the enemy.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

import attrs

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle
from boardgames_desktop.games.warcraft.dice import FACES, folded, harm
from boardgames_desktop.games.warcraft.participants import PHASES, Participants, fights_as
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import FLYING, MELEE, WarcraftState

EXACT_UNITS = 120
"""Product of the two numbers of units up to which a battle is worked out exactly."""

TRIALS = 200
"""How often a larger battle is played."""

NEGLIGIBLE = 1e-9
"""Probability below which armies are not followed any further."""

MOST_ROUNDS = 60
"""Rounds after which a played battle counts as held by the defender."""

Counts = tuple[int, ...]
Armies = tuple[Counts, Counts]
Roll = tuple[int, int]
"""(casualties caused, natural ones that may raise the dead)."""
Named = tuple[frozenset[int], frozenset[int]]
"""Phases in which each role rolls first."""
Mass = dict[Named, float]

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


@attrs.frozen(slots=True)
class Outlook:
    """How a battle may end.

    Attributes:
        attack, defence, nobody: probability that each role, or none, holds the battlefield.
        lost: mean number of units attackers and defenders lose.
        cost: mean gold and wood those units cost.
        ends: probability of what is left of both armies, counted as in ``Army.groups``.
        exact: worked out, not played.
    """

    attack: float
    defence: float
    nobody: float
    lost: tuple[float, float]
    cost: tuple[float, float]
    ends: Mapping[tuple[Counts, Counts], float]
    exact: bool


class _Role:
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
        found: list[tuple[int, int, bool, bool]] = []
        for side in sorted({group.side for group in self.groups}):
            number, strength, area, lust, raises = 0, 0, False, False, False
            for group, count in zip(self.groups, counts, strict=True):
                if group.side != side or not count:
                    continue
                lust = lust or group.ability == "bloodlust"
                raises = raises or group.ability == "raise_dead"
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
def _one_roll(
    dice: int, strength: int, area: bool, raises: bool, healed: bool
) -> dict[Roll, float]:
    """Return the distribution of what equal dice cause."""
    found: dict[Roll, float] = {}
    whole = float(FACES**dice)
    for faces, weight in folded(dice, strength):
        key = (harm(faces, strength, area, healed), faces.count(1) if raises else 0)
        found[key] = found.get(key, 0.0) + weight / whole
    return found


class _Fight:
    """The two armies, and what a volley may do to them."""

    def __init__(self, attack: Army, defence: Army, heal_errata: bool) -> None:
        self.roles = (_Role(attack), _Role(defence))
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
            roll = _one_roll(number, strength, area, raises, heal and self.errata)
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


class _Flow:
    """Probability flowing from greater armies to smaller ones.

    Each pair of armies is entered at the start of a round, or in the middle of one with the
    phases already named. All that enters is known once every pair with more units is done.
    """

    def __init__(self, fight: _Fight) -> None:
        self.fight = fight
        self.ends: dict[Armies, float] = {}
        self._entered: dict[int, dict[Armies, list[Mass]]] = {}
        self._steps: dict[tuple[Armies, int, int], tuple[float, list[tuple[Armies, float]]]] = {}

    def run(self, armies: Armies, phase: int) -> dict[Armies, float]:
        """Return the probability of every end of the battle."""
        if not self.fight.going_on(armies):
            return {armies: 1.0}
        self._enter(armies, phase, self.fight.named(armies), 1.0)
        for units in range(_units(armies), 0, -1):
            for pair, masses in self._entered.pop(units, {}).items():
                self._pass_on(pair, masses)
        return self.ends

    def _enter(self, armies: Armies, phase: int, named: Named, mass: float) -> None:
        if phase == 0:
            named = self.fight.named(armies)
        at = self._entered.setdefault(_units(armies), {})
        masses = at.setdefault(armies, [{}, {}, {}])[phase]
        masses[named] = masses.get(named, 0.0) + mass

    def _step(
        self, armies: Armies, phase: int, named: Named
    ) -> tuple[float, list[tuple[Armies, float]]]:
        """Return the chance that a phase changes nothing, and what else it may leave."""
        kind = PHASES[phase]
        first = self.fight.order(named, kind)
        known = self._steps.get((armies, phase, first))
        if known is None:
            after = self.fight.after_phase(armies, kind, first)
            same = after.pop(armies, 0.0)
            known = self._steps[armies, phase, first] = (same, list(after.items()))
        return known

    def _pass_on(self, armies: Armies, masses: list[Mass]) -> None:
        """Give what enters a pair of armies to those it may become."""
        usual = self.fight.named(armies)
        visits: list[Mass] = [dict(mass) for mass in masses]
        for named in {*visits[1], *visits[2]} - {usual}:
            middle = visits[1].get(named, 0.0)
            late = visits[2].get(named, 0.0) + middle * self._step(armies, 1, named)[0]
            visits[2][named] = late
            again = late * self._step(armies, 2, named)[0]
            visits[0][usual] = visits[0].get(usual, 0.0) + again
        same = [self._step(armies, phase, usual)[0] for phase in range(3)]
        entry = [visits[phase].get(usual, 0.0) for phase in range(3)]
        whole = entry[0] + same[2] * (entry[2] + same[1] * entry[1])
        loop = 1.0 - same[0] * same[1] * same[2]
        if loop < NEGLIGIBLE:
            self.ends[armies] = self.ends.get(armies, 0.0) + sum(entry)
            return
        visits[0][usual] = whole / loop
        visits[1][usual] = entry[1] + same[0] * visits[0][usual]
        visits[2][usual] = entry[2] + same[1] * visits[1][usual]
        for phase in range(3):
            for named, mass in visits[phase].items():
                if mass > NEGLIGIBLE:
                    self._spread(armies, phase, named, mass)

    def _spread(self, armies: Armies, phase: int, named: Named, mass: float) -> None:
        attack, defence = self.fight.roles
        ends = self.ends
        following = (phase + 1) % 3
        for left, p in self._step(armies, phase, named)[1]:
            if attack.holds(left[0]) and defence.holds(left[1]):
                self._enter(left, following, named, mass * p)
            else:
                ends[left] = ends.get(left, 0.0) + mass * p


def _units(armies: Armies) -> int:
    return sum(armies[0]) + sum(armies[1])


class _Played:
    """A battle played many times with fixed dice."""

    def __init__(self, fight: _Fight) -> None:
        self.fight = fight
        self.draw = Draw(1)
        self._tables: dict[tuple[int, Counts, int, bool], tuple[list[Roll], list[float]]] = {}

    def run(self, armies: Armies, phase: int) -> dict[Armies, float]:
        """Return how often each end was met."""
        ends: dict[Armies, float] = {}
        for trial in range(TRIALS):
            self.draw.at(trial)
            end = self._play(armies, phase)
            ends[end] = ends.get(end, 0.0) + 1.0 / TRIALS
        return ends

    def _play(self, armies: Armies, phase: int) -> Armies:
        fight = self.fight
        raised = [0, 0]
        for _ in range(MOST_ROUNDS):
            named = fight.named(armies)
            for kind in PHASES[phase:]:
                first = fight.order(named, kind)
                if first < 0:
                    armies = self._volley(armies, (DEFENCE, ATTACK), kind, raised)
                else:
                    armies = self._volley(armies, (first,), kind, raised)
                    armies = self._volley(armies, (1 - first,), kind, raised)
                if not fight.going_on(armies):
                    return armies
            phase = 0
        return armies

    def _volley(
        self, armies: Armies, rolling: tuple[int, ...], kind: int, raised: list[int]
    ) -> Armies:
        now = list(armies)
        harms = [0, 0]
        for role in rolling:
            harmed, ones = self._sample(role, armies, kind)
            harms[1 - role] = harmed
            if ones:
                now[role], raised[role] = self.fight.roles[role].raised(
                    now[role], ones, raised[role]
                )
        for role, harmed in enumerate(harms):
            if harmed:
                now[role] = self.fight.roles[role].lose(now[role], harmed, kind == MELEE)
        return now[ATTACK], now[DEFENCE]

    def _sample(self, role: int, armies: Armies, kind: int) -> Roll:
        own, foe = armies[role], armies[1 - role]
        if not self.fight.roles[role].dice(own, kind):
            return 0, 0
        key = (role, own, kind, bool(self.fight.roles[1 - role].able(foe, "heal")))
        table = self._tables.get(key)
        if table is None:
            spread = self.fight.rolls(role, own, foe, kind)
            table = self._tables[key] = (list(spread), list(accumulate(spread.values())))
        rolls, sums = table
        at = bisect_right(sums, self.draw.below(1 << 53) / (1 << 53) * sums[-1])
        return rolls[min(at, len(rolls) - 1)]


@lru_cache(maxsize=512)
def battle_odds(
    attack: Army, defence: Army, *, heal_errata: bool = False, phase: int = PHASES[0]
) -> Outlook:
    """Return how a battle without cards may end.

    Args:
        attack: what the attackers have.
        defence: what the defenders have.
        heal_errata: Heal as in the errata (8).
        phase: kind of unit that attacks next, for a battle under way.
    """
    fight = _Fight(attack, defence, heal_errata)
    armies = (fight.roles[ATTACK].start, fight.roles[DEFENCE].start)
    raising = any(role.raiser >= 0 and role.reserve for role in fight.roles)
    exact = not raising and attack.units * defence.units <= EXACT_UNITS
    ends = (_Flow(fight) if exact else _Played(fight)).run(armies, PHASES.index(phase))
    return _outlook(fight, armies, ends, exact)


def _outlook(fight: _Fight, start: Armies, ends: dict[Armies, float], exact: bool) -> Outlook:
    chances = [0.0, 0.0, 0.0]
    lost, cost = [0.0, 0.0], [0.0, 0.0]
    total = sum(ends.values())
    shares = {armies: p / total for armies, p in ends.items()}
    for armies, p in shares.items():
        holding = [fight.roles[role].holds(armies[role]) for role in (ATTACK, DEFENCE)]
        winner = DEFENCE if holding[DEFENCE] else ATTACK if holding[ATTACK] else 2
        chances[winner] += p
        for role in (ATTACK, DEFENCE):
            for group, before, after in zip(
                fight.roles[role].groups, start[role], armies[role], strict=True
            ):
                lost[role] += p * (before - after)
                cost[role] += p * (before - after) * group.cost
    return Outlook(
        attack=chances[0],
        defence=chances[1],
        nobody=chances[2],
        lost=(lost[0], lost[1]),
        cost=(cost[0], cost[1]),
        ends=shares,
        exact=exact,
    )


def phase_odds(own: Army, foe: Army, kind: int, *, heal_errata: bool = False) -> tuple[float, ...]:
    """Return the probability of 0, 1, 2, … casualties ``own`` causes in a phase of a battle."""
    fight = _Fight(own, foe, heal_errata)
    spread = fight.rolls(ATTACK, fight.roles[ATTACK].start, fight.roles[DEFENCE].start, kind)
    most = max(harmed for harmed, _ in spread)
    found = [0.0] * (most + 1)
    for (harmed, _), p in spread.items():
        found[harmed] += p
    return tuple(found)


# -- positions ------------------------------------------------------------------------


def army_of(rules: Participants, s: WarcraftState, battle: Battle, role: int) -> Army:
    """Return what a role has in a battle, cards at work not counted."""
    counts: dict[tuple[int, int, bool], int] = {}
    for side, kind, space, count in rules.participants(s, battle, role):
        key = (side, kind, space == battle.space)
        counts[key] = counts.get(key, 0) + count
    groups = [
        Group(
            side,
            fights_as(kind),
            rules.tile(s, side, fights_as(kind)).strength,
            rules.abilities(s, side)[fights_as(kind)],
            field,
            sum(BOX.costs[kind]),
            count,
        )
        for (side, kind, field), count in sorted(counts.items())
    ]
    reserve = sum(
        s.reserve[side * 4 + MELEE]
        for side in battle.roles[role]
        if "raise_dead" in rules.abilities(s, side)
    )
    return army(groups, reserve)


def planned(rules: Participants, space: int, seat: int, enemy: int) -> Battle:
    """Return the battle ``seat`` would fight in a space as things stand; all mates join."""
    battle = Battle(space, ((), ()))
    battle.roles = (tuple(_company(rules, seat)), tuple(_company(rules, enemy)))
    return battle


def _company(rules: Participants, side: int) -> Iterator[int]:
    yield side
    if side < rules.seats:
        yield from (mate for mate in rules.team(side) if mate != side)


def outlook(rules: Participants, s: WarcraftState, battle: Battle, phase: int = -1) -> Outlook:
    """Return how a battle may end from here, no card being played.

    Args:
        rules: rules of the match.
        s: the position, or what somebody sees of it.
        battle: the battle going on, or one that is planned.
        phase: kind of unit that attacks next; by default a new round begins.
    """
    attack = army_of(rules, s, battle, ATTACK)
    defence = army_of(rules, s, battle, DEFENCE)
    return battle_odds(
        attack,
        defence,
        heal_errata=rules.chosen.heal_errata,
        phase=PHASES[0] if phase < 0 else phase,
    )


def from_here(
    rules: Participants, s: WarcraftState, loss: tuple[int, int, int] | None = None
) -> Outlook:
    """Return how the battle going on may end from the question asked now.

    Casualties still due are taken by the usual rule, the dice of this phase as they lie.

    Args:
        rules: rules of the match.
        s: the position, or what somebody sees of it.
        loss: side, kind and space of the unit that is the next casualty.
    """
    battle = s.battle
    assert battle is not None
    due = list(battle.casualties)
    if loss is not None:
        s = s.copy()
        rules.kill(s, loss[0], loss[2], loss[1])
        due[battle.role_of(loss[0])] -= 1
    phase = PHASES.index(battle.phase) if battle.phase >= 0 else 0
    armies = []
    for role in (ATTACK, DEFENCE):
        whole = army_of(rules, s, battle, role)
        if due[role] > 0:
            grounded = battle.phase == MELEE and not battle.flyers_open[role]
            one = _Role(whole)
            left = one.lose(one.start, due[role], grounded)
            groups = zip(whole.groups, left, strict=True)
            whole = army([attrs.evolve(group, count=n) for group, n in groups if n], whole.reserve)
        armies.append(whole)
    if battle.rolls:
        phase = (phase + 1) % len(PHASES)
    return battle_odds(*armies, heal_errata=rules.chosen.heal_errata, phase=PHASES[phase])
