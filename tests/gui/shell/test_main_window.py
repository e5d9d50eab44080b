"""The window from start page to table and back: nothing is lost, nothing crashes."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from boardgames_desktop.gui import reading
from boardgames_desktop.gui.application import ICON_SIZES, window_icon
from boardgames_desktop.gui.command_line import Launch, parse
from boardgames_desktop.gui.game_over import GameOverSheet, standings
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.messages import MessageSheet
from boardgames_desktop.gui.shortcuts import CURTAIN, REVIEW, START, TABLE
from boardgames_desktop.gui.window_place import FRAME, place
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.saves import SUFFIX, list_saves, read_save


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


def test_first_start_has_nothing_to_continue(window):
    assert window.commands.where == START
    assert not window.start_page.continue_card.isVisible()
    assert not window.commands["continue"].isEnabled()
    assert window.start_page.doors["new"].isVisible()


def test_the_last_board_is_painted_for_the_size_it_is_shown_at(qtbot, paths, store, hot_seat):
    first = MainWindow(paths, store)
    first.show()
    first.handle(launch(hot_seat))
    play(qtbot, first, 2)
    first.close()
    first.deleteLater()
    window = MainWindow(paths, store)
    window.show()
    card = window.start_page.continue_card
    for size in ((1280, 720), (1600, 900), (1280, 720)):
        window.resize(*size)
        qtbot.waitUntil(
            lambda: card._picture.deviceIndependentSize().toSize() == card.picture_size(),
            timeout=10_000,
        )
    window.close()
    window.deleteLater()


def test_the_place_of_a_game_just_left_is_kept_while_it_is_read(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    play(qtbot, window, 4)
    window.show_start()
    card, page = window.start_page.continue_card, window.start_page
    QApplication.sendPostedEvents()
    before = {name: door.geometry() for name, door in page.doors.items()}
    assert window.focusWidget() is card
    assert window.shelf.reader.wait(10_000)
    QApplication.processEvents()
    assert not card._picture.isNull()
    assert {name: door.geometry() for name, door in page.doors.items()} == before


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_game_gone_on_with_stays_one_file(qtbot, window, paths, hot_seat, by_hand, tmp_path):
    """Its save is written over, unless the player has named it."""
    window.handle(launch(hot_seat))
    play(qtbot, window, 3)
    window.show_start()
    (kept,) = paths.saves.iterdir()
    if by_hand:
        kept = kept.rename(kept.with_name(f"ours{SUFFIX}"))
        window.show_start()
    assert window.shelf.reader.wait(10_000)
    before = len(read_save(kept).entries)
    window.continue_last()
    play(qtbot, window, 3)
    ply = window.match.session.ply
    window.show_start()
    assert {len(read_save(row.path).entries) for row in list_saves(paths.saves)} == (
        {before, ply} if by_hand else {ply}
    )


def test_a_game_that_is_over_is_not_expected_back(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    window.show_start()
    window.shelf.reader.wait(10_000)
    window.show_start()
    assert window.start_page.continue_card.isVisible() == (window.shelf.last() is not None)


def test_nobody_waits_for_files_in_the_windows_thread(qtbot, window, hot_seat, monkeypatch):
    """Journals and saves are read, played through and painted by a thread."""
    window.handle(launch(hot_seat))
    play(qtbot, window, 4)
    here = threading.current_thread()
    seen = []
    for module, name in (
        (reading, "last_match"),
        (reading, "saves_by_age"),
        (reading, "glance"),
        (reading, "glance_picture"),
    ):
        real = getattr(module, name)

        def told(*args, real=real, name=name):
            seen.append((name, threading.current_thread() is here))
            return real(*args)

        monkeypatch.setattr(module, name, told)
    window.show_start()
    assert window.shelf.reader.wait(10_000)
    assert dict(seen) == dict.fromkeys(
        ("last_match", "saves_by_age", "glance", "glance_picture"), False
    )


def test_start_by_words_and_back_keeps_the_game(qtbot, window, paths, hot_seat):
    window.handle(launch(hot_seat))
    assert window.commands.where in (TABLE, CURTAIN)
    play(qtbot, window, 4)
    ply = window.match.session.ply
    key = window.match.rules.key(window.match.session.state)
    window.show_start()
    assert window.match is None
    card = window.start_page.continue_card
    assert card.isVisible()
    assert window.shelf.reader.wait(10_000)
    assert card.isVisible()
    assert "Risk" in card.accessibleDescription()
    rows = list_saves(paths.saves)
    assert len(rows) == 1
    assert len(read_save(rows[0].path).entries) == ply
    window.continue_last()
    assert window.match.rules.key(window.match.session.state) == key


def test_leaving_at_once_leaves_no_file(window, paths, hot_seat):
    window.handle(launch(hot_seat))
    window.show_start()
    assert list_saves(paths.saves) == []


def test_closing_keeps_the_game(qtbot, paths, store, hot_seat):
    first = MainWindow(paths, store)
    first.show()
    first.handle(launch(hot_seat))
    play(qtbot, first, 3)
    key = first.match.rules.key(first.match.session.state)
    first.close()
    second = MainWindow(paths, store)
    second.show()
    assert second.shelf.reader.wait(10_000)
    assert second.start_page.continue_card.isVisible()
    second.start_page.continue_card.click()
    assert second.match.rules.key(second.match.session.state) == key
    second.close()


def test_a_broken_save_is_told_in_one_sheet(window, tmp_path):
    path = tmp_path / f"broken{SUFFIX}"
    path.write_bytes(b"\x00\xff")
    window.open_save(path)
    window.open_save(tmp_path / "missing.4f.json")
    sheets = [one for one in window.dialogs() if isinstance(one, MessageSheet)]
    assert len(sheets) == 2
    assert all("\n  File" not in sheet._what.text() for sheet in sheets)
    assert window.commands.where == START
    for sheet in sheets:
        sheet.reject()


def test_a_game_opened_at_once_makes_no_start_page(qtbot, paths, store, hot_seat):
    window = MainWindow(paths, store)
    qtbot.addWidget(window)
    window.handle(launch(hot_seat))
    window.show()
    assert window._start_page is None
    assert window._stack.currentWidget() is window.table
    window.commands["leave"].trigger()
    assert window._stack.currentWidget() is window.start_page
    assert window.start_page.isVisible()
    window.close()


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b'{"format": 1', b"[]", b"{}"])
def test_a_broken_save_of_the_command_line_leaves_the_start_page(
    qtbot, paths, store, tmp_path, content
):
    path = tmp_path / f"broken{SUFFIX}"
    path.write_bytes(content)
    window = MainWindow(paths, store)
    qtbot.addWidget(window)
    window.handle(Launch(save=path))
    window.show()
    assert window._stack.currentWidget() is window.start_page
    assert [type(one) for one in window.dialogs()] == [MessageSheet]
    window.dialogs()[0].reject()
    window.close()


def test_the_menus_follow_a_burst_of_beats_once(qtbot, window, hot_seat, monkeypatch):
    window.handle(launch(hot_seat))
    menus, asked = window._table_commands, []
    monkeypatch.setattr(Match, "can_redo", lambda self: asked.append(1) or False)
    for _ in range(50):
        menus._refresh_soon()
    assert not asked
    qtbot.waitUntil(lambda: bool(asked))
    assert len(asked) < 5
    asked.clear()
    window.match.asked.emit()
    assert asked
    window.show_start()
    asked.clear()
    menus.refresh()
    assert not asked


def test_the_program_has_an_icon(qapp):
    icon = window_icon()
    assert [size.width() for size in icon.availableSizes()] == list(ICON_SIZES)
    assert icon.pixmap(48, 48).toImage().pixelColor(24, 24).alpha() == 255


def test_the_curtain_hides_everything_and_every_command(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    window._drop_curtain(1)
    curtain = window.curtain
    assert curtain.isVisible()
    assert curtain.geometry() == window._stack.rect()
    assert window.windowTitle() == "Four Fronts"
    assert window.commands.where == CURTAIN
    assert not window.commands["undo"].isEnabled()
    assert not window.commands["review"].isEnabled()
    assert window.commands["quit"].isEnabled()
    window.resize(1100, 640)
    assert curtain.geometry() == window._stack.rect()
    menus = []
    curtain.menu_wanted.connect(lambda: menus.append(1))
    qtbot.keyClick(curtain.button, Qt.Key.Key_Tab)
    assert curtain.button.hasFocus() or not window.isActiveWindow()
    curtain.menu_wanted.disconnect(window._open_menu)
    qtbot.keyClick(curtain, Qt.Key.Key_Escape)
    assert menus == [1]
    assert curtain.isVisible()
    curtain.button.click()
    assert not curtain.isVisible()
    assert window.commands.where == TABLE


def test_review_walks_and_plays_on(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    play(qtbot, window, 6)
    ply = window.match.ply
    window.commands["review"].trigger()
    assert window.commands.where == REVIEW
    bar = window.review_page.bar
    assert bar.position == ply
    bar.go(0)
    assert window.review_page.board.scene.picture is not None
    bar.go(ply - 1)
    before = window.match
    bar.resume.click()
    assert window.match is not before
    assert window.commands.where in (TABLE, CURTAIN)
    assert window.match.session.log[: ply - 1] == before.session.log[: ply - 1]


def test_a_review_is_renamed_with_the_language(qtbot, window, hot_seat, monkeypatch):
    window.handle(launch(hot_seat))
    play(qtbot, window, 2)
    window.commands["review"].trigger()
    renamed = []
    artwork = window.review_page.board._painted.artwork
    monkeypatch.setattr(artwork, "rename", lambda: renamed.append(language().code))
    language().set("cs")
    assert renamed == ["cs"]


def test_leaving_the_review_goes_on(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    play(qtbot, window, 2)
    window.commands["review"].trigger()
    assert window.match.paused
    window.review_page.bar.leave.click()
    assert window.commands.where in (TABLE, CURTAIN)
    assert not window.match.paused


def test_languages_switch_in_the_middle_of_a_game(qtbot, window, hot_seat):
    window.handle(launch(hot_seat))
    play(qtbot, window, 2)
    key = window.match.rules.key(window.match.session.state)
    for _ in range(4):
        for code in LANGUAGES:
            language().set(code)
            QApplication.processEvents()
    assert window.match.rules.key(window.match.session.state) == key
    language().set("en")


@pytest.mark.parametrize("command", ["new", "open", "settings", "shortcuts", "about"])
def test_an_escape_too_many_closes_a_dialog_no_second_time(qtbot, window, command):
    """The second was on its way already when the first one closed the dialog."""
    window.commands[command].trigger()
    (dialog,) = window.dialogs()
    ends = []
    dialog.finished.connect(ends.append)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not window.dialogs()
    assert ends == [0]


def test_commands_open_one_dialog_of_a_kind(window):
    for _ in range(2):
        window.commands["settings"].trigger()
        window.commands["about"].trigger()
    assert len(window.dialogs()) == 2
    for dialog in window.dialogs():
        dialog.reject()


def test_text_size_commands_stop_at_the_ends(window, store):
    for _ in range(12):
        window.commands["larger_text"].trigger()
    assert store.value.text_scale == 2.0
    for _ in range(12):
        window.commands["smaller_text"].trigger()
    assert store.value.text_scale == 0.8


def test_a_report_can_be_made_at_any_time(qtbot, window, paths, hot_seat):
    window.report()
    window.handle(launch(hot_seat))
    play(qtbot, window, 2)
    window.report()
    texts = [path.read_text("utf-8") for path in (paths.data / "reports").iterdir()]
    assert any('"game":"risk"' in text.replace(" ", "") for text in texts)
    for dialog in window.dialogs():
        dialog.reject()


def test_the_end_is_told_and_can_be_played_again(qtbot, window, store, hot_seat):
    store.update(curtain=False)
    window.handle(launch(hot_seat))
    match = window.match
    for _ in range(2):
        qtbot.waitUntil(lambda: match.decision() is not None)
        assert match.resign() is None
    qtbot.waitUntil(lambda: any(isinstance(one, GameOverSheet) for one in window.dialogs()))
    sheet = next(one for one in window.dialogs() if isinstance(one, GameOverSheet))
    assert match.is_over
    assert [one.place for one in sheet._standings] == [1, 2, 3]
    assert sheet._result.text()
    setup = match.setup
    sheet._again.click()
    assert window.match is not match
    assert window.match.setup.seats == setup.seats
    assert window.match.setup.seed != setup.seed


def test_standings_put_the_last_to_leave_first():
    class Last:
        out = (0, 2)

    found = standings([0.0, 1.0, 0.0, 0.0], Last, [(3, 2), (5, 0)])
    assert [(one.seat, one.place, one.until) for one in found] == [
        (1, 1, None),
        (3, 2, None),
        (0, 3, 5),
        (2, 4, 3),
    ]


def test_a_table_that_cannot_be_built_ends_its_match(window, hot_seat, monkeypatch):
    matches = []

    def broken(match, *_, **__):
        matches.append(match)
        raise RuntimeError("no table")

    monkeypatch.setattr("boardgames_desktop.gui.main_window.GameTable", broken)
    closed = []
    close = Match.close

    def noted(match):
        closed.append(match)
        close(match)

    monkeypatch.setattr(Match, "close", noted)
    with pytest.raises(RuntimeError, match="no table"):
        window.handle(launch(hot_seat))
    assert closed == matches
    assert len(closed) == 1
    assert window.match is None
    assert window.table is None
    assert window.commands.where == START


class Desk(QWidget):
    """A window on a screen of any size."""

    def __init__(self, room):
        super().__init__()
        self._room = room

    def screen(self):
        return SimpleNamespace(availableGeometry=lambda: QRect(QPoint(), self._room))


@pytest.mark.parametrize("room", [(1920, 1080), (1024, 600), (910, 512), (819, 480), (720, 450)])
def test_the_first_window_fits_the_screen_with_its_frame(qtbot, store, room):
    """The smaller ones are usual screens at 125 to 200 per cent."""
    window = Desk(QSize(*room))
    qtbot.addWidget(window)
    place(window, store)
    assert window.width() + FRAME.width() <= room[0]
    assert window.height() + FRAME.height() <= room[1]


def test_a_game_of_the_command_line_does_not_look_for_the_last_one(paths, store, hot_seat):
    made = MainWindow(paths, store)
    looked = []
    made.shelf.reader.read = lambda *what: looked.append(what)
    made.handle(launch(hot_seat))
    made.show()
    assert made.commands.where in (TABLE, CURTAIN)
    assert looked == []
    made.close()
    made.deleteLater()


def test_f2_gives_a_hint_and_takes_it_away(qtbot, window):
    window.handle(
        launch(
            "--new risk --seats human,easy,easy --seed 7 "
            "--option setup=dealt --option placement=random"
        )
    )
    match, hinting = window.match, window.table.hinting
    qtbot.waitUntil(lambda: match.decision() is not None, timeout=30_000)
    QApplication.processEvents()
    assert window.commands["hint"].isEnabled()
    qtbot.keyClick(window.table.view, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: match.adviser().hint is not None, timeout=60_000)
    ply = match.ply
    assert hinting.paper.isVisible()
    qtbot.keyClick(window.table.view, Qt.Key.Key_F2)
    assert hinting.paper.isHidden()
    assert match.ply == ply
