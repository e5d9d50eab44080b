"""Pictures of a map's fixed layers, painted beside the window and kept on disk.

``Backdrop.request(board, width, ratio, theme_name)`` returns at once: the painted layers if
they are in memory, else a flat picture; then ``ready`` brings the painted ones. Show
``Layers.ground`` below the owners' washes and ``Layers.overlay`` above them, stretched over
``Layers.area`` and ``Layers.overlay_area`` in scene units. Elaborate maps are painted by the
:mod:`studio <boardgames_desktop.gui.art.studio>`, a process of its own; the others, and all of
them where that cannot run, by a thread.
"""

from __future__ import annotations

import atexit
from collections import OrderedDict
from functools import cache
from pathlib import Path
from threading import Event

import attrs
from PySide6.QtCore import QObject, QThread, QThreadPool, Signal

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.board_art import BoardArt
from boardgames_desktop.gui.art.layers import (
    Layers,
    Order,
    Shelf,
    paint_layers,
    picture_key,
    quick_layers,
    zoom_for,
)
from boardgames_desktop.gui.courier import Bring, courier
from boardgames_desktop.gui.theme import named_theme
from boardgames_desktop.services.memory import give_memory_back

__all__ = [
    "Backdrop",
    "Layers",
    "paint_layers",
    "picture_key",
    "quick_layers",
    "settle",
    "zoom_for",
]

KEPT_SETS = 1
MOST_PAINTERS = 2
SETTLE_MS = 10_000
"""Longest wait at the program's end for a layer that a thread is painting."""

_leaving = Event()
"""Set while the studios are being sent home."""


@attrs.frozen
class _Painting:
    """One map to be painted, in a thread."""

    order: Order
    shelf: Shelf

    def __call__(self, bring: Bring) -> None:
        layers = self.shelf.load(self.order) or self._from_studio()
        if layers is not None:
            bring(layers)
        elif not _leaving.is_set():
            order = self.order
            layers = paint_layers(order.board, order.zoom, order.theme_name, order.key)
            bring(layers)
            self.shelf.save(layers)
        give_memory_back()

    def _from_studio(self) -> Layers | None:
        """Have an elaborate map painted by the studio; None if it must be done here."""
        order, folder = self.order, self.shelf.folder
        if folder is None or not art_for(order.board).elaborate(named_theme(order.theme_name)):
            return None
        from boardgames_desktop.gui.art.studio import commission

        if not commission(order, folder, _leaving.is_set):
            return None
        return self.shelf.load(order)


@cache
def _painters() -> QThreadPool:
    """Return the worker threads of all backdrops; they may outlive the one that asked."""
    pool = QThreadPool()
    pool.setMaxThreadCount(MOST_PAINTERS)
    pool.setThreadPriority(QThread.Priority.LowPriority)
    atexit.register(settle)
    return pool


def settle(most_ms: int = SETTLE_MS) -> bool:
    """Start no other picture, send the studios home, wait for threads; True if none is left."""
    pool = _painters()
    pool.clear()
    _leaving.set()
    try:
        return pool.waitForDone(most_ms)
    finally:
        _leaving.clear()


class Backdrop(QObject):
    """Maker and keeper of map pictures.

    Signals:
        ready: the :class:`Layers` last asked for are painted.
    """

    ready = Signal(object)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Keep pictures in ``folder`` (``Paths.default().cache / "maps"``), or nowhere."""
        super().__init__(parent)
        self._shelf = Shelf(folder)
        self._kept: OrderedDict[str, Layers] = OrderedDict()
        self._running: dict[str, int] = {}
        self._wanted = ""
        self._board: Board | None = None
        self._keys: dict[tuple[float, str], str] = {}

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
        order = Order(board, zoom, theme_name, self._key(board, art, zoom, theme_name))
        self._wanted = order.key
        found = self._kept.get(order.key)
        if found is not None:
            self._kept.move_to_end(order.key)
            return found
        if order.key not in self._running:
            self._running[order.key] = courier().send(
                _painters(), _Painting(order, self._shelf), self._finished, order.key
            )
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

    def _finished(self, key: str, layers: Layers | None) -> None:
        self._running.pop(key, None)
        if layers is None:
            return
        self._kept[key] = layers
        while len(self._kept) > KEPT_SETS:
            self._kept.popitem(last=False)
        if key == self._wanted:
            self.ready.emit(layers)

    def close(self) -> None:
        """Want nothing any more: a picture being painted is finished and kept, not brought."""
        for number in self._running.values():
            courier().forget(number)
        self._running.clear()
