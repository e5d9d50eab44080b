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
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import accumulate

import attrs

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.games.warcraft.armies import (
    Armies,
    Army,
    Counts,
    Fight,
    Group,
    Named,
    Role,
    Roll,
    army,
)
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle
from boardgames_desktop.games.warcraft.participants import PHASES, Participants, fights_as
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import MELEE, WarcraftState

EXACT_UNITS = 150
"""Product of the two numbers of units up to which a battle is worked out exactly."""

EXACT_POISONED = 60
"""The same where Slow Poison makes more cases."""

TRIALS = 400
"""How often a larger battle is played."""

NEGLIGIBLE = 1e-9
"""Probability below which armies are not followed any further."""

MOST_ROUNDS = 60
"""Rounds after which a played battle counts as held by the defender."""

Mass = dict[Named, float]
"""How probable it is to come by, for each choice of phases by Slow Poison."""


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


class _Flow:
    """Probability flowing from greater armies to smaller ones.

    Each pair of armies is entered at the start of a round, or in the middle of one with the
    phases already named. All that enters is known once every pair with more units is done.
    """

    def __init__(self, fight: Fight) -> None:
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
        for named in dict.fromkeys((*visits[1], *visits[2])):
            if named == usual:
                continue
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

    def __init__(self, fight: Fight) -> None:
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
    fight = Fight(attack, defence, heal_errata)
    armies = (fight.roles[ATTACK].start, fight.roles[DEFENCE].start)
    raising = any(role.raiser >= 0 and role.reserve for role in fight.roles)
    most = EXACT_POISONED if fight.poisoned else EXACT_UNITS
    exact = not raising and attack.units * defence.units <= most
    ends = (_Flow(fight) if exact else _Played(fight)).run(armies, PHASES.index(phase))
    return _outlook(fight, armies, ends, exact)


def _outlook(fight: Fight, start: Armies, ends: dict[Armies, float], exact: bool) -> Outlook:
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
            one = Role(whole)
            left = one.lose(one.start, due[role], grounded)
            groups = zip(whole.groups, left, strict=True)
            whole = army([attrs.evolve(group, count=n) for group, n in groups if n], whole.reserve)
        armies.append(whole)
    if battle.rolls:
        phase = (phase + 1) % len(PHASES)
    return battle_odds(*armies, heal_errata=rules.chosen.heal_errata, phase=PHASES[phase])
