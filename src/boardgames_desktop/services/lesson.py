"""A lesson that is being taken: one match a scene, and the tutor who leads through them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardgames_desktop.core.actions import Action, Option, Seat, matches
from boardgames_desktop.core.notation import NotationError, action_text, parse_action
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.core.rules import Decision, Refusal, Rules, Spell
from boardgames_desktop.core.session import Entry, GameSession
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.advice import Adviser
from boardgames_desktop.services.book import FIRST_LANGUAGE
from boardgames_desktop.services.language import language
from boardgames_desktop.services.lesson_check import Rehearsing
from boardgames_desktop.services.lesson_file import (
    Lesson,
    LessonError,
    LessonWords,
    Step,
    StepWords,
    expected,
    narrowed,
    parse_reply,
    read_words,
)
from boardgames_desktop.services.lesson_progress import LessonProgress, Mark
from boardgames_desktop.services.match import RESIGN, Match
from boardgames_desktop.services.settings import Settings, SettingsStore

NORMAL = "normal"

READING, ASKING, FOLLOWING, DONE = "reading", "asking", "following", "done"
"""Phases of a step: only read; waited for; what follows is being shown; all has been shown."""

_log = logging.getLogger(__name__)


class LessonDecision(Decision[Any]):
    """A question of which only the expected answers are offered."""

    __slots__ = ("_expect",)

    def __init__(self, rules: Rules[Any], seen: Any, seat: Seat, expect: Sequence[str]) -> None:
        super().__init__(rules, seen, seat)
        self._expect = tuple(expect)

    @property
    def options(self) -> tuple[Option, ...]:
        """The expected options; none while there is only something to read."""
        if self._options is None:
            every = super().options
            self._options = tuple(narrowed(self._rules.verbs, self._expect, every))
        return self._options

    def __contains__(self, action: object) -> bool:
        return super().__contains__(action) and self.expects(action)

    def fits(self, seen: Any, expect: Sequence[str]) -> bool:
        """Tell whether this is the question of a position in a step."""
        return self._state is seen and self._expect == expect

    def expects(self, action: Any) -> bool:
        """Tell whether a well-formed action is what the step wants."""
        return expected(self._rules.verbs, self._expect, action)


class LessonAdviser(Adviser):
    """Gives no hints: the lesson's card shows what to do."""

    def obstacle(self) -> str:
        """Return why no hint can be had."""
        return "lesson"


class LessonMatch(Match):
    """One scene of a lesson on the table; nobody but the learner decides anything.

    Signals:
        taught: an action that the step wants was done; what follows is still to be shown.
        settled: all that followed has been shown.
    """

    taught = Signal(object)
    settled = Signal()

    def __init__(
        self,
        setup: Setup,
        entries: Sequence[Entry],
        settings: SettingsStore,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(setup, settings=settings, entries=entries, parent=parent)
        self._pace = NORMAL
        self._screen.curtain = False
        self._step: Step | None = None
        self._script: deque[str] = deque()
        self._following = False
        self._learner = self._screen.people_seats()[0]
        self._asking: LessonDecision | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self.settled)

    # -- what is wanted -----------------------------------------------------------------

    def teach(self, step: Step, *, answered: bool = False) -> None:
        """Take a step: only what it expects can be done from now on, if not done already."""
        self._step = None if answered else step
        if self._started and not self._closed:
            self.asked.emit()

    def restore(self, entries: Sequence[Entry]) -> None:
        """Go back to where only ``entries``, a beginning of the log, had happened."""
        self._drop_job()
        self._script.clear()
        self._following = False
        self._rest.stop()
        self.session = GameSession(self.rules, self.setup)
        self.session.replay(entries)
        self._resync()

    def wanted(self) -> Action | None:
        """Return an action that the step wants and that is legal now."""
        decision = self.decision()
        return None if decision is None else next(iter(decision), None)

    def road(self, action: Action) -> tuple[Thing, ...]:
        """Return what a hand would point at to do a wanted action."""
        decision = self.decision()
        if decision is None:
            return ()
        for option in decision.options:
            if matches(option, action):
                road = self.presenter.roads(self.observation(), decision.seat, option)[0]
                return tuple(min(step) for step in road)
        return ()

    def possible(self) -> bool:
        """Tell whether what the step wants can be done in the position reached."""
        state = self.session.state
        if self._learner not in self.rules.asked(state):
            return False
        seen = self.rules.observe(state, self._learner)
        every = tuple(self.rules.options(seen, self._learner))
        return any(True for _ in narrowed(self.rules.verbs, self._expect, every))

    @property
    def _expect(self) -> tuple[str, ...]:
        return () if self._step is None or self._following else self._step.expect

    def decision(self) -> LessonDecision | None:
        """Return the question put to the learner, with the expected answers only."""
        found = super().decision()
        if found is None:
            return None
        known, seen = self._asking, self.observation()
        if known is None or not known.fits(seen, self._expect):
            known = self._asking = LessonDecision(self.rules, seen, found.seat, self._expect)
        return known

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        """Return what is expected of what may be done unasked."""
        return tuple(narrowed(self.rules.verbs, self._expect, super().asides(seat)))

    def prompt(self) -> tuple[Msg, ...]:
        """Return the question, or that the card is to be read."""
        if self._expect or self._following or self.is_over:
            return super().prompt()
        return (Msg("services.lesson.read"),)

    def spells(self) -> tuple[Spell, ...]:
        """Offer no passing beforehand."""
        return ()

    def adviser(self) -> Adviser:
        """Return who says that there are no hints."""
        if self._adviser is None:
            self._adviser = LessonAdviser(self, self._opponents)
        return self._adviser

    # -- answers ------------------------------------------------------------------------

    def submit(self, action: Action) -> Refusal | None:
        """Do what the step wants; anything else is refused, with the reason or kindly."""
        decision = self.decision()
        if decision is None:
            refusal: Refusal | None = Refusal(Msg("core.not_asked"), "")
        else:
            refusal = self.session.why_not(decision.seat, action)
            if refusal is None and not decision.expects(action):
                refusal = self._kindly(decision)
            if refusal is None:
                refusal = self._enter(decision.seat, action)
        if refusal is not None:
            self.refused.emit(refusal, ())
            return refusal
        if self._step is not None:
            self._script.extend(self._step.then)
        self._following = True
        self.taught.emit(action)
        self._pump()
        return None

    def attempt(self, things: Sequence[Thing]) -> Refusal | None:
        """Say why a gesture is not possible, or that it is not what the step is about."""
        decision = self.decision()
        wish = self.wish(things)
        found = None
        if decision is not None and wish is not None:
            found = self.session.why_not(decision.seat, wish)
        if decision is None or found is not None:
            refusal = found or Refusal(Msg("core.not_asked"), "")
        elif wish is not None or not self._expect or self._leads_on(decision.seat, things):
            refusal = self._kindly(decision)
        else:
            refusal = Refusal(Msg("core.no_such_action"), decision.rule)
        self.refused.emit(refusal, tuple(things))
        return refusal

    def resign(self) -> Refusal | None:
        """Nobody gives up in a lesson."""
        return self.submit(RESIGN)

    def _leads_on(self, seat: Seat, things: Sequence[Thing]) -> bool:
        """Tell whether a gesture could go on if everything legal were offered."""
        seen = self.observation()
        picker = Picker(
            self.rules.options(seen, seat),
            self.rules.asides(seen, seat),
            lambda option: self.presenter.roads(seen, seat, option),
        )
        return all(picker.pick(thing) for thing in things)

    def _kindly(self, decision: LessonDecision) -> Refusal:
        """Say what the step is about."""
        rule = self._step.rule if self._step is not None else ""
        if not self._expect:
            return Refusal(Msg("services.lesson.only_read"), rule)
        options = list(islice(decision.options, 2))
        if len(options) == 1:
            return Refusal(Msg("services.lesson.other", {"what": self.say(options[0])}), rule)
        return Refusal(Msg("services.lesson.card"), rule)

    # -- what follows -------------------------------------------------------------------

    def _advance(self) -> bool:
        moved = super()._advance()
        resting = not (self._waiting or self._script or self._shown_ply < self.session.ply)
        if not moved and self._following and resting:
            self._following = False
            self._step = None
            self._rest.start()
        return moved

    def _ask_people(self, people: Sequence[Seat]) -> bool:
        return self._reply() or super()._ask_people(people)

    def _ask_computer(self, seat: Seat) -> bool:
        del seat
        if self._reply():
            return True
        if self._open != self.session.ply:
            self._open = self.session.ply
            self._screen.ask_nobody()
            self.asked.emit()
        return False

    def _reply(self) -> bool:
        """Play the next line of the script, if there is one; a bad line ends the script."""
        if not self._script:
            return False
        line = self._script.popleft()
        try:
            entry = parse_reply(self.rules.verbs, self.setup, line)
        except NotationError as error:
            _log.error("lesson: %s: %s", line, error)
            self._script.clear()
            return False
        refusal = self._enter(entry.seat, entry.action)
        if refusal is not None:
            _log.error("lesson: %s: %s", line, refusal.msg.id)
            self._script.clear()
        return refusal is None

    def _automatic(self, seat: Seat) -> Action | None:
        """Nothing is answered for the learner, whatever the settings say."""
        del seat
        return None

    def _take_settings(self, settings: Settings) -> None:
        pace = self._pace
        super()._take_settings(settings)
        self._pace = pace

    # -- undo ---------------------------------------------------------------------------

    def can_undo(self) -> int:
        """Return 0: one goes back on the card."""
        return 0

    def can_redo(self) -> bool:
        """Return False: one goes forward on the card."""
        return False

    def undo_hint(self) -> Msg:
        """Return how to go back."""
        return Msg("services.lesson.undo")


class Tutor(QObject):
    """Leads through a lesson, step by step, and remembers how far that was.

    Signals:
        staged: a match that is to be put on the table instead of the one before.
        changed: another step, or another phase of it.
        ended: the lesson was finished.
        trouble: a ``Msg``; progress cannot be written.

    Attributes:
        match: the scene on the table.
        scene, index: number of the scene, and of the step in it.
        phase: ``reading``, ``asking``, ``following`` or ``done``.
    """

    staged = Signal(object)
    changed = Signal()
    ended = Signal()
    trouble = Signal(object)

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
    def can_show(self) -> bool:
        """True if the step wants something that can be shown."""
        return self.phase == ASKING and self.match is not None and self.match.wanted() is not None

    @property
    def _answered(self) -> bool:
        return self.phase in (FOLLOWING, DONE)

    def words(self) -> LessonWords:
        """Return the words of the lesson in the language of the program."""
        code = language().code
        if code not in self._words:
            try:
                self._words[code] = read_words(self._root, self.lesson, code)
            except LessonError as error:
                _log.error("lesson: %s", error)
                self._words[code] = read_words(self._root, self.lesson, FIRST_LANGUAGE)
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
        if self.index + 1 < len(self.lesson.scenes[self.scene].steps):
            self._show(match, self.index + 1)
        elif self.scene + 1 < len(self.lesson.scenes):
            self._stage(self.scene + 1, 0, answered=False)
        else:
            self._write(finished=True)
            self.ended.emit()

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
        if scene != self.scene or self.match is None:
            self._stage(scene, index, answered=False)
            return
        self.match.restore(self._played(scene, index, answered=False))
        self._show(self.match, index)

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
                reason = error.strerror or str(error)
                self.trouble.emit(Msg("services.lesson.unsaved", {"reason": reason}))
