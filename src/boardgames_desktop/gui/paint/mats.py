"""The parts of a player's mat: buildings and free plots, unit tiles, stores, reserves.

Every function paints into an area, at the density its height asks for, and leaves marks
(lit, picked, focus) to :func:`mark`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from boardgames_desktop.gui.art import buildings, goods
from boardgames_desktop.gui.paint import controls, seats, surfaces, texture
from boardgames_desktop.gui.paint.ink import (
    NO_BRUSH,
    NO_PEN,
    diagonal,
    faded,
    inside,
    mixed,
    orb,
    pen,
    ratio_of,
    rounded,
)
from boardgames_desktop.gui.theme import Theme, fixed_font

Piece = Callable[[QPainter, QPointF, float], None]
"""Paints a piece around a point, so large from its middle."""

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
BOLD = QFont.Weight.Bold
BETWEEN = " \N{MIDDLE DOT} "
"""Between the parts of a note."""

ROOMY = 128
"""Height of a plot from which on its name and state are written, at text size 100 %."""

NAMED = 90
"""Height from which on at least its name is."""

SMALLEST = 10.0

NARROWER = (92, 84, 75)
"""Widths of letters in per cent, where names would otherwise be cut."""


@attrs.frozen(eq=False)
class PartLook:
    """What a part of a mat shows.

    Attributes:
        art: key of its picture. kind: last word of that, the kind of piece it is about.
        title, state, note: words. number: the large one.
        lines: sentences. price: what it costs. prize: points it is worth.
        step, steps: level. colour: of the seat.
        standing, rising: how a plot stands.
        pieces: what lies on it, each painted around a point. emblem: a piece of its kind.
        scale: of texts.
    """

    art: str
    colour: str
    scale: float
    title: str = ""
    state: str = ""
    note: str = ""
    number: str = ""
    lines: tuple[str, ...] = ()
    price: tuple[tuple[str, int], ...] = ()
    prize: int = 0
    prize_words: str = ""
    step: int = 0
    steps: int = 0
    count: int = 0
    standing: bool = False
    rising: bool = False
    pieces: Sequence[Piece] = ()
    emblem: Piece | None = None

    @property
    def kind(self) -> str:
        """The kind of piece."""
        return self.art.rpartition(".")[2]


def words_in(  # noqa: PLR0917 - painter, place, what, like all of them
    painter: QPainter,
    box: QRectF,
    words: str,
    letters: QFont,
    colour: QColor,
    align: int = WRAPPED,
    *,
    narrow: bool = False,
) -> None:
    """Write words into a box: smaller or narrower if they would not fit, elided at last.

    Args:
        painter: where to.
        box: the room there is.
        words: what to write.
        letters: the font words are written in if they fit.
        colour: of the letters.
        align: flags of ``drawText``.
        narrow: make the letters narrower before they become smaller, for names.
    """
    made = fitted(words, letters, box, align, narrow=narrow)
    painter.setFont(made)
    painter.setPen(colour)
    painter.drawText(box, align, shortened(words, QFontMetricsF(made), box, align))


def fitted(words: str, letters: QFont, box: QRectF, flags: int, *, narrow: bool = False) -> QFont:
    """Return the font, as small and narrow as it must be for words to fit into a box."""
    made = QFont(letters)
    size = made.pixelSize()
    sizes = [(pixels, 100) for pixels in range(size, int(SMALLEST) - 1, -1)] or [(size, 100)]
    forms = [*sizes, *((sizes[-1][0], width) for width in NARROWER)]
    if narrow:
        forms = [(size, width) for width in (100, *NARROWER)]
        forms += [(pixels, NARROWER[-1]) for pixels, _ in sizes[1:]]
    for pixels, width in forms:
        made.setPixelSize(pixels)
        made.setStretch(width)
        needed = QFontMetricsF(made).boundingRect(box, flags, words)
        if needed.width() <= box.width() + 0.5 and needed.height() <= box.height() + 0.5:
            break
    return made


def shortened(words: str, metrics: QFontMetricsF, box: QRectF, flags: int) -> str:
    """Return words that fit into a box: all of them, or as many as do with three dots."""

    def fits(text: str) -> bool:
        needed = metrics.boundingRect(box, flags, text)
        slack = 1.5 * metrics.descent()
        return needed.height() <= box.height() + slack and needed.width() <= box.width() + 1

    if fits(words):
        return words
    parts = words.split(" ")
    for kept in range(len(parts) - 1, 0, -1):
        shorter = " ".join(parts[:kept]).rstrip(",.;:") + "…"
        if fits(shorter):
            return shorter
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())


# -- the ground ----------------------------------------------------------------------------


def plate(painter: QPainter, area: QRectF, colour: str, theme: Theme) -> None:
    """Paint the ground of a section: wood with the seat's pattern burnt into it."""
    surfaces.panel(painter, area, 10, theme)
    if theme.flat:
        return
    seat = theme.seat(colour)
    shape = rounded(area.adjusted(1, 1, -1, -1), 9)
    with inside(painter, shape):
        tint = mixed(theme.panel_hi, seat.base, 0.22 if theme.name == "dark" else 0.12)
        painter.fillRect(area, faded(tint, 150))
        alpha = 26 if theme.name == "dark" else 13
        brush = seats.pattern_brush(seat, 22, alpha, ratio_of(painter), theme.colour("shade"))
        painter.fillRect(area, brush)
        texture.lay(painter, area, texture.grains(), 0.14, scale=0.5)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.line_strong, 1, 120))
    painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), 7, 7)


def note_that_fits(note: str, room: float, measure: Callable[[str], float]) -> str:
    """Return as many of a note's parts as there is room for; the first matters most."""
    parts = note.split(BETWEEN)
    while parts and measure(BETWEEN.join(parts)) > room:
        parts.pop()
    return BETWEEN.join(parts)


def heading(painter: QPainter, area: QRectF, title: str, note: str, theme: Theme) -> None:
    """Write the heading of a section, and a note at its right end."""
    letters = fixed_font("title", min(18.0, area.height() * 0.62))
    painter.setFont(letters)
    painter.setPen(theme.heading)
    metrics = QFontMetricsF(letters)
    small = fixed_font("small", max(SMALLEST, area.height() * 0.42))
    room = area.width() - 12
    measure = QFontMetricsF(small).horizontalAdvance
    note = note_that_fits(note, room - metrics.horizontalAdvance(title) - 16, measure)
    taken = measure(note) + 16 if note else 0
    words = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room - taken)
    box = area.adjusted(6, 2, -6, 0)
    painter.drawText(box, LEFT, words)
    if note:
        painter.setFont(small)
        painter.setPen(theme.text_2)
        painter.drawText(box, RIGHT, note)


# -- plots -----------------------------------------------------------------------------------


def plot(painter: QPainter, area: QRectF, look: PartLook, theme: Theme) -> None:
    """Paint a building with its slot, or the free plot for one."""
    if look.standing or look.rising:
        _building(painter, area, look, theme)
    else:
        _free_plot(painter, area, look, theme)


def _building(painter: QPainter, area: QRectF, look: PartLook, theme: Theme) -> None:
    scale = look.scale
    high = area.height() / scale
    surfaces.paper(painter, area, 7, theme, raised=high >= NAMED)
    edge = 5.0 if high >= NAMED else 3.0
    share = 0.46 if high >= ROOMY else 0.62 if high >= NAMED else 1.0
    picture = area.adjusted(edge, edge, -edge, -edge)
    picture.setHeight(picture.height() * share)
    with inside(painter, rounded(picture, 5)):
        buildings.building(painter, picture, look.art, theme, rising=look.rising)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.paper_line, 1))
    painter.drawRoundedRect(picture, 5, 5)
    if high >= ROOMY:
        name = QRectF(area.left() + 3, picture.bottom() + 1, area.width() - 6, 19 * scale)
        letters = fixed_font("micro", 11 * scale)
        lines = 1 if QFontMetricsF(letters).horizontalAdvance(look.state) < area.width() - 6 else 2
        high = (3 + 12.5 * lines) * scale
        foot = QRectF(area.left() + 3, area.bottom() - high - 3 * scale, area.width() - 6, high)
        slot_box = QRectF(area.left(), name.bottom(), area.width(), foot.top() - name.bottom())
        words_in(painter, name, look.title, fixed_font("label", 13 * scale, BOLD), theme.ink)
        words_in(painter, foot, look.state, letters, theme.ink_2)
        slot(painter, slot_box.center(), min(slot_box.height() / 2 - 2, 19 * scale), look, theme)
        return
    radius = (13.0 if high >= NAMED else 11.0) * scale
    if high >= NAMED:
        name = QRectF(
            area.left() + 3, picture.bottom(), area.width() - 6, area.bottom() - picture.bottom()
        )
        words_in(
            painter,
            name.adjusted(0, 1, 0, -3),
            look.title,
            fixed_font("label", 12 * scale, BOLD),
            theme.ink,
        )
    spot = QPointF(area.right() - radius - edge, picture.bottom() - radius + 1)
    slot(painter, spot, radius, look, theme)


def slot(painter: QPainter, centre: QPointF, radius: float, look: PartLook, theme: Theme) -> None:
    """Paint the slot of a building and who stands in it."""
    painter.setPen(pen(theme.paper_line, 1.2))
    painter.setBrush(faded(theme.paper_hi, 235))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(orb(centre, radius, faded(theme.paper_line, 30), faded(theme.paper_line, 90)))
    painter.drawEllipse(centre, radius - 2, radius - 2)
    for piece in look.pieces[:1]:
        piece(painter, centre, radius * 0.76)


def _free_plot(painter: QPainter, area: QRectF, look: PartLook, theme: Theme) -> None:
    scale = look.scale
    high = area.height() / scale
    ink = theme.heading
    shape = area.adjusted(1, 1, -1, -1)
    painter.setBrush(faded(theme.colour("shade"), 46 if theme.name == "dark" else 16))
    painter.setPen(pen(ink, 1.4 * theme.bold, 150, dashes=(4, 3), flat=True))
    painter.drawRoundedRect(shape, 7, 7)
    size = (13.0 if high >= ROOMY else 9.0) * scale
    roomy = high >= NAMED
    middle = QPointF(area.center().x(), area.top() + high * scale * (0.3 if roomy else 0.36))
    painter.setPen(NO_PEN)
    painter.setBrush(faded(ink, 110))
    painter.drawPath(buildings.shape_of(look.kind, middle, size))
    radius = (8.0 if high >= ROOMY else 7.0 if roomy else 5.6) * scale
    foot = area.bottom() - radius * 2.0
    if roomy:
        box = QRectF(
            area.left() + 4, middle.y() + size + 3, area.width() - 8, foot - middle.y() - size - 12
        )
        words = look.title if high < ROOMY or not look.state else f"{look.title}\n{look.state}"
        words_in(painter, box, words, fixed_font("small", 12 * scale), theme.text)
    if look.price:
        wide = goods.price_width(look.price, radius)
        while wide > area.width() - 4 and radius > 3.5:
            radius -= 0.5
            wide = goods.price_width(look.price, radius)
        start = QPointF(area.center().x() - wide / 2, foot)
        goods.pay(painter, start, look.price, radius, theme.text, theme)


# -- stores and reserves ------------------------------------------------------------------------


def stock(painter: QPainter, area: QRectF, look: PartLook, theme: Theme) -> None:
    """Paint a store: pieces in a heap, how many there are, and what they are called."""
    scale = look.scale
    high = area.height() / scale
    surfaces.paper(painter, area, 8, theme, raised=high >= 44)
    number = fixed_font("score", min(28.0, high * 0.5) * scale)
    metrics = QFontMetricsF(number)
    wide = max(metrics.horizontalAdvance("00"), metrics.horizontalAdvance(look.number)) + 8
    box = area.adjusted(10, 5, -8, -5)
    score = QRectF(box.right() - wide, box.top(), wide, box.height())
    heap = QRectF(box.left(), box.top(), box.width() - wide - 6, box.height())
    if high >= 70:
        line = 18 * scale
        name = QRectF(heap.left() + 2, box.bottom() - line, heap.width(), line)
        words_in(painter, name, look.title, fixed_font("small", 13 * scale), theme.ink_2, int(LEFT))
        heap.setBottom(name.top() - 1)
    if high >= 44:
        goods.heap(painter, heap, look.art, look.count, theme)
    else:
        radius = box.height() * 0.36
        goods.good(
            painter, QPointF(heap.left() + radius, heap.center().y()), radius, look.art, theme
        )
        name = heap.adjusted(radius * 2.6, 0, 0, 0)
        words_in(painter, name, look.title, fixed_font("small", 12 * scale), theme.ink_2, int(LEFT))
    painter.setFont(number)
    painter.setPen(theme.ink)
    painter.drawText(score, RIGHT, look.number)


def reserve(painter: QPainter, area: QRectF, look: PartLook, theme: Theme) -> None:
    """Paint pieces left in the box: the piece and how many."""
    scale = look.scale
    surfaces.well(painter, area.adjusted(0.6, 0.6, -0.6, -0.6), 8, theme, 200)
    slim = area.width() < 76 * scale
    size = min(area.height() * 0.32, 17 * scale, area.width() * (0.2 if slim else 0.3))
    spot = QPointF(area.left() + size * (1.5 if slim else 1.9), area.center().y())
    drawn = look.pieces[0] if look.pieces else look.emblem
    if drawn is not None:
        painter.save()
        painter.setOpacity(1.0 if look.count else 0.35)
        drawn(painter, spot, size)
        painter.restore()
    box = area.adjusted(size * (2.8 if slim else 3.2), 2, -4, -2)
    words = fixed_font("number", min(18.0, area.height() * (0.32 if slim else 0.36)))
    painter.setFont(words)
    painter.setPen(theme.text if look.count else theme.text_off)
    if area.height() / scale < 44 or box.width() < 44 * scale:
        painter.drawText(box, LEFT, look.number)
        return
    painter.drawText(
        QRectF(box.left(), box.top(), box.width(), box.height() * 0.58), LEFT, look.number
    )
    words_in(
        painter,
        QRectF(box.left(), box.center().y() + 1, box.width(), box.height() * 0.46),
        look.title,
        fixed_font("micro", 11 * scale),
        theme.text_2,
        int(LEFT),
    )


# -- marks ---------------------------------------------------------------------------------------


def mark(
    painter: QPainter,
    area: QRectF,
    theme: Theme,
    *,
    lit: bool = False,
    faint: bool = False,
    picked: bool = False,
    hovered: bool = False,
    focused: bool = False,
    changed: bool = False,
) -> None:
    """Paint on a part that it may be pointed at, was, or is just now."""
    painter.setBrush(NO_BRUSH)
    shape = area.adjusted(1, 1, -1, -1)
    if lit or picked:
        token = theme.select if picked else theme.legal
        for width, alpha in ((8.0, 60), (5.0, 130), (2.6, 255)):
            painter.setPen(pen(token, width, alpha))
            painter.drawRoundedRect(shape, 7, 7)
        if not picked and not theme.flat:
            painter.setPen(pen(theme.colour("stitch"), 1.4, dashes=(3.4, 2.4), flat=True))
            painter.drawRoundedRect(shape, 7, 7)
    elif faint:
        painter.setPen(pen(theme.legal, 1.6, 150, dashes=(3.4, 2.4), flat=True))
        painter.drawRoundedRect(shape, 7, 7)
    if changed:
        painter.setBrush(faded(theme.accent_hi, 46))
        for width, alpha in ((7.0, 70), (3.2, 255)):
            painter.setPen(pen(theme.accent_hi, width, alpha))
            painter.drawRoundedRect(shape, 7, 7)
        painter.setBrush(NO_BRUSH)
    if hovered:
        painter.setPen(pen(theme.colour("light"), 2.4, 150))
        painter.setBrush(faded(theme.colour("light"), 30))
        painter.drawRoundedRect(shape.adjusted(1, 1, -1, -1), 6, 6)
    if focused:
        painter.setBrush(NO_BRUSH)
        inset = 4 if lit or picked else 0
        inner = area.adjusted(inset, inset, -inset, -inset)
        controls.inner_focus(painter, inner, 7 - inset / 2, theme)


def plain_piece(colour: str, kind: str, theme: Theme) -> Piece:
    """Return a painter of a piece as a shape of its owner's colour, for kinds without art."""

    def draw(painter: QPainter, centre: QPointF, size: float) -> None:
        seat = theme.seat(colour)
        shape = buildings.shape_of(kind, centre, size)
        painter.setPen(NO_PEN)
        painter.setBrush(seat.piece.darker(190))
        painter.drawPath(shape.translated(0, size * 0.16))
        box = shape.boundingRect()
        painter.setPen(pen(theme.colour("cream"), max(1.0, size * 0.1)))
        light = mixed(seat.piece, theme.colour("light"), 0.3)
        painter.setBrush(seat.piece if theme.flat else diagonal(box, light, seat.piece.darker(130)))
        painter.drawPath(shape)
        seats.emblem(painter, centre, size * 0.5, seat)

    return draw
