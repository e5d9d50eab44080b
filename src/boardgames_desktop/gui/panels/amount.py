"""How many: a slider and a number field."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QSpinBox, QWidget

from boardgames_desktop.core.actions import Span


class AmountBar(QWidget):
    """A slider and a number field that keep together."""

    changed = Signal(int)
    entered = Signal()
    """Enter was pressed in the number field: this amount it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.spin = QSpinBox(self)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self.spin)
        self.slider.valueChanged.connect(self.spin.setValue)
        self.spin.valueChanged.connect(self.slider.setValue)
        self.spin.valueChanged.connect(self.changed)
        self.spin.installEventFilter(self)
        self._retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = (
                not event.isAutoRepeat()
                and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            )
            if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.spin.interpretText()
                self.entered.emit()
                return True
        return super().eventFilter(watched, event)

    def ask(self, span: Span, amount: int) -> None:
        """Ask for an amount without a signal."""
        self.blockSignals(True)
        for control in (self.slider, self.spin):
            control.setRange(span.lo, span.hi)
            control.setValue(amount)
        self.slider.setPageStep(max(1, (span.hi - span.lo) // 5))
        self.blockSignals(False)

    def value(self) -> int:
        """Return the amount."""
        return self.spin.value()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.slider.setAccessibleName(self.tr("Amount"))
        self.spin.setAccessibleName(self.tr("Amount"))
