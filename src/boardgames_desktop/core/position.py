"""Positions from JSON: turning lists back into tuples and checking an agenda.

``dump`` writes tuples as lists, since JSON has no others. A state that is loaded must
hold tuples again, for frames are compared, hashed and sliced. A dump may come from
anywhere, so its agenda is checked before a handler trusts it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardgames_desktop.core.actions import AUTO, CHANCE, ArgKind, Frame
from boardgames_desktop.core.rules import Rules, S

MAX_DEPTH = 12
"""Deepest nesting of lists in a dump."""

MAX_FRAMES = 1000
"""Longest agenda that is loaded."""

PLAIN = frozenset((int, str, bool, type(None)))
"""Types of what lists in a position come down to."""


class PositionError(ValueError):
    """A dump is no position; ``path`` names the bad field."""

    def __init__(self, path: str, text: str) -> None:
        super().__init__(f"{path}: {text}")
        self.path = path


def freeze(value: Any, path: str = "value") -> Any:
    """Return ``value`` with every list made a tuple; raises PositionError.

    Only what a key or a frame may hold is let through: whole numbers, texts, booleans,
    None, and lists of them.
    """
    return _freeze(value, (path,), MAX_DEPTH)


def _freeze(value: Any, path: tuple[Any, ...], depth: int) -> Any:
    """Do it; ``path`` holds the path of the list around, then the place in it."""
    if type(value) in PLAIN:
        return value
    if not isinstance(value, list | tuple):
        raise PositionError(_spelled(path), f"{type(value).__name__} does not belong in a position")
    if not depth:
        raise PositionError(_spelled(path), "nested too deeply")
    return tuple(
        [
            item if type(item) in PLAIN else _freeze(item, (path, index), depth - 1)
            for index, item in enumerate(value)
        ]
    )


def _spelled(path: tuple[Any, ...]) -> str:
    indices: list[str] = []
    while len(path) > 1:
        path, index = path
        indices.insert(0, f"[{index}]")
    return f"{path[0]}{''.join(indices)}"


def thaw(value: Any) -> Any:
    """Return ``value`` with every tuple made a list, as ``json`` reads it back."""
    if isinstance(value, tuple | list):
        return [thaw(item) for item in value]
    return value


def load_agenda(
    rules: Rules[S],
    data: Any,
    facts: Mapping[str, tuple[ArgKind, ...]] | None = None,
    path: str = "agenda",
) -> list[Frame]:
    """Return the agenda of a dump; raises PositionError.

    Every frame has a kind the rules know, and asks nobody, chance, or different seats of
    this table, whichever handlers its kind has; somebody is asked by the top frame.

    Args:
        rules: rules of the match.
        data: JSON value of the agenda.
        facts: what the facts of each kind of frame may be, for kinds that have any; a kind
            of argument that is ``many`` stands for a list. None leaves facts to the game.
        path: name of the field in errors.
    """
    if not isinstance(data, list):
        raise PositionError(path, "a list is expected")
    if len(data) > MAX_FRAMES:
        raise PositionError(path, "too long")
    agenda = [_load_frame(rules, item, f"{path}[{index}]") for index, item in enumerate(data)]
    if agenda and agenda[-1][1] == AUTO:
        raise PositionError(path, "nobody is asked")
    if facts is not None:
        for index, frame in enumerate(agenda):
            _check_facts(frame, facts.get(frame[0], ()), f"{path}[{index}]")
    return agenda


def _load_frame(rules: Rules[S], data: Any, path: str) -> Frame:
    frame: Frame = freeze(data, path)
    if type(frame) is not tuple or len(frame) < 2 or type(frame[0]) is not str:
        raise PositionError(path, "a frame is a kind, who is asked, and facts")
    kind, asked = frame[:2]
    if type(asked) is not tuple or any(type(seat) is not int for seat in asked):
        raise PositionError(path, "who is asked must be a list of seats")
    if asked == CHANCE:
        known = rules.answers(kind, "chance")
    elif asked == AUTO:
        known = rules.answers(kind, "auto")
    else:
        known = rules.answers(kind, "seats")
        if len(set(asked)) != len(asked) or not all(0 <= seat < rules.seats for seat in asked):
            raise PositionError(path, "no such seats at this table")
    if not known:
        raise PositionError(path, f"unknown question {kind[:40]!r}")
    return frame


def _check_facts(frame: Frame, kinds: tuple[ArgKind, ...], path: str) -> None:
    given = frame[2:]
    if len(given) != len(kinds):
        raise PositionError(path, f"{frame[0]} has {len(kinds)} facts")
    for kind, fact in zip(kinds, given, strict=True):
        values = fact if kind.many else (fact,)
        if type(values) is not tuple or not all(kind.allows(value) for value in values):
            raise PositionError(path, f"{kind.name} is out of range")
