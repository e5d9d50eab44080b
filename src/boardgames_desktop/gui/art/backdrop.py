"""Pictures of a map's fixed layers, painted in a worker thread and kept on disk.

``Backdrop.request(board, width, ratio, theme_name)`` returns at once: the painted layers if
they are in memory, else a flat picture; then ``ready`` brings the painted ones. Show
``Layers.ground`` below the owners' washes and ``Layers.overlay`` above them, both stretched
over ``Layers.area`` in scene units.
"""

from __future__ import annotations

import atexit
import logging
import math
from collections import OrderedDict
from functools import cache
from hashlib import blake2b
from pathlib import Path

import attrs
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QRectF,
    QRunnable,
    Qt,
    QThread,
    QThreadPool,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.board_art import BoardArt
from boardgames_desktop.gui.theme import named_theme
from boardgames_desktop.services.files import write_atomic
from boardgames_desktop.services.memory import give_memory_back

ZOOMS = (0.5, 0.7071, 1.0, 1.4142, 2.0, 2.8284)
"""Device pixels per scene unit that pictures are made for."""
MOST_PIXELS = 9_000_000
QUICK_ZOOM = 0.5
KEPT_SETS = 1
MOST_PAINTERS = 2
SETTLE_MS = 10_000
"""Longest wait at the program's end for a layer that is being painted."""
QUALITY = 90

_log = logging.getLogger(__name__)


@attrs.frozen(eq=False)
class Layers:
    """The fixed layers of a map.

    Attributes:
        ground: below the washes.
        overlay: above them, mostly transparent; null while ``painted`` is False.
        area: what both cover, scene units.
        surround: colour outside ``area``; the ground's edges fade into it.
        painted: False for the flat stand-in.
        key: which picture this is; equal keys, equal pictures.
    """

    ground: QImage
    overlay: QImage
    area: QRectF
    surround: QColor
    painted: bool
    key: str


@attrs.frozen
class _Order:
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
        digest.update(repr((place.thing, place.outline, place.anchor, place.region)).encode())
    for link in board.links:
        digest.update(repr((link.kind, link.path, link.wraps)).encode())
    return digest.hexdigest()


def paint_layers(board: Board, zoom: float, theme_name: str, key: str = "") -> Layers:
    """Paint ground and overlay; slow, for any thread."""
    art, theme = art_for(board), named_theme(theme_name)
    area = art.area(board)
    pictures = []
    clear = QColor(Qt.GlobalColor.transparent)
    for paint, form, colour in (
        (art.paint_ground, QImage.Format.Format_RGB32, art.surround(theme)),
        (art.paint_overlay, QImage.Format.Format_ARGB32_Premultiplied, clear),
    ):
        image = _canvas(area, zoom, form, colour)
        painter = _painter(image, area, zoom)
        paint(painter, board, theme)
        painter.end()
        pictures.append(image)
    return Layers(pictures[0], pictures[1], area, art.surround(theme), True, key)


def quick_layers(board: Board, theme_name: str) -> Layers:
    """Paint the flat stand-in, whose sea goes on beyond the picture."""
    art, theme = art_for(board), named_theme(theme_name)
    area = art.area(board)
    image = _canvas(area, QUICK_ZOOM, QImage.Format.Format_RGB32, art.surround(theme))
    painter = _painter(image, area, QUICK_ZOOM)
    art.paint_quick(painter, board, theme)
    painter.end()
    return Layers(image, QImage(), area, image.pixelColor(0, 0), False, "")


def _canvas(area: QRectF, zoom: float, form: QImage.Format, colour: QColor) -> QImage:
    """Return an image in ``colour``, which shows in the last, broken pixels of the area."""
    image = QImage(math.ceil(area.width() * zoom), math.ceil(area.height() * zoom), form)
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


class _Shelf:
    """Finished pictures in a folder, as WebP."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def load(self, order: _Order) -> Layers | None:
        if self._folder is None:
            return None
        images = [QImage(str(self._path(order.key, layer))) for layer in ("ground", "overlay")]
        if any(image.isNull() for image in images):
            return None
        art = art_for(order.board)
        ground = images[0].convertToFormat(QImage.Format.Format_RGB32)
        overlay = images[1].convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        surround = art.surround(named_theme(order.theme_name))
        return Layers(ground, overlay, art.area(order.board), surround, True, order.key)

    def save(self, layers: Layers) -> None:
        if self._folder is None:
            return
        for name, image in (("ground", layers.ground), ("overlay", layers.overlay)):
            data = QByteArray()
            buffer = QBuffer(data)
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            writer = QImageWriter(buffer, QByteArray(b"webp"))
            writer.setQuality(QUALITY)
            if not writer.write(image):
                _log.warning("map pictures are not kept: %s", writer.errorString())
                return
            try:
                write_atomic(self._path(layers.key, name), bytes(data.data()))
            except OSError:
                _log.warning("the picture of the map cannot be kept", exc_info=True)
                return

    def _path(self, key: str, layer: str) -> Path:
        folder = self._folder or Path()
        return folder / f"{key}-{layer}.webp"


class _Done(QObject):
    """Brings finished layers from the worker thread, while they are wanted."""

    finished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.closed = False

    def bring(self, layers: Layers) -> None:
        if not self.closed:
            self.finished.emit(layers)


class _Job(QRunnable):
    def __init__(self, order: _Order, shelf: _Shelf, done: _Done) -> None:
        super().__init__()
        self._order, self._shelf, self._done = order, shelf, done

    def run(self) -> None:
        if not self._done.closed:
            self._bring()
            give_memory_back()

    def _bring(self) -> None:
        order = self._order
        layers = self._shelf.load(order)
        if layers is not None:
            self._done.bring(layers)
            return
        layers = paint_layers(order.board, order.zoom, order.theme_name, order.key)
        self._done.bring(layers)
        self._shelf.save(layers)


@cache
def _painters() -> QThreadPool:
    """Return the worker threads of all backdrops; they may outlive the one that asked."""
    pool = QThreadPool()
    pool.setMaxThreadCount(MOST_PAINTERS)
    pool.setThreadPriority(QThread.Priority.LowPriority)
    atexit.register(settle)
    return pool


def settle(most_ms: int = SETTLE_MS) -> bool:
    """Start no other picture and wait for those being painted; True if none is left."""
    pool = _painters()
    pool.clear()
    return pool.waitForDone(most_ms)


class Backdrop(QObject):
    """Maker and keeper of map pictures.

    Signals:
        ready: the :class:`Layers` last asked for are painted.
    """

    ready = Signal(object)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Keep pictures in ``folder`` (``Paths.default().cache / "maps"``), or nowhere."""
        super().__init__(parent)
        self._shelf = _Shelf(folder)
        self._kept: OrderedDict[str, Layers] = OrderedDict()
        self._running: set[str] = set()
        self._wanted = ""
        self._board: Board | None = None
        self._keys: dict[tuple[float, str], str] = {}
        self._done = _Done()
        self._done.finished.connect(self._finished)

    def request(self, board: Board, width: float, ratio: float, theme_name: str) -> Layers:
        """Return layers to show now; :attr:`ready` follows if they are not the painted ones.

        Args:
            board: the map.
            width: of the board itself in logical pixels (zoom times ``board.size[0]``).
            ratio: device pixels per logical pixel.
            theme_name: ``dark``, ``light`` or ``contrast``.
        """
        art = art_for(board)
        zoom = zoom_for(width * ratio / max(1.0, board.size[0]), art.area(board))
        order = _Order(board, zoom, theme_name, self._key(board, art, zoom, theme_name))
        self._wanted = order.key
        found = self._kept.get(order.key)
        if found is not None:
            self._kept.move_to_end(order.key)
            return found
        if order.key not in self._running:
            self._running.add(order.key)
            _painters().start(_Job(order, self._shelf, self._done))
        nearest = next(
            (
                kept
                for kept in reversed(self._kept.values())
                if kept.surround == art.surround(named_theme(theme_name))
            ),
            None,
        )
        return nearest or quick_layers(board, theme_name)

    def _key(self, board: Board, art: BoardArt, zoom: float, theme_name: str) -> str:
        if board is not self._board:
            self._board = board
            self._keys.clear()
            self._kept.clear()
        known = (zoom, theme_name)
        if known not in self._keys:
            self._keys[known] = picture_key(board, art, zoom, theme_name)
        return self._keys[known]

    def _finished(self, layers: Layers) -> None:
        if self._done.closed:
            return
        self._running.discard(layers.key)
        self._kept[layers.key] = layers
        while len(self._kept) > KEPT_SETS:
            self._kept.popitem(last=False)
        if layers.key == self._wanted:
            self.ready.emit(layers)

    def close(self) -> None:
        """Want nothing any more: a picture being painted is finished and kept, not brought."""
        self._done.closed = True
