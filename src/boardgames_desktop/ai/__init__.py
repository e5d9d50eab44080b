"""Opponents: shared search, one module of judgement a game, the worker process.

:func:`choose` is the whole of it for callers inside the program (simulations, tests,
first aid when the worker died); the window talks to :mod:`boardgames_desktop.ai.worker`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from boardgames_desktop.ai.fallback import LegalMind
from boardgames_desktop.ai.levels import (
    CHARACTERS,
    DEFAULT_NODES,
    LEVELS,
    Level,
    is_level,
    parse_level,
)
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

UNBOUNDED = 1_000_000_000
"""Nodes allowed when only the clock bounds the thinking."""

JUDGEMENT: dict[str, str] = {"risk": "boardgames_desktop.ai.risk"}
"""Module of judgement of each game; it offers ``mind(rules)``. Others get :class:`LegalMind`."""

REMEMBERED = 4
"""Matches whose judgement is kept; more are not played at once by one program."""

_minds: dict[int, tuple[Rules[Any], Mind]] = {}


def mind_for(rules: Rules[Any]) -> Mind:
    """Return the judgement for a match, made at first use."""
    kept = _minds.get(id(rules))
    if kept is None:
        module = JUDGEMENT.get(rules.game_id)
        make: Callable[[Rules[Any]], Mind] = (
            import_module(module).mind if module is not None else LegalMind
        )
        if len(_minds) >= REMEMBERED:
            del _minds[next(iter(_minds))]
        kept = _minds[id(rules)] = (rules, make(rules))
    return kept[1]


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
        level: a level text, ``hard`` or ``hard:builder``.
        seed: decides everything that is left to chance in the answer.
        nodes: most nodes to look at; None = the level's own number.
        clock: seconds left; called now and then. None = no clock is read.
        report: told the best answer so far whenever it changes.

    Raises:
        ValueError: the level is unknown or the seat is not asked.
        CancelledError: ``clock`` raised it.
    """
    wanted = parse_level(level)
    if seat not in rules.asked(observation):
        raise ValueError(f"seat {seat} is not asked")
    most = DEFAULT_NODES[wanted.strength] if nodes is None else nodes
    limits = Limits(most, clock, report)
    return mind_for(rules).choose(observation, seat, wanted, limits, Random(seed))


__all__ = [
    "CHARACTERS",
    "DEFAULT_NODES",
    "JUDGEMENT",
    "LEVELS",
    "UNBOUNDED",
    "CancelledError",
    "Level",
    "Limits",
    "Report",
    "SecondsLeft",
    "Thought",
    "choose",
    "is_level",
    "mind_for",
    "parse_level",
]
