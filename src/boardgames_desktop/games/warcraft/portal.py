"""Town Portal: all units of a space go home; those too many settle around it (9)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import Action, Frame, Option, Seat
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.base import wrong_verb
from boardgames_desktop.games.warcraft.battle_cards import Target
from boardgames_desktop.games.warcraft.state import FLYING, MELEE, NONE, UNITS, WarcraftState
from boardgames_desktop.games.warcraft.step_cards import StepCards
from boardgames_desktop.games.warcraft.windows import Subject

Left = tuple[int, ...]
"""Units that came through the portal and have not settled elsewhere, by kind."""


class Portals(StepCards):
    """The card Town Portal and the question it may leave."""

    # -- the card (warcraft.card_town_portal) -----------------------------------------

    def _targets_town_portal(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        """From any space that may be left to the town or an outpost, if all find room."""
        del subject
        goals = self._portal_goals(s, seat)
        if not goals:
            return
        for space in range(self.spaces):
            if space in s.locked or not self.units_at(s, seat, space):
                continue
            for goal in goals:
                if goal != space and self._all_fit(s, seat, space, goal):
                    yield ("portal", space, goal)

    def _portal_goals(self, s: WarcraftState, seat: Seat) -> list[int]:
        """Return the spaces of a seat's town and finished outposts."""
        goals = [space for space in range(self.spaces) if s.outpost[space] == seat]
        goals = [space for space in goals if s.standing[space]]
        town = self.towns[seat]
        return goals if town == NONE else [town, *goals]

    def _all_fit(self, s: WarcraftState, seat: Seat, space: int, goal: int) -> bool:
        units = tuple(self.count(s, seat, space, kind) for kind in UNITS)
        surplus = sum(units) - max(0, reach.room(self, s, seat, goal, False))
        return surplus <= 0 or _feasible(units, surplus, self._rooms(s, seat, space, goal))

    def _rooms(
        self, s: WarcraftState, seat: Seat, source: int, goal: int
    ) -> dict[int, tuple[int, bool]]:
        """Return the room around a goal and whether ground units may stand there.

        The space left is none of them: no unit may stay in it.
        """
        found: dict[int, tuple[int, bool]] = {}
        for space in self.field.neighbours[goal]:
            number = reach.room(self, s, seat, space, False) if space != source else 0
            if number > 0:
                found[space] = (number, self.unit_may_stand(MELEE, goal, space))
        return found

    def _effect_town_portal(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        source, goal = target
        room = max(0, reach.room(self, s, seat, goal, False))
        units = tuple(self.count(s, seat, source, kind) for kind in UNITS)
        for kind in UNITS:
            if units[kind]:
                self._transfer(s, seat, (kind, source, goal, units[kind]), emit)
        surplus = sum(units) - room
        if surplus > 0:
            s.agenda.append(("settle", (seat,), goal, source, units, surplus))

    def _transfer(
        self, s: WarcraftState, seat: Seat, move: tuple[int, int, int, int], emit: Emit | None
    ) -> None:
        """Move units: their kind, from where, where to, how many."""
        kind, source, goal, number = move
        self.add(s, seat, source, kind, -number)
        self.add(s, seat, goal, kind, number)
        if emit is not None:
            data = {"seat": seat, "kind": kind, "path": (source, goal), "count": number}
            emit(Event("move", data))

    # -- units above the limit (warcraft.card_town_portal) ----------------------------

    def _options_settle(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        _, _, goal, source, units, surplus = frame
        rooms = self._rooms(s, seat, source, goal)
        for space, (number, ground) in rooms.items():
            less = {**rooms, space: (number - 1, ground)}
            for kind in UNITS:
                if not units[kind] or (kind != FLYING and not ground):
                    continue
                if _feasible(_less(units, kind), surplus - 1, less):
                    yield ("settle", kind, space)

    def _may_settle(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] != "settle":
            return wrong_verb("card_town_portal")
        if a in self._options_settle(s, frame, seat):
            return None
        return self.refuse("settle", "card_town_portal", kind=a[1], place=a[2])

    def _forced_settle(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        options = tuple(self._options_settle(s, frame, seat))
        return options[0] if len(options) == 1 else None

    def _do_settle(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        _, _, goal, source, units, surplus = frame
        _, kind, space = a
        self._transfer(s, seat, (kind, goal, space, 1), emit)
        if surplus > 1:
            s.agenda.append(("settle", (seat,), goal, source, _less(units, kind), surplus - 1))


def _less(units: Left, kind: int) -> Left:
    return tuple(count - (other == kind) for other, count in enumerate(units))


def _feasible(units: Left, surplus: int, rooms: dict[int, tuple[int, bool]]) -> bool:
    """Tell whether ``surplus`` of the units can all settle; flying ones may go anywhere."""
    total = sum(number for number, _ in rooms.values())
    ground = sum(number for number, firm in rooms.values() if firm)
    return surplus <= total and max(0, surplus - units[FLYING]) <= ground
