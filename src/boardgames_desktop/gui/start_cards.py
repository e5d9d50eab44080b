"""The large buttons of the start page: the last game, the doors, the games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.gui.art.backdrop import Backdrop, Layers
from boardgames_desktop.gui.paint import controls, surfaces
from boardgames_desktop.gui.paint.icons import paint_icon
from boardgames_desktop.gui.theme import Theme, font, px, space, theme
from boardgames_desktop.gui.vignettes import board_width, first_map, vignette

SETTLED_MS = 120
"""A size that stays this long is worth painting a board for."""
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def _rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


class _Card(QAbstractButton):
    """A painted button that grows with its words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return and Enter like a click, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()

    def restyle(self) -> None:
        """Measure and paint anew after a change of theme or text size."""
        self.updateGeometry()
        self.update()


class DoorButton(_Card):
    """A wide button with an icon at the left and its key at the right."""

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon_name
        self._keys = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str, keys: str) -> None:
        """Show what the button does, and its key."""
        self.setText(words)
        self.setAccessibleName(words)
        self._keys = keys
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetrics(font("body")).horizontalAdvance(self.text())
        keys = QFontMetrics(font("micro")).horizontalAdvance(self._keys)
        return QSize(words + keys + px("body") * 6, px("body") + space(8) - 3)

    def minimumSizeHint(self) -> QSize:
        words = QFontMetrics(font("body")).horizontalAdvance(self.text())
        return QSize(words + px("body") * 4, px("body") + space(5))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tokens = theme()
            area = QRectF(self.rect()).adjusted(1, 1, -1, -3)
            controls.button(
                painter,
                area,
                tokens,
                hovered=self.underMouse(),
                pressed=self.isDown(),
                enabled=self.isEnabled(),
            )
            edge = px("body") + 6
            colour = tokens.heading if self.isEnabled() else tokens.text_off
            left = area.left() + space(4)
            paint_icon(
                painter, self._icon, QRectF(left, area.center().y() - edge / 2, edge, edge), colour
            )
            painter.setFont(font("body"))
            painter.setPen(tokens.text if self.isEnabled() else tokens.text_off)
            words = area.adjusted(space(4) + edge + space(3), 0, -space(3), 0)
            painter.drawText(
                words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
            )
            used = painter.fontMetrics().horizontalAdvance(self.text())
            keys = QFontMetrics(font("micro")).horizontalAdvance(self._keys) + space(3)
            if self._keys and used + keys < words.width():
                middle = QPointF(area.right() - space(3) - keys / 2, area.center().y())
                controls.keycap(painter, middle, self._keys, tokens.text_2)
            if self.hasFocus():
                controls.inner_focus(painter, area, 10, tokens)


class ContinueCard(_Card):
    """The last game: a golden card with its board, whose turn it is and when that was."""

    picture_wanted = Signal()
    """The board is shown at another size than it was painted for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = ""
        self._when = ""
        self._picture = QImage()
        self._expected = False
        self._show_picture = True
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLED_MS)
        self._settled.timeout.connect(self.picture_wanted)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def set_words(self, title: str, facts: str, when: str) -> None:
        """Show a title, a line of facts and the time."""
        self.setText(title)
        self._facts = facts
        self._when = when
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{facts}. {when}")
        self.updateGeometry()
        self.update()

    def expect(self, title: str) -> None:
        """Keep the room of a game that is still being read; it can be continued at once."""
        if not self._facts:
            self.set_words(title, "…", "…")
        self._expected = True
        self.updateGeometry()
        self.update()

    def set_picture(self, picture: QImage) -> None:
        """Show the board."""
        self._picture = picture
        self._expected = False
        self.updateGeometry()
        self.update()

    def set_roomy(self, roomy: bool) -> None:
        """Show the board above the words, or the words alone where room is short."""
        if roomy != self._show_picture:
            self._show_picture = roomy
            self.updateGeometry()
            self.update()

    def picture_size(self) -> QSize:
        """Return the size the board is shown at."""
        return QSize(max(1, self.width() - 2 * space(3) - 2), px("body") * 11 // 2)

    def _with_picture(self) -> bool:
        return self._show_picture and (self._expected or not self._picture.isNull())

    def _text_room(self, width: int) -> int:
        return width - 2 * space(4) - self._disc() - space(3)

    def _disc(self) -> int:
        return px("body") * 2 + space(2)

    def _boxes(self, width: int) -> list[tuple[QRect, str, str]]:
        top = space(3)
        if self._with_picture():
            top += self.picture_size().height() + space(2)
        room = self._text_room(width)
        found: list[tuple[QRect, str, str]] = []
        for words, role in ((self.text(), "title"), (self._facts, "body"), (self._when, "small")):
            box = QFontMetrics(font(role)).boundingRect(QRect(0, 0, room, 4096), WRAP, words)
            found.append((QRect(space(4), top, room, box.height()), words, role))
            top += box.height() + 1
        return found

    def sizeHint(self) -> QSize:
        wide = max(self.width(), px("body") * 17)
        return QSize(px("body") * 20, self._boxes(wide)[-1][0].bottom() + space(4))

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 14, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()
        shown = self._picture.deviceIndependentSize().toSize()
        if not self._picture.isNull() and shown != self.picture_size():
            self._settled.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            tokens = theme()
            area = QRectF(self.rect()).adjusted(1, 1, -1, -4)
            controls.button(
                painter,
                area,
                tokens,
                primary=True,
                hovered=self.underMouse(),
                pressed=self.isDown(),
                enabled=True,
            )
            if self._with_picture():
                frame = QRectF(area.left() + space(3), area.top() + space(3), 0, 0)
                frame.setSize(self.picture_size().toSizeF())
                painter.save()
                painter.setClipPath(_rounded(frame, 8))
                painter.drawImage(frame, self._picture)
                painter.restore()
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(tokens.on_accent, 1.4))
                painter.drawPath(_rounded(frame, 8))
            boxes = self._boxes(self.width())
            for box, words, role in boxes:
                painter.setFont(font(role))
                painter.setPen(tokens.on_accent)
                painter.drawText(box, WRAP, words)
            top, bottom = boxes[0][0].top(), boxes[-1][0].bottom()
            self._paint_disc(painter, QPointF(0, (top + bottom) / 2), tokens)
            if self.hasFocus():
                controls.inner_focus(painter, area, 8, tokens)

    def _paint_disc(self, painter: QPainter, height: QPointF, tokens: Theme) -> None:
        radius = self._disc() / 2
        centre = QPointF(self.width() - space(4) - radius, height.y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.on_accent)
        painter.drawEllipse(centre, radius, radius)
        painter.setBrush(tokens.accent_hi)
        k = radius / 22
        painter.drawPolygon(
            QPolygonF([centre + QPointF(x * k, y * k) for x, y in ((-7, -10), (-7, 10), (11, 0))])
        )


class GameTile(_Card):
    """A game: its picture, name, what it is, for how many and how long."""

    def __init__(self, game: AnyGame, pictures: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._pictures = pictures
        self._backdrop: Backdrop | None = None
        self._title = ""
        self._what = ""
        self._who = ""
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_words(self, title: str, what: str, who: str) -> None:
        """Show name, sentence and numbers."""
        self._title, self._what, self._who = title, what, who
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{what} {who}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 30, px("body") * 22)

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 16, px("body") * 14)

    def restyle(self) -> None:
        self._drawn = ()
        super().restyle()

    def _foot(self, width: int) -> list[tuple[QRect, str, str, str]]:
        """Return the lines under the picture from the bottom up, as boxes from their top."""
        room = width - 2 * space(6)
        lines = (
            (self._title, "title", "heading"),
            (self._what, "body", "text"),
            (self._who, "small", "text_2"),
        )
        heights = [
            QFontMetrics(font(role)).boundingRect(QRect(0, 0, room, 4096), WRAP, words).height()
            for words, role, _ in lines
        ]
        top = self.height() - sum(heights) - space(4) - 2 * 2
        found: list[tuple[QRect, str, str, str]] = []
        for (words, role, colour), height in zip(lines, heights, strict=True):
            found.append((QRect(space(6), top, room, height), words, role, colour))
            top += height + 2
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tokens = theme()
            area = QRectF(self.rect()).adjusted(2, 2, -3, -6)
            frame = _rounded(area, 16)
            shade = QColor(Qt.GlobalColor.black)
            shade.setAlpha(90)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawPath(frame.translated(1.5, 4))
            foot = self._foot(self.width())
            edge = foot[0][0].top() - space(3)
            self._draw_art(QSize(self.width(), max(1, edge)), tokens)
            painter.save()
            painter.setClipPath(frame)
            painter.drawPixmap(0, 0, self._pixmap)
            base = QRectF(0, edge, self.width(), self.height() - edge)
            surfaces.side_panel(painter, base, tokens)
            painter.setPen(QPen(tokens.line_strong, 1.6))
            painter.drawLine(base.topLeft(), base.topRight())
            painter.restore()
            for box, words, role, colour in foot:
                painter.setFont(font(role))
                painter.setPen(getattr(tokens, colour))
                painter.drawText(box, WRAP, words)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            lit = self.underMouse()
            painter.setPen(QPen(tokens.legal if lit else tokens.line_strong, 3 if lit else 2))
            painter.drawPath(frame)
            if self.hasFocus():
                controls.inner_focus(painter, area, 16, tokens)

    def _draw_art(self, size: QSize, tokens: Theme) -> None:
        ratio = self.devicePixelRatioF()
        wanted = (size.toTuple(), ratio, tokens.name)
        board = first_map(self.game.id)
        if wanted == self._drawn or board is None:
            return
        self._drawn = wanted
        if self._backdrop is None:
            self._backdrop = Backdrop(self._pictures, self)
            self._backdrop.ready.connect(self._finish_art)
        layers = self._backdrop.request(board, board_width(board, size), ratio, tokens.name)
        self._pixmap = QPixmap.fromImage(vignette(board, layers, size, ratio, tokens))
        if layers.painted:
            self._let_go()

    def _finish_art(self, layers: Layers) -> None:
        """Show the painted map, and forget it: the pixmap is all that is needed."""
        board = first_map(self.game.id)
        if board is None or self._pixmap.isNull():
            return
        ratio = self._pixmap.devicePixelRatio()
        size = self._pixmap.deviceIndependentSize().toSize()
        self._pixmap = QPixmap.fromImage(vignette(board, layers, size, ratio, theme()))
        self._let_go()
        self.update()

    def _let_go(self) -> None:
        if self._backdrop is not None:
            self._backdrop.deleteLater()
            self._backdrop = None

    def close_art(self) -> None:
        """Wait for a picture that is being painted, before the program ends."""
        if self._backdrop is not None:
            self._backdrop.close()
