"""Section 11: the worked examples that belong to the classic game, by their ids."""

from __future__ import annotations

import pytest

from boardgames_desktop.games.risk.base import income_of
from boardgames_desktop.games.risk.dice import losses
from boardgames_desktop.games.risk.options import START_ARMIES
from boardgames_desktop.games.risk.world import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    KEYS,
    MEMBERS,
    NUMBER,
    TERRITORIES,
)

from .position import card, position

CARDS_OF_RED = "alaska alberta western_us argentina iceland north_africa egypt madagascar"


def lands(number: int, *, spread: bool = True) -> str:
    """``number`` territories that fill no continent."""
    free = [key for key in KEYS if key not in ("kamchatka", "peru", "iceland", "congo")]
    free = [key for key in free if key not in ("alaska", "indonesia")] if spread else list(KEYS)
    return "red: " + ", ".join(free[:number])


def test_ex01_thirteen_territories_give_four() -> None:
    table = position(lands(13), phase="begin")
    assert table.pool("red") == 4


def test_ex02_five_territories_give_the_minimum() -> None:
    assert position(lands(5), phase="begin").pool("red") == 3


@pytest.mark.parametrize(
    ("count", "armies"), [(1, 3), (3, 3), (8, 3), (9, 3), (11, 3), (12, 4), (42, 14)]
)
def test_ex03_territory_part(count: int, armies: int) -> None:
    base, _ = income_of([0] * count + [1] * (42 - count), 0, count)
    assert base == armies


def test_ex04_continent_on_top() -> None:
    australia = [KEYS[land] for land in MEMBERS[5]]
    others = [key for key in KEYS if key not in australia][::4][:8]
    table = position("red: " + ", ".join([*australia, *others]), phase="begin")
    assert table.s.lands[0] == 12
    assert table.pool("red") == 4 + 2


def test_ex05_two_cavalry_and_a_joker_are_a_set() -> None:
    table = position(
        "red: ural", phase="reinforce", pool=3, hands={"red": "new_guinea china joker_1"}
    )
    table.act("trade china new_guinea joker_1")
    assert table.pool("red") == 3 + 4


def test_ex06_first_set_four_next_six_whoever_trades() -> None:
    hands = {"red": "alaska alberta western_us", "blue": "argentina iceland egypt"}
    table = position("red: ural; blue: siam", phase="reinforce", pool=3, hands=hands)
    table.act("trade alaska alberta western_us")
    assert table.heard("trade")[-1].data["armies"] == 4
    assert table.heard("trade")[-1].data["next"] == 6
    table.act("place ural 7", "end_combat", "skip")
    assert table.asked == "blue"
    table.act("trade argentina iceland egypt")
    assert table.heard("trade")[-1].data["armies"] == 6
    assert table.heard("trade")[-1].data["next"] == 8


def test_ex07_ties_are_the_defenders() -> None:
    assert losses((3, 2), (6, 2)) == (2, 0)
    table = position("red: ural 5; blue: siberia 4").act("attack ural siberia 2", "defend 2")
    table.roll("3 2 | 6 2")
    assert (table.armies("ural"), table.armies("siberia")) == (3, 4)


def test_ex08_surplus_die_is_ignored() -> None:
    table = position("red: ural 5; blue: siberia 4").act("attack ural siberia 3", "defend 2")
    table.roll("6 4 4 | 5 5")
    assert (table.armies("ural"), table.armies("siberia")) == (4, 3)


@pytest.mark.parametrize(("armies", "most"), [(1, 0), (2, 1), (3, 2), (4, 3), (20, 3)])
def test_ex09_most_attack_dice(armies: int, most: int) -> None:
    table = position(f"red: ural {armies}, japan 5; blue: siberia 4")
    dice = [a[3] for a in table.legal() if a[0] == "attack" and a[1] == NUMBER["ural"]]
    assert max(dice, default=0) == most


def test_ex10_same_invasion_from_another_territory() -> None:
    table = position("red: north_africa 2, east_africa 10; blue: egypt 3")
    table.act("attack north_africa egypt 1", "defend 1").roll("1 | 6")
    assert table.armies("north_africa") == 1
    assert table.no("attack north_africa egypt 1") == "attack_with_one"
    for dice in (1, 2, 3):
        assert table.parse(f"attack east_africa egypt {dice}") in table.legal()
    table.act("attack east_africa egypt 3", "defend 2").roll("6 6 6 | 1 1")
    assert table.armies("egypt") == 1


def test_ex11_move_in_between_three_and_seven() -> None:
    table = position("red: ural 8; blue: siberia 1").act("attack ural siberia 3")
    table.roll("6 5 4 | 3")
    assert {a[1] for a in table.legal()} == {3, 4, 5, 6, 7}
    assert table.no("move_in 2") == "move_in_least"
    assert table.no("move_in 8") == "leave_one"


PATH = "indonesia 4, siam, india, afghanistan, ukraine"


def test_ex12_fortify_along_own_path() -> None:
    table = position(f"red: {PATH}", phase="fortify")
    assert table.parse("fortify indonesia ukraine 3") in table.legal()
    table.act("fortify indonesia ukraine 3")
    assert table.armies("ukraine") == 4


@pytest.mark.parametrize("gap", ["siam", "india", "afghanistan"])
def test_ex12_no_path_through_the_enemy(gap: str) -> None:
    table = position(f"red: {PATH}; blue: {gap}", phase="fortify")
    assert table.no("fortify indonesia ukraine 3") == "not_connected"


def test_ex13_three_conquests_one_card() -> None:
    table = position("red: ural 20; blue: siberia 1, china 1, afghanistan 1, japan 3")
    for target in ("siberia", "china", "afghanistan"):
        table.act(f"attack ural {target} 3").roll("6 6 6 | 1").act("move_in 3")
    table.act("end_combat", "skip").chance("draw brazil")
    assert table.hand("red") == 1
    assert len(table.heard("draw")) == 1


def test_ex13_no_conquest_no_card() -> None:
    table = position("red: ural 3; blue: siberia 1").act("attack ural siberia 2").roll("1 1 | 6")
    table.act("end_combat", "skip")
    assert table.asked == "blue"
    assert not table.heard("draw")


@pytest.mark.parametrize(("cards", "trades"), [(5, 1), (6, 1), (8, 2), (4, 0)])
def test_ex14_forced_trades_after_an_elimination(cards: int, trades: int) -> None:
    every = CARDS_OF_RED.split()
    own, won = every[: cards - 3], every[cards - 3 : cards]
    table = position(
        "red: ural 8; blue: siberia 1",
        hands={"red": " ".join(own), "blue": " ".join(won)},
    )
    table.act("attack ural siberia 3").roll("6 6 6 | 1").act("move_in 3")
    assert table.hand("red") == cards
    left = cards
    for _ in range(trades):
        assert table.kind == "spoils"
        assert table.legal_verbs() == {"trade"}
        table.rules.apply(table.s, 0, min(table.legal()), table.events.append)
        left -= 3
        assert table.hand("red") == left
    for _ in range(trades):
        assert table.kind == "spoils_place"
        armies = {a[2] for a in table.legal()}
        assert len(armies) == 1
        table.act(f"place ural {armies.pop()}")
    assert table.kind == "combat"


def test_ex15_five_cards_must_trade() -> None:
    hand = "alaska alberta greenland ontario quebec"
    table = position("red: ural", phase="reinforce", pool=3, hands={"red": hand})
    assert table.legal_verbs() == {"trade"}
    assert table.no("place ural 1") == "trade_first"
    table.act("trade alaska greenland quebec")
    assert table.hand("red") == 2
    assert table.kind == "place"


def test_ex16_start_armies() -> None:
    assert (START_ARMIES[3], START_ARMIES[4]) == (35, 30)


def test_ex34_denominations() -> None:
    """Ten, five and one are only how stacks are drawn; the engine counts single armies."""
    table = position("red: ural 27", phase="fortify")
    assert table.armies("ural") == 27


def test_ex35_card_figures() -> None:
    symbols = {key: TERRITORIES[NUMBER[key]].symbol for key in KEYS}
    assert symbols["western_europe"] == INFANTRY
    assert symbols["china"] == CAVALRY
    assert symbols["quebec"] == ARTILLERY
    assert symbols["new_guinea"] == CAVALRY
    assert card("china") == NUMBER["china"]
