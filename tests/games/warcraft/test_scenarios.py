"""What scenarios have of their own: Elf Gate, Necromancers, Captives (11.1 to 11.3)."""

from __future__ import annotations

from typing import Any

import pytest

from boardgames_desktop.games.warcraft.state import NONE
from games.warcraft.table import Table, new_game, position

# -- 11.1 Elf Gate --------------------------------------------------------------------

GATE = "neutral: A 1m 2r, B 1m 2r, C 1m 2r, D 3f;"
GUARDED = "human: D 1m; undead: undead_town 1m; orc: orc_town 1m; neutral: "


@pytest.mark.parametrize(
    ("others", "won"),
    [
        ("A 2r", True),
        ("A 2r, B 1m", False),
        ("", True),
        ("d2 3r", True),
        ("f5 1f, A 1r, B 1r", False),
    ],
)
def test_11_1_example_28_fewer_than_three_enemies_around_the_gate(others: str, won: bool) -> None:
    table = position(GUARDED + others, scenario="elf_gate", step="spend").passes()
    assert (table.winners == {"human"}) == won
    if won:
        assert table.heard("game_over")[-1].data["how"] == "hold"


def test_11_1_22_own_units_around_the_gate_do_not_count_other_players_do() -> None:
    own = position(
        "human: D 1m, A 3m; orc: orc_town 1m; neutral: B 2r", scenario="elf_gate", step="spend"
    ).passes()
    assert own.winners == {"human"}
    others = position(
        "human: D 1m; orc: A 2m, orc_town 1m; neutral: B 1r", scenario="elf_gate", step="spend"
    ).passes()
    assert not others.winners


def test_11_1_workers_around_the_gate_do_not_count() -> None:
    table = position(
        "human: D 1m; orc: A 3w, B 3w, orc_town 1m", scenario="elf_gate", step="spend"
    ).passes()
    assert table.winners == {"human"}


def test_11_1_it_is_tested_at_the_end_of_ones_own_turn() -> None:
    table = position(
        "orc: D 1m, orc_town 1m; human: human_town 1m; undead: undead_town 1m",
        scenario="elf_gate",
        turn="human",
        step="spend",
    ).passes()
    assert table.winners == {"orc"}
    assert table.s.turn == table.side("orc")


def test_11_1_a_worker_on_the_gate_does_not_win() -> None:
    table = position(
        "human: D 1w, human_town 1m; orc: orc_town 1m", scenario="elf_gate", step="spend"
    ).passes()
    assert not table.winners


def test_11_1_neutral_units_are_everybodys_enemies() -> None:
    table = position(
        GATE + "human: e6 1f 1w, d5 1m; orc: orc_town 1m; undead: undead_town 1m",
        scenario="elf_gate",
    )
    assert table.no("move worker e6 A 1") == "worker_escort"
    assert table.can("move flying e6 A 1")
    assert not table.can("move flying e6 D 1"), "stopped in A, or by mountains that are no way"
    table.act("move melee d5 A 1", "end_move").passes()
    (event,) = table.heard("battle")
    assert event.data["defenders"] == (table.side("neutral"),)


def test_11_1_neutral_units_never_move_nor_keep_anybody_in_the_game() -> None:
    table = position(
        GATE + "human: human_town 1m; orc: orc_town 1m; undead: undead_town 1m",
        scenario="elf_gate",
    )
    table.aside("orc", "resign")
    assert not table.winners
    table.aside("undead", "resign")
    assert table.winners == {"human"}


def test_11_1_starts_as_the_book_says() -> None:
    table = new_game("elf_gate")
    rules, s = table.rules, table.s
    near = {space for space in rules.field.resources if rules.near_town(space)}
    assert {space for space in rules.field.resources if s.depleted[space]} == (
        set(rules.field.resources) - near
    )
    assert len(near) == 6
    assert table.stock("human") == (5, 5)
    for side in ("human", "orc", "undead"):
        assert table.pieces(side, f"{side}_town") == "3m 3w"
    assert [rules.tile(s, rules.seats, kind).strength for kind in range(3)] == [3, 3, 3]
    assert rules.abilities(s, rules.seats) == ("", "", "")


# -- 11.2 March of the Necromancers ---------------------------------------------------


def march(text: str, **more: Any) -> Table:
    return position(text, scenario="necromancers", **more)


def test_11_2_starts_as_the_book_says() -> None:
    table = new_game("necromancers")
    assert table.pieces("undead", "D") == table.pieces("undead", "E") == "1w"
    assert table.stock("undead") == (0, 0)
    assert table.rules.towns[table.side("undead")] == NONE
    assert table.name(table.s.first) == "undead"
    assert len(table.rules.deck_of(table.side("undead"))) == 16
    assert len(table.rules.deck_of(table.side("human"))) == 18


def test_11_2_necromancers_move_like_workers_and_never_share_a_space() -> None:
    table = march("undead: c3 1w, b3 1w; human: human_town 1m", turn="undead")
    assert table.can("move worker c3 A 1")
    table.act("move worker b3 A 1")
    assert table.no("move worker c3 A 1") == "necromancers_apart"
    assert table.no("move worker c3 a1 1") == "mountain"


def test_11_2_a_necromancer_may_pass_the_other_and_change_places_with_him() -> None:
    table = march("undead: c3 1w, c2 1w; human: human_town 1m", turn="undead")
    assert table.can("move worker c3 D 1"), "over c2"
    table.act("move worker c3 c2 1")
    assert table.no("end_move") == "overfull"
    table.act("move worker c2 c3 1", "end_move")


def test_11_2_a_necromancer_alone_with_enemies_dies() -> None:
    table = march("undead: A 1w, E 1w; human: b3 1m, human_town 1m", turn="human", first="human")
    table.act("move melee b3 A 1", "end_move")
    assert table.at("A") == {"human": "1m"}
    assert not table.winners


def test_11_2_the_human_wins_when_both_necromancers_are_dead() -> None:
    table = march("undead: A 1w, b1 1m; human: b3 1m, human_town 1m", turn="human")
    table.act("move melee b3 A 1", "end_move")
    assert table.winners == {"human"}
    assert table.heard("game_over")[-1].data["how"] == "slay_necromancers"


def test_11_2_units_without_undead_units_destroy_a_token_for_good() -> None:
    table = march("undead: E 1w; human: b3 1m, human_town 1m", turn="human", first="human")
    table.act("move melee b3 A 1", "end_move")
    assert table.heard("token")[-1].data == {"space": table.space("A"), "letter": "A"}
    assert not table.rules.token_there(table.s, table.space("A"))
    assert table.rules.token_there(table.s, table.space("B"))


def test_11_2_workers_destroy_no_token_and_undead_units_guard_it() -> None:
    table = march("undead: E 1w; human: A 1w, human_town 1m", turn="human").act("end_move")
    assert not table.heard("token")
    guarded = march("undead: E 1w, A 1f, b1 1f; human: human_town 1m", turn="undead")
    guarded.act("end_move")
    assert not guarded.heard("token")


def test_11_2_graveyards_can_be_destroyed_too() -> None:
    table = march("undead: E 1w; human: D 1m, human_town 1m", turn="human").act("end_move")
    assert table.heard("token")[-1].data["letter"] == "D"
    assert not table.winners


def test_11_2_the_human_wins_when_a_b_and_c_are_destroyed() -> None:
    table = march("undead: E 1w; human: A 1m, human_town 1m", turn="human")
    table.s.tokens &= ~0b110
    table.act("end_move")
    assert table.winners == {"human"}
    assert table.heard("game_over")[-1].data["how"] == "destroy_tokens"


def test_11_2_the_undead_win_by_capturing_the_town_twice() -> None:
    table = march(
        "undead: E 1w, human_town 1m; human: b3 1m",
        turn="human",
        first="undead",
        marks={"human_town": "half"},
    )
    table.act("end_move")
    assert table.winners == {"undead"}


# -- 11.3 Captives --------------------------------------------------------------------


def captives(text: str, **more: Any) -> Table:
    return position(text, scenario="captives", **more)


def test_11_3_starts_as_the_book_says() -> None:
    table = new_game("captives")
    assert table.captive("night_elf") == "b3"
    assert table.captive("orc") == "f3"
    assert table.stock("orc") == table.stock("night_elf") == (5, 5)


def test_11_3_41_walls_stop_melee_ranged_and_workers_but_not_flyers() -> None:
    table = captives("orc: c3 1m 1r 1f 1w", turn="orc")
    assert table.no("move melee c3 b3 1") == "wall"
    assert table.no("move ranged c3 b3 1") == "wall"
    assert table.can("move flying c3 b3 1")
    worker = captives("orc: c3 1w", turn="orc")
    assert worker.can("move worker c3 b3 1"), "round the wall over b2"
    worker.rules.add(worker.s, 1, worker.space("b2"), 0, 1)
    worker.s.reserve[4] -= 1
    assert worker.no("move worker c3 b3 1") == "wall"


def test_11_3_other_sides_of_the_space_are_open() -> None:
    table = captives("orc: b2 1m, a2 1m", turn="orc")
    assert table.can("move melee b2 b3 1")
    assert table.can("move melee a2 b3 1")


def test_11_3_a_unit_takes_the_captive_of_its_race_along() -> None:
    table = captives("night_elf: b3 1r; orc: g1 1m", turn="night_elf")
    assert table.no("carry melee b3 a2") == "not_so_many"
    table.act("carry ranged b3 a2")
    assert table.captive("night_elf") == "a2"
    assert table.pieces("night_elf", "a2") == "1r"
    (event,) = table.heard("carry")
    assert event.data["pickup"] == table.space("b3")
    assert event.data["path"] == (table.space("b3"), table.space("a2"))
    assert table.no("carry ranged a2 b3") == "moved_already"


def test_11_3_it_may_be_picked_up_on_the_way() -> None:
    table = captives("night_elf: b2 1f; orc: g1 1m", turn="night_elf")
    table.act("carry flying b2 b4")
    assert table.captive("night_elf") == "b4"
    (event,) = table.heard("carry")
    assert event.data["path"] == tuple(table.space(name) for name in ("b2", "b3", "b4"))


def test_11_3_a_move_without_it_is_possible_too() -> None:
    table = captives("night_elf: b3 1f; orc: g1 1m", turn="night_elf")
    table.act("move flying b3 b4 1")
    assert table.captive("night_elf") == "b3"


def test_11_3_several_units_may_carry_it_one_after_the_other() -> None:
    table = captives("night_elf: b3 1m, a2 1m; orc: g1 1m", turn="night_elf")
    table.act("carry melee b3 a2", "carry melee a2 b4")
    assert table.captive("night_elf") == "b4"


def test_11_3_it_may_be_left_on_the_way() -> None:
    table = captives("night_elf: b2 1f; orc: g1 1m", turn="night_elf")
    assert table.no("escort flying b2 b4 c3") == "carry_reach", "three steps"
    assert table.no("escort flying b2 b3 b4") == "carry_reach", "it is there already"
    table = captives("night_elf: b3 1f; orc: g1 1m", turn="night_elf")
    assert table.no("escort flying b3 c1 b2") == "carry_reach"
    table.act("escort flying b3 b2 a1")
    assert table.captive("night_elf") == "b2"
    assert table.pieces("night_elf", "a1") == "1f"
    (carried,), (moved,) = table.heard("carry"), table.heard("move")
    assert carried.data["path"] == (table.space("b3"), table.space("b2"))
    assert moved.data["path"] == (table.space("b2"), table.space("a1"))


def test_11_3_who_leaves_it_on_the_way_has_stopped_nowhere() -> None:
    table = captives("night_elf: b3 1f; orc: b2 1w, g1 1m", turn="night_elf")
    assert table.no("escort flying b3 b2 a1") == "carry_reach", "enemies stop the unit in b2"
    assert table.can("carry flying b3 b2")


def test_11_3_a_unit_may_fetch_it_and_come_back() -> None:
    table = captives("night_elf: b2 1f 2m; orc: g1 1m", turn="night_elf")
    table.act("carry flying b2 b2")
    assert table.captive("night_elf") == "b2"
    assert table.no("move flying b2 b3 1") == "moved_already"


def test_11_3_only_the_captive_of_ones_own_race() -> None:
    table = captives("orc: b3 1m", turn="orc")
    assert table.no("carry melee b3 b2") == "carry_reach"
    assert table.captive("night_elf") == "b3"


def test_11_3_workers_do_not_carry() -> None:
    table = captives("night_elf: b3 1w; orc: g1 1m", turn="night_elf")
    assert "carry" not in table.legal_verbs()


def test_11_3_guards_stop_whoever_comes_for_it() -> None:
    table = captives("night_elf: b2 1f; orc: b3 1m", turn="night_elf")
    assert table.no("carry flying b2 b4") == "carry_reach"
    assert table.can("move flying b2 b3 1")


def test_11_3_a_captive_is_no_enemy_piece_and_counts_in_no_stack() -> None:
    table = captives("orc: b2 1f 3m", turn="orc")
    assert table.can("move melee b2 b3 3")
    assert table.can("move flying b2 b4 1"), "over the captive's space"


def test_11_3_the_captive_stays_where_its_escort_dies_and_cannot_be_killed() -> None:
    table = captives("orc: b2 1m; night_elf: b3 1w, g1 1m", turn="orc")
    table.act("move melee b2 b3 1", "end_move")
    assert table.captive("night_elf") == "b3"


def test_11_3_home_and_safe_wins() -> None:
    table = captives("night_elf: f2 1m; orc: a1 1m", turn="night_elf", captives={"night_elf": "f2"})
    table.act("carry melee f2 night_elf_town")
    assert not table.winners, "not before the end of the move step"
    table.act("end_move")
    assert table.winners == {"night_elf"}
    assert table.heard("game_over")[-1].data["how"] == "rescue"


def test_11_3_not_with_an_enemy_unit_there() -> None:
    table = captives(
        "night_elf: f2 1m; orc: a1 1m, night_elf_town 1w",
        turn="night_elf",
        captives={"night_elf": "night_elf_town"},
    )
    table.rules.add(table.s, 0, table.space("night_elf_town"), 0, 1)
    table.s.reserve[0] -= 1
    table.act("end_move")
    assert not table.winners


def test_11_3_the_towns_count_as_in_the_main_game() -> None:
    table = captives(
        "night_elf: orc_town 1m; orc: b2 1m",
        turn="orc",
        first="night_elf",
        marks={"orc_town": "half"},
    )
    table.act("end_move")
    assert table.winners == {"night_elf"}
