"""How a position of Team Risk looks: two stacks in one territory, the hand of a team."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from boardgames_desktop.core.actions import Action, Option, Seat
from boardgames_desktop.core.picture import (
    Board,
    Fact,
    Forecast,
    Look,
    Picture,
    Road,
    Step,
    Thing,
    Token,
)
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk import boards, forecast, roads, things
from boardgames_desktop.games.risk.base import income_of
from boardgames_desktop.games.risk.contingents import (
    SEATS,
    TEAMS,
    armies_of,
    commanded,
    mate_of,
    troops,
)
from boardgames_desktop.games.risk.picture import COLUMNS, RiskPresenter
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import BONUS, LANDS

TEAM_COLUMNS = {"team": Msg("risk.fact.team"), **COLUMNS}
_LAND_THINGS = frozenset(things.LAND_THINGS)


class TeamPresenter(RiskPresenter):
    """Shows one match of Team Risk."""

    def boards(self) -> tuple[Board, ...]:
        """Return the boards, the hand called the team's."""
        if not self._boards:
            title = Msg("risk.board.team_hand")
            self._boards = tuple(
                attrs.evolve(board, title=title) if board.id == boards.HAND else board
                for board in super().boards()
            )
        return self._boards

    def picture(self, o: RiskState, seat: Seat | None) -> Picture:
        """Return how ``o`` looks to ``seat``."""
        view = commanded(o)
        for number in range(len(TEAMS)):
            view.hands[number] = view.hands[mate_of(number)] = _hand_of(o, number)
        plain = super().picture(view, seat)
        return attrs.evolve(
            plain,
            looks={**plain.looks, **_land_looks(o)},
            tokens=(
                *_stacks(o),
                *(token for token in plain.tokens if token.at not in _LAND_THINGS),
            ),
            facts=tuple(_team_facts(o)),
            columns=TEAM_COLUMNS,
        )

    def roads(self, o: RiskState, seat: Seat, option: Option) -> tuple[Road, ...]:
        """Return the ways to point at an option; any stack in a territory stands for it."""
        return tuple(
            tuple(_widened(o, step) for step in road)
            for road in roads.roads(commanded(o), seat, option)
        )

    def wish(self, o: RiskState, seat: Seat, things: Sequence[Thing]) -> Action | None:
        """Return what a gesture meant."""
        return roads.wish(commanded(o), seat, things)

    def forecast(self, o: RiskState, seat: Seat, option: Option) -> Forecast | None:
        """Return the exact odds of own armies against all that defend together."""
        return forecast.forecast(commanded(o), seat, option)

    def gesture_forecast(
        self, o: RiskState, seat: Seat, things: Sequence[Thing]
    ) -> Forecast | None:
        """Return the exact odds of an attack that is being pointed at."""
        return forecast.gesture(commanded(o), seat, things)


def _hand_of(o: RiskState, seat: Seat) -> tuple[int, ...]:
    """Return the hand of a team, with whichever of its seats it lies."""
    return o.hands[seat] or o.hands[mate_of(seat)]


def _land_looks(o: RiskState) -> dict[Thing, Look]:
    """Return the controller's tint; a territory that nobody controls is marked and has none."""
    looks: dict[Thing, Look] = {}
    for land, owner in enumerate(o.owner):
        if owner != NONE:
            look = Look(tint=owner)
            if owner < 0:
                look = Look(marks=("tied",), text=Msg("risk.look.tied"))
            elif o.mates[land]:
                words = Msg("risk.look.shared", {"player": Name(owner)})
                look = Look(tint=owner, marks=("shared",), text=words)
            looks[things.LAND_THINGS[land]] = look
    return looks


def _stacks(o: RiskState) -> list[Token]:
    """Return the contingents of every territory, two of a team side by side."""
    return [
        Token(things.army(seat, land), "army", seat, things.LAND_THINGS[land], count=count)
        for land, owner in enumerate(o.owner)
        if owner != NONE
        for seat in (TEAMS[owner % 2] if o.mates[land] else (owner,))
        if (count := armies_of(o, land, seat))
    ]


def _widened(o: RiskState, step: Step) -> Step:
    """Return the step with every stack that really stands in its territory."""
    for land in range(LANDS):
        place = things.LAND_THINGS[land]
        if place in step:
            owner = o.owner[land]
            seats = () if owner == NONE else TEAMS[owner % 2]
            stacks = (things.army(seat, land) for seat in seats if armies_of(o, land, seat))
            return frozenset({place, *stacks})
    return step


def _team_facts(o: RiskState) -> list[Fact]:
    facts: list[Fact] = []
    for seat in range(SEATS):
        base, held = income_of(o.owner, seat, o.lands[seat])
        income = base + sum(BONUS[number] for number in held)
        facts += [
            Fact(seat, "team", seat % 2 + 1),
            Fact(seat, "territories", o.lands[seat]),
            Fact(seat, "armies", sum(troops(o, seat))),
            Fact(seat, "continents", len(held)),
            Fact(seat, "cards", len(_hand_of(o, seat))),
            Fact(seat, "income", income if o.playing(seat) else 0),
        ]
    return facts
