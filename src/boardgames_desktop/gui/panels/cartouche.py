"""Paper that lies on the board: a heading, a note, and the sign that folds it to an icon."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardgames_desktop.gui.paint import controls, surfaces
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.theme import font, px, space, theme


class Cartouche(QWidget):
    """A piece of paper over the board that can be folded to an icon.

    A subclass lays out its content under :meth:`head_height` and paints its icon.
    """

    folded = Signal(bool)
    """A person folded (True) or opened it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._note = ""
        self._strong_note = False
        self.is_folded = False
        self._kept = KeptPictures()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, title: str, note: str = "", *, strong_note: bool = False) -> None:
        """Show a heading and a note at its right."""
        self._title = title
        self._note = note
        self._strong_note = strong_note
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.setToolTip(title if self.is_folded else "")
        self.update()

    def set_folded(self, folded: bool) -> None:
        """Fold to an icon or open, without a signal."""
        if folded == self.is_folded:
            return
        self.is_folded = folded
        self.setToolTip(self._title if folded else "")
        self.fold_changed()
        self.updateGeometry()
        self.resize(self.sizeHint())
        self.update()

    def head_height(self) -> int:
        """Return where the content begins."""
        return px("title") + space(4)

    def folded_size(self) -> QSize:
        """Return the size of the icon."""
        side = max(36, px("body") + space(6))
        return QSize(side, side)

    def title_left(self, left: float, wide: float) -> float:
        """Return where a heading ``wide`` pixels wide begins; ``left`` if nothing is there."""
        del wide
        return left

    def fold_changed(self) -> None:
        """Show or hide the content; subclasses do it."""

    def paint_icon(self, painter: QPainter, area: QRectF) -> None:
        """Paint the sign shown while folded; subclasses do it."""

    def paint_content(self, painter: QPainter) -> None:
        """Paint what stands under the heading; subclasses do it."""

    def shows(self) -> Hashable:
        """Return all that decides how icon and content look; subclasses do it."""
        return None

    def _retranslate(self) -> None:
        """Write every word; subclasses do it."""

    def _fit(self) -> None:
        """Measure again after theme or text size changed; subclasses do it."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()
            self.resize(self.sizeHint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from the board below; a click on the head folds or opens."""
        event.accept()
        if self.is_folded or event.position().y() < self.head_height():
            self._toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._toggle()
        else:
            super().keyPressEvent(event)

    def _toggle(self) -> None:
        self.set_folded(not self.is_folded)
        self.folded.emit(self.is_folded)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            shown = (self._title, self._note, self._strong_note, self.is_folded, self.hasFocus())
            box = QRectF(self.rect())
            self._kept.paint(painter, box, "paper", (*shown, self.shows()), self._paint_paper)

    def _paint_paper(self, painter: QPainter) -> None:
        tokens = theme()
        area = QRectF(self.rect()).adjusted(2, 2, -4, -6)
        surfaces.cartouche(painter, area, 12, tokens)
        if self.is_folded:
            self.paint_icon(painter, area)
        else:
            self._paint_head(painter, area)
            self.paint_content(painter)
        if self.hasFocus():
            controls.inner_focus(painter, area, 12, tokens)

    def _paint_head(self, painter: QPainter, area: QRectF) -> None:
        tokens = theme()
        title = QFont(font("title"))
        title.setPixelSize(px("title") - 1)
        painter.setFont(title)
        painter.setPen(tokens.ink)
        head = QRectF(
            area.left() + space(4), area.top() + 2, area.width() - space(8), self.head_height() - 4
        )
        wide = QFontMetricsF(title).horizontalAdvance(self._title)
        start = self.title_left(head.left(), wide) - head.left()
        painter.drawText(
            head.adjusted(start, 0, 0, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            self._title,
        )
        used = start + wide + space(3)
        sign = QPointF(head.right() - 4, head.center().y())
        painter.setPen(QPen(tokens.ink_2, 1.8))
        painter.drawLine(sign - QPointF(4, 0), sign + QPointF(4, 0))
        if self._note:
            note = QFont(font("small"))
            note.setBold(self._strong_note)
            painter.setFont(note)
            painter.setPen(tokens.danger_fill if self._strong_note else tokens.ink_2)
            painter.drawText(
                head.adjusted(used, 0, -space(4), 0),
                Qt.AlignmentFlag.AlignRight
                | Qt.AlignmentFlag.AlignVCenter
                | Qt.TextFlag.TextWordWrap,
                self._note,
            )
