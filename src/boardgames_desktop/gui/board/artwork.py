"""Paints a board's land in the background: ground, owners' washes, borders.

Everything is painted into ``QImage`` by one worker thread and handed to the scene's
:class:`~boardgames_desktop.gui.board.ground.GroundItem`, which shows what it has meanwhile.
"""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from collections.abc import Callable

import attrs
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QPointF,
    QRectF,
    QRunnable,
    Qt,
    QThreadPool,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from boardgames_desktop.core.picture import Link, Thing
from boardgames_desktop.gui.board.ground import Layer
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.paint import seats
from boardgames_desktop.gui.paint.ink import NO_BRUSH, faded, mixed, pen
from boardgames_desktop.gui.theme import Theme, named_theme, theme

BUCKETS = (0.5, 2**-0.5, 1.0, 2**0.5, 2.0)
"""Device pixels per scene unit that washes are painted at."""

KEPT_WASHES = 260
RIM = ((40.0, 22), (28.0, 34), (18.0, 56), (9.5, 150))
"""Strokes along the inside of an owner's border: width, opacity."""

PATTERN = 12.0
PATTERN_ALPHA, STRONG_ALPHA = 58, 140

_log = logging.getLogger(__name__)

WashKey = tuple[Thing, str, float, str, bool]


@attrs.frozen
class _WashJob:
    key: WashKey
    path: QPainterPath
    box: QRectF


class _Done(QObject):
    """Carries results over to the window's thread."""

    ready = Signal(object, object)


class _Runnable(QRunnable):
    def __init__(self, done: _Done, token: object, make: Callable[[], QImage]) -> None:
        super().__init__()
        self._done = done
        self._token = token
        self._make = make

    def run(self) -> None:
        self._done.ready.emit(self._token, self._make())


class Artwork(QObject):
    """Keeps the land of one scene painted.

    Signals:
        complete: nothing is being painted any more.
    """

    complete = Signal()

    def __init__(
        self, scene: BoardScene, *, patterns: bool = False, parent: QObject | None = None
    ) -> None:
        """Paint the land of ``scene``; ``patterns`` makes owners' patterns strong."""
        super().__init__(parent if parent is not None else scene)
        self._scene = scene
        self._patterns = patterns
        self._bucket = 0.0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._done = _Done(self)
        self._done.ready.connect(self._arrived)
        self._waiting: set[object] = set()
        self._washes: OrderedDict[WashKey, Layer] = OrderedDict()
        self._wanted: dict[Thing, WashKey] = {}
        scene.changed_looks.connect(self._looks_changed)

    def set_patterns(self, strong: bool) -> None:
        """Make the owners' patterns strong or faint."""
        if strong != self._patterns:
            self._patterns = strong
            self.retheme()

    def settled(self, scale: float, ratio: float) -> None:
        """Paint for the scale that will stay."""
        wanted = scale * ratio
        bucket = next((each for each in BUCKETS if each >= wanted * 0.93), BUCKETS[-1])
        if bucket != self._bucket:
            self._bucket = bucket
            self._all()

    def retheme(self) -> None:
        """Colours are others now."""
        if self._bucket:
            self._all()

    def _all(self) -> None:
        self._paint_plain()
        self._looks_changed(tuple(self._scene.ground.places))

    def close(self) -> None:
        """Stop painting; call before the scene goes."""
        self._pool.clear()
        self._pool.waitForDone()
        self._waiting.clear()

    def wait(self, milliseconds: int = 20_000) -> bool:
        """Wait until everything is painted, for renderings and tests."""
        for _ in range(max(1, milliseconds // 10)):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 10)
            if not self._waiting:
                return True
            self._pool.waitForDone(10)
        return not self._waiting

    # -- a board without art of its own ---------------------------------------------------

    def _paint_plain(self) -> None:
        ground, tokens = self._scene.ground, theme()
        self._scene.land.set_sea(mixed(tokens.tray_hi, tokens.tray_lo, 0.5))
        scale = self._bucket
        area = ground.area
        land, lines = _blank(area, scale), _blank(area, scale)
        painter = _painter(land, area, scale)
        for thing in ground.places:
            painter.fillPath(ground.paths[thing], _plain_ground(self._scene, thing, tokens))
        painter.end()
        painter = _painter(lines, area, scale)
        painter.setBrush(NO_BRUSH)
        for link in ground.board.links:
            painter.setPen(pen(tokens.text_2, 2 / scale, 200, dashes=(2.0, 2.5)))
            for line in _lanes(link, area):
                painter.drawPolyline(line)
        painter.setPen(pen(tokens.colour("outline"), 1.4 / scale * tokens.bold, 225))
        for path in ground.paths.values():
            painter.drawPath(path)
        painter.end()
        self._scene.land.set_backdrop(Layer(land, area))
        self._scene.land.set_borders(Layer(lines, area))

    # -- washes --------------------------------------------------------------------------

    def _looks_changed(self, places: tuple[Thing, ...]) -> None:
        if not self._bucket:
            return
        scene, name = self._scene, theme().name
        for thing in places:
            seat = scene.look_of(thing).tint
            if seat is None or seat >= len(scene.colours):
                self._wanted.pop(thing, None)
                scene.land.set_wash(thing, None)
                continue
            key = (thing, scene.colours[seat], self._bucket, name, self._patterns)
            self._wanted[thing] = key
            layer = self._washes.get(key)
            if layer is not None:
                self._washes.move_to_end(key)
                scene.land.set_wash(thing, layer)
            elif key not in self._waiting:
                self._order(key)

    def _order(self, key: WashKey) -> None:
        thing, colour, bucket, name, strong = key
        path = self._scene.ground.thin_path(thing, bucket)
        sharp = self._scene.ground.paths[thing]
        box = self._scene.ground.boxes[thing].adjusted(-1, -1, 1, 1)
        self._waiting.add(key)
        self._pool.start(
            _Runnable(
                self._done,
                key,
                lambda: wash_image(
                    sharp, path, box, colour, bucket, named_theme(name), strong=strong
                ),
            )
        )

    def _arrived(self, key: WashKey, image: QImage) -> None:
        self._waiting.discard(key)
        thing = key[0]
        box = self._scene.ground.boxes[thing].adjusted(-1, -1, 1, 1)
        layer = Layer(image, _whole(box, key[2]))
        self._washes[key] = layer
        while len(self._washes) > KEPT_WASHES:
            self._washes.popitem(last=False)
        if self._wanted.get(thing) == key:
            self._scene.land.set_wash(thing, layer)
        if not self._waiting:
            self.complete.emit()


def wash_image(  # noqa: PLR0917 - the worker passes them in this order
    outline: QPainterPath,
    thin: QPainterPath,
    box: QRectF,
    colour: str,
    scale: float,
    tokens: Theme,
    *,
    strong: bool,
) -> QImage:
    """Paint an owner's wash: veil, pattern, and a rim along the inside of the border.

    Args:
        outline: the place.
        thin: the same with fewer points, for the wide strokes.
        box: scene rectangle to paint.
        colour: of the owner's seat.
        scale: pixels per scene unit.
        tokens: the theme.
        strong: strong patterns, for people who cannot tell the colours apart.
    """
    seat = tokens.seat(colour)
    image = _blank(box, scale)
    whole = _whole(box, scale)
    painter = _painter(image, box, scale)
    painter.fillRect(whole, faded(seat.base, seat.wash))
    alpha = STRONG_ALPHA if strong or tokens.flat else PATTERN_ALPHA
    painter.fillRect(whole, seats.pattern_brush(seat, PATTERN, alpha))
    painter.setBrush(NO_BRUSH)
    for width, opacity in RIM:
        painter.setPen(pen(seat.base, width, opacity))
        painter.drawPath(thin)
    painter.end()
    cut = _blank(box, scale)
    painter = _painter(cut, box, scale)
    painter.fillPath(outline, QColor(Qt.GlobalColor.black))
    painter.end()
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, cut)
    painter.end()
    return image


def _lanes(link: Link, area: QRectF) -> list[list[QPointF]]:
    """Return a link's lines; one that wraps becomes two stubs to the edges."""
    points = [QPointF(x, y) for x, y in link.path]
    if len(points) < 2:
        return []
    if not link.wraps:
        return [points]
    stubs = []
    for end in (points[0], points[-1]):
        edge = area.left() if end.x() < area.center().x() else area.right()
        stubs.append([end, QPointF(edge, end.y())])
    return stubs


def _plain_ground(scene: BoardScene, thing: Thing, tokens: Theme) -> QColor:
    region = scene.region_of(thing)
    if region is not None and QColor.isValidColorName(region.tint):
        return mixed(tokens.paper_lo, QColor(region.tint), 0.25)
    return tokens.paper_lo


def _whole(area: QRectF, scale: float) -> QRectF:
    """Return the rectangle widened to whole pixels."""
    left, top = math.floor(area.left() * scale), math.floor(area.top() * scale)
    right, bottom = math.ceil(area.right() * scale), math.ceil(area.bottom() * scale)
    return QRectF(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)


def _blank(area: QRectF, scale: float) -> QImage:
    whole = _whole(area, scale)
    image = QImage(
        max(1, round(whole.width() * scale)),
        max(1, round(whole.height() * scale)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage, area: QRectF, scale: float) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-_whole(area, scale).topLeft())
    return painter
