"""What every game's opponents share: limits of thinking and reports.

Nothing here reads a clock. Whoever wants thinking to end in time passes a
:data:`SecondsLeft`; without one, only the node count bounds it, so that the same
question with the same seed gets the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import attrs

from boardgames_desktop.ai.levels import Level
from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.text import Msg

SecondsLeft = Callable[[], float]
"""Returns how many seconds may still be spent; zero or less = answer now.

It may raise :class:`CancelledError` to end the thinking without an answer.
"""


class CancelledError(Exception):
    """Nobody waits for the answer any more."""


@attrs.frozen(slots=True)
class Thought:
    """How far the thinking has come.

    Attributes:
        nodes: positions or playouts looked at.
        best: the answer that would be given now.
        value: what the answer is worth to the seat, 0 lost to 1 won.
    """

    nodes: int
    best: tuple[Action, ...]
    value: float


Report = Callable[[Thought], None]


def no_reasons() -> tuple[Msg, ...]:
    """Return that nothing spoke for an answer."""
    return ()


class Advice(NamedTuple):
    """An answer and what spoke for it.

    Attributes:
        actions: one action, or a plan of several.
        why: returns two or three reasons, the weightiest first; worked out when asked for.
    """

    actions: list[Action]
    why: Callable[[], tuple[Msg, ...]] = no_reasons


class Limits:
    """Counts nodes and says when to stop.

    Attributes:
        nodes: nodes spent.
        most: nodes that may be spent.
    """

    __slots__ = ("_left", "_report", "most", "nodes")

    def __init__(
        self, most: int, seconds_left: SecondsLeft | None = None, report: Report | None = None
    ) -> None:
        self.nodes = 0
        self.most = most
        self._left = seconds_left
        self._report = report

    def spend(self, nodes: int = 1) -> bool:
        """Count ``nodes`` and tell whether thinking may go on."""
        self.nodes += nodes
        return self.may_go_on()

    def may_go_on(self) -> bool:
        """Tell whether neither the nodes nor the time are used up."""
        return self.nodes < self.most and self.in_time()

    def in_time(self) -> bool:
        """Tell whether the time is not used up, whatever the nodes."""
        return self._left is None or self._left() > 0

    def report(self, best: Sequence[Action], value: float) -> None:
        """Make ``best`` the answer that is given if the thinking is cut short."""
        if self._report is not None:
            self._report(Thought(self.nodes, tuple(best), value))


class Lots:
    """A :class:`Random` that is made when the first lot is drawn: most answers draw none."""

    __slots__ = ("_made", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._made: Random | None = None

    def __getattr__(self, name: str) -> Any:
        if self._made is None:
            self._made = Random(self._seed)
        return getattr(self._made, name)


class Mind(Protocol):
    """The judgement of one game's opponents; made once for a match's rules."""

    def choose(self, o: Any, seat: Seat, level: Level, limits: Limits, rng: Random) -> Advice:
        """Return what ``seat`` does in observation ``o``, and why."""
