"""Board art, by the key a board names: ``art_for(board)``.

Layers of a map, from below: ``paint_ground``, one wash a place (``wash.owner_wash``),
``paint_overlay``, tokens, labels (``labels()`` for seas). ``backdrop.Backdrop`` makes the
pictures of ground and overlay in a worker thread and keeps them on disk.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.art.board_art import BoardArt, CurvedLabel, PlainArt, paint_label
from boardgames_desktop.gui.art.risk_world import RiskWorldArt
from boardgames_desktop.gui.art.warcraft_hexes import WarcraftHexesArt

__all__ = ["ART", "BoardArt", "CurvedLabel", "PlainArt", "art_for", "paint_label"]

PLAIN: BoardArt = PlainArt()
ART: Mapping[str, BoardArt] = {
    "risk_world": RiskWorldArt(),
    "warcraft_hexes": WarcraftHexesArt(),
}


def art_for(board: Board) -> BoardArt:
    """Return the painter of a board; the plain one if its art is not known."""
    return ART.get(board.art, PLAIN)
