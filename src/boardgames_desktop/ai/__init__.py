"""Opponents: shared search, one module of judgement a game, the worker process.

:func:`choose` is the whole of it for callers inside the program (simulations, tests,
first aid when the worker died); the window talks to :mod:`boardgames_desktop.ai.worker`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, cast

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
    Advice,
    CancelledError,
    Limits,
    Lots,
    Mind,
    Report,
    SecondsLeft,
    Thought,
)
from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.text import Msg

TEXTS: dict[str, str] = {
    "risk_ai": "boardgames_desktop.ai.risk.reasons_text",
    "warcraft_ai": "boardgames_desktop.ai.warcraft.reasons_text",
}
"""Module of the ``TEXT`` table by the first part of its ids; reasons are written with these."""

UNBOUNDED = 1_000_000_000
"""Nodes allowed when only the clock bounds the thinking."""

JUDGEMENT: dict[str, str] = {
    "risk": "boardgames_desktop.ai.risk",
    "warcraft": "boardgames_desktop.ai.warcraft",
}
"""Module of judgement of each game; it offers ``mind(rules)``. Others get :class:`LegalMind`."""

GAME_NODES: dict[str, dict[str, int]] = {"warcraft": {"expert": 30}}
"""Nodes of levels that differ from :data:`DEFAULT_NODES` in a game."""

REMEMBERED = 4
"""Matches whose judgement is kept; more are not played at once by one program."""

_minds: list[tuple[Rules[Any], Mind]] = []


def mind_for(rules: Rules[Any]) -> Mind:
    """Return the judgement for a match, made at first use."""
    for known, mind in _minds:
        if known is rules:
            return mind
    module = JUDGEMENT.get(rules.game_id)
    make: Callable[[Rules[Any]], Mind] = (
        import_module(module).mind if module is not None else LegalMind
    )
    if len(_minds) == REMEMBERED:
        del _minds[0]
    _minds.append((rules, make(rules)))
    return _minds[-1][1]


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

    The arguments are those of :func:`advise`.
    """
    limits = Limits(_nodes(rules, level, nodes), clock, report)
    return _advice(rules, observation, (seat, level, seed), limits).actions


def advise(
    rules: Rules[Any],
    observation: Any,
    seat: Seat,
    level: str,
    seed: int = 0,
    *,
    nodes: int | None = None,
    clock: SecondsLeft | None = None,
    report: Report | None = None,
) -> tuple[list[Action], tuple[Msg, ...]]:
    """Return what an opponent would do and the two or three reasons that weighed most.

    The reasons are texts of the tables :data:`TEXTS` names, with the numbers it saw.

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
    limits = Limits(_nodes(rules, level, nodes), clock, report)
    found = _advice(rules, observation, (seat, level, seed), limits)
    return found.actions, found.why()


def _nodes(rules: Rules[Any], level: str, nodes: int | None) -> int:
    if nodes is not None:
        return nodes
    strength = parse_level(level).strength
    return GAME_NODES.get(rules.game_id, {}).get(strength, DEFAULT_NODES[strength])


def _advice(
    rules: Rules[Any], observation: Any, question: tuple[Seat, str, int], limits: Limits
) -> Advice:
    seat, level, seed = question
    if seat not in rules.asked(observation):
        raise ValueError(f"seat {seat} is not asked")
    mind = mind_for(rules)
    rng = cast("Random", Lots(seed))
    return mind.choose(observation, seat, parse_level(level), limits, rng)


__all__ = [
    "CHARACTERS",
    "DEFAULT_NODES",
    "JUDGEMENT",
    "LEVELS",
    "TEXTS",
    "UNBOUNDED",
    "Advice",
    "CancelledError",
    "Level",
    "Limits",
    "Report",
    "SecondsLeft",
    "Thought",
    "advise",
    "choose",
    "is_level",
    "mind_for",
    "parse_level",
]
