"""Files that are whole or not there: atomic writing, bounded and suspicious reading."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

MAX_DEPTH = 32
MAX_DIGITS = 20

NAME_BYTES = 255
"""Longest name of a file on the usual disks."""

STEM_BYTES = 160
"""Longest part of a file's name that a person gave; the rest is left for what is added to it."""

_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*#]')


class BadFileError(ValueError):
    """A file cannot be used; the message says why, in English, for the log.

    Attributes:
        spot: where, as line:column; "" if that is not known.
    """

    def __init__(self, reason: str, spot: str = "") -> None:
        super().__init__(reason)
        self.spot = spot


class TooLargeError(BadFileError):
    """A file is larger than any such file can be."""


def file_stem(name: str) -> str:
    """Return what a file is called that a person calls ``name``; never empty."""
    written = name.encode("utf-8", "replace").decode()
    clean = _FORBIDDEN.sub("_", written).strip(" .")
    return _cut(clean).rstrip(" .") or "_"


def _cut(name: str) -> str:
    return name.encode("utf-8", "replace")[:STEM_BYTES].decode("utf-8", "ignore")


def free_file(folder: Path, stem: str, suffix: str, numbered: str = " {}") -> Path:
    """Return a file that does not exist yet, with a number in its name if need be."""
    path = folder / f"{stem}{suffix}"
    number = 2
    while os.path.lexists(path):
        path = folder / f"{stem}{numbered.format(number)}{suffix}"
        number += 1
    return path


def backup_of(path: Path) -> Path:
    """Return where the version of ``path`` before the last writing is kept."""
    return path.parent / f"{path.name}.bak"


def write_atomic(path: Path, data: bytes, *, backup: bool = False) -> None:
    """Replace ``path`` by ``data``, or leave it untouched and raise OSError.

    Args:
        path: the file; its folder is made if need be.
        data: the new content.
        backup: keep what was there as ``.bak``.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{_cut(path.name)}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if backup and path.exists():
            _keep(path)
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def _keep(path: Path) -> None:
    """Make the back-up without a moment in which ``path`` is missing.

    There is none of a file whose name leaves no room for it.
    """
    spare = backup_of(path)
    fresh = spare.with_name(spare.name + ".part")
    if len(os.fsencode(fresh.name)) > NAME_BYTES:
        return
    with suppress(FileNotFoundError):
        fresh.unlink()
    try:
        os.link(path, fresh)
    except OSError:
        fresh.write_bytes(path.read_bytes())
    fresh.replace(spare)


def read_capped(path: Path, most: int) -> bytes:
    """Return the content of ``path``; raises OSError, or TooLargeError beyond ``most`` bytes.

    Pipes and the like are refused: whoever opens one may wait for ever.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLargeError(f"more than {most} bytes")
    return data


def parse_json(data: bytes) -> Any:
    """Return the value of JSON text from an untrusted source; raises BadFileError.

    Refuses repeated keys, numbers of more than 20 digits, NaN and Infinity, half surrogates
    and nesting deeper than 32.
    """
    try:
        value = json.loads(
            data.decode("utf-8"),
            object_pairs_hook=_object,
            parse_int=_int,
            parse_constant=_constant,
        )
    except UnicodeDecodeError as error:
        raise BadFileError(f"byte {error.start} is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise BadFileError(error.msg, f"{error.lineno}:{error.colno}") from None
    except RecursionError:
        raise BadFileError("nested too deeply") from None
    _check(value, MAX_DEPTH)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadFileError("a key is repeated")
    return found


def _int(text: str) -> int:
    if len(text) > MAX_DIGITS:
        raise BadFileError(f"a number of {len(text)} digits")
    return int(text)


def _constant(text: str) -> NoReturn:
    raise BadFileError(f"{text} is no number")


def _check(value: Any, depth: int) -> None:
    if isinstance(value, str):
        if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise BadFileError("half a letter in a text")
    elif isinstance(value, float):
        if value in (float("inf"), float("-inf")):
            raise BadFileError("a number without end")
    elif isinstance(value, list | dict):
        if not depth:
            raise BadFileError("nested too deeply")
        if isinstance(value, Mapping):
            for key, item in value.items():
                _check(key, 0)
                _check(item, depth - 1)
        else:
            for item in value:
                _check(item, depth - 1)


def to_json(value: Any) -> bytes:
    """Return JSON text of ``value``, one line a top-level key, ending in a line break."""
    return (json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False) + "\n").encode()
