"""What a seat may do unasked: give resources to a mate, leave the game (11.5, V4)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import Action, Option, Seat, Span
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.names import resource_name
from boardgames_desktop.games.warcraft.state import GOLD, WOOD, WarcraftState

OWN_STEPS = frozenset({"move", "harvest", "deploy", "spend"})
"""Questions during which a seat may give (11.5)."""


class Gifts(WarcraftBase):
    """Gifts and resigning."""

    def asides(self, s: WarcraftState, seat: Seat) -> Iterator[Option]:
        """Yield gifts in one's own steps, and leaving whenever anybody is asked."""
        if not s.agenda or s.agenda[-1][0] not in self.open_kinds or not s.alive[seat]:
            return
        if seat in s.agenda[-1][1] and s.agenda[-1][0] in OWN_STEPS:
            for mate in self.team(seat):
                if mate != seat and s.alive[mate]:
                    for resource in (GOLD, WOOD):
                        most = s.stock[seat * 2 + resource]
                        if most:
                            yield ("give", mate, resource, Span(1, most))
        yield ("resign",)

    def _could_give(self, s: WarcraftState, seat: Seat) -> bool:
        """Tell whether a seat has a mate and something to give him."""
        return any(s.stock[seat * 2 : seat * 2 + 2]) and any(
            mate != seat and s.alive[mate] for mate in self.team(seat)
        )

    def _could_give_in_time(self, s: WarcraftState, seat: Seat) -> bool:
        """Tell whether a seat could give something to a mate who spends before it.

        What it has harvested is of use to him in this round only if it is asked before.
        """
        order = list(self.clockwise(s.first))
        earlier = order[: order.index(seat)]
        return any(s.stock[seat * 2 : seat * 2 + 2]) and any(
            mate in earlier and s.alive[mate] for mate in self.team(seat)
        )

    # -- gifts (warcraft.gift) --------------------------------------------------------

    def _may_aside_give(self, s: WarcraftState, seat: Seat, a: Action) -> Refusal | None:
        _, mate, resource, number = a
        kind, asked = s.agenda[-1][:2]
        if seat not in asked or kind not in OWN_STEPS:
            return self.refuse("give_when", "gift")
        if mate == seat or mate not in self.team(seat) or not s.alive[mate]:
            return self.refuse("give_whom", "gift")
        most = s.stock[seat * 2 + resource]
        if number > most:
            return self.refuse("give_what", "gift", most, resource=resource_name(resource))
        return None

    def _aside_give(self, s: WarcraftState, seat: Seat, a: Action, emit: Emit | None) -> None:
        _, mate, resource, number = a
        s.stock[seat * 2 + resource] -= number
        s.stock[mate * 2 + resource] += number
        if emit is not None:
            data = {"seat": seat, "to": mate, "resource": resource, "count": number}
            emit(Event("give", data))

    # -- leaving (warcraft.resign; V4) ------------------------------------------------

    def _may_aside_resign(self, s: WarcraftState, seat: Seat, a: Action) -> Refusal | None:
        del a
        return None if s.alive[seat] else self.refuse("out", "resign")

    def _aside_resign(self, s: WarcraftState, seat: Seat, a: Action, emit: Emit | None) -> None:
        """Leave, and with oneself one's whole team (V4)."""
        del a
        if emit is not None:
            emit(Event("resign", {"seat": seat}))
        s.resigned[seat] = True
        self._eliminate(s, self.team(seat), "resign", emit)
        self._check_last(s, emit)
