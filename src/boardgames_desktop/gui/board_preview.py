"""A picture of the board a match will be played on, with a line of facts under it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QImage, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.backdrop import Backdrop, Layers
from boardgames_desktop.gui.theme import Theme, font, px, space, theme
from boardgames_desktop.gui.thumbnail import map_board, thumbnail

HIGHEST = 0.92
"""Height of the picture at most, in widths; a higher board lies in the middle of its table."""
SPARE = 0.97
"""Part of the picture that such a board fills."""


class BoardPreview(QWidget):
    """The board a match will be played on."""

    def __init__(self, parent: QWidget | None = None, *, pictures: Path | None = None) -> None:
        """Show nothing yet; painted maps are kept in the folder ``pictures``."""
        super().__init__(parent)
        self._board: Board | None = None
        self._note = ""
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self._pictures = pictures
        self._backdrop: Backdrop | None = None
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
        return min(high / wide, HIGHEST) if wide else 0.6

    def sizeHint(self) -> QSize:
        wide = px("body") * 26
        return QSize(wide, self.heightForWidth(wide))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._drawn = ()
            self.update()

    # -- the picture --------------------------------------------------------------------

    def _draw(self, board: Board, size: QSize, ratio: float, tokens: Theme) -> None:
        wanted = (board.id, size.toTuple(), ratio, tokens.name)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        if not art_for(board).portrait:
            self._pixmap = QPixmap.fromImage(thumbnail(board, size, tokens, ratio=ratio))
            return
        if self._backdrop is None:
            self._backdrop = Backdrop(self._pictures, self)
            self._backdrop.ready.connect(self._painted)
        wide = board.size[0] * _fit(board, size)
        self._pixmap = _portrait(
            board, self._backdrop.request(board, wide, ratio, tokens.name), size, ratio
        )

    def _painted(self, layers: Layers) -> None:
        """Show the painted map that has been waited for."""
        if self._board is None or self._pixmap.isNull():
            return
        size = self._pixmap.deviceIndependentSize().toSize()
        self._pixmap = _portrait(self._board, layers, size, self._pixmap.devicePixelRatio())
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Wait for no picture any more; the next time it is shown it is asked for again."""
        if self._backdrop is not None:
            self._backdrop.close()
            self._drawn = ()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        board = self._board
        if board is None:
            return
        tokens = theme()
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        size = self.size() - QSize(0, px("small") + space(4))
        self._draw(board, size, self.devicePixelRatioF(), tokens)
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


def _fit(board: Board, size: QSize) -> float:
    """Return how many pixels a scene unit is in a picture of ``size``."""
    wide, high = board.size
    return min(size.width() / (wide or 1), size.height() / (high or 1)) * SPARE


def _portrait(board: Board, layers: Layers, size: QSize, ratio: float) -> QPixmap:
    """Return the painted board in the middle of its table."""
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(layers.surround)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = _fit(board, size)
        painter.translate(QPointF(size.width() / 2, size.height() / 2))
        painter.scale(scale, scale)
        painter.translate(-board.size[0] / 2, -board.size[1] / 2)
        for covers, picture in (
            (layers.area, layers.ground),
            (layers.overlay_area, layers.overlay),
        ):
            if not picture.isNull():
                painter.drawImage(covers, picture)
    return QPixmap.fromImage(image)
