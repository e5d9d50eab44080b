"""How a person points at the options of Risk, and what an illegal gesture meant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, permutations

from boardgames_desktop.core.actions import Action, Option, Seat
from boardgames_desktop.core.picture import Road, Step, Thing
from boardgames_desktop.games.risk import things
from boardgames_desktop.games.risk.allies import invasion_open
from boardgames_desktop.games.risk.base import MOST_SEATS
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import LANDS, NEIGHBOURS

_FOR_NEUTRALS = frozenset({"garrison", "ally_place"})
"""Questions in which armies of others are placed too."""


@lru_cache(maxsize=LANDS * (MOST_SEATS + 1))
def _step(land: int, owner: Seat) -> Step:
    place = things.LAND_THINGS[land]
    return frozenset({place} if owner == NONE else {place, things.army(owner, land)})


def _at(o: RiskState, land: int) -> Step:
    """A territory or the stack in it."""
    return _step(land, o.owner[land] if o.armies[land] else NONE)


def _one(thing: Thing) -> Road:
    return (frozenset({thing}),)


def battle_open(o: RiskState) -> bool:
    """Tell whether the last invasion of this turn can go on from its source."""
    return invasion_open(o) and o.armies[o.source] > 1


def roads(o: RiskState, seat: Seat, option: Option) -> tuple[Road, ...]:
    """Return the ways to point at an option."""
    match option[0]:
        case "claim" | "place":
            step = _at(o, option[1])
            side = o.owner[option[1]] if o.agenda[-1][0] in _FOR_NEUTRALS else seat
            return (step,), (frozenset({things.pool(side)}), step)
        case "trade":
            cards = [frozenset({things.CARD_THINGS[card]}) for card in option[1:]]
            return tuple(permutations(cards))
        case "attack" | "storm":
            return _attack_roads(o, option)
        case "fortify":
            return ((_at(o, option[1]), _at(o, option[2])),)
        case "defend":
            return (_one(things.dice(option[1])),)
        case "move_in":
            target = _at(o, o.target)
            return _one(things.MOVE_IN), (target,), (_at(o, o.source), target)
        case "end_combat":
            return (_one(things.END_COMBAT),)
        case "skip":
            return (_one(things.SKIP),)
    return (_one(things.seat_badge(seat)),)


def _attack_roads(o: RiskState, option: Option) -> tuple[Road, ...]:
    verb, source, target, amount = option
    drag: Road = (_at(o, source), _at(o, target))
    if battle_open(o) and (source, target) == (o.source, o.target):
        return drag, _one(things.STORM if verb == "storm" else things.dice(amount))
    return (drag,)


# -- wishes --------------------------------------------------------------------------


def wish(o: RiskState, seat: Seat, pointed: Sequence[Thing]) -> Action | None:
    """Return the action a gesture most likely meant, legal or not; None if it meant nothing."""
    if not o.agenda or not pointed:
        return None
    simple = _button(o, seat, pointed[-1])
    if simple is not None:
        return simple
    cards = things.cards_of(pointed)
    if cards:
        return _cards(o, seat, cards)
    lands = things.lands_of(pointed)
    if not lands:
        return None
    kind = o.agenda[-1][0]
    if kind == "claim":
        return ("claim", lands[-1])
    if kind in ("muster", "garrison", "ally_place", "reinforce", "place", "spoils_place", "spoils"):
        return _placing(o, seat, lands)
    if kind == "move_in":
        if lands[-1] == o.target:
            return ("move_in", o.agenda[-1][2])
        return _march(o, seat, lands)
    return _march(o, seat, lands)


def _button(o: RiskState, seat: Seat, thing: Thing) -> Action | None:
    if thing == things.END_COMBAT:
        return ("end_combat",)
    if thing == things.SKIP:
        return ("skip",)
    if thing == things.MOVE_IN:
        return ("move_in", o.agenda[-1][2] if o.agenda[-1][0] == "move_in" else 1)
    if thing == things.seat_badge(seat):
        return ("resign",)
    if thing == things.STORM and o.source >= 0:
        return ("storm", o.source, o.target, 1)
    dice = things.dice_of(thing)
    if dice is None:
        return None
    if o.agenda[-1][0] == "defend":
        return ("defend", min(dice, 2))
    if o.source >= 0 and dice <= 3:
        return ("attack", o.source, o.target, dice)
    return None


def _cards(o: RiskState, seat: Seat, cards: list[int]) -> Action:
    """A trade of the cards pointed at, filled up from the hand."""
    chosen = cards[:3]
    for card in o.hands[seat]:
        if len(chosen) < 3 and card >= 0 and card not in chosen:
            chosen.append(card)
    while len(chosen) < 3:
        chosen.append(chosen[-1])
    return ("trade", *sorted(chosen))


def _placing(o: RiskState, seat: Seat, lands: list[int]) -> Action:
    """Armies on a territory; dragging from one territory to another is a move or an attack."""
    if len(lands) > 1 and lands[0] != lands[-1]:
        return _march(o, seat, lands)
    frame = o.agenda[-1]
    together = frame[2] if frame[0] == "spoils_place" else 0
    return ("place", lands[-1], together or 1)


def _march(o: RiskState, seat: Seat, lands: list[int]) -> Action:
    """A move between own territories or an attack; one territory alone is where it starts."""
    fortifying = o.agenda[-1][0] in ("fortify", "ally_fortify")
    if len(lands) == 1:
        source = lands[0]
        target = _likely_target(o, seat, source, own=fortifying)
    else:
        source, target = lands[0], lands[-1]
    if fortifying or (o.owner[source] == o.owner[target] == seat and source != target):
        return ("fortify", source, target, 1)
    return ("attack", source, target, 1)


def _likely_target(o: RiskState, seat: Seat, source: int, *, own: bool) -> int:
    """Return a neighbour a march from ``source`` might go to, the best kind first."""
    for other in chain(NEIGHBOURS[source], range(LANDS)):
        if other != source and (o.owner[other] == seat) == own:
            return other
    return NEIGHBOURS[source][0]
