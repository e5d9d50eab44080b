"""The experience cards: who has them, when they are played, on what (section 9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

Window = Literal[
    "fast",
    "cripple",
    "call",
    "portal",
    "renew",
    "resources",
    "own_step",
    "construct",
    "round",
    "melee",
    "before_roll",
    "after_roll",
    "before_loss",
    "before_removal",
    "removed",
    "dispel",
]
"""When a card is played: the kinds of window, and ``own_step`` and ``construct``, which are
options of decisions that are asked anyway."""

Target = Literal["none", "space", "unit", "resource", "route", "building"]
"""What a card must be told: the verbs play, play_at, play_on, play_for, portal, summon."""


class Card(NamedTuple):
    """A kind of card."""

    key: str
    window: Window
    target: Target = "none"


CARDS: tuple[Card, ...] = (
    Card("call_to_arms", "call", "space"),
    Card("dispel_magic", "dispel"),
    Card("invisibility", "before_loss"),
    Card("polymorph", "round", "unit"),
    Card("devour", "round", "unit"),
    Card("ensnare", "melee"),
    Card("envenomed_spears", "before_roll"),
    Card("pillage", "removed"),
    Card("faerie_fire", "before_roll"),
    Card("marksmanship", "before_removal"),
    Card("moon_glaive", "after_roll"),
    Card("renew", "renew", "space"),
    Card("cripple", "cripple", "space"),
    Card("curse", "after_roll"),
    Card("summon_building", "construct", "building"),
    Card("web", "melee"),
    Card("fast", "fast", "space"),
    Card("resources", "resources", "resource"),
    Card("town_portal", "portal", "route"),
    Card("victory_point", "own_step"),
)
"""All kinds of card, numbered in this order."""

CARD_KEYS: tuple[str, ...] = tuple(card.key for card in CARDS)
NUMBER = {key: number for number, key in enumerate(CARD_KEYS)}

VERB_OF_TARGET = {
    "none": "play",
    "space": "play_at",
    "unit": "play_on",
    "resource": "play_for",
    "route": "portal",
    "building": "summon",
}


def joined(pile: tuple[int, ...], cards: Iterable[int]) -> tuple[int, ...]:
    """Return a pile with more cards, ascending."""
    return tuple(sorted((*pile, *cards)))


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a pile with one card less; raises ValueError if it is not there."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]
