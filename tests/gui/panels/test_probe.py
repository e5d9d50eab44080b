"""The probe says that things move until everything stands where a press will find it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.gui import rounds
from boardgames_desktop.gui.probe import table_facts

from .conftest import settle


def moving(table) -> bool:
    return table_facts(table.match, table, ("moving",))["moving"]


@pytest.fixture
def table(deal):
    made = deal()
    settle()
    assert not moving(made)
    return made


def test_sections_that_are_to_be_arranged_move(table, monkeypatch, qtbot):
    monkeypatch.setattr(rounds, "spent", lambda: 1.0)
    sizes = table.side.splitter.sizes()
    table.side.show_section("players", False)
    assert moving(table)
    QApplication.processEvents()
    assert moving(table), "a long round puts the arranging off"
    qtbot.waitUntil(lambda: not moving(table))
    assert table.side.splitter.sizes() != sizes


def test_a_window_that_is_not_on_the_screen_moves(table):
    table.window().hide()
    QApplication.processEvents()
    assert moving(table)
