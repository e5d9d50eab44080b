"""What the program needs to know of a game, in one object.

``games.catalogue()`` lists them; the GUI, the services and the opponents get at a game
only through its :class:`Game`, so that adding one changes nothing outside its folder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import attrs

from boardgames_desktop.core.actions import Action, Option, Seat
from boardgames_desktop.core.picture import (
    Board,
    Forecast,
    Fortune,
    Line,
    Picture,
    Road,
    Scene,
    Thing,
)
from boardgames_desktop.core.rules import Event, Rules, S
from boardgames_desktop.core.setup import OWN, Setup
from boardgames_desktop.core.text import Msg, Source

if TYPE_CHECKING:
    from boardgames_desktop.core.workshop import AnyWorkshop


@attrs.frozen(slots=True)
class Choice:
    """One value of an option, with its words and the rule that explains it."""

    value: str
    label: Msg


@attrs.frozen(slots=True)
class OptionSpec:
    """A choice offered in the new-game dialog; the first value is the default.

    Attributes:
        seats: numbers of seats at which the choice changes anything; empty = all.
    """

    key: str
    label: Msg
    choices: tuple[Choice, ...]
    rule: str = ""
    seats: tuple[int, ...] = ()


def choices_made(values: Mapping[str, str], specs: Sequence[OptionSpec]) -> dict[str, str]:
    """Return the choice of every option by its key; what is not in ``values`` keeps its default.

    Raises:
        ValueError: an option or its value is unknown.
    """
    chosen = {spec.key: spec.choices[0].value for spec in specs}
    for key, value in values.items():
        spec = next((spec for spec in specs if spec.key == key), None)
        if spec is None:
            raise ValueError(f"unknown option {key!r}")
        if value not in {choice.value for choice in spec.choices}:
            raise ValueError(f"option {key}: unknown value {value!r}")
        chosen[key] = value
    return chosen


@attrs.frozen(slots=True)
class Variant:
    """A variant or scenario of a game.

    Attributes:
        house_seats: numbers of seats that the rulebook does not know but the program allows.
        minutes: how long a game takes, at least and at most.
        teams: the seats that play together; empty = everybody plays alone.
        colours: the colour every seat must have, "" = any; empty = all are free.
        barred: colours that no seat can have, for armies nobody plays have them.
        story: what it is about, a few sentences. goals: how it is won. None = as ever.
    """

    id: str
    title: Msg
    summary: Msg
    min_seats: int
    max_seats: int
    options: tuple[OptionSpec, ...] = ()
    minutes: tuple[int, int] = (60, 180)
    house_seats: tuple[int, ...] = ()
    teams: tuple[tuple[Seat, ...], ...] = ()
    colours: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    story: Msg | None = None
    goals: Msg | None = None

    @property
    def book_seats(self) -> tuple[int, int]:
        """The fewest and the most seats that the rulebook knows."""
        known = [
            seats
            for seats in range(self.min_seats, self.max_seats + 1)
            if seats not in self.house_seats
        ]
        return known[0], known[-1]


class ScenarioError(ValueError):
    """A text is no scenario.

    Attributes:
        faults: where and why, each a message, at least one.
    """

    def __init__(self, faults: Sequence[Msg]) -> None:
        super().__init__("; ".join(fault.id for fault in faults))
        self.faults = tuple(faults)


@attrs.frozen(slots=True)
class Neutral:
    """An army on the board that nobody at the table plays.

    Attributes:
        name: what the log calls it.
        colour: its seat colour, which no player of the match has.
    """

    name: Msg
    colour: str


class Presenter(ABC, Generic[S]):
    """How positions and events of one match look: ``games/<game>/picture.py``.

    All methods take an *observation*, never the full state.
    """

    @abstractmethod
    def boards(self) -> tuple[Board, ...]:
        """Return the boards; static for the match."""

    @abstractmethod
    def picture(self, o: S, seat: Seat | None) -> Picture:
        """Return how ``o`` looks to ``seat`` (None = spectator)."""

    def turn(self, s: S) -> tuple[int, Seat | None]:
        """Return the round and whose turn it is, as the picture says, which everybody may see.

        It is asked at every entry of a long record, so games answer without a picture.
        """
        picture = self.picture(s, None)
        return picture.round, picture.on_turn

    @abstractmethod
    def roads(self, o: S, seat: Seat, option: Option) -> tuple[Road, ...]:
        """Return the ways a person may point at ``option``; at least one."""

    def toggles(self, o: S, seat: Seat, option: Option) -> tuple[Thing, ...]:
        """Return one thing per item of a ``Some`` option, to be switched on and off."""
        del o, seat, option
        return ()

    @abstractmethod
    def wish(self, o: S, seat: Seat, things: Sequence[Thing]) -> Action | None:
        """Return the best guess of an illegal gesture, for ``why_not`` to judge."""

    def ask_next(self, o: S, seat: Seat, things: Sequence[Thing]) -> tuple[Msg, ...]:
        """Return what is asked once ``things`` are picked; empty = the question stays."""
        del o, seat, things
        return ()

    @abstractmethod
    def story(self, event: Event) -> tuple[Scene, ...]:
        """Return what ``event`` looks like while it happens."""

    @abstractmethod
    def tell(self, event: Event) -> Line | None:
        """Return the log's line for ``event``; None = not worth a line."""

    def forecast(self, o: S, seat: Seat, option: Option) -> Forecast | None:
        """Return the exact odds of an option, if it has any worth showing."""
        del o, seat, option
        return None

    def gesture_forecast(self, o: S, seat: Seat, things: Sequence[Thing]) -> Forecast | None:
        """Return the odds of what pointing at ``things`` would start (hover)."""
        del o, seat, things
        return None

    def rule_of(self, o: S, thing: Thing) -> str:
        """Return the id of the rule about a thing: a card, a piece, a place; "" = none."""
        del o, thing
        return ""

    def places_of_rule(self, o: S, seat: Seat | None, rule: str) -> tuple[Thing, ...]:
        """Return the places where a rule matters now to ``seat`` (None = spectator)."""
        del o, seat, rule
        return ()

    def fortunes(self, s: S, outcome: Action) -> tuple[Fortune, ...]:
        """Return the luck in a chance outcome of state ``s`` (before it)."""
        del s, outcome
        return ()


class Game(ABC, Generic[S]):
    """One game of the program.

    Attributes:
        id: short id, also the folder name and the ``--new`` word.
        title: the game's name. summary: one sentence for the start screen.
        colours: seat colours in the order they are offered.
        sides: what plays in a colour where that is not up to the player, for example a people
            of its own; empty if colours mean nothing.
        briefs: the same in as few words as can be, for rows of a table.
        text: source text of every ``Msg.id`` the game uses.
        art: key of the start-screen picture.
        makes_scenarios: players can make scenarios of their own (:meth:`own_variant`).
    """

    id: ClassVar[str]
    title: ClassVar[Msg]
    summary: ClassVar[Msg]
    variants: ClassVar[tuple[Variant, ...]]
    colours: ClassVar[tuple[str, ...]]
    text: ClassVar[Mapping[str, Source]]
    art: ClassVar[str] = ""
    sides: ClassVar[Mapping[str, Msg]] = {}
    briefs: ClassVar[Mapping[str, Msg]] = {}
    makes_scenarios: ClassVar[bool] = False

    @abstractmethod
    def rules(self, setup: Setup) -> Rules[S]:
        """Return the rules for a match; raises ValueError naming a bad option or seat count."""

    @abstractmethod
    def presenter(self, rules: Rules[S]) -> Presenter[S]:
        """Return the presenter for a match."""

    def neutrals(self, setup: Setup) -> tuple[Neutral, ...]:
        """Return the neutral armies of a match; their numbers follow those of the seats."""
        del setup
        return ()

    def colours_of(self, setup: Setup) -> tuple[str, ...]:
        """Return the seat colours of the players, then those of the neutral armies."""
        return (
            *(seat.colour for seat in setup.seats),
            *(army.colour for army in self.neutrals(setup)),
        )

    def seat_colours(self, variant: Variant, seats: int) -> tuple[str, ...]:
        """Return colours for the first ``seats`` seats: those fixed, then the first free ones."""
        fixed = (*variant.colours, *("",) * seats)[:seats]
        taken = {*fixed, *variant.barred}
        free = iter([colour for colour in self.colours if colour not in taken])
        return tuple(colour or next(free) for colour in fixed)

    def variant(self, variant_id: str) -> Variant:
        """Return a variant by id; raises KeyError."""
        for variant in self.variants:
            if variant.id == variant_id:
                return variant
        raise KeyError(variant_id)

    def variant_of(self, setup: Setup) -> Variant:
        """Return the variant of a setup, one a player made included.

        Raises:
            KeyError: there is no such variant.
            ScenarioError: the setup's document is no scenario.
        """
        if setup.variant == OWN and self.makes_scenarios:
            return self.own_variant(setup.document)
        return self.variant(setup.variant)

    def own_variant(self, document: str) -> Variant:
        """Return the variant that the text of a scenario file describes.

        Raises:
            ScenarioError: it is none.
        """
        del document
        raise KeyError(OWN)

    def workshop(self) -> AnyWorkshop:
        """Return what makes scenarios of players; only where :attr:`makes_scenarios`."""
        raise NotImplementedError(self.id)

    def laws(self, rules: Rules[S], s: S) -> Iterable[str]:
        """Yield every conservation law that ``s`` breaks; tests and verification call it."""
        del rules, s
        return ()


AnyGame = Game[Any]
"""A game whose state the caller does not look into."""
