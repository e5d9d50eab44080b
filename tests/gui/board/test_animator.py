"""Flights, flashes, counts; skipping, speeds, reduced motion; nothing stays alive."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.picture import Count, Flash, Flip, Fly, Roll

from .conftest import Table

SCENES = (
    Flash("land:a"),
    Flash("land:d", "loss"),
    Roll(((0, (6, 4)), (1, (3,))), (0, 1), "land:d"),
    Count("land:d", -1),
    Flip(0, None),
    Fly("army", 0, 3, "land:a", "land:d"),
)


def conquer(table: Table) -> None:
    table.match.owners["d"] = 0
    table.match.counts.update(a=4, d=3)


def running(table: Table) -> list[QAbstractAnimation]:
    return [
        one
        for one in table.room.findChildren(QAbstractAnimation)
        + table.room.scene.findChildren(QAbstractAnimation)
        + table.view.findChildren(QAbstractAnimation)
        if one.state() == QAbstractAnimation.State.Running
    ]


def settled(table: Table) -> None:
    scene = table.room.scene
    assert scene.stack("army:0@d").token.count == 3
    assert scene.stack("army:0@a").token.count == 4
    assert scene.stack("army:1@d") is None
    assert not table.room.animator.playing
    assert running(table) == []
    assert scene.marks.marked("loss") == set()


def test_speed_off_shows_the_result_at_once(table: Table, qtbot: QtBot) -> None:
    rolled: list[object] = []
    table.room.animator.rolled.connect(lambda scene, ms: rolled.append(ms))
    conquer(table)
    table.room.animator.play(SCENES, table.match.picture())
    settled(table)
    assert rolled == [0]
    qtbot.waitUntil(lambda: table.match.shown_count == 1)


def test_everything_is_played_in_order(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=4.0)
    told: list[str] = []
    animator = table.room.animator
    animator.rolled.connect(lambda scene, ms: told.append(f"roll {ms > 0}"))
    animator.flipped.connect(lambda scene, ms: told.append(f"flip {ms > 0}"))
    conquer(table)
    table.room.scene.place_names()
    items = len(table.room.scene.items())
    with qtbot.waitSignal(animator.done, timeout=4000):
        animator.play(SCENES, table.match.picture())
        assert animator.playing
    settled(table)
    assert told == ["roll True", "flip True"]
    assert abs(len(table.room.scene.items()) - items) <= 1


def test_finish_jumps_to_the_end(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=0.5)
    conquer(table)
    table.room.animator.play(SCENES, table.match.picture())
    qtbot.wait(40)
    table.room.animator.finish()
    settled(table)
    qtbot.waitUntil(lambda: table.match.shown_count == 1)


def test_a_click_or_a_key_skips(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=0.5)
    conquer(table)
    table.room.animator.play(SCENES, table.match.picture())
    table.press(QPoint(3, 3))
    settled(table)


def test_the_next_beat_ends_the_one_before(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=0.5)
    first = table.match.picture()
    table.room.animator.play((Fly("army", 0, 1, "land:a", "land:b"),), first)
    conquer(table)
    table.room.animator.play((Flash("land:d"),), table.match.picture())
    table.room.animator.finish()
    settled(table)
    qtbot.waitUntil(lambda: table.match.shown_count == 1)


def test_reduced_motion_flies_nothing(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=1.0, reduce_motion=True)
    conquer(table)
    animator = table.room.animator
    with qtbot.waitSignal(animator.done, timeout=2000):
        animator.play(SCENES, table.match.picture())
        assert table.room.scene.stack("army:0@d").token.count == 3
    settled(table)


def test_things_elsewhere_come_from_where_they_are(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=1.0)
    asked: list[str] = []

    def locate(thing: str) -> QPointF:
        asked.append(thing)
        return QPointF(0, 0)

    table.room.animator.locate = locate
    table.match.counts["e"] = 3
    table.room.animator.play((Fly("army", 0, 2, "pool:0", "land:e"),), table.match.picture())
    assert asked == ["pool:0"]
    table.room.animator.finish()
    assert table.room.scene.stack("army:0@e").token.count == 3


def test_a_beat_is_reported_when_the_loop_comes_round(table: Table, qtbot: QtBot) -> None:
    """What follows may take its time: it is not added to the work of the last frame."""
    table.settings.update(animation=0.0)
    table.room.animator.play(SCENES, table.match.picture())
    assert table.match.shown_count == 0
    qtbot.waitUntil(lambda: table.match.shown_count == 1)
    table.room.animator.play(SCENES, table.match.picture())
    table.match.rewound.emit()
    qtbot.wait(20)
    assert table.match.shown_count == 1


def test_a_rewind_stops_everything(table: Table, qtbot: QtBot) -> None:
    table.settings.update(animation=0.5)
    table.room.animator.play(SCENES, table.match.picture())
    table.match.rewound.emit()
    assert running(table) == []
    assert table.match.shown_count == 0
    assert table.room.scene.stack("army:0@a").token.count == 7


@pytest.mark.parametrize("mode", ["off", "gentle", "full"])
def test_the_camera_follows_as_told(table: Table, qtbot: QtBot, mode: str) -> None:
    table.settings.update(animation=4.0, camera=mode)
    view = table.view
    view.zoom_by(4)
    view.centre_on(table.room.scene.ground.anchor("land:a"))
    before, scale = view.viewportTransform(), view.scale_now
    with qtbot.waitSignal(table.room.animator.done, timeout=4000):
        table.room.animator.play((Flash("land:f"), Flip(0, None)), table.match.picture())
    qtbot.waitUntil(lambda: not table.room.camera.travelling, timeout=2000)
    assert view.scale_now == scale
    if mode == "off":
        assert view.viewportTransform() == before
    else:
        assert view.sees(table.room.scene.ground.anchor("land:f"))


def test_a_long_turn_takes_four_seconds_at_most(table: Table) -> None:
    table.settings.update(animation=1.0)
    animator = table.room.animator
    spent = 0.0
    for _ in range(200):
        animator.play((Fly("army", 0, 1, "land:a", "land:f"),), table.match.picture())
        spent += animator.step_milliseconds
        animator.stop()
    assert spent <= 4200
