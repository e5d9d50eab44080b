"""The replay bar walks where it is told and never beyond the ends."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from boardgames_desktop.gui.replay_bar import ReplayBar


@pytest.fixture
def bar(qtbot):
    made = ReplayBar()
    qtbot.addWidget(made)
    made.show()
    made.open(100, [0, 30, 60])
    return made


def test_it_opens_at_the_end(bar):
    assert bar.position == 100
    assert not bar._last.isEnabled()


def test_keys(qtbot, bar):
    for key, place in (
        (Qt.Key.Key_Left, 99),
        (Qt.Key.Key_PageUp, 60),
        (Qt.Key.Key_PageUp, 30),
        (Qt.Key.Key_Right, 31),
        (Qt.Key.Key_PageDown, 60),
        (Qt.Key.Key_PageDown, 100),
        (Qt.Key.Key_Right, 100),
    ):
        qtbot.keyClick(bar, key)
        assert bar.position == place


def test_it_tells_every_move(qtbot, bar):
    heard = []
    bar.moved.connect(heard.append)
    bar.go(10)
    bar.step(-3)
    assert heard == [10, 7]


def test_it_plays_by_itself_and_stops_at_the_end(qtbot, bar):
    bar.speed.setCurrentIndex(4)
    bar.go(98)
    bar.play.click()
    qtbot.waitUntil(lambda: bar.position == 100 and not bar.play.isChecked(), timeout=3000)


def test_play_on_names_the_place(qtbot, bar):
    bar.go(42)
    with qtbot.waitSignal(bar.play_on) as heard:
        bar.resume.click()
    assert heard.args == [42]
