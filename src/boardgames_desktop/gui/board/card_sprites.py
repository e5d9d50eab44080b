"""A card in the player's hand while it is dragged: smaller, so that it hides no board."""

from __future__ import annotations

from functools import lru_cache

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from boardgames_desktop.core.picture import Token
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.sprites import Sprite, blank
from boardgames_desktop.gui.paint import cards, text_cards
from boardgames_desktop.gui.theme import named_theme, themes
from boardgames_desktop.services.language import language

SIZE = QSizeF(84, 112)
ROOM = 6.0


def carried_sprite(token: Token, scene: BoardScene, ratio: float, *, single: bool) -> Sprite:
    """Return how a token of the board or of a panel looks in the hand; ``single``: one of it."""
    if token.kind != "card":
        if single and token.count > 1:
            ready = tuple(badge for badge in token.badges if badge[0] != "moved")
            token = attrs.evolve(token, count=1, badges=ready)
        return scene.sprite_of(token)
    colour = scene.colours[token.owner] if token.owner is not None else ""
    return card_sprite(token, colour, ratio, themes().name)


def card_sprite(token: Token, colour: str, ratio: float, theme_name: str) -> Sprite:
    """Return the picture of a carried card.

    Args:
        token: the card.
        colour: of the seat it belongs to.
        ratio: device pixels per logical pixel.
        theme_name: colours.
    """
    lang = language()
    title = lang.text(token.title) if token.title is not None else token.face or ""
    note = lang.text(token.note) if token.note is not None else ""
    worded = token.text is not None
    return _sprite((token.face, title, note, worded), colour, ratio, theme_name)


@lru_cache(maxsize=32)
def _sprite(
    shows: tuple[str | None, str, str, bool], colour: str, ratio: float, theme_name: str
) -> Sprite:
    face, title, note, worded = shows
    theme = named_theme(theme_name)
    pixmap = blank(SIZE + QSizeF(2 * ROOM, 2 * ROOM), ratio)
    area = QRectF(QPointF(ROOM, ROOM), SIZE)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if worded and face is not None:
            look = text_cards.TextCardLook(colour, face, title, note, "", full=False)
            text_cards.text_card(painter, area, look, theme)
        else:
            back = colour if face is None else None
            cards.card(painter, area, cards.CardLook(title=title, note=note, back=back), theme)
    box = QRectF(QPointF(), pixmap.deviceIndependentSize())
    return Sprite(pixmap, box.center(), box, area.translated(-box.center()))
