"""Phases 3 and 4, the change of turns and the turn cap (5.3, 5.4, 13.28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardgames_desktop.core.actions import (
    AUTO,
    CHANCE,
    HIDDEN,
    Action,
    Frame,
    Option,
    Seat,
    Span,
)
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.risk.base import RiskBase, refuse, wrong_verb
from boardgames_desktop.games.risk.cards import joined, without
from boardgames_desktop.games.risk.state import UNKNOWN, RiskState
from boardgames_desktop.games.risk.world import LANDS, NEIGHBOURS, connected, linked


def _strength(s: RiskState, seat: Seat) -> tuple[int, int]:
    """Return the territories and the armies of ``seat``."""
    armies = sum(count for owner, count in zip(s.owner, s.armies, strict=True) if owner == seat)
    return s.lands[seat], armies


class TurnEnd(RiskBase):
    """Fortifying, the card, the next turn."""

    # -- fortify (risk.fortify) -------------------------------------------------------

    def _options_fortify(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        seen: set[int] = set()
        for start in range(LANDS):
            if s.owner[start] == seat and start not in seen:
                group = sorted(connected(s.owner, start))
                seen.update(group)
                for source in group:
                    if s.armies[source] > 1:
                        movable = Span(1, s.armies[source] - 1)
                        for target in group:
                            if target != source:
                                yield ("fortify", source, target, movable)
        yield ("skip",)

    def _may_fortify(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        verb = a[0]
        if verb == "skip":
            return None
        if verb != "fortify":
            if verb in ("attack", "storm"):
                return refuse("combat_over", "attack")
            if verb in ("trade", "place"):
                return refuse("reinforced", "reinforce")
            return wrong_verb("fortify")
        _, source, target, count = a
        if s.owner[source] != seat:
            return refuse("fortify_from_own", "fortify", place=source)
        if s.owner[target] != seat:
            return refuse("fortify_to_own", "fortify", place=target)
        if source == target:
            return refuse("fortify_same", "fortify", place=source)
        if count >= s.armies[source]:
            return refuse("leave_one", "fortify", s.armies[source] - 1, place=source)
        if not linked(s.owner, source, target):
            return refuse("not_connected", "fortify", place=target)
        return None

    def _forced_fortify(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        del frame
        owner = s.owner
        for land, armies in enumerate(s.armies):
            if armies > 1 and owner[land] == seat:
                for other in NEIGHBOURS[land]:
                    if owner[other] == seat:
                        return None
        return ("skip",)

    def _do_fortify(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        if a[0] == "fortify":
            self._march(s, seat, a, emit)
        self._after_fortify(s, seat)

    def _march(self, s: RiskState, side: int, a: Action, emit: Emit | None) -> None:
        """Move armies of ``side`` as a fortify action says."""
        _, source, target, count = a
        s.armies[source] -= count
        s.armies[target] += count
        if emit is not None:
            data = {"seat": side, "source": source, "target": target, "count": count}
            emit(Event("fortify", data))

    def _after_fortify(self, s: RiskState, seat: Seat) -> None:
        """Go on to phase 4."""
        del seat
        s.agenda.append(("card", AUTO))

    # -- the card (risk.card; 13.13) --------------------------------------------------

    def _do_card(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Go on to the card if one was earned and one is left, then to the next turn."""
        del frame, seat, a
        if s.conquered and not s.deck and s.discard:
            s.deck, s.discard = s.discard, ()
            if emit is not None:
                emit(Event("reshuffle", {"cards": len(s.deck)}))
        if s.conquered and s.deck:
            then(s, ("draw", CHANCE), ("next", AUTO))
        else:
            if s.conquered and emit is not None:
                emit(Event("no_card", {"seat": s.turn}))
            then(s, ("next", AUTO))

    def _chance_draw(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del frame
        return ("draw", s.deck[draw.below(len(s.deck))])

    def _outcomes_draw(self, s: RiskState, frame: Frame) -> Sequence[tuple[Action, int]]:
        del frame
        return [(("draw", card), 1) for card in s.deck]

    def _may_draw(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame, seat
        if a[0] == "draw" and (a[1] in s.deck or UNKNOWN in s.deck):
            return None
        return refuse("outcome", "card")

    def _do_draw(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        seat = s.turn
        card = UNKNOWN if a[1] == HIDDEN else a[1]
        s.deck = without(s.deck, (card,))
        s.hands[seat] = joined(s.hands[seat], (card,))
        if emit is not None:
            emit(Event("draw", {"seat": seat}))
            emit(Event("card", {"seat": seat, "card": card}, frozenset(self.team(seat))))

    # -- the next turn ----------------------------------------------------------------

    def _do_next(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a
        before = s.turn
        s.turn = self.next_playing(s, before)
        seats = self.seats
        if (s.turn - s.first) % seats <= (before - s.first) % seats:
            s.round += 1
            if self.chosen.turn_cap and s.round > self.chosen.turn_cap:
                s.round -= 1
                self._end(s, self.leaders(s), "turn_cap", emit)
                return
        s.agenda.append(("begin", AUTO))

    def leaders(self, s: RiskState) -> tuple[Seat, ...]:
        """Return who wins at the turn cap: most territories, then most armies (13.28)."""
        playing = [seat for seat in range(self.seats) if s.playing(seat)]
        best = max(_strength(s, seat) for seat in playing)
        return tuple(seat for seat in playing if _strength(s, seat) == best)
