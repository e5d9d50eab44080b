"""Finished pictures of pieces and names, made once per look and kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from boardgames_desktop.core.picture import Token
from boardgames_desktop.gui.art import goods
from boardgames_desktop.gui.board.labels import TOKEN_BOX
from boardgames_desktop.gui.paint import figures, seats, units
from boardgames_desktop.gui.paint.ink import faded, pen
from boardgames_desktop.gui.theme import Theme, fixed_font, named_theme, themes

TOKEN_HEIGHT = 32.0
SMALLEST_TOKEN, LARGEST_TOKEN = 24.0, 44.0
SMALLEST_MARKER = 16.0
"""Pieces of tiled boards may be so small, for up to eight of them share a space."""

REFERENCE_WIDTH = 1457.0
"""Width of a board in pixels at which pieces are 32 pixels high."""

FOOT = 14.0
"""Pixels from a place's anchor down to the foot of its piece, at 32 pixels' height."""

MARKER_ROOM = 0.56
"""Half the side of the square around a marker that counts as the piece, in its heights."""

PAIR_ROOM = 34.0
"""Places with more room than this show a second piece behind the first."""

LABEL_PIXELS = 13
LABEL_PIXELS_SMALL = 11
LABEL_MOST_SCALE = 1.5
LABEL_HALO = 3.8
LEADING = 1.08
LABEL_PAD = 2.0


@attrs.frozen(eq=False)
class Sprite:
    """A finished picture of a piece.

    Attributes:
        pixmap: the picture.
        anchor: from the picture's corner to the point that stands on the place's anchor.
        box: the picture's rectangle in logical pixels, its corner at (0, 0).
        room: the part of it that counts as the piece, around the anchor.
    """

    pixmap: QPixmap
    anchor: QPointF
    box: QRectF
    room: QRectF


def token_height(scale: float, board_width: float, least: float = SMALLEST_TOKEN) -> float:
    """Return how high pieces are at a scale, in whole pairs of pixels."""
    wanted = TOKEN_HEIGHT * scale * board_width / REFERENCE_WIDTH
    return min(max(round(wanted / 2) * 2.0, least), LARGEST_TOKEN)


def token_room(height: float) -> QRectF:
    """Return the rectangle a stack needs around its place's anchor, in pixels."""
    unit = height / TOKEN_HEIGHT
    box = TOKEN_BOX
    return QRectF(box.x() * unit, box.y() * unit, box.width() * unit, box.height() * unit)


def token_sprite(
    token: Token,
    colour: str | None,
    height: float,
    ratio: float,
    theme: Theme,
    *,
    pair: bool,
    glow: str = "",
) -> Sprite:
    """Return the picture of a token.

    Args:
        token: what to show.
        colour: of the owner's seat; None = nobody's.
        height: of a piece in logical pixels.
        ratio: device pixels per logical pixel.
        theme: colours.
        pair: also show the next smaller piece.
        glow: token of the theme that a unit's marker glows in.
    """
    if token.kind in units.KINDS:
        look = attrs.evolve(unit_look(token, colour), glow=glow)
        return _marker(look, height, ratio, theme.name)
    kind = "army" if token.kind == "army" and colour is not None else "disc"
    return _sprite(kind, colour or "", token.count, height, ratio, theme.name, pair)


def unit_look(token: Token, colour: str | None) -> units.UnitLook:
    """Return what the marker of a unit shows; whether all have moved shows by itself."""
    badges = dict(token.badges)
    return units.UnitLook(
        kind=token.kind,
        colour=colour or "",
        face=token.face or "",
        count=token.count,
        level=badges.get("level", 0),
        moved=badges.get("moved", 0),
        called="called" in badges,
        rising="rising" in badges,
    )


@lru_cache(maxsize=16)
def _good(kind: str, height: float, ratio: float, theme_name: str) -> Sprite:
    """Paint a piece of a resource, as it flies to a store."""
    side = 1.3 * height
    pixmap = blank(QSizeF(side, side), ratio)
    centre = QPointF(side / 2, side / 2)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        goods.good(painter, centre, height * 0.4, kind, named_theme(theme_name))
    box = QRectF(QPointF(), pixmap.deviceIndependentSize())
    return Sprite(pixmap, centre, box, box.translated(-centre))


@lru_cache(maxsize=figures.KEPT_TOKENS)
def _marker(look: units.UnitLook, height: float, ratio: float, theme_name: str) -> Sprite:
    box = units.unit_box(height)
    pixmap = blank(box.size(), ratio)
    anchor = -box.topLeft()
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        units.paint_unit(painter, anchor, look, height, named_theme(theme_name))
    half = height * MARKER_ROOM
    room = QRectF(-half, -half, 2 * half, 2 * half)
    return Sprite(pixmap, anchor, QRectF(QPointF(), pixmap.deviceIndependentSize()), room)


@lru_cache(maxsize=figures.KEPT_TOKENS)
def _sprite(  # noqa: PLR0917 - a cache key
    kind: str, colour: str, count: int, height: float, ratio: float, theme_name: str, pair: bool
) -> Sprite:
    theme = named_theme(theme_name)
    unit = height / TOKEN_HEIGHT
    if kind == "army":
        pixmap = figures.army_pixmap(colour, count, ratio, theme, height, pair=pair)
        anchor = figures.army_base(height) - QPointF(0, FOOT * unit)
    else:
        pixmap, anchor = _disc(colour, count, unit, ratio, theme)
    box = QRectF(QPointF(), pixmap.deviceIndependentSize())
    return Sprite(pixmap, anchor, box, token_room(height))


def _disc(
    colour: str, count: int, unit: float, ratio: float, theme: Theme
) -> tuple[QPixmap, QPointF]:
    """Paint a round piece, for kinds that have no figure of their own."""
    side = 40 * unit
    pixmap = blank(QSizeF(side, side), ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(side / 2, side / 2)
        if colour:
            seats.disc(painter, centre, 15 * unit, colour, theme)
        else:
            painter.setPen(pen(theme.paper_line, 1.4))
            painter.setBrush(theme.paper_hi)
            painter.drawEllipse(centre, 15 * unit, 15 * unit)
        if count > 1:
            letters = fixed_font("number", 11 * unit)
            words = str(count)
            wide = max(16 * unit, QFontMetricsF(letters).horizontalAdvance(words) + 8 * unit)
            badge = QRectF(side - wide, side - 16 * unit, wide, 16 * unit)
            painter.setPen(pen(theme.colour("cream"), 1.2))
            painter.setBrush(theme.colour("badge"))
            painter.drawRoundedRect(badge.adjusted(1, 1, -1, -1), 8 * unit, 8 * unit)
            painter.setFont(letters)
            painter.setPen(theme.colour("light"))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)
    return pixmap, centre


def blank(size: QSizeF, ratio: float) -> QPixmap:
    """Return a transparent pixmap of a logical size."""
    pixmap = QPixmap(
        max(1, math.ceil(size.width() * ratio)), max(1, math.ceil(size.height() * ratio))
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


# -- names ---------------------------------------------------------------------------------


def label_pixels(small: bool = False) -> int:
    """Return the size of the letters of names on boards; they grow to 150 % at most.

    Args:
        small: of a name that finds no room otherwise.
    """
    pixels = LABEL_PIXELS_SMALL if small else LABEL_PIXELS
    return round(pixels * min(themes().scale, LABEL_MOST_SCALE))


def label_font(pixels: int) -> QFont:
    """Return the letters of names on boards."""
    return fixed_font("label", pixels)


def label_size(lines: Sequence[str], pixels: int) -> QSizeF:
    """Return the room a name needs, in pixels."""
    metrics = QFontMetricsF(label_font(pixels))
    wide = max(metrics.horizontalAdvance(line) for line in lines)
    return QSizeF(wide + 2 * LABEL_PAD, pixels * (1.16 + LEADING * (len(lines) - 1)) + LABEL_PAD)


def label_pixmap(
    lines: Sequence[str], pixels: int, ratio: float, theme: Theme
) -> tuple[QPixmap, QPointF]:
    """Return a name with its halo, and the margin its halo adds on each side."""
    return _label(tuple(lines), pixels, ratio, theme.name)


@lru_cache(maxsize=512)
def _label(
    lines: tuple[str, ...], pixels: int, ratio: float, theme_name: str
) -> tuple[QPixmap, QPointF]:
    theme = named_theme(theme_name)
    letters = label_font(pixels)
    metrics = QFontMetricsF(letters)
    size = label_size(lines, pixels)
    margin = QPointF(3, 3)
    pixmap = blank(QSizeF(size.width() + 6, size.height() + 6), ratio)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for index, line in enumerate(lines):
        x = margin.x() + (size.width() - metrics.horizontalAdvance(line)) / 2
        middle = margin.y() + LABEL_PAD / 2 + pixels * (0.58 + LEADING * index)
        path.addText(QPointF(x, middle + metrics.capHeight() / 2), letters, line)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        halo, ink = theme.colour("label_halo"), theme.colour("label")
        painter.setPen(pen(faded(halo, 255 if theme.flat else 215), LABEL_HALO * pixels / 13))
        painter.drawPath(path)
        painter.fillPath(path, ink)
    return pixmap, margin


def forget() -> None:
    """Throw all kept pictures away."""
    _sprite.cache_clear()
    _marker.cache_clear()
    _good.cache_clear()
    _label.cache_clear()
