"""Icons from ``resources/icons``, in the theme's text colour: ``icon("undo")``.

The drawings are our own, on a grid of 24 with strokes of 2 in ``currentColor``. Pictures are
made once per name, colour and pixel size. ``app_icon()`` is the program's own, in colour.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from boardgames_desktop.gui.theme import Theme, theme
from boardgames_desktop.services.paths import resources

SIZES = (16, 20, 24, 32, 48)
RATIOS = (1.0, 2.0)
APP_SIZES = (16, 24, 32, 48, 64, 128, 256)


@cache
def _drawing(name: str) -> str:
    return (resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=256)
def _image(name: str, colour: str, pixels: int) -> QImage:
    svg = _drawing(name).replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return image


def paint(painter: QPainter, name: str, area: QRectF, colour: QColor) -> None:
    """Paint an icon into a square, sharp at the painter's screen ratio."""
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    painter.drawImage(area, _image(name, colour.name(), max(1, round(area.width() * ratio))))


@lru_cache(maxsize=256)
def _icon(name: str, normal: str, off: str) -> QIcon:
    made = QIcon()
    for size in SIZES:
        for ratio in RATIOS:
            for colour, mode in ((normal, QIcon.Mode.Normal), (off, QIcon.Mode.Disabled)):
                pixmap = QPixmap.fromImage(_image(name, colour, round(size * ratio)))
                pixmap.setDevicePixelRatio(ratio)
                made.addPixmap(pixmap, mode)
    return made


def icon(name: str, tokens: Theme | None = None) -> QIcon:
    """Return an icon by the name of its file, in the colours of a theme (default: in use)."""
    used = tokens or theme()
    return _icon(name, used.text.name(), used.text_off.name())


@cache
def app_icon() -> QIcon:
    """Return the program's icon."""
    made = QIcon()
    for size in APP_SIZES:
        made.addPixmap(QPixmap.fromImage(_image("app", "none", size)), QIcon.Mode.Normal)
    return made


def names() -> tuple[str, ...]:
    """Return the names of all icons."""
    return tuple(sorted(path.stem for path in (resources() / "icons").glob("*.svg")))
