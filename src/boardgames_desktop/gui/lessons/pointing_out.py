"""What a step points at glows; what it would have done is shown by a hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.paint.ink import faded
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.gui.theme import px, theme

HAND_MS = 900
"""How long the hand takes from one thing to the next."""

REST_MS = 250
GLOW_WIDTHS = ((11.0, 60), (7.0, 120), (3.4, 255))
"""Widths and opacities of a glow's strokes, from the outside in."""


class Veil(QWidget):
    """Lies over a whole table and is not felt: rings around things in panels, and the hand."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rings: tuple[QRect, ...] = ()
        self.hand: QPointF | None = None
        self.hide()

    def show_rings(self, rings: Sequence[QRect]) -> None:
        """Draw rings around these boxes."""
        self.rings = tuple(rings)
        self._fit()

    def show_hand(self, spot: QPointF | None) -> None:
        """Draw the hand, or take it away."""
        self.hand = spot
        self._fit()

    def _fit(self) -> None:
        parent = self.parentWidget()
        shown = bool(self.rings) or self.hand is not None
        if shown and parent is not None:
            self.setGeometry(parent.rect())
            self.raise_()
        self.setVisible(shown)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens = theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ring in self.rings:
                for width, alpha in GLOW_WIDTHS:
                    painter.setPen(QPen(faded(tokens.legal, alpha), width))
                    painter.drawRoundedRect(ring, 10, 10)
            if self.hand is not None:
                size = px("body") * 0.9
                painter.setPen(QPen(tokens.ink, 3))
                painter.setBrush(tokens.legal)
                painter.drawEllipse(self.hand, size, size)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(faded(tokens.legal, 140), 4))
                painter.drawEllipse(self.hand, size * 1.7, size * 1.7)


class PointingOut(QObject):
    """Lets things glow on a table, and moves the hand over it."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self._table = table
        self.veil = Veil(table)
        self._things: tuple[Thing, ...] = ()
        self._path: list[QPointF] = []
        self._then: Callable[[], None] | None = None
        self._move = QVariantAnimation(self)
        self._move.setStartValue(0.0)
        self._move.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._move.valueChanged.connect(self._moved)
        self._move.finished.connect(self._arrived)

    # -- glow ---------------------------------------------------------------------------

    def point(self, things: Sequence[Thing]) -> None:
        """Let these things glow, on the board and in the panels; none puts the glow out."""
        self._things = tuple(things)
        self._table.room.scene.marks.teach(places_of(self._table, things))
        self.refresh()

    def refresh(self) -> None:
        """Draw the rings where the things in the panels are now."""
        self.veil.show_rings([ring for ring in map(self._ring, self._things) if ring is not None])

    def _ring(self, thing: Thing) -> QRect | None:
        table = self._table
        if table.room.scene.anchor_of(thing) is not None:
            return None
        button = answer_button(table, thing)
        if button is not None:
            corner = button.mapTo(table, QPoint(0, 0))
            return QRect(corner, button.size()).adjusted(-4, -4, 4, 4)
        card = card_box(table, thing)
        if card is not None:
            return card
        pool = table.around.pool
        if pool.holds(thing) and pool.isVisible():
            return QRect(pool.mapTo(table, QPoint(0, 0)), pool.size())
        chip = next((mat for mat in table.around.mats if mat.is_folded and mat.has(thing)), None)
        if chip is not None and chip.isVisible():
            return QRect(chip.mapTo(table, QPoint(0, 0)), chip.size())
        for mat in table.around.mats:
            area = mat.area_of(thing, table)
            if area is not None:
                return area
        beside = table.around.spot_of(thing)
        if beside is None:
            return None
        reach = QPoint(px("body") * 2, px("body") * 2)
        at = table.mapFromGlobal(beside)
        return QRect(at - reach, at + reach)

    # -- the hand -----------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """True while the hand is on its way."""
        return self._then is not None

    def lead(self, things: Sequence[Thing], speed: float, then: Callable[[], None]) -> None:
        """Move the hand from thing to thing, then call ``then``; at speed 0 at once."""
        self.stop()
        spots = [spot for spot in map(self._spot, things) if spot is not None]
        if not spots or speed <= 0:
            then()
            return
        self._path, self._then = spots, then
        self._table.room.scene.marks.advise(things)
        legs = max(1, len(spots) - 1)
        self._move.setEndValue(float(len(spots) - 1) if len(spots) > 1 else 1.0)
        self._move.setDuration(round((legs * HAND_MS + REST_MS) / speed))
        self.veil.show_hand(spots[0])
        self._move.start()

    def stop(self) -> None:
        """Take the hand away; nothing is done."""
        self._then = None
        self._move.stop()
        self.veil.show_hand(None)
        self._table.room.scene.marks.advise(())

    def finish(self) -> bool:
        """Jump to the end of the way; False if the hand is not moving."""
        if self._then is None:
            return False
        self._arrived()
        return True

    def _spot(self, thing: Thing) -> QPointF | None:
        table = self._table
        button = answer_button(table, thing)
        if button is not None:
            return QPointF(button.mapTo(table, button.rect().center()))
        scene, view = table.room.scene, table.view
        spot = scene.anchor_of(thing)
        if spot is not None:
            at = view.viewport().mapTo(view, view.view_point(spot).toPoint())
            return QPointF(view.mapTo(table, at))
        card = card_box(table, thing)
        if card is not None:
            return QPointF(card.center())
        beside = table.around.spot_of(thing)
        return None if beside is None else QPointF(table.mapFromGlobal(beside))

    def _moved(self, share: float) -> None:
        if self._then is None:
            return
        leg = min(int(share), len(self._path) - 2)
        if leg < 0:
            self.veil.show_hand(self._path[0])
            return
        start, end = self._path[leg], self._path[leg + 1]
        self.veil.show_hand(start + (end - start) * (share - leg))

    def _arrived(self) -> None:
        then = self._then
        self.stop()
        if then is not None:
            then()


def places_of(table: GameTable, things: Sequence[Thing]) -> tuple[Thing, ...]:
    """Return the places of the board that things are or stand on; a region is all of its own."""
    scene = table.room.scene
    regions = {region.thing: region.places for region in scene.ground.board.regions}
    found: dict[Thing, None] = {}
    for thing in things:
        place = scene.place_of(thing)
        own = (place,) if place is not None else ()
        found.update(dict.fromkeys(regions.get(thing, own)))
    return tuple(found)


def card_box(table: GameTable, thing: Thing) -> QRect | None:
    """Return where on the table a card of the hand lies, if it is to be seen."""
    view = table.around.hand.view
    model = view.model()
    if not view.isVisible():
        return None
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        if index.data(Role.THING) == thing:
            seen = view.visualRect(index).intersected(view.viewport().rect())
            corner = view.viewport().mapTo(table, seen.topLeft())
            return QRect(corner, seen.size()) if seen.width() > 6 else None
    return None


def answer_button(table: GameTable, thing: Thing) -> QWidget | None:
    """Return the button of an answer in the prompt line, if it is to be seen."""
    buttons = table.match.picture().buttons
    for button, made in zip(buttons, table.prompt.answer_buttons(), strict=False):
        if button.thing == thing and made.isVisible():
            return made
    return None
