"""Combat in Team Risk: own armies attack, all armies of a territory defend (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import Action, Frame, Option, Seat
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.risk.base import refuse
from boardgames_desktop.games.risk.cards import joined
from boardgames_desktop.games.risk.contingents import (
    TEAMS,
    armies_of,
    change,
    commanded,
    garrison,
    held_by_team,
    mate_of,
    split_losses,
    troops,
)
from boardgames_desktop.games.risk.dice import LOSSES, attack_limit
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import NEIGHBOURS


class TeamCombat(RiskRules):
    """Phase 2 with team-mates; the classic rules judge what the seat on turn can command."""

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of a team (risk.team)."""
        return TEAMS[seat % 2]

    def defender(self, s: RiskState, land: int) -> int:
        """Return who rolls: the controller, or who plays next in a tied territory (ruling 3)."""
        owner = s.owner[land]
        return owner if owner >= 0 else (s.turn + 1) % self.seats

    def stands(self, s: RiskState, seat: Seat) -> bool:
        """Tell whether ``seat`` has armies anywhere, shared territories included."""
        return s.lands[seat] > 0 or any(troops(s, seat))

    def _control(self, s: RiskState, land: int, before: int, emit: Emit | None) -> None:
        """Tell if somebody else than ``before`` controls a territory now (risk.team_control)."""
        now = s.owner[land]
        if emit is not None and now != before:
            emit(Event("control", {"land": land, "seat": now, "team": TEAMS[now % 2]}))

    # -- announcing (risk.team_attack; rulings 2, 10) ---------------------------------

    def _options_combat(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        return super()._options_combat(commanded(s), frame, seat)

    def _may_combat(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] in ("attack", "storm"):
            _, source, target, amount = a
            own = armies_of(s, source, seat)
            if not own:
                return refuse("attack_from_own", "team_attack", place=source)
            if s.owner[target] != seat and held_by_team(s, target, seat):
                return refuse("attack_mate", "team_attack", place=target)
            if a[0] == "storm" and 1 < own <= amount:
                return refuse("storm_stop_own", "team_attack", own, place=source)
        return super()._may_combat(commanded(s), frame, seat, a)

    def _forced_combat(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        del frame
        team = seat % 2
        for land, own in enumerate(troops(s, seat)):
            if own > 1 and any(s.owner[other] % 2 != team for other in NEIGHBOURS[land]):
                return None
        return ("end_combat",)

    def _do_storm(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Fight on with the most dice while more than the named own armies are left."""
        del seat, a
        _, _, seat, source, target, stop = frame
        own = armies_of(s, source, seat)
        if own > stop and not held_by_team(s, target, seat):
            s.agenda.append(frame)
            self._announce(s, ("attack", source, target, attack_limit(own)), emit)

    # -- the battle (risk.team_defence; rulings 3, 4) ---------------------------------

    def _do_battle(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat
        _, _, dice, defence, defender = frame
        attacker, source, target = s.turn, s.source, s.target
        owners = s.owner[source], s.owner[target]
        attacker_loss, defender_loss = LOSSES[dice, defence][a]
        own = armies_of(s, target, defender)
        others = s.armies[target] - own
        fallen = split_losses(own, others, defender_loss)
        s.fought, s.rolled = frame, a
        change(s, source, attacker, -attacker_loss)
        taken = own + others == defender_loss
        if taken:
            garrison(s, target, attacker, 0)
        else:
            garrison(s, target, defender, own - fallen[0], others - fallen[1])
        if emit is not None:
            sides = zip((defender, mate_of(defender)), fallen, strict=True)
            data = {
                "attacker": attacker,
                "defender": defender,
                "source": source,
                "target": target,
                "attack": a[1 : dice + 1],
                "defence": a[dice + 1 :],
                "lost": (attacker_loss, defender_loss),
                "fallen": tuple((side, lost) for side, lost in sides if lost),
            }
            emit(Event("battle", data))
        self._control(s, source, owners[0], emit)
        if taken:
            s.conquered = True
            s.agenda.append(("move_in", (attacker,), dice, defender))
            if emit is not None:
                self._tell_conquest(s, attacker, defender, target, emit)
        else:
            self._control(s, target, owners[1], emit)
            self._check_fallen(s, emit)

    # -- moving in and the end (risk.move_in, risk.team_win; ruling 7) ----------------

    def _options_move_in(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        return super()._options_move_in(commanded(s), frame, seat)

    def _may_move_in(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        return super()._may_move_in(commanded(s), frame, seat, a)

    def _forced_move_in(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        return super()._forced_move_in(commanded(s), frame, seat)

    def _do_move_in(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        source, target, count = s.source, s.target, a[1]
        before = s.owner[source]
        change(s, source, seat, -count)
        garrison(s, target, seat, count)
        if emit is not None:
            data = {"seat": seat, "source": source, "target": target, "count": count}
            emit(Event("move_in", data))
        self._control(s, source, before, emit)
        self._check_fallen(s, emit)

    def _check_fallen(self, s: RiskState, emit: Emit | None) -> None:
        """End the game if the team attacked has lost one of its players' last army."""
        attacker = s.turn
        fallen = [seat for seat in TEAMS[1 - attacker % 2] if not self.stands(s, seat)]
        if not fallen:
            return
        for victim in fallen:
            s.alive[victim] = False
            hand, s.hands[victim] = s.hands[victim], ()
            heir = mate_of(victim)
            if heir in fallen:
                s.discard = joined(s.discard, hand)
            elif hand:
                s.hands[heir] = hand
            if emit is not None:
                emit(Event("eliminate", {"seat": attacker, "victim": victim, "cards": 0}))
        self._end(s, TEAMS[attacker % 2], "team", emit)
