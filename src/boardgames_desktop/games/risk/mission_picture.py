"""How Mission Risk looks: mission cards with their progress, claims, what is told of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from boardgames_desktop.core.actions import Action, Option, Seat
from boardgames_desktop.core.picture import (
    Board,
    Button,
    Fact,
    Flip,
    Line,
    Picture,
    Place,
    Road,
    Scene,
    Stage,
    Thing,
    Token,
)
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk import missions
from boardgames_desktop.games.risk.boards import HAND, NOWHERE
from boardgames_desktop.games.risk.cards import fixed_value, sets_in
from boardgames_desktop.games.risk.mission_say import mission_name, mission_note
from boardgames_desktop.games.risk.missions import CONQUEST, END, MISSIONS, RANKS, START
from boardgames_desktop.games.risk.picture import CHARTED, COLUMNS, RiskPresenter
from boardgames_desktop.games.risk.state import UNKNOWN, RiskState

BOARD = "missions"
NOT_NOW: Thing = "button:not_now"

MISSION_THINGS: tuple[Thing, ...] = tuple("mission:" + mission.key for mission in MISSIONS)
CLAIM_THINGS: tuple[Thing, ...] = tuple("claim:" + mission.key for mission in MISSIONS)
_MISSION_OF = {
    thing: mission
    for things in (MISSION_THINGS, CLAIM_THINGS)
    for mission, thing in enumerate(things)
}
_STAGE_OF_MOMENT = {START: "reinforce", CONQUEST: "combat", END: "draw"}
"""Kind of question in whose step of the turn a moment lies."""


def row_of(seat: Seat) -> Thing:
    """Return the place where the missions of ``seat`` lie."""
    return f"missions:{seat}"


class MissionPresenter(RiskPresenter):
    """Shows one match of Mission Risk.

    On the board ``missions`` everybody sees the own four missions, and of others the last
    one when three are completed. Badges of a mission: its rank; ``have`` and ``need``, its
    progress; ``done`` when it is completed, ``ready`` while it may be claimed.
    """

    def boards(self) -> tuple[Board, ...]:
        """Return the boards of Risk and the missions."""
        places = tuple(Place(row_of(seat), (), NOWHERE) for seat in range(self._rules.seats))
        title = Msg("risk.board.missions")
        return (*super().boards(), Board(BOARD, "row", places, art=BOARD, title=title))

    def picture(self, o: RiskState, seat: Seat | None) -> Picture:
        """Return how ``o`` looks to ``seat``."""
        base = super().picture(o, seat)
        return attrs.evolve(
            base,
            boards=(*base.boards, BOARD),
            tokens=(*base.tokens, *self._missions(o, seat)),
            buttons=(*base.buttons, *self._claims(o, seat)),
            facts=(*base.facts, *_completed(o)),
            columns={**COLUMNS, "missions": Msg("risk.fact.missions")},
            charted=(*CHARTED, "missions"),
            notes={**base.notes, **_notes(o, seat)},
        )

    def _stages(self, o: RiskState, kind: str) -> tuple[Stage, ...]:
        return super()._stages(o, _STAGE_OF_MOMENT.get(_moment(o), kind))

    def _missions(self, o: RiskState, viewer: Seat | None) -> list[Token]:
        ready = self._ready(o, viewer)
        return [
            self._token(o, owner, mission, ready)
            for owner, row in enumerate(o.missions)
            for mission in row
            if mission != UNKNOWN and (owner == viewer or mission not in o.completed[owner])
        ]

    def _token(self, o: RiskState, owner: Seat, mission: int, ready: tuple[int, ...]) -> Token:
        have, need = missions.progress(self._rules, o, owner, mission)
        done = mission in o.completed[owner]
        if done:
            marks: tuple[tuple[str, int], ...] = (("done", 1),)
        else:
            marks = (("have", have), ("need", need), *((("ready", 1),) if mission in ready else ()))
        return Token(
            MISSION_THINGS[mission],
            "mission",
            owner,
            row_of(owner),
            face=MISSIONS[mission].key,
            badges=((RANKS[MISSIONS[mission].rank], 1), *marks),
            title=mission_name(mission),
            note=mission_note(mission, self._rules.seats),
            faded=done,
        )

    def _ready(self, o: RiskState, seat: Seat | None) -> tuple[int, ...]:
        moment = _moment(o)
        if seat is None or not moment or seat not in o.agenda[-1][1]:
            return ()
        return missions.claimable(self._rules, o, seat, moment)

    def _claims(self, o: RiskState, seat: Seat | None) -> list[Button]:
        if seat is None or not _moment(o) or seat not in o.agenda[-1][1]:
            return []
        claims = [
            Button(
                CLAIM_THINGS[mission],
                Msg("risk.button.claim_mission", {"mission": mission_name(mission)}),
                "primary" if number == 0 else "plain",
            )
            for number, mission in enumerate(reversed(self._ready(o, seat)))
        ]
        role: Any = "plain" if claims else "primary"
        return [*claims, Button(NOT_NOW, Msg("risk.button.not_now"), role)]

    def roads(self, o: RiskState, seat: Seat, option: Option) -> tuple[Road, ...]:
        """Return the ways to point at an option: a mission's card or its button."""
        if option[0] == "claim_mission":
            return ((frozenset({MISSION_THINGS[option[1]], CLAIM_THINGS[option[1]]}),),)
        if option[0] == "not_now":
            return ((frozenset({NOT_NOW}),),)
        return super().roads(o, seat, option)

    def wish(self, o: RiskState, seat: Seat, things: Sequence[Thing]) -> Action | None:
        """Return what a gesture meant; a mission is pointed at to claim it."""
        if o.agenda and things:
            if things[-1] in _MISSION_OF:
                return ("claim_mission", _MISSION_OF[things[-1]])
            if things[-1] == NOT_NOW:
                return ("not_now",)
        return super().wish(o, seat, things)

    def ask_next(self, o: RiskState, seat: Seat, picked: Sequence[Thing]) -> tuple[Msg, ...]:
        """Return what is asked after a first pick; a mission is a whole answer."""
        if any(thing in _MISSION_OF for thing in picked):
            return ()
        return super().ask_next(o, seat, picked)

    def story(self, event: Event) -> tuple[Scene, ...]:
        """Return an event's scenes; a mission that is shown is turned over."""
        if event.kind in ("mission", "mission_fourth"):
            mission = event.data["mission"]
            if mission == UNKNOWN:
                return (Flip(event.data["seat"], None),)
            face = MISSIONS[mission].key
            return (Flip(event.data["seat"], face, mission_name(mission)),)
        return super().story(event)

    def tell(self, event: Event) -> Line | None:
        """Return an event's line in the log."""
        words = _LINES.get(event.kind)
        line = words(event.data) if words is not None else None
        return line if line is not None else super().tell(event)


def _moment(o: RiskState) -> str:
    """Return the moment for claiming that is now, or nothing."""
    if o.agenda and o.agenda[-1][0] == "mission":
        moment: str = o.agenda[-1][2]
        return moment
    return ""


def _completed(o: RiskState) -> list[Fact]:
    return [Fact(seat, "missions", len(done)) for seat, done in enumerate(o.completed)]


def _notes(o: RiskState, seat: Seat | None) -> dict[str, Msg]:
    if seat is None:
        return {BOARD: Msg("risk.missions.watch")}
    left = len(RANKS) - len(o.completed[seat])
    notes = {BOARD: Msg("risk.missions.left", {}, left) if left else Msg("risk.missions.none")}
    hand = o.hands[seat]
    best = 0 if UNKNOWN in hand else max((fixed_value(trio) for trio in sets_in(hand)), default=0)
    if best:
        notes[HAND] = Msg("risk.hand.set_worth", {}, best)
    return notes


# -- lines ---------------------------------------------------------------------------

Data = Mapping[str, Any]


def _line(seat: Seat | None, text: str, rule: str, **params: Any) -> Line:
    return Line(seat, Msg("risk.log." + text, params), (), "risk." + rule)


def _names(row: tuple[int, ...]) -> tuple[Msg, ...]:
    return tuple(mission_name(mission) for mission in row if mission != UNKNOWN)


def _own_line(data: Data) -> Line | None:
    names = _names(data["missions"])
    return _line(data["seat"], "missions", "mission_deal", missions=names) if names else None


def _left_line(data: Data) -> Line | None:
    names = _names(data["missions"])
    if not names:
        return None
    player = Name(data["seat"])
    return _line(data["seat"], "missions_left", "missions", player=player, missions=names)


def _shown_line(text: str, rule: str) -> Callable[[Data], Line | None]:
    def line(data: Data) -> Line | None:
        if data["mission"] == UNKNOWN:
            return None
        name = mission_name(data["mission"])
        return _line(data["seat"], text, rule, player=Name(data["seat"]), mission=name)

    return line


def _win_line(data: Data) -> Line | None:
    if data["how"] != "missions":
        return None
    winner = data["winners"][0]
    return _line(winner, "wins_missions", "mission_win", player=Name(winner))


_LINES: Mapping[str, Callable[[Data], Line | None]] = {
    "missions_dealt": lambda _: _line(None, "missions_dealt", "mission_deal"),
    "missions": _own_line,
    "missions_left": _left_line,
    "mission": _shown_line("mission", "mission_claim"),
    "mission_fourth": _shown_line("mission_fourth", "mission_fourth"),
    "game_over": _win_line,
}
