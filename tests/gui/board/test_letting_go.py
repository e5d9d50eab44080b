"""What nobody holds any more goes away, with its pictures."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from boardgames_desktop.gui.board.boardroom import BoardRoom
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.services.settings import SettingsStore

from .conftest import BOARD, FakeMatch, picture


def scene() -> BoardScene:
    made = BoardScene(BOARD, ("red", "blue"))
    made.show_picture(picture({"a": 0, "d": 1}, {"a": 7, "d": 2}))
    made.settled(1.0, 1.0)
    made.place_names()
    made.marks.refuse("land:a")
    made.marks.hover("land:d")
    return made


def room() -> BoardRoom:
    made = BoardRoom(BOARD, FakeMatch(), SettingsStore())  # type: ignore[arg-type]  # a stand-in
    made.view.resize(400, 300)
    made.refresh()
    made.view.settle_now()
    assert made.artwork.wait()
    made.close()
    made.view.deleteLater()
    return made


@pytest.mark.parametrize("make", [scene, room], ids=lambda make: make.__name__)
def test_it_is_let_go(app_look: None, qtbot: QtBot, make: Callable[[], QObject]) -> None:
    """A scene kept by one of its own signals held 10 MB each."""
    left: list[weakref.ref[Any]] = []
    for _ in range(2):
        left.append(weakref.ref(make()))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()

    def gone() -> bool:
        gc.collect()
        return not any(one() is not None for one in left)

    qtbot.waitUntil(gone)
