"""Alliances of neutral armies, read from a position (8.1)."""

from __future__ import annotations

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.games.risk.state import NONE, RiskState


def first_neutral(s: RiskState) -> int:
    """Return the first side that is a neutral army with a marker."""
    return len(s.hands) - len(s.allied)


def ally_of(s: RiskState, side: int) -> Seat:
    """Return the seat a neutral army is allied with; NONE if it is uninvolved or no neutral."""
    number = side - first_neutral(s)
    return s.allied[number] if 0 <= number < len(s.allied) else NONE


def allies(s: RiskState, seat: Seat) -> tuple[int, ...]:
    """Return the neutral armies allied with ``seat``."""
    first = first_neutral(s)
    return tuple(first + number for number, ally in enumerate(s.allied) if ally == seat)


def leads(s: RiskState, seat: Seat, side: int) -> bool:
    """Tell whether ``seat`` commands the armies of ``side``: its own or an ally's (8.6)."""
    return side == seat or (side >= 0 and ally_of(s, side) == seat)


def set_ally(s: RiskState, side: int, seat: Seat) -> None:
    """Move the marker of a neutral army; NONE is the middle."""
    number = side - first_neutral(s)
    s.allied = (*s.allied[:number], seat, *s.allied[number + 1 :])


def closer(s: RiskState, side: int, seat: Seat) -> Seat:
    """Return whose ally ``side`` is one step closer to ``seat``."""
    return seat if ally_of(s, side) in (NONE, seat) else NONE


def away(s: RiskState, side: int, seat: Seat, opponent: Seat) -> Seat:
    """Return whose ally ``side`` is one step away from ``seat``; nobody is further off."""
    return NONE if ally_of(s, side) == seat else opponent


def invasion_open(s: RiskState) -> bool:
    """Tell whether the last invasion of this turn may go on with the same armies."""
    if NONE in (s.source, s.target):
        return False
    attacker = s.owner[s.source]
    return leads(s, s.turn, attacker) and s.owner[s.target] not in (attacker, s.turn)
