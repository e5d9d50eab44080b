"""The arrow of an attack and the trail of a move."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardgames_desktop.gui.board.geometry import Leg, distance
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
        self.legs: tuple[Leg, ...] = ()
        self.setZValue(z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def point(self, legs: tuple[Leg, ...], scale: float) -> None:
        """Lead along lines in the scene, keeping clear of the tokens at both ends."""
        if (legs, 1 / scale) == (self.legs, self._unit):
            return
        self.prepareGeometryChange()
        self.legs = legs
        self._unit = 1 / scale
        self._path = QPainterPath()
        for index, (start, end) in enumerate(legs):
            clear_start = CLEAR_START if index == 0 else 0.0
            clear_end = CLEAR_END if index == len(legs) - 1 else 0.0
            way, long = end - start, max(distance(start, end) * scale, 1e-6)
            if long <= clear_start + clear_end + 12:
                clear_start = clear_end = 0.0
            off, on = start + way * (clear_start / long), end - way * (clear_end / long)
            self._path.addPath(paint_marks.arrow_path(off, on))
        self.setVisible(bool(legs))

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
