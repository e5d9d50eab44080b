"""The names of a board's places: put where they fit, a few at a time, after everything rests."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QFontMetricsF

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.board import sprites
from boardgames_desktop.gui.board.items import LabelItem
from boardgames_desktop.gui.board.labels import (
    AT_A_TIME,
    Request,
    Spot,
    break_in_two,
    kept_free,
    placing,
)
from boardgames_desktop.gui.paint.ink import pen
from boardgames_desktop.gui.spread import Spread
from boardgames_desktop.gui.theme import theme
from boardgames_desktop.services.language import language

if TYPE_CHECKING:
    from boardgames_desktop.gui.board.scene import BoardScene


class Wanted(NamedTuple):
    """A name that wants a place: the size of its letters, its words on one line and on two."""

    request: Request
    pixels: int
    single: tuple[str, ...]
    double: tuple[str, ...] | None


class NamesLayer(QObject):
    """The names on one board; none on a board that does not write them."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._labels: dict[Thing, LabelItem] = {}
        self._shown: Thing | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._anew)
        self._spread = Spread(self)
        self._stand: tuple[object, ...] = ()

    @property
    def busy(self) -> bool:
        """Names are being placed."""
        return self._spread.active

    def label(self, place: Thing) -> LabelItem | None:
        """Return the item of a place's name."""
        return self._labels.get(place)

    def soon(self, milliseconds: int) -> None:
        """Put the names again where they fit, after so long a rest."""
        self._timer.start(milliseconds)

    def hover(self, place: Thing | None) -> None:
        """Show the name of a place although it had found no room."""
        if place == self._shown:
            return
        before = self._labels.get(self._shown) if self._shown is not None else None
        if before is not None:
            before.setVisible(before.placed)
            before.setZValue(before.zValue() - 1)
        self._shown = place
        now = self._labels.get(place) if place is not None else None
        if now is not None:
            now.setVisible(True)
            now.setZValue(now.zValue() + 1)
        else:
            self._shown = None

    def _anew(self) -> None:
        """Put the names again where they fit, if anything they depend on has changed."""
        if self._stand != self._depends_on():
            self._spread.start(self._placing())

    def _depends_on(self) -> tuple[object, ...]:
        """Return all that decides where names stand and how they look."""
        own = self._scene.own
        return (
            self._scene.scale,
            self._scene.ratio,
            self._scene.piece_height,
            theme().name,
            sprites.label_pixels(),
            language().edition,
            self._scene.crowds(),
            frozenset(
                place
                for place in self._scene.ground.places
                if self._scene.look_of(place).tint == own
            )
            if own is not None
            else None,
        )

    def place(self) -> None:
        """Put the names where they fit, in the language in use."""
        self._timer.stop()
        self._spread.stop()
        for _ in self._placing():
            pass

    def _placing(self) -> Iterator[None]:
        """Put the names where they fit, a few at a time; what finds no room tries it smaller."""
        self._stand = self._depends_on()
        wanted: dict[Thing, Wanted] = {}
        spots: dict[Thing, Spot] = {}
        tokens = [self._scene.room_of(item) for item in self._scene.stacks()]
        for small in (False, True):
            trying: dict[Thing, Wanted] = {}
            yield from self._requests(trying, sprites.label_pixels(small), spots)
            yield from placing(
                spots,
                [name.request for name in trying.values()],
                tokens=[*tokens, *(kept_free(spot.box) for spot in spots.values())],
                bounds=self._bounds(),
                foreign=self._foreign,
            )
            wanted |= {thing: trying[thing] for thing in trying if not small or thing in spots}
        for thing in [thing for thing in self._labels if thing not in wanted]:
            self._scene.removeItem(self._labels.pop(thing))
        for number, (thing, name) in enumerate(wanted.items(), 1):
            if number % AT_A_TIME == 0:
                yield
            self._put(thing, name, spots.get(thing))

    def _bounds(self) -> QRectF:
        area, scale = self._scene.ground.area, self._scene.scale
        corner, size = area.topLeft() * scale, area.size() * scale
        return QRectF(corner, size).adjusted(2, 2, -2, -2)

    def _requests(
        self, found: dict[Thing, Wanted], pixels: int, placed: Container[Thing]
    ) -> Iterator[None]:
        """Measure the names that are not placed yet; say where their places and tokens are."""
        words = language()
        metrics = QFontMetricsF(sprites.label_font(pixels))
        if not self._scene.ground.board.named:
            return
        for thing, place in self._scene.ground.places.items():
            if place.label is None or thing in placed:
                continue
            name = words.noun(place.label)
            broken = break_in_two(name, metrics.horizontalAdvance)
            request = Request(
                thing,
                self._scene.ground.anchor(thing) * self._scene.scale,
                self._scene.room_on(thing),
                sprites.label_size((name,), pixels),
                sprites.label_size(broken, pixels) if broken is not None else None,
                self._priority(thing),
            )
            found[thing] = Wanted(request, pixels, (name,), broken)
            if len(found) % (2 * AT_A_TIME) == 0:
                yield

    def _priority(self, thing: Thing) -> float:
        own = self._scene.own is not None and self._scene.look_of(thing).tint == self._scene.own
        return (1000.0 if own else 0.0) - self._scene.ground.places[thing].room

    def _foreign(self, thing: Thing, box: QRectF) -> float:
        scale = self._scene.scale
        return self._scene.ground.share_over_others(
            thing,
            QRectF(
                box.left() / scale, box.top() / scale, box.width() / scale, box.height() / scale
            ),
        )

    def _put(self, thing: Thing, name: Wanted, spot: Spot | None) -> None:
        """Write a name; without a spot it waits under its tokens until the pointer comes."""
        item = self._labels.get(thing)
        if item is None:
            item = self._labels[thing] = LabelItem(thing)
            self._scene.addItem(item)
        item.placed = spot is not None
        request = name.request
        if spot is None:
            token, anchor, size = request.token, request.anchor, request.size
            below = anchor.y() + 5 if token.isEmpty() else token.bottom()
            corner = QPointF(anchor.x() - size.width() / 2, below)
            spot = Spot(QRectF(corner, size))
        lines = name.double if spot.lines == 2 and name.double else name.single
        tokens = theme()
        pixmap, margin = sprites.label_pixmap(lines, name.pixels, self._scene.ratio, tokens)
        item.setPos(self._scene.ground.anchor(thing))
        leader = pen(tokens.colour("label"), 1.2, 200) if spot.leader else None
        item.put(pixmap, spot.box.topLeft() - request.anchor - margin, leader)
        item.setVisible(item.placed or thing == self._shown)
