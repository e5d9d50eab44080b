"""What all parts of Warcraft share: verbs, the table, counting pieces, refusals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from boardgames_desktop.core.actions import (
    AUTO,
    Action,
    Amount,
    ArgKind,
    Frame,
    Named,
    Option,
    Seat,
)
from boardgames_desktop.core.rules import Emit, Event, Refusal, Rules
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft.cards import CARD_KEYS, NUMBER
from boardgames_desktop.games.warcraft.field import Field
from boardgames_desktop.games.warcraft.names import piece_name, space_name
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

_RULE_OF_KIND: Mapping[str, str] = {
    "first": "round",
    "deal": "cards",
    "set_aside": "nordrassil",
    "move": "move",
    "battles": "battle",
    "join": "battle",
    "poison": "ability_slow_poison",
    "lose": "casualties",
    "retreat": "battle",
    "settle": "card_town_portal",
    "revive": "nordrassil",
    "window": "cards",
    "harvest": "harvest",
    "raise": "necromancers",
    "deploy": "deploy",
    "spend": "spend",
}
"""The rule behind every kind of question."""

_CHANCE_KINDS = frozenset({"first", "deal", "set_aside"})

CARD_VERBS = frozenset({"play", "play_at", "play_on", "play_for", "portal", "summon"})
"""Verbs that play a card."""

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
        "escort": (UNIT, space, space, space),
        "end_move": (),
        "fight": (space, SIDE),
        "join": (),
        "stay_out": (),
        "poison": (UNIT,),
        "lose": (SIDE, KIND, space),
        "revive": (space,),
        "retreat": (UNIT, space),
        "pass": (),
        "play": (CARD,),
        "play_at": (CARD, space),
        "play_on": (CARD, SIDE, KIND, space),
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
    """Return the refusal ``warcraft.no.<reason>``, explained by rule ``warcraft.<rule>``.

    Nouns among the parameters are messages of :mod:`.names`.
    """
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
        mates: sides of each side's team, itself included. foes: all others.
        towns: space of each side's town, or NONE.
        homes: spaces whose capture counts against each seat: its town, or the outposts that
            count as one (M14, 11.4).
        undying: seats whose killed units return (11.4).
        haven_of: undying seat whose outposts hold any number of returned units in each space,
            or NONE.
        necromancers: seats whose workers are necromancers (11.2).
        crippler: seat whose deck has the card Cripple, or NONE.
    """

    game_id: ClassVar[str] = "warcraft"
    version: ClassVar[int] = 2
    rule_of: ClassVar[Mapping[str, str]] = {
        kind: "warcraft." + rule for kind, rule in {**_RULE_OF_KIND, "over": "over"}.items()
    }
    open_kinds: ClassVar[frozenset[str]] = frozenset(_RULE_OF_KIND) - _CHANCE_KINDS
    private_kinds: ClassVar[frozenset[str]] = frozenset(
        {"window", "move", "harvest", "raise", "deploy", "spend"}
    )
    revealing: ClassVar[frozenset[str]] = CARD_VERBS

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
        everybody = range(self.sides)
        self.mates = tuple(
            tuple(other for other in everybody if self.team_of[other] == team)
            for team in self.team_of
        )
        self.foes = tuple(
            tuple(other for other in everybody if self.team_of[other] != team)
            for team in self.team_of
        )
        self.towns = tuple(
            self.field.number[plan.town] if plan.town is not None else NONE
            for plan in scenario.seats
        ) + (NONE,) * (self.sides - self.seats)
        self.homes = tuple(self._homes(seat) for seat in range(self.seats))
        self.undying = tuple(plan.undying for plan in scenario.seats)
        havens = {
            self.field.at(spot): seat
            for seat, plan in enumerate(scenario.seats)
            if plan.undying
            for spot in plan.outposts
        }
        self.haven_of = tuple(havens.get(space, NONE) for space in range(self.spaces))
        self.necromancers = tuple(bool(plan.necromancers) for plan in scenario.seats)
        self.crippler = next(
            (seat for seat in range(self.seats) if NUMBER["cripple"] in races[seat].deck), NONE
        )
        super().__init__()

    def _homes(self, seat: Seat) -> tuple[int, ...]:
        plan = self.scenario.seats[seat]
        if self.towns[seat] != NONE:
            return (self.towns[seat],)
        return () if plan.undying else tuple(self.field.at(spot) for spot in plan.outposts)

    def refuse(
        self,
        reason: str,
        rule: str,
        n: int | None = None,
        /,
        *,
        place: int = NONE,
        kind: int = NONE,
        side: int = 0,
        **params: Any,
    ) -> Refusal:
        """Return a refusal that names a space or a kind of piece of a side."""
        if place != NONE:
            params["place"] = space_name(self, place)
        if kind != NONE:
            params["kind"] = piece_name(self, side, kind)
        return refuse(reason, rule, n, **params)

    # -- who is with whom -------------------------------------------------------------

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of a team, the given one included."""
        return self.mates[seat]

    def hostile(self, a: int, b: int) -> bool:
        """Tell whether two sides are enemies."""
        return self.team_of[a] != self.team_of[b]

    def clockwise(self, start: Seat) -> Iterator[Seat]:
        """Yield all seats, ``start`` first."""
        for step in range(self.seats):
            yield (start + step) % self.seats

    def enemies_of(self, side: int) -> Iterator[int]:
        """Return the sides that are enemies of ``side``, the neutral one included."""
        return iter(self.foes[side])

    def near_town(self, space: int) -> bool:
        """Tell whether a town is next to a space (11.1)."""
        return any(self.field.terrain[other] == "town" for other in self.field.neighbours[space])

    # -- pieces -----------------------------------------------------------------------

    def count(self, s: WarcraftState, side: int, space: int, kind: int) -> int:
        """Return how many pieces of a kind ``side`` has in a space."""
        return s.pieces[(side * self.spaces + space) * 4 + kind]

    def units_at(self, s: WarcraftState, side: int, space: int) -> int:
        """Return how many units, workers not counted, ``side`` has in a space."""
        at = (side * self.spaces + space) * 4
        pieces = s.pieces
        return pieces[at] + pieces[at + 1] + pieces[at + 2]

    def pieces_at(self, s: WarcraftState, side: int, space: int) -> int:
        """Return how many units and workers ``side`` has in a space."""
        at = (side * self.spaces + space) * 4
        return sum(s.pieces[at : at + 4])

    def team_units_at(self, s: WarcraftState, side: int, space: int) -> int:
        """Return how many units the team of ``side`` has in a space (M8)."""
        return sum(self.units_at(s, other, space) for other in self.mates[side])

    def enemy_units_at(self, s: WarcraftState, side: int, space: int) -> int:
        """Return how many units enemies of ``side`` have in a space."""
        return sum(self.units_at(s, other, space) for other in self.foes[side])

    def add(self, s: WarcraftState, side: int, space: int, kind: int, by: int = 1) -> None:
        """Put pieces on a space or, ``by`` below 0, take them off; the box is not touched."""
        at = (side * self.spaces + space) * 4 + kind
        s.pieces[at] += by
        if s.risen and by < 0 and self.haven_of[space] == side:
            risen = space * 4 + kind
            s.risen[risen] = min(s.risen[risen], s.pieces[at])

    def kill(self, s: WarcraftState, side: int, space: int, kind: int, number: int = 1) -> None:
        """Put pieces of a space back into their owner's box (6.2.10)."""
        self.add(s, side, space, kind, -number)
        s.reserve[side * 4 + kind] += number

    def builders(self, s: WarcraftState, seat: Seat, space: int) -> int:
        """Return 1 if a worker of ``seat`` in a space builds an outpost there, else 0 (5.4)."""
        return int(s.outpost[space] == seat and not s.standing[space])

    def _abandon(self, s: WarcraftState, space: int, emit: Emit | None) -> None:
        """Take an unfinished outpost away, because its builder does something else (5.4)."""
        seat = s.outpost[space]
        s.outpost[space] = NONE
        if emit is not None:
            emit(Event("give_up", {"seat": seat, "space": space}))

    def on_board(self, s: WarcraftState, side: int, kind: int) -> int:
        """Return how many pieces of a kind ``side`` has on the board."""
        at = side * self.spaces * 4 + kind
        return sum(s.pieces[at : at + self.spaces * 4 : 4])

    def has_to_deploy(self, s: WarcraftState, seat: Seat) -> bool:
        """Tell whether a seat has anything in training or being built (5.3)."""
        return (
            any(s.training[seat * 4 : seat * 4 + 4])
            or any(s.building[seat * 3 : seat * 3 + 3])
            or any(s.summoned[seat * 3 : seat * 3 + 3])
            or any(self.builders(s, seat, space) for space in range(self.spaces))
        )

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

    # -- what other parts do ----------------------------------------------------------
    #
    # Each of these is written in one of the parts and used in others.

    def _window(self, s: WarcraftState, when: str, seats: Sequence[Seat], *subject: int) -> Frame:
        """Return the AUTO frame that polls ``seats`` in this order for cards.

        Who is left out depends on public facts only; with nobody to ask it vanishes. The
        subject of a window ``call`` is the space entered.
        """
        raise NotImplementedError

    def deck_of(self, seat: Seat) -> tuple[int, ...]:
        """Return all cards a seat plays this scenario with, ascending (9, 11)."""
        raise NotImplementedError

    def _start_battles(self, s: WarcraftState, emit: Emit | None) -> None:
        """Push what is needed to fight the battles of the seat on turn (M12)."""
        raise NotImplementedError

    def _card_options(self, s: WarcraftState, seat: Seat, when: str) -> Iterator[Option]:
        """Yield the cards of ``seat`` that are options of a decision asked anyway.

        ``when`` is ``own_step`` or ``construct``. Cards of others are not looked at.
        """
        raise NotImplementedError

    def _may_card(self, s: WarcraftState, seat: Seat, a: Action, when: str) -> Refusal | None:
        """Judge an action with one of the verbs :data:`CARD_VERBS` in such a decision."""
        raise NotImplementedError

    def _play_card(self, s: WarcraftState, seat: Seat, a: Action, emit: Emit | None) -> None:
        """Play a card in such a decision, whose frame has been pushed again already."""
        raise NotImplementedError

    def _revived(self, s: WarcraftState, side: int, kind: int, space: int) -> None:
        """Note that a killed unit has been put on an outpost: it is out of this battle (11.4)."""

    def _fallen(self, s: WarcraftState, side: int, kind: int, emit: Emit | None) -> None:
        """Bring a unit just killed back if its side is undying (11.4).

        May push a question, so it is the last thing a handler does: what it pushes is met
        before what the handler has pushed.
        """
        raise NotImplementedError

    def _draws(self, s: WarcraftState, seat: Seat, number: int = 1) -> Frame:
        """Return the AUTO frame that draws cards for ``seat``, reshuffling if need be (6.2)."""
        del s
        return ("to_draw", AUTO, seat, number)

    def _begin_move(self, s: WarcraftState, seat: Seat) -> None:
        """Push the move step of a seat (5.1)."""
        raise NotImplementedError

    def _forget_moves(self, s: WarcraftState) -> None:
        """Forget who has moved and the cards on spaces, but for Cripple on who moves later (9)."""
        raise NotImplementedError

    def _begin_harvest(self, s: WarcraftState, seat: Seat) -> None:
        """Push the harvest step of a seat (5.2)."""
        raise NotImplementedError

    def _begin_deploy(self, s: WarcraftState, seat: Seat) -> None:
        """Push the deploy step of a seat (5.3)."""
        raise NotImplementedError

    def _begin_spend(self, s: WarcraftState, seat: Seat) -> None:
        """Push the spend step of a seat (5.4)."""
        raise NotImplementedError

    def may_add_building(self, s: WarcraftState, seat: Seat, kind: int) -> Refusal | None:
        """Judge what a building needs apart from its worker; Summon Building needs it too."""
        raise NotImplementedError

    def begin_building(
        self, s: WarcraftState, seat: Seat, kind: int, emit: Emit | None, *, summoned: bool
    ) -> None:
        """Pay for a building and lay it face down, with a worker of the town or summoned."""
        raise NotImplementedError

    def _graves(self, s: WarcraftState, seat: Seat) -> int:
        """Return the graveyards a seat's necromancers can still use this round, as bits (11.2)."""
        raise NotImplementedError

    def _could_give(self, s: WarcraftState, seat: Seat) -> bool:
        """Tell whether a seat has a mate and something to give him (11.5)."""
        raise NotImplementedError

    def _could_give_in_time(self, s: WarcraftState, seat: Seat) -> bool:
        """Tell whether a seat could give something to a mate who spends before it (11.5)."""
        raise NotImplementedError

    def _break_off(self, s: WarcraftState, seat: Seat) -> None:
        """End the battle going on if ``seat``, whose pieces are gone, was in it."""
        raise NotImplementedError

    def _capture_towns(self, s: WarcraftState, emit: Emit | None) -> None:
        """See which towns have fallen, after all move steps of a round (M14)."""
        raise NotImplementedError

    def _check_moved(self, s: WarcraftState, emit: Emit | None) -> None:
        """See who has won, after the battles of a move step (11)."""
        raise NotImplementedError

    def _check_turn(self, s: WarcraftState, emit: Emit | None) -> None:
        """See whether the seat on turn has won, after its spend step (V1, 11.1)."""
        raise NotImplementedError

    def _end_at_limit(self, s: WarcraftState, emit: Emit | None) -> None:
        """End the game after the last round (V6)."""
        raise NotImplementedError

    def _eliminate(
        self, s: WarcraftState, seats: Iterable[Seat], cause: str, emit: Emit | None
    ) -> None:
        """Take everything of some seats off the table and stop asking them (V4)."""
        raise NotImplementedError

    def _check_last(self, s: WarcraftState, emit: Emit | None) -> bool:
        """End the game if at most one team is left; tell whether it is over (V4)."""
        raise NotImplementedError

    def _end(self, s: WarcraftState, winners: Sequence[Seat], how: str, emit: Emit | None) -> None:
        """End the game; nobody wins if ``winners`` is empty."""
        raise NotImplementedError

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
