"""Text the rules want shown, without ever formatting it.

``msg`` and ``plural`` mark source texts for ``lupdate``, which finds the calls by
name; both return a :class:`Source`. Engines emit :class:`Msg` values, and only
``services.language`` turns a ``Msg`` into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs


@attrs.frozen(slots=True)
class Source:
    """An English source text and where the catalogues keep it.

    Attributes:
        context: catalogue context, the game's id or ``core``.
        text: English text with ``{holes}``; ``%n`` is the number of a plural text.
        comment: disambiguation, seen by translators.
        numbered: the text has plural forms driven by ``Msg.n``.
    """

    context: str
    text: str
    comment: str = ""
    numbered: bool = False


def msg(context: str, text: str, comment: str = "") -> Source:
    """Mark a source text for translation."""
    return Source(context, text, comment)


def plural(context: str, text: str, comment: str, n: int) -> Source:
    """Mark a source text with plural forms; ``n`` only tells ``lupdate`` so."""
    del n
    return Source(context, text, comment, numbered=True)


@attrs.frozen(slots=True)
class Name:
    """In ``Msg.params``: the name of the player on ``seat``."""

    seat: int


@attrs.frozen(slots=True)
class Msg:
    """A text to show, by id.

    Attributes:
        id: key of a game's ``TEXT`` table, for example ``risk.attack.not_adjacent``.
        params: values for the holes: ``Msg`` (a noun, which may be declined by
            ``{hole:acc}``), ``Name`` (a player), ``int`` (a number), ``float`` (a number
            with one decimal), ``str`` (as is), or a tuple of these, written as a list.
        n: the one number that drives the plural form.
    """

    id: str
    params: Mapping[str, Any] = attrs.field(factory=dict)
    n: int | None = None


def verbatim(text: str) -> Msg:
    """Return words that are shown as they are: a name that a player wrote."""
    return Msg("core.verbatim", {"text": text})


TEXT: Mapping[str, Source] = {
    "core.verbatim": msg("core", "{text}", "words a player wrote; shown as they are"),
    "core.not_asked": msg("core", "It is not your turn to answer."),
    "core.malformed": msg("core", "This action makes no sense here."),
    "core.over": msg("core", "The game is over."),
    "core.no_such_action": msg("core", "That cannot be done now."),
    "core.record.missing": msg("core", "Something is missing here."),
    "core.record.unknown": msg("core", "“{name}” is not known here."),
    "core.record.not_object": msg("core", "A group of named values is expected here."),
    "core.record.not_list": msg("core", "A list is expected here."),
    "core.record.not_text": msg("core", "A text is expected here."),
    "core.record.not_number": msg("core", "A whole number is expected here."),
    "core.record.out_of_range": msg("core", "This number is too large or too small."),
    "core.record.too_long": msg("core", "This text is too long."),
    "core.record.too_many": msg("core", "This list is too long."),
    "core.record.unprintable": msg("core", "This text has characters that cannot be shown."),
    "core.record.not_flag": msg("core", "Yes or no is expected here."),
    "core.record.no_json": msg("core", "This file cannot be read as data."),
    "core.record.key_twice": msg("core", "“{name}” stands here twice."),
    "core.record.not_one_of": msg("core", "One of these is expected here: {names}"),
    "core.record.wrong_length": plural("core", "A list of %n value(s) is expected here.", "", 0),
    "core.record.no_seats": msg("core", "Nobody sits at this table."),
    "core.record.colour_twice": msg("core", "Two players have the same colour."),
    "core.record.setup_refused": msg("core", "A match cannot be set up like this."),
    "core.record.newer": msg("core", "This match was played with a newer version of the rules."),
    "core.record.bad_line": msg("core", "This line of the log cannot be read: {line}"),
    "core.record.undo_nothing": msg("core", "More is taken back here than was played."),
}
"""Texts of the machinery itself; each game adds its own table."""
