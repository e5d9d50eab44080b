"""The step rail: the phases of a turn, which are done and which is on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.core.picture import Stage
from boardgames_desktop.gui.paint import controls
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.theme import SMALLEST_LETTERS, font, px, space, theme
from boardgames_desktop.services.language import language

DISC = 22
"""Diameter of a step at text size 100 %."""

EDGE = 2
"""Room that stays free on both sides of a name."""

GAP = 6
"""Room between a disc and the line to the next."""


class StepRail(QWidget):
    """Numbered discs joined by a line; done = tick, now = filled and bold, later = hollow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stages: tuple[Stage, ...] = ()
        self._words: list[str] = []
        self._kept = KeptPictures()
        self._lines_at: dict[tuple[int, int], int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()
        self._retranslate()

    def set_stages(self, stages: Sequence[Stage]) -> None:
        """Show the steps of a turn; hides when the game has none."""
        if tuple(stages) == self._stages:
            return
        self._stages = tuple(stages)
        self._retranslate()
        self.setVisible(bool(stages))

    def _retranslate(self) -> None:
        self._words = [language().text(stage.label) for stage in self._stages]
        self._lines_at.clear()
        spoken = {
            "done": self.tr("{step}: done"),
            "now": self.tr("{step}: now"),
            "later": self.tr("{step}: later"),
        }
        self.setAccessibleName(self.tr("Steps of the turn"))
        self.setAccessibleDescription(
            language().locale.createSeparatedList(
                [
                    spoken[stage.state].format(step=words)
                    for stage, words in zip(self._stages, self._words, strict=True)
                ]
            )
        )
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def _disc(self) -> int:
        return round(DISC * px("body") / 15)

    def sizeHint(self) -> QSize:
        key = (max(self.width(), 1), px("small"))
        if key not in self._lines_at:
            self._lines_at[key] = self._lines(key[0])
        lines = self._lines_at[key]
        high = QFontMetricsF(font("small")).lineSpacing() * lines
        return QSize(space(8) * max(1, len(self._stages)), round(self._disc() + high) + space(3))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._disc() * max(1, len(self._stages)), self.sizeHint().height())

    def _letters(self, wide: float, *, bold: bool) -> QFont:
        """Return the font of the names, small enough for the words to stand side by side."""
        letters = QFont(font("small"))
        letters.setBold(True)
        while letters.pixelSize() > SMALLEST_LETTERS and sum(self._needs(letters)) > wide:
            letters.setPixelSize(letters.pixelSize() - 1)
        letters.setBold(bold)
        return letters

    def _needs(self, letters: QFont) -> list[float]:
        """Return the width that the disc and the longest word of each step need."""
        metrics = QFontMetricsF(letters)
        return [
            max(self._disc(), *(metrics.horizontalAdvance(word) for word in name.split()))
            + 2 * EDGE
            for name in self._words
        ]

    def shares(self, wide: float) -> list[float]:
        """Return the widths of the steps: equal ones, unless a long word needs more."""
        needs = self._needs(self._letters(wide, bold=True))
        equal = wide / max(1, len(needs))
        if not needs or max(needs) <= equal:
            return [equal] * len(needs)
        spare = (wide - sum(needs)) / len(needs)
        return [need + spare for need in needs]

    def _lines(self, wide: float) -> int:
        """Return how many lines the longest name needs in its share of the width."""
        if not self._words:
            return 1
        metrics = QFontMetricsF(self._letters(wide, bold=True))
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        highest = max(
            metrics.boundingRect(QRectF(0, 0, share - 2 * EDGE, 1000), flags, words).height()
            for share, words in zip(self.shares(wide), self._words, strict=True)
        )
        return max(1, round(highest / metrics.lineSpacing()))

    def resizeEvent(self, event: object) -> None:
        del event
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._stages:
            return
        states = tuple(stage.state for stage in self._stages)
        shows = tuple(self._words)
        # What is painted never depends on the height: a layout gives less of it for a moment.
        whole = QRectF(0, 0, self.width(), self.sizeHint().height())
        with QPainter(self) as painter:
            self._kept.paint(painter, whole, states, shows, self._paint)

    def _paint(self, painter: QPainter) -> None:
        tokens = theme()
        shares = self.shares(self.width())
        ends = list(accumulate(shares))
        radius = self._disc() / 2
        y = radius + 2
        centres = [QPointF(end - share / 2, y) for end, share in zip(ends, shares, strict=True)]
        painter.setPen(QPen(controls.faded(tokens.line_strong, 150), 1.4))
        for left, right in pairwise(centres):
            if right.x() - left.x() > 2 * radius + 2 * GAP:
                painter.drawLine(left + QPointF(radius + GAP, 0), right - QPointF(radius + GAP, 0))
        for index, (stage, words) in enumerate(zip(self._stages, self._words, strict=True)):
            centre, share = centres[index], shares[index]
            controls.step_disc(painter, centre, radius, index + 1, stage.state, tokens)
            painter.setFont(self._letters(self.width(), bold=stage.state == "now"))
            painter.setPen(tokens.text if stage.state == "now" else tokens.text_2)
            painter.drawText(
                QRectF(
                    centre.x() - share / 2 + EDGE,
                    y + radius + 4,
                    share - 2 * EDGE,
                    self.sizeHint().height(),
                ),
                Qt.AlignmentFlag.AlignHCenter
                | Qt.AlignmentFlag.AlignTop
                | Qt.TextFlag.TextWordWrap,
                words,
            )
