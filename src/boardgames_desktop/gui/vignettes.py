"""The pictures of the games on the start page: the board seen close, its pieces in front."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.picture import Board
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.paint import dice, figures
from boardgames_desktop.gui.setup_draft import first_seats, make_setup
from boardgames_desktop.gui.theme import Theme
from boardgames_desktop.gui.thumbnail import map_board, paint_board

NIGHT = QColor(26, 15, 8)

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


def vignette(game: AnyGame, size: QSize, ratio: float, theme: Theme) -> QImage:
    """Paint the picture of a game.

    Args:
        game: whose picture.
        size: in device-independent pixels.
        ratio: device pixels per pixel.
        theme: gives the seat colours.
    """
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.panel_lo)
    board = first_map(game.id)
    if board is None:
        return image
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size.width(), size.height())
    paint_board(painter, area, board, theme, picture=None, colours=(), cover=True)
    dusk = QLinearGradient(area.topLeft(), area.bottomLeft())
    clear = QColor(NIGHT)
    clear.setAlpha(0)
    dark = QColor(NIGHT)
    dark.setAlpha(200)
    dusk.setColorAt(0.45, clear)
    dusk.setColorAt(1, dark)
    painter.fillRect(area, dusk)
    painter.setPen(Qt.PenStyle.NoPen)
    _troops(painter, area, theme)
    painter.end()
    return image


def _troops(painter: QPainter, area: QRectF, theme: Theme) -> None:
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
        dice.die(painter, centre, edge, face, "red", theme, turn=turn)
