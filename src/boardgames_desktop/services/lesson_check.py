"""Plays lessons without a window: every answer that is accepted must lead on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import attrs

from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.notation import NotationError, action_text, entry_text
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.core.session import Entry, GameSession, IllegalActionError
from boardgames_desktop.services.book import FIRST_LANGUAGE
from boardgames_desktop.services.lesson_file import (
    Lesson,
    LessonError,
    Step,
    check_pattern,
    expected,
    narrowed,
    parse_reply,
    read_words,
)

MOST_TRIED = 12
"""Answers that are tried for a step that accepts many."""


@attrs.frozen
class Played:
    """A step that was played.

    Attributes:
        path: where it stands in the file.
        asked: seats that are asked when it is shown.
        accepted: the answers it accepts, at most :data:`MOST_TRIED`, in notation.
        entries: what happened, from the first of these answers on, in notation.
        things: everything there is to point at while it is shown.
        legal: what the learner could do by the rules, in notation, as many as were asked for.
    """

    path: str
    scene: int
    step: Step
    asked: tuple[str, ...]
    accepted: tuple[str, ...]
    entries: tuple[str, ...]
    things: tuple[Thing, ...]
    legal: tuple[str, ...]


class Rehearsing:
    """A scene that is played with the rules alone."""

    def __init__(self, lesson: Lesson, scene: int) -> None:
        """Set up the position; raises LessonError."""
        position = lesson.position(scene)
        self.lesson = lesson
        self.scene = scene
        self.learner = lesson.learner
        self.setup = position.setup
        self.rules = position.game.rules(position.setup)
        self.presenter = position.game.presenter(self.rules)
        self.colours = [seat.colour for seat in position.setup.seats]
        self.session: GameSession[Any] = GameSession(self.rules, position.setup)
        self.session.replay(position.entries)
        self.session.start()

    def branch(self) -> Rehearsing:
        """Return the same scene at the same point, to be played on by itself."""
        twin = object.__new__(Rehearsing)
        twin.__dict__.update(self.__dict__)
        twin.session = GameSession(self.rules, self.setup)
        twin.session.replay(self.session.log)
        twin.session.start()
        return twin

    def path(self, index: int) -> str:
        """Return where a step stands in the file."""
        return f"scenes[{self.scene}].steps[{index}]"

    def fail(self, path: str, reason: str) -> LessonError:
        """Return the error for something wrong in this scene."""
        return LessonError(self.lesson.file, path, reason)

    def asked(self) -> tuple[str, ...]:
        """Return the colours of the seats that are asked."""
        return tuple(self.colours[seat] for seat in self.session.rules.asked(self.session.state))

    def things(self) -> set[Thing]:
        """Return everything the learner could point at now."""
        picture = self.presenter.picture(self.session.observe(self.learner), self.learner)
        found = {token.thing for token in picture.tokens}
        found.update(button.thing for button in picture.buttons)
        for board in self.presenter.boards():
            found.update(place.thing for place in board.places)
            found.update(region.thing for region in board.regions)
        return found

    def legal(self, most: int) -> tuple[Action, ...]:
        """Return what the learner may do by the rules, asides included."""
        seen = self.session.observe(self.learner)
        if self.learner not in self.rules.asked(seen):
            return ()
        return tuple(islice(self.rules.decision(seen, self.learner), most))

    def accepted(self, index: int, step: Step) -> tuple[Action, ...]:
        """Return the answers a step accepts; raises LessonError if there is none."""
        for number, pattern in enumerate(step.expect):
            where = f"{self.path(index)}.expect[{number}]"
            try:
                check_pattern(self.rules.verbs, pattern)
            except NotationError as error:
                raise self.fail(where, str(error)) from error
        if self.learner not in self.rules.asked(self.session.state):
            who = ", ".join(self.asked()) or "nobody"
            raise self.fail(self.path(index), f"the learner is not asked, but {who}")
        verbs = self.rules.verbs
        legal = tuple(
            action
            for action in self.rules.decision(self.session.observe(self.learner), self.learner)
            if expected(verbs, step.expect, action)
        )
        for number, pattern in enumerate(step.expect):
            if not any(expected(verbs, (pattern,), action) for action in legal):
                raise self.fail(f"{self.path(index)}.expect[{number}]", "it is not legal here")
        return legal[:MOST_TRIED]

    def check_things(self, index: int, step: Step) -> None:
        """Raise LessonError if a step points at what is not there, or its gesture leads nowhere."""
        known = self.things()
        for key, things in (("point", step.point), ("gesture", step.gesture)):
            for number, thing in enumerate(things):
                if thing not in known:
                    where = f"{self.path(index)}.{key}[{number}]"
                    raise self.fail(where, f"there is no {thing} here")
        if step.gesture:
            self._walk(index, step)

    def _walk(self, index: int, step: Step) -> None:
        seen = self.session.observe(self.learner)
        options = self.rules.decision(seen, self.learner).options
        picker = Picker(
            narrowed(self.rules.verbs, step.expect, options),
            (),
            lambda option: self.presenter.roads(seen, self.learner, option),
        )
        where = f"{self.path(index)}.gesture"
        for number, thing in enumerate(step.gesture):
            if not picker.pick(thing):
                lit = " ".join(sorted(picker.targets()))
                raise self.fail(f"{where}[{number}]", f"{thing} cannot be picked, only: {lit}")
        if not picker.ready():
            lit = " ".join(sorted(picker.targets()))
            raise self.fail(where, f"it stops half-way; next could be: {lit}")

    def answer(self, index: int, step: Step, action: Action) -> tuple[Entry, ...]:
        """Play an answer and what follows it; raises LessonError."""
        before = self.session.ply
        self.session.submit(self.learner, action)
        for number, line in enumerate(step.then):
            where = f"{self.path(index)}.then[{number}]"
            try:
                entry = parse_reply(self.rules.verbs, self.setup, line)
                self.session.submit(entry.seat, entry.action)
            except NotationError as error:
                raise self.fail(where, str(error)) from error
            except IllegalActionError as error:
                log = "; ".join(self.texts(self.session.log[before:]))
                who = ", ".join(self.asked()) or "nobody"
                raise self.fail(
                    where, f"{error.refusal.msg.id}; asked is {who}; played since: {log}"
                ) from error
        return tuple(self.session.log[before:])

    def texts(self, entries: Sequence[Entry]) -> list[str]:
        """Return entries in notation."""
        return [entry_text(self.rules.verbs, self.colours, entry) for entry in entries]


def play_scene(lesson: Lesson, scene: int, *, legal: int = 0) -> Iterator[Played]:
    """Play a scene and yield its steps; raises LessonError at the first that cannot be played.

    Every answer a step accepts is tried, with the first one of every step after it; what is
    yielded goes on with the first.
    """
    yield from _play(Rehearsing(lesson, scene), 0, legal, deep=True)


def _play(at: Rehearsing, first: int, legal: int, *, deep: bool) -> Iterator[Played]:
    steps = at.lesson.scenes[at.scene].steps
    verbs = at.rules.verbs
    for index in range(first, len(steps)):
        step = steps[index]
        asked, things = at.asked(), tuple(sorted(at.things()))
        could = tuple(action_text(verbs, action) for action in at.legal(legal)) if legal else ()
        accepted = at.accepted(index, step) if step.expect else ()
        at.check_things(index, step)
        if deep:
            for other in accepted[1:]:
                branch = at.branch()
                branch.answer(index, step, other)
                for _ in _play(branch, index + 1, 0, deep=False):
                    pass
        entries = at.answer(index, step, accepted[0]) if accepted else ()
        yield Played(
            at.path(index),
            at.scene,
            step,
            asked,
            tuple(action_text(verbs, action) for action in accepted),
            tuple(at.texts(entries)),
            things,
            could,
        )


def fault_of(root: Path, lesson: Lesson) -> LessonError | None:
    """Return the first thing that keeps a lesson from being taken to its end, in any thread."""
    try:
        read_words(root, lesson, FIRST_LANGUAGE)
        check_lesson(lesson)
    except LessonError as error:
        return error
    return None


def check_lesson(lesson: Lesson) -> tuple[Played, ...]:
    """Play a whole lesson; raises LessonError."""
    return tuple(
        played for scene in range(len(lesson.scenes)) for played in play_scene(lesson, scene)
    )
