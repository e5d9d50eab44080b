"""How a person points at the options of Warcraft: as a hand would move the pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from boardgames_desktop.core.actions import Option, Seat
from boardgames_desktop.core.picture import Road, Step, Thing
from boardgames_desktop.games.warcraft import battle_picture, boards, things, town_picture
from boardgames_desktop.games.warcraft.buttons import POISONS
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.hand_picture import cards_in
from boardgames_desktop.games.warcraft.participants import Participants
from boardgames_desktop.games.warcraft.state import (
    NONE,
    RESOURCES,
    UNITS,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.town_picture import FREE, RISING, STANDING

Roads = tuple[Road, ...]
_TOWN_PORTAL = NUMBER["town_portal"]
_SUMMON_BUILDING = NUMBER["summon_building"]


class Pointing:
    """The things of one position, seen by one seat."""

    def __init__(self, rules: Participants, o: WarcraftState, seat: Seat) -> None:
        self.rules = rules
        self.o = o
        self.seat = seat

    # -- steps ------------------------------------------------------------------------

    def space(self, space: int) -> Thing:
        """Return a hex."""
        return things.space(self.rules.field.names[space])

    def unit(self, side: int, kind: int, space: int) -> Thing:
        """Return a stack on the board."""
        return things.unit(side, kind, self.rules.field.names[space])

    def at(self, space: int) -> Step:
        """Return a hex with all that stands on it."""
        return frozenset({self.space(space), *self._standing(space)})

    def _standing(self, space: int) -> Iterator[Thing]:
        rules, o = self.rules, self.o
        for side in range(rules.sides):
            for kind in (*UNITS, WORKER):
                if rules.count(o, side, space, kind):
                    yield self.unit(side, kind, space)
        if o.outpost[space] != NONE:
            yield things.outpost(rules.field.names[space])
        for seat, where in enumerate(o.captives):
            if where == space:
                yield things.captive(seat)

    def stack(self, side: int, kind: int, space: int) -> Step:
        """Return a stack of pieces, or the hex it stands on."""
        own = self.unit(side, kind, space)
        here = {self.space(space)}
        return frozenset(here | ({own} if self.rules.count(self.o, side, space, kind) else set()))

    def fighters(self, side: int, kind: int, space: int) -> Step:
        """Return a stack on the board and in the tray."""
        name = self.rules.field.names[space]
        found: set[Thing] = set()
        if self.rules.count(self.o, side, space, kind):
            found.add(things.unit(side, kind, name))
        if things.fighter(side, kind, name) in battle_picture.fighters(self.rules, self.o):
            found.add(things.fighter(side, kind, name))
        return frozenset(found or {things.space(name)})

    def card(self, card: int) -> Step:
        """Return all copies of a card in the hand."""
        return cards_in(self.o, self.seat, card)

    def plots(self, kind: int, state: str, *, occupied: bool | None = None) -> set[Thing]:
        """Return the plots of one's own town for a kind of piece that are in a state."""
        return {
            things.building(self.seat, plot.kind, plot.number)
            for plot in town_picture.plots(self.rules, self.o, self.seat)
            if plot.kind == kind
            and plot.state == state
            and (occupied is None or plot.occupied == occupied)
        }

    def town(self) -> int:
        """Return the space of one's own town, or NONE."""
        return self.rules.towns[self.seat]

    def goods(self, seat: Seat, resource: int) -> set[Thing]:
        """Return a seat's stock of a resource, if it has one."""
        if not boards.has_economy(self.rules, seat):
            return set()
        return {things.stock(seat, resource), things.pile(seat, resource)}


def roads(rules: Participants, o: WarcraftState, seat: Seat, option: Option) -> Roads:
    """Return the ways to point at an option."""
    way = _ROADS.get(option[0])
    if way is None:
        return (_one(things.button(option[0])),)
    return way(Pointing(rules, o, seat), option)


def _one(*alternatives: Thing) -> Road:
    return (frozenset(alternatives),)


# -- the board ------------------------------------------------------------------------


def _move(p: Pointing, option: Option) -> Roads:
    _, kind, source, target, _ = option
    return ((p.stack(p.seat, kind, source), p.at(target)),)


def _carry(p: Pointing, option: Option) -> Roads:
    _, kind, source, target = option
    prisoner: Step = frozenset({things.captive(p.seat)})
    return (p.stack(p.seat, kind, source), p.at(target)), (prisoner, p.at(target))


def _escort(p: Pointing, option: Option) -> Roads:
    _, kind, source, _, target = option
    return ((p.stack(p.seat, kind, source), p.at(target)),)


def _fight(p: Pointing, option: Option) -> Roads:
    _, space, side = option
    rules = p.rules
    enemies = {p.unit(side, kind, space) for kind in UNITS if rules.count(p.o, side, space, kind)}
    return (_one(p.space(space), *enemies),)


def _harvest(p: Pointing, option: Option) -> Roads:
    return ((p.stack(p.seat, WORKER, option[1]),),)


def _outpost_at(p: Pointing, option: Option) -> Roads:
    return (_one(things.outpost(p.rules.field.names[option[1]])),)


def _finish_outpost(p: Pointing, option: Option) -> Roads:
    space = option[1]
    return ((p.stack(p.seat, WORKER, space) | {things.outpost(p.rules.field.names[space])},),)


def _lose(p: Pointing, option: Option) -> Roads:
    _, side, kind, space = option
    return ((p.fighters(side, kind, space),),)


def _revive(p: Pointing, option: Option) -> Roads:
    return ((p.at(option[1]),),)


def _step_aside(p: Pointing, option: Option) -> Roads:
    """Units that must go to a neighbouring space: the stack, then the space."""
    verb, kind, target = option
    frame = p.o.agenda[-1]
    if verb == "settle":
        source: int = frame[2]
    else:
        source = p.o.battle.space if p.o.battle is not None else NONE
    return ((*_one(p.unit(p.seat, kind, source)), p.at(target)),)


# -- the town -------------------------------------------------------------------------


def _deploy(p: Pointing, option: Option) -> Roads:
    _, kind, space, _ = option
    houses = p.plots(kind, STANDING, occupied=True)
    trainees = {"trainee:" + house.partition(":")[2] for house in houses}
    return ((frozenset(houses | trainees), p.at(space)),)


def _finish(p: Pointing, option: Option) -> Roads:
    kind = option[1]
    sites = p.plots(kind, RISING)
    workers = {"builder:" + site.partition(":")[2] for site in p.plots(kind, RISING, occupied=True)}
    ways: list[Road] = [(frozenset(sites),)]
    if workers:
        ways.append((frozenset(workers), p.at(p.town())))
    return tuple(ways)


def _train(p: Pointing, option: Option) -> Roads:
    kind = option[1]
    empty = frozenset(p.plots(kind, STANDING, occupied=False))
    box = frozenset({things.reserve(p.seat, kind), things.box(p.seat, kind)})
    return (empty,), (box, empty)


def _build(p: Pointing, option: Option) -> Roads:
    free = frozenset(p.plots(option[1], FREE))
    return (free,), (p.stack(p.seat, WORKER, p.town()), free)


def _summon(p: Pointing, option: Option) -> Roads:
    return ((p.card(_SUMMON_BUILDING), frozenset(p.plots(option[1], FREE))),)


def _outpost(p: Pointing, option: Option) -> Roads:
    space = option[1]
    box = frozenset({things.reserve_outposts(p.seat), things.box_outposts(p.seat)})
    worker = p.stack(p.seat, WORKER, space)
    return (box, p.at(space)), (worker, box)


def _upgrade(p: Pointing, option: Option) -> Roads:
    kind = option[1]
    graveyards = {
        p.space(space)
        for space, what in zip(p.rules.field.token_spaces, p.rules.field.token_kinds, strict=True)
        if what == "graveyard" and p.rules.count(p.o, p.seat, space, WORKER)
    }
    tile: Step = frozenset({things.tile(p.seat, kind)})
    if not graveyards:
        return ((tile,),)
    return (tile,), (frozenset(graveyards), tile)


def _give(p: Pointing, option: Option) -> Roads:
    _, mate, resource, _ = option
    theirs = {things.seat_badge(mate)} | p.goods(mate, resource)
    return ((frozenset(p.goods(p.seat, resource)), frozenset(theirs)),)


# -- cards ----------------------------------------------------------------------------


def _play(p: Pointing, option: Option) -> Roads:
    return ((p.card(option[1]),),)


def _play_at(p: Pointing, option: Option) -> Roads:
    return ((p.card(option[1]), p.at(option[2])),)


def _play_on(p: Pointing, option: Option) -> Roads:
    _, card, side, kind, space = option
    return ((p.card(card), p.fighters(side, kind, space)),)


def _play_for(p: Pointing, option: Option) -> Roads:
    _, card, resource = option
    button = things.button(RESOURCES[resource])
    return _one(button), (p.card(card), frozenset({button} | p.goods(p.seat, resource)))


def _portal(p: Pointing, option: Option) -> Roads:
    _, source, target = option
    return ((p.card(_TOWN_PORTAL), p.at(source), p.at(target)),)


# -- buttons --------------------------------------------------------------------------


def _poison(p: Pointing, option: Option) -> Roads:
    del p
    return (_one(things.button(POISONS[option[1]])),)


def _resign(p: Pointing, option: Option) -> Roads:
    del option
    return (_one(things.seat_badge(p.seat)),)


_ROADS: Mapping[str, Callable[[Pointing, Option], Roads]] = {
    "move": _move,
    "carry": _carry,
    "escort": _escort,
    "fight": _fight,
    "harvest": _harvest,
    "raise": _harvest,
    "give_up": _outpost_at,
    "finish_outpost": _finish_outpost,
    "lose": _lose,
    "revive": _revive,
    "settle": _step_aside,
    "retreat": _step_aside,
    "deploy": _deploy,
    "finish": _finish,
    "train": _train,
    "build": _build,
    "summon": _summon,
    "outpost": _outpost,
    "upgrade": _upgrade,
    "give": _give,
    "play": _play,
    "play_at": _play_at,
    "play_on": _play_on,
    "play_for": _play_for,
    "portal": _portal,
    "poison": _poison,
    "resign": _resign,
}
"""Verbs that are no buttons of their own."""
