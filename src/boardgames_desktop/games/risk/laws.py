"""What must be true in every position of Risk (fact sheet section 14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from boardgames_desktop.games.risk.base import RiskBase
from boardgames_desktop.games.risk.cards import CARDS, DECK, MUST_TRADE
from boardgames_desktop.games.risk.state import NONE, UNKNOWN, RiskState


def broken(rules: RiskBase, s: RiskState) -> Iterator[str]:
    """Yield every law that ``s`` breaks, as a sentence for the developer."""
    kind = s.agenda[-1][0] if s.agenda else ""
    # All but one may resign while lands are still being claimed: then the game is over.
    claiming = not s.agenda or any(
        frame[0] in ("start_roll", "deal", "deal_cards", "claim") for frame in s.agenda
    )
    yield from _cards((*s.hands, s.deck, s.discard))
    yield from _lands(rules, s, kind, claiming and not s.round)
    yield from _seats(rules, s, kind)
    yield from rules.further_laws(s)
    if len(s.agenda) > 12:
        yield f"the agenda grows: {len(s.agenda)} frames"


@lru_cache(maxsize=256)
def _cards(piles: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """Return what is wrong with hands, draw pile and discard pile; most positions share them."""
    return tuple(_wrong_cards(piles))


def _wrong_cards(piles: tuple[tuple[int, ...], ...]) -> Iterator[str]:
    cards = [card for pile in piles for card in pile]
    if len(cards) != CARDS:
        yield f"{len(cards)} cards instead of {CARDS}"
    known = sorted(card for card in cards if card != UNKNOWN)
    if len(set(known)) != len(known):
        yield "a card lies in two places"
    if UNKNOWN not in cards and known != list(DECK):
        yield "cards are missing"
    for pile in piles:
        if list(pile) != sorted(pile):
            yield "cards are out of order"


def _lands(rules: RiskBase, s: RiskState, kind: str, claiming: bool) -> Iterator[str]:
    owners = rules.owners
    if min(s.armies) > 0 and min(s.owner) > NONE and max(s.owner) < owners.stop:
        return
    for land, (owner, armies) in enumerate(zip(s.owner, s.armies, strict=True)):
        if armies > 0 and owner in owners and owner != NONE:
            continue
        if owner not in owners:
            yield f"territory {land} belongs to seat {owner}"
        if armies < 0:
            yield f"territory {land} has {armies} armies"
        elif owner == NONE and (not claiming or armies):
            yield f"territory {land} is nobody's"
        elif owner != NONE and not armies and not (kind == "move_in" and land == s.target):
            yield f"territory {land} is empty"


def _seats(rules: RiskBase, s: RiskState, kind: str) -> Iterator[str]:
    for seat in range(rules.seats):
        if s.owner.count(seat) != s.lands[seat]:
            yield f"seat {seat} does not have {s.lands[seat]} territories"
        if s.pool[seat] < 0:
            yield f"seat {seat} has {s.pool[seat]} armies to place"
        if s.pool[seat] and s.round and seat != s.turn:
            yield f"seat {seat} has armies to place out of turn"
        if s.round and s.alive[seat] and not rules.stands(s, seat):
            dying = kind == "move_in" and s.agenda[-1][3] in rules.team(seat)
            if not dying and not s.resigned[seat]:
                yield f"seat {seat} lives without a territory"
        if not s.alive[seat] and (rules.stands(s, seat) or s.hands[seat]):
            yield f"seat {seat} is out but has territories or cards"
        if s.resigned[seat] and (s.pool[seat] or s.hands[seat]):
            yield f"seat {seat} resigned but has armies to place or cards"
        for asked in s.agenda[-1][1] if s.agenda else ():
            if asked == seat and not s.playing(seat):
                yield f"seat {seat} is asked but takes no turns"
    if kind == "combat":
        if s.pool[s.turn]:
            yield "armies are kept back from placing"
        if len(s.hands[s.turn]) >= MUST_TRADE:
            yield "combat goes on with five or more cards in hand"
    if s.winners and s.agenda:
        yield "somebody won but somebody is asked"
    if not s.winners and not s.agenda:
        yield "the game is over but nobody won"
