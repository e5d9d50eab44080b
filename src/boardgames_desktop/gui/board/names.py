"""The names of a board's places: put where they fit, a few at a time, after everything rests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QFontMetricsF

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.board import sprites
from boardgames_desktop.gui.board.items import LabelItem
from boardgames_desktop.gui.board.labels import AT_A_TIME, Request, Spot, break_in_two, placing
from boardgames_desktop.gui.paint.ink import pen
from boardgames_desktop.gui.spread import Spread
from boardgames_desktop.gui.theme import theme
from boardgames_desktop.services.language import language

if TYPE_CHECKING:
    from boardgames_desktop.gui.board.scene import BoardScene

Wanted = tuple[Request, tuple[str, ...], tuple[str, ...] | None]
"""A name that wants a place, and its words on one line and on two."""


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
        """Put the names where they fit, a few at a time."""
        self._stand = self._depends_on()
        wanted: dict[Thing, Wanted] = {}
        yield from self._requests(wanted)
        area = self._scene.ground.area
        scale = self._scene.scale
        spots: dict[Thing, Spot] = {}
        yield from placing(
            spots,
            [request for request, _, _ in wanted.values()],
            tokens=[self._scene.room_of(item) for item in self._scene.stacks()],
            bounds=QRectF(
                area.left() * scale,
                area.top() * scale,
                area.width() * scale,
                area.height() * scale,
            ).adjusted(2, 2, -2, -2),
            foreign=self._foreign,
        )
        for thing in [thing for thing in self._labels if thing not in wanted]:
            self._scene.removeItem(self._labels.pop(thing))
        for number, (thing, (request, single, double)) in enumerate(wanted.items(), 1):
            if number % AT_A_TIME == 0:
                yield
            item = self._labels.get(thing)
            if item is None:
                item = LabelItem(thing)
                self._labels[thing] = item
                self._scene.addItem(item)
            spot = spots.get(thing)
            item.placed = spot is not None
            if spot is None:
                size = request.size
                below = (
                    request.token.bottom()
                    if not request.token.isEmpty()
                    else (request.anchor.y() + 5)
                )
                spot = Spot(
                    QRectF(
                        request.anchor.x() - size.width() / 2, below, size.width(), size.height()
                    )
                )
            self._put_name(item, request, spot, double if spot.lines == 2 and double else single)
            item.setVisible(item.placed or thing == self._shown)

    def _requests(self, found: dict[Thing, Wanted]) -> Iterator[None]:
        """Measure the names and say where their places and tokens are."""
        words = language()
        metrics = QFontMetricsF(sprites.label_font())
        if not self._scene.ground.board.named:
            return
        for thing, place in self._scene.ground.places.items():
            if place.label is None:
                continue
            name = words.noun(place.label)
            broken = break_in_two(name, metrics.horizontalAdvance)
            request = Request(
                thing,
                self._scene.ground.anchor(thing) * self._scene.scale,
                self._scene.room_on(thing),
                sprites.label_size((name,)),
                sprites.label_size(broken) if broken is not None else None,
                self._priority(thing),
            )
            found[thing] = (request, (name,), broken)
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

    def _put_name(
        self, item: LabelItem, request: Request, spot: Spot, lines: tuple[str, ...]
    ) -> None:
        tokens = theme()
        pixmap, margin = sprites.label_pixmap(lines, self._scene.ratio, tokens)
        item.setPos(self._scene.ground.anchor(item.thing))
        leader = None
        if spot.leader:
            leader = pen(tokens.colour("label"), 1.2, 200)
        item.put(pixmap, spot.box.topLeft() - request.anchor - margin, leader)
