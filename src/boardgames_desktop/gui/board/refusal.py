"""The bubble that says why something cannot be done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from boardgames_desktop.gui.theme import font, space, theme

WIDEST = 90
"""Widest bubble, in steps of the grid."""

_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
_INPUT = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel)


class RefusalBubble(QWidget):
    """A sentence and a way to the rule; stays until the next input, F1 opens the rule.

    Signals:
        rule_wanted: id of the rule the person wants to read.
    """

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Float over ``parent``, usually the window."""
        super().__init__(parent)
        self._over = parent
        self._rule = ""
        self._watching = False
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setMaximumWidth(space(WIDEST))
        self._why = QPushButton(self)
        self._why.setFlat(True)
        self._why.setProperty("link", True)
        self._why.setCursor(Qt.CursorShape.PointingHandCursor)
        self._why.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._why.clicked.connect(self.open_rule)
        column = QVBoxLayout(self)
        column.setContentsMargins(space(3), space(2), space(3), space(2))
        column.setSpacing(space(1))
        column.addWidget(self._words)
        column.addWidget(self._why, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.hide()
            self._retranslate()

    def _retranslate(self) -> None:
        self._why.setText(self.tr("Why not? (F1)"))

    @property
    def rule(self) -> str:
        """Id of the rule that refuses."""
        return self._rule

    def text(self) -> str:
        """Return the sentence shown."""
        return self._words.text()

    def say(self, sentence: str, rule: str, anchor: QPoint) -> None:
        """Show the reason near a point of the screen.

        Args:
            sentence: the reason, in the player's language.
            rule: id of the rule behind it; "" = none to open.
            anchor: global position.
        """
        self._rule = rule
        self._dress()
        self._words.setText(sentence)
        self._why.setVisible(bool(rule))
        self.setAccessibleName(sentence)
        self.adjustSize()
        self._place(anchor)
        self.show()
        self.raise_()
        self._watch(True)

    def _dress(self) -> None:
        self._words.setFont(font("small"))
        self._why.setFont(font("small"))
        colours = self._words.palette()
        colours.setColor(self._words.foregroundRole(), theme().on_tip)
        self._words.setPalette(colours)
        self._why.setStyleSheet(f"color: {theme().on_tip.name()}; padding: 0; min-height: 0;")
        underlined = self._why.font()
        underlined.setUnderline(True)
        self._why.setFont(underlined)

    def _place(self, anchor: QPoint) -> None:
        parent = self._over
        spot = parent.mapFromGlobal(anchor) + QPoint(space(4), space(4))
        if spot.x() + self.width() > parent.width() - space(2):
            spot.setX(spot.x() - self.width() - space(8))
        if spot.y() + self.height() > parent.height() - space(2):
            spot.setY(spot.y() - self.height() - space(8))
        spot.setX(max(space(2), min(spot.x(), parent.width() - self.width() - space(2))))
        spot.setY(max(space(2), min(spot.y(), parent.height() - self.height() - space(2))))
        self.move(spot)

    def open_rule(self) -> None:
        """Go to the rule."""
        rule = self._rule
        self.hide()
        if rule:
            self.rule_wanted.emit(rule)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._watch(False)

    def _watch(self, on: bool) -> None:
        app = QApplication.instance()
        if app is None or on == self._watching:
            return
        self._watching = on
        if on:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_F1 and self._rule:
                event.accept()
                return True
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_F1 and self._rule:
                self.open_rule()
                return True
            if event.key() not in _MODIFIERS:
                self.hide()
        elif kind in _INPUT and isinstance(watched, QWidget) and self._is_elsewhere(watched):
            self.hide()
        return False

    def _is_elsewhere(self, widget: QWidget) -> bool:
        return widget is not self and not self.isAncestorOf(widget)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens = theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(tokens.tip)
            painter.setPen(QPen(tokens.refuse, 2 * tokens.bold))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)


class Reasons(QObject):
    """Says reasons in a bubble over whatever window a widget is in at the time.

    Attributes:
        bubble: the last reason shown, if there was one.

    Signals:
        rule_wanted: id of the rule the person wants to read.
    """

    rule_wanted = Signal(str)

    def __init__(self, widget: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._widget = widget
        self.bubble: RefusalBubble | None = None

    def say(self, sentence: str, rule: str, anchor: QPoint) -> None:
        """Show a reason; see :meth:`RefusalBubble.say`."""
        window = self._widget.window()
        if self.bubble is None or self.bubble.parentWidget() is not window:
            self.away()
            self.bubble = RefusalBubble(window)
            self.bubble.rule_wanted.connect(self.rule_wanted)
        self.bubble.say(sentence, rule, anchor)

    def away(self) -> None:
        """Take the reason away."""
        if self.bubble is not None:
            self.bubble.hide()
