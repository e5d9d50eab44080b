"""Step 1, move: pieces, captives, full spaces, what undefended pieces suffer (5.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boardgames_desktop.core.actions import AUTO, Action, Frame, Option, Seat, Span
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.base import (
    CARD_VERBS,
    WarcraftBase,
    wrong_verb,
)
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    FLYING,
    MOVE,
    NONE,
    WORKER,
    WarcraftState,
)

NO_WAY: reach.Path = ()
"""A unit that stays with the captive goes nowhere after it."""


class March(NamedTuple):
    """Pieces on their way from a space to another."""

    kind: int
    space: int
    target: int
    number: int


class _Stacks:
    """Judges moves by what they do to full spaces (M7, M8).

    Attributes:
        sortable: too many pieces stand somewhere and some of them can still move away.
    """

    def __init__(self, rules: MoveStep, s: WarcraftState, seat: Seat) -> None:
        self.rules, self.s, self.seat = rules, s, seat
        self.outlook = reach.Outlook(rules, s, seat)
        self.free = [reach.rooms(rules, s, seat, worker) for worker in (False, True)]
        self.crowded = [min(free) < 0 for free in self.free]
        self.stuck = [
            reach.stuck(rules, s, seat, worker, self.outlook) if self.crowded[worker] else 0
            for worker in (False, True)
        ]
        self.sortable = any(
            self.crowded[worker]
            and -sum(min(0, free) for free in self.free[worker]) > self.stuck[worker]
            for worker in (False, True)
        )

    def fitting(self, march: March) -> int:
        """Return how many of the pieces may move so that no limit is broken at the end.

        If so many may, fewer may too: the others could follow them.
        """
        rules, seat = self.rules, self.seat
        worker = march.kind == WORKER
        if not self.crowded[worker] and self.free[worker][march.target] >= march.number:
            return march.number
        for most in range(march.number, 0, -1):
            trial = self.s.copy()
            rules.shift(trial, seat, march._replace(number=most))
            if reach.stuck(rules, trial, seat, worker, self.outlook) <= self.stuck[worker]:
                return most
        return 0


class MoveStep(WarcraftBase):
    """Moving; the battles are fought elsewhere."""

    def _begin_move(self, s: WarcraftState, seat: Seat) -> None:
        s.moved = [0] * (self.spaces * 4)
        s.hastened = [0] * self.spaces
        s.crippled = s.crippled or [0] * self.spaces
        s.called = s.entered = s.fought = ()
        s.battle = None
        then(
            s,
            ("moment", AUTO, "fast"),
            ("moment", AUTO, "cripple"),
            ("move", (seat,)),
            ("moment", AUTO, "call"),
            ("moment", AUTO, "portal"),
            ("fights", AUTO),
            ("clear", AUTO),
        )

    def _forget_moves(self, s: WarcraftState) -> None:
        s.moved, s.hastened = [], []
        if any(s.crippled):
            s.crippled = self._still_crippled(s)
        if not any(s.crippled):
            s.crippled = []

    def _still_crippled(self, s: WarcraftState) -> list[int]:
        """Return the Cripple cards on enemies that have yet to move in this round (9)."""
        enemies = self.foes[self.crippler] if self.crippler != NONE else ()
        later = [
            frame[3]
            for frame in s.agenda
            if frame[:3] == ("part", AUTO, MOVE) and frame[3] in enemies
        ]
        return [
            cards if any(self.pieces_at(s, seat, space) for seat in later) else 0
            for space, cards in enumerate(s.crippled)
        ]

    # -- moving (warcraft.move; M1-M8) ------------------------------------------------

    def _options_move(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        stacks = _Stacks(self, s, seat)
        for space, kind, number in self._movable(s, seat):
            for target in stacks.outlook.reach(space, kind):
                most = stacks.fitting(March(kind, space, target, number))
                if most:
                    yield ("move", kind, space, target, Span(1, most))
        if s.captives and s.captives[seat] != NONE:
            for space, kind, _ in self._movable(s, seat):
                for target in stacks.outlook.carry(space, kind):
                    if stacks.fitting(March(kind, space, target, 1)):
                        yield ("carry", kind, space, target)
                for place, target in stacks.outlook.escort(space, kind):
                    if stacks.fitting(March(kind, space, target, 1)):
                        yield ("escort", kind, space, place, target)
        yield from self._card_options(s, seat, "own_step")
        if not stacks.sortable:
            yield ("end_move",)

    def _movable(self, s: WarcraftState, seat: Seat) -> Iterator[tuple[int, int, int]]:
        """Yield (space, kind, number) of the pieces that have not moved (M1)."""
        at = seat * self.spaces * 4
        for index, number in enumerate(s.pieces[at : at + self.spaces * 4]):
            if number > s.moved[index]:
                yield index // 4, index % 4, number - s.moved[index]

    def shift(self, s: WarcraftState, seat: Seat, march: March) -> None:
        """Move pieces; those that never left an undying side's outpost stay longest (11.4)."""
        kind, space, target, number = march
        if s.risen and self.haven_of[space] == seat:
            at = space * 4 + kind
            s.risen[at] = min(s.risen[at], reach.unmoved(self, s, seat, space, kind) - number)
        self.add(s, seat, space, kind, -number)
        self.add(s, seat, target, kind, number)
        s.moved[target * 4 + kind] += number

    # -- what is refused --------------------------------------------------------------

    def _may_move(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        verb = a[0]
        if verb == "end_move":
            return self.refuse("overfull", "stacking") if _Stacks(self, s, seat).sortable else None
        if verb in CARD_VERBS:
            return self._may_card(s, seat, a, "own_step")
        if verb == "move":
            return self._may_go(s, seat, March(*a[1:]))
        if verb == "carry":
            return self._may_carry(s, seat, March(a[1], a[2], a[3], 1), a[3])
        if verb == "escort":
            return self._may_carry(s, seat, March(a[1], a[2], a[4], 1), a[3])
        return wrong_verb("move")

    def _may_go(self, s: WarcraftState, seat: Seat, march: March) -> Refusal | None:
        refusal = self._may_leave(s, seat, march)
        if refusal is not None:
            return refusal
        if march.target not in reach.reach(self, s, seat, march.space, march.kind):
            return self._out_of_reach(s, seat, march)
        return self._may_stack(s, seat, march)

    def _may_leave(self, s: WarcraftState, seat: Seat, march: March) -> Refusal | None:
        """Judge whether so many pieces are there, have not moved and are not locked in."""
        kind, space, _, number = march
        there = self.count(s, seat, space, kind)
        if there < number:
            return self.refuse("not_so_many", "move", there, kind=kind, side=seat, place=space)
        left = there - s.moved[space * 4 + kind]
        if left < number:
            return self.refuse("moved_already", "move", left, kind=kind, side=seat, place=space)
        if space in s.locked:
            return self.refuse("locked", "locked", place=space)
        return None

    def _may_stack(self, s: WarcraftState, seat: Seat, march: March) -> Refusal | None:
        if _Stacks(self, s, seat).fitting(march) >= march.number:
            return None
        if march.kind != WORKER:
            return self.refuse("full_units", "stacking", BOX.stack_units, place=march.target)
        if self.necromancers[seat]:
            return self.refuse("necromancers_apart", "necromancers", place=march.target)
        return self.refuse("full_workers", "stacking", BOX.stack_workers, place=march.target)

    def _out_of_reach(self, s: WarcraftState, seat: Seat, march: March) -> Refusal:
        """Say why a piece does not get from one space to another."""
        kind, space, target, _ = march
        if target == space:
            return self.refuse("stay", "move", place=space)
        field = self.field
        if kind != FLYING and target in field.mountain:
            return self.refuse("mountain", "mountain", place=target)
        if not reach.Outlook(self, s, seat).may_enter(target, kind):
            return self.refuse("worker_escort", "workers_move", place=target)
        left = reach.points(self, s, seat, space, kind)
        if not left:
            return self.refuse("crippled", "card_cripple", place=space)
        if target in field.neighbours[space]:
            return self.refuse("wall", "captives", place=target)
        unopposed = reach.Outlook(self, s, seat)
        unopposed.held = [False] * self.spaces
        if target in unopposed.reach(space, kind):
            return self.refuse("stopped", "enemy_space", place=target)
        return self.refuse("too_far", "move", left, place=target)

    def _may_carry(self, s: WarcraftState, seat: Seat, march: March, place: int) -> Refusal | None:
        """Judge whether a unit can bring the captive to a place on its march, or to its end."""
        if not s.captives or s.captives[seat] == NONE:
            return self.refuse("no_captive", "captives")
        refusal = self._may_leave(s, seat, march)
        if refusal is not None:
            return refusal
        outlook = reach.Outlook(self, s, seat)
        if (
            (place, march.target) not in outlook.escort(march.space, march.kind)
            if place != march.target
            else place not in outlook.carry(march.space, march.kind)
        ):
            return self.refuse("carry_reach", "captives", place=march.target)
        return self._may_stack(s, seat, march)

    def _forced_move(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        del frame
        outlook = reach.Outlook(self, s, seat)
        for space, kind, _ in self._movable(s, seat):
            if outlook.reach(space, kind):
                return None
        if next(self._card_options(s, seat, "own_step"), None) is not None:
            return None
        return ("end_move",)

    # -- doing it ---------------------------------------------------------------------

    def _do_move(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        verb = a[0]
        if verb == "end_move":
            self._forget_moves(s)
            return
        s.agenda.append(frame)
        if verb == "move":
            self._go(s, seat, March(*a[1:]), emit)
        elif verb == "carry":
            self._carry(s, seat, March(a[1], a[2], a[3], 1), a[3], emit)
        elif verb == "escort":
            self._carry(s, seat, March(a[1], a[2], a[4], 1), a[3], emit)
        else:
            self._play_card(s, seat, a, emit)

    def _go(self, s: WarcraftState, seat: Seat, march: March, emit: Emit | None) -> None:
        kind, space, target, number = march
        if emit is not None:
            path = (space, *reach.reach(self, s, seat, space, kind)[target])
            emit(Event("move", {"seat": seat, "kind": kind, "path": path, "count": number}))
        self._arrive(s, seat, march, emit)

    def _carry(
        self, s: WarcraftState, seat: Seat, march: March, place: int, emit: Emit | None
    ) -> None:
        """Bring the captive to a place; a unit that leaves it there goes on (11.3)."""
        kind, space, target, _ = march
        if emit is not None:
            outlook = reach.Outlook(self, s, seat)
            if place == target:
                path, rest = outlook.carry(space, kind)[target], NO_WAY
            else:
                path, rest = outlook.escort(space, kind)[place, target]
            data = {"seat": seat, "kind": kind, "path": (space, *path), "captive": seat}
            emit(Event("carry", {**data, "pickup": s.captives[seat]}))
            if rest:
                way = (place, *rest)
                emit(Event("move", {"seat": seat, "kind": kind, "path": way, "count": 1}))
        s.captives = (*s.captives[:seat], place, *s.captives[seat + 1 :])
        self._arrive(s, seat, march, emit)

    def _arrive(self, s: WarcraftState, seat: Seat, march: March, emit: Emit | None) -> None:
        """Move pieces; a builder that moves gives his outpost up, enemy workers may be called."""
        self.shift(s, seat, march)
        kind, space, target, _ = march
        if kind == WORKER:
            building = self.builders(s, seat, space)
            if building and not reach.unmoved(self, s, seat, space, WORKER):
                self._abandon(s, space, emit)
        elif target not in s.entered and any(
            self.count(s, side, target, WORKER) for side in self.enemies_of(seat)
        ):
            s.entered = (*s.entered, target)

    # -- battles, and what is left undefended (M12, M13) ------------------------------

    def _do_fights(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a
        self._start_battles(s, emit)

    def _do_clear(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Destroy what enemies stand on undefended, and see who has won (M13)."""
        del frame, seat, a
        s.called = s.entered = s.fought = ()
        s.battle = None
        self._forget_moves(s)
        for space in range(self.spaces):
            teams = {
                self.team_of[side] for side in range(self.sides) if self.units_at(s, side, space)
            }
            if len(teams) == 1:
                self._destroy(s, space, next(iter(teams)), emit)
            if len(teams) < 2 and space in s.locked:
                s.locked = tuple(other for other in s.locked if other != space)
        self._check_moved(s, emit)

    def _destroy(self, s: WarcraftState, space: int, team: int, emit: Emit | None) -> None:
        """Remove the workers, outposts and tokens of the enemies of a team in a space (M13)."""
        for side in range(self.seats):
            if self.team_of[side] == team:
                continue
            workers = self.count(s, side, space, WORKER)
            if workers:
                self.kill(s, side, space, WORKER, workers)
            outpost = s.outpost[space] == side and space not in self.homes[side]
            if outpost:
                s.outpost[space] = NONE
                s.standing[space] = False
            if emit is not None and (workers or outpost):
                data = {"side": side, "space": space, "workers": workers, "outpost": outpost}
                emit(Event("destroy", data))
        if space in self.field.token_spaces:
            self._destroy_token(s, space, team, emit)

    def _destroy_token(self, s: WarcraftState, space: int, team: int, emit: Emit | None) -> None:
        """Take a scenario token away that enemies of the necromancers stand on alone (11.2)."""
        bit = 1 << self.field.token_spaces.index(space)
        friends = any(
            raises and self.team_of[seat] == team for seat, raises in enumerate(self.necromancers)
        )
        if s.tokens & bit and not friends and any(self.necromancers):
            s.tokens &= ~bit
            if emit is not None:
                letter = sorted(self.scenario.tokens)[bit.bit_length() - 1]
                emit(Event("token", {"space": space, "letter": letter}))
