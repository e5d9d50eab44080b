"""The bar under a game that is looked at again: slider, steps, speed, play on from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.dialog import calm_wood
from boardgames_desktop.gui.icon_button import IconButton
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STEP_MS = 700
"""Time one action stays on the board at speed 1."""


class ReplayBar(QWidget):
    """Walks through the plies of a match."""

    moved = Signal(int)
    """Show the position after this many actions."""

    play_on = Signal(int)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length = 0
        self._turns: Sequence[int] = ()
        self._line = ""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setTracking(True)
        self.slider.valueChanged.connect(self._show)
        self._first = self._button("first", lambda: self.go(0))
        self._turn_back = self._button("turn_back", lambda: self._go_turn(-1))
        self._back = self._button("step_back", lambda: self.step(-1))
        self.play = self._button("play", self._toggle)
        self.play.setCheckable(True)
        self._forward = self._button("step_forward", lambda: self.step(1))
        self._turn_forward = self._button("turn_forward", lambda: self._go_turn(1))
        self._last = self._button("last", lambda: self.go(self._length))
        self.speed = QComboBox(self)
        self.speed.addItems([""] * len(SPEEDS))
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.speed.currentIndexChanged.connect(self._pace)
        self._where = Words("small", "text_2", self, wrap=False)
        self._what = Words("body", "text", self)
        self.resume = QPushButton(self)
        self.resume.clicked.connect(lambda: self.play_on.emit(self.position))
        self.leave = QPushButton(self)
        self.leave.clicked.connect(self.closed)
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._retranslate()

    def _button(self, name: str, act: Callable[[], object]) -> IconButton:
        button = IconButton(name, self)
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(space(3))
        top.addWidget(self._what, 1)
        top.addWidget(self._where)
        bottom = QHBoxLayout()
        bottom.setSpacing(space(1))
        for button in (self._first, self._turn_back, self._back, self.play):
            bottom.addWidget(button)
        for button in (self._forward, self._turn_forward, self._last):
            bottom.addWidget(button)
        bottom.addSpacing(space(2))
        bottom.addWidget(self.speed)
        bottom.addStretch(1)
        bottom.addWidget(self.resume)
        bottom.addWidget(self.leave)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(4), space(2), space(4), space(3))
        layout.setSpacing(space(1))
        layout.addLayout(top)
        layout.addWidget(self.slider)
        layout.addLayout(bottom)

    # -- the walk -----------------------------------------------------------------------

    @property
    def position(self) -> int:
        """Number of actions shown."""
        return self.slider.value()

    def open(self, length: int, turns: Sequence[int], position: int | None = None) -> None:
        """Take a match of ``length`` actions; ``turns`` are the plies at which a turn begins."""
        self._length = length
        self._turns = tuple(turns)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, length)
            self.slider.setPageStep(max(1, length // 20))
            self.slider.setValue(length if position is None else position)
        self._show(self.slider.value())
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_line(self, words: str) -> None:
        """Tell in words what the last shown action was."""
        self._what.setText(words)

    def go(self, ply: int) -> None:
        """Show the position after ``ply`` actions."""
        self.slider.setValue(ply)

    def step(self, by: int) -> None:
        """Go some actions forward or back."""
        self.slider.setValue(self.slider.value() + by)

    def stop(self) -> None:
        """Stop walking by itself."""
        self._timer.stop()
        self.play.setChecked(False)
        self.play.show_icon("play")

    def _go_turn(self, by: int) -> None:
        here = self.position
        if by < 0:
            found = max((turn for turn in self._turns if turn < here), default=0)
        else:
            found = min((turn for turn in self._turns if turn > here), default=self._length)
        self.go(found)

    def _toggle(self) -> None:
        if self.play.isChecked():
            if self.position >= self._length:
                self.go(0)
            self._pace()
            self._timer.start()
        else:
            self._timer.stop()
        self.play.show_icon("pause" if self.play.isChecked() else "play")

    def _pace(self) -> None:
        self._timer.setInterval(round(STEP_MS / SPEEDS[self.speed.currentIndex()]))

    def _tick(self) -> None:
        if self.position >= self._length:
            self.stop()
        else:
            self.step(1)

    def _show(self, ply: int) -> None:
        self._tell_place()
        for button in (self._first, self._turn_back, self._back):
            button.setEnabled(ply > 0)
        for button in (self._forward, self._turn_forward, self._last):
            button.setEnabled(ply < self._length)
        self.moved.emit(ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_PageUp: lambda: self._go_turn(-1),
            Qt.Key.Key_PageDown: lambda: self._go_turn(1),
            Qt.Key.Key_Space: self.play.click,
            Qt.Key.Key_Escape: self.closed.emit,
        }
        act = keys.get(Qt.Key(event.key()))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    # -- looks --------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(space(200), super().sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _tell_place(self) -> None:
        speech = language()
        self._where.setText(
            self.tr("Action {now} of {all}").format(
                now=speech.number(self.position), all=speech.number(self._length)
            )
        )

    def _retranslate(self) -> None:
        for button, words in (
            (self._first, self.tr("To the beginning")),
            (self._turn_back, self.tr("One turn back")),
            (self._back, self.tr("One action back")),
            (self.play, self.tr("Play by itself")),
            (self._forward, self.tr("One action forward")),
            (self._turn_forward, self.tr("One turn forward")),
            (self._last, self.tr("To the end")),
        ):
            button.set_words(words)
        for index, speed in enumerate(SPEEDS):
            places = 1 if speed < 1 else 0
            self.speed.setItemText(index, "× " + language().decimal(speed, places))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.slider.setAccessibleName(self.tr("Place in the game"))
        self.resume.setText(self.tr("Play on from here"))
        self.leave.setText(self.tr("Back to the game"))
        self._tell_place()
        self._what.setMinimumHeight(px("body") + space(2))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            calm_wood(painter, QRectF(self.rect()))
