"""What enemies could do next: the attacks they could make and what those may cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from boardgames_desktop.ai.warcraft.census import Census, Stack
from boardgames_desktop.ai.warcraft.clash import Force, clash
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import FLYING, MOVE, NONE, UNITS, WarcraftState

if TYPE_CHECKING:
    from boardgames_desktop.ai.warcraft.evaluation import Evaluation

EXPOSURE = (0.5, 1.0, 1.3)
"""How much danger counts by how often an enemy moves before one moves again."""

MOST_RAIDS = 64
"""Positions of an enemy whose possible attacks are remembered."""


class Threats:
    """Foresees attacks in one match.

    Args:
        judge: says what is at stake in them.
    """

    def __init__(self, judge: Evaluation) -> None:
        self.rules = judge.rules
        self._judge = judge
        self._known_raids: dict[tuple[Any, ...], dict[int, Force | None]] = {}

    def dangers(
        self, s: WarcraftState, seat: int, census: Census, stakes: Mapping[int, float]
    ) -> float:
        """Return the share that counts of what enemies could take next, the worst of each."""
        rules = self.rules
        spaces: set[int] = set(stakes)
        for mate in rules.mates[seat]:
            spaces.update(space for space, _, _ in census.units[mate])
            spaces.update(space for space, _ in census.workers[mate])
            if mate < rules.seats:
                spaces.update(rules.homes[mate])
        enemies = [
            (enemy, EXPOSURE[self._moves_before(s, seat, enemy)], self._raids(s, enemy, census))
            for enemy in rules.foes[seat]
            if enemy < rules.seats and s.alive[enemy] and census.units[enemy]
        ]
        losses: list[float] = []
        for space in spaces:
            worst = 0.0
            for enemy, exposure, raids in enemies:
                if space not in raids:
                    raids[space] = self.invasion(s, enemy, space, census.units[enemy])
                attack = raids[space]
                if attack is not None:
                    loss = self._loss(s, seat, space, (enemy, attack), stakes)
                    worst = max(worst, exposure * loss)
            if worst:
                losses.append(worst)
        losses.sort(reverse=True)
        return self._judge.fear(s, seat) * (sum(losses[:3]) + 0.4 * sum(losses[3:]))

    def _raids(self, s: WarcraftState, enemy: int, census: Census) -> dict[int, Force | None]:
        """Return the attacks known of an enemy that stands where it stands, by space."""
        key = (enemy, tuple(census.units[enemy]), *s.level[enemy * 3 : enemy * 3 + 3])
        found = self._known_raids.get(key)
        if found is None:
            if len(self._known_raids) >= MOST_RAIDS:
                self._known_raids.clear()
            found = self._known_raids[key] = {}
        return found

    def _moves_before(self, s: WarcraftState, seat: int, enemy: int) -> int:
        """Return how often an enemy moves before ``seat`` moves again."""
        seats = self.rules.seats
        first, number = s.first, 0
        if s.step == MOVE and s.turn != NONE:
            number += self.moves_yet(s, enemy)
            if self.moves_yet(s, seat):
                return int((enemy - first) % seats < (seat - first) % seats and number)
        following = (first + 1) % seats
        number += (enemy - following) % seats < (seat - following) % seats
        return number

    def moves_yet(self, s: WarcraftState, side: int) -> bool:
        """Tell whether a side still moves in this round, after the seat on turn."""
        if side >= self.rules.seats or s.step != MOVE or not s.alive[side]:
            return False
        seats = self.rules.seats
        return (side - s.first) % seats > (s.turn - s.first) % seats

    def _loss(
        self,
        s: WarcraftState,
        seat: int,
        space: int,
        raid: tuple[int, Force],
        stakes: Mapping[int, float],
    ) -> float:
        """Return what an attack of an enemy on a space may cost the team of ``seat``."""
        enemy, attack = raid
        judge = self._judge
        defence = judge.force(s, seat, space)
        odds = clash(attack, defence)
        stake = max(judge.prize(s, mate, space, stakes) for mate in self.rules.mates[seat])
        gain = odds.win * stake + odds.defence_loss * judge.army(s, seat, defence)
        cost = odds.attack_loss * judge.army(s, enemy, attack)
        return max(0.0, gain - 0.8 * cost)

    def invasion(
        self, s: WarcraftState, side: int, space: int, stacks: Sequence[Stack] | None = None
    ) -> Force | None:
        """Return the strongest attack a side could make on a space in one move step, or None.

        Three units enter; others near enough stand around. Nobody being in the way is assumed.
        """
        rules = self.rules
        if stacks is None:
            stacks = Census(rules, s).units[side]
        enter, beside = [0, 0, 0], [0, 0, 0]
        tables = self._judge.atlas.tables
        mountain = space in rules.field.mountain
        near = False
        for start, kind, number in stacks:
            if mountain and kind != FLYING:
                continue
            steps = tables[kind][start][space] - BOX.points[kind]
            if steps <= 0:
                enter[kind] += number
                near = True
            elif steps == 1:
                beside[kind] += number
        if not near:
            return None
        field = [0, 0, 0]
        left = BOX.stack_units
        for kind in sorted(UNITS, key=lambda kind: -self._judge.unit(s, side, kind)):
            field[kind] = min(enter[kind], left)
            left -= field[kind]
            beside[kind] += enter[kind] - field[kind]
        tiles = [rules.tile(s, side, kind) for kind in UNITS]
        skilled = side < rules.seats
        return Force(
            (field[0], field[1], field[2]),
            (beside[0], beside[1], beside[2]),
            (tiles[0].strength, tiles[1].strength, tiles[2].strength),
            (tiles[0].ability, tiles[1].ability, tiles[2].ability) if skilled else ("", "", ""),
        )
