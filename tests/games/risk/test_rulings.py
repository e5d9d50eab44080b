"""Section 13: every ruling has its test; those that no other file tests are here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardgames_desktop.games.risk.options import CLASSIC_TRACK, GOLDEN_TRACK, RiskOptions
from boardgames_desktop.games.risk.world import KEYS, MEMBERS

from .position import laws_hold, position

WHERE = """
13.1 setup test_13_1_ties_are_rolled_again_among_the_tied
13.2 setup test_13_2_second_roll_for_the_first_turn
13.3 rulings test_13_3_the_least_three_come_before_the_bonus
13.4 rulings test_13_4_further_sets_may_be_traded_but_five_cards_must
13.5 turn test_13_5_trading_stops_at_four
13.6 turn test_13_6_armies_for_one_set_go_to_one_territory
13.6 turn test_13_6_option_any_spreads_them
13.7 rulings test_13_7_owning_the_land_of_a_traded_card_brings_nothing
13.8 turn test_13_8_only_possible_move_is_not_asked
13.9 turn test_13_9_only_the_winning_source_moves_in
13.10 turn test_13_10_dice_are_chosen_anew
13.11 examples test_ex12_fortify_along_own_path
13.11 rulings test_13_11_neighbours_alone_are_not_asked_for
13.12 rulings test_13_12_the_track_and_what_follows_it
13.13 turn test_13_13_discards_become_the_new_pile
13.15 neutrals test_13_15_a_neutral_territory_earns_the_card
13.15 alliance test_an_own_conquest_earns_the_card
13.16 alliance test_13_16_a_neutral_army_is_defended_by_the_player_not_on_turn
13.17 alliance test_13_17_own_armies_may_attack_an_own_ally
13.18 alliance test_13_18_an_ally_takes_no_further_bribe
13.19 alliance test_13_19_one_step_away_on_one_to_four
13.20 alliance test_13_20_one_die_for_the_whole_invasion_whatever_the_source
13.21 mission_play test_13_21_the_fourth_cannot_be_claimed_in_the_turn_of_the_third
13.22 mission_play test_13_22_only_the_player_on_turn_claims
13.23 mission_play test_13_23_ranks_are_claimed_in_any_order
13.24 mission_play test_ex29_ex30_sets_have_fixed_values
13.24 team test_sets_have_fixed_values
13.25 team test_ruling_2_only_own_armies_attack
13.25 team test_ruling_3_each_loss_from_the_larger_else_from_who_rolls
13.25 team test_ruling_4_it_falls_when_both_contingents_are_gone
13.25 team test_ruling_5_all_may_go_where_the_team_mate_stays
13.26 alliance test_ex22_ex23_what_an_ally_conquers_is_its_own_and_earns_no_card
13.27 resign test_armies_stay_and_cards_are_discarded
13.27 neutrals test_13_27_resigning_loses
13.28 turn test_13_28_turn_cap_by_territories_then_armies
13.29 mission_play test_two_players_set_up_with_neutral_armies
13.30 rulings test_13_30_who_has_a_choice_of_dice_is_asked_in_every_battle
13.31 turn test_13_9_only_the_winning_source_moves_in
13.32 alliance test_13_32_who_destroys_a_neutral_army_takes_all_its_cards
13.33 setup test_13_33_placing_goes_on_after_the_last_claimer
13.34 map test_13_34_scandinavia_northern_europe_is_land
"""

NO_PLAY = {"13.14"}
"""Page numbers of the manual that contradict each other."""


def _rows() -> Iterator[tuple[str, str, str]]:
    for line in WHERE.strip().splitlines():
        ruling, module, test = line.split()
        yield ruling, module, test


def test_every_ruling_has_a_test_that_exists() -> None:
    assert {row[0] for row in _rows()} | NO_PLAY == {f"13.{number}" for number in range(1, 35)}
    for ruling, module, test in _rows():
        source = (Path(__file__).parent / f"test_{module}.py").read_text(encoding="utf-8")
        assert f"def {test}(" in source, ruling


def test_13_3_the_least_three_come_before_the_bonus() -> None:
    australia = ", ".join(KEYS[land] for land in MEMBERS[5])
    assert position(f"red: {australia}, ural", phase="begin").pool("red") == 3 + 2


def test_13_4_further_sets_may_be_traded_but_five_cards_must() -> None:
    hand = "alaska alberta western_us argentina iceland"
    table = position("red: ural", phase="reinforce", pool=3, hands={"red": hand})
    assert table.no("place ural 1") == "trade_first"
    hand = "alaska alberta western_us"
    table = position("red: ural", phase="reinforce", pool=3, hands={"red": hand})
    assert table.legal_verbs() == {"trade", "place"}


def test_13_7_owning_the_land_of_a_traded_card_brings_nothing() -> None:
    hand = "alaska alberta western_us"
    pools = set()
    for lands in ("ural", "alaska, alberta, western_us"):
        table = position(f"red: {lands}", phase="reinforce", pool=3, hands={"red": hand})
        table.act("trade alaska alberta western_us")
        pools.add(table.pool("red"))
        assert all(table.armies(key) == 1 for key in lands.split(", "))
        laws_hold(table)
    assert pools == {3 + 4}


def test_13_11_neighbours_alone_are_not_asked_for() -> None:
    """Two steps along own land, and only one move."""
    table = position("red: ural 4, siberia, yakutsk; blue: china", phase="fortify")
    assert table.parse("fortify ural yakutsk 3") in table.legal()


@pytest.mark.parametrize("track", [GOLDEN_TRACK, CLASSIC_TRACK])
@pytest.mark.parametrize("step", [0, 5])
def test_13_12_the_track_and_what_follows_it(track: tuple[int, ...], step: int) -> None:
    options = RiskOptions(track=track, step=step)
    values = [options.set_value(traded) for traded in range(len(track) + 2)]
    assert values == [*track, track[-1] + step, track[-1] + 2 * step]


def test_13_30_who_has_a_choice_of_dice_is_asked_in_every_battle() -> None:
    table = position("red: ural 9; blue: siberia 5")
    for _ in range(2):
        table.act("attack ural siberia 3")
        assert (table.kind, table.asked) == ("defend", "blue")
        table.act("defend 1").roll("1 1 1 | 6")
