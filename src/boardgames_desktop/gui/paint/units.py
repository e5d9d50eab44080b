"""Markers of units: the body's shape tells the kind, colour, pattern and emblem the owner.

``paint_unit`` paints a marker with its emblem, count, level and signs around a point;
``paint_body`` only the marker itself. Kinds: ``melee``, ``ranged``, ``flying``, ``worker``,
``necromancer``, ``captive``, ``outpost``.
"""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.gui.paint import controls, seats, unit_glyphs
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    closed,
    diagonal,
    faded,
    horizontal,
    mixed,
    pen,
    ratio_of,
)
from boardgames_desktop.gui.theme import SeatColours, Theme

KINDS = frozenset({"melee", "ranged", "flying", "worker", "necromancer", "captive", "outpost"})
ARMS: Mapping[tuple[str, str], str] = {
    ("melee", "orc"): "axe",
    ("melee", "night_elf"): "glaive",
    ("melee", "undead"): "claw",
}
"""Signs of arms that differ from their kind's, by kind and the first word of a face."""

BODY = 0.45
"""Half a body's width, in heights of a marker."""
SMALL: Mapping[str, float] = {"worker": 0.88, "captive": 0.94}
GLYPH = 0.58
EMBLEM, EMBLEM_RADIUS = QPointF(-0.33, 0.40), 0.205
COUNT, COUNT_RADIUS = QPointF(0.34, 0.40), 0.22
STARS, STAR_RADIUS, STAR_GAP = -0.52, 0.14, 0.25
SIGN, SIGN_RADIUS = QPointF(0.38, -0.36), 0.16
BOX = QRectF(-0.76, -0.82, 1.52, 1.64)
"""What a marker may touch, in its heights."""
PATTERN = 0.16
GLOW = ((0.56, 85), (0.42, 255))
"""Widths of the light around a marker, in heights, and how strong it is."""
WORN = 0.5
"""How grey a marker becomes that has moved."""


@attrs.frozen
class UnitLook:
    """What a marker shows.

    Attributes:
        kind: of the piece.
        colour: of the owner's seat; "" = nobody's.
        face: art key whose first word is its people: ``orc.grunt``.
        count: pieces in the stack.
        level: stars; 0 = none.
        moved: how many of them have moved; drawn greyer when all have.
        called: fights although it does not usually.
        rising: is being built.
        glow: token of the theme it glows in (``legal``, ``select``); "" = none.
    """

    kind: str
    colour: str
    face: str = ""
    count: int = 1
    level: int = 0
    moved: int = 0
    called: bool = False
    rising: bool = False
    glow: str = ""

    @property
    def arms(self) -> str:
        """Sign of arms on it."""
        return ARMS.get((self.kind, self.face.partition(".")[0]), self.kind)


def unit_box(height: float) -> QRectF:
    """Return the rectangle a marker may touch around its middle."""
    return QRectF(BOX.x() * height, BOX.y() * height, BOX.width() * height, BOX.height() * height)


def paint_unit(
    painter: QPainter, centre: QPointF, look: UnitLook, height: float, theme: Theme
) -> None:
    """Paint a marker with all its signs.

    Args:
        painter: target.
        centre: middle of the marker.
        look: what it shows.
        height: of the marker; 24 to 44 pixels on a board.
        theme: colours.
    """
    paint_body(painter, centre, look, height, theme)
    if look.colour:
        at = centre + EMBLEM * height
        seats.disc(painter, at, EMBLEM_RADIUS * height, look.colour, theme)
    if look.level:
        _stars(painter, centre + QPointF(0, STARS * height), look.level, height, theme)
    if look.count > 1:
        at = centre + COUNT * height
        controls.count_badge(painter, at, look.count, COUNT_RADIUS * height, theme)
    if look.moved:
        _moved(painter, centre + SIGN * height, look, height, theme)


def paint_body(
    painter: QPainter, centre: QPointF, look: UnitLook, height: float, theme: Theme
) -> None:
    """Paint a marker without emblem, count and level."""
    size = BODY * height * SMALL.get(look.kind, 1.0)
    path = unit_glyphs.body(look.kind, centre, size)
    if look.glow:
        _glow(painter, path, theme.colour(look.glow), height, theme)
    if look.kind == "outpost":
        _outpost(painter, centre, look, height, theme)
        return
    base, ink = _colours(look, theme)
    _relief(painter, path, base, height, theme, called=look.called)
    if look.colour:
        seat = theme.seat(look.colour)
        shade = mixed(base, theme.colour("outline"), 0.62)
        if base.lightness() < 70:
            shade = mixed(base, theme.colour("light"), 0.42)
        size_of_pattern = max(3.4, PATTERN * height)
        brush = seats.pattern_brush(seat, size_of_pattern, 150, ratio_of(painter), shade)
        painter.setBrushOrigin(path.boundingRect().topLeft())
        painter.setPen(NO_PEN)
        painter.setBrush(brush)
        painter.drawPath(path)
        painter.setBrushOrigin(QPointF())
    spot = centre - QPointF(0, height * (0.06 if look.kind in ("melee", "ranged") else 0.0))
    halo = theme.colour("light" if ink.lightness() < 128 else "outline")
    glyph = GLYPH * size
    for dx, dy in ((-0.055, 0), (0.055, 0), (0, -0.055), (0, 0.055), (0.04, 0.07)):
        around = spot + QPointF(dx, dy) * height * 0.62
        unit_glyphs.paint(painter, look.arms, around, glyph * 1.04, faded(halo, 120))
    unit_glyphs.paint(painter, look.arms, spot, glyph, ink)


def _colours(look: UnitLook, theme: Theme) -> tuple[QColor, QColor]:
    """Return the body's colour and that of its sign."""
    if look.colour:
        seat = theme.seat(look.colour)
        base, ink = seat.piece, seat.text
    else:
        base, ink = theme.colour("neutral_part"), theme.colour("outline")
    if look.moved >= look.count > 0:
        base = mixed(base, theme.colour("neutral_part"), WORN)
    return base, ink


def _relief(
    painter: QPainter,
    path: QPainterPath,
    base: QColor,
    height: float,
    theme: Theme,
    *,
    called: bool = False,
) -> None:
    """Paint a thick counter with a pale rim, lit from the upper left."""
    outline, cream = theme.colour("outline"), theme.colour("cream")
    rim = theme.legal if called else cream
    thick = 0.07 * height
    if not theme.flat:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(theme.colour("shade"), 90))
        painter.drawPath(path.translated(thick * 0.7, thick * 2.1))
        painter.setBrush(mixed(base, outline, 0.62))
        painter.setPen(pen(outline, max(1.6, 0.11 * height)))
        painter.drawPath(path.translated(0, thick))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(outline, max(2.6, 0.15 * height)))
    painter.drawPath(path)
    if theme.flat:
        painter.setBrush(base)
    else:
        gradient = diagonal(
            path.boundingRect(),
            mixed(base, theme.colour("light"), 0.34),
            mixed(base, outline, 0.3),
        )
        gradient.setColorAt(0.5, base)
        painter.setBrush(gradient)
    painter.setPen(pen(rim, max(1.3, 0.07 * height) * (1.7 if called else 1.0)))
    painter.drawPath(path)


def _glow(
    painter: QPainter, path: QPainterPath, colour: QColor, height: float, theme: Theme
) -> None:
    """Paint the light around a marker that may be picked, or has been."""
    painter.setBrush(NO_BRUSH)
    for width, alpha in GLOW:
        painter.setPen(pen(colour, width * height, 255 if theme.flat else alpha))
        painter.drawPath(path)
    painter.setPen(pen(theme.colour("outline"), GLOW[-1][0] * height * 0.5))
    painter.drawPath(path)


def _stars(painter: QPainter, middle: QPointF, level: int, height: float, theme: Theme) -> None:
    """Paint as many stars as the level, in a row."""
    radius = STAR_RADIUS * height
    left = middle - QPointF(STAR_GAP * height * (level - 1) / 2, 0)
    star = unit_glyphs.star_path(radius)
    for step in range(level):
        path = star.translated(left + QPointF(STAR_GAP * height * step, 0))
        painter.setPen(pen(theme.colour("outline"), max(1.5, radius * 0.55)))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(path)
        painter.setPen(NO_PEN)
        painter.setBrush(theme.accent_hi if theme.flat else theme.colour("coin_hi"))
        painter.drawPath(path)


def _moved(painter: QPainter, at: QPointF, look: UnitLook, height: float, theme: Theme) -> None:
    """Paint a tick on what has moved; on a part of a stack a hollow one."""
    radius = SIGN_RADIUS * height
    whole = look.moved >= look.count
    painter.setPen(pen(theme.colour("badge_rim"), max(1.0, radius * 0.2)))
    painter.setBrush(theme.colour("badge") if whole else theme.colour("neutral_part"))
    painter.drawEllipse(at, radius, radius)
    controls.tick(painter, at, radius * 0.5, theme.colour("badge_text"))


def _outpost(
    painter: QPainter, centre: QPointF, look: UnitLook, height: float, theme: Theme
) -> None:
    """Paint a watch tower with its owner's flag; scaffolding while it is being built."""
    painter.save()
    painter.translate(centre)
    painter.scale(height, height)
    outline, cream = theme.colour("outline"), theme.colour("cream")
    seat = theme.seat(look.colour) if look.colour else None
    line = max(0.035, 1.0 / height)
    if not theme.flat:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(theme.colour("shade"), 100))
        painter.drawEllipse(QPointF(0.06, 0.44), 0.42, 0.12)
    top = 0.02 if look.rising else -0.26
    tower = closed(QPointF(x, y) for x, y in ((-0.2, top), (0.2, top), (0.29, 0.44), (-0.29, 0.44)))
    crown = QPainterPath()
    crown.addRect(QRectF(-0.32, -0.44, 0.64, 0.2))
    parts = (tower,) if look.rising else (tower, crown)
    wood = theme.colour("card_piece")
    for colour, width in ((outline, line * 5.0), (cream, line * 2.6)):
        painter.setPen(pen(colour, width))
        painter.setBrush(NO_BRUSH)
        for part in parts:
            painter.drawPath(part)
    for part in parts:
        painter.setPen(pen(outline, line))
        lit, dim = mixed(wood, theme.colour("light"), 0.45), mixed(wood, outline, 0.3)
        painter.setBrush(wood if theme.flat else horizontal(part.boundingRect(), lit, dim))
        painter.drawPath(part)
    painter.setBrush(outline)
    painter.drawRoundedRect(QRectF(-0.08, 0.22, 0.16, 0.22), 0.07, 0.07)
    if look.rising:
        _scaffold(painter, line, theme)
    else:
        for x in (-0.32, -0.11, 0.1):
            painter.setPen(pen(outline, line))
            painter.setBrush(mixed(wood, theme.colour("light"), 0.3))
            painter.drawRect(QRectF(x, -0.54, 0.13, 0.12))
        _flag(painter, line, seat, theme)
    painter.restore()


def _scaffold(painter: QPainter, line: float, theme: Theme) -> None:
    for colour, width in ((theme.colour("outline"), 3.4), (theme.colour("coin_hi"), 1.7)):
        painter.setPen(pen(colour, line * width))
        for start, end in (
            ((-0.38, 0.46), (-0.38, -0.42)),
            ((0.38, 0.46), (0.38, -0.42)),
            ((-0.44, -0.02), (0.44, -0.02)),
            ((-0.44, -0.34), (0.44, -0.34)),
            ((-0.38, -0.02), (0.38, -0.34)),
        ):
            painter.drawLine(QPointF(*start), QPointF(*end))


def _flag(painter: QPainter, line: float, seat: SeatColours | None, theme: Theme) -> None:
    outline = theme.colour("outline")
    painter.setPen(pen(outline, line * 1.5))
    painter.drawLine(QPointF(0, -0.44), QPointF(0, -0.72))
    if seat is None:
        return
    cloth = closed(
        QPointF(x, y)
        for x, y in ((0.0, -0.73), (0.42, -0.69), (0.34, -0.58), (0.42, -0.47), (0.0, -0.5))
    )
    painter.setPen(pen(outline, line * 1.2))
    painter.setBrush(seat.base)
    painter.drawPath(cloth)
