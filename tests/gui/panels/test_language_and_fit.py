"""Switching the language equals building anew; nothing is cut in any language or size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QLabel

from boardgames_desktop.gui.panels.section import SectionHead
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import LANGUAGES, language

from .conftest import all_words, of_kind, open_battle, settle

POINTS = {
    "battle": open_battle,
    "cards": of_kind("reinforce", least=300),
    "move": of_kind("move_in"),
}

SIZES = [
    ("battle", (1024, 600), 1.0),
    ("cards", (1024, 600), 1.0),
    ("move", (1024, 600), 1.0),
    ("battle", (1280, 720), 1.0),
    ("battle", (1366, 768), 1.5),
    ("cards", (1920, 1080), 1.0),
]


@pytest.mark.parametrize("point", sorted(POINTS))
def test_switching_equals_building_anew(deal, point):
    old = deal(POINTS[point], size=(1920, 1080))
    english = sorted(all_words(old))
    for code in ("cs", "el"):
        language().set(code)
        settle()
        fresh = deal(POINTS[point], size=(1920, 1080))
        assert sorted(all_words(old)) == sorted(all_words(fresh))
        fresh.hide()
    language().set("en")
    settle()
    assert sorted(all_words(old)) == english


def cut(widget):
    """Return the buttons and labels whose words do not fit them."""
    buttons = [
        (part.text(), part.sizeHint().width(), part.width())
        for part in widget.findChildren(QAbstractButton)
        if part.isVisible() and part.text() and not isinstance(part, SectionHead)
    ]
    labels = [
        (part.text(), QFontMetrics(part.font()).horizontalAdvance(part.text()), part.width())
        for part in widget.findChildren(QLabel)
        if part.isVisible() and part.text() and not part.wordWrap()
    ]
    return [(words, need, room) for words, need, room in buttons + labels if need > room + 1]


def outside(table):
    """Return what sticks out of the table or of the board."""
    papers = (table.prompt, *table.around.legends, *table.around.tracks)
    answers = (*table.prompt.answer_buttons(), table.prompt.undo)
    return [
        (part.accessibleName(), part.geometry())
        for whole, parts in ((table.view, papers), (table.prompt, answers))
        for part in parts
        if part.isVisible() and not whole.rect().contains(part.geometry())
    ]


@pytest.mark.parametrize(("point", "size", "scale"), SIZES)
def test_everything_fits_in_every_language(deal, point, size, scale):
    themes().set("dark", scale)
    table = deal(POINTS[point], size=size)
    for code in (*LANGUAGES, "x-pseudo"):
        language().set(code)
        settle()
        assert not outside(table), code
        assert not cut(table), code
        papers = [*table.around.legends, *table.around.tracks]
        for number, paper in enumerate(papers):
            for other in papers[number + 1 :]:
                assert not paper.geometry().intersects(other.geometry()), code
            assert not paper.geometry().intersects(table.prompt.geometry()), code


def test_text_size_and_theme_change_at_run_time(deal):
    table = deal(open_battle, size=(1920, 1080))
    high = table.prompt.height()
    themes().set("light", 1.5)
    settle()
    assert table.prompt.height() > high
    assert not cut(table)
    themes().set("contrast", 1.0)
    settle()
    assert abs(table.prompt.height() - high) <= 4  # high contrast has thicker rims
    table.grab()
