"""Mission Risk (fact sheet section 9): dealing missions, claiming them, winning by them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from boardgames_desktop.core.actions import (
    AUTO,
    CHANCE,
    HIDDEN,
    Action,
    ArgKind,
    Frame,
    Named,
    Option,
    Seat,
)
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.position import PositionError, thaw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.risk import missions
from boardgames_desktop.games.risk.base import VERBS, RiskBase, refuse
from boardgames_desktop.games.risk.mission_say import mission_name
from boardgames_desktop.games.risk.missions import (
    CONQUEST,
    END,
    MISSION_KEYS,
    MISSIONS,
    RANKS,
    SHOWN_FROM,
    START,
)
from boardgames_desktop.games.risk.neutrals import NeutralSetup
from boardgames_desktop.games.risk.state import NONE, UNKNOWN, RiskState
from boardgames_desktop.games.risk.world import LANDS, MEMBERS, SEA

FIELDS = ("claimed", "completed", "conquests", "felled", "kept", "missions", "opening")
"""Fields of the state that missions need."""

MISSION = Named("mission", MISSION_KEYS)
MANY_MISSIONS = Named("mission", MISSION_KEYS, many=True)


class MissionRules(NeutralSetup):
    """Risk won by four completed missions, or by conquest."""

    golden: ClassVar[bool] = False
    vocabulary: ClassVar[Mapping[str, tuple[ArgKind, ...]]] = {
        **VERBS,
        "deal_missions": (MANY_MISSIONS,),
        "claim_mission": (MISSION,),
        "not_now": (),
    }
    private_kinds: ClassVar[frozenset[str]] = RiskBase.private_kinds | {"mission"}
    open_kinds: ClassVar[frozenset[str]] = RiskBase.open_kinds | {"mission"}
    revealing: ClassVar[frozenset[str]] = RiskBase.revealing | {"claim_mission"}
    rule_of: ClassVar[Mapping[str, str]] = {
        **RiskBase.rule_of,
        "deal_missions": "risk.mission_deal",
        "mission": "risk.mission_claim",
    }

    # -- the deal (risk.mission_deal; 4.3, 9.1) ---------------------------------------

    def _open(self, s: RiskState) -> None:
        super()._open(s)
        s.completed = ((),) * self.seats
        s.kept = ((),) * self.seats
        s.agenda.append(("deal_missions", CHANCE))

    def _chance_deal_missions(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del s, frame
        piles = [list(missions.pile(rank)) for rank in range(len(RANKS))]
        dealt = [pile.pop(draw.below(len(pile))) for _ in range(self.seats) for pile in piles]
        return ("deal_missions", *dealt)

    def _may_deal_missions(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action
    ) -> Refusal | None:
        del s, frame, seat
        dealt = a[1:]
        fits = (
            a[0] == "deal_missions"
            and len(dealt) == self.seats * len(RANKS) == len(set(dealt))
            and all(
                MISSIONS[mission].rank == number % len(RANKS)
                for number, mission in enumerate(dealt)
            )
        )
        return None if fits else refuse("outcome", "mission_deal")

    def _do_deal_missions(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat
        dealt = [UNKNOWN if mission == HIDDEN else mission for mission in a[1:]]
        each = len(RANKS)
        s.missions = tuple(
            tuple(dealt[seat * each : (seat + 1) * each]) for seat in range(self.seats)
        )
        if emit is not None:
            emit(Event("missions_dealt", {}))
            for owner, row in enumerate(s.missions):
                data = {"seat": owner, "missions": row}
                emit(Event("missions", data, frozenset({owner})))

    # -- the moments (9.2) ------------------------------------------------------------

    def _do_begin(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Forget the turn before; missions of the start come before counting."""
        s.claimed = s.conquered = False
        s.opening = tuple(s.armies)
        s.conquests = s.felled = ()
        s.source = s.target = NONE
        s.fought = s.rolled = ()
        if missions.conceivable(self, s, s.turn, START):
            then(s, ("mission", (s.turn,), START), ("count", AUTO))
        else:
            super()._do_begin(s, frame, seat, a, emit)

    def _do_count(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        super()._do_begin(s, frame, seat, a, emit)

    def _do_move_in(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Note the conquest; missions come after the sets of an elimination (9.2)."""
        target, victim = s.target, frame[3]
        if all(row[0] != target for row in s.conquests):
            sea = (min(s.source, target), max(s.source, target)) in SEA
            s.conquests += ((target, victim, int(sea), s.opening[target]),)
        if not s.lands[victim]:
            s.felled += (victim,)
        s.agenda.append(("exploit", AUTO))
        super()._do_move_in(s, frame, seat, a, emit)

    def _do_exploit(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a, emit
        if missions.conceivable(self, s, s.turn, CONQUEST):
            then(s, ("mission", (s.turn,), CONQUEST))

    def _do_next(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Missions of the end come after fortifying and the card."""
        if s.playing(s.turn) and missions.conceivable(self, s, s.turn, END):
            then(s, ("mission", (s.turn,), END), ("pass_on", AUTO))
        else:
            self._do_pass_on(s, frame, seat, a, emit)

    def _do_pass_on(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        held = missions.whole_continents(s, s.turn)
        s.kept = (*s.kept[: s.turn], held, *s.kept[s.turn + 1 :])
        super()._do_next(s, frame, seat, a, emit)

    # -- claiming (risk.mission_claim, risk.mission_fourth; 13.21 to 13.23) -----------

    def _options_mission(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        for mission in missions.claimable(self, s, seat, frame[2]):
            yield ("claim_mission", mission)
        yield ("not_now",)

    def _may_mission(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] == "not_now":
            return None
        if a[0] != "claim_mission":
            return refuse("mission_first", "mission_claim")
        return self._claim_refusal(s, seat, a[1], frame[2])

    def _claim_refusal(self, s: RiskState, seat: Seat, mission: int, moment: str) -> Refusal | None:
        """Return why ``seat`` may not claim a mission at a moment; "" is no moment at all."""
        own = mission in s.missions[seat] if s.missions else False
        if not own:
            return refuse("not_your_mission", "mission_claim")
        name = mission_name(mission)
        if mission in s.completed[seat]:
            return refuse("mission_done", "mission_claim", mission=name)
        if s.claimed and seat == s.turn:
            return refuse("mission_claimed", "mission_claim")
        if seat != s.turn or MISSIONS[mission].moment != moment:
            return refuse("mission_" + MISSIONS[mission].moment, "mission_claim", mission=name)
        have, need = missions.progress(self, s, seat, mission)
        if have < need:
            return refuse("mission_open", "mission_claim", mission=name, have=have, need=need)
        return None

    def why_not(self, s: RiskState, seat: Seat, a: Action) -> Refusal | None:
        """Return why not, as ever; a claim at the wrong moment has its own reason."""
        refusal = super().why_not(s, seat, a)
        asked = self.asked(s)
        if refusal is not None and a[0] == "claim_mission" and seat >= 0 and seat in asked:
            return self._claim_refusal(s, seat, a[1], self._moment(s)) or refusal
        return refusal

    def _moment(self, s: RiskState) -> str:
        frame = s.agenda[-1]
        return frame[2] if frame[0] == "mission" else ""

    def _forced_mission(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        known = bool(s.missions) and UNKNOWN not in s.missions[seat]
        if known and not missions.claimable(self, s, seat, frame[2]):
            return ("not_now",)
        return None

    def _do_mission(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        if a[0] == "not_now":
            return
        mission = a[1]
        done = (*s.completed[seat], mission)
        s.completed = (*s.completed[:seat], done, *s.completed[seat + 1 :])
        s.missions = _with_known(s.missions, seat, mission)
        s.claimed = True
        if emit is not None:
            data = {"seat": seat, "mission": mission, "completed": len(done)}
            emit(Event("mission", data))
        if len(done) == len(RANKS):
            self._end(s, (seat,), "missions", emit)
        elif len(done) == SHOWN_FROM and emit is not None:
            last = next(other for other in s.missions[seat] if other not in done)
            emit(Event("mission_fourth", {"seat": seat, "mission": last}))

    def _end(self, s: RiskState, winners: tuple[Seat, ...], how: str, emit: Emit | None) -> None:
        """End the game; the missions that stayed secret are shown (9.1)."""
        super()._end(s, winners, how, emit)
        if emit is not None:
            for seat, row in enumerate(s.missions):
                left = tuple(mission for mission in row if mission not in s.completed[seat])
                if left:
                    emit(Event("missions_left", {"seat": seat, "missions": left}))

    # -- secrets ----------------------------------------------------------------------

    def observe(self, s: RiskState, seat: Seat | None) -> RiskState:
        """Return a copy without the missions that others have yet to complete (9.1)."""
        o = super().observe(s, seat)
        if s.agenda:
            o.missions = tuple(
                row if other == seat else _masked(row, missions.shown(s, other))
                for other, row in enumerate(s.missions)
            )
        return o

    def imagine(self, o: RiskState, seat: Seat, draw: Draw) -> RiskState:
        """Return a full state: unseen missions of the right rank where one is hidden."""
        s = super().imagine(o, seat, draw)
        seen = {mission for row in o.missions for mission in row}
        piles = [
            [mission for mission in missions.pile(rank) if mission not in seen]
            for rank in range(len(RANKS))
        ]
        s.missions = tuple(
            tuple(
                pile.pop(draw.below(len(pile))) if mission == UNKNOWN else mission
                for mission, pile in zip(row, piles, strict=True)
            )
            for row in o.missions
        )
        return s

    def mask(self, s: RiskState, seat: Seat, a: Action, viewer: Seat | None) -> Action:
        """Hide the missions dealt to others as well as cards drawn."""
        if a[0] != "deal_missions":
            return super().mask(s, seat, a, viewer)
        each = len(RANKS)
        return (
            a[0],
            *(
                mission if number // each == viewer else HIDDEN
                for number, mission in enumerate(a[1:])
            ),
        )

    # -- words ------------------------------------------------------------------------

    def say(self, o: RiskState, seat: Seat, option: Option) -> Msg:
        """Return the Actions panel's words for an option."""
        if option[0] == "claim_mission":
            return Msg("risk.say.claim_mission", {"mission": mission_name(option[1])})
        return super().say(o, seat, option)

    def prompt(self, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
        """Return the question put to ``seat`` and a line of context."""
        frame = o.agenda[-1]
        if frame[0] != "mission":
            return super().prompt(o, seat)
        number = len(missions.claimable(self, o, seat, frame[2]))
        asked = Msg("risk.ask.mission", {}, number) if number else Msg("risk.ask.mission.none")
        return asked, Msg("risk.ask.mission." + frame[2])

    # -- records ----------------------------------------------------------------------

    def further_laws(self, s: RiskState) -> Iterator[str]:
        """Yield the laws about missions that ``s`` breaks."""
        yield from super().further_laws(s)
        yield from missions.broken(s)

    def dump(self, s: RiskState) -> dict[str, Any]:
        """Return the state as JSON values, fields of missions also when empty."""
        return super().dump(s) | {field: thaw(getattr(s, field)) for field in FIELDS}

    def load(self, data: Mapping[str, Any]) -> RiskState:
        """Return the state of a dump; raises PositionError naming the bad field."""
        for field in FIELDS:
            if field not in data:
                raise PositionError(field, "missing")
        s = super().load(data)
        dealing = any(frame[0] == "deal_missions" for frame in s.agenda)
        if bool(s.missions) == dealing:
            raise PositionError("missions", "dealt too early or not at all")
        if len(s.completed) != self.seats or len(s.kept) != self.seats:
            raise PositionError("completed", "not one row for each seat")
        if any(number not in range(len(MEMBERS)) for row in s.kept for number in row):
            raise PositionError("kept", "no such continent")
        if s.round and len(s.opening) != LANDS:
            raise PositionError("opening", "missing")
        for law in missions.broken(s):
            raise PositionError("missions", law)
        return s


def _with_known(
    rows: tuple[tuple[int, ...], ...], seat: Seat, mission: int
) -> tuple[tuple[int, ...], ...]:
    """Return the missions with one of ``seat`` known, where an observation did not know it."""
    row = rows[seat]
    if mission in row:
        return rows
    rank = MISSIONS[mission].rank
    row = (*row[:rank], mission, *row[rank + 1 :])
    return (*rows[:seat], row, *rows[seat + 1 :])


def _masked(row: tuple[int, ...], open_ones: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(mission if mission in open_ones else UNKNOWN for mission in row)
