"""A lesson that is being taken: only what is wanted can be done, and nothing is lost."""

from __future__ import annotations

import json

import pytest

from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.files import backup_of
from boardgames_desktop.services.language import language
from boardgames_desktop.services.lesson import ASKING, DONE, FOLLOWING, READING, Tutor
from boardgames_desktop.services.lesson_file import read_lesson
from boardgames_desktop.services.lesson_progress import LessonProgress, Mark
from boardgames_desktop.services.settings import SettingsStore

from .little_lesson import changed, write

GREENLAND, ONTARIO = "place greenland 1", "place ontario 1"


class Pupil:
    """Sits at a tutor's table; beats are seen as soon as they are shown."""

    def __init__(self, root, file, *, watches=True):
        self.progress = LessonProgress(file)
        self.lesson = read_lesson(root, "risk", "little")
        self.store = SettingsStore()
        self.tutor = Tutor(root, self.lesson, self.progress, self.store)
        self.watches = watches
        self.matches = []
        self.ended = []
        self.refusals = []
        self.tutor.staged.connect(self.sit_down)
        self.tutor.ended.connect(lambda: self.ended.append(True))
        self.tutor.begin()

    def sit_down(self, match):
        self.matches.append(match)
        match.refused.connect(lambda refusal, _: self.refusals.append(refusal))
        if self.watches:
            match.stepped.connect(lambda _: match.shown())
        match.start()

    @property
    def match(self):
        return self.tutor.match

    @property
    def at(self):
        return self.tutor.step.id, self.tutor.phase

    def action(self, text):
        from boardgames_desktop.core.notation import parse_action

        return parse_action(self.match.rules.verbs, text)

    def do(self, text):
        return self.match.submit(self.action(text))

    def close(self):
        for match in self.matches:
            match.close()


@pytest.fixture
def root(tmp_path):
    return write(tmp_path / "lessons")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "lessons.json"


@pytest.fixture
def pupil(qapp, root, file):
    made = Pupil(root, file)
    yield made
    made.close()


def test_a_lesson_from_beginning_to_end(qtbot, pupil):
    tutor = pupil.tutor
    assert pupil.at == ("look", READING)
    assert not tutor.can_back
    assert pupil.match.decision().options == ()
    tutor.next()
    assert pupil.at == ("put", ASKING)
    tutor.next()
    assert pupil.at == ("put", ASKING)
    assert [option[0] for option in pupil.match.decision().options] == ["place"]
    assert pupil.do(GREENLAND) is None
    qtbot.waitUntil(lambda: tutor.phase == DONE)
    assert tutor.step_words().done == "Well done."
    tutor.next()
    assert pupil.at == ("free", ASKING)
    assert len(pupil.match.decision().options) > 12
    pupil.do(ONTARIO)
    qtbot.waitUntil(lambda: tutor.scene == 1)
    assert pupil.at == ("bye", READING)
    assert tutor.last
    assert len(pupil.matches) == 2
    tutor.next()
    assert pupil.ended == [True]
    assert pupil.progress.done("risk/little")
    assert pupil.progress.mark("risk/little") is None


def test_dice_are_always_the_same(qtbot, root, file):
    logs = []
    for _ in range(2):
        pupil = Pupil(root, file)
        logs.append(list(pupil.match.session.log))
        pupil.close()
    assert logs[0] == logs[1]


def test_everything_else_is_refused_kindly(qtbot, pupil):
    pupil.tutor.next()
    before = pupil.match.session.ply
    refusal = pupil.do(ONTARIO)
    assert refusal.msg.id == "services.lesson.other"
    assert "Greenland" in language().text(refusal.msg, pupil.match.names())
    assert refusal.rule == "risk.reinforce"
    assert pupil.match.session.ply == before
    assert pupil.do("place ural 1").msg.id.startswith("risk.")
    assert pupil.match.attempt(("land:ontario",)).msg.id == "services.lesson.other"
    assert pupil.match.attempt(("land:ural",)).msg.id.startswith("risk.")
    assert pupil.match.resign().msg.id == "services.lesson.other"


def test_a_free_choice_is_named_by_the_card(qtbot, pupil):
    pupil.tutor.next()
    pupil.do(GREENLAND)
    qtbot.waitUntil(lambda: pupil.tutor.phase == DONE)
    assert pupil.do(ONTARIO).msg == Msg("services.lesson.only_read")
    pupil.tutor.next()
    assert pupil.match.resign().msg.id == "services.lesson.card"


def test_nothing_is_done_while_reading(qtbot, pupil):
    assert pupil.do(GREENLAND).msg.id == "services.lesson.only_read"
    assert pupil.match.attempt(("land:greenland",)).msg.id == "services.lesson.only_read"
    assert pupil.match.prompt() == (Msg("services.lesson.read"),)
    assert pupil.match.picker().targets() == set()


def test_no_undo_no_hints_no_passing_no_automatic_dice(qtbot, pupil):
    pupil.store.update(always_most_dice=True)
    pupil.tutor.next()
    match = pupil.match
    assert (match.can_undo(), match.can_redo(), match.spells()) == (0, False, ())
    assert match.undo_hint() == Msg("services.lesson.undo")
    assert match.adviser().obstacle() == "lesson"
    assert match._automatic(0) is None
    assert not match.has_journal


def test_show_me_knows_what_is_wanted(qtbot, pupil):
    assert pupil.tutor.match.wanted() is None
    pupil.tutor.next()
    assert pupil.tutor.match.wanted() is not None
    assert pupil.match.wanted() == pupil.action(GREENLAND)
    assert pupil.match.road(pupil.action(GREENLAND)) == ("army:0@greenland",)


def test_back_goes_to_the_start_of_the_step_then_of_the_one_before(qtbot, pupil):
    tutor = pupil.tutor
    tutor.next()
    start = pupil.match.session.ply
    pupil.do(GREENLAND)
    qtbot.waitUntil(lambda: tutor.phase == DONE)
    tutor.back()
    assert pupil.at == ("put", ASKING)
    assert pupil.match.session.ply == pupil.match.ply == start
    assert pupil.match.wanted() == pupil.action(GREENLAND)
    tutor.back()
    assert pupil.at == ("look", READING)
    tutor.back()
    assert pupil.at == ("look", READING)


def test_back_into_the_scene_before_remembers_what_was_done(qtbot, pupil):
    tutor = pupil.tutor
    tutor.next()
    pupil.do(GREENLAND)
    qtbot.waitUntil(lambda: tutor.phase == DONE)
    tutor.next()
    pupil.do(ONTARIO)
    qtbot.waitUntil(lambda: tutor.scene == 1)
    tutor.back()
    assert pupil.at == ("free", ASKING)
    assert len(pupil.matches) == 3
    assert pupil.action(GREENLAND) in [entry.action for entry in pupil.match.session.log]


def test_back_while_others_play(qtbot, root, file):
    pupil = Pupil(root, file, watches=False)
    pupil.tutor.next()
    start = pupil.match.session.ply
    pupil.do(GREENLAND)
    assert pupil.tutor.phase == FOLLOWING
    pupil.tutor.back()
    assert pupil.at == ("put", ASKING)
    assert pupil.match.session.ply == start
    pupil.match.stepped.connect(lambda _: pupil.match.shown())
    pupil.do(GREENLAND)
    qtbot.waitUntil(lambda: pupil.tutor.phase == DONE)
    pupil.close()


def test_every_answer_is_kept_at_once_and_gone_on_with(qtbot, root, file):
    pupil = Pupil(root, file, watches=False)
    pupil.tutor.next()
    pupil.do(GREENLAND)
    assert pupil.tutor.phase == FOLLOWING
    kept = json.loads(file.read_text())["lessons"]["risk/little"]["mark"]
    assert kept == {"scene": 0, "step": "put", "answers": [[GREENLAND]]}
    pupil.close()
    again = Pupil(root, file)
    assert again.at == ("put", DONE)
    assert again.action(GREENLAND) in [entry.action for entry in again.match.session.log]
    again.tutor.next()
    assert again.at == ("free", ASKING)
    again.close()
    third = Pupil(root, file)
    assert third.at == ("free", ASKING)
    third.do(ONTARIO)
    qtbot.waitUntil(lambda: third.tutor.scene == 1)
    third.close()
    fourth = Pupil(root, file)
    assert fourth.at == ("bye", READING)
    fourth.close()


@pytest.mark.parametrize(
    "mark",
    [
        Mark(5, "put"),
        Mark(-1, "put"),
        Mark(0, "gone"),
        Mark(0, "free", ((),)),
        Mark(0, "put", ((GREENLAND, GREENLAND),)),
    ],
)
def test_a_mark_that_fits_no_more_begins_anew(qapp, root, file, mark):
    LessonProgress(file).keep("risk/little", mark)
    pupil = Pupil(root, file)
    assert pupil.at == ("look", READING)
    pupil.close()


def test_an_answer_that_fits_no_more_is_replaced(qapp, root, file):
    LessonProgress(file).keep("risk/little", Mark(0, "free", (("place ontario 7",),)))
    pupil = Pupil(root, file)
    assert pupil.at == ("free", ASKING)
    pupil.close()


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"format":9,"lessons":{}}', b"\xff\xff"])
def test_a_bad_file_of_progress_is_told_and_begun_anew(tmp_path, data):
    file = tmp_path / "lessons.json"
    file.write_bytes(data)
    progress = LessonProgress(file)
    assert progress.trouble == Msg("services.lesson.bad_progress")
    assert progress.mark("risk/little") is None
    for mark in (Mark(0, "look"), Mark(0, "put")):
        progress.keep("risk/little", mark)
        assert backup_of(file).read_bytes() == data, "it may be another version's"
    progress.keep("risk/little", Mark(0, "look"))
    assert LessonProgress(file).trouble is None
    assert LessonProgress(file).mark("risk/little") == Mark(0, "look")


def test_progress_that_cannot_be_written_is_told_once(qtbot, pupil, monkeypatch):
    told = []
    pupil.tutor.trouble.connect(told.append)

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("boardgames_desktop.services.lesson_progress.write_atomic", full)
    pupil.tutor.next()
    pupil.do(GREENLAND)
    qtbot.waitUntil(lambda: pupil.tutor.phase == DONE)
    assert [msg.id for msg in told] == ["services.lesson.unsaved"]


def test_words_follow_the_language(pupil, root):
    folder = root / "risk" / "da"
    folder.mkdir()
    english = (root / "risk" / "en" / "little.md").read_text(encoding="utf-8")
    folder.joinpath("little.md").write_text(english.replace("Look", "Se"), encoding="utf-8")
    assert pupil.tutor.step_words().title == "Look"
    language().set("da")
    try:
        assert pupil.tutor.step_words().title == "Se"
    finally:
        language().set("en")


def test_words_that_cannot_be_read_are_english(pupil, root):
    folder = root / "risk" / "da"
    folder.mkdir()
    folder.joinpath("little.md").write_text("nothing", encoding="utf-8")
    language().set("da")
    try:
        assert pupil.tutor.step_words().title == "Look"
    finally:
        language().set("en")


def test_a_reply_that_has_become_impossible_leads_to_the_next_scene(qtbot, tmp_path, file):
    spoilt = changed("scenes", 0, "steps", 1, "then", to=["blue: place ural 1"])
    pupil = Pupil(write(tmp_path / "spoilt", spoilt), file)
    pupil.tutor.next()
    pupil.do(GREENLAND)
    qtbot.waitUntil(lambda: pupil.tutor.phase == DONE)
    pupil.tutor.next()
    assert pupil.at == ("bye", READING)
    pupil.close()
