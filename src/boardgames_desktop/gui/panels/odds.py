"""Exact odds in words and as a bar: what the next roll may bring, and how it may end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.core.picture import Forecast
from boardgames_desktop.gui.paint import seats
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language

BAR = 14
LEFT_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


def caption_font() -> QFont:
    """Return the font of the words under a bar."""
    return font("small", 12)


class OddsView(QWidget):
    """Headline with its chance, the bar of shares with a caption each, one more sentence.

    All further sentences are in the tooltip.
    """

    def __init__(
        self,
        colours: Sequence[str],
        parent: QWidget | None = None,
        *,
        names: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """Make an empty view.

        Args:
            colours: of the sides.
            parent: Qt's parent.
            names: what the sides are called, in the language of the moment.
        """
        super().__init__(parent)
        self._colours = tuple(colours)
        self._names = names
        self._forecast: Forecast | None = None
        self._headline = ""
        self._chance = ""
        self._captions: list[tuple[str, float, str]] = []
        self._notes = ""
        self._compact = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def show_forecast(self, forecast: Forecast | None) -> None:
        """Show a forecast; hides without one."""
        if forecast == self._forecast:
            return
        self._forecast = forecast
        self._retranslate()
        self.setVisible(forecast is not None)

    def set_compact(self, compact: bool) -> None:
        """Move the sentences into the tooltip."""
        if compact != self._compact:
            self._compact = compact
            self._retranslate()

    def _retranslate(self) -> None:
        forecast = self._forecast
        if forecast is None:
            self._headline = self._chance = self._notes = ""
            self._captions = []
            return
        lang, names = language(), self._names()
        self._headline = lang.text(forecast.headline, names)
        self._chance = lang.percent(forecast.chance)
        self._captions = [
            (
                self.tr("{what}: {chance}").format(
                    what=lang.text(share.label), chance=lang.percent(share.chance)
                ),
                share.chance,
                "" if share.seat is None else self._colours[share.seat],
            )
            for share in forecast.shares
        ]
        notes = [lang.text(note, names) for note in forecast.notes]
        self._notes = notes[0] if notes else ""
        self.setToolTip("\n".join(notes))
        self.setAccessibleName(f"{self._headline}: {self._chance}")
        self.setAccessibleDescription(
            "; ".join([*(words for words, _, _ in self._captions), *notes])
        )
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._lay_out(None, width))

    def sizeHint(self) -> QSize:
        wide = max(self.width(), px("body") * 14)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 10, self.heightForWidth(max(self.width(), px("body") * 10)))

    def resizeEvent(self, event: object) -> None:
        del event
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._lay_out(painter, self.width())

    def _lay_out(self, painter: QPainter | None, wide: float) -> float:
        """Paint (or only measure) from top to bottom; return the height."""
        if self._forecast is None:
            return 0.0
        tokens = theme()
        y = 0.0
        if self._captions:
            bar = QRectF(0, y, wide, round(BAR * px("body") / 15))
            if painter is not None:
                parts = [(colour, chance) for _, chance, colour in self._captions]
                seats.ownership_bar(painter, bar, parts, tokens)
            y = bar.bottom() + space(1)
            y = self._lay_out_captions(painter, wide, y) + space(1)
        big = QFont(font("number"))
        big.setPixelSize(px("body") + 2)
        percent = QFontMetricsF(big).horizontalAdvance(self._chance)
        head = QRectF(0, y, wide - percent - space(3), 1000)
        small = QFontMetricsF(font("body"))
        high = max(
            small.boundingRect(head, LEFT_WRAP, self._headline).height(),
            QFontMetricsF(big).height(),
        )
        if painter is not None:
            painter.setFont(font("body"))
            painter.setPen(tokens.text)
            painter.drawText(head, LEFT_WRAP, self._headline)
            painter.setFont(big)
            painter.setPen(tokens.ok if self._forecast.chance >= 0.5 else tokens.danger)
            painter.drawText(
                QRectF(0, y, wide, high),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop,
                self._chance,
            )
        y += high
        if self._notes and not self._compact:
            y += self._lay_out_words(painter, QRectF(0, y, wide, 1000), self._notes)
        return y

    def _lay_out_captions(self, painter: QPainter | None, wide: float, y: float) -> float:
        """Set the captions left, centred, right; one below the other where they do not fit."""
        metrics = QFontMetricsF(caption_font())
        words = [caption for caption, _, _ in self._captions]
        widths = [metrics.horizontalAdvance(word) for word in words]
        if sum(widths) + space(1.5) * (len(words) - 1) > wide:
            return self._lay_out_key(painter, wide, y)
        if painter is not None:
            painter.setFont(caption_font())
            painter.setPen(theme().text)
            gap = (wide - sum(widths)) / max(1, len(words) - 1)
            x = 0.0
            for word, width in zip(words, widths, strict=True):
                painter.drawText(QRectF(x, y, width + 2, metrics.height()), word)
                x += width + gap
        return y + metrics.height()

    def _lay_out_key(self, painter: QPainter | None, wide: float, y: float) -> float:
        """Set the captions one after the other, each behind a sample of its pattern."""
        metrics = QFontMetricsF(caption_font())
        high = metrics.height() + 1
        x = 0.0
        for words, _, colour in self._captions:
            need = space(5) + metrics.horizontalAdvance(words)
            if x and x + need > wide:
                x, y = 0.0, y + high
            if painter is not None:
                self._paint_key(painter, QPointF(x, y + high / 2), colour)
                painter.setFont(caption_font())
                painter.setPen(theme().text)
                painter.drawText(QRectF(x + space(5), y, need, high), words)
            x += need + space(3)
        return y + high

    def _paint_key(self, painter: QPainter, at: QPointF, colour: str) -> None:
        side = px("small") * 0.8
        box = QRectF(at.x(), at.y() - side / 2, side, side)
        seats.ownership_bar(painter, box, [(colour, 1.0)], theme())

    def _lay_out_words(self, painter: QPainter | None, box: QRectF, words: str) -> float:
        high = QFontMetricsF(font("small")).boundingRect(box, LEFT_WRAP, words).height()
        if painter is not None:
            painter.setFont(font("small"))
            painter.setPen(theme().tray_text_2)
            painter.drawText(QRectF(box.left(), box.top(), box.width(), high + 2), LEFT_WRAP, words)
        return high
