"""The list of lessons: by game, what each teaches, how long it takes, how far one is."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

import attrs
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.language import language
from boardgames_desktop.services.lesson_file import (
    Lesson,
    LessonError,
    lesson_names,
    read_lesson,
    readable_words,
)
from boardgames_desktop.services.lesson_progress import LessonProgress

_log = logging.getLogger(__name__)


@attrs.frozen
class LessonRow:
    """A lesson as the list shows it.

    Attributes:
        step: number of the step it was left at; 0 = not begun.
        done: it was finished once.
    """

    lesson: Lesson
    step: int
    done: bool


def lesson_rows(root: Path, progress: LessonProgress) -> tuple[list[LessonRow], list[LessonError]]:
    """Return all lessons that can be read, game by game, and what is wrong with the others."""
    rows: list[LessonRow] = []
    faults: list[LessonError] = []
    for game, name in lesson_names(root):
        try:
            lesson = read_lesson(root, game, name)
            readable_words(root, lesson, language().code)
        except LessonError as error:
            _log.error("lesson: %s", error)
            faults.append(error)
            continue
        mark = progress.mark(lesson.id)
        ids = [step.id for _, step in lesson.steps]
        begun = mark is not None and mark.step in ids[1:]
        step = ids.index(mark.step) + 1 if mark is not None and begun else 0
        rows.append(LessonRow(lesson, step, progress.done(lesson.id)))
    return rows, faults


class LessonButton(QPushButton):
    """One lesson: title and length, what it teaches, how far one is."""

    def __init__(self, row: LessonRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self.setAutoDefault(False)
        self.title = Words("title", "text", self)
        self.facts = Words("small", "text_2", self, wrap=False)
        self.summary = Words("small", "text_2", self)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.title, 0, 0)
        self._grid.addWidget(self.facts, 0, 1, Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(self.summary, 1, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setContentsMargins(space(4), space(2), space(4), space(2))
        self._grid.setSpacing(space(1))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for words in (self.title, self.facts, self.summary):
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_words(self, title: str, facts: str, summary: str) -> None:
        """Write title, facts and summary."""
        self.title.setText(title)
        self.facts.setText(facts)
        self.summary.setText(summary)
        self.setAccessibleName(f"{title}. {facts}")
        self.setAccessibleDescription(summary)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._grid.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        wide = px("body") * 34
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 20, px("body") * 4)


class LessonSheet(Sheet):
    """The dialog; emits :attr:`chosen` with the lesson to be taken."""

    chosen = Signal(object)
    wanted = QSize(760, 520)

    def __init__(
        self, root: Path, progress: LessonProgress, parent: QWidget | None = None, game: str = ""
    ) -> None:
        """List the lessons below ``root``, those of ``game`` first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._root = root
        rows, self._faults = lesson_rows(root, progress)
        rows.sort(key=lambda row: row.lesson.game != game)
        self._headings: list[tuple[str, Heading]] = []
        self.lessons: list[LessonButton] = []
        self._stack = QVBoxLayout(self.body)
        self._stack.setContentsMargins(0, 0, space(1), 0)
        self._stack.setSpacing(space(2))
        self._build(rows)
        self._stack.addStretch(1)
        self._note = Words("body", "text_2", self.body)
        self._note.setVisible(not rows or bool(self._faults))
        self._stack.addWidget(self._note)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        if self.lessons:
            first = next((one for one in self.lessons if not one.row.done), self.lessons[0])
            first.setFocus()
        self._retranslate()

    def _build(self, rows: Sequence[LessonRow]) -> None:
        for row in rows:
            if not self._headings or self._headings[-1][0] != row.lesson.game:
                heading = Heading(self.body)
                self._headings.append((row.lesson.game, heading))
                self._stack.addWidget(heading)
            button = LessonButton(row, self.body)
            button.clicked.connect(self._choose)
            self.lessons.append(button)
            self._stack.addWidget(button)

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, LessonButton):
            self.accept()
            self.chosen.emit(button.row.lesson)

    def _facts(self, row: LessonRow) -> str:
        facts = [self.tr("%n minute(s)", "", row.lesson.minutes)]
        if row.step:
            count = len(row.lesson.steps)
            words = self.tr("at step {number} of {count}")
            facts.append(words.format(number=row.step, count=count))
        elif row.done:
            facts.append(self.tr("done"))
        return " · ".join(facts)

    def _retranslate(self) -> None:
        speech = language()
        self.setWindowTitle(self.tr("Lessons"))
        self.heading.setText(self.tr("Lessons"))
        broken = [Msg("services.lesson.broken", {"where": one.where}) for one in self._faults]
        told = "\n".join(map(speech.text, broken))
        self._note.setText(told or self.tr("There are no lessons."))
        for game, heading in self._headings:
            heading.set_words(speech.text(load_game(game).title))
        for button in self.lessons:
            words = readable_words(self._root, button.row.lesson, speech.code)
            button.set_words(words.title, self._facts(button.row), words.summary)
