"""A match: state, log, chance, forced moves, undo and redo. Nothing else changes a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

import attrs

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT, Action, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Event, Refusal, Rules, S
from boardgames_desktop.core.setup import Setup

SNAPSHOT_EVERY = 32


class Entry(NamedTuple):
    """One logged action; ``forced`` ones were played by the session itself."""

    seat: Seat
    action: Action
    forced: bool = False


@attrs.frozen(slots=True)
class Step:
    """What one ``submit`` did: the answer, then chance and forced answers up to the next question.

    Attributes:
        first: index in the log of the first entry.
        entries: the entries added.
        events: events of each entry; empty tuples when nobody listens.
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

    Attributes:
        rules, setup: what is played.
        state: the full position; never given to GUI or opponents, who get ``observe``.
        log: every entry, chance and forced ones included.
        barrier: index in the log before which nothing can be taken back.
        strict: check that actions are well formed (off only in benchmarks of own bots).
        auto_forced: play forced answers at once.
    """

    def __init__(self, rules: Rules[S], setup: Setup, *, strict: bool = True) -> None:
        self.rules = rules
        self.setup = setup
        self.strict = strict
        self.auto_forced = True
        self.log: list[Entry] = []
        self.barrier = 0
        self.opening: Step | None = None
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
        index = min(ply // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        s = self._snapshots[index].copy()
        for entry in self.log[index * SNAPSHOT_EVERY : ply]:
            self.rules.apply(s, entry.seat, entry.action)
        return s

    # -- playing ----------------------------------------------------------------------

    def listen(self, fn: Callable[[Step], None]) -> None:
        """Call ``fn`` after every step; without a listener no Event is built."""
        self._listeners.append(fn)

    def start(self) -> Step:
        """Play the chance and forced entries before the first question; call once."""
        step = self._run([])
        self._undone.clear()
        return step

    def submit(self, seat: Seat, a: Action) -> Step:
        """Do ``a`` for ``seat``, then chance and forced answers; raises IllegalActionError."""
        refusal = self.why_not(seat, a)
        if refusal is not None:
            raise IllegalActionError(refusal)
        self._undone.clear()
        return self._run([Entry(seat, a)])

    def why_not(self, seat: Seat, a: Action) -> Refusal | None:
        """Return None if ``seat`` may do ``a`` now."""
        if self.strict:
            refusal = self.rules.malformed(a)
            if refusal is not None:
                return refusal
        return self.rules.why_not(self.state, seat, a)

    def _run(self, todo: Sequence[Entry]) -> Step:
        first = len(self.log)
        listening = bool(self._listeners)
        events: list[tuple[Event, ...]] = []
        for entry in todo:
            self._enter(entry, events if listening else None)
        rules = self.rules
        while True:
            asked = rules.asked(self.state)
            if not asked:
                break
            if asked == CHANCE:
                outcome = rules.outcome(self.state, self._draw.at(len(self.log)))
                self._enter(Entry(CHANCE_SEAT, outcome), events if listening else None)
                continue
            if not self.auto_forced or len(asked) != 1:
                break
            action = rules.forced(self.state, asked[0])
            if action is None:
                break
            self._enter(Entry(asked[0], action, forced=True), events if listening else None)
        step = Step(first, tuple(self.log[first:]), tuple(events))
        for fn in self._listeners:
            fn(step)
        return step

    def _enter(self, entry: Entry, events: list[tuple[Event, ...]] | None) -> None:
        seat, action, forced = entry
        log = self.log
        if seat == CHANCE_SEAT or action[0] in self.rules.revealing:
            self.barrier = len(log) + 1
        elif not forced and self._other_person(seat):
            self.barrier = len(log)
        if events is None:
            self.rules.apply(self.state, seat, action)
        else:
            heard: list[Event] = []
            self.rules.apply(self.state, seat, action, heard.append)
            events.append(tuple(heard))
        log.append(entry)
        if len(log) % SNAPSHOT_EVERY == 0:
            del self._snapshots[len(log) // SNAPSHOT_EVERY :]
            self._snapshots.append(self.state.copy())

    def _other_person(self, seat: Seat) -> bool:
        """Tell whether the last free answer since the barrier was another person's."""
        person = self.setup.person_of(seat)
        for entry in reversed(self.log[self.barrier :]):
            if not entry.forced:
                return self.setup.person_of(entry.seat) != person
        return False

    # -- undo and redo ----------------------------------------------------------------

    def can_undo(self, person: int) -> int:
        """Return how many answers ``person`` may take back now."""
        found = 0
        for entry in reversed(self.log[self.barrier :]):
            if entry.forced:
                continue
            if self.setup.person_of(entry.seat) != person:
                break
            found += 1
        return found

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
        return bool(self._undone) and self.setup.person_of(self._undone[-1][0].seat) == person

    def redo(self, person: int) -> Step:
        """Do again what was taken back last; raises ValueError if there is nothing."""
        if not self.can_redo(person):
            raise ValueError("nothing to do again")
        left = self._undone[:-1]
        entries = self._undone[-1]
        step = self._run([entries[0]])
        self._undone = left
        return step

    def _cut(self, ply: int) -> None:
        state = self.at(ply)
        del self.log[ply:]
        del self._snapshots[ply // SNAPSHOT_EVERY + 1 :]
        self.state = state

    # -- replay -----------------------------------------------------------------------

    def replay(self, entries: Sequence[Entry]) -> None:
        """Enter a recorded log, checking every entry; raises ReplayError, keeping the good part.

        Chance is taken from the record, not derived, but must be a possible outcome.
        """
        for entry in entries:
            refusal = self.why_not(entry.seat, entry.action)
            if refusal is not None:
                raise ReplayError(len(self.log), refusal)
            self._enter(entry, None)
        self._undone.clear()
