"""The course of the game in curves; pyqtgraph is loaded when a chart is first looked at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.segments import Segments
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

STYLES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
SYMBOLS = {
    "chevron": "t1",
    "ring": "o",
    "sun": "star",
    "diamond": "d",
    "clover": "+",
    "crescent": "h",
}


class ChartPanel(QWidget):
    """One curve a seat for each charted fact of the game.

    A curve has the seat's colour, a line style and a symbol of its own, so that it can be
    told from the others without colours.
    """

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._picture: Picture | None = None
        self._keys: tuple[str, ...] = ()
        self._key = 0
        self._plot: Any = None
        self._stale = True
        self._choice: Segments | None = None
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.setSpacing(space(1))
        self.setMinimumHeight(px("body") * 11)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._retranslate()

    def show_picture(self, picture: Picture) -> None:
        """Take a picture; the curves are drawn again if somebody sees them."""
        self._picture = picture
        self._stale = True
        if picture.charted != self._keys:
            self._keys = picture.charted
            self._build_choice()
        if self.isVisible():
            self._draw()

    def _build_choice(self) -> None:
        if self._choice is not None:
            self._stack.removeWidget(self._choice)
            self._choice.deleteLater()
            self._choice = None
        self._key = 0
        if len(self._keys) > 1:
            self._choice = Segments(len(self._keys), self)
            self._choice.chosen.connect(self._choose)
            self._stack.insertWidget(0, self._choice)
        self._retranslate()

    def _choose(self, index: int) -> None:
        self._key = index
        self._stale = True
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.setMinimumHeight(px("body") * 11)
            self._stale = True
            if self.isVisible():
                self._draw()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Course of the game"))
        if self._choice is not None and self._picture is not None:
            columns = self._picture.columns
            self._choice.set_words([language().text(columns[key]) for key in self._keys])
        self._stale = True
        if self.isVisible():
            self._draw()

    def _make_plot(self) -> Any:
        import pyqtgraph

        plot = pyqtgraph.PlotWidget(self, enableMenu=False)
        plot.setMouseEnabled(False, False)
        plot.hideButtons()
        plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stack.addWidget(plot, 1)
        return plot

    def _draw(self) -> None:
        if not self._stale or self._picture is None or not self._keys:
            return
        self._stale = False
        if self._plot is None:
            self._plot = self._make_plot()
        plot = self._plot
        tokens = theme()
        plot.clear()
        plot.setBackground(tokens.well)
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.setPen(QPen(tokens.line))
            axis.setTextPen(QPen(tokens.text_2))
            axis.setStyle(tickFont=font("micro"))
        plot.setLabel("bottom", self.tr("Round"), color=tokens.text_2.name())
        for seat, points in enumerate(self._match.history().series(self._keys[self._key])):
            self._draw_curve(seat, points)

    def _draw_curve(self, seat: int, points: list[tuple[int, int]]) -> None:
        colours = theme().seat(self._match.colour(seat))
        line = theme().line_strong if colours.base.lightness() < 40 else colours.base
        pen = QPen(line, 2.2, STYLES[seat % len(STYLES)])
        pen.setCosmetic(True)
        every = max(1, len(points) // 8)
        self._plot.plot(
            [x for x, _ in points],
            [y for _, y in points],
            pen=pen,
            antialias=True,
        )
        marked = points[::every]
        rim = QPen(theme().text, 1)
        rim.setCosmetic(True)
        self._plot.plot(
            [x for x, _ in marked],
            [y for _, y in marked],
            pen=None,
            symbol=SYMBOLS.get(colours.emblem, "o"),
            symbolSize=px("micro"),
            symbolBrush=colours.base,
            symbolPen=rim,
        )
