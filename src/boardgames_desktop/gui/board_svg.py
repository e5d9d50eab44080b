"""A position as an SVG drawing: outlines, owners, armies and names, sharp at every size."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath

from boardgames_desktop.core.picture import Board, Look, Outline, Picture, Place, Token
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.board import tile_standing
from boardgames_desktop.gui.paint import unit_glyphs, units
from boardgames_desktop.gui.paint.seats import emblem_path
from boardgames_desktop.gui.theme import SeatColours, Theme, fixed_font
from boardgames_desktop.services.language import language

MARGIN = 16.0
LEGEND = 46.0
LEGEND_ROW = 28.0
"""Height of another row of names where one row has no room for them."""
LEGEND_LETTERS = 18
LEGEND_GAP = 56.0
"""Width beside a name: its emblem and some air."""
NAME = 12.5
COUNT = 15.0
COIN = 13.0
FONT = "'Alegreya Sans', 'Noto Sans', sans-serif"


def board_svg(
    board: Board, picture: Picture, colours: Sequence[str], names: Sequence[str], theme: Theme
) -> str:
    """Return a map board at one moment as the text of an SVG file.

    Args:
        board: a board with outlines.
        picture: the position.
        colours: seat colours of the players, then of the neutral armies.
        names: their names.
        theme: whose colours are used.
    """
    return "\n".join(_Drawing(board, picture, colours, names, theme).parts()) + "\n"


class _Drawing:
    def __init__(
        self,
        board: Board,
        picture: Picture,
        colours: Sequence[str],
        names: Sequence[str],
        theme: Theme,
    ) -> None:
        self._board = board
        self._picture = picture
        self._names = names
        self._theme = theme
        self._pale, self._ink, self._paper = (
            _hex(theme.colour(token)) for token in ("label_halo", "label", "cream")
        )
        self._art = art_for(board)
        self._seats = [theme.seat(colour) for colour in colours]
        self._tints = {thing: region.tint for region in board.regions for thing in region.places}
        self._armies = {
            token.at: token for token in picture.tokens if token.kind == "army" and token.count
        }
        self._units: dict[str, list[Token]] = {}
        for token in picture.tokens:
            if token.kind in units.KINDS and token.count:
                self._units.setdefault(token.at, []).append(token)
        self._rim = self._art.rim(board)
        letters = QFontMetricsF(fixed_font("body", LEGEND_LETTERS))
        widest = max((letters.horizontalAdvance(name) for name in names), default=0.0)
        fitting = max(1, int(board.size[0] // (widest + LEGEND_GAP)))
        self._rows = max(1, math.ceil(len(colours) / fitting))

    def parts(self) -> Iterator[str]:
        """Yield the elements from back to front."""
        below = LEGEND + (self._rows - 1) * LEGEND_ROW
        wide, high = self._board.size[0] + 2 * MARGIN, self._board.size[1] + 2 * MARGIN + below
        title = escape(self._title())
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN:g} {-MARGIN:g} '
            f'{wide:g} {high:g}" width="{wide:g}" height="{high:g}" role="img">'
        )
        yield f"<title>{title}</title>"
        sea = _hex(self._art.surround(self._theme))
        yield (
            f'<rect x="{-MARGIN:g}" y="{-MARGIN:g}" width="{wide:g}" height="{high:g}" '
            f'fill="{sea}"/>'
        )
        yield from self._lanes()
        for place in self._board.places:
            yield from self._land(place)
        yield from self._walls()
        for place in self._board.places:
            yield from self._standing(place)
        yield from self._legend()
        yield "</svg>"

    def _title(self) -> str:
        return language().text(self._board.title) if self._board.title is not None else "Map"

    def _look(self, place: Place) -> Look:
        return self._picture.looks.get(place.thing, Look())

    def _owner(self, place: Place) -> SeatColours | None:
        tint = self._look(place).tint
        return None if tint is None else self._seats[tint]

    def _lanes(self) -> Iterator[str]:
        line = _hex(self._theme.line_strong)
        for link in self._board.links:
            if link.kind != "sea" or len(link.path) < 2:
                continue
            for path in _halves(link.path, self._board.size[0]) if link.wraps else (link.path,):
                points = " ".join(f"{x:g},{y:g}" for x, y in path)
                yield (
                    f'<polyline points="{points}" fill="none" stroke="{line}" stroke-width="2" '
                    f'stroke-dasharray="6 5"/>'
                )

    def _walls(self) -> Iterator[str]:
        """Yield what stands on the sides between places."""
        for link in self._board.links:
            if link.kind == "wall" and len(link.path) > 1:
                points = " ".join(f"{x:g},{y:g}" for x, y in link.path)
                for colour, width in ((self._ink, 11), (self._pale, 6)):
                    yield (
                        f'<polyline points="{points}" fill="none" stroke="{colour}" '
                        f'stroke-width="{width}"/>'
                    )

    def _land(self, place: Place) -> Iterator[str]:
        if self._rim:
            yield from self._space(place)
            return
        owner = self._owner(place)
        tint = _hex(self._art.tint(self._tints.get(place.thing, "")))
        path = outline_path(place.outline)
        words = escape(self._words(place))
        yield f'<path d="{path}" fill="{self._paper}" stroke="{self._ink}" stroke-width="4"/>'
        fill = "none" if owner is None else _hex(owner.base)
        yield (
            f'<path d="{path}" fill="{fill}" fill-opacity="0.72" stroke="{tint}" '
            f'stroke-width="2.4"><title>{words}</title></path>'
        )

    def _space(self, place: Place) -> Iterator[str]:
        """Yield a place whose land is shown, with a band in its owner's colour."""
        owner = self._owner(place)
        path, words = outline_path(place.outline), escape(self._words(place))
        fill = _hex(self._art.tint(place.terrain))
        yield (
            f'<path d="{path}" fill="{fill}" stroke="{self._ink}" stroke-width="2">'
            f"<title>{words}</title></path>"
        )
        if owner is not None:
            x, y = place.anchor
            part = 1 - 1.2 * self._rim / max(1.0, place.room)
            inner = tuple(
                tuple((x + (px - x) * part, y + (py - y) * part) for px, py in ring)
                for ring in place.outline
            )
            yield (
                f'<path d="{outline_path(inner)}" fill="none" stroke="{_hex(owner.base)}" '
                f'stroke-width="{self._rim:g}"/>'
            )

    def _unit(self, token: Token, x: float, y: float, height: float) -> Iterator[str]:
        """Yield a piece of one of several kinds: its shape tells which."""
        seat = self._seats[token.owner] if token.owner is not None else None
        fill = self._paper if seat is None else _hex(seat.base)
        body = unit_glyphs.body(token.kind, QPointF(x, y), height * units.BODY)
        yield (
            f'<path d="{painter_path(body)}" fill="{fill}" stroke="{self._pale}" '
            f'stroke-width="1.6"/>'
        )
        if seat is not None:
            radius = height * 0.16
            yield from self._emblem(seat, x - height * 0.33, y + height * 0.4, radius)
        ink = self._ink if seat is None else _hex(seat.text)
        yield (
            f'<text x="{x:g}" y="{y + height * 0.15:g}" font-family="{FONT}" '
            f'font-size="{height * 0.5:g}" font-weight="bold" text-anchor="middle" '
            f'fill="{ink}">{language().number(token.count)}</text>'
        )

    def _stacks(self, place: Place) -> Iterator[str]:
        tokens = self._units.get(place.thing, ())
        if not tokens:
            return
        side = max(y for _, y in place.outline[0]) - place.anchor[1]
        group = tile_standing.stand(tokens, None, (), side, side / 2)
        for token in tokens:
            spot = group.spots[token.thing]
            x, y = place.anchor[0] + spot.x(), place.anchor[1] + spot.y()
            yield from self._unit(token, x, y, side / 2 * group.size)

    def _words(self, place: Place) -> str:
        tint = self._look(place).tint
        token = self._armies.get(place.thing)
        parts = [language().text(place.label) if place.label is not None else ""]
        if tint is not None:
            parts.append(self._names[tint])
        if token is not None:
            parts.append(language().number(token.count))
        return ", ".join(parts)

    def _worth(self, place: Place) -> Iterator[str]:
        """Yield what a place is called and worth, where its name is not written."""
        if self._board.named:
            return
        x, high = place.anchor[0], place.room
        words = " · ".join(
            filter(None, (place.sign, language().number(place.worth) if place.worth else ""))
        )
        if words:
            yield (
                f'<text x="{x:g}" y="{place.anchor[1] - high * 0.78:g}" font-family="{FONT}" '
                f'font-size="{NAME:g}" font-weight="bold" text-anchor="middle" '
                f'fill="{self._ink}">{escape(words)}</text>'
            )

    def _standing(self, place: Place) -> Iterator[str]:
        x, y = place.anchor
        token = self._armies.get(place.thing)
        yield from self._worth(place)
        yield from self._stacks(place)
        if place.label is not None and self._board.named:
            name = escape(language().text(place.label))
            at = (
                f'<text x="{x:g}" y="{y + COIN + NAME:g}" font-family="{FONT}" '
                f'font-size="{NAME:g}" font-weight="bold" text-anchor="middle" '
            )
            halo = f'fill="none" stroke="{self._pale}" stroke-width="3.2" aria-hidden="true"'
            yield f"{at}{halo}>{name}</text>"
            yield f'{at}fill="{self._ink}">{name}</text>'
        if token is not None:
            yield from self._coin(x, y, token)

    def _coin(self, x: float, y: float, token: Token) -> Iterator[str]:
        if token.owner is None:
            return
        seat = self._seats[token.owner]
        count = language().number(token.count)
        wide = COIN + max(0, len(count) - 1) * 4.5
        yield (
            f'<rect x="{x - wide:g}" y="{y - COIN:g}" width="{2 * wide:g}" '
            f'height="{2 * COIN:g}" rx="{COIN:g}" fill="{_hex(seat.base)}" '
            f'stroke="{self._edge(seat.base)}" stroke-width="2"/>'
        )
        yield (
            f'<text x="{x:g}" y="{y + COUNT * 0.36:g}" font-family="{FONT}" '
            f'font-size="{COUNT:g}" font-weight="bold" text-anchor="middle" '
            f'fill="{_hex(seat.text)}">{count}</text>'
        )
        yield from self._emblem(seat, x + wide, y - COIN, 6.0)

    def _emblem(self, seat: SeatColours, x: float, y: float, radius: float) -> Iterator[str]:
        yield (
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 1.35:g}" fill="{_hex(seat.base)}" '
            f'stroke="{self._edge(seat.base)}" stroke-width="1"/>'
        )
        path = painter_path(emblem_path(seat.emblem, QPointF(x, y), radius * 0.8))
        yield f'<path d="{path}" fill="{_hex(seat.text)}" fill-rule="evenodd"/>'

    def _legend(self) -> Iterator[str]:
        top = self._board.size[1] + MARGIN + LEGEND / 2
        columns = max(1, math.ceil(len(self._seats) / self._rows))
        step = self._board.size[0] / columns
        fill = self._pale if self._dark_sea() else self._ink
        for index, seat in enumerate(self._seats):
            x, y = index % columns * step + 16, top + index // columns * LEGEND_ROW
            yield from self._emblem(seat, x, y, 9.0)
            yield (
                f'<text x="{x + 20:g}" y="{y + 6:g}" font-family="{FONT}" '
                f'font-size="{LEGEND_LETTERS}" '
                f'fill="{fill}">{escape(self._names[index])}</text>'
            )

    def _edge(self, colour: QColor) -> str:
        return self._ink if colour.lightness() > 90 else self._pale

    def _dark_sea(self) -> bool:
        return self._art.surround(self._theme).lightness() < 128


def _hex(colour: QColor) -> str:
    return colour.name()


def _halves(
    path: Sequence[tuple[float, float]], wide: float
) -> tuple[tuple[tuple[float, float], ...], ...]:
    """Return the two ends of a lane that leaves one edge and comes back at the other."""
    (x1, y1), (x2, y2) = path[0], path[-1]
    left, right = ((x1, y1), (x2, y2)) if x1 < x2 else ((x2, y2), (x1, y1))
    return ((left, (0.0, left[1])), (right, (wide, right[1])))


def outline_path(outline: Outline) -> str:
    """Return closed rings as SVG path data."""
    return "".join(
        "M" + "L".join(f"{x:g} {y:g}" for x, y in ring) + "Z" for ring in outline if ring
    )


def painter_path(path: QPainterPath) -> str:
    """Return a painter's path, lines and curves, as SVG path data."""
    words: list[str] = []
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        at = f"{element.x:.3f} {element.y:.3f}"
        if element.isMoveTo():
            words.append(f"M{at}")
        elif element.isLineTo():
            words.append(f"L{at}")
        elif element.isCurveTo():
            words.append(f"C{at}")
        else:
            words.append(f" {at}")
    return "".join(words) + "Z"
