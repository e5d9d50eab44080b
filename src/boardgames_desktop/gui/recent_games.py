"""What the start page says of games that were played before."""

from __future__ import annotations

from pathlib import Path

import attrs
from PySide6.QtGui import QImage

MOST_RECENT = 3
"""How many saved games the start page lists."""


@attrs.frozen
class LastGame:
    """What the Continue card says.

    Attributes:
        facts: for example "Risk · round 6 · turn: Freja".
        when: for example "Today 19:42 · 143 moves".
        picture: the board as it stands; may be null.
    """

    facts: str
    when: str
    picture: QImage


@attrs.frozen
class RecentGame:
    """A line of the recent games."""

    path: Path
    title: str
    facts: str
    when: str
