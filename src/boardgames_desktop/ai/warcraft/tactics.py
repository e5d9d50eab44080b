"""Battles: their order, who joins, who dies, which phases are poisoned."""

from __future__ import annotations

from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle
from boardgames_desktop.games.warcraft.participants import fights_as
from boardgames_desktop.games.warcraft.state import (
    FLYING,
    MELEE,
    RANGED,
    WORKER,
    WarcraftState,
)


class Tactics:
    """Answers the questions of battles.

    Args:
        judge: what units are worth.
    """

    def __init__(self, judge: Evaluation) -> None:
        self.judge = judge
        self.rules = judge.rules

    def fight(self, o: WarcraftState, seat: int) -> list[Action]:
        """Begin with the surest battle: whoever falls there is missing in the next."""
        battles = self.rules.battle_spaces(o, seat)
        space, enemy = max(battles, key=lambda pair: self.judge.odds(o, seat, *pair).win)
        return [("fight", space, enemy)]

    def joins(self, o: WarcraftState, seat: int) -> list[Action]:
        """Help a team-mate unless the battle is lost anyway (6.1)."""
        battle = o.battle
        assert battle is not None
        win = self.chance(o, seat)
        return [("join",)] if win > 0.25 else [("stay_out",)]

    def chance(self, o: WarcraftState, seat: int) -> float:
        """Return the chance that the role of ``seat`` holds the battlefield going on."""
        battle = o.battle
        assert battle is not None
        attacker, defender = battle.roles[ATTACK][0], battle.roles[DEFENCE][0]
        win = self.judge.odds(o, attacker, battle.space, defender).win
        return win if self.rules.team_of[seat] == self.rules.team_of[attacker] else 1.0 - win

    def lose(self, o: WarcraftState, seat: int, options: list[Action]) -> list[Action]:
        """Give the cheapest first, the flanks first, and keep the battlefield as long as it pays.

        Who picks an enemy's casualty (Marksmanship) picks the dearest, or the last in the
        battlefield.
        """
        battle = o.battle
        assert battle is not None
        if self.rules.hostile(options[0][1], seat):
            return [max(options, key=lambda a: self._value(o, battle, a))]
        return [min(options, key=lambda a: self._value(o, battle, a))]

    def _value(self, o: WarcraftState, battle: Battle, a: Action) -> float:
        """Return what a piece that may be a casualty is worth in this battle."""
        _, side, kind, space = a
        worth = 1.5 if kind == WORKER else self.judge.unit(o, side, fights_as(kind))
        if space == battle.space:
            here = sum(self.rules.count(o, side, space, other) for other in (0, 1, 2))
            worth += 0.3 if here > 1 else 12.0
        phase = battle.phase
        order = (RANGED, FLYING, MELEE)
        # What has attacked already this round will not do so again before the others do.
        if kind != WORKER and phase in order and order.index(kind) <= order.index(phase):
            worth -= 0.4
        return worth

    def poison(self, o: WarcraftState, seat: int, options: list[Action]) -> list[Action]:
        """Roll first where one's own dice may stop most of the enemy's (8)."""
        battle = o.battle
        assert battle is not None

        def spared(a: Action) -> float:
            own = theirs = 0
            for role in (ATTACK, DEFENCE):
                for side in battle.roles[role]:
                    count = self.rules.attack_dice(o, battle, side, a[1])
                    if self.rules.hostile(side, seat):
                        theirs += count
                    else:
                        own += count
            return own * theirs + 0.1 * own

        return [max(options, key=spared)]

    def home(self, o: WarcraftState, seat: int, options: list[Action]) -> list[Action]:
        """Bring a killed unit back where it is nearest to what is wanted (11.4)."""
        goals = self.judge.goals(o, seat)
        return [min(options, key=lambda a: self.judge.atlas.nearest(FLYING, a[-1], goals.keys()))]
