"""From things on the table of Risk to the sections of the rulebook, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.games.risk import things
from boardgames_desktop.games.risk.base import RiskBase
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import MEMBERS, NEIGHBOURS

_RULE_OF_WORD: Mapping[str, str] = {
    "land": "board",
    "army": "board",
    "continent": "continents",
    "card": "cards",
    "hand": "cards",
    "pool": "place",
    "reserve": "place",
    "battle": "battle",
    "die": "dice",
    "dice": "dice",
    "golden": "golden",
    "mission": "mission_list",
    "claim": "mission_claim",
    "missions": "missions",
}
"""The section about things of a kind, by the first word of their id."""


def rule_of(rules: RiskBase, o: RiskState, thing: Thing) -> str:
    """Return the section about a thing; "" = none."""
    word = thing.partition(":")[0]
    if word.startswith("golden"):
        word = "golden"
    land = things.land_of(thing)
    if land is not None and rules.seats <= o.owner[land]:
        return "risk.neutrals"
    section = _RULE_OF_WORD.get(word, "")
    return section and "risk." + section


Where = Callable[[RiskBase, RiskState, Seat | None], Iterable[int]]


def _held(rules: RiskBase, o: RiskState, seat: Seat | None) -> Iterable[int]:
    """Yield the lands of the seat, or of everybody."""
    del rules
    return [land for land, owner in enumerate(o.owner) if seat is None or owner == seat]


def _attackers(rules: RiskBase, o: RiskState, seat: Seat | None) -> Iterable[int]:
    """Yield the lands an attack may be made from."""
    for land in _held(rules, o, seat):
        owner = o.owner[land]
        if o.armies[land] < 2 or not 0 <= owner < rules.seats:
            continue
        friends = rules.team(owner)
        if any(o.owner[other] not in (NONE, *friends) for other in NEIGHBOURS[land]):
            yield land


def _targets(rules: RiskBase, o: RiskState, seat: Seat | None) -> Iterable[int]:
    """Yield the lands that may be attacked."""
    for source in _attackers(rules, o, seat):
        friends = rules.team(o.owner[source])
        yield from (one for one in NEIGHBOURS[source] if o.owner[one] not in (NONE, *friends))


def _marchers(rules: RiskBase, o: RiskState, seat: Seat | None) -> Iterable[int]:
    """Yield the lands armies may march away from."""
    for land in _held(rules, o, seat):
        if o.armies[land] > 1 and any(
            o.owner[other] == o.owner[land] for other in NEIGHBOURS[land]
        ):
            yield land


def _continents(rules: RiskBase, o: RiskState, seat: Seat | None) -> Iterable[int]:
    """Yield the lands of continents that one side holds."""
    del rules
    for members in MEMBERS:
        owners = {o.owner[land] for land in members}
        if len(owners) == 1 and NONE not in owners and (seat is None or owners == {seat}):
            yield from members


def _free(rules: RiskBase, o: RiskState, seat: Seat | None) -> Iterable[int]:
    del rules, seat
    return [land for land, owner in enumerate(o.owner) if owner == NONE]


def _neutral(rules: RiskBase, o: RiskState, seat: Seat | None) -> Iterable[int]:
    del seat
    return [land for land, owner in enumerate(o.owner) if owner >= rules.seats]


_WHERE: Mapping[str, Where] = {
    "attack": _attackers,
    "storm": _attackers,
    "ally_attack": _neutral,
    "battle": _targets,
    "odds": _targets,
    "fortify": _marchers,
    "continents": _continents,
    "reinforce": _held,
    "place": _held,
    "claim": _free,
    "neutrals": _neutral,
    "alliance": _neutral,
}
"""Where the sections about territories matter."""


def places_of_rule(
    rules: RiskBase, o: RiskState, seat: Seat | None, rule: str
) -> tuple[Thing, ...]:
    """Return the territories where a section matters now."""
    where = _WHERE.get(rule.removeprefix("risk."))
    if where is None:
        return ()
    return tuple(things.LAND_THINGS[land] for land in sorted(set(where(rules, o, seat))))
