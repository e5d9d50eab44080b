"""Two players and passive neutral armies: set-up and what neutrals do not do (4.2, 7)."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.actions import CHANCE_SEAT
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.position import PositionError
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk import say
from boardgames_desktop.games.risk.world import KEYS, LANDS

from .position import COLOURS, Table, laws_hold, new_game, position

RED, BLUE, YELLOW, BLACK = range(4)
DEAL = "deal " + " ".join(["0 1 2 3"] * 9 + ["0 1"] * 3)


def passive(text: str, **more: object) -> Table:
    return position(text, seats=2, variant="passive", **more)


def dealt() -> Table:
    """Red places first; red holds territories 0, 4, 8 …, blue 1, 5, 9 …, then the neutrals."""
    return new_game(2, "passive").chance(DEAL).chance("start_roll 5 2")


def placement_turn(table: Table) -> None:
    """Three own armies together, one for each neutral army that is still to get one."""
    seat = table.rules.asked(table.s)[0]
    own = table.s.agenda[-1][2]
    table.act(f"place {KEYS[table.s.owner.index(seat)]} {own}")
    while table.kind == "garrison" and table.rules.asked(table.s)[0] == seat:
        side = table.s.agenda[-1][3][0]
        table.act(f"place {KEYS[table.s.owner.index(side)]} 1")


# -- set-up (risk.neutral_setup) ---------------------------------------------------------


def test_ex16_start_armies_of_two_players() -> None:
    table = new_game(2, "passive")
    assert [table.pool(colour) for colour in COLOURS[:4]] == [36, 36, 24, 24]


def test_ex17_the_deal() -> None:
    table = dealt()
    assert table.s.lands == [12, 12, 9, 9]
    assert table.s.pool == [24, 24, 15, 15]
    assert table.s.armies == [1] * LANDS
    assert laws_hold(table)


def test_ex17_sixteen_placement_turns_the_last_without_neutral_armies() -> None:
    table = dealt()
    turns = []
    while table.kind == "garrison":
        turns.append((table.asked, *table.s.agenda[-1][2:]))
        placement_turn(table)
        assert laws_hold(table)
    assert len(turns) == 16
    assert [turn[0] for turn in turns] == ["red", "blue"] * 8
    assert all(turn[1:] == (3, (YELLOW, BLACK)) for turn in turns[:15])
    assert turns[15][1:] == (3, ())
    assert sum(table.s.armies) == 36 + 36 + 24 + 24


def test_who_starts_is_rolled_for_again() -> None:
    table = dealt()
    while table.kind == "garrison":
        placement_turn(table)
    assert (table.kind, table.asked) == ("start_roll", "chance")
    table.chance("start_roll 1 6")
    assert (table.kind, table.asked) == ("place", "blue")


def test_all_44_cards_are_in_the_pile_after_the_deal() -> None:
    assert len(dealt().s.deck) == 44


@pytest.mark.parametrize(
    "deal",
    [
        "deal " + " ".join(["0"] * 13 + ["1"] * 11 + ["2"] * 9 + ["3"] * 9),
        "deal " + " ".join(["0"] * 12 + ["1"] * 12 + ["2"] * 10 + ["3"] * 8),
        "deal " + " ".join(["0 1"] * 21),
        "deal 0 1 2 3",
    ],
)
def test_no_other_deal_is_possible(deal: str) -> None:
    table = new_game(2, "passive")
    refusal = table.rules.why_not(table.s, CHANCE_SEAT, table.parse(deal))
    assert refusal is not None
    assert refusal.rule == "risk.neutral_setup"


def test_every_deal_drawn_is_possible() -> None:
    table = new_game(2, "passive")
    for seed in range(20):
        deal = table.rules.outcome(table.s, Draw(seed))
        assert table.rules.why_not(table.s, CHANCE_SEAT, deal) is None


def test_own_armies_may_be_spread_and_the_order_is_free() -> None:
    table = dealt()
    table.act("place greenland 1", "place alaska 1", "place ontario 2", "place alberta 1")
    assert (table.kind, table.asked) == ("garrison", "blue")
    assert table.s.pool == [21, 24, 14, 14]


def test_a_neutral_army_gets_one_army_a_turn() -> None:
    table = dealt()
    assert table.no("place greenland 2") == "neutral_one"
    table.act("place greenland 1")
    assert table.no("place greenland 1") == "neutral_placed"


def test_the_question_names_whoever_is_still_to_get_an_army() -> None:
    table = dealt()
    named = []
    for answer in ("place alaska 3", "place greenland 1", None):
        heading, _ = say.question(table.rules, table.s, 0)
        told = heading.params.get("armies") or (heading.params.get("army"),)
        named.append((heading.id, [name.seat for name in told if name is not None]))
        if answer is not None:
            table.act(answer)
    assert named == [
        ("risk.ask.garrison", []),
        ("risk.ask.garrison_neutrals", [2, 3]),
        ("risk.ask.garrison_neutral", [3]),
    ]


def test_armies_go_to_own_or_neutral_land_only() -> None:
    table = dealt()
    assert table.no("place northwest_territory 1") == "place_elsewhere"
    assert table.no("place alaska 4") == "place_too_many"
    table.act("place alaska 3")
    assert table.no("place alaska 1") == "own_placed"
    assert table.no("attack alaska alberta 1") == "phase"


def test_start_armies_placed_at_random() -> None:
    table = new_game(2, "passive", placement="random").chance(DEAL)
    assert table.kind == "scatter"
    scatter = table.rules.outcome(table.s, Draw(4))
    table.rules.apply(table.s, CHANCE_SEAT, scatter)
    assert table.s.pool == [0] * 4
    held = [
        sum(n for owner, n in zip(table.s.owner, table.s.armies, strict=True) if owner == side)
        for side in range(4)
    ]
    assert held == [36, 36, 24, 24]
    assert (table.kind, table.asked) == ("start_roll", "chance")
    assert laws_hold(table)


def test_the_variant_is_for_two() -> None:
    variant = load_game("risk").variant("passive")
    assert (variant.min_seats, variant.max_seats, variant.house_seats) == (2, 2, ())


# -- passive neutral armies (risk.neutrals) ----------------------------------------------


def test_the_other_player_chooses_and_rolls_for_a_neutral_army() -> None:
    table = passive("red: ural 5; blue: japan; yellow: siberia 3").act("attack ural siberia 3")
    assert (table.kind, table.asked) == ("defend", "blue")
    table.act("defend 2").roll("6 5 2 | 4 1")
    assert table.armies("siberia") == 1
    assert table.heard("battle")[0].data["defender"] == YELLOW


def test_13_15_a_neutral_territory_earns_the_card() -> None:
    table = passive("red: ural 5; blue: japan; yellow: siberia 1").act("attack ural siberia 3")
    table.roll("6 5 2 | 4").act("move_in 3", "end_combat", "skip")
    assert table.kind == "draw"


def test_neutral_armies_take_no_turn_and_get_nothing() -> None:
    table = passive("red: ural 5; blue: japan 3", phase="next", turn="red")
    assert table.asked == "blue"
    assert table.s.pool == [0, 3, 0, 0]
    table.act("place japan 3", "end_combat", "skip")
    assert table.asked == "red"
    assert table.s.round == 3


def test_a_neutral_territory_blocks_the_continent() -> None:
    australia = "red: indonesia, new_guinea, western_australia"
    blocked = passive(f"{australia}; blue: japan; yellow: eastern_australia", phase="begin")
    assert blocked.pool("red") == 3
    free = passive(f"{australia}, eastern_australia; blue: japan", phase="begin")
    assert free.pool("red") == 3 + 2


def test_wiping_out_a_neutral_army_gives_nothing_and_ends_nothing() -> None:
    table = passive(
        "red: ural 5; blue: japan; black: siberia 1", hands={"red": "peru china egypt alaska"}
    ).act("attack ural siberia 3")
    table.roll("6 5 2 | 4").act("move_in 3")
    assert table.heard("eliminate")[0].data == {"seat": RED, "victim": BLACK, "cards": 0}
    assert not table.s.alive[BLACK]
    assert table.kind == "combat"
    assert table.hand("red") == 4
    assert laws_hold(table)


def test_defeating_the_opponent_wins_though_neutral_armies_remain() -> None:
    table = passive("red: ural 5; blue: siberia 1").act("attack ural siberia 3")
    table.roll("6 5 2 | 4").act("move_in 3")
    assert table.kind == "over"
    assert table.rules.returns(table.s) == (1.0, 0.0)


def test_nobody_may_attack_or_move_with_a_neutral_army() -> None:
    table = passive("red: ural 5; blue: japan; yellow: siberia 4")
    assert table.no("attack siberia ural 1") == "attack_from_own"
    table.act("end_combat")
    assert table.no("fortify siberia yakutsk 1") == "fortify_from_own"


@pytest.mark.parametrize("kind", ["garrison", "place"])
def test_13_27_resigning_loses(kind: str) -> None:
    table = dealt() if kind == "garrison" else passive("red: ural 5; blue: japan", phase="begin")
    table.aside("blue", "resign")
    assert table.kind == "over"
    assert table.rules.returns(table.s) == (1.0, 0.0)
    assert laws_hold(table)


def test_13_28_neutral_armies_do_not_win_at_the_last_round() -> None:
    table = passive("red: ural 5; blue: japan 3, china", round=50, turn_cap="50")
    table.s.first = BLUE
    table.act("end_combat", "skip")
    assert table.kind == "over"
    assert table.rules.returns(table.s) == (0.0, 1.0)


def test_the_picture_shows_neutral_armies() -> None:
    table = dealt()
    presenter = load_game("risk").presenter(table.rules)
    picture = presenter.picture(table.rules.observe(table.s, RED), RED)
    assert picture.looks["land:greenland"].tint == YELLOW
    facts = {(fact.seat, fact.key): fact.value for fact in picture.facts}
    assert facts[YELLOW, "territories"] == 9
    assert {token.thing: token.count for token in picture.tokens}[f"pool:{BLACK}"] == 15
    assert [stage.label.id for stage in picture.stages] == ["risk.stage.deal", "risk.stage.muster"]


def test_luck_of_a_neutral_army_is_the_luck_of_who_rolls_for_it() -> None:
    table = passive("red: ural 5; blue: japan; yellow: siberia 1").act("attack ural siberia 3")
    presenter = load_game("risk").presenter(table.rules)
    fortunes = presenter.fortunes(table.s, table.parse("roll 6 5 2 4"))
    assert [fortune.seat for fortune in fortunes] == [RED, BLUE]


def test_cards_of_a_passive_neutral_army_break_a_law() -> None:
    table = passive("red: ural 5; blue: japan", hands={"yellow": "china"})
    assert list(load_game("risk").laws(table.rules, table.s)) == ["neutral 2 holds 1 cards"]


def test_a_state_of_another_variant_is_not_loaded() -> None:
    table = passive("red: ural 5; blue: japan")
    active = position("red: ural 5; blue: japan", seats=2, variant="active")
    with pytest.raises(PositionError, match="allied"):
        active.rules.load(table.rules.dump(table.s))
