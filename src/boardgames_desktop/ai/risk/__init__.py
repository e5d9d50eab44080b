"""Judgement of Risk: exact odds, attack plans, an evaluation, and looking ahead."""

from __future__ import annotations

from typing import Any

from boardgames_desktop.ai.risk.alliance_play import AllianceMind
from boardgames_desktop.ai.risk.mind import RiskMind
from boardgames_desktop.ai.risk.mission_play import MissionMind
from boardgames_desktop.ai.risk.neutral_play import NeutralMind
from boardgames_desktop.ai.risk.team_play import TeamMind
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.games.risk.alliance import AllianceRules
from boardgames_desktop.games.risk.mission_play import MissionRules
from boardgames_desktop.games.risk.neutrals import NeutralSetup
from boardgames_desktop.games.risk.team import TeamRules

MINDS: tuple[tuple[type[Any], type[RiskMind]], ...] = (
    (TeamRules, TeamMind),
    (AllianceRules, AllianceMind),
    (MissionRules, MissionMind),
    (NeutralSetup, NeutralMind),
)
"""Who judges the variants that have questions or armies of their own."""


def mind(rules: Rules[Any]) -> RiskMind:
    """Return the judgement for a match of Risk."""
    found = next((made for kind, made in MINDS if isinstance(rules, kind)), RiskMind)
    return found(rules)
