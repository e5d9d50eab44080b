"""The frame every dialog shares: title and buttons stay, what is between them scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.paint import ink, surfaces
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Words

VEIL = 150
"""Opacity of the veil between wood grain and words."""


class Column(QScrollArea):
    """A scroll area that only ever scrolls up and down: its content is as wide as it is."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._widen()
        return super().eventFilter(watched, event)

    def _widen(self) -> None:
        content = self.widget()
        if content is not None:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setMinimumWidth(content.minimumSizeHint().width() + bar)

    def sizeHint(self) -> QSize:
        content = self.widget()
        hint = content.sizeHint() if content is not None else QSize()
        return hint + QSize(self.verticalScrollBar().sizeHint().width() + 2, 2)


def calm_wood(painter: QPainter, area: QRectF) -> None:
    """Paint wood whose grain is faint enough to read on."""
    tokens = theme()
    surfaces.side_panel(painter, area, tokens)
    if not tokens.flat:
        painter.fillRect(area, ink.faded(tokens.panel_lo, VEIL))


class Sheet(QDialog):
    """A dialog on wood: serif title, a scrolling middle, buttons at the lower right.

    A subclass fills :attr:`body` and :attr:`buttons`, and writes its words in
    ``_retranslate()``, which it calls at the end of its ``__init__``.
    """

    wanted = QSize(640, 480)
    """Size at text size 100 %, made smaller on small screens and larger with the text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.heading = Words("display", "heading", self)
        self.body = QWidget(self)
        self.column = Column(self.body, self)
        self.note = Words("small", "text_2", self)
        self.buttons = QDialogButtonBox(self)
        self.buttons.rejected.connect(self.reject)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.note, 1)
        self._foot.addWidget(self.buttons)
        self._stack = QVBoxLayout(self)
        self._stack.addWidget(self.heading)
        self._stack.addWidget(self.column, 1)
        self._stack.addLayout(self._foot)
        self._space()
        self._ended = False

    def done(self, result: int) -> None:
        """Close, once: a key that was on its way to a closed sheet closes nothing."""
        if not self._ended:
            self._ended = True
            super().done(result)

    def _space(self) -> None:
        self._stack.setContentsMargins(space(6), space(4), space(6), space(5))
        self._stack.setSpacing(space(4))
        self._foot.setSpacing(space(4))

    def _retranslate(self) -> None:
        """Write every word; each subclass has its own."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._space()
            self.update()

    def fit(self) -> None:
        """Take the wanted width and the height the content needs, if the screen has room."""
        scale = px("body") / 15
        room = self._room()
        wide = max(round(self.wanted.width() * scale), self.minimumSizeHint().width())
        high = round(self.wanted.height() * scale)
        high = max(high, self._needed(min(wide, room.width())))
        self.resize(QSize(wide, high).boundedTo(room))

    def _needed(self, wide: int) -> int:
        """Return the height at which nothing has to scroll."""
        layout = self.body.layout()
        if layout is None:
            return 0
        margins = self._stack.contentsMargins()
        inner = wide - margins.left() - margins.right()
        inner -= self.column.verticalScrollBar().sizeHint().width()
        body = layout.totalHeightForWidth(inner) if layout.hasHeightForWidth() else 0
        body = max(body, layout.totalMinimumSize().height())
        others = [
            item.sizeHint().height()
            for item in map(self._stack.itemAt, range(self._stack.count()))
            if item is not None and item.widget() is not self.column and not item.isEmpty()
        ]
        gaps = self._stack.spacing() * len(others)
        return margins.top() + margins.bottom() + body + sum(others) + gaps + space(1)

    def _room(self) -> QSize:
        parent = self.parentWidget()
        screen = parent.screen() if parent is not None else QGuiApplication.primaryScreen()
        return screen.availableGeometry().size() - QSize(space(4), space(10))

    def open(self) -> None:
        self.fit()
        self._ended = False
        super().open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.note.setVisible(bool(self.note.text()))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            calm_wood(painter, QRectF(self.rect()))
