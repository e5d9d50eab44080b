"""What an opponent is told when it is asked: what its seat may see, and how long it may think."""

from __future__ import annotations

from typing import Any

from boardgames_desktop.ai import DEFAULT_NODES, is_level, parse_level
from boardgames_desktop.ai.protocol import Request
from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.core.journal import colours_of
from boardgames_desktop.core.notation import entry_text
from boardgames_desktop.core.session import GameSession

MILLISECONDS = {"easy": 1_000, "normal": 3_000, "hard": 10_000, "expert": 20_000}
"""Longest time a level may take for one answer."""

LOG_TAIL = 20
"""Log lines told to an opponent."""


def request_for(session: GameSession[Any], seat: Seat, level: str = "") -> Request:
    """Return the question put to ``seat``; nothing in it is hidden from that seat.

    Args:
        session: the match.
        seat: who is asked.
        level: how it is thought about; "" = as the seat is set up.
    """
    level = level or session.setup.seats[seat].kind
    strength = parse_level(level).strength if is_level(level) else level
    return Request(
        seat=seat,
        level=level,
        seed=seed_for(session.setup.seed, seat, session.ply),
        nodes=DEFAULT_NODES.get(strength),
        ms=MILLISECONDS.get(strength),
        state=session.rules.dump(session.observe(seat)),
        log=log_tail(session, seat),
    )


def log_tail(session: GameSession[Any], seat: Seat) -> tuple[str, ...]:
    """Return the last lines of the log as ``seat`` may read them."""
    colours = colours_of(session.setup)
    seen = session.seen(seat, max(0, session.ply - LOG_TAIL))
    return tuple(entry_text(session.rules.verbs, colours, entry) for entry in seen)
