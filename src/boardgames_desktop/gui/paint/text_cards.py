"""Cards that say what they do: a band with the name, a picture, when, and the text.

``text_card(painter, area, look, theme)`` paints at any size; where there is little room the
text is left out and the name and the time stay.
"""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from boardgames_desktop.gui.art import card_pictures
from boardgames_desktop.gui.paint import cards, mats, seats, surfaces
from boardgames_desktop.gui.paint.ink import NO_BRUSH, inside, pen, ratio_of, rounded, vertical
from boardgames_desktop.gui.theme import Theme, fixed_font

WIDTH, TIGHT = 158.0, 0.92
"""Width at which letters have their own size, and below which part of it a card is tight."""

FULL, FULL_LONG = 0.35, 0.22
"""Height of the picture on a card with its text, and above many words on a smaller one."""

SMALL, SMALL_LONG = 0.33, 0.24
"""The same on a card without its text: above a short note, above a long one."""

LONG, WORDY = 26, 90
"""Letters of a long note, and of a long text."""

TOP = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


@attrs.frozen(eq=False)
class TextCardLook:
    """What such a card shows.

    Attributes:
        colour: of the seat it belongs to. face: key of its picture.
        title, note, text: name, when it may be played, what it does.
        state: see :class:`~boardgames_desktop.gui.paint.cards.CardLook`.
        scale: of texts.
        full: write the text.
    """

    colour: str
    face: str
    title: str
    note: str
    text: str
    state: cards.State = "plain"
    scale: float = 1.0
    full: bool = True


def text_card(painter: QPainter, area: QRectF, look: TextCardLook, theme: Theme) -> None:
    """Paint a card that lies face up."""
    radius = 9.0
    cards.halo(painter, area, radius, look.state, theme)
    surfaces.paper(painter, area, radius, theme)
    scale = look.scale * (area.width() / look.scale / WIDTH if look.full else 0.84)
    edge = 6 * scale
    top = (26 if look.full else 33) * scale
    band = QRectF(area.left() + edge, area.top() + edge, area.width() - 2 * edge, top)
    _band(painter, band, look, scale, theme)
    short, long = (FULL, FULL_LONG) if look.full else (SMALL, SMALL_LONG)
    many = len(look.note) > LONG
    if look.full:
        many = scale < TIGHT * look.scale and (many or len(look.text) > WORDY)
    high = area.height() * (long if many else short)
    window = QRectF(band.left(), band.bottom() + 5 * scale, band.width(), high)
    window.setHeight(min(high, area.bottom() - window.top() - 30 * scale))
    with inside(painter, rounded(window, 5)):
        card_pictures.card_picture(painter, window, look.face, theme)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.paper_line, 1.2))
    painter.drawRoundedRect(window, 5, 5)
    _words(
        painter,
        QRectF(
            band.left(),
            window.bottom() + 3 * scale,
            band.width(),
            area.bottom() - window.bottom() - 8 * scale,
        ),
        look,
        scale,
        theme,
    )
    cards.finish(painter, area, radius, look.state, theme)


def _band(painter: QPainter, band: QRectF, look: TextCardLook, scale: float, theme: Theme) -> None:
    seat = theme.seat(look.colour)
    with inside(painter, rounded(band, 5)):
        base = seat.base
        worn = vertical(band, base.lighter(112), base.darker(128))
        painter.fillRect(band, base if theme.flat else worn)
        brush = seats.pattern_brush(seat, 7, 44, ratio_of(painter), theme.colour("shade"))
        painter.fillRect(band, brush)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.paper_line, 1))
    painter.drawRoundedRect(band, 5, 5)
    letters = fixed_font("label", 14 * scale, QFont.Weight.Bold)
    room = 5.0 if look.full else 2.0
    box = band.adjusted(room, 0, -room, 0)
    mats.words_in(painter, box, look.title, letters, seat.text, narrow=True)


def _words(painter: QPainter, box: QRectF, look: TextCardLook, scale: float, theme: Theme) -> None:
    """Write when the card may be played and, where there is room, what it does."""
    when = fixed_font("micro", max(10.0, 11 * scale), QFont.Weight.Bold)
    if not look.full:
        mats.words_in(painter, box, look.note, when, theme.ink)
        return
    line = box.height() * _share(look, box, when)
    head = QRectF(box.left(), box.top(), box.width(), line)
    mats.words_in(painter, head, look.note, when, theme.danger_fill)
    body = QRectF(box.left(), head.bottom(), box.width(), box.bottom() - head.bottom())
    letters = fixed_font("small", max(10.0, 11.5 * scale))
    mats.words_in(painter, body, look.text, letters, theme.ink, TOP)


def _share(look: TextCardLook, box: QRectF, letters: QFont) -> float:
    """Return which part of the words' box is for the note: a line, or two if it needs them."""
    one = QFontMetricsF(letters).height()
    line = QRectF(0, 0, box.width(), one + 1)
    narrow = QFontMetricsF(mats.fitted(look.note, letters, line, mats.WRAPPED))
    if narrow.horizontalAdvance(look.note) > box.width():
        return max(0.34, 2 * one / box.height())
    return min(0.28, one / box.height()) if len(look.text) > WORDY else 0.28
