"""The computer players, as the match sees them; here the ones that think in this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardgames_desktop.ai import advise, choose
from boardgames_desktop.ai.protocol import Request
from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.rules import Rules


class Opponents(QObject):
    """Somebody who answers for the computers' seats of one match.

    Every :meth:`think` is answered once, by ``answered``, unless it is cancelled. A failure
    is told by ``failed`` and does not end the job.
    """

    answered = Signal(object, object)
    """Job, tuple of actions: a plan to be played until chance or another person comes in."""

    info = Signal(object, object)
    """Job, ``ai.protocol.Info``: the best answer so far."""

    reasons = Signal(object, object)
    """Job, tuple of ``Msg``: what weighed most in the answer; told just before the answer."""

    failed = Signal(object, object)
    """Job, ``Msg``: something went wrong and was mended."""

    def think(self, job: int, request: Request) -> None:
        """Start thinking about ``request``."""
        raise NotImplementedError

    def play_now(self, job: int) -> None:
        """Answer ``job`` at once with the best so far."""
        raise NotImplementedError

    def cancel(self, job: int) -> None:
        """Forget ``job``; no answer will come."""
        raise NotImplementedError

    def refuse(self, job: int, request: Request) -> None:
        """The first action of the answer to ``job`` was not legal: think of another."""
        raise NotImplementedError

    def close(self) -> None:
        """End whatever runs. No signal comes afterwards."""
        raise NotImplementedError


def first_aid(rules: Rules[Any], request: Request) -> tuple[Action, ...]:
    """Return a legal answer found in this process, quickly and without much thought."""
    seen = rules.load(request.state)
    return _legal(
        rules, seen, request, choose(rules, seen, request.seat, "easy", request.seed, nodes=1)
    )


def _legal(
    rules: Rules[Any], seen: Any, request: Request, plan: Sequence[Action]
) -> tuple[Action, ...]:
    if (
        plan
        and rules.malformed(plan[0]) is None
        and rules.why_not(seen, request.seat, plan[0]) is None
    ):
        return tuple(plan)
    return (next(iter(rules.decision(seen, request.seat))),)


class InlineOpponents(Opponents):
    """Thinks in this process when the event loop comes round: for tests and renderings."""

    def __init__(self, rules: Rules[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._waiting: dict[int, Request] = {}

    def think(self, job: int, request: Request) -> None:
        self._waiting[job] = request
        QTimer.singleShot(0, self, lambda: self._answer(job))

    def _answer(self, job: int) -> None:
        request = self._waiting.pop(job, None)
        if request is None:
            return
        seen = self._rules.load(request.state)
        plan, reasons = advise(
            self._rules, seen, request.seat, request.level, request.seed, nodes=request.nodes
        )
        if reasons:
            self.reasons.emit(job, reasons)
        self.answered.emit(job, tuple(plan))

    def play_now(self, job: int) -> None:
        self._answer(job)

    def cancel(self, job: int) -> None:
        self._waiting.pop(job, None)

    def refuse(self, job: int, request: Request) -> None:
        self.answered.emit(job, first_aid(self._rules, request))

    def close(self) -> None:
        self._waiting.clear()
