"""Conversations with the real process (docs/ai-protocol.md)."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from boardgames_desktop.ai.protocol import Request, setup_line, think_line
from boardgames_desktop.core.notation import parse_action

from .tables import questions, setup_of

WAIT = 20.0


class Talk:
    """A child process and its lines."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardgames_desktop.ai.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.decode().rstrip("\n"))

    def send(self, *lines: str | bytes) -> None:
        assert self.process.stdin is not None
        for line in lines:
            data = line if isinstance(line, bytes) else line.encode()
            self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()

    def hear(self, start: str = "") -> str:
        """Return the next line that begins with ``start``."""
        end = time.monotonic() + WAIT
        while True:
            line = self.lines.get(timeout=max(0.01, end - time.monotonic()))
            if line.startswith(start):
                return line

    def end(self) -> int:
        assert self.process.stdin is not None
        if not self.process.stdin.closed:
            self.process.stdin.close()
        code = self.process.wait(WAIT)
        self._reader.join(WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@pytest.fixture
def talk() -> Iterator[Talk]:
    talk = Talk()
    yield talk
    if talk.process.poll() is None:
        talk.process.kill()
    talk.end()


def combat() -> tuple[Any, dict[str, Any], int]:
    """Return rules, dump and seat of a question with many answers."""
    for rules, seen, seat, _ in questions("normal normal", seed=5, setup="dealt"):
        if seen.agenda[-1][0] == "place" and seen.round == 2:
            return rules, rules.dump(seen), seat
    raise AssertionError


PONDERING = "expert:cautious"
"""Tries with dice where armies go for as long as it may; with two left, not every expert does."""


def ask(job: int, dump: dict[str, Any], seat: int, **more: Any) -> str:
    fields: dict[str, Any] = {"level": PONDERING, "seed": 1, "nodes": None, "ms": None}
    return think_line(job, Request(seat=seat, state=dump, **{**fields, **more}))


def test_greeting_and_quit(talk: Talk) -> None:
    talk.send("hello")
    assert [talk.hear() for _ in range(3)] == [
        "boardgames-ai 1 four-fronts",
        "levels easy normal hard expert",
        "ready",
    ]
    talk.send("quit")
    assert talk.process.wait(WAIT) == 0


def test_end_of_input_quits(talk: Talk) -> None:
    assert talk.end() == 0


def test_every_level_answers_legally_and_repeats_itself(talk: Talk) -> None:
    rules, dump, seat = combat()
    talk.send(setup_line(setup_of("normal normal", setup="dealt")))
    assert talk.hear() == "ok"
    for level in ("easy", "normal", "hard"):
        answers = []
        for job in (1, 2):
            talk.send(ask(job, dump, seat, level=level, nodes=5))
            answers.append(talk.hear("best").removeprefix(f"best {job} "))
        assert answers[0] == answers[1]
        first = parse_action(rules.verbs, answers[0].split(";")[0])
        assert rules.why_not(rules.load(dump), seat, first) is None


def test_garbage_is_answered_and_outlived(talk: Talk) -> None:
    _, dump, seat = combat()
    talk.send("nonsense", b"\xff\xfe", "think 3 {}", b"x" * 1_200_000, "think 4 " + "[" * 50_000)
    assert talk.hear() == "error - unknown command 'nonsense'"
    assert talk.hear() == "error - not UTF-8"
    assert talk.hear().startswith("error 3 ")
    assert talk.hear().startswith("error - a line of more than")
    assert talk.hear().startswith("error 4 no JSON")
    talk.send(ask(5, dump, seat))
    assert talk.hear() == "error 5 no setup"
    talk.send(setup_line(setup_of()).replace("risk", "chess"))
    assert talk.hear() == "error - unknown 'chess'"
    talk.send(setup_line(setup_of("normal normal", setup="dealt")), ask(6, {"ply": 1}, seat))
    assert talk.hear() == "ok"
    assert talk.hear().startswith("error 6 ")
    talk.send(ask(7, dump, (seat + 1) % 2), ask(8, dump, seat, level="divine"))
    assert talk.hear() == f"error 7 seat {(seat + 1) % 2} is not asked"
    assert talk.hear() == "error 8 unknown level 'divine'"
    talk.send("hello")
    assert talk.hear("ready")


def test_now_answers_at_once_with_the_best_so_far(talk: Talk) -> None:
    _, dump, seat = combat()
    talk.send(setup_line(setup_of("normal normal", setup="dealt")), ask(9, dump, seat, ms=600_000))
    info = talk.hear("info 9 ")
    assert json.loads(info.removeprefix("info 9 "))["best"]
    started = time.monotonic()
    talk.send("now 9")
    assert talk.hear("best 9 ")
    assert time.monotonic() - started < 2


def test_cancel_is_silent_and_frees_the_opponent(talk: Talk) -> None:
    _, dump, seat = combat()
    talk.send(setup_line(setup_of("normal normal", setup="dealt")), ask(1, dump, seat, ms=600_000))
    talk.hear("info 1 ")
    talk.send("cancel 1", ask(2, dump, seat, nodes=1))
    assert talk.hear("best").startswith("best 2 ")


def test_waiting_jobs_can_be_cancelled_and_unknown_ones_ignored(talk: Talk) -> None:
    _, dump, seat = combat()
    talk.send(
        setup_line(setup_of("normal normal", setup="dealt")),
        ask(1, dump, seat, ms=600_000),
        ask(2, dump, seat, nodes=2),
        ask(1, dump, seat, nodes=2),
        "cancel 2",
        "cancel 77",
        "now 78",
        "now 1",
        ask(3, dump, seat, level="easy"),
    )
    assert talk.hear("error") == "error 1 this job is being thought about"
    assert talk.hear("best").startswith("best 1 ")
    assert talk.hear("best").startswith("best 3 ")


def test_a_job_number_may_be_used_again_at_once(talk: Talk) -> None:
    _, dump, seat = combat()
    talk.send(setup_line(setup_of("normal normal", setup="dealt")))
    assert talk.hear() == "ok"
    for _ in range(200):
        talk.send(ask(1, dump, seat, level="easy"))
        assert talk.hear().startswith("best 1 ")


def test_time_is_kept(talk: Talk) -> None:
    _, dump, seat = combat()
    talk.send(setup_line(setup_of("normal normal", setup="dealt")))
    talk.hear("ok")
    started = time.monotonic()
    talk.send(ask(1, dump, seat, ms=300))
    talk.hear("best 1 ")
    assert 0.25 < time.monotonic() - started < 3


@pytest.mark.parametrize("last", ["quit", ""])
def test_it_quits_while_thinking(talk: Talk, last: str) -> None:
    _, dump, seat = combat()
    talk.send(setup_line(setup_of("normal normal", setup="dealt")), ask(1, dump, seat, ms=600_000))
    talk.hear("info 1 ")
    started = time.monotonic()
    if last:
        talk.send(last)
    assert talk.end() == 0
    assert time.monotonic() - started < 3


HANG_UP = """
import subprocess, sys
worker = [sys.executable, "-m", "boardgames_desktop.ai.worker"]
child = subprocess.Popen(worker, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
child.stdout.close()
child.stdin.write(b"hello\\n")
child.stdin.flush()
sys.exit(child.wait(20))
"""


def test_a_reader_that_hung_up_ends_it() -> None:
    command = [sys.executable, "-c", HANG_UP]
    assert subprocess.run(command, timeout=60, check=False).returncode == 0


def test_it_loads_neither_qt_nor_numpy() -> None:
    code = (
        "import sys; import boardgames_desktop.ai.worker, boardgames_desktop.ai.risk;"
        "print(sorted({m.partition('.')[0] for m in sys.modules}"
        " & {'PySide6', 'shiboken6', 'numpy', 'pyqtgraph', 'multiprocessing'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.strip() == "[]"
