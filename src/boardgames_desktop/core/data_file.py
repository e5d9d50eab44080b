"""Strict reading of a game's data files into attrs classes.

A file that does not fit gives one :class:`DataError` with the path of the first fault and a
reason a player can read, for scenarios may be made by players. What a value must be is told
by the annotations of the class: other attrs classes, whole numbers, texts, flags, tuples,
mappings with text keys, literals and ``| None``. Nothing is converted: ``"3"`` is no number.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs

from boardgames_desktop.core.text import Msg

MAX_BYTES = 1_000_000
"""Largest data file that is read."""

MAX_TEXT = 5_000
MAX_ITEMS = 10_000
MAX_NUMBER = 1_000_000

T = TypeVar("T")


class DataError(ValueError):
    """A data file does not fit.

    Attributes:
        path: where, for example ``races[2].tiles.melee[0].strength``; "" = the file itself.
        reason: what is wrong there, for the player.
    """

    def __init__(self, path: str, reason: Msg) -> None:
        params = ", ".join(f"{name} {value}" for name, value in reason.params.items())
        super().__init__(f"{path or 'file'}: {reason.id}" + (f" ({params})" if params else ""))
        self.path = path
        self.reason = reason


def read_json(path: Path) -> Any:
    """Return the JSON value of a file; raises DataError if it is none, OSError if unreadable."""
    with path.open("rb") as file:
        raw = file.read(MAX_BYTES + 1)
    return parse_json(raw)


def parse_json(raw: bytes) -> Any:
    """Return the JSON value of the bytes of a file; raises DataError."""
    if len(raw) > MAX_BYTES:
        raise DataError("", Msg("core.record.too_long"))
    try:
        return json.loads(raw.decode("utf-8"), object_pairs_hook=_object, parse_constant=_constant)
    except DataError:
        raise
    except (ValueError, RecursionError):  # no UTF-8, no JSON, a number of thousands of digits
        raise DataError("", Msg("core.record.no_json")) from None


def structure(data: Any, cls: type[T], path: str = "") -> T:
    """Return an object of ``cls`` made of JSON values; raises DataError below ``path``."""
    built: T = _read(data, cls, path)
    return built


def _constant(word: str) -> Any:
    """Refuse NaN and the infinities, which are no JSON."""
    raise json.JSONDecodeError("no number", word, 0)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object; a key given twice would hide a mistake."""
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise DataError("", Msg("core.record.key_twice", {"name": twice[:40]}))
    return found


def _read(value: Any, hint: Any, path: str) -> Any:
    origin = get_origin(hint)
    if attrs.has(hint):
        return _read_class(value, hint, path)
    if origin in (UnionType, Union):
        (inner,) = (arg for arg in get_args(hint) if arg is not NoneType)
        return None if value is None else _read(value, inner, path)
    reader = _READERS.get(hint if origin is None else origin)
    if reader is None:
        raise TypeError(f"{path}: {hint} cannot stand in a data file")
    return reader(value, hint, path)


def _read_class(value: Any, cls: Any, path: str) -> Any:
    _expect(value, dict, "not_object", path)
    hints = _hints(cls)
    for key in value:
        if key not in hints:
            raise DataError(path, Msg("core.record.unknown", {"name": str(key)[:40]}))
    given: dict[str, Any] = {}
    for field in attrs.fields(cls):
        where = f"{path}.{field.name}".lstrip(".")
        if field.name in value:
            given[field.name] = _read(value[field.name], hints[field.name], where)
        elif field.default is attrs.NOTHING:
            raise DataError(where, Msg("core.record.missing"))
    return cls(**given)


@lru_cache(maxsize=64)
def _hints(cls: Hashable) -> Mapping[str, Any]:
    return get_type_hints(cls)


def _read_text(value: Any, hint: Any, path: str) -> str:
    del hint
    _expect(value, str, "not_text", path)
    if len(value) > MAX_TEXT:
        raise DataError(path, Msg("core.record.too_long"))
    if any(not letter.isprintable() and letter != "\n" for letter in value):
        raise DataError(path, Msg("core.record.unprintable"))
    return str(value)


def _read_number(value: Any, hint: Any, path: str) -> int:
    del hint
    _expect(value, int, "not_number", path)
    if abs(value) > MAX_NUMBER:
        raise DataError(path, Msg("core.record.out_of_range"))
    return int(value)


def _read_flag(value: Any, hint: Any, path: str) -> bool:
    del hint
    _expect(value, bool, "not_flag", path)
    return bool(value)


def _read_literal(value: Any, hint: Any, path: str) -> Any:
    allowed = get_args(hint)
    if type(value) is not str or value not in allowed:
        raise DataError(path, Msg("core.record.not_one_of", {"names": ", ".join(allowed)}))
    return value


def _read_tuple(value: Any, hint: Any, path: str) -> tuple[Any, ...]:
    _expect(value, list, "not_list", path)
    if len(value) > MAX_ITEMS:
        raise DataError(path, Msg("core.record.too_many"))
    kinds = get_args(hint)
    if kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(value)
    elif len(kinds) != len(value):
        raise DataError(path, Msg("core.record.wrong_length", {}, len(kinds)))
    return tuple(
        _read(item, kind, f"{path}[{index}]")
        for index, (item, kind) in enumerate(zip(value, kinds, strict=True))
    )


def _read_mapping(value: Any, hint: Any, path: str) -> dict[str, Any]:
    _expect(value, dict, "not_object", path)
    if len(value) > MAX_ITEMS:
        raise DataError(path, Msg("core.record.too_many"))
    kind = get_args(hint)[1]
    return {
        _read_text(key, str, path): _read(item, kind, f"{path}.{key[:40]}".lstrip("."))
        for key, item in value.items()
    }


def _expect(value: Any, kind: type, fault: str, path: str) -> None:
    if type(value) is not kind:
        raise DataError(path, Msg("core.record." + fault))


_READERS: Mapping[Any, Callable[[Any, Any, str], Any]] = {
    str: _read_text,
    int: _read_number,
    bool: _read_flag,
    Literal: _read_literal,
    tuple: _read_tuple,
    Mapping: _read_mapping,
}
