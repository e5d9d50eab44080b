"""What the prompt line is told to ask."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from boardgames_desktop.core.actions import Span
from boardgames_desktop.core.picture import Button, Thing


@attrs.frozen
class Question:
    """What the prompt line says.

    Attributes:
        colour: of the seat that is asked.
        words: the question. context: a second line.
        buttons: answers that are no places.
        lit: which of them can be given now.
        amounts: for an answer that takes an amount, the amounts and the one to start at.
        spared: answers that another panel offers too, left out where room is short.
        names: of the sides, for buttons that speak of one.
    """

    colour: str = ""
    words: str = ""
    context: str = ""
    buttons: tuple[Button, ...] = ()
    lit: frozenset[Thing] = frozenset()
    amounts: Mapping[Thing, tuple[Span, int]] = attrs.field(factory=dict)
    spared: frozenset[Thing] = frozenset()
    names: tuple[str, ...] = ()
