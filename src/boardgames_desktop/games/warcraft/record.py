"""A position as nested tuples and as JSON values, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardgames_desktop.core.position import PositionError, freeze, load_agenda, thaw
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.battle_record import Battle
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.data_file import DECK_SIZE, MOST_PIECES, TILES
from boardgames_desktop.games.warcraft.record_frames import Check, check_agenda, whole
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    MOVE,
    NO_MODE,
    NONE,
    SPEND,
    UNKNOWN,
    UNMARKED,
    UPGRADE,
    WORKER,
    WarcraftState,
)

FIELDS: tuple[str, ...] = WarcraftState.__slots__


def key(s: WarcraftState) -> tuple[Any, ...]:
    """Return the state as nested tuples."""
    return tuple(
        _battle_key(s.battle) if field == "battle" else freeze(getattr(s, field))
        for field in FIELDS
    )


def dump(s: WarcraftState) -> dict[str, Any]:
    """Return the state as JSON values."""
    data = {field: thaw(getattr(s, field)) for field in FIELDS if field != "battle"}
    battle = s.battle
    data["battle"] = (
        None
        if battle is None
        else {field: thaw(getattr(battle, field)) for field in Battle.__slots__}
    )
    return data


def _battle_key(battle: Battle | None) -> Any:
    return (
        None
        if battle is None
        else tuple(freeze(getattr(battle, field)) for field in Battle.__slots__)
    )


# -- reading ------------------------------------------------------------------------------

_MANY = 10**6


def _flag(value: Any) -> bool:
    return type(value) is bool


def _anything(value: Any) -> bool:
    del value
    return True


def _list(check: Check, *sizes: int) -> Check:
    """Return a check of lists; one of ``sizes`` long, if any are given."""
    return lambda value: (
        isinstance(value, list)
        and (not sizes or len(value) in sizes)
        and all(check(part) for part in value)
    )


def _row(*checks: Check) -> Check:
    """Return a check of a list with one value for each of ``checks``."""
    return lambda value: (
        isinstance(value, list)
        and len(value) == len(checks)
        and all(check(part) for check, part in zip(checks, value, strict=True))
    )


def _distinct(check: Check) -> Check:
    whole = _list(check)
    return lambda value: whole(value) and len({repr(part) for part in value}) == len(value)


def _pile(most: int) -> Check:
    cards = _list(whole(UNKNOWN, len(CARD_KEYS) - 1))
    return lambda value: cards(value) and len(value) <= most and value == sorted(value)


def _checks(rules: WarcraftBase) -> dict[str, Check]:
    seats, sides, spaces = rules.seats, rules.sides, rules.spaces
    count = whole(0, _MANY)
    few = whole(0, MOST_PIECES)
    seat, space = whole(0, seats - 1), whole(0, spaces - 1)
    cards = _pile(DECK_SIZE)
    bits = whole(0, (1 << len(rules.field.token_spaces)) - 1)
    per_space = _list(few, 0, spaces)
    per_piece = _list(few, 0, spaces * 4)
    return {
        "agenda": _list(_list(_anything)),
        "alive": _list(_flag, seats),
        "aside_cards": cards,
        "battle": lambda value: value is None or isinstance(value, dict),
        "building": _list(few, seats * 3),
        "built": _list(few, seats * 3),
        "called": _distinct(_row(whole(0, sides - 1), space)),
        "captives": _list(whole(NONE, spaces - 1), seats),
        "captured": _list(whole(0, 2), seats),
        "crippled": per_space,
        "decks": _list(cards, seats),
        "depleted": _list(whole(UNMARKED, DEPLETED), spaces),
        "discards": _list(cards, seats),
        "drawn": _flag,
        "entered": _distinct(space),
        "first": whole(NONE, seats - 1),
        "fought": _distinct(_row(space, whole(0, sides - 1))),
        "hands": _list(cards, seats),
        "harvested": _distinct(space),
        "hastened": per_space,
        "laid": _list(whole(0, DECK_SIZE), seats),
        "level": _list(whole(1, TILES), sides * 3),
        "locked": _distinct(space),
        "mode": whole(NO_MODE, UPGRADE),
        "moved": per_piece,
        "order_at": whole(0, seats),
        "outpost": _list(whole(NONE, seats - 1), spaces),
        "pieces": _list(few, sides * spaces * 4),
        "ply": count,
        "raised": bits,
        "reserve": _list(few, sides * 4),
        "resigned": _list(_flag, seats),
        "risen": per_piece,
        "round": count,
        "standing": _list(_flag, spaces),
        "step": whole(MOVE, SPEND),
        "stock": _list(count, seats * 2),
        "summoned": _list(few, seats * 3),
        "tokens": bits,
        "training": _list(few, seats * 4),
        "turn": whole(NONE, seats - 1),
        "upgraded": whole(0, 7),
        "winners": _distinct(seat),
    }


def _battle_checks(rules: WarcraftBase) -> dict[str, Check]:
    side, space = whole(0, rules.sides - 1), whole(0, rules.spaces - 1)
    kind = whole(0, WORKER)
    count = whole(0, _MANY)
    both = _list(count, 2)
    role = _list(side)
    return {
        "space": space,
        "roles": _row(role, role),
        "kept_out": _distinct(side),
        "round": count,
        "phase": whole(-1, WORKER - 1),
        "rolls": _list(_row(side, _list(whole(1, 6)))),
        "casualties": both,
        "caused": both,
        "lost": both,
        "polymorphed": _list(_row(side, kind, space)),
        "devoured": _list(_row(side, kind, space, side)),
        "prevented": both,
        "raised": _list(_row(side, count)),
        "revived": _list(_row(side, kind, space)),
        "flyers_open": _list(_flag, 2),
        "effects": _list(_row(side, whole(0, len(CARD_KEYS) - 1))),
        "poisons": _list(whole(0, 7), 2),
        "marked": _list(whole(NONE, rules.seats - 1), 2),
        "last_loss": lambda value: value == [] or _row(side, kind)(value),
        "winner": whole(-1, 1),
        "over": _flag,
    }


def _checked(data: Mapping[str, Any], checks: Mapping[str, Check], path: str) -> None:
    for field in data:
        if field not in checks:
            raise PositionError(f"{path}{field}"[:60], "unknown field")
    for field, check in checks.items():
        if field not in data:
            raise PositionError(path + field, "missing")
        if not check(data[field]):
            raise PositionError(path + field, "impossible value")


def load(rules: WarcraftBase, data: Mapping[str, Any]) -> WarcraftState:
    """Return the state of a dump.

    Raises:
        PositionError: a field is missing, unknown or has an impossible value.
    """
    _checked(data, _checks(rules), "")
    s = WarcraftState(rules.seats, rules.sides, rules.spaces)
    for field in FIELDS:
        if field not in ("agenda", "battle"):
            value = freeze(data[field], field)
            setattr(s, field, list(value) if isinstance(getattr(s, field), list) else value)
    s.battle = _load_battle(rules, data["battle"])
    s.agenda = load_agenda(rules, data["agenda"])
    check_agenda(rules, s)
    _check_together(rules, s)
    return s


def _load_battle(rules: WarcraftBase, data: Any) -> Battle | None:
    if data is None:
        return None
    _checked(data, _battle_checks(rules), "battle.")
    battle = Battle(data["space"], ((), ()))
    for field in Battle.__slots__:
        setattr(battle, field, freeze(data[field], "battle." + field))
    if set(battle.roles[0]) & set(battle.roles[1]):
        raise PositionError("battle.roles", "a side fights itself")
    return battle


def _check_together(rules: WarcraftBase, s: WarcraftState) -> None:
    """Check what one field alone cannot tell; raises PositionError."""
    for at, level in enumerate(s.level):
        if level > len(rules.races[at // 3].tiles[at % 3]):
            raise PositionError("level", "there are not so many tiles")
    for space, owner in enumerate(s.outpost):
        if s.standing[space] and owner == NONE:
            raise PositionError("standing", "nobody's outpost stands")
