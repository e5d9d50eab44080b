"""Buildings of a town, as small pictures: each people builds in its own way.

``building(painter, box, art, theme)`` paints ``<people>.<kind>`` into a box; a people it does
not know gets plain houses. Everything is drawn on a canvas 100 wide whose ground is at y = 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    closed,
    faded,
    kept,
    orb,
    pen,
    vertical,
)
from boardgames_desktop.gui.theme import Theme

CANVAS = 100.0
"""Width of the canvas; the picture is cut at the sides of a box that is narrower."""

OUTLINE = "#24160b"
DARK = "#150c06"
IVORY, IVORY_LINE = "#f2e8cf", "#5a4a30"
POLE, SCAFFOLD = "#5a3a1a", "#8a6238"


@attrs.frozen
class Mass:
    """One body of a building: where, how wide, wall and roof height, in canvas units."""

    x: float
    wide: float
    wall: float
    roof: float


@attrs.frozen
class Style:
    """Colours of a people's buildings, and how it builds a body."""

    sky: tuple[str, str]
    ground: tuple[str, str]
    wall: tuple[str, str]
    roof: tuple[str, str]
    light: str
    raise_: Callable[[QPainter, Mass, Style], None]


MASSES: Mapping[str, tuple[Mass, ...]] = {
    "worker": (Mass(17, 23, 19, 16), Mass(-14, 30, 19, 20)),
    "melee": (Mass(-23, 17, 19, 13), Mass(23, 17, 19, 13), Mass(0, 30, 22, 20)),
    "ranged": (Mass(-17, 18, 16, 13), Mass(11, 20, 36, 17)),
    "flying": (Mass(20, 17, 18, 13), Mass(-9, 21, 41, 18)),
}
"""Bodies of a kind of building, those behind first."""

PLAIN = (Mass(0, 34, 24, 18),)


def _gradient(area: QRectF, ends: tuple[str, str]) -> QLinearGradient:
    return vertical(area, QColor(ends[0]), QColor(ends[1]))


def _outline(painter: QPainter, width: float = 1.3) -> None:
    painter.setPen(pen(QColor(OUTLINE), width))


def _polygon(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def _arch(x: float, half: float, high: float) -> QPainterPath:
    """Return a door or window: straight sides under a half circle."""
    path = QPainterPath(QPointF(x - half, 0))
    path.lineTo(x - half, -high + half)
    path.arcTo(QRectF(x - half, -high, 2 * half, 2 * half), 180, -180)
    path.lineTo(x + half, 0)
    path.closeSubpath()
    return path


def _door(painter: QPainter, mass: Mass, glow: str = "") -> None:
    _outline(painter, 1)
    high = min(13.0, mass.wall * 0.62)
    painter.setBrush(QColor(glow or DARK))
    painter.drawPath(_arch(mass.x, mass.wide * 0.13, high))


# -- how each people builds ---------------------------------------------------------------


def _gable(painter: QPainter, mass: Mass, style: Style) -> None:
    """A stone house with timber and a steep roof; a high one has battlements' corner stones."""
    half = mass.wide / 2
    wall = QRectF(mass.x - half, -mass.wall, mass.wide, mass.wall)
    _outline(painter)
    painter.setBrush(_gradient(wall, style.wall))
    painter.drawRect(wall)
    painter.setPen(pen(QColor(OUTLINE), 0.7, 90))
    for row in range(1, int(mass.wall // 6)):
        y = -row * 6.0
        painter.drawLine(QPointF(mass.x - half, y), QPointF(mass.x + half, y))
        for column in range(int(mass.wide // 8)):
            x = mass.x - half + 4 + column * 8 + (3 if row % 2 else 0)
            painter.drawLine(QPointF(x, y), QPointF(x, y - 6))
    _outline(painter)
    eave = half * 1.24
    top = -mass.wall - mass.roof
    painter.setBrush(_gradient(QRectF(0, top, 1, mass.roof), style.roof))
    _polygon(
        painter,
        (mass.x - eave, -mass.wall + 2),
        (mass.x - half * 0.12, top),
        (mass.x + half * 0.12, top),
        (mass.x + eave, -mass.wall + 2),
    )
    painter.setPen(pen(QColor(OUTLINE), 0.8, 110))
    for share in (0.34, 0.67):
        y = top + (mass.roof + 2) * share
        reach = eave * share
        painter.drawLine(QPointF(mass.x - reach, y), QPointF(mass.x + reach, y))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(style.light))
    if mass.wall > 28:
        painter.drawRect(QRectF(mass.x - 2, -mass.wall + 8, 4, 7))
    _door(painter, mass)
    _outline(painter, 1.4)
    painter.drawLine(QPointF(mass.x, top), QPointF(mass.x, top - 7))
    painter.setBrush(QColor(style.roof[0]))
    _polygon(painter, (mass.x, top - 7), (mass.x + 9, top - 5), (mass.x, top - 2.5))


def _hide(painter: QPainter, mass: Mass, style: Style) -> None:
    """A palisade under a roof of hides, with tusks."""
    half = mass.wide / 2
    wall = QRectF(mass.x - half, -mass.wall, mass.wide, mass.wall)
    _outline(painter)
    painter.setBrush(_gradient(wall, style.wall))
    _polygon(
        painter,
        (mass.x - half * 1.06, 0),
        (mass.x - half * 0.84, -mass.wall),
        (mass.x + half * 0.84, -mass.wall),
        (mass.x + half * 1.06, 0),
    )
    painter.setPen(pen(QColor(OUTLINE), 0.8, 120))
    for step in range(-2, 3):
        x = mass.x + step * half * 0.36
        painter.drawLine(QPointF(x, -mass.wall), QPointF(x * 1.0 + step * 0.6, 0))
    _door(painter, mass)
    top = -mass.wall - mass.roof
    _outline(painter)
    roof = QPainterPath(QPointF(mass.x - half * 1.3, -mass.wall + 4))
    roof.cubicTo(
        QPointF(mass.x - half, -mass.wall - mass.roof * 0.35),
        QPointF(mass.x - half * 0.4, top + 3),
        QPointF(mass.x, top),
    )
    roof.cubicTo(
        QPointF(mass.x + half * 0.4, top + 3),
        QPointF(mass.x + half, -mass.wall - mass.roof * 0.35),
        QPointF(mass.x + half * 1.3, -mass.wall + 4),
    )
    roof.quadTo(QPointF(mass.x, -mass.wall - 2), QPointF(mass.x - half * 1.3, -mass.wall + 4))
    painter.setBrush(_gradient(roof.boundingRect(), style.roof))
    painter.drawPath(roof)
    painter.setPen(pen(QColor(OUTLINE), 0.8, 120))
    for share in (-0.55, 0.0, 0.55):
        painter.drawLine(
            QPointF(mass.x + share * half, -mass.wall + 1),
            QPointF(mass.x + share * half * 0.3, top + 3),
        )
    for side in (-1, 1):
        _tusk(painter, QPointF(mass.x + side * half * 0.3, top + 5), side * half * 0.5)


def _tusk(painter: QPainter, foot: QPointF, reach: float) -> None:
    painter.setPen(pen(QColor(IVORY_LINE), 0.9))
    painter.setBrush(QColor(IVORY))
    high = abs(reach) * 1.5
    tusk = QPainterPath(foot + QPointF(0, 1))
    tusk.quadTo(foot + QPointF(reach * 1.3, -high * 0.2), foot + QPointF(reach, -high))
    tusk.quadTo(foot + QPointF(reach * 0.72, -high * 0.3), foot + QPointF(0, -3))
    tusk.closeSubpath()
    painter.drawPath(tusk)


def _tree(painter: QPainter, mass: Mass, style: Style) -> None:
    """A living tree with a lit door, its crown for a roof."""
    half = mass.wide / 2
    foot = half * 0.72
    trunk = QPainterPath(QPointF(mass.x - half * 1.1, 1))
    trunk.cubicTo(
        QPointF(mass.x - foot * 0.7, -3),
        QPointF(mass.x - foot * 0.62, -mass.wall * 0.5),
        QPointF(mass.x - foot * 0.58, -mass.wall - 3),
    )
    trunk.lineTo(mass.x + foot * 0.58, -mass.wall - 3)
    trunk.cubicTo(
        QPointF(mass.x + foot * 0.62, -mass.wall * 0.5),
        QPointF(mass.x + foot * 0.7, -3),
        QPointF(mass.x + half * 1.1, 1),
    )
    trunk.closeSubpath()
    _outline(painter)
    painter.setBrush(_gradient(trunk.boundingRect(), style.wall))
    painter.drawPath(trunk)
    painter.setPen(pen(QColor(OUTLINE), 0.8, 100))
    for share in (-0.3, 0.28):
        painter.drawLine(
            QPointF(mass.x + share * foot, -mass.wall), QPointF(mass.x + share * foot * 1.6, -2)
        )
    _door(painter, mass, style.light)
    crown = mass.roof * 0.62
    for across, up, size in (
        (-0.62, 0.15, 0.84),
        (0.62, 0.12, 0.86),
        (0, 0.7, 1.06),
        (0, 0.1, 0.8),
    ):
        centre = QPointF(mass.x + across * half, -mass.wall - mass.roof * up)
        reach = crown * size
        painter.setPen(pen(QColor(OUTLINE), 1.1, 200))
        painter.setBrush(
            orb(
                centre - QPointF(reach * 0.4, reach * 0.5),
                reach * 1.6,
                QColor(style.roof[0]),
                QColor(style.roof[1]),
            )
        )
        painter.drawEllipse(centre, max(reach, half * 0.62 * size), reach * 0.86)
    for side in (-1, 1):
        lamp = QPointF(mass.x + side * half * 0.86, -mass.wall * 0.62)
        painter.setPen(NO_PEN)
        painter.setBrush(
            orb(lamp, 5, faded(QColor(style.light), 230), faded(QColor(style.light), 0))
        )
        painter.drawEllipse(lamp, 5, 5)
        painter.setBrush(QColor(style.light))
        painter.drawEllipse(lamp, 1.5, 1.8)


def _ziggurat(painter: QPainter, mass: Mass, style: Style) -> None:
    """Steps of dark stone under a spike that glows."""
    half = mass.wide / 2
    high = mass.wall + mass.roof * 0.35
    steps = max(2, round(high / 11))
    for step in range(steps):
        wide = half * (1.14 - 0.2 * step)
        box = QRectF(mass.x - wide, -high * (step + 1) / steps, 2 * wide, high / steps)
        _outline(painter)
        painter.setBrush(_gradient(box, style.wall))
        _polygon(
            painter,
            (box.left() - 1.5, box.bottom()),
            (box.left() + 1.5, box.top()),
            (box.right() - 1.5, box.top()),
            (box.right() + 1.5, box.bottom()),
        )
    top = half * (1.14 - 0.2 * steps)
    for side in (-1, 1):
        foot = QPointF(mass.x + side * max(top, half * 0.3), -high)
        _outline(painter, 1)
        painter.setBrush(QColor(style.wall[1]))
        spike = QPainterPath(foot + QPointF(-side * 3, 0))
        spike.quadTo(foot + QPointF(side * 6, -5), foot + QPointF(side * 2, -mass.roof * 0.85))
        spike.quadTo(foot + QPointF(side * 1, -5), foot + QPointF(-side * 7, 0))
        spike.closeSubpath()
        painter.drawPath(spike)
    heart = QPointF(mass.x, -high - mass.roof * 0.42)
    painter.setPen(NO_PEN)
    glow = QColor(style.light)
    painter.setBrush(orb(heart, mass.roof * 0.7, faded(glow, 190), faded(glow, 0)))
    painter.drawEllipse(heart, mass.roof * 0.7, mass.roof * 0.7)
    _outline(painter, 1)
    painter.setBrush(_gradient(QRectF(0, heart.y() - 7, 1, 14), style.roof))
    _polygon(
        painter,
        (heart.x(), heart.y() - 7),
        (heart.x() + 4, heart.y()),
        (heart.x(), heart.y() + 7),
        (heart.x() - 4, heart.y()),
    )
    _door(painter, mass, style.light)


STYLES: Mapping[str, Style] = {
    "human": Style(
        ("#cfe0ea", "#e6dfc2"),
        ("#93a860", "#6c8144"),
        ("#ded6c6", "#9c9384"),
        ("#5277b8", "#2b457d"),
        "#ffe6a0",
        _gable,
    ),
    "orc": Style(
        ("#c9d4c4", "#e2cc9c"),
        ("#a08a50", "#7a6436"),
        ("#c79a62", "#704a28"),
        ("#b5593c", "#6a2a1c"),
        "#ffcf80",
        _hide,
    ),
    "elf": Style(
        ("#8ea8b8", "#c9cfc0"),
        ("#6f9468", "#4a6c4c"),
        ("#9a7a56", "#53391f"),
        ("#8fd0a8", "#2c6650"),
        "#fff0b4",
        _tree,
    ),
    "undead": Style(
        ("#8c8296", "#b9a9a4"),
        ("#7b6f72", "#544a54"),
        ("#8b8390", "#494252"),
        ("#c9a0ee", "#7a3fa8"),
        "#d7a6ff",
        _ziggurat,
    ),
}
"""How each people builds, by the first word of an art key, or by its beginning."""


def _style(people: str) -> Style:
    for key, style in STYLES.items():
        if people == key or people.startswith(key) or key in people.split("_"):
            return style
    return STYLES["human"]


def building(
    painter: QPainter,
    box: QRectF,
    art: str,
    theme: Theme,
    *,
    rising: bool = False,
    ground: bool = True,
) -> None:
    """Paint a building into a box.

    Args:
        painter: target.
        box: of the picture; what does not fit is cut.
        art: ``<people>.<kind>``.
        theme: colours.
        rising: it is being built: pale, behind a scaffold.
        ground: with sky and ground around it.
    """
    people, _, kind = art.partition(".")
    style = _style(people)
    with kept(painter):
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        if ground:
            painter.fillRect(box, _gradient(box, style.sky))
        scale = min(box.width() / 74, box.height() / 74)
        painter.translate(box.center().x(), box.bottom() - box.height() * 0.1)
        painter.scale(scale, scale)
        if ground:
            _paint_ground(painter, box, scale, style)
        if rising:
            painter.setOpacity(0.42)
        for mass in MASSES.get(kind, PLAIN):
            style.raise_(painter, mass, style)
        painter.setOpacity(1)
        if rising:
            _scaffold(painter, theme)


def _paint_ground(painter: QPainter, box: QRectF, scale: float, style: Style) -> None:
    wide = box.width() / scale
    ground = QPainterPath(QPointF(-wide, 0))
    ground.cubicTo(QPointF(-wide / 4, -7), QPointF(wide / 4, -7), QPointF(wide, 0))
    ground.lineTo(wide, 60)
    ground.lineTo(-wide, 60)
    ground.closeSubpath()
    painter.setPen(NO_PEN)
    painter.setBrush(_gradient(QRectF(0, -6, 1, 16), style.ground))
    painter.drawPath(ground)
    painter.setBrush(faded(QColor(DARK), 60))
    painter.drawEllipse(QPointF(0, 1), 34, 4.5)


def _scaffold(painter: QPainter, theme: Theme) -> None:
    del theme
    for colour, width in ((POLE, 3.4), (SCAFFOLD, 2.0)):
        painter.setPen(pen(QColor(colour), width))
        painter.setBrush(NO_BRUSH)
        for x in (-27, 0, 27):
            painter.drawLine(QPointF(x, 3), QPointF(x, -58))
        for y in (-18, -42):
            painter.drawLine(QPointF(-33, y), QPointF(33, y))
    painter.setPen(pen(QColor(POLE), 1.4))
    painter.drawLine(QPointF(-27, -18), QPointF(0, -42))
    painter.drawLine(QPointF(27, -18), QPointF(0, -42))


def shape_of(kind: str, centre: QPointF, size: float) -> QPainterPath:
    """Return the outline that tells a kind of piece: shield, square, wing or disc."""
    x, y, s = centre.x(), centre.y(), size
    if kind == "melee":
        path = QPainterPath(QPointF(x - s, y - s * 0.95))
        path.lineTo(x + s, y - s * 0.95)
        path.cubicTo(x + s, y + s * 0.3, x + s * 0.55, y + s * 0.85, x, y + s * 1.15)
        path.cubicTo(x - s * 0.55, y + s * 0.85, x - s, y + s * 0.3, x - s, y - s * 0.95)
    elif kind == "ranged":
        path = QPainterPath()
        path.addRoundedRect(QRectF(x - s * 0.92, y - s * 0.96, s * 1.84, s * 1.92), s / 4, s / 4)
    elif kind == "flying":
        path = QPainterPath(QPointF(x, y - s * 1.15))
        path.cubicTo(x + s * 0.9, y - s * 0.7, x + s * 1.3, y + s * 0.1, x + s * 0.95, y + s * 0.9)
        path.quadTo(x, y + s * 0.5, x - s * 0.95, y + s * 0.9)
        path.cubicTo(x - s * 1.3, y + s * 0.1, x - s * 0.9, y - s * 0.7, x, y - s * 1.15)
    else:
        return closed(
            centre + QPointF(math.cos(a * math.pi / 18) * s, math.sin(a * math.pi / 18) * s) * 0.92
            for a in range(36)
        )
    path.closeSubpath()
    return path
