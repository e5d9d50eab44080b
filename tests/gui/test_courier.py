"""Results of threads: brought to who waits, and nobody's end ends the program."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QObject, QThread, QThreadPool
from pytestqt.qtbot import QtBot

from boardgames_desktop.gui.courier import Bring, courier


class Waiting(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.got: list[tuple[object, object]] = []
        self.threads: list[QThread] = []

    def take(self, key: object, result: object) -> None:
        self.got.append((key, result))
        self.threads.append(QThread.currentThread())


@pytest.fixture
def pool(qapp: object) -> QThreadPool:
    del qapp
    made = QThreadPool()
    made.setMaxThreadCount(1)
    return made


def test_a_result_comes_in_the_windows_thread(qtbot: QtBot, pool: QThreadPool) -> None:
    waiting = Waiting()
    courier().send(pool, lambda bring: bring(42), waiting.take, "key")
    qtbot.waitUntil(lambda: waiting.got == [("key", 42)])
    assert waiting.threads == [QThread.currentThread()]


def test_work_that_fails_brings_nothing_and_is_told(
    qtbot: QtBot, pool: QThreadPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: told.append(kind))

    def fail(bring: Bring) -> None:
        del bring
        raise ArithmeticError

    waiting = Waiting()
    courier().send(pool, fail, waiting.take, "key")
    qtbot.waitUntil(lambda: waiting.got == [("key", None)])
    assert told == [ArithmeticError]


def test_what_nobody_waits_for_is_not_begun(qtbot: QtBot, pool: QThreadPool) -> None:
    begun: list[int] = []
    waiting = Waiting()

    def work(bring: Bring) -> None:
        begun.append(1)
        QThread.msleep(50)
        bring(1)

    courier().send(pool, work, waiting.take, 1)
    second = courier().send(pool, work, waiting.take, 2)
    courier().forget(second)
    qtbot.waitUntil(lambda: len(waiting.got) == 1)
    assert pool.waitForDone(5_000)
    assert begun == [1]


def test_who_is_gone_gets_nothing(qtbot: QtBot, pool: QThreadPool) -> None:
    gone, stays = Waiting(), Waiting()
    got = gone.got
    courier().send(pool, lambda bring: bring(1), gone.take, 1)
    del gone
    courier().send(pool, lambda bring: bring(2), stays.take, 2)
    qtbot.waitUntil(lambda: stays.got == [(2, 2)])
    assert got == []


OWNERS_COME_AND_GO = """
import gc
import time
from PySide6.QtCore import QCoreApplication, QObject, QThreadPool
from boardgames_desktop.gui.courier import courier

class Owner(QObject):
    def take(self, key, result):
        self.me = self

def work(bring):
    bring([[number] for number in range(20)])

application = QCoreApplication([])
end = time.monotonic() + 2
sent = 0
while time.monotonic() < end:
    pool = QThreadPool()
    pool.setMaxThreadCount(2)
    owner = Owner()
    for key in range(20):
        courier().send(pool, work, owner.take, key)
        sent += 1
    application.processEvents()
    pool.clear()
    del owner
    application.processEvents()
    del pool
QThreadPool.globalInstance().waitForDone()
print(sent)
"""


def test_owners_come_and_go_while_threads_work_for_them() -> None:
    """With a sender of its own for each owner this crashed within a second or two."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", OWNERS_COME_AND_GO],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100
