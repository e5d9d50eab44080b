"""Secrets and records: what is seen, what is dumped, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardgames_desktop.core.actions import HIDDEN
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.position import PositionError
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.state import UNKNOWN

from .fights import fight
from .table import Table, laws_hold, new_game, position


def battle() -> Table:
    """A battle at its first roll."""
    return fight("human: d2 1m; orc: d2 2m")


# -- secrets --------------------------------------------------------------------------


def test_hands_are_seen_by_their_owner_and_nobody_else() -> None:
    table = position(hands={"human": "fast resources", "orc": "devour"})
    rules, s = table.rules, table.s
    assert rules.observe(s, 0).hands == [s.hands[0], (UNKNOWN,)]
    assert rules.observe(s, 1).hands == [(UNKNOWN, UNKNOWN), s.hands[1]]
    assert rules.observe(s, None).hands == [(UNKNOWN, UNKNOWN), (UNKNOWN,)]


def test_team_mates_look_at_each_others_cards() -> None:
    table = position(scenario="main4", hands={"human": "fast", "night_elf": "renew", "orc": "fast"})
    seen = table.rules.observe(table.s, 2).hands
    assert seen[0] == table.s.hands[0]
    assert seen[2] == table.s.hands[2]
    assert seen[1] == (UNKNOWN,)


def test_draw_piles_and_cards_set_aside_are_seen_by_nobody() -> None:
    table = new_game("nordrassil")
    table.s.aside_cards = table.s.decks[0][:2]
    table.s.decks[0] = table.s.decks[0][2:]
    for seat in (0, 1, 3, None):
        seen = table.rules.observe(table.s, seat)
        assert set(seen.aside_cards) == {UNKNOWN}
        assert all(set(deck) == {UNKNOWN} for deck in seen.decks)


def test_a_drawn_card_is_masked_for_the_enemy() -> None:
    table = position(scenario="main4", agenda=[("deal", (-1,), 0, 1)])
    action = ("draw", NUMBER["fast"])
    rules = table.rules
    assert rules.mask(table.s, -1, action, 0) == rules.mask(table.s, -1, action, 2) == action
    assert rules.mask(table.s, -1, action, 1) == ("draw", HIDDEN)
    assert rules.mask(table.s, -1, action, None) == ("draw", HIDDEN)


def test_a_card_set_aside_is_masked_for_all() -> None:
    table = position(scenario="nordrassil", turn="undead", agenda=[("set_aside", (-1,), 0)])
    for viewer in (0, 1, 3, None):
        assert table.rules.mask(table.s, -1, ("draw", 0), viewer) == ("draw", HIDDEN)


def test_cards_imagined_are_those_nobody_has_seen() -> None:
    table = position(
        hands={"human": "fast", "orc": "ensnare ensnare"},
        discards={"orc": "ensnare fast fast"},
        laid={"orc": 3},
    )
    rules = table.rules
    ensnare = NUMBER["ensnare"]
    unseen = rules.deck_of(1).count(ensnare) - 1
    for seed in range(20):
        world = rules.imagine(rules.observe(table.s, 0), 0, Draw(seed))
        assert world.hands[0] == table.s.hands[0]
        assert NUMBER["fast"] not in world.hands[1]
        assert NUMBER["victory_point"] not in (*world.hands[1], *world.decks[1])
        assert world.hands[1].count(ensnare) + world.decks[1].count(ensnare) == unseen
        assert laws_hold(Table(rules, world))


def test_cards_set_aside_are_imagined_from_the_deck_they_were_in() -> None:
    table = new_game("nordrassil")
    table.s.aside_cards = table.s.decks[0][:5]
    table.s.decks[0] = table.s.decks[0][5:]
    world = table.rules.imagine(table.rules.observe(table.s, 3), 3, Draw(7))
    assert set(world.aside_cards) <= set(table.rules.deck_of(0))
    assert laws_hold(Table(table.rules, world))


# -- records --------------------------------------------------------------------------


def dumped(table: Table) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(table.rules.dump(table.s)))
    return data


def refused(table: Table, **changes: Any) -> str:
    """The field that is named when fields of a dump are replaced."""
    with pytest.raises(PositionError) as caught:
        table.rules.load({**dumped(table), **changes})
    return caught.value.path


def test_a_position_reads_back() -> None:
    table = battle()
    assert table.s.battle is not None
    loaded = table.rules.load(dumped(table))
    assert table.rules.key(loaded) == table.rules.key(table.s)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pieces", [0]),
        ("level", [9] * 6),
        ("level", [4] * 6),
        ("stock", [-1, 0, 0, 0]),
        ("turn", 7),
        ("depleted", [3] * 37),
        ("hands", [[99], []]),
        ("hands", [[3, 1], []]),
        ("captives", [1]),
        ("locked", [99]),
        ("locked", [3, 3]),
        ("winners", [4]),
        ("battle", 3),
    ],
)
def test_an_impossible_field_is_named(field: str, value: Any) -> None:
    assert refused(position(), **{field: value}) == field


def test_an_outpost_that_stands_is_somebodys() -> None:
    table = position()
    standing = [False] * 36 + [True]
    assert refused(table, standing=standing) == "standing"


def test_a_missing_and_an_unknown_field_are_named() -> None:
    table = position()
    data = dumped(table)
    del data["tokens"]
    with pytest.raises(PositionError) as caught:
        table.rules.load(data)
    assert caught.value.path == "tokens"
    assert refused(table, weather="rain") == "weather"


@pytest.mark.parametrize(
    "agenda",
    [
        [["dance", [0]]],
        [["move", [7]]],
        [["move", [0, 1]]],
        [["move", [0], 5]],
        [["harvest", [0]]],
        [["harvest", [0], 2]],
        [["lose", [0], 1]],
        [["roll", [-1], 0, 3, 0]],
        [["window", [0], "lunch", [0], 0]],
        [["window", [0], "fast", [1], 0]],
        [["window", [0], "fast", [0, 0], 0]],
        [["window", [0], "call", [0], 0]],
        [["window", [0], "dispel", [0], 0, 0]],
        [["card", [], 0, 99, 1], ["move", [0]]],
        [["card", [], 0, NUMBER["fast"], 1, 99], ["move", [0]]],
        [["harvest_die", [-1], 99, 1]],
        [["settle", [0], 1, 2, [1, 1], 1]],
        [["step", [], 4], ["move", [0]]],
        [["deal", [-1], 0, 0]],
    ],
)
def test_an_impossible_question_is_refused(agenda: list[Any]) -> None:
    assert refused(position(), agenda=agenda).startswith("agenda")


def test_nothing_moves_without_what_has_moved() -> None:
    assert refused(position(), moved=[]) == "moved"


def test_an_impossible_battle_is_refused() -> None:
    table = battle()
    good = dumped(table)["battle"]
    assert refused(table, battle={**good, "space": 99}) == "battle.space"
    assert refused(table, battle={**good, "weather": 1}) == "battle.weather"
    assert refused(table, battle={**good, "roles": [[0], [0]]}) == "battle.roles"
    assert refused(table, battle={**good, "casualties": [1]}) == "battle.casualties"
    del good["round"]
    assert refused(table, battle=good) == "battle.round"
    assert refused(table, battle=None).startswith("agenda")
