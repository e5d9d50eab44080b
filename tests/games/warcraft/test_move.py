"""The move step: M1 to M14 (5.1)."""

from __future__ import annotations

import pytest

from boardgames_desktop.games.warcraft import reach
from games.warcraft.table import Table, laws_hold, position


def goals(table: Table, kind: str, start: str) -> set[str]:
    """Where pieces of a kind may move to."""
    names = table.rules.field.names
    number = ("melee", "ranged", "flying", "worker").index(kind)
    start_at = table.space(start)
    return {names[a[3]] for a in table.legal() if a[0] == "move" and a[1:3] == (number, start_at)}


# -- M1 to M6 -------------------------------------------------------------------------


def test_m1_each_piece_moves_at_most_once() -> None:
    table = position("human: b3 2m 1w")
    table.act("move melee b3 c3 1")
    assert table.no("move melee c3 b3 1") == "moved_already"
    assert table.can("move melee b3 c4 1")
    table.act("move melee b3 c3 1")
    assert table.no("move melee c3 d1 2") == "moved_already"
    assert table.at("c3") == {"human": "2m"}


def test_m1_who_has_not_moved_may_leave_a_space_others_have_moved_to() -> None:
    table = position("human: b3 1m, c3 1m")
    table.act("move melee b3 c3 1")
    assert table.can("move melee c3 d1 1")
    assert table.no("move melee c3 d1 2") == "moved_already"
    table.act("move melee c3 d1 1")
    assert not table.can("move melee c3 b3 1")


def test_m1_moving_is_voluntary() -> None:
    assert position("human: b3 2m 1w").can("end_move")


def test_m2_points_melee_1_ranged_1_flying_2_worker_2() -> None:
    table = position("human: d2 1m 1r 1w")
    ring = {"d1", "d3", "c4", "c5", "e4", "e5"}
    assert goals(table, "melee", "d2") == ring
    assert goals(table, "ranged", "d2") == ring
    assert goals(table, "worker", "d2") > ring
    assert "b4" in goals(table, "worker", "d2")
    assert "a2" not in goals(table, "worker", "d2")
    assert table.no("move melee d2 b4 1") == "too_far"
    flyer = position("human: d2 1f")
    assert goals(flyer, "flying", "d2") == goals(table, "worker", "d2")


def test_m2_the_path_told_is_a_shortest_one() -> None:
    table = position("human: d2 1f")
    table.act("move flying d2 b4 1")
    (event,) = table.heard("move")
    path = event.data["path"]
    assert len(path) == 3
    assert path[0] == table.space("d2")
    assert path[-1] == table.space("b4")
    assert path[1] in table.rules.field.neighbours[path[0]]


@pytest.mark.parametrize(
    ("kind", "fast", "cripple", "points"),
    [
        ("melee", 0, 0, 1),
        ("melee", 1, 0, 3),
        ("worker", 1, 0, 3),
        ("flying", 2, 0, 3),
        ("melee", 0, 1, 0),
        ("melee", 0, 3, 0),
        ("melee", 1, 1, 2),
        ("flying", 0, 2, 0),
        ("worker", 2, 1, 2),
    ],
)
def test_m3_example_22_fast_and_cripple(kind: str, fast: int, cripple: int, points: int) -> None:
    table = position("human: d2 1m 1r 1f 1w")
    space = table.space("d2")
    table.s.hastened[space] = fast
    table.s.crippled[space] = cripple
    number = ("melee", "ranged", "flying", "worker").index(kind)
    assert reach.points(table.rules, table.s, 0, space, number) == points
    if not points:
        assert table.no(f"move {kind} d2 d1 1") == "crippled"


def test_m3_points_are_those_of_the_start_space() -> None:
    table = position("human: b3 1m, c3 1m")
    table.s.hastened[table.space("b3")] = 1
    assert table.can("move melee b3 d1 1")
    assert not table.can("move melee c3 e4 1")
    assert table.can("move melee b3 e4 1")


def test_m3_cards_on_spaces_count_only_for_who_is_on_turn_and_only_this_step() -> None:
    table = position("human: b3 1m; orc: b3 1w, g1 1m")
    table.s.crippled[table.space("b3")] = 1
    assert reach.points(table.rules, table.s, 1, table.space("b3"), 3) == 2
    table.act("end_move")
    assert not any(table.s.crippled)


def test_m4_only_flying_units_enter_mountains() -> None:
    table = position("human: c3 1m 1r 1f 1w")
    assert table.no("move melee c3 c2 1") == "mountain"
    assert table.no("move ranged c3 c2 1") == "mountain"
    assert table.no("move worker c3 c2 1") == "mountain"
    assert table.can("move flying c3 c2 1")
    assert table.can("move flying c3 c1 1"), "and cross them"
    assert not table.can("move worker c3 c1 1")


def test_m4_missing_cells_are_no_way() -> None:
    table = position(
        "undead: E 1f", scenario="nordrassil", turn="undead", levels={"undead": (3, 3, 3)}
    )
    assert goals(table, "flying", "E") == {"a1", "b2", "b3", "c1", "c2", "d1"}
    west = position("undead: c2 1f", scenario="nordrassil", turn="undead")
    assert "c3" not in goals(west, "flying", "c2"), "not across a hole"


@pytest.mark.parametrize("piece", ["1m", "1w"])
def test_m5_a_unit_stops_where_an_enemy_piece_is(piece: str) -> None:
    table = position(f"human: a1 1f; orc: b2 {piece}, b1 1w")
    assert goals(table, "flying", "a1") == {"b1", "b2"}
    assert table.no("move flying a1 c3 1") == "stopped"
    assert table.no("move flying a1 d1 1") == "too_far"


def test_m5_a_unit_stops_at_an_enemy_outpost() -> None:
    free = position("human: a1 1f")
    assert "c3" in goals(free, "flying", "a1")
    table = position("human: a1 1f; orc: b1 1w", outposts={"orc": "b2"})
    assert "c3" not in goals(table, "flying", "a1")
    assert "b2" in goals(table, "flying", "a1")


def test_m5_example_11_a_flyer_with_two_points_stops_and_fights() -> None:
    table = position("human: a1 1f; orc: b2 1m, b1 1m")
    table.act("move flying a1 b2 1")
    assert table.no("move flying b2 b3 1") == "moved_already"
    table.act("end_move")
    table.passes()
    assert [event.data["space"] for event in table.heard("battle")] == [table.space("b2")]


def test_4_a_space_with_a_mate_and_an_enemy_stops() -> None:
    table = position("human: b1 1f; night_elf: b2 1m; orc: b2 1w", scenario="main4")
    assert table.can("move flying b1 b2 1")
    assert not table.can("move flying b1 b3 1"), "b2 is on every way"


def test_m6_a_worker_needs_an_own_unit_among_enemies() -> None:
    table = position("human: a1 1m 1w; orc: b2 1w")
    assert table.no("move worker a1 b2 1") == "worker_escort"
    table.act("move melee a1 b2 1")
    assert table.can("move worker a1 b2 1")
    table.act("move worker a1 b2 1")
    assert table.at("b2") == {"human": "1m 1w", "orc": "1w"}


def test_m6_a_worker_stops_there_too() -> None:
    table = position("human: a1 1w, b2 1m; orc: b2 1w, b1 1m")
    assert goals(table, "worker", "a1") == {"b2"}


def test_m6_a_mates_unit_will_do() -> None:
    table = position("human: b1 1w; night_elf: b2 1r; orc: b2 1w", scenario="main4")
    assert table.can("move worker b1 b2 1")
    alone = position("human: b1 1w; orc: b2 1w", scenario="main4")
    assert alone.no("move worker b1 b2 1") == "worker_escort"


def test_m6_example_11_enemy_workers_and_no_own_unit() -> None:
    table = position("human: d1 1w; orc: d2 2w")
    assert table.no("move worker d1 d2 1") == "worker_escort"


# -- M7, M8: stacks -------------------------------------------------------------------


def test_m7_example_11_no_fourth_unit() -> None:
    table = position("human: b2 3m, c3 1m")
    table.act("move melee b2 b3 3")
    assert table.no("move melee c3 b3 1") == "full_units"


def test_m7_example_11_three_into_three_enemies() -> None:
    table = position("human: b2 3m; orc: b3 3m")
    assert table.can("move melee b2 b3 3")


def test_m7_units_and_workers_are_counted_apart() -> None:
    table = position("human: b2 3m 3w, b3 1w")
    table.act("move melee b2 c3 3", "move worker b2 c3 3")
    assert table.no("move worker b3 c3 1") == "full_workers"
    assert table.can("end_move")


def test_m7_a_full_space_may_be_passed() -> None:
    table = position("human: a1 1f, b2 3m, b1 3r")
    assert table.can("move flying a1 c3 1")


def test_m7_a_full_space_may_be_entered_if_others_can_leave() -> None:
    table = position("human: b2 1m, b3 3m")
    table.act("move melee b2 b3 1")
    assert table.no("end_move") == "overfull"
    table.act("move melee b3 c3 1")
    table.act("end_move")
    assert table.at("b3") == {"human": "3m"}


def test_m7_full_stacks_may_swap() -> None:
    table = position("human: b2 3m, b3 3r")
    table.act("move melee b2 b3 3")
    assert table.no("end_move") == "overfull"
    table.act("move ranged b3 b2 3", "end_move")
    assert table.at("b2") == {"human": "3r"}
    assert table.at("b3") == {"human": "3m"}


def test_m7_who_has_to_leave_must_find_room() -> None:
    table = position("human: a1 1m, b2 3m, b3 3r, c3 3r, b1 3r")
    for space in ("b3", "c3", "b1"):
        table.s.moved[table.space(space) * 4 + 1] = 3
    assert table.can("move melee a1 b2 1"), "one of b2 can go to a1"
    table.s.moved[table.space("b2") * 4] = 3
    assert table.no("move melee a1 b2 1") == "full_units"


def test_m7_a_chain_of_full_spaces_is_followed() -> None:
    table = position("human: a1 1m, b2 3m, b3 3m")
    assert table.can("move melee a1 b2 1")
    table.act("move melee a1 b2 1", "move melee b2 b3 1")
    assert table.no("end_move") == "overfull"
    table.act("move melee b3 c4 1", "end_move")
    assert laws_hold(table)


def test_m7_a_move_that_takes_the_last_room_is_refused() -> None:
    table = position("human: d1 1m, b2 3m 1f, b1 3r; orc: a2 1w")
    s = table.s
    s.moved[table.space("b2") * 4] = 3
    s.moved[table.space("b1") * 4 + 1] = 3
    assert table.no("end_move") == "overfull"
    for text in ("a1", "c2", "c1", "b3"):
        assert table.can(f"move flying b2 {text} 1")


def test_m7_a_surplus_nobody_can_move_away_does_not_block() -> None:
    table = position("human: b2 4m, a1 1m")
    table.s.locked = (table.space("b2"),)
    assert table.can("end_move")
    assert table.no("move melee a1 b2 1") == "full_units"


def test_m7_14_a_devoured_unit_that_came_back_leaves_at_the_next_move_step() -> None:
    table = position("human: b2 4m")
    assert table.no("end_move") == "overfull"
    table.act("move melee b2 b3 1", "end_move")


def test_m8_mates_share_the_limit() -> None:
    table = position("human: b2 2m 1w; night_elf: b3 2r 3w", scenario="main4")
    assert table.no("move melee b2 b3 2") == "full_units"
    assert table.no("move worker b2 b3 1") == "full_workers"
    assert table.can("move melee b2 b3 1")
    table.act("move melee b2 b3 1", "end_move")
    table.passes()
    assert not table.heard("battle"), "entering a mate's space starts no battle"


def test_m8_passing_through_a_mate_does_not_stop() -> None:
    table = position("human: b1 1f; night_elf: b2 3m", scenario="main4")
    assert table.can("move flying b1 b3 1")


# -- M9 to M13 ------------------------------------------------------------------------


def test_m9_example_14_a_lone_enemy_worker_is_destroyed_without_battle() -> None:
    table = position("human: b2 1m; orc: b3 1w, g1 1m", hands={"orc": ""})
    table.act("move melee b2 b3 1")
    assert table.at("b3") == {"human": "1m", "orc": "1w"}
    table.act("end_move")
    assert not table.heard("battle")
    assert table.at("b3") == {"human": "1m"}
    assert "8w" in table.reserve("orc")


def test_m9_example_14_a_lone_outpost_and_its_builder() -> None:
    table = position("human: b2 1m; orc: b3 1w, g1 1m", outposts={"orc": "b3?"})
    table.act("move melee b2 b3 1", "end_move")
    assert table.outposts("orc") == ""
    (event,) = table.heard("destroy")
    assert event.data == {"side": 1, "space": table.space("b3"), "workers": 1, "outpost": True}
    standing = position("human: b2 1m; orc: g1 1m", outposts={"orc": "b3"})
    standing.act("move melee b2 b3 1", "end_move")
    assert standing.outposts("orc") == ""


def test_m10_nobody_leaves_a_locked_town() -> None:
    table = position(
        "human: a1 1w; orc: a1 1m, g1 1m", step="deploy", training={"human": "2m"}, turn="human"
    )
    table.act("deploy melee a1 1", "end_deploy")
    assert table.s.locked == (table.space("a1"),)
    table.passes()
    assert (table.kind, table.asked) == ("move", "orc")
    assert table.no("move melee a1 b2 1") == "locked"
    assert laws_hold(table)


def test_m10_not_even_the_owner_and_his_workers_but_more_may_enter() -> None:
    table = position("human: a1 1m 1w, b2 1m; orc: a1 1m")
    table.s.locked = (table.space("a1"),)
    assert table.no("move melee a1 b2 1") == "locked"
    assert table.no("move worker a1 b1 1") == "locked"
    assert table.can("move melee b2 a1 1")


def test_m10_the_player_on_turn_attacks_and_the_town_is_open_again() -> None:
    table = position("human: a1 1m; orc: a1 1m")
    table.s.locked = (table.space("a1"),)
    table.act("end_move").passes()
    (event,) = table.heard("battle")
    assert event.data["attackers"] == (0,)
    assert event.data["defenders"] == (1,)


def test_m10_44_in_a_third_players_step_nothing_happens_there() -> None:
    table = position(
        "human: human_town 1m 2w; orc: human_town 1m; undead: undead_town 1m",
        scenario="elf_gate",
        turn="undead",
    )
    table.s.locked = (table.space("human_town"),)
    table.act("end_move")
    assert not table.heard("battle")
    assert table.at("human_town") == {"human": "1m 2w", "orc": "1m"}
    assert table.s.locked


@pytest.mark.parametrize("turn", ["undead", "orc", "human"])
def test_m13_44_workers_alone_die_in_anybodys_step(turn: str) -> None:
    """What 13.44 puts off needs units of both sides (M13): no battle is to be waited for."""
    table = position(
        "human: d1 1m; orc: human_town 1m; undead: undead_town 1m", scenario="elf_gate", turn=turn
    )
    town = table.space("human_town")
    table.rules.add(table.s, 0, town, 3, 2)
    table.s.reserve[3] -= 2
    table.s.locked = (town,)
    table.act("end_move")
    assert table.at("human_town") == {"orc": "1m"}
    assert not table.s.locked


def test_m10_workers_alone_lock_it_and_die_in_the_next_move_step() -> None:
    table = position("human: b2 1m; orc: a1 1m, g1 1m")
    table.rules.add(table.s, 0, table.space("a1"), 3, 1)
    table.s.reserve[3] -= 1
    table.s.locked = (table.space("a1"),)
    table.act("end_move")
    assert table.at("a1") == {"orc": "1m"}
    assert not table.s.locked


def test_m11_who_starts_among_enemies_may_leave() -> None:
    table = position("human: b2 1m; orc: b2 1m")
    table.act("move melee b2 b3 1", "end_move")
    table.passes()
    assert not table.heard("battle")


def test_m12_every_shared_space_is_fought_in_chosen_order() -> None:
    table = position("human: b2 1m, d1 1m; orc: b3 1m, d2 1m")
    table.act("move melee b2 b3 1", "move melee d1 d2 1", "end_move").passes()
    assert table.kind == "battles"
    assert table.legal() == {table.parse("fight b3 orc"), table.parse("fight d2 orc")}


def test_m13_workers_left_with_enemies_die_those_of_the_player_on_turn_too() -> None:
    table = position("human: b2 1m 2w; orc: b2 1m")
    table.act("move melee b2 b3 1", "end_move")
    assert table.at("b2") == {"orc": "1m"}


def test_m13_a_builder_that_moves_gives_his_outpost_up() -> None:
    table = position("human: b3 2w", outposts={"human": "b3?"})
    table.act("move worker b3 c3 1")
    assert table.outposts("human") == "b3?", "the other worker was free"
    table.act("move worker b3 c3 1")
    assert table.outposts("human") == ""
    assert table.heard("give_up")


def test_m13_a_newcomer_does_not_take_over_the_work() -> None:
    table = position("human: b3 1w, c3 1w", outposts={"human": "b3?"})
    table.act("move worker c3 b3 1", "move worker b3 c3 1")
    assert table.outposts("human") == ""


def test_entered_spaces_with_enemy_workers_are_noted_for_call_to_arms() -> None:
    table = position("orc: b2 1m; human: b3 2w", turn="orc", hands={"human": "call_to_arms"})
    table.act("move melee b2 b3 1", "end_move")
    assert (table.kind, table.asked, table.s.agenda[-1][2]) == ("window", "human", "call")
    table.act("play_at call_to_arms b3").passes()
    assert table.heard("battle")


# -- M14 ------------------------------------------------------------------------------


def test_m14_example_15_marked_then_eliminated() -> None:
    table = position("human: b2 1m; orc: a1 1m, g1 1m", turn="human", first="human")
    table.act("end_move")
    assert table.mark("human_town") == "", "only after all move steps"
    table.act("end_move")
    assert table.mark("human_town") == "half"
    assert table.heard("captured")[-1].data["times"] == 1
    table.passes()
    table.act("end_move", "end_move").passes()
    assert table.kind == "over"
    assert table.winners == {"orc"}


def test_v3_captures_need_not_follow_each_other() -> None:
    table = position("human: b2 1m; orc: a1 1m, g1 1m", marks={"human_town": "half"}, first="human")
    table.act("end_move", "end_move").passes()
    assert table.winners == {"orc"}


def test_m14_the_mark_changes_nothing_else() -> None:
    table = position(
        "human: a1 1m; orc: g1 1m",
        marks={"human_town": "half"},
        step="spend",
        stock={"human": (5, 5)},
    )
    assert table.can("train melee 1")
    assert table.rules.field.points[table.space("a1")] == 3


def test_m14_34_both_towns_fall_at_once_and_nobody_wins() -> None:
    table = position(
        "human: g1 1m; orc: a1 1m",
        marks={"human_town": "half", "orc_town": "half"},
        first="human",
    )
    table.act("end_move", "end_move")
    assert table.kind == "over"
    assert table.s.drawn
    assert table.rules.returns(table.s) == (0.5, 0.5)


# -- no dead ends ---------------------------------------------------------------------


def test_a_seat_with_nothing_to_move_is_not_kept() -> None:
    table = position("orc: g1 1m")
    assert table.rules.forced(table.s, 0) == ("end_move",)


def test_a_victory_point_in_hand_is_asked_for() -> None:
    table = position("orc: g1 1m", hands={"human": "victory_point"})
    assert table.rules.forced(table.s, 0) is None
    table.act("play victory_point")
    assert table.s.laid[0] == 1
