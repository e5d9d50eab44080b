"""Actions as text, both ways: ``red: attack ukraine ural 3``, ``*: roll 6 4 1 5``.

One line an action. The seat is named by its colour, chance by ``*``; a trailing ``!``
marks an answer the session played itself because it was forced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardgames_desktop.core.actions import CHANCE_SEAT, HIDDEN, Action, ArgKind, Seat
from boardgames_desktop.core.session import Entry

Verbs = Mapping[str, tuple[ArgKind, ...]]


class NotationError(ValueError):
    """A line is no action; the message says what is wrong with which word."""


def action_text(verbs: Verbs, a: Action) -> str:
    """Return the text of a well-formed (or masked) action."""
    kinds = verbs[a[0]]
    words = [a[0]]
    for index, value in enumerate(a[1:]):
        kind = kinds[min(index, len(kinds) - 1)]
        words.append(HIDDEN if value == HIDDEN else kind.text(value))
    return " ".join(words)


def parse_action(verbs: Verbs, text: str, *, masked: bool = False) -> Action:
    """Return the action of a text; raises NotationError.

    A ``masked`` action may have ``?`` for any argument.
    """
    words = text.split()
    if not words:
        raise NotationError("empty action")
    kinds = verbs.get(words[0])
    if kinds is None:
        raise NotationError(f"unknown verb {words[0]!r}")
    many = bool(kinds) and kinds[-1].many
    fixed = len(kinds) - 1 if many else len(kinds)
    given = len(words) - 1
    if given < fixed or (given > fixed and not many):
        raise NotationError(
            f"{words[0]} takes {fixed}{' or more' if many else ''} words, not {given}"
        )
    try:
        values = [
            HIDDEN if masked and word == HIDDEN else kinds[min(index, len(kinds) - 1)].parse(word)
            for index, word in enumerate(words[1:])
        ]
    except ValueError as error:
        raise NotationError(f"{words[0]}: {error}") from None
    return (words[0], *values)


def entry_text(verbs: Verbs, colours: Sequence[str], entry: Entry) -> str:
    """Return the log line of an entry."""
    who = "*" if entry.seat == CHANCE_SEAT else colours[entry.seat]
    return f"{who}: {action_text(verbs, entry.action)}{' !' if entry.forced else ''}"


def parse_entry(verbs: Verbs, colours: Sequence[str], text: str, *, masked: bool = False) -> Entry:
    """Return the entry of a log line; raises NotationError."""
    who, colon, rest = text.partition(":")
    if not colon:
        raise NotationError("a line starts with who acts and a colon")
    seat: Seat
    if who == "*":
        seat = CHANCE_SEAT
    elif who in colours:
        seat = list(colours).index(who)
    else:
        raise NotationError(f"nobody here is called {who!r}")
    forced = rest.endswith(" !")
    return Entry(seat, parse_action(verbs, rest.removesuffix(" !"), masked=masked), forced)
