"""Plays lessons with the rules alone and prints, step by step, what there is.

.venv/bin/python packaging/check_lessons.py                      all lessons
.venv/bin/python packaging/check_lessons.py risk/first-war       one
... --things --legal 40       also every thing to point at, and legal actions
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from pathlib import Path

from boardgames_desktop.services.lesson_check import play_scene
from boardgames_desktop.services.lesson_file import (
    Lesson,
    LessonError,
    languages_of,
    lesson_names,
    read_lesson,
    read_words,
)
from boardgames_desktop.services.paths import resources


def main(words: list[str] | None = None) -> int:
    """Check the lessons asked for; returns how many are at fault."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lessons", nargs="*", metavar="GAME/LESSON")
    parser.add_argument("--root", type=Path, default=resources() / "lessons")
    parser.add_argument("--things", action="store_true", help="print everything to point at")
    parser.add_argument("--legal", type=int, default=0, metavar="N", help="print N legal actions")
    parser.add_argument("--quiet", action="store_true", help="print only what is wrong")
    asked = parser.parse_args(words)
    names = [tuple(one.split("/", 1)) for one in asked.lessons] or lesson_names(asked.root)
    faults = 0
    for name in names:
        try:
            lesson = read_lesson(asked.root, name[0], name[-1])
            _play(lesson, things=asked.things, legal=asked.legal, quiet=asked.quiet)
            _read(asked.root, lesson)
        except LessonError as error:
            faults += 1
            print(f"FAULT  {error}")
    return faults


def _play(lesson: Lesson, *, things: bool, legal: int, quiet: bool) -> None:
    print(f"{lesson.id}: {lesson.minutes} minutes, {len(lesson.steps)} steps")
    for scene in range(len(lesson.scenes)):
        setup = lesson.position(scene).setup
        seats = ", ".join(
            f"{place.colour}{' (learner)' if seat == lesson.learner else ''}"
            for seat, place in enumerate(setup.seats)
        )
        print(f"  scene {scene}: {setup.variant}, seed {setup.seed}; {seats}")
        for played in play_scene(lesson, scene, legal=legal):
            if quiet:
                continue
            print(f"    {played.step.id}: asked {', '.join(played.asked) or 'nobody'}")
            for label, found in (
                ("legal", played.legal),
                ("accepted", played.accepted),
                ("happened", played.entries),
                ("things", played.things if things else ()),
            ):
                if found:
                    joined = "; ".join(found)
                    print(
                        textwrap.fill(
                            joined,
                            110,
                            initial_indent=f"      {label}: ",
                            subsequent_indent="        ",
                            break_long_words=False,
                        )
                    )


def _read(root: Path, lesson: Lesson) -> None:
    """Read the words in every language there is, and tell how long each step is."""
    for language in languages_of(root, lesson.game, lesson.name):
        words = read_words(root, lesson, language)
        lengths = [len(step.text.split()) for step in words.steps.values()]
        print(f"  {language}: {words.title!r}, words a step {lengths}")


if __name__ == "__main__":
    sys.exit(min(main(), 1))
