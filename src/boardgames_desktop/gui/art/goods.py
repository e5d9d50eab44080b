"""What players gather and pay with: coins, logs, and anything else as a cube."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from boardgames_desktop.gui.paint import controls
from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, faded, pen, vertical
from boardgames_desktop.gui.theme import Theme, fixed_font

Price = Sequence[tuple[str, int]]

BARK_HI, BARK_LO, BARK_LINE = "#a8713a", "#6b4422", "#2f1c0b"
CUT, RING = "#ecc98c", "#9a6a34"
BACK_HI, BACK_LO = "#8a4a2c", "#55281a"
STONE_HI, STONE_LO = "#d8d2c4", "#8d867a"

STEPS: Mapping[str, float] = {"wood": 2.1, "cards": 0.8}
"""How far from each other pieces of a heap lie, in their radii; 1.5 else."""

LARGEST, SMALLEST = 11.0, 5.0
"""Radii of pieces in a heap."""

ROW = 1.45
"""From row to row of a heap, in radii."""

HEAP = 12
"""Most pieces shown in a store; the number tells the rest."""

WORD = 1.5
"""Height of a number beside a good, in its radii."""


def _coin(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    controls.coin(painter, centre, radius, "", True, theme)


def _log(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """Paint a short log that lies with its cut to the right."""
    long, high = radius * 1.15, radius * 0.52
    body = QRectF(centre.x() - long, centre.y() - high, 2 * long, 2 * high)
    if not theme.flat:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(theme.colour("shade"), 90))
        painter.drawRoundedRect(body.translated(1, radius * 0.22), high, high)
    painter.setPen(pen(QColor(BARK_LINE), max(0.8, radius * 0.1)))
    painter.setBrush(vertical(body, QColor(BARK_HI), QColor(BARK_LO)))
    painter.drawRoundedRect(body, high, high)
    painter.setPen(pen(QColor(BARK_LINE), max(0.6, radius * 0.07), 150))
    for share in (-0.35, 0.3):
        y = centre.y() + share * high
        painter.drawLine(
            QPointF(centre.x() - long * 0.7, y), QPointF(centre.x() + long * (0.25 + share / 3), y)
        )
    end = QPointF(centre.x() + long - high * 0.7, centre.y())
    painter.setPen(pen(QColor(BARK_LINE), max(0.7, radius * 0.08)))
    painter.setBrush(QColor(CUT))
    painter.drawEllipse(end, high * 0.7, high)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(QColor(RING), max(0.5, radius * 0.06)))
    painter.drawEllipse(end, high * 0.36, high * 0.52)


def _cube(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    side = radius * 0.8
    box = QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side)
    painter.setPen(pen(theme.paper_line, 1))
    painter.setBrush(vertical(box, QColor(STONE_HI), QColor(STONE_LO)))
    painter.drawRoundedRect(box, side * 0.3, side * 0.3)


def _medal(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """Paint a victory point: a coin with a star."""
    controls.coin(painter, centre, radius, "", True, theme)
    painter.setPen(NO_PEN)
    painter.setBrush(theme.colour("coin_ink"))
    painter.drawPolygon(controls.star(centre, radius * 0.58, 5))


def _card(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """Paint the back of a card."""
    box = QRectF(
        centre.x() - radius * 0.68, centre.y() - radius * 0.95, radius * 1.36, radius * 1.9
    )
    painter.setPen(pen(theme.paper_line, max(0.8, radius * 0.1)))
    painter.setBrush(theme.paper_hi)
    painter.drawRoundedRect(box, radius * 0.2, radius * 0.2)
    inner = box.adjusted(radius * 0.18, radius * 0.18, -radius * 0.18, -radius * 0.18)
    painter.setPen(NO_PEN)
    painter.setBrush(vertical(inner, QColor(BACK_HI), QColor(BACK_LO)))
    painter.drawRoundedRect(inner, radius * 0.12, radius * 0.12)


Draw = Callable[[QPainter, QPointF, float, Theme], None]
GOODS: Mapping[str, Draw] = {"gold": _coin, "wood": _log, "points": _medal, "cards": _card}


def good(painter: QPainter, centre: QPointF, radius: float, key: str, theme: Theme) -> None:
    """Paint one piece of a resource."""
    GOODS.get(key, _cube)(painter, centre, radius, theme)


def price_width(price: Price, radius: float) -> float:
    """Return how wide :func:`price` paints."""
    letters = QFontMetricsF(fixed_font("number", radius * WORD))
    return sum(
        radius * 2.6 + letters.horizontalAdvance(str(count)) + radius * 0.9 for _, count in price
    )


def pay(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter, left: QPointF, price: Price, radius: float, ink: QColor, theme: Theme
) -> None:
    """Paint a price: a piece of each resource and how many of it, from ``left`` on."""
    letters = fixed_font("number", radius * WORD)
    x = left.x()
    for key, count in price:
        good(painter, QPointF(x + radius * 1.15, left.y()), radius, key, theme)
        painter.setFont(letters)
        painter.setPen(ink)
        words = str(count)
        wide = QFontMetricsF(letters).horizontalAdvance(words)
        painter.drawText(
            QRectF(x + radius * 2.6, left.y() - 2 * radius, wide + 2, 4 * radius),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            words,
        )
        x += radius * 2.6 + wide + radius * 0.9


def heap(painter: QPainter, box: QRectF, key: str, count: int, theme: Theme) -> None:
    """Paint as many pieces as there are, at most a dozen, lying in rows; smaller if many."""
    wanted = min(count, HEAP)
    radius, across, rows = _fitting(box, key, wanted)
    step = radius * STEPS.get(key, 1.5)
    for index in range(min(wanted, across * rows)):
        row, column = divmod(index, across)
        spot = QPointF(
            box.left() + radius * 1.2 + column * step + (step / 2 if row % 2 else 0),
            box.bottom() - radius * 1.1 - row * radius * ROW,
        )
        good(painter, spot, radius, key, theme)


def _fitting(box: QRectF, key: str, wanted: int) -> tuple[float, int, int]:
    """Return the largest radius at which so many pieces fit, with columns and rows."""
    radius = min(LARGEST, box.height() / 3.4)
    while True:
        step = radius * STEPS.get(key, 1.5)
        across = max(1, math.floor((box.width() - 2.2 * radius - step / 2) / step) + 1)
        rows = max(1, math.floor((box.height() - 2 * radius) / (radius * ROW)) + 1)
        if across * rows >= wanted or radius <= SMALLEST:
            return radius, across, rows
        radius -= 0.5
