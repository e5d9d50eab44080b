"""Clicks, drags, cancelled drags and refusals on the toy board."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.picture import Token
from boardgames_desktop.core.rules import Refusal
from boardgames_desktop.core.text import Msg

from .conftest import Table

SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier


# -- clicks ----------------------------------------------------------------------------------


def test_click_and_click_plays(table: Table) -> None:
    table.click(table.at("b"))
    assert table.controller.picked == ("army:0@b",)
    assert table.room.scene.marks.marked("selected") == {"land:b"}
    assert table.room.scene.marks.marked("legal") == {"land:a", "land:c"}
    table.click(table.at("c"))
    assert table.match.submitted == [("raid", "b", "c")]


def test_clicking_a_place_beside_its_piece_is_the_same(table: Table) -> None:
    table.click(table.at("b", 80, 80))
    table.click(table.at("c", -80, 80))
    assert table.match.submitted == [("raid", "b", "c")]


def test_the_same_place_twice_takes_the_pick_back(table: Table) -> None:
    before = table.signature()
    table.click(table.at("b"))
    table.click(table.at("b"))
    assert table.signature() == before


def test_another_source_starts_anew(table: Table) -> None:
    table.click(table.at("b"))
    table.controller.clear()
    table.click(table.at("a"))
    assert table.room.scene.marks.marked("legal") == {"land:b", "land:d"}
    table.click(table.at("e"))
    assert table.match.attempts


def test_right_click_and_escape_go_back_one_pick(table: Table, qtbot: QtBot) -> None:
    before = table.signature()
    table.click(table.at("b"))
    table.send(QEvent.Type.MouseButtonPress, table.at("e"), Qt.MouseButton.RightButton)
    assert table.signature() == before
    table.click(table.at("b"))
    qtbot.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.signature() == before


def test_clicking_the_sea_takes_all_picks_back(table: Table) -> None:
    before = table.signature()
    table.click(table.at("b"))
    table.click(QPoint(3, 3))
    assert table.signature() == before


def test_an_impossible_click_says_why(table: Table, qtbot: QtBot) -> None:
    table.click(table.at("b"))
    table.click(table.at("f"))
    assert table.match.attempts == [("army:0@b", "army:1@f")]
    bubble = table.controller.bubble
    assert bubble.isVisible()
    assert bubble.text()
    assert table.room.scene.marks.marked("refused") == {"land:f"}
    with qtbot.waitSignal(table.controller.rule_wanted) as wanted:
        qtbot.keyClick(table.view, Qt.Key.Key_F1)
    assert wanted.args == ["toy.rule"]
    assert not bubble.isVisible()


def test_a_refusal_stays_until_the_next_input(table: Table, qtbot: QtBot) -> None:
    table.click(table.at("f"))
    bubble = table.controller.bubble
    qtbot.wait(60)
    assert bubble.isVisible()
    qtbot.keyClick(table.view, Qt.Key.Key_Shift)
    assert bubble.isVisible()
    qtbot.keyClick(table.view, Qt.Key.Key_Left)
    assert not bubble.isVisible()


def test_a_refusal_begins_like_a_sentence(table: Table) -> None:
    told: list[str] = []
    table.controller.status.connect(told.append)
    table.match.refused.emit(Refusal(Msg("warcraft.plot.ready"), ""), ("land:f",))
    assert told == ["Ready"]


def test_a_legal_place_within_twelve_pixels_is_meant(table: Table) -> None:
    table.click(table.at("b"))
    edge = table.at("c", -100)
    table.click(edge - QPoint(8, 0))
    assert table.match.submitted == [("raid", "b", "c")]


# -- drags ------------------------------------------------------------------------------------


def test_drag_and_drop_plays(table: Table, qtbot: QtBot) -> None:
    viewport, a, b = table.view.viewport(), table.at("b"), table.at("c")
    qtbot.mouseMove(viewport, a)
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=a)
    for step in range(1, 9):
        qtbot.mouseMove(viewport, a + (b - a) * step / 8)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=b)
    assert table.match.submitted == [("raid", "b", "c")]
    assert not table.controller.dragging


def test_the_ghost_follows_and_the_target_grows(table: Table) -> None:
    start, goal = table.at("b"), table.at("c")
    table.press(start)
    table.move(start, goal)
    ghost = table.controller.carrying.ghost
    assert ghost.isVisible()
    sprite = ghost.sprite
    centre = table.view.viewport().mapTo(table.window, goal)
    held = ghost.pos() + sprite.anchor.toPoint()
    assert (held - centre).manhattanLength() <= 2
    assert table.room.scene.marks.marked("aim") == {"land:c"}
    assert table.room.scene.stack("army:1@c").scale() > 1
    assert table.room.scene.stack("army:0@b").opacity() < 1
    table.release(goal)
    assert not ghost.isVisible()
    assert table.room.scene.stack("army:1@c").scale() == 1


@pytest.mark.parametrize(
    ("modifiers", "setting", "amount"),
    [
        (Qt.KeyboardModifier.NoModifier, "all", 6),
        (Qt.KeyboardModifier.NoModifier, "one", 1),
        (SHIFT, "one", 6),
        (CTRL, "all", 1),
    ],
)
def test_modifiers_and_setting_name_the_amount(
    table: Table, modifiers: Qt.KeyboardModifier, setting: str, amount: int
) -> None:
    table.settings.update(drag_amount=setting)
    table.drag(table.at("a"), table.at("b"), modifiers)
    assert table.match.submitted == [("march", "a", "b", amount)]
    assert not table.controller.chooser.isVisible()


def right_drag(table: Table, start: QPoint, goal: QPoint, *, drop: bool = True) -> None:
    """Drag with the right button held."""
    right, none = Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
    kinds = QEvent.Type
    way = [(kinds.MouseButtonPress, start, right, right)]
    way += [
        (kinds.MouseMove, start + (goal - start) * step / 8, none, right) for step in range(1, 9)
    ]
    way += [(kinds.MouseButtonRelease, goal, right, none)] if drop else []
    port = table.view.viewport()
    for kind, spot, button, held in way:
        on_screen = QPointF(port.mapToGlobal(spot))
        event = QMouseEvent(
            kind, QPointF(spot), on_screen, button, held, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(port, event)


def test_the_right_button_takes_one(table: Table) -> None:
    """Nobody needs the keyboard to part a stack."""
    table.settings.update(drag_amount="all")
    right_drag(table, table.at("a"), table.at("b"))
    assert table.match.submitted == [("march", "a", "b", 1)]
    right_drag(table, table.at("a"), table.at("b"), drop=False)
    table.send(QEvent.Type.MouseButtonPress, table.at("b"))
    assert not table.controller.carrying.active
    assert table.match.submitted == [("march", "a", "b", 1)]


def test_what_the_right_button_carries_looks_like_one(table: Table) -> None:
    scene = table.room.scene
    token = table.controller._token("land:a")
    assert token is not None
    assert token.count > 1
    right_drag(table, table.at("a"), table.at("b"), drop=False)
    sprite = table.controller.carrying.ghost.sprite
    assert sprite is scene.sprite_of(attrs.evolve(token, count=1, badges=()))
    assert sprite is not scene.sprite_of(token)


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("all", "All 6 · Ctrl or right button: 1"),
        ("one", "1 of 6 · Shift: all"),
        ("ask", ""),
    ],
)
def test_the_hand_says_how_much_it_takes(table: Table, setting: str, said: str) -> None:
    table.settings.update(drag_amount=setting)
    table.press(table.at("a"))
    table.move(table.at("a"), table.at("b"))
    slip = table.controller.carrying.ghost._caption
    assert slip.text() == said
    assert slip.isVisible() == bool(said)
    assert not said or table.window.rect().contains(slip.geometry())
    table.move(table.at("b"), table.at("d"))
    assert not slip.isVisible(), "dice are chosen, not a part of the stack"
    table.release(table.at("b"))
    assert not slip.isVisible()


@pytest.mark.parametrize(("modifiers", "dice"), [(SHIFT, 3), (CTRL, 1)])
def test_modifiers_choose_among_numbers(
    table: Table, modifiers: Qt.KeyboardModifier, dice: int
) -> None:
    table.drag(table.at("a"), table.at("d"), modifiers)
    assert table.match.submitted == [("attack", "a", "d", dice)]


def test_an_impossible_drop_flies_home_and_says_why(table: Table) -> None:
    before = table.signature()
    table.drag(table.at("b"), table.at("f"))
    assert table.match.attempts == [("army:0@b", "army:1@f")]
    assert table.signature() == before
    assert table.controller.bubble.isVisible()


def test_a_refused_piece_swings_before_it_flies_home(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=1.0)
    table.drag(table.at("b"), table.at("f"))
    ghost, here = table.controller.carrying.ghost, table.controller.carrying.ghost.pos()
    swing = ghost.findChild(QPropertyAnimation)
    swing.pause()
    aside = []
    for share in (0.25, 0.75):
        swing.setCurrentTime(round(swing.duration() * share))
        aside.append(ghost.pos() - here)
    assert aside == [QPoint(5, 0), QPoint(-5, 0)]
    assert table.controller.bubble.isVisible()
    swing.resume()
    qtbot.waitUntil(lambda: not ghost.isVisible(), timeout=2000)


def test_a_refused_piece_does_not_move_where_motion_is_reduced(table: Table) -> None:
    table.settings.update(animation=1.0, reduce_motion=True)
    table.drag(table.at("b"), table.at("f"))
    assert not table.controller.carrying.ghost.isVisible()
    assert table.controller.bubble.isVisible()


def test_a_drag_from_where_nothing_starts_says_why(table: Table) -> None:
    table.match.options = (("raid", "b", "c"),)
    table.controller.refresh()
    before = table.signature()
    table.drag(table.at("a"), table.at("d"))
    assert table.match.attempts == [("army:0@a", "army:1@d")]
    assert table.signature() == before


def test_a_drag_from_a_panel_reaches_the_board(table: Table) -> None:
    pool, viewport = table.pool, table.view.viewport()
    start = pool.rect().center()
    table.send(QEvent.Type.MouseButtonPress, start, widget=pool)
    assert table.controller.begin_drag("pool:0", pool.mapToGlobal(start))
    assert table.controller.carrying.ghost.isVisible()
    goal = pool.mapFromGlobal(viewport.mapToGlobal(table.at("e")))
    for step in range(1, 9):
        table.send(QEvent.Type.MouseMove, start + (goal - start) * step / 8, widget=pool)
    assert table.room.scene.marks.marked("aim") == {"land:e"}
    table.send(QEvent.Type.MouseButtonRelease, goal, widget=pool)
    assert table.match.submitted == [("place", "e", 4)]


def test_a_panel_can_be_dropped_on(table: Table) -> None:
    table.match.options = (("raid", "b", "c"),)
    table.match.roads = lambda option: ((table.match.step("b"), frozenset({"pool:0"})),)
    table.controller.refresh()
    table.controller.join(table.pool, lambda at: "pool:0")
    start = table.at("b")
    table.press(start)
    goal = table.view.viewport().mapFromGlobal(table.pool.mapToGlobal(table.pool.rect().center()))
    table.move(start, goal)
    table.release(goal)
    assert table.match.submitted == [("raid", "b", "c")]


# -- drags that never happened ----------------------------------------------------------------


def _escape(table: Table, at: QPoint) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(
            table.view, QKeyEvent(kind, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        )


def _right_click(table: Table, at: QPoint) -> None:
    table.send(QEvent.Type.MouseButtonPress, at, Qt.MouseButton.RightButton)


def _focus_loss(table: Table, at: QPoint) -> None:
    table.pool.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.pool.setFocus()


def _deactivation(table: Table, at: QPoint) -> None:
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.WindowDeactivate))


def _hidden(table: Table, at: QPoint) -> None:
    table.view.hide()
    table.view.show()


def _on_origin(table: Table, at: QPoint) -> None:
    table.move(at, table.at("b", 10, 6))
    table.release(table.at("b", 10, 6))


def _off_board(table: Table, at: QPoint) -> None:
    table.move(at, QPoint(4, 4))
    table.release(QPoint(4, 4))


def _outside(table: Table, at: QPoint) -> None:
    goal = QPoint(-60, 100)
    table.move(at, goal)
    table.release(goal)


def _new_question(table: Table, at: QPoint) -> None:
    table.match.asked.emit()


@pytest.mark.parametrize(
    "end",
    [
        _escape,
        _right_click,
        _focus_loss,
        _deactivation,
        _hidden,
        _on_origin,
        _off_board,
        _outside,
        _new_question,
    ],
)
def test_a_cancelled_drag_never_happened(table: Table, end) -> None:
    table.view.setFocus()
    before = table.signature()
    start, way = table.at("b"), table.at("c")
    table.press(start)
    table.move(start, way)
    assert table.controller.dragging
    end(table, way)
    assert not table.controller.dragging
    table.release(way)
    assert table.match.submitted == []
    assert table.match.attempts == []
    assert table.signature() == before
    assert not table.controller.carrying.ghost.isVisible()
    table.click(table.at("b"))
    table.click(table.at("c"))
    assert table.match.submitted == [("raid", "b", "c")]


def test_closing_the_window_ends_a_drag(table: Table) -> None:
    start, way = table.at("b"), table.at("c")
    table.press(start)
    table.move(start, way)
    table.window.close()
    assert not table.controller.dragging
    assert table.match.submitted == []


def test_a_cancelled_drag_keeps_earlier_picks(table: Table) -> None:
    table.click(table.at("b"))
    before = table.signature()
    start, way = table.at("a"), table.at("d")
    table.press(start)
    table.move(start, way)
    _escape(table, way)
    assert table.signature() == before


def test_the_ghost_flies_home_when_things_move(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=4.0)
    table.drag(table.at("b"), QPoint(4, 4))
    ghost = table.controller.carrying.ghost
    assert ghost.isVisible()
    qtbot.waitUntil(lambda: not ghost.isVisible(), timeout=2000)


def test_nobody_asked_nothing_lit(table: Table) -> None:
    table.match.asking = False
    table.match.asked.emit()
    assert table.room.scene.marks.marked("legal") == set()
    table.click(table.at("b"))
    assert table.match.attempts == [("army:0@b",)]


def test_hover_tells_what_is_there(table: Table) -> None:
    told: list[str] = []
    seen: list[object] = []
    table.controller.status.connect(told.append)
    table.controller.hovered.connect(seen.append)
    event_at = table.at("c")
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QMouseEvent

    viewport = table.view.viewport()
    QApplication.sendEvent(
        viewport,
        QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(event_at),
            QPointF(viewport.mapToGlobal(event_at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
    assert seen[-1] in ("land:c", "army:1@c")
    assert "Mikkel" in told[-1]
    assert table.room.scene.marks.marked("hover") == {"land:c"}


# -- shared places ---------------------------------------------------------------------------


@pytest.mark.parametrize("at_own", [True, False])
def test_of_two_stacks_ones_own_is_taken_up(table: Table, at_own: bool) -> None:
    """Whichever is pointed at, though the team-mate's stands first."""
    match, scene = table.match, table.room.scene
    plain, mates = match.picture, Token("army:1@b", "army", 1, "land:b", count=2)
    match.picture = lambda: attrs.evolve(plain(), tokens=(mates, *plain().tokens))
    match.step = lambda name: frozenset({f"land:{name}", f"army:0@{name}", f"army:1@{name}"})
    table.room.refresh()
    own, other = scene.stack("army:0@b"), scene.stack("army:1@b")
    assert own.lift != other.lift
    start = table.at("b") + ((own if at_own else other).lift + QPointF(0, -6)).toPoint()
    table.press(start)
    table.move(start, table.at("c"))
    assert own.opacity() < 1.0
    assert other.opacity() == 1.0
    table.release(table.at("c"))
    assert match.submitted == [("raid", "b", "c")]
