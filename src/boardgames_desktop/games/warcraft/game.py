"""Warcraft as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from boardgames_desktop.core.game import Game, Neutral, Presenter, Variant
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg, Source
from boardgames_desktop.games.warcraft import laws
from boardgames_desktop.games.warcraft.names import faction_name
from boardgames_desktop.games.warcraft.options import read_options
from boardgames_desktop.games.warcraft.picture import WarcraftPresenter
from boardgames_desktop.games.warcraft.races import COLOURS, RACE, RACES
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.scenario_file import scenario
from boardgames_desktop.games.warcraft.state import WarcraftState
from boardgames_desktop.games.warcraft.text import TEXT
from boardgames_desktop.games.warcraft.variants import VARIANTS


class Warcraft(Game[WarcraftState]):
    """The game of gold, wood and four peoples at war."""

    id: ClassVar[str] = "warcraft"
    title: ClassVar[Msg] = Msg("warcraft.title")
    summary: ClassVar[Msg] = Msg("warcraft.summary")
    variants: ClassVar[tuple[Variant, ...]] = VARIANTS
    colours: ClassVar[tuple[str, ...]] = COLOURS
    sides: ClassVar[Mapping[str, Msg]] = {race.colour: faction_name(race.key) for race in RACES}
    text: ClassVar[Mapping[str, Source]] = TEXT
    art: ClassVar[str] = "warcraft_hexes"

    def rules(self, setup: Setup) -> WarcraftRules:
        """Return the rules for a match; raises ValueError naming a bad option, seat or colour."""
        if setup.game != self.id:
            raise ValueError(f"game {setup.game!r} is not {self.id}")
        try:
            variant = self.variant_of(setup)
        except KeyError:
            raise ValueError(f"unknown variant {setup.variant!r}") from None
        chosen = read_options(setup.options, variant.options)
        colours = [seat.colour for seat in setup.seats]
        return WarcraftRules.at_table(self.scenario_of(setup), colours, chosen)

    def scenario_of(self, setup: Setup) -> Scenario:
        """Return the scenario a setup plays."""
        return scenario(setup.variant)

    def neutrals(self, setup: Setup) -> tuple[Neutral, ...]:
        """Return the units nobody plays, if the scenario has any (11.1)."""
        plan = self.scenario_of(setup).neutral
        if plan is None:
            return ()
        return (Neutral(faction_name(plan.race), RACE[plan.race].colour),)

    def presenter(self, rules: Rules[WarcraftState]) -> Presenter[WarcraftState]:
        """Return the presenter for a match."""
        return WarcraftPresenter(_own(rules))

    def laws(self, rules: Rules[WarcraftState], s: WarcraftState) -> Iterable[str]:
        """Yield every conservation law that ``s`` breaks."""
        return laws.broken(_own(rules), s)


def _own(rules: Rules[WarcraftState]) -> WarcraftRules:
    if not isinstance(rules, WarcraftRules):
        raise TypeError("these are not the rules of Warcraft")
    return rules
