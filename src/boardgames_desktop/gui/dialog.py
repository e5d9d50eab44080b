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

from boardgames_desktop.gui.paint import surfaces
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Words


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
        """Take the wanted size, or what the screen has room for."""
        scale = px("body") / 15
        room = self._room()
        wanted = QSize(round(self.wanted.width() * scale), round(self.wanted.height() * scale))
        self.resize(wanted.expandedTo(self.minimumSizeHint()).boundedTo(room))

    def _room(self) -> QSize:
        window = self.parentWidget().window() if self.parentWidget() is not None else None
        screen = window.screen() if window is not None else QGuiApplication.primaryScreen()
        return screen.availableGeometry().size() - QSize(space(4), space(10))

    def open(self) -> None:
        self.fit()
        super().open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.note.setVisible(bool(self.note.text()))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        surfaces.side_panel(painter, QRectF(self.rect()), theme())
