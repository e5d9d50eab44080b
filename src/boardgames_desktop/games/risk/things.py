"""Ids of everything on the table of Risk, both ways."""

from __future__ import annotations

from collections.abc import Sequence

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.games.risk.cards import CARD_KEYS
from boardgames_desktop.games.risk.world import CONTINENT_KEYS, KEYS, NUMBER

END_COMBAT: Thing = "button:end_combat"
SKIP: Thing = "button:skip"
MOVE_IN: Thing = "button:move_in"
STORM: Thing = "button:storm"
HAND: Thing = "hand:cards"
RESERVE: Thing = "reserve"
ATTACKER: Thing = "battle:attacker"
DEFENDER: Thing = "battle:defender"
GOLDEN: Thing = "golden:cavalry"

LAND_THINGS: tuple[Thing, ...] = tuple("land:" + key for key in KEYS)
CARD_THINGS: tuple[Thing, ...] = tuple("card:" + key for key in CARD_KEYS)
CONTINENT_THINGS: tuple[Thing, ...] = tuple("continent:" + key for key in CONTINENT_KEYS)
_CARD_OF = {thing: card for card, thing in enumerate(CARD_THINGS)}


def army(seat: Seat, land: int) -> Thing:
    """Return the stack of ``seat`` in a territory."""
    return f"army:{seat}@{KEYS[land]}"


def pool(seat: Seat) -> Thing:
    """Return the armies ``seat`` has still to place."""
    return f"pool:{seat}"


def dice(number: int) -> Thing:
    """Return the button for a number of dice."""
    return f"dice:{number}"


def seat_badge(seat: Seat) -> Thing:
    """Return the badge of a seat, which is on the table without being in a picture."""
    return f"seat:{seat}"


def land_of(thing: Thing) -> int | None:
    """Return the territory a thing is or stands in."""
    kind, _, rest = thing.partition(":")
    if kind == "land":
        return NUMBER.get(rest)
    if kind == "army":
        return NUMBER.get(rest.partition("@")[2])
    return None


def lands_of(things: Sequence[Thing]) -> list[int]:
    """Return the territories pointed at, in order."""
    return [land for thing in things if (land := land_of(thing)) is not None]


def cards_of(things: Sequence[Thing]) -> list[int]:
    """Return the cards pointed at, in order."""
    return [_CARD_OF[thing] for thing in things if thing in _CARD_OF]


def dice_of(thing: Thing) -> int | None:
    """Return the number of dice a button stands for."""
    kind, _, number = thing.partition(":")
    return int(number) if kind == "dice" and number.isdigit() else None
