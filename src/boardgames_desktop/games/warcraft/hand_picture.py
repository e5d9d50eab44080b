"""How the viewer's hand looks: cards with their timing and what they do."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Token
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import things
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.names import card_name
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import UNKNOWN, WarcraftState

_NUMBERS: Mapping[str, Mapping[str, int]] = {"resources": {"count": BOX.resource_card}}
"""Numbers in the words of cards that the races' file can change."""


def tokens(o: WarcraftState, seat: Seat) -> list[Token]:
    """Return the cards of a hand; equal cards are numbered."""
    found: list[Token] = []
    copies: dict[int, int] = {}
    for card in o.hands[seat]:
        copy = copies.get(card, 0)
        copies[card] = copy + 1
        if card == UNKNOWN:
            found.append(Token(f"card:unknown.{copy}", "card", seat, things.HAND))
            continue
        key = CARD_KEYS[card]
        found.append(
            Token(
                things.card(card, copy),
                "card",
                seat,
                things.HAND,
                face=key,
                title=card_name(card),
                note=Msg(f"warcraft.card.{key}.when"),
                text=Msg(f"warcraft.card.{key}.does", _NUMBERS.get(key, {})),
            )
        )
    return found


def cards_in(o: WarcraftState, seat: Seat, card: int) -> frozenset[str]:
    """Return the things of all copies of a kind of card in a hand."""
    count = o.hands[seat].count(card)
    return frozenset(things.card(card, copy) for copy in range(count))
