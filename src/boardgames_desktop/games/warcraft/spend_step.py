"""Step 4, spend: train, construct or upgrade, or nothing; then the turn is over (5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import AUTO, Action, Frame, Option, Seat, Span
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.warcraft.base import CARD_VERBS, WarcraftBase, wrong_verb
from boardgames_desktop.games.warcraft.names import price_words
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    CONSTRUCT,
    GOLD,
    KINDS,
    NO_MODE,
    NONE,
    TRAIN,
    UNITS,
    UPGRADE,
    WOOD,
    WORKER,
    WarcraftState,
)

MODE = {
    "train": TRAIN,
    "build": CONSTRUCT,
    "summon": CONSTRUCT,
    "outpost": CONSTRUCT,
    "upgrade": UPGRADE,
}
"""Which of the three options a verb belongs to."""

MOST_AT_ONCE = 99
"""How often a seat can pay a price of nothing."""


class SpendStep(WarcraftBase):
    """Spending."""

    def _begin_spend(self, s: WarcraftState, seat: Seat) -> None:
        s.mode = NO_MODE
        s.upgraded = 0
        then(s, ("moment", AUTO, "resources"), ("spend", (seat,)), ("turn_end", AUTO))

    def _do_turn_end(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Test who has won, at the end of a turn (V1; 13.3)."""
        del frame, seat, a
        s.mode = NO_MODE
        s.upgraded = 0
        self._check_turn(s, emit)

    # -- what can be afforded ---------------------------------------------------------

    def _affordable(self, s: WarcraftState, seat: Seat, cost: tuple[int, int]) -> int:
        """Return how many times a seat can pay a price."""
        return min(
            (s.stock[seat * 2 + kind] // cost[kind] for kind in (GOLD, WOOD) if cost[kind]),
            default=MOST_AT_ONCE,
        )

    def _pay(self, s: WarcraftState, seat: Seat, cost: tuple[int, int], times: int = 1) -> None:
        s.stock[seat * 2 + GOLD] -= cost[GOLD] * times
        s.stock[seat * 2 + WOOD] -= cost[WOOD] * times

    def _may_pay(self, s: WarcraftState, seat: Seat, cost: tuple[int, int]) -> Refusal | None:
        if self._affordable(s, seat, cost):
            return None
        return self.refuse("too_dear", "spend", price=price_words(cost))

    def _may_mode(self, s: WarcraftState, verb: str) -> Refusal | None:
        """Judge whether a verb belongs to the option begun: one a step (5.4)."""
        if s.mode in (NO_MODE, MODE[verb]):
            return None
        return self.refuse("one_option", "spend")

    # -- option 1, train (warcraft.train) ---------------------------------------------

    def _empty(self, s: WarcraftState, seat: Seat, kind: int) -> int:
        """Return the finished buildings for a kind in which nobody stands."""
        return self.buildings(s, seat, kind) - s.training[seat * 4 + kind]

    def _may_train(self, s: WarcraftState, seat: Seat, kind: int, number: int) -> Refusal | None:
        if self.necromancers[seat]:
            return self.refuse("only_upgrades", "necromancers")
        if not self.buildings(s, seat, kind):
            return self.refuse("no_building", "train", kind=kind, side=seat)
        empty = self._empty(s, seat, kind)
        if number > empty:
            return self.refuse("buildings_taken", "train", empty, kind=kind, side=seat)
        left = s.reserve[seat * 4 + kind]
        if number > left:
            return self.refuse("reserve", "train", left, kind=kind, side=seat)
        cost = BOX.costs[kind]
        if number > self._affordable(s, seat, cost):
            price = price_words((cost[GOLD] * number, cost[WOOD] * number))
            return self.refuse("too_dear", "train", price=price)
        return None

    def _most_trained(self, s: WarcraftState, seat: Seat, kind: int) -> int:
        return min(
            self._empty(s, seat, kind),
            s.reserve[seat * 4 + kind],
            self._affordable(s, seat, BOX.costs[kind]),
        )

    # -- option 2, construct (warcraft.construct) -------------------------------------

    def planned(self, s: WarcraftState, seat: Seat, kind: int) -> int:
        """Return the buildings a seat has added or is adding."""
        at = seat * 3 + kind
        return s.built[at] + s.building[at] + s.summoned[at]

    def may_add_building(self, s: WarcraftState, seat: Seat, kind: int) -> Refusal | None:
        """Judge the option begun, the plot and the price of a building (5.4)."""
        if self.necromancers[seat]:
            return self.refuse("only_upgrades", "necromancers")
        refusal = self._may_mode(s, "build")
        if refusal is not None:
            return refusal
        if self.towns[seat] == NONE:
            return self.refuse("no_town", "building")
        if self.planned(s, seat, kind) >= BOX.buildings[kind]:
            return self.refuse("no_plot", "building", BOX.buildings[kind], kind=kind, side=seat)
        return self._may_pay(s, seat, BOX.building_cost)

    def begin_building(
        self, s: WarcraftState, seat: Seat, kind: int, emit: Emit | None, *, summoned: bool
    ) -> None:
        """Pay for a building and lay it face down, with a worker from the town or summoned."""
        s.mode = CONSTRUCT
        self._pay(s, seat, BOX.building_cost)
        if summoned:
            s.summoned[seat * 3 + kind] += 1
        else:
            self.add(s, seat, self.towns[seat], WORKER, -1)
            s.building[seat * 3 + kind] += 1
        if emit is not None:
            emit(Event("build", {"seat": seat, "kind": kind}))

    def _may_build(self, s: WarcraftState, seat: Seat, kind: int) -> Refusal | None:
        refusal = self.may_add_building(s, seat, kind)
        if refusal is not None:
            return refusal
        town = self.towns[seat]
        if not self.count(s, seat, town, WORKER):
            return self.refuse("no_builder", "building", place=town)
        if town in s.locked:
            return self.refuse("locked", "locked", place=town)
        return None

    def _may_outpost(self, s: WarcraftState, seat: Seat, space: int) -> Refusal | None:
        if self.necromancers[seat]:
            return self.refuse("only_upgrades", "necromancers")
        if not self.count(s, seat, space, WORKER):
            return self.refuse("no_worker", "outpost", place=space)
        if self.field.terrain[space] in ("town", "mountain"):
            return self.refuse("outpost_where", "outpost", place=space)
        if s.outpost[space] != NONE:
            return self.refuse("outpost_there", "outpost", place=space)
        if s.outpost.count(seat) >= BOX.outposts:
            return self.refuse("no_outposts", "outpost", BOX.outposts)
        return self._may_pay(s, seat, BOX.outpost_cost)

    # -- option 3, upgrade (warcraft.upgrade) -----------------------------------------

    def _may_upgrade(self, s: WarcraftState, seat: Seat, kind: int) -> Refusal | None:
        if self.top(s, seat, kind):
            return self.refuse("top", "upgrade", kind=kind, side=seat)
        if s.upgraded >> kind & 1:
            return self.refuse("upgraded", "upgrade", kind=kind, side=seat)
        if self.necromancers[seat]:
            return None if self._graves(s, seat) else self.refuse("no_grave", "necromancers")
        level = s.level[seat * 3 + kind]
        if self.buildings(s, seat, kind) < level:
            return self.refuse("upgrade_needs", "upgrade", level, kind=kind, side=seat)
        return self._may_pay(s, seat, BOX.upgrade_cost)

    # -- the question (warcraft.spend) ------------------------------------------------

    def _options_spend(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        yield from self._purchases(s, seat)
        yield from self._card_options(s, seat, "construct")
        yield from self._card_options(s, seat, "own_step")
        yield ("end_spend",)

    def _purchases(self, s: WarcraftState, seat: Seat) -> Iterator[Option]:
        if s.mode in (NO_MODE, TRAIN):
            for kind in range(len(KINDS)):
                if self._may_train(s, seat, kind, 1) is None:
                    yield ("train", kind, Span(1, self._most_trained(s, seat, kind)))
        if s.mode in (NO_MODE, CONSTRUCT):
            for kind in UNITS:
                if self._may_build(s, seat, kind) is None:
                    yield ("build", kind)
            for space in range(self.spaces):
                if self.count(s, seat, space, WORKER) and self._may_outpost(s, seat, space) is None:
                    yield ("outpost", space)
        if s.mode in (NO_MODE, UPGRADE):
            for kind in UNITS:
                if self._may_upgrade(s, seat, kind) is None:
                    yield ("upgrade", kind)

    def _may_spend(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        verb = a[0]
        if verb == "end_spend":
            return None
        if verb in CARD_VERBS:
            return self._may_card(s, seat, a, "construct" if verb == "summon" else "own_step")
        if verb not in MODE:
            return wrong_verb("spend")
        refusal = self._may_mode(s, verb)
        if refusal is not None:
            return refusal
        if verb == "train":
            return self._may_train(s, seat, a[1], a[2])
        if verb == "build":
            return self._may_build(s, seat, a[1])
        if verb == "outpost":
            return self._may_outpost(s, seat, a[1])
        return self._may_upgrade(s, seat, a[1])

    def _forced_spend(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        if self._could_give(s, seat):
            return None
        first = next(self._options_spend(s, frame, seat))
        return first if first == ("end_spend",) else None

    # -- doing it ---------------------------------------------------------------------

    def _do_spend(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        verb = a[0]
        if verb == "end_spend":
            return
        s.agenda.append(frame)
        if verb in CARD_VERBS:
            self._play_card(s, seat, a, emit)
            return
        s.mode = MODE[verb]
        if verb == "train":
            self._train(s, seat, a[1], a[2], emit)
        elif verb == "build":
            self.begin_building(s, seat, a[1], emit, summoned=False)
        elif verb == "outpost":
            self._pay(s, seat, BOX.outpost_cost)
            s.outpost[a[1]] = seat
            s.standing[a[1]] = False
            if emit is not None:
                emit(Event("outpost", {"seat": seat, "space": a[1]}))
        else:
            self._upgrade(s, seat, a[1], emit)

    def _train(
        self, s: WarcraftState, seat: Seat, kind: int, number: int, emit: Emit | None
    ) -> None:
        self._pay(s, seat, BOX.costs[kind], number)
        s.reserve[seat * 4 + kind] -= number
        s.training[seat * 4 + kind] += number
        if emit is not None:
            emit(Event("train", {"seat": seat, "kind": kind, "count": number}))

    def _upgrade(self, s: WarcraftState, seat: Seat, kind: int, emit: Emit | None) -> None:
        if self.necromancers[seat]:
            graves = self._graves(s, seat)
            s.raised |= graves & -graves
        else:
            self._pay(s, seat, BOX.upgrade_cost)
        s.upgraded |= 1 << kind
        s.level[seat * 3 + kind] += 1
        if emit is not None:
            data = {"seat": seat, "kind": kind, "level": s.level[seat * 3 + kind]}
            emit(Event("upgrade", data))
