"""Unit tiles: high and narrow with everything on them, or as rows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from boardgames_desktop.gui.art import goods
from boardgames_desktop.gui.paint import controls, seats, surfaces
from boardgames_desktop.gui.paint.ink import (
    faded,
    inside,
    mixed,
    orb,
    pen,
    ratio_of,
    rounded,
    vertical,
)
from boardgames_desktop.gui.paint.mats import BOLD, CENTRE, LEFT, PartLook, words_in
from boardgames_desktop.gui.theme import Theme, fixed_font


def tile(painter: QPainter, area: QRectF, look: PartLook, theme: Theme) -> None:
    """Paint a unit tile: high and narrow with everything on it, or as a row."""
    if area.width() > area.height() * 2.2:
        _tile_row(painter, area, look, theme)
    else:
        _tile_card(painter, area, look, theme)


def _band(painter: QPainter, area: QRectF, band: QRectF, colour: str, theme: Theme) -> None:
    """Paint the strip of a seat's colour along one edge of a tile."""
    seat = theme.seat(colour)
    with inside(painter, rounded(area.adjusted(0.7, 0.7, -0.7, -0.7), 7)):
        if theme.flat:
            painter.fillRect(band, seat.base)
        else:
            painter.fillRect(band, vertical(band, seat.base.lighter(114), seat.base.darker(122)))
        brush = seats.pattern_brush(seat, 8, 50, ratio_of(painter), theme.colour("shade"))
        painter.fillRect(band, brush)
    painter.setPen(pen(theme.paper_line, 1.2 * theme.bold))
    if band.width() > band.height():
        painter.drawLine(band.bottomLeft(), band.bottomRight())
    else:
        painter.drawLine(band.topRight(), band.bottomRight())


def _portrait(painter: QPainter, box: QRectF, look: PartLook, theme: Theme) -> None:
    seat = theme.seat(look.colour)
    centre = box.center()
    pale = mixed(theme.paper_hi, seat.base, 0.18)
    deep = mixed(theme.paper_lo, seat.base.darker(150), 0.5)
    painter.setPen(pen(theme.paper_line, 1))
    painter.setBrush(pale if theme.flat else orb(centre, box.height() * 0.72, pale, deep))
    painter.drawRoundedRect(box, 6, 6)
    if look.emblem is not None:
        look.emblem(painter, centre, min(box.width(), box.height()) * 0.34)


def stars(  # noqa: PLR0917 - painter, place, what, theme, like all of them
    painter: QPainter, left: QPointF, radius: float, step: int, steps: int, theme: Theme
) -> None:
    """Paint the level: as many stars as there are levels, the reached ones gold."""
    for number in range(steps):
        spot = left + QPointF(radius * (1.05 + 2.15 * number), 0)
        lit = number < step
        painter.setPen(pen(theme.colour("coin_line"), 1))
        painter.setBrush(theme.colour("coin_lo") if lit else faded(theme.colour("light"), 120))
        painter.drawPolygon(controls.star(spot, radius, 5))


def _tile_card(painter: QPainter, area: QRectF, look: PartLook, theme: Theme) -> None:
    scale = look.scale
    roomy = area.height() / scale >= 190
    surfaces.paper(painter, area, 8, theme)
    band = QRectF(area.left(), area.top(), area.width(), (29 if roomy else 23) * scale)
    _band(painter, area, band, look.colour, theme)
    letters = fixed_font("label", (15.0 if roomy else 13.0) * scale, BOLD)
    words_in(
        painter, band.adjusted(6, 1, -6, -1), look.title, letters, theme.seat(look.colour).text
    )
    side = (76.0 if roomy else 50.0) * scale
    box = QRectF(area.left() + 8, band.bottom() + 7 * scale, min(side, area.width() * 0.46), side)
    _portrait(painter, box, look, theme)
    right = QRectF(box.right() + 6, box.top(), area.right() - box.right() - 10, box.height())
    _strength(painter, right, look, theme, roomy=roomy)
    ability, following = look.lines[:1], look.lines[1:2]
    y = box.bottom() + 5 * scale
    foot = area.bottom() - (26 if roomy else 21) * scale
    line = (foot - y) * (0.5 if roomy else 0.34)
    if ability:
        words_in(
            painter,
            QRectF(area.left() + 8, y, area.width() - 16, line - 2),
            ability[0],
            fixed_font("small", 12 * scale, BOLD),
            theme.ink,
        )
    painter.setPen(pen(theme.paper_line, 1, 120))
    painter.drawLine(QPointF(area.left() + 14, y + line), QPointF(area.right() - 14, y + line))
    if following:
        words_in(
            painter,
            QRectF(area.left() + 8, y + line + 1, area.width() - 16, foot - y - line - 2),
            following[0],
            fixed_font("small", 11.5 * scale),
            theme.ink,
        )
    _tile_foot(painter, QRectF(area.left() + 8, foot, area.width() - 16, 20 * scale), look, theme)


def _strength(painter: QPainter, box: QRectF, look: PartLook, theme: Theme, *, roomy: bool) -> None:
    """Paint the large number, the words beside it and the stars."""
    scale = look.scale
    number = fixed_font("score", (30.0 if roomy else 22.0) * scale)
    painter.setFont(number)
    painter.setPen(theme.ink)
    wide = QFontMetricsF(number).horizontalAdvance(look.number)
    high = box.height() * 0.58
    painter.drawText(QRectF(box.left() + 2, box.top(), wide + 2, high), LEFT, look.number)
    words_in(
        painter,
        QRectF(box.left() + wide + 7, box.top(), box.width() - wide - 7, high),
        look.note,
        fixed_font("micro", 11.5 * scale),
        theme.ink_2,
        int(LEFT) | int(Qt.TextFlag.TextWordWrap),
    )
    if look.steps:
        radius = min((7.5 if roomy else 6.0) * scale, box.width() / (2.2 * look.steps))
        spot = QPointF(box.left() + 1, box.bottom() - box.height() * 0.2)
        stars(painter, spot, radius, look.step, look.steps, theme)


def _tile_foot(painter: QPainter, box: QRectF, look: PartLook, theme: Theme) -> None:
    """Paint what the next level costs, or what the highest one is worth, in the middle."""
    scale = look.scale
    radius = min(9.0 * scale, box.height() / 2)
    if look.price:
        wide = goods.price_width(look.price, radius)
        start = QPointF(box.center().x() - wide / 2, box.center().y())
        goods.pay(painter, start, look.price, radius, theme.ink, theme)
    elif look.prize:
        letters = fixed_font("small", 11.5 * scale, QFont.Weight.DemiBold)
        room = box.width() - 2.6 * radius
        words = QFontMetricsF(letters).elidedText(
            look.prize_words, Qt.TextElideMode.ElideRight, room
        )
        wide = QFontMetricsF(letters).horizontalAdvance(words)
        left = box.center().x() - (wide + 2.6 * radius) / 2
        spot = QPointF(left + radius, box.center().y())
        controls.coin(painter, spot, radius, str(look.prize), True, theme)
        painter.setFont(letters)
        painter.setPen(theme.ink)
        painter.drawText(
            QRectF(left + 2.6 * radius, box.top(), wide + 2, box.height()), LEFT, words
        )


def _tile_row(painter: QPainter, area: QRectF, look: PartLook, theme: Theme) -> None:
    scale = look.scale
    surfaces.paper(painter, area, 7, theme, raised=False)
    band = QRectF(area.left(), area.top(), 6 * scale, area.height())
    _band(painter, area, band, look.colour, theme)
    side = area.height() - 10
    box = QRectF(band.right() + 4, area.top() + 5, side * 0.86, side)
    _portrait(painter, box, look, theme)
    number = fixed_font("score", 22 * scale)
    wide = max(18 * scale, QFontMetricsF(number).horizontalAdvance(look.number))
    score = QRectF(box.right() + 5, area.top(), wide + 2, area.height() * 0.62)
    painter.setFont(number)
    painter.setPen(theme.ink)
    painter.drawText(score, CENTRE, look.number)
    radius = min(5.0 * scale, (wide + 10) / (2.2 * max(1, look.steps)))
    left = score.center().x() - look.steps * radius * 1.08
    stars(
        painter,
        QPointF(left, area.bottom() - 12 * scale),
        radius,
        look.step,
        look.steps,
        theme,
    )
    start = score.right() + 8 * scale
    price = goods.price_width(look.price, 7 * scale) if look.price else 0.0
    right = QRectF(start, area.top() + 3, area.right() - start - 5, area.height() - 6)
    name = QRectF(right.left(), right.top(), right.width(), right.height() * 0.44)
    words_in(painter, name, look.title, fixed_font("label", 13 * scale, BOLD), theme.ink, int(LEFT))
    under = QRectF(
        right.left(), name.bottom(), right.width() - price, right.bottom() - name.bottom()
    )
    following = look.lines[1:2] if look.price else look.lines[:1]
    words_in(
        painter,
        under,
        " ".join(following),
        fixed_font("micro", 11 * scale),
        theme.ink_2,
        int(LEFT) | int(Qt.TextFlag.TextWordWrap),
    )
    spot = QPointF(right.right() - price, under.center().y())
    if look.price:
        goods.pay(painter, spot, look.price, 7 * scale, theme.ink, theme)
    elif look.prize:
        coin = QPointF(right.right() - 10 * scale, name.center().y())
        controls.coin(painter, coin, 9 * scale, str(look.prize), True, theme)
