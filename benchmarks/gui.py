"""How the window keeps up: python benchmarks/gui.py [WIDTH HEIGHT].

Measures in one process, with the real opponents' process: lateness of a 16 ms timer while
computers play, a round at pace instant, full repaints, and frames while a piece is dragged.
Offscreen unless QT_QPA_PLATFORM says otherwise.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.gui import garbage
from boardgames_desktop.gui.application import make_application
from boardgames_desktop.gui.command_line import Launch
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.rounds import watch as watch_rounds
from boardgames_desktop.gui.theme import apply as apply_theme
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.settings import SettingsStore

TICK_MS = 16
TURNS = {"normal": 8, "fast": 8, "instant": 20}
"""Computer turns at each pace; at ``normal`` one takes several seconds."""

PATIENCE_S = 120.0
ROUNDS = 5

Row = tuple[str, float, float, str]


class Lateness:
    """How late a timer's ticks come, against a schedule that never slips.

    The timer is set anew for every tick: one that repeats moves its own schedule after a long
    wait, and would be called late for the rest of the measurement.
    """

    def __init__(self) -> None:
        self.late_ms: list[float] = []
        self._began = time.perf_counter()
        self._ticks = 0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        self._next()

    def _next(self) -> None:
        """Wait for the next tick of the schedule; those that are over already are left out."""
        past = (time.perf_counter() - self._began) * 1000
        self._ticks = max(self._ticks, int(past // TICK_MS)) + 1
        self._timer.start(max(0, round(self._ticks * TICK_MS - past)))

    def _tick(self) -> None:
        late = (time.perf_counter() - self._began) * 1000 - self._ticks * TICK_MS
        self.late_ms.append(max(0.0, late))
        self._next()

    def stop(self) -> list[float]:
        """Return the lateness of every tick, sorted."""
        self._timer.stop()
        return sorted(self.late_ms)


def wait(done: Callable[[], bool]) -> None:
    """Let Qt work until ``done``; raises after a while."""
    app = QApplication.instance()
    assert app is not None
    end = time.monotonic() + PATIENCE_S
    while not done():
        if time.monotonic() > end:
            raise TimeoutError
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        time.sleep(0.0005)


def run_loop(done: Callable[[], bool], patience: float = PATIENCE_S) -> None:
    """Run a loop of Qt until ``done``, or until patience is at its end."""
    loop = QEventLoop()
    end = time.monotonic() + patience
    watch = QTimer()
    watch.setInterval(50)
    watch.timeout.connect(lambda: loop.quit() if done() or time.monotonic() > end else None)
    watch.start()
    loop.exec()


def setup(levels: str, seed: int) -> Setup:
    """Return a match with a dealt board."""
    colours = ("red", "blue", "yellow", "black")
    seats = tuple(
        SeatSetup("", level, colour)
        for level, colour in zip(levels.split(","), colours, strict=False)
    )
    return Setup("risk", "classic", seats, seed, {"setup": "dealt", "placement": "random"})


def open_window(home: Path, size: tuple[int, int]) -> tuple[MainWindow, SettingsStore]:
    """Open the program's window as the program does."""
    paths = Paths.under(home)
    store = SettingsStore(paths.settings)
    store.update(language="en", theme="dark")
    language().set("en")
    themes().set("dark", 1.0)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_theme(app)
    window = MainWindow(paths, store)
    window.resize(*size)
    window.show()
    return window, store


def at_table(window: MainWindow, levels: str, seed: int) -> Match:
    """Start a match and wait for its map to be painted."""
    window.handle(Launch(setup=setup(levels, seed)))
    assert window.match is not None
    assert window.table is not None
    window.table.room.view.settle_now()
    window.table.room.artwork.wait(60_000)
    return window.match


def turns_of(match: Match) -> Callable[[], int]:
    """Return a counter of the turns that have ended."""
    seen: list[object] = []

    def stepped(_: object) -> None:
        state = match.observation()
        now = (state.round, state.turn)
        if not seen or seen[-1] != now:
            seen.append(now)

    match.stepped.connect(stepped)
    return lambda: len(seen) - 1


def close(window: MainWindow) -> None:
    """End the match and its opponents, and let the window go before the program does."""
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


# -- measurements -------------------------------------------------------------------------


def lateness(window: MainWindow, store: SettingsStore, pace: str) -> list[Row]:
    """Measure the lateness of the timer over computer turns, from the first one on."""
    store.update(pace=pace, animation=1.0)
    match = at_table(window, "normal,normal,hard,normal", 7)
    count = turns_of(match)
    clock = Lateness()
    run_loop(lambda: count() >= TURNS[pace] or match.is_over)
    late = clock.stop()
    match.set_paused(True)
    where = f"{TICK_MS} ms timer, {count()} computer turns at pace {pace}"
    return [
        (f"{where}: lateness median", median(late), 5.0, "ms"),
        (f"{where}: lateness p99", late[int(len(late) * 0.99)], 5.0, "ms"),
        (f"{where}: lateness worst", late[-1], 100.0, "ms"),
    ]


def rounds(window: MainWindow, store: SettingsStore) -> list[Row]:
    """Time whole rounds of four computers at pace instant."""
    store.update(pace="instant", animation=0.0)
    match = at_table(window, "easy,normal,easy,normal", 11)
    times: list[float] = []
    first = match.picture().round
    for number in range(ROUNDS):
        began = time.perf_counter()
        wait(lambda goal=first + number + 1: match.is_over or match.picture().round >= goal)
        times.append(time.perf_counter() - began)
    match.set_paused(True)
    what = "round of four easy/normal computers, pace instant"
    return [
        (f"{what}, median of {ROUNDS}", median(times), 1.0, "s"),
        (f"{what}, worst", max(times), 1.0, "s"),
    ]


def frames(window: MainWindow, store: SettingsStore, size: tuple[int, int]) -> list[Row]:
    """Time full repaints of the board and frames of a drag."""
    store.update(pace="instant", animation=0.0)
    match = at_table(window, "human,normal,normal,normal", 7)
    wait(lambda: match.decision() is not None)
    table = window.table
    assert table is not None
    wait(lambda: not table.room.artwork.busy)
    view = table.view
    viewport = view.viewport()
    where = f"at {size[0]}x{size[1]}"
    full = timed(viewport.repaint, 60)
    parts = [window, *(part for part in window.findChildren(QWidget) if part.isVisible())]

    def repaint_all() -> None:
        # The parts are opaque: repainting the window alone would paint none of them.
        for part in parts:
            part.update()
        QApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest)

    whole = timed(repaint_all, 20)
    scene = table.room.scene
    own = next(item for item in scene.stacks() if table.controller._may_move(item.thing))
    start = view.view_point(own.pos()).toPoint()
    send(viewport, QEvent.Type.MouseButtonPress, start)
    send(viewport, QEvent.Type.MouseMove, start + QPoint(40, 40))
    assert table.controller.dragging
    step = iter(range(10_000))

    def carry() -> None:
        index = next(step)
        send(viewport, QEvent.Type.MouseMove, start + QPoint(40 + index % 300, 40 + index % 120))

    drag = timed(carry, 300)
    table.controller.cancel()
    return [
        (f"full repaint of the board {where}, median", median(full), 16.0, "ms"),
        (f"full repaint of the board {where}, p95", full[int(len(full) * 0.95)], 16.0, "ms"),
        (f"full repaint of the window {where}, median", median(whole), 16.0, "ms"),
        (f"drag frame {where}, median", median(drag), 2.0, "ms"),
        (f"drag frame {where}, p95", drag[int(len(drag) * 0.95)], 2.0, "ms"),
    ]


def timed(act: Callable[[], object], count: int) -> list[float]:
    """Return sorted milliseconds of this thread's own time for every call."""
    times = []
    for _ in range(count):
        began = time.thread_time()
        act()
        times.append((time.thread_time() - began) * 1000)
    return sorted(times)


def send(viewport: object, kind: QEvent.Type, spot: QPoint) -> None:
    """Let the mouse do something on the board, and Qt everything that follows."""
    from PySide6.QtWidgets import QWidget

    assert isinstance(viewport, QWidget)
    button = Qt.MouseButton.LeftButton
    moving = kind == QEvent.Type.MouseMove
    event = QMouseEvent(
        kind,
        QPointF(spot),
        QPointF(viewport.mapToGlobal(spot)),
        Qt.MouseButton.NoButton if moving else button,
        button,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)
    QApplication.processEvents()


def odds() -> list[Row]:
    """Time the exact odds of a large battle, nothing known before."""
    from boardgames_desktop.games.risk import odds as module

    began = time.perf_counter()
    module.conquest(200, 200)
    return [("odds of 200 against 200", (time.perf_counter() - began) * 1000, 50.0, "ms")]


def measure(size: tuple[int, int] = (1920, 1080)) -> Iterator[Row]:
    """Yield rows as they are measured: what, measured, target, unit."""
    app = make_application()
    garbage.begin(app)
    watch_rounds()
    yield from odds()
    with tempfile.TemporaryDirectory() as home:
        window, store = open_window(Path(home), size)
        yield from frames(window, store, size)
        yield from rounds(window, store)
        for pace in TURNS:
            yield from lateness(window, store, pace)
        close(window)
    del app


def main() -> None:
    wide, high = (int(word) for word in (sys.argv[1:3] or ("1920", "1080")))
    print("| what | measured | target | ratio |")
    print("|---|---|---|---|")
    for what, value, target, unit in measure((wide, high)):
        print(
            f"| {what} | {value:.3g} {unit} | < {target:g} {unit} | {value / target:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
