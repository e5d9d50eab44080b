"""A finished match looked at again: chances, turning points, mistakes, and trying again.

The judging is done by a program of its own, ``boardgames_desktop.ai.analyst``; this process
only carries messages, so that the window keeps up.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import attrs
from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.journal import Record, record_to_json
from boardgames_desktop.core.notation import NotationError, action_text, parse_action
from boardgames_desktop.core.rules import Refusal
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore

TURNING_POINTS = 5
LEAST_SWING = 0.08
"""A turning point moves somebody's chance to win by at least this."""

LEAVE_MS = 500
PATIENCE_MS = 120_000
"""Longest silence while an answer is due; a decision on a slow machine takes some seconds."""

LAST_WORDS = frozenset({"ready", "done", "mistakes", "tried"})
"""What a question is answered with in the end."""

_log = logging.getLogger(__name__)


@attrs.frozen
class Verdict:
    """What an action leads to, as the analyst sees it.

    Attributes:
        action: the action.
        chance: mean chance to win at the end of the turn.
        gain: how much more than what was played; error: its standard error.
    """

    action: Action
    chance: float
    gain: float
    error: float


@attrs.frozen
class Mistake:
    """A decision that cost chances.

    Attributes:
        ply: number of entries before it.
        seat: whose it was.
    """

    ply: int
    seat: Seat
    played: Verdict
    better: Verdict


@attrs.frozen
class TurningPoint:
    """A turn in which chances changed much.

    Attributes:
        start, end: position numbers before and after the turn.
        seat: whose chance changed most. before, after: that chance.
    """

    start: int
    end: int
    seat: Seat
    before: float
    after: float

    @property
    def swing(self) -> float:
        """How much the chance changed, up or down."""
        return abs(self.after - self.before)


def turning_points(
    course: Sequence[tuple[int, Sequence[float]]], most: int = TURNING_POINTS
) -> list[TurningPoint]:
    """Return the turns with the greatest changes of a chance, in the order they happened.

    Args:
        course: (position number, chance of each seat) at the beginning of every turn and at
            the end.
        most: how many to return at most.
    """
    found: list[TurningPoint] = []
    for (start, before), (end, after) in pairwise(course):
        seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
        point = TurningPoint(start, end, seat, before[seat], after[seat])
        if point.swing >= LEAST_SWING:
            found.append(point)
    found.sort(key=lambda point: -point.swing)
    return sorted(found[:most], key=lambda point: point.start)


def analyst_command() -> tuple[str, ...]:
    """Return the command that starts the analyst."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "--ai-analyst")
    return (sys.executable, "-m", "boardgames_desktop.ai.analyst")


class Analyst(QObject):
    """Asks the analyst about one finished match. Every answer comes as a signal.

    Signals:
        course: list of (position number, chances), complete.
        progress: decisions looked at, of how many.
        mistakes: list of :class:`Mistake`, costliest first.
        tried: position number and :class:`Verdict`.
        failed: a ``Msg``; nothing more will come.

    Attributes:
        trouble: why nothing more will come; None = all is well.
    """

    course = Signal(object)
    progress = Signal(int, int)
    mistakes = Signal(object)
    tried = Signal(int, object)
    failed = Signal(object)

    def __init__(
        self,
        match: Match,
        parent: QObject | None = None,
        *,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        """Start the program; raises ValueError while the match goes on."""
        super().__init__(parent)
        if not match.is_over:
            raise ValueError("only a finished match is judged")
        self.trouble: Msg | None = None
        self._verbs = match.rules.verbs
        self._heard = b""
        self._course: list[tuple[int, list[float]]] = []
        self._due = 0
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.setInterval(patience_ms)
        self._watchdog.timeout.connect(self._hangs)
        words = tuple(command) if command is not None else analyst_command()
        self._process: QProcess | None = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._listen)
        self._process.finished.connect(self._gone)
        self._process.errorOccurred.connect(self._no_start)
        self._process.start(words[0], list(words[1:]))
        record = Record(match.setup, match.entries(), "", match.rules.version)
        self._say({"match": record_to_json(record, match.rules)})

    def ask_course(self, plies: Sequence[int]) -> None:
        """Ask for the chances at some positions."""
        self._course = []
        self._say({"chances": list(plies)})

    def ask_mistakes(self, seats: Sequence[Seat]) -> None:
        """Ask for the costliest decisions of some seats."""
        self._say({"mistakes": list(seats)})

    def ask_try(self, ply: int, action: Action) -> None:
        """Ask what ``action`` would have led to instead of what was done at ``ply``."""
        self._say({"try": {"ply": ply, "action": action_text(self._verbs, action)}})

    def close(self) -> None:
        """End the program. No signal comes afterwards."""
        self._watchdog.stop()
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._listen)
            process.finished.disconnect(self._gone)
            process.errorOccurred.disconnect(self._no_start)
            process.kill()
            process.waitForFinished(LEAVE_MS)
            process.deleteLater()

    # -- messages -------------------------------------------------------------------------

    def _say(self, data: Mapping[str, Any]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
            self._due += 1
            self._watchdog.start()

    def _listen(self) -> None:
        process = self._process
        if process is None:
            return
        self._heard += bytes(process.readAllStandardOutput().data())
        *lines, self._heard = self._heard.split(b"\n")
        for line in lines:
            try:
                self._take(json.loads(line))
            except (ValueError, KeyError, TypeError, NotationError) as error:
                self._fail(f"rubbish: {error}")
            if self._process is not process:
                return

    def _take(self, data: Mapping[str, Any]) -> None:
        if not data.keys().isdisjoint(LAST_WORDS):
            self._due -= 1
        if self._due > 0:
            self._watchdog.start()
        else:
            self._watchdog.stop()
        if "error" in data:
            self._fail(str(data["error"]))
        elif "ply" in data:
            self._course.append((int(data["ply"]), [float(p) for p in data["chances"]]))
        elif "done" in data:
            self.course.emit(list(self._course))
        elif "looked" in data:
            self.progress.emit(int(data["looked"]), int(data["of"]))
        elif "mistakes" in data:
            self.mistakes.emit([self._mistake(one) for one in data["mistakes"]])
        elif "tried" in data:
            self.tried.emit(int(data["tried"]["ply"]), self._verdict(data["tried"]))

    def _mistake(self, data: Mapping[str, Any]) -> Mistake:
        played, better = self._verdict(data["played"]), self._verdict(data["better"])
        return Mistake(int(data["ply"]), int(data["seat"]), played, better)

    def _verdict(self, data: Mapping[str, Any]) -> Verdict:
        action = parse_action(self._verbs, data["action"])
        return Verdict(action, float(data["chance"]), float(data["gain"]), float(data["error"]))

    def _hangs(self) -> None:
        self._fail("does not answer")

    def _gone(self) -> None:
        self._fail("ended")

    def _no_start(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail("cannot be started")

    def _fail(self, why: str) -> None:
        _log.error("the analyst %s", why)
        if self._process is not None:
            self.close()
            self.trouble = Msg("services.review.failed")
            self.failed.emit(self.trouble)


class Rehearsal(Match):
    """A past decision put to its player again: whatever is answered is caught, not played.

    Signals:
        answered: the action chosen.
    """

    answered = Signal(object)

    def __init__(
        self, match: Match, ply: int, settings: SettingsStore, parent: QObject | None = None
    ) -> None:
        """Set up the position before entry ``ply`` of a finished match."""
        entries = match.entries()
        asked = entries[ply].seat
        seats = tuple(
            attrs.evolve(place, kind=HUMAN, person=0 if seat == asked else None)
            for seat, place in enumerate(match.setup.seats)
        )
        setup = attrs.evolve(match.setup, seats=seats)
        super().__init__(setup, settings=settings, entries=entries[:ply], parent=parent)
        self._names_of = match
        self._screen.curtain = False

    def names(self) -> list[str]:
        """Return the names of the match this is a part of."""
        return self._names_of.names()

    def submit(self, action: Action) -> Refusal | None:
        """Catch an answer; returns (and emits) why not, if it is refused."""
        decision = self.decision()
        if decision is None:
            refusal: Refusal | None = Refusal(Msg("core.not_asked"), "")
        else:
            refusal = self.session.why_not(decision.seat, action)
        if refusal is not None:
            self.refused.emit(refusal, ())
            return refusal
        self.answered.emit(action)
        return None
