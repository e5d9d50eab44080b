"""A whole game of Risk played from the Actions panel alone."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.models.roles import Role

from .conftest import risk_setup, settle

MOST_ANSWERS = 4000


def best_row(found, match, choices):
    """Attack where it is strong, place at the front, else anything that is no aside."""
    options = [
        (row, found.index(row, 0).data(Role.OPTION))
        for row in range(found.rowCount())
        if not found.index(row, 0).data(Role.ASIDE)
    ]
    armies = match.observation().armies
    storms = [(row, o) for row, o in options if o[0] == "storm" and armies[o[1]] > armies[o[2]]]
    if storms:
        return max(storms, key=lambda pair: armies[pair[1][1]] - armies[pair[1][2]])[0]
    places = [(row, o) for row, o in options if o[0] == "place"]
    if places:
        return max(places, key=lambda pair: armies[pair[1][1]])[0]
    ends = [row for row, o in options if o[0] in ("end_combat", "skip")]
    return ends[0] if ends else choices.choice(options)[0]


def test_a_whole_game_from_the_actions_panel(deal, qtbot):
    setup = risk_setup(HUMAN, "easy", "easy", seed=11)
    table = deal(setup=setup, size=(1920, 1080))
    match, panel = table.match, table.around.actions
    panel.actions_model.greedy = True
    choices = random.Random(3)
    for _ in range(MOST_ANSWERS):
        if match.is_over:
            break
        settle(1)
        if match.decision() is None:
            continue
        assert panel.found.rowCount(), match.decision().kind
        row = best_row(panel.found, match, choices)
        ply = match.session.ply
        panel.view.setCurrentIndex(panel.found.index(row, 0))
        QTest.keyClick(panel.view, Qt.Key.Key_Return)
        assert match.session.ply > ply, panel.found.index(row, 0).data()
    assert match.is_over
    settle()
    assert not panel.found.rowCount()
    with qtbot.waitSignal(table.leave, timeout=1000):
        QTest.mouseClick(table.prompt.leave, Qt.MouseButton.LeftButton)
