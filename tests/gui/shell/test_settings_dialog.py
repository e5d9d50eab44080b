"""Settings are applied at once and follow changes from elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox

from boardgames_desktop.gui.settings_dialog import SettingsSheet
from boardgames_desktop.services.settings import Settings


@pytest.fixture
def sheet(adopt, store):
    made = adopt(SettingsSheet(store))
    made.open()
    return made


@pytest.mark.parametrize(
    ("field", "row", "value"),
    [
        ("language", 5, "el"),
        ("theme", 2, "light"),
        ("text_scale", 5, 1.5),
        ("animation", 0, 0.0),
        ("pace", 3, "step"),
        ("drag_amount", 2, "ask"),
        ("camera", 2, "full"),
        ("side_panel", 1, "left"),
    ],
)
def test_a_choice_counts_at_once(store, sheet, field, row, value):
    box = sheet.findChild(QComboBox, field)
    box.setCurrentIndex(row)
    box.activated.emit(row)
    assert getattr(store.value, field) == value


@pytest.mark.parametrize("field", ["reduce_motion", "colour_patterns", "always_most_dice"])
def test_a_switch_counts_at_once(store, sheet, field):
    sheet.findChild(QCheckBox, field).click()
    assert getattr(store.value, field)


def test_changes_from_elsewhere_are_shown(store, sheet):
    store.update(theme="contrast", curtain=False)
    assert sheet.findChild(QComboBox, "theme").currentIndex() == 3
    assert not sheet.findChild(QCheckBox, "curtain").isChecked()


def test_defaults_come_back(store, sheet):
    store.update(theme="contrast", text_scale=1.5, remembered={"a": 1})
    sheet._restore()
    assert store.value == Settings(remembered={"a": 1})
