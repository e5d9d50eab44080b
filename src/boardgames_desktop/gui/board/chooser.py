"""The small paper that asks what pointing cannot say: how many, or which of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.actions import Action, Option, Some, Span, count, nth
from boardgames_desktop.gui.notches import Notches
from boardgames_desktop.gui.paint import surfaces
from boardgames_desktop.gui.theme import font, space, theme

ROW_WIDTH = 105
"""Widest row of buttons, in steps of the grid; more stand in a column."""

NO_ARROWS = """
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QSpinBox::up-arrow, QSpinBox::down-arrow { width: 0; height: 0; image: none; }
"""
"""A styled spin box told to have no buttons leaves no room for its number."""

Say = Callable[[Option], str]


class Chooser(QWidget):
    """Asks for an amount, for one of several options, or for some of several items.

    Signals:
        weighed: the option or action that Enter or a click would take now; None = the
            paper is put away.
        chosen: the finished action.
        cancelled: the paper was put away without an answer.
    """

    weighed = Signal(object)
    chosen = Signal(object)
    cancelled = Signal()

    def __init__(self, say: Say, parent: QWidget | None = None) -> None:
        """Words of options come from ``say``."""
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)
        self._say = say
        self._options: tuple[Option, ...] = ()
        self._anchor = QPoint()
        self._default: int | None = None
        self._answered = True
        self._amount: _Amount | None = None
        self._notches = Notches()
        self._some: _Items | None = None
        self._buttons: list[QPushButton] = []
        self._body: QWidget | None = None
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(space(4), space(3), space(4) + 3, space(3) + 5)
        self._outer.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Choose"))
        if self._options and self.isVisible():
            self._build()

    @property
    def options(self) -> tuple[Option, ...]:
        """What is being asked about; empty while the paper is away."""
        return self._options

    def ask(self, options: Sequence[Option], anchor: QPoint, default: int | None = None) -> None:
        """Ask near a point of the screen.

        Args:
            options: at least one option.
            anchor: global position.
            default: amount to start with, or last argument of the button to start on.
        """
        self._options = tuple(options)
        self._anchor = QPoint(anchor)
        self._default = default
        self._answered = False
        self._build()
        self._place()
        self.show()
        self.activateWindow()

    def _build(self) -> None:
        if self._body is not None:
            self._outer.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._amount = None
        self._some = None
        self._buttons = []
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(2))
        only = self._options[0] if len(self._options) == 1 else None
        if only is not None and type(only[-1]) is Span:
            self._amount = _Amount(self._say, only, self._default, body)
            self._amount.accepted.connect(self._answer)
            self._amount.changed.connect(self.weighed)
            column.addWidget(self._amount)
            focused: QWidget = self._amount.value
        elif only is not None and type(only[-1]) is Some:
            self._some = _Items(self._say, only, body)
            self._some.accepted.connect(self._answer)
            column.addWidget(self._some)
            focused = self._some.first()
        else:
            focused = self._add_buttons(column, body)
        self._body = body
        self._outer.addWidget(body)
        body.show()
        self.setFocusProxy(focused)
        focused.setFocus(Qt.FocusReason.PopupFocusReason)
        if self._amount is not None:
            self.weighed.emit(self._amount.action())
        elif self._some is None:
            self.weighed.emit(self._options[self._default_index()])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            for option, button in zip(self._options, self._buttons, strict=False):
                if button is watched:
                    self.weighed.emit(option)
        return super().eventFilter(watched, event)

    def _add_buttons(self, column: QVBoxLayout, body: QWidget) -> QWidget:
        buttons: list[QPushButton] = []
        for option in self._options:
            button = QPushButton(self._say(option).replace("&", "&&"), body)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, chosen=option: self._take(chosen))
            button.installEventFilter(self)
            buttons.append(button)
        self._buttons = buttons
        chosen = self._default_index()
        buttons[chosen].setProperty("primary", True)
        width = sum(button.sizeHint().width() for button in buttons)
        if width <= space(ROW_WIDTH):
            row = QHBoxLayout()
            row.setSpacing(space(2))
            for button in buttons:
                row.addWidget(button)
            column.addLayout(row)
        else:
            for button in buttons:
                column.addWidget(button)
        return buttons[chosen]

    def _default_index(self) -> int:
        if self._default is not None:
            for index, option in enumerate(self._options):
                if option[-1] == self._default:
                    return index
        return len(self._options) - 1

    def _take(self, option: Option) -> None:
        if count(option) == 1:
            self._answer(nth(option, 0))
        else:
            self._options = (option,)
            arguments = option[-1]
            self._default = arguments.lo if type(arguments) is Span else None
            self._build()
            self._place()

    def _answer(self, action: Action) -> None:
        self._answered = True
        self.hide()
        self._options = ()
        self.chosen.emit(action)

    def cancel(self) -> None:
        """Put the paper away without an answer."""
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.weighed.emit(None)
        if not self._answered:
            self._answered = True
            self._options = ()
            self.cancelled.emit()

    def _place(self) -> None:
        """Stand just beside the anchor, on the screen."""
        self._outer.activate()
        self.adjustSize()
        size = self.sizeHint()
        spot = self._anchor + QPoint(-size.width() // 2, space(4))
        screen = QGuiApplication.screenAt(self._anchor) or self.screen()
        area = screen.availableGeometry()
        if spot.y() + size.height() > area.bottom():
            spot.setY(self._anchor.y() - space(4) - size.height())
        spot.setX(max(area.left(), min(spot.x(), area.right() - size.width())))
        spot.setY(max(area.top(), min(spot.y(), area.bottom() - size.height())))
        self.move(spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.cancel()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif self._amount is None and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            index = key - Qt.Key.Key_1
            if index < len(self._options):
                self._take(self._options[index])
        elif self._amount is None and self._some is None:
            self._walk(key)

    def _enter(self) -> None:
        if self._amount is not None:
            self._amount.accept()
        elif self._some is not None:
            self._some.accept()
        else:
            focused = self.focusWidget()
            if isinstance(focused, QAbstractButton):
                focused.click()

    def _walk(self, key: int) -> None:
        if key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        if self._amount is not None:
            self._amount.step(self._notches.of(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            surfaces.paper(painter, QRectF(self.rect()).adjusted(1, 1, -4, -6), 8, theme())


def _ink(label: QLabel, role: str) -> None:
    """Write a label in ink, as on paper."""
    label.setFont(font(role))
    colours = label.palette()
    colours.setColor(label.foregroundRole(), theme().ink)
    label.setPalette(colours)


class _Amount(QWidget):
    """− value +, a slider, and the usual amounts."""

    accepted = Signal(object)
    changed = Signal(object)

    def __init__(self, say: Say, option: Option, default: int | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._say = say
        self._option = option
        span: Span = option[-1]
        self._span = span
        start = span.hi if default is None else min(max(default, span.lo), span.hi)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        _ink(self._words, "body")
        self.less = self._button("\N{MINUS SIGN}", self.tr("One less"))
        self.more = self._button("+", self.tr("One more"))
        self.value = QSpinBox(self)
        self.value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.value.setFont(font("number"))
        self.value.setRange(span.lo, span.hi)
        self.value.setMinimumWidth(space(16))
        self.value.setStyleSheet(NO_ARROWS)
        self.value.setAccessibleName(self.tr("Amount"))
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(span.lo, span.hi)
        self.slider.setMinimumWidth(space(45))
        self.slider.setAccessibleName(self.tr("Amount"))
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._go = QPushButton(self.tr("Done"), self)
        self._go.setProperty("primary", True)
        self._go.setAutoDefault(False)
        self._go.clicked.connect(self.accept)
        self._lay_out()
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))
        self.value.valueChanged.connect(self._show)
        self.slider.valueChanged.connect(self.value.setValue)
        self.value.setValue(start)
        self._show(start)

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(name)
        button.setToolTip(name)
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(2))
        column.addWidget(self._words)
        row = QHBoxLayout()
        row.setSpacing(space(1))
        for widget in (self.less, self.value, self.more):
            row.addWidget(widget)
        row.addSpacing(space(2))
        row.addWidget(self.slider, 1)
        column.addLayout(row)
        usual = QHBoxLayout()
        usual.setSpacing(space(2))
        half = (self._span.lo + self._span.hi + 1) // 2
        for text, amount in (
            (self.tr("Least"), self._span.lo),
            (self.tr("Half"), half),
            (self.tr("All"), self._span.hi),
        ):
            button = self._button(text, text)
            button.clicked.connect(lambda _=False, n=amount: self.value.setValue(n))
            usual.addWidget(button)
        usual.addStretch(1)
        usual.addWidget(self._go)
        column.addLayout(usual)

    def _show(self, amount: int) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setValue(amount)
        self.less.setEnabled(amount > self._span.lo)
        self.more.setEnabled(amount < self._span.hi)
        self._words.setText(self._say(self.action()))
        self.changed.emit(self.action())

    def step(self, by: int) -> None:
        """Change the amount."""
        self.value.setValue(self.value.value() + by)

    def action(self) -> Action:
        """Return the option with the amount shown."""
        return (*self._option[:-1], self.value.value())

    def accept(self) -> None:
        """Answer with the amount shown."""
        self.value.interpretText()
        self.accepted.emit(self.action())


class _Items(QWidget):
    """Boxes to tick."""

    accepted = Signal(object)

    def __init__(self, say: Say, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self._option = option
        some: Some = option[-1]
        self._some = some
        self._boxes: list[tuple[Any, QCheckBox]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(1))
        for item in some.items:
            box = QCheckBox(say((*option[:-1], item)).replace("&", "&&"), self)
            box.toggled.connect(self._count)
            self._boxes.append((item, box))
            column.addWidget(box)
        self._go = QPushButton(self.tr("Done"), self)
        self._go.setProperty("primary", True)
        self._go.setAutoDefault(False)
        self._go.clicked.connect(self.accept)
        column.addWidget(self._go)
        self._count()

    def first(self) -> QWidget:
        """Return the box that gets the focus."""
        return self._boxes[0][1]

    def _ticked(self) -> list[Any]:
        return [item for item, box in self._boxes if box.isChecked()]

    def _count(self) -> None:
        self._go.setEnabled(self._some.lo <= len(self._ticked()) <= self._some.hi)

    def accept(self) -> None:
        """Answer with the ticked items, if their number is allowed."""
        if self._go.isEnabled():
            self.accepted.emit((*self._option[:-1], *self._ticked()))
