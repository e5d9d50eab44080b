"""The line under a page that finds words on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from boardgames_desktop.gui.icon_button import IconButton
from boardgames_desktop.gui.theme import space
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language


class FindBar(QWidget):
    """What is looked for on the page, and how often it is there.

    Signals:
        changed: the words looked for.
        stepped: 1 = next hit, -1 = the one before.
        closed: no longer wanted.
    """

    changed = Signal(str)
    stepped = Signal(int)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.changed)
        self.field.installEventFilter(self)
        self.count = Words("small", "text_2", self, wrap=False)
        self._before, self._after = IconButton("back", self), IconButton("forward", self)
        self._before.clicked.connect(lambda: self.stepped.emit(-1))
        self._after.clicked.connect(lambda: self.stepped.emit(1))
        self._close = IconButton("close", self)
        self._close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(space(3), space(1), space(3), space(1))
        row.setSpacing(space(2))
        row.addWidget(self.field, 1)
        for widget in (self.count, self._before, self._after, self._close):
            row.addWidget(widget)
        self.show_count(-1, 0)
        self._retranslate()

    def open(self) -> None:
        """Begin to look for something."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self.changed.emit(self.field.text())

    def show_count(self, at: int, found: int) -> None:
        """Say at which of how many hits the reader is."""
        number = language().number
        if not self.field.text().strip():
            words = ""
        elif not found:
            words = self.tr("Not on this page")
        elif at < 0:
            words = self.tr("%n hit(s)", "", found)
        else:
            words = self.tr("{at} of {found}").format(at=number(at + 1), found=number(found))
        self.count.setText(words)
        for button in (self._before, self._after):
            button.setEnabled(found > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.stepped.emit(-1 if back else 1)
                return True
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Find on this page"))
        self.field.setAccessibleName(self.tr("Find on this page"))
        self._before.set_words(self.tr("Previous hit (Shift+F3)"))
        self._after.set_words(self.tr("Next hit (F3)"))
        self._close.set_words(self.tr("Close the line (Esc)"))
