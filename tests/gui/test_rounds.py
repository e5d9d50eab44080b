"""What can wait is put off in a long round of the event loop, but not for ever."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QTimer

from boardgames_desktop.gui import rounds
from boardgames_desktop.gui.rounds import LONG_S, MOST_WAITS, Turn
from boardgames_desktop.gui.spread import Spread


@pytest.fixture
def took(monkeypatch):
    """What the round has worked so far, in seconds."""
    worked = [0.0]
    monkeypatch.setattr(rounds, "spent", lambda: worked[0])
    return worked


def test_work_waits_while_the_round_is_long(took):
    turn = Turn()
    assert not turn.waits()
    took[0] = 2 * LONG_S
    assert turn.waits()
    took[0] = 0.0
    assert not turn.waits()


def test_nothing_waits_for_ever(took):
    took[0] = 1.0
    turn = Turn()
    for _ in range(3):
        assert [turn.waits() for _ in range(MOST_WAITS + 1)] == [True] * MOST_WAITS + [False]


@pytest.fixture
def watched(qapp, monkeypatch):
    monkeypatch.setattr(rounds, "_rounds", rounds._Rounds())
    assert rounds.spent() == 0.0
    rounds.watch()
    yield
    QAbstractEventDispatcher.instance().awake.disconnect(rounds._rounds.begin)


@pytest.mark.usefixtures("watched")
def test_a_round_begins_when_the_loop_comes_round():
    seen = []

    def work():
        seen.append(rounds.spent())
        end = time.thread_time() + 0.01
        while time.thread_time() < end:
            pass
        seen.append(rounds.spent())

    loop = QEventLoop()
    timer = QTimer()
    timer.timeout.connect(work)
    timer.start(0)
    QTimer.singleShot(60, loop.quit)
    loop.exec()
    timer.stop()
    assert len(seen) >= 4
    assert min(seen[1::2]) >= 0.01
    assert max(seen[2::2]) < 0.01


def test_put_off_pieces_are_done_in_the_end(qtbot, took):
    took[0] = 1.0
    done = []

    def pieces():
        for number in range(3):
            done.append(number)
            yield

    spread = Spread()
    spread.start(pieces())
    qtbot.waitUntil(lambda: not spread.active, timeout=5000)
    assert done == [0, 1, 2]
