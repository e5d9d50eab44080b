"""Dice on felt: one row a side, tumbling before they settle, compared pair by pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

import attrs
from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.gui.paint import dice
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.spread import Spread
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language

DIE = 0.72
"""Side of a die as a share of its row."""

ROW, SMALL_ROW = 49, 31
FRAME_MS = 16
TUMBLE_MS = 350
EACH_MS = 80
GLOW = 8.0
"""Pixels a die's glow and shadow may reach beyond it."""

OVERSHOOT = 1.1
STATES: Final[tuple[dice.State, ...]] = ("plain", "win", "lost")


@attrs.frozen
class DiceRow:
    """The dice of one side.

    Attributes:
        words: name of the side.
        colour: seat colour of the dice.
        faces: high to low.
        lost: pieces the side loses; None = not compared.
        won: for each die, whether it won its pair; None = it was not compared.
    """

    words: str
    colour: str
    faces: tuple[int, ...]
    lost: int | None = None
    won: tuple[bool | None, ...] = ()


def compare(rows: Sequence[tuple[int, ...]]) -> list[tuple[bool | None, ...]]:
    """Return who wins each pair of two rows; equal dice are won by the second row."""
    if len(rows) != 2:
        return [(None,) * len(faces) for faces in rows]
    pairs = min(len(rows[0]), len(rows[1]))
    first = tuple(rows[0][i] > rows[1][i] if i < pairs else None for i in range(len(rows[0])))
    second = tuple(rows[0][i] <= rows[1][i] if i < pairs else None for i in range(len(rows[1])))
    return [first, second]


class DiceView(QWidget):
    """Paints the rows; :meth:`roll` lets them tumble first."""

    settled = Signal()
    """The dice have come to rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[DiceRow, ...] = ()
        self._rolling = False
        self._compact = False
        self._kept = KeptPictures()
        self._warm = Spread(self)
        self._warmed: tuple[frozenset[str], float] = (frozenset(), 0.0)
        self._felt: QPixmap | None = None
        self._speed = 1.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._describe()

    def set_compact(self, compact: bool) -> None:
        """Use smaller dice."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.update()

    def _row(self) -> float:
        return (SMALL_ROW if self._compact else ROW) * px("body") / 15

    def show_rows(self, rows: Sequence[DiceRow]) -> None:
        """Show dice at rest; while they tumble only their names are taken."""
        if tuple(rows) == self._rows:
            return
        self._rows = tuple(rows)
        self._describe()
        self.updateGeometry()
        self.update()

    def roll(self, rows: Sequence[DiceRow], milliseconds: int) -> None:
        """Let dice tumble for so long, then settle; 0 = they lie still at once."""
        self.show_rows(rows)
        if milliseconds <= 0 or not self.isVisible():
            self.finish()
            return
        most = max((len(row.faces) for row in rows), default=0)
        self._speed = (TUMBLE_MS + EACH_MS * most) / milliseconds
        self._rolling = True
        self._keep_felt()
        self._clock.start()
        self._timer.start()

    def finish(self) -> None:
        """Settle at once."""
        if self._rolling:
            self._rolling = False
            self._timer.stop()
            self._forget_felt()
            self.settled.emit()
        self.update()

    def _keep_felt(self) -> None:
        """Take a picture of what lies under the dice, so that a frame paints only them."""
        under = self.parentWidget()
        if under is None or self.size().isEmpty():
            return
        ratio = self.devicePixelRatioF()
        felt = QPixmap(self.size() * ratio)
        felt.setDevicePixelRatio(ratio)
        felt.fill(theme().tray_lo)
        area, bare = QRegion(self.geometry()), QWidget.RenderFlag(0)
        under.render(felt, QPoint(), area, bare)
        self._felt = felt
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def _forget_felt(self) -> None:
        self._felt = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._forget_felt()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget_felt()

    @property
    def rolling(self) -> bool:
        """Whether dice are tumbling."""
        return self._rolling

    def _tick(self) -> None:
        most = max((len(row.faces) for row in self._rows), default=0)
        if self._clock.elapsed() * self._speed >= TUMBLE_MS + EACH_MS * most:
            self.finish()
        else:
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 12, round(self._row() * len(self._rows)))

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 8, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
            self.update()
        elif event.type() == QEvent.Type.StyleChange:
            self._forget_felt()
            self.updateGeometry()

    def _describe(self) -> None:
        parts = []
        for row in self._rows:
            faces = ", ".join(language().number(face) for face in row.faces)
            parts.append(self.tr("{side}: {dice}").format(side=row.words, dice=faces))
            if row.lost is not None:
                parts.append(self._loss_words(row.lost))
        self.setAccessibleName(self.tr("Dice"))
        self.setAccessibleDescription("; ".join(parts))

    def _loss_words(self, lost: int) -> str:
        return "−" + language().number(lost) if lost else language().number(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._rows:
            return
        with QPainter(self) as painter:
            if self._felt is not None:
                painter.drawPixmap(0, 0, self._felt)
            if self._rolling:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                self._paint_dice(painter)
            else:
                self._kept.paint(painter, QRectF(self.rect()), "dice", self._rows, self._paint_dice)

    def _paint_dice(self, painter: QPainter) -> None:
        row_high = self._row()
        left, edge = self._measures()
        self._warm_up(edge)
        step = edge * 1.42
        for number, row in enumerate(self._rows):
            y = row_high * (number + 0.5)
            self._paint_name(painter, row.words, QRectF(0, y - edge, left - space(2), 2 * edge))
            self._paint_row(painter, row, QPointF(left + edge / 2, y), edge, step)
        if len(self._rows) == 2 and not self._rolling:
            self._paint_pairs(painter, QPointF(left + edge / 2, row_high), step)

    def _measures(self) -> tuple[float, float]:
        """Return where the dice begin, and how long their sides are."""
        metrics = QFontMetricsF(font("small"))
        widest = max(metrics.horizontalAdvance(row.words) for row in self._rows)
        left = min(widest + space(5), self.width() * 0.36)
        return left, min(DIE * self._row(), (self.width() - left - space(14)) / 3.9)

    def _warm_up(self, edge: float) -> None:
        """Paint every face these dice may show bit by bit, before they are thrown."""
        wanted = (frozenset(row.colour for row in self._rows), edge)
        if wanted != self._warmed:
            self._warmed = wanted
            self._warm.start(self._paint_faces(*wanted))

    def _paint_faces(self, colours: frozenset[str], edge: float) -> Iterator[None]:
        target = QPixmap(1, 1)
        target.setDevicePixelRatio(self.devicePixelRatioF())
        for state in STATES:
            for colour in sorted(colours):
                for face in range(1, 7):
                    yield
                    with QPainter(target) as painter:
                        self._die(painter, edge, (face, colour, state))

    def _paint_name(self, painter: QPainter, words: str, box: QRectF) -> None:
        def write(brush: QPainter) -> None:
            brush.setFont(font("small"))
            brush.setPen(theme().text)
            wrap = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            brush.drawText(box, wrap | Qt.TextFlag.TextWordWrap, words)

        self._kept.paint(painter, box, ("name", box.top()), words, write)

    def _paint_row(
        self, painter: QPainter, row: DiceRow, start: QPointF, edge: float, step: float
    ) -> None:
        tokens = theme()
        for index, face in enumerate(row.faces):
            centre = start + QPointF(step * index, 0)
            won = row.won[index] if index < len(row.won) else None
            if self._rolling:
                self._paint_tumbling(painter, centre, edge, row, index)
                continue
            state: dice.State = "plain" if not row.won else "win" if won else "lost"
            self._paint_still(painter, centre, edge, (face, row.colour, state))
        if row.lost is not None and not self._rolling:
            painter.setFont(font("number"))
            painter.setPen(tokens.danger if row.lost else tokens.ok)
            painter.drawText(
                QRectF(0, start.y() - edge, self.width(), 2 * edge),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                self._loss_words(row.lost),
            )

    def _paint_still(
        self, painter: QPainter, centre: QPointF, edge: float, look: tuple[int, str, dice.State]
    ) -> None:
        """Show a die at rest."""
        room = edge * 0.65 + GLOW
        corner = QPointF(round(centre.x() - room), round(centre.y() - room))
        painter.drawPixmap(corner, self._die(painter, edge, look))

    def _die(self, painter: QPainter, edge: float, look: tuple[int, str, dice.State]) -> QPixmap:
        """Return the picture of a die, painted once for each face, colour and fate."""
        face, colour, state = look
        room = edge * 0.65 + GLOW
        middle = QPointF(room, room)
        return self._kept.picture(
            painter,
            QRectF(0, 0, 2 * room, 2 * room),
            look,
            edge,
            lambda brush: dice.die(brush, middle, edge, face, colour, theme(), state=state),
        )

    def _paint_tumbling(
        self, painter: QPainter, centre: QPointF, edge: float, row: DiceRow, index: int
    ) -> None:
        """Show a die in the air: it turns and changes faces, then lands on its own."""
        face = row.faces[index]
        gone = self._clock.elapsed() * self._speed
        share = min(1.0, gone / (TUMBLE_MS + EACH_MS * index))
        back = share - 1
        eased = 1 + back * back * ((OVERSHOOT + 1) * back + OVERSHOOT)
        spin = (1 - eased) * 540
        lift = abs(sin(share * pi * 2.5)) * (1 - share) * edge * 0.5
        shown = face if share >= 1 else 1 + (int(gone / 60) * 3 + index * 2 + face) % 6
        at = centre + QPointF(cos(spin / 60) * (1 - share) * edge * 0.2, -lift)
        room = edge * 0.65 + GLOW
        painter.save()
        painter.translate(at)
        painter.rotate(spin)
        painter.drawPixmap(
            QPointF(-room, -room), self._die(painter, edge, (shown, row.colour, "plain"))
        )
        painter.restore()

    def _paint_pairs(self, painter: QPainter, start: QPointF, step: float) -> None:
        first = self._rows[0]
        for index, won in enumerate(first.won):
            if won is None:
                continue
            at = start + QPointF(step * index, 0)
            lean = 3.0 if won else -3.0
            painter.setPen(QPen(theme().legal if theme().name == "dark" else theme().warn, 2.2))
            painter.drawPolyline(
                QPolygonF([at + QPointF(-5, -lean), at + QPointF(0, lean), at + QPointF(5, -lean)])
            )
