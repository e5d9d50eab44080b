"""What all parts of Warcraft share: verbs, the table, counting pieces, refusals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from boardgames_desktop.core.actions import Amount, ArgKind, Named, Seat
from boardgames_desktop.core.rules import Refusal, Rules
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.field import Field
from boardgames_desktop.games.warcraft.options import WarcraftOptions
from boardgames_desktop.games.warcraft.races import BOX, Race, Tile
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.state import (
    KINDS,
    NONE,
    RESOURCES,
    UNITS,
    WORKER,
    WarcraftState,
)

MOST_SEATS = 4
SIDE = Amount("side", 0, MOST_SEATS)
SEAT = Amount("seat", 0, MOST_SEATS - 1)
KIND = Named("kind", KINDS)
UNIT = Named("unit", KINDS[:3])
RESOURCE = Named("resource", RESOURCES)
CARD = Named("card", CARD_KEYS)
COUNT = Amount("count", 1, 99)


def verbs(space: Named) -> Mapping[str, tuple[ArgKind, ...]]:
    """Return the argument kinds of every verb, for the spaces of one board."""
    die = Amount("die", 1, 6, many=True)
    return {
        "first": (SEAT,),
        "draw": (Named("card", CARD_KEYS, many=True),),
        "harvest_die": (Amount("die", 1, 3),),
        "roll": (die,),
        "curse": (die,),
        "move": (KIND, space, space, COUNT),
        "carry": (UNIT, space, space),
        "end_move": (),
        "fight": (space, SIDE),
        "join": (),
        "stay_out": (),
        "poison": (UNIT,),
        "lose": (SIDE, KIND, space),
        "revive": (space,),
        "disband": (space,),
        "retreat": (UNIT, space),
        "pass": (),
        "play": (CARD,),
        "play_at": (CARD, space),
        "play_on": (CARD, SIDE, UNIT, space),
        "play_for": (CARD, RESOURCE),
        "portal": (space, space),
        "settle": (UNIT, space),
        "harvest": (space,),
        "give_up": (space,),
        "raise": (space,),
        "end_harvest": (),
        "deploy": (KIND, space, COUNT),
        "finish": (UNIT,),
        "finish_outpost": (space,),
        "end_deploy": (),
        "train": (KIND, COUNT),
        "build": (UNIT,),
        "summon": (UNIT,),
        "outpost": (space,),
        "upgrade": (UNIT,),
        "end_spend": (),
        "give": (SEAT, RESOURCE, COUNT),
        "resign": (),
    }


def refuse(reason: str, rule: str, n: int | None = None, /, **params: Any) -> Refusal:
    """Return the refusal ``warcraft.no.<reason>``, explained by rule ``warcraft.<rule>``."""
    return Refusal(Msg("warcraft.no." + reason, params, n), "warcraft." + rule)


def wrong_verb(rule: str) -> Refusal:
    """Return the refusal of an action that belongs to another step."""
    return refuse("step", rule)


class WarcraftBase(Rules[WarcraftState]):
    """The table of a match.

    Attributes:
        scenario, field, chosen: what is played, its board, the options.
        seats: players. sides: seats, and one more if there are neutral units.
        races: of each side.
        team_of: number of each side's team; sides of different teams are enemies.
        towns: space of each side's town, or NONE.
    """

    game_id: ClassVar[str] = "warcraft"
    version: ClassVar[int] = 1

    def __init__(
        self, scenario: Scenario, races: tuple[Race, ...], chosen: WarcraftOptions
    ) -> None:
        """Sit down; ``races`` are those of the seats, then of the neutral side."""
        self.scenario = scenario
        self.field = Field(scenario)
        self.spaces = len(self.field)
        self.chosen = chosen
        self.seats = len(scenario.seats)
        self.sides = len(races)
        self.races = races
        self.verbs = verbs(self.field.argument)
        self.team_of = _teams(scenario, self.sides)
        self.towns = tuple(
            self.field.number[plan.town] if plan.town is not None else NONE
            for plan in scenario.seats
        ) + (NONE,) * (self.sides - self.seats)
        super().__init__()

    # -- who is with whom -------------------------------------------------------------

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of a team, the given one included."""
        mine = self.team_of[seat]
        return tuple(other for other in range(self.seats) if self.team_of[other] == mine)

    def hostile(self, a: int, b: int) -> bool:
        """Tell whether two sides are enemies."""
        return self.team_of[a] != self.team_of[b]

    def clockwise(self, start: Seat) -> Iterator[Seat]:
        """Yield all seats, ``start`` first."""
        for step in range(self.seats):
            yield (start + step) % self.seats

    def enemies_of(self, side: int) -> Iterator[int]:
        """Yield the sides that are enemies of ``side``, the neutral one included."""
        mine = self.team_of[side]
        for other in range(self.sides):
            if self.team_of[other] != mine:
                yield other

    # -- pieces -----------------------------------------------------------------------

    def index(self, side: int, space: int, kind: int = 0) -> int:
        """Return where ``state.pieces`` counts a kind of piece."""
        return (side * self.spaces + space) * 4 + kind

    def count(self, s: WarcraftState, side: int, space: int, kind: int) -> int:
        """Return how many pieces of a kind ``side`` has in a space."""
        return s.pieces[(side * self.spaces + space) * 4 + kind]

    def units_at(self, s: WarcraftState, side: int, space: int) -> int:
        """Return how many units, workers not counted, ``side`` has in a space."""
        at = (side * self.spaces + space) * 4
        pieces = s.pieces
        return pieces[at] + pieces[at + 1] + pieces[at + 2]

    def team_units_at(self, s: WarcraftState, side: int, space: int) -> int:
        """Return how many units the team of ``side`` has in a space (M8)."""
        mine = self.team_of[side]
        return sum(
            self.units_at(s, other, space)
            for other in range(self.sides)
            if self.team_of[other] == mine
        )

    def enemy_units_at(self, s: WarcraftState, side: int, space: int) -> int:
        """Return how many units enemies of ``side`` have in a space."""
        return sum(self.units_at(s, other, space) for other in self.enemies_of(side))

    def add(self, s: WarcraftState, side: int, space: int, kind: int, by: int = 1) -> None:
        """Put pieces on a space, or take them off with a negative number. The box is not touched."""
        s.pieces[(side * self.spaces + space) * 4 + kind] += by

    def kill(self, s: WarcraftState, side: int, space: int, kind: int, number: int = 1) -> None:
        """Put pieces of a space back into their owner's box (6.2.10)."""
        s.pieces[(side * self.spaces + space) * 4 + kind] -= number
        s.reserve[side * 4 + kind] += number

    def on_board(self, s: WarcraftState, side: int, kind: int) -> int:
        """Return how many pieces of a kind ``side`` has on the board."""
        at = side * self.spaces * 4 + kind
        return sum(s.pieces[at : at + self.spaces * 4 : 4])

    # -- tiles and buildings ----------------------------------------------------------

    def tile(self, s: WarcraftState, side: int, kind: int) -> Tile:
        """Return the current tile of a unit type (7)."""
        return self.races[side].tiles[kind][s.level[side * 3 + kind] - 1]

    def top(self, s: WarcraftState, side: int, kind: int) -> bool:
        """Tell whether a unit type is on its last tile, which shows a victory point."""
        return s.level[side * 3 + kind] == len(self.races[side].tiles[kind])

    def buildings(self, s: WarcraftState, seat: Seat, kind: int) -> int:
        """Return the finished buildings for a kind of piece, printed ones included (1)."""
        printed = BOX.printed_buildings[kind] if self.towns[seat] != NONE else 0
        return printed + (s.built[seat * 3 + kind] if kind != WORKER else 0)

    def abilities(self, s: WarcraftState, side: int) -> tuple[str, ...]:
        """Return the ability of each unit type's current tile; neutral units have none (11.1)."""
        if side >= self.seats:
            return ("", "", "")
        return tuple(self.tile(s, side, kind).ability for kind in UNITS)

    # -- the end ----------------------------------------------------------------------

    def returns(self, s: WarcraftState) -> tuple[float, ...]:
        """Return 1 for the winning seats, shared; equal shares if nobody won."""
        if s.drawn:
            return (1.0 / self.seats,) * self.seats
        share = 1.0 / len(s.winners) if s.winners else 0.0
        return tuple(share if seat in s.winners else 0.0 for seat in range(self.seats))


def _teams(scenario: Scenario, sides: int) -> tuple[int, ...]:
    """Return a team number for each side; who is in no team is alone."""
    team_of = list(range(sides))
    for members in scenario.teams:
        for seat in members:
            team_of[seat] = members[0]
    return tuple(team_of)
