"""The four surfaces: panel (wood), well, tray (felt), paper; and what lies under the board.

All take ``(painter, area, radius, theme)`` (``side_panel`` has no radius). The textured ones
are painted once per size, screen ratio and theme into a picture that is kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from boardgames_desktop.gui.paint import texture
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    diagonal,
    faded,
    horizontal,
    inside,
    mixed,
    orb,
    pen,
    rounded,
    vertical,
)
from boardgames_desktop.gui.theme import Theme

__all__ = [
    "backdrop",
    "board_frame",
    "cartouche",
    "forget",
    "panel",
    "panel_edge",
    "paper",
    "shadow",
    "side_panel",
    "tip",
    "tray",
    "vertical",
    "well",
    "wood",
]

CACHE_BYTES = 16_000_000
WOOD = {"dark": 0.36, "light": 0.26}
PAPER = 0.36
FELT = 0.4

Key = tuple[str, int, int, float, float, str, str]


class _Kept:
    """Pictures of surfaces, the least used thrown away first."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Key, QImage] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def get(self, key: Key, make: Callable[[], QImage]) -> QImage:
        with self._lock:
            found = self._pictures.get(key)
            if found is not None:
                self._pictures.move_to_end(key)
                return found
        made = make()
        with self._lock:
            if key not in self._pictures:
                self._pictures[key] = made
                self._bytes += made.sizeInBytes()
            while self._bytes > CACHE_BYTES and len(self._pictures) > 1:
                self._bytes -= self._pictures.popitem(last=False)[1].sizeInBytes()
        return made

    def clear(self) -> None:
        with self._lock:
            self._pictures.clear()
            self._bytes = 0


_KEPT = _Kept()


def forget() -> None:
    """Throw all kept pictures of surfaces away."""
    _KEPT.clear()


def _painted(
    painter: QPainter,
    area: QRectF,
    key: tuple[str, float, str],
    theme: Theme,
    draw: Callable[[QPainter, QRectF], None],
) -> None:
    """Draw through the cache: ``draw`` paints the surface with its corner at (0, 0)."""
    wide, high = max(1, round(area.width())), max(1, round(area.height()))
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0

    def make() -> QImage:
        image = QImage(
            round(wide * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as brush:
            brush.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            draw(brush, QRectF(0, 0, wide, high))
        return image

    kind, radius, extra = key
    picture = _KEPT.get((kind, wide, high, ratio, radius, extra, theme.name), make)
    painter.drawImage(QRectF(area.left(), area.top(), wide, high), picture)


def shadow(
    painter: QPainter, area: QRectF, radius: float, theme: Theme, depth: float = 4.0
) -> None:
    """Paint the shadow of a shape: the shape itself, moved; nothing in high contrast."""
    if theme.flat:
        return
    painter.setPen(NO_PEN)
    painter.setBrush(theme.shadow)
    painter.drawRoundedRect(area.translated(1.5, depth), radius, radius)


def wood(painter: QPainter, area: QRectF, radius: float, theme: Theme) -> None:
    """Paint wood with no rim: panels, footers of tiles, the curtain."""
    if theme.flat:
        painter.setPen(NO_PEN)
        painter.setBrush(theme.panel_lo)
        painter.drawRoundedRect(area, radius, radius)
        return

    def draw(brush: QPainter, box: QRectF) -> None:
        brush.setClipPath(rounded(box, radius))
        brush.fillRect(box, horizontal(box, theme.panel_hi, theme.panel_lo))
        texture.lay(brush, box, texture.wood(), WOOD[theme.name])
        texture.lay(brush, box, texture.clouds(), 0.16, scale=2.0)
        edge = mixed(theme.panel_hi, theme.colour("light"), 0.35)
        brush.fillRect(QRectF(0, 0, box.width(), 1), faded(edge, 60))

    _painted(painter, area, ("wood", radius, ""), theme, draw)


def side_panel(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint the wood that controls lie on, filling ``area``."""
    wood(painter, area, 0, theme)


def panel(painter: QPainter, area: QRectF, radius: float, theme: Theme) -> None:
    """Paint a free-standing panel: shadow, wood, strong rim."""
    shadow(painter, area, radius, theme, 5)
    wood(painter, area, radius, theme)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.line_strong, 1.6 * theme.bold))
    painter.drawRoundedRect(area, radius, radius)


def panel_edge(painter: QPainter, top: QPointF, bottom: QPointF, theme: Theme) -> None:
    """Paint the gilded double line between board and side panel."""
    painter.setPen(pen(theme.line_strong, 2))
    painter.drawLine(top, bottom)
    painter.setPen(pen(theme.line_strong, 1, 110))
    painter.drawLine(top + QPointF(5, 0), bottom + QPointF(5, 0))


def well(painter: QPainter, area: QRectF, radius: float, theme: Theme, alpha: int = 255) -> None:
    """Paint a hole in the wood: fields, lists, rows."""
    painter.setPen(pen(theme.line, 1.2 * theme.bold))
    painter.setBrush(faded(theme.well, alpha))
    painter.drawRoundedRect(area, radius, radius)
    if not theme.flat and theme.name == "dark" and alpha == 255:
        painter.setPen(pen(theme.colour("shade"), 1, 120))
        top = area.top() + 1.4
        painter.drawLine(QPointF(area.left() + radius, top), QPointF(area.right() - radius, top))


def tray(painter: QPainter, area: QRectF, radius: float, theme: Theme) -> None:
    """Paint the felt where dice fall."""

    def draw(brush: QPainter, box: QRectF) -> None:
        shape = box.adjusted(0.8, 0.8, -0.8, -0.8)
        brush.setPen(NO_PEN)
        brush.setBrush(vertical(box, theme.tray_hi, theme.tray_lo))
        brush.drawRoundedRect(shape, radius, radius)
        if not theme.flat:
            with inside(brush, rounded(shape, radius)):
                texture.lay(brush, box, texture.grains(), FELT, scale=0.5)
                texture.lay(brush, box, texture.clouds(), 0.2)
                reach = max(box.width(), box.height())
                dusk = orb(
                    box.center(),
                    reach * 0.72,
                    faded(theme.colour("shade"), 0),
                    faded(theme.colour("shade"), 90 if theme.name == "dark" else 26),
                    faded(theme.colour("shade"), 0),
                )
                brush.fillRect(box, dusk)
        brush.setBrush(NO_BRUSH)
        brush.setPen(pen(theme.line_strong, 1.4 * theme.bold, 255 if theme.flat else 165))
        brush.drawRoundedRect(shape, radius, radius)

    _painted(painter, area, ("tray", radius, ""), theme, draw)


def paper(
    painter: QPainter,
    area: QRectF,
    radius: float,
    theme: Theme,
    *,
    strip: QColor | None = None,
    raised: bool = True,
) -> None:
    """Paint what a player reads or holds.

    Args:
        painter: target.
        area: of the sheet.
        radius: of its corners.
        theme: colours.
        strip: colour of a band along the left edge.
        raised: with a shadow.
    """
    if raised:
        shadow(painter, area, radius, theme)

    def draw(brush: QPainter, box: QRectF) -> None:
        shape = box.adjusted(0.7, 0.7, -0.7, -0.7)
        brush.setPen(NO_PEN)
        brush.setBrush(diagonal(box, theme.paper_hi, theme.paper_lo))
        brush.drawRoundedRect(shape, radius, radius)
        with inside(brush, rounded(shape, radius)):
            if not theme.flat:
                texture.lay(brush, box, texture.paper(), PAPER)
                brush.setBrush(NO_BRUSH)
                for width, alpha in ((14.0, 16), (7.0, 22)):
                    brush.setPen(pen(theme.paper_line, width, alpha))
                    brush.drawRoundedRect(shape, radius, radius)
            if strip is not None:
                brush.fillRect(QRectF(0, 0, 8, box.height()), strip)
        brush.setBrush(NO_BRUSH)
        brush.setPen(pen(theme.paper_line, 1.4 * theme.bold))
        brush.drawRoundedRect(shape, radius, radius)

    extra = strip.name() if strip is not None else ""
    _painted(painter, area, ("paper", radius, extra), theme, draw)


def cartouche(painter: QPainter, area: QRectF, radius: float, theme: Theme) -> None:
    """Paint paper with a second rim: legends and tracks on the board."""
    paper(painter, area, radius, theme)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.paper_line, 1, 130))
    painter.drawRoundedRect(area.adjusted(5, 5, -5, -5), radius - 4, radius - 4)


def backdrop(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint the table of the start page and behind dialogs: wood under one lamp."""
    if theme.flat:
        painter.fillRect(area, theme.window)
        return

    def draw(brush: QPainter, box: QRectF) -> None:
        near = mixed(theme.panel_hi, theme.raised_hi, 0.6 if theme.name == "dark" else 0.3)
        brush.fillRect(
            box,
            orb(
                QPointF(box.width() * 0.6, box.height() * 0.34),
                max(box.width(), box.height()) * 0.78,
                near,
                theme.window,
                theme.panel_lo,
            ),
        )
        texture.lay(brush, box, texture.wood(), WOOD[theme.name] * 0.7, scale=1.5)
        texture.lay(brush, box, texture.clouds(), 0.25, scale=2.0)

    _painted(painter, area, ("backdrop", 0, ""), theme, draw)


def board_frame(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint the frame around the board's view: dark wood with a gilded line inside."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.window, 10, 255 if theme.flat else 190))
    painter.drawRect(area)
    painter.setPen(pen(theme.line_strong, 1.4 * theme.bold, 210))
    painter.drawRect(area.adjusted(9, 9, -9, -9))


def tip(
    painter: QPainter, area: QRectF, theme: Theme, *, refusal: bool = False, radius: float = 8
) -> None:
    """Paint the ground of a tooltip; a refusal has a strong rim."""
    shadow(painter, area, radius, theme)
    painter.setBrush(theme.tip)
    rim = theme.refuse if refusal else theme.paper_line
    painter.setPen(pen(rim, 2.0 if refusal else 1.2))
    painter.drawRoundedRect(area, radius, radius)
