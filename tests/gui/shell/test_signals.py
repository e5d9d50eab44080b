"""Ctrl+C and termination close the window, but never in the midst of something."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardgames_desktop.gui.application import SignalEar

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


class Struck(QWidget):
    """Gets the signal while it paints."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.shown_after: list[bool] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self.palette().window())
            if not self.shown_after:
                os.kill(os.getpid(), self._number)
                for _ in range(100):
                    pass
                self.shown_after.append(self.isVisible())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_waits_until_painting_is_over(qtbot: QtBot, number: signal.Signals) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = signal.getsignal(number)
    ear = SignalEar(app)
    widget = Struck(number)
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitUntil(lambda: not widget.isVisible())
    ear.close()
    assert widget.shown_after == [True]
    assert signal.getsignal(number) == before
