"""Opponents: shared search, one module of judgement a game, the worker process.

:func:`choose` is the whole of it for callers inside the program (simulations, tests,
first aid when the worker died); the window talks to :mod:`boardgames_desktop.ai.worker`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from boardgames_desktop.ai.fallback import LegalMind
from boardgames_desktop.ai.search import (
    CancelledError,
    Limits,
    Mind,
    Report,
    SecondsLeft,
    Thought,
)
from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.rules import Rules

LEVELS: tuple[str, ...] = ("easy", "normal", "hard")
"""The levels, weakest first."""

DEFAULT_NODES = {"easy": 1, "normal": 1, "hard": 40}
"""Nodes a level may spend on an answer when the caller names no number."""

UNBOUNDED = 1_000_000_000
"""Nodes allowed when only the clock bounds the thinking."""

JUDGEMENT: dict[str, str] = {"risk": "boardgames_desktop.ai.risk"}
"""Module of judgement of each game; it offers ``mind(rules)``. Others get :class:`LegalMind`."""

_minds: WeakKeyDictionary[Rules[Any], Mind] = WeakKeyDictionary()


def mind_for(rules: Rules[Any]) -> Mind:
    """Return the judgement for a match, made at first use."""
    found = _minds.get(rules)
    if found is None:
        module = JUDGEMENT.get(rules.game_id)
        make: Callable[[Rules[Any]], Mind] = (
            import_module(module).mind if module is not None else LegalMind
        )
        found = _minds[rules] = make(rules)
    return found


def choose(
    rules: Rules[Any],
    observation: Any,
    seat: Seat,
    level: str,
    seed: int,
    *,
    nodes: int | None = None,
    clock: SecondsLeft | None = None,
    report: Report | None = None,
) -> list[Action]:
    """Return what an opponent answers: one action, or a plan of several to play in order.

    Args:
        rules: the match's rules.
        observation: the position as ``seat`` sees it; it is not changed.
        seat: who is asked.
        level: one of :data:`LEVELS`.
        seed: decides everything that is left to chance in the answer.
        nodes: most nodes to look at; None = the level's own number.
        clock: seconds left; called now and then. None = no clock is read.
        report: told the best answer so far whenever it changes.

    Raises:
        ValueError: the level is unknown or the seat is not asked.
        CancelledError: ``clock`` raised it.
    """
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}")
    if seat not in rules.asked(observation):
        raise ValueError(f"seat {seat} is not asked")
    most = DEFAULT_NODES[level] if nodes is None else nodes
    limits = Limits(most, clock, report)
    return mind_for(rules).choose(observation, seat, level, limits, Random(seed))


__all__ = [
    "DEFAULT_NODES",
    "JUDGEMENT",
    "LEVELS",
    "UNBOUNDED",
    "CancelledError",
    "Limits",
    "Report",
    "SecondsLeft",
    "Thought",
    "choose",
    "mind_for",
]
