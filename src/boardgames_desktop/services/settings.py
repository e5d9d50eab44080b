"""The player's settings: a frozen value, and the store that keeps it on disk."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.files import (
    BadFileError,
    parse_json,
    read_capped,
    to_json,
    write_atomic,
)

MAX_BYTES = 1_000_000
WRITE_DELAY_MS = 400

LANGUAGE_SETTINGS = ("", "en", "nb", "da", "cs", "el", "x-pseudo")
THEMES = ("system", "dark", "light", "contrast")
TEXT_SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
ANIMATION_SPEEDS = (0.0, 0.5, 1.0, 2.0, 4.0)
PACES = ("instant", "fast", "normal", "step")
DRAG_AMOUNTS = ("all", "one", "ask")
SIDES = ("right", "left")
CAMERAS = ("off", "gentle", "full")

_log = logging.getLogger(__name__)


def _one_of(allowed: tuple[Any, ...]) -> Callable[[Any, attrs.Attribute[Any], Any], None]:
    def check(_: Any, attribute: attrs.Attribute[Any], value: Any) -> None:
        if isinstance(value, bool) or value not in allowed:
            raise ValueError(f"{attribute.name}: {value!r} is not one of {allowed}")

    return check


def _flag(_: Any, attribute: attrs.Attribute[Any], value: Any) -> None:
    if type(value) is not bool:
        raise ValueError(f"{attribute.name}: {value!r} is neither true nor false")


def _mapping(_: Any, attribute: attrs.Attribute[Any], value: Any) -> None:
    if not isinstance(value, Mapping) or not all(type(key) is str for key in value):
        raise ValueError(f"{attribute.name}: {value!r} is no table")


@attrs.frozen
class Settings:
    """What the player has chosen.

    Attributes:
        language: code of the language; "" = the system's.
        theme: colours.
        text_scale: factor on every text size.
        animation: speed of movement, 0 = none.
        reduce_motion: fade instead of flying.
        pace: how computers' turns are shown.
        always_most_dice: answer dice questions with the most dice.
        drag_amount: how much of a stack a plain drag moves.
        curtain: cover the screen between two people.
        colour_patterns: strong patterns for owners.
        side_panel: side of the panels.
        camera: how far the board follows what happens.
        remembered: window geometry, keys and the like, by name; JSON values.
    """

    language: str = attrs.field(default="", validator=_one_of(LANGUAGE_SETTINGS))
    theme: str = attrs.field(default="system", validator=_one_of(THEMES))
    text_scale: float = attrs.field(default=1.0, validator=_one_of(TEXT_SCALES))
    animation: float = attrs.field(default=1.0, validator=_one_of(ANIMATION_SPEEDS))
    reduce_motion: bool = attrs.field(default=False, validator=_flag)
    pace: str = attrs.field(default="normal", validator=_one_of(PACES))
    always_most_dice: bool = attrs.field(default=False, validator=_flag)
    drag_amount: str = attrs.field(default="all", validator=_one_of(DRAG_AMOUNTS))
    curtain: bool = attrs.field(default=True, validator=_flag)
    colour_patterns: bool = attrs.field(default=False, validator=_flag)
    side_panel: str = attrs.field(default="right", validator=_one_of(SIDES))
    camera: str = attrs.field(default="gentle", validator=_one_of(CAMERAS))
    remembered: Mapping[str, Any] = attrs.field(factory=dict, validator=_mapping)


def settings_from(data: Any) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings of JSON values, and the names of fields that made no sense.

    Unknown fields are dropped: a newer version may have written them.
    """
    if not isinstance(data, Mapping):
        raise BadFileError("settings are a table")
    settings = Settings()
    bad: list[str] = []
    for field in attrs.fields(Settings):
        if field.name not in data:
            continue
        try:
            settings = attrs.evolve(settings, **{field.name: data[field.name]})
        except ValueError as error:
            _log.warning("settings: %s", error)
            bad.append(field.name)
    return settings, tuple(bad)


class SettingsStore(QObject):
    """The settings in force, written to disk a moment after each change.

    Attributes:
        trouble: what is wrong with the file, if anything.
    """

    changed = Signal(object)
    failed = Signal(object)
    """Emitted with a ``Msg`` when the settings cannot be written."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Read the settings of ``path``; without one, nothing is read or written."""
        super().__init__(parent)
        self._path = path
        self._value = Settings()
        self._dirty = False
        self.trouble: Msg | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(WRITE_DELAY_MS)
        self._later.timeout.connect(self.flush)
        if path is not None:
            self._read(path)
        self._keeps_bad = self.trouble is not None

    def _read(self, path: Path) -> None:
        try:
            self._value, bad = settings_from(parse_json(read_capped(path, MAX_BYTES)))
        except FileNotFoundError:
            return
        except (OSError, BadFileError) as error:
            _log.warning("settings: %s: %s", path, error)
            self.trouble = Msg("services.settings.bad")
            return
        if bad:
            self.trouble = Msg("services.settings.part", {"fields": ", ".join(bad)})

    @property
    def value(self) -> Settings:
        """The settings in force."""
        return self._value

    def update(self, **changes: Any) -> None:
        """Change fields and tell everybody; raises ValueError for a value that makes no sense."""
        fresh = attrs.evolve(self._value, **changes)
        if fresh == self._value:
            return
        self._value = fresh
        self._dirty = True
        if self._path is not None:
            self._later.start()
        self.changed.emit(fresh)

    def remember(self, key: str, value: Any) -> None:
        """Keep a JSON value under ``key`` in ``remembered``."""
        self.update(remembered={**self._value.remembered, key: value})

    def flush(self) -> None:
        """Write what has not been written yet; a file that made no sense stays as ``.bak``."""
        self._later.stop()
        if not self._dirty or self._path is None:
            return
        try:
            data = to_json(attrs.asdict(self._value))
            write_atomic(self._path, data, backup=self._keeps_bad)
        except OSError as error:
            from boardgames_desktop.services.wording import reason

            _log.warning("settings: %s", error)
            self.failed.emit(Msg("services.settings.unsaved", {"reason": reason(error)}))
            return
        self._dirty = self._keeps_bad = False
