"""The bottom of a board: painted land and the owners' washes, kept as sharp tiles.

Backdrop and washes arrive as images of some size. For the scale in use they are put together
once into tiles of exactly the screen's pixels, so that a repaint only copies. While the scale
changes, the old tiles are stretched.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator

import attrs
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardgames_desktop.core.picture import Thing

TILE = 512
MOST_TILES = 40
BUDGET_S = 0.003
"""Longest time one repaint spends on tiles; the rest come a moment later."""

OVERVIEW_WIDTH = 900

Cell = tuple[int, int]


@attrs.frozen(eq=False)
class Layer:
    """An image and the scene rectangle it covers."""

    image: QImage
    covers: QRectF


class GroundItem(QGraphicsItem):
    """Draws backdrop, washes and borders.

    Attributes:
        more: called when tiles are still missing after a repaint.
    """

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._area = QRectF(area)
        self._sea = QColor(Qt.GlobalColor.black)
        self._backdrop: Layer | None = None
        self._borders: Layer | None = None
        self._washes: dict[Thing, Layer] = {}
        self._washes_on_top = False
        self._pixels = 0.0
        self._ratio = 1.0
        self._tiles: OrderedDict[Cell, QPixmap] = OrderedDict()
        self._stale: dict[Cell, QRectF] = {}
        self._overview: QPixmap | None = None
        self.more: Callable[[QRectF], None] | None = None

    def boundingRect(self) -> QRectF:
        return self._area

    # -- what is shown ------------------------------------------------------------------

    def set_area(self, area: QRectF) -> None:
        """Cover another rectangle: the backdrop may reach beyond the board."""
        if area != self._area:
            self.prepareGeometryChange()
            self._area = QRectF(area)
            self._forget(None)

    @property
    def sea(self) -> QColor:
        """Colour of what nothing covers."""
        return QColor(self._sea)

    def set_sea(self, colour: QColor) -> None:
        """Fill what nothing covers."""
        self._sea = QColor(colour)
        self._forget(None)

    def set_backdrop(self, layer: Layer | None) -> None:
        """Show a painted backdrop."""
        self._backdrop = layer
        self._forget(None)

    def set_borders(self, layer: Layer | None) -> None:
        """Show what lies over the washes: borders and lanes, or all that stands on the land."""
        self._borders = layer
        self._forget(None)

    def set_washes_on_top(self, on_top: bool) -> None:
        """Lay the washes over what else lies over them: rims around what is painted within."""
        self._washes_on_top = on_top
        self._forget(None)

    def set_wash(self, thing: Thing, layer: Layer | None) -> None:
        """Show a place's wash, or none."""
        old = self._washes.get(thing)
        if layer is None:
            self._washes.pop(thing, None)
        else:
            self._washes[thing] = layer
        dirty = QRectF()
        for each in (old, layer):
            if each is not None:
                dirty = dirty.united(each.covers)
        if not dirty.isEmpty():
            self._forget(dirty)

    def set_pixels(self, scale: float, ratio: float) -> None:
        """Draw sharply at a scale (logical pixels per unit) on a screen of ``ratio``."""
        pixels = scale * ratio
        if pixels != self._pixels or ratio != self._ratio:
            self._pixels, self._ratio = pixels, ratio
            self._tiles.clear()
            self._stale.clear()
            self.update()

    @property
    def pixels(self) -> float:
        """Device pixels per scene unit of the tiles."""
        return self._pixels

    @property
    def tiles(self) -> int:
        """How many tiles are kept."""
        return len(self._tiles)

    def _forget(self, dirty: QRectF | None) -> None:
        self._overview = None
        if dirty is None:
            self._tiles.clear()
            self._stale.clear()
            self.update()
            return
        for cell in self._tiles:
            if self._cell_area(cell).intersects(dirty):
                self._stale[cell] = self._stale.get(cell, QRectF()).united(dirty)
        self.update(dirty)

    # -- painting -----------------------------------------------------------------------

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        del widget
        transform = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        exposed = option.exposedRect.intersected(self._area)
        if exposed.isEmpty():
            return
        if math.isclose(transform.m11() * ratio, self._pixels, rel_tol=1e-9):
            self._paint_sharp(painter, transform, exposed, ratio)
        else:
            self._paint_stretched(painter, exposed)

    def _paint_sharp(
        self, painter: QPainter, transform: QTransform, exposed: QRectF, ratio: float
    ) -> None:
        """Copy tiles to whole device pixels."""
        origin = transform.map(self._area.topLeft()) * ratio
        left, top = round(origin.x()), round(origin.y())
        late: list[Cell] = []
        started = time.perf_counter()
        painter.save()
        painter.resetTransform()
        for cell in self._cells(exposed):
            tile = self._tiles.get(cell)
            if tile is None or cell in self._stale:
                hurry = time.perf_counter() - started > BUDGET_S
                if hurry:
                    late.append(cell)
                if tile is None and hurry:
                    continue
                if tile is None:
                    tile = self._render_tile(cell)
                elif not hurry:
                    self._mend(cell, tile)
            self._tiles.move_to_end(cell)
            spot = QPoint(left + cell[0] * TILE, top + cell[1] * TILE)
            painter.drawPixmap(spot.toPointF() / ratio, tile)
        painter.restore()
        for cell in late:
            area = self._cell_area(cell).intersected(self._area)
            if cell not in self._tiles:
                self._paint_overview(painter, area)
            if self.more is not None:
                self.more(area)

    def _paint_stretched(self, painter: QPainter, exposed: QRectF) -> None:
        cells = list(self._cells(exposed)) if self._pixels else []
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        if not cells or any(cell not in self._tiles for cell in cells):
            self._paint_overview(painter, exposed)
        for cell in cells:
            tile = self._tiles.get(cell)
            if tile is not None:
                area = self._cell_area(cell)
                painter.drawPixmap(area, tile, QRectF(tile.rect()))
        painter.restore()

    def _paint_overview(self, painter: QPainter, exposed: QRectF) -> None:
        if self._overview is None:
            scale = min(1.0, OVERVIEW_WIDTH / self._area.width())
            size = QSize(
                max(1, math.ceil(self._area.width() * scale)),
                max(1, math.ceil(self._area.height() * scale)),
            )
            self._overview = self._compose(self._area, size, scale)
        scale = self._overview.width() / self._area.width()
        source = QRectF(
            (exposed.left() - self._area.left()) * scale,
            (exposed.top() - self._area.top()) * scale,
            exposed.width() * scale,
            exposed.height() * scale,
        )
        painter.drawPixmap(exposed, self._overview, source)

    def _render_tile(self, cell: Cell) -> QPixmap:
        tile = self._compose(self._cell_area(cell), QSize(TILE, TILE), self._pixels)
        tile.setDevicePixelRatio(self._ratio)
        self._tiles[cell] = tile
        while len(self._tiles) > MOST_TILES:
            gone, _ = self._tiles.popitem(last=False)
            self._stale.pop(gone, None)
        return tile

    def _mend(self, cell: Cell, tile: QPixmap) -> None:
        """Repaint the part of a tile that has changed, in whole pixels."""
        area = self._cell_area(cell)
        dirty = self._stale.pop(cell).intersected(area)
        scale = self._pixels
        left = math.floor((dirty.left() - area.left()) * scale)
        top = math.floor((dirty.top() - area.top()) * scale)
        right = math.ceil((dirty.right() - area.left()) * scale)
        bottom = math.ceil((dirty.bottom() - area.top()) * scale)
        tile.setDevicePixelRatio(1.0)
        with QPainter(tile) as painter:
            painter.setClipRect(QRect(left, top, right - left, bottom - top))
            self._paint_layers(painter, area, scale, dirty)
        tile.setDevicePixelRatio(self._ratio)

    def _compose(self, area: QRectF, size: QSize, scale: float) -> QPixmap:
        pixmap = QPixmap(size)
        with QPainter(pixmap) as painter:
            self._paint_layers(painter, area, scale, area)
        return pixmap

    def _paint_layers(self, painter: QPainter, area: QRectF, scale: float, wanted: QRectF) -> None:
        painter.fillRect(painter.viewport(), self._sea)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        washes = self._washes.values()
        layers = [self._backdrop, *washes, self._borders]
        if self._washes_on_top:
            layers = [self._backdrop, self._borders, *washes]
        for layer in layers:
            if layer is not None and layer.covers.intersects(wanted):
                painter.drawImage(layer.covers, layer.image, QRectF(layer.image.rect()))

    # -- cells --------------------------------------------------------------------------

    def _cells(self, exposed: QRectF) -> Iterator[Cell]:
        side = TILE / self._pixels
        x0 = math.floor((exposed.left() - self._area.left()) / side)
        x1 = math.floor((exposed.right() - self._area.left()) / side)
        y0 = math.floor((exposed.top() - self._area.top()) / side)
        y1 = math.floor((exposed.bottom() - self._area.top()) / side)
        for y in range(max(0, y0), y1 + 1):
            for x in range(max(0, x0), x1 + 1):
                yield x, y

    def _cell_area(self, cell: Cell) -> QRectF:
        side = TILE / self._pixels
        return QRectF(
            self._area.left() + cell[0] * side, self._area.top() + cell[1] * side, side, side
        )
