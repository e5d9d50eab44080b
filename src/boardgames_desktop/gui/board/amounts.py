"""How much of a stack a gesture means: by modifier keys, else by the player's setting."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from boardgames_desktop.core.actions import Action, Option, Span

Modifiers = Qt.KeyboardModifier


def range_of(options: Sequence[Option]) -> tuple[int, int] | None:
    """Return least and most of the first option and those that differ only in a number."""
    last = options[0][-1] if options else None
    if type(last) is Span:
        return last.lo, last.hi
    numbers = [
        option[-1]
        for option in options
        if option[:-1] == options[0][:-1] and type(option[-1]) is int
    ]
    return (min(numbers), max(numbers)) if numbers else None


def decided(
    options: Sequence[Option], modifiers: Modifiers, *, dragged: bool, setting: str
) -> Action | None:
    """Return the action if the amount needs no asking.

    Args:
        options: what the picks have led to.
        modifiers: Shift = all, Ctrl (or Command) = one.
        dragged: the setting decides for drags; clicks ask.
        setting: ``all``, ``one`` or ``ask``.
    """
    amounts = range_of(options)
    if amounts is None:
        return None
    least, most = amounts
    head = options[0][:-1]
    one = max(least, min(1, most))
    if modifiers & Modifiers.ShiftModifier:
        return (*head, most)
    if modifiers & (Modifiers.ControlModifier | Modifiers.MetaModifier):
        return (*head, one)
    is_span = type(options[0][-1]) is Span and len(options) == 1
    if not is_span:
        return None
    if least == most:
        return (*head, most)
    if dragged and setting in ("all", "one"):
        return (*head, most if setting == "all" else one)
    return None
