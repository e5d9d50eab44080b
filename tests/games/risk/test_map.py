"""Section 2: the map as printed, and the data drawn from it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardgames_desktop.games import board_data, load_game
from boardgames_desktop.games.risk.boards import make_boards
from boardgames_desktop.games.risk.options import CLASSIC_TRACK, GOLDEN_TRACK
from boardgames_desktop.games.risk.world import (
    ADJACENT,
    BONUS,
    BORDERS,
    CONTINENT_KEYS,
    CONTINENT_OF,
    KEYS,
    LANDS,
    MEMBERS,
    NEIGHBOURS,
    NUMBER,
    SEA,
    connected,
    linked,
)

BORDER_LANDS = {
    "north_america": "alaska greenland central_america",
    "south_america": "venezuela brazil",
    "europe": "iceland western_europe southern_europe ukraine",
    "africa": "north_africa egypt east_africa",
    "asia": "ural kamchatka afghanistan middle_east siam",
    "australia": "indonesia",
}


def test_42_territories_and_83_borders() -> None:
    assert LANDS == len(set(KEYS)) == 42
    assert len(BORDERS) == 83
    assert len(SEA) == 24
    assert all(a < b for a, b in BORDERS)


def test_borders_are_mutual_and_the_world_is_connected() -> None:
    for land in range(LANDS):
        assert NEIGHBOURS[land] == tuple(sorted(ADJACENT[land]))
        assert all(land in ADJACENT[other] for other in NEIGHBOURS[land])
    assert len(connected([0] * LANDS, 0)) == LANDS


def test_degrees() -> None:
    assert Counter(map(len, NEIGHBOURS)) == {2: 4, 3: 13, 4: 13, 5: 5, 6: 7}
    hubs = {KEYS[land] for land in range(LANDS) if len(NEIGHBOURS[land]) == 6}
    names = "ontario southern_europe ukraine north_africa east_africa china middle_east"
    assert hubs == set(names.split())


def test_diameter_10_and_radius_6() -> None:
    farthest = []
    for start in range(LANDS):
        reached, ring, steps = {start}, {start}, 0
        while ring := {o for land in ring for o in NEIGHBOURS[land]} - reached:
            reached |= ring
            steps += 1
        farthest.append(steps)
    assert (max(farthest), min(farthest)) == (10, 6)


def test_continents() -> None:
    sizes = dict(zip(CONTINENT_KEYS, map(len, MEMBERS), strict=True))
    assert list(sizes.values()) == [9, 4, 7, 6, 12, 4]
    assert BONUS == (5, 2, 5, 3, 7, 2)
    inside = [0] * 6
    for a, b in BORDERS:
        if CONTINENT_OF[a] == CONTINENT_OF[b]:
            inside[CONTINENT_OF[a]] += 1
    assert inside == [16, 5, 12, 9, 22, 5]


@pytest.mark.parametrize(("continent", "lands"), BORDER_LANDS.items())
def test_border_territories(continent: str, lands: str) -> None:
    number = CONTINENT_KEYS.index(continent)
    facing = {
        KEYS[land]
        for land in MEMBERS[number]
        if any(CONTINENT_OF[other] != number for other in NEIGHBOURS[land])
    }
    assert facing == set(lands.split())


def test_links_the_manual_confirms() -> None:
    for pair in (
        "great_britain western_europe",
        "egypt southern_europe",
        "brazil north_africa",
        "siam indonesia",
        "venezuela brazil",
        "egypt north_africa",
        "egypt east_africa",
        "siam india",
        "india afghanistan",
        "afghanistan ukraine",
        "india middle_east",
        "middle_east east_africa",
        "alaska kamchatka",
    ):
        a, b = pair.split()
        assert NUMBER[b] in ADJACENT[NUMBER[a]], pair


def test_13_34_scandinavia_northern_europe_is_land() -> None:
    pair = (NUMBER["scandinavia"], NUMBER["northern_europe"])
    assert pair in BORDERS
    assert pair not in SEA


def test_board_data_is_the_same_map_and_credits_natural_earth() -> None:
    data = board_data("risk_world")
    assert "Natural Earth" in data["credit"]
    assert set(data["territories"]) == set(KEYS)
    links = {
        (min(NUMBER[link["a"]], NUMBER[link["b"]]), max(NUMBER[link["a"]], NUMBER[link["b"]])): link
        for link in data["links"]
    }
    assert set(links) == BORDERS
    assert {pair for pair, link in links.items() if link["kind"] == "sea"} == SEA
    for key, row in data["territories"].items():
        assert row["continent"] == CONTINENT_KEYS[CONTINENT_OF[NUMBER[key]]]


def test_world_board() -> None:
    world, *_, golden = make_boards(GOLDEN_TRACK)
    assert len(world.places) == 42
    assert [region.worth for region in world.regions] == list(BONUS)
    assert sum(link.wraps for link in world.links) == 1
    assert all(link.path for link in world.links if link.kind == "sea")
    text = load_game("risk").text
    for place in world.places:
        assert place.label is not None
        assert place.label.id in text
    assert len(golden.places) == 14
    assert len(make_boards(CLASSIC_TRACK)[-1].places) == 15


def test_linked_lands_are_those_of_one_connected_group() -> None:
    """For every pair, with few and with many owners, empty lands included."""
    dice = Random(7)
    for owners in (1, 2, 3, 6):
        owner = [dice.randrange(-1, owners) for _ in range(LANDS)]
        for source in range(LANDS):
            group = connected(owner, source)
            reached = {target for target in range(LANDS) if linked(owner, source, target)}
            assert reached == group, (owner, source)
