"""From things on the table of Warcraft to the sections of the rulebook, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.games.warcraft import battle_picture, things
from boardgames_desktop.games.warcraft.participants import Participants
from boardgames_desktop.games.warcraft.reach import room
from boardgames_desktop.games.warcraft.state import DEPLETED, NONE, WORKER, WarcraftState

_RULE_OF_WORD: Mapping[str, str] = {
    "hand": "cards",
    "battle": "battle",
    "die": "harvest",
    "outpost": "outpost",
    "captive": "captives",
    "building": "construct",
    "builder": "building",
    "trainee": "train",
    "tile": "upgrade",
    "stock": "harvest",
    "pile": "harvest",
    "reserve": "components",
    "box": "components",
    "points": "points",
    "deck": "cards",
}
"""The section about things of a kind, by the first word of their id."""

_RULE_OF_TERRAIN: Mapping[str, str] = {
    "mountain": "mountain",
    "town": "town",
    "gold": "harvest",
    "forest": "harvest",
}


def rule_of(rules: Participants, o: WarcraftState, thing: Thing) -> str:
    """Return the section about a thing; "" = none."""
    word, _, rest = thing.partition(":")
    section = _RULE_OF_WORD.get(word, "")
    if word == "card":
        section = "card_" + rest.rpartition(".")[0]
    elif word == "space":
        section = _rule_of_space(rules, o, thing)
    elif word in ("unit", "fighter"):
        section = _rule_of_stack(rules, o, thing)
    return section and "warcraft." + section


def _rule_of_space(rules: Participants, o: WarcraftState, thing: Thing) -> str:
    space = things.space_of(rules.field, thing)
    if space is None:
        return ""
    if space in o.locked:
        return "locked"
    if space in rules.field.resources and o.depleted[space]:
        return "depletion"
    return _RULE_OF_TERRAIN.get(rules.field.terrain[space], "board")


def _rule_of_stack(rules: Participants, o: WarcraftState, thing: Thing) -> str:
    stack = things.stack_of(thing)
    if stack is None:
        return ""
    side, kind = stack
    if kind == WORKER:
        return "workers"
    ability = rules.abilities(o, side)[kind]
    return "ability_" + ability if ability else "units"


# -- where a section matters ---------------------------------------------------------

Where = Callable[[Participants, WarcraftState, Seat | None], Iterable[int]]


def _mountains(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del o, seat
    return rules.field.mountain


def _locked(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del rules, seat
    return o.locked


def _depleted(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del seat
    return [space for space in rules.field.resources if o.depleted[space]]


def _fruitful(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    """Yield where a resource can be harvested: the seat's own workers' spaces, if there are any."""
    spaces = [space for space in rules.field.resources if o.depleted[space] != DEPLETED]
    if seat is not None:
        return [space for space in spaces if rules.count(o, seat, space, WORKER)] or spaces
    return spaces


def _homes(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del o, seat
    return {space for homes in rules.homes for space in homes}


def _outposts(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del rules, seat
    return [space for space, owner in enumerate(o.outpost) if owner != NONE]


def _battle(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    """Yield where a battle is fought; before one, where enemies share a space."""
    battle = battle_picture.going_on(o)
    if battle is not None:
        return (battle.space,)
    sides = range(rules.sides) if seat is None else (seat,)
    return [
        space
        for space in range(rules.spaces)
        if any(
            rules.units_at(o, side, space) and rules.enemy_units_at(o, side, space)
            for side in sides
        )
    ]


def _flanks(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del seat
    battle = battle_picture.going_on(o)
    return rules.field.neighbours[battle.space] if battle is not None else ()


def _workers(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    sides = range(rules.sides) if seat is None else (seat,)
    return [
        space
        for space in range(rules.spaces)
        if any(rules.count(o, side, space, WORKER) for side in sides)
    ]


def _units(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    sides = range(rules.sides) if seat is None else (seat,)
    return [
        space
        for space in range(rules.spaces)
        if any(rules.units_at(o, side, space) for side in sides)
    ]


def _defenceless(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    """Yield where workers stand that no unit of their team protects."""
    del seat
    return [
        space
        for space in range(rules.spaces)
        for side in range(rules.sides)
        if rules.count(o, side, space, WORKER) and not rules.team_units_at(o, side, space)
    ]


def _full(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    """Yield where no more units, or no more workers, fit in."""
    sides = range(rules.seats) if seat is None else (seat,)
    tries = [(side, worker) for side in sides for worker in (False, True)]
    return [
        space
        for space in range(rules.spaces)
        if any(room(rules, o, side, space, worker) <= 0 for side, worker in tries)
    ]


def _enemies(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    if seat is None:
        return ()
    return [space for space in range(rules.spaces) if rules.enemy_units_at(o, seat, space)]


def _worth(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del o, seat
    return [space for space, points in enumerate(rules.field.points) if points]


def _captives(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del rules, seat
    return [space for space in o.captives if space != NONE]


def _tokens(rules: Participants, o: WarcraftState, seat: Seat | None) -> Iterable[int]:
    del seat
    return [space for at, space in enumerate(rules.field.token_spaces) if o.tokens >> at & 1]


_WHERE: Mapping[str, Where] = {
    "mountain": _mountains,
    "locked": _locked,
    "depletion": _depleted,
    "harvest": _fruitful,
    "town": _homes,
    "elimination": _homes,
    "outpost": _outposts,
    "battle": _battle,
    "flank": _flanks,
    "workers": _workers,
    "workers_move": _workers,
    "units": _units,
    "move": _units,
    "defenceless": _defenceless,
    "stacking": _full,
    "enemy_space": _enemies,
    "points": _worth,
    "captives": _captives,
    "necromancers": _tokens,
}
"""Where the sections about spaces matter."""


def places_of_rule(
    rules: Participants, o: WarcraftState, seat: Seat | None, rule: str
) -> tuple[Thing, ...]:
    """Return the spaces where a section matters now."""
    where = _WHERE.get(rule.removeprefix("warcraft."))
    if where is None:
        return ()
    names = rules.field.names
    return tuple(things.space(names[space]) for space in sorted(set(where(rules, o, seat))))
