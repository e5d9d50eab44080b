"""The heads of the players' table have room in two ranks, however many there are."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from boardgames_desktop.gui.panels.players import HEAD_GAP, PlayersHeader

HEADS = ("Player", "Team", "Territories", "Armies", "Continents", "Cards", "Next income")


@pytest.mark.parametrize("columns", range(2, len(HEADS) + 1))
@pytest.mark.parametrize("wide", [30, 36, 60])
def test_heads_of_one_rank_never_touch(qtbot: QtBot, columns: int, wide: int) -> None:
    view = QTableView()
    qtbot.addWidget(view)
    model = QStandardItemModel(1, columns, view)
    model.setHorizontalHeaderLabels(list(HEADS[-columns:]))
    view.setModel(model)
    heads = PlayersHeader(view)
    view.setHorizontalHeader(heads)
    heads.set_staggered(True)
    for column in range(1, columns):
        view.setColumnWidth(column, wide)
    view.resize(120 + wide * columns, 80)
    view.show()
    placed = heads.ranked()
    assert [column for column, _, _ in placed] == list(range(columns - 1, 0, -1))
    for (_, later, _), (_, earlier, width) in zip(placed, placed[2:], strict=False):
        assert earlier + width + HEAD_GAP <= later + 0.01
    assert max(left + width for _, left, width in placed) <= heads.viewport().width()
