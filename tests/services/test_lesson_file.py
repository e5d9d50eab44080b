"""Lessons are read strictly: whatever is wrong is named with file, path and reason."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.actions import Some, Span
from boardgames_desktop.core.notation import NotationError
from boardgames_desktop.games import load_game
from boardgames_desktop.services.lesson_check import check_lesson
from boardgames_desktop.services.lesson_file import (
    LessonError,
    check_pattern,
    expected,
    lesson_names,
    narrowed,
    parse_words,
    read_lesson,
    read_words,
)
from boardgames_desktop.services.position import read_position

from .little_lesson import LESSON, POSITION, WORDS, changed, write

STEPS = ("scenes", 0, "steps")


@pytest.fixture(scope="module")
def verbs():
    position = read_position("\n".join(POSITION))
    return load_game("risk").rules(position.setup).verbs


def test_a_lesson_is_read(tmp_path):
    root = write(tmp_path)
    lesson = read_lesson(root, "risk", "little")
    assert lesson_names(root) == (("risk", "little"),)
    assert (lesson.id, lesson.minutes) == ("risk/little", 2)
    assert [step.id for _, step in lesson.steps] == ["look", "put", "free", "bye"]
    setup = lesson.position(0).setup
    assert [seat.kind for seat in setup.seats] == ["human", "scripted", "scripted"]
    words = read_words(root, lesson, "cs")
    assert (words.language, words.title) == ("en", "A little lesson")
    assert words.steps["put"].text == "**Drag one army to Greenland.**"
    assert words.steps["put"].done == "Well done."
    assert words.steps["free"].done == ""


@pytest.mark.parametrize(
    ("lesson", "path"),
    [
        (changed("format", to=2), "format"),
        (changed("format", to="1"), "format"),
        (changed("learner", to=-1), "learner"),
        (changed("minutes", to=0), "minutes"),
        (changed("scenes", to=[]), "scenes"),
        (changed("extra", to=1), ""),
        (changed(*STEPS, to=[]), "scenes[0].steps"),
        (changed(*STEPS, 0, "id", to="Look!"), "scenes[0].steps[0].id"),
        (changed(*STEPS, 1, "id", to="look"), "scenes[0].steps[1].id"),
        (changed(*STEPS, 0, "gesture", to=["pool:0"]), "scenes[0].steps[0]"),
        (changed(*STEPS, 0, "then", to=["blue: skip"]), "scenes[0].steps[0]"),
        (changed(*STEPS, 1, "expect", to="place greenland 1"), "scenes[0].steps[1].expect"),
        (changed("scenes", 1, "steps", 0, "expect", to=["skip"]), "scenes[1].steps"),
    ],
)
def test_a_bad_file_is_refused(tmp_path, lesson, path):
    with pytest.raises(LessonError) as caught:
        read_lesson(write(tmp_path, lesson), "risk", "little")
    assert (caught.value.file, caught.value.path) == ("risk/little.json", path)
    assert caught.value.reason


@pytest.mark.parametrize(
    ("lesson", "path"),
    [
        (changed("scenes", 0, "position", to=["game: chess"]), "scenes[0].position"),
        (changed("scenes", 0, "position", to=["game: warcraft"]), "scenes[0].position"),
        (changed("learner", to=5), "learner"),
        (changed(*STEPS, 0, "point", to=["land:atlantis"]), "scenes[0].steps[0].point[0]"),
        (changed(*STEPS, 1, "gesture", to=["land:ural"]), "scenes[0].steps[1].gesture[0]"),
        (changed(*STEPS, 1, "gesture", to=["pool:0"]), "scenes[0].steps[1].gesture"),
        (changed(*STEPS, 1, "expect", to=["place"]), "scenes[0].steps[1].expect[0]"),
        (changed(*STEPS, 1, "expect", to=["dance"]), "scenes[0].steps[1].expect[0]"),
        (changed(*STEPS, 1, "expect", to=["place ural 1"]), "scenes[0].steps[1].expect[0]"),
        (changed(*STEPS, 1, "then", to=["green: skip"]), "scenes[0].steps[1].then[0]"),
        (changed(*STEPS, 1, "then", to=["blue: place ural 1"]), "scenes[0].steps[1].then[0]"),
        (changed(*STEPS, 1, "then", to=[]), "scenes[0].steps[2]"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path, lesson, path):
    found = read_lesson(write(tmp_path, lesson), "risk", "little")
    with pytest.raises(LessonError) as caught:
        check_lesson(found)
    assert caught.value.path == path


def test_every_answer_is_tried(tmp_path):
    spoilt = changed(*STEPS, 1, "expect", to=["place greenland 1", "place ontario 1"])
    spoilt["scenes"][0]["steps"][2]["expect"] = ["place greenland 1"]
    played = check_lesson(read_lesson(write(tmp_path, spoilt), "risk", "little"))
    assert played[1].accepted == ("place greenland 1", "place ontario 1")


def test_no_file_no_json_and_odd_names(tmp_path):
    root = write(tmp_path)
    with pytest.raises(LessonError, match="cannot be read"):
        read_lesson(root, "risk", "nothing")
    with pytest.raises(LessonError, match="no such lesson"):
        read_lesson(root, "..", "little")
    (root / "risk" / "little.json").write_text("{", encoding="utf-8")
    with pytest.raises(LessonError, match="no_json"):
        read_lesson(root, "risk", "little")


@pytest.mark.parametrize(
    ("before", "after", "path"),
    [
        ("# A little", "A little", "1"),
        ("## Look {#look}", "## Look", "5"),
        ("## Look {#look}", "### Look {#look}", "5"),
        ("Two armies are placed.\n", "", "little"),
        ("This is **Europe**.\n", "", "look"),
        ("{#free}", "{#put}", "15"),
        ("**Drag", "> **Drag", "put"),
    ],
)
def test_bad_words_are_refused(before, after, path):
    with pytest.raises(LessonError) as caught:
        parse_words(WORDS.replace(before, after), "en", "x.md")
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("before", "after"), [("{#put}", "{#putt}"), ("## Good bye {#bye}\n\nThat was all.\n", "")]
)
def test_words_have_the_steps_of_the_lesson(tmp_path, before, after):
    root = write(tmp_path, words=WORDS.replace(before, after))
    with pytest.raises(LessonError, match="not those of the lesson"):
        read_words(root, read_lesson(root, "risk", "little"), "en")


def test_what_is_expected(verbs):
    assert expected(verbs, ["place * 1"], ("place", 3, 1))
    assert not expected(verbs, ["place * 1"], ("place", 3, 2))
    assert not expected(verbs, ["place *"], ("place", 3, 2))
    for bad in ("", "dance", "place", "place * * *", "place nowhere *"):
        with pytest.raises(NotationError):
            check_pattern(verbs, bad)
    check_pattern(verbs, "place * *")


def test_options_are_narrowed_to_what_is_expected(verbs):
    options = [("place", 0, Span(1, 9)), ("place", 1, Span(1, 9)), ("skip",)]
    assert list(narrowed(verbs, ["place alaska 3"], options)) == [("place", 0, Span(3, 3))]
    assert list(narrowed(verbs, ["place alaska *", "skip"], options)) == [options[0], ("skip",)]
    assert list(narrowed(verbs, [], options)) == []
    some = [("trade", Some((0, 1, 2, 3), 3, 3))]
    first = "trade alaska alberta argentina"
    for wanted in ([first], [first, "trade * * *"]):
        assert all(isinstance(option[1], int) for option in narrowed(verbs, wanted, some))


def test_the_lesson_of_the_tests_is_sound(tmp_path):
    played = check_lesson(read_lesson(write(tmp_path, LESSON), "risk", "little"))
    assert [one.step.id for one in played] == ["look", "put", "free", "bye"]
    assert len(played[2].accepted) == 12
