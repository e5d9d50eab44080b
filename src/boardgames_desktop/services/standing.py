"""Standing orders: doing the same thing again until something says stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from boardgames_desktop.core.actions import Action, Option, Seat, Span, matches
from boardgames_desktop.core.rules import Rules

Stop = Callable[[Any], bool]
"""Given the seat's observation; True ends the standing order."""


@attrs.frozen
class StandingOrder:
    """``seat`` does ``action`` again whenever it is asked the same thing.

    Attributes:
        kind: the question it answers; any other question ends it.
    """

    seat: Seat
    kind: str
    action: Action
    stop: Stop | None = None

    def next(self, rules: Rules[Any], seen: Any) -> Action | None:
        """Return what to do in the position ``seen``, or None if the order is at its end."""
        decision = rules.decision(seen, self.seat)
        if decision.kind != self.kind or (self.stop is not None and self.stop(seen)):
            return None
        return closest(decision.options, self.action)


def closest(options: tuple[Option, ...], action: Action) -> Action | None:
    """Return ``action`` if it is an option, else the same with a smaller last number."""
    wanted = action[-1]
    best: Action | None = None
    for option in options:
        if matches(option, action):
            return action
        if type(wanted) is not int or option[:-1] != action[:-1]:
            continue
        last = option[-1]
        amount = min(last.hi, wanted) if type(last) is Span else last
        if type(amount) is not int or amount > wanted or amount < 1:
            continue
        if type(last) is Span and amount < last.lo:
            continue
        if best is None or amount > best[-1]:
            best = (*action[:-1], amount)
    return best
