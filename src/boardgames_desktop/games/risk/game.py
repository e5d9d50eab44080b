"""Risk as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from boardgames_desktop.core.game import Game, Neutral, Presenter, Variant
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg, Source
from boardgames_desktop.games.risk import laws
from boardgames_desktop.games.risk.options import read_options
from boardgames_desktop.games.risk.picture import RiskPresenter
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.text import TEXT
from boardgames_desktop.games.risk.variants import PRESENTERS, RULES, VARIANTS


class Risk(Game[RiskState]):
    """The game of world domination."""

    id: ClassVar[str] = "risk"
    title: ClassVar[Msg] = Msg("risk.title")
    summary: ClassVar[Msg] = Msg("risk.summary")
    variants: ClassVar[tuple[Variant, ...]] = VARIANTS
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "yellow", "black", "green", "purple")
    text: ClassVar[Mapping[str, Source]] = TEXT
    art: ClassVar[str] = "risk_world"

    def rules(self, setup: Setup) -> RiskRules:
        """Return the rules for a match; raises ValueError naming a bad option or seat count."""
        if setup.game != self.id:
            raise ValueError(f"game {setup.game!r} is not {self.id}")
        try:
            variant = self.variant(setup.variant)
        except KeyError:
            raise ValueError(f"unknown variant {setup.variant!r}") from None
        seats = len(setup.seats)
        if not variant.min_seats <= seats <= variant.max_seats:
            raise ValueError(
                f"{variant.id} is for {variant.min_seats} to {variant.max_seats} seats, not {seats}"
            )
        chosen = read_options(setup.options, variant.options)
        return RULES[variant.id].at_table(seats, chosen)

    def neutrals(self, setup: Setup) -> tuple[Neutral, ...]:
        """Return the neutral armies, in the first colours that no player has (4.2)."""
        count = RULES[setup.variant].neutral_armies(len(setup.seats))
        taken = {seat.colour for seat in setup.seats}
        free = [colour for colour in self.colours if colour not in taken]
        return tuple(Neutral(Msg("risk.neutral." + colour), colour) for colour in free[:count])

    def presenter(self, rules: Rules[RiskState]) -> Presenter[RiskState]:
        """Return the presenter for a match."""
        if not isinstance(rules, RiskRules):
            raise TypeError("these are not the rules of Risk")
        return PRESENTERS.get(type(rules), RiskPresenter)(rules)

    def laws(self, rules: Rules[RiskState], s: RiskState) -> Iterable[str]:
        """Yield every conservation law that ``s`` breaks (section 14)."""
        if not isinstance(rules, RiskRules):
            raise TypeError("these are not the rules of Risk")
        return laws.broken(rules, s)
