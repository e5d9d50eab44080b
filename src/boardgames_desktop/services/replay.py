"""What has happened, step by step: beats, a film of the match, facts and luck over time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT, Action, Seat
from boardgames_desktop.core.game import Presenter
from boardgames_desktop.core.picture import Board, Fortune, Line, Picture, Scene
from boardgames_desktop.core.rules import Event, Rules
from boardgames_desktop.core.session import SNAPSHOT_EVERY, Entry
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.luck import Luck, Tally


@attrs.frozen
class Beat:
    """One accepted entry, with what the viewer may see of it.

    Attributes:
        ply: number of entries in the log once this one has happened.
        entry: the entry, hidden arguments masked.
        events: what happened, as far as the viewer may know.
        scenes: what that looks like.
        lines: the log's lines about it.
    """

    ply: int
    entry: Entry
    events: tuple[Event, ...]
    scenes: tuple[Scene, ...]
    lines: tuple[Line, ...]

    @property
    def line(self) -> Line | None:
        """The first of the lines, if there is one."""
        return self.lines[0] if self.lines else None


def visible(event: Event, eyes: frozenset[Seat]) -> bool:
    """Tell whether a person with the seats ``eyes`` may know of ``event``."""
    return event.seen_by is None or bool(event.seen_by & eyes)


def advance(rules: Rules[Any], state: Any, entry: Entry) -> list[Event]:
    """Do ``entry`` on ``state`` and return what happened."""
    heard: list[Event] = []
    rules.apply(state, entry.seat, entry.action, heard.append)
    return heard


def beat_of(
    presenter: Presenter[Any],
    ply: int,
    masked: Entry,
    events: Sequence[Event],
    eyes: frozenset[Seat],
) -> Beat:
    """Return the beat of an entry as a person with the seats ``eyes`` may see it."""
    seen = tuple(event for event in events if visible(event, eyes))
    scenes = tuple(scene for event in seen for scene in presenter.story(event))
    lines = tuple(line for event in seen if (line := presenter.tell(event)) is not None)
    return Beat(ply, masked, seen, scenes, lines)


def mask(rules: Rules[Any], before: Any, entry: Entry, viewer: Seat | None) -> Entry:
    """Return ``entry`` as ``viewer`` may read it; ``before`` is the state it is done in."""
    if entry.seat == CHANCE_SEAT:
        action = rules.mask(before, CHANCE_SEAT, entry.action, viewer)
    else:
        action = rules.mask(before, entry.seat, entry.action, viewer)
    return entry._replace(action=action)


@attrs.frozen
class TurnStart:
    """The beginning of a turn.

    Attributes:
        ply: position number. round, on_turn, out: of the picture there.
    """

    ply: int
    round: int
    on_turn: Seat | None
    out: tuple[Seat, ...]


@attrs.frozen
class _Sample:
    """The end of a turn: its round and facts, and the turn that begins."""

    round: int
    facts: dict[tuple[str, Seat], int]
    next: TurnStart


class Annals:
    """Public facts at the end of every turn, and the luck of every roll."""

    def __init__(self, rules: Rules[Any], presenter: Presenter[Any], state: Any) -> None:
        self._rules = rules
        self._presenter = presenter
        self._samples: list[_Sample] = []
        self._fortunes: list[tuple[int, Fortune]] = []
        self._tally = Tally(rules.seats)
        self._start = _turn_start(0, self._picture(state))
        self._asked: tuple[Seat, ...] | None = None
        self._turn: tuple[int, Seat | None] = (0, None)
        self.look(state)

    def look(self, state: Any) -> None:
        """Take note of whose turn it is in ``state``."""
        self._asked = self._rules.asked(state)
        self._turn = self._presenter.turn(state)

    def before(self, state: Any, ply: int, entry: Entry) -> None:
        """Note the luck of ``entry``, which is about to be done in ``state``."""
        if entry.seat == CHANCE_SEAT:
            found = self._presenter.fortunes(state, entry.action)
            self._fortunes.extend((ply, fortune) for fortune in found)

    def after(self, state: Any, ply: int) -> None:
        """Note the facts if a turn has ended with entry number ``ply``."""
        asked = self._rules.asked(state)
        if asked in (CHANCE, self._asked):
            return
        self._asked = asked
        turn = self._presenter.turn(state)
        if turn == self._turn and asked:
            return
        picture = self._picture(state)
        begins = _turn_start(ply, picture)
        self._samples.append(_Sample(self._turn[0], _facts(picture), begins))
        # Turn by turn, so that nobody has to wait for a whole game's luck.
        self.luck(ply)
        self._turn = turn

    def cut(self, state: Any, ply: int) -> None:
        """Forget what came after entry number ``ply``, which led to ``state``."""
        self._samples = [sample for sample in self._samples if sample.next.ply <= ply]
        self._fortunes = [item for item in self._fortunes if item[0] <= ply]
        self.look(state)

    def series(self, key: str, state: Any, until: int) -> list[list[tuple[int, int]]]:
        """Return, by seat, (round, value at its end) of the fact ``key``.

        The last pair is the value in ``state``, after ``until`` entries.
        """
        by_round: dict[int, dict[tuple[str, Seat], int]] = {}
        for sample in self._samples:
            if sample.next.ply <= until:
                by_round[sample.round] = sample.facts
        picture = self._picture(state)
        by_round[picture.round] = _facts(picture)
        return [
            [(turn, facts[key, seat]) for turn, facts in by_round.items() if (key, seat) in facts]
            for seat in range(self._rules.seats)
        ]

    def fortunes(self, until: int) -> list[Fortune]:
        """Return the luck of the first ``until`` entries."""
        return [fortune for ply, fortune in self._fortunes if ply <= until]

    def luck(self, until: int) -> list[Luck]:
        """Return the luck of every seat in the first ``until`` entries."""
        return self._tally.count(self.fortunes(until))

    def turns(self, until: int) -> list[TurnStart]:
        """Return the turns that begin before position ``until``, the first at 0."""
        return [
            self._start,
            *(sample.next for sample in self._samples if sample.next.ply < until),
        ]

    def _picture(self, state: Any) -> Picture:
        return self._presenter.picture(self._rules.observe(state, None), None)


def _turn_start(ply: int, picture: Picture) -> TurnStart:
    return TurnStart(ply, picture.round, picture.on_turn, picture.out)


def _facts(picture: Picture) -> dict[tuple[str, Seat], int]:
    return {(fact.key, fact.seat): fact.value for fact in picture.facts}


class ReplayView:
    """The match so far as a film, seen with the eyes of one viewer.

    It keeps its own copy of the log: the match may go on meanwhile.
    """

    def __init__(
        self,
        rules: Rules[Any],
        presenter: Presenter[Any],
        entries: Sequence[Entry],
        annals: Annals,
        *,
        viewer: Seat | None,
        eyes: frozenset[Seat],
    ) -> None:
        self._rules = rules
        self._presenter = presenter
        self._entries = tuple(entries)
        self._eyes = eyes
        self._annals = annals
        self._kept: list[Any] = [rules.new()]
        self.viewer = viewer

    def __len__(self) -> int:
        """Number of entries; positions are numbered from 0 to this, both included."""
        return len(self._entries)

    def boards(self) -> tuple[Board, ...]:
        """Return the boards."""
        return self._presenter.boards()

    def at(self, ply: int) -> Picture:
        """Return the picture after the first ``ply`` entries."""
        seen = self._rules.observe(self._state(ply), self.viewer)
        return self._presenter.picture(seen, self.viewer)

    def beat(self, ply: int) -> Beat:
        """Return what led from position ``ply - 1`` to position ``ply``."""
        state = self._state(ply - 1)
        entry = self._entries[ply - 1]
        masked = mask(self._rules, state, entry, self.viewer)
        events = advance(self._rules, state, entry)
        return beat_of(self._presenter, ply, masked, events, self._eyes)

    def say(self, ply: int, seat: Seat, action: Action) -> Msg:
        """Return the words for an action of ``seat`` after the first ``ply`` entries."""
        seen = self._rules.observe(self._state(ply), seat)
        return self._rules.say(seen, seat, action)

    def beats(self) -> Iterator[Beat]:
        """Yield every beat from the first to the last, in one walk through the match."""
        state = self._rules.new()
        for ply, entry in enumerate(self._entries, start=1):
            masked = mask(self._rules, state, entry, self.viewer)
            events = advance(self._rules, state, entry)
            yield beat_of(self._presenter, ply, masked, events, self._eyes)

    def turns(self) -> list[TurnStart]:
        """Return the beginnings of all turns, for jumping from turn to turn."""
        return self._annals.turns(len(self))

    def turn_at(self, ply: int) -> TurnStart:
        """Return the turn that position ``ply`` belongs to."""
        turns = self.turns()
        return turns[max(0, bisect_right(turns, ply, key=lambda turn: turn.ply) - 1)]

    def series(self, key: str) -> list[list[tuple[int, int]]]:
        """Return, by seat, (round, value) of the public fact ``key``."""
        return self._annals.series(key, self._state(len(self)), len(self))

    def fortunes(self) -> list[Fortune]:
        """Return the luck of every roll so far."""
        return self._annals.fortunes(len(self))

    def luck(self) -> list[Luck]:
        """Return the luck of every seat so far."""
        return self._annals.luck(len(self))

    def _state(self, ply: int) -> Any:
        if not 0 <= ply <= len(self._entries):
            raise IndexError(ply)
        kept = self._kept
        while (len(kept) * SNAPSHOT_EVERY) <= ply:
            start = (len(kept) - 1) * SNAPSHOT_EVERY
            kept.append(self._play(kept[-1].copy(), start, start + SNAPSHOT_EVERY))
        index = ply // SNAPSHOT_EVERY
        return self._play(kept[index].copy(), index * SNAPSHOT_EVERY, ply)

    def _play(self, state: Any, start: int, stop: int) -> Any:
        for entry in self._entries[start:stop]:
            self._rules.apply(state, entry.seat, entry.action)
        return state
