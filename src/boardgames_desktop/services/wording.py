"""The services' own sentences about a match, as messages."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from typing import Any

from boardgames_desktop.core.actions import CHANCE_SEAT, Seat
from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup
from boardgames_desktop.core.text import Msg, Name, verbatim
from boardgames_desktop.services.language import language


def side_name(game: AnyGame, colour: str) -> str:
    """Return what plays in a colour, or the colour's name where any may."""
    return language().text(game.sides.get(colour, Msg(f"services.colour.{colour}")))


def player_name(game: AnyGame, place: SeatSetup) -> str:
    """Return a player's name; who has not given one is called by side or colour."""
    return place.name or side_name(game, place.colour)


def brief_side_name(game: AnyGame, colour: str) -> str:
    """Return what plays in a colour as a row of a table has room for it."""
    brief = game.briefs.get(colour)
    return side_name(game, colour) if brief is None else language().text(brief)


def waiting(how: str, seat: Seat) -> tuple[Msg, ...]:
    """Return what is being waited for; ``how`` ends the id of a ``services.prompt`` text."""
    return (Msg(f"services.prompt.{how}", {"player": Name(seat)}),)


def result(returns: Sequence[float]) -> tuple[Msg, ...]:
    """Return who has won."""
    best = max(returns)
    winners = [Name(seat) for seat, share in enumerate(returns) if share == best]
    if best <= 0 or len(winners) == len(returns):
        return (Msg("services.prompt.over"),)
    if len(winners) == 1:
        return (Msg("services.prompt.won", {"player": winners[0]}),)
    return (Msg("services.prompt.shared_win", {"players": tuple(winners)}),)


REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.ELOOP: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read_only",
    errno.EISDIR: "folder",
    errno.ENAMETOOLONG: "long_name",
    errno.EIO: "device",
}
"""What goes wrong with files, as the end of a text's id ``services.reason.``."""


def reason(error: OSError) -> Msg:
    """Return why a file could not be used; the system's own words if that is rare."""
    known = REASONS.get(error.errno or 0)
    return Msg(f"services.reason.{known}") if known else verbatim(error.strerror or str(error))


def journal_failed(error: OSError) -> Msg:
    """Return the warning that the game is not being kept on disk."""
    return Msg("services.journal.failed", {"reason": reason(error)})


def why_no_undo(session: GameSession[Any]) -> Msg:
    """Return why nothing can be taken back now."""
    at = next((ply for ply in range(session.ply, 0, -1) if not session.log[ply - 1].forced), 0)
    at = max(at, session.hushed)
    if not at:
        return Msg("services.undo.nothing")
    if session.log[at - 1].seat == CHANCE_SEAT:
        return Msg("services.undo.chance")
    if session.revealed >= at:
        return Msg("services.undo.revealed")
    return Msg("services.undo.answered")
