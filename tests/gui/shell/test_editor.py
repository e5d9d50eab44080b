"""The scenario editor, by mouse and keys: from an empty board to a game that is played."""

from __future__ import annotations

import json
import threading

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.setup import OWN
from boardgames_desktop.games import load_game
from boardgames_desktop.gui import own_scenarios
from boardgames_desktop.gui.editor.window import EditorWindow
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.messages import MessageSheet
from boardgames_desktop.gui.new_game import NewGameSheet
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.scenarios import SUFFIX, keep_scenario, list_scenarios

GAME = load_game("warcraft")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
ROW = [(q, 0) for q in range(-2, 3)]


class Hand:
    """A hand with a mouse over the editor."""

    def __init__(self, window: EditorWindow) -> None:
        self.window = window
        self.canvas = window.canvas

    def at(self, *spots) -> QPoint:
        """Return the viewport's pixel in the middle of a space, or between two."""
        middles = [self.canvas._middle_of(spot) for spot in spots]
        middle = sum(middles[1:], start=middles[0]) / len(middles)
        return self.canvas.view_point(middle).toPoint()

    def take(self, tool: str, side: int = 0) -> None:
        palette = self.window.palette_page
        QTest.mouseClick(palette.side_button(side), LEFT)
        QTest.mouseClick(palette.button(tool), LEFT)

    def click(self, *spots, button=LEFT) -> None:
        QTest.mouseClick(self.canvas.viewport(), button, pos=self.at(*spots))

    def drag(self, start, goal, button=LEFT) -> None:
        view = self.canvas.viewport()
        QTest.mousePress(view, button, pos=self.at(start))
        QTest.mouseMove(view, self.at(goal))
        QApplication.processEvents()
        QTest.mouseRelease(view, button, pos=self.at(goal))

    def key(self, *keys) -> None:
        for key in keys:
            QTest.keyClick(self.canvas, key)


@pytest.fixture
def editor(adopt, paths):
    window = adopt(EditorWindow(GAME, paths))
    window.resize(1240, 780)
    window.show()
    QApplication.processEvents()
    return window


@pytest.fixture
def hand(editor):
    return Hand(editor)


def faults(editor) -> list[str]:
    listed = editor.flaws.list
    return [listed.item(row).text() for row in range(listed.count())]


def build(hand) -> None:
    """Lay five spaces in a row, a town, a unit and a worker at each end."""
    hand.take("blank")
    hand.drag(ROW[0], ROW[-1])
    for side, spot in ((0, ROW[0]), (1, ROW[-1])):
        for tool in ("town", "melee", "melee", "worker"):
            hand.take(tool, side)
            hand.click(spot)


def test_a_board_from_nothing_is_built_mended_saved_and_played(editor, hand, paths, qtbot):
    assert "A board needs at least two spaces." in faults(editor)
    assert not editor._play.isEnabled()
    hand.take("blank")
    hand.drag(ROW[0], ROW[-1])
    plan = editor.drafting.plan
    assert {(space.q, space.r) for space in plan.spaces} == set(ROW)
    assert any("nothing at all" in fault for fault in faults(editor))
    build(hand)
    assert faults(editor) == []
    assert editor.drafting.plan.seats[1].pieces[0].melee == 2
    hand.take("blank")
    hand.click((0, 2))
    assert len(faults(editor)) == 1
    assert not editor._play.isEnabled()
    hand.click((0, 2), button=RIGHT)
    assert faults(editor) == []
    editor.tabs.turn_to(3)
    words = editor.pages["words"].boxes["words"].editors
    QTest.keyClicks(words["name"].widget, "The row")
    words["story"].widget.setPlainText("Five fields in a row.")
    wanted = []
    editor.play_wanted.connect(lambda game, path: wanted.append((game, path)))
    QTest.mouseClick(editor._play, LEFT)
    path = paths.scenarios("warcraft") / f"The row{SUFFIX}"
    assert wanted == [("warcraft", path)]
    assert path.exists()
    assert not editor.isWindowModified()


def test_the_board_stays_where_it_is_while_faults_come_and_go(editor, hand):
    build(hand)
    hand.take("blank")
    before = hand.canvas.size(), hand.at((0, 2))
    hand.click((0, 2))
    QApplication.processEvents()
    assert faults(editor)
    assert (hand.canvas.size(), hand.at((0, 2))) == before
    assert "E1" in editor._told.text() or "C1" in editor._told.text()


def test_one_drag_is_one_step_back(editor, hand):
    hand.take("forest")
    hand.drag(ROW[0], ROW[-1])
    assert len(editor.drafting.plan.spaces) == 5
    QTest.mouseClick(editor._undo, LEFT)
    assert editor.drafting.plan.spaces == ()
    QTest.mouseClick(editor._redo, LEFT)
    assert len(editor.drafting.plan.spaces) == 5
    hand.take("erase")
    hand.drag(ROW[0], ROW[1])
    assert len(editor.drafting.plan.spaces) == 3


def test_walls_stand_between_spaces_and_pieces_come_one_a_click(editor, hand):
    build(hand)
    hand.take("wall")
    hand.click(ROW[1], ROW[2])
    assert [set(wall) for wall in editor.drafting.plan.walls] == [{ROW[1], ROW[2]}]
    assert len(faults(editor)) == 1
    QTest.mouseClick(editor.palette_page.removing, LEFT, pos=QPoint(8, 12))
    assert editor.drafting.removing
    hand.click(ROW[1], ROW[2])
    assert editor.drafting.plan.walls == ()
    hand.take("melee", 1)
    hand.click(ROW[-1])
    assert editor.drafting.plan.seats[1].pieces[0].melee == 1


def test_a_refused_click_says_why(editor, hand):
    hand.take("melee")
    hand.click(ROW[0])
    assert editor.toast.isVisible()
    assert not editor.drafting.can_undo


def test_everything_can_be_done_by_keys(editor, hand):
    hand.canvas.setFocus()
    keys = Qt.Key
    hand.key(keys.Key_Space, keys.Key_Right, keys.Key_Return, keys.Key_Down, keys.Key_Space)
    assert len(editor.drafting.plan.spaces) == 3
    hand.key(keys.Key_Delete)
    assert len(editor.drafting.plan.spaces) == 2
    editor.palette_page.take("wall")
    hand.key(keys.Key_Up, keys.Key_Space)
    seen = set()
    for _ in range(6):
        hand.key(keys.Key_R, keys.Key_Space)
        seen |= {frozenset(wall) for wall in editor.drafting.plan.walls}
    assert seen == {frozenset(space_spots(editor))}
    hand.key(keys.Key_X)
    assert editor.drafting.removing


def space_spots(editor):
    return editor.drafting.shop.spots(editor.drafting.plan)


def test_a_click_on_a_fault_goes_where_it_is(editor, hand):
    build(hand)
    editor.tabs.turn_to(2)
    page = editor.pages["goals"]
    page.pick("hold")
    QTest.mouseClick(page.adders[""], LEFT)
    assert len(faults(editor)) >= 1
    editor.tabs.turn_to(0)
    editor.flaws._go(editor.flaws.list.item(0))
    assert editor.tabs.shown == 2
    editor.drafting.undo()
    hand.take("blank")
    hand.click((0, 2))
    editor.tabs.turn_to(1)
    editor.flaws._go(editor.flaws.list.item(0))
    assert editor.tabs.shown == 0
    assert hand.canvas.cursor_spot == (0, 2)


def test_forms_follow_the_plan_and_change_it(editor, hand):
    page = editor.pages["players"]
    box = page.boxes["seat.0"].editors["race"].widget
    box.setCurrentIndex(box.findData("undead"))
    box.activated.emit(box.currentIndex())
    assert editor.drafting.plan.seats[0].race == "undead"
    QTest.mouseClick(page.adders["neutral"], LEFT)
    assert editor.drafting.plan.neutral is not None
    assert len(editor.palette_page._sides) == 3
    gold = page.boxes["seat.1"].editors["gold"].widget
    gold.setValue(9)
    assert editor.drafting.plan.seats[1].gold == 9
    editor.drafting.undo()
    assert gold.value() == 5
    cards = page.boxes["rules"].editors["stripped"].widget
    cards.item(0).setCheckState(Qt.CheckState.Checked)
    assert editor.drafting.plan.stripped == ("call_to_arms",)
    page.remove("neutral")
    assert "neutral" not in page.boxes


def test_a_scenario_of_the_rulebook_is_a_start(editor):
    editor.start_from("captives")
    assert editor.drafting.title == "The Captives"
    assert faults(editor) == []
    assert editor._play.isEnabled()


def test_what_is_not_saved_is_asked_about(editor, hand):
    build(hand)
    editor.start_blank()
    sheet = next(child for child in editor.findChildren(MessageSheet) if child.isVisible())
    assert len(editor.drafting.plan.spaces) == 5
    sheet._pressed[0].click()
    assert editor.drafting.plan.spaces == ()


def test_the_board_is_there_again_in_another_window(editor, hand, adopt, paths):
    build(hand)
    editor.close()
    again = adopt(EditorWindow(GAME, paths))
    assert len(again.drafting.plan.spaces) == 5
    assert again.isWindowModified()


def test_files_come_and_go(editor, hand, tmp_path, paths):
    editor.start_from("captives")
    editor.save()
    editor.export_to(tmp_path / "gift.json")
    editor.take_file(tmp_path / "gift.json")
    assert editor.drafting.path is None
    (tmp_path / "bad.json").write_text("{}")
    editor.take_file(tmp_path / "bad.json")
    assert any(child.isVisible() for child in editor.findChildren(MessageSheet))
    folder = paths.scenarios("warcraft")
    assert [row.name for row in list_scenarios(GAME, folder)] == ["The Captives"]


def test_scenarios_are_deleted_only_when_told_twice(editor, paths, adopt):
    from boardgames_desktop.gui.editor.library import LibrarySheet

    folder = paths.scenarios("warcraft")
    editor.start_from("captives")
    editor.save()
    (folder / f"broken{SUFFIX}").write_text("{")
    sheet = adopt(LibrarySheet(GAME, folder, editor))
    sheet.open()
    assert [sheet.list.item(row).text() for row in range(2)] == ["broken", "The Captives"]
    assert sheet._faults.text()
    sheet.list.setCurrentRow(1)
    assert not sheet._faults.text()
    sheet._delete.click()
    asked = next(child for child in sheet.findChildren(MessageSheet) if child.isVisible())
    asked.reject()
    assert len(list_scenarios(GAME, folder)) == 2
    sheet._delete.click()
    asked = [child for child in sheet.findChildren(MessageSheet) if child.isVisible()][-1]
    asked._pressed[0].click()
    assert [row.name for row in list_scenarios(GAME, folder)] == ["broken"]


@pytest.mark.parametrize("code", ["el", "cs"])
def test_the_language_changes_under_way(editor, code):
    editor.start_from("necromancers")
    language().set(code)
    QApplication.processEvents()
    assert len(editor.tabs.words()) == 4
    assert all(editor.tabs.words())
    assert editor.pages["goals"].boxes["goal.0"].editors


# -- in the new-game dialog and at the table -------------------------------------------------


def small_document() -> str:
    shop = GAME.workshop()
    plan = shop.titled(shop.blank(), "Row")
    for spot in ROW:
        plan = shop.use(plan, "blank", 0, spot)
    for side, spot in ((0, ROW[0]), (1, ROW[-1])):
        for tool in ("town", "melee", "melee", "melee", "worker", "worker"):
            plan = shop.use(plan, tool, side, spot)
    return shop.write(plan)


@pytest.fixture
def folder(paths):
    made = paths.scenarios("warcraft")
    keep_scenario(made / f"Row{SUFFIX}", small_document())
    broken = {**json.loads(small_document()), "seats": []}
    keep_scenario(made / f"Torn{SUFFIX}", json.dumps(broken))
    return made


def sheet_of(adopt, store, paths, **more):
    sheet = adopt(NewGameSheet(store, game_id="warcraft", scenarios=paths.scenarios, **more))
    sheet.open()
    assert sheet._own.reader.wait(5000)
    return sheet


def test_scenarios_of_players_are_read_in_a_thread(adopt, store, paths, folder, monkeypatch):
    """A slow disk keeps nobody waiting, and what is read late overrules no choice."""
    threads, gate = [], threading.Event()

    def slow(game, where):
        threads.append(threading.current_thread())
        gate.wait(5)
        return list_scenarios(game, where)

    monkeypatch.setattr(own_scenarios, "list_scenarios", slow)
    wanted = folder / f"Row{SUFFIX}"
    ours = {"game_id": "warcraft", "scenarios": paths.scenarios, "scenario": wanted}
    sheets = [adopt(NewGameSheet(store, **ours)) for _ in range(2)]
    for sheet in sheets:
        sheet.open()
        assert not sheet._start.isEnabled()
    sheets[1]._cards[1][1].click()
    assert sheets[1]._start.isEnabled()
    gate.set()
    for sheet in sheets:
        assert sheet._own.reader.wait(5000)
        assert sheet._start.isEnabled()
    assert threading.main_thread() not in threads
    assert [bool(sheet.setup().document) for sheet in sheets] == [True, False]


def test_scenarios_of_players_are_offered_and_broken_ones_shown(adopt, store, paths, folder):
    sheet = sheet_of(adopt, store, paths)
    assert [row.name for row in sheet._own.rows] == ["Row", "Torn"]
    good, bad = sheet._own.cards
    assert good.isEnabled()
    assert not bad.isEnabled()
    assert bad.accessibleDescription().startswith("Cannot be played.\n")
    good.click()
    setup = sheet.setup()
    assert (setup.variant, setup.document) == (OWN, small_document())
    assert sheet._start.isEnabled()
    sheet._begin()
    again = sheet_of(adopt, store, paths)
    assert again.setup().document == setup.document
    assert again._own.cards[0].isChecked()
    again._cards[0][1].click()
    assert again.setup().document == ""
    again._show_game(load_game("risk"))
    assert not again._own.isVisible()


def test_nobody_is_offered_the_side_that_nobody_plays(adopt, store, paths):
    shop = GAME.workshop()
    plan = shop.add(shop.read(small_document()), "players", "neutral")
    plan = shop.use(shop.change(plan, "neutral", "race", "human"), "melee", 2, ROW[2])
    path = paths.scenarios("warcraft") / f"Neutral{SUFFIX}"
    keep_scenario(path, shop.write(plan))
    sheet = sheet_of(adopt, store, paths, scenario=path)
    for _ in range(6):
        sheet.seats.shuffle()
        sheet.seats.draw_sides()
        assert "blue" not in [row.colour for row in sheet.seats.rows]
        assert sheet._start.isEnabled()


def test_a_file_that_is_asked_for_is_chosen(adopt, store, paths, folder, tmp_path):
    elsewhere = tmp_path / "gift.json"
    elsewhere.write_text(small_document())
    sheet = sheet_of(adopt, store, paths, scenario=elsewhere)
    assert sheet.setup().document == small_document()
    sheet = sheet_of(adopt, store, paths, scenario=folder / f"Torn{SUFFIX}")
    assert sheet.setup().document == ""


def test_computers_play_it_and_it_is_continued(adopt, paths, store, folder, qtbot):
    window = adopt(MainWindow(paths, store))
    window.open_editor()
    window.editor.open_file(folder / f"Row{SUFFIX}")
    window.editor.play()
    assert not window.editor.isVisible()
    sheet = window.dialogs()[0]
    assert isinstance(sheet, NewGameSheet)
    assert sheet._own.reader.wait(5000)
    for row in sheet.seats.rows:
        row.set_draft(type(row.draft())("", "easy", row.colour))
    sheet._begin()
    qtbot.waitUntil(lambda: window.match is not None and window.match.ply >= 20, timeout=90_000)
    assert window.match.setup.document == small_document()
    window.show_start()
    window.continue_last()
    assert window.match is not None
    assert window.match.setup.document == small_document()
    assert window.match.ply >= 20
    window.show_start()


def test_the_dialog_leads_to_the_editor(adopt, paths, store):
    window = adopt(MainWindow(paths, store))
    window.ask_new_game("warcraft")
    window.dialogs()[0]._own.editor.click()
    assert not window.dialogs()
    assert window.editor.isVisible()
    window._desk.close()


def test_another_look_paints_every_tool_once_and_one_a_turn(editor, qtbot, monkeypatch):
    palette, painted = editor.palette_page, []
    qtbot.waitUntil(lambda: not palette._unpainted, timeout=20_000)
    made = palette._picture

    def picture(tool, size, ratio):
        painted.append(tool.key)
        return made(tool, size, ratio)

    monkeypatch.setattr(palette, "_picture", picture)
    themes().set("light", 1.5)
    assert painted == []
    palette._turn.timeout.emit()
    assert len(painted) == 1
    qtbot.waitUntil(lambda: not palette._unpainted, timeout=20_000)
    assert sorted(painted) == sorted(tool.key for tool, _ in palette._tools)
