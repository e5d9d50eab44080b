"""The conversation with the opponents' program, on a thread of its own, with a watchdog.

The program is ``python -m boardgames_desktop.ai.worker`` (or any other that speaks
``ai.protocol``). When it dies, hangs, talks rubbish or answers something illegal, it is
started again once; after that a simple player inside this process answers, so that a game
always goes on, and the program is tried again every now and then. The person is told once
each time the players change.
"""

from __future__ import annotations

import atexit
import logging
import sys
from collections.abc import Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, QProcess, QThread, QTimer, Signal, Slot

from boardgames_desktop.ai import TEXTS
from boardgames_desktop.ai.protocol import (
    MAX_LINE,
    VERSION,
    Answer,
    Best,
    Cancel,
    Greeting,
    Hello,
    Info,
    Now,
    ProtocolError,
    Quit,
    Request,
    Trouble,
    Why,
    command_line,
    parse_answer,
    setup_line,
    think_line,
)
from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.notation import NotationError, parse_action
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.opponents import Opponents, first_aid

FORGIVEN_AFTER = 100
"""Good answers after which an earlier failure no longer counts."""

END_MS = 2_000
"""Longest wait for a thread at the program's end."""

_log = logging.getLogger(__name__)


@attrs.frozen
class Patience:
    """How long is waited before the program is taken to hang, in milliseconds.

    Attributes:
        start: for the program's greeting; a busy machine or a slow disk needs some of it.
        unbounded: for a question without a time limit.
        grace: beyond the limit of a question that has one.
        first: the same for a program's first answer, for which it has to load its judgement; it
            runs at low priority, and the machine may be busy.
        now: after "play now".
        leave: for the program to end by itself.
        aid: answers given by first aid before the program is tried again; twice as many
            after every trial that fails.
    """

    start: int = 30_000
    unbounded: int = 60_000
    grace: int = 5_000
    first: int = 20_000
    now: int = 2_000
    leave: int = 500
    aid: int = 20


def worker_command() -> tuple[str, ...]:
    """Return the command that starts our own opponents' program."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "--ai-worker")
    return (sys.executable, "-m", "boardgames_desktop.ai.worker")


class _Conversation(QObject):
    """Lives on the thread; see :class:`ProcessOpponents` for what the slots do."""

    answered = Signal(object, object)
    info = Signal(object, object)
    reasons = Signal(object, object)
    failed = Signal(object, object)

    def __init__(
        self, setup: Setup, rules: Rules[Any], command: Sequence[str], patience: Patience
    ) -> None:
        super().__init__()
        self._setup = setup
        self._rules = rules
        self._command = tuple(command)
        self._patience = patience
        self._process: QProcess | None = None
        self._watchdog: QTimer | None = None
        self._heard = b""
        self._greeted = False
        self._warm = False
        self._jobs: dict[int, Request] = {}
        self._reasons: dict[int, tuple[Msg, ...]] = {}
        self._failures = 0
        self._good = 0
        self._aid_left = self._aid = patience.aid
        self._on_trial = False

    # -- what the match wants -----------------------------------------------------------

    @Slot(object, object)
    def think(self, job: int, request: Request) -> None:
        self._jobs[job] = request
        if self._failures > 1:
            self._answer_by_first_aid(job)
            return
        if self._process is None:
            self._start()
        else:
            self._say(think_line(job, request))
        self._watch()

    @Slot(object)
    def play_now(self, job: int) -> None:
        if job in self._jobs:
            self._say(command_line(Now(job)))
            if self._greeted:
                self._timer().start(self._patience.now)

    @Slot(object)
    def cancel(self, job: int) -> None:
        self._reasons.pop(job, None)
        if self._jobs.pop(job, None) is not None:
            self._say(command_line(Cancel(job)))
            self._watch()

    @Slot(object, object)
    def refuse(self, job: int, request: Request) -> None:
        self._jobs[job] = request
        self._fail("the match refused the answer")

    @Slot()
    def leave(self) -> None:
        self._timer().stop()
        self._jobs.clear()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.write(f"{command_line(Quit())}\n".encode())
            process.closeWriteChannel()
            if not process.waitForFinished(self._patience.leave):
                _end(process)
        self.thread().quit()

    # -- the program ----------------------------------------------------------------------

    def _start(self) -> None:
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._listen)
        process.readyReadStandardError.connect(self._overhear)
        process.finished.connect(self._gone)
        process.errorOccurred.connect(self._no_start)
        self._heard = b""
        self._greeted = False
        self._warm = False
        self._process = process
        process.start(self._command[0], list(self._command[1:]))
        self._say(command_line(Hello()), setup_line(self._setup))
        for job, request in self._jobs.items():
            self._say(think_line(job, request))

    def _say(self, *lines: str) -> None:
        if self._process is not None:
            self._process.write("".join(f"{line}\n" for line in lines).encode())

    @Slot()
    def _listen(self) -> None:
        process = self._process
        if process is None:
            return
        *lines, self._heard = (self._heard + bytes(process.readAllStandardOutput().data())).split(
            b"\n"
        )
        if len(self._heard) > MAX_LINE or any(len(line) > MAX_LINE for line in lines):
            self._fail("a line without end")
            return
        for line in lines:
            try:
                self._take(parse_answer(line.decode("utf-8")))
            except (ProtocolError, UnicodeDecodeError) as error:
                self._fail(f"rubbish: {error}")
            if self._process is not process:
                return

    @Slot()
    def _overhear(self) -> None:
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
            _log.warning("opponents: %s", text.rstrip()[-4000:])

    @Slot()
    def _gone(self) -> None:
        if self._process is not None:
            self._fail(f"ended with code {self._process.exitCode()}")

    @Slot(QProcess.ProcessError)
    def _no_start(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail("cannot be started")

    def _take(self, answer: Answer) -> None:
        match answer:
            case Greeting(version):
                if version != VERSION:
                    self._fail(f"speaks version {version}")
                elif not self._greeted:
                    self._greeted = True
                    self._watch()
            case Info(job):
                if job in self._jobs:
                    self.info.emit(job, answer)
            case Why(job, reasons):
                if job in self._jobs:
                    self._reasons[job] = tuple(filter(_is_known, reasons))
            case Best(job, actions):
                if job in self._jobs:
                    self._take_best(job, actions)
            case Trouble(job, text):
                if job is None or job in self._jobs:
                    self._fail(f"complains: {text}")

    def _take_best(self, job: int, texts: Sequence[str]) -> None:
        request = self._jobs[job]
        try:
            plan = tuple(parse_action(self._rules.verbs, text) for text in texts)
        except NotationError as error:
            self._fail(f"answers rubbish: {error}")
            return
        refusal = self._refusal(request, plan[0])
        if refusal is not None:
            self._fail(f"answers {texts[0]!r}, which is refused: {refusal.id}")
            return
        self._good += 1
        self._warm = True
        if self._on_trial:
            self._on_trial = False
            self.failed.emit(job, Msg("services.opponents.back"))
        if self._good >= FORGIVEN_AFTER:
            self._failures = self._good = 0
            self._aid = self._patience.aid
        reasons = self._reasons.pop(job, ())
        if reasons:
            self.reasons.emit(job, reasons)
        self._done(job, plan)

    def _refusal(self, request: Request, action: Action) -> Msg | None:
        refusal = self._rules.malformed(action)
        if refusal is None:
            seen = self._rules.load(request.state)
            refusal = self._rules.why_not(seen, request.seat, action)
        return None if refusal is None else refusal.msg

    def _done(self, job: int, plan: tuple[Action, ...]) -> None:
        del self._jobs[job]
        self._watch()
        self.answered.emit(job, plan)

    # -- the watchdog -----------------------------------------------------------------------

    def _timer(self) -> QTimer:
        if self._watchdog is None:
            self._watchdog = QTimer(self)
            self._watchdog.setSingleShot(True)
            self._watchdog.timeout.connect(self._hang)
        return self._watchdog

    def _watch(self) -> None:
        """Wait for the answer to the oldest question, or first for the greeting."""
        request = next(iter(self._jobs.values()), None)
        if request is None:
            self._timer().stop()
        elif not self._greeted:
            self._timer().start(self._patience.start)
        elif request.ms is None:
            self._timer().start(self._patience.unbounded)
        else:
            grace = self._patience.grace if self._warm else self._patience.first
            self._timer().start(request.ms + grace)

    @Slot()
    def _hang(self) -> None:
        self._fail("does not answer")

    def _fail(self, why: str) -> None:
        _log.error("the opponents' program %s", why)
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            _end(process)
            process.deleteLater()
        self._reasons.clear()
        self._failures += 1
        self._good = 0
        job = next(iter(self._jobs), None)
        if self._failures > 1:
            if self._on_trial:
                self._aid *= 2
            elif job is not None:
                self.failed.emit(job, Msg("services.opponents.first_aid"))
            self._on_trial = False
            self._aid_left = self._aid
            for waiting in list(self._jobs):
                self._answer_by_first_aid(waiting)
        elif job is not None:
            self.failed.emit(job, Msg("services.opponents.restarted"))
            self._start()
            self._watch()

    def _answer_by_first_aid(self, job: int) -> None:
        self._done(job, first_aid(self._rules, self._jobs[job]))
        self._aid_left -= 1
        if self._aid_left <= 0:
            self._failures = 1
            self._on_trial = True


def _is_known(reason: Msg) -> bool:
    """Tell whether a reason belongs to the texts that opponents may use."""
    return reason.id.partition(".")[0] in TEXTS


def _end(process: QProcess) -> None:
    process.kill()
    process.waitForFinished(2_000)


_kept: list[tuple[QThread, _Conversation]] = []
"""Threads that may still run. Qt ends the program when a running one is thrown away."""


def _keep(thread: QThread, talk: _Conversation) -> None:
    """Keep a thread and what lives on it until it has ended, whoever forgets to close it."""
    _kept[:] = [pair for pair in _kept if not pair[0].isFinished()]
    _kept.append((thread, talk))


@atexit.register
def _end_all() -> None:
    for thread, _ in _kept:
        thread.quit()
        thread.wait(END_MS)


class ProcessOpponents(Opponents):
    """Opponents that think in a child process; this process only carries the messages."""

    _think = Signal(object, object)
    _now = Signal(object)
    _cancel = Signal(object)
    _refuse = Signal(object, object)
    _leave = Signal()

    def __init__(
        self,
        setup: Setup,
        rules: Rules[Any],
        parent: QObject | None = None,
        *,
        command: Sequence[str] | None = None,
        patience: Patience | None = None,
    ) -> None:
        """Prepare the conversation; the program is started by the first question.

        Args:
            setup: the match.
            rules: its rules.
            parent: Qt's parent.
            command: the program; None = ours.
            patience: how long to wait for it.
        """
        super().__init__(parent)
        self._thread = QThread()
        self._thread.setObjectName("opponents")
        talk = _Conversation(
            setup, rules, worker_command() if command is None else command, patience or Patience()
        )
        self._talk: _Conversation | None = talk
        talk.moveToThread(self._thread)
        self._thread.finished.connect(talk.deleteLater)
        self._think.connect(talk.think)
        self._now.connect(talk.play_now)
        self._cancel.connect(talk.cancel)
        self._refuse.connect(talk.refuse)
        self._leave.connect(talk.leave)
        talk.answered.connect(self.answered)
        talk.info.connect(self.info)
        talk.reasons.connect(self.reasons)
        talk.failed.connect(self.failed)
        self.destroyed.connect(talk.leave)
        _keep(self._thread, talk)

    def think(self, job: int, request: Request) -> None:
        if not self._thread.isRunning() and self._talk is not None:
            self._thread.start()
        self._think.emit(job, request)

    def play_now(self, job: int) -> None:
        self._now.emit(job)

    def cancel(self, job: int) -> None:
        self._cancel.emit(job)

    def refuse(self, job: int, request: Request) -> None:
        self._refuse.emit(job, request)

    def close(self) -> None:
        talk, self._talk = self._talk, None
        if talk is None:
            return
        self._leave.emit()
        self.blockSignals(True)
        self._thread.wait()
        _kept[:] = [pair for pair in _kept if pair[0] is not self._thread]
