"""Items of a board's scene: stacks and names, both kept at their size on the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsLineItem, QGraphicsPixmapItem

from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.gui.board.sprites import Sprite

Z_GROUND: Final = 0.0
Z_MARKS: Final = 30.0
Z_TOKENS: Final = 40.0
Z_LABELS: Final = 50.0
Z_ARROWS: Final = 60.0
Z_FLYING: Final = 70.0

MAGNIFIED = 1.18


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
