"""Controls and small signs, painted: button, key cap, segments, slider, badge, coin, progress.

Most widgets are dressed by the style sheet (``gui.style``); these are for widgets and
delegates that paint themselves. Also the focus ring, the undo and lock signs and the tick.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPolygonF

from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, faded, mixed, orb, pen, vertical
from boardgames_desktop.gui.theme import Theme, fixed_font, font

__all__ = [
    "button",
    "chip",
    "coin",
    "count_badge",
    "faded",
    "focus_ring",
    "inner_focus",
    "keycap",
    "lock_sign",
    "mixed",
    "progress",
    "segments",
    "slider",
    "star",
    "step_disc",
    "tick",
    "undo_sign",
]

CENTRE = Qt.AlignmentFlag.AlignCenter
MOST_COUNTED = 999


def button(
    painter: QPainter,
    area: QRectF,
    theme: Theme,
    *,
    primary: bool = False,
    hovered: bool = False,
    pressed: bool = False,
    enabled: bool = True,
    radius: float = 8,
) -> None:
    """Paint the body of a button; the caller writes on it."""
    top, bottom = (
        (theme.accent_hi, theme.accent_lo) if primary else (theme.raised_hi, theme.raised_lo)
    )
    light, shade = theme.colour("light"), theme.colour("shade")
    if pressed:
        top, bottom = mixed(top, shade, 0.18), mixed(bottom, shade, 0.18)
        area = area.translated(0, 1)
    elif hovered:
        top, bottom = mixed(top, light, 0.14), mixed(bottom, light, 0.14)
    painter.save()
    if not enabled:
        painter.setOpacity(painter.opacity() * 0.45)
    painter.setPen(NO_PEN)
    if not pressed and not theme.flat:
        painter.setBrush(faded(shade, 70 if theme.name == "dark" else 26))
        painter.drawRoundedRect(area.translated(0, 2), radius, radius)
    rim = theme.line_strong if primary or hovered else theme.line
    if primary and theme.name == "dark":
        rim = mixed(theme.accent_hi, light, 0.4)
    painter.setBrush(vertical(area, top, bottom))
    painter.setPen(pen(rim, 1.3 * theme.bold))
    painter.drawRoundedRect(area, radius, radius)
    if not theme.flat:
        painter.setPen(pen(light, 1, 70 if primary else 28))
        y = area.top() + 1.5
        painter.drawLine(QPointF(area.left() + radius, y), QPointF(area.right() - radius, y))
    painter.restore()


def keycap(painter: QPainter, centre: QPointF, keys: str, colour: QColor) -> None:
    """Paint the keys of a shortcut as a small cap."""
    letters = font("micro", weight=QFont.Weight.DemiBold)
    metrics = QFontMetricsF(letters)
    high = metrics.height() + 4
    wide = max(high, metrics.horizontalAdvance(keys) + 10)
    box = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, 1, 130))
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(letters)
    painter.setPen(colour)
    painter.drawText(box, CENTRE, keys)


def focus_ring(painter: QPainter, area: QRectF, radius: float, theme: Theme) -> None:
    """Paint the keyboard focus around ``area``, 3 px away from it."""
    _ring(painter, area.adjusted(-3, -3, 3, 3), radius + 3, theme)


def inner_focus(painter: QPainter, area: QRectF, radius: float, theme: Theme) -> None:
    """Paint the keyboard focus just inside ``area``, where there is no room around it."""
    _ring(painter, area.adjusted(1.6, 1.6, -1.6, -1.6), max(2.0, radius - 1.6), theme)


def _ring(painter: QPainter, area: QRectF, radius: float, theme: Theme) -> None:
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.window, 4.4))
    painter.drawRoundedRect(area, radius, radius)
    painter.setPen(pen(theme.focus, 2.4))
    painter.drawRoundedRect(area, radius, radius)


def segments(
    painter: QPainter, area: QRectF, words: Sequence[str], chosen: int, theme: Theme
) -> None:
    """Paint a row of exclusive choices, one of them chosen."""
    painter.setPen(pen(theme.line, 1.2 * theme.bold))
    painter.setBrush(theme.well)
    painter.drawRoundedRect(area, 8, 8)
    wide = area.width() / max(1, len(words))
    for index, word in enumerate(words):
        box = QRectF(area.left() + index * wide, area.top(), wide, area.height())
        box.adjust(3, 3, -3, -3)
        if index == chosen:
            painter.setPen(pen(theme.line_strong, 1))
            painter.setBrush(vertical(box, theme.accent_hi, theme.accent_lo))
            painter.drawRoundedRect(box, 6, 6)
        weight = QFont.Weight.Bold if index == chosen else QFont.Weight.Medium
        painter.setFont(font("body", 14, weight))
        painter.setPen(theme.on_accent if index == chosen else theme.text)
        painter.drawText(box, CENTRE, word)


def slider(painter: QPainter, groove: QRectF, share: float, theme: Theme) -> None:
    """Paint a slider along the middle of ``groove``, its knob at ``share`` of the way."""
    middle = groove.center().y()
    line = QRectF(groove.left(), middle - 3, groove.width(), 6)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(theme.line, 130))
    painter.drawRoundedRect(line, 3, 3)
    line.setWidth(line.width() * share)
    painter.setBrush(theme.accent_lo)
    painter.drawRoundedRect(line, 3, 3)
    knob = QPointF(line.right(), middle)
    light = mixed(theme.accent_hi, theme.colour("light"), 0.4)
    painter.setPen(pen(theme.line_strong, 1.4 * theme.bold))
    painter.setBrush(orb(knob - QPointF(3, 3), 14, light, theme.accent_lo))
    painter.drawEllipse(knob, 10, 10)


def progress(painter: QPainter, area: QRectF, share: float, theme: Theme) -> None:
    """Paint a thin bar filled to ``share``: thinking time, loading."""
    radius = area.height() / 2
    painter.setPen(NO_PEN)
    painter.setBrush(faded(theme.line, 130))
    painter.drawRoundedRect(area, radius, radius)
    wide = area.width() * max(0.0, min(1.0, share))
    if wide > 0:
        painter.setBrush(theme.accent_hi)
        painter.drawRoundedRect(
            QRectF(area.left(), area.top(), max(wide, area.height()), area.height()),
            radius,
            radius,
        )


def chip(
    painter: QPainter, left: QPointF, words: str, theme: Theme, *, filled: QColor | None = None
) -> float:
    """Paint a pill with words, its left edge at ``left``; return its width."""
    letters = font("small", weight=QFont.Weight.DemiBold)
    metrics = QFontMetricsF(letters)
    high = metrics.height() + 8
    wide = metrics.horizontalAdvance(words) + 22
    box = QRectF(left.x(), left.y() - high / 2, wide, high)
    painter.setPen(pen(theme.line, 1 * theme.bold))
    painter.setBrush(theme.well if filled is None else filled)
    painter.drawRoundedRect(box, high / 2, high / 2)
    painter.setFont(letters)
    painter.setPen(theme.text if filled is None else theme.on_fill)
    painter.drawText(box, CENTRE, words)
    return wide


def count_badge(
    painter: QPainter, centre: QPointF, number: int, radius: float, theme: Theme
) -> None:
    """Paint a count: white on a dark disc with a pale rim, a pill from two digits on."""
    words = str(number) if number <= MOST_COUNTED else f"{MOST_COUNTED}+"
    letters = fixed_font("number", radius * 1.36)
    wide = max(2 * radius, QFontMetricsF(letters).horizontalAdvance(words) + radius * 0.95)
    box = QRectF(centre.x() - wide / 2, centre.y() - radius, wide, 2 * radius)
    painter.setPen(pen(theme.colour("badge_rim"), max(1.0, radius * 0.16)))
    painter.setBrush(theme.colour("badge"))
    painter.drawRoundedRect(box, radius, radius)
    painter.setFont(letters)
    painter.setPen(theme.colour("badge_text"))
    painter.drawText(box, CENTRE, words)


def coin(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter,
    centre: QPointF,
    radius: float,
    words: str,
    bright: bool,
    theme: Theme,
) -> None:
    """Paint a coin with a word on it; a dull one is not earned yet."""
    hi, lo = ("coin_hi", "coin_lo") if bright else ("coin_dull_hi", "coin_dull_lo")
    painter.setPen(NO_PEN)
    if not theme.flat:
        painter.setBrush(faded(theme.colour("shade"), 90))
        painter.drawEllipse(centre + QPointF(1, 2), radius, radius)
    glint = centre - QPointF(radius * 0.35, radius * 0.4)
    painter.setBrush(orb(glint, radius * 1.6, theme.colour(hi), theme.colour(lo)))
    painter.setPen(pen(theme.colour("coin_line"), 1.2))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.colour("coin_line"), 0.9, 140))
    painter.drawEllipse(centre, radius * 0.78, radius * 0.78)
    if words:
        painter.setFont(fixed_font("number", radius * 1.02))
        painter.setPen(theme.colour("coin_ink"))
        painter.drawText(
            QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), CENTRE, words
        )


def step_disc(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter, centre: QPointF, radius: float, number: int, state: str, theme: Theme
) -> None:
    """Paint one disc of the step rail: ``done``, ``now`` or ``later``."""
    fill = {"done": theme.ok_fill, "now": theme.danger_fill}.get(state, theme.well)
    painter.setPen(pen(theme.line_strong, 1.5 * theme.bold))
    painter.setBrush(fill)
    painter.drawEllipse(centre, radius, radius)
    if state == "done":
        tick(painter, centre, radius * 0.46, theme.on_fill)
        return
    painter.setFont(fixed_font("number", radius * 1.1))
    painter.setPen(theme.on_fill if state == "now" else theme.text_2)
    painter.drawText(
        QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
        CENTRE,
        str(number),
    )


def tick(painter: QPainter, centre: QPointF, size: float, colour: QColor) -> None:
    """Paint a tick, ``size`` from its middle to its ends."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, max(1.6, size * 0.42)))
    painter.drawPolyline(
        QPolygonF(
            [
                centre + QPointF(-size, 0),
                centre + QPointF(-size * 0.25, size * 0.8),
                centre + QPointF(size, -size * 0.8),
            ]
        )
    )


def undo_sign(
    painter: QPainter, centre: QPointF, colour: QColor, size: float = 7.0, *, redo: bool = False
) -> None:
    """Paint the curved arrow of undo (or redo)."""
    painter.save()
    painter.translate(centre)
    if redo:
        painter.scale(-1, 1)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, max(1.4, size * 0.26)))
    box = QRectF(-size * 0.86, -size * 0.7, size * 1.72, size * 1.6)
    painter.drawArc(box, -60 * 16, 225 * 16)
    tip = QPointF(-size * 0.82, size * 0.08)
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    painter.drawPolygon(
        QPolygonF(
            [
                tip + QPointF(-size * 0.46, -size * 0.5),
                tip + QPointF(size * 0.5, -size * 0.5),
                tip + QPointF(0, size * 0.42),
            ]
        )
    )
    painter.restore()


def lock_sign(painter: QPainter, centre: QPointF, colour: QColor, size: float = 6.0) -> None:
    """Paint a padlock: from here back nothing can be undone."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, max(1.4, size * 0.28)))
    arch = QPainterPath(centre + QPointF(-size * 0.56, -size * 0.2))
    arch.lineTo(centre + QPointF(-size * 0.56, -size * 0.62))
    arch.arcTo(
        QRectF(centre.x() - size * 0.56, centre.y() - size * 1.18, size * 1.12, size * 1.12),
        180,
        -180,
    )
    arch.lineTo(centre + QPointF(size * 0.56, -size * 0.2))
    painter.drawPath(arch)
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    body = QRectF(centre.x() - size * 0.92, centre.y() - size * 0.3, size * 1.84, size * 1.36)
    painter.drawRoundedRect(body, size * 0.3, size * 0.3)


def star(centre: QPointF, radius: float, points: int, inner: float = 0.45) -> QPolygonF:
    """Return a star with its first point up."""
    return QPolygonF(
        [
            centre
            + QPointF(
                (radius if step % 2 == 0 else radius * inner) * math.sin(step * math.pi / points),
                -(radius if step % 2 == 0 else radius * inner) * math.cos(step * math.pi / points),
            )
            for step in range(2 * points)
        ]
    )
