"""How a match proceeds: what is played, shown and asked next, and who is waited for.

The session is always ahead of or level with what is shown: an answer and the dice and forced
answers that follow it are played (and written to the journal) at once, then shown one *beat*
at a time. :class:`~boardgames_desktop.services.match.Match` adds what views ask and people do.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from boardgames_desktop.ai.protocol import Request
from boardgames_desktop.core.actions import CHANCE_SEAT, Action, Seat
from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.picture import Line
from boardgames_desktop.core.rules import Refusal
from boardgames_desktop.core.session import Entry, GameSession, IllegalActionError
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import load_game
from boardgames_desktop.services import wording
from boardgames_desktop.services.journal import Journal
from boardgames_desktop.services.opponents import InlineOpponents, Opponents
from boardgames_desktop.services.question import request_for
from boardgames_desktop.services.reactions import EvenPace, StandingPasses
from boardgames_desktop.services.replay import Annals, advance, beat_of, mask
from boardgames_desktop.services.screen import Screen
from boardgames_desktop.services.settings import Settings, SettingsStore
from boardgames_desktop.services.weighed import Weighed

SLICE_S = 0.001
"""Work after which the event loop gets its turn before anything else is shown or asked.

At other paces than ``instant`` only where a window says that it has a loop to come back to.
"""

SHOWN_LIMIT_MS = 30_000
"""A beat that is not reported as shown by then is taken as shown."""

INSTANT = "instant"
STEP = "step"

_log = logging.getLogger(__name__)


@attrs.frozen
class Told:
    """A line of the log, and who may read it."""

    ply: int
    line: Line
    seen_by: frozenset[Seat] | None


@attrs.define
class _Job:
    number: int
    seat: Seat
    request: Request
    reasons: tuple[Msg, ...] = ()


class Course(QObject):
    """A match in progress.

    Attributes:
        game, rules, presenter, setup: what is played.
        session: the match itself; only this class may use it.
        paused: computers wait.
        sliced: at every pace the event loop gets its turn after :data:`SLICE_S` of work.
    """

    stepped = Signal(object)
    rewound = Signal()
    asked = Signal()
    refused = Signal(object, object)
    thinking = Signal(int, int)
    thought = Signal(int)
    curtain = Signal(int)
    over = Signal()
    trouble = Signal(object)

    def __init__(
        self,
        setup: Setup,
        *,
        settings: SettingsStore | None = None,
        entries: Sequence[Entry] = (),
        opponents: Opponents | None = None,
        journal: Journal | None = None,
        warning: Msg | None = None,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        """Seat the players; nothing happens before :meth:`start`.

        Args:
            setup: what is played, by whom.
            settings: the player's settings; None = the usual ones.
            entries: log of a match that goes on, already checked.
            opponents: who answers for the computers; None = they think in this process.
            journal: where entries are written before they are shown; it already holds
                ``entries``.
            warning: told as ``trouble`` when the match starts.
            clock: seconds that only grow.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self.game: AnyGame = load_game(setup.game)
        self.rules = self.game.rules(setup)
        self.presenter = self.game.presenter(self.rules)
        self.setup = setup
        self.colours = self.game.colours_of(setup)
        self.teams = self.game.variant_of(setup).teams
        self.session: GameSession[Any] = GameSession(self.rules, setup)
        self.paused = False
        self.sliced = False
        self._settings = settings if settings is not None else SettingsStore(parent=self)
        self._known = self._settings.value
        self._pace = self._known.pace
        self._journal = journal
        self._journal_failed = False
        self._warning = warning
        self._clock = clock
        self._opponents = opponents or InlineOpponents(self.rules, self)
        self._opponents.answered.connect(self._take_answer)
        self._opponents.failed.connect(self._take_failure)
        self._opponents.reasons.connect(self._take_reasons)
        self._weighed = Weighed()
        self._screen = Screen(setup, curtain=self._known.curtain)
        self._shown: Any = self.session.state.copy()
        self._shown_ply = 0
        self._waiting = False
        self._pumping = False
        self._again = False
        self._started = False
        self._closed = False
        self._granted = False
        self._open: int | None = None
        self._over_told = False
        self._job: _Job | None = None
        self._jobs = 0
        self._plan: deque[Action] = deque()
        self._plan_fresh = False
        self._taken_back: list[Msg] = []
        self._told: list[Told] = []
        self._seen: dict[Seat | None, Any] = {}
        self._boards = self.presenter.boards()
        self._annals = Annals(self.rules, self.presenter, self._shown)
        self._passes = StandingPasses(self.rules)
        self._held = False
        self._even = EvenPace(clock, self)
        self._even.due.connect(self._pump)
        self._even.hurry.connect(self.play_now)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._pump)
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(SHOWN_LIMIT_MS)
        self._limit.timeout.connect(self._give_up_waiting)
        self._settings.changed.connect(self._take_settings)
        self._enter_record(entries)

    def _enter_record(self, entries: Sequence[Entry]) -> None:
        """Play a checked log without showing it."""
        self.session.replay(entries)
        for entry in entries:
            self._reveal(entry)

    # -- life ---------------------------------------------------------------------------

    def start(self) -> None:
        """Begin, or go on."""
        self._started = True
        if self._warning is not None:
            self.trouble.emit(self._warning)
        before = self.session.ply
        self.session.start()
        self._write(self.session.log[before:])
        self._pump()

    def close(self, *, away: bool = False) -> None:
        """End the opponents and the journal; the match cannot go on afterwards.

        Args:
            away: the match was put away: nothing that was done in it would be missed.
        """
        if self._closed:
            return
        self._closed = True
        self._soon.stop()
        self._limit.stop()
        self._even.stop()
        self._drop_job()
        self._opponents.close()
        if self._journal is not None:
            self._journal.close(away=away)

    @property
    def has_journal(self) -> bool:
        """True when entries are written to disk as they happen."""
        return self._journal is not None

    @property
    def is_kept(self) -> bool:
        """True while everything that was done is on disk."""
        return self._journal is not None and not self._journal_failed

    @property
    def pace(self) -> str:
        """How the computers' turns are shown: ``instant``, ``fast``, ``normal``, ``step``."""
        return self._pace

    @property
    def bursting(self) -> bool:
        """Beats come faster than anybody could see, and nobody at the screen is asked."""
        return self._pace == INSTANT and self._screen.answering is None

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes the views use; None = what everybody may see."""
        return self._screen.viewer

    @property
    def answering(self) -> Seat | None:
        """Seat of the person whose answer is taken now, or None."""
        return self._screen.answering

    @property
    def covered_for(self) -> Seat | None:
        """Seat the curtain is down for, or None."""
        return self._screen.covered_for

    @property
    def ply(self) -> int:
        """Number of entries shown."""
        return self._shown_ply

    @property
    def is_over(self) -> bool:
        """True when the end of the game has been shown."""
        return not self.rules.asked(self._shown)

    def _enter(self, seat: Seat, action: Action) -> Refusal | None:
        """Do ``action`` for ``seat`` and write it down; returns why not, if it is refused."""
        try:
            self.session.submit(seat, action)
        except IllegalActionError as error:
            return error.refusal
        self._taken_back.clear()
        self._entered(self.session.step.entries)
        return None

    def _entered(self, entries: Sequence[Entry]) -> None:
        self._open = None
        self._write(entries)
        if any(entry.seat == CHANCE_SEAT for entry in entries):
            self._plan.clear()
            self._job = None

    def _write(self, entries: Sequence[Entry]) -> None:
        if self._journal is not None:
            self._keep(lambda journal: journal.append(entries))

    def _keep(self, write: Callable[[Journal], None]) -> None:
        """Write to the journal; a failure is told once and does not stop the game."""
        if self._journal is None:
            return
        try:
            write(self._journal)
        except OSError as error:
            _log.warning("journal: %s", error)
            if not self._journal_failed:
                self._journal_failed = True
                self.trouble.emit(wording.journal_failed(error))
        else:
            self._journal_failed = False

    def _resync(self) -> None:
        """Show the position of the session, whatever was being shown."""
        ply = self.session.ply
        self._shown = self.session.state.copy()
        self._shown_ply = ply
        self._seen.clear()
        self._told = [told for told in self._told if told.ply <= ply]
        self._weighed.cut(ply)
        self._annals.cut(self._shown, ply)
        self._open = None
        self._over_told = False
        self._waiting = False
        self._limit.stop()
        self.rewound.emit()
        self._pump()

    # -- pace -------------------------------------------------------------------------------

    def set_pace(self, pace: str) -> None:
        """Change how the computers' turns are shown."""
        self._pace = pace
        self._end_waiting_if_instant()
        self._pump()

    def _end_waiting_if_instant(self) -> None:
        if self._pace == INSTANT:
            self._waiting = False
            self._limit.stop()

    def set_paused(self, paused: bool) -> None:
        """Make the computers wait, or go on."""
        self.paused = paused
        self._pump()

    def step_once(self) -> None:
        """At pace ``step``, or while paused: let a computer play one action."""
        self._granted = True
        self._pump()

    def play_now(self) -> None:
        """Make the computer that is thinking answer at once."""
        if self._job is not None:
            self._opponents.play_now(self._job.number)

    def shown(self) -> None:
        """The view has shown the last beat; the next may come."""
        if self._waiting:
            self._waiting = False
            self._even.shown()
            self._limit.stop()
            self._pump()

    def _give_up_waiting(self) -> None:
        _log.warning("beat %d was not reported as shown", self._shown_ply)
        self.shown()

    def lift_curtain(self) -> None:
        """The person the curtain is down for is at the screen."""
        if self._screen.lift():
            self._open = None
            self.rewound.emit()
            self._pump()

    def show_hand(self) -> None:
        """Ask for the curtain, so that the person who answers can see hidden things."""
        seat = self._screen.answering
        if seat is not None and self._screen.cover():
            self.rewound.emit()
            self.curtain.emit(seat)

    # -- the engine of it all -----------------------------------------------------------------

    def _pump(self) -> None:
        """Show and play until somebody has to be waited for, or for one slice of time."""
        if self._closed or not self._started:
            return
        if self._pumping:
            self._again = True
            return
        self._pumping = True
        try:
            end = self._clock() + SLICE_S
            while self._advance():
                if (self._pace == INSTANT or self.sliced) and self._clock() >= end:
                    self._soon.start()
                    break
        finally:
            self._pumping = False

    def _advance(self) -> bool:
        """Do one thing; False = there is nothing to be done now."""
        self._again = False
        if self._waiting:
            return False
        if self._shown_ply < self.session.ply:
            if self._holds_back(self.session.log[self._shown_ply]):
                return False
            self._show_next()
            return not self._waiting
        asked = self.rules.asked(self._shown)
        if not asked:
            self._finish()
            return self._again
        people = [seat for seat in asked if self._screen.is_human(seat)]
        moved = self._ask_people(people) if people else self._ask_computer(asked[0])
        return moved or self._again

    # -- reactions of others, shown at an even pace -----------------------------------------

    def _asks_reaction(self) -> bool:
        """Tell whether the position shown asks whether somebody reacts with hidden things."""
        agenda = self._shown.agenda
        return bool(agenda) and agenda[-1][0] in self.rules.reaction_kinds

    def _holds_back(self, entry: Entry) -> bool:
        """Tell whether an answer is not to be shown yet, lest its speed tell something."""
        if self._pace == INSTANT or not self._asks_reaction():
            return False
        screen = self._screen
        if entry.seat in screen.eyes() or not screen.people_seats():
            return False
        if self._even.waits(self._pace):
            return True
        stopped = self.paused or self._pace == STEP
        self._held = entry.forced and stopped and not screen.is_human(entry.seat)
        if self._held and self._granted:
            self._granted = self._held = False
        return self._held

    def _show_next(self) -> None:
        entry = self.session.log[self._shown_ply]
        viewer, eyes = self._screen.viewer, self._screen.eyes()
        masked = mask(self.rules, self._shown, entry, viewer)
        events = self._reveal(entry)
        beat = beat_of(self.presenter, self._shown_ply, masked, events, eyes)
        if self._pace != INSTANT:
            self._waiting = True
            self._limit.start()
        self.stepped.emit(beat)

    def _reveal(self, entry: Entry) -> list[Any]:
        """Bring the position shown one entry forward and take note of what happened."""
        ply = self._shown_ply + 1
        self._annals.before(self._shown, ply, entry)
        events = advance(self.rules, self._shown, entry)
        self._seen.clear()
        self._shown_ply = ply
        for event in events:
            line = self.presenter.tell(event)
            if line is not None:
                self._told.append(Told(ply, line, event.seen_by))
        self._annals.after(self._shown, ply)
        return events

    def _finish(self) -> None:
        if self._over_told:
            return
        self._over_told = True
        self._screen.share()
        self.rewound.emit()
        self.over.emit()

    def _ask_people(self, people: Sequence[Seat]) -> bool:
        """Answer for people what their settings say, else ask; True = something was played."""
        if self._open == self.session.ply:
            return False
        for seat in people:
            action = self._automatic(seat)
            if action is not None and self._enter(seat, action) is None:
                return True
        self._plan.clear()
        self._job = None
        screen = self._screen
        before = (screen.viewer, screen.answering, screen.covered_for)
        screen.ask(people, self._needs_secrets)
        self._open = self.session.ply
        if (screen.viewer, screen.answering, screen.covered_for) != before:
            self.rewound.emit()
        if screen.covered_for is not None:
            self.curtain.emit(screen.covered_for)
        else:
            self.asked.emit()
        return False

    def _needs_secrets(self, seat: Seat) -> bool:
        return self.rules.decision(self._shown, seat).private

    def _automatic(self, seat: Seat) -> Action | None:
        """Return what ``seat`` has promised, or a setting answers for it."""
        passed = self._passes.answer(self._shown, seat)
        if passed is not None:
            return passed
        if not self._settings.value.always_most_dice:
            return None
        return self.rules.automatic(self.rules.observe(self._shown, seat), seat)

    def _ask_computer(self, seat: Seat) -> bool:
        """Play a computer's plan, or have it think; True = something was played."""
        if self._open != self.session.ply:
            self._open = self.session.ply
            self._screen.ask_nobody()
            self.asked.emit()
            return True
        job = self._job
        if job is None or job.seat != seat:
            self._think(seat)
            return False
        if not self._plan or (not self._granted and (self.paused or self._pace == STEP)):
            return False
        self._granted = False
        fresh, self._plan_fresh = self._plan_fresh, False
        before = self.session.ply
        refusal = self._enter(seat, self._plan.popleft())
        if refusal is None:
            self._weighed.note(seat, job.reasons, range(before + 1, self.session.ply + 1))
            if not self._plan:
                self._job = None
            return True
        self._plan.clear()
        if not fresh:
            self._job = None
            return True
        _log.error("seat %d: the answer is refused: %s", seat, refusal.msg.id)
        job.reasons = ()
        self._opponents.refuse(job.number, job.request)
        return False

    # -- the computers ------------------------------------------------------------------------

    def _think(self, seat: Seat) -> None:
        self._drop_job()
        self._jobs += 1
        request = request_for(self.session, seat)
        self._job = _Job(self._jobs, seat, request)
        if not self._asks_reaction():
            self.thinking.emit(seat, request.ms or 0)
        else:
            self._even.think(self._pace)
        self._opponents.think(self._jobs, request)

    def _take_answer(self, number: int, plan: Sequence[Action]) -> None:
        job = self._job
        if job is None or job.number != number or self._plan:
            return
        self._even.thought()
        self._plan.extend(plan)
        self._plan_fresh = True
        self.thought.emit(job.seat)
        self._pump()

    def _take_reasons(self, number: int, reasons: tuple[Msg, ...]) -> None:
        if self._job is not None and self._job.number == number and not self._plan:
            self._job.reasons = reasons

    def _take_failure(self, number: int, msg: Msg) -> None:
        del number
        self.trouble.emit(msg)

    def _drop_job(self) -> None:
        job, self._job = self._job, None
        if job is not None and not self._plan:
            self._opponents.cancel(job.number)
            self.thought.emit(job.seat)
        self._plan.clear()

    # -- settings -----------------------------------------------------------------------------

    def _take_settings(self, settings: Settings) -> None:
        before, self._known = self._known, settings
        self._screen.curtain = settings.curtain
        if settings.pace != before.pace:
            self._pace = settings.pace
            self._end_waiting_if_instant()
        if settings.always_most_dice or not settings.curtain:
            self._open = None
        self._pump()
