"""Paints a plan: its spaces, walls, signs, pieces and the names of spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

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
REACH = 1.3
"""How far from its middle a space is painted, in sides."""
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


def box(place: Place) -> QRectF:
    """Return the rectangle a space and all that is on it may touch."""
    x, y = place.anchor
    reach = side_of(place) * REACH
    return QRectF(x - reach, y - reach, 2 * reach, 2 * reach)


def changes(old: Scenery | None, new: Scenery) -> list[QRectF] | None:
    """Return the rectangles in which two plans look different; None = perhaps everywhere."""
    if old is None or old.board.links != new.board.links or old.colours != new.colours:
        return None
    before, after = _looks(old), _looks(new)
    return [
        box(after.get(thing, before.get(thing, (None,)))[0])
        for thing in before.keys() | after.keys()
        if before.get(thing) != after.get(thing)
    ]


def _looks(scenery: Scenery) -> dict[Thing, tuple[Any, ...]]:
    tokens: dict[Thing, list[Token]] = {}
    for token in scenery.picture.tokens:
        tokens.setdefault(token.at, []).append(token)
    return {
        place.thing: (
            place,
            scenery.picture.looks.get(place.thing),
            scenery.names.get(place.thing),
            tokens.get(place.thing),
        )
        for place in scenery.board.places
    }


def side_of(place: Place) -> float:
    """Return the length of a space's sides."""
    (ax, ay), (bx, by) = place.outline[0][:2]
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def paint(  # noqa: PLR0917 - painter, what, how, like all of them
    painter: QPainter,
    scenery: Scenery,
    shelf: TileShelf,
    pixels: float,
    theme: Theme,
    exposed: QRectF | None = None,
) -> None:
    """Paint a plan in scene units.

    Args:
        painter: target.
        scenery: what.
        shelf: where pictures of spaces are kept.
        pixels: device pixels per scene unit they are painted at.
        theme: colours.
        exposed: what of it is to be seen; None = all.
    """
    board, picture = scenery.board, scenery.picture
    places = [place for place in board.places if exposed is None or exposed.intersects(box(place))]
    art = art_for(board)
    if not theme.flat:
        _stone(painter, places, theme)
    for place in places:
        shelf.draw(painter, board.art, place, sum(place.thing.encode()), pixels)
    for place in places:
        look = picture.looks.get(place.thing)
        if look is not None and look.marks:
            for over in (False, True):
                art.paint_signs(painter, place, look.marks, theme, over=over)
    if board.links:
        art.paint_overlay(painter, attrs.evolve(board, places=()), theme)
    standing: dict[Thing, list[Token]] = {}
    for token in picture.tokens:
        standing.setdefault(token.at, []).append(token)
    for place in places:
        tokens = standing.get(place.thing)
        if tokens:
            _pieces(painter, place, tokens, scenery.colours, pixels, theme)
        name = scenery.names.get(place.thing)
        if name:
            _name(painter, place, name, theme)


def _stone(painter: QPainter, places: Sequence[Place], theme: Theme) -> None:
    """Paint what the spaces are set in."""
    body = QPainterPath()
    body.setFillRule(body.fillRule().WindingFill)
    for place in places:
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
