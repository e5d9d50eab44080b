"""A state as nested tuples and as JSON values, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardgames_desktop.core.actions import Amount, ArgKind, Word
from boardgames_desktop.core.position import PositionError, freeze, load_agenda, thaw
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.games.risk.base import ARMIES, LAND
from boardgames_desktop.games.risk.cards import CARDS
from boardgames_desktop.games.risk.dice import LOSSES, MOST_ATTACK, MOST_DEFENCE
from boardgames_desktop.games.risk.setup_phase import PLACING, PLAYING
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import LANDS

FIELDS = tuple(RiskState.__slots__)
_MANY = 10**9
_BATTLING = frozenset({"defend", "battle", "move_in"})
_TURNING = frozenset({"deal", "claim", "muster", "begin", "card", "next", "draw", "battle"})


def key(s: RiskState) -> tuple[Any, ...]:
    """Return the state as nested tuples, in the order of :data:`FIELDS`."""
    return tuple(freeze(getattr(s, field)) for field in FIELDS)


def dump(s: RiskState) -> dict[str, Any]:
    """Return the state as JSON values."""
    return {field: thaw(getattr(s, field)) for field in FIELDS}


Check = Callable[[Any], bool]


def _whole(lo: int, hi: int) -> Check:
    return lambda value: type(value) is int and lo <= value <= hi


def _list(check: Check, size: int | None = None) -> Check:
    return lambda value: (
        isinstance(value, list)
        and (size is None or len(value) == size)
        and all(check(part) for part in value)
    )


def _anything(value: Any) -> bool:
    del value
    return True


def _flag(value: Any) -> bool:
    return type(value) is bool


def _cards(value: Any) -> bool:
    return _list(_whole(-1, CARDS - 1), None)(value) and len(value) <= CARDS


def _checks(seats: int) -> dict[str, Check]:
    seat = _whole(-1, seats - 1)
    land = _whole(-1, LANDS - 1)
    count = _whole(0, _MANY)
    return {
        "agenda": _list(_list(_anything)),
        "alive": _list(_flag, seats),
        "armies": _list(count, LANDS),
        "conquered": _flag,
        "deck": _cards,
        "discard": _cards,
        "first": seat,
        "fought": _list(_anything),
        "hands": _list(_cards, seats),
        "lands": _list(_whole(0, LANDS), seats),
        "owner": _list(seat, LANDS),
        "ply": count,
        "pool": _list(count, seats),
        "resigned": _list(_flag, seats),
        "rolled": lambda roll: isinstance(roll, list) and (not roll or _roll_fits(roll)),
        "round": count,
        "source": land,
        "target": land,
        "traded": count,
        "turn": seat,
        "winners": _list(_whole(0, seats - 1)),
    }


def _roll_fits(roll: list[Any]) -> bool:
    return roll[0] == "roll" and _list(_whole(1, 6))(roll[1:])


def _facts(seats: int) -> dict[str, tuple[ArgKind, ...]]:
    """Return what the facts of each kind of frame may be."""
    seat = Amount("seat", 0, seats - 1)
    attack = Amount("attack dice", 1, MOST_ATTACK)
    defence = Amount("defence dice", 1, MOST_DEFENCE)
    return {
        "start_roll": (
            Word("purpose", (PLACING, PLAYING)),
            Amount("seat", 0, seats - 1, many=True),
        ),
        "storm": (seat, LAND, LAND, ARMIES),
        "defend": (attack,),
        "battle": (attack, defence, seat),
        "move_in": (attack, seat),
        "spoils": (Amount("armies", 0, _MANY, many=True),),
        "spoils_place": (Amount("armies", 0, _MANY),),
    }


def load(rules: Rules[RiskState], data: Mapping[str, Any]) -> RiskState:
    """Return the state of a dump.

    Raises:
        PositionError: a field is missing, unknown or has an impossible value.
    """
    seats = rules.seats
    checks = _checks(seats)
    for field in data:
        if field not in checks:
            raise PositionError(field[:40], "unknown field")
    for field, check in checks.items():
        if field not in data:
            raise PositionError(field, "missing")
        if not check(data[field]):
            raise PositionError(field, "impossible value")
    s = RiskState(seats, LANDS, 0, ())
    for field in FIELDS:
        value = freeze(data[field], field)
        setattr(s, field, list(value) if isinstance(getattr(s, field), list) else value)
    facts = _facts(seats)
    s.agenda = load_agenda(rules, data["agenda"], facts)
    if s.fought:
        (s.fought,) = load_agenda(rules, [data["fought"]], facts, "fought")
    _check_together(s)
    return s


def _check_together(s: RiskState) -> None:
    """Check what one field alone cannot tell; raises PositionError."""
    for seat, lands in enumerate(s.lands):
        if s.owner.count(seat) != lands:
            raise PositionError("lands", "does not fit the owners")
    if bool(s.fought) != bool(s.rolled):
        raise PositionError("rolled", "does not fit the battle fought")
    if s.fought and (s.fought[0] != "battle" or s.rolled not in LOSSES[s.fought[2], s.fought[3]]):
        raise PositionError("fought", "is no battle")
    for frame in s.agenda:
        if len(frame[1]) > 1:
            raise PositionError("agenda", "more than one seat is asked")
        if frame[0] == "start_roll" and not 0 < len(frame[3]) == len(set(frame[3])):
            raise PositionError("agenda", "nobody rolls, or somebody twice")
        if frame[0] in _BATTLING and NONE in (s.source, s.target):
            raise PositionError("source", "no territory for the battle going on")
        if frame[0] in _TURNING and s.turn == NONE:
            raise PositionError("turn", "nobody is on turn")
    seen = [card for cards in (*s.hands, s.deck, s.discard) for card in cards if card >= 0]
    if len(seen) != len(set(seen)):
        raise PositionError("hands", "a card lies in two places")
