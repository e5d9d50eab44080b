"""When Python looks for circles of garbage, so that it never does so for long."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 5_000, 20, 50
"""Python's own 700, 10 and 10 look at everything many times a minute while computers play."""


def put_off() -> None:
    """Collect nothing while the program starts: nearly all that is made then stays."""
    gc.disable()


def begin() -> None:
    """Collect from now on: the first picture has been shown."""
    gc.enable()
    set_aside()


def set_aside() -> None:
    """Collect once, and look from now on only at what is made later.

    A full collection goes through every object of program and game, 20 to 30 ms at a time
    (window, texts, rules, boards: none of which ever becomes garbage). What was set aside
    before, and has been thrown away since, is collected now. To be called when a table has
    been set, a moment nobody plays in; while the program starts it is left to :func:`begin`.
    """
    if not gc.isenabled():
        return
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
