"""The prompt line over the board: who is asked, what, and the answers that are no places."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.icon_button import IconButton
from boardgames_desktop.gui.paint import controls, seats, surfaces
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels.amount import AmountBar
from boardgames_desktop.gui.panels.pass_button import PassButton
from boardgames_desktop.gui.panels.question import Question
from boardgames_desktop.gui.panels.undo_button import UndoButton
from boardgames_desktop.gui.segments import Segments
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.settings import PACES

WIDEST = 1180
"""Width at text size 100 %, if the board has room."""

SHADOW = 4
"""Pixels at the foot that belong to the shadow."""

TICK_MS = 100
TIGHT = "padding-left: 8px; padding-right: 8px;"
LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class PromptLine(Adaptive, QWidget):
    """Keeps its place at the top of the board in every phase."""

    answered = Signal(str, object)
    """The thing of an answer, and its amount or None."""
    undo_wanted = Signal()
    hint_wanted = Signal()
    why_wanted = Signal()
    """The rule behind the question is wanted."""
    play_now_wanted = Signal()
    pause_wanted = Signal(bool)
    pace_wanted = Signal(str)
    step_wanted = Signal()
    leave_wanted = Signal()
    drawer_wanted = Signal()
    """The emblem was clicked: show the side panel where it is a drawer."""
    height_changed = Signal()
    """The line needs another height than before; told even while it is hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = Question()
        self._answers: list[QPushButton] = []
        self._compact = False
        self._drawer = False
        self._promised = 0
        self._thinking = False
        self._watching = False
        self._ended = False
        self._paused_shown: bool | None = None
        self._kept = KeptPictures()
        self._clock = QElapsedTimer()
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._tick)
        self.amount = AmountBar(self)
        self.amount.entered.connect(self._answer_amount)
        self.later = PassButton(self)
        self.later.changed.connect(self._arrange)
        self.undo = UndoButton(self)
        self.undo.clicked.connect(self.undo_wanted)
        self.hint = IconButton("hint", self)
        self.hint.setCheckable(True)
        self.hint.clicked.connect(self.hint_wanted)
        self.why = IconButton("rulebook", self)
        self.why.clicked.connect(self.why_wanted)
        self.now = QPushButton(self)
        self.now.clicked.connect(self.play_now_wanted)
        self.pause = IconButton("pause", self)
        self.pause.setCheckable(True)
        self.pause.toggled.connect(self._paused)
        self.step = IconButton("step_forward", self)
        self.step.clicked.connect(self.step_wanted)
        self.leave = QPushButton(self)
        self.leave.setProperty("primary", True)
        self.leave.clicked.connect(self.leave_wanted)
        self.pace = Segments(len(PACES), self)
        self.pace.chosen.connect(lambda index: self.pace_wanted.emit(PACES[index]))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._high = 0
        self._text_box = QRect()
        self._context = ""
        self._retranslate()
        self._fit()

    # -- what is shown ------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """Put a question to the viewer."""
        self._stop_thinking()
        self._watching = self._ended = False
        self._show(question)

    def reword(self, words: str, context: str) -> None:
        """Put the question on the line in other words: something has been picked."""
        if (words, context) != (self._shown.words, self._shown.context):
            self._shown = attrs.evolve(self._shown, words=words, context=context)
            self._name()
            self._arrange()

    def watch(self, colour: str, words: str, context: str = "") -> None:
        """Say what happens while somebody else is at it."""
        question = Question(colour, words, context)
        same = self._watching and not self._ended and question == self._shown
        self._watching, self._ended = True, False
        if same:
            self.now.setEnabled(self._thinking)
            self._tick()
        else:
            self._show(question)

    def end(self, colour: str, words: str) -> None:
        """Say how the game ended."""
        self._stop_thinking()
        self._watching = self._ended = True
        self._show(Question(colour, words))

    def think(self, colour: str, words: str, promised_ms: int) -> None:
        """Show that an opponent thinks, and how long it promised at most."""
        self._thinking = True
        self._promised = promised_ms
        self._clock.start()
        self._ticks.start()
        self.watch(colour, words)

    def thought(self) -> None:
        """Take the bar away."""
        self._stop_thinking()
        self.now.setEnabled(False)
        self._tick()

    def thinking_share(self) -> float | None:
        """Return how much of the promised time is used; None when nobody thinks."""
        if not self._thinking:
            return None
        return min(1.0, self._clock.elapsed() / max(1, self._promised))

    @property
    def is_thinking(self) -> bool:
        """Whether the bar of an opponent's time is shown."""
        return self._thinking

    def set_undo(self, possible: bool, hint: str) -> None:
        """Say whether something can be taken back, and what, or why not."""
        self.undo.setEnabled(possible)
        self.undo.setToolTip(hint)

    def set_hint(self, words: str, *, possible: bool, shown: bool) -> None:
        """Say whether a hint can be had and whether one is shown, or why there is none."""
        self.hint.setEnabled(possible)
        self.hint.setChecked(shown)
        self.hint.set_words(words)

    def set_pace(self, pace: str, *, paused: bool) -> None:
        """Show the pace of the computers."""
        self.pace.set_current(PACES.index(pace))
        self.pause.blockSignals(True)
        self.pause.setChecked(paused)
        self.pause.blockSignals(False)
        if paused != self._paused_shown:
            self._paused_shown = paused
            self.pause.show_icon("play" if paused else "pause")
        self.step.setEnabled(paused or pace == "step")

    def set_compact(self, compact: bool) -> None:
        """Use one row; the context becomes the tooltip."""
        if compact != self._compact:
            self._compact = compact
            self._arrange()

    def set_drawer(self, drawer: bool) -> None:
        """Say whether the emblem opens the side panel; it shows a sign then."""
        if drawer != self._drawer:
            self._drawer = drawer
            self.update()

    def answer_buttons(self) -> list[QPushButton]:
        """Return the buttons of the answers shown."""
        return list(self._answers)

    def primary(self) -> QPushButton | None:
        """Return the button of the expected next thing."""
        for button in self._answers:
            if button.property("primary") and button.isEnabled():
                return button
        return None

    def _stop_thinking(self) -> None:
        self._thinking = False
        self._ticks.stop()

    def _paused(self, on: bool) -> None:
        self.pause.show_icon("play" if on else "pause")
        self.pause_wanted.emit(on)

    def _show(self, question: Question) -> None:
        before, self._shown = self._shown, question
        if question.buttons != before.buttons:
            self._build_answers()
        asked = next(iter(question.amounts.values()), None)
        if asked is not None:
            self.amount.ask(*asked)
        for button, made in zip(question.buttons, self._answers, strict=True):
            made.setEnabled(button.thing in question.lit)
        self._name()
        self._arrange()

    def _name(self) -> None:
        self.setAccessibleName(self._shown.words)
        self.setAccessibleDescription(self._shown.context)

    def _build_answers(self) -> None:
        for old in self._answers:
            old.hide()
            old.deleteLater()
        self._answers = []
        for button in self._shown.buttons:
            made = QPushButton(self)
            made.setProperty("primary", button.role == "primary")
            made.setProperty("danger", button.role == "danger")
            made.clicked.connect(lambda _on=False, thing=button.thing: self._answer(thing))
            self._answers.append(made)
        self._name_answers()

    def _answer(self, thing: Thing) -> None:
        self.answered.emit(thing, self.amount.value() if thing in self._shown.amounts else None)

    def _answer_amount(self) -> None:
        """Answer with the amount that was typed, if only one answer takes one."""
        taking = [thing for thing in self._shown.amounts if thing in self._shown.lit]
        if len(taking) == 1:
            self._answer(taking[0])

    def _name_answers(self) -> None:
        for button, made in zip(self._shown.buttons, self._answers, strict=True):
            words = language().text(button.text, self._shown.names)
            made.setText(words)
            made.setAccessibleName(words)

    # -- arrangement --------------------------------------------------------------------

    def _controls(self) -> list[QWidget]:
        """Return what stands at the right, in order; everything else is hidden."""
        shown: list[QWidget] = []
        later = [self.later] if self.later.useful else []
        if self._ended:
            shown = [self.leave]
        elif self._watching:
            shown = [*later, self.now, self.pause, self.step, self.pace]
            self.now.setEnabled(self._thinking)
        else:
            asked = [self.amount] if self._shown.amounts else []
            spared = self._shown.spared if self._compact else frozenset()
            answers = [
                made
                for button, made in zip(self._shown.buttons, self._answers, strict=True)
                if button.thing not in spared
            ]
            why = [] if self._compact else [self.why]
            shown = [*asked, *answers, *later, *why, self.hint, self.undo]
        for control in (
            self.amount,
            self.later,
            self.now,
            self.pause,
            self.step,
            self.pace,
            self.why,
            self.hint,
            self.undo,
            self.leave,
            *self._answers,
        ):
            control.setVisible(control in shown)
        return shown

    def _width_of(self, control: QWidget) -> int:
        control.ensurePolished()
        if control is self.amount:
            return control.sizeHint().width() + space(14)
        return control.sizeHint().width()

    def _emblem_side(self) -> int:
        return round((28 if self._compact else 38) * px("body") / 15)

    def _letters(self) -> QFont:
        """Return the font of the question."""
        return font("body", weight=QFont.Weight.Bold) if self._compact else font("prompt")

    def _text_width(self) -> int:
        return QFontMetrics(self._letters()).horizontalAdvance(self._shown.words)

    def _text_height(self, wide: int) -> int:
        box = QRect(0, 0, max(1, wide), 10_000)
        return QFontMetrics(self._letters()).boundingRect(box, WRAP, self._shown.words).height()

    def _context_line(self, wide: int) -> str:
        """Return the context as far as it has room: one line under a question of one line."""
        question = QFontMetrics(self._letters())
        if self._compact or question.horizontalAdvance(self._shown.words) > wide:
            return ""
        small = QFontMetrics(font("small"))
        return small.elidedText(self._shown.context, Qt.TextElideMode.ElideRight, wide)

    def _least_height(self, row: int) -> int:
        """Return the height every question has room in: two lines, a row of controls and air.

        It is the same for all of them, so that the board below does not jump.
        """
        box = QRect(0, 0, 10_000, 10_000)
        lines = QFontMetrics(self._letters()).boundingRect(box, WRAP, "X\nX").height()
        return max(lines, row + space(1)) + space(2) + SHADOW

    def _arrange(self) -> None:
        controls_ = self._controls()
        self._squeeze(False)
        gap = space(2)
        wide = self.width()
        left = space(4) + self._emblem_side() + space(3)
        need = sum(self._width_of(control) + gap for control in controls_)
        beside = wide - left - need - space(4)
        wanted = QFontMetrics(font("small")).horizontalAdvance(self._shown.context)
        if beside < max(self._text_width(), 0 if self._compact else wanted):
            self._squeeze(True)
            need = sum(self._width_of(control) + gap for control in controls_)
            beside = wide - left - need - space(4)
            spared = self._width_of(self.why) + gap if self.why in controls_ else 0
            if beside < self._text_width() or beside < wanted <= beside + spared:
                self.why.hide()
                controls_ = [control for control in controls_ if control is not self.why]
                need -= spared
                beside += spared
        row = max([36, *(control.sizeHint().height() for control in controls_)])
        stacked = bool(controls_) and beside < max(self._text_width() * 0.55, space(20))
        tools = [tool for tool in (self.hint, self.undo) if stacked and tool in controls_]
        corner = sum(self._width_of(tool) + gap for tool in tools)
        text = wide - left - space(4) - corner if stacked else beside
        high = max(self._least_height(row), self._text_height(text) + space(2) + SHADOW)
        if stacked:
            right = wide - space(4)
            self._place_row(tools, right - corner + gap, right, (high - row) // 2, row)
            answers = [control for control in controls_ if control not in tools]
            rows = self._place_row(answers, left, right, high - space(1), row)
            self._text_box = QRect(left, space(1), text, high - space(2))
            high += rows * (row + gap) + space(1)
        else:
            self._text_box = QRect(left, 0, text, high - SHADOW)
            x = wide - space(3) - need + gap
            for control in controls_:
                control.setGeometry(x, (high - SHADOW - row) // 2, self._width_of(control), row)
                x += self._width_of(control) + gap
        self._context = self._context_line(self._text_box.width())
        cut = self._context != self._shown.context
        self.setToolTip(self._shown.context if cut else "")
        changed = self._high != high
        self._high = high
        if self.height() != high:
            self.resize(wide, high)
        self.updateGeometry()
        self.update()
        if changed:
            self.height_changed.emit()

    def _squeeze(self, tight: bool) -> None:
        """Give buttons less air where room is short."""
        tight = tight or self._compact
        self.undo.set_bare(tight)
        for button in (*self._answers, self.undo, self.now, self.leave):
            if bool(button.property("tight")) != tight:
                button.setProperty("tight", tight)
                button.setStyleSheet(TIGHT if tight else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def _place_row(
        self, controls_: Sequence[QWidget], left: int, right: int, top: int, row: int
    ) -> int:
        """Set the controls in rows from the left; return how many rows."""
        x, rows = left, 1 if controls_ else 0
        for control in controls_:
            wide = min(self._width_of(control), right - left)
            if x > left and x + wide > right:
                x, rows = left, rows + 1
            control.setGeometry(x, top + (rows - 1) * (row + space(2)), wide, row)
            x += wide + space(2)
        return rows

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self._high)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._high)

    def _fit(self) -> None:
        self.setMaximumWidth(round(WIDEST * px("body") / 15))
        self._arrange()

    # -- events -------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from the board below."""
        event.accept()
        if event.position().x() < space(4) + self._emblem_side():
            self.drawer_wanted.emit()

    def _retranslate(self) -> None:
        self.undo.set_words(self.tr("Undo"))
        self.why.set_words(self.tr("Why? Read the rule (F1)"))
        self.now.setText(self.tr("Move now"))
        self.leave.setText(self.tr("Leave the table"))
        self.pause.set_words(self.tr("Pause the computers"))
        self.step.set_words(self.tr("Play one step"))
        self.pace.set_words(
            [self.tr("Instant"), self.tr("Fast"), self.tr("Normal"), self.tr("Step")]
        )
        self.pace.setAccessibleName(self.tr("Pace of the computers"))
        self._name_answers()
        if self._high:
            self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            shown, box = self._shown, QRectF(self._text_box)
            self._kept.paint(painter, QRectF(self.rect()), "panel", None, self._paint_panel)
            if shown.colour:
                emblem = QRectF(0, box.top(), box.left(), box.height())
                key = (shown.colour, self._drawer, self._compact)
                self._kept.paint(painter, emblem, "emblem", key, self._paint_emblem)
            words = (shown.words, self._context, self._compact)
            self._kept.paint(
                painter, box, "words", words, lambda brush: self._paint_words(brush, box)
            )
            share = self.thinking_share()
            if share is not None:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                controls.progress(painter, self._bar(), share, theme())

    def _bar(self) -> QRectF:
        """Return where the bar of an opponent's time is."""
        box = self._text_box
        return QRectF(box.left(), self.height() - 12, max(60, box.width()), 4)

    def _tick(self) -> None:
        """Repaint the bar, nothing else."""
        self.update(self._bar().toAlignedRect().adjusted(-2, -2, 2, 2))

    def _paint_panel(self, painter: QPainter) -> None:
        tokens = theme()
        area = QRectF(self.rect()).adjusted(1, 1, -3, -5)
        surfaces.shadow(painter, area, 14, tokens)
        painter.setPen(QPen(tokens.line_strong, 1.6))
        painter.setBrush(surfaces.vertical(area, tokens.panel_hi, tokens.panel_lo))
        painter.drawRoundedRect(area, 14, 14)

    def _paint_emblem(self, painter: QPainter) -> None:
        radius = self._emblem_side() / 2
        centre = QRectF(self._text_box).center()
        centre.setX(space(4) + radius)
        seats.disc(painter, centre, radius, self._shown.colour, theme())
        if self._drawer:
            self._paint_drawer_sign(painter, centre + QPointF(radius, radius) * 0.8)

    def _paint_drawer_sign(self, painter: QPainter, centre: QPointF) -> None:
        """Paint three bars on a coin: there is more behind the emblem."""
        tokens = theme()
        size = 9 * px("body") / 15
        painter.setPen(QPen(tokens.accent_hi, 1.4))
        painter.setBrush(tokens.panel_lo)
        painter.drawEllipse(centre, size, size)
        painter.setPen(QPen(tokens.text, 1.8))
        for row in (-1, 0, 1):
            at = centre + QPointF(0, row * size * 0.42)
            painter.drawLine(at - QPointF(size * 0.5, 0), at + QPointF(size * 0.5, 0))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        tokens = theme()
        painter.setFont(self._letters())
        question = painter.boundingRect(box, WRAP, self._shown.words)
        painter.setFont(font("small"))
        context = painter.boundingRect(box, LINE, self._context) if self._context else QRectF()
        top = box.center().y() - (question.height() + context.height()) / 2
        painter.setPen(tokens.text_2)
        foot = QRectF(box.left(), top + question.height(), box.width(), context.height())
        painter.drawText(foot, LINE, self._context)
        painter.setFont(self._letters())
        painter.setPen(tokens.text)
        painter.drawText(
            QRectF(box.left(), top, box.width(), question.height()), WRAP, self._shown.words
        )
