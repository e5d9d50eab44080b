"""The variants of the manual: what each is called and whose rules it plays by."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.game import Variant
from boardgames_desktop.games.risk.neutrals import PassiveRules
from boardgames_desktop.games.risk.options import CLASSIC, PASSIVE
from boardgames_desktop.games.risk.rules import RiskRules

_TABLE: tuple[tuple[Variant, type[RiskRules]], ...] = (
    (CLASSIC, RiskRules),
    (PASSIVE, PassiveRules),
)

VARIANTS: tuple[Variant, ...] = tuple(variant for variant, _ in _TABLE)
RULES: Mapping[str, type[RiskRules]] = {variant.id: rules for variant, rules in _TABLE}
