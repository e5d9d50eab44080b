"""The board being made: spaces are painted, pieces put down, by mouse, finger or keys."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from boardgames_desktop.core.picture import Ring
from boardgames_desktop.core.workshop import AnyWorkshop, Edge, Spot, Target
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.shapes import outline_path
from boardgames_desktop.gui.board.view import BoardView, Modifiers
from boardgames_desktop.gui.editor.scenery import Scenery, changes, paint
from boardgames_desktop.gui.editor.tiles import TileShelf, pixels_for
from boardgames_desktop.gui.paint import marks
from boardgames_desktop.gui.paint.ink import NO_BRUSH, faded, pen
from boardgames_desktop.gui.theme import theme
from boardgames_desktop.services.drafting import Drafting
from boardgames_desktop.services.language import language

Button = Qt.MouseButton
Key = Qt.Key

ROOM = 3
"""Steps around the middle that an empty plan offers."""
AROUND = 2
"""Empty spaces shown around the board."""
WIDE = 4000.0
"""How far the plane reaches from its middle, scene units."""
NEAR_EDGE = 0.42
"""A border is meant by points up to so far from its middle, in sides of a space."""
DRAG_STEP = 0.25
"""Points of a fast drag lie so close, in sides of a space."""

ARROWS = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}


class PlanItem(QGraphicsItem):
    """Everything on the canvas: it is little, and finished pictures are only copied."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._canvas = canvas

    def boundingRect(self) -> QRectF:
        return QRectF(-WIDE, -WIDE, 2 * WIDE, 2 * WIDE)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        del widget
        self._canvas.paint_plan(painter, option.exposedRect)


class Canvas(BoardView):
    """Shows a plan and puts the tool in hand to use."""

    pointed = Signal(object)
    """The space under the pointer or the cursor; None = nowhere."""

    refused = Signal(object)
    """The reason why a tool did nothing; None = it did something."""

    removing_wanted = Signal()
    """A person wants to switch between putting down and taking away."""

    def __init__(self, drafting: Drafting, parent: QWidget | None = None) -> None:
        self._drafting = drafting
        super().__init__(QGraphicsScene(), QRectF(-1, -1, 2, 2), parent)
        self._scene.setParent(self)
        self.shelf = TileShelf(self)
        self.shelf.painted = self._scene.update
        self._item = PlanItem(self)
        self._scene.addItem(self._item)
        self._scenery: Scenery | None = None
        self._empty: tuple[tuple[Spot, Ring], ...] = ()
        self._spots: frozenset[Spot] = frozenset()
        self._surround = QColor()
        self._under: Spot | None = None
        self._marked: Spot | None = None
        self._edge_under: Edge | None = None
        self.cursor_spot: Spot = (0, 0)
        self._turn = 0
        self._keys = False
        self._last: QPointF | None = None
        self._removes = False
        self._done: set[Target] = set()
        self._flagged: frozenset[Spot] = frozenset()
        self._side = math.dist(*self._shop.outline((0, 0))[:2])
        self.hands = self
        self.show_plan()
        self.fit()

    @property
    def _shop(self) -> AnyWorkshop:
        return self._drafting.shop

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Board of the scenario"))
        self.setAccessibleDescription(
            self.tr(
                "Arrow keys move from space to space. Space or Enter uses the tool, Delete takes "
                "away what it puts down, R chooses another border, X switches to taking away."
            )
        )

    # -- what is shown ------------------------------------------------------------------

    def show_plan(self) -> None:
        """Show the plan as it stands now."""
        shop, plan = self._shop, self._drafting.plan
        spots = shop.spots(plan)
        old, new = (
            self._scenery,
            Scenery(
                shop.board(plan),
                shop.picture(plan),
                [side.colour for side in shop.sides(plan)],
                {shop.thing(spot): name for spot, name in shop.names(plan).items()},
            ),
        )
        self._scenery = new
        changed = changes(old, new)
        if spots != self._spots or not self._empty:
            self._spots = spots
            self._empty = tuple((spot, shop.outline(spot)) for spot in sorted(self._margin(spots)))
            self._board = self._area(spots)
            changed = None
        surround = art_for(new.board).surround(theme())
        if surround != self._surround:
            self._surround = surround
            self._scene.setBackgroundBrush(surround)
        if changed is None:
            self._item.update()
        for rect in changed or ():
            self._item.update(rect)

    def _margin(self, spots: frozenset[Spot]) -> set[Spot]:
        """Return the empty spaces that are offered around a board."""
        shop = self._shop
        border = set(spots) or {(0, 0)}
        found: set[Spot] = set(border)
        for _ in range(AROUND if spots else ROOM):
            border = {other for spot in border for _, other in shop.edges(spot)} - found
            found |= border
        return found - spots

    def _area(self, spots: frozenset[Spot]) -> QRectF:
        """Return the rectangle that is shown when the whole board is."""
        around = {other for spot in spots for _, other in self._shop.edges(spot)}
        points = [
            point
            for spot in (around or [spot for spot, _ in self._empty])
            for point in self._shop.outline(spot)
        ]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))

    def show_flaws(self, spots: frozenset[Spot]) -> None:
        """Mark the spaces that something is wrong with."""
        if spots != self._flagged:
            self._flagged = spots
            self._item.update()

    def go_to(self, spots: tuple[Spot, ...]) -> None:
        """Put the cursor on the first of some spaces, where it can be seen."""
        if not spots:
            return
        self.cursor_spot, self._keys = spots[0], True
        middle = self._middle_of(spots[0])
        if not self.sees(middle):
            self.centre_on(middle)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._told()

    def _middle_of(self, spot: Spot) -> QPointF:
        ring = self._shop.outline(spot)
        return QPointF(sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))

    def _told(self) -> None:
        spot = self.cursor_spot if self._keys else self._under
        self._repaint_marks(spot)
        self.pointed.emit(spot)
        if spot is not None:
            self.setStatusTip(language().text(self._shop.tell(self._drafting.plan, spot)))

    def _repaint_marks(self, spot: Spot | None) -> None:
        """Repaint around the space that is pointed at and the one that was."""
        for each in (self._marked, spot):
            if each is None:
                continue
            middle, reach = self._middle_of(each), 1.6 * self._side
            corner = middle - QPointF(reach, reach)
            self._item.update(QRectF(corner, QSizeF(2 * reach, 2 * reach)))
        self._marked = spot

    def paint_plan(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint everything in a rectangle, in scene units."""
        if self._scenery is None:
            return
        tokens = theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_grid(painter)
        pixels = pixels_for(self.scale_now, self.devicePixelRatioF())
        paint(painter, self._scenery, self.shelf, pixels, tokens, exposed)
        unit = 1 / max(0.3, self.scale_now)
        for flagged in sorted(self._flagged):
            marks.attacked(painter, self._path(flagged), tokens, unit * 0.8)
        spot = self.cursor_spot if self._keys else self._under
        if spot is None:
            return
        edge = self._edge_meant()
        if edge is not None:
            start, end = (QPointF(*point) for point in self._shop.edge_path(edge))
            for colour, wide in ((tokens.colour("outline"), 13.0), (tokens.select, 8.0)):
                painter.setPen(pen(colour, wide))
                painter.drawLine(start, end)
        elif not self._keys:
            marks.hover(painter, self._path(spot), tokens, unit)
        if self._keys and self.hasFocus():
            marks.cursor(painter, self._path(spot), tokens, unit)

    def _path(self, spot: Spot) -> QPainterPath:
        return outline_path((self._shop.outline(spot),))

    def _paint_grid(self, painter: QPainter) -> None:
        """Paint the outlines of spaces that could be."""
        tokens = theme()
        ink = tokens.text if tokens.flat else tokens.colour("cream")
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(faded(ink, 70), 1.4, dashes=(3.0, 4.0), flat=True))
        for _, ring in self._empty:
            painter.drawPath(outline_path((ring,)))

    # -- where a tool is used -----------------------------------------------------------

    def _edge_meant(self) -> Edge | None:
        """Return the border the tool in hand would be used on."""
        if self._drafting.held.aim != "edge":
            return None
        if self._keys:
            edges = self._shop.edges(self.cursor_spot)
            return edges[self._turn % len(edges)]
        return self._edge_under

    def _edge_at(self, point: QPointF) -> Edge | None:
        """Return the border near a scene point."""
        spot = self._shop.spot_at((point.x(), point.y()))

        def away(edge: Edge) -> float:
            (ax, ay), (bx, by) = self._shop.edge_path(edge)
            return math.dist((point.x(), point.y()), ((ax + bx) / 2, (ay + by) / 2))

        nearest = min(self._shop.edges(spot), key=away)
        return nearest if away(nearest) <= NEAR_EDGE * self._side else None

    def _target_at(self, point: QPointF) -> Target | None:
        if self._drafting.held.aim == "edge":
            return self._edge_at(point)
        return self._shop.spot_at((point.x(), point.y()))

    def _use(self, target: Target | None, *, remove: bool) -> None:
        """Use the tool once on each target of a stroke."""
        if target is None:
            return
        same = frozenset(target) if self._drafting.held.aim == "edge" else target
        if same in self._done:
            return
        self._done.add(same)  # type: ignore[arg-type]
        self.refused.emit(self._drafting.use(target, remove=remove))

    def _once(self, target: Target | None, *, remove: bool) -> None:
        self._done.clear()
        self._drafting.begin_stroke()
        self._use(target, remove=remove)
        self._drafting.end_stroke()
        self._told()

    # -- the pointer --------------------------------------------------------------------

    def pressed(self, spot: QPointF, event: QMouseEvent) -> bool:
        """Begin a stroke with the left button; the right one takes away."""
        if event.button() not in (Button.LeftButton, Button.RightButton):
            return False
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._keys = False
        self._removes = self._drafting.removing or event.button() == Button.RightButton
        self._done.clear()
        self._last = spot
        self._drafting.begin_stroke()
        self._use(self._target_at(spot), remove=self._removes)
        self._point_at(spot)
        return True

    def moved(self, spot: QPointF, event: QMouseEvent) -> None:
        """Go on with a stroke, or show what is under the pointer."""
        del event
        self._keys = False
        if self._last is not None and self._drafting.held.sweeps:
            way = spot - self._last
            steps = max(1, math.ceil(math.hypot(way.x(), way.y()) / (DRAG_STEP * self._side)))
            for step in range(1, steps + 1):
                self._use(self._target_at(self._last + way * (step / steps)), remove=self._removes)
            self._last = spot
        self._point_at(spot)

    def released(self, spot: QPointF, event: QMouseEvent) -> None:
        """End a stroke."""
        del event
        self._end_stroke()
        self._point_at(spot)

    def _end_stroke(self) -> None:
        if self._last is not None:
            self._last = None
            self._drafting.end_stroke()

    def _point_at(self, point: QPointF) -> None:
        spot = self._shop.spot_at((point.x(), point.y()))
        edge = self._edge_at(point) if self._drafting.held.aim == "edge" else None
        if (spot, edge) != (self._under, self._edge_under):
            self._under, self._edge_under = spot, edge
            self.cursor_spot = spot
            self._told()

    def left(self) -> None:
        """Point nowhere."""
        if self._last is None:
            self._under = self._edge_under = None
            if not self._keys:
                self._told()

    def interrupted(self) -> None:
        """End a stroke when the window goes away."""
        self._end_stroke()
        self._repaint_marks(self._marked)

    # -- keys ---------------------------------------------------------------------------

    def key(self, key: int, modifiers: Modifiers) -> bool:
        """Move the cursor, use the tool, take away, choose a border."""
        if modifiers & ~(Modifiers.KeypadModifier | Modifiers.ShiftModifier):
            return False
        act = self._acts().get(Key(key))
        if act is None:
            return False
        self._keys = True
        act()
        self._told()
        return True

    def _acts(self) -> dict[Key, Callable[[], object]]:
        use = self._use_here
        return {
            **{key: partial(self._walk, *way) for key, way in ARROWS.items()},
            Key.Key_Space: use,
            Key.Key_Return: use,
            Key.Key_Enter: use,
            Key.Key_Delete: self._remove_here,
            Key.Key_Backspace: self._remove_here,
            Key.Key_R: self._turn_edge,
            Key.Key_X: self.removing_wanted.emit,
        }

    def _walk(self, across: int, down: int) -> None:
        spot = self._shop.step(self.cursor_spot, across, down)
        if any(spot == other for other, _ in self._empty) or spot in self._shop.spots(
            self._drafting.plan
        ):
            self.cursor_spot = spot
            if not self.sees(self._middle_of(spot)):
                self.centre_on(self._middle_of(spot))

    def _turn_edge(self) -> None:
        self._turn += 1

    def _here(self) -> Target | None:
        return self._edge_meant() if self._drafting.held.aim == "edge" else self.cursor_spot

    def _use_here(self) -> None:
        self._once(self._here(), remove=self._drafting.removing)

    def _remove_here(self) -> None:
        self._once(self._here(), remove=True)
