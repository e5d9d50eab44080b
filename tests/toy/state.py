"""The position of the toy game."""

from __future__ import annotations

from typing import Any

from boardgames_desktop.core.actions import Frame

UNKNOWN = -1
"""A secret in an observation."""

NOT_YET = -2
"""A sealed bid that has not been made; that much is public."""

BLAST, LUCK, DISPEL = range(3)
CARD_NAMES = ("blast", "luck", "dispel")
FULL_DECK = (5, 5, 5)
HAND = 2
PURSE = 3
DICE = 3


class ToyState:
    __slots__ = (
        "agenda",
        "bids",
        "coins",
        "deck",
        "deck_size",
        "dice",
        "discard",
        "gifts",
        "hands",
        "leader",
        "out",
        "ply",
        "round",
        "score",
        "steps",
    )

    def __init__(self, seats: int) -> None:
        self.agenda: list[Frame] = []
        self.ply = 0
        self.round = 0
        self.leader = UNKNOWN
        self.coins = [2] * seats
        self.score = [0] * seats
        self.steps = [0] * seats
        self.gifts = [0] * seats
        self.bids = [NOT_YET] * seats
        self.out = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck = list(FULL_DECK)
        self.deck_size = sum(FULL_DECK)
        self.discard = [0] * len(FULL_DECK)
        self.dice: list[int] = []

    def copy(self) -> ToyState:
        other = ToyState.__new__(ToyState)
        other.agenda = self.agenda[:]
        other.ply = self.ply
        other.round = self.round
        other.leader = self.leader
        other.coins = self.coins[:]
        other.score = self.score[:]
        other.steps = self.steps[:]
        other.gifts = self.gifts[:]
        other.bids = self.bids[:]
        other.out = self.out[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]
        other.dice = self.dice[:]
        return other

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def alive(self) -> tuple[int, ...]:
        return tuple(seat for seat, out in enumerate(self.out) if not out)
