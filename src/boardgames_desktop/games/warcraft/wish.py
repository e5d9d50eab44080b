"""What an illegal gesture most likely meant, so that the rules can say why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from boardgames_desktop.core.actions import Action, Seat, nth
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.games.warcraft import things, town_picture
from boardgames_desktop.games.warcraft.buttons import POISONS
from boardgames_desktop.games.warcraft.cards import CARDS, NUMBER, VERB_OF_TARGET
from boardgames_desktop.games.warcraft.participants import Participants
from boardgames_desktop.games.warcraft.roads import roads
from boardgames_desktop.games.warcraft.state import (
    GOLD,
    KINDS,
    MELEE,
    NONE,
    UNITS,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.town_picture import RISING, STANDING


def wish(
    rules: Participants, o: WarcraftState, seat: Seat, pointed: Sequence[Thing]
) -> Action | None:
    """Return the action a gesture most likely meant; None if it meant nothing."""
    if not o.agenda or not pointed:
        return None
    walked = _walked(rules, o, seat, pointed)
    if walked is not None:
        return walked
    guesses = [
        action
        for action in _guesses(Gesture(rules, o, seat, pointed))
        if rules.malformed(action) is None
    ]
    refused = (action for action in guesses if rules.why_not(o, seat, action) is not None)
    return next(refused, guesses[0] if guesses else None)


def _walked(
    rules: Participants, o: WarcraftState, seat: Seat, pointed: Sequence[Thing]
) -> Action | None:
    """Return a legal action one of whose roads the gesture walks, if there is one."""
    options = list(rules.options(o, seat)) if seat in rules.asked(o) else []
    for option in [*options, *rules.asides(o, seat)]:
        for road in roads(rules, o, seat, option):
            if len(road) == len(pointed) and all(
                thing in step for thing, step in zip(pointed, road, strict=True)
            ):
                return nth(option, 0)
    return None


class Gesture:
    """What was pointed at, and what is asked meanwhile."""

    def __init__(
        self, rules: Participants, o: WarcraftState, seat: Seat, pointed: Sequence[Thing]
    ) -> None:
        self.rules = rules
        self.o = o
        self.seat = seat
        self.pointed = pointed
        self.asked: str = o.agenda[-1][0]
        self.words = [thing.partition(":")[0] for thing in pointed]
        self.spaces = things.spaces_of(rules.field, pointed)
        self.first, self.last = pointed[0], pointed[-1]

    def own_kinds(self, space: int) -> list[int]:
        """Return the kinds of one's pieces in a space."""
        count = self.rules.count
        kinds = (*UNITS, WORKER)
        return [kind for kind in kinds if count(self.o, self.seat, space, kind)]

    def enemy_at(self, space: int) -> int:
        """Return an enemy with units in a space, or any enemy."""
        enemies = list(self.rules.enemies_of(self.seat))
        there = [side for side in enemies if self.rules.units_at(self.o, side, space)]
        return (there or enemies or [self.seat])[0]

    def mine(self, thing: Thing) -> bool:
        """Tell whether a thing of a town board belongs to the one who points."""
        owner = things.seat_of(thing)
        return owner is None or owner == self.seat


def _guesses(g: Gesture) -> Iterator[Action]:
    if g.words[-1] == "button" and not any(word == "card" for word in g.words):
        yield from _button(g)
        return
    cards = [card for thing in g.pointed if (card := things.card_of(thing)) is not None]
    if cards:
        yield from _card(g, cards[0])
        return
    guess = _FROM.get(g.words[0])
    if guess is not None:
        yield from guess(g)


def _button(g: Gesture) -> Iterator[Action]:
    key = g.last.partition(":")[2]
    if key in POISONS:
        yield ("poison", POISONS.index(key))
    resource = things.resource_of(g.last)
    if resource is not None:
        yield ("play_for", NUMBER["resources"], resource)
    yield (key,)


def _card(g: Gesture, card: int) -> Iterator[Action]:
    """Return the ways to play a card on what was pointed at, or on anything likely."""
    verb = VERB_OF_TARGET[CARDS[card].target]
    spaces = [*g.spaces, *([g.rules.towns[g.seat]] if g.rules.towns[g.seat] != NONE else []), 0]
    stacks = [stack for thing in g.pointed if (stack := things.stack_of(thing)) is not None]
    kinds = [kind for thing in g.pointed if (kind := things.kind_of(thing)) is not None]
    goods = [good for thing in g.pointed if (good := things.resource_of(thing)) is not None]
    match verb:
        case "play":
            yield ("play", card)
        case "play_at":
            yield ("play_at", card, spaces[0])
        case "play_on":
            if stacks:
                yield ("play_on", card, *stacks[0], spaces[0])
            else:
                enemy = g.enemy_at(spaces[0])
                for kind in UNITS:
                    yield ("play_on", card, enemy, kind, spaces[0])
        case "play_for":
            yield ("play_for", card, goods[0] if goods else GOLD)
        case "portal":
            yield ("portal", spaces[0], spaces[1] if len(spaces) > 1 else spaces[0])
        case "summon":
            yield ("summon", kinds[0] if kinds else MELEE)


# -- pieces on the board --------------------------------------------------------------


def _stack(g: Gesture) -> Iterator[Action]:
    """A stack was taken up: moved somewhere, or pointed at alone."""
    stack = things.stack_of(g.first)
    if stack is None or not g.spaces:
        return
    side, kind = stack
    source = g.spaces[0]
    if len(g.pointed) == 1:
        yield from _alone(g, side, kind, source)
        return
    if g.words[-1] in ("reserve", "box") and g.asked == "lose":
        yield ("lose", side, kind, source)
        return
    if g.words[-1] in ("reserve", "box") and kind == WORKER and g.mine(g.last):
        yield ("outpost", source)
        return
    if g.words[-1] == "building" and kind == WORKER and g.mine(g.last):
        yield from _for_kind("build", g.last)
        return
    if len(g.spaces) < 2 or side != g.seat:
        return
    target = g.spaces[-1]
    if target == source:
        yield from _alone(g, side, kind, source)
    elif g.asked in ("settle", "retreat"):
        yield (g.asked, kind, target)
    elif g.asked == "deploy":
        yield ("deploy", kind, target, 1)
    else:
        yield ("move", kind, source, target, 1)


def _alone(g: Gesture, side: int, kind: int, space: int) -> Iterator[Action]:
    match g.asked:
        case "lose":
            yield ("lose", side, kind, space)
        case "battles":
            yield ("fight", space, side if side != g.seat else g.enemy_at(space))
        case "harvest":
            yield ("harvest", space)
            yield ("raise", space)
        case "deploy":
            yield ("finish_outpost", space)
        case "revive":
            yield (g.asked, space)
        case "move" if side == g.seat:
            for target in g.rules.field.neighbours[space]:
                yield ("move", kind, space, target, 1)


def _space(g: Gesture) -> Iterator[Action]:
    source = g.spaces[0]
    if len(g.spaces) > 1 and g.spaces[-1] != source:
        for kind in g.own_kinds(source):
            yield ("move", kind, source, g.spaces[-1], 1)
        return
    if g.words[-1] in ("reserve", "box") and len(g.pointed) > 1:
        yield ("outpost", source)
        return
    kinds = g.own_kinds(source)
    match g.asked:
        case "lose":
            for kind in kinds or UNITS:
                yield ("lose", g.seat, kind, source)
        case "settle" | "retreat":
            for kind in UNITS:
                yield (g.asked, kind, source)
        case "deploy":
            training = g.o.training[g.seat * 4 : g.seat * 4 + 4]
            for kind in (kind for kind in range(len(KINDS)) if training[kind]):
                yield ("deploy", kind, source, 1)
            yield ("finish_outpost", source)
        case "spend":
            yield ("outpost", source)
        case _:
            for kind in kinds or (MELEE,):
                yield from _alone(g, g.seat, kind, source)


def _outpost(g: Gesture) -> Iterator[Action]:
    if g.asked == "harvest":
        yield ("give_up", g.spaces[0])
    if g.asked == "revive":
        yield ("revive", g.spaces[0])
    yield ("finish_outpost", g.spaces[0])


def _captive(g: Gesture) -> Iterator[Action]:
    """A captive goes where a unit that stands with it goes."""
    seat = things.seat_of(g.first)
    if seat is None or seat >= len(g.o.captives) or not g.spaces:
        return
    source = g.o.captives[seat]
    for kind in UNITS:
        yield ("carry", kind, source, g.spaces[-1])


# -- things of the town ---------------------------------------------------------------


def _for_kind(verb: str, thing: Thing, *rest: int) -> Iterator[Action]:
    kind = things.kind_of(thing)
    if kind is not None:
        yield (verb, kind, *rest)


def _building(g: Gesture) -> Iterator[Action]:
    if not g.mine(g.first):
        return
    if g.spaces:
        yield from _for_kind("deploy", g.first, g.spaces[-1], 1)
        return
    for plot in town_picture.plots(g.rules, g.o, g.seat):
        if things.building(g.seat, plot.kind, plot.number) != g.first:
            continue
        if plot.state == RISING:
            yield ("finish", plot.kind)
        elif plot.state != STANDING:
            yield ("build", plot.kind)
        elif g.asked == "deploy":
            yield ("deploy", plot.kind, g.rules.towns[g.seat], 1)
        else:
            yield ("train", plot.kind, 1)


def _trainee(g: Gesture) -> Iterator[Action]:
    if g.mine(g.first):
        target = g.spaces[-1] if g.spaces else g.rules.towns[g.seat]
        yield from _for_kind("deploy", g.first, target, 1)


def _builder(g: Gesture) -> Iterator[Action]:
    if g.mine(g.first):
        yield from _for_kind("finish", g.first)


def _tile(g: Gesture) -> Iterator[Action]:
    if g.mine(g.first):
        yield from _for_kind("upgrade", g.first)


def _reserve(g: Gesture) -> Iterator[Action]:
    if not g.mine(g.first):
        return
    if things.kind_of(g.first) is None:
        if g.spaces:
            yield ("outpost", g.spaces[-1])
    elif g.words[-1] in ("building", "trainee"):
        if things.kind_of(g.first) == things.kind_of(g.last):
            yield from _for_kind("train", g.first, 1)
    else:
        yield from _for_kind("train", g.first, 1)


def _stock(g: Gesture) -> Iterator[Action]:
    resource, mate = things.resource_of(g.first), things.seat_of(g.last)
    if resource is not None and mate is not None and mate != g.seat and g.mine(g.first):
        yield ("give", mate, resource, 1)


def _seat(g: Gesture) -> Iterator[Action]:
    if g.mine(g.first) and len(g.pointed) == 1:
        yield ("resign",)


_FROM: Mapping[str, Callable[[Gesture], Iterator[Action]]] = {
    "unit": _stack,
    "fighter": _stack,
    "space": _space,
    "outpost": _outpost,
    "captive": _captive,
    "building": _building,
    "trainee": _trainee,
    "builder": _builder,
    "tile": _tile,
    "reserve": _reserve,
    "box": _reserve,
    "stock": _stock,
    "pile": _stock,
    "seat": _seat,
}
"""Guesses by the kind of thing pointed at first."""
