"""Frame times of the interactive board, offscreen: python benchmarks/board.py [WIDTH HEIGHT].

Prints medians and the 95th percentile of what a player waits for, in milliseconds of the
window thread's own time, so that a busy machine does not count.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.picture import Look, Token
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.gui import theme
from boardgames_desktop.gui.board.boardroom import BoardRoom
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore

SEATS = (("Freja", "red"), ("Mikkel", "blue"), ("Kasper", "yellow"), ("Sigrid", "black"))


def played(match: Match, app: QApplication, plies: int) -> None:
    """Bring a match into its middle."""
    stream = random.Random(3)
    for _ in range(plies):
        for _ in range(200):
            decision = match.decision()
            if decision is not None:
                break
            app.processEvents()
        if decision is None:
            return
        match.submit(decision.sample(stream.randrange))
        app.processEvents()


def report(name: str, run: Callable[[int], object], count: int) -> None:
    """Time ``run`` and print a row."""
    times = []
    for index in range(count):
        started = time.thread_time()
        run(index)
        times.append((time.thread_time() - started) * 1000)
    times.sort()
    print(
        f"{name:<38} median {statistics.median(times):7.2f}   "
        f"p95 {times[int(len(times) * 0.95)]:7.2f}   max {times[-1]:7.2f}"
    )


def main() -> None:
    """Measure."""
    wide, high = (int(word) for word in (sys.argv[1:3] or ("1920", "1080")))
    app = QApplication([])
    theme.apply(app)
    settings = SettingsStore()
    settings.update(pace="instant", animation=0.0)
    seats = tuple(SeatSetup(name, "human", colour, 0) for name, colour in SEATS)
    match = Match(Setup("risk", "classic", seats, 7, {}), settings=settings)
    started = time.perf_counter()
    room = BoardRoom(match.boards()[0], match, settings)
    view, scene = room.view, room.scene
    view.resize(wide, high)
    view.show()
    app.processEvents()
    print(f"{wide}x{high}, first show {1000 * (time.perf_counter() - started):.0f} ms")
    match.start()
    played(match, app, 140)
    room.refresh()
    room.controller.refresh()
    view.settle_now()
    print(f"painted: {room.artwork.wait(60_000)}")
    for _ in range(200):
        app.processEvents()
        time.sleep(0.01)
    viewport = view.viewport()

    def repaint(_: int) -> None:
        viewport.repaint()

    report("full repaint", repaint, 60)
    scene.marks.light(set(scene.ground.places), set(), ())
    repaint(0)
    report("full repaint, 42 places lit", repaint, 60)
    room.controller.refresh()
    app.processEvents()

    def send(kind: QEvent.Type, spot: QPoint) -> None:
        button = Qt.MouseButton.LeftButton
        event = QMouseEvent(
            kind,
            QPointF(spot),
            QPointF(viewport.mapToGlobal(spot)),
            button if kind != QEvent.Type.MouseMove else Qt.MouseButton.NoButton,
            button if kind != QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)
        app.processEvents()

    own = next(item for item in scene.stacks() if room.controller._may_move(item.thing))
    start = view.view_point(own.pos()).toPoint()
    send(QEvent.Type.MouseButtonPress, start)
    send(QEvent.Type.MouseMove, start + QPoint(30, 30))
    print("dragging:", room.controller.dragging)

    def carry(index: int) -> None:
        send(QEvent.Type.MouseMove, start + QPoint(30 + index % 200, 30 + index % 90))

    report("drag frame: event and repaint", carry, 300)
    room.controller.cancel()
    app.processEvents()

    def hover(index: int) -> None:
        spot = QPoint(40 + index * 37 % (wide - 80), 40 + index * 23 % (high - 80))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(spot),
            QPointF(viewport.mapToGlobal(spot)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)
        app.processEvents()

    report("hover another place", hover, 300)

    def zoom(index: int) -> None:
        view.zoom_by(1.12 if index % 20 < 10 else 1 / 1.12, QPointF(600, 400))
        app.processEvents()

    report("zoom step", zoom, 60)
    view.zoom_by(2 / (view.scale_now / view.fit_scale()))
    view.settle_now()
    room.artwork.wait(60_000)
    for _ in range(100):
        app.processEvents()
        time.sleep(0.01)

    def pan(index: int) -> None:
        view.pan_by(QPointF(9 if index % 60 < 30 else -9, 4 if index % 40 < 20 else -4))
        app.processEvents()

    report("pan step at 2x", pan, 120)
    view.fit()
    view.settle_now()
    room.artwork.wait(60_000)
    report("placing the names", lambda _: scene.place_names(), 10)
    picture = match.picture()
    report("reconcile, nothing new", lambda _: scene.show_picture(picture), 100)

    def conquer(index: int) -> None:
        import attrs

        looks = {**picture.looks, "land:ural": Look(tint=index % 4)}
        tokens = tuple(
            Token(f"army:{index % 4}@ural", "army", index % 4, "land:ural", count=index + 1)
            if token.at == "land:ural"
            else token
            for token in picture.tokens
        )
        scene.show_picture(attrs.evolve(picture, looks=looks, tokens=tokens))
        app.processEvents()

    report("a conquest: reconcile and repaint", conquer, 40)
    room.close()
    memory = Path("/proc/self/status").read_text(encoding="utf-8")
    print(next(line for line in memory.splitlines() if line.startswith("VmHWM")))


if __name__ == "__main__":
    main()
