"""One mat, painted: parts are pointed at, dragged from and dropped on like places of the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from boardgames_desktop.core.picture import Picture, Thing, Token
from boardgames_desktop.gui.paint import mats, tiles
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels import mat_layout
from boardgames_desktop.gui.panels.mat_layout import Density, Layout, Spot
from boardgames_desktop.gui.panels.mat_parts import (
    PLOT,
    RESERVE,
    RISING,
    STANDING,
    STOCK,
    TILE,
    Page,
    Part,
)
from boardgames_desktop.gui.panels.pieces import piece_of
from boardgames_desktop.gui.theme import theme, themes
from boardgames_desktop.services.language import language

NOWHERE = -1
KEYS_DO = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
STEPS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ASIDE = 3.0
"""How much a step to the side counts against one in the direction of an arrow key."""

PAINTERS = {PLOT: mats.plot, TILE: tiles.tile, STOCK: mats.stock, RESERVE: mats.reserve}
FLASH_MS = 1100
"""How long a part is lit that has changed."""

REACH = 8.0
"""Pixels a part's shadow and marks may reach beyond it."""


class MatView(QWidget):
    """Paints a :class:`Page`.

    Signals:
        thing_picked: a part, or the piece on it, and the global position to speak about it.
        drag_wanted: a piece is to be taken up at a global position.
        described: words about what is under the pointer or the cursor.
        hovered: the thing under the pointer or the cursor, or None.
    """

    thing_picked = Signal(str, QPoint)
    drag_wanted = Signal(str, QPoint)
    described = Signal(str)
    hovered = Signal(object)
    ensure_seen = Signal(object)
    """A rectangle the cursor has gone to, to be scrolled into view."""

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tuple(colours)
        self._page: Page | None = None
        self._faces: Mapping[str, Token] = {}
        self._prize_words = ""
        self._lit: frozenset[Thing] = frozenset()
        self._faint: frozenset[Thing] = frozenset()
        self._picked: tuple[Thing, ...] = ()
        self._advised: frozenset[Thing] = frozenset()
        self._flashing: frozenset[Thing] = frozenset()
        self._flash_over = QTimer(self)
        self._flash_over.setSingleShot(True)
        self._flash_over.timeout.connect(self._end_flash)
        self._aimed: Thing | None = None
        self._hover = NOWHERE
        self._cursor = NOWHERE
        self._pressed: tuple[int, QPoint] | None = None
        self._density = mat_layout.DENSITIES[-1]
        self._zoom = 1.0
        self._layout = Layout(self._density, (), (), 0)
        self._kept = KeptPictures()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # -- what it shows ----------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        """What is shown."""
        return self._page

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Where its parts stand."""
        return self._layout.spots

    def show_page(self, page: Page, picture: Picture, prize_words: str) -> None:
        """Show a mat.

        Args:
            page: what it shows.
            picture: where its pieces come from; a tile looks like the pieces of its face.
            prize_words: what the number on the last tile is.
        """
        fresh = self._page is None or self._page.board != page.board
        self._page = page
        self._prize_words = prize_words
        self._faces = {token.face: token for token in picture.tokens if token.face is not None}
        if fresh:
            self._cursor = NOWHERE
        before = self._layout
        self._lay_out()
        self._update_changed(before, everything=fresh)
        self._name()

    @property
    def scale(self) -> float:
        """How large everything on the mat is."""
        return themes().scale * self._zoom

    def set_density(self, density: Density, zoom: float = 1.0) -> None:
        """Say how roomy the mat is, and how much larger than usual."""
        if (density, zoom) != (self._density, self._zoom):
            self._density, self._zoom = density, zoom
            self._lay_out()
            self.update()

    def mark(
        self, lit: Set[Thing], picked: Sequence[Thing], faint: Set[Thing] = frozenset()
    ) -> None:
        """Say what may be pointed at, what was picked, and what an aside begins with."""
        ours = self.things()
        found, chosen = ours & lit, tuple(thing for thing in picked if thing in ours)
        aside = ours & faint - found
        if (found, chosen, aside) != (self._lit, self._picked, self._faint):
            changed = (self._lit ^ found) | (self._faint ^ aside)
            changed |= set(self._picked) ^ set(chosen)
            self._lit, self._picked, self._faint = found, chosen, aside
            self._show_pointer()
            self._update_things(changed)

    def advise(self, things: Set[Thing]) -> None:
        """Say what a hint is about."""
        ours = self.things() & things
        if ours != self._advised:
            changed, self._advised = self._advised ^ ours, ours
            self._update_things(changed)

    def flash(self, things: Sequence[Thing]) -> None:
        """Light up for a moment what has changed."""
        ours = self.things() & set(things)
        if ours:
            self._update_things(self._flashing | ours)
            self._flashing = ours
            self._flash_over.start(FLASH_MS)

    def _end_flash(self) -> None:
        gone, self._flashing = self._flashing, frozenset()
        self._update_things(gone)

    def aim(self, thing: Thing | None) -> None:
        """Say what a carried piece would fall on."""
        aimed = thing if thing in self.things() else None
        if aimed != self._aimed:
            changed = {one for one in (aimed, self._aimed) if one is not None}
            self._aimed = aimed
            self._update_things(changed)

    def things(self) -> frozenset[Thing]:
        """Return everything on the mat."""
        return frozenset().union(*(spot.part.things for spot in self._layout.spots))

    def _lay_out(self) -> None:
        if self._page is None:
            return
        wide = max(1, self.width())
        self._layout = mat_layout.lay_out(self._page, wide, self._density, self.scale)
        high = round(self._layout.high + REACH / 2)
        if self.minimumHeight() != high:
            self.setMinimumHeight(high)
            self.updateGeometry()

    def _update_changed(self, before: Layout, *, everything: bool) -> None:
        """Repaint the parts that say something else now, or all where they stand elsewhere."""
        spots = self._layout.spots
        moved = [one.area for one in before.spots] != [one.area for one in spots]
        if everything or moved or before.plates != self._layout.plates:
            self.update()
            return
        for old, new in zip(before.spots, spots, strict=True):
            if old.part != new.part:
                self._update_spot(new)

    def _update_things(self, things: Set[Thing]) -> None:
        for spot in self._layout.spots:
            if not things.isdisjoint(spot.part.things):
                self._update_spot(spot)

    def _update_spot(self, spot: Spot) -> None:
        self.update(spot.area.adjusted(-REACH, -REACH, REACH, REACH).toAlignedRect())

    def _update_index(self, index: int) -> None:
        if 0 <= index < len(self._layout.spots):
            self._update_spot(self._layout.spots[index])

    def sizeHint(self) -> QSize:
        return QSize(self.width(), round(self._layout.high + REACH / 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._lay_out()
            self.update()

    # -- finding ----------------------------------------------------------------------------

    def _index_at(self, spot: QPointF) -> int:
        return next(
            (i for i, one in enumerate(self._layout.spots) if one.area.contains(spot)), NOWHERE
        )

    def thing_at(self, at: QPoint) -> Thing | None:
        """Return what lies at a global position: what may be pointed at goes first."""
        index = self._index_at(QPointF(self.mapFromGlobal(at)))
        return self._meant(index) if index >= 0 else None

    def _clicked(self, index: int) -> Thing:
        """Return what a click means: the part itself if it may be picked, else a piece on it.

        A piece that may be picked as well is taken up by a drag.
        """
        thing = self._layout.spots[index].part.thing
        return thing if thing in self._lit else self._meant(index)

    def _meant(self, index: int) -> Thing:
        """Return the thing of a part that is pointed at, or taken up by a drag."""
        part = self._layout.spots[index].part
        for thing in (*(token.thing for token in part.tokens), part.thing):
            if thing in self._lit or thing in self._picked or thing in self._faint:
                return thing
        return part.thing

    def spot_of(self, thing: Thing) -> QPoint | None:
        """Return the global position of something on the mat that can be seen."""
        for spot in self._layout.spots:
            if thing in spot.part.things and self.isVisible():
                return self.mapToGlobal(spot.area.center().toPoint())
        return None

    def area_of(self, thing: Thing) -> QRect | None:
        """Return the part of this widget that shows something, if it can be seen."""
        for spot in self._layout.spots:
            if thing in spot.part.things and self.isVisible():
                return spot.area.toAlignedRect()
        return None

    # -- pointing ---------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            index = self._index_at(event.position())
            self._pressed = (index, event.position().toPoint()) if index >= 0 else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._pressed is None:
            self._point(self._index_at(event.position()))
            return
        index, start = self._pressed
        away = (event.position().toPoint() - start).manhattanLength()
        if away >= QApplication.startDragDistance():
            self._pressed = None
            part = self._layout.spots[index].part
            if part.tokens:
                carried = self._meant(index)
                if carried == part.thing:
                    carried = part.tokens[0].thing
                self.drag_wanted.emit(carried, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        pressed, self._pressed = self._pressed, None
        index = self._index_at(event.position())
        if pressed is not None and pressed[0] == index and index >= 0:
            self.thing_picked.emit(self._clicked(index), event.globalPosition().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(NOWHERE)

    def _point(self, index: int) -> None:
        if index == self._hover:
            return
        self._update_index(self._hover)
        self._update_index(index)
        self._hover = index
        part = self._layout.spots[index].part if index >= 0 else None
        self.hovered.emit(self._meant(index) if part is not None else None)
        self.described.emit(part.words if part is not None else "")
        self._show_pointer()

    def _show_pointer(self) -> None:
        spots = self._layout.spots
        lit = 0 <= self._hover < len(spots) and not (self._lit | self._faint).isdisjoint(
            spots[self._hover].part.things
        )
        self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self._index_at(QPointF(event.pos()))
            words = self._layout.spots[index].part.words if index >= 0 else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    # -- keys -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = STEPS.get(Qt.Key(event.key()))
        if way is not None and self._layout.spots:
            self._move_cursor(self._beside(way))
        elif event.key() in KEYS_DO and self._cursor >= 0:
            spot = self._layout.spots[self._cursor].area.center().toPoint()
            self.thing_picked.emit(self._clicked(self._cursor), self.mapToGlobal(spot))
        else:
            super().keyPressEvent(event)

    def _beside(self, way: QPointF) -> int:
        """Return the nearest part in a direction; the same one at the edge."""
        spots = self._layout.spots
        if self._cursor < 0:
            return 0
        here = spots[self._cursor].area.center()
        best, nearest = self._cursor, float("inf")
        for index, spot in enumerate(spots):
            step = spot.area.center() - here
            ahead = QPointF.dotProduct(step, way)
            aside = abs(step.x() * way.y()) + abs(step.y() * way.x())
            if ahead > 1 and ahead + ASIDE * aside < nearest:
                best, nearest = index, ahead + ASIDE * aside
        return best

    def _move_cursor(self, index: int) -> None:
        self._update_index(self._cursor)
        self._update_index(index)
        self._cursor = index
        part = self._layout.spots[index].part
        self.hovered.emit(self._meant(index))
        self.described.emit(part.words)
        self._name()
        self.ensure_seen.emit(self._layout.spots[index].area.toAlignedRect())

    def _name(self) -> None:
        words = self._page.title if self._page is not None else ""
        if 0 <= self._cursor < len(self._layout.spots):
            words = self._layout.spots[self._cursor].part.words
        if words != self.accessibleName():
            self.setAccessibleName(words)
            if QAccessible.isActive():
                event = QAccessibleEvent(self, QAccessible.Event.NameChanged)
                QAccessible.updateAccessibility(event)
        if self._page is not None:
            told = ". ".join(part.words for part in self._page.parts)
            self.setAccessibleDescription(told)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        spots = self._layout.spots
        if event.reason() == Qt.FocusReason.MouseFocusReason or not spots:
            return
        here = spots[self._cursor].part.things if self._cursor >= 0 else frozenset[Thing]()
        if self._cursor < 0 or (self._lit and self._lit.isdisjoint(here)):
            self._move_cursor(self._first_lit())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._update_index(self._cursor)

    def _first_lit(self) -> int:
        for index, spot in enumerate(self._layout.spots):
            if not self._lit.isdisjoint(spot.part.things):
                return index
        return 0

    # -- painting ---------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._page is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, plate in enumerate(self._layout.plates):
                shows = (self._page.colour, plate.title, plate.note)
                box = plate.area.adjusted(-1, -1, 3, 7)
                draw = partial(self._ground, plate=plate)
                part = (self._page.board, number)
                self._kept.paint(painter, box, part, shows, draw, late=self.update)
            for index, spot in enumerate(self._layout.spots):
                box = spot.area.adjusted(-REACH, -REACH, REACH, REACH)
                if event.rect().intersects(box.toAlignedRect()):
                    self._paint_spot(painter, index, spot)

    def _ground(self, painter: QPainter, plate: mat_layout.Plate) -> None:
        assert self._page is not None
        mats.plate(painter, plate.area, self._page.colour, theme())
        if plate.title:
            mats.heading(painter, plate.head, plate.title, plate.note, theme())

    def _paint_spot(self, painter: QPainter, index: int, spot: Spot) -> None:
        part = spot.part
        shows = (part, self._density.name, self.scale, language().edition)
        box = spot.area.adjusted(-1, -1, 4, 6)

        def draw(brush: QPainter) -> None:
            PAINTERS[part.form](brush, spot.area, self._look(part), theme())

        self._kept.paint(painter, box, part.thing, shows, draw, late=self.update)
        marks = self._marks(index, part)
        if any(marks.values()):
            self._kept.paint(
                painter,
                spot.area.adjusted(-REACH, -REACH, REACH, REACH),
                ("mark", part.thing),
                tuple(marks.values()),
                lambda brush: mats.mark(brush, spot.area, theme(), **marks),
            )

    def _marks(self, index: int, part: Part) -> dict[str, bool]:
        """Return what is to be seen on a part of where the pointer and the picks are."""
        aimed = self._aimed is not None and self._aimed in part.things
        picked = any(thing in part.things for thing in self._picked)
        return {
            "lit": not self._lit.isdisjoint(part.things),
            "faint": not self._faint.isdisjoint(part.things),
            "picked": picked or aimed or not self._advised.isdisjoint(part.things),
            "hovered": index == self._hover,
            "focused": self.hasFocus() and index == self._cursor,
            "changed": not self._flashing.isdisjoint(part.things),
        }

    def _look(self, part: Part) -> mats.PartLook:
        assert self._page is not None
        lang, detail = language(), part.detail
        colour = self._page.colour
        count = sum(token.count for token in part.tokens)
        number = detail.number if detail.number is not None else count
        portrait = self._faces.get(part.art)
        return mats.PartLook(
            art=part.art,
            colour=colour,
            scale=self.scale,
            title=part.name,
            state=part.state,
            note=lang.text(detail.note) if detail.note is not None else "",
            number=lang.number(number),
            lines=tuple(lang.text(line) for line in detail.lines),
            price=detail.price,
            prize=detail.prize,
            prize_words=self._prize_words,
            step=detail.step,
            steps=detail.steps,
            count=number,
            standing=STANDING in part.marks,
            rising=RISING in part.marks,
            pieces=[
                piece_of(token, self._colour_of(token, colour), emblem=False)
                for token in part.tokens
                if token.owner is not None
            ],
            emblem=piece_of(portrait, colour) if portrait is not None else None,
        )

    def _colour_of(self, token: Token, usual: str) -> str:
        return self._colours[token.owner] if token.owner is not None else usual
