"""Whole notches of a wheel: a touchpad sends many small turns where a wheel clicks once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent

NOTCH = 120
"""Eighths of a degree of one click of a usual wheel (``QWheelEvent.angleDelta``)."""


class Notches:
    """Adds up the turns of a wheel until there is a whole notch."""

    def __init__(self) -> None:
        self._left = 0

    def of(self, event: QWheelEvent) -> int:
        """Return how many notches ``event`` completes; positive = away from the hand.

        Turning back, or a new swipe, forgets what was begun. Turns to the side count for nothing.
        """
        turn = event.angleDelta().y()
        if event.phase() == Qt.ScrollPhase.ScrollBegin or turn * self._left < 0:
            self._left = 0
        self._left += turn
        whole = int(self._left / NOTCH)
        self._left -= whole * NOTCH
        return whole
