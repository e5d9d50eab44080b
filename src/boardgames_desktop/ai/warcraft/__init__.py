"""Judgement of Warcraft: what positions are worth, manoeuvres, purchases, cards."""

from __future__ import annotations

from typing import Any

from boardgames_desktop.ai.warcraft.mind import WarcraftMind
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.games.warcraft.rules import WarcraftRules


def mind(rules: Rules[Any]) -> WarcraftMind:
    """Return the judgement for a match of Warcraft."""
    if not isinstance(rules, WarcraftRules):
        raise TypeError("these are not the rules of Warcraft")
    return WarcraftMind(rules)
