"""The running program: Qt, settings, language, theme, one window, one instance."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sys
import traceback
from hashlib import blake2b

from PySide6.QtCore import (
    QObject,
    QSocketNotifier,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication

from boardgames_desktop import __version__
from boardgames_desktop.gui import garbage
from boardgames_desktop.gui.art.backdrop import settle
from boardgames_desktop.gui.command_line import (
    Launch,
    UsageError,
    launch_from_json,
    launch_to_json,
)
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.messages import Answer
from boardgames_desktop.gui.theme import apply as apply_theme
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.log import start_log, stop_log
from boardgames_desktop.services.memory import give_memory_back, spare_memory
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.settings import Settings, SettingsStore

ANSWER_MS = 1500
"""Longest wait for a program that runs already to take over."""

COLLECT_AFTER_MS = 1000
"""From the first picture to the first look for garbage."""

MOST_BYTES = 64 * 1024

ACCEPTED = b"ok"

_log = logging.getLogger(__name__)


# -- one instance -------------------------------------------------------------------------


def instance_name(paths: Paths) -> str:
    """Return the name under which this person's program with these folders listens."""
    who = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    place = blake2b(f"{who}\0{paths.data}".encode(), digest_size=8).hexdigest()
    return f"boardgames-desktop-{place}"


def hand_over(paths: Paths, launch: Launch) -> bool:
    """Give ``launch`` to the program that runs already; False if there is none."""
    line = QLocalSocket()
    line.connectToServer(instance_name(paths))
    if not line.waitForConnected(ANSWER_MS):
        return False
    line.write(json.dumps(launch_to_json(launch)).encode() + b"\n")
    line.waitForBytesWritten(ANSWER_MS)
    taken = bool(line.waitForReadyRead(ANSWER_MS)) and line.readAll().data() == ACCEPTED
    line.disconnectFromServer()
    return taken


class InstanceServer(QObject):
    """Listens for later starts of the program and passes on what they ask for."""

    launched = Signal(object)

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        name = instance_name(paths)
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
                self._take(line)

    def _take(self, line: QLocalSocket) -> None:
        try:
            launch = launch_from_json(json.loads(bytes(line.readLine().data())))
        except (UsageError, ValueError, RecursionError) as error:
            _log.warning("nonsense from another start: %s", error)
            line.abort()
            return
        line.write(ACCEPTED)
        line.flush()
        self.launched.emit(launch)

    def _forget(self) -> None:
        open_state = QLocalSocket.LocalSocketState.ConnectedState
        gone = [line for line in self._lines if line.state() != open_state]
        self._lines = [line for line in self._lines if line not in gone]
        for line in gone:
            line.deleteLater()

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
        for line in list(self._lines):
            line.abort()


# -- trouble ------------------------------------------------------------------------------


class Alarm(QObject):
    """Tells the window about errors nobody caught: from any thread, each place once."""

    raised = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: set[str] = set()

    def ring(self, error: BaseException) -> None:
        """Take an error that has been logged already."""
        place = "".join(traceback.format_tb(error.__traceback__)[-1:]) + type(error).__name__
        if place not in self._told:
            self._told.add(place)
            self.raised.emit()


# -- the program --------------------------------------------------------------------------


class Program(QObject):
    """Everything that lives as long as the program: settings, theme, window."""

    def __init__(self, app: QApplication, paths: Paths, launch: Launch) -> None:
        super().__init__(app)
        self.paths = paths
        self.store = SettingsStore(paths.settings, self)
        self._said = self.store.value.language
        language().set(launch.language or self._said)
        themes().set(self.store.value.theme, self.store.value.text_scale)
        apply_theme(app)
        self.window = MainWindow(paths, self.store)
        self.store.changed.connect(self._take_settings)
        if self.store.trouble is not None:
            trouble = self.store.trouble
            QTimer.singleShot(0, self, lambda: self.window.toast.say(language().text(trouble)))

    def _take_settings(self, settings: Settings) -> None:
        if settings.language != self._said:
            self._said = settings.language
            language().set(settings.language)
        themes().set(settings.theme, settings.text_scale)

    def take(self, launch: Launch) -> None:
        """Do what a later start of the program asked for, in this window."""
        self.window.handle(launch)
        if self.window.isMinimized():
            self.window.showNormal()
        self.window.raise_()
        self.window.activateWindow()

    def confess(self) -> None:
        """Tell the player that something went wrong, and what is safe."""
        window = self.window
        ply = window.match.ply if window.match is not None else None

        def safe() -> str:
            if ply is None:
                return self.tr("Your saved games are not touched.")
            return self.tr("Everything up to action %n is safe.", "", ply)

        window.message(
            lambda: self.tr("Something went wrong"),
            lambda: self.tr(
                "The program met a problem it did not expect. You can go on; if something looks "
                "odd, go back to the start page and continue the game from there."
            ),
            Answer(lambda: self.tr("Report a problem…"), window.report),
            safe=safe,
        )


def make_application() -> QApplication:
    """Return the Qt application, made if need be."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication([sys.argv[0]])
    app.setApplicationName("boardgames-desktop")
    app.setApplicationDisplayName("Four Fronts")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("boardgames-desktop")
    return app


def run(launch: Launch) -> int:
    """Run the program until its window is closed; returns the exit code."""
    spare_memory()
    app = make_application()
    if launch.smoke:
        from boardgames_desktop.gui.smoke import smoke

        return smoke()
    paths = Paths.default()
    if hand_over(paths, launch):
        return 0
    alarm = Alarm(app)
    start_log(paths, alarm.ring)
    _log.info("Four Fronts %s starts", __version__)
    program = Program(app, paths, launch)
    alarm.raised.connect(program.confess, Qt.ConnectionType.QueuedConnection)
    server = InstanceServer(paths, program)
    server.launched.connect(program.take)
    hearing = SignalEar(app)
    if "BOARDGAMES_DESKTOP_PROBE" in os.environ:
        from boardgames_desktop.gui.probe import VARIABLE, Probe

        Probe(os.environ[VARIABLE], program.window)
    _open(program, launch, alarm)
    QTimer.singleShot(COLLECT_AFTER_MS, app, _tidy)
    code = app.exec()
    hearing.close()
    server.close()
    settle()
    program.store.flush()
    stop_log()
    return code


def _open(program: Program, launch: Launch, alarm: Alarm) -> None:
    """Show the window with what the command line asks for; trouble leaves the start page."""
    window, wanted = program.window, Launch(save=launch.save, setup=launch.setup)
    try:
        if wanted.setup is not None:
            window.handle(wanted)
            window.show()
        else:
            window.show()
            window.handle(wanted)
    except Exception as error:
        _log.exception("the game of the command line cannot be opened")
        window.show()
        alarm.ring(error)


def _tidy() -> None:
    """Throw away what only the start needed."""
    garbage.begin()
    give_memory_back()


class SignalEar(QObject):
    """Closes the window on Ctrl+C and on termination, so that the game is kept.

    Python runs its signal handlers between bytecodes, and Qt's loop runs none while nothing
    happens; a byte written to a socket by the interpreter wakes the loop up.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._near, self._far = socket.socketpair()
        self._near.setblocking(False)
        self._far.setblocking(False)
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._before = signal.set_wakeup_fd(self._far.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: app.closeAllWindows())

    def _hear(self) -> None:
        self._near.recv(64)

    def close(self) -> None:
        """Hear no more."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        self._near.close()
        self._far.close()
