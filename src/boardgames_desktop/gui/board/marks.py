"""Marks over the places: lit, faint, picked, refused, hovered, cursor; arrow and trail."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Collection, Iterable, Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.board.arrows import ArrowItem
from boardgames_desktop.gui.board.geometry import Ground, Leg
from boardgames_desktop.gui.board.sprites import REFERENCE_WIDTH, TOKEN_HEIGHT, blank
from boardgames_desktop.gui.paint import marks as paint_marks
from boardgames_desktop.gui.paint.ink import faded
from boardgames_desktop.gui.paint.marks import Part
from boardgames_desktop.gui.rounds import LONG_S, Turn, spent
from boardgames_desktop.gui.theme import Theme, named_theme, theme

if TYPE_CHECKING:
    from boardgames_desktop.gui.board.scene import BoardScene

KINDS: Final = (
    "hover",
    "aside",
    "legal",
    "aim",
    "advised",
    "shown",
    "taught",
    "source",
    "selected",
    "attacked",
    "refused",
    "cursor",
    "gain",
    "loss",
    "change",
)
"""Kinds of mark, from the lowest to the highest."""

REACH = 9.0
"""Pixels a mark may stick out of its place."""

LEAST_UNIT = 0.55
FINEST = 2.4
"""Device pixels per scene unit beyond which marks are stretched."""

BROADER = 0.4
"""Wide strokes follow outlines thinned for a picture so many times as large."""

KEPT_BYTES = 48_000_000
REFUSED_MS = 1400
WARM_MS, MISSED_MS = 12, 3
"""Pauses between two slices of painting: marks that may be wanted, marks that are waited for."""

SLICE_S = 0.001
"""Longest time one slice, or one repaint of the board, spends on painting marks."""

WARM_BYTES = KEPT_BYTES * 2 // 3
SAME_LOOK: Final = {"source": "selected", "advised": "aim", "shown": "aim", "taught": "aim"}
APPEAR_MS = 120
FLASH_ALPHA = 120
FLASHES: Final = ("gain", "loss", "change")

Key = tuple[str, Thing, float, float, str]


class MarkItem(QGraphicsItem):
    """One mark on one place."""

    def __init__(self, layer: MarksLayer, kind: str, thing: Thing, z: float) -> None:
        super().__init__()
        self._layer = layer
        self.kind = kind
        self.thing = thing
        self._box = layer.box_of(thing)
        self.setZValue(z + KINDS.index(kind) * 0.1)

    def boundingRect(self) -> QRectF:
        return self._box

    def resized(self) -> None:
        """The scale changed: the mark may stick out more or less."""
        self.prepareGeometryChange()
        self._box = self._layer.box_of(self.thing)
        self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        del option
        layer = self._layer
        found = (
            layer.picture(self.kind, self.thing)
            if widget is None
            else layer.at_hand(self.kind, self.thing)
        )
        if found is not None:
            pixmap, box = found
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))


class _Easel:
    """A mark's picture while it is being painted, part by part."""

    def __init__(self, box: QRectF, pixels: float, parts: Iterator[Part]) -> None:
        left, top = math.floor(box.left() * pixels), math.floor(box.top() * pixels)
        right, bottom = math.ceil(box.right() * pixels), math.ceil(box.bottom() * pixels)
        self.pixmap = blank(QSizeF(right - left, bottom - top), 1.0)
        self.covers = QRectF(
            left / pixels, top / pixels, (right - left) / pixels, (bottom - top) / pixels
        )
        self._left, self._top, self._pixels = left, top, pixels
        self._parts = parts

    def work(self, until: float) -> bool:
        """Paint a part, and more until the clock says ``until``; True when all is painted."""
        with QPainter(self.pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-self._left, -self._top)
            painter.scale(self._pixels, self._pixels)
            part = next(self._parts, None)
            while part is not None:
                part(painter)
                if perf_counter() >= until:
                    break
                part = next(self._parts, None)
        return part is None


class MarksLayer(QObject):
    """All marks of one board.

    Attributes:
        motion: lit places fade in instead of appearing at once.
    """

    def __init__(self, scene: BoardScene, z: float, z_arrow: float) -> None:
        super().__init__(scene)
        self._scene = scene
        self._ground: Ground = scene.ground
        self._z = z
        self._scale = 1.0
        self._ratio = 1.0
        self._unit = 1.0
        self._items: dict[tuple[str, Thing], MarkItem] = {}
        self._kept: OrderedDict[Key, tuple[QPixmap, QRectF]] = OrderedDict()
        self._bytes = 0
        self.motion = True
        self._fade: QVariantAnimation | None = None
        self._arrow = ArrowItem(arrow=True, z=z_arrow)
        self._trail = ArrowItem(arrow=False, z=z_arrow - 1)
        self._advice = ArrowItem(arrow=True, z=z_arrow - 1, core="legal")
        for item in (self._arrow, self._trail, self._advice):
            item.hide()
            scene.addItem(item)
        self._warm: list[tuple[str, Thing]] = []
        self._missed: dict[tuple[str, Thing], None] = {}
        self._easels: dict[Key, _Easel] = {}
        self._left_s = SLICE_S
        self._slices = QTimer(self)
        self._slices.timeout.connect(self._paint_in_turn)
        self._turn = Turn()
        self._refusal = QTimer(self)
        self._refusal.setSingleShot(True)
        self._refusal.setInterval(REFUSED_MS)
        self._refusal.timeout.connect(self._forget_refusal)

    # -- what is marked -----------------------------------------------------------------

    def light(
        self, targets: Collection[Thing], faint: Collection[Thing], picked: Sequence[Thing]
    ) -> None:
        """Show what may be picked, what only an aside picks, and what has been picked."""
        place_of = self._scene.place_of
        chosen = [place for place in (place_of(thing) for thing in picked) if place is not None]
        glowing = self._scene.glow(targets, picked)
        legal = self._places([thing for thing in targets if thing not in glowing])
        fresh = self._set("legal", legal)
        fresh += self._set("aside", self._places(faint) - legal)
        self._set("selected", chosen)
        self._set("refused", ())
        if picked:
            self.trail(None)
        if fresh and self.motion:
            self._appear(fresh)

    def _places(self, things: Iterable[Thing]) -> set[Thing]:
        places = (self._scene.place_of(thing) for thing in things)
        return {place for place in places if place is not None}

    def hover(self, place: Thing | None) -> None:
        """Mark the place under the pointer."""
        self._set("hover", () if place is None else (place,))

    def cursor(self, place: Thing | None) -> None:
        """Mark the place the keyboard is on."""
        self._set("cursor", () if place is None else (place,))

    def aim(self, thing: Thing | None) -> None:
        """Mark the place a carried piece would land on, and magnify what stands there."""
        place = None if thing is None else self._scene.place_of(thing)
        self._set("aim", () if place is None else (place,))
        self._scene.magnify(place)

    def refuse(self, thing: Thing) -> None:
        """Show for a moment that a place refused."""
        place = self._scene.place_of(thing)
        if place is not None:
            self._set("refused", (place,))
            self._refusal.start()

    def _forget_refusal(self) -> None:
        self._set("refused", ())

    def battle(self, source: Thing | None, target: Thing | None) -> None:
        """Show an attack: glow, other glow, arrow."""
        self._set("source", () if source is None else (source,))
        self._set("attacked", () if target is None else (target,))
        legs = self._way(source, target) if source is not None and target is not None else ()
        self._arrow.point(legs, self._scale)

    def _way(self, start: Thing, end: Thing) -> tuple[Leg, ...]:
        ends = self._scene.token_spot(start), self._scene.token_spot(end)
        places = self._scene.place_of(start), self._scene.place_of(end)
        return self._ground.legs(places[0] or start, places[1] or end, ends)

    def trail(self, way: tuple[Thing, Thing] | None) -> None:
        """Show where the last piece went, until the next own pick."""
        self._trail.point(self._way(*way) if way is not None else (), self._scale)

    def advise(self, road: Sequence[Thing]) -> None:
        """Mark the places of a hint in their order; none takes the marks away."""
        found = (self._scene.place_of(thing) for thing in road)
        places = [place for place in found if place is not None]
        self._set("advised", places)
        far = len(places) > 1
        self._advice.point(self._way(places[0], places[-1]) if far else (), self._scale)

    def point_out(self, places: Sequence[Thing]) -> None:
        """Show the places a rule speaks of; none puts them out."""
        self._set("shown", places)

    def teach(self, places: Sequence[Thing]) -> None:
        """Let the places glow that a step of a lesson is about; none puts them out."""
        self._set("taught", places)

    def flash(self, role: str, places: Sequence[Thing]) -> list[MarkItem]:
        """Show changed places; the caller fades the items and then clears the role."""
        self._set(role, places)
        return [self._items[role, place] for place in places if (role, place) in self._items]

    def marked(self, kind: str) -> set[Thing]:
        """Return the places that carry a kind of mark."""
        return {thing for one, thing in self._items if one == kind}

    def _set(self, kind: str, places: Iterable[Thing]) -> list[MarkItem]:
        """Show a kind of mark on exactly these places; returns the new ones."""
        wanted = {place for place in places if place in self._ground.paths}
        for key in [key for key in self._items if key[0] == kind and key[1] not in wanted]:
            self._scene.removeItem(self._items.pop(key))
        fresh = []
        for place in wanted:
            if (kind, place) not in self._items:
                item = MarkItem(self, kind, place, self._z)
                self._items[kind, place] = item
                self._scene.addItem(item)
                fresh.append(item)
        return fresh

    def _appear(self, items: list[MarkItem]) -> None:
        self.finish()
        fade = QVariantAnimation(self)
        fade.setDuration(APPEAR_MS)
        fade.setStartValue(0.0)
        fade.setEndValue(1.0)

        def show(value: float) -> None:
            for item in items:
                if self._items.get((item.kind, item.thing)) is item:
                    item.setOpacity(value)

        fade.valueChanged.connect(show)
        fade.finished.connect(self._appeared)
        self._fade = fade
        show(0.0)
        fade.start()

    def _appeared(self) -> None:
        if self._fade is not None:
            self._fade.deleteLater()
            self._fade = None

    def finish(self) -> None:
        """End a fade at once."""
        fade, self._fade = self._fade, None
        if fade is not None:
            fade.setCurrentTime(fade.duration())
            fade.stop()
            fade.deleteLater()

    # -- their pictures ------------------------------------------------------------------

    def set_scale(self, scale: float, ratio: float, height: float) -> None:
        """Draw for another scale; ``height`` is that of the pieces."""
        self._scale, self._ratio = scale, ratio
        self._unit = self._design_unit(height) / scale
        for item in self._items.values():
            item.resized()
        for arrow in (self._arrow, self._trail, self._advice):
            arrow.point(arrow.legs, scale)
        self.warm_up()

    def _design_unit(self, height: float) -> float:
        """Return how wide one pixel of the design is: marks shrink with a small board."""
        board = self._scale * self._ground.breadth / REFERENCE_WIDTH
        return min(max(board, LEAST_UNIT), height / TOKEN_HEIGHT, 1.25)

    def forget(self) -> None:
        """Throw the pictures away: the theme is another one."""
        self._kept.clear()
        self._drop_easels()
        self._bytes = 0
        for item in self._items.values():
            item.update()
        self._arrow.update()
        self._trail.update()
        self._advice.update()

    @property
    def kept_bytes(self) -> int:
        """Memory of the pictures kept."""
        return self._bytes

    @property
    def missing(self) -> bool:
        """A mark that is shown is still being painted."""
        return bool(self._missed)

    def warm_up(self) -> None:
        """Paint the usual marks now, slice by slice, so that lighting up is instant."""
        self._drop_easels()
        self._warm = [(kind, thing) for kind in ("legal", "hover") for thing in self._ground.paths]
        self._warm.reverse()
        self._keep_painting()

    def complete(self) -> None:
        """Paint every mark that is shown now, however long it takes."""
        for item in self._items.values():
            self.picture(item.kind, item.thing)
            item.update()
        self._missed.clear()

    def _drop_easels(self) -> None:
        self._easels.clear()
        self._missed.clear()

    def _keep_painting(self) -> None:
        pause = MISSED_MS if self._missed else WARM_MS
        if not self._slices.isActive() or self._slices.interval() != pause:
            self._slices.start(pause)

    def _paint_in_turn(self) -> None:
        if not self._turn.waits():
            self._paint_slice()

    def _paint_slice(self) -> None:
        """Paint for a moment at what is waited for, else at what may be wanted."""
        self._left_s = SLICE_S
        until = perf_counter() + SLICE_S
        while perf_counter() < until:
            if self._missed:
                mark = next(iter(self._missed))
                if self._work(*mark, until=until) is None:
                    break
                del self._missed[mark]
                item = self._items.get(mark)
                if item is not None:
                    item.update()
            elif self._warm and self._bytes <= WARM_BYTES:
                if self._work(*self._warm[-1], until=until) is None:
                    break
                self._warm.pop()
            else:
                self._slices.stop()
                return
        self._keep_painting()

    def box_of(self, thing: Thing) -> QRectF:
        """Return the scene rectangle a mark on a place may touch."""
        reach = REACH * self._unit
        return self._ground.boxes[thing].adjusted(-reach, -reach, reach, reach)

    def at_hand(self, kind: str, thing: Thing) -> tuple[QPixmap, QRectF] | None:
        """Return a mark's picture if this repaint and its round have time to paint it.

        Else it is painted in slices, and its item is repainted then.
        """
        found = self._kept.get(self._key(kind, thing))
        if found is not None:
            return found
        if self._left_s > 0 and spent() < LONG_S:
            began = perf_counter()
            found = self._work(kind, thing, until=began + self._left_s)
            self._left_s -= perf_counter() - began
        if found is None:
            self._missed[kind, thing] = None
        self._keep_painting()
        return found

    def picture(self, kind: str, thing: Thing) -> tuple[QPixmap, QRectF]:
        """Return a mark's picture and the scene rectangle it covers."""
        found = self._work(kind, thing, until=math.inf)
        assert found is not None
        return found

    def _key(self, kind: str, thing: Thing) -> Key:
        pixels = min(self._scale * self._ratio, FINEST)
        return SAME_LOOK.get(kind, kind), thing, pixels, self._unit, theme().name

    def _work(self, kind: str, thing: Thing, *, until: float) -> tuple[QPixmap, QRectF] | None:
        """Return a mark's picture, or paint a part, and more until the clock says ``until``."""
        key = self._key(kind, thing)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        easel = self._easels.get(key)
        if easel is None:
            easel = self._easels[key] = self._begin(key)
        if not easel.work(until):
            return None
        del self._easels[key]
        self._keep(key, found := (easel.pixmap, easel.covers))
        return found

    def _keep(self, key: Key, made: tuple[QPixmap, QRectF]) -> None:
        self._kept[key] = made
        self._bytes += _bytes(made[0])
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            _, (old, _) = self._kept.popitem(last=False)
            self._bytes -= _bytes(old)

    def _begin(self, key: Key) -> _Easel:
        look, thing, pixels, _, _ = key
        if look in FLASHES:
            path = self._ground.thin_path(thing, pixels)
            colour = faded(_flash_colour(look, theme()), FLASH_ALPHA)
            return _Easel(self.box_of(thing), pixels, iter((_flash(path, colour),)))
        return _Easel(self.box_of(thing), pixels, self._parts(key))

    def _parts(self, key: Key) -> Iterator[Part]:
        """Return the parts of a mark; thinning out an outline takes as long as some of them."""
        look, thing, pixels, unit, name = key
        path = self._ground.thin_path(thing, pixels)
        yield _nothing
        broad = self._ground.thin_path(thing, pixels * BROADER)
        yield _nothing
        yield from paint_marks.parts(look, path, named_theme(name), unit=unit, broad=broad)


def _nothing(painter: QPainter) -> None:
    del painter


def _flash(path: QPainterPath, colour: QColor) -> Part:
    return lambda painter: painter.fillPath(path, colour)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _flash_colour(role: str, tokens: Theme) -> QColor:
    if role == "gain":
        return tokens.legal
    return tokens.refuse if role == "loss" else tokens.select
