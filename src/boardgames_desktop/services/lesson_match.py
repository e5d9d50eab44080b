"""One scene of a lesson on the table, where only what the step wants can be done."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardgames_desktop.core.actions import Action, Option, Seat, matches
from boardgames_desktop.core.notation import NotationError
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.core.rules import Decision, Refusal, Rules, Spell
from boardgames_desktop.core.session import Entry, GameSession
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.advice import Adviser
from boardgames_desktop.services.lesson_file import Step, expected, narrowed, parse_reply
from boardgames_desktop.services.match import RESIGN, Match
from boardgames_desktop.services.settings import Settings, SettingsStore

NORMAL = "normal"

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
