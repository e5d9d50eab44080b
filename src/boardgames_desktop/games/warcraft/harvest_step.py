"""Step 2, harvest: gold first, then wood, one roll a worker (5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from boardgames_desktop.core.actions import AUTO, CHANCE, Action, Frame, Option, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.warcraft.base import CARD_VERBS, WarcraftBase, wrong_verb
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    GOLD,
    WOOD,
    WORKER,
    WarcraftState,
)

MARKING_FACE = 3
"""The face of the resource die that depletes a space (H3)."""

SOURCE = ("gold", "forest")
"""Terrain of each resource."""


class HarvestStep(WarcraftBase):
    """Harvesting; a seat is asked only where it has workers that can harvest."""

    def _begin_harvest(self, s: WarcraftState, seat: Seat) -> None:
        s.harvested = ()
        if self.necromancers[seat]:
            s.agenda.append(("to_raise", AUTO, seat))
            return
        then(
            s,
            ("moment", AUTO, "renew"),
            ("to_harvest", AUTO, seat, GOLD),
            ("to_harvest", AUTO, seat, WOOD),
        )

    def _do_to_harvest(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Ask where to harvest a resource, as long as there is something to harvest."""
        del a, emit
        seat, resource = frame[2:]
        if self._fields(s, seat, resource) or self._sites(s, seat, resource):
            s.agenda.append(("harvest", (seat,), resource))

    def _resting(self, s: WarcraftState, seat: Seat, resource: int) -> Iterator[int]:
        """Yield spaces of a resource with workers of a seat that have not been harvested (H4)."""
        terrain = self.field.terrain
        for space in self.field.resources:
            if (
                terrain[space] == SOURCE[resource]
                and s.depleted[space] != DEPLETED
                and space not in s.harvested
                and self.count(s, seat, space, WORKER)
            ):
                yield space

    def _fields(self, s: WarcraftState, seat: Seat, resource: int) -> list[int]:
        """Return the spaces where a seat has workers to roll for (H2, H5)."""
        return [
            space
            for space in self._resting(s, seat, resource)
            if self.count(s, seat, space, WORKER) > self.builders(s, seat, space)
        ]

    def _sites(self, s: WarcraftState, seat: Seat, resource: int) -> list[int]:
        """Return the spaces where a builder could harvest if he gave his outpost up (13.39)."""
        return [
            space for space in self._resting(s, seat, resource) if self.builders(s, seat, space)
        ]

    # -- where (warcraft.harvest) -----------------------------------------------------

    def _options_harvest(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        fields = self._fields(s, seat, frame[2])
        for space in fields:
            yield ("harvest", space)
        for space in self._sites(s, seat, frame[2]):
            yield ("give_up", space)
        yield from self._card_options(s, seat, "own_step")
        if not fields:
            yield ("end_harvest",)

    def _may_harvest(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        verb, resource = a[0], frame[2]
        if verb == "end_harvest":
            fields = self._fields(s, seat, resource)
            return self.refuse("harvest_first", "harvest", place=fields[0]) if fields else None
        if verb in CARD_VERBS:
            return self._may_card(s, seat, a, "own_step")
        if verb == "give_up":
            if a[1] in self._sites(s, seat, resource):
                return None
            return self.refuse("no_site", "outpost", place=a[1])
        if verb != "harvest":
            return wrong_verb("harvest")
        return self._may_work(s, seat, resource, a[1])

    def _may_work(self, s: WarcraftState, seat: Seat, resource: int, space: int) -> Refusal | None:
        terrain = self.field.terrain[space]
        if terrain not in SOURCE:
            return self.refuse("no_resource", "harvest", place=space)
        if terrain != SOURCE[resource]:
            later = "wood_later" if resource == GOLD else "gold_over"
            return self.refuse(later, "harvest", place=space)
        if s.depleted[space] == DEPLETED:
            return self.refuse("depleted", "depletion", place=space)
        if not self.count(s, seat, space, WORKER):
            return self.refuse("no_worker", "harvest", place=space)
        if space in s.harvested:
            return self.refuse("harvested", "harvest", place=space)
        if space not in self._fields(s, seat, resource):
            return self.refuse("only_builder", "outpost", place=space)
        return None

    def _forced_harvest(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        fields = self._fields(s, seat, frame[2])
        if len(fields) > 1 or self._sites(s, seat, frame[2]):
            return None
        if next(self._card_options(s, seat, "own_step"), None) is not None:
            return None
        return ("harvest", fields[0]) if fields else ("end_harvest",)

    def _do_harvest(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        verb = a[0]
        if verb == "end_harvest":
            return
        if verb in CARD_VERBS:
            s.agenda.append(frame)
            self._play_card(s, seat, a, emit)
            return
        s.agenda.append(("to_harvest", AUTO, seat, frame[2]))
        space = a[1]
        if verb == "give_up":
            self._abandon(s, space, emit)
            return
        rolls = self.count(s, seat, space, WORKER) - self.builders(s, seat, space)
        s.harvested = (*s.harvested, space)
        s.agenda.append(("harvest_die", CHANCE, space, rolls))

    # -- the die (H2, H3) -------------------------------------------------------------

    def _chance_harvest_die(self, s: WarcraftState, frame: Frame, draw: Draw) -> Action:
        del s, frame
        return ("harvest_die", BOX.die[draw.below(len(BOX.die))])

    def _outcomes_harvest_die(self, s: WarcraftState, frame: Frame) -> Sequence[tuple[Action, int]]:
        del s, frame
        return [
            (("harvest_die", face), weight) for face, weight in sorted(Counter(BOX.die).items())
        ]

    def _may_harvest_die(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action
    ) -> Refusal | None:
        del s, frame, seat
        if a[0] == "harvest_die" and a[1] in BOX.die:
            return None
        return self.refuse("outcome", "harvest")

    def _do_harvest_die(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        space, rolls = frame[2:]
        seat, face = s.turn, a[1]
        resource = SOURCE.index(self.field.terrain[space])
        s.stock[seat * 2 + resource] += face
        if face == MARKING_FACE and not self.inexhaustible(space):
            s.depleted[space] += 1
        if emit is not None:
            data = {"seat": seat, "space": space, "face": face, "resource": resource}
            emit(Event("harvest", {**data, "mark": s.depleted[space]}))
        if rolls > 1 and s.depleted[space] != DEPLETED:
            s.agenda.append(("harvest_die", CHANCE, space, rolls - 1))

    def inexhaustible(self, space: int) -> bool:
        """Tell whether a resource space never depletes in this scenario (H6; 13.36)."""
        depletion = self.scenario.depletion
        if depletion == "none" and not self.chosen.necro_safe_near_town_only:
            return True
        return depletion != "all" and self.near_town(space)
