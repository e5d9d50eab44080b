"""The 28 missions: each at the very position that does, and just does not, fulfil it (9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from boardgames_desktop.games.risk import missions
from boardgames_desktop.games.risk.missions import (
    CONQUEST,
    END,
    MISSION_KEYS,
    MISSIONS,
    RANKS,
    START,
)

from .mission_position import lands, mission, mission_table

NORTH_AMERICA = (
    "alaska, northwest_territory, greenland, alberta, ontario, quebec, western_us, eastern_us,"
    " central_america"
)
SOUTH_AMERICA = "venezuela, peru, brazil, argentina"
AUSTRALIA = "indonesia, new_guinea, western_australia, eastern_australia"
AFRICA = "north_africa, egypt, east_africa, congo, south_africa, madagascar"
ASIA = (
    "ural, siberia, yakutsk, kamchatka, irkutsk, mongolia, japan, afghanistan, china,"
    " middle_east, india, siam"
)
EUROPE_MOST = "iceland, great_britain, scandinavia, northern_europe"
AFRICA_MOST = "north_africa, egypt, east_africa, congo"
NA_MOST = "alaska, northwest_territory, greenland, alberta, ontario"
ASIA_MOST = "ural, siberia, yakutsk, kamchatka, irkutsk, mongolia, japan"
AMERICAN_CONQUESTS = NORTH_AMERICA + ", venezuela, peru"


def taken(count: int) -> str:
    """So many conquests, all in the Americas."""
    return ", ".join(AMERICAN_CONQUESTS.split(", ")[:count])


def red(*groups: str) -> str:
    return "red: " + ", ".join(groups)


def without_last(group: str) -> str:
    return group.rpartition(", ")[0]


CASES: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]]]] = {
    "cap1": ([{"conq": taken(3)}], [{"conq": taken(2)}]),
    "cap2": ([{"conq": "siberia, ukraine"}], [{"conq": "siberia, ural, china"}]),
    "cap3": (
        [{"conq": "japan ~, siberia"}],
        [{"conq": "japan ~"}, {"conq": "siberia, ural, china"}],
    ),
    "cap4": ([{"text": "red: ural 10"}], [{"text": "red: ural 9, siberia 9"}]),
    "cap5": (
        [{"text": lands(n), "seats": seats} for seats, n in ((2, 15), (3, 17), (4, 14))],
        [{"text": lands(n), "seats": seats} for seats, n in ((2, 14), (3, 16), (4, 13))],
    ),
    "cap6": (
        [{"text": "red: ural 3, siberia 3, china 4, india 3, siam 9"}],
        [{"text": "red: ural 3, siberia 3, china 4, india 3, siam 2, japan 2"}],
    ),
    "cap7": (
        [{"text": "red: alaska, peru, iceland, egypt, ural, indonesia"}],
        [{"text": "red: alaska, peru, iceland, egypt, ural, siberia"}],
    ),
    "maj1": (
        [{"text": red(SOUTH_AMERICA)}, {"text": red(AUSTRALIA)}],
        [{"text": red(without_last(SOUTH_AMERICA), without_last(AUSTRALIA))}],
    ),
    "maj2": ([{"conq": taken(6)}], [{"conq": taken(5)}]),
    "maj3": (
        [{"conq": "ural blue, siberia blue, china yellow, india yellow"}],
        [{"conq": "ural blue, siberia blue, china blue, india yellow"}],
    ),
    "maj4": ([{"conq": "siberia, ukraine, egypt"}], [{"conq": "siberia, ukraine, ural, iceland"}]),
    "maj5": (
        [{"text": lands(n), "seats": seats} for seats, n in ((2, 18), (3, 19), (4, 16))],
        [{"text": lands(n), "seats": seats} for seats, n in ((2, 17), (3, 18), (4, 15))],
    ),
    "maj6": ([{"conq": "ural 5"}], [{"conq": "ural 4, siberia 4"}]),
    "maj7": (
        [
            {"text": red(NORTH_AMERICA, "venezuela, peru"), "seats": 2},
            {"text": red(NORTH_AMERICA, "venezuela, peru")},
            {"text": red(NORTH_AMERICA), "seats": 4},
        ],
        [
            {"text": red(NORTH_AMERICA, "venezuela, japan, ural, egypt")},
            {"text": red(without_last(NORTH_AMERICA), "venezuela"), "seats": 4},
        ],
    ),
    "col1": (
        [
            {"text": red(NORTH_AMERICA), "kept": "north_america"},
            {"text": red(AFRICA, SOUTH_AMERICA), "kept": "africa"},
        ],
        [
            {"text": red(NORTH_AMERICA), "kept": "africa"},
            {"text": red(without_last(NORTH_AMERICA)), "kept": "north_america"},
            {"text": red(SOUTH_AMERICA, ASIA), "kept": "south_america asia"},
        ],
    ),
    "col2": ([{"conq": taken(8)}], [{"conq": taken(7)}]),
    "col3": (
        [{"text": lands(n), "seats": seats} for seats, n in ((2, 22), (3, 23), (4, 20))],
        [{"text": lands(n), "seats": seats} for seats, n in ((2, 21), (3, 22), (4, 19))],
    ),
    "col4": (
        [{"text": red(SOUTH_AMERICA, AUSTRALIA)}],
        [{"text": red(ASIA, without_last(AUSTRALIA))}],
    ),
    "col5": (
        [{"text": "red: alaska, greenland, central_america, venezuela, siam, kamchatka"}],
        [{"text": "red: alaska, greenland, central_america, venezuela, siam, japan"}],
    ),
    "col6": (
        [{"text": "red: ural 4, siberia 5, china 4", "conq": "ural, siberia, china"}],
        [
            {"text": "red: ural 4, siberia 5, china 3", "conq": "ural, siberia, china"},
            {"text": "red: ural 4, siberia 5, china 4", "conq": "ural, siberia"},
            {"text": "red: ural 4, siberia 5", "conq": "ural, siberia, china"},
        ],
    ),
    "col7": (
        [{"text": red(NA_MOST, "venezuela, peru, brazil", EUROPE_MOST, AFRICA_MOST)}],
        [{"text": red(NA_MOST, "venezuela, peru", EUROPE_MOST, AFRICA_MOST)}],
    ),
    "gen1": ([{"text": red(ASIA)}], [{"text": red(without_last(ASIA), AUSTRALIA)}]),
    "gen2": (
        [{"text": lands(n), "seats": seats} for seats, n in ((2, 27), (3, 27), (4, 25))],
        [{"text": lands(n), "seats": seats} for seats, n in ((2, 26), (3, 26), (4, 24))],
    ),
    "gen3": (
        [{"text": red(SOUTH_AMERICA, AUSTRALIA), "kept": "south_america australia"}],
        [
            {"text": red(SOUTH_AMERICA, AUSTRALIA, AFRICA), "kept": "south_america"},
            {"text": red(SOUTH_AMERICA), "kept": "south_america australia"},
        ],
    ),
    "gen4": (
        [{"felled": "blue"}, {"felled": "black", "seats": 2}],
        [{"conq": "ural, siberia"}],
    ),
    "gen5": ([{"conq": taken(11)}], [{"conq": taken(10)}]),
    "gen6": (
        [{"text": red(SOUTH_AMERICA, AUSTRALIA, AFRICA)}],
        [{"text": red(SOUTH_AMERICA, AUSTRALIA, without_last(AFRICA), without_last(ASIA))}],
    ),
    "gen7": (
        [
            {
                "text": red(
                    NA_MOST,
                    "venezuela, peru, brazil",
                    EUROPE_MOST,
                    AFRICA_MOST,
                    ASIA_MOST,
                    without_last(AUSTRALIA),
                )
            }
        ],
        [
            {
                "text": red(
                    NA_MOST,
                    "venezuela, peru, brazil",
                    EUROPE_MOST,
                    AFRICA_MOST,
                    ASIA_MOST,
                    "indonesia, new_guinea",
                )
            }
        ],
    ),
}

MOMENT_OF = {
    CONQUEST: "cap1 cap2 cap3 maj2 maj3 maj4 maj6 col2 gen4 gen5",
    END: "cap4 cap5 cap6 cap7 maj1 maj5 maj7 col3 col4 col5 col6 col7 gen1 gen2 gen6 gen7",
    START: "col1 gen3",
}


def far(key: str, case: dict[str, Any]) -> tuple[int, int]:
    table = mission_table(**case)
    return missions.progress(table.rules, table.s, 0, mission(key))


def test_seven_missions_of_each_rank() -> None:
    assert len(MISSIONS) == 28
    assert [sum(m.rank == rank for m in MISSIONS) for rank in range(4)] == [7, 7, 7, 7]
    assert [key[:3] for key in MISSION_KEYS[::7]] == [rank[:3] for rank in RANKS]
    assert all(mission(m.key) in missions.pile(m.rank) for m in MISSIONS)


def test_every_mission_is_claimed_at_the_moment_of_the_sheet() -> None:
    for moment, keys in MOMENT_OF.items():
        assert {m.key for m in MISSIONS if m.moment == moment} == set(keys.split())


@pytest.mark.parametrize("key", MISSION_KEYS)
def test_it_is_fulfilled(key: str) -> None:
    for case in CASES[key][0]:
        have, need = far(key, case)
        assert have == need > 0, case


@pytest.mark.parametrize("key", MISSION_KEYS)
def test_it_is_just_not_fulfilled(key: str) -> None:
    for case in CASES[key][1]:
        have, need = far(key, case)
        assert 0 <= have < need, case


@pytest.mark.parametrize("key", MISSION_KEYS)
def test_somebody_else_does_not_have_it_by_that(key: str) -> None:
    """What red has done this turn, or holds, is not blue's."""
    table = mission_table(**CASES[key][0][0])
    have, need = missions.progress(table.rules, table.s, 1, mission(key))
    assert have < need


@pytest.mark.parametrize(
    ("key", "case", "progress"),
    [
        ("cap5", {"text": lands(5)}, (5, 17)),
        ("cap3", {"conq": "japan ~"}, (2, 3)),
        ("maj3", {"conq": "ural blue, siberia blue, china blue, india yellow"}, (3, 4)),
        ("maj1", {"text": red("venezuela, peru, brazil, indonesia")}, (3, 4)),
        ("col1", {"text": red(AFRICA)}, (6, 7)),
        ("col4", {"text": red(SOUTH_AMERICA, "indonesia")}, (5, 8)),
        ("cap4", {"text": "red: ural 37"}, (10, 10)),
        ("gen2", {"text": lands(12), "seats": 4}, (12, 25)),
    ],
)
def test_progress_counts_what_is_nearest(
    key: str, case: dict[str, Any], progress: tuple[int, int]
) -> None:
    assert far(key, case) == progress
