"""Sections 4 and 11: what lies on the table before the first round; who may sit where."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games.warcraft import GAME
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.scenario_file import SCENARIO_IDS
from boardgames_desktop.games.warcraft.state import DEPLETED

from .table import Table, laws_hold, new_game


def setup(variant: str, *colours: str, **options: str) -> Setup:
    seats = tuple(SeatSetup("", HUMAN, colour) for colour in colours)
    return Setup("warcraft", variant, seats, 1, options)


def start(table: Table) -> Table:
    """Draw the first player and deal."""
    while table.asked == "chance":
        if table.kind == "first":
            table.chance("first 0")
        else:
            seat = table.s.agenda[-1][2]
            hand = [CARD_KEYS[card] for card in table.s.decks[seat][:3]]
            table.draws(" ".join(hand))
    return table


# -- 4 the main game ------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seats"), [("main2", 2), ("main4", 4)])
def test_4_set_up(scenario: str, seats: int) -> None:
    table = new_game(scenario)
    assert laws_hold(table)
    for seat in range(seats):
        side = table.name(seat)
        assert table.at(f"{side}_town") == {side: "3m 3w"}
        assert table.reserve(side) == "7m 7r 4f 5w"
        assert table.stock(side) == (5, 5)
        assert table.levels(side) == (1, 1, 1)
        assert table.training(side) == table.outposts(side) == ""
        assert len(table.s.decks[seat]) == 21
    assert table.kind == "first"
    start(table)
    assert [len(hand) for hand in table.s.hands] == [3] * seats
    assert [len(deck) for deck in table.s.decks] == [18] * seats
    assert (table.s.round, table.s.turn) == (1, 0)


def test_4_any_two_races_play_the_game_for_two() -> None:
    rules = GAME.rules(setup("main2", "purple", "green"))
    assert [race.key for race in rules.races] == ["undead", "night_elf"]


def test_4_four_play_in_two_teams_that_take_turns() -> None:
    table = new_game("main4")
    assert [race.key for race in table.rules.races] == ["human", "orc", "night_elf", "undead"]
    assert table.rules.team(0) == (0, 2)
    assert table.rules.team(3) == (1, 3)
    assert GAME.variant("main4").teams == ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("variant", "colours", "reason"),
    [
        ("main2", ("red",), "2 seats"),
        ("main2", ("red", "red"), "same race"),
        ("main2", ("red", "yellow"), "yellow"),
        ("captives", ("green", "red"), "seat 1 plays orc"),
        ("main4", ("blue", "red", "purple", "green"), "seat 3 plays night_elf"),
        ("elf_gate", ("blue", "red", "green"), "seat 3 plays undead"),
        ("nowhere", ("blue", "red"), "nowhere"),
    ],
)
def test_who_cannot_sit_down(variant: str, colours: tuple[str, ...], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.rules(setup(variant, *colours))


@pytest.mark.parametrize(
    ("key", "value"), [("weather", "rain"), ("target", "12"), ("strip_scenario_cards", "on")]
)
def test_options_that_do_not_exist(key: str, value: str) -> None:
    with pytest.raises(ValueError, match=key):
        GAME.rules(setup("main2", "blue", "red", **{key: value}))


def test_options_are_read() -> None:
    chosen = GAME.rules(setup("main2", "blue", "red")).chosen
    assert (chosen.target, chosen.round_limit, chosen.heal_errata) == (15, 0, False)
    changed = {"target": "10", "round_limit": "60", "heal_errata": "on"}
    chosen = GAME.rules(setup("main2", "blue", "red", **changed)).chosen
    assert (chosen.target, chosen.round_limit, chosen.heal_errata) == (10, 60, True)


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_colours_that_are_fixed_fit(scenario: str) -> None:
    variant = GAME.variant(scenario)
    colours = GAME.seat_colours(variant, variant.min_seats)
    assert len(set(colours)) == variant.min_seats
    rules = GAME.rules(setup(scenario, *colours))
    assert rules.seats == variant.min_seats
    assert all(colour in GAME.sides for colour in colours)
    assert bool(variant.colours) == (scenario != "main2")


# -- 11 the scenarios -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "decks"),
    [
        ("elf_gate", {"human": 18, "orc": 18, "undead": 18}),
        ("necromancers", {"human": 18, "undead": 16}),
        ("captives", {"orc": 18, "night_elf": 18}),
        ("nordrassil", {"night_elf": 16, "human": 16, "orc": 16, "undead": 16}),
    ],
)
def test_11_useless_cards_are_taken_out(scenario: str, decks: dict[str, int]) -> None:
    table = new_game(scenario)
    assert {table.name(seat): len(deck) for seat, deck in enumerate(table.s.decks)} == decks
    table = new_game(scenario, strip_scenario_cards=False)
    assert {len(deck) for deck in table.s.decks} == {21}


def test_11_1_elf_gate() -> None:
    table = new_game("elf_gate")
    assert laws_hold(table)
    for letter in "ABC":
        assert table.at(letter) == {"night_elf": "1m 2r"}
    assert table.at("D") == {"night_elf": "3f"}
    rules = table.rules
    assert rules.sides == 4
    assert [rules.tile(table.s, 3, kind).strength for kind in range(3)] == [3, 3, 3]
    assert rules.abilities(table.s, 3) == ("", "", "")
    marked = [space for space in range(rules.spaces) if table.s.depleted[space] == DEPLETED]
    assert len(marked) == 6
    assert not any(rules.near_town(space) for space in marked)
    (army,) = GAME.neutrals(setup("elf_gate", "blue", "red", "purple"))
    assert army.colour == "green"


def test_11_2_necromancers() -> None:
    table = new_game("necromancers")
    assert laws_hold(table)
    assert table.at("human_town") == {"human": "3m 3w"}
    assert table.at("D") == table.at("E") == {"undead": "1w"}
    assert table.stock("undead") == (0, 0)
    assert table.reserve("undead") == "10m 7r 4f 6w"
    assert table.rules.towns[1] == -1
    assert table.s.tokens == 0b11111
    assert table.kind == "deal"
    assert start(table).s.turn == 1


def test_11_3_captives() -> None:
    table = new_game("captives")
    assert laws_hold(table)
    assert (table.captive("night_elf"), table.captive("orc")) == (
        table.spot(0, -2),
        table.spot(-2, 2),
    )


def test_11_4_nordrassil() -> None:
    table = new_game("nordrassil")
    assert laws_hold(table)
    assert [race.key for race in table.rules.races] == ["night_elf", "human", "orc", "undead"]
    assert table.levels("night_elf") == (2, 4, 3)
    assert table.levels("orc") == (4, 3, 2)
    assert table.outposts("human") == table.rules.field.names[table.space("B")]
    assert len(table.outposts("undead").split()) == 2
    armies = {
        "human": {"B": "2m", (1, -4): "2r", (1, -3): "1f"},
        "orc": {"C": "2m", (-3, 4): "2r", (-2, 3): "1m"},
        "night_elf": {"D": "3r", (2, 0): "2r", (1, 0): "2m 1f"},
        "undead": {"E": "3m", (-2, -2): "2r 1f", "F": "3m", (-4, 2): "2r 1f"},
    }
    for side, stacks in armies.items():
        for place, pieces in stacks.items():
            space = place if isinstance(place, str) else table.spot(*place)
            assert table.at(space) == {side: pieces}
    assert start(table).s.turn == 0
