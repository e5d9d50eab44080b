"""Warcraft as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from boardgames_desktop.core.data_file import DataError, parse_json
from boardgames_desktop.core.game import Game, Neutral, Presenter, ScenarioError, Variant
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.setup import OWN, Setup
from boardgames_desktop.core.text import Msg, Source
from boardgames_desktop.core.workshop import Workshop
from boardgames_desktop.games.warcraft.names import brief_name, faction_name
from boardgames_desktop.games.warcraft.options import read_options
from boardgames_desktop.games.warcraft.races import COLOURS, RACE, RACES
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.scenario_file import (
    fault_words,
    faults,
    scenario,
    shape_scenario,
)
from boardgames_desktop.games.warcraft.state import WarcraftState
from boardgames_desktop.games.warcraft.text import TEXT
from boardgames_desktop.games.warcraft.variants import VARIANTS, own_variant

if TYPE_CHECKING:
    from boardgames_desktop.games.warcraft.rules import WarcraftRules

# Rules, pictures and laws are imported when a match needs them: whoever opens the start page or
# plays another game does not wait for them, nor keep them in memory.


class Warcraft(Game[WarcraftState]):
    """The game of gold, wood and four peoples at war."""

    id: ClassVar[str] = "warcraft"
    title: ClassVar[Msg] = Msg("warcraft.title")
    summary: ClassVar[Msg] = Msg("warcraft.summary")
    variants: ClassVar[tuple[Variant, ...]] = VARIANTS
    colours: ClassVar[tuple[str, ...]] = COLOURS
    sides: ClassVar[Mapping[str, Msg]] = {race.colour: faction_name(race.key) for race in RACES}
    briefs: ClassVar[Mapping[str, Msg]] = {race.colour: brief_name(race.key) for race in RACES}
    text: ClassVar[Mapping[str, Source]] = TEXT
    art: ClassVar[str] = "warcraft_hexes"
    makes_scenarios: ClassVar[bool] = True

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
        from boardgames_desktop.games.warcraft.rules import WarcraftRules

        return WarcraftRules.at_table(self.scenario_of(setup), colours, chosen)

    def scenario_of(self, setup: Setup) -> Scenario:
        """Return the scenario a setup plays; raises KeyError or ScenarioError."""
        return _own_scenario(setup.document) if setup.variant == OWN else scenario(setup.variant)

    def own_variant(self, document: str) -> Variant:
        """Return the variant that a scenario file of a player describes; raises ScenarioError."""
        return own_variant(_own_scenario(document))

    def workshop(self) -> Workshop[Scenario]:
        """Return the editor's part that knows this game's scenarios."""
        from boardgames_desktop.games.warcraft.workshop import ScenarioWorkshop

        return ScenarioWorkshop()

    def neutrals(self, setup: Setup) -> tuple[Neutral, ...]:
        """Return the units nobody plays, if the scenario has any (11.1)."""
        plan = self.scenario_of(setup).neutral
        if plan is None:
            return ()
        return (Neutral(faction_name(plan.race), RACE[plan.race].colour),)

    def presenter(self, rules: Rules[WarcraftState]) -> Presenter[WarcraftState]:
        """Return the presenter for a match."""
        from boardgames_desktop.games.warcraft.picture import WarcraftPresenter

        return WarcraftPresenter(_own(rules))

    def laws(self, rules: Rules[WarcraftState], s: WarcraftState) -> Iterable[str]:
        """Yield every conservation law that ``s`` breaks."""
        from boardgames_desktop.games.warcraft import laws

        return laws.broken(_own(rules), s)


@lru_cache(maxsize=8)
def _own_scenario(document: str) -> Scenario:
    """Return the scenario of a document; raises ScenarioError with all that is wrong."""
    try:
        plan = shape_scenario(parse_json(document.encode("utf-8", "surrogatepass")))
    except DataError as error:
        raise ScenarioError([fault_words(error.path, error.reason)]) from None
    wrong = [fault_words(fault.path, fault.reason) for fault in faults(plan)]
    if wrong:
        raise ScenarioError(wrong)
    return plan


def _own(rules: Rules[WarcraftState]) -> WarcraftRules:
    from boardgames_desktop.games.warcraft.rules import WarcraftRules

    if not isinstance(rules, WarcraftRules):
        raise TypeError("these are not the rules of Warcraft")
    return rules
