"""The rows of the Actions panel: high enough for their words at every width."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.panels.actions import WRAP, ActionsDelegate

WORDS = "Angrip med 1 terning: Øst-USA → Ontario"


@pytest.mark.parametrize("aside", [False, True])
@pytest.mark.parametrize("amount", [None, 3])
def test_words_fit_into_their_row_at_every_width(qtbot, aside, amount):
    view = QListView()
    qtbot.addWidget(view)
    model = QStandardItemModel(view)
    item = QStandardItem(WORDS)
    item.setData(aside, Role.ASIDE)
    item.setData(amount, Role.AMOUNT)
    model.appendRow(item)
    view.setModel(model)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    rows = ActionsDelegate(view)
    option = QStyleOptionViewItem()
    option.widget = view
    index = model.index(0, 0)
    for wide in range(160, 420):
        view.resize(wide, 100)
        size = rows.sizeHint(option, index)
        room = rows.words_area(QRectF(0, 0, size.width(), size.height()), index)
        metrics = QFontMetricsF(rows._letters(index))
        needed = metrics.boundingRect(QRectF(0, 0, room.width(), 10_000), WRAP, WORDS)
        assert needed.height() <= room.height(), wide
