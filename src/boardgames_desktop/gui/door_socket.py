"""Where later starts of the program knock, on systems with sockets in the file system.

The same protocol and the same path as ``door_network``, without Qt's network library, which
would cost the program its loading time and some megabytes for one line of text.
"""

from __future__ import annotations

import logging
import os
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier

MOST_BYTES = 64 * 1024
PIECE = 16 * 1024
WAITING = 8
"""How many may knock at the same time."""

_log = logging.getLogger(__name__)


def _path(name: str) -> Path:
    return Path(tempfile.gettempdir()) / name


def _is_ours(path: Path) -> bool:
    """Tell whether a socket was made by this person: others could read what is said to it."""
    try:
        return path.lstat().st_uid == os.getuid()
    except OSError:
        return False


def knock(name: str, said: bytes, patience: float) -> bytes:
    """Say a line at a door and return the answer; empty if nobody is behind it."""
    path = _path(name)
    if not _is_ours(path):
        return b""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(patience)
        try:
            line.connect(str(path))
            line.sendall(said + b"\n")
            return line.recv(PIECE)
        except OSError:
            return b""


class Door(QObject):
    """Hears lines from other processes of this person.

    Args:
        name: of the door.
        take: given each line, returns the answer or None to hang up.
    """

    def __init__(
        self, name: str, take: Callable[[bytes], bytes | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._take = take
        self._guests: dict[socket.socket, tuple[QSocketNotifier, bytearray]] = {}
        self._path = _path(name)
        self._ear: QSocketNotifier | None = None
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.setblocking(False)
        try:
            self._listen()
        except OSError as error:
            _log.warning("cannot listen for other starts: %s", error)

    def _listen(self) -> None:
        """Listen where nobody does: what is there was left by a program that has ended."""
        if _is_ours(self._path):
            self._path.unlink()
        before = os.umask(0o177)
        try:
            self._socket.bind(str(self._path))
        finally:
            os.umask(before)
        self._socket.listen(WAITING)
        self._ear = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, self)
        self._ear.activated.connect(self._greet)

    def _greet(self) -> None:
        try:
            guest, _ = self._socket.accept()
        except OSError as error:
            _log.warning("a start went away before it was heard: %s", error)
            return
        guest.setblocking(False)
        ear = QSocketNotifier(guest.fileno(), QSocketNotifier.Type.Read, self)
        self._guests[guest] = (ear, bytearray())
        ear.activated.connect(lambda *_: self._hear(guest))

    def _hear(self, guest: socket.socket) -> None:
        _, heard = self._guests[guest]
        try:
            piece = guest.recv(PIECE)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        heard += piece
        if not piece or len(heard) > MOST_BYTES:
            self._hang_up(guest)
        elif b"\n" in heard:
            answer = self._take(bytes(heard.partition(b"\n")[0]))
            if answer is not None:
                _send(guest, answer)
            self._hang_up(guest)

    def _hang_up(self, guest: socket.socket) -> None:
        ear, _ = self._guests.pop(guest)
        ear.setEnabled(False)
        ear.deleteLater()
        guest.close()

    def close(self) -> None:
        """Hear no more, and take the door away."""
        for guest in list(self._guests):
            self._hang_up(guest)
        if self._ear is not None:
            self._ear.setEnabled(False)
            self._ear = None
            self._path.unlink(missing_ok=True)
        self._socket.close()


def _send(guest: socket.socket, answer: bytes) -> None:
    try:
        guest.sendall(answer)
    except OSError as error:
        _log.warning("a start did not wait for its answer: %s", error)
