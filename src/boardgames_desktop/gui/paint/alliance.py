"""Whose ally an army is: slots between two players, its cannon, the cards it was given."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from boardgames_desktop.gui.paint import controls, figures, seats, surfaces
from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, faded, inside, pen, rounded
from boardgames_desktop.gui.theme import Theme, fixed_font

CANNON = 0.62
"""Height of a cannon's figure in widths of a slot; it is wider than high."""

FAN = 0.56
"""Share of a card that the next one leaves in sight."""


def slots(
    painter: QPainter, boxes: Sequence[QRectF], ends: Sequence[str], taken: int, theme: Theme
) -> None:
    """Paint the places of a marker from one player's end to the other's.

    Args:
        painter: target.
        boxes: one for each place.
        ends: colour of the seat whose place it is; "" = nobody's.
        taken: which of them the marker stands on; -1 = none, the army is gone.
        theme: colours.
    """
    painter.setPen(pen(theme.paper_line, 2, 150))
    for box, following in itertools.pairwise(boxes):
        painter.drawLine(
            QPointF(box.right(), box.center().y()), QPointF(following.left(), box.center().y())
        )
    for index, (box, colour) in enumerate(zip(boxes, ends, strict=True)):
        _slot(painter, box, colour, index == taken, theme)


def _slot(painter: QPainter, box: QRectF, colour: str, taken: bool, theme: Theme) -> None:
    radius = min(8.0, box.height() * 0.28)
    shape = rounded(box, radius)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(theme.paper_line, 40))
    painter.drawPath(shape)
    if colour:
        with inside(painter, shape):
            painter.setOpacity(0.85 if taken else 0.5)
            seats.fill(painter, box, colour, theme)
            painter.setOpacity(1.0)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.paper_line, 2.2 if taken else 1.2))
    painter.drawPath(shape)
    if taken:
        return
    if colour:
        seats.disc(painter, box.center(), box.height() * 0.3, colour, theme)
    else:
        reach = QPointF(box.height() * 0.2, 0)
        painter.setPen(pen(theme.paper_line, 2))
        painter.drawLine(box.center() - reach, box.center() + reach)


def cannon(painter: QPainter, box: QRectF, colour: str, theme: Theme) -> None:
    """Paint an army's marker, its cannon with its emblem, standing in a slot."""
    high = box.width() * CANNON
    foot = QPointF(box.center().x() + high * 0.1, box.bottom() - high * 0.26)
    figures.paint_figure(painter, foot, "artillery", colour, high, theme)
    spot = QPointF(box.center().x() - high * 0.72, box.bottom() - high * 0.36)
    seats.disc(painter, spot, high * 0.33, colour, theme)


def bribes(painter: QPainter, box: QRectF, count: int, colour: str, theme: Theme) -> None:
    """Paint cards lying face down, one over the other as far as there is room."""
    high = box.height()
    wide = high * 0.7
    if not count:
        _no_card(painter, QRectF(box.left(), box.top(), wide, high), theme)
        return
    step = min(wide * FAN, (box.width() - wide) / max(1, count - 1))
    for index in range(count):
        _back(painter, QRectF(box.left() + index * step, box.top(), wide, high), colour, theme)


def _no_card(painter: QPainter, box: QRectF, theme: Theme) -> None:
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.paper_line, 1, 120))
    painter.drawRoundedRect(box, 3, 3)


def _back(painter: QPainter, box: QRectF, colour: str, theme: Theme) -> None:
    surfaces.paper(painter, box, 3, theme)
    rim = max(1.5, box.width() * 0.13)
    inner = box.adjusted(rim, rim, -rim, -rim)
    with inside(painter, rounded(inner, 2)):
        seats.fill(painter, inner, colour, theme, 3.0)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.paper_line, 1))
    painter.drawRoundedRect(box, 3, 3)


def counted(painter: QPainter, box: QRectF, count: int, colour: str, theme: Theme) -> None:
    """Paint how many cards an army was given where there is room for one only."""
    if not count:
        return
    _back(painter, box, colour, theme)
    spot = QPointF(box.right(), box.bottom() - 2)
    controls.count_badge(painter, spot, count, max(6.0, box.height() * 0.3), theme)


def frame(painter: QPainter, box: QRectF, theme: Theme, *, aimed: bool) -> None:
    """Paint around a row what may be done: a card may be put here, or would fall here now."""
    painter.setBrush(NO_BRUSH)
    token = theme.select if aimed else theme.legal
    for width, alpha in ((6, 70), (2.2, 255)):
        painter.setPen(pen(token, width, alpha))
        painter.drawRoundedRect(box, 8, 8)


def question(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """Paint the sign that leads to the rule."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.ink_2, 1.4))
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(fixed_font("number", radius * 1.3))
    painter.setPen(theme.ink_2)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")
