"""Ids of everything on the table of Warcraft, both ways."""

from __future__ import annotations

from collections.abc import Sequence

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.games.warcraft.cards import CARD_KEYS, NUMBER
from boardgames_desktop.games.warcraft.field import Field
from boardgames_desktop.games.warcraft.state import KINDS, RESOURCES

HAND: Thing = "hand:cards"
ATTACKER: Thing = "battle:attacker"
DEFENDER: Thing = "battle:defender"
ATTACK_DICE: Thing = "battle:attack.dice"
DEFENCE_DICE: Thing = "battle:defence.dice"

SIDES: tuple[Thing, Thing] = (ATTACKER, DEFENDER)
"""Places of the tray for the two roles, attacker first."""

DICE: tuple[Thing, Thing] = (ATTACK_DICE, DEFENCE_DICE)


def space(name: str) -> Thing:
    """Return the hex called ``name``."""
    return "space:" + name


def unit(side: int, kind: int, name: str) -> Thing:
    """Return the stack of a side's pieces of one kind in the space called ``name``."""
    return f"unit:{side}.{KINDS[kind]}@{name}"


def fighter(side: int, kind: int, name: str) -> Thing:
    """Return the same stack as it takes part in a battle, in the tray."""
    return f"fighter:{side}.{KINDS[kind]}@{name}"


def outpost(name: str) -> Thing:
    """Return the outpost in a space."""
    return "outpost:" + name


def captive(seat: Seat) -> Thing:
    """Return the captive of a seat's race."""
    return f"captive:{seat}"


def building(seat: Seat, kind: int, number: int) -> Thing:
    """Return a plot of a town board; a seat's printed buildings have number 0."""
    return f"building:{seat}.{KINDS[kind]}.{number}"


def trainee(seat: Seat, kind: int, number: int) -> Thing:
    """Return the piece in training in a building."""
    return f"trainee:{seat}.{KINDS[kind]}.{number}"


def builder(seat: Seat, kind: int, number: int) -> Thing:
    """Return the worker on a building that is going up."""
    return f"builder:{seat}.{KINDS[kind]}.{number}"


def tile(seat: Seat, kind: int) -> Thing:
    """Return the tile of a unit type."""
    return f"tile:{seat}.{KINDS[kind]}"


def stock(seat: Seat, resource: int) -> Thing:
    """Return a seat's gold or wood."""
    return f"stock:{seat}.{RESOURCES[resource]}"


def pile(seat: Seat, resource: int) -> Thing:
    """Return the tokens lying in a stock."""
    return f"pile:{seat}.{RESOURCES[resource]}"


def reserve(seat: Seat, kind: int) -> Thing:
    """Return the place of a seat's pieces that are in the box."""
    return f"reserve:{seat}.{KINDS[kind]}"


def box(seat: Seat, kind: int) -> Thing:
    """Return the pieces lying in a reserve."""
    return f"box:{seat}.{KINDS[kind]}"


def reserve_outposts(seat: Seat) -> Thing:
    """Return the place of a seat's unused outposts."""
    return f"reserve:{seat}.outpost"


def box_outposts(seat: Seat) -> Thing:
    """Return the unused outposts themselves."""
    return f"box:{seat}.outpost"


def score(seat: Seat) -> Thing:
    """Return the place that shows a seat's victory points."""
    return f"points:{seat}"


def deck(seat: Seat) -> Thing:
    """Return the place that shows a seat's draw pile and discards."""
    return f"deck:{seat}"


def card(number: int, copy: int) -> Thing:
    """Return one of several equal cards in the viewer's hand."""
    return f"card:{CARD_KEYS[number]}.{copy}"


def button(key: str) -> Thing:
    """Return a button."""
    return "button:" + key


def seat_badge(seat: Seat) -> Thing:
    """Return the badge of a seat, which is on the table without being in a picture."""
    return f"seat:{seat}"


# -- reading --------------------------------------------------------------------------


def _words(thing: Thing) -> tuple[str, str]:
    kind, _, rest = thing.partition(":")
    return kind, rest


def space_of(field: Field, thing: Thing) -> int | None:
    """Return the space a thing is or stands in."""
    kind, rest = _words(thing)
    if kind in ("space", "outpost"):
        name = rest
    elif kind in ("unit", "fighter"):
        name = rest.partition("@")[2]
    else:
        return None
    return field.names.index(name) if name in field.names else None


def spaces_of(field: Field, things: Sequence[Thing]) -> list[int]:
    """Return the spaces pointed at, in order."""
    return [at for thing in things if (at := space_of(field, thing)) is not None]


def stack_of(thing: Thing) -> tuple[int, int] | None:
    """Return side and kind of a stack on the board or in the tray."""
    kind, rest = _words(thing)
    if kind not in ("unit", "fighter"):
        return None
    side, _, word = rest.partition("@")[0].partition(".")
    return int(side), KINDS.index(word)


_OF_A_KIND = ("building", "trainee", "builder", "tile", "reserve", "box")


def kind_of(thing: Thing) -> int | None:
    """Return the kind of piece a thing of a town board is about."""
    word, rest = _words(thing)
    if word not in _OF_A_KIND:
        return None
    name = rest.split(".")[1]
    return KINDS.index(name) if name in KINDS else None


def resource_of(thing: Thing) -> int | None:
    """Return the resource a thing of a town board is."""
    word, rest = _words(thing)
    if word in ("stock", "pile"):
        return RESOURCES.index(rest.split(".")[1])
    return RESOURCES.index(rest) if word == "button" and rest in RESOURCES else None


def seat_of(thing: Thing) -> Seat | None:
    """Return the seat a badge or a thing of a town board belongs to."""
    word, rest = _words(thing)
    if word in (*_OF_A_KIND, "stock", "pile", "seat", "points", "deck", "captive"):
        number = rest.partition(".")[0]
        return int(number) if number.isdigit() else None
    return None


def card_of(thing: Thing) -> int | None:
    """Return the kind of card a thing in the hand is."""
    word, rest = _words(thing)
    return NUMBER.get(rest.partition(".")[0]) if word == "card" else None
