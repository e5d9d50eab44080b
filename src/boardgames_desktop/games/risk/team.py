"""Team Risk: two teams of two, shared territories, one hand a team (section 10).

The shared hand lies with the member of the team who is on turn or plays next, and is handed
over when a turn ends, as at a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from boardgames_desktop.core.actions import Action, Frame, Option, Seat, Span
from boardgames_desktop.core.game import Variant
from boardgames_desktop.core.position import PositionError
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk import say
from boardgames_desktop.games.risk.base import land_name, refuse
from boardgames_desktop.games.risk.contingents import (
    SEATS,
    TEAMS,
    TIED,
    armies_of,
    broken_contingents,
    change,
    commanded,
    held_by_team,
    mate_of,
    team_armies,
    team_lands,
    troops,
)
from boardgames_desktop.games.risk.options import OPTIONS, RiskOptions
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.team_combat import TeamCombat
from boardgames_desktop.games.risk.world import LANDS, connected, linked

TEAM = Variant(
    id="team",
    title=Msg("risk.variant.team"),
    summary=Msg("risk.variant.team.summary"),
    min_seats=SEATS,
    max_seats=SEATS,
    options=tuple(spec for spec in OPTIONS if spec.key in ("setup", "placement", "turn_cap")),
    minutes=(60, 150),
    teams=TEAMS,
)


class TeamRules(TeamCombat):
    """Risk for two teams: seats 0 and 2 against 1 and 3."""

    golden: ClassVar[bool] = False
    revealing: ClassVar[frozenset[str]] = frozenset()
    rule_of: ClassVar[Mapping[str, str]] = {
        **TeamCombat.rule_of,
        "reinforce": "risk.team_cards",
        "place": "risk.team_reinforce",
        "combat": "risk.team_attack",
        "defend": "risk.team_defence",
        "fortify": "risk.team_fortify",
        "draw": "risk.team_cards",
        "over": "risk.team_win",
    }

    def __init__(
        self, seats: int, chosen: RiskOptions, start_armies: int, neutrals: int = 0
    ) -> None:
        if seats != SEATS or neutrals:
            raise ValueError(f"Team Risk is for {SEATS} seats")
        super().__init__(seats, chosen, start_armies)
        self.owners = range(TIED[-1], self.sides)

    def new(self) -> RiskState:
        """Return the empty board before the first roll."""
        s = super().new()
        s.mates = (0,) * LANDS
        return s

    def further_laws(self, s: RiskState) -> Iterator[str]:
        """Yield the laws of shared territories that ``s`` breaks."""
        return broken_contingents(s)

    # -- placing (risk.team_reinforce; ruling 1) --------------------------------------

    def _options_place(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        if s.lands[seat]:
            yield from super()._options_place(s, frame, seat)
            return
        left = Span(1, s.pool[seat])
        for land, own in enumerate(troops(s, seat)):
            if own:
                yield ("place", land, left)

    def _may_place(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] == "place" and s.owner[a[1]] != seat and armies_of(s, a[1], seat):
            if s.lands[seat]:
                return refuse("place_uncontrolled", "team_reinforce", place=a[1])
            if a[2] > s.pool[seat]:
                return refuse("place_too_many", "place", s.pool[seat])
            return None
        return super()._may_place(s, frame, seat, a)

    def _put(self, s: RiskState, seat: Seat, a: Action, emit: Emit | None) -> None:
        _, land, count = a
        before = s.owner[land]
        change(s, land, seat, count)
        s.pool[seat] -= count
        if emit is not None:
            emit(Event("place", {"seat": seat, "land": land, "count": count}))
        self._control(s, land, before, emit)

    # -- fortifying (risk.team_fortify; ruling 5) -------------------------------------

    def _movable(self, s: RiskState, land: int, seat: Seat) -> int:
        """Return how many armies ``seat`` can take out of ``land``."""
        own = armies_of(s, land, seat)
        return own if own < s.armies[land] else own - 1

    def _options_fortify(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        teams = [owner % 2 for owner in s.owner]
        seen: set[int] = set()
        for start in range(LANDS):
            if teams[start] == seat % 2 and start not in seen:
                group = sorted(connected(teams, start))
                seen.update(group)
                for source in group:
                    movable = self._movable(s, source, seat)
                    if movable > 0:
                        for target in group:
                            if target != source:
                                yield ("fortify", source, target, Span(1, movable))
        yield ("skip",)

    def _may_fortify(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] != "fortify":
            return super()._may_fortify(s, frame, seat, a)
        _, source, target, count = a
        own = armies_of(s, source, seat)
        if not own:
            return refuse("fortify_from_own", "team_fortify", place=source)
        if not held_by_team(s, target, seat):
            return refuse("fortify_to_team", "team_fortify", place=target)
        if source == target:
            return refuse("fortify_same", "team_fortify", place=source)
        if count > self._movable(s, source, seat):
            if own < s.armies[source]:
                return refuse("fortify_own_only", "team_fortify", own, place=source)
            return refuse("leave_one", "team_fortify", own - 1, place=source)
        if not linked([owner % 2 for owner in s.owner], source, target):
            return refuse("not_connected_team", "team_fortify", place=target)
        return None

    def _forced_fortify(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        first = next(self._options_fortify(s, frame, seat))
        return ("skip",) if first == ("skip",) else None

    def _do_fortify(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        if a[0] == "skip":
            super()._do_fortify(s, frame, seat, a, emit)
            return
        _, source, target, count = a
        owners = s.owner[source], s.owner[target]
        change(s, source, seat, -count)
        change(s, target, seat, count)
        if emit is not None:
            data = {"seat": seat, "source": source, "target": target, "count": count}
            emit(Event("fortify", data))
        self._control(s, source, owners[0], emit)
        self._control(s, target, owners[1], emit)
        super()._do_fortify(s, frame, seat, ("skip",), emit)

    # -- the next turn, the end (risk.team_cards, risk.team_win; 13.27, 13.28) --------

    def _do_next(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Hand the team's cards to the team-mate, who plays next of the team."""
        mate = mate_of(s.turn)
        s.hands[mate], s.hands[s.turn] = s.hands[s.turn], ()
        super()._do_next(s, frame, seat, a, emit)

    def leaders(self, s: RiskState) -> tuple[Seat, ...]:
        """Return who wins at the turn cap: the team with most territories, then most armies."""
        strength = [(team_lands(s, team), team_armies(s, team)) for team in (0, 1)]
        best = max(strength)
        return tuple(seat for seat in range(SEATS) if strength[seat % 2] == best)

    def _aside_resign(self, s: RiskState, seat: Seat, a: Action, emit: Emit | None) -> None:
        """Lose the game for the team; armies whose enemies have all fallen march in first."""
        del a
        if s.agenda[-1][0] == "move_in":
            self._do_move_in(s, s.agenda.pop(), s.turn, ("move_in", s.fought[2]), emit)
            if s.winners:
                return
        if emit is not None:
            emit(Event("resign", {"seat": seat}))
        s.resigned[seat] = True
        s.pool[seat] = 0
        self._discard_hand(s, seat)
        self._end(s, TEAMS[1 - seat % 2], "team", emit)

    # -- records ----------------------------------------------------------------------

    def load(self, data: Mapping[str, Any]) -> RiskState:
        """Return the state of a dump; raises PositionError naming the bad field."""
        s = super().load(data)
        for law in broken_contingents(s):
            raise PositionError("mates", law)
        return s

    # -- words ------------------------------------------------------------------------

    def prompt(self, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
        """Return the question put to ``seat`` and a line of context."""
        kind = o.agenda[-1][0]
        if kind == "fortify":
            return Msg("risk.ask.fortify"), Msg("risk.ask.team_fortify.more")
        question = say.question(self, commanded(o) if kind in ("combat", "move_in") else o, seat)
        if kind == "defend" and o.mates[o.target]:
            together = {"player": Name(o.turn), "source": land_name(o.source)}
            return question[0], Msg("risk.ask.team_defend.more", together, o.armies[o.target])
        return question

    def say(self, o: RiskState, seat: Seat, option: Option) -> Msg:
        """Return the Actions panel's words for an option."""
        if option[0] == "resign":
            return Msg("risk.say.resign_team")
        return super().say(o, seat, option)
