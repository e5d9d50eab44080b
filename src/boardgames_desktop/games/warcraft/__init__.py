"""Warcraft: The Board Game, six scenarios for two to four players."""

from __future__ import annotations

from boardgames_desktop.games.warcraft.game import Warcraft

GAME = Warcraft()
"""Warcraft as the rest of the program sees it."""
