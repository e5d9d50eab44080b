"""The luck report: what everybody rolled against what could be expected."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.models.luck import LuckModel
from boardgames_desktop.gui.models.players import Index
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.paint import seats
from boardgames_desktop.gui.panels.bare import lay_bare
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.match import Match


class LuckDelegate(QStyledItemDelegate):
    """Paints the emblem before the name and the balance in its colour and sign."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(px("body") * 3, round(28 * px("body") / 15))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens = theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(option.rect)
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        if index.column() == 0:
            radius = 9 * px("body") / 15
            centre = QPointF(area.left() + radius + 2, area.center().y())
            seats.disc(painter, centre, radius, str(index.data(Role.COLOUR)), tokens)
            area.adjust(2 * radius + space(2), 0, 0, 0)
            painter.setFont(font("small"))
            painter.setPen(tokens.text)
            words = painter.fontMetrics().elidedText(
                words, Qt.TextElideMode.ElideRight, int(area.width())
            )
        else:
            telling = index.column() == LuckModel.BALANCE
            balance = float(index.data(Role.STATE))
            painter.setFont(font("number") if telling else font("small"))
            good = tokens.ok if balance > 0 else tokens.danger if balance < 0 else tokens.text
            painter.setPen(good if telling else tokens.text)
            area.adjust(0, 0, -space(1), 0)
        painter.drawText(
            area, Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole)), words
        )
        painter.restore()


class LuckPanel(Adaptive, QWidget):
    """A table and one sentence on what it means; counted anew when it is looked at."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._stale = True
        self.luck = LuckModel(match, self)
        self.view = QTableView(self)
        self.view.setModel(self.luck)
        self.view.setItemDelegate(LuckDelegate(self.view))
        lay_bare(self.view)
        self.view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.view.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.note = Words("small", "text_2", self)
        self.print = Words("small", "text_2", self)
        self.print.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.note)
        self._stack.addWidget(self.print)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit()
        self._retranslate()

    def refresh(self) -> None:
        """Say that rolls may have been made; they are counted when somebody sees them."""
        self._stale = True
        if self.isVisible():
            self._count()

    def _count(self) -> None:
        if self._stale:
            self._stale = False
            self.luck.show(self._match.history().luck())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._count()
        self._write_fingerprint()

    def _fit(self) -> None:
        self._stack.setSpacing(space(1))
        high = round(28 * px("body") / 15)
        self.view.verticalHeader().setDefaultSectionSize(high)
        head = self.view.horizontalHeader()
        head.setFont(font("micro"))
        self.view.setFixedHeight(high * self.luck.rowCount() + head.sizeHint().height() + 2)

    def _retranslate(self) -> None:
        self.view.setAccessibleName(self.tr("Luck report"))
        self.note.setText(
            self.tr(
                "What the dice gave, against what they give on average. “Of 100”: of so many "
                "of 100 players with the same rolls it is better. All use the same dice."
            )
        )
        if self.isVisible():
            self._write_fingerprint()
        self.luck.retranslate()

    def _write_fingerprint(self) -> None:
        """Show the fingerprint; it is only worked out when somebody looks."""
        self.print.setText(
            self.tr("Fingerprint of the dice: {fingerprint}").format(
                fingerprint=fingerprint(self._match.setup.seed)
            )
        )
