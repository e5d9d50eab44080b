"""How the town boards look: buildings, tiles, stock, points, reserve."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Detail, Look, Thing, Token
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import boards, things
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.names import (
    ability_name,
    card_name,
    piece_key,
    piece_name,
    type_name,
    unit_name,
)
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    GOLD,
    KINDS,
    RESOURCES,
    UNITS,
    WOOD,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.victory import Points, team_points

STANDING, RISING, FREE = "standing", "rising", ""
"""What a plot of a town board is, as a mark of its look."""


class Plot(NamedTuple):
    """A plot of a town board.

    Attributes:
        number: of the plot among those of its kind.
        state: :data:`STANDING`, :data:`RISING` or :data:`FREE`.
        occupied: a piece is in training there, or a worker builds.
    """

    kind: int
    number: int
    state: str
    occupied: bool


def plots(rules: WarcraftBase, o: WarcraftState, seat: Seat) -> list[Plot]:
    """Return the plots of a seat's town: finished buildings first, then those going up."""
    if not boards.has_town(rules, seat):
        return []
    finished = [rules.buildings(o, seat, kind) for kind in range(len(KINDS))]
    return [_plot(o, seat, kind, number, finished[kind]) for kind, number in boards.PLOTS]


def _plot(o: WarcraftState, seat: Seat, kind: int, number: int, finished: int) -> Plot:
    if number < finished:
        return Plot(kind, number, STANDING, number < o.training[seat * 4 + kind])
    if kind == WORKER:
        return Plot(kind, number, FREE, occupied=False)
    built = number - finished
    workers, alone = o.building[seat * 3 + kind], o.summoned[seat * 3 + kind]
    if built < workers + alone:
        return Plot(kind, number, RISING, built < workers)
    return Plot(kind, number, FREE, occupied=False)


def price(cost: tuple[int, int]) -> tuple[tuple[str, int], ...]:
    """Return a price by resource, what is free left out."""
    return tuple((RESOURCES[at], cost[at]) for at in (GOLD, WOOD) if cost[at])


# -- looks ----------------------------------------------------------------------------


def looks(rules: WarcraftBase, o: WarcraftState, seat: Seat, points: Points) -> dict[Thing, Look]:
    """Return what the places of a seat's board say."""
    found: dict[Thing, Look] = {}
    for plot in plots(rules, o, seat):
        found[things.building(seat, plot.kind, plot.number)] = _plot_look(plot, seat)
    for kind in UNITS:
        found[things.tile(seat, kind)] = Look(tint=seat, detail=_tile_detail(rules, o, seat, kind))
    if boards.has_economy(rules, seat):
        for resource in (GOLD, WOOD):
            number = o.stock[seat * 2 + resource]
            found[things.stock(seat, resource)] = Look(detail=Detail(number=number))
    if boards.has_points(rules):
        lines = tuple(_score_lines(rules, o, seat, points))
        found[things.score(seat)] = Look(detail=Detail(number=points.total, lines=lines))
    found[things.deck(seat)] = Look(detail=_deck_detail(o, seat))
    return found


def _score_lines(
    rules: WarcraftBase, o: WarcraftState, seat: Seat, points: Points
) -> Iterator[Msg]:
    yield Msg("warcraft.points.parts", points._asdict())
    if len(rules.team(seat)) > 1:
        yield Msg("warcraft.points.team", {}, team_points(rules, o, seat).total)
    for goal in rules.scenario.goals:
        if goal.kind == "points":
            yield Msg("warcraft.points.target", {}, rules.chosen.target or goal.target)


def _plot_look(plot: Plot, seat: Seat) -> Look:
    if plot.state == STANDING:
        words = "training" if plot.occupied else "ready"
        return Look(
            tint=seat,
            marks=(STANDING,),
            text=Msg("warcraft.plot." + words),
            detail=Detail(type_name(plot.kind), price=price(BOX.costs[plot.kind])),
        )
    if plot.state == RISING:
        words = "rising" if plot.occupied else "summoned"
        return Look(
            tint=seat,
            marks=(RISING,),
            text=Msg("warcraft.plot." + words),
            detail=Detail(type_name(plot.kind)),
        )
    return Look(
        text=Msg("warcraft.plot.free"),
        detail=Detail(type_name(plot.kind), price=price(BOX.building_cost)),
    )


def _tile_detail(rules: WarcraftBase, o: WarcraftState, seat: Seat, kind: int) -> Detail:
    race = rules.races[seat]
    level, tiles = o.level[seat * 3 + kind], race.tiles[kind]
    tile = tiles[level - 1]
    ability = ability_name(tile.ability) if tile.ability else Msg("warcraft.ability.none")
    lines = [ability]
    if tile.ability:
        errata = tile.ability == "heal" and rules.chosen.heal_errata
        does = ".does_errata" if errata else ".does"
        lines.append(Msg("warcraft.ability." + tile.ability + does))
    if level == len(tiles):
        lines.append(Msg("warcraft.tile.top" if boards.has_points(rules) else "warcraft.tile.last"))
    elif boards.has_town(rules, seat):
        following = Msg("warcraft.unit." + tiles[level].key)
        lines.append(Msg("warcraft.tile.next." + KINDS[kind], {"unit": following}, level))
    top = level == len(tiles)
    return Detail(
        title=Msg("warcraft.unit." + tile.key),
        number=tile.strength,
        note=Msg("warcraft.tile.hits", {"strength": tile.strength}),
        step=level,
        steps=len(tiles),
        lines=tuple(lines),
        price=() if top or not boards.has_economy(rules, seat) else price(BOX.upgrade_cost),
        prize=1 if top and boards.has_points(rules) else 0,
        art=f"{race.key}.{tile.key}",
    )


def _deck_detail(o: WarcraftState, seat: Seat) -> Detail:
    lines = [Msg("warcraft.deck.hand", {}, len(o.hands[seat]))]
    if o.discards[seat]:
        cards = tuple(card_name(card) for card in o.discards[seat] if card >= 0)
        lines.append(Msg("warcraft.deck.discards", {"cards": cards}))
    return Detail(number=len(o.decks[seat]), lines=tuple(lines))


# -- tokens ---------------------------------------------------------------------------


def face(rules: WarcraftBase, o: WarcraftState, side: int, kind: int) -> str:
    """Return the art key of a piece: its race and what it is, ``orc.grunt``."""
    race = rules.races[side].key
    if kind == WORKER:
        return f"{race}.{piece_key(rules, side, kind)}"
    return f"{race}.{rules.tile(o, side, kind).key}"


def tokens(rules: WarcraftBase, o: WarcraftState, seat: Seat) -> list[Token]:
    """Return the pieces lying on a seat's board."""
    mine = plots(rules, o, seat)
    found = [_in_building(rules, o, seat, plot) for plot in mine if plot.occupied]
    if boards.has_economy(rules, seat):
        found += [
            Token(
                things.pile(seat, resource),
                RESOURCES[resource],
                None,
                things.stock(seat, resource),
                count=o.stock[seat * 2 + resource],
            )
            for resource in (GOLD, WOOD)
        ]
        left = BOX.outposts - o.outpost.count(seat)
        found.append(
            Token(
                things.box_outposts(seat),
                "outpost",
                seat,
                things.reserve_outposts(seat),
                count=left,
                face=rules.races[seat].key + ".outpost",
                title=Msg("warcraft.type.outpost"),
            )
        )
    if boards.has_reserve(rules, seat):
        kinds = (*UNITS, WORKER) if boards.has_economy(rules, seat) else UNITS
        found += [
            Token(
                things.box(seat, kind),
                KINDS[kind],
                seat,
                things.reserve(seat, kind),
                count=o.reserve[seat * 4 + kind],
                face=face(rules, o, seat, kind),
                title=unit_name(rules, o, seat, kind),
            )
            for kind in kinds
        ]
    return found


def _in_building(rules: WarcraftBase, o: WarcraftState, seat: Seat, plot: Plot) -> Token:
    at = things.building(seat, plot.kind, plot.number)
    if plot.state == RISING:
        return Token(
            things.builder(seat, plot.kind, plot.number),
            KINDS[WORKER],
            seat,
            at,
            face=face(rules, o, seat, WORKER),
            title=piece_name(rules, seat, WORKER),
        )
    return Token(
        things.trainee(seat, plot.kind, plot.number),
        KINDS[plot.kind],
        seat,
        at,
        face=face(rules, o, seat, plot.kind),
        title=unit_name(rules, o, seat, plot.kind),
    )


def note(rules: WarcraftBase, o: WarcraftState, seat: Seat) -> Msg | None:
    """Return how far a town has come, and who is the first player of the round."""
    mine = plots(rules, o, seat)
    first = o.first == seat
    if not mine:
        return Msg("warcraft.mat.first") if first else None
    done = sum(plot.state == STANDING for plot in mine)
    words = "warcraft.mat.finished_first" if first else "warcraft.mat.finished"
    return Msg(words, {"done": done}, len(mine))
