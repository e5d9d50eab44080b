"""The command palette: type a few letters of a command and press Enter."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.dialog import calm_wood
from boardgames_desktop.gui.shortcuts import COMMANDS, Commands, key_words, plain_words
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import fold

ROOT = QModelIndex()
AnyIndex = QModelIndex | QPersistentModelIndex


class CommandList(QAbstractListModel):
    """The commands that can be used now and fit what was typed."""

    def __init__(self, commands: Commands, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._found: list[QAction] = []
        self.search("")

    def search(self, text: str) -> None:
        """List the commands whose words hold every word of ``text``, best first."""
        wanted = fold(text).split()
        ranked: list[tuple[int, str, QAction]] = []
        for command in COMMANDS:
            action = self._commands[command.id]
            if command.id == "palette" or not action.isEnabled():
                continue
            words = fold(plain_words(action.text()))
            if all(word in words for word in wanted):
                starts = sum(words.startswith(word) or f" {word}" in words for word in wanted)
                ranked.append((-starts, words, action))
        ranked.sort(key=lambda one: one[:1])
        self.beginResetModel()
        self._found = [action for _, _, action in ranked]
        self.endResetModel()

    def action(self, row: int) -> QAction | None:
        """Return the command of a row."""
        return self._found[row] if 0 <= row < len(self._found) else None

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._found)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        action = self.action(index.row())
        if action is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return plain_words(action.text())
        if role == Qt.ItemDataRole.UserRole:
            return key_words(action.shortcuts())
        return None


class CommandRow(QStyledItemDelegate):
    """A row: the words, and the keys at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width(), px("body") + space(5))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().paint(painter, option, index)
        keys = index.data(Qt.ItemDataRole.UserRole)
        if keys:
            painter.save()
            chosen = bool(option.state & option.state.State_Selected)
            painter.setFont(font("small"))
            painter.setPen(theme().on_accent if chosen else theme().text_2)
            area = option.rect.adjusted(0, 0, -space(3), 0)
            painter.drawText(
                area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(keys)
            )
            painter.restore()


class CommandPalette(QDialog):
    """A line to type in and the commands that fit, at the top of the window."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = parent
        self._line = QLineEdit(self)
        self._line.setClearButtonEnabled(True)
        self._list = QListView(self)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._model = CommandList(commands, self)
        self._list.setModel(self._model)
        self._list.setItemDelegate(CommandRow(self._list))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(4), space(4), space(4), space(4))
        layout.setSpacing(space(2))
        layout.addWidget(self._line)
        layout.addWidget(self._list)
        self._line.textChanged.connect(self._search)
        self._list.clicked.connect(self._run)
        self._line.installEventFilter(self)
        self._retranslate()
        self._search("")

    def open(self) -> None:
        window = self._window
        wide = min(round(560 * px("body") / 15), window.width() - space(8))
        tall = min(round(420 * px("body") / 15), window.height() - space(16))
        self.resize(wide, tall)
        self.move(
            window.mapToGlobal(window.rect().topLeft())
            + QPoint((window.width() - wide) // 2, space(12))
        )
        self.show()
        self._line.setFocus(Qt.FocusReason.PopupFocusReason)

    def _search(self, text: str) -> None:
        self._model.search(text)
        self._list.setCurrentIndex(self._model.index(0))

    def _run(self, index: AnyIndex) -> None:
        action = self._model.action(index.row())
        self.close()
        if action is not None:
            action.trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._line and isinstance(event, QKeyEvent):
            if event.type() != QEvent.Type.KeyPress:
                return False
            rows = self._model.rowCount()
            row = self._list.currentIndex().row()
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None and rows:
                self._list.setCurrentIndex(self._model.index((row + step) % rows))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self._list.currentIndex())
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        title = self.tr("Find a command")
        self.setWindowTitle(title)
        self._line.setPlaceholderText(self.tr("Type a few letters of a command"))
        self._line.setAccessibleName(title)
        self._list.setAccessibleName(self.tr("Commands"))
        self._search(self._line.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            calm_wood(painter, QRectF(self.rect()))
