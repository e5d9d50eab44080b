"""The first position of a scenario (sections 4 and 11)."""

from __future__ import annotations

from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.scenario import Pieces
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    GOLD,
    NONE,
    UNITS,
    WOOD,
    WORKER,
    WarcraftState,
)


class SetUp(WarcraftBase):
    """Lays out what the scenario says; who begins and what is drawn is left to chance."""

    def lay_out(self) -> WarcraftState:
        """Return the board before anybody has drawn a card; nothing is asked yet."""
        s = WarcraftState(self.seats, self.sides, self.spaces)
        s.reserve = list(BOX.limits) * self.sides
        self._set_up_seats(s)
        self._set_up_neutrals(s)
        self._set_up_board(s)
        return s

    def deck_of(self, seat: int) -> tuple[int, ...]:
        """Return all cards a seat plays this scenario with, ascending (9, 11)."""
        deck = self.races[seat].deck
        if not self.chosen.strip_scenario_cards:
            return deck
        useless = {NUMBER[key] for key in self.scenario.stripped}
        return tuple(card for card in deck if card not in useless)

    def _set_up_seats(self, s: WarcraftState) -> None:
        spots, number = self.scenario.spots, self.field.number
        for seat, plan in enumerate(self.scenario.seats):
            s.stock[seat * 2 + GOLD] = plan.gold
            s.stock[seat * 2 + WOOD] = plan.wood
            s.decks[seat] = self.deck_of(seat)
            if plan.levels == "top":
                for kind in UNITS:
                    s.level[seat * 3 + kind] = len(self.races[seat].tiles[kind])
            self._place(s, seat, plan.pieces)
            for name in plan.outposts:
                space = number[spots[name]]
                s.outpost[space] = seat
                s.standing[space] = True
            for name in plan.necromancers:
                self._put(s, seat, number[spots[name]], WORKER, 1)
        s.captives = tuple(
            number[spots[plan.captive]] if plan.captive else NONE for plan in self.scenario.seats
        )

    def _set_up_neutrals(self, s: WarcraftState) -> None:
        plan = self.scenario.neutral
        if plan is None:
            return
        for kind in UNITS:
            s.level[self.seats * 3 + kind] = plan.level
        self._place(s, self.seats, plan.pieces)

    def _set_up_board(self, s: WarcraftState) -> None:
        s.tokens = (1 << len(self.field.token_spaces)) - 1
        if any(plan.undying for plan in self.scenario.seats):
            s.risen = [0] * (self.spaces * 4)
        if self.scenario.depletion == "far":
            for space in self.field.resources:
                if not self.near_town(space):
                    s.depleted[space] = DEPLETED

    def _place(self, s: WarcraftState, side: int, stacks: tuple[Pieces, ...]) -> None:
        for stack in stacks:
            space = self.field.number[stack.at]
            counts = (stack.melee, stack.ranged, stack.flying, stack.workers)
            for kind, count in enumerate(counts):
                self._put(s, side, space, kind, count)

    def _put(self, s: WarcraftState, side: int, space: int, kind: int, count: int) -> None:
        self.add(s, side, space, kind, count)
        s.reserve[side * 4 + kind] -= count
