"""The hot-seat curtain: covers the window until the next player is alone with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from boardgames_desktop.gui.dialog import calm_wood
from boardgames_desktop.gui.paint import seats
from boardgames_desktop.gui.return_key import press_focused
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Words

EMBLEM = 96


class Emblem(QWidget):
    """A seat's disc and emblem."""

    def __init__(self, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._colour = ""
        self.setFixedSize(size, size)

    def set_colour(self, colour: str) -> None:
        """Show the emblem of a seat colour."""
        self._colour = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._colour:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            seats.disc(painter, area.center(), area.width() / 2 - 2, self._colour, theme())


class Curtain(QWidget):
    """Wood over its whole parent, the next player's emblem, one button."""

    lifted = Signal()
    menu_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._name = ""
        self.emblem = Emblem(EMBLEM, self)
        self._who = Words("display", "heading", self)
        self._what = Words("body", "text", self)
        self.button = QPushButton(self)
        self.button.setProperty("primary", True)
        self.button.setMinimumHeight(px("body") + space(8))
        self.button.clicked.connect(self._lift)
        layout = QVBoxLayout(self)
        layout.setSpacing(space(4))
        layout.addStretch(1)
        for words in (self._who, self._what):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self.emblem, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._who)
        layout.addWidget(self._what)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(1)
        parent.installEventFilter(self)
        self.hide()
        self._retranslate()

    def fall(self, name: str, colour: str) -> None:
        """Cover everything and ask for ``name``."""
        self._name = name
        self.emblem.set_colour(colour)
        self._retranslate()
        self.setGeometry(self._page.rect())
        self.raise_()
        self.show()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lift(self) -> None:
        self.lifted.emit()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._page.rect())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc opens the menu and nothing else; Tab stays on the one button."""
        if event.key() == Qt.Key.Key_Escape:
            self.menu_wanted.emit()
        elif not press_focused(event):
            event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        del forward
        self.button.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _retranslate(self) -> None:
        self._who.setText(self.tr("Next player: {player}").format(player=self._name))
        self._what.setText(self.tr("Continue when the others are not looking."))
        self.button.setText(self.tr("Continue"))
        self.setAccessibleName(self._who.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            calm_wood(painter, QRectF(self.rect()))
