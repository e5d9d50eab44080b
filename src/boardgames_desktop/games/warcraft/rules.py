"""The rules of Warcraft, put together from their parts; who sits where with which race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from boardgames_desktop.core.actions import Option, Seat
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import ask, record, say
from boardgames_desktop.games.warcraft.abilities import Abilities
from boardgames_desktop.games.warcraft.deploy_step import DeployStep
from boardgames_desktop.games.warcraft.gifts import Gifts
from boardgames_desktop.games.warcraft.harvest_step import HarvestStep
from boardgames_desktop.games.warcraft.move_step import MoveStep
from boardgames_desktop.games.warcraft.necromancers import Necromancers
from boardgames_desktop.games.warcraft.options import WarcraftOptions
from boardgames_desktop.games.warcraft.passing import Passing
from boardgames_desktop.games.warcraft.races import RACE, RACES, Race
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.secrets import Secrets
from boardgames_desktop.games.warcraft.set_up import SetUp
from boardgames_desktop.games.warcraft.spend_step import SpendStep
from boardgames_desktop.games.warcraft.state import WarcraftState
from boardgames_desktop.games.warcraft.turns import TurnFlow
from boardgames_desktop.games.warcraft.undying import Undying
from boardgames_desktop.games.warcraft.victory import Victory


class WarcraftRules(
    TurnFlow,
    MoveStep,
    HarvestStep,
    DeployStep,
    SpendStep,
    Victory,
    Necromancers,
    Undying,
    Gifts,
    Abilities,
    Passing,
    Secrets,
    SetUp,
):
    """Warcraft: The Board Game, every scenario."""

    def new(self) -> WarcraftState:
        """Return the board before the first player is drawn and cards are dealt."""
        s = self.lay_out()
        self._open(s)
        self.settle(s)
        return s

    @classmethod
    def at_table(cls, scenario: Scenario, colours: Sequence[str], chosen: WarcraftOptions) -> Self:
        """Return the rules for a match of players with these seat colours.

        Raises:
            ValueError: there are too few or too many, or a colour does not fit its seat.
        """
        return cls(scenario, races_at_table(scenario, colours), chosen)

    # -- words ------------------------------------------------------------------------

    def say(self, o: WarcraftState, seat: Seat, option: Option) -> Msg:
        """Return the words of the Actions panel for an option."""
        return say.option_words(self, o, seat, option)

    def prompt(self, o: WarcraftState, seat: Seat) -> tuple[Msg, ...]:
        """Return the question put to ``seat`` and its context."""
        return ask.question(self, o, seat)

    # -- records ----------------------------------------------------------------------

    def key(self, s: WarcraftState) -> tuple[Any, ...]:
        """Return the whole state as nested tuples."""
        return record.key(s)

    def dump(self, s: WarcraftState) -> dict[str, Any]:
        """Return the state as JSON values."""
        return record.dump(s)

    def load(self, data: Mapping[str, Any]) -> WarcraftState:
        """Return the state of a dump; raises PositionError naming the bad field."""
        return record.load(self, data)


def races_at_table(scenario: Scenario, colours: Sequence[str]) -> tuple[Race, ...]:
    """Return the races of the seats, and then of the neutral side.

    A race has its own colour; where the scenario leaves the race open, the colour tells it.

    Raises:
        ValueError: there are too few or too many, or a colour does not fit its seat.
    """
    if len(colours) != len(scenario.seats):
        raise ValueError(f"{scenario.id} is for {len(scenario.seats)} seats, not {len(colours)}")
    by_colour = {race.colour: race for race in RACES}
    races: list[Race] = []
    for number, (plan, colour) in enumerate(zip(scenario.seats, colours, strict=True), 1):
        race = by_colour.get(colour)
        if race is None:
            raise ValueError(f"seat {number}: no race is {colour}")
        if plan.race and plan.race != race.key:
            raise ValueError(f"seat {number} plays {plan.race}, which is not {colour}")
        races.append(race)
    if scenario.neutral is not None:
        races.append(RACE[scenario.neutral.race])
    if len({race.key for race in races}) != len(races):
        raise ValueError("two sides have the same race")
    return tuple(races)
