"""Items of a board's scene: stacks and names, both kept at their size on the screen."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsLineItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.gui.art import CurvedLabel, paint_label
from boardgames_desktop.gui.board.ground import GroundItem
from boardgames_desktop.gui.board.sprites import Sprite, blank
from boardgames_desktop.gui.paint.ink import faded
from boardgames_desktop.gui.theme import theme

Z_GROUND: Final = 0.0
Z_SEAS: Final = 5.0
Z_MARKS: Final = 30.0
Z_TOKENS: Final = 40.0
Z_LABELS: Final = 50.0
Z_ARROWS: Final = 60.0
Z_FLYING: Final = 70.0

MAGNIFIED = 1.18
SEA_INK = QColor(34, 72, 76, 200)
SEA_HALO = QColor(220, 235, 223)


class SpriteItem(QGraphicsPixmapItem):
    """A picture that keeps its size on the screen, hung up by its anchor."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.sprite: Sprite | None = None

    def show_sprite(self, sprite: Sprite) -> None:
        """Show another picture at the same place."""
        if sprite is self.sprite:
            return
        self.sprite = sprite
        self.setPixmap(sprite.pixmap)
        self.setOffset(-sprite.anchor)

    def box(self) -> QRectF:
        """Return the picture's rectangle in pixels around its anchor."""
        return self.sprite.box if self.sprite is not None else QRectF()


class StackItem(SpriteItem):
    """All equal pieces of one owner on one place.

    Attributes:
        token: what it shows.
        lift: pixels from the place's anchor to where the stack stands.
    """

    def __init__(self, token: Token) -> None:
        super().__init__()
        self.token = token
        self.lift = QPointF()

    @property
    def thing(self) -> Thing:
        """Id of the token."""
        return self.token.thing

    def show_sprite(self, sprite: Sprite) -> None:
        if sprite is not self.sprite:
            super().show_sprite(sprite)
            self.setOffset(self.lift - sprite.anchor)

    def stand(self, at: QPointF, lift: QPointF) -> None:
        """Stand at a scene point, moved by so many pixels."""
        self.setPos(at)
        if lift != self.lift:
            self.lift = lift
            if self.sprite is not None:
                self.setOffset(lift - self.sprite.anchor)
        self.setZValue(Z_TOKENS + max(-4.0, min(4.0, at.y() / 1e4)) + lift.y() / 1e6)

    def magnify(self, on: bool) -> None:
        """Grow a little, as the target of a drop does."""
        self.setScale(MAGNIFIED if on else 1.0)


class LabelItem(QGraphicsPixmapItem):
    """The name of a place, with a line to its token if it stands far away."""

    def __init__(self, thing: Thing) -> None:
        super().__init__()
        self.thing = thing
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setZValue(Z_LABELS)
        self._line = QGraphicsLineItem(self)
        self._line.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._line.hide()
        self.placed = False

    def put(self, pixmap: QPixmap, offset: QPointF, leader: QPen | None) -> None:
        """Show ``pixmap`` at ``offset`` pixels from the place's anchor."""
        self.setPixmap(pixmap)
        self.setOffset(offset)
        self._line.setVisible(leader is not None)
        if leader is not None:
            size = pixmap.deviceIndependentSize()
            middle = offset + QPointF(size.width() / 2, size.height() / 2)
            self._line.setPen(leader)
            self._line.setLine(0, 0, middle.x(), middle.y())


class SeaNameItem(QGraphicsItem):
    """A name set along a line, part of the map: it grows with the zoom.

    Its picture is kept for the scale it was last drawn at.
    """

    def __init__(self, label: CurvedLabel, land: GroundItem) -> None:
        super().__init__()
        self._land = land
        self._label = label
        reach = label.size
        self._box = label.path.boundingRect().adjusted(-reach, -reach, reach, reach)
        self._pixmap = QPixmap()
        self._drawn: tuple[float, str] = (0.0, "")
        self.setZValue(Z_SEAS)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        del option, widget
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        pixels = painter.worldTransform().m11() * ratio
        settled = math.isclose(pixels, self._land.pixels, rel_tol=1e-9)
        if self._pixmap.isNull() or (settled and self._drawn != (pixels, theme().name)):
            self._draw(pixels)
        painter.drawPixmap(self._box, self._pixmap, QRectF(self._pixmap.rect()))

    def _draw(self, pixels: float) -> None:
        tokens = theme()
        self._drawn = (pixels, tokens.name)
        self._pixmap = blank(self._box.size() * pixels, 1.0)
        with QPainter(self._pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(pixels, pixels)
            painter.translate(-self._box.topLeft())
            if tokens.flat:
                paint_label(painter, self._label, tokens.text, tokens.window)
            else:
                paint_label(painter, self._label, SEA_INK, faded(SEA_HALO, 70))
