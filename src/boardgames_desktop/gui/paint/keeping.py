"""Pictures of parts of a widget, painted again only when what they show has changed.

A widget over the board is repainted whenever the board moves under it, and a row of a list
whenever one of its neighbours changes. What stands in them mostly stays the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from boardgames_desktop.gui.rounds import MOST_WAITS, spent
from boardgames_desktop.gui.theme import themes

Draw = Callable[[QPainter], None]
Key = tuple[Hashable, int, int, float, float, float, str, float]

LATE_S = 0.002
"""Work of a round of the event loop after which new pictures of parts in sight may wait."""


class KeptPictures:
    """One picture for each part of a widget: its last one.

    Attributes:
        painted: how many pictures had to be painted so far.
    """

    def __init__(self, most: int | None = None) -> None:
        """Keep the pictures of ``most`` parts; None = of all there are."""
        self._most = most
        self._pictures: dict[Hashable, tuple[Key, QPixmap]] = {}
        self._waited: dict[Hashable, int] = {}
        self.painted = 0

    def forget(self) -> None:
        """Throw every picture away."""
        self._pictures.clear()

    def paint(
        self,
        painter: QPainter,
        area: QRectF,
        part: Hashable,
        shows: Hashable,
        draw: Draw,
        *,
        late: Callable[[QRect], None] | None = None,
    ) -> None:
        """Paint a part, with a kept picture if it shows the same as the last time.

        Args:
            painter: target; only moved, neither turned nor scaled.
            area: what the part may touch, in the painter's units.
            part: which part it is.
            shows: everything that decides how it looks, but for size, screen and theme.
            draw: paints the part, in the painter's units; text and shapes smoothed.
            late: called with the area if a new picture has to wait, because this round of the
                event loop has worked long already; until it is painted again the old one stands.
        """
        x, y = math.floor(area.left()), math.floor(area.top())
        old = self._pictures.get(part)
        if late is not None and old is not None and spent() > LATE_S:
            key = self._key(painter, area, shows)
            if key != old[0] and key[1:] == old[0][1:] and self._waits(part):
                painter.drawPixmap(x, y, old[1])
                late(area.toAlignedRect())
                return
        painter.drawPixmap(x, y, self.picture(painter, area, part, shows, draw))

    def _waits(self, part: Hashable) -> bool:
        """Tell whether a part waits once more; none does for ever."""
        waits = self._waited.get(part, 0)
        self._waited[part] = (waits + 1) % (MOST_WAITS + 1)
        return waits < MOST_WAITS

    def picture(
        self, painter: QPainter, area: QRectF, part: Hashable, shows: Hashable, draw: Draw
    ) -> QPixmap:
        """Return the picture that :meth:`paint` would use, to be turned or moved by half pixels."""
        key = self._key(painter, area, shows)
        found = self._pictures.get(part)
        if found is None or found[0] != key:
            _, across, down, _, _, ratio, _, _ = key
            pixmap = QPixmap(math.ceil(across * ratio), math.ceil(down * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as brush:
                brush.setRenderHint(QPainter.RenderHint.Antialiasing)
                brush.translate(-math.floor(area.left()), -math.floor(area.top()))
                draw(brush)
            if self._most is not None and len(self._pictures) >= self._most:
                self.forget()
            found = self._pictures[part] = (key, pixmap)
            self.painted += 1
        return found[1]

    def _key(self, painter: QPainter, area: QRectF, shows: Hashable) -> Key:
        """Return all that decides a picture: what it shows, and then size, screen and theme."""
        left, top = area.left(), area.top()
        x, y = math.floor(left), math.floor(top)
        across = math.ceil(left + area.width()) - x
        down = math.ceil(top + area.height()) - y
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        look = themes()
        return shows, across, down, left - x, top - y, ratio, look.name, look.scale
