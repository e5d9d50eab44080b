"""Battles: who takes part, rounds and phases, the end (6.1, 6.2, 6.4, 12, 13)."""

from __future__ import annotations

import pytest
from tests.games.warcraft.fights import Fight, fight, lost, outcome, rolled
from tests.games.warcraft.table import position

from boardgames_desktop.core.actions import AUTO
from boardgames_desktop.games.warcraft.battle import MOST_ROUNDS


def test_6_1_own_units_on_flanks_take_part_and_a_third_player_does_not() -> None:
    table = fight(
        "human: A 1m; orc: A 1m, e6 1m; undead: d5 1m",
        scenario="elf_gate",
        turn="orc",
    )
    assert table.kind == "roll"
    table.roll("6", "6 6")
    assert rolled(table) == [("human", 1, 0), ("orc", 2, 0)]


def test_6_1_a_unit_two_spaces_away_does_not_take_part() -> None:
    table = fight("human: d2 1m; orc: d2 1m, c3 3m, b3 2r").roll("6", "6")
    assert rolled(table) == [("human", 1, 0), ("orc", 1, 0)]


def test_6_1_workers_do_not_fight_and_are_no_casualties() -> None:
    table = fight("human: d2 1m 3w; orc: d2 1m, d1 1w").roll("6", "1")
    assert lost(table) == [("human", 0)]
    assert table.at("d2") == {"human": "3w", "orc": "1m"}


def test_6_1_a_mate_is_asked_about_his_flank_units_once() -> None:
    table = fight(
        "human: e6 1m; orc: e6 2m; undead: d5 2m, e7 1f",
        scenario="main4",
        turn="orc",
    )
    assert (table.kind, table.asked) == ("join", "undead")
    assert table.legal() == {("join",), ("stay_out",)}
    assert table.no("pass") == "step"
    table.act("join").passes()
    table.roll("6")
    assert rolled(table) == [("undead", 1, 0)]


def test_6_1_a_mate_may_stay_out() -> None:
    table = fight(
        "human: e6 1m; orc: e6 2m; undead: d5 2m, e7 1f",
        scenario="main4",
        turn="orc",
    )
    table.act("stay_out").passes().roll("6", "6 6")
    assert rolled(table) == [("human", 1, 0), ("orc", 2, 0)]
    assert table.s.battle is not None
    assert table.s.battle.roles == ((table.side("orc"),), (table.side("human"),))


def test_13_6_a_mate_in_the_battlefield_always_fights_there() -> None:
    table = fight(
        "human: e6 2m; night_elf: e6 1m, d5 1m; orc: e6 2m",
        scenario="main4",
        turn="orc",
    )
    assert (table.kind, table.asked) == ("join", "night_elf")
    table.act("stay_out").passes().roll("6 6", "6", "6 6")
    assert rolled(table) == [("human", 2, 0), ("night_elf", 1, 0), ("orc", 2, 0)]


def test_6_1_nobody_asks_a_mate_without_flank_units() -> None:
    table = fight("human: e6 1m; orc: e6 2m; undead: a1 1m", scenario="main4", turn="orc")
    assert table.kind == "roll"


def test_6_2_1_who_dies_in_a_phase_still_attacks_in_it() -> None:
    table = fight("human: d2 1m; orc: d2 1m").roll("1", "1")
    assert rolled(table) == [("human", 1, 1), ("orc", 1, 1)]
    assert lost(table) == [("human", 0), ("orc", 0)]


def test_6_2_2_a_side_without_units_of_the_type_rolls_nothing() -> None:
    table = fight("human: d2 1r; orc: d2 1m").roll("6", "6")
    assert rolled(table) == [("human", 1, 0), ("orc", 1, 0)]
    assert [event.data["kind"] for event in table.heard("roll")] == [1, 0]


def test_6_2_3_the_owner_chooses_among_all_participating_units() -> None:
    table = fight("human: d2 1m 1r 1f 1w, c4 1m; orc: d2 3r, a1 1m").roll("6", "1 6 6")
    assert (table.kind, table.asked) == ("lose", "human")
    space, flank = table.space("d2"), table.space("c4")
    assert table.legal() == {
        ("lose", 0, 0, space),
        ("lose", 0, 1, space),
        ("lose", 0, 2, space),
        ("lose", 0, 0, flank),
    }
    assert table.no("lose human worker d2") == "lose_absent"
    assert table.no("lose human melee d3") == "lose_absent"
    assert table.no("lose orc ranged d2") == "lose_foreign"
    table.act("lose human melee c4")
    assert table.at("c4") == {}


def test_6_2_3_no_flyers_in_the_melee_phase() -> None:
    table = fight("human: d2 1m 1f, c4 1r; orc: d2 2m").roll("6", "6").roll("6", "1 6")
    assert table.no("lose human flying d2") == "lose_flyer"
    table.act("lose human ranged c4")


def test_6_2_3_surplus_is_ignored_when_only_flyers_are_left() -> None:
    table = fight("human: d2 1m 1f; orc: d2 3m").roll("6").roll("6", "1 1 1")
    assert lost(table) == [("human", 0)]
    assert table.at("d2") == {"human": "1f", "orc": "3m"}
    assert table.kind == "roll"


def test_6_2_4_all_casualties_are_taken_even_if_the_field_is_empty() -> None:
    table = fight("human: d2 1m, c4 2m; orc: d2 3m").roll("6 6 6", "1 1 6")
    table.act("lose human melee d2")
    assert lost(table) == [("human", 0), ("human", 0)]
    assert outcome(table) == "attack"


def test_6_2_5_the_defender_removes_first_then_they_alternate() -> None:
    table = fight("human: d2 2m 1r; orc: d2 2m 1r, c4 1m").roll("6", "6").roll("1 1", "1 1 6")
    order = []
    while table.kind == "lose":
        order.append(table.asked)
        table.act("lose " + ("human" if table.asked == "human" else "orc") + " melee d2").passes()
    assert [side for side, _ in lost(table)] == ["human", "orc", "human", "orc"]


def test_6_2_5_one_side_goes_on_when_the_other_is_finished() -> None:
    table = fight("human: d2 3m; orc: d2 3m").roll("1 6 6", "1 1 1").passes()
    assert [side for side, _ in lost(table)] == ["human", "orc", "human", "human"]


def test_6_2_5_the_attacker_removes_if_the_defender_has_no_casualty() -> None:
    table = fight("human: d2 2m; orc: d2 2m").roll("1 6", "6 6")
    assert lost(table) == [("orc", 0)]


def test_13_5_and_6_2_6_the_end_is_tested_after_every_phase_and_flanks_do_not_count() -> None:
    table = fight("human: d2 1m, c4 3m; orc: d2 1r 1m").roll("1")
    table.act("lose human melee d2")
    assert outcome(table) == "attack"
    assert table.at("c4") == {"human": "3m"}
    assert len(table.heard("roll")) == 1


def test_6_2_6_the_defender_wins_an_empty_attack() -> None:
    table = fight("human: d2 1r; orc: d2 1m, c4 1r").roll("1", "6")
    table.act("lose orc melee d2")
    assert outcome(table) == "defence"


def test_6_2_7_nobody_can_leave_a_battle() -> None:
    table = fight("human: d2 2m 1r; orc: d2 1m 1r").roll("6", "1")
    assert table.legal_verbs() == {"lose"}


def test_6_2_8_every_player_with_a_unit_draws_at_the_start_and_the_winner_at_the_end() -> None:
    table = fight(
        "human: d2 1m; orc: d2 1m",
        decks={"human": "fast", "orc": "fast pillage"},
    )
    assert table.asked == "chance"
    table.draws("pillage", "fast").roll("6", "1")
    assert table.asked == "chance"
    table.draws("fast")
    assert (table.hand("human"), table.hand("orc")) == ("fast", "pillage fast")
    assert outcome(table) == "attack"


def test_6_2_8_an_empty_deck_is_made_of_the_discards() -> None:
    table = fight(
        "human: d2 1m; orc: d2 1m",
        decks={"human": "", "orc": "fast"},
        discards={"human": "fast"},
    )
    table.draws("fast")
    assert [event.data["seat"] for event in table.heard("reshuffle")] == [0]
    assert len(table.s.decks[0]) == 21


def test_6_2_8_winning_mates_in_the_battlefield_draw_each() -> None:
    table = fight(
        "human: e6 1m; orc: e6 1m; undead: e6 1m, d5 1m",
        scenario="main4",
        turn="orc",
        decks={"human": "fast", "orc": "fast pillage", "undead": "fast web"},
    )
    table.act("join").draws("pillage", "web", "fast").passes()
    table.roll("6", "6", "1 6").draws("fast", "fast")
    assert table.s.agenda == []
    assert outcome(table) == "attack"


def test_6_2_8_a_mate_on_the_flank_draws_no_winners_card() -> None:
    table = fight(
        "human: e6 1m; orc: e6 1m; undead: d5 1m",
        scenario="main4",
        turn="orc",
        decks={"human": "fast", "orc": "fast pillage", "undead": "fast web"},
    )
    table.act("join").draws("pillage", "web", "fast").passes()
    table.roll("6", "6", "1").draws("fast")
    assert (table.hand("orc"), table.hand("undead")) == ("pillage fast", "web")


def _stalemate(text: str) -> Fight:
    """A battle at its last round, in which nobody hits."""
    table = fight(text)
    assert table.s.battle is not None
    table.s.battle.round = MOST_ROUNDS
    while table.kind == "roll":
        table.roll(" ".join("6" * table.s.agenda[-1][3]))
    return table


def test_6_2_9_after_200_rounds_the_attackers_leave() -> None:
    table = _stalemate("human: d2 1f, c4 1m; orc: d2 2m 1f, d1 3m")
    assert (table.kind, table.asked) == ("retreat", "orc")
    assert table.no("retreat melee c4") == "retreat"
    assert table.no("retreat melee d1") == "retreat"
    assert table.no("retreat ranged d3") == "retreat"
    assert table.no("lose orc melee d2") == "step"
    table.act("retreat melee d3", "retreat melee d3", "retreat flying d3").passes()
    assert outcome(table) == "defence"
    assert table.at("d3") == {"orc": "2m 1f"}
    assert table.at("d2") == {"human": "1f"}


def test_6_2_9_who_cannot_leave_dies() -> None:
    around = ", ".join(f"{space} 1m" for space in ("d1", "d3", "c4", "c5", "e4", "e5"))
    table = _stalemate(f"human: d2 1f, {around}; orc: d2 2m")
    assert lost(table)[-2:] == [("orc", 0), ("orc", 0)]
    assert outcome(table) == "defence"
    assert table.at("d2") == {"human": "1f"}


def test_6_2_9_flyers_against_melee_end_by_the_dice() -> None:
    table = fight("human: d2 1f; orc: d2 1m").roll("6", "1").roll("1")
    assert outcome(table) == "defence"


def test_6_2_10_the_dead_go_to_the_box() -> None:
    table = fight("human: d2 1m; orc: d2 1m")
    before = table.reserve("human")
    table.roll("6", "1")
    assert (before, table.reserve("human")) == ("9m 7r 4f 8w", "10m 7r 4f 8w")


def test_6_2_11_a_mountain_is_a_battlefield_with_ground_units_on_its_flanks() -> None:
    table = fight("human: c2 1f; orc: c2 1f, c1 1m, b1 1r")
    table.roll("6").roll("6", "6").roll("6")
    assert rolled(table) == [("orc", 1, 0), ("human", 1, 0), ("orc", 1, 0), ("orc", 1, 0)]


def test_6_2_12_and_example_12_units_of_one_battlefield_fight_in_the_other() -> None:
    table = fight("human: d2 1m, c4 2m; orc: d2 2m, c4 2m")
    assert (table.kind, table.asked) == ("battles", "orc")
    field, other = table.space("d2"), table.space("c4")
    assert table.legal() == {("fight", field, 0), ("fight", other, 0)}
    assert table.no("fight d1 human") == "no_battle"
    assert table.no("fight d2 orc") == "no_battle"
    assert table.no("end_move") == "step"
    table.act("fight d2 human").roll("6 6 6", "1 1 1 6")
    table.act("lose human melee d2").passes()
    assert rolled(table) == [("human", 3, 0), ("orc", 4, 3)]
    assert table.at("c4") == {"orc": "2m"}
    assert table.s.agenda == []
    assert len(table.heard("battle")) == 1


def test_example_12_the_next_battle_is_fought_by_the_survivors() -> None:
    table = fight("human: d2 1m, c4 2m; orc: d2 2m, c4 2m")
    table.act("fight d2 human").roll("6 6 6", "1 6 6 6")
    table.act("lose human melee d2").passes()
    assert [event.data["space"] for event in table.heard("battle")] == [
        table.space("d2"),
        table.space("c4"),
    ]
    table.roll("6 6", "6 6 6 6")
    assert rolled(table)[-2:] == [("human", 2, 0), ("orc", 4, 0)]


def test_13_26_battles_vanish_when_the_attacker_has_no_units_left() -> None:
    table = fight("human: d2 2m, c4 1m; orc: d2 1m, c4 1m")
    table.act("fight d2 human").roll("1 1 6", "6 6").act("lose orc melee d2")
    assert table.s.agenda == []
    assert outcome(table) == "defence"


def test_example_3_strength_two_against_six_dice() -> None:
    table = fight("human: d2 3m; orc: d2 3m, d1 3m").roll("6 6 6", "4 3 1 3 2 6").passes()
    assert rolled(table)[1] == ("orc", 6, 2)
    assert len(lost(table)) == 2


def test_example_4_two_in_the_field_and_four_on_the_flanks_roll_six_dice() -> None:
    table = fight("human: d2 1m; orc: d2 2m, d1 1m, d3 1m, c4 2m")
    table.roll("6", "6 6 6 6 6 6")
    assert rolled(table)[1] == ("orc", 6, 0)


def test_example_5_night_elf_against_human() -> None:
    table = fight(
        "night_elf: d2 3m, c4 3m, c5 1r 1f; human: d2 1m 2r 1w, d1 2f",
        races=("human", "night_elf"),
        levels={"night_elf": (1, 1, 2), "human": (1, 2, 2)},
        decks={"human": "fast", "night_elf": "fast renew"},
    ).draws("renew", "fast")
    table.roll("5 2", "4")
    table.act("lose night_elf melee c4").passes()
    table.roll("2 6", "3")
    table.act("lose human melee d2").passes()
    table.act("lose night_elf melee c4").passes()
    table.roll("5 2 3 2").passes()
    assert [(side, kind) for side, kind in lost(table)] == [
        ("night_elf", 0),
        ("human", 0),
        ("night_elf", 0),
        ("human", 1),
        ("human", 1),
    ]
    assert table.asked == "chance"
    table.draws("fast")
    assert outcome(table) == "attack"
    assert table.hand("night_elf") == "renew fast"
    assert table.hand("human") == "fast"
    assert table.pieces("night_elf", "d2") == "3m"
    assert table.pieces("human", "d1") == "2f"


def test_example_5_the_lone_worker_is_destroyed_after_the_battle() -> None:
    table = position(
        "night_elf: c4 3m; human: d2 1m 1w, c1 1m",
        races=("human", "night_elf"),
        turn="night_elf",
        decks={"human": "fast", "night_elf": "fast renew"},
    )
    table.passes("move").act("move melee c4 d2 3", "end_move").passes()
    table.draws("renew", "fast").passes().roll("6", "1 6 6").passes().draws("fast").passes()
    assert table.at("d2") == {"night_elf": "3m"}


def test_example_6_with_flyers_open_the_battle_could_go_on() -> None:
    table = fight(
        "night_elf: d2 3m, c4 1m; orc: d2 1r, d1 2f",
        races=("orc", "night_elf"),
    )
    assert table.s.battle is not None
    table.s.battle.flyers_open = (False, True)
    table.roll("6").roll("6 6").roll("2 6 6 6")
    assert table.kind == "lose"
    table.act("lose orc flying d1").passes()
    assert table.kind == "roll"
    assert table.s.battle.phase == 1
    assert table.s.battle.round == 2


def test_example_13_neither_far_units_nor_third_players_take_part() -> None:
    table = fight(
        "human: A 1m; undead: A 1m, e7 1m; orc: e6 1f",
        scenario="elf_gate",
        turn="undead",
    )
    table.roll("6", "6")
    assert rolled(table) == [("human", 1, 0), ("undead", 1, 0)]


def test_example_26_nobody_left_nobody_wins_nobody_draws() -> None:
    table = fight(
        "human: d2 1m; orc: d2 1m",
        decks={"human": "fast", "orc": "fast pillage"},
    )
    table.draws("pillage", "fast").roll("1", "1")
    assert outcome(table) == "nobody"
    assert table.s.agenda == []
    assert (table.hand("human"), table.hand("orc")) == ("fast", "pillage")


def test_13_44_a_third_player_starts_no_battle_of_others() -> None:
    table = position(
        "human: A 1m; orc: A 1m",
        scenario="elf_gate",
        turn="undead",
        agenda=[("next_battle", AUTO)],
    )
    assert table.s.agenda == []


def test_6_1_three_sides_in_a_space_fight_one_after_the_other() -> None:
    table = fight(
        "human: A 1m; orc: A 1m; undead: A 2m",
        scenario="elf_gate",
        turn="undead",
    )
    space = table.space("A")
    assert table.legal() == {("fight", space, 0), ("fight", space, 1)}
    table.act("fight A orc").roll("6", "1 6").passes()
    assert table.s.battle is not None
    assert table.s.battle.roles == ((2,), (0,))
    table.roll("6", "6 1").passes()
    assert table.at("A") == {"undead": "2m"}
    assert table.s.fought == ((space, 1), (space, 0))


def test_13_32_and_11_1_neutral_units_defend_by_a_fixed_rule_and_draw_nothing() -> None:
    table = fight(
        "orc: A 3m, D 2r; neutral: A 2r 1m, D 3f",
        scenario="elf_gate",
        turn="orc",
        decks={"orc": "fast pillage"},
    )
    assert table.legal() == {
        ("fight", table.space("A"), 3),
        ("fight", table.space("D"), 3),
    }
    table.act("fight A neutral").draws("pillage").passes().roll("6 6", "1 1")
    neutral = [(event.data["kind"], event.data["space"]) for event in table.heard("lose")]
    assert neutral == [(2, table.space("D")), (2, table.space("D"))]


def test_11_1_neutral_units_have_no_ability() -> None:
    table = fight("orc: A 1m; neutral: A 3m", scenario="elf_gate", turn="orc")
    assert table.kind == "roll"
    table.roll("6 6 6", "6")
    assert rolled(table) == [("night_elf", 3, 0), ("orc", 1, 0)]


def test_11_1_a_neutral_side_takes_flank_units_of_the_cheapest_kind_first() -> None:
    table = fight("orc: A 3r; neutral: A 2m, D 1m 1r, B 1r", scenario="elf_gate", turn="orc")
    table.roll("6", "1 1 1").passes()
    removed = [(event.data["kind"], event.data["space"]) for event in table.heard("lose")]
    assert removed == [(0, table.space("D")), (1, table.space("D")), (0, table.space("A"))]


def test_13_41_and_11_3_walls_keep_ground_units_out_of_a_battle_but_not_flyers() -> None:
    table = fight(
        "orc: A 1m; night_elf: A 1m, c3 1m, b4 1m 1f",
        scenario="captives",
        turn="night_elf",
    )
    field, space = table.rules.field, table.space("A")
    behind = set(field.neighbours[space]) - set(field.ways[space])
    assert len(behind) == 2
    table.roll("6")
    assert rolled(table)[0] == ("night_elf", 1, 0)
    table.roll("6", "6")
    assert rolled(table)[-1] == ("night_elf", 1, 0)


def test_6_3_the_main_player_picks_for_the_team() -> None:
    table = fight(
        "human: e6 2m; night_elf: e6 1m 1r; orc: e6 3r",
        scenario="main4",
        turn="orc",
    )
    table.roll("6", "1 6 6")
    assert (table.kind, table.asked) == ("lose", "human")
    assert {a[1] for a in table.legal()} == {table.side("human"), table.side("night_elf")}
    table.act("lose night_elf ranged e6")
    assert lost(table) == [("night_elf", 1)]


def test_6_3_with_both_mates_present_the_one_with_more_units_is_the_main_player() -> None:
    table = fight(
        "human: e6 1m; night_elf: e6 2m; orc: e6 3r",
        scenario="main4",
        turn="orc",
    )
    table.roll("1 6 6")
    assert (table.kind, table.asked) == ("lose", "night_elf")


def test_6_3_every_player_rolls_with_his_own_strength() -> None:
    table = fight(
        "human: e6 1m; orc: e6 1m; undead: e6 1m",
        scenario="main4",
        turn="orc",
        levels={"orc": (3, 1, 1)},
    )
    table.roll("6", "4", "4")
    assert rolled(table) == [("human", 1, 0), ("orc", 1, 1), ("undead", 1, 0)]


def test_6_3_the_attacker_picks_for_his_mate_even_from_the_flank() -> None:
    table = fight(
        "human: e6 3r; orc: d5 1m; undead: e6 1m",
        scenario="main4",
        turn="orc",
    )
    table.roll("1 6 6")
    assert (table.kind, table.asked) == ("lose", "orc")


def test_m12_a_mate_left_with_enemies_is_fought_for_by_the_seat_on_turn() -> None:
    table = fight("human: e6 1m; undead: e6 1m; orc: a1 1m", scenario="main4", turn="orc")
    assert table.s.battle is not None
    assert table.s.battle.roles == ((table.side("undead"),), (table.side("human"),))


@pytest.mark.parametrize("seat", ["human", "orc"])
def test_breaking_off_gives_the_field_to_the_other_side(seat: str) -> None:
    table = fight("human: d2 2m 1r; orc: d2 2m 1r").roll("1", "6")
    side = table.side(seat)
    for kind in range(4):
        for space in range(table.rules.spaces):
            table.rules.kill(
                table.s, side, space, kind, table.rules.count(table.s, side, space, kind)
            )
    table.rules._break_off(table.s, side)
    table.rules.settle(table.s, table.events.append)
    assert outcome(table) == ("attack" if seat == "human" else "defence")
    assert table.s.agenda == []
