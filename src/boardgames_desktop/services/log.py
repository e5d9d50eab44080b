"""The program's log: a few rotating files in the state folder, for reports of problems."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from boardgames_desktop.services.paths import Paths

MAX_BYTES = 500_000
KEPT_FILES = 2
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

Tell = Callable[[BaseException], None]

_log = logging.getLogger(__name__)
_qt = logging.getLogger("qt")
_crash_file: list[TextIO] = []


def start_log(paths: Paths, tell: Tell | None = None) -> None:
    """Write the log to the state folder, or only to the error stream if that fails.

    Errors nobody caught, Qt's complaints and crashes of the interpreter go there too.

    Args:
        paths: the player's folders.
        tell: called, on the thread it happened on, with every error nobody caught.
    """
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        paths.state.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            paths.log, maxBytes=MAX_BYTES, backupCount=KEPT_FILES, encoding="utf-8"
        )
        _crash_file.append((paths.state / "crash.txt").open("w", encoding="utf-8"))
        faulthandler.enable(_crash_file[-1])
    except OSError as error:
        handler = logging.StreamHandler()
        root.addHandler(handler)
        _log.warning("no log file: %s", error)
    else:
        root.addHandler(handler)
    handler.setFormatter(logging.Formatter(LINE))
    qInstallMessageHandler(_take_qt)
    _hook(tell)


def _take_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    del context
    _qt.log(_QT_LEVELS.get(kind, logging.WARNING), "%s", message)


def _hook(tell: Tell | None) -> None:
    def uncaught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("uncaught error", exc_info=(kind, error, trace))
        if tell is not None:
            tell(error)

    def in_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            uncaught(args.exc_type, args.exc_value, args.exc_traceback)

    sys.excepthook = uncaught
    threading.excepthook = in_thread


def stop_log() -> None:
    """Undo :func:`start_log`."""
    qInstallMessageHandler(None)
    sys.excepthook = sys.__excepthook__
    threading.excepthook = threading.__excepthook__
    faulthandler.disable()
    while _crash_file:
        _crash_file.pop().close()
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, RotatingFileHandler):
            root.removeHandler(handler)
            handler.close()
