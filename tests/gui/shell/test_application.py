"""What the program sets up before it opens a window."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.gui.application import make_application


@pytest.fixture
def interval() -> Iterator[None]:
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("interval")
def test_a_thread_gives_the_interpreter_to_the_window_at_once(qapp: QApplication) -> None:
    """A repaint asks for it many times: five milliseconds each would make a frame late."""
    assert make_application() is qapp
    assert sys.getswitchinterval() <= 0.001
