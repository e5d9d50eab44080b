"""Cards with a text say all of it, whatever the language and the room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import GAME_IDS, load_game
from boardgames_desktop.gui.art import card_pictures
from boardgames_desktop.gui.paint import mats, text_cards
from boardgames_desktop.gui.panels.hand import CARD, LARGE, TIGHTEST
from boardgames_desktop.gui.theme import fixed_font, named_theme
from boardgames_desktop.services.language import LANGUAGES, language

SIZES = {
    "large": (QSizeF(LARGE), True),
    "large, squeezed": (QSizeF(LARGE) * TIGHTEST, True),
    "small": (QSizeF(CARD), False),
    "small, squeezed": (QSizeF(CARD.width() * 0.8, CARD.height() * 0.88), False),
}


@pytest.fixture
def cut(monkeypatch, dressed_app):
    """The words that were cut while something was painted."""
    found: list[str] = []
    whole = mats.shortened

    def shortened(words, metrics, box, flags):
        shown = whole(words, metrics, box, flags)
        if shown != words:
            found.append(words)
        return shown

    monkeypatch.setattr(mats, "shortened", shortened)
    monkeypatch.setattr(card_pictures, "card_picture", lambda *_: None)
    return found


def looks(full):
    for game_id in GAME_IDS:
        ids = load_game(game_id).text
        for msg_id in ids:
            head = msg_id.removesuffix(".does")
            if head != msg_id and f"{head}.when" in ids:
                numbers = dict.fromkeys(("n", "number", "hits", "gold", "wood"), 2)
                yield text_cards.TextCardLook(
                    colour="red",
                    face=head,
                    title=language().text(Msg(head)),
                    note=language().text(Msg(f"{head}.when")),
                    text=language().text(Msg(msg_id, numbers, 2)),
                    full=full,
                )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_on_a_card_is_cut(code, size, cut):
    (extent, full), theme = SIZES[size], named_theme("dark")
    before = language().code
    language().set(code)
    image = QImage(300, 400, QImage.Format.Format_ARGB32_Premultiplied)
    try:
        shown = list(looks(full))
        with QPainter(image) as painter:
            for look in shown:
                text_cards.text_card(
                    painter, QRectF(4, 4, extent.width(), extent.height()), look, theme
                )
    finally:
        language().set(before)
    assert len(shown) >= 20
    titles = {look.title for look in shown}
    assert [words for words in cut if words in titles] == []
    assert cut == []


def test_a_long_name_becomes_narrow_before_it_becomes_small(dressed_app):
    letters = fixed_font("label", 12, QFont.Weight.Bold)
    words = "Δηλητηριασμένα"
    wide = QFontMetricsF(letters).horizontalAdvance(words)
    for part, pixels in ((1.1, 12), (0.85, 12), (0.7, 11)):
        box = QRectF(0, 0, wide * part, 40)
        made = mats.fitted(words, letters, box, mats.WRAPPED, narrow=True)
        assert made.pixelSize() == pixels
        assert mats.shortened(words, QFontMetricsF(made), box, mats.WRAPPED) == words
