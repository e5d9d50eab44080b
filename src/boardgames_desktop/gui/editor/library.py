"""Sheets of the scenario editor: the player's scenarios, and the title of one."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.gui.board_preview import BoardPreview
from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.messages import Answer, MessageSheet
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language
from boardgames_desktop.services.scenarios import ScenarioRow, list_scenarios, trial_setup
from boardgames_desktop.services.wording import reason

TITLE_LETTERS = 60
TWO_COLUMNS = 44

_log = logging.getLogger(__name__)


class LibrarySheet(Sheet):
    """The player's scenarios; emits :attr:`chosen` with the file to open."""

    chosen = Signal(object)

    wanted = QSize(920, 560)

    def __init__(
        self,
        game: AnyGame,
        folder: Path,
        parent: QWidget | None = None,
        *,
        pictures: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._game = game
        self._folder = folder
        self._rows: list[ScenarioRow] = []
        self._trouble = ""
        self._build(pictures)
        self.refresh()
        self._retranslate()

    def _build(self, pictures: Path | None) -> None:
        self.list = QListWidget(self.body)
        self.list.setMinimumSize(space(50), space(30))
        self.list.currentRowChanged.connect(lambda _: self._show_row())
        self.list.itemActivated.connect(lambda _: self.open_chosen())
        self._empty = Words("body", "text_2", self.body)
        self._delete = QPushButton(self.body)
        self._delete.setAutoDefault(False)
        self._delete.clicked.connect(self.ask_delete)
        self._preview = BoardPreview(
            self.body, pictures=pictures / "maps" if pictures is not None else None
        )
        self._story = Words("body", "text", self.body)
        self._faults = Words("small", "danger", self.body)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(space(2))
        left.addWidget(self._empty)
        left.addWidget(self.list, 1)
        line = QHBoxLayout()
        line.addWidget(self._delete)
        line.addStretch(1)
        left.addLayout(line)
        right.setSpacing(space(2))
        for widget in (self._preview, self._story, self._faults):
            right.addWidget(widget)
        right.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.body)
        self._columns.setContentsMargins(0, 0, space(1), 0)
        self._columns.setSpacing(space(5))
        self._columns.addLayout(left, 1)
        self._columns.addLayout(right, 1)
        self._open = QPushButton(self)
        self._open.setProperty("primary", True)
        self._open.setDefault(True)
        self._open.clicked.connect(self.open_chosen)
        self.buttons.addButton(self._open, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)

    def refresh(self) -> None:
        """List what is in the folder now."""
        here = self.list.currentRow()
        self._rows = list_scenarios(self._game, self._folder)
        self.list.clear()
        for row in self._rows:
            QListWidgetItem(row.name, self.list)
        if self._rows:
            self.list.setCurrentRow(min(max(0, here), len(self._rows) - 1))
        self._show_row()

    def _row(self) -> ScenarioRow | None:
        number = self.list.currentRow()
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def _show_row(self) -> None:
        row, speech = self._row(), language()
        self._empty.setVisible(not self._rows)
        self.list.setVisible(bool(self._rows))
        self._open.setEnabled(row is not None)
        self._delete.setEnabled(row is not None)
        setup = trial_setup(self._game, row) if row is not None else None
        self._preview.setVisible(setup is not None)
        if setup is not None:
            rules = self._game.rules(setup)
            self._preview.show_boards(self._game.presenter(rules).boards())
        story = row.variant.story if row is not None and row.variant is not None else None
        self._story.setText(speech.text(story) if story is not None else "")
        faults = [speech.text(fault) for fault in row.faults] if row is not None else []
        self._faults.setText("\n".join(filter(None, (self._trouble, *faults))))

    def open_chosen(self) -> None:
        """Open the chosen file in the editor, broken or not."""
        row = self._row()
        if row is not None:
            self.accept()
            self.chosen.emit(row.path)

    def ask_delete(self) -> None:
        """Ask before a file is deleted."""
        row = self._row()
        if row is None:
            return
        sheet = MessageSheet(
            lambda: self.tr("Delete this scenario?"),
            lambda: self.tr(
                "{name} is deleted for good. Games that are played with it go on."
            ).format(name=row.name),
            (Answer(lambda: self.tr("Delete"), lambda: self.delete(row)),),
            self,
        )
        sheet.open()

    def delete(self, row: ScenarioRow) -> None:
        """Delete a file."""
        self._trouble = ""
        try:
            row.path.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("delete: %s", error)
            self._trouble = language().text(reason(error))
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = self.width() >= TWO_COLUMNS * px("body")
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(direction)
        super().resizeEvent(event)

    def _retranslate(self) -> None:
        title = self.tr("Open a scenario")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.list.setAccessibleName(self.tr("Scenarios"))
        self._empty.setText(self.tr("There are no scenarios of yours yet."))
        self._open.setText(self.tr("Open"))
        self._delete.setText(self.tr("Delete…"))
        self._show_row()


class TitleSheet(Sheet):
    """Asks for a title; emits :attr:`entitled`."""

    entitled = Signal(str)

    wanted = QSize(480, 200)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, space(2), 0)
        self._label = Words("body", "text", self.body)
        self.line = QLineEdit(title, self.body)
        self.line.setMaxLength(TITLE_LETTERS)
        self.line.textChanged.connect(self._check)
        layout.addWidget(self._label)
        layout.addWidget(self.line)
        layout.addStretch(1)
        self._save = QPushButton(self)
        self._save.setProperty("primary", True)
        self._save.setDefault(True)
        self._save.clicked.connect(self._done)
        self.buttons.addButton(self._save, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._check()
        self._retranslate()
        self.line.selectAll()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _check(self) -> None:
        self._save.setEnabled(bool(self.line.text().strip()))

    def _done(self) -> None:
        title = self.line.text().strip()
        if title:
            self.accept()
            self.entitled.emit(title)

    def _retranslate(self) -> None:
        words = self.tr("Save the scenario")
        self.setWindowTitle(words)
        self.heading.setText(words)
        self._label.setText(self.tr("What is it called?"))
        self.line.setAccessibleName(self._label.text())
        self._save.setText(self.tr("Save"))
