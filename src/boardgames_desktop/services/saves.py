"""Saved games: setup and log as JSON. Reading them is hostile-input code.

Only :class:`SaveError` leaves :func:`read_save`; it says what is wrong and up to which action
the game is good.
"""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

import attrs

from boardgames_desktop import __version__
from boardgames_desktop.core.journal import (
    Record,
    RecordError,
    record_from_json,
    record_to_json,
    setup_from_json,
)
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import Entry, GameSession, ReplayError
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import load_game
from boardgames_desktop.services.files import (
    BadFileError,
    TooLargeError,
    backup_of,
    file_stem,
    free_file,
    parse_json,
    read_capped,
    to_json,
    write_atomic,
)
from boardgames_desktop.services.journal import rules_for, stranger
from boardgames_desktop.services.wording import reason

FORMAT = "four-fronts-save"
VERSION = 1
SUFFIX = ".4f.json"
DELETED = ".deleted"
"""What the name of a file ends in that is put aside to be deleted."""
MAX_BYTES = 16_000_000
MAX_NOTE = 2_000

MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
"""Number i turns version i + 1 into version i + 2; each is a pure function."""

_HEAD = ("format", "version", "check", "notes")


class SaveError(Exception):
    """A saved game cannot be read or written.

    Attributes:
        msg: what is wrong, for the player.
        good_until: number of actions that are good, if at least the set-up is.
        good: the good part as a save of its own, if there is one.
        backup: the version before, if one lies beside the file.
    """

    def __init__(self, msg: Msg, good_until: int | None = None, good: Save | None = None) -> None:
        super().__init__(f"{msg.id} {dict(msg.params)}")
        self.msg = msg
        self.good_until = good_until
        self.good = good
        self.backup: Path | None = None


@attrs.frozen
class Save:
    """A match as it is saved.

    Attributes:
        setup: what the match started from.
        entries: the whole log.
        app: version of the program that wrote it.
        rules_version: version of the rules it was played under.
        notes: free texts by name.
        check: digest of the last position; "" = none was written.
    """

    setup: Setup
    entries: tuple[Entry, ...]
    app: str = __version__
    rules_version: int = 0
    notes: Mapping[str, str] = attrs.field(factory=dict)
    check: str = ""

    @classmethod
    def of(
        cls,
        setup: Setup,
        entries: Sequence[Entry],
        rules: Rules[Any],
        state: Any = None,
        notes: Mapping[str, str] | None = None,
    ) -> Save:
        """Return the save of a match whose last position is ``state``."""
        return cls(
            setup=setup,
            entries=tuple(entries),
            rules_version=rules.version,
            notes=notes or {},
            check="" if state is None else digest(rules, state),
        )

    @property
    def notice(self) -> Msg | None:
        """What a person should know on opening it, or None."""
        now = rules_for(self.setup).version
        if self.rules_version < now:
            return Msg("services.save.old_rules", {"old": self.rules_version, "new": now})
        return None


@attrs.frozen
class SaveRow:
    """A file of the load dialog.

    Attributes:
        setup: what is played, or None if not even that can be read.
        plies: number of actions.
        trouble: why it cannot be opened, as far as a quick look tells.
    """

    path: Path
    modified: float
    size: int
    setup: Setup | None = None
    plies: int = 0
    app: str = ""
    trouble: Msg | None = None

    @property
    def name(self) -> str:
        """The file's name without its suffix."""
        return self.path.name.removesuffix(SUFFIX)


def digest(rules: Rules[Any], state: Any) -> str:
    """Return a short fingerprint of a position, the same in every run."""
    return blake2b(repr(rules.key(state)).encode(), digest_size=8).hexdigest()


def save_path(folder: Path, name: str) -> Path:
    """Return the file for a game called ``name``, which a person may have typed."""
    return folder / f"{file_stem(name.removesuffix(SUFFIX))}{SUFFIX}"


# -- writing ---------------------------------------------------------------------------


def free_path(folder: Path, name: str) -> Path:
    """Return a file for a save of this name that does not exist yet."""
    return free_file(folder, file_stem(name.removesuffix(SUFFIX)), SUFFIX, " ({})")


def save_bytes(save: Save) -> bytes:
    """Return the content of a save's file."""
    rules = rules_for(save.setup)
    record = Record(save.setup, save.entries, save.app, save.rules_version)
    return to_json(
        {
            "format": FORMAT,
            "version": VERSION,
            **record_to_json(record, rules),
            "check": save.check,
            "notes": dict(save.notes),
        }
    )


def write_save(path: Path, save: Save) -> None:
    """Write a save, whole or not at all, keeping the version before as ``.bak``.

    Raises SaveError.
    """
    try:
        write_atomic(path, save_bytes(save), backup=True)
    except OSError as error:
        raise SaveError(Msg("services.save.unwritable", {"reason": reason(error)})) from error


# -- reading ---------------------------------------------------------------------------


def read_save(path: Path) -> Save:
    """Return a save whose whole log is legal; raises SaveError."""
    try:
        return parse_save(_read(path))
    except SaveError as error:
        spare = backup_of(path)
        with suppress(OSError):
            if stat.S_ISREG(spare.stat().st_mode):
                error.backup = spare
        raise


def forget_deleted(folder: Path) -> None:
    """Remove what a program that was killed had put aside to delete; never raises."""
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}{DELETED}"):
            with suppress(OSError):
                path.unlink()


def check_size(path: Path) -> None:
    """Raise SaveError if a file is larger than any save; OSError if it cannot be looked at."""
    if path.stat().st_size > MAX_BYTES:
        raise SaveError(Msg("services.save.too_large"))


def _read(path: Path) -> bytes:
    try:
        return read_capped(path, MAX_BYTES)
    except FileNotFoundError:
        raise SaveError(Msg("services.save.missing")) from None
    except TooLargeError:
        raise SaveError(Msg("services.save.too_large")) from None
    except OSError as error:
        raise SaveError(Msg("services.save.unreadable", {"reason": reason(error)})) from error


def parse_save(data: bytes) -> Save:
    """Return the save of a file's content; raises SaveError."""
    body, notes, check = _head(data)
    try:
        record = record_from_json(body, rules_for)
    except RecordError as error:
        raise _record_error(error, body, notes) from error
    _check_seats(record.setup)
    return _replayed(record, notes, check)


def _head(data: bytes) -> tuple[dict[str, Any], dict[str, str], str]:
    """Return record, notes and digest of a file's content, in today's version."""
    if not data.strip():
        raise SaveError(Msg("services.save.empty"))
    try:
        value = parse_json(data)
    except BadFileError as error:
        if error.spot:
            raise SaveError(Msg("services.save.bad_field", {"field": error.spot})) from error
        raise SaveError(Msg("services.save.not_json")) from error
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise SaveError(Msg("services.save.foreign"))
    version = value.get("version")
    if type(version) is not int or version < 1:
        raise SaveError(Msg("services.save.bad_field", {"field": "version"}))
    if version > VERSION:
        app = value.get("app")
        raise SaveError(
            Msg("services.save.newer", {"app": app[:40] if isinstance(app, str) else "?"})
        )
    for migrate in MIGRATIONS[version - 1 :]:
        value = migrate(value)
    notes, check = value.get("notes", {}), value.get("check", "")
    if not isinstance(notes, dict) or not all(
        isinstance(note, str) and len(note) <= MAX_NOTE for note in notes.values()
    ):
        raise SaveError(Msg("services.save.bad_field", {"field": "notes"}))
    if not isinstance(check, str):
        raise SaveError(Msg("services.save.bad_field", {"field": "check"}))
    setup = value.get("setup")
    game = setup.get("game") if isinstance(setup, dict) else None
    if isinstance(game, str):
        try:
            load_game(game)
        except KeyError:
            msg = Msg("services.save.unknown_game", {"game": game[:40]})
            raise SaveError(msg) from None
    return {key: item for key, item in value.items() if key not in _HEAD}, notes, check


def _check_seats(setup: Setup) -> None:
    index = stranger(setup)
    if index is not None:
        field = f"setup.seats[{index}].kind"
        raise SaveError(Msg("services.save.bad_field", {"field": field}))


def _record_error(
    error: RecordError, body: Mapping[str, Any], notes: Mapping[str, str]
) -> SaveError:
    if error.good_until is None:
        return SaveError(
            Msg("services.save.bad_field_because", {"field": error.path, "why": error.reason})
        )
    msg = Msg(
        "services.save.bad_line",
        {"line": error.good_until + 1, "why": error.reason},
        error.good_until,
    )
    try:
        record = record_from_json({**body, "log": body["log"][: error.good_until]}, rules_for)
        _check_seats(record.setup)
        good = _replayed(record, notes, "")
    except SaveError as earlier:
        return earlier
    return SaveError(msg, error.good_until, good)


def _replayed(record: Record, notes: Mapping[str, str], check: str) -> Save:
    """Return the save of a record after playing it through; raises SaveError."""
    rules = rules_for(record.setup)
    session = GameSession(rules, record.setup)
    save = Save(record.setup, record.entries, record.app, record.rules_version, notes, check)
    try:
        session.replay(record.entries)
    except ReplayError as error:
        params = {"line": error.ply + 1, "why": error.refusal.msg}
        good = attrs.evolve(save, entries=record.entries[: error.ply], check="")
        msg = Msg("services.save.bad_action", params, error.ply)
        raise SaveError(msg, error.ply, good) from error
    if check and record.rules_version == rules.version and check != digest(rules, session.state):
        good = attrs.evolve(save, check="")
        raise SaveError(Msg("services.save.other_end"), len(record.entries), good)
    return save


def list_saves(folder: Path) -> list[SaveRow]:
    """Return the saves of a folder, newest first; bad ones tell what is wrong with them.

    A quick look: whether every action is legal only :func:`read_save` finds out.
    """
    return list(saves_by_age(folder))


def saves_by_age(folder: Path) -> Iterator[SaveRow]:
    """Yield the saves of a folder as :func:`list_saves` does; each is read when it is its turn."""
    try:
        paths = [path for path in folder.iterdir() if path.name.endswith(SUFFIX)]
    except OSError:
        return
    rows = [_dated(path) for path in paths]
    for row in sorted(rows, key=lambda row: (-row.modified, row.path.name)):
        yield row if row.trouble is not None else _read_head(row)


def _dated(path: Path) -> SaveRow:
    try:
        stat = path.stat()
    except OSError as error:
        trouble = Msg("services.save.unreadable", {"reason": reason(error)})
        return SaveRow(path, 0.0, 0, trouble=trouble)
    return SaveRow(path, stat.st_mtime, stat.st_size)


def _read_head(row: SaveRow) -> SaveRow:
    try:
        body, _, _ = _head(_read(row.path))
        setup = setup_from_json(body.get("setup"))
        rules_for(setup)
        _check_seats(setup)
    except SaveError as error:
        return attrs.evolve(row, trouble=error.msg)
    except RecordError as error:
        params = {"field": error.path, "why": error.reason}
        return attrs.evolve(row, trouble=Msg("services.save.bad_field_because", params))
    except (KeyError, ValueError):
        return attrs.evolve(row, trouble=Msg("services.save.bad_field", {"field": "setup"}))
    log, app = body.get("log"), body.get("app")
    return attrs.evolve(
        row,
        setup=setup,
        plies=len(log) if isinstance(log, list) else 0,
        app=app[:40] if isinstance(app, str) else "",
    )
