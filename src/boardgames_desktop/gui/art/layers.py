"""The fixed layers of a map: painted as pictures, named by what they depend on, kept on disk.

Everything here may run in any thread and in a process without windows.
"""

from __future__ import annotations

import logging
import math
from array import array
from hashlib import blake2b
from itertools import chain
from pathlib import Path

import attrs
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.board_art import BoardArt
from boardgames_desktop.gui.theme import named_theme
from boardgames_desktop.services.files import write_atomic

ZOOMS = (0.5, 0.7071, 1.0, 1.4142, 2.0, 2.8284)
"""Device pixels per scene unit that pictures are made for."""
MOST_PIXELS = 9_000_000
QUICK_ZOOM = 0.5
QUALITY = 90

_log = logging.getLogger(__name__)


@attrs.frozen(eq=False)
class Layers:
    """The fixed layers of a map.

    Attributes:
        ground: below the washes.
        overlay: above them, mostly transparent; null while ``painted`` is False.
        area: what ``ground`` covers, scene units.
        overlay_area: what ``overlay`` covers.
        surround: colour outside ``area``; the ground's edges fade into it.
        painted: False for the flat stand-in.
        key: which picture this is; equal keys, equal pictures.
    """

    ground: QImage
    overlay: QImage
    area: QRectF
    overlay_area: QRectF
    surround: QColor
    painted: bool
    key: str


@attrs.frozen
class Order:
    """A map to be painted: of which board, how large, in which colours."""

    board: Board = attrs.field(eq=False)
    zoom: float
    theme_name: str
    key: str


def zoom_for(pixels_per_unit: float, area: QRectF) -> float:
    """Return the smallest zoom of the row that is sharp enough and not too large to hold."""
    wanted = next((zoom for zoom in ZOOMS if zoom >= pixels_per_unit * 0.92), ZOOMS[-1])
    most = math.sqrt(MOST_PIXELS / max(1.0, area.width() * area.height()))
    return min(wanted, most)


def picture_key(board: Board, art: BoardArt, zoom: float, theme_name: str) -> str:
    """Return the name of a picture: everything it depends on, hashed."""
    digest = blake2b(digest_size=12)
    parts = (board.art, board.id, board.size, zoom, theme_name, art.version)
    digest.update(repr(parts).encode())
    for place in board.places:
        rings = tuple(map(len, place.outline))
        looks = (place.terrain, place.worth, place.sign)
        digest.update(repr((place.thing, rings, place.anchor, place.region, looks)).encode())
        digest.update(array("d", chain.from_iterable(chain.from_iterable(place.outline))))
    for link in board.links:
        digest.update(repr((link.kind, link.a, link.b, link.path, link.wraps)).encode())
    return digest.hexdigest()


def paint_layers(board: Board, zoom: float, theme_name: str, key: str = "") -> Layers:
    """Paint ground and overlay; slow, for any thread."""
    art, theme = art_for(board), named_theme(theme_name)
    clear = QColor(Qt.GlobalColor.transparent)
    pictures = []
    for paint, area, form, colour in (
        (art.paint_ground, art.area(board), QImage.Format.Format_RGB32, art.surround(theme)),
        (
            art.paint_overlay,
            art.overlay_area(board),
            QImage.Format.Format_ARGB32_Premultiplied,
            clear,
        ),
    ):
        image = _canvas(area, zoom, form, colour)
        with _painter(image, area, zoom) as painter:
            paint(painter, board, theme)
        pictures.append(image)
    return _layers(board, theme_name, key, pictures[0], pictures[1])


def quick_layers(board: Board, theme_name: str) -> Layers:
    """Paint the flat stand-in, whose sea goes on beyond the picture."""
    art, theme = art_for(board), named_theme(theme_name)
    area = art.area(board)
    image = _canvas(area, QUICK_ZOOM, QImage.Format.Format_RGB32, art.surround(theme))
    with _painter(image, area, QUICK_ZOOM) as painter:
        art.paint_quick(painter, board, theme)
    return Layers(image, QImage(), area, area, image.pixelColor(0, 0), False, "")


def _layers(board: Board, theme_name: str, key: str, ground: QImage, overlay: QImage) -> Layers:
    art = art_for(board)
    return Layers(
        ground,
        overlay,
        art.area(board),
        art.overlay_area(board),
        art.surround(named_theme(theme_name)),
        True,
        key,
    )


def _pixels(area: QRectF, zoom: float) -> QSize:
    return QSize(math.ceil(area.width() * zoom), math.ceil(area.height() * zoom))


def _canvas(area: QRectF, zoom: float, form: QImage.Format, colour: QColor) -> QImage:
    """Return an image in ``colour``, which shows in the last, broken pixels of the area."""
    image = QImage(_pixels(area, zoom), form)
    image.fill(colour)
    return image


def _painter(image: QImage, area: QRectF, zoom: float) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(zoom, zoom)
    painter.translate(-area.topLeft())
    return painter


class Shelf:
    """Finished pictures in a folder, as WebP.

    Attributes:
        folder: where they are; None keeps nothing.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def load(self, order: Order) -> Layers | None:
        """Return the pictures of an order; None if they are not here, or damaged."""
        if self.folder is None:
            return None
        art = art_for(order.board)
        images = []
        for layer, area, form in (
            ("ground", art.area(order.board), QImage.Format.Format_RGB32),
            (
                "overlay",
                art.overlay_area(order.board),
                QImage.Format.Format_ARGB32_Premultiplied,
            ),
        ):
            image = QImage(str(_path(self.folder, order.key, layer)))
            if image.size() != _pixels(area, order.zoom):
                return None
            image.convertTo(form)
            images.append(image)
        return _layers(order.board, order.theme_name, order.key, images[0], images[1])

    def save(self, layers: Layers) -> bool:
        """Keep pictures; False, and a line in the log, if that is not possible."""
        if self.folder is None:
            return False
        for name, image in (("ground", layers.ground), ("overlay", layers.overlay)):
            data = QByteArray()
            buffer = QBuffer(data)
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            writer = QImageWriter(buffer, QByteArray(b"webp"))
            writer.setQuality(QUALITY)
            if not writer.write(image):
                _log.warning("map pictures are not kept: %s", writer.errorString())
                return False
            try:
                write_atomic(_path(self.folder, layers.key, name), bytes(data.data()))
            except OSError:
                _log.warning("the picture of the map cannot be kept", exc_info=True)
                return False
        return True


def _path(folder: Path, key: str, layer: str) -> Path:
    return folder / f"{key}-{layer}.webp"
