"""A player of any game: answers what is forced, else draws lots among the legal options."""

from __future__ import annotations

from random import Random
from typing import Any

from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.search import Advice, Limits
from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.rules import Rules


class LegalMind:
    """Knows nothing but what is legal. It plays games that have no judgement of their own yet."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules

    def choose(self, o: Any, seat: Seat, level: Level, limits: Limits, rng: Random) -> Advice:
        """Return a legal action; every option is equally likely, whatever the level."""
        del level
        action = self._rules.forced(o, seat)
        if action is None:
            action = self._rules.decision(o, seat).sample(rng.randrange)
        limits.spend()
        limits.report([action], 0.5)
        return Advice([action])
