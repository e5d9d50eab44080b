"""The journal of a running match: every entry is on disk before it is shown.

One file a match, text lines (``core.journal``). A line is handed to the operating system
before ``append`` returns, so a killed program loses nothing; a thread of its own then has
the disk catch up, so that a power cut loses a second at most and no frame waits for a disk.
"""

from __future__ import annotations

import logging
import os
import secrets
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QLockFile

from boardgames_desktop import __version__
from boardgames_desktop.ai import is_level
from boardgames_desktop.core.journal import (
    RecordError,
    entry_line,
    journal_lines,
    parse_journal,
    undo_line,
)
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import Entry, GameSession, ReplayError
from boardgames_desktop.core.setup import HUMAN, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import load_game
from boardgames_desktop.services.files import BadFileError, read_capped

SUFFIX = ".jsonl"
MAX_BYTES = 64_000_000
KEPT = 20
"""Journals kept; older ones are removed when a new one is made."""

AWAY = f".away{SUFFIX}"
"""What the name of a journal ends with whose match was put away: no save is missing."""

SYNC_EVERY_S = 1.0

_log = logging.getLogger(__name__)

_own: set[Path] = set()
"""Journals this process is writing."""

_trying = threading.Lock()
"""Held while a lock is tried: a thread that tries it must not look to another like a program."""


def _lock_of(path: Path) -> QLockFile:
    """Return the lock that tells other programs that a journal is being written.

    The lock of a killed program is stale at once: Qt sees that its process is gone.
    """
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)
    return lock


def _written_elsewhere(path: Path) -> bool:
    """Tell whether another running program is writing a journal."""
    if path in _own:
        return False
    lock = _lock_of(path)
    with _trying:
        if lock.tryLock(0):
            lock.unlock()
            return False
    return lock.error() == QLockFile.LockError.LockFailedError


def rules_for(setup: Setup) -> Rules[Any]:
    """Return the rules of a setup; raises KeyError or ValueError."""
    return load_game(setup.game).rules(setup)


def stranger(setup: Setup) -> int | None:
    """Return the first seat whose player this program does not have, or None."""
    kinds = [seat.kind for seat in setup.seats]
    return next((at for at, kind in enumerate(kinds) if kind != HUMAN and not is_level(kind)), None)


class Journal:
    """The open journal of a match.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path, rules: Rules[Any], setup: Setup, *, sync: bool = True) -> None:
        """Open an existing journal to write on; see :meth:`create`. Raises OSError."""
        self.path = path
        self._rules = rules
        self._setup = setup
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND)
        self._lock = _lock_of(path)
        _own.add(path)
        with _trying:
            self._lock.tryLock(0)
        self._missing: list[str] = []
        self._written = threading.Event()
        self._ended = threading.Event()
        self._syncing: threading.Thread | None = None
        self._written.set()
        if sync:
            self._syncing = threading.Thread(target=self._sync, name="journal", daemon=True)
            self._syncing.start()

    @classmethod
    def create(
        cls,
        folder: Path,
        rules: Rules[Any],
        setup: Setup,
        entries: Sequence[Entry] = (),
        *,
        sync: bool = True,
    ) -> Journal:
        """Begin the journal of a match that has ``entries`` behind it; raises OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        _prune(folder)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        path = folder / f"{setup.game}-{stamp}-{secrets.token_hex(3)}{SUFFIX}"
        lines = journal_lines(rules, setup, __version__, entries)
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            file.write("".join(f"{line}\n" for line in lines).encode())
            file.flush()
            if entries:
                # What had them before may go as soon as this one is there.
                os.fsync(file.fileno())
        _own.add(path)
        try:
            part.replace(path)
            return cls(path, rules, setup, sync=sync)
        except OSError:
            _own.discard(path)
            raise

    def append(self, entries: Sequence[Entry]) -> None:
        """Write entries down; raises OSError.

        What could not be written is tried again with the next entries.
        """
        self._write([entry_line(self._rules, self._setup, entry) for entry in entries])

    def undo(self, ply: int) -> None:
        """Write down that the log is ``ply`` entries long again; raises OSError."""
        self._write([undo_line(ply)])

    def _write(self, lines: Sequence[str]) -> None:
        self._missing.extend(lines)
        if not self._missing:
            return
        start = os.fstat(self._file).st_size
        data = "".join(f"{line}\n" for line in self._missing).encode()
        try:
            while data:
                data = data[os.write(self._file, data) :]
        except OSError:
            with suppress(OSError):
                os.ftruncate(self._file, start)
            raise
        self._missing.clear()
        self._written.set()

    def _sync(self) -> None:
        while not self._ended.is_set():
            self._written.wait()
            self._written.clear()
            with suppress(OSError):
                os.fsync(self._file)
            self._ended.wait(SYNC_EVERY_S)

    def close(self, *, away: bool = False) -> None:
        """Stop writing; the file stays, so that the match can be continued.

        Args:
            away: the match was put away, so that :func:`lost` does not yield it.
        """
        if self._file < 0:
            return
        self._ended.set()
        self._written.set()
        if self._syncing is not None:
            self._syncing.join()
        with suppress(OSError):
            self._write(())
            os.fsync(self._file)
        os.close(self._file)
        self._file = -1
        self._lock.unlock()
        if away:
            put_away(self.path)
        _own.discard(self.path)

    def discard(self) -> None:
        """Close the journal and remove its file."""
        self.close()
        with suppress(OSError):
            self.path.unlink()


def _by_age(folder: Path) -> list[Path]:
    """Return the journals of ``folder`` that nobody else is writing, newest first."""
    dated: list[tuple[float, Path]] = []
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            with suppress(OSError):
                if not _written_elsewhere(path):
                    dated.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(dated, reverse=True)]


def _prune(folder: Path) -> None:
    for path in _by_age(folder)[KEPT - 1 :]:
        with suppress(OSError):
            path.unlink()


@attrs.frozen
class Unfinished:
    """A match that can be continued.

    Attributes:
        path: its journal.
        entries: the log, checked against the rules.
        modified: when it was played last, in seconds since 1970.
        trouble: what was wrong further on in the journal, if anything.
    """

    path: Path
    setup: Setup
    entries: tuple[Entry, ...]
    modified: float
    trouble: Msg | None = None


def read_journal(path: Path) -> Unfinished | None:
    """Return the match of a journal, or None if it is over or cannot be read at all."""
    try:
        modified = path.stat().st_mtime
        text = read_capped(path, MAX_BYTES).decode("utf-8", "replace")
        found = parse_journal(text, rules_for)
    except (OSError, BadFileError, RecordError) as error:
        _log.warning("journal %s: %s", path, error)
        return None
    record = found.record
    if stranger(record.setup) is not None:
        _log.warning("journal %s: seat %s: nobody can play it", path, stranger(record.setup))
        return None
    trouble = found.trouble.reason if found.trouble is not None else None
    session = GameSession(rules_for(record.setup), record.setup)
    entries = record.entries
    try:
        session.replay(entries)
    except ReplayError as error:
        _log.warning("journal %s: entry %d: %s", path, error.ply, error.refusal.msg.id)
        entries = entries[: error.ply]
        trouble = error.refusal.msg
    if session.over:
        return None
    return Unfinished(path, record.setup, entries, modified, trouble)


def recover(folder: Path) -> Unfinished | None:
    """Return the match that was played last and is not over, or None."""
    return next(_unfinished(_by_age(folder)), None)


def lost(folder: Path) -> Iterator[Unfinished]:
    """Yield the unfinished matches that were never put away and that nobody plays now."""
    yield from _unfinished(
        path for path in _by_age(folder) if path not in _own and not path.name.endswith(AWAY)
    )


def put_away(path: Path) -> None:
    """Note that the match of a journal is not lost, whatever becomes of its save."""
    with suppress(OSError):
        path.replace(path.with_name(path.name.removesuffix(SUFFIX) + AWAY))


def _unfinished(paths: Iterable[Path]) -> Iterator[Unfinished]:
    for path in paths:
        found = read_journal(path)
        if found is not None:
            yield found
