"""Pictures on cards, by the card's face: a few strokes each on a ground of two colours.

Every picture is drawn on a canvas 140 wide and 62 high, centred at (0, 0).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from boardgames_desktop.gui.art import buildings, goods
from boardgames_desktop.gui.paint import controls
from boardgames_desktop.gui.paint.ink import NO_BRUSH, NO_PEN, faded, kept, orb, pen
from boardgames_desktop.gui.theme import Theme

CANVAS = (140.0, 62.0)
WIDEST = 122.0
"""Width of what matters on the canvas."""

PALE, INK = "#fff6de", "#1d120a"
STEEL, STEEL_DARK = "#dfe6ea", "#78838c"
SHAFT, SHAFT_DARK = "#a9773e", "#5b3a1a"
ROPE = "#e8d8b0"
VENOM, BLOOD, SPIRIT, MOON, FIRE = "#b6e05a", "#d8412a", "#c79bff", "#dff3ff", "#ffb545"
LEAF, LEAF_DARK = "#8fcf6d", "#3d7a3c"

Draw = Callable[[QPainter, Theme], None]


@attrs.frozen
class Scene:
    """A picture: colours of its ground from the middle outwards, and what is drawn there."""

    inside: str
    outside: str
    draw: Draw


def _line(painter: QPainter, colour: str, width: float, *points: tuple[float, float]) -> None:
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(QColor(colour), width))
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))


def _shape(painter: QPainter, fill: str, *points: tuple[float, float], rim: str = INK) -> None:
    painter.setPen(pen(QColor(rim), 1.2))
    painter.setBrush(QColor(fill))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def _glow(painter: QPainter, x: float, y: float, radius: float, colour: str) -> None:
    light = QColor(colour)
    painter.setPen(NO_PEN)
    painter.setBrush(orb(QPointF(x, y), radius, faded(light, 220), faded(light, 0)))
    painter.drawEllipse(QPointF(x, y), radius, radius)


def _rays(painter: QPainter, colour: str, count: int, inner: float, outer: float) -> None:
    light = QColor(colour)
    for ray in range(count):
        angle = 2 * math.pi * ray / count
        side = 0.09
        painter.setPen(NO_PEN)
        painter.setBrush(faded(light, 70))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(inner * math.cos(angle), inner * math.sin(angle)),
                    QPointF(outer * math.cos(angle - side), outer * math.sin(angle - side)),
                    QPointF(outer * math.cos(angle + side), outer * math.sin(angle + side)),
                ]
            )
        )


def _sword(painter: QPainter, x: float, y: float, turn: float, long: float = 40) -> None:
    with kept(painter):
        painter.translate(x, y)
        painter.rotate(turn)
        _shape(painter, STEEL, (-2.6, 4), (-2.6, -long + 6), (0, -long), (2.6, -long + 6), (2.6, 4))
        _line(painter, STEEL_DARK, 0.9, (0, 2), (0, -long + 6))
        _shape(painter, FIRE, (-9, 4), (9, 4), (9, 8), (-9, 8))
        _shape(painter, SHAFT, (-2, 8), (2, 8), (2, 17), (-2, 17))


def _spear(painter: QPainter, x: float, y: float, turn: float, tip: str = STEEL) -> None:
    with kept(painter):
        painter.translate(x, y)
        painter.rotate(turn)
        _line(painter, SHAFT_DARK, 4.4, (0, 26), (0, -16))
        _line(painter, SHAFT, 2.6, (0, 26), (0, -16))
        _shape(painter, tip, (-5, -15), (0, -32), (5, -15), (0, -11))


def _pick(painter: QPainter, x: float, y: float) -> None:
    _line(painter, SHAFT_DARK, 5.4, (x - 12, y + 20), (x + 8, y - 14))
    _line(painter, SHAFT, 3.4, (x - 12, y + 20), (x + 8, y - 14))
    head = QPainterPath(QPointF(x - 14, y - 16))
    head.quadTo(QPointF(x + 12, y - 26), QPointF(x + 26, y + 6))
    head.quadTo(QPointF(x + 10, y - 16), QPointF(x - 14, y - 16))
    painter.setPen(pen(QColor(INK), 1.2))
    painter.setBrush(QColor(STEEL))
    painter.drawPath(head)


def _call_to_arms(painter: QPainter, theme: Theme) -> None:
    del theme
    _pick(painter, -26, 4)
    _line(painter, PALE, 3, (-2, 2), (14, 2))
    _shape(painter, PALE, (12, -5), (22, 2), (12, 9), rim=PALE)
    _sword(painter, 44, 14, 24)


def _dispel(painter: QPainter, theme: Theme) -> None:
    del theme
    _glow(painter, 0, 0, 34, MOON)
    painter.setBrush(NO_BRUSH)
    for radius, alpha in ((12, 255), (20, 170), (28, 90)):
        painter.setPen(pen(QColor(PALE), 2.2, alpha))
        painter.drawEllipse(QPointF(0, 0), radius * 1.5, radius)
    _line(painter, BLOOD, 5, (-24, -18), (24, 18))


def _invisibility(painter: QPainter, theme: Theme) -> None:
    del theme
    for step in range(3):
        with kept(painter):
            painter.setOpacity((0.9, 0.45, 0.18)[step])
            x = -28 + step * 28
            painter.setPen(pen(QColor(PALE), 1.8, dashes=(3, 2.4) if step else ()))
            painter.setBrush(faded(QColor(MOON), 60))
            painter.drawPath(buildings.shape_of("melee", QPointF(x, 0), 18))


def _polymorph(painter: QPainter, theme: Theme) -> None:
    del theme
    _glow(painter, 0, 2, 34, SPIRIT)
    painter.setPen(pen(QColor(INK), 1.3))
    for x in (-10, -4, 6, 12):
        _line(painter, INK, 3, (x, 10), (x, 20))
    painter.setPen(pen(QColor(INK), 1.2))
    painter.setBrush(QColor(PALE))
    for x, y, r in ((-12, 2, 9), (0, -4, 11), (12, 2, 9), (0, 5, 11), (-6, 6, 9), (7, 6, 9)):
        painter.drawEllipse(QPointF(x, y), r, r * 0.86)
    painter.setPen(NO_PEN)
    painter.drawEllipse(QPointF(0, 1), 15, 8)
    painter.setPen(pen(QColor(INK), 1.2))
    painter.setBrush(QColor(INK))
    painter.drawEllipse(QPointF(-22, -3), 6.4, 7.4)
    painter.setBrush(QColor(PALE))
    painter.drawEllipse(QPointF(-24, -5), 1.6, 1.6)


def _devour(painter: QPainter, theme: Theme) -> None:
    del theme
    for side in (-1, 1):
        jaw = QPainterPath(QPointF(-80, side * 36))
        jaw.quadTo(QPointF(0, side * 4), QPointF(80, side * 36))
        jaw.lineTo(80, side * 60)
        jaw.lineTo(-80, side * 60)
        painter.setPen(pen(QColor(INK), 1.4))
        painter.setBrush(QColor(BLOOD))
        painter.drawPath(jaw)
        for step in range(-3, 4):
            x = step * 12
            y = side * (16 + abs(step) * 2.4)
            _shape(painter, PALE, (x - 5, y), (x, y - side * 12), (x + 5, y))


def _net(painter: QPainter, theme: Theme) -> None:
    del theme
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(QColor(ROPE), 1.9))
    for step in range(-7, 8):
        x = step * 15
        painter.drawLine(QPointF(x - 22, -34), QPointF(x + 22, 34))
        painter.drawLine(QPointF(x + 22, -34), QPointF(x - 22, 34))


def _web(painter: QPainter, theme: Theme) -> None:
    del theme
    for ray in range(10):
        angle = 2 * math.pi * ray / 10
        _line(painter, PALE, 1.3, (0, 0), (76 * math.cos(angle), 50 * math.sin(angle)))
    painter.setPen(pen(QColor(PALE), 1.2))
    for ring in range(1, 6):
        path = QPainterPath()
        for ray in range(11):
            angle = 2 * math.pi * ray / 10
            spot = QPointF(13 * ring * math.cos(angle), 9 * ring * math.sin(angle))
            if ray:
                middle = angle - math.pi / 10
                dip = QPointF(11 * ring * math.cos(middle), 7.4 * ring * math.sin(middle))
                path.quadTo(dip, spot)
            else:
                path.moveTo(spot)
        painter.drawPath(path)


def _spears(painter: QPainter, theme: Theme) -> None:
    del theme
    for x, turn in ((-26, -20), (0, 0), (26, 20)):
        _spear(painter, x, 6, turn, VENOM)
    for x, y in ((-14, 22), (16, 24), (0, 28)):
        _glow(painter, x, y, 7, VENOM)


def _pillage(painter: QPainter, theme: Theme) -> None:
    for index in range(6):
        goods.good(painter, QPointF(-22 + index * 11, 12 - (index % 3) * 8), 8.4, "gold", theme)
    goods.good(painter, QPointF(46, 14), 13, "wood", theme)
    _sword(painter, -46, 16, -24, 36)


def _faerie(painter: QPainter, theme: Theme) -> None:
    del theme
    for x, y, r in ((-34, 6, 16), (0, -8, 22), (32, 8, 15), (14, 18, 10)):
        _glow(painter, x, y, r, SPIRIT)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(PALE))
        painter.drawPolygon(controls.star(QPointF(x, y), r * 0.42, 4, 0.3))


def _marksman(painter: QPainter, theme: Theme) -> None:
    del theme
    painter.setPen(pen(QColor(INK), 1.2))
    for radius, colour in ((27, PALE), (19, BLOOD), (11, PALE), (4.6, BLOOD)):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QPointF(12, 0), radius, radius)
    _line(painter, SHAFT_DARK, 3.4, (-58, -18), (10, -1))
    _shape(painter, STEEL, (4, -7), (16, 0), (3, 2))
    _shape(painter, LEAF, (-62, -26), (-50, -18), (-58, -12), (-68, -18))


def _glaive(painter: QPainter, theme: Theme) -> None:
    del theme
    _glow(painter, 0, 0, 36, MOON)
    for blade in range(3):
        with kept(painter):
            painter.rotate(120 * blade + 16)
            path = QPainterPath(QPointF(0, 3))
            path.cubicTo(QPointF(14, -4), QPointF(15, -20), QPointF(1, -29))
            path.cubicTo(QPointF(7, -16), QPointF(3, -8), QPointF(-6, -4))
            path.closeSubpath()
            painter.setPen(pen(QColor(INK), 1.2))
            painter.setBrush(QColor(STEEL))
            painter.drawPath(path)


def _renew(painter: QPainter, theme: Theme) -> None:
    del theme
    _line(painter, SHAFT_DARK, 4.4, (0, 28), (0, 4))
    for turn, long in ((-52, 26), (52, 26), (0, 30)):
        with kept(painter):
            painter.translate(0, 8)
            painter.rotate(turn)
            leaf = QPainterPath(QPointF(0, 0))
            leaf.quadTo(QPointF(11, -long * 0.5), QPointF(0, -long))
            leaf.quadTo(QPointF(-11, -long * 0.5), QPointF(0, 0))
            painter.setPen(pen(QColor(LEAF_DARK), 1.4))
            painter.setBrush(QColor(LEAF))
            painter.drawPath(leaf)
            _line(painter, LEAF_DARK, 1, (0, -2), (0, -long + 5))


def _cripple(painter: QPainter, theme: Theme) -> None:
    del theme
    for x in (-30, -12, 6, 24):
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(QColor(INK), 6))
        painter.drawEllipse(QPointF(x + 3, 0), 11, 7)
        painter.setPen(pen(QColor(STEEL), 3.4))
        painter.drawEllipse(QPointF(x + 3, 0), 11, 7)
    painter.setPen(pen(QColor(INK), 1.4))
    painter.setBrush(QColor(STEEL_DARK))
    painter.drawEllipse(QPointF(50, 8), 15, 15)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(STEEL))
    painter.drawEllipse(QPointF(45, 2), 4, 4)


def _curse(painter: QPainter, theme: Theme) -> None:
    del theme
    _glow(painter, 0, 0, 36, SPIRIT)
    skull = QPainterPath()
    skull.addEllipse(QPointF(0, -5), 18, 17)
    skull.addRoundedRect(QRectF(-10, 4, 20, 16), 4, 4)
    painter.setPen(pen(QColor(INK), 1.3))
    painter.setBrush(QColor(PALE))
    painter.drawPath(skull.simplified())
    painter.setBrush(QColor(INK))
    for x in (-7, 7):
        painter.drawEllipse(QPointF(x, -4), 4.8, 5.4)
    _shape(painter, INK, (0, 3), (3, 8), (-3, 8))
    for x in (-5, 0, 5):
        _line(painter, INK, 1.4, (x, 13), (x, 19))


def _summon(painter: QPainter, theme: Theme) -> None:
    _glow(painter, 0, 18, 46, SPIRIT)
    with kept(painter):
        painter.translate(0, 6)
        box = QRectF(-30, -34, 60, 56)
        buildings.building(painter, box, "undead.flying", theme, ground=False)


def _fast(painter: QPainter, theme: Theme) -> None:
    del theme
    for row in range(5):
        y = -20 + row * 10
        _line(painter, PALE, 2.6, (-58 + row * 7, y), (-12 + row * 6, y))
    painter.setPen(pen(QColor(INK), 1.4))
    painter.setBrush(QColor(PALE))
    painter.drawPath(buildings.shape_of("flying", QPointF(32, 0), 18))


def _resources(painter: QPainter, theme: Theme) -> None:
    for x, y in ((-44, 12), (-28, 12), (-36, -1)):
        goods.good(painter, QPointF(x, y), 10, "gold", theme)
    for x, y in ((22, 14), (46, 14), (34, 2)):
        goods.good(painter, QPointF(x, y), 12, "wood", theme)


def _portal(painter: QPainter, theme: Theme) -> None:
    del theme
    _glow(painter, 0, 2, 40, MOON)
    painter.setBrush(NO_BRUSH)
    for radius, alpha in ((24, 255), (17, 190), (10, 140)):
        painter.setPen(pen(QColor(MOON), 3, alpha))
        painter.drawArc(
            QRectF(-radius, -radius * 1.1, 2 * radius, 2.2 * radius), radius * 90, 300 * 16
        )
    _shape(painter, PALE, (0, -12), (9, 0), (3.4, 0), (3.4, 14), (-3.4, 14), (-3.4, 0), (-9, 0))


def _victory(painter: QPainter, theme: Theme) -> None:
    _rays(painter, PALE, 14, 4, 90)
    goods.good(painter, QPointF(0, 0), 21, "points", theme)


SCENES: Mapping[str, Scene] = {
    "call_to_arms": Scene("#b9a06a", "#5d4524", _call_to_arms),
    "dispel_magic": Scene("#5f86b8", "#1f355c", _dispel),
    "invisibility": Scene("#6f8aa8", "#2a3a52", _invisibility),
    "polymorph": Scene("#7d9a6a", "#35502f", _polymorph),
    "devour": Scene("#5a1c14", "#2a0c08", _devour),
    "ensnare": Scene("#7a8a5a", "#3a4a2c", _net),
    "envenomed_spears": Scene("#6a7a4a", "#2c3a1c", _spears),
    "pillage": Scene("#c99a5a", "#6a3a1c", _pillage),
    "faerie_fire": Scene("#4a5a8a", "#1d2448", _faerie),
    "marksmanship": Scene("#7fa277", "#2f5138", _marksman),
    "moon_glaive": Scene("#48668c", "#182a46", _glaive),
    "renew": Scene("#c2cf8a", "#5f7f3a", _renew),
    "cripple": Scene("#6c6478", "#2c2636", _cripple),
    "curse": Scene("#5b4a72", "#231a32", _curse),
    "summon_building": Scene("#6a5a80", "#2c2240", _summon),
    "web": Scene("#4c4656", "#1c1824", _web),
    "fast": Scene("#7aa0b8", "#2c4a5e", _fast),
    "resources": Scene("#a8894a", "#5a4220", _resources),
    "town_portal": Scene("#44709c", "#16304e", _portal),
    "victory_point": Scene("#d8a83a", "#7a4a10", _victory),
}
"""Pictures by the face of a card."""


def knows(face: str) -> bool:
    """Tell whether there is a picture for a face."""
    return face in SCENES


def card_picture(painter: QPainter, box: QRectF, face: str, theme: Theme) -> None:
    """Paint the picture of a card into a box; a face without one leaves bare ground."""
    scene = SCENES.get(face)
    with kept(painter):
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        if scene is None:
            painter.fillRect(
                box,
                orb(
                    box.center(),
                    box.width() * 0.6,
                    theme.colour("card_sky_hi"),
                    theme.colour("card_sky_lo"),
                ),
            )
            return
        reach = math.hypot(box.width(), box.height()) / 2
        painter.fillRect(box, orb(box.center(), reach, QColor(scene.inside), QColor(scene.outside)))
        scale = min(box.width() / WIDEST, box.height() / CANVAS[1])
        painter.translate(box.center())
        painter.scale(scale, scale)
        scene.draw(painter, theme)
