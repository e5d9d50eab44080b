"""What a save holds, without files: setup, log, versions; as JSON and as journal lines.

:class:`Record` is the truth of a match: with the same rules, its entries replay to the
same position. ``services.saves`` wraps the JSON object of :func:`record_to_json` (it adds
``format``, ``version``, notes, snapshots) and turns a :class:`RecordError` into its
``SaveError``; ``services.journal`` appends the lines of :func:`header_line`,
:func:`entry_line` and :func:`undo_line` to a file before a step is shown.

Reading is hostile-input code: only :class:`RecordError` leaves this module. What it does
*not* check is whether the log is legal; that is ``GameSession.replay``, whose
``ReplayError`` has the ply.

A journal::

    {"app":"0.1.0","rules":1,"setup":{"game":"risk",...}}
    *: deal 3 1 0
    red: place ural 3
    red: attack ural ukraine 3
    undo 2
    red: place siam 1
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import attrs

from boardgames_desktop.core.notation import NotationError, entry_text, parse_entry
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg

MAX_ENTRIES = 1_000_000

RulesFor = Callable[[Setup], Rules[Any]]
"""Finds the rules of a setup; may raise KeyError (no such game) or ValueError (bad option)."""


class RecordError(ValueError):
    """A record cannot be read.

    Attributes:
        path: where, for example ``setup.seats[1].name`` or ``log[17]``.
        reason: what is wrong there, for the player.
        good_until: number of entries of the log that were read before; None if there is
            not even a setup.
    """

    def __init__(self, path: str, reason: Msg, good_until: int | None = None) -> None:
        super().__init__(f"{path}: {reason.id} {dict(reason.params)}")
        self.path = path
        self.reason = reason
        self.good_until = good_until


@attrs.frozen(slots=True)
class Record:
    """A match as it is saved.

    Attributes:
        setup: what the match started from.
        entries: the whole log, chance and forced answers included.
        app: version of the program that wrote it.
        rules_version: ``Rules.version`` it was played under.
    """

    setup: Setup
    entries: tuple[Entry, ...]
    app: str
    rules_version: int


@attrs.frozen(slots=True)
class Recovered:
    """What could be read of a journal.

    Attributes:
        record: the good part, with what was taken back left out.
        trouble: why reading stopped before the end, or None.
    """

    record: Record
    trouble: RecordError | None


# -- JSON ------------------------------------------------------------------------------


@attrs.frozen(slots=True)
class _Header:
    app: str
    rules: int
    setup: Setup


@attrs.frozen(slots=True)
class _Saved:
    app: str
    rules: int
    setup: Setup
    log: tuple[str, ...]


def _as_json(value: Any) -> dict[str, Any]:
    """Return an object of this module as JSON values: tuples become lists.

    A setup without a document has none, as before there were any.
    """
    return attrs.asdict(
        value,
        filter=lambda field, part: field.name != "document" or bool(part),
        value_serializer=lambda _, __, part: list(part) if isinstance(part, tuple) else part,
    )


def _structure(data: object, cls: type[Any], path: str) -> Any:
    """Read JSON values strictly; what that needs is loaded by the first who reads."""
    from boardgames_desktop.core.structuring import structure

    return structure(data, cls, path)


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Return a setup as JSON values."""
    return _as_json(setup)


def setup_from_json(data: object, path: str = "setup") -> Setup:
    """Return the setup of JSON values; raises RecordError.

    Whether the game exists and takes these options is for its rules to say.
    """
    setup: Setup = _structure(data, Setup, path)
    return _checked(setup, path)


def _checked(setup: Setup, path: str = "setup") -> Setup:
    colours: list[str] = []
    if not setup.seats:
        raise RecordError(f"{path}.seats", Msg("core.record.no_seats"))
    for index, seat in enumerate(setup.seats):
        where = f"{path}.seats[{index}].colour"
        if not seat.colour.isidentifier():
            raise RecordError(where, Msg("core.record.unknown", {"name": seat.colour[:40]}))
        if seat.colour in colours:
            raise RecordError(where, Msg("core.record.colour_twice"))
        colours.append(seat.colour)
    return setup


def record_to_json(record: Record, rules: Rules[Any]) -> dict[str, Any]:
    """Return a record as JSON values; the log is text, one line an entry."""
    verbs, colours = rules.verbs, colours_of(record.setup)
    saved = _Saved(
        record.app,
        record.rules_version,
        record.setup,
        tuple(entry_text(verbs, colours, entry) for entry in record.entries),
    )
    return _as_json(saved)


def record_from_json(data: object, rules_for: RulesFor) -> Record:
    """Return the record of JSON values; raises RecordError naming what and where."""
    saved: _Saved = _structure(data, _Saved, "")
    rules = _rules(_Header(saved.app, saved.rules, saved.setup), rules_for)
    colours = colours_of(saved.setup)
    entries: list[Entry] = []
    for number, line in enumerate(saved.log):
        entries.append(_entry(rules, colours, line, number, f"log[{number}]"))
    return Record(saved.setup, tuple(entries), saved.app, saved.rules)


def _rules(header: _Header, rules_for: RulesFor) -> Rules[Any]:
    setup = _checked(header.setup)
    try:
        rules = rules_for(setup)
    except (KeyError, ValueError) as error:
        raise RecordError("setup", Msg("core.record.setup_refused")) from error
    if header.rules > rules.version:
        raise RecordError("rules", Msg("core.record.newer"))
    return rules


def _entry(rules: Rules[Any], colours: Sequence[str], line: str, good: int, path: str) -> Entry:
    try:
        return parse_entry(rules.verbs, colours, line)
    except NotationError as error:
        reason = Msg("core.record.bad_line", {"line": line[:80]})
        raise RecordError(path, reason, good) from error


# -- journal lines ---------------------------------------------------------------------


def colours_of(setup: Setup) -> tuple[str, ...]:
    """Return the names the log gives to the seats."""
    return tuple(seat.colour for seat in setup.seats)


def header_line(setup: Setup, app: str, rules_version: int) -> str:
    """Return the first line of a journal; no line here ends in a line break."""
    data = _as_json(_Header(app, rules_version, setup))
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def entry_line(rules: Rules[Any], setup: Setup, entry: Entry) -> str:
    """Return the line of an accepted entry."""
    return entry_text(rules.verbs, colours_of(setup), entry)


def undo_line(ply: int) -> str:
    """Return the line that says: the log is ``ply`` entries long again."""
    return f"undo {ply}"


def parse_journal(text: str, rules_for: RulesFor) -> Recovered:
    """Return what a journal holds; raises RecordError if not even its first line is good.

    A last line without a line break was being written when the program died and is left
    out. At any other bad line reading stops; what came before it is kept.
    """
    lines = text.split("\n")
    lines.pop()
    if not lines:
        raise RecordError("line 1", Msg("core.record.missing"))
    header = _parse_header(lines[0])
    rules = _rules(header, rules_for)
    colours = colours_of(header.setup)
    entries: list[Entry] = []
    trouble: RecordError | None = None
    for number, line in enumerate(lines[1:], start=2):
        try:
            _read_line(rules, colours, line, entries, f"line {number}")
        except RecordError as error:
            trouble = error
            break
    record = Record(header.setup, tuple(entries), header.app, header.rules)
    return Recovered(record, trouble)


def _parse_header(line: str) -> _Header:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        reason = Msg("core.record.bad_line", {"line": line[:80]})
        raise RecordError("line 1", reason) from error
    header: _Header = _structure(data, _Header, "")
    return header


def _read_line(
    rules: Rules[Any], colours: Sequence[str], line: str, entries: list[Entry], path: str
) -> None:
    word, _, rest = line.partition(" ")
    good = len(entries)
    if word != "undo":
        if good >= MAX_ENTRIES:
            raise RecordError(path, Msg("core.record.too_many"), good)
        entries.append(_entry(rules, colours, line, good, path))
        return
    if not rest.isascii() or not rest.isdigit() or len(rest) > 9:
        raise RecordError(path, Msg("core.record.bad_line", {"line": line[:80]}), good)
    if int(rest) >= good:
        raise RecordError(path, Msg("core.record.undo_nothing"), good)
    del entries[int(rest) :]


def journal_lines(rules: Rules[Any], setup: Setup, app: str, entries: Sequence[Entry]) -> list[str]:
    """Return a whole journal: what a match continued from a save starts its own with."""
    return [
        header_line(setup, app, rules.version),
        *(entry_line(rules, setup, entry) for entry in entries),
    ]
