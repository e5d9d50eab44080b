"""Pieces still to be placed, to be dragged onto the board."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.gui.paint import controls, figures, surfaces
from boardgames_desktop.gui.paint.discs import kept_disc
from boardgames_desktop.gui.paint.ink import ratio_of
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language

WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class PoolToken(QWidget):
    """One stack in the reserve: figure, number, and what to do with it."""

    picked = Signal(str)
    drag_wanted = Signal(str, QPoint)

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tuple(colours)
        self._token: Token | None = None
        self._lit = False
        self._picked = False
        self._words = ""
        self._pressed_at: QPoint | None = None
        self._kept = KeptPictures()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._retranslate()

    def show_tokens(self, tokens: Sequence[Token]) -> None:
        """Show the first stack of the reserve; hides when it is empty."""
        token = tokens[0] if tokens and tokens[0].count else None
        self.setVisible(token is not None)
        if token != self._token:
            self._token = token
            self._retranslate()

    @property
    def filled(self) -> bool:
        """Whether something waits to be placed."""
        return self._token is not None

    def holds(self, thing: Thing) -> bool:
        """Tell whether a thing is the stack shown or where it lies."""
        return self._token is not None and thing in (self._token.thing, self._token.at)

    def mark(self, lit: Set[Thing], picked: Sequence[Thing]) -> None:
        """Say whether the stack leads on, and whether it was picked."""
        thing = self._token.thing if self._token is not None else ""
        if (thing in lit, thing in picked) == (self._lit, self._picked):
            return
        self._lit, self._picked = thing in lit, thing in picked
        self.setCursor(Qt.CursorShape.OpenHandCursor if self._lit else Qt.CursorShape.ArrowCursor)
        self.update()

    def hint(self) -> str:
        """Return what to do with the stack; nothing while it cannot be placed."""
        return self._words if self._lit or self._picked else ""

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 12, round(54 * px("body") / 15))

    def _retranslate(self) -> None:
        self._words = self.tr("Drag onto the board, or click a place.")
        count = self._token.count if self._token is not None else 0
        self.setAccessibleName(self.tr("Still to place: %n", "", count))
        self.setAccessibleDescription(self._words)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._token is not None:
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None or self._token is None:
            return
        way = event.position().toPoint() - self._pressed_at
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._pressed_at = None
            self.drag_wanted.emit(self._token.thing, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is not None and self._token is not None:
            self.picked.emit(self._token.thing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._token is not None and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Space,
        ):
            self.picked.emit(self._token.thing)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        token = self._token
        if token is None:
            return
        words = self.hint()
        shows = (token, self._lit, self._picked, words, self.hasFocus())
        with QPainter(self) as painter:
            self._kept.paint(
                painter,
                QRectF(self.rect()),
                "all",
                shows,
                lambda brush: self._paint(brush, token, words),
                late=self.update,
            )

    def _paint(self, painter: QPainter, token: Token, words: str) -> None:
        tokens = theme()
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        surfaces.well(painter, area, 8, tokens)
        if self._lit or self._picked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tokens.select if self._picked else tokens.legal, 2))
            painter.drawRoundedRect(area, 8, 8)
        scale = px("body") / 15
        if token.owner is not None:
            self._paint_pieces(painter, area, token.count, self._colours[token.owner])
        count = language().number(token.count)
        painter.setFont(font("score"))
        painter.setPen(tokens.text)
        left = area.left() + 84 * scale
        painter.drawText(
            QRectF(left, area.top(), 60 * scale, area.height()),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            count,
        )
        left += painter.fontMetrics().horizontalAdvance(count) + space(3)
        painter.setFont(font("small"))
        painter.setPen(tokens.text_2)
        painter.drawText(
            QRectF(left, area.top(), area.right() - left - space(2), area.height()), WRAP, words
        )
        if self.hasFocus():
            controls.inner_focus(painter, area, 8, tokens)

    def _paint_pieces(self, painter: QPainter, area: QRectF, count: int, colour: str) -> None:
        scale = px("body") / 15
        high = 32 * scale
        foot = QPointF(area.left() + 44 * scale, area.bottom() - 9 * scale)
        pieces = figures.army_pixmap(
            colour, count, ratio_of(painter), theme(), high, pair=True, badge=False
        )
        painter.drawPixmap(foot - figures.army_base(high), pieces)
        kept_disc(painter, foot + QPointF(-22 * scale, 0), 8 * scale, colour)
