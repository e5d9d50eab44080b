"""Both sides of a battle of hits on felt: strength, dice with hits, units, what to lose."""

from __future__ import annotations

from collections.abc import Sequence, Set

import attrs
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.core.picture import Roll, Stage, Thing
from boardgames_desktop.gui.paint import controls, ink, seats
from boardgames_desktop.gui.paint.dice import State
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels.dice_view import DIE, DiceRow, DiceView
from boardgames_desktop.gui.panels.parties import Cast, Party
from boardgames_desktop.gui.panels.rail import StepRail
from boardgames_desktop.gui.panels.units_row import UnitsRow
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

HEAD, SMALL_HEAD = 40, 34
DIE_ROW, SMALL_DIE_ROW = 46, 31
STEP = 1.3
"""From die to die, in their edges."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class HitDice(DiceView):
    """Dice of one side in as many rows as they need; hits glow, misses are pale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hits: tuple[int, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cast(self, words: str, dice: Sequence[Cast]) -> None:
        """Show dice at rest."""
        self._hits = tuple(cast.hits for cast in dice)
        self.show_rows(_rows(words, dice))

    def roll_cast(self, words: str, dice: Sequence[Cast], milliseconds: int) -> None:
        """Let dice tumble."""
        self._hits = tuple(cast.hits for cast in dice)
        self.roll(_rows(words, dice), milliseconds)

    def roll_plain(self, words: str, dice: Sequence[Cast], milliseconds: int) -> None:
        """Let dice tumble that neither hit nor miss."""
        self._hits = ()
        rows = [attrs.evolve(row, won=()) for row in _rows(words, dice)]
        self.roll(rows, milliseconds)

    @property
    def faces(self) -> tuple[int, ...]:
        """What the dice show."""
        return tuple(face for row in self._rows for face in row.faces)

    def _row(self) -> float:
        return (SMALL_DIE_ROW if self._compact else DIE_ROW) * px("body") / 15

    def _across(self, wide: float) -> int:
        return max(1, int((wide - 4) // (self._row() * DIE * STEP)))

    def heightForWidth(self, width: int) -> int:
        count = sum(len(row.faces) for row in self._rows)
        return round(self._row() * max(1, -(-count // self._across(width))))

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 8, self.heightForWidth(self.width() or 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 4, self.sizeHint().height())

    def _paint_dice(self, painter: QPainter) -> None:
        edge = self._row() * DIE
        across = self._across(self.width())
        number = 0
        for row in self._rows:
            for index, face in enumerate(row.faces):
                centre = QPointF(
                    6 + edge * (0.5 + STEP * (number % across)),
                    self._row() * (number // across + 0.48),
                )
                if self.rolling:
                    self._paint_tumbling(painter, centre, edge, row, index)
                else:
                    hits = self._hits[number] if number < len(self._hits) else 0
                    state: State = ("win" if hits else "lost") if row.won else "plain"
                    self._paint_still(painter, centre, edge, (face, row.colour, state))
                    if hits > 1:
                        at = centre + QPointF(edge * 0.42, edge * 0.42)
                        controls.count_badge(painter, at, hits, edge * 0.26, theme())
                number += 1


def _rows(words: str, dice: Sequence[Cast]) -> list[DiceRow]:
    """Return dice as rows of one colour each."""
    rows: list[DiceRow] = []
    for cast in dice:
        if not rows or rows[-1].colour != cast.colour:
            rows.append(DiceRow(words, cast.colour, ()))
        last = rows[-1]
        rows[-1] = attrs.evolve(
            last, faces=(*last.faces, cast.face), won=(*last.won, bool(cast.hits))
        )
    return rows


class PartyHead(QWidget):
    """Emblem, name and part at the left; strength and what hits at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._party: Party | None = None
        self._strength = ""
        self._compact = False
        self._kept = KeptPictures()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_party(self, party: Party, strength: str) -> None:
        """Show the head of a side."""
        self._party = party
        self._strength = strength
        self.setAccessibleName(party.words)
        self.update()

    def sizeHint(self) -> QSize:
        high = SMALL_HEAD if self._compact else HEAD
        return QSize(px("body") * 10, round(high * px("body") / 15))

    def set_compact(self, compact: bool) -> None:
        """Be low."""
        self._compact = compact
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._party is None:
            return
        with QPainter(self) as painter:
            shows = (self._party, self._strength, language().edition)
            self._kept.paint(painter, QRectF(self.rect()), "head", shows, self._paint)

    def _paint(self, painter: QPainter) -> None:
        party, tokens = self._party, theme()
        assert party is not None
        half = self.height() / 2
        radius = half * 0.72
        seats.disc(painter, QPointF(radius + 2, half), radius, party.colour, tokens)
        left = 2 * radius + space(2.5)
        warn, small = QFont(font("small")), font("small")
        warn.setBold(True)
        wide = max(
            QFontMetricsF(warn).horizontalAdvance(self._strength),
            QFontMetricsF(small).horizontalAdvance(party.note),
        )
        room = self.width() - left - wide - space(2)
        name = QFont(font("label"))
        name.setPixelSize(px("body") + 1)
        name.setBold(True)
        painter.setFont(name)
        painter.setPen(tokens.text)
        words = QFontMetricsF(name).elidedText(party.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 0, room, half + 2), LEFT, words)
        painter.setFont(small)
        painter.setPen(tokens.tray_text_2)
        part = QFontMetricsF(small).elidedText(party.part, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, half, room, half), LEFT, part)
        painter.drawText(QRectF(0, half, self.width(), half), RIGHT, party.note)
        painter.setFont(warn)
        painter.setPen(tokens.warn)
        painter.drawText(QRectF(0, 0, self.width(), half + 2), RIGHT, self._strength)


class HitsTotal(QWidget):
    """The number of hits, large."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._hits: int | None = None
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_hits(self, hits: int | None, words: str) -> None:
        """Show a number of hits; None = nothing was rolled."""
        self._hits, self._words = hits, words
        self.setAccessibleName(words if hits is None else f"{language().number(hits)} {words}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font("small")).horizontalAdvance(self._words)
        return QSize(round(max(words, px("score") * 1.2)) + space(1), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._hits is None:
            return
        tokens = theme()
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            foot = QFontMetricsF(font("small")).lineSpacing()
            letters = QFont(font("score"))
            letters.setPixelSize(round(min(letters.pixelSize(), area.height() - foot)))
            painter.setFont(letters)
            painter.setPen(tokens.ok if self._hits else tokens.tray_text_2)
            painter.drawText(
                area.adjusted(0, 0, 0, -foot + 2),
                Qt.AlignmentFlag.AlignCenter,
                language().number(self._hits),
            )
            painter.setFont(font("small"))
            painter.setPen(tokens.tray_text_2)
            box = QRectF(0, area.bottom() - foot, area.width(), foot)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words)


class PartyView(QWidget):
    """One side of a battle in a frame of its colour."""

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.party: Party | None = None
        self.head = PartyHead(self)
        self.dice = HitDice(self)
        self.total = HitsTotal(self)
        self.units = UnitsRow(colours, self)
        self._lines = ""
        row = QHBoxLayout()
        row.addWidget(self.dice, 1)
        row.addWidget(self.total)
        self._stack = QVBoxLayout(self)
        self._stack.addWidget(self.head)
        self._stack.addLayout(row)
        self._stack.addWidget(self.units)
        self._fit()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_party(self, party: Party) -> None:
        """Show a side; dice that tumble go on tumbling."""
        self.party = party
        strength = (
            self.tr("strength {strength}").format(strength=party.strength) if party.strength else ""
        )
        self.head.show_party(party, strength)
        if not self.dice.rolling:
            self.dice.show_cast(party.name, party.dice)
        self.total.show_hits(party.hits, self.tr("hits", "under their number"))
        self.units.show_units(party.units)
        self._lines = " ".join(party.lines)
        self.setToolTip(self._lines)
        self.setAccessibleName(party.words)
        self._fit()
        self.update()

    def show_felt(self, shown: bool) -> None:
        """Show the row of dice, or none."""
        self.dice.setVisible(shown)
        self.total.setVisible(shown)

    def set_compact(self, compact: bool) -> None:
        """Be low."""
        self.head.set_compact(compact)
        self.dice.set_compact(compact)
        self.units.set_compact(compact)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _foot(self) -> int:
        return round(QFontMetricsF(font("small")).lineSpacing()) if self._lines else 0

    def _fit(self) -> None:
        self._stack.setContentsMargins(space(2), space(1), space(2), space(1) + self._foot())
        self._stack.setSpacing(space(0.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self.party is None:
            return
        tokens = theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seat = tokens.seat(self.party.colour)
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            rim = tokens.text if tokens.flat else ink.mixed(seat.base, tokens.text, 0.25)
            painter.setPen(QPen(rim, 2.2 if self.party.winner else 1.6))
            painter.setBrush(ink.faded(seat.base, 0 if tokens.flat else 46))
            painter.drawRoundedRect(area, 9, 9)
            if self._lines:
                painter.setFont(font("small"))
                painter.setPen(tokens.text)
                box = area.adjusted(space(2), 0, -space(2), -space(1))
                words = QFontMetricsF(font("small")).elidedText(
                    self._lines, Qt.TextElideMode.ElideRight, box.width()
                )
                foot = QRectF(box.left(), box.bottom() - self._foot(), box.width(), self._foot())
                painter.drawText(foot, LEFT, words)


class MusterView(QWidget):
    """The phases of a battle and its two sides.

    Signals:
        settled: tumbling dice have come to rest.
        thing_picked, hovered, described: see :class:`UnitsRow`.
    """

    settled = Signal()
    thing_picked = Signal(str, QPoint)
    hovered = Signal(object)
    described = Signal(str)

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._brief = False
        self._stages: tuple[Stage, ...] = ()
        self.rail = StepRail(self)
        self.parties = [PartyView(match.colours, self) for _ in range(2)]
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self.rail)
        for view in self.parties:
            self._stack.addWidget(view)
            view.dice.settled.connect(self.settled)
            view.units.thing_picked.connect(self.thing_picked)
            view.units.hovered.connect(self.hovered)
            view.units.described.connect(self.described)
        self._stack.setSpacing(space(1.5))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_parties(self, parties: Sequence[Party], stages: Sequence[Stage]) -> None:
        """Show a battle; hides without one."""
        if not parties and self.isHidden():
            return
        self._stages = tuple(stages)
        self.rail.set_stages(stages)
        self.rail.setVisible(bool(stages) and not self._brief)
        for view, party in zip(self.parties, parties, strict=False):
            view.show_party(party)
        for index, view in enumerate(self.parties):
            view.setVisible(index < len(parties))
        self._spare_felt()
        self.setVisible(bool(parties))
        self.updateGeometry()

    @property
    def rolling(self) -> bool:
        """Whether dice are tumbling."""
        return any(view.dice.rolling for view in self.parties)

    def roll(self, scene: Roll, milliseconds: int) -> bool:
        """Let dice tumble at the side of whoever rolls; False = they are nobody's here."""
        taken = False
        for number, (seat, faces) in enumerate(scene.rows):
            limit = scene.hits_on[number] if number < len(scene.hits_on) else 0
            for view in self.parties:
                party = view.party
                if party is None or seat not in party.seats or view.isHidden():
                    continue
                colour = self._match.colour(seat)
                dice = [Cast(face, colour, int(face <= limit)) for face in faces]
                view.dice.roll_cast(party.name, dice, milliseconds)
                taken = True
                break
        self._spare_felt()
        return taken

    def finish(self) -> None:
        """Let tumbling dice settle at once."""
        for view in self.parties:
            view.dice.finish()

    def mark(self, lit: Set[Thing], picked: Sequence[Thing]) -> None:
        """Say which units may be pointed at, and which were."""
        for view in self.parties:
            view.units.mark(lit, picked)

    def thing_at(self, at: QPoint) -> Thing | None:
        """Return the unit at a global position."""
        for view in self.parties:
            row = view.units
            if row.isVisible() and row.rect().contains(row.mapFromGlobal(at)):
                return row.thing_at(at)
        return None

    def spot_of(self, thing: Thing) -> QPoint | None:
        """Return the global position of a unit."""
        for view in self.parties:
            for index, token in enumerate(view.units.units):
                if token.thing == thing and view.units.isVisible():
                    return view.units.mapToGlobal(view.units.box_of(index).center().toPoint())
        return None

    def set_compact(self, compact: bool) -> None:
        """Be low: without the phases, which the prompt names, and without empty felt."""
        self._brief = compact
        self.rail.setVisible(not compact and bool(self._stages))
        for view in self.parties:
            view.set_compact(compact)
        self._spare_felt()

    def _spare_felt(self) -> None:
        """Where room is short, leave no room for dice before any are rolled."""
        rolled = any(view.dice.faces for view in self.parties if not view.isHidden())
        for view in self.parties:
            view.show_felt(rolled or not self._brief)
