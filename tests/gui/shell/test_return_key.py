"""Return opens what has the focus; an amount asked second starts at its least."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from boardgames_desktop.core.actions import Span
from boardgames_desktop.gui.board.chooser import Chooser
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
