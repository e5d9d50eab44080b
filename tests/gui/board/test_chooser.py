"""Asking for amounts and for one of several."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.actions import Action, Option, Some, Span
from boardgames_desktop.gui.board.chooser import Chooser

from .conftest import Table


@pytest.fixture
def chooser(qtbot: QtBot, app_look: None) -> Chooser:
    made = Chooser(lambda option: " ".join(map(str, option)))
    qtbot.addWidget(made)
    return made


def turn(chooser: Chooser, by: int, sideways: int = 0) -> None:
    spot = QPointF(20, 20)
    event = QWheelEvent(
        spot,
        chooser.mapToGlobal(spot),
        QPoint(),
        QPoint(sideways, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(chooser, event)


def button(chooser: Chooser, text: str) -> QPushButton:
    return next(b for b in chooser.findChildren(QPushButton) if b.text() == text and b.isVisible())


def test_amount_by_wheel_and_enter(chooser: Chooser, qtbot: QtBot) -> None:
    chooser.ask([("move", Span(2, 9))], QPoint(200, 200), 5)
    turn(chooser, 120)
    turn(chooser, 120)
    turn(chooser, -120)
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(chooser, Qt.Key.Key_Return)
    assert chosen.args == [("move", 6)]
    assert not chooser.isVisible()


def test_small_turns_of_a_touchpad_make_one_notch(chooser: Chooser, qtbot: QtBot) -> None:
    chooser.ask([("move", Span(2, 9))], QPoint(200, 200), 5)
    for _ in range(15):
        turn(chooser, 8)
    turn(chooser, 0, sideways=120)
    turn(chooser, -8)
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(chooser, Qt.Key.Key_Return)
    assert chosen.args == [("move", 6)]


@pytest.mark.parametrize(
    ("text", "amount"), [("Least", 2), ("Half", 6), ("All", 9), ("+", 6), ("\N{MINUS SIGN}", 4)]
)
def test_amount_by_button(chooser: Chooser, qtbot: QtBot, text: str, amount: int) -> None:
    chooser.ask([("move", Span(2, 9))], QPoint(200, 200), 5)
    qtbot.mouseClick(button(chooser, text), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.mouseClick(button(chooser, "Done"), Qt.MouseButton.LeftButton)
    assert chosen.args == [("move", amount)]


def test_amount_typed(chooser: Chooser, qtbot: QtBot) -> None:
    chooser.ask([("move", Span(1, 30))], QPoint(200, 200), 5)
    field = chooser.focusProxy()
    field.selectAll()
    qtbot.keyClicks(field, "17")
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert chosen.args == [("move", 17)]


def test_escape_cancels(chooser: Chooser, qtbot: QtBot) -> None:
    chooser.ask([("move", Span(1, 3))], QPoint(200, 200))
    with qtbot.waitSignal(chooser.cancelled):
        qtbot.keyClick(chooser, Qt.Key.Key_Escape)
    assert not chooser.isVisible()


def test_one_of_several(chooser: Chooser, qtbot: QtBot) -> None:
    options = [("attack", n) for n in (1, 2, 3)]
    chooser.ask(options, QPoint(200, 200), 3)
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(chooser, Qt.Key.Key_2)
    assert chosen.args == [("attack", 2)]
    chooser.ask(options, QPoint(200, 200), 3)
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(chooser, Qt.Key.Key_Return)
    assert chosen.args == [("attack", 3)]


def test_an_amount_among_several_is_asked_next_from_the_least(
    chooser: Chooser, qtbot: QtBot
) -> None:
    chooser.ask([("raid",), ("move", Span(1, 4))], QPoint(200, 200))
    qtbot.keyClick(chooser, Qt.Key.Key_2)
    assert chooser.isVisible()
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(chooser, Qt.Key.Key_Return)
    assert chosen.args == [("move", 1)]


@pytest.mark.parametrize(
    ("option", "action"),
    [(("move", Span(1, 1)), ("move", 1)), (("discard", Some((4, 7), 2, 2)), ("discard", 4, 7))],
)
def test_what_can_be_done_in_one_way_only_is_not_asked_for(
    chooser: Chooser, qtbot: QtBot, option: Option, action: Action
) -> None:
    chooser.ask([("raid",), option], QPoint(200, 200))
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(chooser, Qt.Key.Key_2)
    assert chosen.args == [action]
    assert not chooser.isVisible()


def test_some_of_several_items(chooser: Chooser, qtbot: QtBot) -> None:
    chooser.ask([("discard", Some((4, 7, 9), 2, 2))], QPoint(200, 200))
    boxes = chooser.findChildren(QCheckBox)
    boxes[2].click()
    assert not button(chooser, "Done").isEnabled()
    boxes[0].click()
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(chooser, Qt.Key.Key_Return)
    assert chosen.args == [("discard", 4, 9)]


def test_it_stays_on_the_screen(chooser: Chooser) -> None:
    area = QApplication.primaryScreen().availableGeometry()
    for corner in (area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()):
        chooser.ask([("move", Span(1, 30))], corner)
        assert area.contains(chooser.geometry())
        chooser.cancel()


def test_a_plain_drag_asks_if_so_set(table: Table, qtbot: QtBot) -> None:
    table.settings.update(drag_amount="ask")
    before = table.signature()
    table.drag(table.at("a"), table.at("b"))
    chooser = table.controller.chooser
    assert chooser.isVisible()
    assert table.match.submitted == []
    qtbot.keyClick(chooser, Qt.Key.Key_Escape)
    assert table.signature() == before
    table.drag(table.at("a"), table.at("b"))
    qtbot.mouseClick(button(chooser, "Half"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(chooser, Qt.Key.Key_Return)
    assert table.match.submitted == [("march", "a", "b", 4)]


def test_clicks_ask_for_the_amount(table: Table) -> None:
    asked: list[object] = []
    table.controller.choose.connect(lambda *args: asked.append(args))
    table.click(table.at("a"))
    table.click(table.at("b"))
    assert table.controller.chooser.options == (("march", "a", "b", Span(1, 6)),)
    assert asked[0][2] == 6
    table.controller.chooser.cancel()


def test_several_options_make_buttons(table: Table, qtbot: QtBot) -> None:
    table.drag(table.at("a"), table.at("d"))
    assert len(table.controller.chooser.options) == 3
    qtbot.keyClick(table.controller.chooser, Qt.Key.Key_2)
    assert table.match.submitted == [("attack", "a", "d", 2)]
