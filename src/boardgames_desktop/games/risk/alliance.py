"""Two players, active neutral armies: bribes, the die of allies, their fortifying (8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from boardgames_desktop.core.actions import CHANCE, HIDDEN, Action, Frame, Option, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.risk.allies import allies, ally_of, closer, set_ally
from boardgames_desktop.games.risk.ally_combat import AllyCombat
from boardgames_desktop.games.risk.base import refuse
from boardgames_desktop.games.risk.cards import joined, without
from boardgames_desktop.games.risk.neutrals import NeutralSetup
from boardgames_desktop.games.risk.state import NONE, UNKNOWN, RiskState

MOST_BRIBES = 5
"""Cards a neutral army takes; with them it can no longer be bribed."""

INVADING = frozenset({"combat", "defend", "battle", "move_in", "spoils", "spoils_place"})
"""Questions while an invasion is going on."""


class AllianceRules(AllyCombat, NeutralSetup):
    """Two players, active neutral armies.

    A given card is forgotten: nobody sees the cards of a neutral army, the giver neither, who
    may remember them (8.3).
    """

    own_fields: ClassVar[frozenset[str]] = frozenset({"allied", "involved"})
    most_bribes: ClassVar[int] = MOST_BRIBES

    def _open(self, s: RiskState) -> None:
        super()._open(s)
        s.allied = (NONE,) * len(self.neutrals)

    # -- phase 1, bribe (risk.bribe; 13.18) -------------------------------------------

    def _bribe_refusal(self, s: RiskState, seat: Seat, side: int) -> Refusal | None:
        """Return why ``side`` takes no card of ``seat``; None if it does."""
        if side not in self.neutrals:
            return refuse("bribe_whom", "bribe")
        if not s.alive[side]:
            return refuse("bribe_destroyed", "destroyed")
        if ally_of(s, side) == seat:
            return refuse("bribe_ally", "bribe")
        if len(s.hands[side]) >= MOST_BRIBES:
            return refuse("bribe_full", "bribe", MOST_BRIBES)
        return None

    def _bribable(self, s: RiskState, seat: Seat) -> list[int]:
        """Return the neutral armies that would take a card; none if there is none to give."""
        if not s.hands[seat]:
            return []
        return [side for side in self.neutrals if self._bribe_refusal(s, seat, side) is None]

    def _begin_reinforcing(self, s: RiskState, seat: Seat) -> None:
        if self._bribable(s, seat):
            then(s, ("bribe", (seat,)))
        else:
            super()._begin_reinforcing(s, seat)

    def _options_bribe(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        for side in self._bribable(s, seat):
            for card in s.hands[seat]:
                if card != UNKNOWN:
                    yield ("bribe", side, card)
        yield ("skip",)

    def _may_bribe(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        if a[0] == "skip":
            return None
        if a[0] != "bribe":
            return refuse("bribe_first", "bribe")
        if a[2] not in s.hands[seat]:
            return refuse("not_your_card", "bribe")
        return self._bribe_refusal(s, seat, a[1])

    def _do_bribe(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        if a[0] == "skip":
            super()._begin_reinforcing(s, seat)
            return
        side = a[1]
        card = UNKNOWN if a[2] == HIDDEN else a[2]
        before = ally_of(s, side)
        s.hands[seat] = without(s.hands[seat], (card,))
        s.hands[side] = joined(s.hands[side], (card,))
        set_ally(s, side, closer(s, side, seat))
        if emit is not None:
            data = {"seat": seat, "side": side, "before": before, "after": ally_of(s, side)}
            emit(Event("bribe", data))
            emit(Event("bribe_card", {"seat": seat, "card": card}, frozenset({seat})))
        self._begin_reinforcing(s, seat)

    def mask(self, s: RiskState, seat: Seat, a: Action, viewer: Seat | None) -> Action:
        """Hide drawn cards and bribes from everybody but their owner."""
        if a[0] == "bribe" and viewer != seat:
            return ("bribe", a[1], HIDDEN)
        return super().mask(s, seat, a, viewer)

    # -- phase 3, reinforce allies (risk.ally_dice; EX25) -----------------------------

    def _after_placing(self, s: RiskState, seat: Seat) -> None:
        super()._after_placing(s, seat)
        self._ask(s, "ally_roll", seat, allies(s, seat))

    def _ask(self, s: RiskState, kind: str, seat: Seat, sides: tuple[int, ...]) -> None:
        """Ask about the allies that have not been asked about yet."""
        if sides:
            s.agenda.append((kind, (seat,), sides))

    def _options_ally_roll(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del s, seat
        for side in frame[2]:
            yield ("call_up", side)
        yield ("skip",)

    def _may_ally_roll(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, seat
        if a[0] == "skip":
            return None
        if a[0] != "call_up":
            return refuse("ally_roll_first", "ally_dice")
        return None if a[1] in frame[2] else refuse("call_up_whom", "ally_dice")

    def _do_ally_roll(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        if a[0] == "skip":
            return
        side = a[1]
        self._ask(s, "ally_roll", seat, tuple(other for other in frame[2] if other != side))
        s.agenda.append(("ally_die", CHANCE, side))
        if emit is not None:
            emit(Event("call_up", {"seat": seat, "side": side}))

    def _chance_ally_die(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del s, frame
        return ("ally_die", draw.below(6) + 1)

    def _may_ally_die(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, frame, seat
        return None if a[0] == "ally_die" else refuse("outcome", "ally_dice")

    def _do_ally_die(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat
        side, die = frame[2], a[1]
        s.pool[side] = die
        s.agenda.append(("ally_place", (s.turn,), side))
        if emit is not None:
            emit(Event("ally_die", {"seat": s.turn, "side": side, "die": die}))

    def _options_ally_place(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del seat
        return self._options_place(s, frame, frame[2])

    def _may_ally_place(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del seat
        side = frame[2]
        if a[0] != "place":
            return refuse("ally_place_first", "ally_dice", s.pool[side])
        if s.owner[a[1]] != side:
            return refuse("ally_place_elsewhere", "ally_dice", place=a[1])
        return self._may_place(s, frame, side, a)

    def _do_ally_place(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        side = frame[2]
        self._put(s, side, a, None)
        if emit is not None:
            data = {"seat": seat, "side": side, "land": a[1], "count": a[2]}
            emit(Event("garrison", data))
        if s.pool[side]:
            s.agenda.append(frame)

    # -- phase 6, fortify allies (risk.ally_fortify) ----------------------------------

    def _after_fortify(self, s: RiskState, seat: Seat) -> None:
        super()._after_fortify(s, seat)
        self._ask(s, "ally_fortify", seat, allies(s, seat))

    def _options_ally_fortify(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del seat
        for side in frame[2]:
            for option in self._options_fortify(s, frame, side):
                if option[0] == "fortify":
                    yield option
        yield ("skip",)

    def _may_ally_fortify(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action
    ) -> Refusal | None:
        if a[0] != "fortify":
            return self._may_fortify(s, frame, seat, a)
        side = s.owner[a[1]]
        if side not in frame[2]:
            return refuse("ally_fortify_from", "ally_fortify", place=a[1])
        if s.owner[a[2]] != side:
            return refuse("ally_fortify_to", "ally_fortify", place=a[2])
        return self._may_fortify(s, frame, side, a)

    def _forced_ally_fortify(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        del seat
        if any(self._forced_fortify(s, frame, side) is None for side in frame[2]):
            return None
        return ("skip",)

    def _do_ally_fortify(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        if a[0] == "skip":
            return
        side = s.owner[a[1]]
        self._march(s, side, a, emit)
        self._ask(s, "ally_fortify", seat, tuple(other for other in frame[2] if other != side))

    # -- laws and records -------------------------------------------------------------

    def further_laws(self, s: RiskState) -> Iterator[str]:
        """Yield what is wrong with markers, bribes and armies of neutral sides."""
        yield from super().further_laws(s)
        for side in self.neutrals:
            if not s.alive[side] and ally_of(s, side) != NONE:
                yield f"neutral {side} is destroyed but somebody's ally"
        if s.involved and s.agenda and s.agenda[-1][0] not in INVADING:
            yield "neutral armies are involved in no invasion"
        for side in s.involved:
            if side not in self.neutrals:
                yield f"side {side} is involved but no neutral"

    def misfit(self, s: RiskState) -> str:
        """Return the field of a loaded state that this variant cannot use."""
        return "allied" if len(s.allied) != len(self.neutrals) else super().misfit(s)
