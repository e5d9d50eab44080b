"""The harvest step: H1 to H8, builders, necromancers (5.2, 11.2)."""

from __future__ import annotations

from collections import Counter

import attrs

from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.scenario import Goal
from games.warcraft.table import position, scenario_of

# -- H1 to H4 -------------------------------------------------------------------------


def test_h1_gold_first_then_wood() -> None:
    table = position("human: b1 1w, b2 1w, b4 1w", step="harvest")
    assert table.legal() == {table.parse("harvest b2"), table.parse("harvest b4")}
    assert table.no("harvest b1") == "wood_later"
    table.act("harvest b4").die(1)
    assert table.no("harvest b4") == "harvested"
    table.act("harvest b2").die(2)
    assert table.legal() == {table.parse("harvest b1")}
    assert table.no("harvest b2") == "gold_over"
    table.act("harvest b1").die(1)
    assert table.stock("human") == (3, 1)


def test_h1_the_only_space_is_harvested_without_asking() -> None:
    table = position("human: b2 1w", step="harvest")
    assert table.rules.forced(table.s, 0) == table.parse("harvest b2")


def test_h2_example_1_one_roll_a_worker() -> None:
    table = position("human: b1 1w, b2 1w", step="harvest")
    table.act("harvest b2").die(1)
    table.act("harvest b1").die(2)
    assert table.stock("human") == (1, 2)


def test_h2_rolls_come_one_at_a_time() -> None:
    table = position("human: b2 3w", step="harvest").act("harvest b2")
    for face, gold in ((1, 1), (2, 3), (1, 4)):
        assert table.kind == "harvest_die"
        table.die(face)
        assert table.stock("human") == (gold, 0)
    assert table.kind != "harvest_die"


def test_h3_example_2_half_depleted_and_the_second_roll_counts() -> None:
    table = position("human: b1 1w, c4 2w", step="harvest")
    table.act("harvest b1").die(2)
    table.act("harvest c4").die(3)
    assert table.mark("c4") == "half"
    table.die(1)
    assert table.stock("human") == (0, 6)


def test_h3_example_2_a_depleted_mine_loses_the_remaining_rolls() -> None:
    table = position("human: b2 2w", step="harvest", marks={"b2": "half"})
    table.act("harvest b2").die(3)
    assert table.stock("human") == (3, 0)
    assert table.mark("b2") == "depleted"
    assert table.kind != "harvest_die"


def test_h3_two_threes_in_one_step_empty_a_fresh_space() -> None:
    table = position("human: b2 3w", step="harvest")
    table.act("harvest b2").die(3, 3)
    assert table.stock("human") == (6, 0)
    assert table.mark("b2") == "depleted"
    assert table.kind != "harvest_die"


def test_h4_depleted_spaces_give_nothing() -> None:
    table = position("human: b2 1w, b4 1w", step="harvest", marks={"b2": "depleted"})
    assert table.no("harvest b2") == "depleted"
    assert table.legal() == {table.parse("harvest b4")}
    assert position("human: b2 1w", step="harvest", marks={"b2": "depleted"}).kind != "harvest"


def test_die_faces() -> None:
    table = position("human: b2 1w", step="harvest").act("harvest b2")
    outcomes = table.rules.outcomes(table.s)
    assert outcomes is not None
    weights = {action[1]: weight for action, weight in outcomes}
    assert weights == dict(Counter(BOX.die)) == {1: 2, 2: 2, 3: 2}


def test_harvest_nobody_is_asked_without_workers_on_resources() -> None:
    table = position("human: b2 3m, b3 1w", step="harvest")
    table.passes()
    assert table.kind == "move"
    assert table.stock("human") == (0, 0)


def test_harvest_refusals() -> None:
    table = position("human: b2 1w, b4 1w; orc: d1 1w", step="harvest")
    assert table.no("harvest b3") == "no_resource"
    assert table.no("harvest d1") == "no_worker"
    assert table.no("end_harvest") == "harvest_first"
    assert table.no("end_move") == "step"


# -- H5 to H8 -------------------------------------------------------------------------


def test_h5_a_builder_does_not_harvest_but_others_in_the_space_do() -> None:
    table = position("human: b2 2w", step="harvest", outposts={"human": "b2?"})
    table.act("harvest b2").die(2)
    assert table.kind != "harvest_die"
    assert table.stock("human") == (2, 0)
    assert table.outposts("human") == "b2?"


def test_h5_a_finished_outpost_does_not_hinder() -> None:
    table = position("human: b2 2w", step="harvest", outposts={"human": "b2"})
    table.act("harvest b2").die(2, 1)
    assert table.stock("human") == (3, 0)


def test_h5_39_the_outpost_may_be_given_up_first() -> None:
    table = position("human: b2 1w", step="harvest", outposts={"human": "b2?"})
    assert table.legal_verbs() == {"give_up", "end_harvest"}
    assert table.no("harvest b2") == "only_builder"
    table.act("give_up b2")
    assert table.outposts("human") == ""
    table.act("harvest b2").die(2)
    assert table.stock("human") == (2, 0)


def test_h5_39_or_kept() -> None:
    table = position("human: b2 1w", step="harvest", outposts={"human": "b2?"})
    table.act("end_harvest")
    assert table.outposts("human") == "b2?"
    assert table.stock("human") == (0, 0)


def test_h5_workers_in_buildings_do_not_harvest() -> None:
    table = position("human: b3 1w", step="harvest", building={"human": (1, 0, 0)})
    table.passes()
    assert table.stock("human") == (0, 0)


def test_h6_every_space_of_the_main_game_depletes() -> None:
    rules = position().rules
    assert not any(rules.inexhaustible(space) for space in rules.field.resources)


def test_h6_elf_gate_spaces_next_to_a_town_never_deplete() -> None:
    table = position("human: b3 2w; orc: orc_town 1m", scenario="elf_gate", step="harvest")
    table.act("harvest b3").die(3, 3)
    assert table.mark("b3") == ""
    assert table.stock("human") == (6, 0)
    assert table.mark("b1") == "depleted", "all others start depleted"


def test_h7_29_mates_each_roll_for_their_own_and_share_the_marks() -> None:
    table = position(
        "human: c4 1m, c2 1w; night_elf: c2 1w",
        scenario="main4",
        first="human",
        step="harvest",
    )
    table.act("harvest c2").die(3)
    assert table.stock("human") == (3, 0)
    assert table.mark("c2") == "half"
    table.passes()
    assert table.asked == "chance", "the mate's only space"
    table.die(3)
    assert table.stock("night_elf") == (3, 0)
    assert table.mark("c2") == "depleted"


def test_h8_a_locked_town_has_no_resources() -> None:
    rules = position(scenario="main4").rules
    for town in rules.towns:
        assert town not in rules.field.resources


# -- necromancers ---------------------------------------------------------------------


def test_11_2_36_no_resource_depletes() -> None:
    table = position("human: b5 1w", scenario="necromancers", step="harvest", first="human")
    table.act("harvest b5").die(3)
    assert table.mark("b5") == ""


def test_11_2_36_the_switch_saves_only_those_next_to_the_town() -> None:
    table = position(
        "human: b5 1w",
        scenario="necromancers",
        step="harvest",
        first="human",
        necro_safe_near_town_only=True,
    )
    table.act("harvest b5").die(3)
    assert table.mark("b5") == "half"
    rules = table.rules
    safe = {
        rules.field.spots[space] for space in rules.field.resources if rules.inexhaustible(space)
    }
    assert safe == {(-1, 3), (-2, 3)}


def test_11_2_necromancers_raise_one_unit_a_round_on_a_b_and_c() -> None:
    table = position(
        "undead: A 1w, B 1w; human: human_town 1m",
        scenario="necromancers",
        turn="undead",
        step="harvest",
    )
    assert table.legal() == {
        table.parse("raise A"),
        table.parse("raise B"),
        table.parse("end_harvest"),
    }
    table.act("raise A")
    assert table.pieces("undead", "A") == "1m 1w"
    assert table.no("raise A") == "cannot_raise"
    assert table.no("raise C") == "no_necromancer"
    table.act("raise B")
    assert table.pieces("undead", "B") == "1r 1w"
    assert table.kind != "raise"


def test_11_2_raising_keeps_to_stacks_and_reserve() -> None:
    table = position(
        "undead: A 3m 1w, C 2f 1w",
        scenario="necromancers",
        turn="undead",
        step="harvest",
    )
    assert table.legal() == {table.parse("raise C"), table.parse("end_harvest")}
    empty = position(
        "undead: A 1m 1w, b1 3m, b4 3m, b5 3m",
        scenario="necromancers",
        turn="undead",
        step="harvest",
    )
    assert empty.kind != "raise", "all ten melee units are on the board"


def test_11_2_a_destroyed_token_raises_nothing() -> None:
    table = position("undead: A 1w", scenario="necromancers", turn="undead", step="move")
    table.s.tokens &= ~1
    table.act("end_move").passes()
    assert not table.heard("raise")
    assert "raise" not in {frame[0] for frame in table.s.agenda}


def test_11_2_necromancers_harvest_nothing() -> None:
    table = position("undead: b5 1w", scenario="necromancers", turn="undead", step="harvest")
    table.passes()
    assert table.stock("undead") == (0, 0)


def test_11_2_raising_is_voluntary_and_cards_may_be_laid() -> None:
    """A victory point is worth something only where points win."""
    book = scenario_of("necromancers")
    plan = attrs.evolve(book, stripped=(), goals=(*book.goals, Goal("points", target=15)))
    table = position(
        "undead: A 1w; human: human_town 1m",
        scenario=plan,
        turn="undead",
        step="harvest",
        hands={"undead": "victory_point"},
    ).passes("raise")
    assert table.no("harvest A") == "step"
    table.act("play victory_point")
    assert table.s.laid[table.side("undead")] == 1
    table.act("end_harvest")
    assert table.pieces("undead", "A") == "1w"
