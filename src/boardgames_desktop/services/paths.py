"""Where things are kept: the player's folders, and the data that ships with the program."""

from __future__ import annotations

import os
from pathlib import Path

import attrs
import platformdirs

import boardgames_desktop

APP = "boardgames-desktop"
HOME_VARIABLE = "BOARDGAMES_DESKTOP_HOME"
"""Environment variable that moves all of the player's folders under one; tests set it."""


@attrs.frozen
class Paths:
    """The player's folders. None of them need exist; who writes makes them.

    Attributes:
        data: saved games.
        config: settings.
        state: journals and the program's log.
        cache: what can be made again.
    """

    data: Path
    config: Path
    state: Path
    cache: Path

    @classmethod
    def default(cls) -> Paths:
        """Return the folders this system keeps such things in."""
        home = os.environ.get(HOME_VARIABLE)
        if home:
            return cls.under(Path(home))
        return cls(
            data=platformdirs.user_data_path(APP, appauthor=False),
            config=platformdirs.user_config_path(APP, appauthor=False),
            state=platformdirs.user_state_path(APP, appauthor=False),
            cache=platformdirs.user_cache_path(APP, appauthor=False),
        )

    @classmethod
    def under(cls, home: Path) -> Paths:
        """Return folders that all lie in ``home``."""
        return cls(home / "data", home / "config", home / "state", home / "cache")

    @property
    def saves(self) -> Path:
        """Folder of the saved games."""
        return self.data / "saves"

    def scenarios(self, game_id: str) -> Path:
        """Return the folder of the scenarios players made for a game."""
        return self.data / "scenarios" / game_id

    @property
    def rulebooks(self) -> Path:
        """Folder of the rulebooks players have added."""
        return self.data / "rulebooks"

    @property
    def lessons(self) -> Path:
        """File that tells how far somebody is in the lessons."""
        return self.data / "lessons.json"

    @property
    def journals(self) -> Path:
        """Folder of the journals of running games."""
        return self.state / "journals"

    @property
    def settings(self) -> Path:
        """File of the settings."""
        return self.config / "settings.json"

    @property
    def log(self) -> Path:
        """File of the program's log."""
        return self.state / "log.txt"


def _package() -> Path:
    return Path(boardgames_desktop.__file__).resolve().parent


def _checkout() -> Path:
    return _package().parents[1]


def resources() -> Path:
    """Return the folder of boards, rulebooks, icons, fonts and themes."""
    shipped = _package() / "_data" / "resources"
    return shipped if shipped.is_dir() else _checkout() / "resources"


def catalogues() -> Path:
    """Return the folder of the compiled catalogues (``.qm``)."""
    shipped = _package() / "_data" / "i18n"
    return shipped if shipped.is_dir() else _checkout() / "build" / "i18n"


def catalogue_sources() -> Path | None:
    """Return the folder of the ``.ts`` files, or None where only compiled ones ship."""
    if (_package() / "_data" / "i18n").is_dir():
        return None
    sources = _checkout() / "i18n"
    return sources if sources.is_dir() else None
