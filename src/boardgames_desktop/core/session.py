"""A match: state, log, chance, forced moves, undo and redo. Nothing else changes a match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Generic, NamedTuple

from boardgames_desktop.core.actions import CHANCE_SEAT, Action, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, Rules, S
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg

SNAPSHOT_EVERY = 32
"""At least as many entries are between two kept positions."""

LEFT_BEHIND = -1
"""Ply given to a state that was undone, so that decisions about it are stale."""

Played = tuple[Seat, Action, bool]
"""An entry as it is noted every ply: a plain tuple, made an :class:`Entry` when it is read."""

Heard = list[list[Event]]
"""Events of each entry of a step."""


class Entry(NamedTuple):
    """One logged action; ``forced`` ones were played by the session itself."""

    seat: Seat
    action: Action
    forced: bool = False


class Step(NamedTuple):
    """What one ``submit`` did: the answer, then chance and forced answers up to the next question.

    Attributes:
        first: index in the log of the first entry.
        entries: the entries added.
        events: events of each entry; empty when nobody listens.
    """

    first: int
    entries: tuple[Entry, ...]
    events: Sequence[Sequence[Event]]


class IllegalActionError(ValueError):
    """An action was refused; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.msg.id)
        self.refusal = refusal


class ReplayError(ValueError):
    """A recorded log does not fit the rules from entry ``ply`` on; ``refusal`` says why."""

    def __init__(self, ply: int, refusal: Refusal) -> None:
        super().__init__(f"{ply}: {refusal.msg.id}")
        self.ply = ply
        self.refusal = refusal


def _ear(heard: Heard) -> Emit:
    """Return what collects the events of the next entry."""
    heard.append([])
    return heard[-1].append


class GameSession(Generic[S]):
    """Owns a match.

    What is taken back is bounded by the *barrier*: a step is final once chance has spoken
    after it, once it has shown something hidden, or once another person has answered. An answer
    of another that was forced by what only that seat sees counts like one that was not, or
    what can be taken back would tell them apart. The barrier never moves back, so that what
    was seen cannot be unseen.

    Attributes:
        rules, setup: what is played.
        state: the full position; never given to GUI or opponents, who get ``observe``.
        barrier: index in the log before which nothing can be taken back.
        revealed: entries up to the last answer that showed something hidden; 0 = none.
        hushed: entries up to the last forced answer that counts as another person's; 0 = none.
        strict: check that actions are well formed (off only in benchmarks of own bots).
        auto_forced: play forced answers at once.
        opening: what :meth:`start` played.
    """

    def __init__(self, rules: Rules[S], setup: Setup, *, strict: bool = True) -> None:
        self.rules = rules
        self.setup = setup
        self.strict = strict
        self.auto_forced = True
        self.barrier = 0
        self.opening: Step | None = None
        self.revealed = 0
        self.hushed = 0
        self._persons = tuple(setup.person_of(seat) for seat in range(len(setup.seats)))
        self._last_person: int | None = None
        self._log: list[Entry] = []
        self._unread: list[Played] = []
        self._undone: list[list[Entry]] = []
        self._first = 0
        self._heard: Heard | None = None
        self._draw = Draw(setup.seed)
        self._listeners: list[Callable[[Step], None]] = []
        self.state: S = rules.new()
        self._snapshots: list[S] = []
        self._next_snapshot = 0
        self._snap()

    # -- reading ----------------------------------------------------------------------

    @property
    def log(self) -> list[Entry]:
        """Every entry, chance and forced ones included."""
        if self._unread:
            self._log.extend(map(Entry._make, self._unread))
            self._unread.clear()
        return self._log

    @property
    def step(self) -> Step:
        """What the last answer did, up to the next question."""
        return Step(self._first, tuple(self.log[self._first :]), self._heard or ())

    @property
    def ply(self) -> int:
        """Number of entries in the log."""
        return self.state.ply

    @property
    def over(self) -> bool:
        """True when nobody is asked any more."""
        return not self.rules.asked(self.state)

    def observe(self, seat: Seat | None) -> S:
        """Return the position as ``seat`` sees it; a copy."""
        return self.rules.observe(self.state, seat)

    def at(self, ply: int) -> S:
        """Return the position after the first ``ply`` entries; a copy."""
        if not 0 <= ply <= len(self.log):
            raise IndexError(f"ply {ply} of {len(self.log)}")
        index = bisect_right(self._snapshots, ply, key=attrgetter("ply")) - 1
        s = self._snapshots[index].copy()
        for entry in self.log[s.ply : ply]:
            self.rules.apply(s, entry.seat, entry.action)
        return s

    def seen(self, viewer: Seat | None, first: int = 0) -> list[Entry]:
        """Return the log from entry ``first`` on as ``viewer`` (None = spectator) may read it.

        Whatever is shown, exported or sent to an opponent comes from here. That an answer was
        forced is hidden from others where it may tell what only its seat can see.
        """
        s = self.at(first)
        found: list[Entry] = []
        for seat, action, forced in self.log[first:]:
            secret = viewer != seat and s.agenda[-1][0] in self.rules.private_kinds
            masked = self.rules.mask(s, seat, action, viewer)
            found.append(Entry(seat, masked, forced and not secret))
            self.rules.apply(s, seat, action)
        return found

    # -- playing ----------------------------------------------------------------------

    def listen(self, fn: Callable[[Step], None]) -> None:
        """Call ``fn`` after every step; without a listener no Event is built."""
        self._listeners.append(fn)

    def start(self) -> Step:
        """Play the chance and forced entries before the next question.

        To be called once, on a new match or after :meth:`replay` of a log that may have
        been cut off in the middle of a step.
        """
        self._begin()
        self._go_on()
        self.opening = self.step
        return self.opening

    def submit(self, seat: Seat, a: Action) -> None:
        """Do ``a`` for ``seat``, then chance and forced answers; raises IllegalActionError.

        What came of it is :attr:`step`.
        """
        refusal = self.why_not(seat, a)
        if refusal is not None:
            raise IllegalActionError(refusal)
        if self._undone:
            self._undone.clear()
        self._begin()
        self._enter(seat, a, False)
        self._go_on()

    def why_not(self, seat: Seat, a: Any) -> Refusal | None:
        """Return None if ``seat`` may do ``a``, be it an action at all, now.

        Nobody may roll the dice for chance.
        """
        if seat < 0:
            return Refusal(Msg("core.not_asked"), "")
        if self.strict:
            refusal = self.rules.malformed(a)
            if refusal is not None:
                return refusal
        return self.rules.why_not(self.state, seat, a)

    def _begin(self) -> None:
        """Start a step."""
        self._first = self.state.ply
        self._heard = [] if self._listeners else None

    def _reveal(self) -> None:
        """Make final what is done next, for it shows something hidden."""
        self.barrier = self.revealed = self.state.ply + 1
        self._last_person = None

    def _hand_over(self, seat: Seat) -> None:
        """Make final what is done, if another person than the one of ``seat`` did it."""
        if self._last_person is not None:
            self.barrier = self.state.ply
        self._last_person = self._persons[seat]

    def _enter(self, seat: Seat, a: Action, forced: bool) -> None:
        """Do what is answered, forced or recorded, and note what may be taken back."""
        rules = self.rules
        state = self.state
        if seat == CHANCE_SEAT:
            self.barrier = state.ply + 1
            self._last_person = None
        elif a[0] in rules.revealing and rules.reveals(state, seat, a):
            self._reveal()
        elif self._persons[seat] != self._last_person:
            if not forced:
                self._hand_over(seat)
            elif state.agenda[-1][0] in rules.private_kinds:
                self._hand_over(seat)
                self.hushed = state.ply + 1
        heard = self._heard
        rules.apply(state, seat, a, None if heard is None else _ear(heard))
        self._unread.append((seat, a, forced))

    def _go_on(self) -> None:
        """Let chance and forced answers play on to the next question."""
        rules = self.rules
        state = self.state
        heard = self._heard
        forced_of = rules.forced_of
        agenda = state.agenda
        while agenda:
            frame = agenda[-1]
            asked = frame[1]
            if asked[0] < 0:
                emit = None if heard is None else _ear(heard)
                a = rules.resolve(state, self._draw, emit)
                self._unread.append((CHANCE_SEAT, a, False))
                self.barrier = state.ply
                self._last_person = None
                continue
            kind = frame[0]
            if kind not in forced_of or len(asked) > 1 or not self.auto_forced:
                break
            seat = asked[0]
            answer = forced_of[kind](state, frame, seat)
            if answer is None:
                break
            self._enter(seat, answer, True)
        if state.ply >= self._next_snapshot:
            self._snap()
        if heard is not None:
            step = self.step
            for fn in tuple(self._listeners):
                fn(step)

    def _snap(self) -> None:
        self._snapshots.append(self.state.copy())
        self._next_snapshot = self.state.ply + SNAPSHOT_EVERY

    # -- undo and redo ----------------------------------------------------------------

    def can_undo(self, person: int) -> int:
        """Return how many answers ``person`` may take back now."""
        if person != self._last_person:
            return 0
        return sum(not entry.forced for entry in self.log[self.barrier :])

    def undo(self, person: int) -> int:
        """Take back the last answer of ``person`` and what it forced; returns the new ply.

        Raises ValueError if nothing can be taken back.
        """
        if not self.can_undo(person):
            raise ValueError("nothing to take back")
        index = len(self.log) - 1
        while self.log[index].forced:
            index -= 1
        self._undone.append(self.log[index:])
        self._cut(index)
        return index

    def can_redo(self, person: int) -> bool:
        """Tell whether ``person`` took something back that can be done again."""
        return bool(self._undone) and self._persons[self._undone[-1][0].seat] == person

    def redo(self, person: int) -> None:
        """Do again exactly what was taken back last; raises ValueError if there is nothing."""
        if not self.can_redo(person):
            raise ValueError("nothing to do again")
        self._begin()
        for seat, action, forced in self._undone.pop():
            self._enter(seat, action, forced)
        self._go_on()

    def _cut(self, ply: int) -> None:
        state = self.at(ply)
        self.state.ply = LEFT_BEHIND
        self.state = state
        del self.log[ply:]
        while self._snapshots[-1].ply > ply:
            self._snapshots.pop()
        self._next_snapshot = self._snapshots[-1].ply + SNAPSHOT_EVERY
        if all(entry.forced for entry in self.log[self.barrier :]):
            self._last_person = None

    # -- replay -----------------------------------------------------------------------

    def replay(self, entries: Sequence[Entry]) -> None:
        """Enter a recorded log, checking every entry; raises ReplayError, keeping the good part.

        Chance is taken from the record, not derived, but must be a possible outcome. A mark
        of a forced answer that was not forced is dropped, for undo trusts it.
        """
        rules = self.rules
        self._undone.clear()
        self._heard = None
        for seat, action, forced in entries:
            refusal = rules.malformed(action) or rules.why_not(self.state, seat, action)
            if refusal is not None:
                raise ReplayError(len(self.log), refusal)
            deserved = forced and rules.asked(self.state) == (seat,)
            deserved = deserved and rules.forced(self.state, seat) == action
            self._enter(seat, action, deserved and seat != CHANCE_SEAT)
            if self.ply >= self._next_snapshot:
                self._snap()
