"""Widgets that float over a view and keep to their corners."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtWidgets import QWidget

from boardgames_desktop.gui.theme import space

Corner = Literal[
    "top", "bottom", "left", "right", "top-left", "top-right", "bottom-left", "bottom-right"
]


class Overlays(QObject):
    """Lays out the floating widgets of one view.

    They are children of the view, not of its viewport, which is scrolled with its children.
    A widget whose size policy expands sideways gets the whole width, up to its maximum.
    """

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._placed: list[tuple[QWidget, Corner]] = []
        self._above: dict[QWidget, QWidget] = {}

    def add(self, widget: QWidget, corner: Corner, *, below: QWidget | None = None) -> None:
        """Float ``widget`` in ``corner``, under a widget there that was added before it."""
        if below is not None:
            self._above[widget] = below
        widget.setParent(self._view)
        widget.installEventFilter(self)
        self._placed.append((widget, corner))
        widget.destroyed.connect(self._forget)
        widget.show()
        self._put(widget, corner)

    def remove(self, widget: QWidget) -> None:
        """Let go of a widget; it keeps its parent."""
        widget.removeEventFilter(self)
        self._placed = [pair for pair in self._placed if pair[0] is not widget]
        self._above.pop(widget, None)

    def _forget(self, gone: QObject) -> None:
        self._placed = [pair for pair in self._placed if pair[0] is not gone]
        self._above = {
            under: above for under, above in self._above.items() if gone not in (under, above)
        }

    def place(self) -> None:
        """Lay out everything anew, for example after the view was resized."""
        for widget, corner in self._placed:
            self._put(widget, corner)

    def covers(self, at: QPoint) -> bool:
        """Tell whether a floating widget is at a global position."""
        return any(
            widget.isVisible() and widget.rect().contains(widget.mapFromGlobal(at))
            for widget, _ in self._placed
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Show):
            for widget, corner in self._placed:
                if watched in (widget, self._above.get(widget)):
                    self._put(widget, corner)
        return False

    def _put(self, widget: QWidget, corner: Corner) -> None:
        gap = space(4)
        whole = self._view.size()
        limit = QSize(whole.width() - 2 * gap, whole.height() - 2 * gap)
        size = widget.sizeHint().expandedTo(widget.minimumSize())
        if widget.sizePolicy().expandingDirections() & Qt.Orientation.Horizontal:
            size.setWidth(limit.width())
        size = size.boundedTo(widget.maximumSize()).boundedTo(limit)
        size = size.expandedTo(widget.minimumSizeHint().boundedTo(limit))
        x = (whole.width() - size.width()) // 2
        y = (whole.height() - size.height()) // 2
        if "left" in corner:
            x = gap
        elif "right" in corner:
            x = whole.width() - gap - size.width()
        if "top" in corner:
            above = self._above.get(widget)
            y = gap if above is None else above.geometry().bottom() + 1 + space(2)
        elif "bottom" in corner:
            y = whole.height() - gap - size.height()
        if widget.size() != size:
            widget.resize(size)
        if widget.pos() != QPoint(x, y):
            widget.move(x, y)
        widget.raise_()
