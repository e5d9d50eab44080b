"""The arrow of an attack and the trail of a move."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardgames_desktop.gui.board.geometry import distance
from boardgames_desktop.gui.paint import marks as paint_marks
from boardgames_desktop.gui.theme import theme

CLEAR_START, CLEAR_END = 24.0, 33.0
"""Pixels an arrow keeps away from the middle of the stacks it leads from and to."""


class ArrowItem(QGraphicsItem):
    """An arrow or a trail from one place to another.

    Qt keeps its picture: pieces and dice that move under it repaint it at every frame.
    """

    def __init__(self, *, arrow: bool, z: float, core: str = "arrow") -> None:
        super().__init__()
        self._core = core
        self._arrow = arrow
        self._path = QPainterPath()
        self._unit = 1.0
        self.ends: tuple[QPointF, QPointF] | None = None
        self.setZValue(z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def point(self, ends: tuple[QPointF, QPointF] | None, scale: float) -> None:
        """Lead from one scene point to another, keeping clear of the tokens there."""
        if (ends, 1 / scale) == (self.ends, self._unit):
            return
        self.prepareGeometryChange()
        self.ends = ends
        self._unit = 1 / scale
        self._path = QPainterPath()
        if ends is not None:
            start, end = ends
            long = distance(start, end) * scale
            if long > CLEAR_START + CLEAR_END + 12:
                way = end - start
                start, end = (
                    start + way * (CLEAR_START / long),
                    end - way * (CLEAR_END / long),
                )
            self._path = paint_marks.arrow_path(start, end)
        self.setVisible(ends is not None)

    def boundingRect(self) -> QRectF:
        reach = 14 * self._unit
        return self._path.boundingRect().adjusted(-reach, -reach, reach, reach)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        del option, widget
        if self._arrow:
            paint_marks.arrow(painter, self._path, theme(), self._unit, self._core)
        else:
            paint_marks.trail(painter, self._path, theme(), self._unit)
