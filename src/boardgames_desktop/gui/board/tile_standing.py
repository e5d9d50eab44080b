"""Where the stacks on a space of a tiled board stand, in pixels from its middle.

Units of the viewer's side stand in the lower row and all others in the upper one; workers keep
to the right of the middle, what does not fight to its left. In a crowd all are a little smaller.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QPointF

from boardgames_desktop.core.picture import Thing, Token

FRONT, BACK = 0.40, -0.38
"""How far below the middle the rows of units stand, in sides of a space."""
GIVES_WAY = 0.1
"""How far the middle row moves away from the only other row."""
ARC = 0.1
"""How far the ends of a row of three stand towards the middle."""
FLANK = 0.54
"""Where the ends of the middle row stand."""
GAP = 1.08
"""From one piece of a row to the next, in heights of a piece."""
WIDEST = 1.16
"""Longest way from the first to the last piece of a row, in sides of a space."""
CLOSER = 0.86
"""How much closer those stand that are smaller."""
LIFTED = 0.2
"""How far two stacks of workers stand above and below each other."""
CROWD: Final = 0.84
"""Size of pieces in a crowd."""
FEW = 2
LEAST, ROOMIEST = 24.0, 1.3
"""Few pieces are made so high in pixels, if that is not too much larger than all others."""
Teams = Sequence[Sequence[int]]
WORKERS = frozenset({"worker", "necromancer"})
STILL = frozenset({"outpost", "captive"})


@attrs.frozen
class Standing:
    """Where pieces stand and how large they are.

    Attributes:
        spots: by token.
        size: of all of them; 1 = as large as elsewhere.
    """

    spots: dict[Thing, QPointF]
    size: float


def friends(side: int | None, teams: Teams) -> frozenset[int]:
    """Return the sides that fight together with one, itself among them."""
    if side is None:
        return frozenset()
    return next((frozenset(team) for team in teams if side in team), frozenset((side,)))


def stand(
    tokens: Sequence[Token], viewer: int | None, teams: Teams, side: float, height: float
) -> Standing:
    """Return where the tokens of a space stand.

    Args:
        tokens: on one space.
        viewer: whose side is lower; where it has no units, the first owner's is.
        teams: sides that fight together; those not named are alone.
        side: of the space in pixels.
        height: of a piece in pixels.
    """
    units = [token for token in tokens if token.kind not in WORKERS | STILL]
    own = friends(viewer, teams)
    if not any(token.owner in own for token in units):
        own = friends(units[0].owner if units else None, teams)
    front = [token for token in units if token.owner in own]
    back = [token for token in units if token.owner not in own]
    work = [token for token in tokens if token.kind in WORKERS]
    still = [token for token in tokens if token.kind in STILL]
    rows = (front, back, [*work, *still])
    crowd = sum(1 for row in rows if row) > 1 and any(len(row) > FEW for row in rows)
    roomy = min(ROOMIEST, max(1.0, LEAST / height)) if len(tokens) <= FEW else 1.0
    size = CROWD if crowd else roomy
    gap = GAP * height * size
    spots: dict[Thing, QPointF] = {}
    spots.update(_row(front, FRONT * side, gap, side))
    spots.update(_row(back, BACK * side, gap, side))
    y = GIVES_WAY * side * (bool(back) - bool(front))
    mine = [token for token in work if token.owner in own]
    others = [token for token in work if token.owner not in own]
    lift = LIFTED * side if mine and others and not crowd else 0.0
    if not lift:
        mine, others = [*mine, *others], []
    for group, down in ((mine, lift), (others, -lift)):
        for index, token in enumerate(group):
            spots[token.thing] = QPointF(FLANK * side - index * gap * CLOSER, y + down)
    for index, token in enumerate(still):
        spots[token.thing] = QPointF(-FLANK * side + index * gap * CLOSER, y)
    return Standing(spots, size)


def _row(
    tokens: Sequence[Token], y: float, gap: float, side: float
) -> Iterable[tuple[Thing, QPointF]]:
    last = len(tokens) - 1
    if last > 0:
        gap = min(gap, WIDEST * side / last)
    bend = ARC * side if last >= FEW else 0.0
    for index, token in enumerate(tokens):
        x = index - last / 2
        share = abs(x) / (last / 2) if last else 0.0
        yield token.thing, QPointF(x * gap, y - (bend * share if y > 0 else -bend * share))
