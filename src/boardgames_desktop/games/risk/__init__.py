"""Classic Risk for three or four players."""

from __future__ import annotations

from boardgames_desktop.games.risk.game import Risk

GAME = Risk()
