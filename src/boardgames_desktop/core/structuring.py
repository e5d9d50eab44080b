"""Strict reading of JSON values into the classes of :mod:`core.journal`, hostile input included.

Loaded when something is read: a new game is written without it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from unicodedata import category

import attrs
from cattrs import Converter
from cattrs.errors import (
    BaseValidationError,
    ClassValidationError,
    ForbiddenExtraKeysError,
    IterableValidationError,
    IterableValidationNote,
)
from cattrs.gen import make_dict_structure_fn

from boardgames_desktop.core.journal import MAX_ENTRIES, RecordError
from boardgames_desktop.core.setup import MAX_DOCUMENT, Document, SeatSetup
from boardgames_desktop.core.text import Msg

MAX_TEXT = 200
MAX_LINE = 10_000
MAX_SEATS = 99
MAX_OPTIONS = 200
MAX_SEED = 2**64 - 1
UNPRINTABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode categories no text may hold: control, surrogate, line and paragraph break."""


class _BadValueError(ValueError):
    def __init__(self, reason: Msg, path: str = "") -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.path = path


def _text(value: object, _: object) -> str:
    if type(value) is not str:
        raise _BadValueError(Msg("core.record.not_text"))
    if len(value) > MAX_TEXT:
        raise _BadValueError(Msg("core.record.too_long"))
    if any(category(letter) in UNPRINTABLE for letter in value):
        raise _BadValueError(Msg("core.record.unprintable"))
    return value


def _document(value: object, _: object) -> Document:
    if type(value) is not str:
        raise _BadValueError(Msg("core.record.not_text"))
    if len(value) > MAX_DOCUMENT:
        raise _BadValueError(Msg("core.record.too_long"))
    return Document(value)


def _number(value: object, _: object) -> int:
    if type(value) is not int:
        raise _BadValueError(Msg("core.record.not_number"))
    if not 0 <= value <= MAX_SEED:
        raise _BadValueError(Msg("core.record.out_of_range"))
    return value


def _optional_number(value: object, kind: object) -> int | None:
    return None if value is None else _number(value, kind)


def _options(value: object, kind: object) -> dict[str, str]:
    if type(value) is not dict:
        raise _BadValueError(Msg("core.record.not_object"))
    if len(value) > MAX_OPTIONS:
        raise _BadValueError(Msg("core.record.too_many"))
    for key, choice in value.items():
        try:
            _text(key, kind)
            _text(choice, kind)
        except _BadValueError as error:
            raise _BadValueError(error.reason, f".{str(key)[:40]}") from None
    return dict(value)


def _object_of(cls: type[Any]) -> Callable[[object, object], Any]:
    build = make_dict_structure_fn(
        cls, _CONVERTER, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=True
    )

    def structure(value: object, kind: object) -> Any:
        if type(value) is not dict:
            raise _BadValueError(Msg("core.record.not_object"))
        return build(value, kind)

    return structure


def _seats(value: object, _: object) -> tuple[SeatSetup, ...]:
    seats: list[SeatSetup] = _CONVERTER.structure(_list(value, MAX_SEATS), list[SeatSetup])
    return tuple(seats)


def _lines(value: object, _: object) -> tuple[str, ...]:
    lines = _list(value, MAX_ENTRIES)
    for index, line in enumerate(lines):
        if type(line) is not str:
            raise _BadValueError(Msg("core.record.not_text"), f"[{index}]")
        if len(line) > MAX_LINE:
            raise _BadValueError(Msg("core.record.too_long"), f"[{index}]")
    return tuple(lines)


def _list(value: object, most: int) -> list[Any]:
    if type(value) is not list:
        raise _BadValueError(Msg("core.record.not_list"))
    if len(value) > most:
        raise _BadValueError(Msg("core.record.too_many"))
    return value


_CONVERTER = Converter(unstruct_collection_overrides={tuple: list})
_CONVERTER.register_structure_hook(str, _text)
_CONVERTER.register_structure_hook(int, _number)
_CONVERTER.register_structure_hook(Document, _document)
_CONVERTER.register_structure_hook(int | None, _optional_number)
_CONVERTER.register_structure_hook_func(lambda cls: cls == Mapping[str, str], _options)
_CONVERTER.register_structure_hook_func(lambda cls: cls == tuple[SeatSetup, ...], _seats)
_CONVERTER.register_structure_hook_func(lambda cls: cls == tuple[str, ...], _lines)
_CONVERTER.register_structure_hook_factory(attrs.has, _object_of)


def structure(data: object, cls: type[Any], path: str) -> Any:
    """Return an object of ``cls`` made of JSON values; raises RecordError under ``path``."""
    try:
        return _CONVERTER.structure(data, cls)
    except (BaseValidationError, _BadValueError) as error:
        raise _first_fault(error, path) from None


def _first_fault(error: BaseException, path: str) -> RecordError:
    while isinstance(error, ClassValidationError | IterableValidationError):
        noted, bare = error.group_exceptions()
        if not noted:
            error = bare[0]
            break
        error, note = noted[0]
        if isinstance(note, IterableValidationNote):
            path = f"{path}[{note.index}]"
        else:
            path = f"{path}.{note.name}".lstrip(".")
    if isinstance(error, _BadValueError):
        return RecordError((path + error.path).lstrip("."), error.reason)
    if isinstance(error, ForbiddenExtraKeysError):
        name = min(map(str, error.extra_fields))[:40]
        return RecordError(path, Msg("core.record.unknown", {"name": name}))
    return RecordError(path, Msg("core.record.missing"))
