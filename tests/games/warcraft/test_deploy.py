"""The deploy step: D1 to D7 (5.3)."""

from __future__ import annotations

from games.warcraft.table import position


def test_d1_pieces_go_to_the_town_and_to_finished_outposts() -> None:
    table = position(
        "human: b3 1w, c5 1w",
        step="deploy",
        training={"human": "1m 1w"},
        outposts={"human": "b3 c5?"},
    )
    assert table.can("deploy melee a1 1")
    assert table.can("deploy melee b3 1")
    assert table.can("deploy worker b3 1")
    assert table.no("deploy melee c5 1") == "deploy_where"
    assert table.no("deploy melee g1 1") == "deploy_where"
    assert table.no("deploy ranged a1 1") == "not_trained"
    table.act("deploy melee b3 1")
    assert table.training("human") == "1w"
    assert table.pieces("human", "b3") == "1m 1w"


def test_d1_a_mates_outpost_will_not_do() -> None:
    table = position(
        "human: b1 1w",
        scenario="main4",
        step="deploy",
        training={"human": "1m"},
        outposts={"night_elf": "b3"},
    )
    assert table.no("deploy melee b3 1") == "deploy_where"


def test_d2_never_more_than_three_and_the_rest_stays_in_training() -> None:
    table = position(
        "human: a1 2m", step="deploy", training={"human": "2m"}, built={"human": (1, 0, 0)}
    )
    assert table.can("deploy melee a1 1")
    assert table.no("deploy melee a1 2") == "full_units"
    table.act("deploy melee a1 1")
    assert table.no("deploy melee a1 1") == "full_units"
    table.act("end_deploy")
    assert table.training("human") == "1m"


def test_d2_mates_count() -> None:
    table = position(
        "human: c4 1m; night_elf: b1 3r 2w",
        scenario="main4",
        step="deploy",
        training={"human": "1m 1w"},
    )
    assert table.no("deploy melee b1 1") == "full_units"
    assert table.can("deploy worker b1 1")


def test_d2_what_stays_keeps_its_building() -> None:
    table = position(
        "human: a1 3m",
        step="spend",
        training={"human": "1m"},
        stock={"human": (9, 9)},
    )
    assert table.no("train melee 1") == "buildings_taken"


def test_d3_the_worker_comes_back_to_the_town() -> None:
    table = position("human: a1 2w", step="deploy", building={"human": (1, 0, 0)})
    table.act("finish melee")
    assert table.pieces("human", "a1") == "3w"
    assert table.s.built[0] == 1
    assert table.no("finish melee") == "nothing_built"


def test_d3_example_23_a_full_town_keeps_the_building_unfinished() -> None:
    table = position(
        "human: a1 3w, b3 1m",
        step="deploy",
        building={"human": (0, 1, 0)},
        training={"human": "1w"},
        outposts={"human": "b3"},
    )
    assert table.no("finish ranged") == "town_full"
    assert table.no("deploy worker a1 1") == "full_workers"
    assert table.can("deploy worker b3 1"), "unless an outpost has room"
    table.act("end_deploy")
    assert table.s.building[1] == 1


def test_d3_a_summoned_building_needs_no_room() -> None:
    table = position("undead: g1 3w; human: a1 1m", races=("human", "undead"), turn="undead")
    table.s.summoned[3] = 1
    table.act("end_move", "end_move").passes("deploy")
    assert table.asked == "undead"
    table.act("finish melee")
    assert table.s.built[3] == 1
    assert table.pieces("undead", "g1") == "3w"


def test_d4_a_finished_outpost_frees_its_builder_and_may_be_used_at_once() -> None:
    table = position(
        "human: b3 1w", step="deploy", training={"human": "1m"}, outposts={"human": "b3?"}
    )
    assert table.no("finish_outpost a2") == "no_site"
    table.act("finish_outpost b3")
    assert table.outposts("human") == "b3"
    table.act("deploy melee b3 1")
    assert table.pieces("human", "b3") == "1m 1w"


def test_d5_everything_is_voluntary() -> None:
    table = position(
        "human: b3 1w",
        step="deploy",
        training={"human": "1m"},
        building={"human": (1, 0, 0)},
        outposts={"human": "b3?"},
    )
    table.act("end_deploy")
    assert table.training("human") == "1m"
    assert table.outposts("human") == "b3?"
    assert table.s.building[0] == 1


def test_d6_an_occupied_town_may_be_deployed_to_and_is_locked() -> None:
    table = position("orc: a1 3m", step="deploy", training={"human": "1m"})
    table.act("deploy melee a1 1")
    assert table.at("a1") == {"human": "1m", "orc": "3m"}
    assert table.s.locked == (table.space("a1"),)


def test_d6_20_three_own_units_whatever_enemies_are_there() -> None:
    table = position(
        "orc: a1 3m", step="deploy", training={"human": "3m"}, built={"human": (2, 0, 0)}
    )
    assert table.can("deploy melee a1 3")


def test_m10_a_worker_coming_back_locks_the_town_too() -> None:
    table = position("orc: a1 1m", step="deploy", building={"human": (1, 0, 0)})
    table.act("finish melee")
    assert table.s.locked == (table.space("a1"),)


def test_d7_what_is_bought_comes_in_the_next_round() -> None:
    table = position(
        "human: a1 1w, b3 1m; orc: g1 1m", step="spend", stock={"human": (1, 1)}, first="human"
    )
    table.act("train melee 1", "end_spend")
    assert table.training("human") == "1m"
    table.passes()
    assert table.kind == "move"
    table.act("end_move", "end_move").passes("deploy")
    assert (table.kind, table.asked) == ("deploy", "human")
    assert table.can("deploy melee a1 1")


def test_deploy_nobody_is_asked_with_nothing_to_deploy() -> None:
    table = position("human: a1 3m; orc: g1 1m", step="deploy").passes()
    assert table.kind == "move"
    assert not table.heard("deploy")
