"""Work done bit by bit between two frames, so that the window keeps up meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

from boardgames_desktop.gui.rounds import Turn

PAUSE_MS = 5
"""Between two pieces: what was changed is painted, and timers and the mouse get their turn."""


class Spread(QObject):
    """Runs a generator from one ``yield`` to the next, a piece at a time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Iterator[None] | None = None
        self._turn = Turn()
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._go_on)

    @property
    def active(self) -> bool:
        """Whether something is left to do."""
        return self._work is not None

    def start(self, work: Iterator[None]) -> None:
        """Do ``work`` from now on; what was left of other work is dropped."""
        self._work = work
        self._timer.start()

    def stop(self) -> None:
        """Drop what is left."""
        self._work = None
        self._timer.stop()

    def _go_on(self) -> None:
        work = self._work
        if work is None or self._turn.waits():
            return
        if next(work, self) is self and self._work is work:
            self.stop()
