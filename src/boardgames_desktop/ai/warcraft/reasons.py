"""What weighed most in a decision, as messages: two or three with the numbers that were seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.ai.warcraft.manoeuvres import ADVANCE, ASSAULT, CARRY, WORK, Manoeuvre
from boardgames_desktop.ai.warcraft.tactics import Tactics
from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.warcraft.base import CARD_VERBS
from boardgames_desktop.games.warcraft.names import card_name, space_name, unit_name
from boardgames_desktop.games.warcraft.state import UNITS, WORKER, WarcraftState
from boardgames_desktop.games.warcraft.windows import played_card

MOST = 3
"""Reasons that are given at most."""

Reasons = tuple[Msg, ...]
Params = dict[str, Any]


def reason(key: str, params: Params | None = None, n: int | None = None) -> Msg:
    """Return a message of this game's reasons."""
    return Msg("warcraft_ai." + key, params or {}, n)


def percent(chance: float) -> int:
    """Return a chance in per cent, never none and never all."""
    return max(1, min(99, round(100 * chance)))


class Reasoner:
    """Puts into messages what spoke for an answer.

    Args:
        judge: what things are worth.
        tactics: what battles may bring.
    """

    def __init__(self, judge: Evaluation, tactics: Tactics) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.tactics = tactics

    # -- moving -----------------------------------------------------------------------

    def turn(
        self, o: WarcraftState, seat: int, made: Sequence[Manoeuvre], after: WarcraftState
    ) -> Reasons:
        """Return why a move step is made as it is; ``after`` is the position it leads to."""
        found: list[Msg] = []
        errands = sum(manoeuvre.kind == WORK for manoeuvre in made)
        for manoeuvre in made:
            if manoeuvre.kind != WORK:
                found += self._manoeuvre(o, seat, manoeuvre, after)
        if not found:
            found.append(reason("wait"))
            found += self._danger(after, seat)
        if errands and len(found) < MOST:
            found.append(reason("work", {}, errands))
        return tuple(msg for at, msg in enumerate(found) if msg not in found[:at])[:MOST]

    def _place(self, space: int) -> Params:
        return {"place": space_name(self.rules, space)}

    def _manoeuvre(
        self, o: WarcraftState, seat: int, manoeuvre: Manoeuvre, after: WarcraftState
    ) -> list[Msg]:
        rules, goal = self.rules, manoeuvre.goal
        place = self._place(goal)
        if manoeuvre.kind == ASSAULT:
            return self._assault(o, seat, goal, after)
        if manoeuvre.kind == CARRY:
            return [reason("carry", place)]
        if goal in self.judge.stakes(o, seat):
            return [reason("spot", place)]
        if goal in rules.homes[seat]:
            return [reason("guard", place), *self._danger(after, seat, goal)]
        if self.judge.target and rules.field.points[goal]:
            return [reason("points", place, rules.field.points[goal])]
        if manoeuvre.kind == ADVANCE:
            battles = {space for space, _ in rules.battle_spaces(after, seat)}
            if battles & set(rules.field.neighbours[goal]):
                return [reason("flank", place)]
        return [reason("near", place)]

    def _assault(self, o: WarcraftState, seat: int, goal: int, after: WarcraftState) -> list[Msg]:
        rules = self.rules
        place = self._place(goal)
        found: list[Msg] = []
        for enemy in rules.foes[seat]:
            if enemy < rules.seats and goal in rules.homes[enemy]:
                key = "fall" if o.captured[enemy] else "town"
                found.append(reason(key, {**place, "victim": Name(enemy)}))
            workers = rules.count(o, enemy, goal, WORKER)
            if workers and not rules.enemy_units_at(o, seat, goal):
                found.append(reason("raid", place, workers))
        units = rules.enemy_units_at(o, seat, goal)
        if units:
            if not found:
                found.append(reason("attack", place, units))
            foes = [side for space, side in rules.battle_spaces(after, seat) if space == goal]
            odds = [self.judge.odds(after, seat, goal, side).win for side in foes]
            if odds:
                found.append(reason("odds", {"percent": percent(min(odds))}))
        elif not found:
            found.append(reason("near", place))
        return found

    def _danger(self, s: WarcraftState, seat: int, space: int | None = None) -> list[Msg]:
        """Say how many enemies could come to a home, or to one space."""
        rules = self.rules
        spaces = rules.homes[seat] if space is None else (space,)
        found: list[Msg] = []
        for home in spaces:
            number = 0
            for enemy in rules.foes[seat]:
                if enemy < rules.seats:
                    attack = self.judge.threats.invasion(s, enemy, home)
                    number += sum(attack.field) if attack is not None else 0
            if number:
                found.append(reason("danger", self._place(home), number))
        return found

    # -- spending ---------------------------------------------------------------------

    def spending(self, o: WarcraftState, seat: int, actions: Sequence[Action]) -> Reasons:
        """Return why tokens are spent like this, or kept."""
        rules = self.rules
        found: list[Msg] = []
        bought = sum(a[2] for a in actions if a[0] == "train")
        if bought:
            found.append(reason("train", {}, bought))
            if any(a[:2] == ("train", WORKER) for a in actions):
                found.append(reason("hands", {}, rules.on_board(o, seat, WORKER)))
            if self._outnumbered(o, seat):
                found.append(reason("army"))
        if any(a[0] in ("build", "summon") for a in actions):
            found.append(reason("build"))
        for a in actions:
            if a[0] == "outpost":
                found.append(reason("outpost", self._place(a[1])))
            elif a[0] == "upgrade":
                tiles = rules.races[seat].tiles[a[1]]
                tile = tiles[min(o.level[seat * 3 + a[1]], len(tiles) - 1)]
                unit = Msg("warcraft.unit." + tile.key)
                found.append(reason("upgrade", {"strength": tile.strength, "unit": unit}))
            elif a[0] in CARD_VERBS and a[0] != "summon":
                found.append(reason("last_points"))
        return tuple(found or [reason("save")])[:MOST]

    def _outnumbered(self, o: WarcraftState, seat: int) -> bool:
        def army(side: int) -> float:
            return sum(
                self.rules.on_board(o, side, kind) * self.judge.unit(o, side, kind)
                for kind in UNITS
            )

        return any(
            army(foe) > 1.2 * army(seat) for foe in self.rules.foes[seat] if foe < self.rules.seats
        )

    # -- cards and battles ------------------------------------------------------------

    def window(self, o: WarcraftState, seat: int, action: Action) -> Reasons:
        """Return why a card is played, or none."""
        found: list[Msg] = []
        if action[0] == "pass":
            found.append(reason("keep"))
        else:
            found.append(reason("card", {"card": card_name(played_card(action))}))
        if o.battle is not None and not o.battle.over and o.battle.role_of(seat) >= 0:
            found.append(reason("odds", {"percent": percent(self.tactics.chance(o, seat))}))
        return tuple(found)

    def loss(self, o: WarcraftState, seat: int, action: Action) -> Reasons:
        """Return why this unit is given."""
        _, side, kind, space = action
        battle = o.battle
        found = [reason("cheap", {"unit": unit_name(self.rules, o, side, kind)})]
        beside = battle is not None and space != battle.space
        if beside and battle is not None and self.rules.units_at(o, side, battle.space) == 1:
            found.append(reason("field"))
        if battle is not None and battle.role_of(seat) >= 0:
            found.append(reason("odds", {"percent": percent(self.tactics.chance(o, seat))}))
        return tuple(found)

    def fight(self, o: WarcraftState, seat: int, action: Action) -> Reasons:
        """Return why this battle is fought first."""
        _, space, enemy = action
        win = self.judge.odds(o, seat, space, enemy).win
        return (reason("order"), reason("odds", {"percent": percent(win)}))
