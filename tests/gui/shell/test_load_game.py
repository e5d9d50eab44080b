"""The dialog of saved games lives with whatever lies in its folder."""

from __future__ import annotations

import os
import threading

import pytest
from PySide6.QtCore import Qt

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.gui import reading, save_list
from boardgames_desktop.gui.load_game import LoadSheet
from boardgames_desktop.gui.save_list import BROKEN, NOTE
from boardgames_desktop.gui.shelf import Shelf
from boardgames_desktop.services.journal import Journal
from boardgames_desktop.services.saves import SUFFIX, Save, SaveError, read_save, write_save
from boardgames_desktop.services.seating import last_match


def make_save(path, plies: int = 30) -> None:
    setup = Setup(
        "risk",
        "classic",
        tuple(SeatSetup("", "easy", colour) for colour in ("red", "blue", "yellow")),
        seed=5,
    )
    rules = load_game("risk").rules(setup)
    session = GameSession(rules, setup)
    session.start()
    number = 0
    while session.ply < plies and not session.over:
        seat = rules.asked(session.state)[0]
        number += 1
        turn = number
        action = rules.decision(session.state, seat).sample(lambda below, k=turn: k * 7919 % below)
        session.submit(seat, action)
    write_save(path, Save.of(setup, session.log, rules, session.state))


@pytest.fixture
def folder(paths):
    paths.saves.mkdir(parents=True)
    return paths.saves


@pytest.fixture
def open_sheet(adopt, paths, store):
    def make() -> LoadSheet:
        sheet = LoadSheet(Shelf(paths, store))
        adopt(sheet)
        sheet.open()
        settle(sheet)
        return sheet

    return make


def settle(sheet) -> None:
    """Wait until the folder, and the file chosen in it, have been read."""
    for _ in range(4):
        assert sheet._shelf.reader.wait(10_000)
        if sheet._later.isActive():
            sheet._later.stop()
            sheet._look()


def look(qtbot, sheet, name: str) -> None:
    row = next(
        row for row in range(sheet._model.rowCount()) if sheet._model.index(row).data() == name
    )
    sheet.list.setCurrentIndex(sheet._model.index(row))
    settle(sheet)


def test_no_file_is_read_in_the_windows_thread(qtbot, folder, open_sheet, monkeypatch):
    make_save(folder / f"good{SUFFIX}")
    here, seen = threading.current_thread(), []
    for module, name in (
        (save_list, "list_saves"),
        (save_list, "rescue"),
        (save_list, "glance_picture"),
        (reading, "read_save"),
        (reading, "glance"),
    ):
        real = getattr(module, name)

        def told(*args, real=real, name=name):
            seen.append((name, threading.current_thread() is here))
            return real(*args)

        monkeypatch.setattr(module, name, told)
    sheet = open_sheet()
    assert {name for name, _ in seen} == {
        "list_saves",
        "rescue",
        "glance_picture",
        "read_save",
        "glance",
    }
    assert not any(mine for _, mine in seen)
    assert not sheet._stamp._image.isNull()


def test_an_empty_folder_says_so(open_sheet):
    sheet = open_sheet()
    assert sheet._model.rowCount() == 0
    assert sheet._empty.isVisibleTo(sheet)
    assert not sheet._open_button.isEnabled()


def test_bad_files_are_listed_with_their_reason(qtbot, folder, open_sheet):
    make_save(folder / f"good{SUFFIX}")
    whole = (folder / f"good{SUFFIX}").read_bytes()
    (folder / f"empty{SUFFIX}").write_bytes(b"")
    (folder / f"binary{SUFFIX}").write_bytes(os.urandom(4096))
    (folder / f"huge{SUFFIX}").write_bytes(b" " * 17_000_000)
    (folder / f"truncated{SUFFIX}").write_bytes(whole[: len(whole) // 2])
    (folder / f"future{SUFFIX}").write_bytes(
        b'{"format": "four-fronts-save", "version": 99, "app": "7.2"}'
    )
    (folder / f"directory{SUFFIX}").mkdir()
    (folder / "notes.txt").write_text("no save")
    sheet = open_sheet()
    model = sheet._model
    found = {model.index(row).data(): model.index(row) for row in range(model.rowCount())}
    assert set(found) == {"good", "empty", "binary", "huge", "truncated", "future", "directory"}
    assert not found["good"].data(BROKEN)
    for name, index in found.items():
        assert index.data(NOTE)
        look(qtbot, sheet, name)
        assert sheet._open_button.isEnabled() == (name == "good")
        assert bool(sheet._trouble.text()) == (name != "good")
    assert "7.2" in found["future"].data(NOTE)
    sheet.grab()


def test_a_damaged_log_offers_its_good_part(qtbot, folder, open_sheet):
    path = folder / f"bent{SUFFIX}"
    make_save(path)
    text = path.read_text(encoding="utf-8").splitlines()
    lines = [number for number, line in enumerate(text) if ": " in line and '"*: ' not in line]
    logged = [number for number in lines if any(c in text[number] for c in ("red:", "blue:"))]
    target = logged[len(logged) // 2]
    text[target] = text[target].replace("red:", "pink:").replace("blue:", "pink:")
    path.write_text("\n".join(text), encoding="utf-8")
    sheet = open_sheet()
    look(qtbot, sheet, "bent")
    assert not sheet._open_button.isEnabled()
    assert sheet._rescue.isVisibleTo(sheet)
    with qtbot.waitSignal(sheet.chosen) as heard:
        sheet._rescue.click()
    assert heard.args[0].exists()
    assert heard.args[0] != path
    assert path.exists()


def test_a_good_save_is_shown_and_opened(qtbot, folder, open_sheet):
    make_save(folder / f"good{SUFFIX}")
    sheet = open_sheet()
    look(qtbot, sheet, "good")
    assert sheet._seen is not None
    assert "Risk" in sheet._facts.text()
    with qtbot.waitSignal(sheet.chosen) as heard:
        qtbot.mouseClick(sheet._open_button, Qt.MouseButton.LeftButton)
    assert heard.args[0] == folder / f"good{SUFFIX}"


def test_delete_can_be_taken_back_until_the_dialog_closes(folder, open_sheet):
    path = folder / f"good{SUFFIX}"
    make_save(path)
    sheet = open_sheet()
    sheet.delete_chosen()
    sheet.delete_chosen()
    assert not path.exists()
    assert sheet._undo_line.isVisibleTo(sheet)
    settle(sheet)
    sheet._bring_back()
    assert path.exists()
    settle(sheet)
    assert sheet._model.rowCount() == 1
    sheet.delete_chosen()
    sheet.reject()
    assert list(folder.iterdir()) == []


def test_a_file_from_elsewhere_is_copied(tmp_path, folder, open_sheet):
    make_save(tmp_path / f"other{SUFFIX}")
    sheet = open_sheet()
    sheet.take_file(tmp_path / f"other{SUFFIX}")
    sheet.take_file(tmp_path / f"other{SUFFIX}")
    assert sorted(path.name for path in folder.iterdir()) == [
        f"other (2){SUFFIX}",
        f"other{SUFFIX}",
    ]
    sheet.take_file(tmp_path / "missing.4f.json")
    assert sheet._trouble.text()


def risk_of_people(seed: int) -> Setup:
    return Setup(
        "risk",
        "classic",
        tuple(SeatSetup("", "human", colour) for colour in ("red", "blue", "yellow")),
        seed=seed,
    )


def crashed_match(paths, seed: int):
    """Leave the journal of a match behind that nobody put away."""
    setup = risk_of_people(seed)
    rules = load_game("risk").rules(setup)
    session = GameSession(rules, setup)
    session.start()
    for number in range(4):
        seat = rules.asked(session.state)[0]
        session.submit(seat, rules.decision(session.state, seat).sample(lambda n, k=number: k % n))
    journal = Journal.create(paths.journals, rules, setup, session.log)
    journal.close()
    return setup, tuple(session.log)


def test_every_unfinished_match_can_be_reached(open_sheet, paths, store):
    lost = [crashed_match(paths, seed) for seed in (1, 2, 3)]
    open_sheet()
    sheet = open_sheet()
    rows = [sheet._model.row(index) for index in range(sheet._model.rowCount())]
    assert len(rows) == 3
    found = {read_save(row.path).setup.seed: read_save(row.path).entries for row in rows}
    assert found == {setup.seed: entries for setup, entries in lost}


def test_a_match_put_away_is_not_saved_twice(open_sheet, paths, store):
    setup, entries = crashed_match(paths, 1)
    rules = load_game("risk").rules(setup)
    session = GameSession(rules, setup)
    session.replay(entries)
    write_save(paths.saves / f"kept{SUFFIX}", Save.of(setup, entries, rules, session.state))
    assert open_sheet()._model.rowCount() == 1


def names(sheet) -> list[str]:
    model = sheet._model
    return [model.index(row).data() for row in range(model.rowCount())]


def begin(paths, store, qtbot):
    """Start a match of three people and let the first of them do something."""
    shelf = Shelf(paths, store)
    match = shelf.start(risk_of_people(9))
    match.start()
    qtbot.waitUntil(lambda: match.decision() is not None)
    assert match.submit(match.decision().sample(lambda below: 0)) is None
    return shelf, match


def test_the_match_on_the_table_is_not_lost(open_sheet, paths, store, qtbot):
    _, match = begin(paths, store, qtbot)
    assert names(open_sheet()) == []
    match.close()


def test_a_match_in_which_nothing_was_done_is_no_saved_game(open_sheet, paths, store):
    shelf = Shelf(paths, store)
    match = shelf.start(risk_of_people(9))
    match.start()
    shelf.put_away(match)
    assert names(open_sheet()) == []
    match = shelf.start(risk_of_people(10))
    match.start()
    match.close()
    assert names(open_sheet()) == []


@pytest.mark.parametrize("away", [True, False])
def test_a_save_that_was_only_looked_at_stays_the_only_one(folder, open_sheet, paths, store, away):
    path = folder / f"one{SUFFIX}"
    make_save(path)
    os.utime(path, (1_000_000, 1_000_000))
    shelf = Shelf(paths, store)
    for _ in range(2):
        match = shelf.open(path)
        if away:
            shelf.put_away(match)
        else:
            match.close()
        assert names(open_sheet()) == ["one"]


def test_what_was_deleted_does_not_come_back(open_sheet, paths, store, qtbot):
    shelf, match = begin(paths, store, qtbot)
    shelf.put_away(match)
    crashed_match(paths, 3)
    open_sheet()
    sheet = open_sheet()
    assert len(names(sheet)) == 2
    sheet.delete_chosen()
    sheet.delete_chosen()
    sheet.reject()
    assert names(open_sheet()) == []
    assert last_match(paths) is not None, "Continue still goes on with it"


def test_a_match_that_could_not_be_saved_is_saved_later(open_sheet, paths, store, qtbot):
    shelf, match = begin(paths, store, qtbot)
    paths.saves.parent.mkdir(parents=True, exist_ok=True)
    paths.saves.write_text("in the way")
    with pytest.raises(SaveError):
        shelf.put_away(match)
    paths.saves.unlink()
    open_sheet()
    assert len(names(open_sheet())) == 1


def test_nothing_is_lost_when_a_name_is_taken_again(tmp_path, folder, open_sheet):
    make_save(folder / f"one{SUFFIX}", 30)
    make_save(tmp_path / f"one{SUFFIX}", 12)
    sheet = open_sheet()
    sheet.delete_chosen()
    sheet.take_file(tmp_path / f"one{SUFFIX}")
    settle(sheet)
    sheet._bring_back()
    settle(sheet)
    assert sorted(names(sheet)) == ["one", "one (2)"]
    assert sheet.list.currentIndex().data() == "one (2)"


def test_the_choice_stays_while_the_folder_is_read_again(folder, open_sheet):
    for number in range(3):
        make_save(folder / f"n{number}{SUFFIX}")
    sheet = open_sheet()
    sheet._model.refresh()
    sheet.list.setCurrentIndex(sheet._model.index(2))
    chosen = sheet.list.currentIndex().data()
    settle(sheet)
    assert sheet.list.currentIndex().data() == chosen


def test_files_are_deleted_as_fast_as_the_key_is_pressed(folder, open_sheet):
    for number in range(5):
        make_save(folder / f"n{number}{SUFFIX}")
    sheet = open_sheet()
    sheet._model.refresh()
    for left in (4, 3, 2):
        sheet.delete_chosen()
        assert len(names(sheet)) == left
    settle(sheet)
    assert len(names(sheet)) == 2
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sheet, "accept", lambda: None)
        taken = []
        sheet.chosen.connect(taken.append)
        sheet.delete_chosen()
        sheet._open_chosen()
    assert [path.exists() for path in taken] == [True]
    sheet.delete_chosen()
    assert names(sheet) == []
    assert sheet._empty.isVisibleTo(sheet)
    assert not sheet._open_button.isEnabled()


def test_a_folder_that_cannot_be_deleted_stays(folder, open_sheet):
    odd = folder / f"odd{SUFFIX}"
    odd.mkdir()
    (odd / "inside").write_text("precious")
    sheet = open_sheet()
    sheet.delete_chosen()
    sheet.reject()
    assert [path.name for path in folder.iterdir()] == [odd.name]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_told_and_not_waited_for(folder, open_sheet):
    os.mkfifo(folder / f"pipe{SUFFIX}")
    sheet = open_sheet()
    assert names(sheet) == ["pipe"]
    assert sheet._trouble.text()


def test_a_file_that_cannot_be_taken_in_spoils_no_other(tmp_path, folder, open_sheet):
    make_save(folder / f"good{SUFFIX}")
    with (tmp_path / f"huge{SUFFIX}").open("wb") as file:
        file.truncate(10**10)
    sheet = open_sheet()
    for name in (f"huge{SUFFIX}", f"missing{SUFFIX}"):
        sheet.take_file(tmp_path / name)
        assert sheet._trouble.text()
        assert sheet._open_button.isEnabled()
    assert [path.name for path in folder.iterdir()] == [f"good{SUFFIX}"]
