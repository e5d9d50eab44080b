"""What weighed most in the computers' moves, and who may be told.

Kept in memory only: a save holds what was done, not why. A match that is loaded tells no
reasons for what was played before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import attrs

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.text import Msg

PRIVATE = "secret_"
"""Begins the last part of the id of a reason that speaks of what only its seat knows."""

Reasons = tuple[Msg, ...]


def is_secret(reason: Msg) -> bool:
    """Tell whether a reason speaks of what only the seat that thought of it knows."""
    return reason.id.rpartition(".")[2].startswith(PRIVATE)


@attrs.define
class Weighed:
    """The reasons of a match by the ply they led to."""

    _by_ply: dict[int, tuple[Seat, Reasons]] = attrs.field(factory=dict, init=False)

    def note(self, seat: Seat, reasons: Reasons, plies: Iterable[int]) -> None:
        """Keep why ``seat`` brought about the positions ``plies``."""
        if reasons:
            for ply in plies:
                self._by_ply[ply] = (seat, reasons)

    def cut(self, ply: int) -> None:
        """Forget what led to positions after ``ply``."""
        self._by_ply = {at: kept for at, kept in self._by_ply.items() if at <= ply}

    def told(self, ply: int, seat: Seat | None, eyes: Collection[Seat], *, over: bool) -> Reasons:
        """Return the reasons that may be told beside a line of the log.

        Args:
            ply: position the line tells of.
            seat: whom the line is about.
            eyes: seats whose secrets may be shown.
            over: the match is over, nothing is secret any more.
        """
        kept = self._by_ply.get(ply)
        if kept is None or kept[0] != seat:
            return ()
        if over or seat in eyes:
            return kept[1]
        return tuple(reason for reason in kept[1] if not is_secret(reason))
