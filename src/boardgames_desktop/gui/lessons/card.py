"""The lesson's card: a sheet of paper over the board with what is to be read or done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetrics,
    QIcon,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QWidget

from boardgames_desktop.gui.icon_button import IconButton
from boardgames_desktop.gui.paint import controls, surfaces
from boardgames_desktop.gui.paint.icons import icon
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.lesson import ASKING, DONE, FOLLOWING, Tutor

LEAST_LINES = 4
"""So many lines of words are always in view, however low the window is."""

SHADOW_RIGHT, SHADOW_BELOW = 6, 8
"""What the paper leaves of the card's width and height for its shadow."""

BAR = 5
"""Height of the bar that shows how far one is."""


class CardText(QLabel):
    """Markdown in ink, as wide as the card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.MarkdownText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._restyle()

    def plain(self) -> str:
        """Return the words without their marks, for screen readers."""
        document = QTextDocument()
        document.setMarkdown(self.text())
        return document.toPlainText()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setFont(font("body"))


class InkButton(IconButton):
    """An icon on paper."""

    def _draw(self) -> None:
        size = px("body") + 3
        tokens = theme()
        self.setIconSize(QSize(size, size))
        ratio = self.devicePixelRatioF()
        self.setIcon(icon(self._icon_name, size, ratio, tokens.ink, tokens.ink_2))


class FootButton(QPushButton):
    """A button with words, or with an icon only where words have no room."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon_name = name
        self._words = ""
        self._brief = False
        self._hints: dict[bool, QSize] = {}

    def set_words(self, words: str, tip: str) -> None:
        """Name the button, and say what it does."""
        self._words = words
        self.setToolTip(tip)
        self.setAccessibleName(words)
        self._show()

    def set_brief(self, brief: bool) -> None:
        """Show the icon only, or the words."""
        if brief != self._brief:
            self._brief = brief
            self._show()

    def hint(self, brief: bool) -> QSize:
        """Return the size it wants with the icon only, or with its words."""
        if brief not in self._hints:
            before = self._brief
            self.set_brief(brief)
            self.ensurePolished()
            found = self.sizeHint()
            self.set_brief(before)
            self._hints[brief] = found
        return self._hints[brief]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def _show(self) -> None:
        self.setText("" if self._brief else self._words)
        self._draw()

    def _draw(self) -> None:
        self._hints.clear()
        size, tokens = px("body") + 3, theme()
        self.setIconSize(QSize(size, size))
        drawn = icon(self._icon_name, size, self.devicePixelRatioF(), tokens.text, tokens.text_off)
        self.setIcon(drawn if self._brief else QIcon())


class LessonCard(QWidget):
    """Heading, words, how far one is, and the buttons.

    Signals:
        next_wanted, back_wanted, show_wanted, rule_wanted, leave_wanted: what was pressed.
        resized: the words need another size.
    """

    next_wanted = Signal()
    back_wanted = Signal()
    show_wanted = Signal()
    rule_wanted = Signal()
    leave_wanted = Signal()
    resized = Signal()

    def __init__(self, tutor: Tutor, parent: QWidget) -> None:
        super().__init__(parent)
        self._tutor = tutor
        self._announced = ""
        self.title = Words("title", "ink", self)
        self.count = Words("small", "ink_2", self, wrap=False)
        self.text = CardText()
        self.column = QScrollArea(self)
        self.column.setFrameShape(QFrame.Shape.NoFrame)
        self.column.setWidgetResizable(True)
        self.column.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.setWidget(self.text)
        self.column.viewport().setAutoFillBackground(False)
        self.text.setAutoFillBackground(False)
        self.leave = InkButton("close", self)
        self.back = FootButton("back", self)
        self.more = FootButton("rulebook", self)
        self.show_me = QPushButton(self)
        self.next = QPushButton(self)
        self.next.setProperty("primary", True)
        for button, signal in (
            (self.leave, self.leave_wanted),
            (self.back, self.back_wanted),
            (self.more, self.rule_wanted),
            (self.show_me, self.show_wanted),
            (self.next, self.next_wanted),
        ):
            button.clicked.connect(signal)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._retranslate()

    # -- what is shown ------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the step the tutor is at."""
        self._retranslate()
        if self._tutor.phase != FOLLOWING:
            self._announce()

    def focus_widget(self) -> QWidget | None:
        """Return the button that the keyboard belongs to; None = the board has it."""
        return self.next if self._tutor.can_next else None

    def words(self) -> str:
        """Return heading and words as they are read out."""
        return f"{self.title.text()}. {self.text.plain()}"

    def _announce(self) -> None:
        words = self.words()
        if words != self._announced and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self._announced = words

    def _retranslate(self) -> None:
        tutor = self._tutor
        self._ink()
        step = tutor.step_words()
        done = tutor.phase == DONE
        self.title.setText(step.title)
        self.text.setText((step.done or self.tr("Done.")) if done else step.text)
        self.count.setText(
            self.tr("{number} of {count}").format(
                number=tutor.number, count=len(tutor.lesson.steps)
            )
        )
        self.count.setAccessibleName(
            self.tr("Step {number} of {count}").format(
                number=tutor.number, count=len(tutor.lesson.steps)
            )
        )
        self.leave.set_words(self.tr("Leave the lesson; it goes on here next time"))
        self.back.set_words(self.tr("Back"), self.tr("One step back (Alt+Left)"))
        self.more.set_words(
            self.tr("Read more"), self.tr("Open the rulebook at the rule behind this step")
        )
        self.show_me.setText(self.tr("Show me"))
        self.show_me.setToolTip(self.tr("See how it is done"))
        self.next.setText(self.tr("Finish") if tutor.last else self.tr("Next"))
        self.next.setToolTip(self.tr("Go on (Enter)"))
        self.back.setEnabled(tutor.can_back)
        self.next.setVisible(tutor.can_next)
        self.show_me.setVisible(not tutor.can_next)
        self.show_me.setEnabled(tutor.phase == ASKING)
        self.more.setVisible(bool(tutor.step.rule))
        self.setFocusProxy(self.next if tutor.can_next else self.show_me)
        self.setAccessibleName(self.tr("Lesson: {title}").format(title=tutor.words().title))
        self.setAccessibleDescription(self.words())
        self.text.setAccessibleName(self.text.plain())
        self.resized.emit()

    def _ink(self) -> None:
        """Write in ink: the style sheet's colours are those of wood."""
        tokens = theme()
        for label, colour in (
            (self.title, tokens.ink),
            (self.text, tokens.ink),
            (self.count, tokens.ink_2),
        ):
            label.setStyleSheet(f"color: {colour.name()};")

    # -- size ---------------------------------------------------------------------------

    def _buttons(self) -> list[QPushButton]:
        asked = [self.back, self.more, self.show_me, self.next]
        return [button for button in asked if not button.isHidden()]

    def _is_brief(self, wide: int) -> bool:
        """Tell whether the lesser buttons give up their words to stand in one row."""
        buttons = self._buttons()
        return sum(_hint(one, False).width() + space(2) for one in buttons) - space(2) > wide

    def _rows(self, wide: int) -> list[list[QPushButton]]:
        """Return the buttons in rows that fit; the last one is the last of the last row."""
        rows: list[list[QPushButton]] = [[]]
        brief = self._is_brief(wide)
        used = 0
        for button in self._buttons():
            need = _hint(button, brief).width()
            if rows[-1] and used + space(2) + need > wide:
                rows.append([])
                used = 0
            used += need + (space(2) if rows[-1] else 0)
            rows[-1].append(button)
        return rows

    def _inner(self, wide: int) -> int:
        return wide - 2 * self._pad() - SHADOW_RIGHT

    def _pad(self) -> int:
        return space(4)

    def _head_height(self, inner: int) -> int:
        title = self.title.heightForWidth(max(1, inner - self._corner()))
        return max(title, self.count.sizeHint().height(), self.leave.sizeHint().height())

    def _corner(self) -> int:
        """Return the width of what stands at the right of the heading."""
        return self.count.sizeHint().width() + self.leave.sizeHint().width() + space(4)

    def _foot_height(self, inner: int) -> int:
        rows = self._rows(inner)
        high = self._foot_row()
        return len(rows) * (high + space(2)) - space(2)

    def _foot_row(self) -> int:
        """Return the height of a row of buttons."""
        return max(_hint(button, False).height() for button in self._buttons())

    def _around(self, inner: int) -> int:
        """Return the height of everything but the words."""
        bar = BAR + 2 * space(2)
        head, foot = self._head_height(inner), self._foot_height(inner)
        return 2 * self._pad() + SHADOW_BELOW + head + bar + foot

    def heights(self, wide: int) -> tuple[int, int]:
        """Return the least height at a width, and that at which no word is out of view."""
        inner = self._inner(wide)
        around = self._around(inner) + space(3)
        whole = around + self.text.heightForWidth(inner)
        least = around + LEAST_LINES * QFontMetrics(font("body")).lineSpacing()
        return min(least, whole), whole

    def scrolls(self) -> bool:
        """Tell whether some words are out of view."""
        return self.column.verticalScrollBar().maximum() > 0

    def lay_out(self) -> None:
        """Place the parts at the present size."""
        inner, pad = self._inner(self.width()), self._pad()
        head, middle = self._head_height(inner), Qt.AlignmentFlag.AlignVCenter
        self.title.setGeometry(pad, pad, max(1, inner - self._corner()), head)
        close, count = self.leave.sizeHint(), self.count.sizeHint()
        row = max(close.height(), count.height())
        right = pad + inner + space(1)
        self.leave.setGeometry(right - close.width(), pad, close.width(), row)
        self.count.setAlignment(middle)
        self.count.setGeometry(
            right - close.width() - space(1) - count.width(), pad, count.width(), row
        )
        foot = self._foot_height(inner)
        top = pad + head + BAR + 2 * space(2)
        bottom = self.height() - pad - SHADOW_BELOW - foot
        scroll = self.column.verticalScrollBar().sizeHint().width()
        fits = self.text.heightForWidth(inner) <= bottom - space(3) - top
        reach = 0 if fits else min(scroll, pad)
        self.column.setGeometry(pad, top, inner + reach, max(1, bottom - space(3) - top))
        self._lay_buttons(pad, bottom, inner)
        self.update()

    def _lay_buttons(self, left: int, top: int, inner: int) -> None:
        rows, high, brief = self._rows(inner), self._foot_row(), self._is_brief(inner)
        for lesser in (self.back, self.more):
            lesser.set_brief(brief)
        for row in rows:
            x = left
            for button in row:
                wide = min(_hint(button, brief).width(), inner)
                last = button is row[-1] and button in (self.next, self.show_me)
                button.setGeometry(left + inner - wide if last else x, top, wide, high)
                x += wide + space(2)
            top += high + space(2)

    def bar_box(self) -> QRect:
        """Return where the bar of progress is."""
        top = self.title.geometry().bottom() + space(2)
        return QRect(self._pad(), top, self._inner(self.width()), BAR)

    def sizeHint(self) -> QSize:
        wide = px("body") * 26
        return QSize(wide, self.heights(wide)[1])

    # -- events -------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._ink()
            self.resized.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from the board below."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Keep the board from zooming under the card."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens = theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(2, 2, -4, -6)
            strip = tokens.ok_fill if self._tutor.phase == DONE else tokens.accent_lo
            surfaces.paper(painter, area, 12, tokens, strip=strip)
            share = self._tutor.number / len(self._tutor.lesson.steps)
            controls.progress(painter, QRectF(self.bar_box()), share, tokens)


def _hint(button: QPushButton, brief: bool) -> QSize:
    """Return the size a button wants, in the form that some of them have where room is short."""
    if isinstance(button, FootButton):
        return button.hint(brief)
    button.ensurePolished()
    return button.sizeHint()
