"""Every lesson in every language: the same steps, all of them possible, nothing misspelt."""

from __future__ import annotations

import pytest

from boardgames_desktop.games import load_game
from boardgames_desktop.services.book import load_book
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.lesson_check import check_lesson
from boardgames_desktop.services.lesson_file import (
    languages_of,
    lesson_names,
    read_lesson,
    read_words,
)
from boardgames_desktop.services.paths import resources

ROOT = resources() / "lessons"
NAMES = lesson_names(ROOT)
IDS = ["/".join(name) for name in NAMES]
WORDS_A_STEP = (15, 90)


@pytest.mark.parametrize(("game", "name"), NAMES, ids=IDS)
def test_every_step_can_be_played(game, name):
    lesson = read_lesson(ROOT, game, name)
    played = check_lesson(lesson)
    assert [one.step for one in played] == [step for _, step in lesson.steps]
    assert load_game(game).id == game
    assert any(one.accepted for one in played)


@pytest.mark.parametrize(("game", "name"), NAMES, ids=IDS)
def test_every_language_has_the_words(game, name):
    lesson = read_lesson(ROOT, game, name)
    assert set(languages_of(ROOT, game, name)) == set(LANGUAGES)
    english = read_words(ROOT, lesson, "en")
    for language in LANGUAGES:
        words = read_words(ROOT, lesson, language)
        assert words.language == language
        assert words.title
        for step, said in words.steps.items():
            where = f"{language} {step}"
            least, most = WORDS_A_STEP
            assert least <= len(said.text.split()) <= most, where
            assert bool(said.done) == bool(english.steps[step].done), where
            assert said.text.count("**") % 2 == 0, where
            gesture = "**" in english.steps[step].text
            assert ("**" in said.text) == gesture, where


@pytest.mark.parametrize(("game", "name"), NAMES, ids=IDS)
def test_every_rule_is_in_the_book(game, name):
    book = load_book(resources() / "rulebooks", game, "en")
    ids = {section.id for page in book.pages for section in page.headings}
    lesson = read_lesson(ROOT, game, name)
    rules = {step.rule for _, step in lesson.steps if step.rule}
    assert rules - ids == set()
    assert len(rules) > len(lesson.steps) / 3


def test_no_words_lack_a_lesson():
    for file in ROOT.glob("*/*/*.md"):
        assert (file.parent.parent / f"{file.stem}.json").is_file(), file
