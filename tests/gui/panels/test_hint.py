"""The hint: shown on paper, board and in the Actions panel, never played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.theme import theme, themes
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import LANGUAGES, language

from .conftest import risk_setup, settle


def people_to_act(session, decision):
    return decision.kind not in {"defend", "move_in"} and session.ply > 30


@pytest.fixture
def table(deal):
    return deal(people_to_act, kinds=(HUMAN, "easy", "easy"), persons=(None,) * 3)


def asked_for(qtbot, table):
    """Press the button and wait for the hint."""
    adviser = table.match.adviser()
    assert table.prompt.hint.isVisible()
    assert table.prompt.hint.isEnabled()
    QTest.mouseClick(table.prompt.hint, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: adviser.hint is not None, timeout=30_000)
    settle()
    return adviser.hint


def attack_time(session, decision):
    return decision.kind == "combat" and decision.seat == 0 and session.ply > 20


@pytest.fixture
def attacking(deal):
    return deal(attack_time, kinds=(HUMAN, "easy", "easy"), persons=(None,) * 3)


def test_a_hint_is_shown_everywhere_and_not_played(qtbot, attacking):
    table = attacking
    ply = table.match.ply
    hint = asked_for(qtbot, table)
    paper = table.hinting.paper
    assert table.match.ply == ply
    assert paper.isVisible()
    names = table.match.names()
    assert language().text(hint.words, names) in paper.words()
    for reason in hint.reasons:
        assert language().text(reason, names) in paper.words()
    marks = table.room.scene.marks
    on_map = {table.room.scene.place_of(thing) for thing in hint.road} - {None}
    assert marks.marked("advised") == on_map
    view, panel = table.around.actions.view, table.around.actions
    assert panel.actions_model.action(panel.found.mapToSource(view.currentIndex()).row()) == (
        hint.action
    )
    assert table.prompt.hint.isChecked()


def test_the_paper_keeps_clear_of_what_it_speaks_of(qtbot, attacking):
    table = attacking
    hint = asked_for(qtbot, table)
    paper, view, scene = table.hinting.paper, table.view, table.room.scene
    assert view.rect().contains(paper.geometry())
    for thing in hint.road:
        spot = scene.anchor_of(thing)
        if spot is not None:
            at = view.viewport().mapTo(view, view.view_point(spot).toPoint())
            assert not paper.geometry().intersects(QRect(at - QPoint(9, 9), at + QPoint(9, 9)))


@pytest.mark.parametrize("how", ["button", "escape", "paper"])
def test_a_hint_can_be_put_away(qtbot, attacking, how):
    table = attacking
    asked_for(qtbot, table)
    if how == "button":
        QTest.mouseClick(table.prompt.hint, Qt.MouseButton.LeftButton)
    elif how == "escape":
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(table.hinting.paper, Qt.MouseButton.LeftButton)
    settle()
    assert table.hinting.paper.isHidden()
    assert table.room.scene.marks.marked("advised") == set()
    assert not table.prompt.hint.isChecked()
    assert table.match.decision() is not None


def test_a_hint_goes_when_the_position_moves(qtbot, attacking):
    table = attacking
    asked_for(qtbot, table)
    table.submit(next(iter(table.match.decision())))
    settle()
    assert table.hinting.paper.isHidden()
    assert table.room.scene.marks.marked("advised") == set()


def test_a_hint_follows_the_language(qtbot, attacking):
    table = attacking
    hint = asked_for(qtbot, table)
    for code in LANGUAGES:
        language().set(code)
        settle()
        assert table.hinting.paper.isVisible()
        assert language().text(hint.words, table.match.names()) in table.hinting.paper.words()


def test_why_there_is_no_hint(deal):
    table = deal(setup=risk_setup("easy", "easy", "easy"))
    table.match.set_paused(True)
    assert table.hinting.obstacle()
    table.hinting.toggle()
    assert table.hinting.paper.isHidden()


def test_the_paper_is_written_in_ink(qtbot, attacking):
    for name in ("dark", "light", "contrast"):
        themes().set(name, 1.0)
        asked_for(qtbot, attacking)
        words = attacking.hinting.paper.findChildren(Words)
        inks = {label.palette().color(label.foregroundRole()).name() for label in words}
        assert inks == {theme().ink.name()}
        assert attacking.hinting.close()
