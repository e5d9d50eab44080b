"""Lessons in the window: every one is played with the mouse and the usual settings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMargins, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.services.little_lesson import changed, write

from boardgames_desktop.gui.command_line import (
    Launch,
    UsageError,
    launch_from_json,
    launch_to_json,
    parse,
    run,
)
from boardgames_desktop.gui.lessons.lesson_list import LessonSheet
from boardgames_desktop.gui.lessons.pointing_out import places_of
from boardgames_desktop.gui.lessons.standing import spot_in_view
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.shortcuts import LESSON, START, TABLE
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.lesson import ASKING, DONE, READING
from boardgames_desktop.services.lesson_file import LessonError, lesson_names
from boardgames_desktop.services.lesson_progress import Mark
from boardgames_desktop.services.paths import resources
from boardgames_desktop.services.saves import list_saves
from boardgames_desktop.services.settings import SettingsStore

from .pupil import Pupil, let_it_begin, take

NAMES = lesson_names(resources() / "lessons")
IDS = ["/".join(name) for name in NAMES]
MOST_STEPS = 60


@pytest.fixture
def settings(qapp):
    """Settings as they are on the first day."""
    return SettingsStore()


@pytest.fixture
def window(paths, settings):
    made = MainWindow(paths, settings)
    made.resize(1280, 720)
    made.show()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def little(window, tmp_path):
    """The window with the little lesson on the table."""
    window.school.root = write(tmp_path / "lessons")
    take(window, "risk", "little")
    return window


@pytest.fixture
def pupil(little):
    return Pupil(little)


@pytest.mark.parametrize(("game", "name"), NAMES, ids=IDS)
def test_every_lesson_is_played_with_the_mouse(window, game, name):
    take(window, game, name)
    pupil = Pupil(window)
    seen = []
    for _ in range(MOST_STEPS):
        if pupil.tutor is None:
            break
        seen.append(pupil.tutor.step.id)
        if pupil.tutor.phase == READING:
            assert window.table.prompt.answer_buttons() == [], f"dead buttons: {seen[-1]}"
        pupil.step()
    assert pupil.tutor is None, f"the lesson does not end: {seen}"
    assert window.school.progress.done(f"{game}/{name}")
    assert pupil.done["drag"] + pupil.done.get("click", 0) > 2
    assert window.commands.where == START
    assert isinstance(window.dialogs()[-1], LessonSheet)
    assert list_saves(window._paths.saves) == []


def test_the_little_lesson_with_the_keyboard(pupil):
    window = pupil.window
    assert QApplication.focusWidget() is pupil.card.next
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert pupil.where() == "put, asking"
    assert QApplication.focusWidget() is window.table.view
    QTest.keyClick(window.table.view, Qt.Key.Key_Return)
    assert pupil.where() == "put, asking"
    QTest.keyClick(window.table.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert pupil.where() == "look, reading"
    window.table.view.setFocus()
    QTest.keyClick(window.table.view, Qt.Key.Key_Enter)
    assert pupil.where() == "put, asking"
    pupil.card.show_me.setFocus()
    QTest.keyClick(pupil.card.show_me, Qt.Key.Key_Space)
    pupil.wait(lambda: pupil.tutor.phase == DONE, "what is shown")


def test_f6_walks_to_the_card(pupil):
    pupil.step()
    table = pupil.window.table
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        if pupil.card.isAncestorOf(QApplication.focusWidget()):
            break
    assert QApplication.focusWidget() is pupil.card.show_me
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    assert not pupil.card.isAncestorOf(QApplication.focusWidget())
    assert table.isAncestorOf(QApplication.focusWidget())


def test_nothing_moves_while_the_learner_thinks(window, settings):
    settings.update(animation=0.0)
    themes().set("dark", 1.5)
    window.resize(1024, 600)
    take(window, *NAMES[0])
    pupil = Pupil(window)
    pupil.tutor.next()
    pupil.wait(lambda: not window.table.view.moving, "the board to stand")
    QTest.qWait(300)
    placed = []
    place = pupil.stage._standing.place
    pupil.stage._standing.place = lambda about: placed.append(about) or place(about)
    QTest.qWait(600)
    assert len(placed) <= 1


def test_show_me_moves_a_hand_and_does_it(pupil):
    pupil.step()
    pupil.press(pupil.card.show_me)
    assert pupil.stage.pointing.moving
    assert pupil.stage.pointing.veil.hand is not None
    assert pupil.window.table.room.scene.marks.marked("advised") == {"land:greenland"}
    pupil.press(pupil.card.show_me)
    assert not pupil.stage.pointing.moving
    assert pupil.stage.pointing.veil.hand is None
    pupil.wait(lambda: pupil.tutor.phase == DONE, "what is shown")


def test_the_opponents_of_a_lesson_are_no_level(pupil):
    """What they do is written down: nobody plays easily or well."""
    model = pupil.window.table.around.players.model()
    kinds = [model.index(row, 0).data(Role.KIND) for row in range(model.rowCount())]
    assert kinds == ["person", "opponent", "opponent"]
    spoken = [
        model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(model.rowCount())
    ]
    assert all("opponent" in words for words in spoken[1:])
    assert not any(level in words for level in ("Easy", "computer") for words in spoken)


def test_back_stops_the_hand(pupil):
    pupil.step()
    pupil.press(pupil.card.show_me)
    pupil.press(pupil.card.back)
    assert not pupil.stage.pointing.moving
    assert pupil.where() == "look, reading"


def test_what_a_step_is_about_glows(pupil):
    marks = pupil.window.table.room.scene.marks
    assert len(marks.marked("taught")) == 7
    assert marks.marked("legal") == set()
    pupil.step()
    assert marks.marked("taught") == {"land:greenland"}
    assert marks.marked("legal") == {"land:greenland"}
    assert len(pupil.stage.pointing.veil.rings) == 1
    pupil.step()
    assert marks.marked("taught") == set()


def test_the_wrong_place_is_refused_in_words(pupil):
    pupil.step()
    table = pupil.window.table
    pupil.click(pupil.spot("army:0@ontario"))
    assert "Greenland" in table.controller.bubble.text()
    assert pupil.where() == "put, asking"


def test_a_lesson_is_no_game(pupil, paths):
    window = pupil.window
    commands = window.commands
    assert commands.where == LESSON
    for one in ("save", "save_as", "undo", "redo", "hint", "review", "resign", "pause", "step"):
        assert not commands[one].isEnabled(), one
    for one in ("leave", "rulebook", "zoom_in", "lessons", "settings", "quit", "palette"):
        assert commands[one].isEnabled(), one
    pupil.step()
    pupil.step()
    window.show_start()
    assert window.school.tutor is None
    assert window.shelf.last() is None
    assert list_saves(paths.saves) == []
    assert not paths.journals.exists() or not any(paths.journals.iterdir())


def test_a_game_comes_back_after_a_lesson(little, paths):
    little.handle(parse(["--new", "risk", "--seats", "human,easy,easy", "--seed", "7"]))
    assert little.commands.where == TABLE
    take(little, "risk", "little")
    assert little.commands.where == LESSON
    little.show_start()
    assert little.shelf.last() is not None


def test_left_and_gone_on_with(pupil):
    pupil.step()
    pupil.step()
    assert pupil.where() == "put, done"
    pupil.press(pupil.card.leave)
    assert pupil.window.commands.where == START
    pupil.window.commands["lessons"].trigger()
    sheet = pupil.window.dialogs()[-1]
    assert "step 2 of 4" in sheet.lessons[0].facts.text()
    QTest.mouseClick(sheet.lessons[0], Qt.MouseButton.LeftButton)
    let_it_begin(pupil.window, "risk", "little")
    assert pupil.where() == "put, done"


def test_a_killed_program_goes_on_where_it_was(pupil, paths, settings):
    pupil.step()
    pupil.answer()
    again = MainWindow(paths, settings)
    again.school.root = pupil.window.school.root
    take(again, "risk", "little")
    tutor = again.school.tutor
    assert (tutor.step.id, tutor.phase) == ("put", DONE)
    again.close()
    again.deleteLater()


def test_bad_progress_is_told_and_begun_anew(window, tmp_path, paths):
    paths.lessons.parent.mkdir(parents=True, exist_ok=True)
    paths.lessons.write_bytes(b"{")
    window.school.root = write(tmp_path / "lessons")
    take(window, "risk", "little")
    assert window.school.tutor.phase == READING
    assert "begin anew" in window.toast.accessibleName()


def test_a_broken_lesson_is_told(window, tmp_path):
    root = window.school.root = write(tmp_path / "lessons")
    (root / "risk" / "little.json").write_text("{", encoding="utf-8")
    window.school.open("risk", "little")
    assert window.commands.where == START
    assert "cannot be opened (risk/little.json)" in window.toast.accessibleName()
    window.school.ask()
    sheet = window.dialogs()[-1]
    assert sheet.lessons == []
    assert "risk/little.json" in sheet._note.text()


BROKEN = [
    (("scenes", 1, "position"), ["game: chess"], "risk/little.json: scenes[1].position"),
    (("scenes", 0, "steps", 2, "expect"), ["place ural 99"], "scenes[0].steps[2].expect[0]"),
    (("scenes", 0, "steps", 2, "then"), ["blue: place ural 99"], "scenes[0].steps[2].then[0]"),
    (("scenes", 1, "steps", 0, "point"), ["land:atlantis"], "scenes[1].steps[0].point[0]"),
]


@pytest.mark.parametrize(("path", "to", "where"), BROKEN, ids=[row[2] for row in BROKEN])
def test_a_lesson_broken_later_is_told_when_it_is_opened(window, tmp_path, paths, path, to, where):
    """Nothing is put away for it: neither the game on the table nor how far one was."""
    window.school.root = write(tmp_path / "lessons", changed(*path, to=to))
    window.school.progress.keep("risk/little", Mark(0, "free", (("place greenland 1",),)))
    before = paths.lessons.read_bytes()
    window.handle(parse(["--new", "risk", "--seats", "human,easy,easy", "--seed", "7"]))
    match = window.match
    window.school.open("risk", "little")
    pupil = Pupil(window)
    pupil.wait(lambda: "cannot be opened" in window.toast.accessibleName(), "the fault")
    assert where in window.toast.accessibleName()
    assert window.match is match
    assert window.school.tutor is None
    assert paths.lessons.read_bytes() == before


def test_a_lesson_wanted_no_more_does_not_begin(window, tmp_path):
    window.school.root = write(tmp_path / "lessons")
    window.school.open("risk", "little")
    window.handle(parse(["--new", "risk", "--seats", "human,easy,easy", "--seed", "7"]))
    window.school._pool.waitForDone()
    QApplication.processEvents()
    assert window.commands.where == TABLE
    assert window.school.tutor is None


def test_a_lesson_that_cannot_go_on_is_left(pupil, monkeypatch):
    def fail(*_, **__):
        raise LessonError("risk/little.json", "scenes[0]", "of no use")

    monkeypatch.setattr(pupil.tutor, "_show", fail)
    pupil.press(pupil.card.next)
    assert pupil.window.commands.where == START
    assert pupil.window.school.tutor is None
    assert "risk/little.json: scenes[0]" in pupil.window.toast.accessibleName()
    assert pupil.window.school.progress.mark("risk/little") is not None


def test_another_language_in_the_middle(pupil):
    before = pupil.card.next.text()
    folder = pupil.window.school.root / "risk" / "da"
    folder.mkdir()
    english = (folder.parent / "en" / "little.md").read_text(encoding="utf-8")
    folder.joinpath("little.md").write_text(english.replace("Look", "Se her"), "utf-8")
    language().set("da")
    QApplication.processEvents()
    assert pupil.card.title.text() == "Se her"
    language().set("en")
    QApplication.processEvents()
    assert (pupil.card.title.text(), pupil.card.next.text()) == ("Look", before)


def test_the_card_is_read_out(pupil):
    assert pupil.card.accessibleDescription() == "Look. This is Europe."
    assert pupil.card.count.accessibleName() == "Step 1 of 4"
    assert pupil.card.leave.accessibleName()
    pupil.step()
    assert "Drag one army to Greenland." in pupil.card.words()


def test_read_more_opens_the_book(pupil):
    pupil.press(pupil.card.more)
    assert pupil.window.rulebook is not None
    assert pupil.window.rulebook.isVisible()
    pupil.window.rulebook.close()
    pupil.step()
    pupil.window.commands["rulebook"].trigger()
    assert pupil.window.rulebook.isVisible()


SMALL = [((1024, 600), 1.5, "el"), ((1024, 600), 1.0, "cs"), ((1280, 720), 1.0, "el")]
FITS = [
    pytest.param(*name, *size, id=f"{'/'.join(name)} {size}", marks=slow)
    for name in NAMES
    for size in SMALL
    for slow in [pytest.mark.slow if (name, size) != (NAMES[0], SMALL[0]) else ()]
]


@pytest.mark.parametrize(("game", "name", "size", "scale", "code"), FITS)
def test_the_card_hides_nothing_it_speaks_of(window, settings, game, name, size, scale, code):
    settings.update(animation=0.0)
    language().set(code)
    themes().set("dark", scale)
    window.resize(*size)
    take(window, game, name)
    pupil = Pupil(window)
    for _ in range(MOST_STEPS):
        tutor, card, table = pupil.tutor, pupil.card, window.table
        pupil.wait(lambda: not pupil.stage._soon.isActive(), "the card to stand")
        about = {*tutor.step.point, *tutor.step.gesture, *places_of(table, tutor.step.point)}
        if tutor.phase in (READING, ASKING):
            for thing in about:
                spot = spot_in_view(table, thing)
                assert spot is None or not card.geometry().contains(spot), pupil.where()
        assert len({button.y() for button in card._buttons()}) == 1, pupil.where()
        for button in card._buttons():
            assert card.rect().contains(button.geometry()), pupil.where()
            assert button.width() >= button.sizeHint().width(), pupil.where()
        assert table.view.rect().contains(card.geometry()), pupil.where()
        if tutor.last:
            break
        if tutor.phase == ASKING:
            pupil.be_shown()
        else:
            tutor.next()


def test_room_for_the_card_is_reckoned_not_tried(pupil, monkeypatch):
    """However many places there are for the card: the board is laid out twice at most."""
    themes().set("dark", 1.5)
    pupil.window.resize(1024, 600)
    pupil.wait(lambda: not pupil.stage._soon.isActive(), "the card to stand")
    view, standing = pupil.window.table.view, pupil.stage._standing
    laid_out = []
    keep_clear = view.set_insets
    monkeypatch.setattr(
        view, "set_insets", lambda insets: laid_out.append(insets) or keep_clear(insets)
    )
    board = pupil.window.table.room.scene.ground.board
    standing.place([place.thing for place in board.places])
    assert standing._reserved
    assert 1 <= len(laid_out) <= 2
    view.fit()
    spots = [*standing._spots([board.places[0].thing])]
    assert spots == [*standing._spots([board.places[0].thing], QMargins())]


# -- ways in ------------------------------------------------------------------------------


def test_lessons_come_first_until_something_was_played(window):
    page = window.start_page
    assert window.shelf.reader.wait(10_000)
    QApplication.processEvents()
    doors = sorted(page.doors.values(), key=lambda door: door.y())
    assert doors[0] is page.doors["lessons"]
    assert QApplication.focusWidget() is page.doors["lessons"]
    window.handle(parse(["--new", "risk", "--seats", "human,easy,easy", "--seed", "7"]))
    window.show_start()
    assert window.shelf.reader.wait(10_000)
    QApplication.processEvents()
    doors = sorted(page.doors.values(), key=lambda door: door.y())
    assert doors[0] is page.doors["new"]


def test_the_door_opens_the_list(window):
    QTest.mouseClick(window.start_page.doors["lessons"], Qt.MouseButton.LeftButton)
    sheet = window.dialogs()[-1]
    assert isinstance(sheet, LessonSheet)
    assert len(sheet.lessons) == len(NAMES)
    assert all(button.title.text() and button.summary.text() for button in sheet.lessons)


@pytest.mark.parametrize(("game", "name"), NAMES, ids=IDS)
def test_the_command_line_opens_a_lesson(window, game, name):
    launch = parse(["--lesson", f"{game}/{name}"])
    assert launch == Launch(lesson=(game, name))
    assert launch_from_json(launch_to_json(launch)) == launch
    window.handle(launch)
    let_it_begin(window, game, name)


@pytest.mark.parametrize("words", ["risk/nothing", "nothing", "../risk/first-war", ""])
def test_a_wrong_name_costs_a_line(capsys, words):
    with pytest.raises(UsageError):
        parse(["--lesson", words])
    assert run(["--lesson", words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_lesson_excludes_a_game():
    with pytest.raises(UsageError):
        parse(["--lesson", IDS[0], "--new", "risk"])
    with pytest.raises(UsageError):
        launch_from_json({"save": None, "setup": None, "language": None, "lesson": "x"})
