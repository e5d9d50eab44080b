"""Army figures: infantry, cavalry, artillery, moulded in a seat's colour.

``paint_figure`` and ``gold`` paint one piece on its foot; ``denominations`` splits a number of
armies as the game's pieces do (10, 5, 1); ``army_pixmap`` is the finished token of a stack
(figure, emblem disc, count), kept per look, with its foot at ``army_base``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
)

from boardgames_desktop.gui.paint import controls, seats
from boardgames_desktop.gui.paint.figure_shapes import ARTILLERY, CAVALRY, INFANTRY, Points
from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, faded, mixed, pen
from boardgames_desktop.gui.theme import SeatColours, Theme, named_theme

TOKEN_HEIGHT = 32.0
"""Height of a figure in scene units at zoom 1."""
WORTH = (("artillery", 10), ("cavalry", 5), ("infantry", 1))

_PARTS = {"infantry": INFANTRY, "cavalry": CAVALRY, "artillery": ARTILLERY}
_BASE = {"infantry": 0.40, "cavalry": 0.66, "artillery": 0.78}
_WHEEL = (-0.02, -0.29, 0.285)
SPOKES = 10
KEPT_TOKENS = 256
"""Finished tokens kept: more than stand on the boards of a long game at once."""


def _soft(points: Points) -> QPainterPath:
    """Return a closed round curve through points (Catmull-Rom)."""
    total = len(points)
    path = QPainterPath(QPointF(*points[0]))
    for index in range(total):
        before, here = points[index - 1], points[index]
        there, after = points[(index + 1) % total], points[(index + 2) % total]
        path.cubicTo(
            here[0] + (there[0] - before[0]) / 6,
            here[1] + (there[1] - before[1]) / 6,
            there[0] - (after[0] - here[0]) / 6,
            there[1] - (after[1] - here[1]) / 6,
            there[0],
            there[1],
        )
    path.closeSubpath()
    return path


def _hard(points: Points) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


@cache
def _shapes(kind: str) -> tuple[tuple[QPainterPath, float], ...]:
    return tuple(
        (_soft(part.points) if part.soft else _hard(part.points), part.tone)
        for part in _PARTS[kind]
    )


def _tinted(body: QColor, tone: float, theme: Theme) -> QColor:
    if tone >= 0:
        return mixed(body, theme.colour("light"), tone)
    return mixed(body, theme.colour("outline"), -tone)


def paint_figure(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter, foot: QPointF, kind: str, colour: str, height: float, theme: Theme
) -> None:
    """Paint a figure in a seat's colour, standing on ``foot``.

    Args:
        painter: target.
        foot: middle of the base.
        kind: ``infantry``, ``cavalry`` or ``artillery``.
        colour: of a seat.
        height: of a foot soldier of the same set.
        theme: colours.
    """
    _figure(painter, foot, kind, theme.seat(colour).piece, height, theme)


def gold(painter: QPainter, foot: QPointF, kind: str, height: float, theme: Theme) -> None:
    """Paint a golden figure: the marker of a track."""
    _figure(
        painter,
        foot,
        kind,
        mixed(theme.colour("coin_hi"), theme.colour("coin_lo"), 0.72),
        height,
        theme,
    )


def plain(painter: QPainter, foot: QPointF, kind: str, height: float, theme: Theme) -> None:
    """Paint a figure that belongs to nobody: the symbol on a card."""
    _figure(painter, foot, kind, theme.colour("card_piece"), height, theme)


def _figure(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter, foot: QPointF, kind: str, body: QColor, height: float, theme: Theme
) -> None:
    outline, cream = theme.colour("outline"), theme.colour("cream")
    grow = (height / TOKEN_HEIGHT) ** 0.55
    rim, line = 3.0 * grow / height, 1.5 * grow / height
    painter.save()
    painter.translate(foot)
    painter.scale(height, height)
    _stand(painter, _BASE[kind], body, line, theme)
    painter.setBrush(NO_BRUSH)
    for edge in (pen(cream, rim), pen(outline, line)):
        painter.setPen(edge)
        _edge(painter, kind)
    seam = pen(outline, line * 0.42, 165)
    for part, tone in _shapes(kind):
        tint = _tinted(body, tone, theme)
        painter.setPen(seam)
        if theme.flat:
            painter.setBrush(tint)
        else:
            box = part.boundingRect()
            gradient = QLinearGradient(box.topLeft(), box.bottomRight())
            gradient.setColorAt(0, mixed(tint, theme.colour("light"), 0.34))
            gradient.setColorAt(0.45, tint)
            gradient.setColorAt(1, mixed(tint, outline, 0.34))
            painter.setBrush(gradient)
        painter.drawPath(part)
    if kind == "artillery":
        _wheel(painter, body, line, theme)
    painter.restore()


def _edge(painter: QPainter, kind: str) -> None:
    """Draw the line around every part; what lies inside is painted over afterwards."""
    for part, _ in _shapes(kind):
        painter.drawPath(part)
    if kind == "artillery":
        painter.drawEllipse(QPointF(_WHEEL[0], _WHEEL[1]), _WHEEL[2], _WHEEL[2])


def _stand(painter: QPainter, wide: float, body: QColor, line: float, theme: Theme) -> None:
    """Paint the round foot of a piece: shadow, edge, top."""
    painter.setPen(NO_PEN)
    if not theme.flat:
        painter.setBrush(faded(theme.colour("shade"), 95))
        painter.drawEllipse(QPointF(0.05, 0.065), wide * 1.02, 0.155)
    painter.setPen(pen(theme.colour("outline"), line * 0.8))
    painter.setBrush(mixed(body, theme.colour("outline"), 0.55))
    painter.drawEllipse(QPointF(0, 0.03), wide, 0.135)
    painter.setPen(NO_PEN)
    painter.setBrush(mixed(body, theme.colour("outline"), 0.26))
    painter.drawEllipse(QPointF(0, -0.005), wide * 0.97, 0.115)


def _wheel(painter: QPainter, body: QColor, line: float, theme: Theme) -> None:
    """Paint the spoked wheel in front of the gun."""
    x, y, radius = _WHEEL
    centre = QPointF(x, y)
    outline = theme.colour("outline")
    wood = mixed(body, theme.colour("light"), 0.30)
    painter.setBrush(mixed(body, outline, 0.62))
    painter.setPen(NO_PEN)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(pen(wood, 0.030))
    for spoke in range(SPOKES):
        angle = spoke * 2 * math.pi / SPOKES + 0.2
        painter.drawLine(
            centre, centre + QPointF(radius * 0.9 * math.cos(angle), radius * 0.9 * math.sin(angle))
        )
    painter.setBrush(NO_BRUSH)
    for width, tint in ((0.085, outline), (0.055, wood)):
        painter.setPen(pen(tint, width))
        painter.drawEllipse(centre, radius - 0.04, radius - 0.04)
    painter.setPen(pen(outline, line * 0.6))
    painter.setBrush(mixed(body, theme.colour("light"), 0.45))
    painter.drawEllipse(centre, 0.075, 0.075)


SIZES = (1, 5, 6, 10, 11, 15)
"""One stack of each look."""


def denominations(count: int) -> tuple[tuple[str, int], ...]:
    """Return the pieces that show ``count`` armies: (kind, how many), largest first."""
    pieces: list[tuple[str, int]] = []
    left = count
    for kind, worth in WORTH:
        number, left = divmod(left, worth)
        if number:
            pieces.append((kind, number))
    return tuple(pieces)


def token_box(height: float = TOKEN_HEIGHT) -> QRectF:
    """Return the rectangle around a stack's token, its foot at (0, 0)."""
    unit = height / TOKEN_HEIGHT
    return QRectF(-44 * unit, -46 * unit, 94 * unit, 64 * unit)


def army_base(height: float = TOKEN_HEIGHT) -> QPointF:
    """Return where in :func:`army_pixmap` the foot of the figure is."""
    return -token_box(height).topLeft()


def paint_army(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter,
    foot: QPointF,
    colour: str,
    count: int,
    height: float,
    theme: Theme,
    *,
    pair: bool = False,
    badge: bool = True,
) -> None:
    """Paint a stack: its largest piece, the seat's emblem, the count.

    Args:
        painter: target.
        foot: middle of the figure's base.
        colour: of the seat.
        count: armies in the stack.
        height: of a foot soldier.
        theme: colours.
        pair: also the next smaller piece, behind; for roomy places.
        badge: with emblem and count.
    """
    kinds = _shown_kinds(count, pair=pair)
    _paint_pieces(painter, foot, kinds, colour, height, theme)
    if badge:
        _paint_badge(painter, foot, kinds, colour, count, height, theme)


def _shown_kinds(count: int, *, pair: bool) -> tuple[str, ...]:
    """Return the kinds of the pieces that stand for ``count`` armies, the front one first."""
    kinds = tuple(kind for kind, _ in denominations(max(1, count)))
    return kinds[: 2 if pair else 1]


def casting(colours: Iterable[str], height: float, ratio: float, theme_name: str) -> Iterator[None]:
    """Paint the pieces of every size of stack beforehand, with a pause after each."""
    for colour in colours:
        for count in SIZES:
            _pieces_image(theme_name, colour, _shown_kinds(count, pair=True), height, ratio)
            yield


def _paint_pieces(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter,
    foot: QPointF,
    kinds: tuple[str, ...],
    colour: str,
    height: float,
    theme: Theme,
) -> None:
    unit = height / TOKEN_HEIGHT
    two = len(kinds) > 1
    if two:
        paint_figure(painter, foot + QPointF(14, -4) * unit, kinds[1], colour, height * 0.84, theme)
    front = foot + QPointF(-5 * unit if two else 0, 0)
    paint_figure(painter, front, kinds[0], colour, height, theme)


def _paint_badge(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter,
    foot: QPointF,
    kinds: tuple[str, ...],
    colour: str,
    count: int,
    height: float,
    theme: Theme,
) -> None:
    """Paint the seat's emblem on the left of the pieces, the count on their right."""
    unit = height / TOKEN_HEIGHT
    two, wide = len(kinds) > 1, kinds[0] != "infantry"
    seats.disc(
        painter,
        foot + QPointF((-25 if two else -22 if wide else -17) * unit, unit),
        8.2 * unit,
        colour,
        theme,
    )
    controls.count_badge(
        painter,
        foot + QPointF((23 if two or wide else 17) * unit, 3 * unit),
        count,
        8.2 * unit,
        theme,
    )


def stack(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter, foot: QPointF, count: int, seat: SeatColours, height: float, theme: Theme
) -> None:
    """Paint the pieces of a stack without emblem and count."""
    paint_army(painter, foot, seat.name, count, height, theme, pair=True, badge=False)


@lru_cache(maxsize=KEPT_TOKENS)
def _pieces_image(
    theme_name: str, colour: str, kinds: tuple[str, ...], height: float, ratio: float
) -> QImage:
    """Return the pieces of a token; the same for many counts, and slow to paint."""
    box = token_box(height)
    image = QImage(
        math.ceil(box.width() * ratio),
        math.ceil(box.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_pieces(painter, army_base(height), kinds, colour, height, named_theme(theme_name))
    return image


@lru_cache(maxsize=KEPT_TOKENS)
def _army_pixmap(  # noqa: PLR0917 - a cache key
    theme_name: str, colour: str, count: int, height: float, ratio: float, pair: bool, badge: bool
) -> QPixmap:
    kinds = _shown_kinds(count, pair=pair)
    pixmap = QPixmap.fromImage(_pieces_image(theme_name, colour, kinds, height, ratio))
    if badge:
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = named_theme(theme_name)
            _paint_badge(painter, army_base(height), kinds, colour, count, height, theme)
    return pixmap


def army_pixmap(
    colour: str,
    count: int,
    ratio: float,
    theme: Theme,
    height: float = TOKEN_HEIGHT,
    *,
    pair: bool = False,
    badge: bool = True,
) -> QPixmap:
    """Return the finished token of a stack, kept; its foot is at :func:`army_base`.

    Args:
        colour: of the seat.
        count: armies.
        ratio: device pixels per logical pixel.
        theme: colours.
        height: of a foot soldier, in logical pixels.
        pair: also the next smaller piece, behind.
        badge: with emblem and count.
    """
    return _army_pixmap(theme.name, colour, count, height, ratio, pair, badge)


def forget() -> None:
    """Throw all kept tokens away."""
    _army_pixmap.cache_clear()
    _pieces_image.cache_clear()
