"""A seat's disc from a picture kept for all widgets: what stands beside it changes all the time."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from boardgames_desktop.gui.paint import seats
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.theme import theme

MOST = 128
"""Discs kept: of every colour in every size and place between two pixels."""

_kept = KeptPictures(MOST)


def kept_disc(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    """Paint what :func:`seats.disc` paints; the painter may be moved, not turned or scaled."""
    room = math.ceil(radius) + 4
    box = QRectF(math.floor(centre.x()) - room, math.floor(centre.y()) - room, 0, 0)
    box.setSize(QSizeF(2 * room + 1, 2 * room + 1))
    offset = (round(centre.x() % 1, 3), round(centre.y() % 1, 3))
    _kept.paint(
        painter,
        box,
        (colour, radius, offset),
        None,
        lambda brush: seats.disc(brush, centre, radius, colour, theme()),
    )
