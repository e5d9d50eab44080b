"""How far somebody has come in the lessons, kept on disk after every answer."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

import attrs

from boardgames_desktop.core.data_file import DataError, parse_json, structure
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.files import TooLargeError, read_capped, to_json, write_atomic

FORMAT = 1
MOST_BYTES = 500_000

_log = logging.getLogger(__name__)


@attrs.frozen
class Mark:
    """A place in a lesson, like a book mark.

    Attributes:
        scene: number of the scene. step: id of the step.
        answers: what the learner did in every scene so far, in notation.
    """

    scene: int
    step: str
    answers: tuple[tuple[str, ...], ...] = ()


@attrs.frozen
class _Row:
    done: bool = False
    mark: Mark | None = None


@attrs.frozen
class _File:
    format: int
    lessons: Mapping[str, _Row]


class LessonProgress:
    """Marks and finished lessons, by the id of the lesson.

    Attributes:
        trouble: what is wrong with the file, to be told once; None = nothing.
    """

    def __init__(self, path: Path) -> None:
        """Read the file; one that cannot be used is kept as a back-up when another is written."""
        self._path = path
        self._rows: dict[str, _Row] = {}
        self._unread = False
        self.trouble: Msg | None = None
        try:
            found = structure(parse_json(read_capped(path, MOST_BYTES)), _File)
        except FileNotFoundError:
            return
        except (OSError, TooLargeError, DataError) as error:
            _log.warning("lessons: %s: %s", path, error)
            self._set_aside()
            return
        if found.format != FORMAT:
            _log.warning("lessons: %s: format %d", path, found.format)
            self._set_aside()
            return
        self._rows = dict(found.lessons)

    def _set_aside(self) -> None:
        self._unread = True
        self.trouble = Msg("services.lesson.bad_progress")

    def done(self, lesson: str) -> bool:
        """Tell whether a lesson was finished once."""
        return self._rows.get(lesson, _Row()).done

    def mark(self, lesson: str) -> Mark | None:
        """Return where a lesson was left; None = at its beginning."""
        return self._rows.get(lesson, _Row()).mark

    def keep(self, lesson: str, mark: Mark) -> None:
        """Remember a place in a lesson; raises OSError if that cannot be written."""
        row = self._rows.get(lesson, _Row())
        if row.mark != mark:
            self._write(lesson, attrs.evolve(row, mark=mark))

    def finish(self, lesson: str) -> None:
        """Remember that a lesson was finished; it begins anew next time. Raises OSError."""
        self._write(lesson, _Row(done=True))

    def _write(self, lesson: str, row: _Row) -> None:
        self._rows[lesson] = row
        data = {
            "format": FORMAT,
            "lessons": {name: attrs.asdict(row) for name, row in sorted(self._rows.items())},
        }
        write_atomic(self._path, to_json(data), backup=self._unread)
        self._unread = False
