"""Signs on a board's places, as its art paints them: under the pieces and over them.

They grow with the board. Equal signs share one picture, painted for the scale in use.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBitmap, QImage, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardgames_desktop.core.picture import Look, Place, Thing
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.theme import Theme, theme

if TYPE_CHECKING:
    from boardgames_desktop.gui.board.scene import BoardScene

Z_UNDER: Final = 20.0
Z_OVER: Final = 45.0
MOST_KEPT: Final = 64

Key = tuple[tuple[str, ...], str, int, bool, float, float, str]


@attrs.frozen(eq=False)
class _Picture:
    """Painted signs, cut to what is not empty: ``corner`` is where that is in the place's box."""

    cut: QPixmap
    corner: QPoint


class SignItem(QGraphicsItem):
    """The signs of one place, those over its pieces or those under them."""

    def __init__(self, layer: SignsLayer, place: Place, box: QRectF, *, over: bool) -> None:
        super().__init__()
        self._layer = layer
        self.place = place
        self.over = over
        self.marks: tuple[str, ...] = ()
        self._box = QRectF(box)
        self.setZValue(Z_OVER if over else Z_UNDER)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        del option, widget
        picture = self._layer.picture(self)
        if picture is None:
            return
        transform = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        if not math.isclose(transform.m11() * ratio, self._layer.pixels, rel_tol=1e-9):
            pixels = self._layer.pixels
            size = QSizeF(picture.cut.size()) / pixels
            spot = self._box.topLeft() + QPointF(picture.corner) / pixels
            painter.drawPixmap(QRectF(spot, size), picture.cut, QRectF(picture.cut.rect()))
            return
        corner = transform.map(self._box.topLeft()) * ratio + QPointF(picture.corner)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())) / ratio, picture.cut)
        painter.restore()


class SignsLayer:
    """All signs of one board."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._art = art_for(scene.ground.board)
        self._items: dict[tuple[Thing, bool], SignItem] = {}
        self._pictures: dict[Key, _Picture | None] = {}
        self._pixels = 1.0
        self._ratio = 1.0

    def show(self, place: Thing, look: Look) -> None:
        """Show what is on a place."""
        for over in (False, True):
            item = self._items.get((place, over))
            if not look.marks:
                if item is not None:
                    self._scene.removeItem(self._items.pop((place, over)))
                continue
            if item is None:
                ground = self._scene.ground
                box = ground.boxes[place]
                item = SignItem(self, ground.places[place], box, over=over)
                self._items[place, over] = item
                self._scene.addItem(item)
            item.marks = look.marks
            item.update()

    def marks(self) -> Mapping[Thing, tuple[str, ...]]:
        """Return the marks that are shown, by place."""
        return {place: item.marks for (place, over), item in self._items.items() if over}

    @property
    def pixels(self) -> float:
        """Device pixels per scene unit that is painted for."""
        return self._pixels

    def set_pixels(self, scale: float, ratio: float) -> None:
        """Paint for a scale (logical pixels per unit) on a screen of ``ratio`` from now on."""
        if (scale * ratio, ratio) != (self._pixels, self._ratio):
            self._pixels, self._ratio = scale * ratio, ratio
            self.forget()

    def forget(self) -> None:
        """Throw the pictures away."""
        self._pictures.clear()
        for item in self._items.values():
            item.update()

    def picture(self, item: SignItem) -> _Picture | None:
        """Return the picture of a place's signs, painted at most once for equal ones."""
        tokens, place, box = theme(), item.place, item.boundingRect()
        size = round(box.width(), 2), round(box.height(), 2)
        key = (item.marks, place.terrain, place.worth, item.over, *size, tokens.name)
        if key not in self._pictures:
            while len(self._pictures) >= MOST_KEPT:
                del self._pictures[next(iter(self._pictures))]
            self._pictures[key] = self._painted(item, tokens)
        return self._pictures[key]

    def _painted(self, item: SignItem, tokens: Theme) -> _Picture | None:
        box = item.boundingRect()
        size = QSize(math.ceil(box.width() * self._pixels), math.ceil(box.height() * self._pixels))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self._pixels, self._pixels)
            painter.translate(-QPointF(box.topLeft()))
            self._art.paint_signs(painter, item.place, item.marks, tokens, over=item.over)
        used = QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect()
        if used.isEmpty():
            return None
        cut = QPixmap.fromImage(image.copy(used))
        cut.setDevicePixelRatio(self._ratio)
        return _Picture(cut, used.topLeft())
