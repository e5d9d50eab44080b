"""The players table: who plays, who is on turn, who is out, and the public numbers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.models.players import Index, PlayersModel
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.paint import controls, icons
from boardgames_desktop.gui.paint.discs import kept_disc
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels.bare import lay_bare
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.match import Match

ROW_GAP = 5
HEAD_GAP = 4
"""Least pixels between two heads of one rank."""


class PlayersDelegate(QStyledItemDelegate):
    """Paints each seat as one plate across all columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = KeptPictures()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del index
        view = option.widget
        high = view.row_high() if isinstance(view, PlayersPanel) else px("body")
        return QSize(px("micro"), high)

    def paint_row(self, painter: QPainter, view: QTableView, row: int) -> None:
        """Paint the plate of a seat with its name and numbers."""
        model = view.model()
        if not isinstance(model, PlayersModel):
            return
        columns = range(model.columnCount())
        focused = view.hasFocus() and view.currentIndex().row() == row
        shows = (
            focused,
            tuple(view.columnWidth(column) for column in columns),
            *model.shown(row),
        )
        line = QRectF(
            0, view.rowViewportPosition(row), view.viewport().width(), view.rowHeight(row)
        )

        def draw(brush: QPainter) -> None:
            out = bool(model.index(row, 0).data(Role.OUT))
            if out:
                brush.setOpacity(0.45)
            self._paint_plate(brush, view, model.index(row, 0))
            self._paint_player(brush, view, model.index(row, 0))
            self._paint_numbers(brush, view, row)

        self._kept.paint(painter, line, row, shows, draw, late=view.viewport().update)
        share = model.thinking(row)
        if share is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_thinking(painter, self._plate(view, row), share)

    def _paint_player(self, painter: QPainter, view: QTableView, index: Index) -> None:
        """Paint who plays from its own picture: the numbers beside it change all the time."""
        cell = QRectF(view.visualRect(index))
        roles = (Qt.ItemDataRole.DisplayRole, Role.COLOUR, Role.OUT, Role.KIND, Role.CHARACTER)
        self._kept.paint(
            painter,
            cell,
            ("player", index.row()),
            tuple(index.data(role) for role in roles),
            lambda brush: self._draw_player(brush, cell, index),
        )

    def _paint_numbers(self, painter: QPainter, view: QTableView, row: int) -> None:
        letters = QFont(font("number"))
        letters.setPixelSize(px("body"))
        painter.setFont(letters)
        painter.setPen(theme().text)
        model = view.model()
        for column in range(1, model.columnCount()):
            index = model.index(row, column)
            plate = QRectF(view.visualRect(index)).adjusted(0, 0, 0, -ROW_GAP)
            words = str(index.data(Qt.ItemDataRole.DisplayRole))
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)

    def _plate(self, view: QTableView, row: int) -> QRectF:
        """Return the plate of a row in the table's viewport."""
        return QRectF(
            1.2,
            view.rowViewportPosition(row) + 1.2,
            view.viewport().width() - 2.4,
            view.rowHeight(row) - ROW_GAP - 2.4,
        )

    def _paint_plate(self, painter: QPainter, view: QTableView, index: Index) -> None:
        tokens = theme()
        plate = self._plate(view, index.row())
        on_turn = bool(index.data(Role.ON_TURN))

        def draw(brush: QPainter) -> None:
            if on_turn:
                brush.setPen(QPen(tokens.accent_hi, 1.8))
                brush.setBrush(controls.faded(tokens.accent_lo, 70))
            else:
                brush.setPen(QPen(controls.faded(tokens.line, 110), 1))
                brush.setBrush(controls.faded(tokens.well, 150))
            brush.drawRoundedRect(plate, 8, 8)

        self._kept.paint(painter, plate.adjusted(-1, -1, 1, 1), ("plate", on_turn), None, draw)
        if view.hasFocus() and view.currentIndex().row() == index.row():
            controls.inner_focus(painter, plate, 8, tokens)

    def _paint_thinking(self, painter: QPainter, plate: QRectF, share: float) -> None:
        tokens = theme()
        bar = QRectF(plate.left() + 8, plate.bottom() - 5, plate.width() - 16, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(controls.faded(tokens.line, 130))
        painter.drawRoundedRect(bar, 1.5, 1.5)
        bar.setWidth(bar.width() * share)
        painter.setBrush(tokens.accent_hi)
        painter.drawRoundedRect(bar, 1.5, 1.5)

    def _draw_player(self, painter: QPainter, cell: QRectF, index: Index) -> None:
        tokens = theme()
        scale = px("body") / 15
        plate = cell.adjusted(0, 0, 0, -ROW_GAP)
        compact = plate.height() < 36 * scale
        radius = (10 if compact else 13) * scale
        centre = QPointF(plate.left() + (6 if compact else 8) * scale + radius, plate.center().y())
        kept_disc(painter, centre, radius, index.data(Role.COLOUR))
        left = centre.x() + radius + space(1.5)
        wide = plate.right() - left - 2
        name = QFont(font("label"))
        name.setPixelSize(px("body"))
        name.setBold(True)
        name.setStrikeOut(bool(index.data(Role.OUT)))
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        painter.setFont(name)
        painter.setPen(tokens.text)
        high = plate.height() if compact else plate.height() / 2
        top = QRectF(left, plate.top() + (0 if compact else 3), wide, high)
        painter.drawText(
            top,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            QFontMetricsF(name).elidedText(words, Qt.TextElideMode.ElideRight, wide),
        )
        if compact:
            return
        kind = QFont(font("micro"))
        painter.setFont(kind)
        painter.setPen(tokens.text_2)
        foot = QRectF(left, plate.center().y(), wide, plate.height() / 2 - 3)
        metrics = QFontMetricsF(kind)
        character = str(index.data(Role.CHARACTER) or "")
        side = metrics.height() if character else 0.0
        level = metrics.elidedText(
            str(index.data(Role.KIND)), Qt.TextElideMode.ElideRight, wide - side - space(1)
        )
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, level)
        if character:
            beside = foot.left() + metrics.horizontalAdvance(level) + space(1)
            box = QRectF(beside, foot.center().y() - side / 2, side, side)
            icons.paint_icon(painter, character, box, tokens.text_2)


class PlayersHeader(QHeaderView):
    """Column heads in small letters.

    Long heads break into two lines; heads longer than their columns stand in two ranks, every
    second one higher, where each has the width of two columns.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.staggered = False
        self.setMinimumSectionSize(1)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def set_staggered(self, on: bool) -> None:
        """Say whether the heads stand in two ranks."""
        self.staggered = on
        self.viewport().update()

    def sizeHint(self) -> QSize:
        lines = 1
        model = self.model()
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        metrics = QFontMetricsF(font("micro"))
        if self.staggered:
            lines = 2
        elif model is not None:
            for column in range(1, model.columnCount()):
                words = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
                box = QRectF(0, 0, self.sectionSize(column), 1000)
                high = metrics.boundingRect(box, flags, words).height()
                lines = max(lines, round(high / metrics.lineSpacing()))
        return QSize(px("micro"), round(metrics.lineSpacing() * min(lines, 2)) + space(1))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803 - Qt's name
        if logicalIndex == 0 or self.staggered:
            return
        words = self.model().headerData(logicalIndex, Qt.Orientation.Horizontal)
        painter.save()
        painter.setFont(font("micro"))
        painter.setPen(theme().text_2)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        painter.drawText(
            QRectF(rect).adjusted(0, 0, 0, -2),
            flags | Qt.TextFlag.TextWordWrap,
            str(words or ""),
        )
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.staggered:
            return
        with QPainter(self.viewport()) as painter:
            painter.setFont(font("micro"))
            painter.setPen(theme().text_2)
            metrics = QFontMetricsF(font("micro"))
            high = metrics.lineSpacing()
            low = self.height() - high - 2
            tops = low, low - high + 1
            for column, left, wide in self.ranked():
                words = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
                top = tops[(self.count() - 1 - column) % 2]
                painter.drawText(QRectF(left, top, wide, high), Qt.AlignmentFlag.AlignCenter, words)

    def ranked(self) -> list[tuple[int, float, float]]:
        """Return each column in two ranks with the left edge and the width of its head.

        A head that would run into the next one of its rank is moved to the left.
        """
        metrics = QFontMetricsF(font("micro"))
        limits = [float(self.viewport().width())] * 2
        places: list[tuple[int, float, float]] = []
        for number, column in enumerate(range(self.count() - 1, 0, -1)):
            words = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
            wide = metrics.horizontalAdvance(words) + 2
            centre = self.sectionViewportPosition(column) + self.sectionSize(column) / 2
            left = min(centre - wide / 2, limits[number % 2] - wide)
            limits[number % 2] = left - HEAD_GAP
            places.append((column, left, wide))
        return places


class PlayersPanel(Adaptive, QTableView):
    """All seats at once; never scrolls."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.compact = False
        self._fitted: list[int] = []
        self._facts: object = None
        self.players = PlayersModel(match, self)
        self.setModel(self.players)
        self._rows = PlayersDelegate(self)
        self.setItemDelegate(self._rows)
        self._heads = PlayersHeader(self)
        self.setHorizontalHeader(self._heads)
        lay_bare(self)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.players.modelReset.connect(self._fit_columns)
        self._fit()
        self._retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that need it, each in one go."""
        region = event.region()
        wide = self.viewport().width()
        with QPainter(self.viewport()) as painter:
            for row in range(self.players.rowCount()):
                line = QRect(0, self.rowViewportPosition(row), wide, self.rowHeight(row))
                if region.intersects(line):
                    self._rows.paint_row(painter, self, row)

    def row_high(self) -> int:
        """Return the height of a player's row with the gap under it."""
        return round((29 if self.compact else 41) * px("body") / 15) + ROW_GAP

    def set_compact(self, compact: bool) -> None:
        """Give each player one line of words instead of two."""
        if compact != self.compact:
            self.compact = compact
            self._fit()

    def show_picture(self, picture: Picture) -> None:
        """Show the facts of a picture."""
        self.players.show(picture)
        facts = (picture.facts, tuple(picture.columns))
        if facts != self._facts:
            self._facts = facts
            if self._number_widths() != self._fitted:
                self._fit_columns()

    def sizeHint(self) -> QSize:
        rows = self.players.rowCount() * self.row_high()
        return QSize(px("body") * 18, self.horizontalHeader().sizeHint().height() + rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 12, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Players"))
        self.players.retranslate()
        self._fit_columns()

    def _fit(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.row_high())
        self._fit_columns()

    def _name_width(self) -> int:
        """Return the room that the first column needs: disc, gaps and the longest name."""
        name = QFont(font("label"))
        name.setPixelSize(px("body"))
        name.setBold(True)
        metrics = QFontMetrics(name)
        names = (
            str(self.players.index(row, 0).data() or "") for row in range(self.players.rowCount())
        )
        longest = max((metrics.horizontalAdvance(words) for words in names), default=0)
        disc = round((26 if self.compact else 34) * px("body") / 15)
        return disc + space(2) + min(longest, px("body") * 7)

    def _number_widths(self) -> list[int]:
        """Return the least width of every column but the first: its widest number and a gap."""
        letters = QFont(font("number"))
        letters.setPixelSize(px("body"))
        metrics = QFontMetrics(letters)
        model, rows = self.players, range(self.players.rowCount())
        return [
            max([2, *(len(str(model.index(row, column).data() or "")) for row in rows)])
            * metrics.horizontalAdvance("0")
            + space(2)
            for column in range(1, model.columnCount())
        ]

    def _fit_columns(self) -> None:
        columns = self.players.columnCount() - 1
        room = self.viewport().width()
        if columns < 1 or room < 1:
            return
        metrics = QFontMetrics(font("micro"))
        heads = [
            str(self.players.headerData(column, Qt.Orientation.Horizontal) or "")
            for column in range(1, columns + 1)
        ]
        wanted = [
            max(metrics.horizontalAdvance(word) for word in (head.split() or [""])) + space(2)
            for head in heads
        ]
        least = round(36 * px("body") / 15)
        wanted = [max(least, wide) for wide in wanted]
        tight = sum(wanted) > room - self._name_width()
        self._fitted = self._number_widths()
        if tight:
            spare = max(0, room - self._name_width() - sum(self._fitted)) // columns
            wanted = [wide + spare for wide in self._fitted]
        self._heads.set_staggered(tight)
        squeeze = min(1.0, room * 0.66 / sum(wanted))
        used = 0
        for column, wide in enumerate(wanted, 1):
            self.setColumnWidth(column, round(wide * squeeze))
            used += self.columnWidth(column)
        self.setColumnWidth(0, max(1, room - used))
        self.horizontalHeader().updateGeometry()
        self.updateGeometry()
