"""Cards: art window with a land and a unit, title, note; face down: the seat's back.

``card(painter, area, look, theme)`` paints a :class:`CardLook` into a rectangle of any size
with the shape of a card (98 x 138 in a panel, 158 x 176 in a hand).
"""

from __future__ import annotations

import math
from typing import Literal

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from boardgames_desktop.gui.paint import controls, figures, seats, surfaces
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    faded,
    inside,
    mixed,
    orb,
    pen,
    rounded,
)
from boardgames_desktop.gui.theme import Theme, fixed_font

State = Literal["plain", "playable", "chosen", "aside"]
WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
JOKER_TROOPS = (("artillery", "yellow", 0.22), ("infantry", "red", -0.26), ("cavalry", "blue", 0.0))


@attrs.frozen(eq=False)
class CardLook:
    """What a card shows.

    Attributes:
        title: its name.
        note: its kind, small.
        symbol: ``infantry``, ``cavalry``, ``artillery``, ``joker`` or "".
        outline: shape of the land on it, in any units.
        tint: colour of that land.
        back: colour of the seat when face down; None = face up.
        state: ``playable`` is lifted by the caller and glows, ``chosen`` has a tick,
            ``aside`` cannot be used now.
    """

    title: str = ""
    note: str = ""
    symbol: str = ""
    outline: QPainterPath | None = None
    tint: QColor | None = None
    back: str | None = None
    state: State = "plain"


def card(painter: QPainter, area: QRectF, look: CardLook, theme: Theme) -> None:
    """Paint a card."""
    radius = 8.0
    halo(painter, area, radius, look.state, theme)
    if look.back is not None:
        _back(painter, area, radius, look.back, theme)
    else:
        _face(painter, area, radius, look, theme)
    finish(painter, area, radius, look.state, theme)


def halo(painter: QPainter, area: QRectF, radius: float, state: State, theme: Theme) -> None:
    """Paint what glows behind a card that may be played or was chosen."""
    if state not in ("playable", "chosen"):
        return
    painter.setBrush(NO_BRUSH)
    token = theme.legal if state == "playable" else theme.select
    for width, alpha in ((9, 55), (4.6, 150)):
        painter.setPen(pen(token, width, alpha))
        painter.drawRoundedRect(area, radius, radius)


def finish(painter: QPainter, area: QRectF, radius: float, state: State, theme: Theme) -> None:
    """Paint over a card that it was chosen, or cannot be used now."""
    if state == "chosen":
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme.select, 2))
        painter.drawRoundedRect(area, radius, radius)
        spot = QPointF(area.right() - 8, area.top() + 8)
        painter.setPen(pen(theme.colour("cream"), 1.4))
        painter.setBrush(theme.ok_fill)
        painter.drawEllipse(spot, 10, 10)
        controls.tick(painter, spot, 4.6, theme.on_fill)
    if state == "aside":
        painter.setPen(NO_PEN)
        painter.setBrush(faded(theme.window, 90))
        painter.drawRoundedRect(area, radius, radius)


def _back(painter: QPainter, area: QRectF, radius: float, colour: str, theme: Theme) -> None:
    surfaces.paper(painter, area, radius, theme)
    inner = area.adjusted(6, 6, -6, -6)
    seat = theme.seat(colour)
    with inside(painter, rounded(inner, 5)):
        seats.fill(painter, inner, colour, theme, 9.0)
        painter.fillRect(
            inner,
            orb(
                inner.center(),
                max(inner.width(), inner.height()) * 0.7,
                seat.base,
                faded(seat.base, 40),
            ),
        )
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.colour("cream"), 1.4))
    painter.drawRoundedRect(inner, 5, 5)
    seats.disc(painter, inner.center(), min(inner.width(), inner.height()) * 0.27, colour, theme)


def _face(painter: QPainter, area: QRectF, radius: float, look: CardLook, theme: Theme) -> None:
    surfaces.paper(painter, area, radius, theme)
    scale = area.width() / 98
    words = area.height() * 0.31
    window = area.adjusted(7 * scale, 7 * scale, -7 * scale, -words)
    with inside(painter, rounded(window, 5)):
        _window(painter, window, look, theme)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.paper_line, 1.2))
    painter.drawRoundedRect(window, 5, 5)
    below = QRectF(
        area.left() + 4,
        window.bottom() + 3 * scale,
        area.width() - 8,
        area.bottom() - window.bottom() - 5 * scale,
    )
    _words(painter, below, look, scale, theme)


def _words(painter: QPainter, box: QRectF, look: CardLook, scale: float, theme: Theme) -> None:
    """Write title and note, the title smaller or on two lines if it is long."""
    painter.setPen(theme.ink)
    note = fixed_font("micro", max(10, 11 * scale))
    note_high = QFontMetricsF(note).height() if look.note else 0.0
    title_box = QRectF(box.left(), box.top(), box.width(), box.height() - note_high)
    for size in (13.0, 12.0, 11.0, 10.0):
        letters = fixed_font("label", max(10, size * scale), QFont.Weight.Bold)
        needed = QFontMetricsF(letters).boundingRect(title_box, WRAPPED, look.title)
        fits = needed.height() <= title_box.height() + 1 and needed.width() <= title_box.width()
        if fits:
            break
    painter.setFont(letters)
    painter.drawText(title_box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, look.title)
    if look.note:
        painter.setFont(note)
        painter.setPen(theme.ink_2)
        line = QRectF(box.left(), box.bottom() - note_high, box.width(), note_high)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, look.note)


def _window(painter: QPainter, window: QRectF, look: CardLook, theme: Theme) -> None:
    reach = math.hypot(window.width(), window.height()) / 2
    painter.fillRect(
        window,
        orb(window.center(), reach, theme.colour("card_sky_hi"), theme.colour("card_sky_lo")),
    )
    height = window.height() * 0.5
    foot = QPointF(window.center().x(), window.bottom() - window.height() * 0.1)
    if look.symbol == "joker":
        for kind, colour, across in JOKER_TROOPS:
            figures.paint_figure(
                painter,
                foot + QPointF(across * window.width(), -height * (0.62 if across == 0 else 0)),
                kind,
                colour,
                height * (0.72 if across == 0 else 0.74),
                theme,
            )
        return
    if look.outline is not None:
        _land(painter, window.adjusted(5, 5, -5, -5), look, theme)
    if look.symbol:
        figures.plain(painter, foot, look.symbol, height, theme)


def _land(painter: QPainter, box: QRectF, look: CardLook, theme: Theme) -> None:
    outline = look.outline
    if outline is None:
        return
    shape = outline.boundingRect()
    scale = min(box.width() / max(1.0, shape.width()), box.height() / max(1.0, shape.height()))
    tint = look.tint or theme.accent_lo
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-shape.center())
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.colour("light"), 5 / scale, 110))
    painter.drawPath(outline)
    painter.setPen(pen(theme.colour("card_land"), 1.2 / scale))
    painter.setBrush(mixed(tint, theme.colour("light"), 0.12))
    painter.drawPath(outline)
    painter.restore()
