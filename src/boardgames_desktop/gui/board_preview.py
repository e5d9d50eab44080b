"""A framed small picture of a game's board with a line of facts under it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.gui.thumbnail import map_board, thumbnail


class BoardPreview(QWidget):
    """The board a match will be played on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board: Board | None = None
        self._note = ""
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_boards(self, boards: Sequence[Board]) -> None:
        """Show the first of ``boards`` that is a map."""
        board = map_board(boards)
        if board != self._board:
            self._board = board
            self.updateGeometry()
            self._drawn = ()
            self.update()

    def set_note(self, note: str) -> None:
        """Write a fact at the right of the line."""
        self._note = note
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * self._shape()) + px("small") + space(4)

    def _shape(self) -> float:
        wide, high = self._board.size if self._board is not None else (16.0, 9.0)
        return high / wide if wide else 0.6

    def sizeHint(self) -> QSize:
        wide = px("body") * 26
        return QSize(wide, self.heightForWidth(wide))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._drawn = ()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        board = self._board
        if board is None:
            return
        tokens = theme()
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ratio = self.devicePixelRatioF()
        size = self.size() - QSize(0, px("small") + space(4))
        wanted = (board.id, size.toTuple(), ratio, tokens.name)
        if wanted != self._drawn:
            self._pixmap = QPixmap.fromImage(thumbnail(board, size, tokens, ratio=ratio))
            self._drawn = wanted
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QPainterPath()
            frame.addRoundedRect(area, 12, 12)
            painter.setClipPath(frame)
            painter.drawPixmap(0, 0, self._pixmap)
            strip = area.adjusted(0, area.height() - px("small") - space(4), 0, 0)
            painter.fillRect(strip, tokens.panel_lo)
            painter.setFont(font("small"))
            inner = strip.adjusted(space(3), 0, -space(3), 0)
            painter.setPen(tokens.text)
            count = len(board.places)
            places = self.tr("%n place(s)", "", count)
            painter.drawText(
                inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, places
            )
            painter.setPen(tokens.text_2)
            painter.drawText(
                inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._note
            )
            painter.setClipping(False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tokens.line_strong, 1.6))
            painter.drawPath(frame)
