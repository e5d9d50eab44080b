"""The rows of the Actions panel: high enough for their words at every width."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QStandardItem, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QApplication, QListView, QStyleOptionViewItem

from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.panels.actions import WRAP, ActionsDelegate, ActionsView
from boardgames_desktop.gui.theme import font, space
from boardgames_desktop.services.language import language

WORDS = "Angrip med 1 terning: Øst-USA → Ontario"


GREEK = "Συνεχής μάχη, μένουν …: Γροιλανδία → Βορειοδυτικά Εδάφη"


def needed(rows, index, room):
    """Return how high the words of a row are, in so wide a room."""
    metrics = QFontMetricsF(rows._letters(index))
    box = QRectF(0, 0, room.width(), 10_000)
    return metrics.boundingRect(box, WRAP, str(index.data())).height()


def laid_out(qtbot, amounts, *, words=GREEK, wide=300):
    view = ActionsView(None)
    qtbot.addWidget(view)
    model = QStandardItemModel(view)
    for number, amount in enumerate(amounts, 1):
        item = QStandardItem(words)
        for role, value in ((Role.AMOUNT, amount), (Role.NUMBER, number), (Role.ASIDE, False)):
            item.setData(value, role)
        model.appendRow(item)
    view.setModel(model)
    view.resize(wide, 200)
    view.show()
    return view, [model.index(row, 0) for row in range(len(amounts))]


@pytest.mark.parametrize("first", [None, 1])
def test_a_row_reckons_with_its_number(qtbot, qapp, first):
    """The same words need more lines beside a number; measured before or after without one."""
    view, indexes = laid_out(qtbot, [first, 3, None, 1234, 12345, *[1] * 20])
    for wide in range(300, 200, -4):
        view.resize(wide, 200)
        for _ in range(3):
            qapp.processEvents()
        places = [view.visualRect(index) for index in indexes]
        for index, place in zip(indexes, places, strict=True):
            assert place.width() == view.viewport().width()
            room = view.rows.words_area(QRectF(place), index)
            assert needed(view.rows, index, room) <= room.height(), (wide, index.row())
        assert all(a.bottom() < b.top() for a, b in pairwise(places)), wide


@pytest.mark.parametrize("amount", [1, 99, 1234, 12345])
def test_words_keep_clear_of_the_number(qtbot, amount):
    view, (index,) = laid_out(qtbot, [amount])
    row = QRectF(0, 0, 300, 60)
    words = view.rows.words_area(row, index)
    number = QFontMetricsF(font("number")).horizontalAdvance(language().number(amount))
    assert words.right() + number + space(2) <= row.right()


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


def test_only_a_row_that_looks_different_is_painted_anew(qtbot, qapp):
    view, indexes = laid_out(qtbot, [1, 2, 3])
    view.grab()
    kept = view.rows._kept
    painted = kept.painted
    view.grab()
    assert kept.painted == painted
    view.model().setData(indexes[1], 9, Role.AMOUNT)
    view.grab()
    assert kept.painted == painted + 1
    view.setCurrentIndex(indexes[2])
    view.grab()
    assert kept.painted == painted + 2


@pytest.mark.parametrize(
    ("turns", "amount"), [([120], 4), ([-120, -120], 1), ([8] * 15, 4), ([8] * 5, 3)]
)
def test_ctrl_and_the_wheel_change_an_amount_by_whole_notches(qtbot, turns, amount):
    view, (index,) = laid_out(qtbot, [3])
    spot = QPointF(view.visualRect(index).center())
    for turn in turns:
        event = QWheelEvent(
            spot,
            view.viewport().mapToGlobal(spot),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), event)
    assert index.data(Role.AMOUNT) == amount
