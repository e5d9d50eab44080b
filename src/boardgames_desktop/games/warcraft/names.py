"""Names of spaces, pieces, cards and races, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.state import KINDS, RESOURCES, WarcraftState

if TYPE_CHECKING:
    from boardgames_desktop.games.warcraft.base import WarcraftBase


def space_name(rules: WarcraftBase, space: int) -> Msg:
    """Return what a space is called: a town by its race, others by what they are and where."""
    field = rules.field
    name = field.names[space].upper()
    if space in rules.towns:
        return Msg("warcraft.town." + rules.races[rules.towns.index(space)].key)
    letter = next(
        (letter for letter, spot in rules.scenario.spots.items() if field.number[spot] == space), ""
    )
    if letter:
        return Msg("warcraft.space.spot", {"letter": letter, "name": name})
    return Msg("warcraft.space." + field.terrain[space], {"name": name})


def race_name(key: str) -> Msg:
    """Return the name of a race."""
    return Msg("warcraft.race." + key)


def brief_name(key: str) -> Msg:
    """Return the name of a race for a narrow column."""
    return Msg("warcraft.brief." + key)


def faction_name(key: str) -> Msg:
    """Return the name of the side a race fights for."""
    return Msg("warcraft.faction." + key)


def unit_name(rules: WarcraftBase, s: WarcraftState, side: int, kind: int) -> Msg:
    """Return the name on the current tile of a unit type, or worker."""
    if kind == len(KINDS) - 1:
        return piece_name(rules, side, kind)
    return Msg("warcraft.unit." + rules.tile(s, side, kind).key)


def piece_name(rules: WarcraftBase, side: int, kind: int) -> Msg:
    """Return what a kind of piece is called: a necromancer is a worker to the rules (11.2)."""
    return Msg("warcraft.kind." + piece_key(rules, side, kind))


def piece_key(rules: WarcraftBase, side: int, kind: int) -> str:
    """Return the word for a kind of piece, ``necromancer`` among them."""
    if kind == len(KINDS) - 1 and side < rules.seats and rules.scenario.seats[side].necromancers:
        return "necromancer"
    return KINDS[kind]


def building_name(kind: int) -> Msg:
    """Return what a building for a kind of piece is called."""
    return Msg("warcraft.building." + KINDS[kind])


def type_name(kind: int) -> Msg:
    """Return the heading of a type of piece, short enough for a plot of a town board."""
    return Msg("warcraft.type." + KINDS[kind])


def resource_name(resource: int) -> Msg:
    """Return gold or wood."""
    return Msg("warcraft." + RESOURCES[resource])


def card_name(card: int) -> Msg:
    """Return the name of a kind of card."""
    return Msg("warcraft.card." + CARD_KEYS[card])


def ability_name(ability: str) -> Msg:
    """Return the name of a special ability."""
    return Msg("warcraft.ability." + ability)


def price_words(cost: tuple[int, int]) -> Msg:
    """Return a price in words."""
    gold, wood = cost
    if not wood:
        return Msg("warcraft.price.gold", {"gold": gold})
    if not gold:
        return Msg("warcraft.price.wood", {"wood": wood})
    return Msg("warcraft.price.both", {"gold": gold, "wood": wood})


def pieces(rules: WarcraftBase, side: int, kind: int, count: int) -> Msg:
    """Return a number of pieces of one kind, in words."""
    return Msg("warcraft.pieces." + piece_key(rules, side, kind), {}, count)
