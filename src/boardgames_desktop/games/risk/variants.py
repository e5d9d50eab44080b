"""The variants of the manual: what each is called and whose rules it plays by."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.game import Variant
from boardgames_desktop.games.risk.alliance import AllianceRules
from boardgames_desktop.games.risk.alliance_picture import AlliancePresenter
from boardgames_desktop.games.risk.mission_picture import MissionPresenter
from boardgames_desktop.games.risk.mission_play import MissionRules
from boardgames_desktop.games.risk.neutrals import PassiveRules
from boardgames_desktop.games.risk.options import ACTIVE, CLASSIC, MISSIONS, PASSIVE
from boardgames_desktop.games.risk.picture import RiskPresenter
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.team import TEAM, TeamRules
from boardgames_desktop.games.risk.team_picture import TeamPresenter

_TABLE: tuple[tuple[Variant, type[RiskRules]], ...] = (
    (CLASSIC, RiskRules),
    (PASSIVE, PassiveRules),
    (ACTIVE, AllianceRules),
    (MISSIONS, MissionRules),
    (TEAM, TeamRules),
)

VARIANTS: tuple[Variant, ...] = tuple(variant for variant, _ in _TABLE)
RULES: Mapping[str, type[RiskRules]] = {variant.id: rules for variant, rules in _TABLE}
PRESENTERS: Mapping[type[RiskRules], type[RiskPresenter]] = {
    AllianceRules: AlliancePresenter,
    MissionRules: MissionPresenter,
    TeamRules: TeamPresenter,
}
"""Who shows the variants that look different from the classic game."""
