"""The spend step: train, construct, upgrade (5.4)."""

from __future__ import annotations

import pytest

from games.warcraft.table import position

RICH = {"human": (20, 20), "orc": (20, 20)}


# -- one of three ---------------------------------------------------------------------


def test_5_4_exactly_one_option() -> None:
    options = {"train": "train melee 1", "construct": "build melee", "upgrade": "upgrade melee"}
    for begun, text in options.items():
        table = position("human: a1 2w, b3 1w", step="spend", stock=RICH)
        assert {"train", "build", "outpost", "upgrade", "end_spend"} == table.legal_verbs()
        table.act(text)
        for other, words in options.items():
            if other != begun:
                assert table.no(words) == "one_option"
        assert table.can("end_spend")


def test_5_4_or_nothing() -> None:
    table = position("human: a1 2w", step="spend", stock=RICH)
    table.act("end_spend")
    assert table.stock("human") == (20, 20)


def test_5_4_31_what_is_left_is_kept() -> None:
    table = position("human: a1 2w", step="spend", stock={"human": (7, 9)})
    table.act("train melee 1", "end_spend").passes()
    assert table.stock("human") == (6, 8)


# -- option 1 -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "gold", "wood"),
    [("melee", 1, 1), ("ranged", 1, 2), ("flying", 2, 2), ("worker", 1, 0)],
)
def test_option_1_costs(kind: str, gold: int, wood: int) -> None:
    built = {"human": (0, 1, 1)}
    table = position(step="spend", stock={"human": (gold, wood)}, built=built)
    table.act(f"train {kind} 1")
    assert table.stock("human") == (0, 0)
    poor = position(step="spend", stock={"human": (gold - 1, wood)}, built=built)
    assert poor.no(f"train {kind} 1") == "too_dear"


def test_option_1_example_7() -> None:
    table = position(step="spend", stock={"human": (4, 4)}, built={"human": (2, 0, 1)})
    assert table.no("train ranged 1") == "no_building"
    table.act("train melee 2", "train flying 1")
    assert table.stock("human") == (0, 0)
    assert table.training("human") == "2m 1f"
    assert table.reserve("human") == "8m 7r 3f 8w"


def test_option_1_one_piece_a_building() -> None:
    table = position(step="spend", stock=RICH, built={"human": (2, 3, 3)})
    for kind, most in (("melee", 3), ("ranged", 3), ("flying", 3), ("worker", 1)):
        assert table.can(f"train {kind} {most}")
        assert table.no(f"train {kind} {most + 1}") == "buildings_taken"


def test_option_1_buildings_must_be_finished() -> None:
    table = position(step="spend", stock=RICH, building={"human": (0, 1, 0)})
    assert table.no("train ranged 1") == "no_building"


def test_option_1_the_box_is_a_limit() -> None:
    table = position(
        "human: a1 3m, b2 3m, b3 3m", step="spend", stock=RICH, built={"human": (2, 0, 0)}
    )
    assert table.can("train melee 1")
    assert table.no("train melee 2") == "reserve"


def test_option_1_may_be_done_in_parts() -> None:
    table = position(step="spend", stock=RICH, built={"human": (1, 0, 0)})
    table.act("train melee 1", "train worker 1", "train melee 1")
    assert table.training("human") == "2m 1w"


# -- option 2 -------------------------------------------------------------------------


def test_option_2_example_8() -> None:
    table = position("human: a1 1w, d2 1w", step="spend", stock={"human": (4, 4)})
    table.act("build melee", "outpost d2")
    assert table.stock("human") == (0, 0)
    assert table.pieces("human", "a1") == ""
    assert table.pieces("human", "d2") == "1w"
    assert table.s.building[0] == 1
    assert table.outposts("human") == "d2?"


def test_option_2_a_building_needs_a_worker_in_the_town() -> None:
    table = position("human: b2 3w", step="spend", stock=RICH)
    assert table.no("build melee") == "no_builder"


def test_option_2_a_locked_town_lets_no_worker_go() -> None:
    table = position("human: a1 1w; orc: a1 1m", step="spend", stock=RICH)
    table.s.locked = (table.space("a1"),)
    assert table.no("build melee") == "locked"


@pytest.mark.parametrize(("kind", "limit"), [("melee", 2), ("ranged", 3), ("flying", 3)])
def test_option_2_plots(kind: str, limit: int) -> None:
    number = ("melee", "ranged", "flying").index(kind)
    full = tuple(limit if other == number else 0 for other in range(3))
    table = position("human: a1 3w", step="spend", stock=RICH, built={"human": full})
    assert table.no(f"build {kind}") == "no_plot"
    less = tuple(max(0, count - 1) for count in full)
    table = position("human: a1 3w", step="spend", stock=RICH, built={"human": less})
    table.act(f"build {kind}")
    assert table.no(f"build {kind}") == "no_plot"


def test_option_2_10_where_outposts_may_stand() -> None:
    table = position("human: a1 1w, b2 1w, c4 1w, d2 1w, b3 1w", step="spend", stock=RICH)
    for space in ("b2", "c4", "d2", "b3"):
        assert table.can(f"outpost {space}")
    assert table.no("outpost a1") == "outpost_where"
    assert table.no("outpost c5") == "no_worker"


def test_option_2_11_one_outpost_a_space_and_two_in_all() -> None:
    table = position("human: b2 2w, c4 1w, d2 1w", step="spend", stock=RICH)
    table.act("outpost b2")
    assert table.no("outpost b2") == "outpost_there"
    table.act("outpost c4")
    assert table.no("outpost d2") == "no_outposts"


def test_option_2_9_the_builder_counts_in_the_stack() -> None:
    table = position("human: b3 3w, c4 1w", outposts={"human": "b3?"})
    for space in ("b2", "b4", "a2", "c3"):
        assert table.can(f"move worker b3 {space} 1")
    table.s.moved[table.space("b3") * 4 + 3] = 3
    assert table.no("move worker c4 b3 1") == "full_workers"


def test_option_2_any_mix() -> None:
    table = position("human: a1 3w, b2 1w", step="spend", stock=RICH)
    table.act("build melee", "build ranged", "build ranged", "outpost b2")
    assert table.stock("human") == (12, 12)
    assert table.no("build flying") == "no_builder"


# -- option 3 -------------------------------------------------------------------------


def test_option_3_example_9() -> None:
    table = position(step="spend", turn="orc", stock={"orc": (9, 9)})
    table.act("upgrade melee")
    assert table.levels("orc") == (2, 1, 1)
    assert table.stock("orc") == (7, 7)
    assert table.no("upgrade melee") == "upgraded"
    next_round = position(step="spend", turn="orc", stock=RICH, levels={"orc": (2, 1, 1)})
    assert next_round.no("upgrade melee") == "upgrade_needs"
    built = {"orc": (1, 0, 0)}
    more = position(step="spend", turn="orc", stock=RICH, levels={"orc": (2, 1, 1)}, built=built)
    more.act("upgrade melee")
    third = position(step="spend", turn="orc", stock=RICH, levels={"orc": (3, 1, 1)}, built=built)
    assert third.no("upgrade melee") == "upgrade_needs"
    built = {"orc": (2, 0, 0)}
    last = position(step="spend", turn="orc", stock=RICH, levels={"orc": (3, 1, 1)}, built=built)
    last.act("upgrade melee")
    tile = last.rules.tile(last.s, 1, 0)
    assert (tile.strength, tile.ability) == (5, "area_attack")
    assert last.no("upgrade melee") == "top"


def test_option_3_unfinished_buildings_do_not_count() -> None:
    table = position(step="spend", stock=RICH, building={"human": (0, 1, 0)})
    assert table.no("upgrade ranged") == "upgrade_needs"
    assert position(step="spend", stock=RICH, built={"human": (0, 1, 0)}).can("upgrade ranged")


def test_option_3_several_types_each_once() -> None:
    table = position(step="spend", stock={"human": (6, 6)}, built={"human": (0, 1, 1)})
    table.act("upgrade melee", "upgrade flying", "upgrade ranged")
    assert table.levels("human") == (2, 2, 2)
    assert table.legal_verbs() == {"end_spend"}


def test_option_3_17_units_in_training_have_the_new_tile_at_once() -> None:
    table = position(step="spend", stock=RICH, training={"human": "1m"})
    table.act("upgrade melee")
    assert table.rules.tile(table.s, 0, 0).key == "footman"


# -- cards in the step ----------------------------------------------------------------


def test_spend_43_resources_come_first() -> None:
    table = position("human: a1 1m", step="spend", hands={"human": "resources"})
    assert (table.kind, table.s.agenda[-1][2]) == ("window", "resources")
    table.act("play_for resources gold").passes("spend")
    assert table.stock("human") == (2, 0)


def test_spend_a_summoned_building_belongs_to_option_2() -> None:
    table = position(
        "undead: g1 1m; human: a1 1m",
        races=("human", "undead"),
        turn="undead",
        step="spend",
        stock={"undead": (5, 5)},
        hands={"undead": "summon_building summon_building"},
    )
    table.passes("spend").act("train melee 1")
    assert not table.can("summon flying")
    other = position(
        "undead: g1 1m; human: a1 1m",
        races=("human", "undead"),
        turn="undead",
        step="spend",
        stock={"undead": (5, 5)},
        hands={"undead": "summon_building summon_building"},
    )
    other.passes("spend").act("summon flying", "summon flying")
    assert other.stock("undead") == (1, 1)
    assert other.s.summoned[5] == 2
    assert other.no("upgrade melee") == "one_option"


# -- graveyards -----------------------------------------------------------------------


def test_11_2_42_graveyards_upgrade_one_type_each_for_nothing() -> None:
    table = position("undead: D 1w, E 1w", scenario="necromancers", turn="undead", step="spend")
    assert table.legal_verbs() == {"upgrade", "end_spend"}
    table.act("upgrade flying")
    assert table.levels("undead") == (1, 1, 2)
    assert table.no("upgrade flying") == "upgraded"
    table.act("upgrade melee")
    assert table.no("upgrade ranged") == "no_grave"
    assert table.stock("undead") == (0, 0)


def test_11_2_21_no_building_is_needed_and_nothing_else_can_be_bought() -> None:
    table = position(
        "undead: D 1w, A 1w",
        scenario="necromancers",
        turn="undead",
        step="spend",
        stock={"undead": (9, 9)},
        levels={"undead": (2, 1, 1)},
    )
    assert table.no("train melee 1") == "only_upgrades"
    assert table.no("outpost A") == "only_upgrades"
    assert table.no("build melee") == "only_upgrades"
    table.act("upgrade melee")
    assert table.levels("undead") == (3, 1, 1)
    assert table.legal_verbs() == {"end_spend"}, "one graveyard, one type"


def test_11_2_away_from_graveyards_nothing_is_upgraded() -> None:
    table = position("undead: A 1w", scenario="necromancers", turn="undead", step="spend")
    table.passes()
    assert table.kind != "spend"
