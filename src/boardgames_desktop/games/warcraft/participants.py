"""Who takes part in a battle, and with how many dice (6.1, 6.2)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.games.warcraft.battle_record import Battle
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.state import (
    FLYING,
    MELEE,
    NONE,
    RANGED,
    UNITS,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.windows import Windows

Contingent = tuple[int, int, int, int]
"""(side, kind, space, count): equal pieces taking part. Called workers are of kind WORKER."""

PHASES = (RANGED, FLYING, MELEE)
"""Kinds of unit in the order in which they attack."""

FAERIE_FIRE = NUMBER["faerie_fire"]


class Participants(Windows):
    """Counts what fights."""

    # -- spaces -----------------------------------------------------------------------

    def fighters_at(self, s: WarcraftState, side: int, space: int) -> int:
        """Return how many units ``side`` has in a space, called workers included."""
        fighters = self.units_at(s, side, space)
        if s.called and (side, space) in s.called:
            fighters += self.count(s, side, space, WORKER)
        return fighters

    def battle_spaces(self, s: WarcraftState, seat: Seat) -> list[tuple[int, int]]:
        """Return the battles ``seat`` has to fight now: space and main enemy side (M12).

        A space where two enemy teams stand is listed for each of them (6.1).
        """
        found: list[tuple[int, int]] = []
        for space in self._held(s, seat):
            most: dict[int, tuple[int, int]] = {}
            for side in self.enemies_of(seat):
                fighters = self.fighters_at(s, side, space)
                team = self.team_of[side]
                if fighters and (team not in most or fighters > most[team][0]):
                    most[team] = (fighters, side)
            found += [
                (space, side)
                for _, side in sorted(most.values(), key=lambda pair: pair[1])
                if not self._was_fought(s, space, side)
            ]
        return found

    def _held(self, s: WarcraftState, seat: Seat) -> list[int]:
        """Return the spaces in which the team of ``seat`` has units or called workers."""
        held = {space for side, space in s.called if not self.hostile(side, seat)}
        for mate in self.team(seat):
            at = mate * self.spaces * 4
            pieces = s.pieces[at : at + self.spaces * 4]
            for space in range(self.spaces):
                if any(pieces[space * 4 : space * 4 + 3]):
                    held.add(space)
        return sorted(held)

    def _was_fought(self, s: WarcraftState, space: int, side: int) -> bool:
        """Tell whether a battle against the team of ``side`` is over in this step.

        Only units that came back to an outpost during it can stand there still (11.4).
        """
        return any(at == space and not self.hostile(other, side) for at, other in s.fought)

    def unit_may_stand(self, kind: int, space: int, goal: int) -> bool:
        """Tell whether a unit may go from a space to one next to it, stacking aside (M4)."""
        if kind == FLYING:
            return goal in self.field.neighbours[space]
        return goal in self.field.ways[space] and goal not in self.field.mountain

    # -- pieces -----------------------------------------------------------------------

    def contingents(self, s: WarcraftState, battle: Battle, side: int) -> Iterator[Contingent]:
        """Yield the pieces of one side that take part, the battlefield first."""
        field = battle.space
        yield from self._in_space(s, battle, side, field, True)
        if side not in battle.kept_out:
            ways = self.field.ways[field]
            for flank in self.field.neighbours[field]:
                yield from self._in_space(s, battle, side, flank, flank in ways)

    def _in_space(
        self, s: WarcraftState, battle: Battle, side: int, space: int, near: bool
    ) -> Iterator[Contingent]:
        """Yield what takes part from a space; behind a wall only flying units do (11.3)."""
        at = (side * self.spaces + space) * 4
        pieces = s.pieces
        away = battle.devoured or battle.revived
        for kind in UNITS if near else (FLYING,):
            count = pieces[at + kind]
            if count and away:
                count -= _away(battle, side, kind, space)
            if count > 0:
                yield side, kind, space, count
        if near and pieces[at + WORKER] and (side, space) in s.called:
            count = pieces[at + WORKER] - _away(battle, side, WORKER, space)
            if count > 0:
                yield side, WORKER, space, count

    def participants(self, s: WarcraftState, battle: Battle, role: int) -> list[Contingent]:
        """Return the pieces of a role that take part (6.1)."""
        return [
            contingent
            for side in battle.roles[role]
            for contingent in self.contingents(s, battle, side)
        ]

    def in_battle(self, s: WarcraftState, seat: Seat) -> bool:
        """Tell whether a seat has a unit in the battle going on."""
        battle = s.battle
        if battle is None or battle.over or battle.role_of(seat) < 0:
            return False
        return next(self.contingents(s, battle, seat), None) is not None

    def holds_field(self, s: WarcraftState, battle: Battle, side: int) -> bool:
        """Tell whether a side still has a piece taking part in the battlefield itself."""
        return next(self._in_space(s, battle, side, battle.space, True), None) is not None

    # -- abilities and dice -----------------------------------------------------------

    def able(self, s: WarcraftState, battle: Battle, side: int, ability: str) -> int:
        """Return how many pieces of a side that take part have an ability (8)."""
        abilities = self.abilities(s, side)
        if ability not in abilities:
            return 0
        return sum(
            count
            for _, kind, _, count in self.contingents(s, battle, side)
            if abilities[fights_as(kind)] == ability
        )

    def role_able(self, s: WarcraftState, battle: Battle, role: int, ability: str) -> bool:
        """Tell whether a role has a piece with an ability taking part."""
        return any(self.able(s, battle, side, ability) for side in battle.roles[role])

    def attack_dice(self, s: WarcraftState, battle: Battle, side: int, kind: int) -> int:
        """Return how many dice a side rolls in the phase of ``kind`` (6.2, 8)."""
        dice = sum(
            count
            for _, piece, _, count in self.contingents(s, battle, side)
            if fights_as(piece) == kind
        )
        dice -= sum(
            other == side and fights_as(piece) == kind for other, piece, _ in battle.polymorphed
        )
        if dice > 0 and self.able(s, battle, side, "bloodlust"):
            dice += 1
        return max(dice, 0)

    def hits_up_to(self, s: WarcraftState, battle: Battle, side: int) -> int:
        """Return the highest face with which a side hits in the phase going on."""
        strength = self.tile(s, side, battle.phase).strength
        return strength + battle.effects.count((side, FAERIE_FIRE))

    def hits(self, s: WarcraftState, battle: Battle, side: int) -> int:
        """Return the hits a side has rolled in the phase going on."""
        limit = self.hits_up_to(s, battle, side)
        return sum(
            face <= limit for other, faces in battle.rolls if other == side for face in faces
        )

    def chooser(self, battle: Battle, role: int) -> int:
        """Return the side that picks the casualties of a role (6.3)."""
        return battle.marked[role] if battle.marked[role] != NONE else battle.roles[role][0]


def fights_as(kind: int) -> int:
    """Return the kind of unit a piece counts as in battle (Call to Arms)."""
    return MELEE if kind == WORKER else kind


def _away(battle: Battle, side: int, kind: int, space: int) -> int:
    """Return how many equal pieces stand there without being in the battle."""
    return battle.revived.count((side, kind, space)) + sum(
        devoured[:3] == (side, kind, space) for devoured in battle.devoured
    )
