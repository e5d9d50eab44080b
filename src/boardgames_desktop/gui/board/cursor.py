"""The keyboard's cursor on a board."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.board.scene import BoardScene


class Cursor:
    """Walks from place to place.

    Attributes:
        thing: the place it is on; None while it is hidden.
    """

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.thing: Thing | None = None
        self._last: Thing | None = None

    def show(self, thing: Thing) -> None:
        """Go to a place."""
        self.thing = self._last = thing
        self._scene.marks.cursor(thing)

    def hide(self) -> None:
        """Vanish; the next arrow key goes on from here."""
        self.thing = None
        self._scene.marks.cursor(None)

    def towards(self, dx: int, dy: int) -> Thing | None:
        """Return the next place in a direction; the first key press only shows the cursor."""
        ground = self._scene.ground
        if self.thing is None:
            return self._last or ground.middle()
        return ground.towards(self.thing, dx, dy) or self.thing

    def next_lit(self, lit: Collection[Thing], *, backwards: bool) -> Thing | None:
        """Return the next lit place in reading order; None past the last one."""
        scene = self._scene
        places = {scene.place_of(thing) for thing in lit}
        order = scene.ground.reading_order(place for place in places if place is not None)
        if not order:
            return None
        if self.thing is None:
            return order[-1 if backwards else 0]
        if self.thing in order:
            index = order.index(self.thing) + (-1 if backwards else 1)
            return order[index] if 0 <= index < len(order) else None
        every = scene.ground.reading_order({*order, self.thing})
        index = every.index(self.thing)
        rest = every[:index][::-1] if backwards else every[index + 1 :]
        return rest[0] if rest else None

    def announce(self, view: QWidget, words: str) -> None:
        """Tell screen readers what is under the cursor."""
        view.setStatusTip(words)
        if QAccessible.isActive() and words:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, words))
