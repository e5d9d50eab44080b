"""The players' table: characters of the computers, and room for names and numbers."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from boardgames_desktop.core.picture import Fact
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.panels.players import PlayersPanel
from boardgames_desktop.gui.theme import font, px
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.match import Match

from .conftest import settle

NAMES = ("Αλέξανδρος", "Mikkel", "Kasper", "Sigrid", "Wilhelmina", "Bo")
NARROW, LAPTOP = 262, 303
"""Pixels for the table in a window of 1024 x 600, and of 1280 x 720."""


@pytest.fixture
def seated(qtbot, store):
    made = []

    def make(variant, *kinds):
        colours = load_game("risk").colours
        seats = tuple(SeatSetup(NAMES[i], kind, colours[i]) for i, kind in enumerate(kinds))
        match = Match(Setup("risk", variant, seats, 5, {"placement": "random"}), settings=store)
        match.start()
        match.set_paused(True)
        panel = PlayersPanel(match)
        qtbot.addWidget(panel)
        panel.set_compact(True)
        panel.resize(NARROW, 240)
        panel.show_picture(match.picture())
        panel.show()
        settle()
        made.append(match)
        return panel

    yield make
    for match in made:
        match.close()


def test_level_and_character_are_told(seated):
    panel = seated("classic", HUMAN, "hard:builder", "easy")
    model = panel.players
    rows = [model.index(row, 0) for row in range(3)]
    assert [row.data(Role.KIND) for row in rows] == ["person", "Hard", "Easy"]
    assert [row.data(Role.CHARACTER) for row in rows] == ["", "builder", ""]
    tips = [row.data(Qt.ItemDataRole.ToolTipRole) for row in rows]
    assert "Hard · Builder" in tips[1]
    assert "Easy" in tips[2]
    assert "Balanced" not in tips[2]


@pytest.mark.parametrize(
    ("variant", "seats"), [("classic", 6), ("classic", 5), ("passive", 2), ("active", 2)]
)
def test_names_and_numbers_have_room_in_a_small_window(seated, variant, seats):
    panel = seated(variant, HUMAN, *["easy"] * (seats - 1))
    letters = font("label")
    letters.setPixelSize(px("body"))
    letters.setBold(True)
    for code in LANGUAGES:
        language().set(code)
        settle()
        for row in range(panel.players.rowCount()):
            name = str(panel.players.index(row, 0).data())
            disc = panel.columnWidth(0) - QFontMetrics(letters).horizontalAdvance(name)
            assert disc >= 26, (code, name)
        used = sum(panel.columnWidth(column) for column in range(panel.players.columnCount()))
        assert used <= panel.viewport().width()
        assert panel.height() >= panel.sizeHint().height() or seats < 6


def test_columns_grow_with_their_numbers(seated):
    panel = seated("classic", HUMAN, *["easy"] * 5)
    before, picture = panel.columnWidth(2), panel.players._picture
    key = panel.players.key(2)
    facts = [fact for fact in picture.facts if (fact.seat, fact.key) != (0, key)]
    large = attrs.evolve(picture, facts=(*facts, Fact(0, key, 1234)))
    panel.show_picture(large)
    assert panel.columnWidth(2) > before


@pytest.mark.parametrize("variant", ["main2", "main4", "elf_gate"])
def test_sides_nobody_has_given_a_name_have_room(qtbot, store, variant):
    game = load_game("warcraft")
    colours = game.seat_colours(game.variant(variant), game.variant(variant).book_seats[1])
    seats = tuple(SeatSetup("", HUMAN, colour) for colour in colours)
    match = Match(Setup("warcraft", variant, seats, 5), settings=store)
    match.start()
    panel = PlayersPanel(match)
    qtbot.addWidget(panel)
    panel.resize(LAPTOP, 240)
    panel.show_picture(match.picture())
    letters = font("label")
    letters.setPixelSize(px("body"))
    letters.setBold(True)
    for code in LANGUAGES:
        language().set(code)
        settle()
        for row in range(panel.players.rowCount()):
            name = str(panel.players.index(row, 0).data())
            disc = panel.columnWidth(0) - QFontMetrics(letters).horizontalAdvance(name)
            assert disc >= 26, (code, name)
    match.close()
