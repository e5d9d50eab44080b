"""Every drag of Risk, with a real match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.gui.board.boardroom import BoardRoom
from boardgames_desktop.gui.board.geometry import BEYOND
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore


@attrs.define
class Play:
    room: BoardRoom
    match: Match
    pool: QLabel

    def ask_until(self, kind: str, qtbot: QtBot) -> Any:
        """Play the first option until a question of ``kind`` is asked."""
        for _ in range(600):
            qtbot.waitUntil(lambda: self.match.decision() is not None, timeout=2000)
            decision = self.match.decision()
            assert decision is not None
            if decision.kind == kind:
                return decision
            options = decision.options
            liked = [o for o in options if o[0] not in ("end_combat", "skip")] or list(options)
            from boardgames_desktop.core.actions import count, nth

            option = liked[-1]
            self.match.submit(nth(option, count(option) - 1))
        raise AssertionError(f"{kind} was never asked")

    def spot(self, place: str) -> QPoint:
        return self.room.view.view_point(self.room.scene.ground.anchor(place)).toPoint()

    def drag(self, start: QPoint, goal: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        for kind, spot in (
            (QEvent.Type.MouseButtonPress, start),
            (QEvent.Type.MouseMove, start + (goal - start) / 3),
            (QEvent.Type.MouseMove, goal),
            (QEvent.Type.MouseButtonRelease, goal),
        ):
            send(self.room.view.viewport(), kind, spot, modifiers)


def send(widget: QWidget, kind: QEvent.Type, spot: QPoint, modifiers: Any) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    event = QMouseEvent(
        kind,
        QPointF(spot),
        QPointF(widget.mapToGlobal(spot)),
        none if kind == QEvent.Type.MouseMove else left,
        none if kind == QEvent.Type.MouseButtonRelease else left,
        modifiers,
    )
    QApplication.sendEvent(widget, event)


@pytest.fixture
def play(qtbot: QtBot, app_look: None) -> Iterator[Play]:
    settings = SettingsStore()
    settings.update(pace="instant", animation=0.0)
    seats = (SeatSetup("Freja", "human", "red", 0), SeatSetup("Kasper", "human", "yellow", 0))
    seats += (SeatSetup("Sigrid", "human", "black", 0),)
    match = Match(Setup("risk", "classic", seats, 11, {}), settings=settings)
    room = BoardRoom(match.boards()[0], match, settings)
    window = QWidget()
    window.resize(1500, 900)
    pool = QLabel("pool", window)
    pool.setFixedWidth(100)
    row = QHBoxLayout(window)
    row.addWidget(pool)
    row.addWidget(room.view, 1)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    match.start()
    yield Play(room, match, pool)
    room.close()
    match.close()


def places(match: Match, action: Any) -> tuple[str, str]:
    road = match.presenter.roads(match.observation(), match.decision().seat, action)[0]
    first, last = (next(t for t in step if t.startswith("land:")) for step in (road[0], road[-1]))
    return first, last


def test_claiming_by_drag_from_the_pool(play: Play, qtbot: QtBot) -> None:
    decision = play.ask_until("claim", qtbot)
    land = places(play.match, decision.options[5])[1]
    controller, pool = play.room.controller, play.pool
    start = pool.rect().center()
    assert controller.begin_drag(f"pool:{decision.seat}", pool.mapToGlobal(start))
    goal = pool.mapFromGlobal(play.room.view.viewport().mapToGlobal(play.spot(land)))
    for spot in (start + (goal - start) / 2, goal):
        send(pool, QEvent.Type.MouseMove, spot, Qt.KeyboardModifier.NoModifier)
    send(pool, QEvent.Type.MouseButtonRelease, goal, Qt.KeyboardModifier.NoModifier)
    assert play.match.picture().looks[land].tint == decision.seat
    assert play.room.scene.token_for(land).owner == decision.seat


def test_attacking_by_drag(play: Play, qtbot: QtBot) -> None:
    decision = play.ask_until("combat", qtbot)
    attack = next(option for option in decision.options if option[0] == "attack")
    source, target = places(play.match, attack)
    before = play.match.session.ply
    play.drag(play.spot(source), play.spot(target), Qt.KeyboardModifier.ShiftModifier)
    entry = play.match.session.log[before]
    assert entry.action[:3] == attack[:3]
    most = max(o[3] for o in decision_options(play, before) if o[:3] == attack[:3])
    assert entry.action[3] == most


def decision_options(play: Play, ply: int) -> list[Any]:
    state = play.match.session.at(ply)
    seat = play.match.rules.asked(state)[0]
    return list(play.match.rules.options(state, seat))


def test_an_enemy_drag_is_refused_with_its_rule(play: Play, qtbot: QtBot) -> None:
    decision = play.ask_until("combat", qtbot)
    scene = play.room.scene
    own = next(s for s in scene.stacks() if s.token.owner == decision.seat)
    far = next(
        s
        for s in scene.stacks()
        if s.token.owner != decision.seat
        and not any(
            {s.token.at} & step
            for option in decision.options
            for road in play.match.presenter.roads(play.match.observation(), decision.seat, option)
            for step in road
        )
    )
    before = play.match.session.ply
    none = Qt.KeyboardModifier.NoModifier
    play.drag(play.spot(own.token.at), play.spot(far.token.at), none)
    assert play.match.session.ply == before
    bubble = play.room.controller.bubble
    assert bubble is not None
    assert bubble.isVisible()
    assert bubble.rule.startswith("risk.")


def test_the_scene_equals_a_fresh_one_all_game(play: Play, qtbot: QtBot) -> None:
    from boardgames_desktop.gui.board.scene import BoardScene

    play.ask_until("combat", qtbot)
    shown = play.room.scene
    fresh = BoardScene(play.match.boards()[0], shown.colours)
    fresh.show_picture(play.match.picture())

    def seen(scene: BoardScene) -> Any:
        return sorted((item.thing, item.token, item.isVisible()) for item in scene.stacks())

    assert seen(shown) == seen(fresh)
    assert shown.marks.marked("attacked") == fresh.marks.marked("attacked")


@pytest.mark.parametrize("ends", [("alaska", "kamchatka"), ("kamchatka", "alaska")])
def test_an_arrow_around_the_world_leaves_the_board_at_one_edge_and_comes_back_at_the_other(
    play: Play, ends: tuple[str, str]
) -> None:
    marks = play.room.scene.marks
    start, end = (f"land:{name}" for name in ends)
    for show in (lambda: marks.battle(start, end), lambda: marks.trail((start, end))):
        show()
    for arrow in (marks._arrow, marks._trail):
        assert len(arrow.legs) == 2
        wide = play.room.scene.ground.area.width()
        box = arrow._path.boundingRect()
        assert (box.left(), box.right()) == (-BEYOND, wide + BEYOND)
        xs = [arrow._path.pointAtPercent(part / 50).x() for part in range(51)]
        assert not [x for x in xs if wide * 0.2 < x < wide * 0.8]


def test_other_arrows_are_one_line(play: Play) -> None:
    marks = play.room.scene.marks
    marks.battle("land:brazil", "territory:north_africa")
    assert len(marks._arrow.legs) == 1
