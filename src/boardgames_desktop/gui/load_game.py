"""The dialog of saved games. It opens whatever lies in the folder: bad files are told, kept."""

from __future__ import annotations

import logging
import shutil
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.glance import Glance
from boardgames_desktop.gui.reading import ReadThrough, read_through
from boardgames_desktop.gui.save_list import BoardStamp, SaveLine, SaveList
from boardgames_desktop.gui.shelf import (
    Shelf,
    players_words,
    position_words,
)
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language
from boardgames_desktop.services.saves import (
    DELETED,
    SUFFIX,
    Save,
    SaveError,
    SaveRow,
    check_size,
    free_path,
    write_save,
)
from boardgames_desktop.services.wording import reason

_log = logging.getLogger(__name__)


class LoadSheet(Sheet):
    """Saved games with a preview; emits :attr:`chosen` with the path to open."""

    chosen = Signal(object)

    wanted = QSize(1000, 620)

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._folder = shelf.paths.saves
        self._shelf = shelf
        self._model = SaveList(shelf, self)
        self._model.found.connect(self._listed)
        self._wish: Path | None = None
        self._gone: tuple[Path, Path] | None = None
        self._good: Save | None = None
        self._error: SaveError | OSError | None = None
        self._bad = False
        self._seen: Glance | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(80)
        self._later.timeout.connect(self._look)
        self._build()
        self._retranslate()

    def _build(self) -> None:
        self.list = QListView(self.body)
        self.list.setModel(self._model)
        self.list.setItemDelegate(SaveLine(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMinimumSize(space(50), space(40))
        self.list.selectionModel().currentChanged.connect(self._selected)
        self.list.activated.connect(lambda _: self._open_chosen())
        self._empty = Words("body", "text_2", self.body)
        self._stamp = BoardStamp(self._shelf.reader, self.body)
        self._facts = Words("body", "text", self.body)
        self._more = Words("small", "text_2", self.body)
        self._trouble = Words("body", "danger", self.body)
        self._rescue = QPushButton(self.body)
        self._rescue.setAutoDefault(False)
        self._rescue.clicked.connect(self._open_good)
        self._undo_line = QWidget(self.body)
        undo = QHBoxLayout(self._undo_line)
        undo.setContentsMargins(0, 0, 0, 0)
        self._undo_words = Words("small", "text_2", self._undo_line)
        self._undo = QPushButton(self._undo_line)
        self._undo.setAutoDefault(False)
        self._undo.clicked.connect(self._bring_back)
        undo.addWidget(self._undo_words, 1)
        undo.addWidget(self._undo)
        self._undo_line.hide()
        left = QVBoxLayout()
        left.setSpacing(space(2))
        left.addWidget(self._empty)
        left.addWidget(self.list, 1)
        left.addLayout(self._file_line())
        left.addWidget(self._undo_line)
        right = QVBoxLayout()
        right.setSpacing(space(2))
        right.addWidget(self._stamp, 1)
        for widget in (self._facts, self._more, self._trouble):
            right.addWidget(widget)
        right.addWidget(self._rescue, 0, Qt.AlignmentFlag.AlignLeft)
        right.addStretch(0)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.body)
        self._columns.setContentsMargins(0, 0, space(1), 0)
        self._columns.setSpacing(space(5))
        self._columns.addLayout(left, 5)
        self._columns.addLayout(right, 4)
        self._open_button = QPushButton(self)
        self._open_button.setProperty("primary", True)
        self._open_button.setDefault(True)
        self._open_button.clicked.connect(self._open_chosen)
        self.buttons.addButton(self._open_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)

    def _file_line(self) -> QHBoxLayout:
        self._delete = QPushButton(self.body)
        self._import = QPushButton(self.body)
        line = QHBoxLayout()
        line.setSpacing(space(2))
        for button, act in ((self._import, self._ask_import), (self._delete, self.delete_chosen)):
            button.setAutoDefault(False)
            button.clicked.connect(act)
            line.addWidget(button)
        line.addStretch(1)
        return line

    # -- choosing -----------------------------------------------------------------------

    def _row(self) -> SaveRow | None:
        return self._model.row(self.list.currentIndex().row())

    def _reread(self, wish: Path) -> None:
        """Look at the folder again and choose a file in it."""
        self._wish = wish
        self._model.refresh()

    def _listed(self) -> None:
        wish = self._wish
        self._select(0 if wish is None else max(0, self._model.find(wish)))

    def _select(self, row: int) -> None:
        if self._model.rowCount():
            self.list.setCurrentIndex(self._model.index(min(row, self._model.rowCount() - 1)))
        self._show_row()

    def _selected(self) -> None:
        row = self._row()
        if row is not None:
            self._wish = row.path
        self._error = self._good = self._seen = None
        self._bad = False
        self._show_row()
        self._later.start()

    def _look(self) -> None:
        """Have the chosen file read through."""
        row = self._row()
        if row is not None:
            self._shelf.reader.read(partial(read_through, row.path), self._looked, row.path)

    def _looked(self, path: Path, found: ReadThrough | None) -> None:
        row = self._row()
        if row is None or row.path != path or found is None:
            return
        self._error, self._good, self._seen = found.error, found.good, found.seen
        self._bad = found.error is not None
        self._show_row()

    def _show_row(self) -> None:
        row = self._row()
        has_rows = self._model.rowCount() > 0
        self._empty.setVisible(self._model.known and not has_rows)
        self.list.setVisible(has_rows or not self._model.known)
        self._stamp.show_glance(self._seen)
        self._stamp.setVisible(self._seen is not None)
        good = row is not None and row.trouble is None and not self._bad
        self._open_button.setEnabled(good)
        self._delete.setEnabled(row is not None)
        self._rescue.setVisible(self._good is not None and bool(self._good.entries))
        if self._good is not None:
            self._rescue.setText(
                self.tr("Open the first %n action(s)", "", len(self._good.entries))
            )
        self._facts.setText(self._fact_words(row))
        self._more.setText(self._more_words(row))
        self._trouble.setText(self._trouble_words(row))

    def _fact_words(self, row: SaveRow | None) -> str:
        if row is None:
            return ""
        if self._seen is not None:
            return position_words(self._seen)
        return row.name

    def _more_words(self, row: SaveRow | None) -> str:
        if row is None:
            return ""
        parts = [players_words(row.setup)] if row.setup is not None else []
        if self._seen is not None:
            parts.append(self.tr("%n action(s)", "", self._seen.plies))
        if row.app:
            parts.append(self.tr("saved by version {version}").format(version=row.app))
        parts.append(language().locale.formattedDataSize(row.size))
        return " · ".join(parts)

    def _trouble_words(self, row: SaveRow | None) -> str:
        if isinstance(self._error, SaveError):
            return language().text(self._error.msg)
        if isinstance(self._error, OSError):
            return language().text(reason(self._error))
        if row is not None and row.trouble is not None:
            return language().text(row.trouble)
        return ""

    def _open_chosen(self) -> None:
        row = self._row()
        if row is not None and self._open_button.isEnabled():
            self.accept()
            self.chosen.emit(row.path)

    def _open_good(self) -> None:
        """Write the good part of a damaged save as a file of its own and open that."""
        row, good = self._row(), self._good
        if row is None or good is None:
            return
        path = free_path(self._folder, row.name)
        try:
            write_save(path, good)
        except SaveError as error:
            self._error = error
            self._show_row()
            return
        self.accept()
        self.chosen.emit(path)

    # -- changing the folder ------------------------------------------------------------

    def delete_chosen(self) -> None:
        """Put the chosen file aside; it can be brought back until the dialog closes."""
        row = self._row()
        if row is None:
            return
        self._forget_deleted()
        aside = row.path.with_name(row.path.name + DELETED)
        here = self.list.currentIndex().row()
        try:
            row.path.replace(aside)
        except OSError as error:
            self._error = error
            self._show_row()
            return
        self._gone = (row.path, aside)
        self._show_undo()
        self._model.drop(here)
        self._show_row()

    def _bring_back(self) -> None:
        if self._gone is None:
            return
        try:
            path = self._put_back(*self._gone)
        except OSError as error:
            self._error = error
            self._show_row()
            return
        self._gone = None
        self._show_undo()
        self._reread(path)

    def _put_back(self, path: Path, aside: Path) -> Path:
        """Name a file that was put aside as it was, or similarly if another has its name now."""
        if path.exists():
            path = free_path(self._folder, path.name.removesuffix(SUFFIX))
        aside.replace(path)
        return path

    def _forget_deleted(self) -> None:
        """Remove the file that was put aside; what cannot be removed is shown again."""
        gone, self._gone = self._gone, None
        if gone is None:
            return
        try:
            gone[1].unlink(missing_ok=True)
        except OSError as error:
            _log.warning("delete: %s", error)
            with suppress(OSError):
                self._put_back(*gone)

    def _show_undo(self) -> None:
        self._undo_line.setVisible(self._gone is not None)
        if self._gone is not None:
            self._undo_words.setText(
                self.tr("{name} is deleted.").format(name=self._gone[0].name.removesuffix(SUFFIX))
            )

    def _ask_import(self) -> None:
        title = self.tr("Take a saved game from a file")
        kinds = self.tr("Saved games (*{suffix});;All files (*)").format(suffix=SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if name:
            self.take_file(Path(name))

    def take_file(self, path: Path) -> None:
        """Copy a file among the saves and choose it."""
        name = path.name.removesuffix(SUFFIX).removesuffix(".json")
        goal = free_path(self._folder, name)
        try:
            check_size(path)
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, goal)
        except (OSError, SaveError) as error:
            self._error = error
            self._show_row()
            return
        self._reread(goal)

    def done(self, result: int) -> None:
        self._later.stop()
        self._forget_deleted()
        super().done(result)

    # -- looks --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = self.width() >= 44 * px("body")
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(direction)
        super().resizeEvent(event)

    def _retranslate(self) -> None:
        title = self.tr("Open a game")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.list.setAccessibleName(self.tr("Saved games"))
        self._empty.setText(
            self.tr("There are no saved games yet. Games are saved when you leave the table.")
        )
        self._open_button.setText(self.tr("Open"))
        self._delete.setText(self.tr("Delete"))
        self._import.setText(self.tr("From a file…"))
        self._undo.setText(self.tr("Bring it back"))
        self._model.retranslate()
        self._show_undo()
        self._show_row()
