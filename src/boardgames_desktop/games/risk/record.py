"""A state as nested tuples and as JSON values, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardgames_desktop.core.actions import Amount, ArgKind, Word
from boardgames_desktop.core.position import PositionError, freeze, load_agenda, thaw
from boardgames_desktop.games.risk.base import ARMIES, LAND, RiskBase
from boardgames_desktop.games.risk.cards import CARDS
from boardgames_desktop.games.risk.dice import LOSSES, MOST_ATTACK, MOST_DEFENCE
from boardgames_desktop.games.risk.missions import MOMENTS
from boardgames_desktop.games.risk.setup_phase import PLACING, PLAYING
from boardgames_desktop.games.risk.state import FIELDS, NONE, VARIANT_FIELDS, RiskState
from boardgames_desktop.games.risk.world import LANDS

COMMON = tuple(field for field in FIELDS if field not in VARIANT_FIELDS)
_MANY = 10**9
_BATTLING = frozenset({"defend", "battle", "move_in"})
_SETTING_UP = frozenset({"deal", "claim", "muster"})
_RUNNING = frozenset(
    {
        "begin",
        "count",
        "battle",
        "loyalty",
        "launch",
        "invasion_over",
        "ally_die",
        "exploit",
        "mission",
        "draw",
        "card",
        "next",
    }
)
_TURNING = _SETTING_UP | _RUNNING | {"pass_on"}


def key(s: RiskState) -> tuple[Any, ...]:
    """Return the state as nested tuples: the common fields, then the variant's by name."""
    common = tuple(freeze(getattr(s, field)) for field in COMMON)
    return common + tuple(
        (field, freeze(value)) for field in VARIANT_FIELDS if (value := getattr(s, field))
    )


def dump(s: RiskState, own_fields: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Return the state as JSON values, without empty fields of other variants."""
    common = {field: thaw(getattr(s, field)) for field in COMMON}
    return common | {
        field: thaw(value)
        for field in VARIANT_FIELDS
        if (value := getattr(s, field)) or field in own_fields
    }


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


def _ints(value: Any) -> bool:
    return _list(_whole(-1, _MANY))(value)


def _rows(value: Any) -> bool:
    return _list(_ints)(value)


def _checks(rules: RiskBase) -> dict[str, Check]:
    seats, sides = rules.seats, rules.sides
    seat = _whole(-1, seats - 1)
    owner = _whole(rules.owners[0], rules.owners[-1])
    land = _whole(-1, LANDS - 1)
    count = _whole(0, _MANY)
    return {
        "agenda": _list(_list(_anything)),
        "alive": _list(_flag, sides),
        "allied": lambda value: _list(seat)(value) and len(value) in (0, sides - seats),
        "armies": _list(count, LANDS),
        "claimed": _flag,
        "completed": lambda value: _rows(value) and len(value) in (0, seats),
        "conquered": _flag,
        "conquests": lambda value: _list(_conquest(sides))(value) and len(value) <= LANDS,
        "deck": _cards,
        "discard": _cards,
        "felled": _list(_whole(0, sides - 1)),
        "first": seat,
        "fought": _list(_anything),
        "hands": _list(_cards, sides),
        "involved": _list(_whole(seats, sides - 1)),
        "kept": lambda value: _rows(value) and len(value) in (0, seats),
        "lands": _list(_whole(0, LANDS), sides),
        "mates": lambda value: _list(count)(value) and len(value) in (0, LANDS),
        "missions": lambda value: _rows(value) and len(value) in (0, seats),
        "opening": lambda value: _list(count)(value) and len(value) in (0, LANDS),
        "owner": _list(owner, LANDS),
        "ply": count,
        "pool": _list(count, sides),
        "resigned": _list(_flag, sides),
        "rolled": lambda roll: isinstance(roll, list) and (not roll or _roll_fits(roll)),
        "round": count,
        "source": land,
        "target": land,
        "traded": count,
        "turn": seat,
        "winners": _list(_whole(0, seats - 1)),
    }


def _conquest(sides: int) -> Check:
    parts = (_whole(0, LANDS - 1), _whole(0, sides - 1), _whole(0, 1), _whole(0, _MANY))
    return lambda value: (
        isinstance(value, list)
        and len(value) == len(parts)
        and all(check(part) for check, part in zip(parts, value, strict=True))
    )


def _roll_fits(roll: list[Any]) -> bool:
    return roll[0] == "roll" and _list(_whole(1, 6))(roll[1:])


def _facts(seats: int, sides: int) -> dict[str, tuple[ArgKind, ...]]:
    """Return what the facts of each kind of frame may be."""
    side = Amount("side", 0, sides - 1)
    attack = Amount("attack dice", 1, MOST_ATTACK)
    defence = Amount("defence dice", 1, MOST_DEFENCE)
    neutral = Amount("neutral army", seats, sides - 1)
    neutrals = Amount("neutral army", seats, sides - 1, many=True)
    return {
        "start_roll": (
            Word("purpose", (PLACING, PLAYING)),
            Amount("seat", 0, seats - 1, many=True),
        ),
        "garrison": (Amount("armies", 0, _MANY), neutrals),
        "ally_roll": (neutrals,),
        "ally_die": (neutral,),
        "ally_place": (neutral,),
        "ally_fortify": (neutrals,),
        "launch": (Word("verb", ("attack", "storm")), LAND, LAND, ARMIES),
        "loyalty": (neutral,),
        "mission": (Word("moment", MOMENTS),),
        "storm": (side, LAND, LAND, ARMIES),
        "defend": (attack,),
        "battle": (attack, defence, side),
        "move_in": (attack, side),
        "spoils": (Amount("armies", 0, _MANY, many=True),),
        "spoils_place": (Amount("armies", 0, _MANY),),
    }


def load(rules: RiskBase, data: Mapping[str, Any]) -> RiskState:
    """Return the state of a dump.

    Raises:
        PositionError: a field is missing, unknown or has an impossible value.
    """
    checks = _checks(rules)
    for field in data:
        if field not in checks:
            raise PositionError(field[:40], "unknown field")
    for field, check in checks.items():
        if field not in data:
            if field in VARIANT_FIELDS and field not in rules.own_fields:
                continue
            raise PositionError(field, "missing")
        if not check(data[field]):
            raise PositionError(field, "impossible value")
    s = RiskState.empty(rules.sides, LANDS, 0, ())
    for field in data:
        value = freeze(data[field], field)
        setattr(s, field, list(value) if isinstance(getattr(s, field), list) else value)
    facts = _facts(rules.seats, rules.sides)
    s.agenda = load_agenda(rules, data["agenda"], facts)
    if s.fought:
        (s.fought,) = load_agenda(rules, [data["fought"]], facts, "fought")
    _check_together(s)
    misfit = rules.misfit(s)
    if misfit:
        raise PositionError(misfit, "does not fit the variant")
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
