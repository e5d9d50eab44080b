"""Why? in the log: asked with mouse, keyboard or search, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.panels.log import LEADS, LogPanel
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.match import Match

from .conftest import risk_setup, settle


@pytest.fixture
def log(qtbot, store):
    """The log of a match in which computers have played before a person is asked."""
    match = Match(risk_setup("normal", "normal", HUMAN), settings=store)
    panel = LogPanel(match)
    qtbot.addWidget(panel)
    panel.resize(340, 420)
    panel.show()
    match.start()
    qtbot.waitUntil(lambda: match.decision() is not None, timeout=20_000)
    panel.refresh()
    settle()
    yield panel
    match.close()


def explained(log):
    """Return the rows that have reasons, those first that show their sign."""
    model = log.view.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    found = [index for index in rows if index.data(Role.WHY)]
    return sorted(found, key=lambda index: -index.data(Role.WHY))


def reasons(log):
    model = log.view.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [index for index in rows if index.data(Role.KIND) == "why"]


def sign(log, index):
    rect = log.view.visualRect(index)
    return QPoint(rect.right() - 8, rect.center().y())


def test_a_click_on_the_sign_shows_and_hides_the_reasons(log):
    index = explained(log)[0]
    assert index.data(Role.WHY) == LEADS
    log.view.scrollTo(index)
    QTest.mouseClick(log.view.viewport(), Qt.MouseButton.LeftButton, pos=sign(log, index))
    (row,) = reasons(log)
    assert row.row() >= index.row() + 1
    assert row.data().startswith("• ")
    assert row.data() in index.data(Qt.ItemDataRole.ToolTipRole)
    assert log.view.visualRect(row).height() >= row.data().count("•") * 12
    QTest.mouseClick(log.view.viewport(), Qt.MouseButton.LeftButton, pos=sign(log, index))
    assert reasons(log) == []


def test_space_asks_why_without_a_mouse(log):
    index = explained(log)[0]
    log.view.setFocus()
    log.view.setCurrentIndex(index)
    QTest.keyClick(log.view, Qt.Key.Key_Space)
    assert len(reasons(log)) == 1
    assert log.view.currentIndex().row() == index.row()
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole).startswith("Why?")


def test_a_click_beside_the_sign_shows_the_place(log, qtbot):
    index = next(one for one in explained(log) if one.data(Role.PLACES))
    log.view.scrollTo(index)
    with qtbot.waitSignal(log.place_wanted, timeout=1000):
        QTest.mouseClick(
            log.view.viewport(),
            Qt.MouseButton.LeftButton,
            pos=log.view.visualRect(index).center(),
        )
    assert reasons(log) == []


def test_reasons_follow_the_language(log):
    index = explained(log)[0]
    log.view.setCurrentIndex(index)
    log.view.setFocus()
    QTest.keyClick(log.view, Qt.Key.Key_Space)
    for code in LANGUAGES:
        language().set(code)
        settle()
        (row,) = reasons(log)
        match = log.log._match
        wanted = next(line.reasons for line in match.lines if line.reasons)
        assert language().text(wanted[0], match.names())
        assert "risk_ai" not in row.data()


def test_a_search_finds_reasons_with_their_line(log):
    index = explained(log)[0]
    words = index.data()
    log.view.setFocus()
    log.view.setCurrentIndex(index)
    QTest.keyClick(log.view, Qt.Key.Key_Space)
    log.search.setText(words)
    settle()
    assert len(reasons(log)) == 1
