"""The studio: a process of its own that paints one map and puts it on the shelf.

``python -m boardgames_desktop.gui.art.studio`` (in a bundled program ``--paint-map``) reads one
commission from its standard input, paints at low priority and ends; its exit code tells whether
the pictures are in the folder. The input stays open meanwhile: when it ends, the one who asked
is gone, and so is the studio. What painting needs (numpy, large fields of numbers, the
interpreter) thus costs the window neither memory nor time.
"""

from __future__ import annotations

import logging
import os
import pickle
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QCoreApplication, QProcess

from boardgames_desktop.gui.art.layers import Order, Shelf, paint_layers

NICENESS = 5
LENGTH = 8
"""Bytes in which the length of the commission is told."""
GLANCE_MS = 50
START_MS = 10_000
PATIENCE_S = 60.0
"""Longest time a picture takes before the studio is taken to hang."""

_log = logging.getLogger(__name__)


def studio_command() -> tuple[str, ...]:
    """Return the command that starts our own studio."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "--paint-map")
    return (sys.executable, "-m", "boardgames_desktop.gui.art.studio")


# -- the one who asks ---------------------------------------------------------------------


def commission(
    order: Order,
    folder: Path,
    unwanted: Callable[[], bool],
    *,
    command: Sequence[str] | None = None,
    patience: float = PATIENCE_S,
) -> bool:
    """Have a map painted and wait for it, in a thread that may wait.

    Args:
        order: the map.
        folder: where its pictures are put.
        unwanted: asked again and again; True ends the studio.
        command: the studio; None = ours.
        patience: seconds until it is taken to hang.

    Returns:
        Whether the studio says that the pictures are in the folder.
    """
    program = studio_command() if command is None else tuple(command)
    process = QProcess()
    process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
    process.start(program[0], list(program[1:]))
    if not process.waitForStarted(START_MS):
        _log.warning("no studio for maps: %s", process.errorString())
        return False
    wish = pickle.dumps((order, str(folder)))
    process.write(len(wish).to_bytes(LENGTH) + wish)
    end = time.monotonic() + patience
    while not process.waitForFinished(GLANCE_MS):
        if process.state() == QProcess.ProcessState.NotRunning:
            break
        late = time.monotonic() > end
        if late or unwanted():
            process.kill()
            process.waitForFinished(START_MS)
            if late:
                _log.error("the studio does not finish a map")
            return False
    done = process.exitStatus() == QProcess.ExitStatus.NormalExit and process.exitCode() == 0
    if not done:
        said = bytes(process.readAllStandardOutput().data()).decode("utf-8", "replace")
        _log.error("the studio ended with code %d: %s", process.exitCode(), said[-2000:])
    return done


# -- the process --------------------------------------------------------------------------


def _read(count: int) -> bytes:
    """Read from the standard input; EOFError if it ends before."""
    parts = []
    while count:
        part = os.read(0, min(count, 1 << 16))
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def _leave_with_the_other() -> None:
    """End this process when nobody holds the other end of the standard input any more."""
    while os.read(0, 1):
        pass
    os._exit(1)


def main() -> int:
    """Paint the map asked for on the standard input; returns the exit code."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        wish = _read(int.from_bytes(_read(LENGTH)))
    except EOFError:
        return 1
    order, folder = pickle.loads(wish)  # noqa: S301 - from the process that started this one
    threading.Thread(target=_leave_with_the_other, daemon=True).start()
    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    kept = Shelf(Path(folder)).save(
        paint_layers(order.board, order.zoom, order.theme_name, order.key)
    )
    del application
    return 0 if kept else 1


def run() -> NoReturn:
    """Be the studio and leave at once: no thread is waited for."""
    code = main()
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    run()
