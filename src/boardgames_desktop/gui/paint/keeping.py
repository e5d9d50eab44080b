"""Pictures of parts of a widget, painted again only when what they show has changed.

A widget over the board is repainted whenever the board moves under it, and a row of a list
whenever one of its neighbours changes. What stands in them mostly stays the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from boardgames_desktop.gui.theme import themes

Draw = Callable[[QPainter], None]


class KeptPictures:
    """One picture for each part of a widget: its last one.

    Attributes:
        painted: how many pictures had to be painted so far.
    """

    def __init__(self, most: int | None = None) -> None:
        """Keep the pictures of ``most`` parts; None = of all there are."""
        self._most = most
        self._pictures: dict[Hashable, tuple[Hashable, QPixmap]] = {}
        self.painted = 0

    def forget(self) -> None:
        """Throw every picture away."""
        self._pictures.clear()

    def paint(
        self, painter: QPainter, area: QRectF, part: Hashable, shows: Hashable, draw: Draw
    ) -> None:
        """Paint a part, with a kept picture if it shows the same as the last time.

        Args:
            painter: target; only moved, neither turned nor scaled.
            area: what the part may touch, in the painter's units.
            part: which part it is.
            shows: everything that decides how it looks, but for size, screen and theme.
            draw: paints the part, in the painter's units; text and shapes smoothed.
        """
        left, top, _, _ = area.getRect()
        pixmap = self.picture(painter, area, part, shows, draw)
        painter.drawPixmap(math.floor(left), math.floor(top), pixmap)

    def picture(
        self, painter: QPainter, area: QRectF, part: Hashable, shows: Hashable, draw: Draw
    ) -> QPixmap:
        """Return the picture that :meth:`paint` would use, to be turned or moved by half pixels."""
        left, top, wide, high = area.getRect()
        x, y = math.floor(left), math.floor(top)
        across, down = math.ceil(left + wide) - x, math.ceil(top + high) - y
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        look = themes()
        key = (shows, across, down, left - x, top - y, ratio, look.name, look.scale)
        found = self._pictures.get(part)
        if found is None or found[0] != key:
            pixmap = QPixmap(math.ceil(across * ratio), math.ceil(down * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as brush:
                brush.setRenderHint(QPainter.RenderHint.Antialiasing)
                brush.translate(-x, -y)
                draw(brush)
            if self._most is not None and len(self._pictures) >= self._most:
                self.forget()
            found = self._pictures[part] = (key, pixmap)
            self.painted += 1
        return found[1]
