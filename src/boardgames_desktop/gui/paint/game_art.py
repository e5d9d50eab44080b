"""The pictures of the games for the start page: the painted map, dusk, big pieces in front.

``map_scene(board, size, ratio, theme)`` paints one; slow (the map is painted for it unless
``ground`` is handed in), so make it in a worker or from :class:`gui.art.backdrop.Backdrop`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.art.backdrop import Layers, paint_layers
from boardgames_desktop.gui.paint import dice, figures
from boardgames_desktop.gui.paint.ink import faded
from boardgames_desktop.gui.theme import Theme

MAP_ZOOM = 0.7071
TROOPS: tuple[tuple[str, str, float, float, float], ...] = (
    ("infantry", "blue", -0.66, 0.31, -0.02),
    ("infantry", "blue", -0.46, 0.28, -0.05),
    ("artillery", "black", 0.40, 0.31, -0.04),
    ("infantry", "yellow", 0.78, 0.29, -0.02),
    ("cavalry", "red", 0.0, 0.44, 0.02),
)
"""Piece, seat colour, place across (in heights from the middle), height, how much lower."""


def map_scene(
    board: Board, size: QSize, ratio: float, theme: Theme, layers: Layers | None = None
) -> QImage:
    """Paint the picture of a game that is played on a map.

    Args:
        board: the map.
        size: in logical pixels.
        ratio: device pixels per logical pixel.
        theme: colours.
        layers: the painted map if there is one already.
    """
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    area = QRectF(0, 0, size.width(), size.height())
    _paint_map(painter, area, board, layers or paint_layers(board, MAP_ZOOM, theme.name))
    shade = theme.colour("shade")
    if not theme.flat:
        dusk = QLinearGradient(area.topLeft(), area.bottomLeft())
        dusk.setColorAt(0.4, faded(shade, 0))
        dusk.setColorAt(1, faded(shade, 175))
        painter.fillRect(area, dusk)
    troops(painter, area, theme)
    painter.end()
    return image


def _paint_map(painter: QPainter, area: QRectF, board: Board, layers: Layers) -> None:
    """Show the board's upper part, as wide as the picture."""
    wide, high = board.size
    scale = max(area.width() * 1.16 / wide, area.height() / high)
    painter.save()
    painter.setClipRect(area)
    painter.translate(area.center().x() - wide * scale * 0.54, area.top() - high * scale * 0.04)
    painter.scale(scale, scale)
    for covers, picture in (
        (layers.area, layers.ground),
        (layers.overlay_area, layers.overlay),
    ):
        if not picture.isNull():
            painter.drawImage(covers, picture)
    painter.restore()


def troops(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint big pieces and two dice along the lower edge of ``area``."""
    unit = min(area.height(), area.width() * 0.6)
    ground = area.bottom() - unit * 0.12
    for kind, colour, across, high, lower in TROOPS:
        foot = QPointF(area.center().x() + across * unit, ground + lower * unit)
        figures.paint_figure(painter, foot, kind, colour, high * unit, theme)
    for face, turn, across, lower in ((6, -14.0, 0.24, 0.04), (5, 16.0, 0.35, 0.055)):
        centre = QPointF(area.center().x() + across * unit, ground + lower * unit)
        dice.die(painter, centre, unit * 0.085, face, "attack", theme, turn=turn)
