"""The running program: Qt, settings, language, theme, one window, one instance."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import traceback
from types import FrameType

from PySide6.QtCore import (
    QObject,
    QSocketNotifier,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from boardgames_desktop import __version__
from boardgames_desktop.gui import garbage, rounds
from boardgames_desktop.gui.art.backdrop import settle
from boardgames_desktop.gui.command_line import Launch
from boardgames_desktop.gui.instance import InstanceServer, hand_over
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.messages import Answer
from boardgames_desktop.gui.theme import apply as apply_theme
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.log import start_log, stop_log
from boardgames_desktop.services.memory import give_memory_back, spare_memory
from boardgames_desktop.services.paths import Paths, resources
from boardgames_desktop.services.settings import Settings, SettingsStore

COLLECT_AFTER_MS = 1000
"""From the first picture to the first look for garbage."""

SWITCH_S = 0.0005
"""How long a thread may keep the interpreter while the window's thread waits for it.

Python's own 5 ms are most of a frame, and a repaint asks for the interpreter many times.
"""

ICON_SIZES = (48, 256)
"""Pixels; Qt would load its module for SVG for one picture."""

_log = logging.getLogger(__name__)


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
    sys.setswitchinterval(SWITCH_S)
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication([sys.argv[0]])
    app.setApplicationName("boardgames-desktop")
    app.setApplicationDisplayName("Four Fronts")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("boardgames-desktop")
    app.setWindowIcon(window_icon())
    return app


def window_icon() -> QIcon:
    """Return the program's icon: of ``app.svg``, but painted beforehand."""
    icon = QIcon()
    for pixels in ICON_SIZES:
        icon.addFile(str(resources() / "icons" / f"app-{pixels}.png"))
    return icon


def run(launch: Launch) -> int:
    """Run the program until its window is closed; returns the exit code."""
    spare_memory()
    app = make_application()
    if launch.smoke:
        from boardgames_desktop.gui.smoke import smoke

        return smoke()
    rounds.watch()
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
    QTimer.singleShot(COLLECT_AFTER_MS, app, lambda: _tidy(app))
    code = app.exec()
    hearing.close()
    server.close()
    settle()
    program.store.flush()
    stop_log()
    return code


def _open(program: Program, launch: Launch, alarm: Alarm) -> None:
    """Show the window with what the command line asks for; trouble leaves the start page."""
    window, wanted = program.window, Launch(launch.save, launch.setup, launch.lesson)
    try:
        window.handle(wanted)
        window.show()
    except Exception as error:
        _log.exception("the game of the command line cannot be opened")
        window.show()
        alarm.ring(error)


def _tidy(app: QApplication) -> None:
    """Throw away what only the start needed."""
    garbage.begin(app)
    give_memory_back()


class SignalEar(QObject):
    """Closes the window on Ctrl+C and on termination, so that the game is kept.

    Python runs its signal handlers between any two bytecodes, also in the midst of painting,
    where no window may be closed; so they do nothing. The interpreter writes the signal's
    number to a socket as well, and Qt's loop reads it when it comes round.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._near, self._far = socket.socketpair()
        self._near.setblocking(False)
        self._far.setblocking(False)
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._before = signal.set_wakeup_fd(self._far.fileno())
        self._handlers = {
            number: signal.signal(number, _only_noted) for number in (signal.SIGINT, signal.SIGTERM)
        }

    def _hear(self) -> None:
        if any(number in self._handlers for number in self._near.recv(64)):
            self._app.closeAllWindows()

    def close(self) -> None:
        """Hear no more."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._near.close()
        self._far.close()


def _only_noted(number: int, frame: FrameType | None) -> None:
    """Take a signal; see :class:`SignalEar`."""
    del number, frame
