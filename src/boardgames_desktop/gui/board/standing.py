"""Where the stacks on a place stand, in pixels from its anchor."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF

from boardgames_desktop.gui.board.sprites import TOKEN_HEIGHT, token_room

PAIR: Final = QPointF(-22.0, 9.0)
"""Where the front one of two stacks stands, for pieces of 32 pixels; the other is opposite."""

AWAY: Final = (0.0, -8.0, 8.0, -16.0, 16.0, -24.0, 24.0)
"""How far two stacks may be moved together, to either side or up and down."""

NEAR: Final = 150.0
BESIDE: Final = 5.0
"""Pixels that wide pieces stick out of their room."""

MOVED_COST: Final = 1.5
"""Square pixels of another place's room that one pixel's move is worth."""


def spots(stacks: int, height: float, crowd: Sequence[tuple[float, float]]) -> list[QPointF]:
    """Return where so many stacks stand.

    Of two, the left one stands lower and in front, for the number of a stack is on its right,
    and both keep clear of the stacks on other places. More stand in rows.

    Args:
        stacks: how many.
        height: of a piece in pixels.
        crowd: anchors of other places, from this one.
    """
    return _pair(height, crowd) if stacks == 2 else _rows(stacks, height)


def _rows(stacks: int, height: float) -> list[QPointF]:
    room = token_room(height)
    per_row = max(1, math.ceil(math.sqrt(stacks * room.height() / room.width())))
    rows = math.ceil(stacks / per_row)
    found: list[QPointF] = []
    for index in range(stacks):
        row, column = divmod(index, per_row)
        in_row = min(per_row, stacks - row * per_row)
        x = (column - (in_row - 1) / 2) * room.width()
        found.append(QPointF(x, (row - (rows - 1) / 2) * room.height()))
    return found


def _pair(height: float, crowd: Sequence[tuple[float, float]]) -> list[QPointF]:
    unit = height / TOKEN_HEIGHT
    room = token_room(height)
    wide, high = room.width() + 2 * BESIDE * unit, room.height()
    x, y = PAIR.x() * unit, PAIR.y() * unit
    near = [other for other in crowd if math.hypot(*other) < NEAR * unit]
    best, least = (0.0, 0.0), math.inf
    for over, down in product(AWAY, AWAY):
        dx, dy = over * unit, down * unit
        cost = MOVED_COST * unit * (abs(dx) + abs(dy))
        for left, top in ((dx + x, dy + y), (dx - x, dy - y)):
            for ox, oy in near:
                both = wide - abs(left - ox), high - abs(top - oy)
                if both[0] > 0 and both[1] > 0:
                    cost += both[0] * both[1]
        if cost < least:
            best, least = (dx, dy), cost
    dx, dy = best
    return [QPointF(dx + x, dy + y), QPointF(dx - x, dy - y)]
