"""The pictures of the games on the start page: the painted map, dusk, its pieces in front."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QLinearGradient, QPainter

from boardgames_desktop.core.picture import Board
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.art.backdrop import Layers
from boardgames_desktop.gui.paint import controls, dice, figures, ink, units
from boardgames_desktop.gui.setup_draft import first_seats, make_setup
from boardgames_desktop.gui.theme import Theme
from boardgames_desktop.gui.thumbnail import map_board

ZOOM = 1.1
"""How much wider than the picture the board is drawn, at least."""

MARKERS: tuple[tuple[float, str, str, str, float, float], ...] = (
    (0.10, "worker", "blue", "human.peasant", 0.20, 0.03),
    (0.265, "ranged", "green", "night_elf.archer", 0.27, -0.03),
    (0.735, "flying", "purple", "undead.gargoyle", 0.28, -0.03),
    (0.90, "worker", "purple", "undead.acolyte", 0.20, 0.03),
    (0.39, "melee", "blue", "human.footman", 0.32, 0.0),
    (0.575, "melee", "red", "orc.grunt", 0.37, 0.02),
)
"""Where along the width, what, whose, how high and how much lower each marker stands."""

TROOPS: tuple[tuple[float, str, str, float, float], ...] = (
    (0.17, "infantry", "blue", 0.26, 0.0),
    (0.29, "infantry", "blue", 0.235, -0.02),
    (0.74, "artillery", "black", 0.28, 0.0),
    (0.90, "infantry", "yellow", 0.25, -0.01),
    (0.50, "cavalry", "red", 0.40, 0.03),
)
"""Where along the width, what, whose, how high and how much lower each figure stands."""


@cache
def first_map(game_id: str) -> Board | None:
    """Return the map of a game's first variant."""
    game = load_game(game_id)
    variant = game.variants[0]
    rules = game.rules(make_setup(game, variant, first_seats(game, variant), {}, 0))
    return map_board(game.presenter(rules).boards())


def board_width(board: Board, size: QSize) -> float:
    """Return how wide the board is drawn in a picture of ``size``."""
    wide, high = board.size
    return max(size.width() * ZOOM, size.height() * wide / (high or 1))


def vignette(board: Board, layers: Layers, size: QSize, ratio: float, theme: Theme) -> QImage:
    """Paint the picture of a game.

    Args:
        board: its map.
        layers: the map as far as it is painted.
        size: in device-independent pixels.
        ratio: device pixels per pixel.
        theme: gives the seat colours.
    """
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(layers.surround)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(0, 0, size.width(), size.height())
        _paint_map(painter, area, board, layers)
        if not theme.flat:
            shade = theme.colour("shade")
            dusk = QLinearGradient(area.topLeft(), area.bottomLeft())
            dusk.setColorAt(0.45, ink.faded(shade, 0))
            dusk.setColorAt(1, ink.faded(shade, 175))
            painter.fillRect(area, dusk)
        FOREGROUNDS.get(board.art, _paint_troops)(painter, area, theme)
    return image


def _paint_map(painter: QPainter, area: QRectF, board: Board, layers: Layers) -> None:
    wide, high = board.size
    scale = board_width(board, area.size().toSize()) / (wide or 1)
    spare = max(0.0, high * scale - area.height())
    painter.save()
    painter.translate(area.center().x() - wide * scale / 2, area.top() - spare / 4)
    painter.scale(scale, scale)
    for covers, picture in (
        (layers.area, layers.ground),
        (layers.overlay_area, layers.overlay),
    ):
        if not picture.isNull():
            painter.drawImage(covers, picture)
    painter.restore()


def _paint_troops(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw the three kinds of army and two dice in front of the board."""
    unit = min(area.height(), area.width() * 0.62)
    ground = area.bottom() - unit * 0.08
    for x, kind, colour, height, lower in TROOPS:
        foot = QPointF(area.center().x() + (x - 0.5) * unit * 1.6, ground + lower * unit)
        figures.paint_figure(painter, foot, kind, colour, height * unit, theme)
    for index, (face, turn) in enumerate(((6, -14.0), (5, 16.0))):
        edge = unit * 0.105
        centre = QPointF(
            area.center().x() + (0.115 + index * 0.085) * unit * 1.6,
            ground - edge * 0.2 + index * edge * 0.16,
        )
        dice.die(painter, centre, edge, face, "attack", theme, turn=turn)


def _paint_markers(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw units of four peoples, two dice and a coin in front of the board."""
    unit = min(area.height(), area.width() * 0.62)
    ground = area.bottom() - unit * 0.245

    def spot(x: float, lower: float) -> QPointF:
        return QPointF(area.center().x() + (x - 0.5) * unit * 1.6, ground + lower * unit)

    for x, kind, colour, face, height, lower in MARKERS:
        look = units.UnitLook(kind, colour, face)
        units.paint_unit(painter, spot(x, lower), look, height * unit, theme)
    for index, (face_up, turn) in enumerate(((1, -13.0), (3, 15.0))):
        centre = spot(0.685 + index * 0.075, 0.15 + index * 0.016)
        dice.die(painter, centre, unit * 0.1, face_up, "attack", theme, turn=turn)
    for x, lower, size in ((0.19, 0.155, 0.052), (0.24, 0.17, 0.045), (0.215, 0.11, 0.045)):
        controls.coin(painter, spot(x, lower), unit * size, "", True, theme)


FOREGROUNDS: Mapping[str, Callable[[QPainter, QRectF, Theme], None]] = {
    "warcraft_hexes": _paint_markers,
}
"""What stands in front of a board, by its art; else armies."""
