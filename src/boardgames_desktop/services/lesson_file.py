"""Lessons as files: what happens in JSON, the words in Markdown, both read strictly.

::

    resources/lessons/<game>/<name>.json              positions, steps, expected actions
    resources/lessons/<game>/<language>/<name>.md     the words of every step

A lesson is a row of *scenes*; each begins with a position (``services.position``) and has
steps that follow one another in it. A step either waits for an action of the learner or is
only read.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

import attrs

from boardgames_desktop.core.actions import Action, ArgKind, Option, Some, Span, expand, matches
from boardgames_desktop.core.data_file import DataError, read_json, structure
from boardgames_desktop.core.notation import NotationError, action_text, parse_action, parse_entry
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import HUMAN, SCRIPTED, Setup
from boardgames_desktop.services.book import FIRST_LANGUAGE
from boardgames_desktop.services.position import Position, PositionError, read_position

FORMAT = 1
MOST_BYTES = 200_000
ANY = "*"
"""Stands in an expected action for one argument, whatever it is."""

MOST_CHOICES = 20_000
"""Most actions of one option that are looked at to narrow it."""

_log = logging.getLogger(__name__)

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]*")
_HEADING = re.compile(r"(#{1,6})[ \t]+(.+?)\s*\{#([a-z0-9_.-]+)\}\s*")

Verbs = Mapping[str, tuple[ArgKind, ...]]


class LessonError(ValueError):
    """A lesson cannot be used.

    Attributes:
        file: the file at fault.
        path: where in it, for example ``scenes[1].steps[0].expect[0]``, the id of a step or the
            number of a line; "" = all of it.
        reason: what is wrong there, in English, for the log and whoever writes lessons.
    """

    def __init__(self, file: str, path: str, reason: str) -> None:
        super().__init__(f"{file}: {path or 'file'}: {reason}")
        self.file = file
        self.path = path
        self.reason = reason

    @property
    def where(self) -> str:
        """The file and the place in it, as they are told to players."""
        return f"{self.file}: {self.path}" if self.path else self.file


@attrs.frozen
class Step:
    """One thing to read or to do.

    Attributes:
        id: names its words.
        point: things that glow while it is shown.
        rule: id of the rule behind it; "" = none.
        expect: actions the learner may answer with, in notation; empty = it is only read.
        gesture: things a hand points at or drags over, first to last; empty = the Actions list.
        then: entries of others that follow the answer.
    """

    id: str
    point: tuple[str, ...] = ()
    rule: str = ""
    expect: tuple[str, ...] = ()
    gesture: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


@attrs.frozen
class Scene:
    """A position and the steps that are taken in it."""

    position: tuple[str, ...]
    steps: tuple[Step, ...]


@attrs.frozen
class _File:
    format: int
    learner: int
    minutes: int
    scenes: tuple[Scene, ...]


@attrs.frozen
class Lesson:
    """A lesson without its words.

    Attributes:
        game, name: folder and name of its file.
        file: its file, for messages.
        learner: seat of whoever learns.
        minutes: about how long it takes.
    """

    game: str
    name: str
    file: str
    learner: int
    minutes: int
    scenes: tuple[Scene, ...]

    @property
    def id(self) -> str:
        """What it is called on the command line: ``risk/first-war``."""
        return f"{self.game}/{self.name}"

    @property
    def steps(self) -> tuple[tuple[int, Step], ...]:
        """All steps, each with the number of its scene."""
        return tuple(
            (index, step) for index, scene in enumerate(self.scenes) for step in scene.steps
        )

    def position(self, scene: int) -> Position:
        """Return the position a scene begins with, the learner a person and nobody else.

        Raises:
            LessonError: its text describes none, or the learner has no seat there.
        """
        where = f"scenes[{scene}].position"
        try:
            found = read_position("\n".join(self.scenes[scene].position))
        except PositionError as error:
            raise LessonError(self.file, where, str(error)) from error
        if found.setup.game != self.game:
            raise LessonError(self.file, where, f"it is of another game, {found.setup.game}")
        if self.learner >= len(found.setup.seats):
            raise LessonError(self.file, "learner", f"there are {len(found.setup.seats)} seats")
        return attrs.evolve(found, setup=_with_learner(found.setup, self.learner))


@attrs.frozen
class StepWords:
    """The words of a step: a heading, Markdown, and what is said once it is done."""

    title: str
    text: str
    done: str = ""


@attrs.frozen
class LessonWords:
    """The words of a lesson in one language.

    Attributes:
        summary: what it teaches.
        steps: words by the step's id, in order.
    """

    language: str
    title: str
    summary: str
    steps: Mapping[str, StepWords]


def lesson_names(root: Path) -> tuple[tuple[str, str], ...]:
    """Return game and name of every lesson below ``root``, in order."""
    return tuple(
        (file.parent.name, file.stem)
        for file in sorted(root.glob("*/*.json"))
        if _NAME.fullmatch(file.stem)
    )


def read_lesson(root: Path, game: str, name: str) -> Lesson:
    """Return a lesson; raises LessonError."""
    file = root / game / f"{name}.json"
    label = f"{game}/{name}.json"
    if not (_NAME.fullmatch(game) and _NAME.fullmatch(name)):
        raise LessonError(label, "", "there is no such lesson")
    try:
        found = structure(read_json(file), _File)
    except OSError as error:
        raise LessonError(label, "", f"it cannot be read ({error.strerror})") from error
    except DataError as error:
        reason = str(error).partition(": ")[2]
        raise LessonError(label, error.path, reason) from error
    _check(found, label)
    return Lesson(game, name, label, found.learner, found.minutes, found.scenes)


def _check(found: _File, file: str) -> None:
    """Refuse what has the right form but no sense."""

    def fail(path: str, reason: str) -> NoReturn:
        raise LessonError(file, path, reason)

    if found.format != FORMAT:
        fail("format", f"{found.format} is not known, only {FORMAT}")
    if found.learner < 0:
        fail("learner", "it is a seat, counted from 0")
    if not 1 <= found.minutes <= 120:
        fail("minutes", "1 to 120")
    if not found.scenes:
        fail("scenes", "there is none")
    known: set[str] = set()
    for number, scene in enumerate(found.scenes):
        where = f"scenes[{number}]"
        if not scene.steps:
            fail(f"{where}.steps", "there is none")
        for index, step in enumerate(scene.steps):
            here = f"{where}.steps[{index}]"
            if not _NAME.fullmatch(step.id):
                fail(f"{here}.id", f"{step.id!r}: small letters, digits, - and _")
            if step.id in known:
                fail(f"{here}.id", f"{step.id!r} is there twice")
            known.add(step.id)
            if not step.expect and (step.gesture or step.then):
                fail(here, "nothing is expected, so there is no gesture and nothing follows")
    if found.scenes[-1].steps[-1].expect:
        fail(f"scenes[{len(found.scenes) - 1}].steps", "the last step is only read")


def _with_learner(setup: Setup, learner: int) -> Setup:
    seats = tuple(
        attrs.evolve(place, kind=HUMAN, person=0)
        if seat == learner
        else attrs.evolve(place, kind=SCRIPTED)
        for seat, place in enumerate(setup.seats)
    )
    return attrs.evolve(setup, seats=seats)


# -- words ----------------------------------------------------------------------------------


def languages_of(root: Path, game: str, name: str) -> tuple[str, ...]:
    """Return the languages a lesson has words in."""
    return tuple(file.parent.name for file in sorted((root / game).glob(f"*/{name}.md")))


def readable_words(root: Path, lesson: Lesson, language: str) -> LessonWords:
    """Return the words of a lesson, in English if those of the language cannot be used.

    Raises:
        LessonError: the English ones cannot be used either.
    """
    try:
        return read_words(root, lesson, language)
    except LessonError as error:
        _log.error("lesson: %s", error)
        return read_words(root, lesson, FIRST_LANGUAGE)


def read_words(root: Path, lesson: Lesson, language: str) -> LessonWords:
    """Return the words of a lesson, in English if the language has none; raises LessonError."""
    if language not in languages_of(root, lesson.game, lesson.name):
        language = FIRST_LANGUAGE
    file = root / lesson.game / language / f"{lesson.name}.md"
    label = f"{lesson.game}/{language}/{lesson.name}.md"
    try:
        if file.stat().st_size > MOST_BYTES:
            raise LessonError(label, "", f"it has more than {MOST_BYTES} bytes")
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(label, "", f"it cannot be read ({error})") from error
    words = parse_words(text, language, label)
    wanted = [step.id for _, step in lesson.steps]
    given = list(words.steps)
    if given != wanted:
        odd = next(
            (a or b for a, b in zip(wanted, given, strict=False) if a != b),
            (wanted[len(given) :] or given[len(wanted) :] or [""])[0],
        )
        raise LessonError(label, odd, "the steps are not those of the lesson, in their order")
    return words


def parse_words(text: str, language: str, file: str) -> LessonWords:
    """Return the words of a Markdown file; raises LessonError."""
    title = ""
    parts: list[tuple[str, str, list[str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        heading = _HEADING.fullmatch(line)
        if heading is None:
            if line.startswith("#"):
                raise LessonError(file, str(number), "a heading ends in its id, {#id}")
            if parts:
                parts[-1][2].append(line)
            elif line.strip():
                raise LessonError(file, str(number), "it begins with # and the title")
            continue
        level = len(heading.group(1))
        if level != (2 if parts else 1):
            raise LessonError(file, str(number), "one # for the title, ## for every step")
        if any(name == heading.group(3) for name, _, _ in parts[1:]):
            raise LessonError(file, str(number), f"{heading.group(3)} is there twice")
        parts.append((heading.group(3), heading.group(2), []))
    if not parts:
        raise LessonError(file, "", "it is empty")
    (name, title, lines), *steps = parts
    summary = "\n".join(lines).strip()
    if not summary:
        raise LessonError(file, name, "there is no summary under the title")
    found = {step: _step_words(file, step, heading, body) for step, heading, body in steps}
    return LessonWords(language, title, summary, found)


def _step_words(file: str, step: str, title: str, lines: Sequence[str]) -> StepWords:
    """Part a step's Markdown in what is said before and, in a quotation, afterwards."""
    end = len(lines)
    while end and not lines[end - 1].strip():
        end -= 1
    start = end
    while start and lines[start - 1].startswith(">"):
        start -= 1
    text = "\n".join(lines[:start]).strip()
    done = "\n".join(line[1:].removeprefix(" ") for line in lines[start:end]).strip()
    if not text:
        raise LessonError(file, step, "there are no words")
    if any(line.startswith(">") for line in lines[:start]):
        raise LessonError(file, step, "the quotation stands at the end")
    return StepWords(title, text, done)


# -- what is expected -----------------------------------------------------------------------


def check_pattern(verbs: Verbs, pattern: str) -> None:
    """Raise NotationError if an expected action cannot be written like that."""
    words = pattern.split()
    kinds = verbs.get(words[0] if words else "")
    if kinds is None:
        raise NotationError(f"unknown verb in {pattern!r}")
    if ANY not in words:
        parse_action(verbs, pattern)
        return
    many = bool(kinds) and kinds[-1].many
    given, least = len(words) - 1, len(kinds) - many
    if given < least or (given > least and not many):
        raise NotationError(f"{words[0]} takes {least} words, not {given}")
    try:
        for index, word in enumerate(words[1:]):
            if word != ANY:
                kinds[min(index, len(kinds) - 1)].parse(word)
    except ValueError as error:
        raise NotationError(f"{words[0]}: {error}") from None


def parse_reply(verbs: Verbs, setup: Setup, line: str) -> Entry:
    """Return the entry of a line that follows an answer; raises NotationError."""
    return parse_entry(verbs, [seat.colour for seat in setup.seats], line)


def expected(verbs: Verbs, patterns: Sequence[str], action: Action) -> bool:
    """Tell whether an action is one of those that are expected."""
    words = action_text(verbs, action).split()
    return any(
        len(pattern) == len(words)
        and all(want in (ANY, word) for want, word in zip(pattern, words, strict=True))
        for pattern in map(str.split, patterns)
    )


def narrowed(verbs: Verbs, patterns: Sequence[str], options: Sequence[Option]) -> Iterator[Option]:
    """Yield what is left of options when only the expected actions are taken.

    A range of amounts is cut down to the range that holds those expected.
    """
    heads = {pattern.split()[0] for pattern in patterns}
    plain = [parse_action(verbs, pattern) for pattern in patterns if ANY not in pattern.split()]
    for option in options:
        if option[0] not in heads:
            continue
        if type(option[-1]) is Some and len(plain) == len(patterns):
            yield from (action for action in plain if matches(option, action))
            continue
        fits = [
            action
            for action, _ in zip(expand(option), range(MOST_CHOICES), strict=False)
            if expected(verbs, patterns, action)
        ]
        if not fits:
            continue
        if type(option[-1]) is Span:
            yield (*option[:-1], Span(fits[0][-1], fits[-1][-1]))
        else:
            yield from fits
