"""Phase 4 with allies: their invasions, and the loyalty dice afterwards (8.6, 8.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardgames_desktop.core.actions import AUTO, CHANCE, Action, Frame, Option, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.risk.allies import allies, ally_of, away, leads, set_ally
from boardgames_desktop.games.risk.base import refuse
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.state import NONE, RiskState

LOYAL_FROM = 5
"""With this on the loyalty die, or more, a neutral army stays where it is."""


class AllyCombat(RiskRules):
    """Allies attack like own armies, but never their leader's land nor their own colour."""

    def attacker(self, s: RiskState) -> int:
        """Return the side of the territory the attack comes from."""
        return s.owner[s.source]

    # -- announcing (risk.ally_attack) ------------------------------------------------

    def _ally_attacks(self, s: RiskState, frame: Frame, seat: Seat, ally: int) -> Iterator[Option]:
        for option in super()._options_combat(s, frame, ally):
            if option[0] != "end_combat" and s.owner[option[2]] != seat:
                yield option

    def _options_combat(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        for ally in allies(s, seat):
            yield from self._ally_attacks(s, frame, seat, ally)
        if s.involved:
            yield ("call_off",)
        yield from super()._options_combat(s, frame, seat)

    def _may_combat(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] == "call_off":
            return None if s.involved else refuse("no_invasion", "loyalty")
        if a[0] not in ("attack", "storm"):
            return super()._may_combat(s, frame, seat, a)
        _, source, target, _ = a
        side = s.owner[source]
        if not leads(s, seat, side):
            return refuse("attack_from_allied", "ally_attack", place=source)
        if side != seat:
            if s.owner[target] == seat:
                return refuse("ally_attacks_you", "ally_attack", place=target)
            if s.owner[target] == side:
                return refuse("ally_attacks_itself", "ally_attack", place=target)
        return super()._may_combat(s, frame, side, a)

    def _forced_combat(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        if s.involved:
            return None
        action = super()._forced_combat(s, frame, seat)
        if action is not None:
            for ally in allies(s, seat):
                if next(self._ally_attacks(s, frame, seat, ally), None) is not None:
                    return None
        return action

    def _do_combat(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """End the invasion going on if ``a`` turns to something else (13.20), then do ``a``."""
        verb = a[0]
        if verb == "call_off":
            if emit is not None:
                emit(Event("call_off", {"seat": seat, "target": s.target}))
            then(s, ("invasion_over", AUTO), frame)
        elif verb == "end_combat":
            super()._do_combat(s, frame, seat, a, emit)
            if s.involved:
                s.agenda.append(("invasion_over", AUTO))
        elif s.involved and a[2] != s.target:
            then(s, ("invasion_over", AUTO), ("launch", AUTO, *a))
        else:
            super()._do_combat(s, frame, s.owner[a[1]], a, emit)

    def _do_launch(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Begin the next invasion, unless its armies have just walked away."""
        del a
        seat = s.turn
        asking = ("combat", (seat,))
        attack = frame[2:]
        if self._may_combat(s, asking, seat, attack) is None:
            super()._do_combat(s, asking, s.owner[attack[1]], attack, emit)
            return
        if emit is not None:
            data = {"seat": seat, "side": s.owner[attack[1]], "target": attack[2]}
            emit(Event("lapse", data))
        s.agenda.append(asking)

    # -- who is involved --------------------------------------------------------------

    def _do_battle(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        fighting = {s.owner[s.source], frame[4]}
        s.involved = tuple(
            sorted({*s.involved, *(side for side in fighting if side >= self.seats)})
        )
        super()._do_battle(s, frame, seat, a, emit)

    def _do_move_in(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        if s.involved:
            s.agenda.append(("invasion_over", AUTO))
        super()._do_move_in(s, frame, seat, a, emit)

    # -- loyalty dice (risk.loyalty; 13.17, 13.19, 13.20) -----------------------------

    def _do_invasion_over(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Roll for every neutral army that was involved and still stands."""
        del frame, seat, a, emit
        dice = [("loyalty", CHANCE, side) for side in s.involved if s.alive[side]]
        s.involved = ()
        then(s, *dice)

    def _chance_loyalty(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del s, frame
        return ("loyalty", draw.below(6) + 1)

    def _outcomes_loyalty(self, s: RiskState, frame: Frame) -> Sequence[tuple[Action, int]]:
        del s, frame
        return (("loyalty", 1), LOYAL_FROM - 1), (("loyalty", LOYAL_FROM), 7 - LOYAL_FROM)

    def _may_loyalty(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, frame, seat
        return None if a[0] == "loyalty" else refuse("outcome", "loyalty")

    def _do_loyalty(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        seat, side, die = s.turn, frame[2], a[1]
        before = ally_of(s, side)
        after = before if die >= LOYAL_FROM else away(s, side, seat, self.next_playing(s, seat))
        set_ally(s, side, after)
        if emit is not None:
            data = {"seat": seat, "side": side, "die": die, "before": before, "after": after}
            emit(Event("loyalty", data))

    # -- destroying a neutral army (risk.destroyed; 13.32) ----------------------------

    def _eliminate(self, s: RiskState, seat: Seat, victim: int, emit: Emit | None) -> None:
        if victim >= self.seats:
            set_ally(s, victim, NONE)
        super()._eliminate(s, seat, victim, emit)
