"""A match: state, log, chance, forced moves, undo and redo. Nothing else changes a match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Generic, NamedTuple

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

_new = tuple.__new__
"""Makes a named tuple in half the time its own constructor takes; it is done every step."""


class Entry(NamedTuple):
    """One logged action; ``forced`` ones were played by the session itself."""

    seat: Seat
    action: Action
    forced: bool = False


class Step(NamedTuple):
    """What one ``submit`` did: the answer, then chance and forced answers up to the next question.

    Attributes:
        first: index in the log of the first entry.
        played: the entries added.
        events: events of each entry; empty when nobody listens.
    """

    first: int
    played: Sequence[Played]
    events: Sequence[Sequence[Event]]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries added."""
        return tuple(map(Entry._make, self.played))


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
        self.opening = self._go_on(self.ply, self._ears())
        return self.opening

    def submit(self, seat: Seat, a: Action) -> Step:
        """Do ``a`` for ``seat``, then chance and forced answers; raises IllegalActionError."""
        refusal = self.why_not(seat, a)
        if refusal is not None:
            raise IllegalActionError(refusal)
        if self._undone:
            self._undone.clear()
        heard = self._ears()
        first = self.state.ply
        self._enter(seat, a, False, heard)
        return self._go_on(first, heard)

    def why_not(self, seat: Seat, a: Action) -> Refusal | None:
        """Return None if ``seat`` may do ``a`` now. Nobody may roll the dice for chance."""
        if seat < 0:
            return Refusal(Msg("core.not_asked"), "")
        if self.strict:
            refusal = self.rules.malformed(a)
            if refusal is not None:
                return refusal
        return self.rules.why_not(self.state, seat, a)

    def _ears(self) -> Heard | None:
        return [] if self._listeners else None

    def _enter(self, seat: Seat, a: Action, forced: bool, heard: Heard | None) -> None:
        """Do what a seat answers, or what a record says, and note what may be taken back."""
        rules = self.rules
        state = self.state
        if seat == CHANCE_SEAT:
            self.barrier = state.ply + 1
            self._last_person = None
        elif a[0] in rules.revealing and rules.reveals(state, seat, a):
            self.barrier = self.revealed = state.ply + 1
            self._last_person = None
        elif not forced or state.agenda[-1][0] in rules.private_kinds:
            person = self._persons[seat]
            if person != self._last_person:
                if self._last_person is not None:
                    self.barrier = state.ply
                self._last_person = person
                if forced:
                    self.hushed = state.ply + 1
        rules.apply(state, seat, a, None if heard is None else _ear(heard))
        self._unread.append((seat, a, forced))

    def _go_on(self, first: int, heard: Heard | None) -> Step:
        """Let chance and forced answers play on to the next question."""
        rules = self.rules
        state = self.state
        agenda = state.agenda
        while agenda:
            asked = agenda[-1][1]
            seat = asked[0]
            if seat == CHANCE_SEAT:
                emit = None if heard is None else _ear(heard)
                action = rules.resolve(state, self._draw, emit)
                self._unread.append((CHANCE_SEAT, action, False))
                self.barrier = state.ply
                self._last_person = None
            elif len(asked) == 1 and self.auto_forced:
                forced = rules.forced(state, seat)
                if forced is None:
                    break
                self._enter(seat, forced, True, heard)
            else:
                break
        if state.ply >= self._next_snapshot:
            self._snap()
        played = self._unread[first - len(self._log) :]
        if heard is None:
            return _new(Step, (first, played, ()))
        step = Step(first, played, heard)
        for fn in tuple(self._listeners):
            fn(step)
        return step

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

    def redo(self, person: int) -> Step:
        """Do again exactly what was taken back last; raises ValueError if there is nothing."""
        if not self.can_redo(person):
            raise ValueError("nothing to do again")
        heard = self._ears()
        first = self.ply
        for seat, action, forced in self._undone.pop():
            self._enter(seat, action, forced, heard)
        return self._go_on(first, heard)

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
        for seat, action, forced in entries:
            refusal = rules.malformed(action) or rules.why_not(self.state, seat, action)
            if refusal is not None:
                raise ReplayError(len(self.log), refusal)
            deserved = forced and rules.asked(self.state) == (seat,)
            deserved = deserved and rules.forced(self.state, seat) == action
            self._enter(seat, action, deserved and seat != CHANCE_SEAT, None)
            if self.ply >= self._next_snapshot:
                self._snap()
