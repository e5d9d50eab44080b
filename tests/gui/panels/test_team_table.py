"""Team Risk at a table: team-mates share a territory, its stacks, their cards."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.actions import Span
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.games.risk.contingents import armies_of, mate_of
from boardgames_desktop.games.risk.world import ADJACENT, KEYS

from .conftest import risk_setup, settle


def team_setup():
    """Two persons, each with both seats of a team."""
    plain = risk_setup(HUMAN, HUMAN, HUMAN, HUMAN, persons=(1, 2, 1, 2))
    return attrs.evolve(plain, variant="team")


def reinforcements_for_the_mate(rules, state, seat):
    """A move of some armies into a neighbouring territory of the team-mate, if there is one."""
    return next(
        (
            option
            for option in rules.options(state, seat)
            if option[0] == "fortify"
            and option[2] in ADJACENT[option[1]]
            and state.owner[option[2]] == mate_of(seat)
            and isinstance(option[3], Span)
            and option[3].hi > 1
        ),
        None,
    )


def can_share(session, decision):
    return decision.kind == "fortify" and reinforcements_for_the_mate(
        session.rules, session.state, decision.seat
    )


def mouse(view, kind, spot, button=Qt.MouseButton.LeftButton):
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
    at = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else button
    target = view.viewport()
    event = QMouseEvent(
        kind, QPointF(spot), QPointF(target.mapToGlobal(spot)), at, held, Qt.NoModifier
    )
    QApplication.sendEvent(target, event)


def drag(table, source, target):
    view, scene = table.room.view, table.room.scene
    start, goal = (
        view.view_point(scene.ground.anchor(f"land:{KEYS[land]}")).toPoint()
        for land in (source, target)
    )
    mouse(view, QEvent.Type.MouseButtonPress, start)
    for step in range(1, 9):
        mouse(view, QEvent.Type.MouseMove, start + (goal - start) * step / 8)
    mouse(view, QEvent.Type.MouseButtonRelease, goal)


def test_troops_are_dragged_into_land_of_the_team_mate(deal, store):
    store.update(drag_amount="all")
    table = deal(can_share, setup=team_setup())
    match, scene = table.match, table.room.scene
    seat = match.decision().seat
    option = reinforcements_for_the_mate(match.rules, match.observation(), seat)
    _, source, target, count = option
    mates = match.observation().armies[target]
    drag(table, source, target)
    settle()
    state = match.observation()
    assert armies_of(state, target, seat) == count.hi
    assert armies_of(state, target, mate_of(seat)) == mates
    place = f"land:{KEYS[target]}"
    assert {token.owner: token.count for token in scene.tokens_on(place)} == {
        seat: count.hi,
        mate_of(seat): mates,
    }
    left, right = (scene.stack(thing) for thing in sorted(scene.things_on(place)))
    assert left.lift.x() < right.lift.x()
    assert left.lift.y() > right.lift.y()


def test_the_players_table_tells_the_teams(deal):
    table = deal(can_share, setup=team_setup())
    model = table.around.players.players
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(2)]
    assert heads == ["Player", "Team"]
    assert [model.index(row, 1).data() for row in range(4)] == ["1", "2", "1", "2"]
