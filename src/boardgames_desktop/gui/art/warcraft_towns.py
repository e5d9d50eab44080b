"""The towns of the four peoples, each with its own outline, in hex units."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from boardgames_desktop.gui.art import scenery
from boardgames_desktop.gui.art.hexes import Tile
from boardgames_desktop.gui.art.warcraft_terrain import LEAVES, Paint, rock
from boardgames_desktop.gui.art.warcraft_tree import lantern
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    closed,
    faded,
    horizontal,
    mixed,
    orb,
    pen,
    vertical,
)

BLACK, WHITE = QColor("#000000"), QColor("#ffffff")
LINE = QColor("#26170b")
LOWER, SMALLER = 9.0, 0.9
"""How far a town stands below the middle, and how much smaller it is than drawn: for its coin."""
BLUE, RED, VIOLET, GREEN = (QColor(each) for each in ("#2f62c4", "#c63f28", "#7b3d92", "#4fa57e"))


def _shade(painter: QPainter, x: float, y: float, wide: float, high: float = 8.0) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(faded(BLACK, 95))
    painter.drawEllipse(QPointF(x + 4, y), wide, high)


def _flag(painter: QPainter, foot: QPointF, high: float, cloth: QColor, reach: float = 15) -> None:
    top = foot - QPointF(0, high)
    painter.setPen(pen(LINE, 1.5))
    painter.drawLine(foot, top)
    sail = QPainterPath(top + QPointF(0.6, 0))
    sail.cubicTo(
        top + QPointF(reach * 0.4, -3), top + QPointF(reach * 0.6, 4), top + QPointF(reach, 1)
    )
    sail.lineTo(top + QPointF(reach * 0.72, 5))
    sail.lineTo(top + QPointF(reach, 10))
    sail.cubicTo(
        top + QPointF(reach * 0.6, 12), top + QPointF(reach * 0.4, 6), top + QPointF(0.6, 10)
    )
    sail.closeSubpath()
    painter.setPen(pen(LINE, 0.9))
    painter.setBrush(
        horizontal(QRectF(top.x(), 0, reach, 1), cloth.lighter(125), cloth.darker(125))
    )
    painter.drawPath(sail)


# -- men: a castle of pale stone and blue slates -----------------------------------------------


def human(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a walled castle."""
    del tile
    for x, y in ((-47.0, 16.0), (47, 13), (-43, -6), (45, -8)):
        scenery.tree(painter, QPointF(x, y), 15, rng, LEAVES[2].lighter(118))
    _shade(painter, 0, 22, 45, 9)
    _keep(painter, QRectF(-13, -30, 26, 46))
    for x, top in ((-30, -12), (30, -12)):
        _tower(painter, QRectF(x - 8.5, top, 17, 34), 18)
    wall = QRectF(-32, 3, 64, 19)
    painter.setPen(pen(LINE, 1.2))
    painter.setBrush(vertical(wall, QColor("#ece6d6"), QColor("#a79f8c")))
    painter.drawRect(wall)
    _merlons(painter, wall, 8)
    painter.setPen(pen(QColor("#8d8573"), 0.7))
    for y in (9, 15):
        painter.drawLine(QPointF(-31, y), QPointF(31, y))
    gate = QPainterPath(QPointF(-7, 22))
    gate.lineTo(-7, 13)
    gate.cubicTo(-7, 4, 7, 4, 7, 13)
    gate.lineTo(7, 22)
    gate.closeSubpath()
    painter.setPen(pen(LINE, 1.2))
    painter.setBrush(vertical(QRectF(0, 5, 1, 17), QColor("#5a3a1c"), QColor("#2c1a0a")))
    painter.drawPath(gate)
    painter.setPen(pen(QColor("#b98a4a"), 0.8))
    for x in (-3.4, 0, 3.4):
        painter.drawLine(QPointF(x, 9), QPointF(x, 22))
    for x in (-22, 22):
        banner = closed(
            (
                QPointF(x - 3.4, 6),
                QPointF(x + 3.4, 6),
                QPointF(x + 3.4, 15),
                QPointF(x, 18.4),
                QPointF(x - 3.4, 15),
            )
        )
        painter.setPen(pen(LINE, 0.8))
        painter.setBrush(BLUE)
        painter.drawPath(banner)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor("#ffe39a"))
        painter.drawEllipse(QPointF(x, 11), 1.7, 1.7)
    _flag(painter, QPointF(-30, -26), 15, BLUE, 13)


def _merlons(painter: QPainter, wall: QRectF, count: int) -> None:
    wide = wall.width() / (2 * count - 1)
    painter.setPen(pen(LINE, 0.9))
    painter.setBrush(QColor("#e6dfcd"))
    for step in range(count):
        painter.drawRect(QRectF(wall.left() + step * 2 * wide, wall.top() - 3.4, wide, 3.6))


def _keep(painter: QPainter, area: QRectF) -> None:
    painter.setPen(pen(LINE, 1.2))
    painter.setBrush(horizontal(area, QColor("#f3eee0"), QColor("#a59c88")))
    painter.drawRect(area)
    roof = closed(
        (
            QPointF(area.left() - 3.5, area.top() + 1),
            QPointF(0, area.top() - 23),
            QPointF(area.right() + 3.5, area.top() + 1),
        )
    )
    painter.setBrush(horizontal(area, QColor("#5f8fe0"), QColor("#234a94")))
    painter.drawPath(roof)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#33291c"))
    for x, y in ((-5.5, -22), (3, -22), (-5.5, -10), (3, -10)):
        painter.drawRoundedRect(QRectF(x, y, 3, 7), 1.5, 1.5)


def _tower(painter: QPainter, area: QRectF, roof: float) -> None:
    painter.setPen(pen(LINE, 1.2))
    painter.setBrush(horizontal(area, QColor("#f1ebdc"), QColor("#9c937f")))
    painter.drawRect(area)
    middle = area.center().x()
    painter.setBrush(horizontal(area, QColor("#5f8fe0"), QColor("#234a94")))
    painter.drawPath(
        closed(
            (
                QPointF(area.left() - 2.6, area.top() + 1),
                QPointF(middle, area.top() - roof),
                QPointF(area.right() + 2.6, area.top() + 1),
            )
        )
    )
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#33291c"))
    painter.drawRoundedRect(QRectF(middle - 1.6, area.top() + 7, 3.2, 7), 1.6, 1.6)


# -- orcs: a palisade, hide roofs, tusks ---------------------------------------------------------


def orc(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a stronghold of logs and hides."""
    del tile
    _shade(painter, 0, 22, 48, 9)
    _stakes(painter, back=True)
    for x, y, wide, high in ((-24.0, 10.0, 17, 27), (25, 9, 17, 26), (0, 15, 24, 45)):
        _hut(painter, QPointF(x, y), wide, high)
    _stakes(painter, back=False)
    _flag(painter, QPointF(0, -28), 17, RED, 20)
    for x, y in ((-40, 32), (38, 33), (-30, 36)):
        rock(painter, QPointF(x, y), rng.uniform(2.4, 3.8), rng)
    for x in (-16.5, 16.5):
        _fire(painter, QPointF(x, 29))


def _stakes(painter: QPainter, *, back: bool) -> None:
    count = 21
    for step in range(count):
        at = math.pi * (step + 0.5) / count
        x, y = -45 * math.cos(at), (-15 if back else 15) * math.sin(at) + 9
        if not back and abs(x) < 11:
            continue
        high = 17 if back else 14
        stake = closed(
            (
                QPointF(x - 2.7, y + 2),
                QPointF(x - 2.7, y - high + 4),
                QPointF(x, y - high - 1),
                QPointF(x + 2.7, y - high + 4),
                QPointF(x + 2.7, y + 2),
            )
        )
        painter.setPen(pen(LINE, 0.9))
        painter.setBrush(horizontal(QRectF(x - 3, 0, 6, 1), QColor("#b58650"), QColor("#5d3d1e")))
        painter.drawPath(stake)
    if not back:
        rope = QPainterPath(QPointF(-44, 10))
        rope.quadTo(-30, 21, -11, 20)
        painter.setBrush(NO_BRUSH)
        for side in (1, -1):
            painter.save()
            painter.scale(side, 1)
            painter.setPen(pen(QColor("#3a2410"), 1.7))
            painter.drawPath(rope)
            painter.restore()


def _hut(painter: QPainter, foot: QPointF, wide: float, high: float) -> None:
    body = QPainterPath(foot + QPointF(-wide, 2))
    body.cubicTo(
        foot + QPointF(-wide, -high * 0.55),
        foot + QPointF(-wide * 0.45, -high * 0.86),
        foot + QPointF(0, -high * 1.06),
    )
    body.cubicTo(
        foot + QPointF(wide * 0.45, -high * 0.86),
        foot + QPointF(wide, -high * 0.55),
        foot + QPointF(wide, 2),
    )
    body.closeSubpath()
    painter.setPen(pen(LINE, 1.4))
    painter.setBrush(
        orb(
            foot + QPointF(-wide * 0.5, -high * 0.7),
            high * 1.4,
            QColor("#d29a5c"),
            QColor("#5c3618"),
        )
    )
    painter.drawPath(body)
    painter.setPen(pen(QColor("#4a2c14"), 1.1, 200))
    for share in (-0.62, -0.22, 0.22, 0.62):
        painter.drawLine(
            foot + QPointF(share * wide, 1), foot + QPointF(share * wide * 0.3, -high * 0.94)
        )
    door = QPainterPath(foot + QPointF(-wide * 0.3, 2))
    door.quadTo(foot + QPointF(0, -high * 0.66), foot + QPointF(wide * 0.3, 2))
    door.closeSubpath()
    painter.setPen(pen(LINE, 1.2))
    painter.setBrush(orb(foot, wide * 0.4, QColor("#7a3c12"), QColor("#190c05")))
    painter.drawPath(door)
    for side in (-1, 1):
        tusk = QPainterPath(foot + QPointF(side * wide * 0.42, -high * 0.74))
        tusk.quadTo(
            foot + QPointF(side * wide * 1.12, -high * 0.84),
            foot + QPointF(side * wide * 0.86, -high * 1.3),
        )
        tusk.quadTo(
            foot + QPointF(side * wide * 0.72, -high * 0.98),
            foot + QPointF(side * wide * 0.24, -high * 0.88),
        )
        tusk.closeSubpath()
        painter.setPen(pen(QColor("#4f3f26"), 1))
        painter.setBrush(vertical(tusk.boundingRect(), QColor("#fffaf0"), QColor("#cdbb92")))
        painter.drawPath(tusk)


def _fire(painter: QPainter, foot: QPointF) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(orb(foot - QPointF(0, 5), 13, faded(QColor("#ffb347"), 150), faded(RED, 0)))
    painter.drawEllipse(foot - QPointF(0, 5), 13, 13)
    painter.setPen(pen(LINE, 1.6))
    painter.drawLine(foot + QPointF(-4, 1), foot + QPointF(4, -1))
    painter.drawLine(foot + QPointF(-4, -1), foot + QPointF(4, 1))
    flame = QPainterPath(foot + QPointF(-3.4, -1))
    flame.cubicTo(foot + QPointF(-4, -6), foot + QPointF(0, -6), foot + QPointF(0, -11))
    flame.cubicTo(foot + QPointF(4, -7), foot + QPointF(4.4, -4), foot + QPointF(3.4, -1))
    flame.closeSubpath()
    painter.setPen(NO_PEN)
    painter.setBrush(vertical(flame.boundingRect(), QColor("#fff0a0"), QColor("#ee6a1e")))
    painter.drawPath(flame)


# -- undead: a stepped tomb, bone spires, sick light ----------------------------------------------


def undead(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a necropolis."""
    del tile
    painter.setPen(NO_PEN)
    painter.setBrush(orb(QPointF(0, 6), 54, faded(QColor("#2d1c3a"), 150), faded(BLACK, 0)))
    painter.drawEllipse(QPointF(0, 10), 52, 40)
    for x, y, high in ((-43, 10, 24), (42, 8, 26)):
        _dead_tree(painter, QPointF(x, y), high, rng)
    for wide, top, high in ((38, 6, 17), (27, -9, 16), (17, -22, 14)):
        _step(painter, wide, top, high)
    _skull_gate(painter)
    for x, foot, top in ((-34, 8, -30), (34, 8, -30), (-22, -8, -41), (22, -8, -41)):
        _spire(painter, QPointF(x, foot), foot - top)
    crystal = closed(
        (QPointF(0, -56), QPointF(7, -38), QPointF(4, -24), QPointF(-4, -24), QPointF(-7, -38))
    )
    painter.setPen(NO_PEN)
    painter.setBrush(orb(QPointF(0, -38), 24, faded(QColor("#b6ff7a"), 170), faded(WHITE, 0)))
    painter.drawEllipse(QPointF(0, -38), 24, 24)
    painter.setPen(pen(QColor("#21400f"), 1.1))
    painter.setBrush(horizontal(QRectF(-7, 0, 14, 1), QColor("#eaffb8"), QColor("#4d9a2a")))
    painter.drawPath(crystal)
    for x, y in ((-31, 31), (33, 32), (-41, 27)):
        _grave(painter, QPointF(x, y))


def _step(painter: QPainter, wide: float, top: float, high: float) -> None:
    block = closed(
        (
            QPointF(-wide, top),
            QPointF(wide, top),
            QPointF(wide + 5, top + high),
            QPointF(-wide - 5, top + high),
        )
    )
    painter.setPen(pen(QColor("#17121c"), 1.3))
    painter.setBrush(
        horizontal(QRectF(-wide, 0, 2 * wide, 1), QColor("#8d829c"), QColor("#3d3448"))
    )
    painter.drawPath(block)
    painter.setPen(pen(WHITE, 1.2, 80))
    painter.drawLine(QPointF(-wide + 1, top + 1.2), QPointF(wide - 1, top + 1.2))
    painter.setPen(pen(QColor("#17121c"), 0.8, 120))
    count = round(wide / 7)
    for step in range(-count, count + 1):
        x = step * wide / count
        painter.drawLine(QPointF(x, top + 3), QPointF(x * 1.08, top + high))


def _skull_gate(painter: QPainter) -> None:
    skull = QPainterPath(QPointF(-9, 12))
    skull.cubicTo(-15, 2, -12, -10, 0, -10)
    skull.cubicTo(12, -10, 15, 2, 9, 12)
    skull.lineTo(8, 23)
    skull.lineTo(-8, 23)
    skull.closeSubpath()
    painter.setPen(pen(QColor("#17121c"), 1.3))
    painter.setBrush(orb(QPointF(-5, -4), 28, QColor("#fbf4dd"), QColor("#9a8d6c")))
    painter.drawPath(skull)
    glow = QColor("#b6ff5e")
    for x in (-4.9, 4.9):
        painter.setPen(NO_PEN)
        painter.setBrush(QColor("#120c14"))
        painter.drawEllipse(QPointF(x, 2.4), 3.5, 3.9)
        painter.setBrush(orb(QPointF(x, 2.8), 2.8, glow, faded(glow, 0)))
        painter.drawEllipse(QPointF(x, 2.8), 2.8, 2.8)
    painter.setBrush(QColor("#120c14"))
    painter.drawPath(closed((QPointF(0, 6.6), QPointF(2, 10.4), QPointF(-2, 10.4))))
    mouth = QPainterPath(QPointF(-5.4, 23))
    mouth.cubicTo(-5.4, 12.5, 5.4, 12.5, 5.4, 23)
    mouth.closeSubpath()
    painter.setBrush(orb(QPointF(0, 21), 9, QColor("#5f8f2e"), QColor("#0d0a10")))
    painter.drawPath(mouth)


def _spire(painter: QPainter, foot: QPointF, high: float) -> None:
    lean = 6 if foot.x() > 0 else -6
    bone = QPainterPath(foot + QPointF(-3.4, 2))
    bone.cubicTo(
        foot + QPointF(-3.4 + lean, -high * 0.4),
        foot + QPointF(-2 + lean, -high * 0.7),
        foot + QPointF(0, -high),
    )
    bone.cubicTo(
        foot + QPointF(3 + lean, -high * 0.7),
        foot + QPointF(4 + lean, -high * 0.4),
        foot + QPointF(3.4, 2),
    )
    bone.closeSubpath()
    painter.setPen(pen(QColor("#17121c"), 1.1))
    painter.setBrush(horizontal(bone.boundingRect(), QColor("#f3ead0"), QColor("#8d8060")))
    painter.drawPath(bone)


def _dead_tree(painter: QPainter, foot: QPointF, high: float, rng: random.Random) -> None:
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(QColor("#2c2128"), 2.4))
    trunk = QPainterPath(foot)
    trunk.quadTo(foot + QPointF(rng.uniform(-3, 3), -high * 0.5), foot - QPointF(0, high))
    painter.drawPath(trunk)
    painter.setPen(pen(QColor("#2c2128"), 1.3))
    for share, side in ((0.4, 1), (0.55, -1), (0.75, 1), (0.85, -1)):
        start = trunk.pointAtPercent(share)
        painter.drawLine(start, start + QPointF(side * high * 0.34, -high * 0.26))


def _grave(painter: QPainter, foot: QPointF) -> None:
    stone = QRectF(foot.x() - 3.2, foot.y() - 8, 6.4, 8)
    painter.setPen(pen(QColor("#17121c"), 0.9))
    painter.setBrush(vertical(stone, QColor("#c9c3cf"), QColor("#77707f")))
    painter.drawRoundedRect(stone, 3, 3)
    painter.drawLine(foot + QPointF(0, -6), foot + QPointF(0, -2.4))
    painter.drawLine(foot + QPointF(-1.7, -4.6), foot + QPointF(1.7, -4.6))


# -- night elves: one great tree, lit windows, lanterns, moon wells --------------------------------


def night_elf(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a city in one great tree."""
    del tile
    for x, y in ((-46, 12), (46, 10), (-41, -14), (43, -14)):
        scenery.pine(painter, QPointF(x, y), 19, rng, QColor("#2f7060"))
    _shade(painter, 0, 25, 42, 9)
    trunk = QPainterPath(QPointF(-32, 29))
    trunk.cubicTo(-14, 21, -14, 2, -13, -18)
    trunk.lineTo(13, -18)
    trunk.cubicTo(14, 2, 14, 21, 32, 29)
    trunk.cubicTo(17, 26, 11, 27, 7, 31)
    trunk.cubicTo(4, 26, -4, 26, -7, 31)
    trunk.cubicTo(-11, 27, -17, 26, -32, 29)
    painter.setPen(pen(LINE, 1.4))
    painter.setBrush(horizontal(QRectF(-20, 0, 40, 1), QColor("#a37d58"), QColor("#42301f")))
    painter.drawPath(trunk)
    door = QPainterPath(QPointF(-6.5, 27))
    door.quadTo(-6, 4, 0, 2)
    door.quadTo(6, 4, 6.5, 27)
    door.closeSubpath()
    painter.setPen(pen(LINE, 1.1))
    painter.setBrush(vertical(QRectF(0, 2, 1, 25), QColor("#fff4c4"), QColor("#c98a3a")))
    painter.drawPath(door)
    for x, y, size in (
        (-30, -14, 20),
        (30, -14, 20),
        (-16, -29, 21),
        (17, -30, 21),
        (0, -18, 23),
        (0, -40, 18),
    ):
        centre = QPointF(x, y)
        painter.setPen(pen(QColor("#14352a"), 1.2))
        painter.setBrush(
            orb(
                centre - QPointF(size * 0.4, size * 0.5),
                size * 1.5,
                QColor("#9be0b4"),
                QColor("#22604a"),
            )
        )
        painter.drawEllipse(centre, size, size * 0.8)
    for x, y in ((-24, -18), (-9, -27), (9, -16), (23, -20), (1, -40)):
        window = QRectF(x - 2, y - 3, 4, 6.4)
        painter.setPen(pen(QColor("#14352a"), 0.8))
        painter.setBrush(QColor("#ffeaa2"))
        painter.drawRoundedRect(window, 2, 2)
    for x, y in ((-38, 4), (38, 4), (-22, 3), (22, 3)):
        lantern(painter, QPointF(x, y), QColor("#d8b4ff"))
    _moon_well(painter, QPointF(-33, 30))


def _moon_well(painter: QPainter, centre: QPointF) -> None:
    painter.setPen(pen(LINE, 0.9))
    painter.setBrush(QColor("#cfd4dc"))
    painter.drawEllipse(centre, 9, 5)
    painter.setPen(NO_PEN)
    painter.setBrush(orb(centre, 8, QColor("#f2fbff"), QColor("#5a8fd0")))
    painter.drawEllipse(centre, 6.6, 3.2)


def camp(painter: QPainter, tile: Tile, rng: random.Random) -> None:
    """Paint a town of no people known: tents around a well."""
    del tile
    _shade(painter, 0, 18, 40, 9)
    for x, y, size in ((-22, 6, 17), (22, 4, 17), (0, 16, 19)):
        tent = closed((QPointF(x - size, y), QPointF(x, y - size * 1.5), QPointF(x + size, y)))
        painter.setPen(pen(LINE, 1.2))
        painter.setBrush(horizontal(tent.boundingRect(), QColor("#efe4c6"), QColor("#9c8658")))
        painter.drawPath(tent)
        flap = QPolygonF([QPointF(x - 4, y), QPointF(x, y - size * 0.8), QPointF(x + 4, y)])
        painter.setBrush(mixed(LINE, WHITE, 0.1))
        painter.drawPolygon(flap)
    _flag(painter, QPointF(0, -12), 17, mixed(GREEN, VIOLET, rng.random()), 13)


def _below_the_coin(paint: Paint) -> Paint:
    def lower(painter: QPainter, tile: Tile, rng: random.Random) -> None:
        painter.translate(0, LOWER)
        painter.scale(SMALLER, SMALLER)
        paint(painter, tile, rng)

    return lower


TOWNS: Mapping[str, Paint] = {
    "town": _below_the_coin(camp),
    "town_human": _below_the_coin(human),
    "town_orc": _below_the_coin(orc),
    "town_undead": _below_the_coin(undead),
    "town_night_elf": _below_the_coin(night_elf),
}
