"""The new-game dialog makes the setup it shows."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from boardgames_desktop.ai import CHARACTERS, LEVELS
from boardgames_desktop.core.journal import setup_from_json, setup_to_json
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.games import load_game
from boardgames_desktop.games.warcraft import GAME as WARCRAFT
from boardgames_desktop.gui.new_game import NewGameSheet
from boardgames_desktop.gui.seat_rows import SeatDraft
from boardgames_desktop.gui.setup_draft import people, recall, remember, seed_of
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.language import LANGUAGES, language


@pytest.fixture
def sheet(adopt, store):
    made = NewGameSheet(store)
    adopt(made)
    made.open()
    return made


def start_of(sheet) -> QPushButton:
    return next(
        button
        for button in sheet.findChildren(QPushButton)
        if button.property("primary") and button.text() == "Start the game"
    )


def test_it_emits_the_setup_it_shows(qtbot, sheet):
    rows = sheet.seats.rows
    rows[0].name.setText("Freja")
    rows[1].level.setCurrentIndex(2)
    sheet._seed.setText("7")
    with qtbot.waitSignal(sheet.started) as heard:
        qtbot.mouseClick(start_of(sheet), Qt.MouseButton.LeftButton)
    setup = heard.args[0]
    assert setup.game == "risk"
    assert setup.seed == 7
    assert [seat.kind for seat in setup.seats] == [HUMAN, "hard", "normal"]
    assert setup.seats[0].name == "Freja"
    assert set(setup.options) == {
        spec.key for spec in load_game("risk").variant(setup.variant).options
    }
    load_game("risk").rules(setup)


def test_enter_starts(qtbot, sheet):
    with qtbot.waitSignal(sheet.started):
        qtbot.keyClick(sheet, Qt.Key.Key_Return)


def test_the_last_setup_is_remembered(adopt, store, sheet):
    sheet.seats.rows[0].name.setText("Freja")
    sheet.seats.add()
    sheet._options[0][2].setCurrentIndex(1)
    wanted = sheet.setup()
    sheet._begin()
    again = NewGameSheet(store)
    adopt(again)
    found = again.setup()
    assert (found.variant, found.seats, found.options) == (
        wanted.variant,
        wanted.seats,
        wanted.options,
    )
    assert found.seed != wanted.seed


def test_colours_are_swapped_never_doubled(sheet):
    first, second = sheet.seats.rows[0], sheet.seats.rows[1]
    mine, theirs = first.colour, second.colour
    first.colour_wanted.emit(theirs)
    assert (first.colour, second.colour) == (theirs, mine)


def test_two_equal_names_are_told_and_block(sheet):
    for row in sheet.seats.rows[:2]:
        row.name.setText("Nikos")
    sheet._check()
    assert sheet._trouble.text() == "Two players are called Nikos."
    assert not start_of(sheet).isEnabled()
    sheet.seats.rows[1].name.setText("Eleni")
    sheet._check()
    assert start_of(sheet).isEnabled()


def test_any_name_that_can_be_pasted_can_be_saved(sheet):
    """QLineEdit keeps pasted control characters and only paints them as blanks."""
    odd = [sign for sign in map(chr, range(0x3000)) if not sign.isprintable()]
    row = sheet.seats.rows[0]
    for at in range(0, len(odd), 10):
        row.name.setText("A" + "B".join(odd[at : at + 10]) + "\U0001f9d1\u200d\U0001f33e")
        setup = sheet.setup()
        assert setup.seats[0].name.endswith("\U0001f9d1\u200d\U0001f33e")
        assert setup_from_json(json.loads(json.dumps(setup_to_json(setup)))) == setup


def test_nobody_human_is_allowed(sheet):
    sheet.seats.rows[0].who.set_current(1)
    sheet._check()
    assert start_of(sheet).isEnabled()
    assert "watch" in sheet._hint.text()


def test_seats_come_and_go_within_the_limits(sheet):
    assert len(sheet.seats.rows) == 3
    sheet.seats.add()
    assert len(sheet.seats.rows) == 4
    assert "house rule" not in sheet._seat_note(4)
    sheet.seats.add()
    sheet.seats.add()
    assert "house rule" in sheet._seat_note(6)
    assert not sheet._add.isEnabled()
    for _ in range(3):
        sheet.seats.remove(sheet.seats.rows[1])
    assert len(sheet.seats.rows) == 3
    sheet.seats.move_row(sheet.seats.rows[0], 1)
    assert sheet.seats.rows[1].draft().kind == HUMAN


def test_one_person_may_play_two_seats(sheet):
    sheet.seats.rows[1].who.set_current(0)
    sheet._check()
    box = sheet.seats.rows[1].person
    box.setCurrentIndex(box.findData(0))
    setup = sheet.setup()
    assert setup.person_of(0) == setup.person_of(1)
    assert setup.person_of(2) < 0


def test_people_of_drafts():
    drafts = [
        SeatDraft("", HUMAN, "red"),
        SeatDraft("", "easy", "blue"),
        SeatDraft("", HUMAN, "yellow", shares=0),
        SeatDraft("", HUMAN, "black"),
    ]
    assert people(drafts) == [0, None, 0, None]


@pytest.mark.parametrize(
    ("text", "seed"), [("7", 7), (" 12 345 ", 12345), (str(2**64 - 1), 2**64 - 1)]
)
def test_numbers_are_their_own_seed(text, seed):
    assert seed_of(text) == seed


def test_the_fingerprint_of_the_dice_is_shown_before_the_game_and_the_number_is_not(sheet):
    """Also for numbers typed and drawn anew: what is shown is what the game will have."""
    assert sheet._seed.text() == ""
    seen = set()
    for act in (
        sheet._new_seed.click,
        lambda: sheet._seed.setText("  Odin "),
        sheet._new_seed.click,
    ):
        act()
        seed = sheet.setup().seed
        seen.add(seed)
        assert fingerprint(seed) in sheet._seed_note.text()
        assert str(seed) not in sheet._seed_note.text()
        sheet._copy_seed.click()
        assert QGuiApplication.clipboard().text() == fingerprint(seed)
    assert len(seen) == 3
    assert seed_of("Odin") in seen


def test_words_give_a_seed_whatever_their_case():
    assert seed_of("Three Kings") == seed_of("three kings") != seed_of("four kings")
    assert 0 <= seed_of("Τρεις") < 2**64
    assert 0 <= seed_of("9" * 30) < 2**64


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"variant": "classic"},
        {"variant": "classic", "seats": [["a", "human", "red", None]]},
        {"variant": "classic", "seats": [["a", "human", "red", None]] * 3},
        {"variant": "classic", "seats": [["a", "wizard", "red", None]] * 3},
        {"variant": "none", "seats": []},
        {"variant": "classic", "seats": "red"},
    ],
)
def test_what_no_longer_fits_is_forgotten(data):
    assert recall(load_game("risk"), data) is None


def test_remember_and_recall_agree(sheet):
    setup = sheet.setup()
    found = recall(load_game("risk"), remember(setup))
    assert found is not None
    assert [draft.colour for draft in found[1]] == [seat.colour for seat in setup.seats]


def test_a_rule_can_be_read(qtbot, sheet):
    link = next(link for _, _, _, link in sheet._options if not link.isHidden())
    with qtbot.waitSignal(sheet.rule_wanted) as heard:
        link.click()
    assert heard.args[0] == "risk"
    assert heard.args[1].startswith("risk.")


def test_a_computer_has_a_character(adopt, store, sheet):
    row = sheet.seats.rows[1]
    row._fill_characters()
    assert [one.data() for one in row.character.menu().actions()] == list(CHARACTERS)
    next(one for one in row.character.menu().actions() if one.data() == "builder").trigger()
    row.level.setCurrentIndex(LEVELS.index("hard"))
    assert sheet.setup().seats[1].kind == "hard:builder"
    assert "Builder" in row.character.toolTip()
    assert row.character.isVisible()
    assert not sheet.seats.rows[0].character.isVisible()
    sheet._begin()
    again = NewGameSheet(store)
    adopt(again)
    assert again.setup().seats[1].kind == "hard:builder"


def test_moving_a_row_keeps_its_character(sheet):
    sheet.seats.rows[1].set_draft(SeatDraft("", "expert:cautious", "blue"))
    sheet.seats.move_row(sheet.seats.rows[1], 1)
    assert sheet.seats.rows[2].draft().kind == "expert:cautious"


@pytest.mark.parametrize("size", [(784, 600), (1024, 600), (1180, 820)])
def test_rows_fit_in_every_language(sheet, size):
    sheet._choose_variant(sheet._game.variant("team"))
    for row in sheet.seats.rows[1:]:
        row.set_draft(SeatDraft("", "expert:aggressive", row.colour))
    sheet.resize(*size)
    for code in LANGUAGES:
        language().set(code)
        for _ in range(4):
            QApplication.processEvents()
        for row in sheet.seats.rows:
            assert row.width() <= sheet.width()
            shown = [row.pick, row.name, row.who, row.level, row.character, row.more]
            shown = [part for part in shown if part.isVisible()]
            for part in shown:
                assert row.rect().contains(part.geometry()), part
                assert part.width() >= min(part.minimumSizeHint().width(), part.sizeHint().width())
            for one, other in combinations(shown, 2):
                assert not one.geometry().intersects(other.geometry())


def test_who_plays_with_whom_is_shown(sheet):
    assert all(not row._team for row in sheet.seats.rows)
    sheet._choose_variant(sheet._game.variant("team"))
    assert [row._team for row in sheet.seats.rows] == [1, 2, 1, 2]
    assert "Red and Yellow play against Blue and Black." in sheet._hint.text()
    assert "team 2" in sheet.seats.rows[1].name.accessibleName()
    sheet._choose_variant(sheet._game.variant("classic"))
    assert all(not row._team for row in sheet.seats.rows)


def test_options_without_effect_are_not_offered(sheet):
    sheet._choose_variant(sheet._game.variant("missions"))

    def offered():
        return {spec.key for spec, _, box, _ in sheet._options if not box.isHidden()}

    while len(sheet.seats.rows) > 2:
        sheet.seats.remove(sheet.seats.rows[-1])
    assert offered() == {"placement", "turn_cap"}
    assert set(sheet.setup().options) == offered()
    sheet.seats.add()
    assert offered() == {"setup", "placement", "post_elimination", "turn_cap"}
    assert set(sheet.setup().options) == offered()


def test_scenarios_tell_their_story_and_goals(adopt, store, monkeypatch):
    monkeypatch.setattr("boardgames_desktop.gui.new_game.catalogue", lambda: (WARCRAFT,))
    sheet = NewGameSheet(store)
    adopt(sheet)
    told = []
    for variant, card in sheet._cards:
        card.click()
        assert not sheet._about.isHidden()
        words = (sheet._story.text(), sheet._goals.text())
        assert variant.story is not None
        assert words[0] == language().text(variant.story)
        assert all(words)
        assert card.toolTip()
        told.append(words)
    assert len(set(told)) == len(WARCRAFT.variants)


def test_games_without_stories_leave_the_room_to_the_map(sheet):
    assert sheet._about.isHidden()


@pytest.mark.parametrize(("game", "which"), [("risk", 0), ("warcraft", 1)])
def test_the_focus_begins_at_the_game_that_was_asked_for(store, game, which):
    sheet = NewGameSheet(store, game_id=game)
    sheet.show()
    QApplication.processEvents()
    assert sheet._tabs.current() == which
    assert sheet.focusWidget() is sheet._tabs.segment(which)
    sheet.close()
