"""Step 3, deploy: pieces out of their buildings, buildings and outposts finished (5.3)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import AUTO, Action, Frame, Option, Seat, Span
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.base import CARD_VERBS, WarcraftBase, wrong_verb
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import KINDS, UNITS, WORKER, WarcraftState


class DeployStep(WarcraftBase):
    """Deploying; a seat is asked only while it has something to deploy, to finish or to give."""

    def _begin_deploy(self, s: WarcraftState, seat: Seat) -> None:
        s.agenda.append(("to_deploy", AUTO, seat))

    def _do_to_deploy(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Ask what to deploy if there is anything, or a mate may need a gift before he spends."""
        del a, emit
        seat = frame[2]
        if self.has_to_deploy(s, seat) or self._could_give_in_time(s, seat):
            s.agenda.append(("deploy", (seat,)))

    # -- what may be done (warcraft.deploy) -------------------------------------------

    def _bases(self, s: WarcraftState, seat: Seat) -> Iterator[int]:
        """Yield the spaces a seat deploys to: its town and its finished outposts (D1)."""
        town = self.towns[seat]
        for space, owner in enumerate(s.outpost):
            if space == town or (owner == seat and s.standing[space]):
                yield space

    def _deployments(self, s: WarcraftState, seat: Seat) -> Iterator[tuple[int, int, int]]:
        """Yield (kind, space, most) of what may be deployed (D1, D2, D6)."""
        for kind in range(len(KINDS)):
            ready = s.training[seat * 4 + kind]
            if ready:
                for space in self._bases(s, seat):
                    most = min(ready, reach.room(self, s, seat, space, kind == WORKER))
                    if most > 0:
                        yield kind, space, most

    def _options_deploy(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        for kind, space, most in self._deployments(s, seat):
            yield ("deploy", kind, space, Span(1, most))
        for kind in UNITS:
            if self._may_finish(s, seat, kind) is None:
                yield ("finish", kind)
        for space in range(self.spaces):
            if self.builders(s, seat, space):
                yield ("finish_outpost", space)
        yield from self._card_options(s, seat, "own_step")
        yield ("end_deploy",)

    def _may_deploy(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        verb = a[0]
        if verb == "end_deploy":
            return None
        if verb in CARD_VERBS:
            return self._may_card(s, seat, a, "own_step")
        if verb == "deploy":
            return self._may_put(s, seat, *a[1:])
        if verb == "finish":
            return self._may_finish(s, seat, a[1])
        if verb != "finish_outpost":
            return wrong_verb("deploy")
        if not self.builders(s, seat, a[1]):
            return self.refuse("no_site", "outpost", place=a[1])
        return None

    def _may_put(
        self, s: WarcraftState, seat: Seat, kind: int, space: int, number: int
    ) -> Refusal | None:
        ready = s.training[seat * 4 + kind]
        if number > ready:
            return self.refuse("not_trained", "deploy", ready, kind=kind, side=seat)
        if space not in self._bases(s, seat):
            return self.refuse("deploy_where", "deploy", place=space)
        if number <= reach.room(self, s, seat, space, kind == WORKER):
            return None
        if kind == WORKER:
            return self.refuse("full_workers", "stacking", BOX.stack_workers, place=space)
        return self.refuse("full_units", "stacking", BOX.stack_units, place=space)

    def _may_finish(self, s: WarcraftState, seat: Seat, kind: int) -> Refusal | None:
        """Judge whether a building can be finished; its worker needs room in the town (D3)."""
        at = seat * 3 + kind
        if s.summoned[at]:
            return None
        if not s.building[at]:
            return self.refuse("nothing_built", "building", kind=kind, side=seat)
        town = self.towns[seat]
        if reach.room(self, s, seat, town, True) > 0:
            return None
        return self.refuse("town_full", "building", BOX.stack_workers, place=town)

    def _forced_deploy(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        if self._could_give_in_time(s, seat):
            return None
        first = next(self._options_deploy(s, frame, seat))
        return first if first == ("end_deploy",) else None

    # -- doing it ---------------------------------------------------------------------

    def _do_deploy(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        verb = a[0]
        if verb == "end_deploy":
            return
        s.agenda.append(frame)
        if verb == "deploy":
            _, kind, space, number = a
            s.training[seat * 4 + kind] -= number
            self._bring(s, seat, space, kind, number)
            if emit is not None:
                data = {"seat": seat, "kind": kind, "space": space, "count": number}
                emit(Event("deploy", data))
        elif verb == "finish":
            self._finish(s, seat, a[1])
            if emit is not None:
                emit(Event("finish", {"seat": seat, "kind": a[1]}))
        elif verb == "finish_outpost":
            s.standing[a[1]] = True
            if emit is not None:
                emit(Event("finish_outpost", {"seat": seat, "space": a[1]}))
        else:
            self._play_card(s, seat, a, emit)

    def _finish(self, s: WarcraftState, seat: Seat, kind: int) -> None:
        """Turn a building over; a worker goes back to the town, a summoned one had none (D3)."""
        at = seat * 3 + kind
        s.built[at] += 1
        if s.summoned[at]:
            s.summoned[at] -= 1
        else:
            s.building[at] -= 1
            self._bring(s, seat, self.towns[seat], WORKER, 1)

    def _bring(self, s: WarcraftState, seat: Seat, space: int, kind: int, number: int) -> None:
        """Put pieces on the board; a space with enemy units is then locked (M10)."""
        self.add(s, seat, space, kind, number)
        if space not in s.locked and self.enemy_units_at(s, seat, space):
            s.locked = (*s.locked, space)
