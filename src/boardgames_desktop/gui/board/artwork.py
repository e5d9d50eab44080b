"""Keeps a board's land painted: backdrop, owners' washes, names of seas.

The slow parts are painted in worker threads into ``QImage`` and handed to the scene's
:class:`~boardgames_desktop.gui.board.ground.GroundItem`, which shows what it has meanwhile.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from pathlib import Path

import attrs
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QThread,
    QThreadPool,
    Signal,
)

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.backdrop import Backdrop, Layers, zoom_for
from boardgames_desktop.gui.art.wash import Wash, washing
from boardgames_desktop.gui.board.geometry import Ground
from boardgames_desktop.gui.board.ground import Layer
from boardgames_desktop.gui.board.items import SeaNameItem
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.courier import Bring, courier
from boardgames_desktop.gui.theme import named_theme, theme

WASH_ZOOMS = (0.5, 0.7071, 1.0, 1.4142, 2.0)
"""Device pixels per scene unit that washes are painted at."""

KEPT_BYTES = 24_000_000

REST = 1.0
"""How long a thread rests after each bit of a wash, in times of the bit.

Painting, it holds the interpreter; the window's thread has to get it in between.
"""

WashKey = tuple[Thing, str, float, str, bool]


@attrs.frozen
class _Washing:
    """One place to be washed in its owner's colour, in a thread."""

    key: WashKey
    ground: Ground
    rim: float

    def __call__(self, bring: Bring) -> None:
        thing, colour, zoom, theme_name, strong = self.key
        outline = self.ground.thin_path(thing, zoom * 2)
        work = washing(outline, colour, named_theme(theme_name), zoom, self.rim, strong=strong)
        while True:
            began = time.perf_counter()
            try:
                next(work)
            except StopIteration as end:
                bring(end.value)
                return
            time.sleep(REST * (time.perf_counter() - began))


class Artwork(QObject):
    """The painted land of one scene.

    Signals:
        complete: nothing is being painted any more.
    """

    complete = Signal()

    def __init__(
        self,
        scene: BoardScene,
        *,
        patterns: bool = False,
        folder: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Paint the land of ``scene``.

        Args:
            scene: whose land.
            patterns: make owners' patterns strong.
            folder: where pictures of maps are kept; None = nowhere.
            parent: Qt's parent.
        """
        super().__init__(parent if parent is not None else scene)
        self._scene = scene
        self._patterns = patterns
        self._pixels = 0.0
        self._ratio = 1.0
        self._zoom = 0.0
        self._art = art_for(scene.ground.board)
        self._rim = self._art.rim(scene.ground.board)
        scene.land.set_washes_on_top(self._rim > 0)
        self._backdrop = Backdrop(folder, self)
        self._backdrop.ready.connect(self._painted)
        self._unpainted = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setThreadPriority(QThread.Priority.LowPriority)
        self._waiting: dict[WashKey, int] = {}
        self._washes: OrderedDict[WashKey, Wash] = OrderedDict()
        self._bytes = 0
        self._wanted: dict[Thing, WashKey] = {}
        self._seas: list[SeaNameItem] = []
        scene.changed_looks.connect(self._looks_changed)
        self.rename()

    def set_patterns(self, strong: bool) -> None:
        """Make the owners' patterns strong or faint."""
        if strong != self._patterns:
            self._patterns = strong
            self._looks_changed(tuple(self._scene.ground.places))

    def settled(self, scale: float, ratio: float) -> None:
        """Paint for the scale (logical pixels per unit) that will stay."""
        if (scale, ratio) == (self._pixels, self._ratio):
            return
        self._pixels, self._ratio = scale, ratio
        self._request()
        wanted = scale * ratio
        zoom = next((each for each in WASH_ZOOMS if each >= wanted * 0.93), WASH_ZOOMS[-1])
        if zoom != self._zoom:
            self._zoom = zoom
            self._looks_changed(tuple(self._scene.ground.places))

    def retheme(self) -> None:
        """Colours are others now."""
        if self._pixels:
            self._request()
            self._looks_changed(tuple(self._scene.ground.places))
        self.rename()

    def rename(self) -> None:
        """Write the names of seas in the language in use."""
        for item in self._seas:
            self._scene.removeItem(item)
        self._seas = [SeaNameItem(label, self._scene.land) for label in self._art.labels()]
        for item in self._seas:
            self._scene.addItem(item)

    def close(self) -> None:
        """Stop painting; call before the scene goes."""
        for number in self._waiting.values():
            courier().forget(number)
        self._waiting.clear()
        self._pool.clear()
        self._pool.waitForDone()
        self._backdrop.close()

    @property
    def busy(self) -> bool:
        """Something is being painted."""
        return bool(self._waiting) or self._unpainted

    def wait(self, milliseconds: int = 30_000) -> bool:
        """Wait until everything is painted, for renderings and tests."""
        for _ in range(max(1, milliseconds // 10)):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 10)
            if not self.busy:
                return True
            QThread.msleep(10)
        return not self.busy

    # -- backdrop -----------------------------------------------------------------------

    def _request(self) -> None:
        board = self._scene.ground.board
        width = self._pixels * self._scene.ground.area.width()
        layers = self._backdrop.request(board, width, self._ratio, theme().name)
        self._unpainted = not self._is_final(layers)
        self._show(layers)

    def _is_final(self, layers: Layers) -> bool:
        """Tell whether these are the layers asked for, not a stand-in for them."""
        if not layers.painted:
            return False
        zoom = zoom_for(self._pixels * self._ratio, layers.area)
        return layers.ground.width() == math.ceil(layers.area.width() * zoom)

    def _painted(self, layers: Layers) -> None:
        self._unpainted = False
        self._show(layers)
        self._report()

    def _show(self, layers: Layers) -> None:
        land = self._scene.land
        land.set_sea(layers.surround)
        self._scene.setBackgroundBrush(layers.surround)
        land.set_area(layers.area)
        land.set_backdrop(Layer(layers.ground, layers.area))
        overlay = layers.overlay
        land.set_borders(None if overlay.isNull() else Layer(overlay, layers.overlay_area))

    # -- washes --------------------------------------------------------------------------

    def _looks_changed(self, places: tuple[Thing, ...]) -> None:
        if not self._zoom:
            return
        scene, name = self._scene, theme().name
        for thing in places:
            seat = scene.look_of(thing).tint
            if seat is None or seat >= len(scene.colours):
                self._wanted.pop(thing, None)
                scene.land.set_wash(thing, None)
                continue
            key = (thing, scene.colours[seat], self._zoom, name, self._patterns)
            self._wanted[thing] = key
            wash = self._washes.get(key)
            if wash is not None:
                self._washes.move_to_end(key)
                scene.land.set_wash(thing, Layer(wash.image, wash.area))
            elif key not in self._waiting:
                work = _Washing(key, scene.ground, self._rim)
                self._waiting[key] = courier().send(self._pool, work, self._washed, key)

    def _washed(self, key: WashKey, wash: Wash | None) -> None:
        self._waiting.pop(key, None)
        if wash is None:
            self._report()
            return
        self._washes[key] = wash
        self._bytes += wash.image.sizeInBytes()
        while self._bytes > KEPT_BYTES and len(self._washes) > 1:
            _, old = self._washes.popitem(last=False)
            self._bytes -= old.image.sizeInBytes()
        if self._wanted.get(key[0]) == key:
            self._scene.land.set_wash(key[0], Layer(wash.image, wash.area))
        self._report()

    def _report(self) -> None:
        if not self.busy:
            self.complete.emit()
