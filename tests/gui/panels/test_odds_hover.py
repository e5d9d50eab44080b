"""Odds of what the pointer or the cursor is over, before anything is committed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.games.risk.forecast import chain
from boardgames_desktop.games.risk.world import ADJACENT

from .conftest import settle


def strong(session, decision):
    """A free combat decision with a source strong enough to go far."""
    s = session.state
    return decision.kind == "combat" and s.source < 0 and bool(source_and_far(s, decision.seat))


def source_and_far(s, seat):
    """Return a strong source, a neighbour to attack and a land two steps away, or nothing."""
    for source, armies in enumerate(s.armies):
        if s.owner[source] != seat or armies < 3:
            continue
        near = [land for land in ADJACENT[source] if s.owner[land] != seat]
        for land in range(len(s.owner)):
            way = chain(s, seat, source, [land])
            if len(way) == 2 and near:
                return source, way[0], land
    return ()


@pytest.fixture
def aimed(deal):
    """A table, and the view's points of a source, a neighbour and a land behind it."""
    table = deal(strong)
    seat = table.match.decision().seat
    lands = source_and_far(table.match.observation(), seat)
    places = table.match.board("world").places
    return table, [places[land].thing for land in lands]


def spot_of(table, thing):
    return table.view.view_point(table.room.scene.anchor_of(thing)).toPoint()


def hover(table, thing, modifiers=Qt.KeyboardModifier.NoModifier):
    viewport = table.view.viewport()
    at = spot_of(table, thing)
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        modifiers,
    )
    QApplication.sendEvent(viewport, move)
    settle()


def click(table, thing):
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, thing))
    settle()


def odds(table):
    return table.around.trays[0].odds


def test_hovering_a_target_shows_its_odds_before_the_attack(aimed):
    table, (source, near, far) = aimed
    ply = table.match.ply
    click(table, source)
    assert table.controller.picked
    hover(table, near)
    assert odds(table).isVisibleTo(table)
    assert "Conquer " in odds(table).accessibleName()
    assert odds(table).accessibleName().endswith("%")
    hover(table, source)
    assert not odds(table).accessibleName() or odds(table).isHidden()
    assert table.match.ply == ply
    del far


def test_hovering_a_land_behind_shows_the_odds_of_the_whole_way(aimed):
    table, (source, near, far) = aimed
    click(table, source)
    hover(table, far)
    shown = odds(table)
    assert shown.isVisibleTo(table)
    assert shown.accessibleName().startswith("Conquer one after the other: ")
    assert " → " in shown.accessibleName()
    assert "All fall" in shown.accessibleDescription()
    assert "left at the end on average" in shown.accessibleDescription()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    hover(table, near)
    assert shown.isHidden()


def test_the_cursor_of_the_keyboard_does_the_same(aimed):
    table, (source, _near, far) = aimed
    controller = table.controller
    click(table, source)
    table.view.setFocus()
    controller.cursor.show(source)
    for _ in range(60):
        if controller.cursor.thing == far:
            break
        towards = table.room.scene.anchor_of(far) - table.room.scene.anchor_of(
            controller.cursor.thing
        )
        wide = abs(towards.x()) > abs(towards.y())
        steps = {
            (True, True): Qt.Key.Key_Right,
            (True, False): Qt.Key.Key_Left,
            (False, True): Qt.Key.Key_Down,
            (False, False): Qt.Key.Key_Up,
        }
        key = steps[wide, (towards.x() if wide else towards.y()) > 0]
        before = controller.cursor.thing
        QTest.keyClick(table.view, key)
        if controller.cursor.thing == before:
            break
    assert controller.cursor.thing == far, "the arrows lead elsewhere"
    settle()
    assert odds(table).accessibleName().startswith("Conquer one after the other: ")


def test_holding_shift_goes_by_way_of_what_was_pointed_at(aimed, monkeypatch):
    table, (source, near, far) = aimed
    click(table, source)
    asked = []
    real = table.match.gesture_forecast
    monkeypatch.setattr(
        table.match, "gesture_forecast", lambda things: asked.append(tuple(things)) or real(things)
    )
    monkeypatch.setattr(
        "boardgames_desktop.gui.pointing.QGuiApplication.keyboardModifiers",
        lambda: Qt.KeyboardModifier.ShiftModifier,
    )
    hover(table, near)
    hover(table, far)
    places = [[table.room.scene.place_of(thing) for thing in things] for things in asked]
    assert [source, near, far] in places
    hover(table, source)
    assert odds(table).accessibleName().startswith("Conquer one after the other: ")


def test_the_paper_on_the_board_shows_the_odds_of_what_it_would_do(aimed):
    """Whoever drags onto a target sees what fighting on may bring before committing."""
    table, (source, near, _far) = aimed
    table.match.set_pace("normal")
    click(table, source)
    click(table, near)
    chooser = table.controller.chooser
    assert chooser.isVisible()
    said = []
    for index, option in enumerate(chooser.options):
        chooser._buttons[index].setFocus()
        QApplication.sendEvent(chooser._buttons[index], QEvent(QEvent.Type.Enter))
        settle()
        assert odds(table).isVisibleTo(table), option
        said.append(odds(table).accessibleName() + odds(table).accessibleDescription())
    assert len(set(said)) > 1, said
    QTest.keyClick(chooser, Qt.Key.Key_Return)
    settle()
    low = odds(table).accessibleName()
    chooser._amount.value.setValue(chooser._amount.value.maximum())
    settle()
    assert odds(table).accessibleName() != low
    chooser.cancel()
    settle()
    assert not odds(table).isVisibleTo(table)


def test_the_focus_stays_with_the_order_or_goes_back_to_the_board(deal):
    """When the panel of a standing order closes nothing far away gets the keys."""
    table = deal(lambda session, decision: decision.kind == "combat" and session.state.source >= 0)
    table.activateWindow()
    tray = table.around.trays[0]
    assert tray.focus_order()
    settle()
    assert QApplication.focusWidget() is not None
    tray.order.setChecked(False)
    settle()
    assert QApplication.focusWidget() is (table.view if tray.order.isHidden() else tray.order)
    tray.focus_order()
    settle()
    tray.offer(None, None)
    settle()
    assert QApplication.focusWidget() is table.view


def after_a_conquest(session, decision):
    """The last battle of the turn is won and another attack is possible."""
    s = session.state
    if decision.kind != "combat" or not s.rolled or not source_and_far(s, decision.seat):
        return False
    return s.owner[s.target] == decision.seat


def test_a_battle_that_is_over_is_not_shown_beside_the_odds_of_another(deal):
    table = deal(after_a_conquest)
    tray = table.around.trays[0]
    seat = table.match.decision().seat
    places = table.match.board("world").places
    lands = source_and_far(table.match.observation(), seat)
    source, near = (places[land].thing for land in lands[:2])
    assert tray.sides.isVisibleTo(table)
    click(table, source)
    hover(table, near)
    assert odds(table).isVisibleTo(table)
    assert tray.sides.isHidden()
    assert tray.dice.isHidden()
    hover(table, source)
    assert tray.sides.isVisibleTo(table)
    assert tray.dice.isVisibleTo(table)


def test_odds_go_when_nobody_is_asked_any_more(aimed, monkeypatch):
    """A lesson that waits for its card to be read shows no odds of the step before."""
    table, (source, near, _far) = aimed
    click(table, source)
    hover(table, near)
    assert odds(table).isVisibleTo(table)
    monkeypatch.setattr(table.match, "decision", lambda: None)
    table.refresh()
    settle()
    assert odds(table).isHidden()
