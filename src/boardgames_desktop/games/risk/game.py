"""Risk as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from boardgames_desktop.core.game import Game, Presenter, Variant
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg, Source
from boardgames_desktop.games.risk import laws
from boardgames_desktop.games.risk.options import CLASSIC, START_ARMIES, read_options
from boardgames_desktop.games.risk.picture import RiskPresenter
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.text import TEXT


class Risk(Game[RiskState]):
    """The game of world domination."""

    id: ClassVar[str] = "risk"
    title: ClassVar[Msg] = Msg("risk.title")
    summary: ClassVar[Msg] = Msg("risk.summary")
    variants: ClassVar[tuple[Variant, ...]] = (CLASSIC,)
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
        return RiskRules(seats, read_options(setup.options), START_ARMIES[seats])

    def presenter(self, rules: Rules[RiskState]) -> Presenter[RiskState]:
        """Return the presenter for a match."""
        if not isinstance(rules, RiskRules):
            raise TypeError("these are not the rules of Risk")
        return RiskPresenter(rules)

    def laws(self, rules: Rules[RiskState], s: RiskState) -> Iterable[str]:
        """Yield every conservation law that ``s`` breaks (section 14)."""
        return laws.broken(rules, s)
