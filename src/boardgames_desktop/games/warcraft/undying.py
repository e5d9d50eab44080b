"""Units that return when they are killed (11.4; 13.40)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import Action, Frame, Option, Seat
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.warcraft.base import WarcraftBase, wrong_verb
from boardgames_desktop.games.warcraft.state import WarcraftState


class Undying(WarcraftBase):
    """A killed unit of an undying seat is at once put on an outpost of its owner's choice."""

    def _havens(self, s: WarcraftState, seat: Seat) -> list[int]:
        """Return the outposts a seat's killed units return to."""
        return [
            space for space, owner in enumerate(s.outpost) if owner == seat and s.standing[space]
        ]

    def _fallen(self, s: WarcraftState, side: int, kind: int, emit: Emit | None) -> None:
        if side >= self.seats or not self.undying[side] or not s.alive[side]:
            return
        havens = self._havens(s, side)
        if len(havens) == 1:
            self._rise(s, side, kind, havens[0], emit)
        elif havens:
            s.agenda.append(("revive", (side,), kind))

    def _options_revive(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        for space in self._havens(s, seat):
            yield ("revive", space)

    def _may_revive(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        if a[0] != "revive":
            return wrong_verb("nordrassil")
        if a[1] not in self._havens(s, seat):
            return self.refuse("revive_where", "nordrassil", place=a[1])
        return None

    def _do_revive(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        self._rise(s, seat, frame[2], a[1], emit)

    def _rise(self, s: WarcraftState, seat: Seat, kind: int, space: int, emit: Emit | None) -> None:
        """Put a unit on an outpost, where it does not count until it leaves."""
        s.reserve[seat * 4 + kind] -= 1
        self.add(s, seat, space, kind)
        s.risen[space * 4 + kind] += 1
        self._revived(s, seat, kind, space)
        if emit is not None:
            emit(Event("revived", {"side": seat, "kind": kind, "space": space}))
