"""The games. ``catalogue()`` loads them by name, so that a worker loads only what it plays."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from boardgames_desktop.core.game import AnyGame

GAME_IDS: tuple[str, ...] = ("risk", "warcraft")
"""Ids of the games in the order the start screen shows them."""


def load_game(game_id: str) -> AnyGame:
    """Return the game called ``game_id``; raises KeyError if there is none."""
    if game_id not in GAME_IDS:
        raise KeyError(game_id)
    game: AnyGame = import_module(f"boardgames_desktop.games.{game_id}").GAME
    return game


def catalogue() -> tuple[AnyGame, ...]:
    """Return all games."""
    return tuple(load_game(game_id) for game_id in GAME_IDS)


def resource(*parts: str) -> Path:
    """Return the path of a data file of the games, below ``resources``.

    It travels inside the wheel; in a checkout it lies beside ``src``.
    """
    package = Path(__file__).resolve().parent.parent
    shipped = package / "_data" / "resources"
    folder = shipped if shipped.is_dir() else package.parents[1] / "resources"
    return folder.joinpath(*parts)


def board_data(name: str) -> dict[str, Any]:
    """Return the drawing data of a board, ``resources/boards/<name>.json``."""
    path = resource("boards", f"{name}.json")
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data
