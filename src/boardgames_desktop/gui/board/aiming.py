"""What a position of the pointer means: on the board, or on a panel that has joined in."""

from __future__ import annotations

from collections.abc import Callable, Collection

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.view import BoardView

TOLERANCE = 12.0
"""A legal place so many pixels away is meant, whatever lies under the pointer."""

BELOW = 20
"""Pixels below a place's anchor where choosers and refusals stand."""

ThingAt = Callable[[QPoint], Thing | None]


@attrs.frozen
class Press:
    """A button that went down and has not come up.

    Attributes:
        thing: what was under it; spot: scene point; at: global position.
        movable: it may become a drag.
        single: the right button, whose drag takes one of a stack.
    """

    thing: Thing | None
    spot: QPointF
    at: QPoint
    movable: bool
    single: bool = False


class Aiming:
    """Finds things by position and positions by thing."""

    def __init__(self, view: BoardView, scene: BoardScene) -> None:
        self._view = view
        self._scene = scene
        self._panels: list[tuple[QWidget, ThingAt]] = []

    def join(self, widget: QWidget, thing_at: ThingAt) -> None:
        """Let a panel's things be dropped on; see :meth:`BoardController.join`."""
        self._panels.append((widget, thing_at))
        widget.destroyed.connect(lambda: self._leave(widget))

    def _leave(self, widget: QWidget) -> None:
        self._panels = [pair for pair in self._panels if pair[0] is not widget]

    def _near(self, spot: QPointF, targets: Collection[Thing]) -> Thing | None:
        return self._scene.nearest(spot, targets, TOLERANCE / self._view.scale_now)

    def pointed(
        self, spot: QPointF, targets: Collection[Thing], starts: Callable[[Thing], bool]
    ) -> Thing | None:
        """Return what is meant by a scene point: what may be picked goes first.

        Args:
            spot: scene point.
            targets: what may be picked next.
            starts: tells whether a new gesture may begin with a thing.
        """
        hits = self._scene.things_at(spot)
        for thing in hits:
            if thing in targets:
                return thing
        for thing in hits:
            if starts(thing):
                return thing
        return self._near(spot, targets) or (hits[0] if hits else None)

    def landed(
        self, spot: QPointF, targets: Collection[Thing], origin: Thing | None
    ) -> Thing | None:
        """Return where a piece from ``origin`` goes that is dropped at a scene point."""
        hits = self._scene.things_at(spot)
        for thing in hits:
            if thing in targets:
                return thing
        home = self._scene.place_of(origin) if origin is not None else None
        if hits and home is not None and self._scene.place_of(hits[0]) == home:
            return hits[0]
        return self._near(spot, targets) or (hits[0] if hits else None)

    def goal(self, at: QPoint, targets: Collection[Thing], origin: Thing | None) -> Thing | None:
        """Return the same for a global position, over the board or over a panel."""
        for widget, thing_at in self._panels:
            if widget.isVisible() and widget.rect().contains(widget.mapFromGlobal(at)):
                return thing_at(at)
        viewport = self._view.viewport()
        spot = viewport.mapFromGlobal(at)
        if not viewport.rect().contains(spot) or self._view.overlays.covers(at):
            return None
        return self.landed(self._view.scene_point(QPointF(spot)), targets, origin)

    def anchor(self, thing: Thing | None) -> QPoint:
        """Return the global position for words about a thing, always within the board."""
        spot = self._scene.anchor_of(thing) if thing is not None else None
        viewport = self._view.viewport()
        if spot is None:
            return viewport.mapToGlobal(viewport.rect().center())
        inside = QRectF(viewport.rect()).adjusted(8, 8, -8, -8)
        shown = self._view.view_point(spot)
        x = min(max(shown.x(), inside.left()), inside.right())
        y = min(max(shown.y() + BELOW, inside.top()), inside.bottom())
        return viewport.mapToGlobal(QPointF(x, y).toPoint())

    def grip(self, press: Press, token: Token | None) -> QPointF:
        """Return where a piece is held; a press beside the piece takes it by its middle."""
        item = self._scene.stack(token.thing) if token is not None else None
        if item is None or item.sprite is None:
            return QPointF()
        away = (press.spot - item.pos()) * self._view.scale_now - item.lift
        if item.sprite.box.adjusted(-4, -4, 4, 4).contains(away + item.sprite.anchor):
            return away
        return item.sprite.box.center() - item.sprite.anchor
