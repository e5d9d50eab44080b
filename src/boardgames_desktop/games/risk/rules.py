"""The rules of classic Risk, put together from its phases; secrets, resigning, records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self

from boardgames_desktop.core.actions import AUTO, CHANCE, HIDDEN, Action, Option, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.risk import record, say
from boardgames_desktop.games.risk.base import MOST_SEATS, refuse
from boardgames_desktop.games.risk.cards import DECK
from boardgames_desktop.games.risk.dice import defence_limit
from boardgames_desktop.games.risk.options import RiskOptions
from boardgames_desktop.games.risk.setup_phase import SetupPhase
from boardgames_desktop.games.risk.state import UNKNOWN, RiskState
from boardgames_desktop.games.risk.world import LANDS


class RiskRules(SetupPhase):
    """Classic Risk.

    Args:
        seats: 2 to 6.
        chosen: the options of the match.
        start_armies: armies each seat starts with.
        neutrals: neutral armies beside the seats.
    """

    def __init__(
        self, seats: int, chosen: RiskOptions, start_armies: int, neutrals: int = 0
    ) -> None:
        if not 2 <= seats <= MOST_SEATS:
            raise ValueError(f"Risk is for 2 to {MOST_SEATS} seats, not {seats}")
        super().__init__(seats, chosen, start_armies, neutrals)

    @classmethod
    def at_table(cls, seats: int, chosen: RiskOptions) -> Self:
        """Return the rules for a match of ``seats`` with the start armies of section 4."""
        return cls(seats, chosen, cls.armies_at_start(seats), cls.neutral_armies(seats))

    def new(self) -> RiskState:
        """Return the empty board before the first roll."""
        s = RiskState.empty(self.sides, LANDS, self.start_armies, DECK)
        self._open(s)
        return s

    # -- resigning (risk.resign; 13.27) -----------------------------------------------

    def asides(self, s: RiskState, seat: Seat) -> Iterator[Option]:
        """Yield ``("resign",)`` to every seat still in the game while a player is asked."""
        if s.agenda and s.agenda[-1][0] in self.open_kinds and self._may_leave(s, seat):
            yield ("resign",)

    def _may_leave(self, s: RiskState, seat: Seat) -> bool:
        """Tell whether ``seat`` is in the game; whose last territory has just fallen is not."""
        return s.playing(seat) and (not s.round or self.stands(s, seat))

    def _may_aside_resign(self, s: RiskState, seat: Seat, a: Action) -> Refusal | None:
        del a
        if not self._may_leave(s, seat):
            return refuse("out", "resign")
        return None

    def _aside_resign(self, s: RiskState, seat: Seat, a: Action, emit: Emit | None) -> None:
        """Leave: armies stay as passive neutrals, cards are discarded, nobody asks any more."""
        del a
        kind, asked = s.agenda[-1][:2]
        last_two = sum(s.playing(other) for other in range(self.seats)) == 2
        if kind == "move_in" and (seat == s.turn or last_two):
            self._do_move_in(s, s.agenda.pop(), s.turn, ("move_in", s.fought[2]), emit)
            if s.winners:
                return
        if emit is not None:
            emit(Event("resign", {"seat": seat}))
        s.resigned[seat] = True
        s.pool[seat] = 0
        self._discard_hand(s, seat)
        if self._check_last(s, emit):
            return
        if seat in asked and kind == "claim":
            s.agenda.pop()
            self._after_claim(s, emit)
        elif seat in asked and kind == "muster":
            s.agenda.pop()
            self._next_muster(s, emit)
        elif seat == s.turn:
            s.agenda.clear()
            s.agenda.append(("next", AUTO))
        elif seat in asked:
            frame = s.agenda.pop()
            s.agenda.append(("battle", CHANCE, frame[2], 2, s.owner[s.target]))

    def automatic(self, o: RiskState, seat: Seat) -> Action | None:
        """Return the defence with the most dice; nothing else is answered by a setting."""
        if o.agenda and o.agenda[-1][0] == "defend" and seat in o.agenda[-1][1]:
            return ("defend", defence_limit(o.armies[o.target]))
        return None

    # -- secrets ----------------------------------------------------------------------

    def observe(self, s: RiskState, seat: Seat | None) -> RiskState:
        """Return a copy without the draw pile and the hands of others (3.2)."""
        o = s.copy()
        mine = () if seat is None else self.team(seat)
        o.deck = (UNKNOWN,) * len(s.deck)
        o.hands = [
            hand if other in mine else (UNKNOWN,) * len(hand) for other, hand in enumerate(s.hands)
        ]
        return o

    def imagine(self, o: RiskState, seat: Seat, draw: Draw) -> RiskState:
        """Return a full state: the unseen cards dealt at random to where they may be."""
        del seat
        s = o.copy()
        seen = {card for hand in o.hands for card in hand} | set(o.discard) | set(o.deck)
        unseen = [card for card in DECK if card not in seen]
        for last in range(len(unseen) - 1, 0, -1):
            other = draw.below(last + 1)
            unseen[last], unseen[other] = unseen[other], unseen[last]
        for other, hand in enumerate(o.hands):
            if UNKNOWN in hand:
                s.hands[other] = tuple(
                    sorted(unseen.pop() if card == UNKNOWN else card for card in hand)
                )
        s.deck = tuple(sorted(unseen.pop() if card == UNKNOWN else card for card in o.deck))
        return s

    def mask(self, s: RiskState, seat: Seat, a: Action, viewer: Seat | None) -> Action:
        """Hide a drawn card from everybody but its owner."""
        del seat
        return ("draw", HIDDEN) if a[0] == "draw" and viewer not in self.team(s.turn) else a

    # -- words ------------------------------------------------------------------------

    def say(self, o: RiskState, seat: Seat, option: Option) -> Msg:
        """Return the Actions panel's words for an option."""
        del seat
        return say.option_words(self, o, option)

    def prompt(self, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
        """Return the question put to ``seat`` and a line of context."""
        return say.question(self, o, seat)

    # -- records ----------------------------------------------------------------------

    def key(self, s: RiskState) -> tuple[Any, ...]:
        """Return the whole state as nested tuples."""
        return record.key(s)

    def dump(self, s: RiskState) -> dict[str, Any]:
        """Return the state as JSON values."""
        return record.dump(s, self.own_fields)

    def load(self, data: Mapping[str, Any]) -> RiskState:
        """Return the state of a dump; raises PositionError naming the bad field."""
        return record.load(self, data)
