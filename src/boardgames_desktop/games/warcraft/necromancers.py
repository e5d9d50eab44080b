"""Necromancers: units raised at tokens, upgrades on graveyards (11.2)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import AUTO, Action, Frame, Option, Seat
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.base import CARD_VERBS, WarcraftBase, wrong_verb
from boardgames_desktop.games.warcraft.state import KINDS, WORKER, WarcraftState

GRAVEYARD = "graveyard"
"""The token on which necromancers upgrade; the others name the unit they raise."""


class Necromancers(WarcraftBase):
    """What necromancers do in the harvest and spend steps."""

    # -- raising units (warcraft.necromancers) -------------------------------------

    def _do_to_raise(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Ask where necromancers raise units, as long as one can."""
        del a, emit
        seat = frame[2]
        if self._circles(s, seat):
            s.agenda.append(("raise", (seat,)))

    def _circles(self, s: WarcraftState, seat: Seat) -> dict[int, int]:
        """Return the spaces where a necromancer can raise a unit now, and its kind."""
        found: dict[int, int] = {}
        field = self.field
        for bit, (space, token) in enumerate(
            zip(field.token_spaces, field.token_kinds, strict=True)
        ):
            if token == GRAVEYARD or (s.raised | ~s.tokens) >> bit & 1:
                continue
            kind = KINDS.index(token)
            if (
                self.count(s, seat, space, WORKER)
                and s.reserve[seat * 4 + kind]
                and reach.room(self, s, seat, space, False) > 0
            ):
                found[space] = kind
        return found

    def _options_raise(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        for space in self._circles(s, seat):
            yield ("raise", space)
        yield from self._card_options(s, seat, "own_step")
        yield ("end_harvest",)

    def _may_raise(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        if a[0] == "end_harvest":
            return None
        if a[0] in CARD_VERBS:
            return self._may_card(s, seat, a, "own_step")
        if a[0] != "raise":
            return wrong_verb("necromancers")
        if a[1] in self._circles(s, seat):
            return None
        if not self.count(s, seat, a[1], WORKER):
            return self.refuse("no_necromancer", "necromancers", place=a[1])
        return self.refuse("cannot_raise", "necromancers", place=a[1])

    def _do_raise(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        if a[0] == "end_harvest":
            return
        if a[0] in CARD_VERBS:
            s.agenda.append(frame)
            self._play_card(s, seat, a, emit)
            return
        space = a[1]
        kind = self._circles(s, seat)[space]
        s.raised |= 1 << self.field.token_spaces.index(space)
        s.reserve[seat * 4 + kind] -= 1
        self.add(s, seat, space, kind)
        s.agenda.append(("to_raise", AUTO, seat))
        if emit is not None:
            emit(Event("raise", {"seat": seat, "space": space, "kind": kind}))

    # -- graveyards -------------------------------------------------------------------

    def _graves(self, s: WarcraftState, seat: Seat) -> int:
        """Return the graveyards a seat's necromancers can still use this round, as bits."""
        found = 0
        field = self.field
        for bit, (space, token) in enumerate(
            zip(field.token_spaces, field.token_kinds, strict=True)
        ):
            free = s.tokens & ~s.raised & 1 << bit
            if free and token == GRAVEYARD and self.count(s, seat, space, WORKER):
                found |= 1 << bit
        return found
