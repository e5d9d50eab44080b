"""Two players and two neutral armies: dealt set-up, passive neutrals (4.2, 7).

:class:`NeutralSetup` changes nothing at tables of more than two players, so that a variant
for two to four (Mission Risk) can use it as it is: ``class Rules(NeutralSetup, RiskRules)``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from typing import ClassVar

from boardgames_desktop.core.actions import CHANCE, Action, Frame, Option, Seat, Span
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.risk.base import refuse, wrong_verb
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.setup_phase import PLACING
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import LANDS

TWO = 2
NEUTRAL_ARMIES = 2
ARMIES_OF_TWO = 36
ARMIES_OF_NEUTRAL = 24
CARDS_OF_TWO = 12
CARDS_OF_NEUTRAL = 9
OWN_A_TURN = 3
"""Own armies of a placement turn; each neutral army gets one as long as it has any."""


class NeutralSetup(RiskRules):
    """Set-up of two players by dealt cards; neutral armies are road blocks (4.2, 7).

    Neutral armies are sides after the seats. They defend, by the dice of the player who is
    not on turn (:meth:`RiskBase.answers_for`), and hold no cards; nothing else is theirs.

    Attributes:
        most_bribes: cards a neutral army may hold.
    """

    most_bribes: ClassVar[int] = 0

    @classmethod
    def neutral_armies(cls, seats: int) -> int:
        """Return two for two players, else none."""
        return NEUTRAL_ARMIES if seats == TWO else 0

    @classmethod
    def armies_at_start(cls, seats: int) -> int:
        """Return the start armies of each player: 36 for two (4.2.1)."""
        return ARMIES_OF_TWO if seats == TWO else super().armies_at_start(seats)

    @property
    def neutrals(self) -> range:
        """The sides that are neutral armies."""
        return range(self.seats, self.sides)

    def _open(self, s: RiskState) -> None:
        if not self.neutrals:
            super()._open(s)
            return
        for side in self.neutrals:
            s.pool[side] = ARMIES_OF_NEUTRAL
        if self.chosen.scattered:
            then(s, ("deal_cards", CHANCE), ("scatter", CHANCE))
        else:
            everybody = tuple(range(self.seats))
            then(s, ("deal_cards", CHANCE), ("start_roll", CHANCE, PLACING, everybody))

    def further_laws(self, s: RiskState) -> Iterator[str]:
        """Yield what is wrong with the neutral armies."""
        yield from super().further_laws(s)
        kind = s.agenda[-1][0] if s.agenda else ""
        for side in self.neutrals:
            if s.owner.count(side) != s.lands[side]:
                yield f"neutral {side} does not have {s.lands[side]} territories"
            falling = kind == "move_in" and s.agenda[-1][3] == side
            if s.round and s.alive[side] != bool(s.lands[side]) and not falling:
                yield f"neutral {side} has {s.lands[side]} territories but lives: {s.alive[side]}"
            if len(s.hands[side]) > (self.most_bribes if s.alive[side] else 0):
                yield f"neutral {side} holds {len(s.hands[side])} cards"
            placing = kind == "ally_place" and s.agenda[-1][2] == side
            if s.pool[side] and s.round and s.agenda and not placing:
                yield f"neutral {side} has armies to place out of turn"

    # -- the deal (risk.neutral_setup; 4.2.2) -----------------------------------------

    def _shares(self) -> list[int]:
        return [CARDS_OF_TWO] * self.seats + [CARDS_OF_NEUTRAL] * len(self.neutrals)

    def _chance_deal_cards(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del s, frame
        left = list(chain.from_iterable(map(repeat, range(self.sides), self._shares())))
        return ("deal", *[left.pop(draw.below(len(left))) for _ in range(LANDS)])

    def _may_deal_cards(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, frame, seat
        dealt = [a[1:].count(side) for side in range(self.sides)]
        if a[0] != "deal" or len(a) - 1 != LANDS or dealt != self._shares():
            return refuse("outcome", "neutral_setup")
        return None

    def _do_deal_cards(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat
        for land, side in enumerate(a[1:]):
            self._settle_land(s, land, side)
        if emit is not None:
            emit(Event("deal_cards", {"owners": a[1:]}))

    # -- placement turns (risk.neutral_setup; 4.2.4, EX17) ----------------------------

    def _begin_placing(self, s: RiskState) -> None:
        if self.neutrals:
            self._ask_garrison(s)
        else:
            super()._begin_placing(s)

    def _ask_garrison(self, s: RiskState) -> None:
        """Ask the seat on turn for its own armies and one for each neutral that has any left."""
        waiting = tuple(side for side in self.neutrals if s.pool[side])
        then(s, ("garrison", (s.turn,), min(OWN_A_TURN, s.pool[s.turn]), waiting))

    def _options_garrison(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        _, _, own, waiting = frame
        for land, owner in enumerate(s.owner):
            if owner == seat:
                if own:
                    yield ("place", land, Span(1, own))
            elif owner in waiting:
                yield ("place", land, 1)

    def _may_garrison(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        _, _, own, waiting = frame
        if a[0] != "place":
            return wrong_verb("neutral_setup")
        _, land, count = a
        owner = s.owner[land]
        if owner == seat:
            if not own:
                return refuse("own_placed", "neutral_setup")
            return refuse("place_too_many", "neutral_setup", own) if count > own else None
        if owner not in self.neutrals:
            return refuse("place_elsewhere", "neutral_setup", place=land)
        if owner not in waiting:
            return refuse("neutral_placed", "neutral_setup", place=land)
        return refuse("neutral_one", "neutral_setup", place=land) if count != 1 else None

    def _do_garrison(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        _, asked, own, waiting = frame
        _, land, count = a
        side = s.owner[land]
        s.armies[land] += count
        s.pool[side] -= count
        if side == seat:
            own -= count
        else:
            waiting = tuple(other for other in waiting if other != side)
        if emit is not None:
            emit(Event("garrison", {"seat": seat, "side": side, "land": land, "count": count}))
        if own or waiting:
            then(s, ("garrison", asked, own, waiting))
            return
        s.turn = self.next_playing(s, seat)
        if s.pool[s.turn]:
            self._ask_garrison(s)
        else:
            self._roll_for_first_turn(s, emit)


class PassiveRules(NeutralSetup):
    """Two players, passive neutral armies (7)."""
