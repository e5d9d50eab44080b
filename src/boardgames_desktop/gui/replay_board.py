"""The board of a review: looks like the table's, answers nothing, with the seats above it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.board.painted_board import PaintedBoard
from boardgames_desktop.gui.paint import ink, seats, surfaces
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore

ZOOM = 2**0.5


class SeatStrip(QWidget):
    """Every seat in a row: emblem, name, its first public numbers; whose turn it is stands out."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._picture: Picture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_picture(self, picture: Picture) -> None:
        """Show the numbers of a position."""
        self._picture = picture
        self.setAccessibleName(". ".join(self._words(seat) for seat in range(self._seats())))
        self.setToolTip("\n".join(self._words(seat) for seat in range(self._seats())))
        self.update()

    def retranslate(self) -> None:
        """Say all words anew."""
        if self._picture is not None:
            self.show_picture(self._picture)

    def _seats(self) -> int:
        return len(self._match.setup.seats)

    def _facts(self, seat: int) -> list[tuple[str, int]]:
        picture = self._picture
        if picture is None:
            return []
        values = {fact.key: fact.value for fact in picture.facts if fact.seat == seat}
        return [
            (language().text(words), values[key])
            for key, words in picture.columns.items()
            if key in values
        ]

    def _words(self, seat: int) -> str:
        facts = ", ".join(f"{words} {language().number(n)}" for words, n in self._facts(seat))
        return f"{self._match.name(seat)}: {facts}"

    def sizeHint(self) -> QSize:
        return QSize(space(100), px("body") + space(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tokens = theme()
            surfaces.side_panel(painter, QRectF(self.rect()), tokens)
            picture = self._picture
            if picture is None:
                return
            wide = self.width() / self._seats()
            for seat in range(self._seats()):
                box = QRectF(seat * wide, 0, wide, self.height()).adjusted(
                    space(1), space(1), -space(1), -space(1)
                )
                surfaces.well(painter, box, 8, tokens)
                if picture.on_turn == seat:
                    painter.setPen(ink.pen(tokens.line_strong, 1.8))
                    painter.setBrush(ink.faded(tokens.accent_lo, 60))
                    painter.drawRoundedRect(box, 8, 8)
                painter.setOpacity(0.45 if seat in picture.out else 1.0)
                self._paint_seat(painter, box, seat)
                painter.setOpacity(1.0)

    def _paint_seat(self, painter: QPainter, box: QRectF, seat: int) -> None:
        tokens = theme()
        radius = px("body") * 0.62
        centre = QPointF(box.left() + space(2) + radius, box.center().y())
        seats.disc(painter, centre, radius, self._match.colour(seat), tokens)
        inner = box.adjusted(space(3) + 2 * radius, 0, -space(2), 0)
        numbers = " · ".join(language().number(n) for _, n in self._facts(seat)[:3])
        painter.setFont(font("number"))
        taken = painter.fontMetrics().horizontalAdvance(numbers)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(tokens.text)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, numbers)
        name = QFontMetrics(font("body")).elidedText(
            self._match.name(seat),
            Qt.TextElideMode.ElideRight,
            max(0, round(inner.width()) - taken - space(2)),
        )
        painter.setFont(font("body"))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, name)


class ReplayBoard(QWidget):
    """The map of a match at any of its moments."""

    def __init__(
        self,
        match: Match,
        settings: SettingsStore,
        *,
        pictures: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        board = next(board for board in match.boards() if board.layout == "map")
        self._painted = PaintedBoard(
            board, match, settings, pictures=pictures, frame=self, parent=self
        )
        self.scene, self.view = self._painted.scene, self._painted.view
        self.artwork = self._painted.artwork
        self.strip = SeatStrip(match, self)
        self.scene.set_own(match.viewer)
        self.setFocusProxy(self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        layout.addWidget(self.view, 1)

    def show_picture(self, picture: Picture) -> None:
        """Show a position."""
        self.scene.show_picture(picture)
        self.strip.show_picture(picture)

    def zoom_in(self) -> None:
        """Show the board larger."""
        self.view.zoom_by(ZOOM)

    def zoom_out(self) -> None:
        """Show the board smaller."""
        self.view.zoom_by(1 / ZOOM)

    def zoom_fit(self) -> None:
        """Show the whole board."""
        self.view.fit()

    def close_board(self) -> None:
        """Stop painting; the board may then be deleted."""
        self._painted.close()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.strip.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.strip.update()
