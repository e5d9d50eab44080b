"""Dice, as they lie in the tray: ``die(painter, centre, edge, face, colour, theme, …)``."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, diagonal, faded, mixed, pen
from boardgames_desktop.gui.theme import Theme

State = Literal["plain", "win", "lost"]

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def die(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter,
    centre: QPointF,
    edge: float,
    face: int,
    colour: str,
    theme: Theme,
    *,
    state: State = "plain",
    turn: float = 0.0,
) -> None:
    """Paint a die.

    Args:
        painter: target.
        centre: middle of the upper face.
        edge: length of its side.
        face: 1 to 6, 0 = blank.
        colour: a seat's, or ``attack`` (red) or ``defence`` (ivory).
        theme: colours.
        state: ``win`` glows, ``lost`` is at half opacity.
        turn: degrees clockwise.
    """
    if colour in ("attack", "defence"):
        body, pip = theme.colour(f"die_{colour}"), theme.colour(f"die_{colour}_pip")
    else:
        seat = theme.seat(colour)
        body, pip = seat.base, seat.text
    light, shade = theme.colour("light"), theme.colour("shade")
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    if state == "lost":
        painter.setOpacity(painter.opacity() * 0.5)
    top = QRectF(-edge / 2, -edge / 2, edge, edge)
    round_ = edge * 0.2
    painter.setPen(NO_PEN)
    if not theme.flat:
        painter.setBrush(faded(shade, 110))
        painter.drawRoundedRect(top.translated(2, edge * 0.13), round_, round_)
    if state == "win":
        painter.setBrush(NO_BRUSH)
        for width, alpha in ((11, 45), (6.5, 120), (2.6, 255)):
            painter.setPen(pen(theme.legal, width, alpha))
            painter.drawRoundedRect(top, round_, round_)
    painter.setPen(pen(body.darker(190), 1))
    painter.setBrush(body.darker(140))
    painter.drawRoundedRect(top.translated(0, edge * 0.075), round_, round_)
    hi = mixed(body, light, 0.26)
    painter.setBrush(body if theme.flat else diagonal(top, hi, body))
    painter.setPen(pen(mixed(body, light, 0.34), max(1.0, edge * 0.028), 200))
    painter.drawRoundedRect(top, round_, round_)
    if not theme.flat:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(light, 26))
        painter.drawEllipse(QPointF(-edge * 0.1, -edge * 0.12), edge * 0.34, edge * 0.3)
    for across, down in PIPS[face]:
        spot = QPointF(across * edge * 0.27, down * edge * 0.27)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(shade, 80))
        painter.drawEllipse(spot + QPointF(0, edge * 0.022), edge * 0.098, edge * 0.098)
        painter.setBrush(pip)
        painter.drawEllipse(spot, edge * 0.092, edge * 0.092)
    painter.restore()
