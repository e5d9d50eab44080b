"""What is open belongs to one game: it goes when that game leaves the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication

from boardgames_desktop.gui.command_line import parse
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.shortcuts import CURTAIN, TABLE
from boardgames_desktop.services import saves
from boardgames_desktop.services.journal import Journal


def launch(words: str):
    return parse(words.split())


def first_option(match) -> None:
    decision = match.decision()
    assert decision is not None
    match.submit(next(iter(decision)))


@pytest.fixture
def hot_seat():
    from boardgames_desktop.games import load_game

    spec = load_game("risk").variant("classic").options[0]
    option = f"{spec.key}={spec.choices[-1].value}"
    return f"--new risk --seats human,human,human --seed 7 --option {option}"


@pytest.fixture
def window(paths, store):
    made = MainWindow(paths, store)
    made.resize(1280, 720)
    made.show()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def play(qtbot, window, answers: int) -> None:
    match = window.match
    for _ in range(answers):
        qtbot.waitUntil(lambda: match.decision() is not None or match.covered_for is not None)
        if match.covered_for is not None:
            window.curtain.button.click()
        first_option(match)


def test_a_question_about_a_game_goes_with_the_game(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    play(qtbot, window, 1)
    window.ask_resign()
    window.handle(launch(hot_seat.replace("7", "8")))
    assert window.dialogs() == []


def test_the_curtain_ends_a_review(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    play(qtbot, window, 1)
    if window.match.covered_for is not None:
        window.curtain.button.click()
    window.open_review()
    window.match.curtain.emit(1)
    assert window.commands.where == CURTAIN
    window.curtain.button.click()
    assert window.commands.where == TABLE
    assert window.table.isVisible()
    assert not window.review_page.isVisible()
    assert not window.commands["review"].isChecked()


@pytest.mark.parametrize("paused", [True, False])
def test_a_review_leaves_the_pause_as_it_was(qtbot, window, hot_seat, paused):
    window.handle(launch(hot_seat))
    play(qtbot, window, 1)
    window.match.set_paused(paused)
    window.open_review()
    assert window.match.paused
    window.review_page.closed.emit()
    assert window.match.paused == paused


def test_the_end_of_a_game_is_not_told_over_the_next(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    window.match.over.emit()
    qtbot.wait(700)
    assert window.dialogs() == []


def test_a_game_that_cannot_be_written_is_not_called_unreadable(
    qtbot, window, hot_seat, monkeypatch
):
    def fail(*args, **options):
        raise OSError(28, "No space left on device")

    window.handle(launch(hot_seat))
    play(qtbot, window, 2)
    monkeypatch.setattr(saves, "write_atomic", fail)
    for leave in (window.save, window.show_start):
        leave()
        assert window.dialogs() == []
        assert window.toast.isVisible()
        assert "no space is left on the disk" in window.toast.accessibleName()
        window.toast.hide()
    assert window.commands["continue"].isEnabled()


def no_room(*args, **options):
    raise OSError(28, "No space left on device")


def close_as_a_person(window) -> None:
    """Press the button of the window's frame, as far as Qt can tell."""

    class Pressed(QCloseEvent):
        def spontaneous(self) -> bool:
            return True

    event = Pressed()
    window.closeEvent(event)
    if event.isAccepted():
        window.close()


LEAVES = {
    "start page": lambda window, save: window.show_start(),
    "new game": lambda window, save: window.start(window.match.setup),
    "saved game": lambda window, save: window.open_save(save),
    "position": lambda window, save: window.play_position(*window.match.play_on_from(0)),
    "lesson": lambda window, save: window.handle(parse(["--lesson", "risk/first-war"])),
    "quit": lambda window, save: window.commands["quit"].trigger(),
    "close": lambda window, save: close_as_a_person(window),
}


@pytest.fixture
def unkept(qtbot, window, hot_seat, monkeypatch, tmp_path):
    """A game that no journal keeps, and the file of another."""
    save = tmp_path / f"other{saves.SUFFIX}"
    window.handle(launch(hot_seat))
    window.match.save(save)
    monkeypatch.setattr(Journal, "append", no_room)
    play(qtbot, window, 2)
    return window.match, save


@pytest.mark.parametrize("way", LEAVES)
def test_a_game_that_nothing_keeps_is_not_left_unasked(qtbot, window, unkept, monkeypatch, way):
    match, save = unkept
    monkeypatch.setattr(saves, "write_atomic", no_room)
    LEAVES[way](window, save)
    (sheet,) = window.dialogs()
    assert window.match is match
    assert window.isVisible()
    assert "no space is left on the disk" in sheet._what.text()
    sheet._pressed[1].click()
    qtbot.waitUntil(lambda: window.match is not match)
    assert not window.dialogs()


@pytest.mark.parametrize("way", LEAVES)
def test_a_game_that_can_be_saved_is_left_at_once(qtbot, window, unkept, paths, way):
    match, save = unkept
    LEAVES[way](window, save)
    qtbot.waitUntil(lambda: window.match is not match)
    assert not window.dialogs()
    assert len(list(paths.saves.glob(f"*{saves.SUFFIX}"))) == 1
