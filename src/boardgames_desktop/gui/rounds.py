"""Rounds of the event loop: work that can wait is put off while a round is long already.

Timers that are due run one after the other, and what they changed is painted before any other
timer gets its turn. Several pieces of put-off work due at once would keep the window together.
"""

from __future__ import annotations

import time

from PySide6.QtCore import QAbstractEventDispatcher, QObject

LONG_S = 0.0015
"""Work of a round after which nothing is begun in it that can wait."""

MOST_WAITS = 3
"""Long rounds one after the other that a piece of work lets pass."""


class _Rounds(QObject):
    """Notes when a round begins: in time this thread has worked, for a loop also sleeps."""

    def __init__(self) -> None:
        super().__init__()
        self.began: float | None = None

    def begin(self) -> None:
        self.began = time.thread_time()


_rounds = _Rounds()


def watch() -> None:
    """Look at the rounds of this thread's loop from now on; before, none is long."""
    loop = QAbstractEventDispatcher.instance()
    if loop is not None and _rounds.began is None:
        loop.awake.connect(_rounds.begin)
        _rounds.begin()


def spent() -> float:
    """Return how many seconds this round has worked so far; 0 where nobody watches."""
    return 0.0 if _rounds.began is None else time.thread_time() - _rounds.began


class Turn:
    """Lets a piece of work wait for a round with room, but not for ever."""

    def __init__(self) -> None:
        self._waits = 0

    def waits(self) -> bool:
        """Tell whether the work is to be tried again in the next round."""
        if self._waits < MOST_WAITS and spent() > LONG_S:
            self._waits += 1
            return True
        self._waits = 0
        return False
