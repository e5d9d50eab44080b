"""The new-game dialog where a colour stands for a side, and a variant says who has which."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.game import Variant
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.new_game import NewGameSheet
from boardgames_desktop.gui.seat_rows import SeatDraft
from boardgames_desktop.gui.setup_draft import recall, recoloured, remember
from boardgames_desktop.services.language import LANGUAGES, language

WARCRAFT = load_game("warcraft")


@pytest.fixture
def sheet(adopt, store):
    made = NewGameSheet(store, game_id="warcraft")
    adopt(made)
    made.open()
    return made


def choose(sheet, variant_id: str) -> Variant:
    variant = WARCRAFT.variant(variant_id)
    sheet._choose_variant(variant)
    return variant


def colours(sheet) -> list[str]:
    return [row.colour for row in sheet.seats.rows]


def offered(row) -> list[str]:
    row._fill_colours()
    return [action.data() for action in row.pick.menu().actions()]


@pytest.mark.parametrize("variant_id", [variant.id for variant in WARCRAFT.variants])
def test_every_scenario_can_be_started_as_it_is_shown(sheet, variant_id):
    variant = choose(sheet, variant_id)
    assert len(sheet.seats.rows) == variant.min_seats
    assert not sheet._trouble.text()
    assert sheet._start.isEnabled()
    WARCRAFT.rules(sheet.setup())


def test_sides_are_written_beside_their_colours(sheet):
    choose(sheet, "captives")
    sides = [language().text(WARCRAFT.sides[colour]) for colour in colours(sheet)]
    assert [row.pick.text() for row in sheet.seats.rows] == sides
    assert [row.name.placeholderText() for row in sheet.seats.rows] == sides
    assert len({row.pick.minimumWidth() for row in sheet.seats.rows}) == 1


def test_a_fixed_side_cannot_be_changed(sheet):
    choose(sheet, "captives")
    assert [offered(row) for row in sheet.seats.rows] == [["red"], ["green"]]


def test_a_free_side_can_be_any(sheet):
    choose(sheet, "main2")
    assert offered(sheet.seats.rows[0]) == list(WARCRAFT.colours)
    sheet.seats.rows[0].colour_wanted.emit("purple")
    assert colours(sheet) == ["purple", "red"]
    assert sheet._start.isEnabled()


def test_sides_are_drawn_by_lot_where_they_are_free(sheet):
    choose(sheet, "captives")
    assert not sheet._draw.isVisible()
    choose(sheet, "main2")
    assert sheet._draw.isVisible()
    sheet.seats.rows[0].name.setText("Freja")
    seen = set()
    for _ in range(40):
        sheet._draw.click()
        seen.add(tuple(colours(sheet)))
        assert sheet._start.isEnabled()
    assert len(seen) > 3
    assert sheet.seats.rows[0].name.text() == "Freja"
    sheet._show_game(load_game("risk"))
    assert not sheet._draw.isVisible()


def test_players_change_places_and_sides_stay(sheet):
    choose(sheet, "captives")
    sheet.seats.rows[0].name.setText("Freja")
    sheet.seats.move_row(sheet.seats.rows[0], 1)
    assert colours(sheet) == ["red", "green"]
    assert [draft.name for draft in sheet.drafts()] == ["", "Freja"]
    sheet.seats.shuffle()
    assert colours(sheet) == ["red", "green"]


def test_from_one_scenario_to_the_next_and_back(sheet):
    for variant_id in ("nordrassil", "elf_gate", "main2", "captives", "main4"):
        variant = choose(sheet, variant_id)
        assert colours(sheet) == list(WARCRAFT.seat_colours(variant, variant.min_seats)) or not any(
            variant.colours
        )
        assert len(set(colours(sheet))) == variant.min_seats


def test_each_game_has_rows_of_its_own(sheet):
    risk = load_game("risk")
    sheet._show_game(risk)
    assert not any(row.pick.text() for row in sheet.seats.rows)
    assert set(offered(sheet.seats.rows[0])) == set(risk.colours)
    sheet._show_game(WARCRAFT)
    assert all(row.pick.text() for row in sheet.seats.rows)


def test_a_setup_with_the_wrong_sides_is_forgotten():
    variant = WARCRAFT.variant("captives")
    drafts = [SeatDraft("", "human", "red"), SeatDraft("", "normal", "green")]
    data = {
        "variant": "captives",
        "options": {},
        "seats": [[seat.name, seat.kind, seat.colour, None] for seat in drafts],
    }
    assert recall(WARCRAFT, data) == (variant, drafts, {})
    data["seats"].reverse()
    assert recall(WARCRAFT, data) is None


def test_free_seats_keep_their_colour_if_it_is_free():
    variant = Variant("x", WARCRAFT.title, WARCRAFT.summary, 3, 3, colours=("", "red", ""))
    drafts = [SeatDraft("", "human", colour) for colour in ("red", "green", "purple")]
    assert [draft.colour for draft in recoloured(WARCRAFT, variant, drafts)] == [
        "blue",
        "red",
        "purple",
    ]
    assert WARCRAFT.seat_colours(variant, 3) == ("blue", "red", "green")


def test_remember_and_recall_agree(sheet):
    choose(sheet, "nordrassil")
    setup = sheet.setup()
    found = recall(WARCRAFT, remember(setup))
    assert found is not None
    assert [draft.colour for draft in found[1]] == [seat.colour for seat in setup.seats]


@pytest.mark.parametrize("size", [(784, 600), (1180, 820)])
def test_rows_fit_in_every_language(sheet, size):
    choose(sheet, "nordrassil")
    for row in sheet.seats.rows[1:]:
        row.set_draft(SeatDraft("", "expert:aggressive", row.colour))
    sheet.resize(*size)
    for code in LANGUAGES:
        language().set(code)
        for _ in range(4):
            QApplication.processEvents()
        for row in sheet.seats.rows:
            shown = [row.pick, row.name, row.who, row.level, row.character, row.more]
            shown = [part for part in shown if part.isVisible()]
            for part in shown:
                assert row.rect().contains(part.geometry()), part
                assert part.width() >= min(part.minimumSizeHint().width(), part.sizeHint().width())
            for one, other in combinations(shown, 2):
                assert not one.geometry().intersects(other.geometry())
