"""Words for options and what is asked next, as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from boardgames_desktop.core.actions import Option, Seat, Span
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.warcraft import things
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.cards import CARDS
from boardgames_desktop.games.warcraft.names import (
    building_name,
    card_name,
    price_words,
    resource_name,
    space_name,
    unit_name,
)
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    KINDS,
    RESOURCES,
    WORKER,
    WarcraftState,
)


class Words:
    """Names of one position, for the seat that is asked."""

    def __init__(self, rules: WarcraftBase, o: WarcraftState, seat: Seat) -> None:
        self.rules = rules
        self.o = o
        self.seat = seat

    def place(self, space: int) -> Msg:
        """Return the name of a space."""
        return space_name(self.rules, space)

    def unit(self, side: int, kind: int) -> Msg:
        """Return the name of a piece."""
        return unit_name(self.rules, self.o, side, kind)

    def own(self, kind: int) -> Msg:
        """Return the name of one's own piece of a kind."""
        return self.unit(self.seat, kind)


def option_words(rules: WarcraftBase, o: WarcraftState, seat: Seat, option: Option) -> Msg:
    """Return the words of the Actions panel for an option."""
    words = _SAYINGS.get(option[0])
    if words is None:
        return Msg("warcraft.say." + option[0])
    return words(Words(rules, o, seat), option)


def _some(text: str, option: Option, params: dict[str, Msg]) -> Msg:
    """Return a text with the number of pieces, or the one without if it is still open."""
    count = option[-1]
    if isinstance(count, Span):
        return Msg(f"warcraft.say.{text}_some", params)
    return Msg("warcraft.say." + text, {**params, "count": count})


def _way(w: Words, source: int, target: int) -> dict[str, Msg]:
    return {"source": w.place(source), "target": w.place(target)}


# -- the board ------------------------------------------------------------------------


def _move(w: Words, option: Option) -> Msg:
    _, kind, source, target, _ = option
    return _some("move", option, {"unit": w.own(kind), **_way(w, source, target)})


def _carry(w: Words, option: Option) -> Msg:
    _, kind, source, target = option
    captive = Msg("warcraft.captive." + w.rules.races[w.seat].key)
    params = {"unit": w.own(kind), "captive": captive, **_way(w, source, target)}
    return Msg("warcraft.say.carry", params)


def _escort(w: Words, option: Option) -> Msg:
    _, kind, source, place, target = option
    captive = Msg("warcraft.captive." + w.rules.races[w.seat].key)
    params = {"unit": w.own(kind), "captive": captive, **_way(w, source, target)}
    return Msg("warcraft.say.escort", {**params, "place": w.place(place)})


def _fight(w: Words, option: Option) -> Msg:
    _, space, side = option
    return Msg("warcraft.say.fight", {"place": w.place(space), "player": Name(side)})


def _at_place(w: Words, option: Option) -> Msg:
    return Msg("warcraft.say." + option[0], {"place": w.place(option[1])})


def _raise(w: Words, option: Option) -> Msg:
    """The token of a spot tells what rises there (11.2)."""
    field = w.rules.field
    space = option[1]
    token = field.token_kinds[field.token_spaces.index(space)]
    kind = KINDS.index(token) if token in KINDS else WORKER
    return Msg("warcraft.say.raise", {"unit": w.own(kind), "place": w.place(space)})


def _lose(w: Words, option: Option) -> Msg:
    _, side, kind, space = option
    params = {"unit": w.unit(side, kind), "place": w.place(space)}
    if side == w.seat:
        return Msg("warcraft.say.lose", params)
    return Msg("warcraft.say.lose_of", {**params, "player": Name(side)})


def _stack_to(w: Words, option: Option) -> Msg:
    verb, kind, space = option
    return Msg("warcraft.say." + verb, {"unit": w.own(kind), "place": w.place(space)})


# -- the town -------------------------------------------------------------------------


def _deploy(w: Words, option: Option) -> Msg:
    _, kind, space, _ = option
    return _some("deploy", option, {"unit": w.own(kind), "place": w.place(space)})


def _finish(w: Words, option: Option) -> Msg:
    del w
    return Msg("warcraft.say.finish", {"building": building_name(option[1])})


def _train(w: Words, option: Option) -> Msg:
    kind = option[1]
    return _some("train", option, {"unit": w.own(kind), "price": price_words(BOX.costs[kind])})


def _build(w: Words, option: Option) -> Msg:
    del w
    params = {"building": building_name(option[1]), "price": price_words(BOX.building_cost)}
    return Msg("warcraft.say." + option[0], params)


def _outpost(w: Words, option: Option) -> Msg:
    params = {"place": w.place(option[1]), "price": price_words(BOX.outpost_cost)}
    return Msg("warcraft.say.outpost", params)


def _upgrade(w: Words, option: Option) -> Msg:
    kind = option[1]
    tiles = w.rules.races[w.seat].tiles[kind]
    following = tiles[min(w.o.level[w.seat * 3 + kind], len(tiles) - 1)]
    params = {"unit": w.own(kind), "next": Msg("warcraft.unit." + following.key)}
    if w.rules.scenario.seats[w.seat].necromancers:
        return Msg("warcraft.say.upgrade_free", params)
    return Msg("warcraft.say.upgrade", {**params, "price": price_words(BOX.upgrade_cost)})


def _give(w: Words, option: Option) -> Msg:
    del w
    _, mate, resource, count = option
    params = {"player": Name(mate), "resource": resource_name(resource)}
    if isinstance(count, Span):
        return Msg("warcraft.say.give_some", params)
    return Msg("warcraft.say.give", {**params, "count": count})


# -- cards ----------------------------------------------------------------------------


def _play(w: Words, option: Option) -> Msg:
    del w
    return Msg("warcraft.say.play", {"card": card_name(option[1])})


def _play_at(w: Words, option: Option) -> Msg:
    return Msg("warcraft.say.play_at", {"card": card_name(option[1]), "place": w.place(option[2])})


def _play_on(w: Words, option: Option) -> Msg:
    _, card, side, kind, space = option
    params = {"card": card_name(card), "unit": w.unit(side, kind), "place": w.place(space)}
    return Msg("warcraft.say.play_on", params)


def _play_for(w: Words, option: Option) -> Msg:
    del w
    _, card, resource = option
    params = {"card": card_name(card), "count": BOX.resource_card}
    return Msg("warcraft.say.play_for_" + RESOURCES[resource], params)


def _portal(w: Words, option: Option) -> Msg:
    return Msg("warcraft.say.portal", _way(w, option[1], option[2]))


def _poison(w: Words, option: Option) -> Msg:
    del w
    return Msg("warcraft.say.poison_" + KINDS[option[1]])


_SAYINGS: Mapping[str, Callable[[Words, Option], Msg]] = {
    "move": _move,
    "carry": _carry,
    "escort": _escort,
    "fight": _fight,
    "harvest": _at_place,
    "give_up": _at_place,
    "raise": _raise,
    "finish_outpost": _at_place,
    "revive": _at_place,
    "lose": _lose,
    "settle": _stack_to,
    "retreat": _stack_to,
    "deploy": _deploy,
    "finish": _finish,
    "train": _train,
    "build": _build,
    "summon": _build,
    "outpost": _outpost,
    "upgrade": _upgrade,
    "give": _give,
    "play": _play,
    "play_at": _play_at,
    "play_on": _play_on,
    "play_for": _play_for,
    "portal": _portal,
    "poison": _poison,
}


# -- after a first pick ---------------------------------------------------------------


def ask_next(
    rules: WarcraftBase, o: WarcraftState, seat: Seat, picked: Sequence[Thing]
) -> tuple[Msg, ...]:
    """Return what is asked once something is picked; empty = nothing else than before."""
    w = Words(rules, o, seat)
    card = things.card_of(picked[0]) if picked else None
    if card is not None:
        return _next_for_card(card, len(picked))
    if len(picked) != 1 or not o.agenda:
        return ()
    (thing,) = picked
    stack, spaces = things.stack_of(thing), things.spaces_of(rules.field, picked)
    asked = o.agenda[-1][0]
    if stack is not None and spaces and asked in ("move", "settle", "retreat"):
        params = {"unit": w.unit(*stack), "place": w.place(spaces[0])}
        return (Msg("warcraft.then.move", params),)
    word = thing.partition(":")[0]
    if word == "space" and spaces and asked == "move":
        return (Msg("warcraft.then.move_from", {"place": w.place(spaces[0])}),)
    if word == "captive":
        return (Msg("warcraft.then.carry"),)
    kind = things.kind_of(thing)
    if kind is not None and word in ("building", "trainee", "builder"):
        return (Msg("warcraft.then.deploy", {"unit": w.own(kind)}),)
    if word in ("reserve", "box"):
        if kind is None:
            return (Msg("warcraft.then.outpost"),)
        return (Msg("warcraft.then.train", {"unit": w.own(kind)}),)
    if things.resource_of(thing) is not None:
        return (Msg("warcraft.then.give"),)
    if stack is not None and asked == "spend":
        return (Msg("warcraft.then.build"),)
    return ()


def _next_for_card(card: int, picked: int) -> tuple[Msg, ...]:
    target: str = CARDS[card].target
    if target == "route" and picked > 1:
        target = "goal"
    elif target == "none" or picked > 1:
        return ()
    return (Msg("warcraft.then.card." + target, {"card": card_name(card)}),)
