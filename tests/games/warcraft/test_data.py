"""Sections 1, 5.4, 7, 9: the numbers of ``races.json``, and what is wrong with a bad one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from boardgames_desktop.core.data_file import MAX_BYTES, DataError, parse_json
from boardgames_desktop.games import resource
from boardgames_desktop.games.warcraft.cards import CARD_KEYS, NUMBER
from boardgames_desktop.games.warcraft.data_file import read_races
from boardgames_desktop.games.warcraft.races import BOX, RACE, RACES
from boardgames_desktop.games.warcraft.state import FLYING, KINDS


def good() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resource("warcraft", "races.json").read_text("utf-8"))
    return data


def fault(change: Callable[[dict[str, Any]], object]) -> tuple[str, str]:
    """Path and reason of the first fault after a change."""
    data = good()
    change(data)
    with pytest.raises(DataError) as caught:
        read_races(data)
    return caught.value.path, caught.value.reason.id


# -- what the sheet says --------------------------------------------------------------


def test_1_colours() -> None:
    colours = {race.key: race.colour for race in RACES}
    assert colours == {"human": "blue", "orc": "red", "undead": "purple", "night_elf": "green"}


def test_1_limits() -> None:
    assert BOX.limits == (10, 7, 4, 8)
    assert BOX.outposts == 2
    assert BOX.buildings == (2, 3, 3, 0)
    assert BOX.printed_buildings == (1, 0, 0, 1)
    assert (BOX.stack_units, BOX.stack_workers) == (3, 3)


def test_m2_movement_points() -> None:
    assert BOX.points == (1, 1, 2, 2)


def test_5_4_costs() -> None:
    assert BOX.costs == ((1, 1), (1, 2), (2, 2), (1, 0))
    assert BOX.building_cost == BOX.outpost_cost == BOX.upgrade_cost == (2, 2)


def test_1_the_resource_die_pays_two_on_average() -> None:
    assert sorted(BOX.die) == [1, 1, 2, 2, 3, 3]


EARLY = {("undead", FLYING): [2, 4, 4]}
"""Tiles that are stronger earlier than the sheet's DEFAULT, tuned by self-play."""


def test_7_levels_of_each_type() -> None:
    levels = {race.key: tuple(map(len, race.tiles)) for race in RACES}
    assert levels == {
        "human": (3, 3, 3),
        "orc": (4, 3, 2),
        "night_elf": (2, 4, 3),
        "undead": (3, 3, 3),
    }


def test_7_all_races_are_alike_at_first_and_sum_to_twelve_at_last() -> None:
    for race in RACES:
        assert [tiles[0].strength for tiles in race.tiles] == [2, 2, 2]
        assert sum(tiles[-1].strength for tiles in race.tiles) == 12
        assert sum(len(tiles) - 1 for tiles in race.tiles) == 6
        for kind, tiles in enumerate(race.tiles):
            strengths = [tile.strength for tile in tiles]
            assert strengths == EARLY.get((race.key, kind), list(range(2, 2 + len(tiles))))


def test_7_five_buildings_are_needed_for_everything() -> None:
    for race in RACES:
        needed = [len(tiles) - 1 for tiles in race.tiles]
        built = [max(0, count - BOX.printed_buildings[kind]) for kind, count in enumerate(needed)]
        assert sum(built) == 5
        assert all(count <= BOX.buildings[kind] for kind, count in enumerate(built))


@pytest.mark.parametrize(
    ("race", "kind", "ability"),
    [
        ("human", "ranged", "area_attack"),
        ("human", "flying", "heal"),
        ("orc", "melee", "area_attack"),
        ("orc", "flying", "bloodlust"),
        ("night_elf", "melee", "slow_poison"),
        ("night_elf", "flying", "area_attack"),
        ("undead", "melee", "raise_dead"),
        ("undead", "ranged", "area_attack"),
    ],
)
def test_7_abilities_are_on_the_top_tiles(race: str, kind: str, ability: str) -> None:
    assert RACE[race].tiles[KINDS.index(kind)][-1].ability == ability


def test_7_only_the_tiles_named_have_abilities() -> None:
    found = [tile.ability for race in RACES for tiles in race.tiles for tile in tiles]
    assert len(found) == 36
    assert sum(map(bool, found)) == 9
    assert RACE["night_elf"].tiles[FLYING][1].ability == "area_attack"


def test_9_decks_of_twenty_one() -> None:
    for race in RACES:
        assert len(race.deck) == 21
        copies = {CARD_KEYS[card]: race.deck.count(card) for card in set(race.deck)}
        assert len(copies) == 8
        common = {"victory_point": 3, "fast": 2, "resources": 3, "town_portal": 2}
        assert {key: copies[key] for key in common} == common


@pytest.mark.parametrize(
    ("race", "card"),
    [
        ("undead", "summon_building"),
        ("night_elf", "renew"),
        ("human", "call_to_arms"),
        ("orc", "pillage"),
    ],
)
def test_9_two_copies(race: str, card: str) -> None:
    assert RACE[race].deck.count(NUMBER[card]) == 2


# -- a bad file -----------------------------------------------------------------------


def test_the_file_of_the_program_is_good() -> None:
    assert read_races() == read_races(good()) == read_races(resource("warcraft", "races.json"))


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        (lambda d: d.pop("costs"), "costs", "core.record.missing"),
        (lambda d: d.update(extra=1), "", "core.record.unknown"),
        (lambda d: d["limits"].update(dragon=1), "limits.dragon", "core.record.unknown"),
        (lambda d: d["limits"].pop("melee"), "limits.melee", "core.record.missing"),
        (lambda d: d["limits"].update(melee="10"), "limits.melee", "core.record.not_number"),
        (lambda d: d["limits"].update(melee=True), "limits.melee", "core.record.not_number"),
        (lambda d: d["limits"].update(melee=0), "limits.melee", "warcraft.data.range"),
        (lambda d: d["costs"].update(melee=[1]), "costs.melee", "core.record.wrong_length"),
        (lambda d: d["costs"].update(melee=[1, -1]), "costs.melee", "warcraft.data.range"),
        (lambda d: d.update(resource_die=[1, 1, 2, 2, 2, 2]), "resource_die", "warcraft.data.die"),
        (lambda d: d.update(resource_die=[1, 2, 3, 4, 5, 6]), "resource_die", "warcraft.data.die"),
        (lambda d: d.update(resource_die=3), "resource_die", "core.record.not_list"),
        (lambda d: d.update(format=2), "format", "warcraft.data.format"),
        (lambda d: d["races"].pop(), "races", "warcraft.data.races"),
        (lambda d: d["races"][1].update(key="human"), "races", "warcraft.data.races"),
        (lambda d: d["races"][1].update(colour="blue"), "races[1].colour", "warcraft.data.twice"),
        (
            lambda d: d["races"][1]["tiles"]["melee"][0].update(strength=7),
            "races[1].tiles.melee[0].strength",
            "warcraft.data.range",
        ),
        (
            lambda d: d["races"][1]["tiles"]["melee"][0].update(ability="fly"),
            "races[1].tiles.melee[0].ability",
            "core.record.unknown",
        ),
        (
            lambda d: d["races"][1]["tiles"]["melee"].pop(),
            "races[1].tiles",
            "warcraft.data.tiles",
        ),
        (
            lambda d: d["races"][1]["tiles"].update(melee={}),
            "races[1].tiles.melee",
            "core.record.not_list",
        ),
        (
            lambda d: d["races"][1]["deck"].update(joker=1),
            "races[1].deck.joker",
            "core.record.unknown",
        ),
        (lambda d: d["races"][1]["deck"].update(fast=3), "races[1].deck", "warcraft.data.deck"),
        (lambda d: d["races"][1].update(key=3), "races[1].key", "core.record.not_text"),
    ],
)
def test_a_bad_file_names_path_and_reason(
    change: Callable[[dict[str, Any]], object], path: str, reason: str
) -> None:
    assert fault(change) == (path, reason)


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"{", "core.record.no_json"),
        (b"\xff\xfe", "core.record.no_json"),
        (b"[" * 100_000, "core.record.no_json"),
        (b'{"a": 1, "a": 2}', "core.record.key_twice"),
        (b" " * (MAX_BYTES + 1), "core.record.too_long"),
    ],
)
def test_what_is_no_json_is_refused(raw: bytes, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        parse_json(raw)
    assert caught.value.reason.id == reason


def test_everything_that_is_not_an_object_is_refused() -> None:
    for nonsense in (3, "x", [], [good()]):
        with pytest.raises(DataError) as caught:
            read_races(nonsense)  # type: ignore[arg-type]
        assert caught.value.reason.id == "core.record.not_object"
