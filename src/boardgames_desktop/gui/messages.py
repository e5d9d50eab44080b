"""What the program says outside the table: sheets for trouble, toasts for the rest.

A person never sees a traceback. Whatever goes wrong is one sheet: what happened, what is
safe, what can be done. The details go to the log file, which a report carries along.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

import attrs
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, qVersion
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from boardgames_desktop import __version__
from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.paint import surfaces
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Words

LOG_TAIL = 64 * 1024
"""Bytes of the log that go into a report."""

TOAST_MS = 4000
TOAST_LETTERS = 80
"""As many letters are read in :data:`TOAST_MS`; a longer toast stays longer."""

TOAST_NOTES = 3
"""Most messages on one toast."""


LINE = 46
"""Longest line of a toast, in heights of its letters."""


@attrs.frozen
class Answer:
    """A button of a sheet.

    Attributes:
        words: what it says, in the current language.
        act: called when it is pressed.
        role: where the platform puts it.
    """

    words: Callable[[], str]
    act: Callable[[], object] | None = None
    role: QDialogButtonBox.ButtonRole = QDialogButtonBox.ButtonRole.ActionRole


class MessageSheet(Sheet):
    """One message: what happened, what is safe, buttons.

    The words are given as callables, so that an open sheet follows the language.
    """

    wanted = QSize(560, 260)

    def __init__(
        self,
        title: Callable[[], str],
        text: Callable[[], str],
        answers: Sequence[Answer] = (),
        parent: QWidget | None = None,
        *,
        safe: Callable[[], str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._title = title
        self._text = text
        self._safe = safe
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, space(2), 0)
        layout.setSpacing(space(3))
        self._what = Words("body", "text", self.body)
        self._what.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._kept = Words("small", "text_2", self.body)
        layout.addWidget(self._what)
        layout.addWidget(self._kept)
        layout.addStretch(1)
        self._answers = list(answers)
        self._pressed: list[QPushButton] = []
        for answer in self._answers:
            button = QPushButton(self)
            self.buttons.addButton(button, answer.role)
            button.clicked.connect(self._presser(answer))
            self._pressed.append(button)
        self._close: QPushButton | None = None
        if not any(
            answer.role == QDialogButtonBox.ButtonRole.RejectRole for answer in self._answers
        ):
            self._close = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
            self._close.setDefault(True)
        self._retranslate()

    def _presser(self, answer: Answer) -> Callable[[], None]:
        def press() -> None:
            self.accept()
            if answer.act is not None:
                answer.act()

        return press

    def _retranslate(self) -> None:
        self.setWindowTitle(self._title())
        self.heading.setText(self._title())
        self._what.setText(self._text())
        self._kept.setText(self._safe() if self._safe is not None else "")
        self._kept.setVisible(self._safe is not None)
        for answer, button in zip(self._answers, self._pressed, strict=True):
            button.setText(answer.words())


class Toast(QWidget):
    """A short paper note at the top of its parent; goes by itself, never asks anything.

    What comes while another message is still on show is written below it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._notes: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._act: Callable[[], object] | None = None
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(space(5), space(2), space(3), space(2))
        self._layout.setSpacing(space(4))
        self._words = Words("body", "ink", self)
        self._button = QPushButton(self)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self._press)
        self._layout.addWidget(self._words, 1)
        self._layout.addWidget(self._button)
        parent.installEventFilter(self)
        self.hide()

    def say(self, words: str, button: str = "", act: Callable[[], object] | None = None) -> None:
        """Show ``words`` while they are read, with a button if there is something to do."""
        earlier = [] if self.isHidden() else [note for note in self._notes if note != words]
        self._notes = [*earlier, words][-TOAST_NOTES:]
        said = "\n".join(self._notes)
        self._words.setText(said)
        self._button.setText(button)
        self._button.setVisible(act is not None)
        self._act = act
        self.setAccessibleName(said)
        self._place()
        self.show()
        self.raise_()
        self._wait()

    def _wait(self) -> None:
        letters = sum(map(len, self._notes))
        self._timer.start(round(TOAST_MS * max(1.0, letters / TOAST_LETTERS)))

    def _press(self) -> None:
        self.hide()
        if self._act is not None:
            self._act()

    def _place(self) -> None:
        """Take the width the words want, if there is room, and the height they need in it."""
        room = self._page.width()
        wide = min(self._natural_width(), px("body") * LINE, room - space(8))
        high = self._layout.totalHeightForWidth(wide)
        top = max(0, min(space(20), self._page.height() - high))
        self.setGeometry((room - wide) // 2, top, wide, high)

    def _natural_width(self) -> int:
        letters = self._words.fontMetrics()
        margins = self._layout.contentsMargins()
        wide = max((letters.horizontalAdvance(note) for note in self._notes), default=0)
        wide += margins.left() + margins.right() + space(1)
        if not self._button.isHidden():
            wide += self._layout.spacing() + self._button.sizeHint().width()
        return wide

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self._place()
        return done

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._wait()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEvent) -> None:
        self._timer.stop()
        super().enterEvent(event)  # type: ignore[arg-type]  # PySide narrows QEvent here

    def leaveEvent(self, event: QEvent) -> None:
        self._wait()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            surfaces.paper(painter, QRectF(self.rect()).adjusted(2, 2, -4, -6), 8, theme())


def write_report(folder: Path, log: Path, lines: Sequence[str]) -> Path:
    """Write a file that tells a maintainer what happened; returns where it is.

    Args:
        folder: where to put it.
        log: the program's log, of which the end is taken.
        lines: setup and actions of the game on the table, if any.
    """
    now = datetime.now().astimezone()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"four-fronts-report-{now:%Y%m%d-%H%M%S}.txt"
    try:
        tail = log.read_bytes()[-LOG_TAIL:].decode("utf-8", "replace")
    except OSError as error:
        tail = f"(no log: {error})"
    path.write_text(
        "\n".join(
            (
                f"Four Fronts {__version__}, {now.isoformat(timespec='seconds')}",
                f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
                "",
                "-- game --",
                *(lines or ("(none)",)),
                "",
                "-- log --",
                tail,
            )
        ),
        encoding="utf-8",
    )
    return path
