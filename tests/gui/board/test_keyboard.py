"""The whole board by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from .conftest import Table

Key = Qt.Key


def keys(table: Table, qtbot: QtBot, *pressed: Qt.Key) -> None:
    for key in pressed:
        qtbot.keyClick(table.view, key)


def test_arrows_walk_to_the_nearest_place(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    keys(table, qtbot, Key.Key_Right)
    assert table.controller.cursor.thing in ("land:b", "land:e")
    table.controller.cursor.show("land:a")
    walked = []
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Right, Key.Key_Up, Key.Key_Left, Key.Key_Up):
        keys(table, qtbot, key)
        walked.append(table.controller.cursor.thing)
    assert walked == ["land:b", "land:e", "land:f", "land:c", "land:b", "land:b"]
    assert table.room.scene.marks.marked("cursor") == {"land:b"}


def test_tab_walks_lit_places_only_and_then_leaves(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    table.controller.pick("land:b")
    keys(table, qtbot, Key.Key_Tab)
    assert table.controller.cursor.thing == "land:a"
    keys(table, qtbot, Key.Key_Tab)
    assert table.controller.cursor.thing == "land:c"
    assert not table.controller.key(Key.Key_Tab, Qt.KeyboardModifier.NoModifier)


def test_enter_and_space_pick(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    table.controller.cursor.show("land:b")
    keys(table, qtbot, Key.Key_Return)
    assert table.controller.picked == ("land:b",)
    keys(table, qtbot, Key.Key_Right, Key.Key_Space)
    assert table.match.submitted == [("raid", "b", "c")]


def test_escape_goes_back_then_leaves(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    table.controller.cursor.show("land:b")
    keys(table, qtbot, Key.Key_Return, Key.Key_Escape)
    assert table.controller.picked == ()
    keys(table, qtbot, Key.Key_Escape)
    assert table.controller.cursor.thing is None
    assert not table.controller.key(Key.Key_Escape, Qt.KeyboardModifier.NoModifier)


def test_shift_enter_asks(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    table.controller.cursor.show("land:a")
    keys(table, qtbot, Key.Key_Return, Key.Key_Right)
    qtbot.keyClick(table.view, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.controller.chooser.isVisible()
    assert table.match.submitted == []
    qtbot.keyClick(table.controller.chooser, Key.Key_Return)
    assert table.match.submitted == [("march", "a", "b", 6)]


def test_question_mark_says_what_is_there(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    table.controller.cursor.show("land:f")
    told: list[str] = []
    table.controller.status.connect(told.append)
    qtbot.keyClick(table.view, Key.Key_Question)
    assert "Mikkel" in told[-1]
    assert "12" in told[-1]


def test_a_refused_key_pick_says_why_at_the_place(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    table.controller.cursor.show("land:f")
    keys(table, qtbot, Key.Key_Return)
    assert table.match.attempts == [("land:f",)]
    bubble = table.controller.bubble
    spot = table.view.viewport().mapTo(table.window, table.at("f"))
    assert (bubble.pos() - spot).manhattanLength() < 400


def test_the_cursor_brings_its_place_into_view(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    table.view.zoom_by(4)
    table.view.centre_on(table.room.scene.ground.anchor("land:a"))
    table.controller.cursor.show("land:b")
    keys(table, qtbot, Key.Key_Right)
    assert table.view.sees(table.room.scene.ground.anchor("land:c"))
