"""A match: state, log, chance, forced moves, undo and redo. Nothing else changes a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT, Action, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Event, Refusal, Rules, S
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg

SNAPSHOT_EVERY = 32

LEFT_BEHIND = -1
"""Ply given to a state that was undone, so that decisions about it are stale."""

_new = tuple.__new__
"""Makes a named tuple in half the time its own constructor takes; it is done every ply."""


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
    events: tuple[tuple[Event, ...], ...]


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
        log: every entry, chance and forced ones included.
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
        self.log: list[Entry] = []
        self.barrier = 0
        self.opening: Step | None = None
        self.revealed = 0
        self.hushed = 0
        self._persons = tuple(setup.person_of(seat) for seat in range(len(setup.seats)))
        self._last_person: int | None = None
        self._undone: list[list[Entry]] = []
        self._draw = Draw(setup.seed)
        self._listeners: list[Callable[[Step], None]] = []
        self.state: S = rules.new()
        self._snapshots: list[S] = [self.state.copy()]

    # -- reading ----------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """Number of entries in the log."""
        return len(self.log)

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
        index = ply // SNAPSHOT_EVERY
        s = self._snapshots[index].copy()
        for entry in self.log[index * SNAPSHOT_EVERY : ply]:
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
        self.opening = self._go_on(len(self.log), self._ear())
        return self.opening

    def submit(self, seat: Seat, a: Action) -> Step:
        """Do ``a`` for ``seat``, then chance and forced answers; raises IllegalActionError."""
        refusal = self.why_not(seat, a)
        if refusal is not None:
            raise IllegalActionError(refusal)
        if self._undone:
            self._undone.clear()
        events = self._ear()
        first = len(self.log)
        self._enter(seat, a, False, events)
        return self._go_on(first, events)

    def why_not(self, seat: Seat, a: Action) -> Refusal | None:
        """Return None if ``seat`` may do ``a`` now. Nobody may roll the dice for chance."""
        if seat < 0:
            return Refusal(Msg("core.not_asked"), "")
        if self.strict:
            refusal = self.rules.malformed(a)
            if refusal is not None:
                return refusal
        return self.rules.why_not(self.state, seat, a)

    def _ear(self) -> list[tuple[Event, ...]] | None:
        return [] if self._listeners else None

    def _go_on(self, first: int, events: list[tuple[Event, ...]] | None) -> Step:
        rules = self.rules
        state = self.state
        log = self.log
        enter = self._enter
        while state.agenda:
            asked = state.agenda[-1][1]
            if asked == CHANCE:
                enter(CHANCE_SEAT, rules.outcome(state, self._draw.at(len(log))), False, events)
            elif len(asked) != 1 or not self.auto_forced:
                break
            else:
                action = rules.forced(state, asked[0])
                if action is None:
                    break
                enter(asked[0], action, True, events)
        if events is None:
            return _new(Step, (first, tuple(log[first:]), ()))
        step = Step(first, tuple(log[first:]), tuple(events))
        for fn in tuple(self._listeners):
            fn(step)
        return step

    def _enter(
        self, seat: Seat, action: Action, forced: bool, events: list[tuple[Event, ...]] | None
    ) -> None:
        log = self.log
        rules = self.rules
        ply = len(log)
        if seat == CHANCE_SEAT or (
            action[0] in rules.revealing and rules.reveals(self.state, seat, action)
        ):
            self.barrier = ply + 1
            if seat != CHANCE_SEAT:
                self.revealed = ply + 1
            self._last_person = None
        elif not forced or self.state.agenda[-1][0] in rules.private_kinds:
            person = self._persons[seat]
            if person != self._last_person:
                if self._last_person is not None:
                    self.barrier = ply
                self._last_person = person
                if forced:
                    self.hushed = ply + 1
        if events is None:
            rules.apply(self.state, seat, action)
        else:
            heard: list[Event] = []
            rules.apply(self.state, seat, action, heard.append)
            events.append(tuple(heard))
        log.append(_new(Entry, (seat, action, forced)))
        if not (ply + 1) % SNAPSHOT_EVERY:
            self._snapshots.append(self.state.copy())

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
        events = self._ear()
        first = len(self.log)
        for seat, action, forced in self._undone.pop():
            self._enter(seat, action, forced, events)
        return self._go_on(first, events)

    def _cut(self, ply: int) -> None:
        state = self.at(ply)
        self.state.ply = LEFT_BEHIND
        self.state = state
        del self.log[ply:]
        del self._snapshots[ply // SNAPSHOT_EVERY + 1 :]
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
