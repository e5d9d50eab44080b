"""Phase 1, reinforce: count, trade sets, place all (5.1); sets after an elimination (5.2.7)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import Action, Frame, Option, Seat, Span
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.risk.base import income_of, refuse, wrong_verb
from boardgames_desktop.games.risk.cards import MUST_TRADE, is_set, joined, sets_in, without
from boardgames_desktop.games.risk.combat import CombatPhase
from boardgames_desktop.games.risk.state import NONE, UNKNOWN, RiskState
from boardgames_desktop.games.risk.world import BONUS


class ReinforcePhase(CombatPhase):
    """Reinforcements and what sets of cards bring."""

    def _do_begin(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a
        seat = s.turn
        base, held = income_of(s.owner, seat, s.lands[seat])
        bonus = sum([BONUS[number] for number in held])
        s.pool[seat] = base + bonus
        s.conquered = False
        s.source = s.target = NONE
        s.fought = s.rolled = ()
        if emit is not None:
            data = {
                "seat": seat,
                "round": s.round,
                "lands": s.lands[seat],
                "base": base,
                "continents": held,
                "armies": base + bonus,
            }
            emit(Event("turn", data))
        self._begin_reinforcing(s, seat)

    def _begin_reinforcing(self, s: RiskState, seat: Seat) -> None:
        """Ask for trades and armies; who holds fewer than three cards is asked for armies only."""
        s.agenda.append(("reinforce" if len(s.hands[seat]) >= 3 else "place", (seat,)))

    # -- trading (risk.trade; 13.4) ---------------------------------------------------

    def _trades(self, s: RiskState, seat: Seat) -> Iterator[Option]:
        hand = s.hands[seat]
        if UNKNOWN not in hand:
            for trio in sets_in(hand):
                yield ("trade", *trio)

    def _trade_refusal(self, s: RiskState, seat: Seat, a: Action) -> Refusal | None:
        hand = s.hands[seat]
        _, first, second, third = a
        if len({first, second, third}) < 3:
            return refuse("same_card", "trade")
        if first not in hand or second not in hand or third not in hand:
            return refuse("not_your_card", "trade")
        if not is_set(first, second, third):
            return refuse("no_set", "trade")
        if not first < second < third:
            return refuse("card_order", "trade")
        return None

    def _trade(self, s: RiskState, seat: Seat, a: Action, emit: Emit | None) -> int:
        """Take three cards for the armies at the golden cavalry, which moves on (section 6)."""
        cards = a[1:]
        value = self.set_value(s, cards)
        s.traded += 1
        s.hands[seat] = without(s.hands[seat], cards)
        s.discard = joined(s.discard, cards)
        if emit is not None:
            emit(
                Event(
                    "trade",
                    {
                        "seat": seat,
                        "cards": cards,
                        "armies": value,
                        "next": self.chosen.set_value(s.traded) if self.golden else 0,
                    },
                )
            )
        return value

    # -- phase 1 while no army has been placed: trade or place ------------------------

    def _options_reinforce(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        yield from self._trades(s, seat)
        if len(s.hands[seat]) < MUST_TRADE:
            yield from self._options_place(s, frame, seat)

    def _may_reinforce(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] == "trade":
            return self._trade_refusal(s, seat, a)
        if a[0] in ("place", "attack", "storm", "fortify") and len(s.hands[seat]) >= MUST_TRADE:
            return refuse("trade_first", "trade", len(s.hands[seat]))
        return self._may_place(s, frame, seat, a)

    def _do_reinforce(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        if a[0] == "place":
            self._do_place(s, ("place", (seat,)), seat, a, emit)
            return
        s.pool[seat] += self._trade(s, seat, a, emit)
        s.agenda.append(frame if len(s.hands[seat]) >= 3 else ("place", (seat,)))

    # -- placing (risk.place) ---------------------------------------------------------

    def _options_place(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        left = Span(1, s.pool[seat])
        for land, owner in enumerate(s.owner):
            if owner == seat:
                yield ("place", land, left)

    def _may_place(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        verb = a[0]
        if verb == "trade":
            return refuse("trade_too_late", "trade")
        if verb != "place":
            if verb in ("attack", "storm", "fortify", "end_combat", "skip"):
                return refuse("place_first", "place", s.pool[seat])
            return wrong_verb("place")
        if s.owner[a[1]] != seat:
            return refuse("place_elsewhere", "place", place=a[1])
        if a[2] > s.pool[seat]:
            return refuse("place_too_many", "place", s.pool[seat])
        return None

    def _do_place(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        self._put(s, seat, a, emit)
        if s.pool[seat]:
            s.agenda.append(frame)
        else:
            self._after_placing(s, seat)

    def _after_placing(self, s: RiskState, seat: Seat) -> None:
        """Go on to phase 2."""
        s.agenda.append(("combat", (seat,)))

    def _put(self, s: RiskState, seat: Seat, a: Action, emit: Emit | None) -> None:
        _, land, count = a
        s.armies[land] += count
        s.pool[seat] -= count
        if emit is not None:
            emit(Event("place", {"seat": seat, "land": land, "count": count}))

    # -- sets after an elimination (risk.elimination; 13.5, 13.6) ---------------------

    def _options_spoils(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        return self._trades(s, seat)

    def _may_spoils(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        if a[0] != "trade":
            return refuse("trade_first", "elimination", len(s.hands[seat]))
        return self._trade_refusal(s, seat, a)

    def _do_spoils(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        values = (*frame[2], self._trade(s, seat, a, emit))
        s.pool[seat] += values[-1]
        if len(s.hands[seat]) >= MUST_TRADE:
            then(s, ("spoils", (seat,), values))
        elif self.chosen.anywhere:
            then(s, ("spoils_place", (seat,), 0))
        else:
            then(s, *[("spoils_place", (seat,), value) for value in values])

    def _options_spoils_place(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        together = frame[2]
        for land, owner in enumerate(s.owner):
            if owner == seat:
                yield ("place", land, together or Span(1, s.pool[seat]))

    def _may_spoils_place(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action
    ) -> Refusal | None:
        if a[0] == "trade":
            return refuse("trade_enough", "elimination")
        refusal = self._may_place(s, frame, seat, a)
        if refusal is None and frame[2] and a[2] != frame[2]:
            return refuse("place_together", "elimination", frame[2])
        return refusal

    def _do_spoils_place(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        self._put(s, seat, a, emit)
        if not frame[2] and s.pool[seat]:
            s.agenda.append(frame)
