"""Missions as slips: progress, opening, claiming, handing over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.picture import Token
from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.panels.missions import MissionsPanel, standing

COLOURS = ("red", "blue", "yellow")


def slip(key: str, rank: str, *marks: tuple[str, int], owner: int = 0) -> Token:
    return Token(
        "mission:" + key,
        "mission",
        owner,
        f"missions:{owner}",
        face=key,
        badges=((rank, 1), *marks),
        title=Msg("risk.mission." + key),
        note=Msg("risk.mission.gen4.text"),
        faded=("done", 1) in marks,
    )


OWN = [
    slip("cap1", "captain", ("done", 1)),
    slip("maj2", "major", ("have", 2), ("need", 6)),
    slip("col2", "colonel", ("have", 8), ("need", 8), ("ready", 1)),
]
THEIRS = slip("gen4", "general", ("have", 0), ("need", 1), owner=1)


@pytest.fixture
def panel(qtbot: QtBot) -> MissionsPanel:
    made = MissionsPanel(COLOURS)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show_tokens([THEIRS, *OWN], 0)
    made.show()
    return made


def middle(panel: MissionsPanel, row: int) -> QPoint:
    return panel.view.visualRect(panel.slips.index(row)).center()


def press(qtbot: QtBot, panel: MissionsPanel, row: int) -> None:
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(panel, row))


def test_badges_tell_how_far_a_mission_is() -> None:
    assert [(s.rank, s.have, s.need, s.ready) for s in map(standing, [*OWN, THEIRS])] == [
        (1, 0, 0, False),
        (2, 2, 6, False),
        (3, 8, 8, True),
        (4, 0, 1, False),
    ]
    assert standing(OWN[0]).share == 1.0
    assert standing(OWN[1]).share == pytest.approx(1 / 3)


def test_own_missions_come_first_and_are_all_seen(panel: MissionsPanel) -> None:
    assert [panel.slips.token(row).owner for row in range(4)] == [0, 0, 0, 1]
    assert panel.view.height() == panel.view.height_of_rows()
    assert panel.view.others == {1: "blue", 2: "yellow"}
    assert panel.holds("mission:gen4")
    assert not panel.grab().isNull()


def test_a_press_opens_a_slip_and_closes_it(panel: MissionsPanel, qtbot: QtBot) -> None:
    picked: list[str] = []
    panel.thing_picked.connect(picked.append)
    before = panel.view.height()
    press(qtbot, panel, 1)
    assert panel.view.height() > before
    press(qtbot, panel, 1)
    assert panel.view.height() == before
    assert picked == []


def test_what_can_be_claimed_is_open_and_picked_by_a_press(
    panel: MissionsPanel, qtbot: QtBot
) -> None:
    assert [panel.view.is_open(token) for token in OWN] == [False, False, True]
    panel.mark({"mission:col2", "land:ural"}, ())
    assert panel.slips.index(2).data(Role.LIT)
    with qtbot.waitSignal(panel.thing_picked) as picked:
        press(qtbot, panel, 2)
    assert picked.args == ["mission:col2"]


def test_keys_do_what_a_press_does(panel: MissionsPanel, qtbot: QtBot) -> None:
    panel.mark({"mission:col2"}, ())
    panel.view.setCurrentIndex(panel.slips.index(2))
    with qtbot.waitSignal(panel.thing_picked):
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)


def test_a_slip_is_read_out_with_its_sentence(panel: MissionsPanel) -> None:
    said = panel.slips.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Blitz" in said
    assert "last army" in said


def test_nothing_is_seen_while_the_screen_is_handed_over(panel: MissionsPanel) -> None:
    panel.set_hidden(True)
    assert panel.show_button.isVisible()
    panel.cover()
    assert not panel.slips.rowCount()
    assert not panel.show_button.isVisible()
