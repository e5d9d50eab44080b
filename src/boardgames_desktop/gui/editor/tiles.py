"""Pictures of single spaces in the real art of a board, each kind painted once and kept."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from boardgames_desktop.core.picture import Board, Place
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.shapes import outline_path
from boardgames_desktop.gui.theme import Theme, theme

VARIANTS = 3
"""Different pictures of one kind of space."""
MOST_KEPT = 240
STEPS_PER_DOUBLING = 2
LEAST_PIXELS, MOST_PIXELS = 0.25, 4.0
MARGIN = 2.0

Key = tuple[str, str, int, str, int, float, str]


def pixels_for(scale: float, ratio: float) -> float:
    """Return the device pixels per scene unit that spaces are painted at for a scale."""
    wanted = math.log2(max(1e-6, scale * ratio)) * STEPS_PER_DOUBLING
    return min(max(2 ** (math.ceil(wanted) / STEPS_PER_DOUBLING), LEAST_PIXELS), MOST_PIXELS)


class TileShelf(QObject):
    """Keeps pictures of spaces; what is not painted yet is shown flat for a moment.

    Attributes:
        painted: called when pictures have become better.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.painted: Callable[[], None] = lambda: None
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self._flat: dict[Key, QPixmap] = {}
        self._wanted: dict[Key, tuple[str, Place]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._paint_next)

    def draw(self, painter: QPainter, art: str, place: Place, variant: int, pixels: float) -> None:
        """Paint a space where it lies, in scene units."""
        box = outline_path(place.outline).boundingRect()
        pixmap = self._picture(art, place, variant % VARIANTS, pixels)
        size = QSizeF(pixmap.size()) / pixels
        corner = box.topLeft() - QPointF(MARGIN, MARGIN)
        painter.drawPixmap(QRectF(corner, size), pixmap, QRectF(pixmap.rect()))

    def finish(self) -> None:
        """Paint all that is waited for."""
        while self._wanted:
            self._paint_next()

    def _picture(self, art: str, place: Place, variant: int, pixels: float) -> QPixmap:
        key = (art, place.terrain, place.worth, place.sign, variant, pixels, theme().name)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._flat:
            self._flat[key] = _painted(art, place, variant, pixels, theme(), quick=True)
            self._wanted[key] = (art, place)
            self._timer.start()
        return self._flat[key]

    def _paint_next(self) -> None:
        """Paint one picture that is waited for, as it is meant to be."""
        if self._wanted:
            key = next(iter(self._wanted))
            art, place = self._wanted.pop(key)
            self._flat.pop(key, None)
            if key[-1] == theme().name:
                self._kept[key] = _painted(art, place, key[4], key[5], theme(), quick=False)
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
                self.painted()
        if not self._wanted:
            self._timer.stop()


def single(place: Place, art: str, variant: int) -> Board:
    """Return a board of one space at its corner, without a name."""
    box = outline_path(place.outline).boundingRect()
    dx, dy = MARGIN - box.x(), MARGIN - box.y()
    ring = tuple((x + dx, y + dy) for x, y in place.outline[0])
    anchor = (place.anchor[0] + dx, place.anchor[1] + dy)
    alone = Place(
        "space:",
        (ring,),
        anchor,
        room=place.room,
        terrain=place.terrain,
        worth=place.worth,
        sign=place.sign,
    )
    size = (box.width() + 2 * MARGIN, box.height() + 2 * MARGIN)
    return Board(f"tile{variant}", "map", (alone,), size=size, art=art, named=False)


def _painted(
    art_key: str, place: Place, variant: int, pixels: float, tokens: Theme, *, quick: bool
) -> QPixmap:
    board = single(place, art_key, variant)
    art = art_for(board)
    pixmap = QPixmap(math.ceil(board.size[0] * pixels), math.ceil(board.size[1] * pixels))
    pixmap.fill(Qt.GlobalColor.transparent)
    shape: QPainterPath = outline_path(board.places[0].outline)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels, pixels)
        painter.setClipPath(shape)
        if quick:
            art.paint_quick(painter, board, tokens)
        else:
            art.paint_ground(painter, board, tokens)
            art.paint_overlay(painter, board, tokens)
    return pixmap
