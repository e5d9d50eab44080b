"""Where later starts of the program knock, on systems whose local sockets only Qt knows."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

MOST_BYTES = 64 * 1024

_log = logging.getLogger(__name__)


def knock(name: str, said: bytes, patience: float) -> bytes:
    """Say a line at a door and return the answer; empty if nobody is behind it."""
    wait = round(patience * 1000)
    line = QLocalSocket()
    line.connectToServer(name)
    if not line.waitForConnected(wait):
        return b""
    line.write(said + b"\n")
    line.waitForBytesWritten(wait)
    answer = bytes(line.readAll().data()) if line.waitForReadyRead(wait) else b""
    line.disconnectFromServer()
    return answer


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
        self._lines: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)
            if not self._server.listen(name):
                _log.warning("cannot listen for other starts: %s", self._server.errorString())

    def _greet(self) -> None:
        line = self._server.nextPendingConnection()
        if line is None:
            return
        line.setParent(self)
        self._lines.append(line)
        line.readyRead.connect(self._read)
        line.disconnected.connect(self._forget)

    def _read(self) -> None:
        for line in list(self._lines):
            if line.bytesAvailable() > MOST_BYTES:
                line.abort()
            elif line.canReadLine():
                answer = self._take(bytes(line.readLine().data()))
                if answer is None:
                    line.abort()
                else:
                    line.write(answer)
                    line.flush()

    def _forget(self) -> None:
        open_state = QLocalSocket.LocalSocketState.ConnectedState
        gone = [line for line in self._lines if line.state() != open_state]
        self._lines = [line for line in self._lines if line not in gone]
        for line in gone:
            line.deleteLater()

    def close(self) -> None:
        """Hear no more."""
        self._server.close()
        for line in list(self._lines):
            line.abort()
