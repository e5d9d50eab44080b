"""The opponents as a program of its own: ``python -m boardgames_desktop.ai.worker``.

It speaks the line protocol of :mod:`boardgames_desktop.ai.protocol` over its standard
streams. A thread of its own reads the commands, so that ``now``, ``cancel`` and ``quit``
are heeded while the main thread thinks. Bad input is answered with an ``error`` line and
never ends the program; ``quit`` and the end of the input do. It runs at low priority and
is the only part of the opponents that reads a clock.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from math import inf
from queue import SimpleQueue
from typing import Any

from boardgames_desktop.ai import LEVELS, UNBOUNDED, advise
from boardgames_desktop.ai.protocol import (
    MAX_LINE,
    Cancel,
    Command,
    Hello,
    Info,
    Now,
    ProtocolError,
    Quit,
    Table,
    Think,
    best_line,
    error_line,
    greeting_lines,
    info_line,
    parse_command,
    why_line,
)
from boardgames_desktop.ai.search import CancelledError, Thought
from boardgames_desktop.core.notation import action_text
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.games import load_game

INFO_EVERY = 0.1
"""Least seconds between two ``info`` lines of one job."""

NICENESS = 10


class _Job:
    """A question that waits or is being thought about."""

    def __init__(self, think: Think, clock: Callable[[], float]) -> None:
        self.number = think.job
        self.request = think.request
        self.now = False
        self.cancelled = False
        self.deadline = inf
        self.last_info = -inf
        self._clock = clock

    def start(self) -> None:
        if self.request.ms is not None:
            self.deadline = self._clock() + self.request.ms / 1000

    def seconds_left(self) -> float:
        if self.cancelled:
            raise CancelledError
        if self.now:
            return 0.0
        return inf if self.deadline == inf else self.deadline - self._clock()

    def may_tell(self) -> bool:
        """Tell whether enough time has passed for another ``info`` line."""
        at = self._clock()
        if at - self.last_info < INFO_EVERY:
            return False
        self.last_info = at
        return True


class Worker:
    """One conversation.

    Args:
        read: returns the next bytes of the input, ``b""`` at its end.
        write: writes bytes to the output at once.
        clock: seconds that only grow.
    """

    def __init__(
        self,
        read: Callable[[], bytes],
        write: Callable[[bytes], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._read = read
        self._write = write
        self._clock = clock
        self._todo: SimpleQueue[Command] = SimpleQueue()
        self._jobs: dict[int, _Job] = {}
        self._lock = threading.Lock()
        self._rules: Rules[Any] | None = None

    def run(self) -> None:
        """Answer until ``quit``, the end of the input, or a reader that hung up."""
        threading.Thread(target=self._listen, name="reader", daemon=True).start()
        try:
            while not isinstance(command := self._todo.get(), Quit):
                self._answer(command)
        except OSError:
            return

    # -- the reader's thread ----------------------------------------------------------

    def _listen(self) -> None:
        try:
            for line in self._lines():
                command = self._parse(line)
                if command is not None and not self._heed(command):
                    return
        except OSError as error:
            traceback.print_exception(error)
        self._heed(Quit())

    def _lines(self) -> Iterator[bytes | None]:
        """Yield the input's lines; None stands for one that is too long."""
        rest = b""
        skipping = False
        while chunk := self._read():
            *whole, rest = (rest + chunk).split(b"\n")
            for line in whole:
                yield None if skipping or len(line) > MAX_LINE else line
                skipping = False
            if len(rest) > MAX_LINE:
                skipping = True
                rest = b""
        if rest and not skipping:
            yield rest

    def _parse(self, line: bytes | None) -> Command | None:
        try:
            if line is None:
                raise ProtocolError(f"a line of more than {MAX_LINE} bytes")
            text = line.decode("utf-8")
            return parse_command(text) if text.strip() else None
        except ProtocolError as error:
            self._say(error_line(str(error), error.job))
        except UnicodeDecodeError:
            self._say(error_line("not UTF-8"))
        return None

    def _heed(self, command: Command) -> bool:
        """Do at once what cannot wait, queue the rest; False = nothing more is read."""
        with self._lock:
            match command:
                case Now(number):
                    if number in self._jobs:
                        self._jobs[number].now = True
                    return True
                case Cancel(number):
                    if number in self._jobs:
                        self._jobs[number].cancelled = True
                    return True
                case Think(number):
                    if number in self._jobs:
                        self._say(error_line("this job is being thought about", number))
                        return True
                    self._jobs[number] = _Job(command, self._clock)
                case Quit():
                    for job in self._jobs.values():
                        job.cancelled = True
        self._todo.put(command)
        return not isinstance(command, Quit)

    # -- the thinking thread ----------------------------------------------------------

    def _answer(self, command: Command) -> None:
        match command:
            case Hello():
                self._say(*greeting_lines(LEVELS))
            case Table():
                self._set(command)
            case Think(number):
                line = self._think(self._jobs[number])
                with self._lock:
                    # Forgotten before it is answered: the number may be used again at once.
                    del self._jobs[number]
                if line is not None:
                    self._say(line)

    def _set(self, table: Table) -> None:
        self._rules = None
        try:
            self._rules = load_game(table.setup.game).rules(table.setup)
        except KeyError as error:
            self._say(error_line(f"unknown {error}"))
        except ValueError as error:
            self._say(error_line(str(error)))
        else:
            self._say("ok")

    def _think(self, job: _Job) -> str | None:
        """Return the answer's lines, or None if nobody waits for it."""
        request = job.request
        rules = self._rules
        if rules is None:
            return error_line("no setup", job.number)

        def tell(thought: Thought) -> None:
            if job.may_tell():
                best = tuple(action_text(rules.verbs, a) for a in thought.best)
                self._say(info_line(Info(job.number, thought.nodes, best, thought.value)))

        nodes = request.nodes
        if nodes is None and request.ms is not None:
            nodes = UNBOUNDED
        job.start()
        try:
            plan, reasons = advise(
                rules,
                rules.load(request.state),
                request.seat,
                request.level,
                request.seed,
                nodes=nodes,
                clock=job.seconds_left,
                report=tell,
            )
            job.seconds_left()
        except CancelledError:
            return None
        except OSError:
            raise
        except ValueError as error:
            return error_line(str(error), job.number)
        except Exception as error:
            # Whatever a strange position led to, the next question must still be answered.
            traceback.print_exception(error)
            return error_line(f"{type(error).__name__}: {error}", job.number)
        best = best_line(job.number, [action_text(rules.verbs, a) for a in plan])
        return f"{why_line(job.number, reasons)}\n{best}" if reasons else best

    def _say(self, *lines: str) -> None:
        self._write("".join(f"{line}\n" for line in lines).encode())


def _write_all(data: bytes) -> None:
    while data:
        data = data[os.write(1, data) :]


def main() -> int:
    """Talk over the standard streams until told to quit."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    Worker(lambda: os.read(0, 1 << 16), _write_all).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
