"""Victory points, who has won, who is out (section 10, win lists of section 11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from boardgames_desktop.core.actions import AUTO, Frame, Seat
from boardgames_desktop.core.rules import Emit, Event
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.cards import NUMBER, joined
from boardgames_desktop.games.warcraft.scenario import Goal
from boardgames_desktop.games.warcraft.state import (
    HALF,
    KINDS,
    NONE,
    UNITS,
    WORKER,
    WarcraftState,
)

CAPTURES = 2
"""Captures after which a town is lost (V3)."""

PART_KINDS = frozenset({"part", "after", "step", "end_round", "next_round", "begin_round"})
"""Frames that survive when the seat on turn leaves the game."""


class Points(NamedTuple):
    """Where victory points come from (V2)."""

    towns: int = 0
    objectives: int = 0
    cards: int = 0
    upgrades: int = 0

    @property
    def total(self) -> int:
        """Their sum."""
        return sum(self)


def points(rules: WarcraftBase, s: WarcraftState, seat: Seat) -> Points:
    """Return the victory points of one seat, as if it had no team-mates (V2)."""
    return _points(rules, s, (seat,))


def team_points(rules: WarcraftBase, s: WarcraftState, seat: Seat) -> Points:
    """Return the victory points of the team of a seat; a space scores once (V2)."""
    return _points(rules, s, rules.team(seat))


def _points(rules: WarcraftBase, s: WarcraftState, seats: Sequence[Seat]) -> Points:
    field = rules.field
    towns = objectives = 0
    for space, worth in enumerate(field.points):
        if worth and any(rules.units_at(s, seat, space) for seat in seats):
            if field.terrain[space] == "town":
                towns += worth
            else:
                objectives += worth
    upgrades = sum(rules.top(s, seat, kind) for seat in seats if s.alive[seat] for kind in UNITS)
    return Points(towns, objectives, sum(s.laid[seat] for seat in seats), upgrades)


class Victory(WarcraftBase):
    """Winning and losing."""

    # -- goals ------------------------------------------------------------------------

    def goals(self, *kinds: str) -> Iterator[Goal]:
        """Yield the goals of the scenario of some kinds."""
        return (goal for goal in self.scenario.goals if goal.kind in kinds)

    def target(self, goal: Goal) -> int:
        """Return the victory points a team needs for a goal of points (V1)."""
        return self.chosen.target or goal.target

    def _about(self, goal: Goal, seat: Seat) -> bool:
        return goal.seat in (NONE, seat)

    def _check_turn(self, s: WarcraftState, emit: Emit | None) -> None:
        """See whether the seat on turn has won, after its spend step (V1, 11.1; 13.3, 13.33)."""
        seat = s.turn
        for goal in self.goals("points", "hold"):
            if not self._about(goal, seat):
                continue
            if goal.kind == "points":
                won = team_points(self, s, seat).total >= self.target(goal)
            else:
                won = self._holds(s, seat, goal)
            if won:
                self._end(s, self.team(seat), goal.kind, emit)
                return

    def _holds(self, s: WarcraftState, seat: Seat, goal: Goal) -> bool:
        """Tell whether a seat holds a spot, few enemies being around it (11.1; 13.22)."""
        spot = self.field.at(goal.spot)
        if not any(self.units_at(s, mate, spot) for mate in self.team(seat)):
            return False
        around = self.field.neighbours[spot]
        return sum(self.enemy_units_at(s, seat, space) for space in around) < goal.fewer

    def _check_moved(self, s: WarcraftState, emit: Emit | None) -> None:
        """See who has won, after the battles of a move step (11.2-11.4)."""
        for goal in self.goals("stand", "rescue", "slay_necromancers", "destroy_tokens"):
            winners = self._winners_of(s, goal)
            if winners:
                self._end(s, winners, goal.kind, emit)
                return

    def _winners_of(self, s: WarcraftState, goal: Goal) -> tuple[Seat, ...]:
        """Return the seats that have reached a goal of the move step; () if nobody has."""
        if goal.kind == "rescue":
            return next(
                (
                    self.team(seat)
                    for seat in self.clockwise(s.turn)
                    if self._rescued(s, goal, seat)
                ),
                (),
            )
        if goal.kind == "stand":
            spot = self.field.at(goal.spot)
            stands = self._about(goal, s.turn) and self.units_at(s, s.turn, spot)
            return self.team(s.turn) if stands else ()
        if goal.kind == "slay_necromancers":
            reached = not self.on_board(s, goal.seat, WORKER)
        else:
            spaces = [self.field.at(spot) for spot in goal.spots]
            reached = not any(self.token_there(s, space) for space in spaces)
        return self._foes(s, goal.seat) if reached else ()

    def _rescued(self, s: WarcraftState, goal: Goal, seat: Seat) -> bool:
        """Tell whether the captive of a seat's race is home and safe (11.3)."""
        if not self._about(goal, seat) or not s.captives:
            return False
        home = self.towns[seat]
        return NONE != home == s.captives[seat] and not self.enemy_units_at(s, seat, home)

    def token_there(self, s: WarcraftState, space: int) -> bool:
        """Tell whether a scenario token lies in a space and has not been destroyed (11.2)."""
        spaces = self.field.token_spaces
        return space in spaces and bool(s.tokens >> spaces.index(space) & 1)

    # -- captured towns (M14, V3) -----------------------------------------------------

    def _capture_towns(self, s: WarcraftState, emit: Emit | None) -> None:
        """Mark the towns that enemies stand in; the second time they are lost (M14)."""
        lost: list[Seat] = []
        for seat in range(self.seats):
            fallen = [home for home in self.homes[seat] if self.enemy_units_at(s, seat, home)]
            if not fallen or not s.alive[seat]:
                continue
            s.captured[seat] += 1
            for home in fallen:
                if home not in self.field.resources:
                    s.depleted[home] = HALF
            if emit is not None:
                data = {"seat": seat, "space": fallen[0], "times": s.captured[seat]}
                emit(Event("captured", data))
            if s.captured[seat] >= CAPTURES:
                lost.append(seat)
        if lost:
            self._lose_towns(s, lost, emit)

    def _lose_towns(self, s: WarcraftState, lost: Sequence[Seat], emit: Emit | None) -> None:
        """Eliminate everybody who lost a town, at the same time (V3, V4; 13.37)."""
        decisive = [seat for seat in lost if any(g.seat == seat for g in self.goals("capture"))]
        out: set[Seat] = set()
        for seat in lost:
            alone = self.towns[seat] == NONE and seat not in decisive
            out.update((seat,) if alone else self.team(seat))
        self._eliminate(s, out, "town", emit)
        if decisive:
            self._end(s, self._foes(s, decisive[0]), "capture", emit)
        else:
            self._check_last(s, emit)

    # -- elimination (V4) -------------------------------------------------------------

    def _eliminate(
        self, s: WarcraftState, seats: Iterable[Seat], cause: str, emit: Emit | None
    ) -> None:
        """Take everything of some seats off the table and stop asking them (V4)."""
        gone = [seat for seat in sorted(seats) if s.alive[seat]]
        for seat in gone:
            s.alive[seat] = False
            self._take_off(s, seat)
            if emit is not None:
                emit(Event("eliminated", {"seat": seat, "cause": cause}))
        self._sweep(s, frozenset(gone))

    def _take_off(self, s: WarcraftState, seat: Seat) -> None:
        for space in range(self.spaces):
            for kind in range(len(KINDS)):
                number = self.count(s, seat, space, kind)
                if number:
                    self.kill(s, seat, space, kind, number)
            if s.outpost[space] == seat:
                s.outpost[space] = NONE
                s.standing[space] = False
        for kind in range(len(KINDS)):
            s.reserve[seat * 4 + kind] += s.training[seat * 4 + kind]
            s.training[seat * 4 + kind] = 0
        for kind in UNITS:
            at = seat * 3 + kind
            s.reserve[seat * 4 + WORKER] += s.building[at]
            s.building[at] = s.summoned[at] = s.built[at] = 0
        s.stock[seat * 2 : seat * 2 + 2] = [0, 0]
        back = (*s.hands[seat], *s.discards[seat], *[NUMBER["victory_point"]] * s.laid[seat])
        s.decks[seat] = joined(s.decks[seat], back)
        s.hands[seat] = s.discards[seat] = ()
        s.laid[seat] = 0

    def _sweep(self, s: WarcraftState, gone: frozenset[Seat]) -> None:
        """Take questions to seats that are out off the agenda (V4)."""
        agenda = s.agenda
        if s.turn in gone:
            while agenda and agenda[-1][0] not in PART_KINDS:
                agenda.pop()
            s.battle = None
            s.called = s.entered = s.fought = ()
            self._forget_moves(s)
        else:
            for seat in gone:
                self._break_off(s, seat)
        agenda[:] = [left for frame in agenda if (left := self._without(frame, gone)) is not None]

    def _without(self, frame: Frame, gone: frozenset[Seat]) -> Frame | None:
        """Return a frame without the question to seats that are out; None = drop it.

        A window goes on polling the others; which battles are left is found out anew.
        """
        if frame[0] == "battles":
            return ("next_battle", AUTO)
        if not any(seat in gone for seat in frame[1]):
            return frame
        return ("poll", AUTO, *frame[2:]) if frame[0] == "window" else None

    def _alive(self, s: WarcraftState) -> list[Seat]:
        return [seat for seat in range(self.seats) if s.alive[seat]]

    def _foes(self, s: WarcraftState, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats still playing that are enemies of ``seat``."""
        return tuple(other for other in self._alive(s) if self.hostile(other, seat))

    def _check_last(self, s: WarcraftState, emit: Emit | None) -> bool:
        """End the game if at most one team is left; tell whether it is over (V4)."""
        alive = self._alive(s)
        teams = {self.team_of[seat] for seat in alive}
        if len(teams) > 1:
            return False
        self._end(s, self.team(alive[0]) if alive else (), "elimination", emit)
        return True

    # -- the end ----------------------------------------------------------------------

    def _end_at_limit(self, s: WarcraftState, emit: Emit | None) -> None:
        """Give the game to the team with most victory points; a tie is a draw (V6)."""
        totals = {seat: team_points(self, s, seat).total for seat in self._alive(s)}
        best = max(totals.values())
        leading = {self.team_of[seat] for seat, total in totals.items() if total == best}
        winners = self.team(next(iter(leading))) if len(leading) == 1 else ()
        self._end(s, winners, "limit", emit)

    def _end(self, s: WarcraftState, winners: Sequence[Seat], how: str, emit: Emit | None) -> None:
        """End the game; nobody wins if ``winners`` is empty."""
        s.winners = tuple(winners)
        s.drawn = not winners
        s.agenda.clear()
        if emit is not None:
            emit(Event("game_over", {"winners": s.winners, "how": how}))
