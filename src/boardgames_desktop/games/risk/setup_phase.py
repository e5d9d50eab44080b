"""Set-up: who places first, claiming, placing the start armies, who starts (4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import AUTO, CHANCE, Action, Frame, Option, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.risk.base import refuse, wrong_verb
from boardgames_desktop.games.risk.reinforce import ReinforcePhase
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import LANDS

PLACING, PLAYING = "placing", "playing"
"""What a start roll decides: who places first, who takes the first turn."""


class SetupPhase(ReinforcePhase):
    """Everything before the first turn."""

    def _open(self, s: RiskState) -> None:
        """Push what a match begins with."""
        then(s, ("start_roll", CHANCE, PLACING, tuple(range(self.seats))))

    def _begin_placing(self, s: RiskState) -> None:
        """Let the seat on turn, who rolled highest, place first."""
        then(s, ("deal", CHANCE) if self.chosen.dealt else ("claim", (s.turn,)))

    # -- start rolls (risk.start_roll; 13.1, 13.2) ------------------------------------

    def _chance_start_roll(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del s
        return ("start_roll", *[draw.below(6) + 1 for _ in frame[3]])

    def _may_start_roll(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, seat
        if a[0] != "start_roll" or len(a) - 1 != len(frame[3]):
            return refuse("outcome", "start_roll")
        return None

    def _do_start_roll(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat
        _, _, purpose, rolling = frame
        best = max(a[1:])
        highest = tuple(who for who, die in zip(rolling, a[1:], strict=True) if die == best)
        if emit is not None:
            rolls = tuple(zip(rolling, a[1:], strict=True))
            data = {"purpose": purpose, "rolls": rolls, "highest": highest}
            emit(Event("start_roll", data))
        if len(highest) > 1:
            then(s, ("start_roll", CHANCE, purpose, highest))
        elif purpose == PLACING:
            s.turn = highest[0]
            self._begin_placing(s)
        else:
            s.turn = s.first = highest[0]
            s.round = 1
            then(s, ("begin", AUTO))

    # -- claiming, in turn or dealt (risk.claim) --------------------------------------

    def _options_claim(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame, seat
        for land, owner in enumerate(s.owner):
            if owner == NONE:
                yield ("claim", land)

    def _may_claim(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame, seat
        if a[0] == "place":
            return refuse("claim_first", "claim")
        if a[0] != "claim":
            return wrong_verb("claim")
        if s.owner[a[1]] != NONE:
            return refuse("claimed", "claim", place=a[1])
        return None

    def _forced_claim(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        del frame, seat
        return ("claim", s.owner.index(NONE)) if s.owner.count(NONE) == 1 else None

    def _do_claim(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        self._settle_land(s, a[1], seat)
        if emit is not None:
            emit(Event("claim", {"seat": seat, "land": a[1]}))
        self._after_claim(s, emit)

    def _settle_land(self, s: RiskState, land: int, seat: Seat) -> None:
        s.owner[land] = seat
        s.armies[land] = 1
        s.lands[seat] += 1
        s.pool[seat] -= 1

    def _after_claim(self, s: RiskState, emit: Emit | None) -> None:
        """Ask the next seat to claim; when all is claimed go on to the other start armies."""
        if NONE in s.owner:
            s.turn = self.next_playing(s, s.turn)
            then(s, ("claim", (s.turn,)))
        elif self.chosen.scattered:
            then(s, ("scatter", CHANCE))
        else:
            self._next_muster(s, emit)

    def _chance_deal(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del frame
        order = [(s.turn + step) % self.seats for step in range(self.seats)]
        left = [order[number % self.seats] for number in range(LANDS)]
        return ("deal", *[left.pop(draw.below(len(left))) for _ in range(LANDS)])

    def _may_deal(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame, seat
        shares = [0] * self.seats
        for number in range(LANDS):
            shares[(s.turn + number) % self.seats] += 1
        dealt = [a[1:].count(seat) for seat in range(self.seats)]
        if a[0] != "deal" or len(a) - 1 != LANDS or dealt != shares:
            return refuse("outcome", "claim")
        return None

    def _do_deal(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat
        for land, owner in enumerate(a[1:]):
            self._settle_land(s, land, owner)
        if emit is not None:
            emit(Event("deal", {"owners": a[1:]}))
        s.turn = (s.turn + LANDS - 1) % self.seats
        self._after_claim(s, emit)

    # -- the other start armies, one by one or scattered (risk.muster; 13.33) ---------

    def _next_muster(self, s: RiskState, emit: Emit | None) -> None:
        """Ask the next seat that has armies left; when none has, roll for the first turn."""
        for step in range(1, self.seats + 1):
            seat = (s.turn + step) % self.seats
            if s.pool[seat] and s.playing(seat):
                s.turn = seat
                then(s, ("muster", (seat,)))
                return
        self._roll_for_first_turn(s, emit)

    def _roll_for_first_turn(self, s: RiskState, emit: Emit | None) -> None:
        if emit is not None:
            emit(Event("set_up", {}))
        s.turn = NONE
        rolling = tuple(seat for seat in range(self.seats) if s.playing(seat))
        then(s, ("start_roll", CHANCE, PLAYING, rolling))

    def _options_muster(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        for land, owner in enumerate(s.owner):
            if owner == seat:
                yield ("place", land, 1)

    def _may_muster(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        if a[0] != "place":
            return wrong_verb("muster")
        if s.owner[a[1]] != seat:
            return refuse("place_elsewhere", "muster", place=a[1])
        if a[2] != 1:
            return refuse("one_at_a_time", "muster")
        return None

    def _do_muster(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        s.armies[a[1]] += 1
        s.pool[seat] -= 1
        if emit is not None:
            emit(Event("place", {"seat": seat, "land": a[1], "count": 1}))
        self._next_muster(s, emit)

    def _chance_scatter(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del frame
        more = [0] * LANDS
        for seat in range(self.sides):
            mine = [land for land in range(LANDS) if s.owner[land] == seat]
            for _ in range(s.pool[seat]):
                more[mine[draw.below(len(mine))]] += 1
        return ("scatter", *more)

    def _may_scatter(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame, seat
        if a[0] != "scatter" or len(a) - 1 != LANDS:
            return refuse("outcome", "muster")
        placed = [0] * self.sides
        for land, count in enumerate(a[1:]):
            placed[s.owner[land]] += count
        return refuse("outcome", "muster") if placed != s.pool else None

    def _do_scatter(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat
        for land, count in enumerate(a[1:]):
            s.armies[land] += count
        s.pool = [0] * self.sides
        if emit is not None:
            emit(Event("scatter", {"counts": a[1:]}))
        self._roll_for_first_turn(s, emit)
