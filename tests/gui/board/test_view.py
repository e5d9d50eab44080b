"""Zoom, pan, fit and what is remembered of them."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from boardgames_desktop.gui.board.view import LEAST, MOST

from .conftest import Table


def wheel(table: Table, spot: QPoint, turn: int, **given) -> None:
    viewport = table.view.viewport()
    event = QWheelEvent(
        QPointF(spot),
        QPointF(viewport.mapToGlobal(spot)),
        given.get("pixels", QPoint()),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        given.get("modifiers", Qt.KeyboardModifier.NoModifier),
        given.get("phase", Qt.ScrollPhase.NoScrollPhase),
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_the_point_under_the_pointer_stays(table: Table) -> None:
    view = table.view
    spot = QPoint(211, 173)
    before = view.scene_point(QPointF(spot))
    for turn in (120, 120, 120, 45, -120, -240, 15, 120, -120, 360, -480):
        wheel(table, spot, turn)
        shown = view.mapFromScene(before)
        assert math.hypot(shown.x() - spot.x(), shown.y() - spot.y()) <= 1.5
        exact = view.view_point(before)
        assert math.hypot(exact.x() - spot.x(), exact.y() - spot.y()) < 0.01
        painted = view.viewportTransform().map(before)
        assert math.hypot(painted.x() - spot.x(), painted.y() - spot.y()) < 1


def test_the_wheel_works_without_focus(table: Table) -> None:
    table.pool.setFocus()
    before = table.view.scale_now
    wheel(table, QPoint(100, 100), 120)
    assert table.view.scale_now > before


def test_zoom_is_clamped(table: Table) -> None:
    view = table.view
    fit = view.fit_scale()
    for _ in range(60):
        wheel(table, QPoint(50, 60), 120)
    assert view.scale_now == pytest.approx(fit * MOST)
    for _ in range(60):
        wheel(table, QPoint(50, 60), -120)
    assert view.scale_now == pytest.approx(fit * LEAST)


@pytest.mark.parametrize("zoom", [0.5, 1.0, 4.0])
@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton])
def test_the_grabbed_point_stays_under_the_pointer(
    table: Table, qtbot: QtBot, zoom: float, button: Qt.MouseButton
) -> None:
    view = table.view
    view.zoom_by(zoom)
    viewport = view.viewport()
    if button == Qt.MouseButton.LeftButton:
        view.setFocus()
        qtbot.keyPress(view, Qt.Key.Key_Space)
    start, goal = QPoint(300, 200), QPoint(361, 243)
    held = view.scene_point(QPointF(start))
    qtbot.mousePress(viewport, button, pos=start)
    for step in range(1, 11):
        spot = start + (goal - start) * step / 10
        table.send(QEvent.Type.MouseMove, spot, button)
        painted = view.viewportTransform().map(held)
        assert math.hypot(painted.x() - spot.x(), painted.y() - spot.y()) < 1
    qtbot.mouseRelease(viewport, button, pos=goal)
    if button == Qt.MouseButton.LeftButton:
        qtbot.keyRelease(view, Qt.Key.Key_Space)
    assert not view.held
    assert table.match.submitted == []
    assert table.controller.picked == ()


def test_two_fingers_pan_and_with_ctrl_zoom(table: Table) -> None:
    view = table.view
    view.zoom_by(2)
    centre, scale = view.centre(), view.scale_now
    wheel(table, QPoint(90, 90), 0, pixels=QPoint(30, -20), phase=Qt.ScrollPhase.ScrollUpdate)
    moved = view.centre()
    assert view.scale_now == scale
    assert (moved - centre).toTuple() == pytest.approx((-30 / scale, 20 / scale))
    wheel(
        table,
        QPoint(90, 90),
        0,
        pixels=QPoint(0, 40),
        phase=Qt.ScrollPhase.ScrollUpdate,
        modifiers=Qt.KeyboardModifier.ControlModifier,
    )
    assert view.scale_now > scale


def test_keys_zoom_and_fit(table: Table, qtbot: QtBot) -> None:
    view = table.view
    fit = view.scale_now
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.scale_now > fit
    assert not view.fitted
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.scale_now == pytest.approx(fit)
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.fitted
    assert view.scale_now == pytest.approx(fit)


def test_a_fitted_board_stays_fitted_when_resized(table: Table) -> None:
    table.window.resize(700, 420)
    QApplication.processEvents()
    view = table.view
    assert view.fitted
    assert view.scale_now == pytest.approx(view.fit_scale())


def test_insets_keep_the_board_clear(table: Table) -> None:
    view = table.view
    view.set_insets(QMargins(0, 80, 0, 40))
    top = view.view_point(table.room.scene.ground.area.topLeft())
    bottom = view.view_point(table.room.scene.ground.area.bottomRight())
    assert top.y() >= 79.5
    assert bottom.y() <= view.viewport().height() - 39.5


def test_the_view_is_remembered_in_parts_of_the_board(table: Table) -> None:
    view = table.view
    view.zoom_by(2.2, QPointF(120, 90))
    state = view.view_state()
    centre, zoom = view.scene_point(QPointF(view.viewport().rect().center())), view.scale_now
    view.fit()
    table.window.resize(760, 500)
    QApplication.processEvents()
    assert view.restore_view_state(state)
    assert view.scale_now / view.fit_scale() == pytest.approx(state["zoom"])
    assert view.view_state()["x"] == pytest.approx(state["x"])
    table.window.resize(1000, 600)
    QApplication.processEvents()
    assert view.restore_view_state(state)
    assert view.scale_now == pytest.approx(zoom)
    now = view.scene_point(QPointF(view.viewport().rect().center()))
    assert now.toTuple() == pytest.approx(centre.toTuple(), abs=0.5)


@pytest.mark.parametrize(
    "state",
    [{}, {"fitted": False, "zoom": "x"}, {"fitted": False, "zoom": -1, "x": 0, "y": 0}],
)
def test_a_senseless_memory_fits_the_board(table: Table, state: dict) -> None:
    assert not table.view.restore_view_state(state)
    assert table.view.fitted


def test_overlays_keep_to_their_corners(table: Table) -> None:
    view = table.view
    corner, top = QLabel("corner"), QLabel("top")
    view.add_overlay(corner, "bottom-left")
    view.add_overlay(top, "top")
    view.zoom_by(2)
    view.pan_by(QPointF(50, 50))
    table.window.resize(800, 500)
    QApplication.processEvents()
    assert corner.geometry().bottom() < view.height()
    assert view.height() - corner.geometry().bottom() < 24
    assert abs(top.geometry().center().x() - view.width() / 2) <= 1
    assert view.overlays.covers(corner.mapToGlobal(corner.rect().center()))


def test_the_board_has_a_name_for_screen_readers(table: Table) -> None:
    assert table.view.accessibleName()
    assert table.view.accessibleDescription()


def test_long_panning_and_zooming_keeps_memory_flat(table: Table) -> None:
    from boardgames_desktop.gui.board.ground import MOST_TILES
    from boardgames_desktop.gui.board.marks import KEPT_BYTES

    view, scene = table.view, table.room.scene
    items = len(scene.items())
    for step in range(120):
        view.zoom_by(1.3 if step % 12 < 6 else 1 / 1.3, QPointF(step * 7 % 600, step * 5 % 400))
        view.pan_by(QPointF(step % 40 - 20, step % 30 - 15))
        if step % 3 == 0:
            view.settle_now()
        QApplication.processEvents()
        assert scene.land.tiles <= MOST_TILES
        assert scene.marks.kept_bytes <= KEPT_BYTES
    scene.place_names()
    assert abs(len(scene.items()) - items) <= 2 * len(scene.ground.places)
