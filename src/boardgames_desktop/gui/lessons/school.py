"""Lessons in the window: the list, and the lesson that is being taken."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool

from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui.courier import Bring, courier
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths, resources
from boardgames_desktop.services.settings import SettingsStore

if TYPE_CHECKING:
    from boardgames_desktop.gui.lessons.stage import Stage
    from boardgames_desktop.gui.main_window import MainWindow
    from boardgames_desktop.services.lesson import Tutor
    from boardgames_desktop.services.lesson_file import Lesson, LessonError
    from boardgames_desktop.services.lesson_match import LessonMatch
    from boardgames_desktop.services.lesson_progress import LessonProgress

_log = logging.getLogger(__name__)


class School(QObject):
    """Opens lessons on the table of one window. Nothing is loaded before one is wanted.

    Attributes:
        root: folder of the lessons.
        tutor: who leads through the lesson on the table, if one is. stage: its card and more.
    """

    def __init__(self, window: MainWindow, paths: Paths, store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._paths = paths
        self._store = store
        self._progress: LessonProgress | None = None
        self._pool = QThreadPool(self)
        self._errand = 0
        self._sound: set[Lesson] = set()
        self.root: Path = resources() / "lessons"
        self.tutor: Tutor | None = None
        self.stage: Stage | None = None

    @property
    def progress(self) -> LessonProgress:
        """How far somebody is; a file that cannot be read is told once."""
        if self._progress is None:
            from boardgames_desktop.services.lesson_progress import LessonProgress

            self._progress = LessonProgress(self._paths.lessons)
            if self._progress.trouble is not None:
                self._window.say(self._progress.trouble)
        return self._progress

    def teaches(self, game: str, name: str) -> bool:
        """Tell whether a lesson is on the table."""
        return self.tutor is not None and self.tutor.lesson.id == f"{game}/{name}"

    def ask(self) -> None:
        """Open the list of lessons."""
        from boardgames_desktop.gui.lessons.lesson_list import LessonSheet

        match = self._window.match
        game = match.game.id if match is not None else ""
        sheet = LessonSheet(self.root, self.progress, self._window, game)
        sheet.chosen.connect(self.take)
        self._window.open_dialog(sheet)

    def open(self, game: str, name: str) -> None:
        """Take a lesson by name; one that cannot be used is told."""
        from boardgames_desktop.services.lesson_file import LessonError, read_lesson

        try:
            lesson = read_lesson(self.root, game, name)
        except LessonError as error:
            self._tell_broken(error)
        else:
            self.take(lesson)

    def take(self, lesson: Lesson) -> None:
        """Take a lesson from where it was left, once a thread has played all of it.

        What is on the table stays there until then, and for good if the lesson is broken.
        """
        if self._window.leaving.stays("leave", lambda: self.take(lesson)):
            return
        courier().forget(self._errand)
        if lesson in self._sound:
            self._begin(lesson)
            return

        def play(bring: Bring) -> None:
            from boardgames_desktop.services.lesson_check import fault_of

            bring((fault_of(root, lesson),))

        root, wanted = self.root, (lesson, self._window.match)
        self._errand = courier().send(self._pool, play, self._played, wanted)

    def _played(
        self, wanted: tuple[Lesson, Match | None], found: tuple[LessonError | None] | None
    ) -> None:
        """Begin the lesson that was played, if nobody has begun anything else meanwhile."""
        from boardgames_desktop.services.lesson_file import LessonError

        lesson, match = wanted
        if self._window.match is not match:
            return
        fault = LessonError(lesson.file, "", "it cannot be played") if found is None else found[0]
        if fault is None:
            self._sound.add(lesson)
            self._begin(lesson)
        else:
            self._tell_broken(fault)

    def _begin(self, lesson: Lesson) -> None:
        from boardgames_desktop.services.lesson import Tutor
        from boardgames_desktop.services.lesson_file import LessonError

        self._window.show_start()
        tutor = Tutor(self.root, lesson, self.progress, self._store, self)
        tutor.staged.connect(self._put_on_stage)
        tutor.trouble.connect(self._window.say)
        tutor.ended.connect(self._end)
        tutor.broken.connect(self._break_off)
        self.tutor = tutor
        try:
            tutor.begin()
        except LessonError as error:
            self._break_off(error)

    def _break_off(self, error: LessonError) -> None:
        """Leave a lesson that cannot go on; how far one was is kept."""
        self._window.show_start()
        self._drop()
        self._tell_broken(error)

    def _tell_broken(self, error: LessonError) -> None:
        _log.error("lesson: %s", error)
        self._window.say(Msg("services.lesson.broken", {"where": error.where}))

    def _put_on_stage(self, match: LessonMatch) -> None:
        from boardgames_desktop.gui.lessons.stage import Stage

        tutor = self.tutor
        if tutor is None:
            return
        table = self._window.teach(match)
        self.stage = Stage(tutor, table)
        self.stage.leave_wanted.connect(self._window.show_start)
        self.stage.rule_wanted.connect(self._window.show_rule)
        match.start()

    def put_away(self, match: Match) -> bool:
        """Close a scene that leaves the table; False if the match is no lesson."""
        tutor = self.tutor
        if tutor is None or self.stage is None or not self.stage.teaches(match):
            return False
        self.stage.close()
        self.stage = None
        if tutor.match is match:
            self._drop()
        match.close()
        return True

    def _drop(self) -> None:
        tutor, self.tutor = self.tutor, None
        if tutor is not None:
            tutor.close()
            tutor.deleteLater()

    def _end(self) -> None:
        """The lesson is over: back to the start page, with the list for the next one."""
        self._window.show_start()
        self.ask()
