"""Section 4.1 and its rulings: start rolls, claiming, placing the start armies."""

from __future__ import annotations

from collections import Counter

import pytest

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.state import NONE
from boardgames_desktop.games.risk.world import KEYS

from .position import COLOURS, Table, laws_hold, new_game


def claim_all(table: Table) -> list[str]:
    """Claim in the order of the list; return who claimed, in turn."""
    order = []
    for key in KEYS:
        order.append(table.asked)
        table.act(f"claim {key}")
    return order


def muster_all(table: Table) -> list[str]:
    order = []
    while table.kind == "muster":
        order.append(table.asked)
        seat = COLOURS.index(table.asked)
        table.act(f"place {KEYS[table.s.owner.index(seat)]} 1")
    return order


def test_13_1_ties_are_rolled_again_among_the_tied() -> None:
    table = new_game(3).chance("start_roll 5 2 5")
    assert table.s.agenda[-1][3] == (0, 2)
    table.chance("start_roll 4 4").chance("start_roll 1 6")
    assert table.asked == "yellow"


def test_start_roll_has_one_die_for_each() -> None:
    table = new_game(3)
    refusal = table.rules.why_not(table.s, -1, ("start_roll", 1, 2))
    assert refusal is not None
    assert refusal.rule == "risk.start_roll"


@pytest.mark.parametrize(
    ("seats", "claimed", "left"),
    [(3, [14, 14, 14], [21, 21, 21]), (4, [11, 11, 10, 10], [19, 19, 20, 20])],
)
def test_claiming(seats: int, claimed: list[int], left: list[int]) -> None:
    table = new_game(seats).chance("start_roll " + " ".join(["6", "1", "2", "3"][:seats]))
    assert table.asked == "red"
    order = claim_all(table)
    assert order[:seats] == list(COLOURS[:seats])
    assert [table.s.lands[seat] for seat in range(seats)] == claimed
    assert table.s.pool == left
    assert all(count == 1 for count in table.s.armies)
    assert laws_hold(table)


def test_claimed_territory_is_refused() -> None:
    table = new_game(3).chance("start_roll 6 1 2").act("claim ural")
    assert table.no("claim ural") == "claimed"
    assert table.no("place ural 1") == "claim_first"
    assert table.no("end_combat") == "phase"


def test_last_territory_is_claimed_without_asking() -> None:
    table = new_game(3).chance("start_roll 6 1 2")
    for key in KEYS[:-1]:
        assert table.rules.forced(table.s, COLOURS.index(table.asked)) is None
        table.act(f"claim {key}")
    assert table.rules.forced(table.s, COLOURS.index(table.asked)) == ("claim", 41)


@pytest.mark.parametrize(("seats", "next_one"), [(3, "red"), (4, "yellow")])
def test_13_33_placing_goes_on_after_the_last_claimer(seats: int, next_one: str) -> None:
    table = new_game(seats).chance("start_roll " + " ".join(["6", "1", "2", "3"][:seats]))
    claim_all(table)
    assert table.asked == next_one
    order = muster_all(table)
    start = COLOURS.index(next_one)
    expected = [COLOURS[(start + turn) % seats] for turn in range(len(order))]
    assert order == expected, "nobody is skipped"
    assert sum(table.s.armies) == seats * (35 if seats == 3 else 30)


def test_placing_in_set_up_is_one_army_on_own_land() -> None:
    table = new_game(3).chance("start_roll 6 1 2")
    claim_all(table)
    assert table.no("place alaska 2") == "one_at_a_time"
    assert table.no("place northwest_territory 1") == "place_elsewhere"
    assert table.no("attack alaska kamchatka 1") == "phase"


def test_13_2_second_roll_for_the_first_turn() -> None:
    table = new_game(3).chance("start_roll 6 1 2")
    claim_all(table)
    muster_all(table)
    assert table.kind == "start_roll"
    assert table.s.agenda[-1][2] == "playing"
    table.chance("start_roll 1 2 6")
    assert table.asked == "yellow"
    assert (table.s.round, table.s.first) == (1, 2)
    assert table.kind == "place"


def test_dealt_territories() -> None:
    table = new_game(4, setup="dealt").chance("start_roll 1 6 2 3")
    assert table.kind == "deal"
    outcome = table.rules.outcome(table.s, Draw(5))
    assert Counter(outcome[1:]) == {1: 11, 2: 11, 3: 10, 0: 10}
    table.rules.apply(table.s, -1, outcome)
    assert table.asked == "black"
    assert table.s.pool == [20, 19, 19, 20]
    assert laws_hold(table)


def test_impossible_deal_is_refused() -> None:
    table = new_game(3, setup="dealt").chance("start_roll 6 1 2")
    assert table.rules.why_not(table.s, -1, ("deal", *[0] * 42)) is not None
    assert table.rules.why_not(table.s, -1, ("deal", *[0, 1, 2] * 14, 5)) is not None
    assert table.rules.why_not(table.s, -1, ("deal", *[0, 1, 2] * 14)) is None


def test_armies_placed_at_random() -> None:
    table = new_game(3, setup="dealt", placement="random").chance("start_roll 6 1 2")
    table.rules.apply(table.s, -1, ("deal", *[0, 1, 2] * 14))
    assert table.kind == "scatter"
    outcome = table.rules.outcome(table.s, Draw(7))
    assert table.rules.why_not(table.s, -1, outcome) is None
    assert table.rules.why_not(table.s, -1, ("scatter", *[0] * 42)) is not None
    table.rules.apply(table.s, -1, outcome)
    assert sum(table.s.armies) == 105
    assert table.s.pool == [0, 0, 0]
    assert table.kind == "start_roll"


def test_claiming_starts_empty() -> None:
    table = new_game(3)
    assert table.s.owner == [NONE] * 42
    assert len(table.s.deck) == 44


def _setup(seats: int, **changes: object) -> Setup:
    places = tuple(SeatSetup("", "human", colour) for colour in COLOURS[:seats])
    data: dict[str, object] = {
        "game": "risk",
        "variant": "classic",
        "seats": places,
        "seed": 1,
        "options": {},
    }
    return Setup(**{**data, **changes})  # type: ignore[arg-type]  # fields by name


@pytest.mark.parametrize(
    ("setup", "word"),
    [
        (_setup(1), "seats"),
        (Setup("risk", "classic", (SeatSetup("", "human", "red"),) * 7, 1), "seats"),
        (_setup(3, variant="mars"), "mars"),
        (_setup(3, game="chess"), "chess"),
        (_setup(3, options={"turn_cap": "-1"}), "turn_cap"),
    ],
)
def test_bad_setups_are_named(setup: Setup, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        load_game("risk").rules(setup)


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_other_tables_can_be_played_structurally(seats: int) -> None:
    table = new_game(seats, setup="dealt").chance("start_roll 6 " + "1 " * (seats - 1))
    table.rules.apply(table.s, -1, table.rules.outcome(table.s, Draw(3)))
    assert laws_hold(table)
