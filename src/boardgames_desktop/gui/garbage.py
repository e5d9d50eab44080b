"""When Python looks for circles of garbage: never for long, and only in the window's thread.

Left to itself Python collects in whatever thread makes the next object. What it finds there may
be an old table with all its widgets and pictures, which must not go away in a thread that paints.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

YOUNG, MIDDLE, OLD = 5_000, 20, 50
"""Objects made, small and middle collections after which the next greater one is due.

Python's own 700, 10 and 10 look at everything many times a minute while computers play.
"""

LOOK_MS = 1_000

_begun: list[QObject] = []


def put_off() -> None:
    """Collect nothing by itself, in any thread: nearly all that a start makes stays."""
    gc.disable()


def as_usual() -> None:
    """Leave it to Python: this is a process without windows."""
    gc.enable()


def begin(parent: QObject) -> None:
    """Look for garbage from now on, in this thread, as long as ``parent`` lives."""
    from PySide6.QtCore import QTimer

    put_off()
    clock = QTimer(parent)
    clock.timeout.connect(look)
    clock.start(LOOK_MS)
    _begun[:] = [parent]
    set_aside()


def look() -> None:
    """Collect if enough has been made since the last time."""
    young, middle, old = gc.get_count()
    if young > YOUNG:
        gc.collect(2 if old > OLD else 1 if middle > MIDDLE else 0)


def set_aside() -> None:
    """Collect once, and look from now on only at what is made later.

    A full collection goes through every object of program and game, 20 to 30 ms at a time
    (window, texts, rules, boards: none of which ever becomes garbage). What was set aside
    before, and has been thrown away since, is collected now. To be called when a table has
    been set, a moment nobody plays in; while the program starts it is left to :func:`begin`.
    """
    if _begun:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
