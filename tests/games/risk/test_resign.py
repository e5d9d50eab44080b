"""13.27: a player may leave; his armies stay as passive neutrals."""

from __future__ import annotations

from .position import laws_hold, new_game, position

HANDS = {"blue": "alaska alberta western_us"}


def test_armies_stay_and_cards_are_discarded() -> None:
    table = position("red: ural 5; blue: siberia 3, japan 2", hands=HANDS).aside("blue", "resign")
    assert table.owner("siberia") == "blue"
    assert table.armies("siberia") == 3
    assert (table.hand("blue"), len(table.s.discard)) == (0, 3)
    assert (table.asked, table.kind) == ("red", "combat")
    assert laws_hold(table)


def test_engine_defends_with_most_dice() -> None:
    table = position("red: ural 5; blue: siberia 3").aside("blue", "resign")
    table.act("attack ural siberia 3")
    assert table.kind == "battle"
    assert table.s.agenda[-1][2:4] == (3, 2)


def test_resigned_seat_gets_no_turn() -> None:
    table = position("red: ural 5; blue: siberia 3", phase="fortify").aside("blue", "resign")
    table.act("skip")
    assert table.asked == "yellow"


def test_wiping_out_a_neutral_gives_no_cards_and_conquering_one_earns_a_card() -> None:
    table = position("red: ural 5; blue: siberia 1", hands=HANDS).aside("blue", "resign")
    table.act("attack ural siberia 3").roll("6 6 6 | 1").act("move_in 3")
    assert table.hand("red") == 0
    assert table.s.conquered
    assert table.kind == "combat"


def test_resigning_on_turn_ends_the_turn() -> None:
    table = position("red: ural 5; blue: siberia 1", phase="place", pool=3)
    table.aside("red", "resign")
    assert table.asked == "blue"
    assert table.pool("red") == 0
    assert laws_hold(table)


def test_resigning_while_asked_to_defend() -> None:
    table = position("red: ural 5; blue: siberia 3").act("attack ural siberia 3")
    table.aside("blue", "resign")
    assert table.kind == "battle"
    table.roll("6 6 6 | 1 1")
    assert (table.asked, table.kind) == ("red", "combat")


def test_attacker_resigns_before_the_dice_fall() -> None:
    table = position("red: ural 5; blue: siberia 3").act("storm ural siberia 1")
    table.aside("red", "resign")
    assert table.asked == "blue"
    assert table.kind == "place"
    assert (table.armies("ural"), table.armies("siberia")) == (5, 3)


def test_resigning_before_moving_in_leaves_no_empty_territory() -> None:
    table = position("red: ural 8; blue: siberia 1, japan 1").act("attack ural siberia 3")
    table.roll("6 6 6 | 1").aside("red", "resign")
    assert (table.armies("ural"), table.armies("siberia")) == (5, 3)
    assert table.asked == "blue"
    assert laws_hold(table)


def test_resigning_in_the_moment_of_victory_is_too_late() -> None:
    table = position("red: ural 8; yellow: siberia 1", rest="red").act("attack ural siberia 3")
    table.roll("6 6 6 | 1").aside("red", "resign")
    assert table.s.winners == (0,)


def test_last_one_left_wins() -> None:
    table = position("red: ural 5; blue: siberia 3").aside("blue", "resign")
    table.aside("yellow", "resign")
    assert table.s.winners == (0,)


def test_neutrals_need_not_be_removed_to_win() -> None:
    table = position("red: ural 8; yellow: siberia 1; blue: japan 3", rest="red")
    table.aside("blue", "resign")
    table.act("attack ural siberia 3").roll("6 6 6 | 1").act("move_in 3")
    assert table.s.winners == (0,)


def test_nobody_resigns_twice_or_after_elimination() -> None:
    table = position("red: ural 5; blue: siberia 3", seats=4).aside("blue", "resign")
    assert table.no("resign", "blue") == "out"
    assert table.no("resign", "black") == "out", "black has no territory"
    assert list(table.rules.asides(table.s, 1)) == []
    assert list(table.rules.asides(table.s, 2)) == [("resign",)]


def test_resigning_while_claiming() -> None:
    table = new_game(3).chance("start_roll 6 1 2").act("claim ural")
    table.aside("blue", "resign")
    assert table.asked == "yellow"
    table.act("claim siam")
    assert table.asked == "red"
    table.aside("yellow", "resign")
    assert table.s.winners == (0,)


def test_resigning_while_placing_start_armies() -> None:
    table = new_game(3, setup="dealt").chance("start_roll 6 1 2")
    table.rules.apply(table.s, -1, ("deal", *[0, 1, 2] * 14))
    assert table.asked == "red"
    table.aside("red", "resign").aside("yellow", "resign")
    assert table.s.winners == (1,)
    assert laws_hold(table)


def test_whose_last_territory_has_fallen_cannot_resign_his_cards_away() -> None:
    table = position("red: ural 8; blue: siberia 1", hands=HANDS).act("attack ural siberia 3")
    table.roll("6 6 6 | 1")
    assert table.no("resign", "blue") == "out"
    assert list(table.rules.asides(table.s, 1)) == []
    table.act("move_in 3")
    assert table.hand("red") == 3


def test_victory_by_resignation_leaves_no_empty_territory() -> None:
    table = position("red: ural 8; yellow: siberia 1, japan 2", rest="red")
    table.act("attack ural siberia 3").roll("6 6 6 | 1").aside("yellow", "resign")
    assert table.s.winners == (0,)
    assert (table.armies("ural"), table.armies("siberia")) == (5, 3)
    assert laws_hold(table)
