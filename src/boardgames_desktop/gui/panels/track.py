"""A track cartouche: steps in a row, the one that counts next, a figure standing on it."""

from __future__ import annotations

from collections.abc import Hashable

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.picture import Board, Look, Picture, Token
from boardgames_desktop.gui.paint import controls, figures, surfaces
from boardgames_desktop.gui.panels.cartouche import Cartouche
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language

STEP_WIDE = 47
STEP = 40
FIGURE = 34
BARE = Look()


@attrs.frozen
class _Step:
    words: str
    current: bool
    past: bool
    figure: str


class Track(Cartouche):
    """One ``track`` board on paper."""

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._picture: Picture | None = None
        self._steps: tuple[_Step, ...] = ()
        self._told: object = None
        self._room = 0
        self._fit()

    def show_picture(self, picture: Picture) -> None:
        """Show where the figure stands."""
        self._picture = picture
        self._retranslate()

    def set_room(self, room: int) -> None:
        """Say how wide the track may be."""
        if room != self._room:
            self._room = room
            self._fit()

    def _retranslate(self) -> None:
        board, picture = self._board, self._picture
        title = language().text(board.title) if board.title is not None else ""
        note = picture.notes.get(board.id) if picture is not None else None
        words = language().text(note) if note is not None else ""
        steps = () if picture is None else tuple(self._read(picture))
        told = (title, words, steps, language().edition)
        if told == self._told:
            return
        self._told = told
        self.set_words(title, words, strong_note=True)
        self._steps = steps
        self.setAccessibleDescription(
            " ".join(
                [
                    self._note,
                    *(self.tr("now {step}").format(step=s.words) for s in self._steps if s.current),
                ]
            )
        )
        self._show_tip()
        if self.is_folded:
            self._fit()
        self.update()

    def _read(self, picture: Picture) -> list[_Step]:
        standing: dict[str, Token] = {token.at: token for token in picture.tokens}
        steps: list[_Step] = []
        for place in self._board.places:
            look = picture.looks.get(place.thing, BARE)
            words = look.text if look.text is not None else place.label
            token = standing.get(place.thing)
            steps.append(
                _Step(
                    language().text(words) if words is not None else "",
                    "current" in look.marks or token is not None,
                    look.faded or "past" in look.marks,
                    token.kind if token is not None else "",
                )
            )
        return steps

    def _step_width(self) -> float:
        count = max(1, len(self._board.places))
        wanted = STEP_WIDE * px("body") / 15
        if self._room:
            wanted = min(wanted, (self._room - space(10)) / count)
        return wanted

    def sizeHint(self) -> QSize:
        if self.is_folded:
            return self.folded_size()
        wide = self._step_width() * len(self._board.places) + space(10)
        return QSize(round(wide), self.head_height() + round(STEP * px("body") / 15) + space(5))

    def _fit(self) -> None:
        self.resize(self.sizeHint())

    def _now(self) -> str:
        """Return the words of the step that counts next."""
        return next((step.words for step in self._steps if step.current), "")

    def folded_size(self) -> QSize:
        """Return the size of a pill: the figure and the step that counts next."""
        icon = super().folded_size()
        words = QFontMetricsF(font("number")).horizontalAdvance(self._now())
        return QSize(round(icon.width() + words + space(3)), icon.height())

    def fold_changed(self) -> None:
        self._show_tip()

    def _show_tip(self) -> None:
        self.setToolTip("\n".join((self._title, self._note)).strip() if self.is_folded else "")

    def paint_icon(self, painter: QPainter, area: QRectF) -> None:
        kind = next((step.figure for step in self._steps if step.figure), "cavalry")
        foot = QPointF(area.left() + area.height() / 2, area.bottom() - area.height() * 0.24)
        figures.gold(painter, foot, kind, area.height() * 0.5, theme())
        painter.setFont(font("number"))
        painter.setPen(theme().ink)
        painter.drawText(
            area.adjusted(area.height() * 0.9, 0, -space(2), 0),
            Qt.AlignmentFlag.AlignCenter,
            self._now(),
        )

    def title_left(self, left: float, wide: float) -> float:
        """Begin the heading behind the figure where that stands in its way."""
        half = FIGURE * 0.72 * px("body") / 15
        for index, step in enumerate(self._steps):
            centre = self._first_centre() + self._step_width() * index
            if step.figure and centre - half < left + wide:
                return centre + half + space(1)
        return left

    def _first_centre(self) -> float:
        wide = self._step_width()
        return (self.width() - 2 - wide * len(self._steps)) / 2 + wide / 2

    def shows(self) -> Hashable:
        return self._steps, self._room

    def paint_content(self, painter: QPainter) -> None:
        tokens = theme()
        wide = self._step_width()
        side = min(wide - 7, STEP * px("body") / 15)
        left = self._first_centre() - wide / 2
        y = self.head_height() + side / 2
        for index, step in enumerate(self._steps):
            centre = QPointF(left + wide * (index + 0.5), y)
            box = QRectF(centre.x() - side / 2, y - side / 2, side, side * 0.95)
            self._paint_step(painter, box, step)
            if index + 1 < len(self._steps):
                painter.setPen(QPen(controls.faded(tokens.paper_line, 160), 1.3))
                painter.drawLine(
                    QPointF(box.right() + 1.5, y), QPointF(box.right() + wide - side - 1.5, y)
                )
        for index, step in enumerate(self._steps):
            if step.figure:
                foot = QPointF(left + wide * (index + 0.5), y - side / 2 - 1)
                self._paint_figure(painter, foot, step.figure)

    def _paint_figure(self, painter: QPainter, foot: QPointF, kind: str) -> None:
        """Paint the golden figure, drawn once for each size, screen and theme."""
        high = FIGURE * px("body") / 15
        key = f"track:{kind}:{high}:{self.devicePixelRatioF()}:{theme().name}"
        box = QRectF(-high, -high * 1.4, high * 2, high * 1.8)
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            pixmap = QPixmap((box.size() * self.devicePixelRatioF()).toSize())
            pixmap.setDevicePixelRatio(self.devicePixelRatioF())
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as brush:
                brush.setRenderHint(QPainter.RenderHint.Antialiasing)
                figures.gold(brush, -box.topLeft(), kind, high, theme())
            QPixmapCache.insert(key, pixmap)
        painter.drawPixmap(foot + box.topLeft(), pixmap)

    def _paint_step(self, painter: QPainter, box: QRectF, step: _Step) -> None:
        tokens = theme()
        if step.current:
            painter.setPen(QPen(tokens.paper_line, 2.2))
            painter.setBrush(surfaces.vertical(box, tokens.accent_hi, tokens.accent_lo))
        else:
            painter.setPen(QPen(controls.faded(tokens.paper_line, 150), 1.2))
            painter.setBrush(controls.faded(tokens.paper_line, 22 if step.past else 40))
        painter.drawRoundedRect(box, 8, 8)
        letters = QFont(font("body"))
        letters.setBold(step.current)
        letters.setStrikeOut(step.past)
        painter.setFont(letters)
        painter.setPen(
            tokens.on_accent if step.current else tokens.ink_2 if step.past else tokens.ink
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, step.words)
