"""How the game with active neutral armies looks: markers, bribes, allies (section 8)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from boardgames_desktop.core.actions import Action, Option, Seat
from boardgames_desktop.core.picture import (
    Board,
    Button,
    Forecast,
    Line,
    Look,
    Picture,
    Place,
    Region,
    Road,
    Scene,
    Stage,
    Step,
    Thing,
    Token,
)
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk import alliance_story, say_neutrals, things
from boardgames_desktop.games.risk.allies import ally_of, away, leads
from boardgames_desktop.games.risk.base import land_name
from boardgames_desktop.games.risk.boards import NOWHERE
from boardgames_desktop.games.risk.dice import attack_limit
from boardgames_desktop.games.risk.forecast import invasion
from boardgames_desktop.games.risk.picture import RiskPresenter, rail
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import ADJACENT

BOARD = "alliance"
CALL_OFF: Thing = "button:call_off"
_STAGES = ("bribe", "reinforce", "combat", "fortify", "card")
"""The seven phases of 8.2; what allies do belongs to the phase before it."""
_SKIPPED = ("bribe", "ally_roll", "ally_fortify")


def marker(side: int) -> Thing:
    """Return the marker of a neutral army: a cannon in its colour, no army (4.2.6)."""
    return f"marker:{side}"


def call_up(side: int) -> Thing:
    """Return the button that rolls the die of an ally."""
    return f"button:call_up.{side}"


def _side_of(thing: Thing) -> int | None:
    """Return the neutral army a marker, a place of a marker or a button stands for."""
    for start in ("marker:", "alliance:", "button:call_up."):
        if thing.startswith(start):
            return int(thing.removeprefix(start).partition(".")[0])
    return None


class AlliancePresenter(RiskPresenter):
    """Shows one match with active neutral armies.

    The board ``alliance`` lies at the edge of the map: a row (a region) for each neutral
    army with three places, ally of the first player, uninvolved, ally of the second, and on
    one of them the army's marker; its badge ``cards`` counts the cards it was given.
    """

    def boards(self) -> tuple[Board, ...]:
        """Return the boards of Risk and the alliances."""
        return (*super().boards(), self._alliance())

    def _alliance(self) -> Board:
        seats = self._rules.seats
        neutrals = range(seats, self._rules.sides)
        return Board(
            BOARD,
            "grid",
            tuple(
                Place(
                    alliance_story.spot(side, who),
                    (),
                    NOWHERE,
                    label=alliance_story.standing(who),
                    region=f"neutral:{side}",
                )
                for side in neutrals
                for who in (0, NONE, 1)
            ),
            regions=tuple(
                Region(
                    f"neutral:{side}",
                    Msg("risk.alliance.row", {"army": Name(side)}),
                    tuple(alliance_story.spot(side, who) for who in (0, NONE, 1)),
                )
                for side in neutrals
            ),
            title=Msg("risk.board.alliance"),
            rule="risk.alliance",
        )

    def picture(self, o: RiskState, seat: Seat | None) -> Picture:
        """Return how ``o`` looks to ``seat``."""
        base = super().picture(o, seat)
        return attrs.evolve(
            base,
            boards=(*base.boards, BOARD),
            looks={**base.looks, **self._ends()},
            tokens=(*base.tokens, *self._markers(o)),
            buttons=(*base.buttons, *_buttons(o, seat)),
        )

    def _ends(self) -> dict[Thing, Look]:
        """Both ends of every row are a player's."""
        return {
            alliance_story.spot(side, who): Look(who)
            for side in range(self._rules.seats, self._rules.sides)
            for who in (0, 1)
        }

    def _markers(self, o: RiskState) -> list[Token]:
        return [
            Token(
                marker(side),
                "marker",
                side,
                alliance_story.spot(side, ally_of(o, side)),
                badges=(("cards", len(o.hands[side])),),
            )
            for side in range(self._rules.seats, self._rules.sides)
            if o.alive[side]
        ]

    def _stages(self, o: RiskState, kind: str) -> tuple[Stage, ...]:
        return rail(o, kind, _STAGES) if o.round else super()._stages(o, kind)

    # -- pointing -----------------------------------------------------------------------

    def roads(self, o: RiskState, seat: Seat, option: Option) -> tuple[Road, ...]:
        """Return the ways to point at an option."""
        match option[0]:
            case "bribe":
                card = frozenset({things.CARD_THINGS[option[2]]})
                return ((card, _neutral_step(o, option[1])),)
            case "call_up":
                side = option[1]
                return (frozenset({call_up(side)}),), (frozenset({marker(side)}),)
            case "call_off":
                return ((frozenset({CALL_OFF}),),)
        return super().roads(o, seat, option)

    def wish(self, o: RiskState, seat: Seat, pointed: Sequence[Thing]) -> Action | None:
        """Return what a gesture meant."""
        if o.agenda and pointed:
            special = self._wish(o, pointed)
            if special is not None:
                return special
        return super().wish(o, seat, pointed)

    def _wish(self, o: RiskState, pointed: Sequence[Thing]) -> Action | None:
        if pointed[-1] == CALL_OFF:
            return ("call_off",)
        side = _side_of(pointed[-1])
        cards = things.cards_of(pointed)
        if side is None and cards and o.agenda[-1][0] == "bribe":
            land = things.land_of(pointed[-1])
            side = self._rules.seats if land is None else o.owner[land]
        if side is None or side < 0:
            return None
        return ("bribe", side, cards[-1]) if cards else ("call_up", side)

    def ask_next(self, o: RiskState, seat: Seat, picked: Sequence[Thing]) -> tuple[Msg, ...]:
        """Return what is asked after a first pick."""
        if o.agenda and o.agenda[-1][0] == "bribe" and things.cards_of(picked):
            return (Msg("risk.then.bribe"),)
        return super().ask_next(o, seat, picked)

    # -- events -------------------------------------------------------------------------

    def story(self, event: Event) -> tuple[Scene, ...]:
        """Return an event's scenes."""
        return alliance_story.story(event) or super().story(event)

    def tell(self, event: Event) -> Line | None:
        """Return an event's line in the log."""
        return alliance_story.tell(event) or super().tell(event)

    # -- odds ---------------------------------------------------------------------------

    def forecast(self, o: RiskState, seat: Seat, option: Option) -> Forecast | None:
        """Return the exact odds of an attack, and what the loyalty dice may do after it."""
        found = super().forecast(o, seat, option)
        if found is None or option[0] not in ("attack", "storm"):
            return found
        return self._with_loyalty(o, found, option[1], option[2])

    def gesture_forecast(
        self, o: RiskState, seat: Seat, pointed: Sequence[Thing]
    ) -> Forecast | None:
        """Return the exact odds of an attack that is being pointed at, an ally's too."""
        lands = things.lands_of(pointed)
        if len(lands) < 2 or not o.agenda or o.agenda[-1][0] != "combat":
            return None
        source, target = lands[0], lands[-1]
        side = o.owner[source]
        if side == seat:
            found = super().gesture_forecast(o, seat, pointed)
        elif leads(o, seat, side) and o.owner[target] not in (seat, side):
            reached = target in ADJACENT[source] and o.armies[source] > 1
            dice = attack_limit(o.armies[source])
            found = invasion(o, source, target, dice, 1) if reached else None
        else:
            return None
        return None if found is None else self._with_loyalty(o, found, source, lands[1])

    def _with_loyalty(self, o: RiskState, found: Forecast, source: int, target: int) -> Forecast:
        """Add what an invasion does to the neutral armies involved in it (8.7)."""
        seat = o.turn
        notes: list[Msg] = []
        sides = {o.owner[source], o.owner[target]}
        if o.involved and o.target == target:
            sides |= set(o.involved)
        elif o.involved:
            notes.append(Msg("risk.odds.invasion_ends", {"place": land_name(o.target)}))
        for side in sorted(sides):
            if side >= self._rules.seats:
                after = away(o, side, seat, self._rules.next_playing(o, seat))
                if after != ally_of(o, side):
                    words = {"army": Name(side), "state": alliance_story.standing(after)}
                    notes.append(Msg("risk.odds.loyalty", words))
        return attrs.evolve(found, notes=(*notes, *found.notes))


def _neutral_step(o: RiskState, side: int) -> Step:
    """A neutral army: its marker, the places of the marker, its territories and stacks."""
    spots = {alliance_story.spot(side, who) for who in (0, NONE, 1)}
    lands = [land for land, owner in enumerate(o.owner) if owner == side]
    return frozenset(
        {marker(side)}
        | spots
        | {things.LAND_THINGS[land] for land in lands}
        | {things.army(side, land) for land in lands}
    )


def _buttons(o: RiskState, seat: Seat | None) -> tuple[Button, ...]:
    """The answers of ``seat`` that only this variant has."""
    if not o.agenda or seat is None or seat not in o.agenda[-1][1]:
        return ()
    kind = o.agenda[-1][0]
    buttons: list[Button] = []
    if kind == "combat" and o.involved:
        buttons.append(Button(CALL_OFF, Msg("risk.button.call_off")))
    if kind == "ally_roll":
        buttons += [
            Button(
                call_up(side),
                Msg("risk.button.call_up", {"army": Name(side)}),
                "plain" if number else "primary",
            )
            for number, side in enumerate(o.agenda[-1][2])
        ]
    if kind in _SKIPPED:
        only = not buttons
        words = say_neutrals.skip_button(kind)
        buttons.append(Button(things.SKIP, words, "primary" if only else "plain"))
    return tuple(buttons)
