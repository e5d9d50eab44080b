"""Positions in a few lines, as the rulebooks show them."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.notation import action_text
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.services.book import load_book, render
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.paths import resources
from boardgames_desktop.services.position import PositionError, read_position


def test_a_position_is_played_from_its_seed_and_can_be_played_on():
    text = "game: risk\nvariant: classic\nseed: 7\nplies: 60"
    found = read_position(text)
    assert found == read_position(text)
    assert len(found.entries) >= 60
    assert any(token.kind == "army" for token in found.picture.tokens)
    session = GameSession(found.game.rules(found.setup), found.setup)
    session.replay(found.entries)
    session.start()
    assert session.rules.asked(session.state)


def test_entries_of_a_log_go_on_from_there():
    start = read_position("game: risk\nseed: 7")
    session = GameSession(start.game.rules(start.setup), start.setup)
    session.replay(start.entries)
    session.start()
    (seat,) = session.rules.asked(session.state)
    colour = start.setup.seats[seat].colour
    found = read_position(f"game: risk\nseed: 7\n{colour}: claim ural")
    assert found.picture.looks["land:ural"].tint == seat


def test_colours_say_which_races_play():
    found = read_position("game: warcraft\nvariant: main2\ncolours: purple green\nseed: 1")
    assert [seat.colour for seat in found.setup.seats] == ["purple", "green"]
    for wrong in ("purple", "purple purple", "purple beige"):
        with pytest.raises(PositionError):
            read_position(f"game: warcraft\nvariant: main2\ncolours: {wrong}\nseed: 1")


@pytest.mark.parametrize("variant", ["main2", "captives", "nordrassil"])
def test_maps_of_scenarios_are_positions(variant: str):
    found = read_position(f"game: warcraft\nvariant: {variant}\nseed: 1")
    assert found.setup.variant == variant
    assert len(found.board.places) > 20


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game: chess",
        "game: risk\nvariant: none",
        "game: risk\nseed: many",
        "game: risk\nplies: 999999",
        "game: risk\nred: attack ural ural 3",
        "game: risk\nno words of a log",
        "game: risk\noption colour: none",
        "game: risk\nseats: 9",
    ],
)
def test_what_is_no_position_is_refused(text: str):
    with pytest.raises(PositionError):
        read_position(text)


def test_a_block_of_a_page_becomes_a_picture():
    page = render("x", "# A {#risk.a}\n\n```position\ngame: risk\n```\n\n```\ncode\n```\n")
    assert page.figures == ("game: risk",)
    assert '<img src="figure:0"/>' in page.html
    assert "<code>code" in page.html
    assert page.sections[0].text == "code"


@pytest.mark.parametrize("game", ["risk", "warcraft"])
def test_the_figures_of_the_books_are_positions_and_the_same_in_every_language(game: str):
    books = [load_book(resources() / "rulebooks", game, code) for code in LANGUAGES]
    figures = [[page.figures for page in book.pages] for book in books]
    assert all(one == figures[0] for one in figures)
    found = [text for page in figures[0] for text in page]
    assert found
    for text in set(found):
        assert read_position(text).setup.game == game


DEALT = """game: warcraft
variant: main2
colours: purple blue
seed: 3249
"""


def test_what_is_dealt_at_the_beginning_can_be_said():
    """A lesson keeps its hand when the decks are tuned."""
    hand = "draw cripple curse summon_building"
    found = read_position(f"{DEALT}*: {hand}\npurple: move worker a1 b1 1")
    rules = found.game.rules(found.setup)
    told = [action_text(rules.verbs, entry.action) for entry in found.entries]
    assert hand in told[:3]
    assert told[-1] == "move worker a1 b1 1"


@pytest.mark.parametrize("line", ["*: draw nonsense", "*: roll 6", "*: draw devour devour devour"])
def test_what_cannot_be_dealt_is_refused(line):
    with pytest.raises(PositionError, match=r"draw|roll"):
        read_position(DEALT + line)
