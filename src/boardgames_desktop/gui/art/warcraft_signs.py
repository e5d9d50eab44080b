"""Signs on a space that come and go: depletion, scenario tokens, battles, locks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.gui.art.hexes import SIDE, Tile, hexagon
from boardgames_desktop.gui.paint import controls, unit_glyphs
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    faded,
    inside,
    mixed,
    orb,
    pen,
    vertical,
)
from boardgames_desktop.gui.theme import Theme

ASHES = SIDE * 0.895
"""Reach of what lies on spent land: the band of its owner stays clear."""
MARKER = QPointF(0, -SIDE * 0.735)
MARKER_RADIUS = 11.5
BESIDE_COIN = QPointF(25, -SIDE * 0.6)
LOCK = QPointF(-25, -SIDE * 0.6)
SPELLS = (QPointF(-42, -16), QPointF(42, -16))
"""Where a card that hastens and one that cripples lie."""
TABLET = QPointF(0, -14)

Sign = Callable[[QPainter, Tile, Theme], None]


def paint(
    painter: QPainter, tile: Tile, marks: tuple[str, ...], theme: Theme, *, over: bool
) -> None:
    """Paint a space's signs in hex units.

    Args:
        painter: target.
        tile: the space.
        marks: what is on it; unknown ones show nothing.
        theme: colours.
        over: those over its pieces, else those under them.
    """
    for key, sign in (OVER if over else UNDER).items():
        if key in marks:
            painter.save()
            sign(painter, tile, theme)
            painter.restore()


# -- under the pieces ----------------------------------------------------------------------------


def _spent(painter: QPainter, tile: Tile, theme: Theme) -> None:
    """Lay ashes over land that gives nothing any more."""
    del tile
    path = hexagon(ASHES)
    with inside(painter, path):
        veil = theme.window if theme.flat else QColor("#2a211a")
        painter.fillRect(path.boundingRect(), faded(veil, 150 if theme.flat else 96))
        painter.setPen(pen(QColor("#000000"), 2.2, 70))
        for step in range(-9, 10):
            x = step * 14.0
            painter.drawLine(QPointF(x - 64, 64), QPointF(x + 64, -64))


def _battlefield(painter: QPainter, tile: Tile, theme: Theme) -> None:
    del tile
    with inside(painter, hexagon(SIDE)):
        glow = orb(QPointF(0, 0), SIDE, faded(theme.refuse, 0), faded(theme.refuse, 150))
        painter.fillRect(hexagon(SIDE).boundingRect(), glow)
        painter.setBrush(NO_BRUSH)
        for colour, width, alpha in (
            (theme.colour("arrow_shadow"), 14.0, 235),
            (theme.refuse, 9.5, 255),
            (theme.colour("cream"), 1.8, 255),
        ):
            painter.setPen(pen(colour, width, alpha))
            painter.drawPath(hexagon(SIDE - 1))


def _flank(painter: QPainter, tile: Tile, theme: Theme) -> None:
    del tile
    amber = theme.legal if theme.flat else theme.colour("coin_hi")
    with inside(painter, hexagon(SIDE)):
        painter.setBrush(faded(amber, 34))
        painter.setPen(pen(theme.colour("seam_edge"), 11, 225))
        painter.drawPath(hexagon(SIDE - 1))
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(amber, 6.4, dashes=(1.9, 1.25), flat=True))
        painter.drawPath(hexagon(SIDE - 2.4))


def _tablet(painter: QPainter, theme: Theme) -> None:
    """Paint the stone a scenario's token is cut into."""
    centre, radius = TABLET, 24.0
    painter.setPen(NO_PEN)
    painter.setBrush(faded(QColor("#000000"), 110))
    painter.drawEllipse(centre + QPointF(3, 7), radius * 1.02, radius * 0.92)
    if theme.flat:
        painter.setPen(pen(theme.text, 3))
        painter.setBrush(theme.window)
        painter.drawEllipse(centre, radius, radius)
        return
    painter.setPen(pen(QColor("#1d1724"), 1.4))
    painter.setBrush(vertical(QRectF(0, -38, 1, 52), QColor("#5d5368"), QColor("#2d2636")))
    painter.drawEllipse(centre + QPointF(0, 3), radius, radius)
    face = orb(centre - QPointF(8, 10), radius * 1.7, QColor("#b8aec6"), QColor("#5b5069"))
    painter.setBrush(face)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(QColor("#1d1724"), 1.2, 150))
    painter.drawEllipse(centre, radius * 0.82, radius * 0.82)
    glow = QColor("#b6ff5e")
    painter.setPen(NO_PEN)
    painter.setBrush(orb(centre, radius * 0.9, faded(glow, 110), faded(glow, 0)))
    painter.drawEllipse(centre, radius * 0.9, radius * 0.9)


def _raising(kind: str) -> Sign:
    def paint_sign(painter: QPainter, tile: Tile, theme: Theme) -> None:
        del tile
        _tablet(painter, theme)
        dark = theme.window if theme.flat else QColor("#17101c")
        pale = theme.text if theme.flat else QColor("#f3ffe2")
        unit_glyphs.paint(painter, kind, TABLET + QPointF(0.8, 1.2), 14, dark)
        unit_glyphs.paint(painter, kind, TABLET, 14, pale)

    return paint_sign


def _graveyard(painter: QPainter, tile: Tile, theme: Theme) -> None:
    """Paint three tombstones on the tablet."""
    del tile
    _tablet(painter, theme)
    line = QColor("#17101c")
    for x, y, size in ((-10, 5, 7.5), (10, 5, 7.5), (0, 9, 10)):
        foot = TABLET + QPointF(x, y)
        stone = QRectF(foot.x() - size * 0.6, foot.y() - size * 1.7, size * 1.2, size * 1.7)
        painter.setPen(pen(line, 1.1))
        painter.setBrush(mixed(QColor("#f4f0e2"), QColor("#9a93a2"), 0.2))
        painter.drawRoundedRect(stone, size * 0.58, size * 0.58)
        painter.setPen(pen(line, 1.6))
        painter.drawLine(foot + QPointF(0, -size * 1.3), foot + QPointF(0, -size * 0.4))
        painter.drawLine(
            foot + QPointF(-size * 0.32, -size * 0.96), foot + QPointF(size * 0.32, -size * 0.96)
        )


# -- over the pieces -----------------------------------------------------------------------------


def depletion(
    painter: QPainter, centre: QPointF, radius: float, theme: Theme, *, whole: bool
) -> None:
    """Paint a depletion marker: half a coin left, or none."""
    gold = theme.accent_hi if theme.flat else QColor("#f0b93a")
    painter.setPen(NO_PEN)
    painter.setBrush(faded(QColor("#000000"), 100))
    painter.drawEllipse(centre + QPointF(1.2, 2), radius, radius)
    painter.setPen(pen(theme.colour("cream"), radius * 0.14))
    painter.setBrush(theme.colour("badge"))
    painter.drawEllipse(centre, radius, radius)
    inner = radius * 0.66
    box = QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner)
    painter.setPen(NO_PEN)
    painter.setBrush(gold)
    if not whole:
        painter.drawPie(box, 90 * 16, 180 * 16)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(gold, radius * 0.13))
    painter.drawEllipse(box)
    if whole:
        painter.setPen(pen(gold, radius * 0.2))
        arm = inner * 0.66
        painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


def _half(painter: QPainter, tile: Tile, theme: Theme) -> None:
    at = BESIDE_COIN if tile.points else MARKER
    depletion(painter, at, MARKER_RADIUS, theme, whole=False)


def _whole(painter: QPainter, tile: Tile, theme: Theme) -> None:
    at = BESIDE_COIN if tile.points else MARKER
    depletion(painter, at, MARKER_RADIUS, theme, whole=True)


def _captured(painter: QPainter, tile: Tile, theme: Theme) -> None:
    """Paint the mark of a town taken once: a broken shield."""
    del tile
    painter.translate(BESIDE_COIN)
    shield = unit_glyphs.body("melee", QPointF(), 11.5)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(QColor("#000000"), 110))
    painter.drawPath(shield.translated(1.4, 2.2))
    painter.setPen(pen(theme.colour("cream"), 1.8))
    painter.setBrush(theme.danger_fill)
    painter.drawPath(shield)
    crack = QPainterPath(QPointF(2, -11))
    for x, y in ((-2.5, -5), (3, -1), (-2, 4), (1, 13)):
        crack.lineTo(x, y)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.colour("badge"), 4))
    painter.drawPath(crack)
    painter.setPen(pen(theme.colour("cream"), 1.7))
    painter.drawPath(crack)


def _locked(painter: QPainter, tile: Tile, theme: Theme) -> None:
    del tile
    painter.setPen(pen(theme.colour("cream"), 1.7))
    painter.setBrush(theme.colour("badge"))
    painter.drawEllipse(LOCK, MARKER_RADIUS, MARKER_RADIUS)
    controls.lock_sign(painter, LOCK + QPointF(0, 0.6), theme.colour("cream"), 5.2)


def _swords(painter: QPainter, tile: Tile, theme: Theme) -> None:
    """Paint crossed swords on the battlefield's upper edge, over its coin."""
    del tile
    at = MARKER
    painter.setPen(pen(theme.colour("cream"), 1.8))
    painter.setBrush(theme.danger_fill)
    painter.drawEllipse(at, MARKER_RADIUS + 1, MARKER_RADIUS + 1)
    for side in (1, -1):
        painter.save()
        painter.translate(at)
        painter.scale(side, 1)
        painter.setPen(pen(theme.colour("cream"), 2.2))
        painter.drawLine(QPointF(-5.6, 6), QPointF(5.8, -6.4))
        painter.drawLine(QPointF(-6.4, 1.6), QPointF(-1.8, 6.2))
        painter.restore()


def _spell(painter: QPainter, at: QPointF, fill: QColor, theme: Theme) -> None:
    painter.translate(at)
    painter.setPen(pen(theme.colour("cream"), 1.7))
    painter.setBrush(fill)
    painter.drawEllipse(QPointF(), MARKER_RADIUS - 0.5, MARKER_RADIUS - 0.5)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.colour("cream"), 2.6))


def _hastened(painter: QPainter, tile: Tile, theme: Theme) -> None:
    """Paint two arrow heads: pieces here move farther."""
    del tile
    _spell(painter, SPELLS[0], theme.ok_fill, theme)
    for x in (-4.6, 1.0):
        painter.drawPolyline([QPointF(x, -5), QPointF(x + 4.6, 0), QPointF(x, 5)])


def _crippled(painter: QPainter, tile: Tile, theme: Theme) -> None:
    """Paint a chain: pieces here move less far."""
    del tile
    _spell(painter, SPELLS[1], theme.colour("badge"), theme)
    for x, y in ((-2.9, 2.9), (2.9, -2.9)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(-45)
        painter.setPen(pen(theme.colour("cream"), 2.2))
        painter.drawRoundedRect(QRectF(-4.6, -2.7, 9.2, 5.4), 2.7, 2.7)
        painter.restore()


UNDER: Mapping[str, Sign] = {
    "depleted": _spent,
    "token_melee": _raising("melee"),
    "token_ranged": _raising("ranged"),
    "token_flying": _raising("flying"),
    "token_graveyard": _graveyard,
    "flank": _flank,
    "battlefield": _battlefield,
}
OVER: Mapping[str, Sign] = {
    "half": _half,
    "depleted": _whole,
    "captured": _captured,
    "locked": _locked,
    "hastened": _hastened,
    "crippled": _crippled,
    "battlefield": _swords,
}
