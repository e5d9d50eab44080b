"""The button that passes ahead of time, and takes that back while it lasts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget


class PassButton(QPushButton):
    """While one is asked it opens a menu of what may be let go by; else it asks again.

    Signals:
        passed: index of the entry chosen.
        withdrawn: the person wants to be asked again.
        changed: it is of use now, or not any more.
    """

    passed = Signal(int)
    withdrawn = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._until = ""
        self._menu = QMenu(self)
        self.clicked.connect(self._withdraw)
        self.hide()
        self._retranslate()

    @property
    def useful(self) -> bool:
        """Whether there is anything to press it for."""
        return bool(self._words or self._until)

    def offer(self, words: Sequence[str]) -> None:
        """Offer to pass: one entry for each span of time."""
        self._take(words, "")

    def tell(self, until: str) -> None:
        """Say what has been let go by; "" = nothing."""
        self._take((), until)

    def _take(self, words: Sequence[str], until: str) -> None:
        before = self.useful
        self._until = until
        if tuple(words) != self._words:
            self._words = tuple(words)
            self._menu.clear()
            for index, entry in enumerate(words):
                action = self._menu.addAction(entry)
                action.triggered.connect(lambda _on=False, index=index: self.passed.emit(index))
        self.setMenu(self._menu if words else None)  # type: ignore[arg-type]  # None takes it away
        self._retranslate()
        if self.useful != before:
            self.changed.emit()

    def _withdraw(self) -> None:
        if self._until:
            self.withdrawn.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setText(self.tr("Ask me again") if self._until else self.tr("Pass until…"))
        self.setAccessibleName(self.text())
        self.setToolTip(self._until)
