"""One program a person: a later start hands over what it was asked for to the first."""

from __future__ import annotations

import json
import logging
import os
import sys
from hashlib import blake2b

from PySide6.QtCore import QObject, QTimer, Signal

from boardgames_desktop.gui.command_line import (
    Launch,
    launch_from_json,
    launch_to_json,
)
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.usage import UsageError

if sys.platform == "win32":
    from boardgames_desktop.gui.door_network import Door, knock
else:
    from boardgames_desktop.gui.door_socket import Door, knock

PATIENCE_S = 1.5
"""Longest wait for a program that runs already to take over."""

ACCEPTED = b"ok"

_log = logging.getLogger(__name__)


def instance_name(paths: Paths) -> str:
    """Return the name under which this person's program with these folders listens."""
    who = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    place = blake2b(f"{who}\0{paths.data}".encode(), digest_size=8).hexdigest()
    return f"boardgames-desktop-{place}"


def hand_over(paths: Paths, launch: Launch) -> bool:
    """Give ``launch`` to the program that runs already; False if there is none."""
    said = json.dumps(launch_to_json(launch)).encode()
    return knock(instance_name(paths), said, PATIENCE_S) == ACCEPTED


class InstanceServer(QObject):
    """Listens for later starts of the program and passes on what they ask for."""

    launched = Signal(object)

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._door = Door(instance_name(paths), self._take, self)

    def _take(self, line: bytes) -> bytes | None:
        try:
            launch = launch_from_json(json.loads(line))
        except (UsageError, ValueError, RecursionError) as error:
            _log.warning("nonsense from another start: %s", error)
            return None
        QTimer.singleShot(0, self, lambda: self.launched.emit(launch))
        return ACCEPTED

    def close(self) -> None:
        """Stop listening."""
        self._door.close()
