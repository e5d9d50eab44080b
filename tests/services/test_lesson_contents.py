"""What the lessons of the program teach: the words tell what really happens, hands can do it."""

from __future__ import annotations

from functools import cache

import pytest

from boardgames_desktop.core.actions import expand
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.games.warcraft.races import RACES
from boardgames_desktop.services.lesson_check import Played, Rehearsing, check_lesson
from boardgames_desktop.services.lesson_file import (
    Lesson,
    expected,
    lesson_names,
    narrowed,
    read_lesson,
)
from boardgames_desktop.services.paths import resources

ROOT = resources() / "lessons"
NAMES = ["/".join(name) for name in lesson_names(ROOT)]
STEPS = range(12, 19)

TOLD = {
    "risk/first-war": {
        "attack": ["roll 6 3 2 4 3"],
        "storm": ["roll 5 5 3 1 1"],
        "fortify": ["draw egypt"],
        "defend": ["roll 2 2 2 3 1"],
        "odds": [
            "roll 5 4 2 4 3",
            "roll 6 5 1 5 1",
            "roll 6 5 2 6 4",
            "roll 5 4 2 5 1",
            "roll 5 4 3 3 2",
        ],
    },
    "warcraft/human": {
        "harvest": ["harvest_die 2", "harvest_die 3"],
        "flanks": ["roll 1"],
        "dispel": ["roll 3 4 5 2 2", "roll 3 5"],
        "casualty": ["draw victory_point"],
    },
    "warcraft/orc": {
        "harvest": ["harvest_die 2", "harvest_die 2"],
        "phases": ["roll 6"],
        "spears": ["roll 5 3 2 3", "roll 6 1 3 5", "roll 2 6"],
        "casualty": ["roll 5 3", "roll 3 1 2", "draw victory_point"],
    },
    "warcraft/undead": {
        "harvest": ["harvest_die 2", "harvest_die 1", "harvest_die 1"],
        "battle": ["roll 2 3", "roll 1 1"],
        "curse": ["curse 4 2"],
    },
    "warcraft/night_elf": {
        "harvest": ["harvest_die 1", "harvest_die 3"],
        "phases": ["roll 2 5"],
        "glaive": ["roll 2"],
        "choose": ["roll 5", "roll 2 6"],
    },
}
"""Dice and cards that the words of steps speak of; others may fall between and after them."""


@cache
def lesson_of(name: str) -> Lesson:
    game, _, lesson = name.partition("/")
    return read_lesson(ROOT, game, lesson)


@cache
def rehearsal(name: str) -> dict[str, Played]:
    return {one.step.id: one for one in check_lesson(lesson_of(name))}


def test_there_is_a_lesson_for_risk_and_for_every_race():
    assert "risk/first-war" in NAMES
    assert {f"warcraft/{race.key}" for race in RACES} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_lessons_are_of_a_good_length(name):
    lesson = lesson_of(name)
    assert len(lesson.steps) in STEPS
    actions = sum(bool(step.expect) for _, step in lesson.steps)
    assert actions > len(lesson.steps) / 2


@pytest.mark.parametrize("race", RACES, ids=lambda race: race.key)
def test_a_race_is_taught_from_its_own_seat(race):
    lesson = lesson_of(f"warcraft/{race.key}")
    for scene in range(len(lesson.scenes)):
        setup = lesson.position(scene).setup
        assert setup.seats[lesson.learner].colour == race.colour
        assert setup.variant == "main2"


@pytest.mark.parametrize("name", sorted(TOLD))
def test_the_words_tell_the_dice_that_fall(name):
    played = rehearsal(name)
    for step, told in TOLD[name].items():
        fallen = [line[3:] for line in played[step].entries if line.startswith("*: ")]
        rest = iter(fallen)
        assert all(line in rest for line in told), f"{step}: {fallen}"


@pytest.mark.parametrize("name", NAMES)
def test_every_gesture_does_what_is_expected(name):
    lesson = lesson_of(name)
    for scene, part in enumerate(lesson.scenes):
        at = Rehearsing(lesson, scene)
        for index, step in enumerate(part.steps):
            if not step.expect:
                continue
            assert step.gesture, step.id
            seen = at.session.observe(lesson.learner)
            options = at.rules.decision(seen, lesson.learner).options
            for narrow in (True, False):
                offered = narrowed(at.rules.verbs, step.expect, options) if narrow else options
                picker = Picker(
                    offered,
                    (),
                    lambda option, seen=seen, at=at: at.presenter.roads(seen, at.learner, option),
                )
                assert all(picker.pick(thing) for thing in step.gesture), step.id
                ready = [action for option in picker.ready() for action in expand(option)]
                assert any(expected(at.rules.verbs, step.expect, a) for a in ready), step.id
                if narrow:
                    assert all(expected(at.rules.verbs, step.expect, a) for a in ready), step.id
                    assert not picker.unfinished(), step.id
            at.answer(index, step, at.accepted(index, step)[0])
