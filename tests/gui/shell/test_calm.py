"""The wheel scrolls a page; it changes none of the fields that happen to pass under the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QApplication, QComboBox, QScrollBar

from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.new_game import NewGameSheet
from boardgames_desktop.gui.settings_dialog import SettingsSheet

SHEETS = {
    "new risk": NewGameSheet,
    "new warcraft": lambda store: NewGameSheet(store, game_id="warcraft"),
    "settings": SettingsSheet,
}


def turn_wheel(widget, notches):
    here = QPointF(widget.rect().center())
    event = QWheelEvent(
        here,
        QPointF(widget.mapToGlobal(here.toPoint())),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def fields(sheet: Sheet):
    """Yield every field of a sheet's page and a function that reads it."""
    for box in sheet.column.findChildren(QComboBox):
        yield box, box.currentIndex
    for spin in sheet.column.findChildren(QAbstractSpinBox):
        yield spin, spin.text
    for slider in sheet.column.findChildren(QAbstractSlider):
        if not isinstance(slider, QScrollBar):
            yield slider, slider.value


@pytest.mark.parametrize("name", SHEETS)
def test_the_wheel_changes_no_field_of_a_page(store, name):
    sheet = SHEETS[name](store)
    sheet.show()
    QApplication.processEvents()
    found = list(fields(sheet))
    assert found
    for field, read in found:
        before = read()
        for notches in (-1, 1, 1):
            turn_wheel(field, notches)
            assert read() == before, f"{name}: {field.objectName() or field.accessibleName()}"
        assert not field.focusPolicy() & Qt.FocusPolicy.WheelFocus & ~Qt.FocusPolicy.StrongFocus
    sheet.close()
    sheet.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
