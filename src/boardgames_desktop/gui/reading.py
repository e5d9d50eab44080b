"""Saves and journals read, played through and painted in a thread: no window waits for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication, QObject, QSize, QThreadPool
from PySide6.QtGui import QImage

from boardgames_desktop.gui.courier import Bring, courier
from boardgames_desktop.gui.glance import Glance, glance, glance_picture
from boardgames_desktop.services.journal import Unfinished
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import Save, SaveError, SaveRow, read_save, saves_by_age
from boardgames_desktop.services.seating import last_match


class Reader(QObject):
    """Does one thing after the other in a thread of its own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def read(
        self, work: Callable[[], object], take: Callable[[Any, Any], None], key: object
    ) -> None:
        """Have ``work`` done and ``take``, a method of a QObject, called with key and result.

        The result is None if the work failed.
        """

        def errand(bring: Bring) -> None:
            bring(work())

        courier().send(self._pool, errand, take, key)

    def wait(self, milliseconds: int = -1) -> bool:
        """Wait for what is being read and hand it over; False if it takes longer."""
        done = self._pool.waitForDone(milliseconds)
        QCoreApplication.sendPostedEvents(courier())
        return done


@attrs.frozen
class Kept:
    """What the start page tells of games that were played before.

    Attributes:
        last: the match that "Continue" goes on with.
        seen: where it stands.
        board: a picture of that.
        saves: the newest saves that can be opened.
    """

    last: Unfinished | None
    seen: Glance | None
    board: QImage
    saves: tuple[SaveRow, ...]


def read_kept(paths: Paths, size: QSize, ratio: float, most: int) -> Kept:
    """Look for the last match and at most ``most`` saves; the board gets the size given."""
    last = last_match(paths)
    seen = glance(last.setup, last.entries) if last is not None else None
    board = glance_picture(seen, size, ratio) if seen is not None else QImage()
    saves: list[SaveRow] = []
    for row in saves_by_age(paths.saves):
        if row.setup is not None and row.trouble is None:
            saves.append(row)
            if len(saves) == most:
                break
    return Kept(last, seen, board, tuple(saves))


@attrs.frozen
class ReadThrough:
    """A save of which every action has been played.

    Attributes:
        error: what is wrong with it.
        good: as much as is good of a damaged one.
        seen: where the good part ends.
    """

    error: SaveError | None
    good: Save | None
    seen: Glance | None


def read_through(path: Path) -> ReadThrough:
    """Read a save to its end: only that tells whether all of it is good."""
    try:
        save = read_save(path)
    except SaveError as error:
        good = error.good
        seen = glance(good.setup, good.entries) if good is not None else None
        return ReadThrough(error, good, seen)
    return ReadThrough(None, None, glance(save.setup, save.entries))
