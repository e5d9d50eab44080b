"""The regions cartouche: what each region is worth and who owns how much of it."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.picture import Board, Picture, Place, Region
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.shapes import outline_path
from boardgames_desktop.gui.models.legend import LegendModel
from boardgames_desktop.gui.models.players import Index
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.paint import controls, seats
from boardgames_desktop.gui.paint.discs import kept_disc
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels.bare import lay_bare
from boardgames_desktop.gui.panels.cartouche import Cartouche
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

ROW, SMALL_ROW = 40, 26
SHOWN = (Qt.ItemDataRole.DisplayRole, Role.WORTH, Role.HOLDER, Role.SHARES)
WIDTH, SMALL_WIDTH = 284, 232


def region_shape(board: Board, region: Region) -> QPainterPath:
    """Return the outline of a region, all its places together."""
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    wanted = set(region.places)
    for place in board.places:
        if place.thing in wanted:
            shape.addPath(outline_path(place.outline))
    return shape


def region_tint(board: Board, region: Region) -> QColor:
    """Return the colour of a region on its board."""
    return art_for(board).tint(region.tint)


def place_shape(board: Board, place: Place) -> tuple[QPainterPath, QColor]:
    """Return the outline of a place and the colour of its region."""
    shape = outline_path(place.outline)
    for region in board.regions:
        if region.thing == place.region:
            return shape, region_tint(board, region)
    return shape, theme().accent_lo


class LegendDelegate(QStyledItemDelegate):
    """Paints a region: its shape, name, owners' bar, holder and worth."""

    def __init__(self, board: Board, parent: QWidget) -> None:
        super().__init__(parent)
        self._shapes = [region_shape(board, region) for region in board.regions]
        self._tints = [region_tint(board, region) for region in board.regions]
        self._kept = KeptPictures()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del index
        view = option.widget
        high = view.row_high() if isinstance(view, LegendView) else ROW
        return QSize(px("body"), high)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = option.widget
        area = QRectF(option.rect)
        shows = (
            isinstance(view, LegendView) and view.hovered == index.row(),
            isinstance(view, LegendView) and view.small,
            *(index.data(role) for role in SHOWN),
        )

        def draw(brush: QPainter) -> None:
            self._paint_row(brush, area, view, index)

        late = view.viewport().update if isinstance(view, LegendView) else None
        self._kept.paint(painter, area, index.row(), shows, draw, late=late)

    def _paint_row(
        self, painter: QPainter, area: QRectF, view: QWidget | None, index: Index
    ) -> None:
        tokens = theme()
        scale = px("body") / 15
        if isinstance(view, LegendView) and view.hovered == index.row():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(controls.faded(tokens.ink, 22))
            painter.drawRoundedRect(area, 6, 6)
        small = isinstance(view, LegendView) and view.small
        wide = (32 if small else 46) * scale
        box = QRectF(area.left() + 2, area.top() + 2, wide, area.height() - 4)
        self._paint_shape(painter, box, index)
        coin = QPointF(area.right() - (14 if small else 17) * scale, area.center().y())
        held = str(index.data(Role.HOLDER))
        worth = f"+{index.data(Role.WORTH)}"
        self._paint_coin(painter, coin, (11 if small else 14) * scale, worth, held=bool(held))
        left = box.right() + 6 * scale
        right = coin.x() - (36 if small else 44) * scale
        self._paint_name(painter, QRectF(left, area.top(), coin.x() - 16 * scale - left, 0), index)
        thick = (5 if small else 9) * scale
        top = area.top() + area.height() * (0.68 if small else 0.6)
        bar = QRectF(left, top, right - left, thick)
        seats.ownership_bar(painter, bar, index.data(Role.SHARES), tokens)
        if held:
            at = QPointF(coin.x() - (23 if small else 28) * scale, area.center().y())
            kept_disc(painter, at, (8 if small else 10) * scale, held)

    def _paint_coin(
        self, painter: QPainter, at: QPointF, radius: float, worth: str, *, held: bool
    ) -> None:
        """Paint a coin from its own picture: the bar beside it changes all the time."""
        room = math.ceil(radius) + 4
        box = QRectF(math.floor(at.x()) - room, math.floor(at.y()) - room, 0, 0)
        box.setSize(QSizeF(2 * room + 1, 2 * room + 1))
        self._kept.paint(
            painter,
            box,
            ("coin", worth, held),
            (radius, round(at.x() % 1, 3), round(at.y() % 1, 3)),
            lambda brush: controls.coin(brush, at, radius, worth, held, theme()),
        )

    def _paint_name(self, painter: QPainter, line: QRectF, index: Index) -> None:
        """Write a region's name, smaller if it is long."""
        view = self.parent()
        small = isinstance(view, LegendView) and view.small
        high = view.row_high() if isinstance(view, LegendView) else ROW
        name = font("label", 13 if small else 15)
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        while QFontMetricsF(name).horizontalAdvance(words) > line.width() and name.pixelSize() > 10:
            name.setPixelSize(name.pixelSize() - 1)
        painter.setFont(name)
        painter.setPen(theme().ink)
        line.setHeight(high * (0.7 if small else 0.58))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_shape(self, painter: QPainter, box: QRectF, index: Index) -> None:
        shape = self._shapes[index.row()]
        bounds = shape.boundingRect()
        if bounds.isEmpty():
            return
        k = min(box.width() / bounds.width(), box.height() / bounds.height())
        fit = QTransform.fromTranslate(box.center().x(), box.center().y())
        fit.scale(k, k)
        fit.translate(-bounds.center().x(), -bounds.center().y())

        def draw(brush: QPainter) -> None:
            brush.setPen(QPen(theme().ink, 0.8))
            brush.setBrush(self._tints[index.row()])
            brush.drawPath(fit.map(shape))

        around = box.adjusted(-2, -2, 2, 2)
        self._kept.paint(painter, around, ("shape", index.row()), None, draw)


class LegendView(QListView):
    """The rows; pointing at one lights its places."""

    pointed = Signal(tuple)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hovered = -1
        self.small = False
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        lay_bare(self)

    def row_high(self) -> int:
        """Return the height of a row."""
        return round((SMALL_ROW if self.small else ROW) * px("body") / 15)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self.hovered:
            self.hovered = row
            self.viewport().update()
            index = self.model().index(row, 0)
            self.pointed.emit(tuple(index.data(Role.PLACES)) if index.isValid() else ())


class Legend(Cartouche):
    """Paper in the lower left corner of the board; folds to an icon on small screens."""

    places_pointed = Signal(tuple)

    def __init__(self, match: Match, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title_of_regions = board.regions_title
        self.regions = LegendModel(match, board.regions, self)
        self.view = LegendView(self)
        self.view.setModel(self.regions)
        self.view.setItemDelegate(LegendDelegate(board, self.view))
        self.view.pointed.connect(self.places_pointed)
        stack = QVBoxLayout(self)
        self._stack = stack
        stack.addWidget(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._fit()
        self._retranslate()

    def show_picture(self, picture: Picture) -> None:
        """Show who owns what."""
        self.regions.show(picture)

    def sizeHint(self) -> QSize:
        if self.is_folded:
            return self.folded_size()
        wide = round((SMALL_WIDTH if self.view.small else WIDTH) * px("body") / 15)
        rows = self.regions.rowCount() * self.view.row_high()
        return QSize(wide, self.head_height() + rows + space(5))

    def set_small(self, small: bool) -> None:
        """Use low rows, where the board has little room beside it."""
        if small != self.view.small:
            self.view.small = small
            self.view.scheduleDelayedItemsLayout()
            self.updateGeometry()
            self.resize(self.sizeHint())

    def paint_icon(self, painter: QPainter, area: QRectF) -> None:
        tokens = theme()
        for row in range(3):
            y = area.top() + area.height() * (0.28 + row * 0.22)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.ink)
            painter.drawEllipse(QPointF(area.left() + area.width() * 0.25, y), 2.4, 2.4)
            painter.setPen(QPen(tokens.ink, 2))
            painter.drawLine(
                QPointF(area.left() + area.width() * 0.4, y),
                QPointF(area.right() - area.width() * 0.2, y),
            )

    def _fit(self) -> None:
        self._stack.setContentsMargins(space(4), self.head_height(), space(4), space(4))
        self.adjustSize()

    def _retranslate(self) -> None:
        title = self._title_of_regions
        words = self.tr("Regions") if title is None else language().text(title)
        self.set_words(words, self.tr("bonus"))
        self.view.setAccessibleName(words)
        self.regions.retranslate()

    def fold_changed(self) -> None:
        self.view.setVisible(not self.is_folded)
