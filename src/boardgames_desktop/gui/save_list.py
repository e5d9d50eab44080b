"""The list of saved games: one row a file, bad ones with what is wrong, and a picture of one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from boardgames_desktop.games import catalogue, load_game
from boardgames_desktop.gui.glance import Glance, glance_picture
from boardgames_desktop.gui.paint import ink
from boardgames_desktop.gui.reading import Reader
from boardgames_desktop.gui.shelf import Shelf, players_words, when_words
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.rescue import rescue
from boardgames_desktop.services.saves import SaveRow, list_saves

ROOT = QModelIndex()
AnyIndex = QModelIndex | QPersistentModelIndex
NOTE = Qt.ItemDataRole.UserRole
WHEN = Qt.ItemDataRole.UserRole + 1
BROKEN = Qt.ItemDataRole.UserRole + 2


class SaveList(QAbstractListModel):
    """The files of the folder, newest first; a thread reads them.

    Attributes:
        known: the folder has been read once.
        current: nothing has been changed in it since.
    """

    found = Signal()
    """The folder has been looked at."""

    def __init__(self, shelf: Shelf, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._rows: list[SaveRow] = []
        self._looks = 0
        self.known = self.current = False
        self.refresh()
        titles = {game.id: language().text(game.title) for game in catalogue()}
        shelf.reader.read(partial(rescue, shelf.paths, titles), self._rescued, None)

    def refresh(self) -> None:
        """Look at the folder again; what was found before stays until then."""
        self._looks += 1
        self.current = False
        folder = self._shelf.paths.saves
        self._shelf.reader.read(partial(list_saves, folder), self._show, self._looks)

    def _show(self, look: int, rows: list[SaveRow] | None) -> None:
        if look != self._looks or rows is None:
            return
        self.beginResetModel()
        self._rows = rows
        self.known = self.current = True
        self.endResetModel()
        self.found.emit()

    def _rescued(self, _: object, saved: int | None) -> None:
        if saved:
            self.refresh()

    def drop(self, index: int) -> None:
        """Take a row away whose file is gone."""
        self.beginRemoveRows(ROOT, index, index)
        self._rows = self._rows[:index] + self._rows[index + 1 :]
        self.endRemoveRows()
        if not self.current:
            self.refresh()

    def retranslate(self) -> None:
        """Tell the view that every word is another one now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def row(self, index: int) -> SaveRow | None:
        """Return the file of a row."""
        return self._rows[index] if 0 <= index < len(self._rows) else None

    def find(self, path: Path) -> int:
        """Return the row of a file, or -1."""
        return next((i for i, row in enumerate(self._rows) if row.path == path), -1)

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index.row())
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == NOTE:
            return self._note(row)
        if role == WHEN:
            return when_words(row.modified) if row.modified else ""
        if role == BROKEN:
            return row.trouble is not None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.name}. {self._note(row)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(row.path)
        return None

    @staticmethod
    def _note(row: SaveRow) -> str:
        if row.trouble is not None:
            return language().text(row.trouble)
        if row.setup is None:
            return ""
        title = language().text(load_game(row.setup.game).title)
        return f"{title} · {players_words(row.setup)}"


class SaveLine(QStyledItemDelegate):
    """A file: its name and date, what it is below; a torn corner if it is broken."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        del option
        note = str(index.data(NOTE))
        view = self.parent()
        wide = view.viewport().width() if isinstance(view, QListView) else space(60)
        box = QFontMetrics(font("small")).boundingRect(
            QRect(0, 0, wide - space(6), 4096), Qt.TextFlag.TextWordWrap, note
        )
        return QSize(space(40), px("body") + space(5) + box.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme()
        state = option.state
        area = QRect(option.rect)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        broken = bool(index.data(BROKEN))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(area).adjusted(2, 1, -2, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen:
            painter.setBrush(tokens.accent_lo)
            painter.drawRoundedRect(plate, 6, 6)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(ink.faded(tokens.text, 22))
            painter.drawRoundedRect(plate, 6, 6)
        inner = area.adjusted(space(3), space(2), -space(3), -space(2))
        when = str(index.data(WHEN))
        painter.setFont(font("small"))
        wide = painter.fontMetrics().horizontalAdvance(when)
        painter.setPen(tokens.on_accent if chosen else tokens.text_2)
        top = Qt.AlignmentFlag.AlignTop
        painter.drawText(inner, top | Qt.AlignmentFlag.AlignRight, when)
        note = inner.adjusted(0, px("body") + space(1), 0, 0)
        if broken and not chosen:
            painter.setPen(tokens.danger)
        painter.drawText(note, Qt.TextFlag.TextWordWrap | top, str(index.data(NOTE)))
        painter.setFont(font("body"))
        painter.setPen(tokens.on_accent if chosen else tokens.text)
        name = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, inner.width() - wide - space(2)
        )
        painter.drawText(inner, top | Qt.AlignmentFlag.AlignLeft, name)
        painter.restore()


class BoardStamp(QWidget):
    """The board of the chosen save; a thread paints it."""

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reader = reader
        self._wanted: tuple[Glance, QSize, float] | None = None
        self._seen: Glance | None = None
        self._image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(space(24))

    def show_glance(self, seen: Glance | None) -> None:
        """Show a position, or nothing."""
        self._seen = seen
        self._draw()

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 24, px("body") * 15)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def _draw(self) -> None:
        self._wanted = None
        if self._seen is None:
            self._image = QImage()
            self.update()
            return
        self._wanted = self._seen, self.size(), self.devicePixelRatioF()
        self._reader.read(partial(glance_picture, *self._wanted), self._painted, self._wanted)

    def _painted(self, wanted: tuple[Glance, QSize, float], image: QImage | None) -> None:
        if wanted is self._wanted and image is not None:
            self._image = image
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            frame = ink.rounded(area, 12)
            with ink.inside(painter, frame):
                painter.fillRect(area, theme().well)
                if not self._image.isNull():
                    painter.drawImage(area.topLeft(), self._image)
            painter.setPen(ink.pen(theme().line_strong, 1.6))
            painter.drawPath(frame)
