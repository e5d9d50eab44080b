"""Small pictures of a board: who owns what, at the size of a stamp."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from boardgames_desktop.core.picture import Board, Outline, Picture, Thing
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.shapes import outline_path
from boardgames_desktop.gui.board.geometry import simplified
from boardgames_desktop.gui.paint import ink, seats
from boardgames_desktop.gui.theme import Theme

MARGIN = 0.02
THIN_PIXELS = 1.0
"""How far a thinned outline may be off, in device pixels; foam may be off four times as far."""
HELD, EMBLEM = 205, 0.24
"""How strong an owner's colour lies over a painted place, and how large the emblem is on it."""


def map_board(boards: Sequence[Board]) -> Board | None:
    """Return the first board that has outlines to paint."""
    return next((board for board in boards if any(place.outline for place in board.places)), None)


@lru_cache(maxsize=512)
def _coarse(outline: Outline, tolerance: float) -> QPainterPath:
    """Return the rings of a place, thinned: strokes along whole coasts take a second else."""
    return outline_path(simplified(outline, tolerance))


def _paths(
    board: Board, transform: QTransform, painter: QPainter, pixels: float
) -> dict[Thing, QPainterPath]:
    """Return the outlines of all places where they are painted, ``pixels`` off at most."""
    pixel = transform.m11() * painter.deviceTransform().m11()
    # Powers of two, so that a window that is drawn larger does not thin anew at every step.
    tolerance = 2.0 ** math.floor(math.log2(pixels / pixel))
    return {place.thing: transform.map(_coarse(place.outline, tolerance)) for place in board.places}


def thumbnail(
    board: Board,
    size: QSize,
    theme: Theme,
    *,
    ratio: float = 1.0,
    picture: Picture | None = None,
    colours: Sequence[str] = (),
    cover: bool = False,
) -> QImage:
    """Paint a board with its owners (or, without a picture, its regions).

    Args:
        board: the board.
        size: in device-independent pixels.
        theme: gives the seat colours.
        ratio: device pixels per pixel.
        picture: position to show.
        colours: seat colours of the match, by seat.
        cover: fill the whole size, cutting the board, instead of showing all of it.
    """
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_board(
            painter,
            QRectF(0, 0, size.width(), size.height()),
            board,
            theme,
            picture=picture,
            colours=colours,
            cover=cover,
        )
    return image


def paint_board(
    painter: QPainter,
    area: QRectF,
    board: Board,
    theme: Theme,
    *,
    picture: Picture | None,
    colours: Sequence[str],
    cover: bool,
) -> None:
    """Paint a small board into ``area``; see :func:`thumbnail`."""
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    transform, scale = _placed(board, area, cover)
    if _stamped(painter, area, board, theme, transform):
        _owners(painter, board, theme, transform, picture, colours)
        painter.restore()
        return
    sea = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.7)
    sea.setColorAt(0, SEA_NEAR)
    sea.setColorAt(1, SEA_FAR)
    painter.fillRect(area, sea)
    tints = {
        place: REGION_TINTS[region.tint]
        for region in board.regions
        for place in region.places
        if region.tint in REGION_TINTS
    }
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Land by land: one stroke along all coasts takes five times as long, and land covers the rest.
    coasts = _paths(board, transform, painter, 4 * THIN_PIXELS)
    for width, alpha in ((14, 40), (6, 80)):
        foam = QColor(FOAM)
        foam.setAlpha(alpha)
        painter.setPen(_pen(foam, max(1.0, width * scale)))
        for path in coasts.values():
            painter.drawPath(path)
    paths = _paths(board, transform, painter, THIN_PIXELS)
    rim = QColor(RIM)
    rim.setAlpha(210)
    for thing, path in paths.items():
        look = picture.looks.get(thing) if picture is not None else None
        if look is not None and look.tint is not None and look.tint < len(colours):
            fill = ink.mixed(theme.seat(colours[look.tint]).base, PARCHMENT, 0.18)
        elif picture is None and thing in tints:
            fill = ink.mixed(tints[thing], PARCHMENT, 0.22)
        else:
            fill = PARCHMENT
        painter.setPen(_pen(rim, min(1.2, max(0.6, 1.4 * scale))))
        painter.setBrush(fill)
        painter.drawPath(path)
    painter.restore()


def _stamped(
    painter: QPainter, area: QRectF, board: Board, theme: Theme, transform: QTransform
) -> bool:
    """Paint the board as its art does at this size; False if it leaves that to outlines."""
    art = art_for(board)
    painter.fillRect(area, art.surround(theme))
    painter.save()
    painter.setTransform(transform, combine=True)
    done = art.paint_stamp(painter, board, theme)
    painter.restore()
    return done


def _owners(  # noqa: PLR0917 - painter, board, theme, then what is drawn
    painter: QPainter,
    board: Board,
    theme: Theme,
    transform: QTransform,
    picture: Picture | None,
    colours: Sequence[str],
) -> None:
    """Paint who holds each place over its picture."""
    for place in board.places:
        look = picture.looks.get(place.thing) if picture is not None else None
        if look is None or look.tint is None or look.tint >= len(colours):
            continue
        seat = theme.seat(colours[look.tint])
        path = transform.map(outline_path(place.outline))
        painter.setPen(_pen(seat.text, 1.0))
        painter.setBrush(ink.faded(seat.base, HELD))
        painter.drawPath(path)
        radius = path.boundingRect().height() * EMBLEM
        seats.emblem(painter, path.boundingRect().center(), radius, seat)


def _placed(board: Board, area: QRectF, cover: bool) -> tuple[QTransform, float]:
    wide, high = board.size
    across = area.width() * (1 - 2 * MARGIN) / (wide or 1)
    down = area.height() * (1 - 2 * MARGIN) / (high or 1)
    scale = max(across, down) if cover else min(across, down)
    middle = area.center()
    transform = QTransform()
    transform.translate(middle.x() - wide * scale / 2, middle.y() - high * scale / 2)
    transform.scale(scale, scale)
    return transform, scale


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


SEA_NEAR = QColor(169, 195, 182)
SEA_FAR = QColor(95, 135, 136)
FOAM = QColor(238, 246, 226)
RIM = QColor(47, 34, 19)
PARCHMENT = QColor(233, 219, 184)
REGION_TINTS = {
    "north_america": QColor(217, 185, 92),
    "south_america": QColor(207, 136, 80),
    "europe": QColor(127, 159, 203),
    "africa": QColor(169, 124, 82),
    "asia": QColor(134, 168, 104),
    "australia": QColor(165, 163, 168),
}
"""Colours of regions by ``Region.tint``, for boards on which nobody owns anything yet."""
