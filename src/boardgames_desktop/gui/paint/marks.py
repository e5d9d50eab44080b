"""Marks on the board: what is lit, chosen, refused; arrows and the trail of the last move.

Each takes the outline of a place in the painter's units. ``unit`` is one pixel of the design
in those units (1 at zoom 1), so that marks keep their width while the board is zoomed.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, closed, faded, inside, pen
from boardgames_desktop.gui.theme import Theme

GLOW = ((11.0, 60), (7.0, 125), (3.4, 255))


def hover(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the place under the pointer."""
    light = theme.colour("light")
    with inside(painter, outline):
        painter.setBrush(faded(light, 38))
        painter.setPen(pen(light, 8 * unit * theme.bold, 165))
        painter.drawPath(outline)


def legal(
    painter: QPainter,
    outline: QPainterPath,
    theme: Theme,
    unit: float = 1.0,
    *,
    faint: bool = False,
) -> None:
    """Paint a legal target: a stitched seam along the inside of its border.

    Args:
        painter: target.
        outline: of the place.
        theme: colours.
        unit: one pixel of the design.
        faint: for an aside, an act nobody asks for.
    """
    strength = 0.4 if faint else 1.0
    seam = theme.legal if theme.flat else theme.colour("seam")
    with inside(painter, outline):
        if not faint:
            painter.setPen(NO_PEN)
            painter.setBrush(faded(theme.colour("seam_veil"), 52))
            painter.drawPath(outline)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme.colour("seam_edge"), 13 * unit, round(215 * strength)))
        painter.drawPath(outline)
        painter.setPen(pen(seam, 10.2 * unit, round(255 * strength)))
        painter.drawPath(outline)
        stitch = pen(
            theme.colour("stitch"),
            2 * unit,
            round(255 * min(1.0, strength * 1.5)),
            dashes=(3.4, 2.4),
            flat=True,
        )
        painter.setPen(stitch)
        painter.drawPath(outline)


def selected(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the glow around what is picked: the source of a move."""
    _glow(painter, outline, theme, "select", unit)


def attacked(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the glow around a chosen target."""
    _glow(painter, outline, theme, "refuse", unit)


def refused(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the glow of a refusal with a cross at its upper right."""
    _glow(painter, outline, theme, "refuse", unit)
    box = outline.boundingRect()
    cross(painter, QPointF(box.right() - 10 * unit, box.top() + 10 * unit), theme, unit)


def _glow(painter: QPainter, outline: QPainterPath, theme: Theme, token: str, unit: float) -> None:
    painter.setBrush(NO_BRUSH)
    if theme.name != "dark":
        painter.setPen(pen(theme.colour("outline"), 6.2 * unit, 200))
        painter.drawPath(outline)
    for width, alpha in GLOW:
        painter.setPen(pen(theme.colour(token), width * unit, alpha))
        painter.drawPath(outline)


def cross(painter: QPainter, centre: QPointF, theme: Theme, unit: float = 1.0) -> None:
    """Paint the cross of a refusal."""
    arm = 7 * unit
    for colour, width in ((theme.colour("arrow_shadow"), 7.0), (theme.refuse, 4.0)):
        painter.setPen(pen(colour, width * unit))
        for side in (1, -1):
            painter.drawLine(centre + QPointF(-arm, -arm * side), centre + QPointF(arm, arm * side))


def cursor(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the keyboard cursor around a place: the focus ring of the board."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.window, 7.0 * unit))
    painter.drawPath(outline)
    painter.setPen(pen(theme.focus, 3.4 * unit))
    painter.drawPath(outline)


def arrow_path(start: QPointF, end: QPointF, lift: float = 0.2) -> QPainterPath:
    """Return a bow from ``start`` to ``end`` that rises by ``lift`` of its length."""
    way = end - start
    long = math.hypot(way.x(), way.y())
    middle = (start + end) / 2 + QPointF(0, -long * lift)
    path = QPainterPath(start)
    path.quadTo(middle, end)
    return path


def arrow(painter: QPainter, path: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the arrow of an attack along ``path``."""
    end = path.pointAtPercent(1.0)
    back = path.pointAtPercent(path.percentAtLength(max(0.0, path.length() - 12 * unit)))
    angle = math.atan2(end.y() - back.y(), end.x() - back.x())

    def at(along: float, across: float) -> QPointF:
        return end + QPointF(
            (along * math.cos(angle) - across * math.sin(angle)) * unit,
            (along * math.sin(angle) + across * math.cos(angle)) * unit,
        )

    head = closed((at(7, 0), at(-8, -9), at(-5, 0), at(-8, 9)))
    painter.setBrush(NO_BRUSH)
    for colour, width in (
        (faded(theme.colour("arrow_shadow"), 170), 10.0),
        (theme.colour("arrow_rim"), 7.4),
    ):
        painter.setPen(pen(colour, width * unit))
        painter.drawPath(path)
        painter.drawPath(head)
    painter.setPen(pen(theme.colour("arrow"), 4.6 * unit))
    painter.drawPath(path)
    painter.setBrush(theme.colour("arrow"))
    painter.setPen(pen(theme.colour("arrow"), 1.4 * unit))
    painter.drawPath(head)


def trail(painter: QPainter, path: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the dashed trail of the last move."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.colour("outline"), 4.4 * unit, 120))
    painter.drawPath(path)
    painter.setPen(pen(theme.select, 2 * unit * theme.bold, dashes=(2.2, 2.4), flat=True))
    painter.drawPath(path)
