"""What a seat may see, and full positions that fit what it sees (section 1)."""

from __future__ import annotations

from boardgames_desktop.core.actions import HIDDEN, Action, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.set_up import SetUp
from boardgames_desktop.games.warcraft.state import UNKNOWN, WarcraftState

VICTORY_POINT = NUMBER["victory_point"]


class Secrets(SetUp):
    """Hands are seen by their owner and his team, draw piles and cards set aside by nobody."""

    def observe(self, s: WarcraftState, seat: Seat | None) -> WarcraftState:
        """Return a copy with every card ``seat`` (None = spectator) may not see unknown."""
        o = s.copy()
        mine = () if seat is None else self.team(seat)
        o.decks = [(UNKNOWN,) * len(deck) for deck in s.decks]
        o.hands = [
            hand if other in mine else (UNKNOWN,) * len(hand) for other, hand in enumerate(s.hands)
        ]
        o.aside_cards = (UNKNOWN,) * len(s.aside_cards)
        return o

    def imagine(self, o: WarcraftState, seat: Seat, draw: Draw) -> WarcraftState:
        """Return a full state: of each race's cards, the unseen ones dealt to where they may be.

        The cards set aside are all of one deck, that of the goal's seat (11.4).
        """
        del seat
        s = o.copy()
        keeper = self.keeper_of_aside_cards
        for other in range(self.seats):
            aside = o.aside_cards if other == keeper else ()
            unseen = self._unseen(o, other, aside)
            for last in range(len(unseen) - 1, 0, -1):
                swap = draw.below(last + 1)
                unseen[last], unseen[swap] = unseen[swap], unseen[last]
            s.hands[other] = _filled(o.hands[other], unseen)
            s.decks[other] = _filled(o.decks[other], unseen)
            if other == keeper:
                s.aside_cards = _filled(aside, unseen)
        return s

    @property
    def keeper_of_aside_cards(self) -> int:
        """The seat whose deck runs down card by card, or -1 (11.4)."""
        return next((goal.seat for goal in self.scenario.goals if goal.kind == "last_card"), -1)

    def mask(self, s: WarcraftState, seat: Seat, a: Action, viewer: Seat | None) -> Action:
        """Hide drawn cards from all but the team of who draws them, cards set aside from all."""
        del seat
        if a[0] != "draw":
            return a
        kind, _, drawer = s.agenda[-1][:3]
        if kind == "deal" and viewer is not None and viewer in self.team(drawer):
            return a
        return (a[0], *(HIDDEN for _ in a[1:]))

    def _unseen(self, o: WarcraftState, seat: Seat, aside: tuple[int, ...]) -> list[int]:
        """Return the cards of a seat's deck that lie nowhere open, as many as are unknown."""
        unseen = list(self.deck_of(seat))
        laid = (VICTORY_POINT,) * o.laid[seat]
        for card in (*o.hands[seat], *o.decks[seat], *aside, *o.discards[seat], *laid):
            if card != UNKNOWN and card in unseen:
                unseen.remove(card)
        return unseen


def _filled(pile: tuple[int, ...], unseen: list[int]) -> tuple[int, ...]:
    """Return a pile with its unknown cards taken from ``unseen``, ascending."""
    return tuple(sorted(unseen.pop() if card == UNKNOWN else card for card in pile))
