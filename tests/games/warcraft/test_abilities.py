"""Special abilities of unit tiles (8, 12, 13)."""

from __future__ import annotations

from tests.games.warcraft.fights import Fight, fight, lost, outcome, rolled

from boardgames_desktop.games.warcraft.state import NONE


def prevented(table: Fight) -> list[tuple[str, int]]:
    """Return what prevented how many casualties."""
    return [(event.data["by"], event.data["count"]) for event in table.heard("prevented")]


def dealt(table: Fight) -> list[int]:
    return [event.data["count"] for event in table.heard("dealt")]


# -- Area Attack ----------------------------------------------------------------------


def test_example_16_area_attack_doubles_natural_ones() -> None:
    table = fight(
        "human: d2 3m, c4 3m; orc: d2 3m, d1 1m",
        levels={"orc": (4, 1, 1)},
    ).roll("6 6 6 6 6 6", "1 1 5 6")
    assert dealt(table) == [5]


def test_8_area_attack_belongs_to_the_type_that_shows_it() -> None:
    table = fight("human: d2 3m; orc: d2 2r 1m", levels={"orc": (4, 1, 1)}).roll("1 1")
    assert dealt(table) == [2]


# -- Heal -----------------------------------------------------------------------------


def heal(dice: str, **options: bool) -> Fight:
    """Orc ranged units of strength 4 attack Humans who can heal."""
    return fight(
        "human: d2 3m, c4 1f; orc: d2 3r",
        levels={"human": (1, 1, 3), "orc": (1, 3, 1)},
        **options,
    ).roll(dice)


def test_13_1_and_example_17_heal_takes_one_casualty_away() -> None:
    table = heal("1 2 3")
    assert (dealt(table), prevented(table)) == ([3], [("heal", 1)])
    table.act("lose human melee d2", "lose human melee d2")
    assert len(lost(table)) == 2


def test_example_17_heal_leaves_nothing_as_it_is() -> None:
    table = heal("6 6 6")
    assert (dealt(table), prevented(table)) == ([], [])


def test_8_heal_counts_once_however_many_units() -> None:
    table = fight(
        "human: d2 3m, c4 3f; orc: d2 3r", levels={"human": (1, 1, 3), "orc": (1, 3, 1)}
    ).roll("1 2 3")
    assert prevented(table) == [("heal", 1)]


def test_8_heal_works_in_each_phase() -> None:
    table = fight(
        "human: d2 3m, c4 1f; orc: d2 2r 1m", levels={"human": (1, 1, 3), "orc": (1, 3, 1)}
    )
    table.roll("1 6").roll("6").roll("6 6 6", "1")
    assert prevented(table) == [("heal", 1), ("heal", 1)]
    assert lost(table) == []


def test_13_1_and_example_17_heal_errata_counts_natural_ones() -> None:
    table = heal("1 1 3", heal_errata=True)
    assert dealt(table) == [1]


def test_example_17_heal_errata_against_area_attack() -> None:
    table = fight(
        "human: d2 3m, c4 1f; orc: d2 3m",
        levels={"human": (1, 1, 3), "orc": (4, 1, 1)},
        heal_errata=True,
    )
    table.roll("6").roll("6 6 6", "1 1 3")
    assert dealt(table) == [3]


def test_8_heal_helps_the_whole_team() -> None:
    table = fight(
        "human: e6 1f; night_elf: e6 2m; orc: e6 3r",
        scenario="main4",
        turn="orc",
        levels={"human": (1, 1, 3)},
    ).roll("1 1 6")
    assert prevented(table) == [("heal", 1)]


# -- Bloodlust ------------------------------------------------------------------------


def test_example_18_bloodlust_adds_a_die_to_two() -> None:
    table = fight("human: d2 3m; orc: d2 2r, c4 1f", levels={"orc": (1, 1, 2)})
    table.roll("6 6 6")
    assert rolled(table) == [("orc", 3, 0)]


def test_example_18_bloodlust_adds_nothing_to_no_dice() -> None:
    table = fight("human: d2 3r; orc: d2 1f", levels={"orc": (1, 1, 2)})
    table.roll("6 6 6")
    assert rolled(table) == [("human", 3, 0)]
    table.roll("6 6")
    assert rolled(table)[1] == ("orc", 2, 0)


def test_8_bloodlust_does_not_stack() -> None:
    table = fight("human: d2 3m; orc: d2 2m, c4 3f", levels={"orc": (1, 1, 2)})
    table.roll("6 6 6 6")
    assert rolled(table) == [("orc", 4, 0)]


def test_8_bloodlust_die_has_the_ability_of_the_phase() -> None:
    table = fight("human: d2 3m; orc: d2 1m, c4 1f", levels={"orc": (4, 1, 2)})
    table.roll("6 6").roll("6 6 6", "1 1")
    assert dealt(table) == [4]


def test_8_bloodlust_adds_to_the_dice_of_its_owner_not_of_his_mate() -> None:
    table = fight(
        "human: d2 3m; orc: d2 1f; undead: d2 2r",
        scenario="main4",
        levels={"orc": (1, 1, 2)},
        turn="human",
    ).passes()
    table.roll("6 6")
    assert rolled(table) == [("undead", 2, 0)]


# -- Slow Poison ----------------------------------------------------------------------


def poison(text: str, **given: object) -> Fight:
    return fight(
        text,
        races=("orc", "night_elf"),
        levels={"night_elf": (2, 1, 1)},
        **given,  # type: ignore[arg-type]
    )


def test_8_slow_poison_names_a_phase_for_each_unit() -> None:
    table = poison("orc: d2 3m; night_elf: d2 2m 1r")
    assert (table.kind, table.asked) == ("poison", "night_elf")
    assert table.legal() == {("poison", 1), ("poison", 2), ("poison", 0)}
    assert table.no("pass") == "step"
    table.act("poison ranged")
    assert table.legal() == {("poison", 2), ("poison", 0)}
    assert table.no("poison ranged") == "poison_twice"
    table.act("poison melee")
    assert table.kind == "roll"


def test_8_slow_poison_kills_before_the_enemy_rolls() -> None:
    table = poison("orc: d2 3m; night_elf: d2 1m").act("poison melee")
    table.roll("1")
    assert lost(table) == [("orc", 0)]
    table.roll("6 6")
    assert rolled(table) == [("night_elf", 1, 1), ("orc", 2, 0)]


def test_8_in_the_phases_not_named_all_roll_at_once() -> None:
    table = poison("orc: d2 3m; night_elf: d2 1m").act("poison ranged")
    table.roll("6 6 6", "1")
    assert rolled(table) == [("orc", 3, 0), ("night_elf", 1, 1)]


def test_8_three_poisoning_units_are_first_in_all_phases() -> None:
    table = poison("orc: d2 3m; night_elf: d2 3m, d1 1r")
    assert table.kind == "roll"
    assert table.heard("poison")[0].data["kinds"] == (1, 2, 0)
    table.roll("1").roll("1 6 6").roll("6")
    assert lost(table) == [("orc", 0), ("orc", 0)]


def test_8_slow_poison_may_leave_nobody_to_answer() -> None:
    table = poison("orc: d2 2m; night_elf: d2 3m").roll("1 1 6")
    assert rolled(table) == [("night_elf", 3, 2)]
    assert outcome(table) == "attack"


def test_8_units_on_the_flank_still_answer_when_the_field_is_lost() -> None:
    table = poison("orc: d2 1m, c4 1m; night_elf: d2 3m").roll("1 6 6")
    table.act("lose orc melee d2").roll("1")
    assert lost(table) == [("orc", 0), ("night_elf", 0)]
    assert outcome(table) == "attack"


def test_13_7_both_first_is_simultaneous() -> None:
    table = poison("orc: d2 2m; night_elf: d2 1m")
    assert table.s.battle is not None
    table.s.battle.poisons = (0, 1 << 0)
    table.act("poison melee")
    table.roll("6 6", "6")
    assert rolled(table) == [("orc", 2, 0), ("night_elf", 1, 0)]


def test_8_phases_are_named_anew_every_round() -> None:
    table = poison("orc: d2 3m; night_elf: d2 1m").act("poison melee").roll("6").roll("6 6 6")
    assert (table.kind, table.asked) == ("poison", "night_elf")


# -- Raise Dead -----------------------------------------------------------------------


def raise_dead(text: str, **given: object) -> Fight:
    return fight(
        text,
        races=("human", "undead"),
        levels={"undead": (3, 1, 1)},
        **given,  # type: ignore[arg-type]
    )


def test_8_raise_dead_brings_a_unit_for_each_natural_one() -> None:
    table = raise_dead("human: d2 3m 1r; undead: d2 1m 2r").roll("6", "1 1")
    assert table.heard("raised_dead")[0].data["count"] == 2
    assert table.pieces("undead", "d2") == "3m 2r"
    assert dealt(table) == [2]


def test_8_ones_of_a_mate_raise_the_dead_too() -> None:
    table = fight(
        "human: e6 2m; orc: e6 2r; undead: e6 1m",
        scenario="main4",
        turn="undead",
        levels={"undead": (3, 1, 1)},
    ).roll("1 6")
    assert (rolled(table), table.pieces("undead", "e6")) == ([("orc", 2, 1)], "2m")
    assert table.reserve("undead").startswith("8m")


def test_8_ones_of_the_enemy_raise_nobody() -> None:
    table = raise_dead("human: d2 2r; undead: d2 2m").roll("1 6")
    assert not table.heard("raised_dead")


def test_13_8_a_raised_unit_has_no_die_in_the_phase_just_rolled() -> None:
    table = raise_dead("human: d2 3m; undead: d2 2m").roll("6 6 6", "1 6")
    assert table.pieces("undead", "d2") == "3m"
    table.roll("6 6", "6 6 6")
    assert rolled(table)[-1] == ("undead", 3, 0)


def test_8_a_raised_unit_attacks_in_the_melee_phase_of_the_same_round() -> None:
    table = raise_dead("human: d2 3m; undead: d2 1m 1r").roll("1")
    table.roll("6 6", "6 6")
    assert rolled(table)[-1] == ("undead", 2, 0)


def test_8_raise_dead_needs_pieces_in_the_box() -> None:
    table = raise_dead("human: d2 3m; undead: d2 1m 2r", reserve={"undead": (1, 5, 4, 8)}).roll(
        "1 1"
    )
    assert table.heard("raised_dead")[0].data["count"] == 1


def test_8_raise_dead_needs_a_unit_with_the_ability() -> None:
    table = raise_dead("human: d2 3m; undead: d2 2r, b1 1m").roll("1 1")
    assert table.heard("raised_dead") == []


def test_8_the_surplus_returns_to_the_box_after_the_battle() -> None:
    table = raise_dead("human: d2 2m; undead: d2 1m 2r").roll("1 1")
    assert outcome(table) == "attack"
    assert table.pieces("undead", "d2") == "1m 2r"
    assert table.reserve("undead") == "9m 5r 4f 8w"
    assert table.heard("disband")[0].data["count"] == 2


def test_8_stacking_is_ignored_until_the_battle_ends() -> None:
    table = raise_dead("human: d2 3m; undead: d2 1m 2r").roll("1 1")
    assert table.pieces("undead", "d2") == "3m 2r"
    assert table.kind == "roll"


def test_8_raise_dead_on_a_mountain() -> None:
    table = raise_dead("human: c2 2f; undead: c2 1f, c3 1m 1r").roll("1")
    assert table.pieces("undead", "c2") == "1m 1f"


def test_11_4_units_that_have_not_left_their_outpost_are_no_surplus() -> None:
    table = fight("undead: E 5m; human: E 1m", scenario="nordrassil", turn="human")
    table.s.risen[table.space("E") * 4] = 2
    table.roll("1 6 6 6 6", "6")
    assert outcome(table) == "defence"
    assert table.heard("disband")[0].data["count"] == 1
    assert table.pieces("undead", "E") == "5m"


# -- Nordrassil (11.4) ----------------------------------------------------------------


def test_13_40_and_11_4_killed_undead_return_at_once_where_the_owner_says() -> None:
    table = fight(
        "undead: A 1f, e1 2f; night_elf: A 3r; human: B 1m",
        scenario="nordrassil",
        turn="night_elf",
    ).roll("1 6 6")
    assert (table.kind, table.asked) == ("revive", "undead")
    table.act("revive F")
    assert table.pieces("undead", "F") == "1f"
    assert outcome(table) == "attack"


def test_11_4_with_one_outpost_left_nobody_asks() -> None:
    table = fight(
        "undead: A 1f; night_elf: A 3r",
        scenario="nordrassil",
        turn="night_elf",
    )
    table.s.outpost[table.space("E")] = NONE
    table.roll("1 6 6")
    assert table.pieces("undead", "F") == "1f"


def test_11_4_a_revived_unit_takes_no_part_in_this_battle() -> None:
    table = fight(
        "undead: E 2r; human: E 3r",
        scenario="nordrassil",
        turn="human",
        levels={"undead": (1, 1, 1), "human": (1, 1, 1)},
    ).roll("6 6", "1 6 6")
    table.act("revive E")
    assert table.pieces("undead", "E") == "2r"
    table.roll("6", "6 6 6")
    assert rolled(table)[-2:] == [("undead", 1, 0), ("human", 3, 0)]
    table.roll("6", "1 1 6").act("revive E")
    assert outcome(table) == "attack"
    assert table.at("E") == {"human": "3r", "undead": "2r"}
    assert table.s.agenda == []
