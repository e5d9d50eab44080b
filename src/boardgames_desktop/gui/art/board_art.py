"""What a painter of a board must offer, and the plain one for boards without a painter.

A map is shown in layers: ``ground`` (sea and soil), the owners' washes, ``overlay`` (scenery,
borders, lanes; transparent elsewhere), tokens. All painters work in scene units on a painter
that is already moved and scaled, and may run in any thread.
"""

from __future__ import annotations

from typing import Protocol

import attrs
from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.core.picture import Board, Place
from boardgames_desktop.gui.art.shapes import shapes_of
from boardgames_desktop.gui.paint.ink import NO_BRUSH, mixed, pen
from boardgames_desktop.gui.theme import Theme, fixed_font


@attrs.frozen(eq=False)
class CurvedLabel:
    """A name set along a line: a sea.

    Attributes:
        text: in the language in use.
        path: the line, scene units.
        size: of the letters, scene units.
    """

    text: str
    path: QPainterPath
    size: float


class BoardArt(Protocol):
    """A painter of one kind of board.

    Attributes:
        version: raised when the pictures change; part of the cache's key.
        portrait: a preview of the board is its painted picture, not a plain one.
    """

    version: int
    portrait: bool

    def area(self, board: Board) -> QRectF:
        """Return the scene rectangle the picture covers, the board and what is around it."""

    def overlay_area(self, board: Board) -> QRectF:
        """Return the part of the area that :meth:`paint_overlay` paints in."""

    def elaborate(self, theme: Theme) -> bool:
        """Tell whether the layers take so long to paint that a process is started for them."""

    def surround(self, theme: Theme) -> QColor:
        """Return the colour outside the picture; its edges fade into it."""

    def paint_quick(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint the ground flat, in a few milliseconds."""

    def paint_stamp(self, painter: QPainter, board: Board, theme: Theme) -> bool:
        """Paint the board so that it can be read at the size of a stamp.

        False, and nothing is painted, if the outlines of its places say enough.
        """

    def paint_ground(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint what lies under the owners' washes."""

    def paint_overlay(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint what lies over the washes and never changes."""

    def tint(self, key: str) -> QColor:
        """Return the colour of a region, by its ``tint`` key."""

    def labels(self) -> tuple[CurvedLabel, ...]:
        """Return names that belong to no place, in the language in use."""

    def rim(self, board: Board) -> float:
        """Return how wide a band along the border shows a place's owner, scene units.

        0 = the owner's wash covers the whole place, under what stands on it.
        """

    def paint_signs(
        self, painter: QPainter, place: Place, marks: tuple[str, ...], theme: Theme, *, over: bool
    ) -> None:
        """Paint what a place's marks look like, in scene units.

        Args:
            painter: target.
            place: whose marks.
            marks: of its look; unknown ones show nothing.
            theme: colours.
            over: those over the pieces, else those under them.
        """


class Unmarked:
    """Owners' washes cover whole places, marks show nothing, stamps are outlines."""

    portrait = False

    def paint_stamp(self, painter: QPainter, board: Board, theme: Theme) -> bool:
        """Return False: outlines say enough."""
        del painter, board, theme
        return False

    def rim(self, board: Board) -> float:
        """Return 0: washes cover whole places."""
        del board
        return 0.0

    def paint_signs(
        self, painter: QPainter, place: Place, marks: tuple[str, ...], theme: Theme, *, over: bool
    ) -> None:
        """Paint nothing."""


class PlainArt(Unmarked):
    """Flat land on a flat sea, borders and lanes."""

    version = 2
    margin = 60.0

    def area(self, board: Board) -> QRectF:
        """Return the board with a margin."""
        edge = self.margin
        return QRectF(0, 0, *board.size).marginsAdded(QMarginsF(edge, edge, edge, edge))

    def overlay_area(self, board: Board) -> QRectF:
        """Return all of it."""
        return self.area(board)

    def elaborate(self, theme: Theme) -> bool:
        """Return False: this takes milliseconds."""
        del theme
        return False

    def surround(self, theme: Theme) -> QColor:
        """Return the table."""
        return theme.window

    def tint(self, key: str) -> QColor:
        """Return a colour drawn from the key's letters."""
        if QColor.isValidColorName(key):
            return QColor(key)
        return QColor.fromHsv(sum(map(ord, key)) * 47 % 360, 90, 170)

    def labels(self) -> tuple[CurvedLabel, ...]:
        """Return nothing: the board has only its places' names."""
        return ()

    def paint_quick(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint the land."""
        shapes = shapes_of(board)
        painter.fillRect(self.area(board), self.surround(theme))
        land = theme.paper_lo if not theme.flat else mixed(theme.text_off, theme.window, 0.3)
        painter.setPen(pen(theme.paper_line, 1.2))
        for thing, path in shapes.lands.items():
            key = shapes.region_of.get(thing, "")
            painter.setBrush(mixed(land, self.tint(key), 0.3) if key and not theme.flat else land)
            painter.drawPath(path)

    def paint_ground(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint the land; there is nothing better."""
        self.paint_quick(painter, board, theme)

    def paint_overlay(self, painter: QPainter, board: Board, theme: Theme) -> None:
        """Paint borders and lanes."""
        paint_lines(painter, board, theme)


def paint_lines(painter: QPainter, board: Board, theme: Theme) -> None:
    """Paint coasts, borders and lanes in the theme's colours."""
    shapes = shapes_of(board)
    painter.setBrush(NO_BRUSH)
    dark, pale = theme.colour("outline"), theme.colour("cream")
    painter.setPen(pen(pale, 2.8 * theme.bold, 110))
    painter.drawPath(shapes.inner)
    painter.setPen(pen(dark, 1.3 * theme.bold))
    painter.drawPath(shapes.inner)
    painter.setPen(pen(pale, 6 * theme.bold, 200))
    painter.drawPath(shapes.outer)
    painter.setPen(pen(dark, 2.8 * theme.bold))
    painter.drawPath(shapes.outer)
    painter.setPen(pen(pale if theme.flat else dark, 1.3 * theme.bold))
    for path in shapes.lands.values():
        painter.drawPath(path)
    for lane in shapes.lanes:
        painter.setPen(pen(dark, 4.4 * theme.bold, 120))
        painter.drawPath(lane)
        painter.setPen(pen(pale, 2 * theme.bold, dashes=(0.2, 2.9)))
        painter.drawPath(lane)


def paint_label(
    painter: QPainter, label: CurvedLabel, colour: QColor, halo: QColor | None = None
) -> None:
    """Write a name along its line, letter by letter, in the middle of the line."""
    letters = fixed_font("label", label.size)
    letters.setItalic(True)
    letters.setLetterSpacing(letters.SpacingType.PercentageSpacing, 112)
    painter.save()
    painter.setFont(letters)
    metrics = painter.fontMetrics()
    long = label.path.length()
    at = (long - metrics.horizontalAdvance(label.text)) / 2
    for index, letter in enumerate(label.text):
        step = metrics.horizontalAdvance(label.text[: index + 1]) - metrics.horizontalAdvance(
            label.text[:index]
        )
        share = label.path.percentAtLength(min(max(0.0, at + step / 2), long))
        painter.save()
        painter.translate(label.path.pointAtPercent(share))
        painter.rotate(-label.path.angleAtPercent(share))
        glyph = QPainterPath()
        glyph.addText(QPointF(-step / 2, label.size * 0.32), letters, letter)
        if halo is not None:
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(halo, label.size * 0.16))
            painter.drawPath(glyph)
        painter.fillPath(glyph, colour)
        painter.restore()
        at += step
    painter.restore()
