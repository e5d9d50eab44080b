"""A place of a board in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.services.language import language

if TYPE_CHECKING:
    from boardgames_desktop.gui.board.scene import BoardScene


def describe(
    scene: BoardScene, thing: Thing, names: Sequence[str], *, lit: bool, picked: bool
) -> str:
    """Return a place, its region, its owner, what stands there, and what may be done.

    Args:
        scene: the board.
        thing: a place, or a token on one.
        names: the players' names by seat.
        lit: it may be picked now.
        picked: it has been picked.
    """
    words = language()
    place = scene.place_of(thing)
    parts: list[str] = []
    if place is not None:
        label = scene.ground.places[place].label
        if label is not None:
            parts.append(words.noun(label))
        region = scene.region_of(place)
        if region is not None:
            parts.append(words.noun(region.label))
        look = scene.look_of(place)
        if look.text is not None:
            parts.append(words.text(look.text, names))
        parts += [_contents(token, names) for token in scene.tokens_on(place)]
        owner = look.tint
        if owner is not None and not scene.tokens_on(place) and owner < len(names):
            parts.append(names[owner])
    if picked:
        parts.append(QCoreApplication.translate("Board", "picked"))
    elif lit:
        parts.append(QCoreApplication.translate("Board", "can be picked"))
    return " · ".join(part for part in parts if part)


def _contents(token: Token, names: Sequence[str]) -> str:
    words = language()
    title = words.text(token.title, names) if token.title is not None else ""
    owner = names[token.owner] if token.owner is not None and token.owner < len(names) else ""
    who = ", ".join(part for part in (owner, title) if part)
    if not who:
        return words.number(token.count)
    if title and token.count == 1:
        return who
    pattern = QCoreApplication.translate("Board", "{who}: {count}", "owner or kind, and how many")
    return pattern.format(who=who, count=words.number(token.count))
