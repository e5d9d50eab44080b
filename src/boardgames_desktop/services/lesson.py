"""The tutor, who leads through a lesson: one match a scene, one step after the other."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.notation import NotationError, action_text, parse_action
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.language import language
from boardgames_desktop.services.lesson_check import Rehearsing
from boardgames_desktop.services.lesson_file import (
    Lesson,
    LessonError,
    LessonWords,
    Step,
    StepWords,
    expected,
    readable_words,
)
from boardgames_desktop.services.lesson_match import LessonMatch
from boardgames_desktop.services.lesson_progress import LessonProgress, Mark
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.wording import reason

READING, ASKING, FOLLOWING, DONE = "reading", "asking", "following", "done"
"""Phases of a step: only read; waited for; what follows is being shown; all has been shown."""

_log = logging.getLogger(__name__)


class Tutor(QObject):
    """Leads through a lesson, step by step, and remembers how far that was.

    Signals:
        staged: a match that is to be put on the table instead of the one before.
        changed: another step, or another phase of it.
        ended: the lesson was finished.
        trouble: a ``Msg``; progress cannot be written.
        broken: a ``LessonError``; the lesson cannot go on from here.

    Attributes:
        match: the scene on the table.
        scene, index: number of the scene, and of the step in it.
        phase: ``reading``, ``asking``, ``following`` or ``done``.
    """

    staged = Signal(object)
    changed = Signal()
    ended = Signal()
    trouble = Signal(object)
    broken = Signal(object)

    def __init__(
        self,
        root: Path,
        lesson: Lesson,
        progress: LessonProgress,
        settings: SettingsStore,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.match: LessonMatch | None = None
        self.scene = 0
        self.index = 0
        self.phase = READING
        self._root = root
        self._progress = progress
        self._settings = settings
        self._answers: dict[int, list[str]] = {}
        self._words: dict[str, LessonWords] = {}
        self._told = False

    # -- where one is -------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.lesson.scenes[self.scene].steps[self.index]

    @property
    def number(self) -> int:
        """Number of the step in the lesson, counted from 1."""
        before = self.lesson.scenes[: self.scene]
        return sum(len(scene.steps) for scene in before) + self.index + 1

    @property
    def last(self) -> bool:
        """True at the farewell."""
        return self.number == len(self.lesson.steps)

    @property
    def can_back(self) -> bool:
        """True if there is something to go back to."""
        return self.number > 1 or self._answered

    @property
    def can_next(self) -> bool:
        """True if nothing is to be done, or everything has been done."""
        return self.phase in (READING, DONE)

    @property
    def _answered(self) -> bool:
        return self.phase in (FOLLOWING, DONE)

    def words(self) -> LessonWords:
        """Return the words of the lesson in the language of the program."""
        code = language().code
        if code not in self._words:
            self._words[code] = readable_words(self._root, self.lesson, code)
        return self._words[code]

    def step_words(self) -> StepWords:
        """Return the words of the step."""
        return self.words().steps[self.step.id]

    # -- going on -----------------------------------------------------------------------

    def begin(self) -> None:
        """Go on where the lesson was left, else begin it; raises LessonError."""
        mark = self._progress.mark(self.lesson.id)
        if mark is None or not self._resume(mark):
            self._answers.clear()
            self._stage(0, 0, answered=False)

    def _resume(self, mark: Mark) -> bool:
        """Go to a mark; False if the lesson is another one by now."""
        if not 0 <= mark.scene < len(self.lesson.scenes):
            return False
        steps = self.lesson.scenes[mark.scene].steps
        index = next((index for index, one in enumerate(steps) if one.id == mark.step), None)
        if index is None:
            return False
        self._answers = {scene: list(given) for scene, given in enumerate(mark.answers)}
        given = self._answers.get(mark.scene, [])
        asked = [bool(step.expect) for step in steps[: index + 1]]
        answered = asked[-1] and len(given) == sum(asked)
        if len(given) not in (sum(asked), sum(asked[:-1])):
            return False
        try:
            self._stage(mark.scene, index, answered=answered)
        except LessonError as error:
            _log.warning("lesson: the mark is of no use: %s", error)
            return False
        return True

    def next(self) -> None:
        """Go to the next step, or end the lesson."""
        match = self.match
        if match is None or not self.can_next:
            return
        try:
            if self.index + 1 < len(self.lesson.scenes[self.scene].steps):
                self._show(match, self.index + 1)
            elif self.scene + 1 < len(self.lesson.scenes):
                self._stage(self.scene + 1, 0, answered=False)
            else:
                self._write(finished=True)
                self.ended.emit()
        except LessonError as error:
            self.broken.emit(error)

    def back(self) -> None:
        """Go to the start of this step if it has been answered, else of the one before."""
        if not self.can_back:
            return
        scene, index = self.scene, self.index
        if not self._answered:
            if index:
                index -= 1
            else:
                scene -= 1
                index = len(self.lesson.scenes[scene].steps) - 1
        try:
            if scene != self.scene or self.match is None:
                self._stage(scene, index, answered=False)
            else:
                self.match.restore(self._played(scene, index, answered=False))
                self._show(self.match, index)
        except LessonError as error:
            self.broken.emit(error)

    def close(self) -> None:
        """Let go of the match; the lesson can be gone on with later."""
        if self.match is not None:
            self.match.taught.disconnect(self._taught)
            self.match.settled.disconnect(self._settled)
            self.match = None

    def _stage(self, scene: int, index: int, *, answered: bool) -> None:
        """Set a scene up as it is at a step; raises LessonError."""
        entries = self._played(scene, index, answered=answered)
        setup = self.lesson.position(scene).setup
        match = LessonMatch(setup, entries, self._settings)
        self.close()
        self.match, self.scene = match, scene
        match.taught.connect(self._taught)
        match.settled.connect(self._settled)
        self._enter(match, index, answered=answered)
        self.staged.emit(match)
        self.changed.emit()

    def _played(self, scene: int, index: int, *, answered: bool) -> tuple[Entry, ...]:
        """Return what has happened before a step, with what the learner did; raises LessonError.

        What is not known of the learner's answers is what the lesson would show.
        """
        at = Rehearsing(self.lesson, scene)
        steps = self.lesson.scenes[scene].steps
        known = self._answers.get(scene, [])
        given: list[str] = []
        for number, step in enumerate(steps[: index + answered]):
            if not step.expect:
                continue
            action = at.accepted(number, step)[0]
            if len(given) < len(known):
                action = self._known(at, step, known[len(given)]) or action
            at.answer(number, step, action)
            given.append(action_text(at.rules.verbs, action))
        self._answers[scene] = given
        return tuple(at.session.log)

    def _known(self, at: Rehearsing, step: Step, text: str) -> Action | None:
        """Return a remembered answer, if it is still one."""
        try:
            action = parse_action(at.rules.verbs, text)
        except NotationError:
            return None
        fits = expected(at.rules.verbs, step.expect, action)
        return action if fits and at.session.why_not(at.learner, action) is None else None

    def _enter(self, match: LessonMatch, index: int, *, answered: bool) -> None:
        self.index = index
        self.phase = DONE if answered else ASKING if self.step.expect else READING
        self._write()
        match.teach(self.step, answered=answered)

    def _show(self, match: LessonMatch, index: int) -> None:
        """Go to a step of the scene; to the next scene if this step has become impossible.

        Only an answer that no test has tried, one of very many, can make it so.
        """
        self._enter(match, index, answered=False)
        more = self.scene + 1 < len(self.lesson.scenes)
        if self.phase == ASKING and more and not match.possible():
            _log.warning("lesson %s: %s is not possible here", self.lesson.id, self.step.id)
            self._stage(self.scene + 1, 0, answered=False)
        else:
            self.changed.emit()

    def _taught(self, action: Action) -> None:
        match = self.match
        if match is not None and self.phase == ASKING:
            given = self._answers.setdefault(self.scene, [])
            given.append(action_text(match.rules.verbs, action))
            self.phase = FOLLOWING
            self._write()
            self.changed.emit()

    def _settled(self) -> None:
        if self.phase != FOLLOWING:
            return
        self.phase = DONE
        if self.step_words().done:
            self.changed.emit()
        else:
            self.next()

    def _write(self, *, finished: bool = False) -> None:
        """Keep the progress; a failure is told once and does not stop the lesson."""
        scenes = range(self.scene + 1)
        answers = tuple(tuple(self._answers.get(scene, ())) for scene in scenes)
        try:
            if finished:
                self._progress.finish(self.lesson.id)
            else:
                self._progress.keep(self.lesson.id, Mark(self.scene, self.step.id, answers))
        except OSError as error:
            _log.warning("lessons: %s", error)
            if not self._told:
                self._told = True
                self.trouble.emit(Msg("services.lesson.unsaved", {"reason": reason(error)}))
