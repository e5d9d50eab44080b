"""What events of Warcraft look like while they happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from boardgames_desktop.core.picture import Count, Flash, Flip, Fly, Roll, Scene, Thing
from boardgames_desktop.core.rules import Event
from boardgames_desktop.games.warcraft import boards, things
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.battle_cards import CURSE_PREVENTS
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.names import card_name, piece_key
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    MELEE,
    RESOURCES,
    UNKNOWN,
    WORKER,
)

Data = Mapping[str, Any]
Scenes = Iterator[Scene]


def story(rules: WarcraftBase, event: Event) -> tuple[Scene, ...]:
    """Return the scenes of an event."""
    show = _SCENES.get(event.kind)
    return tuple(show(Stage(rules), event.data)) if show is not None else ()


class Stage:
    """Where the scenes of a match happen."""

    def __init__(self, rules: WarcraftBase) -> None:
        self.rules = rules

    def space(self, space: int) -> Thing:
        """Return a hex."""
        return things.space(self.rules.field.names[space])

    def unit(self, side: int, kind: int, space: int) -> Thing:
        """Return a stack."""
        return things.unit(side, kind, self.rules.field.names[space])

    def house(self, seat: int, kind: int) -> Thing:
        """Return the first plot for buildings of a kind."""
        return things.building(seat, kind, 0)

    def site(self, seat: int, kind: int) -> Thing:
        """Return the first plot for buildings of a kind that is not printed."""
        return things.building(seat, kind, BOX.printed_buildings[kind])

    def fly(self, seat: int, kind: int, count: int, start: Thing, goal: Thing) -> Fly:
        """Return pieces on their way."""
        return self.send(piece_key(self.rules, seat, kind), seat, count, start, goal)

    def send(self, key: str, side: int, count: int, start: Thing, goal: Thing) -> Fly:
        """Return things of a side on their way, drawn as those of its race."""
        face = f"{self.rules.races[side].key}.{key}"
        return Fly(key, side, count, start, goal, face)


# -- pieces on the board --------------------------------------------------------------


def _move(stage: Stage, data: Data) -> Scenes:
    path = [stage.space(space) for space in data["path"]]
    yield stage.fly(data["seat"], data["kind"], data["count"], path[0], path[-1])


def _carry(stage: Stage, data: Data) -> Scenes:
    path = [stage.space(space) for space in data["path"]]
    yield stage.fly(data["seat"], data["kind"], 1, path[0], path[-1])
    yield stage.send("captive", data["captive"], 1, stage.space(data["pickup"]), path[-1])


def _flash(role: Literal["gain", "loss", "change"]) -> Callable[[Stage, Data], Scenes]:
    def scenes(stage: Stage, data: Data) -> Scenes:
        yield Flash(stage.space(data["space"]), role)

    return scenes


def _deploy(stage: Stage, data: Data) -> Scenes:
    seat, kind = data["seat"], data["kind"]
    start, goal = stage.house(seat, kind), stage.space(data["space"])
    yield stage.fly(seat, kind, data["count"], start, goal)


def _raise(stage: Stage, data: Data) -> Scenes:
    seat, kind = data["seat"], data["kind"]
    yield stage.fly(seat, kind, 1, things.reserve(seat, kind), stage.space(data["space"]))


def _outpost(stage: Stage, data: Data) -> Scenes:
    seat, goal = data["seat"], stage.space(data["space"])
    yield stage.send("outpost", seat, 1, things.reserve_outposts(seat), goal)


# -- the town -------------------------------------------------------------------------


def _harvest(stage: Stage, data: Data) -> Scenes:
    seat, resource = data["seat"], data["resource"]
    place = stage.space(data["space"])
    yield Roll(((seat, (data["face"],)),), place=place)
    if boards.has_economy(stage.rules, seat):
        yield Fly(RESOURCES[resource], None, data["face"], place, things.stock(seat, resource))


def _finish(stage: Stage, data: Data) -> Scenes:
    seat, kind = data["seat"], data["kind"]
    site = stage.site(seat, kind)
    yield Flash(site, "gain")


def _train(stage: Stage, data: Data) -> Scenes:
    seat, kind = data["seat"], data["kind"]
    start = things.reserve(seat, kind)
    yield stage.fly(seat, kind, data["count"], start, stage.house(seat, kind))


def _build(stage: Stage, data: Data) -> Scenes:
    seat, kind = data["seat"], data["kind"]
    town = stage.rules.towns[seat]
    site = stage.site(seat, kind)
    if data.get("summoned"):
        yield Flash(site)
    else:
        yield stage.fly(seat, WORKER, 1, stage.space(town), site)


def _upgrade(stage: Stage, data: Data) -> Scenes:
    del stage
    yield Flash(things.tile(data["seat"], data["kind"]), "gain")


def _give(stage: Stage, data: Data) -> Scenes:
    seat, mate, resource = data["seat"], data["to"], data["resource"]
    if all(boards.has_economy(stage.rules, each) for each in (seat, mate)):
        way = things.stock(seat, resource), things.stock(mate, resource)
        yield Fly(RESOURCES[resource], None, data["count"], *way)


# -- battle ---------------------------------------------------------------------------


def _roll(stage: Stage, data: Data) -> Scenes:
    rows = ((data["side"], tuple(data["faces"])),)
    if data["faces"]:
        yield Roll(rows, place=stage.space(data["space"]), hits_on=(data["strength"],))


def _lose(stage: Stage, data: Data) -> Scenes:
    yield Count(stage.unit(data["side"], data["kind"], data["space"]), -1)


def _curse(stage: Stage, data: Data) -> Scenes:
    del stage
    if data["faces"]:
        yield Roll(((data["seat"], tuple(data["faces"])),), hits_on=(CURSE_PREVENTS,))


def _pillage(stage: Stage, data: Data) -> Scenes:
    del stage
    seat, victim = data["seat"], data["victim"]
    for number, resource in enumerate(RESOURCES):
        if data[resource]:
            way = things.stock(victim, number), things.stock(seat, number)
            yield Fly(resource, None, data[resource], *way)


def _raised_dead(stage: Stage, data: Data) -> Scenes:
    side = data["side"]
    place = stage.space(data["space"])
    if side < stage.rules.seats and boards.has_reserve(stage.rules, side):
        yield stage.fly(side, MELEE, data["count"], things.reserve(side, MELEE), place)
    else:
        yield Flash(place, "gain")


# -- cards ----------------------------------------------------------------------------


def _draw(stage: Stage, data: Data) -> Scenes:
    del stage
    for _ in range(data["count"]):
        yield Flip(data["seat"], None)


def _card(stage: Stage, data: Data) -> Scenes:
    del stage
    for card in data["cards"]:
        if card == UNKNOWN:
            yield Flip(data["seat"], None)
        else:
            yield Flip(data["seat"], CARD_KEYS[card], card_name(card))


def _play(stage: Stage, data: Data) -> Scenes:
    card = data["card"]
    yield Flip(data["seat"], CARD_KEYS[card], card_name(card))
    if "space" in data:
        yield Flash(stage.space(data["space"]))


_SCENES: Mapping[str, Callable[[Stage, Data], Scenes]] = {
    "draw": _draw,
    "card": _card,
    "play": _play,
    "move": _move,
    "carry": _carry,
    "battle": _flash("change"),
    "roll": _roll,
    "curse": _curse,
    "pillage": _pillage,
    "lose": _lose,
    "digested": _lose,
    "raised_dead": _raised_dead,
    "revived": _flash("gain"),
    "disband": _flash("loss"),
    "destroy": _flash("loss"),
    "captured": _flash("loss"),
    "token": _flash("loss"),
    "battle_over": _flash("change"),
    "harvest": _harvest,
    "give_up": _flash("loss"),
    "raise": _raise,
    "deploy": _deploy,
    "finish": _finish,
    "finish_outpost": _flash("gain"),
    "train": _train,
    "build": _build,
    "outpost": _outpost,
    "upgrade": _upgrade,
    "give": _give,
}
"""Scenes by kind of event."""
