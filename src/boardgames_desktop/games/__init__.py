"""The games. ``catalogue()`` loads them by name, so that a worker loads only what it plays."""

from __future__ import annotations

from importlib import import_module

from boardgames_desktop.core.game import AnyGame

GAME_IDS: tuple[str, ...] = ("risk",)
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
