"""A part of the side panel: a serif heading that folds what stands under it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.gui.paint import controls
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.theme import font, px, space, theme


class SectionHead(QAbstractButton):
    """Heading, a line to the right, a short note, and the sign that it folds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._note = ""
        self._kept = KeptPictures()
        self.setCheckable(True)
        self.setChecked(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def note(self) -> str:
        """The few words at the right end of the line."""
        return self._note

    def set_note(self, note: str) -> None:
        """Show a few words at the right end of the line."""
        if note != self._note:
            self._note = note
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(px("title") * 6, px("title") + space(3))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        state = (self.underMouse(), self.isChecked(), self.hasFocus())
        shows = (self.text(), self._note, state)
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            self._kept.paint(painter, area, "all", shows, self._paint, late=self.update)

    def _paint(self, painter: QPainter) -> None:
        tokens = theme()
        area = QRectF(self.rect())
        painter.setFont(font("title"))
        painter.setPen(tokens.heading)
        words = QFontMetricsF(painter.font()).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, area.width() - space(5)
        )
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        start = QFontMetricsF(painter.font()).horizontalAdvance(words) + space(3)
        end = area.right() - space(5)
        if self._note:
            painter.setFont(font("small"))
            wide = painter.fontMetrics().horizontalAdvance(self._note)
            if start + space(2) + wide < end:
                painter.setPen(tokens.text_2)
                painter.drawText(
                    area.adjusted(0, 0, -space(5), 0),
                    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                    self._note,
                )
                end -= wide + space(3)
        middle = area.center().y() + 1
        if end > start + space(3):
            painter.setPen(QPen(controls.faded(tokens.line_strong, 120), 1))
            painter.drawLine(QPointF(start, middle), QPointF(end, middle))
        self._paint_sign(painter, QPointF(area.right() - space(2), middle))
        if self.hasFocus():
            controls.inner_focus(painter, area, 4, tokens)

    def _paint_sign(self, painter: QPainter, at: QPointF) -> None:
        strong = self.underMouse()
        colour = theme().text if strong else theme().text_2
        painter.setPen(QPen(colour, 1.8))
        lift = 2.4 if self.isChecked() else -2.4
        if self.isChecked():
            sign = [QPointF(-4, -lift), QPointF(0, lift), QPointF(4, -lift)]
        else:
            sign = [QPointF(lift, -4), QPointF(-lift, 0), QPointF(lift, 4)]
        painter.drawPolyline(QPolygonF([at + point for point in sign]))


class Section(QWidget):
    """Heading and body; folding hides the body and gives its room to the others."""

    folded = Signal(bool)
    """A person folded (True) or opened the section."""

    def __init__(
        self, key: str, body: QWidget, parent: QWidget | None = None, *, headless: bool = False
    ) -> None:
        """Put ``body`` under a heading, or (``headless``) show it alone and always."""
        super().__init__(parent)
        self.key = key
        self._headless = headless
        self._lent = False
        self._words = ("", "", "")
        self.body = body
        self.head = SectionHead(self)
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self.head)
        self._stack.addWidget(body, 1)
        self.head.toggled.connect(self._toggle)
        self.head.clicked.connect(lambda open_: self.folded.emit(not open_))
        self.head.setVisible(not headless)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, body.sizePolicy().verticalPolicy())
        self._space()

    def set_words(self, title: str, note: str = "", fold_hint: str = "") -> None:
        """Show a title and a short note."""
        if (title, note, fold_hint) == self._words:
            return
        self._words = (title, note, fold_hint)
        self.head.setText(title)
        self.head.setAccessibleName(title)
        self.head.setToolTip(fold_hint)
        self.head.set_note(note)
        self.head.update()

    def least_height(self, open_: bool) -> int:
        """Return the height the section needs at least, open or folded."""
        head = 0 if self._headless else self.head.sizeHint().height()
        if not open_:
            return head
        body = self.body
        fixed = body.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Fixed
        wide = self.width()
        if fixed:
            high = body.heightForWidth(wide) if body.hasHeightForWidth() else -1
            high = high if high >= 0 else body.sizeHint().height()
        else:
            high = body.minimumSizeHint().height()
        return head + self._stack.spacing() + max(high, body.minimumHeight())

    def lend(self) -> None:
        """Fold for as long as the body stands elsewhere."""
        self._lent = True
        self.hide()

    def take_back(self) -> None:
        """Put the body under the heading again."""
        self._lent = False
        self._stack.addWidget(self.body, 1)
        self.body.setVisible(self.open)

    @property
    def lent(self) -> bool:
        """Whether the body stands elsewhere."""
        return self._lent

    @property
    def grows(self) -> bool:
        """Whether more height than needed is of use."""
        return self.body.sizePolicy().verticalPolicy() != QSizePolicy.Policy.Fixed

    @property
    def open(self) -> bool:
        """Whether the body shows."""
        return self.head.isChecked()

    def set_open(self, open_: bool) -> None:
        """Fold or open without a signal."""
        self.head.setChecked(open_)

    def _toggle(self, open_: bool) -> None:
        if not self._lent:
            self.body.setVisible(open_)
        self._hold()
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._space()

    def _space(self) -> None:
        self._stack.setSpacing(space(1))
        self._hold()

    def _hold(self) -> None:
        """Keep the heading visible, and nothing else while folded."""
        high = self.head.sizeHint().height()
        self.head.setFixedHeight(high)
        self.setMinimumHeight(0 if self._headless else high)
        self.setMaximumHeight(16777215 if self.open else high)
