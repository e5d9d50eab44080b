"""Paints a plan: its spaces, walls, signs, pieces and the names of spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from boardgames_desktop.core.picture import Board, Picture, Place, Thing, Token
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.lettering import paint_letters
from boardgames_desktop.gui.art.shapes import outline_path
from boardgames_desktop.gui.board.sprites import token_sprite
from boardgames_desktop.gui.board.tile_standing import stand
from boardgames_desktop.gui.editor.tiles import TileShelf
from boardgames_desktop.gui.paint.ink import NO_PEN, faded, pen
from boardgames_desktop.gui.theme import Theme

STACK = 0.56
"""Height of a piece, in sides of a space."""
RIM = 1.075
"""How much larger than a space the stone under it is."""
LETTERS = 0.105
NAME_AT = (-0.69, 0.44)
"""Height of a space's name and where it stands, in sides."""


@attrs.frozen(eq=False)
class Scenery:
    """What is to be painted.

    Attributes:
        colours: seat colour of every side.
        names: of the spaces, by thing.
    """

    board: Board
    picture: Picture
    colours: Sequence[str]
    names: Mapping[Thing, str] = attrs.field(factory=dict)


def side_of(place: Place) -> float:
    """Return the length of a space's sides."""
    (ax, ay), (bx, by) = place.outline[0][:2]
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def paint(
    painter: QPainter, scenery: Scenery, shelf: TileShelf, pixels: float, theme: Theme
) -> None:
    """Paint a plan in scene units.

    Args:
        painter: target.
        scenery: what.
        shelf: where pictures of spaces are kept.
        pixels: device pixels per scene unit they are painted at.
        theme: colours.
    """
    board, picture = scenery.board, scenery.picture
    art = art_for(board)
    if not theme.flat:
        _stone(painter, board, theme)
    for place in board.places:
        shelf.draw(painter, board.art, place, sum(place.thing.encode()), pixels)
    for place in board.places:
        look = picture.looks.get(place.thing)
        if look is not None and look.marks:
            for over in (False, True):
                art.paint_signs(painter, place, look.marks, theme, over=over)
    if board.links:
        art.paint_overlay(painter, attrs.evolve(board, places=()), theme)
    for place in board.places:
        tokens = [token for token in picture.tokens if token.at == place.thing]
        if tokens:
            _pieces(painter, place, tokens, scenery.colours, pixels, theme)
        name = scenery.names.get(place.thing)
        if name:
            _name(painter, place, name, theme)


def _stone(painter: QPainter, board: Board, theme: Theme) -> None:
    """Paint what the spaces are set in."""
    body = QPainterPath()
    body.setFillRule(body.fillRule().WindingFill)
    for place in board.places:
        path = outline_path(place.outline)
        middle = path.boundingRect().center()
        grown = [middle + (QPointF(x, y) - middle) * RIM for x, y in place.outline[0]]
        ring = QPainterPath(grown[0])
        for point in grown[1:]:
            ring.lineTo(point)
        ring.closeSubpath()
        body.addPath(ring)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(theme.colour("shade"), 90))
    painter.drawPath(body.translated(6, 11))
    painter.setPen(pen(theme.colour("outline"), 3))
    painter.setBrush(theme.colour("card_piece"))
    painter.drawPath(body.translated(0, 6))
    painter.setPen(NO_PEN)
    painter.setBrush(theme.paper_lo)
    painter.drawPath(body)


def _pieces(  # noqa: PLR0917 - painter, place, what, how, like all of them
    painter: QPainter,
    place: Place,
    tokens: Sequence[Token],
    colours: Sequence[str],
    pixels: float,
    theme: Theme,
) -> None:
    side = side_of(place)
    height = side * STACK
    sizes = [token for token in tokens if token.owner is not None]
    standing = stand(sizes, None, (), side, height)
    tall = round(height * standing.size * pixels / 2) * 2.0
    for token in sorted(sizes, key=lambda one: standing.spots[one.thing].y()):
        owner = token.owner or 0
        colour = colours[owner] if owner < len(colours) else None
        sprite = token_sprite(token, colour, tall, 1.0, theme, pair=False)
        spot = QPointF(*place.anchor) + standing.spots[token.thing] - sprite.anchor / pixels
        painter.drawPixmap(
            QRectF(spot, QSizeF(sprite.pixmap.size()) / pixels),
            sprite.pixmap,
            QRectF(sprite.pixmap.rect()),
        )


def _name(painter: QPainter, place: Place, name: str, theme: Theme) -> None:
    side = side_of(place)
    at = QPointF(*place.anchor) + QPointF(NAME_AT[0] * side, NAME_AT[1] * side)
    if theme.flat:
        paint_letters(painter, at, LETTERS * side, name, theme.text)
        return
    paint_letters(painter, at, LETTERS * side, name, faded(theme.colour("outline"), 90), 0.44)
    paint_letters(painter, at, LETTERS * side, name, faded(theme.colour("cream"), 205))
