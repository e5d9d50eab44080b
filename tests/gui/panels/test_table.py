"""The table as a whole: answers, keys, undo, trays, folding, other sizes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from boardgames_desktop.core.picture import Roll
from boardgames_desktop.gui.panels.recap import last_answer
from boardgames_desktop.gui.theme import space, themes

from .conftest import of_kind, open_battle, settle

Key = Qt.Key


def shown_answers(table):
    return {
        button.text(): button
        for button in table.prompt.answer_buttons()
        if button.isVisible() and button.isEnabled()
    }


def test_prompt_asks_and_takes_the_answer(deal):
    table = deal(open_battle, size=(1920, 1080))
    answers = shown_answers(table)
    ply = table.match.ply
    QTest.mouseClick(answers["End combat"], Qt.MouseButton.LeftButton)
    settle()
    assert table.match.ply > ply
    assert table.match.decision().kind != "combat"


def test_primary_key_rolls(deal):
    table = deal(open_battle)
    ply = table.match.ply
    QTest.keyClick(table.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert table.match.ply > ply


def test_number_key_plays_the_numbered_action(deal):
    table = deal(open_battle)
    first = table.around.actions.actions_model.option(0)
    table.view.setFocus()
    QTest.keyClick(table.view, Key.Key_1)
    settle()
    log = table.match.session.log
    assert any(entry.action == first for entry in log[-4:])


def test_digits_are_typed_where_one_types(deal):
    table = deal(open_battle)
    search = table.around.log.search
    search.setFocus()
    ply = table.match.ply
    QTest.keyClicks(search, "12")
    settle()
    assert search.text() == "12"
    assert table.match.ply == ply


def test_slash_filters_the_actions(deal):
    table = deal(open_battle, size=(1920, 1080))
    QTest.keyClick(table.view, Key.Key_Slash)
    settle()
    assert table.around.actions.filter.hasFocus()
    assert table.side.section("actions").open


def test_resigning_is_asked_twice(deal):
    table = deal(open_battle, size=(1920, 1080))
    actions = table.around.actions
    found = actions.found
    rows = range(found.rowCount())
    row = next(r for r in rows if found.index(r, 0).data() == "Resign")
    assert not actions.pick_number(row + 1)
    actions.view.setCurrentIndex(found.index(row, 0))
    ply = table.match.ply
    actions.play.click()
    assert table.match.ply == ply
    actions.play.click()
    settle()
    assert table.match.ply > ply


def test_f6_walks_through_the_regions(deal):
    table = deal(open_battle, size=(1920, 1080))
    table.view.setFocus()
    seen = set()
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget() or table, Key.Key_F6)
        seen.add(QApplication.focusWidget())
    assert len(seen) >= 4
    QTest.keyClick(QApplication.focusWidget(), Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() in seen


def test_next_place_goes_to_what_can_act(deal):
    table = deal(of_kind("place", least=300))
    QTest.keyClick(table.view, Key.Key_N)
    assert table.controller.cursor.thing in table.controller.targets()


def test_undo_from_a_line_of_the_log(deal):
    table = deal(of_kind("place", least=300))
    match = table.match
    start = match.ply
    for _ in range(2):
        settle()
        decision = match.decision()
        if decision.kind != "place":
            break
        option = decision.options[0]
        assert match.submit((*option[:-1], 1)) is None
    settle()
    assert match.ply >= start + 2
    first = next(line.ply for line in match.lines if line.undoable)
    table.around.log.undo_wanted.emit(first)
    settle()
    assert match.ply == start


def test_undo_button_says_what_it_takes_back(deal):
    table = deal(of_kind("place", least=300))
    assert not table.prompt.undo.isEnabled()
    assert table.prompt.undo.toolTip()
    option = table.match.decision().options[0]
    table.submit((*option[:-1], 1))
    settle()
    assert table.prompt.undo.isEnabled()
    QTest.mouseClick(table.prompt.undo, Qt.MouseButton.LeftButton)
    settle()
    assert not table.prompt.undo.isEnabled()


def test_move_in_is_asked_in_the_prompt_line(deal):
    table = deal(of_kind("move_in"), size=(1920, 1080))
    span = table.match.decision().options[0][-1]
    amount = table.prompt.amount
    assert amount.isVisible()
    assert (amount.spin.minimum(), amount.spin.maximum()) == tuple(span)
    amount.spin.setValue(span.lo)
    QTest.mouseClick(table.prompt.primary(), Qt.MouseButton.LeftButton)
    settle()
    moves = [entry.action for entry in table.match.session.log if entry.action[0] == "move_in"]
    assert moves[-1] == ("move_in", span.lo)


def test_fight_on_shows_exact_odds_of_the_amount_before_it_is_ordered(deal):
    table = deal(open_battle, size=(1920, 1080))
    tray = table.around.trays[0]
    answers = shown_answers(table)
    ply = table.match.ply
    QTest.mouseClick(answers["Fight on …"], Qt.MouseButton.LeftButton)
    settle()
    assert table.match.ply == ply, "nothing is fought before the order is given"
    assert tray.on.isVisible()
    spin = tray.on.amount.spin
    before = tray.odds.accessibleName()
    spin.setValue(spin.maximum())
    settle()
    assert tray.odds.accessibleName() != before
    spin.setValue(spin.minimum())
    assert tray.odds.accessibleName() == before
    QTest.mouseClick(tray.primary, Qt.MouseButton.LeftButton)
    settle()
    verbs = [entry.action[0] for entry in table.match.session.log[ply:]]
    assert verbs[0] == "storm"


def test_dice_tumble_and_settle(deal, qtbot):
    table = deal(open_battle, size=(1920, 1080))
    tray = table.around.trays[0]
    scene = Roll(((0, (6, 5, 1)), (1, (6, 4))), (1, 1), None)
    with qtbot.waitSignal(tray.dice.settled, timeout=2000):
        tray.roll(scene, 120)
        assert tray.dice.rolling
        rows = tray.dice._rows
    assert rows[0].won == (False, True, None)
    assert rows[1].won == (True, False)
    tray.roll(scene, 5000)
    tray.finish()
    assert not tray.dice.rolling


def test_the_rail_shows_the_phase(deal):
    table = deal(open_battle)
    assert "Combat: now" in table.around.rail.accessibleDescription()
    assert "Reinforce: done" in table.around.rail.accessibleDescription()


def test_the_tray_is_there_while_a_battle_goes_on(deal):
    table = deal(open_battle, size=(1920, 1080))
    assert table.around.trays[0].isVisible()
    table.submit(("end_combat",))
    settle()
    assert not table.around.trays[0].isVisible()


def test_a_folded_track_still_tells_what_counts_next(deal):
    table = deal(open_battle)
    track, legend = table.around.tracks[0], table.around.legends[0]
    assert track.is_folded
    assert track._now() == "4"
    assert "4" in track.toolTip()
    assert track.x() == legend.geometry().right() + space(4)
    assert track.width() > track.height()


def test_hovering_a_log_line_lights_its_places(deal):
    table = deal(open_battle, size=(1920, 1080))
    places = table.match.lines[-1].line.places
    table.around.log.places_pointed.emit(tuple(places))
    assert table.room.scene.marks.marked("change") >= set(places)
    table.around.log.places_pointed.emit(())
    assert not table.room.scene.marks.marked("change")


def test_sections_fold_and_stay_folded(deal):
    table = deal(open_battle, size=(1920, 1080))
    section = table.side.section("log")
    assert section.open
    QTest.mouseClick(section.head, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    settle()
    assert not section.open
    assert section.height() <= section.head.height() + 1
    table.resize(1900, 1070)
    settle()
    assert not section.open


def test_too_much_text_for_the_window_makes_the_panel_a_drawer(deal):
    table = deal(open_battle, size=(1366, 768))
    themes().set("dark", 1.5)
    settle()
    assert not table.side.isVisible()
    assert table.view.width() == table.width()
    table.prompt.drawer_wanted.emit()
    settle()
    assert table.side.isVisible()
    QTest.keyClick(table.view, Key.Key_Escape)
    QTest.keyClick(table.view, Key.Key_Escape)
    settle()
    assert not table.side.isVisible()


@pytest.mark.parametrize(
    ("size", "mode", "panel"),
    [((1024, 600), "tabs", 300), ((1280, 720), "sections", 340), ((1920, 1080), "sections", 440)],
)
def test_panel_follows_the_window(deal, size, mode, panel):
    table = deal(open_battle, size=size)
    assert table.side.mode == mode
    assert table.side.width() == panel
    assert table.view.width() == size[0] - panel


def test_panel_on_the_left(deal, store):
    table = deal(open_battle)
    store.update(side_panel="left")
    settle()
    assert table.side.x() == 0
    assert table.view.x() == table.side.width()


def test_pace_is_kept(deal, store):
    table = deal(open_battle)
    table.prompt.pace_wanted.emit("fast")
    assert store.value.pace == "fast"
    assert table.match.pace == "fast"


def test_recap_starts_after_the_own_last_turn(deal, qtbot):
    table = deal(of_kind("place", least=300), persons=(0, 1, 2, 3))
    match = table.match
    start = last_answer(match)
    mine = match.viewer
    entries = match.session.log[start:]
    assert entries
    assert match.session.log[start - 1].seat == mine
    with qtbot.waitSignal(table.recap.ended, timeout=5000):
        table.replay_since()
        assert table.recap.running
    settle()
    assert match.decision() is not None
    assert shown_answers(table) is not None


def test_escape_ends_a_recap(deal, store):
    store.update(animation=0.5, pace="normal")
    table = deal(of_kind("place", least=300), persons=(0, 1, 2, 3))
    table.replay_since()
    assert table.recap.running
    QTest.keyClick(table.view, Key.Key_Escape)
    settle()
    assert not table.recap.running


def test_chart_is_made_when_looked_at(deal):
    table = deal(of_kind("combat", least=300), size=(2560, 1440))
    chart = table.around.chart
    assert chart._plot is None
    table.side.reveal("course")
    settle()
    assert chart._plot is not None
    assert len(chart._plot.listDataItems()) == 8
    assert all(isinstance(button, QPushButton) for button in table.prompt.answer_buttons())
