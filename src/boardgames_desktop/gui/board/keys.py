"""The keyboard on a board: a cursor walks from place to place and picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.view import BoardView

if TYPE_CHECKING:
    from boardgames_desktop.gui.board.controller import BoardController

Modifiers = Qt.KeyboardModifier
Key = Qt.Key

ARROWS = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}


class BoardKeys:
    """Turns keys into steps of the cursor and into picks of one controller."""

    def __init__(self, controller: BoardController, view: BoardView, scene: BoardScene) -> None:
        self._hands = controller
        self._view = view
        self._scene = scene

    def press(self, key: int, modifiers: Modifiers) -> bool:
        """Do what a key means on the board; False if it means nothing there."""
        hands, cursor = self._hands, self._hands.cursor
        if key in ARROWS and not modifiers & ~Modifiers.KeypadModifier:
            self._go(cursor.towards(*ARROWS[Key(key)]))
            return True
        if key in (Key.Key_Tab, Key.Key_Backtab):
            back = key == Key.Key_Backtab or bool(modifiers & Modifiers.ShiftModifier)
            thing = cursor.next_lit(hands.targets(), backwards=back)
            if thing is None:
                cursor.hide()
                return False
            self._go(thing)
            return True
        if key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            return self._pick(modifiers)
        if key == Key.Key_Escape:
            return hands.back()
        if key == Key.Key_Question:
            hands.tell(cursor.thing or hands.pointed)
            return True
        return False

    def _go(self, thing: Thing | None) -> None:
        if thing is None:
            return
        self._hands.cursor.show(thing)
        spot = self._scene.anchor_of(thing)
        if spot is not None and not self._view.sees(spot):
            self._view.centre_on(spot)
        self._hands.point_at(thing)

    def _pick(self, modifiers: Modifiers) -> bool:
        thing = self._hands.cursor.thing
        if thing is None or modifiers & Modifiers.ControlModifier:
            return False
        targets = self._hands.targets()
        meant = next(
            (one for one in (thing, *self._scene.things_on(thing)) if one in targets), thing
        )
        ask = bool(modifiers & Modifiers.ShiftModifier)
        self._hands.pick(meant, self._hands.anchor(thing), Modifiers.NoModifier, ask=ask)
        return True
