"""Judgement of Risk: exact odds, attack plans, an evaluation, and looking ahead."""

from __future__ import annotations

from typing import Any

from boardgames_desktop.ai.risk.mind import RiskMind
from boardgames_desktop.core.rules import Rules


def mind(rules: Rules[Any]) -> RiskMind:
    """Return the judgement for a match of Risk."""
    return RiskMind(rules)
