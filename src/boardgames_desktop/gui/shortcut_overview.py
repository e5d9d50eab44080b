"""The overview of keyboard shortcuts; here keys are changed and exported too."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QPushButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.rulebook.keys import book_keys
from boardgames_desktop.gui.shortcuts import (
    COMMANDS,
    MENUS,
    Commands,
    menu_words,
    plain_words,
    table_keys,
)
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language
from boardgames_desktop.services.wording import reason


class ShortcutSheet(Sheet):
    """Every command with its keys; the chosen command's keys can be changed below."""

    wanted = QSize(700, 620)

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._commands = commands
        self._model = QStandardItemModel(self)
        self._tree = QTreeView(self.body)
        self._tree.setModel(self._model)
        self._tree.setRootIsDecorated(False)
        self._tree.setItemsExpandable(False)
        self._tree.setUniformRowHeights(True)
        self._tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self._tree.setMinimumHeight(space(45))
        self._tree.viewport().installEventFilter(self)
        self._tree.selectionModel().currentChanged.connect(self._chosen)
        self._label = Words("body", "text", self.body)
        self._edit = QKeySequenceEdit(self.body)
        self._edit.setMaximumSequenceLength(1)
        self._edit.setMinimumWidth(px("body") * 10)
        self._edit.editingFinished.connect(self._change)
        self._label.setBuddy(self._edit)
        self._clear = QPushButton(self.body)
        self._clear.setAutoDefault(False)
        self._clear.clicked.connect(self._remove)
        self._trouble = Words("small", "danger", self.body)
        row = QHBoxLayout()
        row.setSpacing(space(3))
        row.addWidget(self._label, 1)
        row.addWidget(self._edit)
        row.addWidget(self._clear)
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, space(1), 0)
        layout.setSpacing(space(2))
        layout.addWidget(self._tree, 1)
        layout.addLayout(row)
        layout.addWidget(self._trouble)
        self._export = QPushButton(self)
        self._export.setAutoDefault(False)
        self._export.clicked.connect(self._ask_export)
        self._reset = QPushButton(self)
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self._reset_all)
        self.buttons.addButton(self._export, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self._reset, QDialogButtonBox.ButtonRole.ResetRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._retranslate()

    # -- content ------------------------------------------------------------------------

    def _fill(self) -> None:
        current = self._current()
        self._model.clear()
        self._model.setHorizontalHeaderLabels([self.tr("Command"), self.tr("Keys")])
        menus = menu_words()
        for menu in MENUS:
            group = self._group(plain_words(menus[menu]))
            for command in COMMANDS:
                if command.menu == menu:
                    action = self._commands[command.id]
                    keys = ",  ".join(
                        key.toString(QKeySequence.SequenceFormat.NativeText)
                        for key in action.shortcuts()
                    )
                    group.appendRow(self._row(plain_words(action.text()), keys, command.id))
        table = self._group(self.tr("On the board"))
        for keys, words in table_keys():
            table.appendRow(self._row(words, keys, ""))
        book = self._group(self.tr("In the rulebook"))
        for keys, words in book_keys():
            book.appendRow(self._row(words, keys, ""))
        self._tree.expandAll()
        header = self._tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        self._divide()
        self._choose(current)

    def _divide(self) -> None:
        """Give the keys the room they need, but never more than the commands."""
        half = self._tree.viewport().width() // 2
        letters = self._tree.fontMetrics()
        keys = [
            group.child(line, 1).text()
            for group in (self._model.item(row) for row in range(self._model.rowCount()))
            for line in range(group.rowCount())
        ]
        wide = max((letters.horizontalAdvance(words) for words in keys), default=0)
        self._tree.header().resizeSection(1, min(half, wide + space(8)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._tree.viewport() and event.type() == QEvent.Type.Resize:
            self._divide()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    def _group(self, words: str) -> QStandardItem:
        item = QStandardItem(words)
        item.setSelectable(False)
        letters = item.font()
        letters.setBold(True)
        item.setFont(letters)
        self._model.appendRow([item, QStandardItem()])
        return item

    @staticmethod
    def _row(words: str, keys: str, command: str) -> list[QStandardItem]:
        name = QStandardItem(words)
        name.setData(command, Qt.ItemDataRole.UserRole)
        return [name, QStandardItem(keys)]

    def _current(self) -> str:
        index = self._tree.currentIndex().siblingAtColumn(0)
        found = index.data(Qt.ItemDataRole.UserRole)
        return found if isinstance(found, str) else ""

    def _choose(self, command: str) -> None:
        for row in range(self._model.rowCount()):
            group = self._model.item(row)
            for line in range(group.rowCount()):
                item = group.child(line)
                if item.data(Qt.ItemDataRole.UserRole) == (command or COMMANDS[0].id):
                    self._tree.setCurrentIndex(item.index())
                    return

    def _chosen(self, now: QModelIndex, before: QModelIndex) -> None:
        del now, before
        command = self._current()
        self._edit.setEnabled(bool(command))
        self._clear.setEnabled(bool(command))
        keys = self._commands.keys(command) if command else []
        self._edit.setKeySequence(keys[0] if keys else QKeySequence())
        self._trouble.setText("")

    # -- changing -----------------------------------------------------------------------

    def _change(self) -> None:
        command = self._current()
        keys = self._edit.keySequence()
        if not command or keys.isEmpty() or keys in self._commands.keys(command):
            return
        other = self._commands.user_of(keys, command)
        if other is not None:
            self._trouble.setText(
                self.tr("{keys} already belongs to “{command}”.").format(
                    keys=keys.toString(QKeySequence.SequenceFormat.NativeText),
                    command=plain_words(self._commands[other].text()),
                )
            )
            return
        self._commands.set_keys(command, [keys, *self._commands.keys(command)[1:]])
        self._fill()

    def _remove(self) -> None:
        command = self._current()
        if command:
            self._commands.set_keys(command, [])
            self._fill()

    def _reset_all(self) -> None:
        self._commands.reset_keys()
        self._fill()

    def _ask_export(self) -> None:
        title = self.tr("Export the key map")
        name, _ = QFileDialog.getSaveFileName(self, title, "four-fronts-keys.txt")
        if name:
            self.export(Path(name))

    def export(self, path: Path) -> None:
        """Write every command and its keys as text, one a line."""
        lines = [
            f"{plain_words(self._commands[command.id].text())}\t"
            + ", ".join(
                key.toString(QKeySequence.SequenceFormat.PortableText)
                for key in self._commands.keys(command.id)
            )
            for command in COMMANDS
        ]
        lines += [f"{words}\t{keys}" for keys, words in (*table_keys(), *book_keys())]
        try:
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        except OSError as error:
            words = self.tr("The file could not be written: {reason}")
            self._trouble.setText(words.format(reason=language().text(reason(error))))

    def _retranslate(self) -> None:
        title = self.tr("Keyboard shortcuts")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self._tree.setAccessibleName(title)
        self._label.setText(self.tr("Keys of the chosen command"))
        self._edit.setAccessibleName(self.tr("Keys of the chosen command"))
        self._clear.setText(self.tr("No keys"))
        self._export.setText(self.tr("Export…"))
        self._reset.setText(self.tr("First keys again"))
        self._fill()
