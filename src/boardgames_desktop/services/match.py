"""A match on the table: what views ask of it and what people do to it.

Nothing else changes a match. Everything a view can ask for is about the position that is
shown, which :class:`~boardgames_desktop.services.course.Course` brings forward beat by beat.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs

from boardgames_desktop.ai.protocol import Request
from boardgames_desktop.core.actions import CHANCE_SEAT, Action, Option, Seat
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.core.picture import Board, Forecast, Line, Picture, Thing
from boardgames_desktop.core.rules import Decision, Refusal, Spell
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services import wording
from boardgames_desktop.services.advice import Adviser
from boardgames_desktop.services.course import STEP, Course, Told
from boardgames_desktop.services.fairness import DiceCheck, check_dice, may_tell_seed
from boardgames_desktop.services.language import Language, language
from boardgames_desktop.services.question import request_for
from boardgames_desktop.services.replay import ReplayView
from boardgames_desktop.services.saves import Save, write_save

RESIGN: Action = ("resign",)


@attrs.frozen
class LoggedLine:
    """A line of the log as the viewer may read it.

    Attributes:
        ply: position that shows what the line tells.
        seat: whom it is about.
        undoable: the person at the controls can still take it back.
        reasons: what weighed most, if a computer decided it.
    """

    ply: int
    seat: Seat | None
    line: Line
    undoable: bool
    reasons: tuple[Msg, ...] = ()


@attrs.define(eq=False)
class _Settled:
    """The part of the log that stays as it is: its lines cannot be taken back any more.

    Attributes:
        told: the log it is made of; another list, another log.
        eyes, over: who reads, and whether the game has ended.
        floor: what undo could go back to at the last look.
        taken: how much of ``told`` is in ``lines``.
    """

    told: list[Told]
    eyes: frozenset[Seat]
    over: bool
    floor: int
    taken: int = 0
    lines: list[LoggedLine] = attrs.Factory(list)


class Match(Course):
    """One match. See :class:`Course` for its signals and for how it is made."""

    _named: tuple[Language, int, list[str]] | None = None
    _settled: _Settled | None = None
    _pictured: tuple[Any, Seat | None, Picture] | None = None
    _adviser: Adviser | None = None

    # -- what a view shows ----------------------------------------------------------------

    def observation(self) -> Any:
        """Return the position as the viewer sees it; not to be changed."""
        return self._observed(self._screen.viewer)

    def _observed(self, seat: Seat | None) -> Any:
        if seat not in self._seen:
            self._seen[seat] = self.rules.observe(self._shown, seat)
        return self._seen[seat]

    def picture(self) -> Picture:
        """Return how the position looks: to the viewer, or to all on the shared view.

        The same picture as long as position and eyes are the same.
        """
        screen, seen = self._screen, self.observation()
        seat = screen.viewer if screen.viewer is not None else screen.answering
        known = self._pictured
        if known is None or known[0] is not seen or known[1] != seat:
            self._pictured = known = (seen, seat, self.presenter.picture(seen, seat))
        return known[2]

    def boards(self) -> tuple[Board, ...]:
        """Return the boards; always the same."""
        return self._boards

    def board(self, board_id: str) -> Board:
        """Return a board by id; raises KeyError."""
        for board in self._boards:
            if board.id == board_id:
                return board
        raise KeyError(board_id)

    def acting(self) -> tuple[Seat, ...]:
        """Return the seats that are asked in the position shown."""
        return tuple(seat for seat in self.rules.asked(self._shown) if seat != CHANCE_SEAT)

    def decision(self) -> Decision[Any] | None:
        """Return the question put to the person at the screen, or None."""
        seat = self._screen.answering
        if seat is None or self._open is None or seat not in self.rules.asked(self._shown):
            return None
        return self.rules.decision(self.observation(), seat)

    def picker(self) -> Picker | None:
        """Return a fresh picker for the question, or None if nobody here is asked."""
        decision = self.decision()
        if decision is None:
            return None
        seen, seat = self.observation(), decision.seat
        return Picker(
            decision.options,
            self.asides(seat),
            lambda option: self.presenter.roads(seen, seat, option),
        )

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        """Return what ``seat`` may do unasked in the position shown."""
        return tuple(self.rules.asides(self.observation(), seat))

    def prompt(self) -> tuple[Msg, ...]:
        """Return what is asked now, or what is being waited for."""
        decision = self.decision()
        if decision is not None:
            return self.rules.prompt(self.observation(), decision.seat)
        if self.is_over:
            return wording.result(self.rules.returns(self._shown))
        covered = self._screen.covered_for
        if covered is not None:
            return wording.waiting("curtain", covered)
        acting = self.acting()
        if not acting or self._screen.is_human(acting[0]):
            turn = acting[0] if acting else self.picture().on_turn
            return wording.waiting("showing", turn) if turn is not None else ()
        how = "paused" if self.paused else "thinking"
        ready = self._plan or self._held
        if self._pace == STEP and not self.paused and not self._granted and ready:
            how = "step"
        return wording.waiting(how, acting[0])

    def ask_next(self, things: Sequence[Thing]) -> tuple[Msg, ...]:
        """Return what is asked once ``things`` are picked; empty = what was asked before."""
        decision = self.decision()
        if decision is None or not things:
            return ()
        return self.presenter.ask_next(self.observation(), decision.seat, things)

    def say(self, option: Option) -> Msg:
        """Return the words for an option of the question."""
        return self.rules.say(self.observation(), self._speaker(), option)

    def forecast(self, option: Option) -> Forecast | None:
        """Return the exact odds of an option, if it has any."""
        return self.presenter.forecast(self.observation(), self._speaker(), option)

    def gesture_forecast(self, things: Sequence[Thing]) -> Forecast | None:
        """Return the odds of what pointing at ``things`` would start."""
        return self.presenter.gesture_forecast(self.observation(), self._speaker(), things)

    def wish(self, things: Sequence[Thing]) -> Action | None:
        """Return the best guess of what a gesture meant."""
        seat = self._screen.answering
        return None if seat is None else self.presenter.wish(self.observation(), seat, things)

    def rule_of(self, thing: Thing) -> str:
        """Return the id of the rule about a thing; "" = none."""
        return self.presenter.rule_of(self.observation(), thing)

    def places_of_rule(self, rule: str) -> tuple[Thing, ...]:
        """Return the places where a rule matters now, to whoever sits at this screen."""
        if self._screen.covered_for is not None:
            return ()
        screen = self._screen
        seat = screen.answering if screen.answering is not None else screen.viewer
        return self.presenter.places_of_rule(self.observation(), seat, rule)

    def _speaker(self) -> Seat:
        """Return the seat that options are put into words for."""
        screen = self._screen
        if screen.answering is not None:
            return screen.answering
        return screen.viewer if screen.viewer is not None else 0

    @property
    def lines(self) -> list[LoggedLine]:
        """The log as the viewer may read it, oldest line first."""
        eyes, floor, over = self._screen.eyes(), self._undo_floor(), self.is_over
        known = self._settled
        if (
            known is None
            or (known.told is not self._told or known.floor > floor)
            or (known.eyes, known.over) != (eyes, over)
        ):
            self._settled = known = _Settled(self._told, eyes, over, floor)
        known.floor = floor
        while known.taken < len(known.told) and known.told[known.taken].ply <= floor:
            known.lines += self._readable(known.told[known.taken], known)
            known.taken += 1
        lines = known.lines.copy()
        for told in known.told[known.taken :]:
            lines += self._readable(told, known)
        return lines

    def _readable(self, told: Told, known: _Settled) -> list[LoggedLine]:
        """Return a line as somebody may read it, or nothing."""
        if told.seen_by is not None and not told.seen_by & known.eyes:
            return []
        seat = told.line.seat
        why = self._weighed.told(told.ply, seat, known.eyes, over=known.over)
        return [LoggedLine(told.ply, seat, told.line, told.ply > known.floor, why)]

    def names(self) -> list[str]:
        """Return the players' names, then those of the neutral armies.

        Who has not given a name is called by side or colour.
        """
        words = language()
        known = self._named
        if known is None or known[0] is not words or known[1] != words.edition:
            names = [wording.player_name(self.game, place) for place in self.setup.seats]
            names += [words.text(side.name) for side in self.game.neutrals(self.setup)]
            self._named = known = (words, words.edition, names)
        return list(known[2])

    def name(self, seat: Seat) -> str:
        """Return the name of a player or of a neutral army."""
        return self.names()[seat]

    def brief_name(self, seat: Seat) -> str:
        """Return the name of a player or neutral army as a row of a table has room for it."""
        if seat < len(self.setup.seats) and self.setup.seats[seat].name:
            return self.setup.seats[seat].name
        return wording.brief_side_name(self.game, self.colour(seat))

    def colour(self, side: int) -> str:
        """Return the seat colour of a player or of a neutral army."""
        return self.colours[side]

    def history(self) -> ReplayView:
        """Return the match so far as a film, with the viewer's eyes."""
        return ReplayView(
            self.rules,
            self.presenter,
            self.session.log[: self._shown_ply],
            self._annals,
            viewer=self._screen.viewer,
            eyes=self._screen.eyes(),
        )

    def entries(self) -> tuple[Entry, ...]:
        """Return the whole log of a match that is over; raises ValueError before."""
        if not self.is_over:
            raise ValueError("the log is no secret only once the match is over")
        return tuple(self.session.log)

    def check_dice(self) -> DiceCheck:
        """Derive every outcome shown so far from the seed again."""
        return check_dice(self.rules, self.setup, self.session.log[: self._shown_ply])

    @property
    def tells_seed(self) -> bool:
        """True when the seed may be told to whoever asks."""
        return may_tell_seed(self.setup, over=self.is_over)

    def play_on_from(self, ply: int) -> tuple[Setup, tuple[Entry, ...]]:
        """Return setup and log of a match that goes on from position ``ply``."""
        return self.setup, tuple(self.session.log[:ply])

    def save(self, path: Path) -> None:
        """Write the match to ``path``; raises SaveError."""
        write_save(path, Save.of(self.setup, self.session.log, self.rules, self.session.state))

    # -- answers ----------------------------------------------------------------------------

    def submit(self, action: Action) -> Refusal | None:
        """Answer the question; returns (and emits) why not, if it is refused."""
        decision = self.decision()
        if decision is None:
            refusal: Refusal | None = Refusal(Msg("core.not_asked"), "")
        else:
            refusal = self._enter(decision.seat, action)
        if refusal is not None:
            self.refused.emit(refusal, ())
            return refusal
        self._pump()
        return None

    def spells(self) -> tuple[Spell, ...]:
        """Return until when the person at the screen may pass, if asked whether to react."""
        decision = self.decision()
        if decision is None or decision.kind not in self.rules.reaction_kinds:
            return ()
        return self.rules.spells(self.observation())

    def pass_until(self, spell: Spell) -> None:
        """Pass for the person at the screen until ``spell`` is over, beginning now."""
        decision = self.decision()
        if decision is None:
            return
        passed = self.rules.lets_pass(self.observation(), decision.seat)
        if passed is not None:
            self._passes.promise(decision.seat, spell)
            self.submit(passed)

    def passes_until(self) -> Spell | None:
        """Return until when the viewer has said to pass, if that is not over."""
        viewer = self._screen.viewer
        return None if viewer is None else self._passes.standing(self._shown, viewer)

    def ask_again(self) -> None:
        """Ask the viewer again whether to react."""
        self._passes.withdraw(self._screen.eyes())
        self.rewound.emit()

    def attempt(self, things: Sequence[Thing]) -> Refusal | None:
        """Say why a gesture is not possible: returns and emits the reason."""
        decision = self.decision()
        if decision is None:
            refusal = Refusal(Msg("core.not_asked"), "")
        else:
            wish = self.wish(things)
            found = None if wish is None else self.session.why_not(decision.seat, wish)
            refusal = found or Refusal(Msg("core.no_such_action"), decision.rule)
        self.refused.emit(refusal, tuple(things))
        return refusal

    def resign(self) -> Refusal | None:
        """Give up for the person at the screen."""
        seat = self._screen.answering
        if seat is None:
            refusal: Refusal | None = Refusal(Msg("core.not_asked"), "")
        else:
            refusal = self._enter(seat, RESIGN)
        if refusal is not None:
            self.refused.emit(refusal, ())
            return refusal
        self._pump()
        return None

    def adviser(self) -> Adviser:
        """Return who gives hints to the people of this match."""
        if self._adviser is None:
            self._adviser = Adviser(self, self._opponents)
        return self._adviser

    def question(self, seat: Seat, level: str) -> Request:
        """Return the question what ``seat`` should do, as an opponent of ``level`` is asked."""
        return request_for(self.session, seat, level)

    # -- undo -------------------------------------------------------------------------------

    def can_undo(self) -> int:
        """Return how many answers the person at the screen may take back."""
        person = self._screen.person
        return 0 if person is None else self.session.can_undo(person)

    def undo(self) -> None:
        """Take back the last answer of the person at the screen, if that is possible."""
        person = self._screen.person
        if person is None or not self.can_undo():
            return
        self._drop_job()
        people = self._screen.people_seats()
        self._passes.withdraw(seat for seat in people if self.setup.person_of(seat) == person)
        self._taken_back.append(self._undoable_words())
        ply = self.session.undo(person)
        self._keep(lambda journal: journal.undo(ply))
        self._resync()

    def can_redo(self) -> bool:
        """Tell whether the person at the screen can do again what was taken back."""
        person = self._screen.person
        return person is not None and self.session.can_redo(person)

    def redo(self) -> None:
        """Do again what was taken back last, if that is possible."""
        person = self._screen.person
        if person is None or not self.can_redo():
            return
        self._drop_job()
        self._taken_back.pop()
        self.session.redo(person)
        self._entered(self.session.step.entries)
        self._pump()

    def undo_hint(self) -> Msg:
        """Return what would be taken back, or why nothing can be."""
        if not self.can_undo():
            return wording.why_no_undo(self.session)
        return Msg("services.undo.back", {"what": self._undoable_words()})

    def redo_hint(self) -> Msg:
        """Return what would be done again, or that there is nothing."""
        if not self.can_redo():
            return Msg("services.undo.nothing_again")
        return Msg("services.undo.again", {"what": self._taken_back[-1]})

    def _undoable_words(self) -> Msg:
        """Return the words for the answer that is taken back next."""
        index = self.session.ply - 1
        while self.session.log[index].forced:
            index -= 1
        entry = self.session.log[index]
        seen = self.rules.observe(self.session.at(index), entry.seat)
        return self.rules.say(seen, entry.seat, entry.action)

    def _undo_floor(self) -> int:
        """Return the length of the log when everything possible has been taken back."""
        left = self.can_undo()
        index = self.session.ply
        floor = index
        while left:
            index -= 1
            if not self.session.log[index].forced:
                left -= 1
                floor = index
        return floor
