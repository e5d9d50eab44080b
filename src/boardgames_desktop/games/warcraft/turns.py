"""The round: its four steps, who plays when, the first player, cards drawn (4, 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from boardgames_desktop.core.actions import AUTO, CHANCE, HIDDEN, Action, Frame, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.warcraft.base import WarcraftBase, refuse
from boardgames_desktop.games.warcraft.cards import joined, without
from boardgames_desktop.games.warcraft.exhaustion import exhausted
from boardgames_desktop.games.warcraft.state import (
    DEPLOY,
    HARVEST,
    MOVE,
    NONE,
    SPEND,
    UNKNOWN,
    WarcraftState,
)

START_HAND = 3
"""Cards dealt to each seat before the first round (4)."""


class TurnFlow(WarcraftBase):
    """Set-up by chance, rounds and steps.

    A round is a list of AUTO frames: ``step`` for each step, under it ``part`` for each seat
    that plays it, and ``after`` behind them. What a part asks is pushed by the mixin of its
    step, in ``_begin_<step>``.
    """

    def _open(self, s: WarcraftState) -> None:
        """Push everything from the draw for the first player on."""
        s.first = self.scenario.first
        draw_first = (("first", CHANCE),) if s.first == NONE else ()
        hands = [("deal", CHANCE, seat) for seat in range(self.seats) if s.decks[seat]]
        then(s, *draw_first, *hands, ("begin_round", AUTO))

    # -- the first player -------------------------------------------------------------

    def _chance_first(self, s: WarcraftState, frame: Frame, draw: Draw) -> Action:
        del s, frame
        return ("first", draw.below(self.seats))

    def _outcomes_first(self, s: WarcraftState, frame: Frame) -> Sequence[tuple[Action, int]]:
        del s, frame
        return [(("first", seat), 1) for seat in range(self.seats)]

    def _may_first(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, frame, seat
        if a[0] == "first" and a[1] < self.seats:
            return None
        return refuse("outcome", "setup")

    def _do_first(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat
        s.first = a[1]
        if emit is not None:
            emit(Event("first", {"seat": a[1]}))

    # -- rounds and steps (5) ---------------------------------------------------------

    def _do_begin_round(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a, emit
        s.round += 1
        s.raised = 0
        steps = [("step", AUTO, step) for step in (MOVE, HARVEST, DEPLOY, SPEND)]
        then(s, *steps, ("end_round", AUTO))

    def _do_step(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat, a, emit
        step = frame[2]
        s.step = step
        s.order_at = 0
        parts = [
            ("part", AUTO, step, seat)
            for seat in self.clockwise(s.first)
            if s.alive[seat] and (step == MOVE or not self.undying[seat])
        ]
        then(s, *parts, ("after", AUTO, step))

    def _do_part(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del a
        step, seat = frame[2:]
        if not s.alive[seat]:
            return
        s.turn = seat
        s.order_at += 1
        if emit is not None:
            emit(Event("step", {"seat": seat, "step": step, "round": s.round}))
        (self._begin_move, self._begin_harvest, self._begin_deploy, self._begin_spend)[step](
            s, seat
        )

    def _do_after(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat, a
        if frame[2] == MOVE:
            self._capture_towns(s, emit)

    def _do_end_round(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Pass the marker clockwise; set cards aside where the scenario says so (5, 11.4)."""
        del frame, seat, a, emit
        asides = [
            ("set_aside", CHANCE, goal.seat)
            for goal in self.scenario.goals
            if goal.kind == "last_card" and s.alive[goal.seat] and s.decks[goal.seat]
        ]
        then(s, *asides, ("next_round", AUTO))

    def _do_next_round(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a
        if self.chosen.round_limit and s.round >= self.chosen.round_limit:
            self._end_at_limit(s, emit)
            return
        if exhausted(self, s):
            self._end(s, (), "exhausted", emit)
            return
        s.first = next(seat for seat in self.clockwise((s.first + 1) % self.seats) if s.alive[seat])
        s.agenda.append(("begin_round", AUTO))

    def _do_moment(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Open the windows for cards of a moment of the step (9)."""
        del seat, a, emit
        when, turn = frame[2], s.turn
        alive = [seat for seat in self.clockwise(turn) if s.alive[seat]]
        foes = [seat for seat in alive if self.hostile(seat, turn)]
        if when == "call":
            then(s, *[self._window(s, when, foes, space) for space in s.entered])
        elif when == "cripple":
            s.agenda.append(self._window(s, when, foes))
        else:
            s.agenda.append(self._window(s, when, alive if when == "portal" else alive[:1]))

    # -- cards drawn (4, 6.2, 11.4) ---------------------------------------------------

    def _do_to_draw(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Draw the cards of ``_draws`` one by one; an empty deck is reshuffled first."""
        del a
        seat, number = frame[2:]
        if not s.alive[seat]:
            return
        if not s.decks[seat] and s.discards[seat] and not self._clock(seat):
            s.decks[seat], s.discards[seat] = s.discards[seat], ()
            if emit is not None:
                emit(Event("reshuffle", {"seat": seat}))
        if not s.decks[seat]:
            return
        if number > 1:
            s.agenda.append(("to_draw", AUTO, seat, number - 1))
        s.agenda.append(("deal", CHANCE, seat, 1))

    def _dealt(self, s: WarcraftState, frame: Frame) -> int:
        """Return how many cards a frame deals: as many as it says, or a hand to start with."""
        return frame[3] if len(frame) > 3 else min(START_HAND, len(s.decks[frame[2]]))

    def _clock(self, seat: Seat) -> bool:
        """Tell whether the deck of a seat is a clock, which is never wound up again (11.4)."""
        return any(goal.kind == "last_card" and goal.seat == seat for goal in self.scenario.goals)

    def _chance_deal(self, s: WarcraftState, frame: Frame, draw: Draw) -> Action:
        deck = list(s.decks[frame[2]])
        return (
            "draw",
            *sorted(deck.pop(draw.below(len(deck))) for _ in range(self._dealt(s, frame))),
        )

    def _outcomes_deal(self, s: WarcraftState, frame: Frame) -> Sequence[tuple[Action, int]] | None:
        deck = s.decks[frame[2]]
        if self._dealt(s, frame) > 1 or UNKNOWN in deck:
            return None
        return [(("draw", card), copies) for card, copies in sorted(Counter(deck).items())]

    def _may_deal(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del seat
        if a[0] == "draw" and len(a) == 1 + self._dealt(s, frame):
            missing = Counter(a[1:]) - Counter(s.decks[frame[2]])
            if missing.total() <= s.decks[frame[2]].count(UNKNOWN):
                return None
        return refuse("outcome", "cards")

    def _do_deal(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        seat = frame[2]
        cards = tuple(UNKNOWN if card == HIDDEN else card for card in a[1:])
        self._take_off_deck(s, seat, cards)
        s.hands[seat] = joined(s.hands[seat], cards)
        if emit is not None:
            emit(Event("draw", {"seat": seat, "count": len(cards)}))
            team = frozenset(self.team(seat))
            emit(Event("card", {"seat": seat, "cards": cards}, team))
        self._check_last_card(s, seat, emit)

    def _take_off_deck(self, s: WarcraftState, seat: Seat, cards: Sequence[int]) -> None:
        deck = s.decks[seat]
        for card in cards:
            deck = without(deck, card if card in deck else UNKNOWN)
        s.decks[seat] = deck

    def _check_last_card(self, s: WarcraftState, seat: Seat, emit: Emit | None) -> None:
        """End the game if that was the last card of a deck that is a clock (11.4)."""
        if not s.decks[seat] and s.round and self._clock(seat):
            self._end(s, self.team(seat), "last_card", emit)

    # -- cards set aside (11.4) -------------------------------------------------------

    def _chance_set_aside(self, s: WarcraftState, frame: Frame, draw: Draw) -> Action:
        deck = s.decks[frame[2]]
        return ("draw", deck[draw.below(len(deck))])

    def _outcomes_set_aside(
        self, s: WarcraftState, frame: Frame
    ) -> Sequence[tuple[Action, int]] | None:
        return self._outcomes_deal(s, (*frame, 1))

    def _may_set_aside(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action
    ) -> Refusal | None:
        return self._may_deal(s, (*frame, 1), seat, a)

    def _do_set_aside(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        seat = frame[2]
        card = UNKNOWN if a[1] == HIDDEN else a[1]
        self._take_off_deck(s, seat, (card,))
        s.aside_cards = joined(s.aside_cards, (card,))
        if emit is not None:
            emit(Event("set_aside", {"seat": seat, "left": len(s.decks[seat])}))
        self._check_last_card(s, seat, emit)
