"""The tools above a rulebook: where to go, what to find, languages, size of the letters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.icon_button import IconButton
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.services.language import language

ONE_ROW = 1080
"""Width at text size 100 % from which all tools stand in one row."""


class ReadingBar(Adaptive, QWidget):
    """Buttons and fields; the viewer connects them.

    Signals:
        language_chosen: 0 or 1 (which page), and the language.
    """

    language_chosen = Signal(int, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.contents = IconButton("contents", self)
        self.contents.setCheckable(True)
        self.back, self.forward = IconButton("back", self), IconButton("forward", self)
        self.which = QComboBox(self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.languages = (QComboBox(self), QComboBox(self))
        for side, box in enumerate(self.languages):
            box.activated.connect(lambda row, side=side: self._choose(side, row))
        self.columns = IconButton("columns", self)
        self.columns.setCheckable(True)
        self.smaller, self.larger = QToolButton(self), QToolButton(self)
        self.smaller.setText("A−")
        self.larger.setText("A+")
        self.more = IconButton("more", self)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.more)
        self.more.setMenu(self.menu)
        self.done = QPushButton(self)
        self.done.setProperty("primary", True)
        self.shut = IconButton("close", self)
        self.shut.clicked.connect(self.done.click)
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._upper)
        self._rows.addLayout(self._lower)
        for box in (self.which, *self.languages):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setMinimumContentsLength(4)
            box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.search.setMinimumWidth(space(28))
        self._narrow: bool | None = None
        self._fit()
        self._retranslate()

    # -- arrangement --------------------------------------------------------------------

    def _arrange(self) -> None:
        narrow = self.width() < ONE_ROW * px("body") / 15
        if narrow == self._narrow:
            return
        self._narrow = narrow
        for row in (self._upper, self._lower):
            while row.count():
                row.takeAt(0)
        first = (self.contents, self.back, self.forward, self.which)
        tongues = (self.languages[0], self.columns, self.languages[1])
        last = (self.smaller, self.larger, self.more, self.shut, self.done)
        self._fill(self._upper, first)
        if narrow:
            self._upper.setStretchFactor(self.which, 1)
            self._lower.addWidget(self.search, 1)
            self._fill(self._lower, tongues)
        else:
            self._upper.addWidget(self.search, 1)
            self._fill(self._upper, tongues)
        self._fill(self._upper, last)
        for button in (self.smaller, self.larger, self.done):
            button.setVisible(not narrow)
        self.shut.setVisible(narrow)

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the narrow arrangement, or it would never be taken."""
        return QSize(space(80), super().minimumSizeHint().height())

    @staticmethod
    def _fill(row: QBoxLayout, widgets: Sequence[QWidget]) -> None:
        for widget in widgets:
            row.addWidget(widget)

    def _fit(self) -> None:
        self._rows.setContentsMargins(space(3), space(2), space(3), space(2))
        self._rows.setSpacing(space(1))
        for row in (self._upper, self._lower):
            row.setSpacing(space(2))
        self._narrow = None
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # -- what is offered ----------------------------------------------------------------

    def show_games(self, titles: Sequence[str], now: int) -> None:
        """Offer the books of some games."""
        with QSignalBlocker(self.which):
            self.which.clear()
            self.which.addItems(list(titles))
            self.which.setCurrentIndex(now)
        self.which.setEnabled(len(titles) > 1)

    def show_languages(self, codes: Sequence[str], first: str, second: str) -> None:
        """Offer languages; the second box is there while two pages are open."""
        for box, chosen in zip(self.languages, (first, second), strict=True):
            with QSignalBlocker(box):
                if [box.itemData(row) for row in range(box.count())] != list(codes):
                    box.clear()
                    for code in codes:
                        box.addItem(language().endonym(code), code)
                box.setCurrentIndex(box.findData(chosen))
        self.languages[1].setVisible(bool(second))
        self.columns.setChecked(bool(second))
        self.columns.setEnabled(len(codes) > 1)

    def _choose(self, side: int, row: int) -> None:
        self.language_chosen.emit(side, str(self.languages[side].itemData(row)))

    def _retranslate(self) -> None:
        self.which.setAccessibleName(self.tr("Game"))
        self.search.setPlaceholderText(self.tr("Search all rulebooks"))
        self.search.setAccessibleName(self.tr("Search all rulebooks"))
        self.search.setToolTip(self.tr("Search all rulebooks (Ctrl+Shift+F)"))
        self.languages[0].setAccessibleName(self.tr("Language of the rulebook"))
        self.languages[1].setAccessibleName(self.tr("Language of the second page"))
        for button, words in (
            (self.contents, self.tr("Contents (Ctrl+T)")),
            (self.back, self.tr("Back (Alt+Left)")),
            (self.forward, self.tr("Forward (Alt+Right)")),
            (self.columns, self.tr("Two languages side by side (Ctrl+D)")),
            (self.smaller, self.tr("Smaller letters (Ctrl+-)")),
            (self.larger, self.tr("Larger letters (Ctrl++)")),
            (self.more, self.tr("More")),
            (self.shut, self.tr("Close (Esc)")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.done.setText(self.tr("Close"))
