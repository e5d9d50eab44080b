"""The tools of the scenario editor: pictures of what each puts on the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.workshop import Side, Tool
from boardgames_desktop.gui.art.lettering import paint_letters
from boardgames_desktop.gui.art.shapes import outline_path
from boardgames_desktop.gui.board.sprites import unit_look
from boardgames_desktop.gui.editor.flow import FlowLayout
from boardgames_desktop.gui.editor.scenery import Scenery, paint
from boardgames_desktop.gui.editor.tiles import TileShelf
from boardgames_desktop.gui.paint import seats, units
from boardgames_desktop.gui.paint.ink import pen
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.drafting import Drafting
from boardgames_desktop.services.language import language

PICTURE = 3.2
"""Height of a tool's picture, in letters."""
SHRUNK = 0.84
"""Part of the picture that a space fills: what it stands on needs some too."""
ALONE = 0.8
"""Height of a piece in its tool's picture."""
SIGN = 30.0
"""Radius of a letter's plate in its tool's picture, scene units."""


class Palette(QWidget):
    """Choose whose things, which of them, and whether they come or go."""

    chosen = Signal()
    """Another tool or side is in hand."""

    def __init__(self, drafting: Drafting, shelf: TileShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drafting = drafting
        self._shelf = shelf
        self._sides: tuple[Side, ...] = ()
        self._side_group = QButtonGroup(self)
        self._side_group.idClicked.connect(self._choose_side)
        self._tool_group = QButtonGroup(self)
        self._tools: list[tuple[Tool, QToolButton]] = []
        self._headings: list[Heading] = []
        self._painted: tuple[object, ...] = ()
        self._unpainted: list[tuple[Tool, QToolButton]] = []
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._paint_next)
        self._build()
        self.show_plan()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, space(2), 0)
        layout.setSpacing(space(2))
        self._held = Words("title", "heading", self)
        layout.addWidget(self._held)
        self.removing = QCheckBox(self)
        self.removing.toggled.connect(self._switch_removing)
        layout.addWidget(self.removing)
        for group in self._drafting.shop.tools():
            heading = Heading(self)
            self._headings.append(heading)
            layout.addWidget(heading)
            if any(tool.sided for tool in group.tools):
                layout.addLayout(self._side_line())
            box = QWidget(self)
            flow = FlowLayout(box, space(1))
            for tool in group.tools:
                button = QToolButton(box)
                button.setCheckable(True)
                button.setAutoRaise(True)
                button.clicked.connect(partial(self.take, tool.key))
                self._tool_group.addButton(button)
                flow.addWidget(button)
                self._tools.append((tool, button))
            layout.addWidget(box)
        layout.addStretch(1)

    def _side_line(self) -> QVBoxLayout:
        self._side_box = QHBoxLayout()
        self._side_box.setSpacing(space(1))
        self._side_box.addStretch(1)
        self._side_name = Words("small", "text_2", self)
        both = QVBoxLayout()
        both.setSpacing(space(1))
        both.addLayout(self._side_box)
        both.addWidget(self._side_name)
        return both

    # -- choosing -----------------------------------------------------------------------

    def take(self, key: str) -> None:
        """Take a tool in hand."""
        self._drafting.tool = key
        self._mark()
        self.chosen.emit()

    def _choose_side(self, number: int) -> None:
        self._drafting.side = number
        self.show_plan()
        if not self._drafting.held.sided:
            sided = next((tool.key for tool, _ in self._tools if tool.sided), None)
            if sided is not None:
                self.take(sided)
        self.chosen.emit()

    def _switch_removing(self, on: bool) -> None:
        self._drafting.removing = on
        self.chosen.emit()

    def button(self, key: str) -> QToolButton:
        """Return the button of a tool."""
        return next(button for tool, button in self._tools if tool.key == key)

    def side_button(self, number: int) -> QToolButton:
        """Return the button of a side."""
        found = self._side_group.button(number)
        assert isinstance(found, QToolButton)
        return found

    # -- looks --------------------------------------------------------------------------

    def show_plan(self) -> None:
        """Show the sides of the plan, and the tools of the side that is chosen."""
        sides = self._drafting.shop.sides(self._drafting.plan)
        if len(sides) != len(self._sides):
            self._make_sides(sides)
        self._sides = sides
        self._draw()
        self._retranslate()

    def _make_sides(self, sides: tuple[Side, ...]) -> None:
        for button in self._side_group.buttons():
            self._side_group.removeButton(button)
            self._side_box.removeWidget(button)
            button.hide()
            button.deleteLater()
        for side in sides:
            button = QToolButton(self)
            button.setCheckable(True)
            self._side_group.addButton(button, side.number)
            self._side_box.insertWidget(side.number, button)
        self._painted = ()

    def _draw(self) -> None:
        """Paint what looks otherwise now: the tools one a turn of the event loop."""
        size, ratio, tokens = round(px("body") * PICTURE), self.devicePixelRatioF(), theme()
        side = self._drafting.side
        looks = (size, ratio, tokens.name, side, tuple(one.colour for one in self._sides))
        if looks == self._painted:
            return
        self._painted = looks
        for one in self._sides:
            disc = round(size * 0.62)
            button = self.side_button(one.number)
            button.setIconSize(QSize(disc, disc))
            button.setIcon(_disc(one.colour, disc, ratio))
        for _, button in self._tools:
            button.setIconSize(QSize(size, size))
        self._unpainted = list(self._tools)
        self._turn.start()

    def _paint_next(self) -> None:
        if self._unpainted:
            tool, button = self._unpainted.pop(0)
            size = button.iconSize().height()
            button.setIcon(self._picture(tool, size, self.devicePixelRatioF()))
        if not self._unpainted:
            self._turn.stop()

    def _picture(self, tool: Tool, size: int, ratio: float) -> QIcon:
        """Return what a tool puts down, as the board shows it."""
        shop, plan = self._drafting.shop, self._drafting.plan
        board, picture = shop.sample(plan, tool.key, self._drafting.side)
        colours = [side.colour for side in self._sides]
        ring = shop.outline((0, 0))
        area = outline_path((ring,)).boundingRect()
        if len(board.places) > 1:
            (ax, ay), (bx, by) = shop.edge_path(shop.edges((0, 0))[0])
            middle = QPointF((ax + bx) / 2, (ay + by) / 2)
            area.moveCenter(middle)
        scale = size / area.height()
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(size / 2, size / 2)
            painter.scale(scale * SHRUNK, scale * SHRUNK)
            painter.translate(-area.center())
            if picture.tokens:
                height = area.height() * ALONE
                token = picture.tokens[0]
                look = unit_look(token, colours[self._drafting.side])
                units.paint_unit(painter, area.center(), look, height, theme())
            elif board.places:
                self._paint_board(painter, Scenery(board, picture, colours), scale * ratio)
            else:
                _paint_nothing(painter, outline_path((ring,)))
        return QIcon(pixmap)

    def _paint_board(self, painter: QPainter, scenery: Scenery, pixels: float) -> None:
        """Paint a sample; what it shows is small on a board and large here."""
        shelf = TileShelf()
        paint(painter, scenery, shelf, pixels, theme())
        shelf.finish()
        paint(painter, scenery, shelf, pixels, theme())
        sign = scenery.board.places[0].sign
        if sign:
            middle = QPointF(*scenery.board.places[0].anchor)
            painter.setPen(pen(theme().colour("coin_line"), 4))
            painter.setBrush(theme().colour("cream"))
            painter.drawEllipse(middle, SIGN, SIGN)
            paint_letters(painter, middle, SIGN * 1.15, sign, theme().colour("label"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._painted = ()
            self._draw()

    def _mark(self) -> None:
        held = self._drafting.held
        for tool, button in self._tools:
            button.setChecked(tool.key == held.key)
        self._held.setText(language().text(held.label))
        for side in self._sides:
            chosen = side.number == self._drafting.side
            self.side_button(side.number).setChecked(chosen)
            if chosen:
                self._side_name.setText(language().text(side.label))

    def _retranslate(self) -> None:
        speech = language()
        self.removing.setText(self.tr("Take away (X or the right mouse button)"))
        for heading, group in zip(self._headings, self._drafting.shop.tools(), strict=True):
            heading.set_words(speech.text(group.title))
        for tool, button in self._tools:
            words = speech.text(tool.label)
            button.setToolTip(words)
            button.setAccessibleName(words)
        for side in self._sides:
            words = speech.text(side.label)
            button = self.side_button(side.number)
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._mark()


def _paint_nothing(painter: QPainter, outline: QPainterPath) -> None:
    """Paint a space that is not there."""
    painter.setPen(pen(theme().text_2, 4, dashes=(2.0, 2.0), flat=True))
    painter.drawPath(outline)
    painter.setPen(pen(theme().danger, 7))
    for way in (1, -1):
        painter.drawLine(QPointF(-26, -26 * way), QPointF(26, 26 * way))


def _disc(colour: str, size: int, ratio: float) -> QIcon:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0, 0, size, size)
        seats.disc(painter, area.center(), size * 0.46, colour, theme())
    return QIcon(pixmap)
