"""Section 5: one turn, phase by phase; every refusal has its own reason."""

from __future__ import annotations

import pytest

from boardgames_desktop.games.risk.world import KEYS

from .position import COLOURS, Table, laws_hold, position

# -- 5.1 reinforce -------------------------------------------------------------------


def test_5_1_trade_before_the_first_army_is_placed() -> None:
    hand = "alaska alberta western_us argentina"
    table = position("red: ural", phase="reinforce", pool=3, hands={"red": hand})
    assert table.legal_verbs() == {"trade", "place"}
    table.act("place ural 1")
    assert table.no("trade alaska alberta western_us") == "trade_too_late"
    assert table.legal_verbs() == {"place"}


def test_5_1_all_armies_must_be_placed() -> None:
    table = position("red: ural, siam", phase="place", pool=3).act("place ural 2")
    assert table.no("place ural 2") == "place_too_many"
    assert table.no("place china 1") == "place_elsewhere"
    for text in ("attack ural siberia 1", "end_combat", "skip", "fortify ural siam 1"):
        assert table.no(text) == "place_first"
    table.act("place siam 1")
    assert table.kind == "combat"
    assert table.no("place siam 1") == "reinforced"
    assert table.no("trade alaska alberta western_us") == "reinforced"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("trade alaska greenland alberta", "no_set"),
        ("trade alaska alberta alberta", "same_card"),
        ("trade alberta alaska western_us", "card_order"),
        ("trade alaska alberta egypt", "not_your_card"),
    ],
)
def test_5_1_bad_sets(text: str, reason: str) -> None:
    hand = "alaska alberta western_us greenland"
    table = position("red: ural", phase="reinforce", pool=3, hands={"red": hand})
    assert table.no(text) == reason


def test_5_1_no_question_about_cards_with_fewer_than_three() -> None:
    table = position("red: ural", phase="begin", hands={"red": "alaska alberta"})
    assert table.kind == "place"


def test_5_1_the_question_does_not_tell_who_holds_a_set() -> None:
    for hand in ("alaska alberta western_us", "alaska alberta greenland"):
        assert position("red: ural", phase="begin", hands={"red": hand}).kind == "reinforce"


def test_5_1_traded_cards_are_discarded() -> None:
    hand = {"red": "alaska alberta western_us"}
    table = position("red: ural", phase="reinforce", pool=3, hands=hand)
    table.act("trade alaska alberta western_us")
    assert len(table.s.discard) == 3
    assert laws_hold(table)


# -- 5.2 combat ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("attack siberia ural 1", "attack_from_own"),
        ("attack ural afghanistan 1", "attack_own"),
        ("attack ural japan 1", "not_adjacent"),
        ("attack afghanistan india 1", "attack_with_one"),
        ("attack ural siberia 3", "attack_dice"),
        ("storm ural siberia 3", "storm_stop"),
        ("fortify ural afghanistan 1", "fortify_after_combat"),
        ("skip", "phase"),
    ],
)
def test_5_2_illegal_attacks(text: str, reason: str) -> None:
    table = position("red: ural 3, afghanistan 1; blue: siberia 3, japan 2, india 2")
    assert table.no(text) == reason


def test_5_2_sea_lines_are_borders() -> None:
    table = position("red: brazil 4, alaska 4")
    assert table.parse("attack brazil north_africa 3") in table.legal()
    assert table.parse("attack alaska kamchatka 3") in table.legal()


def test_5_2_3_defender_chooses_one_or_two() -> None:
    table = position("red: ural 5; blue: siberia 3").act("attack ural siberia 3")
    assert (table.asked, table.kind) == ("blue", "defend")
    assert table.legal() == {("defend", 1), ("defend", 2)}
    assert table.no("attack siberia ural 2") == "defend_now"
    table.act("defend 1").roll("6 5 4 | 3")
    assert (table.armies("ural"), table.armies("siberia")) == (5, 2)


def test_5_2_3_a_single_army_is_not_asked() -> None:
    table = position("red: ural 5; blue: siberia 1").act("attack ural siberia 3")
    assert (table.asked, table.kind) == ("chance", "battle")
    assert table.s.agenda[-1][2:4] == (3, 1)


def test_5_2_4_losses_are_the_dice_compared() -> None:
    table = position("red: ural 5; blue: siberia 3").act("attack ural siberia 1", "defend 2")
    table.roll("6 | 5 5")
    assert (table.armies("ural"), table.armies("siberia")) == (5, 2)


def test_5_2_4_impossible_rolls_are_refused() -> None:
    table = position("red: ural 5; blue: siberia 1").act("attack ural siberia 3")
    for roll in ((1, 2, 3, 4), (6, 5, 4), (6, 5, 4, 3, 2)):
        assert table.rules.why_not(table.s, -1, ("roll", *roll)) is not None


def test_5_2_5_free_to_change_source_and_target() -> None:
    table = position("red: ural 5, china 5; blue: siberia 3, india 3")
    for text in ("attack ural siberia 3", "attack china india 2", "attack china siberia 1"):
        table.act(text, "defend 2").roll({"3": "6 6 6", "2": "6 6", "1": "6"}[text[-1]] + " | 6 6")
    assert table.kind == "combat"
    assert table.heard("battle")[-1].data["lost"] == (1, 0)


def test_5_2_6_move_in_before_anything_else() -> None:
    table = position("red: ural 8; blue: siberia 1, china 1").act("attack ural siberia 2")
    table.roll("6 5 | 1")
    assert table.owner("siberia") == "red"
    assert table.no("attack ural china 3") == "move_in_now"
    assert table.no("end_combat") == "move_in_now"
    table.act("move_in 4")
    assert (table.armies("ural"), table.armies("siberia")) == (4, 4)
    assert laws_hold(table)


def test_13_8_only_possible_move_is_not_asked() -> None:
    table = position("red: ural 4; blue: siberia 1").act("attack ural siberia 3").roll("6 5 4 | 1")
    assert table.rules.forced(table.s, 0) == ("move_in", 3)
    table = position("red: ural 5; blue: siberia 1").act("attack ural siberia 3").roll("6 5 4 | 1")
    assert table.rules.forced(table.s, 0) is None


def test_13_9_only_the_winning_source_moves_in() -> None:
    table = position("red: ural 3, china 9; blue: siberia 2")
    table.act("attack china siberia 3", "defend 2").roll("6 6 6 | 6 1")
    table.act("attack ural siberia 2").roll("6 6 | 1")
    assert {a[1] for a in table.legal()} == {2}
    table.act("move_in 2")
    assert table.armies("china") == 8


def test_13_10_dice_are_chosen_anew() -> None:
    table = position("red: ural 9; blue: siberia 5").act("attack ural siberia 3", "defend 1")
    table.roll("6 5 4 | 6").act("attack ural siberia 1", "defend 2").roll("1 | 6 6")
    assert table.armies("ural") == 7


def test_combat_ends_by_itself_when_nothing_can_attack() -> None:
    table = position("red: ural 2; blue: siberia 2").act("attack ural siberia 1", "defend 2")
    assert table.rules.forced(table.s, 0) is None
    table.roll("1 | 6 6")
    assert table.rules.forced(table.s, 0) == ("end_combat",)


def test_conquest_gives_the_continent_to_the_log() -> None:
    australia = "new_guinea, western_australia, eastern_australia"
    table = position(f"red: {australia}, siam 9; blue: indonesia 1, japan 2")
    table.act("attack siam indonesia 3").roll("6 6 6 | 1")
    assert table.heard("continent")[0].data == {"seat": 0, "continent": 5}


# -- fighting on ---------------------------------------------------------------------


def test_storm_fights_until_the_territory_falls() -> None:
    table = position("red: ural 9; blue: siberia 3, japan 2").act("storm ural siberia 1")
    table.act("defend 2").roll("6 6 6 | 1 1").roll("6 6 6 | 1")
    assert table.kind == "move_in"
    table.act("move_in 3")
    assert table.kind == "combat"


def test_storm_stops_at_the_named_armies() -> None:
    table = position("red: ural 7; blue: siberia 6").act("storm ural siberia 4")
    table.act("defend 2").roll("1 1 1 | 6 6")
    assert table.armies("ural") == 5
    table.act("defend 2").roll("6 1 1 | 5 5")
    assert (table.kind, table.armies("ural")) == ("combat", 4)


def test_storm_asks_the_defender_each_time() -> None:
    table = position("red: ural 7; blue: siberia 6").act("storm ural siberia 1", "defend 1")
    table.roll("6 6 6 | 1")
    assert (table.asked, table.kind) == ("blue", "defend")


def test_storm_uses_the_most_dice_each_time() -> None:
    table = position("red: ural 4; blue: siberia 6").act("storm ural siberia 1")
    dice = []
    for roll in ("1 1 1 | 6 6", "1 | 6 6"):
        dice.append(table.s.agenda[-1][2])
        table.act("defend 2").roll(roll)
    assert dice == [3, 1]
    assert (table.armies("ural"), table.kind) == (1, "combat")


# -- elimination ---------------------------------------------------------------------


def eliminating(red: str, blue: str, **options: str) -> Table:
    table = position(
        "red: ural 8, siam 2; blue: siberia 1", hands={"red": red, "blue": blue}, **options
    )
    return table.act("attack ural siberia 3").roll("6 6 6 | 1").act("move_in 3")


def test_5_2_7_all_cards_change_hands() -> None:
    table = eliminating("alaska", "alberta greenland")
    assert table.hand("red") == 3
    assert table.hand("blue") == 0
    assert table.s.alive == [True, False, True]
    assert table.kind == "combat", "three cards: no trade now"
    assert table.no("trade alaska alberta greenland") == "reinforced"


def test_5_2_7_only_the_two_learn_the_cards() -> None:
    table = eliminating("alaska", "alberta greenland")
    (event,) = table.heard("cards_taken")
    assert event.seen_by == {0, 1}


def test_13_5_trading_stops_at_four() -> None:
    table = eliminating("alaska alberta western_us argentina", "iceland egypt madagascar")
    table.act("trade alaska alberta western_us")
    assert table.hand("red") == 4
    assert table.kind == "spoils_place"
    assert table.no("trade argentina iceland egypt") == "trade_enough"


def test_13_6_armies_for_one_set_go_to_one_territory() -> None:
    table = eliminating("alaska alberta western_us argentina", "iceland egypt madagascar")
    table.act("trade alaska alberta western_us")
    assert table.no("place ural 3") == "place_together"
    assert table.no("place china 4") == "place_elsewhere"
    table.act("place siam 4")
    assert (table.kind, table.armies("siam")) == ("combat", 6)
    assert laws_hold(table)


def test_13_6_one_territory_for_each_of_several_sets() -> None:
    table = eliminating("alaska alberta western_us argentina", "iceland egypt madagascar congo")
    table.act("trade alaska alberta western_us", "trade argentina iceland egypt")
    table.act("place siam 4", "place ural 6")
    assert (table.armies("siam"), table.armies("ural")) == (6, 11)
    assert table.hand("red") == 2


def test_13_6_option_any_spreads_them() -> None:
    table = eliminating(
        "alaska alberta western_us argentina",
        "iceland egypt madagascar congo",
        post_elimination="any",
    )
    table.act("trade alaska alberta western_us", "trade argentina iceland egypt")
    assert table.pool("red") == 10
    table.act("place siam 3", "place ural 6", "place siberia 1")
    assert table.kind == "combat"


def test_5_2_7_trading_comes_before_anything_else() -> None:
    table = eliminating("alaska alberta western_us argentina", "iceland egypt madagascar")
    assert table.no("end_combat") == "trade_first"


# -- 5.3 fortify ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fortify siberia ural 1", "fortify_from_own"),
        ("fortify ural siberia 1", "fortify_to_own"),
        ("fortify ural ural 1", "fortify_same"),
        ("fortify ural afghanistan 5", "leave_one"),
        ("fortify ural japan 1", "not_connected"),
        ("attack ural siberia 1", "combat_over"),
        ("storm ural siberia 1", "combat_over"),
        ("place ural 1", "reinforced"),
        ("end_combat", "phase"),
    ],
)
def test_5_3_illegal_moves(text: str, reason: str) -> None:
    table = position("red: ural 5, afghanistan, japan", phase="fortify")
    assert table.no(text) == reason


def test_5_3_one_move_then_the_turn_ends() -> None:
    table = position("red: ural 5, afghanistan; blue: siam 2", phase="fortify")
    table.act("fortify ural afghanistan 4")
    assert (table.asked, table.kind) == ("blue", "place")


def test_5_3_may_be_skipped_and_is_when_nothing_can_move() -> None:
    table = position("red: ural 5, japan 3; blue: siam 2", phase="fortify")
    assert table.legal() == {("skip",)}
    assert table.rules.forced(table.s, 0) == ("skip",)


# -- 5.4 card ------------------------------------------------------------------------


def test_5_4_card_only_after_a_conquest() -> None:
    table = position("red: ural 5; blue: siam 2", phase="fortify", conquered=True).act("skip")
    assert table.kind == "draw"
    table.chance("draw joker_1")
    assert table.hand("red") == 1
    assert table.asked == "blue"


def test_13_13_discards_become_the_new_pile() -> None:
    discard = " ".join([*KEYS, "joker_1", "joker_2"])
    table = position("red: ural 5; blue: siam 2", phase="fortify", conquered=True, discard=discard)
    table.act("skip")
    assert table.heard("reshuffle")
    assert table.kind == "draw"
    table.chance("draw alaska")
    assert len(table.s.deck) == 43
    assert table.s.discard == ()


def test_13_13_no_card_left_at_all() -> None:
    everything = " ".join([*KEYS, "joker_1", "joker_2"])
    table = position(
        "red: ural 5; blue: siam 2",
        phase="fortify",
        conquered=True,
        hands={"yellow": everything},
    )
    table.act("skip")
    assert table.heard("no_card")
    assert table.asked == "blue"


def test_5_4_a_card_in_a_hand_cannot_be_drawn() -> None:
    table = position(
        "red: ural 5; blue: siam 2", phase="fortify", conquered=True, hands={"blue": "alaska"}
    )
    table.act("skip")
    assert table.rules.why_not(table.s, -1, ("draw", 0)) is not None
    assert {a for a, _ in table.rules.outcomes(table.s)} == {("draw", n) for n in range(1, 44)}


# -- 5.5 and the order of turns ------------------------------------------------------


def test_5_5_the_last_one_wins_at_once() -> None:
    table = position("red: ural 8; yellow: siberia 1", rest="red", hands={"yellow": "alaska"})
    table.act("attack ural siberia 3").roll("6 6 6 | 1").act("move_in 3")
    assert (table.asked, table.s.winners) == ("", (0,))
    assert table.rules.returns(table.s) == (1.0, 0.0, 0.0)
    refusal = table.rules.why_not(table.s, 0, ("end_combat",))
    assert refusal is not None
    assert refusal.rule == "risk.win"


def test_no_trading_when_nobody_is_left() -> None:
    cards = {"red": "alaska alberta western_us argentina", "yellow": "iceland egypt"}
    table = position("red: ural 8; yellow: siberia 1", rest="red", hands=cards)
    table.act("attack ural siberia 3").roll("6 6 6 | 1").act("move_in 3")
    assert table.kind == "over"


def test_turns_skip_who_is_out_and_rounds_are_counted() -> None:
    table = position("red: ural 2; black: siam 2", seats=4, phase="fortify", round=1)
    assert table.s.alive == [True, False, True, True]
    seen = []
    for _ in range(4):
        table.act("skip")
        seen.append((table.asked, table.s.round))
        seat = COLOURS.index(table.asked)
        home = KEYS[table.s.owner.index(seat)]
        table.act(f"place {home} {table.pool(table.asked)}", "end_combat")
    assert seen == [("yellow", 1), ("black", 1), ("red", 2), ("yellow", 2)]


# -- 13.28 turn cap ------------------------------------------------------------------


def test_13_28_turn_cap_by_territories_then_armies() -> None:
    table = position(
        "red: ural 2, siam 2; blue: japan 9, india 9",
        turn="yellow",
        phase="fortify",
        round=50,
        turn_cap="50",
    )
    table.s.first = 0
    table.act("skip")
    assert table.s.winners == (2,)
    assert table.s.round == 50


def test_13_28_equal_strength_shares_the_victory() -> None:
    half = ", ".join(KEYS[:21])
    table = position(
        f"red: {half}", rest="blue", phase="fortify", turn="blue", round=50, turn_cap="50"
    )
    table.s.first = 0
    table.act("skip")
    assert table.s.winners == (0, 1)
    assert table.rules.returns(table.s) == (0.5, 0.5, 0.0)


def test_13_28_off_by_default() -> None:
    table = position("red: ural 2", phase="fortify", round=5000).act("skip")
    assert table.asked == "yellow"


def test_cards_shown_by_an_elimination_end_taking_back() -> None:
    for cards, shown in (("china", True), ("", False)):
        table = position("red: ural 5; blue: siberia 1; yellow: japan", hands={"blue": cards})
        table.act("attack ural siberia 3").roll("6 5 2 | 4")
        assert table.rules.reveals(table.s, 0, table.parse("move_in 3")) is shown
