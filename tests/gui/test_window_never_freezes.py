"""The window stays awake while computers play: their thinking is never the window's.

A busy machine makes every program late, so two things are held apart: the time this thread
itself worked between two ticks of a timer, which is the program's own fault, and how long the
clock on the wall ran, which only has to show that nothing hangs.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.gui.command_line import Launch
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.theme import apply as apply_theme
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.settings import SettingsStore

TICK_MS = 16
TURNS = 4
MOST_OWN_MS = 750.0
"""Own work between two ticks; benchmarks/gui.py measures against the real target."""
MOST_WALL_S = 8.0
PATIENCE_MS = 100_000

LEVELS = ("normal", "hard", "easy")


class Ticks:
    """A timer that notes how long it was kept from ticking, in both kinds of time."""

    def __init__(self) -> None:
        self.own_ms: list[float] = []
        self.wall_s: list[float] = []
        self._before = time.thread_time(), time.monotonic()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)

    def _tick(self) -> None:
        now = time.thread_time(), time.monotonic()
        self.own_ms.append((now[0] - self._before[0]) * 1000)
        self.wall_s.append(now[1] - self._before[1])
        self._before = now

    def stop(self) -> None:
        self._timer.stop()


@pytest.fixture
def window(qapp: QApplication, home: Path) -> Iterator[MainWindow]:
    store = SettingsStore(Paths.under(home).settings)
    store.update(language="en", theme="dark")
    apply_theme(qapp)
    made = MainWindow(Paths.under(home), store)
    made.resize(1280, 760)
    made.show()
    yield made
    made.close()
    made.deleteLater()


@pytest.mark.parametrize("pace", ["fast", "instant"])
def test_the_window_stays_awake_while_computers_play(qtbot, window: MainWindow, pace: str) -> None:
    window._store.update(pace=pace)
    seats = tuple(
        SeatSetup("", level, colour)
        for level, colour in zip(LEVELS, ("red", "blue", "yellow"), strict=True)
    )
    options = {"setup": "dealt", "placement": "random"}
    window.handle(Launch(setup=Setup("risk", "classic", seats, seed=7, options=options)))
    match, table = window.match, window.table
    assert match is not None
    assert table is not None
    qtbot.waitUntil(lambda: not table.room.artwork.busy, timeout=PATIENCE_MS)
    turns: list[tuple[int, int | None]] = []

    def stepped(_: object) -> None:
        picture = match.picture()
        turn = (picture.round, picture.on_turn)
        if turns[-1:] != [turn]:
            turns.append(turn)

    match.stepped.connect(stepped)
    ticks = Ticks()
    qtbot.waitUntil(lambda: len(turns) > TURNS or match.is_over, timeout=PATIENCE_MS)
    ticks.stop()
    match.set_paused(True)
    assert len(ticks.own_ms) > TURNS
    assert max(ticks.own_ms) < MOST_OWN_MS
    assert max(ticks.wall_s) < MOST_WALL_S
