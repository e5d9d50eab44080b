"""Where the window stands and how large it is: at first, and as it was left."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QWidget

from boardgames_desktop.services.settings import SettingsStore

FIRST_SIZE = QSize(1280, 760)
FRAME = QSize(16, 48)
"""Room for a frame around the window, as large as any desktop's; not known before it is shown."""
LEAST_SIZE = QSize(800, 480)
GEOMETRY = "window_geometry"


def place(window: QWidget, store: SettingsStore) -> None:
    """Put the window where it was last, or let it fit the screen."""
    room = window.screen().availableGeometry().size() - FRAME
    least = LEAST_SIZE.boundedTo(room)
    window.setMinimumSize(least)
    window.resize(FIRST_SIZE.boundedTo(room).expandedTo(least))
    kept = store.value.remembered.get(GEOMETRY)
    if isinstance(kept, str):
        window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "replace")))


def keep_place(window: QWidget, store: SettingsStore) -> None:
    """Remember where the window is; to be called while it is shown."""
    geometry = bytes(window.saveGeometry().toBase64().data()).decode("ascii")
    store.remember(GEOMETRY, geometry)
