"""Return opens what has the focus; an amount asked second starts at its least."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from boardgames_desktop.core.actions import Span
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.gui.board.chooser import Chooser
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.start_cards import ContinueCard


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_press_a_card(qtbot, key):
    card = ContinueCard()
    qtbot.addWidget(card)
    pressed = []
    card.clicked.connect(lambda: pressed.append(True))
    QTest.keyClick(card, key)
    assert pressed == [True]


def test_number_of_dice_does_not_become_an_amount(qtbot):
    chooser = Chooser(str)
    qtbot.addWidget(chooser)
    answers = []
    chooser.chosen.connect(answers.append)
    chooser.ask([("roll", 2), ("roll", 3), ("fight_on", Span(1, 9))], QPoint(10, 10), 3)
    QTest.keyClick(chooser, Qt.Key.Key_3)
    QTest.keyClick(chooser, Qt.Key.Key_Return)
    assert answers == [("fight_on", 1)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_return_presses_the_button_with_the_focus_outside_of_dialogs(adopt, paths, store, key):
    """Every button a person can walk to answers to Return: of the page, the table, the curtain."""
    window = adopt(MainWindow(paths, store))
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    presses(window.start_page, key)
    window.start(two_people())
    table = window.table
    for home in (table, table.view, table.prompt, table.side):
        presses(home, key)
    window.curtain.show()
    presses(window.curtain, key)


def presses(home: QWidget, key: Qt.Key) -> None:
    """A button in ``home`` is pressed by a key, once, and not when it is off."""
    button, pressed = QPushButton("x", home), []
    button.clicked.connect(lambda: pressed.append(True))
    button.show()
    button.setFocus()
    assert button.hasFocus(), home
    QTest.keyClick(button, key)
    assert pressed == [True], home
    button.setEnabled(False)
    QTest.keyClick(button, key)
    assert pressed == [True], home
    button.hide()


def two_people() -> Setup:
    seats = tuple(SeatSetup("", HUMAN, colour, 1) for colour in ("red", "blue", "yellow"))
    return Setup("risk", "classic", seats, 7)
