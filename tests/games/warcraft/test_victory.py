"""Victory points, elimination, the end: V1 to V6 (section 10)."""

from __future__ import annotations

import pytest

from boardgames_desktop.games.warcraft.victory import Points, points, team_points
from games.warcraft.table import Table, laws_hold, position

TOP = {"human": (3, 3, 3)}


def total(table: Table, side: str) -> int:
    return points(table.rules, table.s, table.side(side)).total


# -- V2 -------------------------------------------------------------------------------


def test_v2_points_come_from_spaces_cards_and_upgrades() -> None:
    table = position(
        "human: a1 1m, g1 1m, d2 1r, a3 1f, b2 3m; orc: g1 1m, d1 1m",
        levels={"human": (3, 3, 1)},
        laid={"human": 2},
    )
    assert points(table.rules, table.s, 0) == Points(towns=6, objectives=3, cards=2, upgrades=2)
    assert total(table, "human") == 13


def test_v2_example_10_all_types_at_the_top_are_three() -> None:
    table = position(levels=TOP)
    assert points(table.rules, table.s, 0) == Points(upgrades=3)


def test_v2_workers_outposts_and_buildings_score_nothing() -> None:
    table = position("human: a1 3w, d2 1w", outposts={"human": "d2"}, built={"human": (2, 3, 3)})
    assert total(table, "human") == 0


def test_v2_in_a_space_with_units_of_two_enemies_both_score() -> None:
    table = position("human: d2 1m; orc: d2 1m")
    assert (total(table, "human"), total(table, "orc")) == (2, 2)


def test_v2_example_24_a_space_scores_once_for_a_team() -> None:
    table = position("orc: c4 2m; undead: c4 1m", scenario="main4", turn="orc")
    assert team_points(table.rules, table.s, table.side("orc")).total == 2
    assert total(table, "orc") == total(table, "undead") == 2


def test_v2_a_town_counts_three_and_two_objectives_are_added() -> None:
    table = position("orc: b1 1m, c4 2m; undead: c4 1m", scenario="main4", turn="orc")
    assert team_points(table.rules, table.s, table.side("undead")).total == 5


# -- V1 -------------------------------------------------------------------------------

FIFTEEN = "human: a1 1m, g1 1m, d2 1m, a3 1f, c7 1f"
"""Two towns, four points of objectives: 10; with three upgrades and two cards 15."""


def test_v1_fifteen_points_at_the_end_of_the_turn_win() -> None:
    table = position(FIFTEEN + "; orc: f1 1m", step="spend", levels=TOP, laid={"human": 2})
    assert total(table, "human") == 15
    table.passes()
    assert table.winners == {"human"}
    assert table.heard("game_over")[-1].data == {"winners": (0,), "how": "points"}
    assert table.rules.returns(table.s) == (1.0, 0.0)


def test_v1_fourteen_do_not() -> None:
    table = position(FIFTEEN + "; orc: f1 1m", step="spend", levels=TOP, laid={"human": 1})
    table.passes()
    assert table.kind == "move"


def test_v1_3_not_before_the_end_of_the_spend_step() -> None:
    table = position(
        FIFTEEN + "; orc: f1 1m, e4 1m",
        step="spend",
        turn="human",
        levels=TOP,
        laid={"human": 1},
        hands={"human": "victory_point"},
    )
    table.passes("spend").act("play victory_point")
    assert table.kind == "spend", "points are counted at the end of the turn"
    table.act("end_spend")
    assert table.winners == {"human"}


def test_v1_33_the_round_is_not_finished() -> None:
    table = position(
        FIFTEEN + "; orc: f1 1m", step="spend", levels=TOP, laid={"human": 2}, first="human"
    )
    table.passes()
    assert table.kind == "over"
    assert not [e for e in table.heard("step") if e.data["seat"] == 1 and e.data["step"] == 3]


def test_v1_points_of_somebody_else_are_tested_at_the_end_of_his_own_turn() -> None:
    table = position(
        "orc: a1 1m, g1 1m, d2 1m, a3 1f, c7 1f; human: b3 1m",
        step="spend",
        first="human",
        levels={"orc": (4, 3, 2)},
        laid={"orc": 2},
    )
    table.passes()
    (over,) = table.heard("game_over")
    assert over.data["winners"] == (1,)
    assert table.s.turn == 1


@pytest.mark.parametrize(("laid", "winner"), [(0, ""), (2, "orc")])
def test_v1_example_27_a_team_wins_at_the_end_of_either_mates_turn(laid: int, winner: str) -> None:
    """29 points at the end of the first mate's spend step, 30 at the second's."""
    table = position(
        "orc: b1 1m, b6 1m, c4 1m, e2 1m, b3 1m, b4 1m;"
        "undead: h1 1m, h6 1m, e6 1m, e10 1m, g4 1m, h3 1m, h4 1m; human: d1 1m",
        scenario="main4",
        turn="orc",
        step="spend",
        first="human",
        laid={"undead": 1},
        hands={"undead": "victory_point victory_point"},
    )
    rules, s = table.rules, table.s
    names = rules.field.names
    worth = {names[space]: number for space, number in enumerate(rules.field.points) if number}
    before = team_points(rules, s, table.side("orc")).total
    need = 29 - before
    assert 0 <= need <= 3, (before, worth)
    s.laid[table.side("orc")] = need
    table.passes()
    assert table.kind == "spend", "29 are not enough"
    assert table.asked == "undead"
    if laid:
        table.act("play victory_point")
    table.act("end_spend")
    assert ("orc" in table.winners) == bool(winner)
    assert ("undead" in table.winners) == bool(winner)


def test_v1_the_option_of_a_lower_target() -> None:
    table = position(
        "human: a1 1m, g1 1m, d2 1m, a3 1f, c7 1f; orc: f1 1m", step="spend", target=10
    )
    table.passes()
    assert table.winners == {"human"}


@pytest.mark.parametrize("step", ["move", "harvest", "deploy", "spend"])
def test_16_a_victory_point_is_laid_in_any_own_step(step: str) -> None:
    table = position(
        "human: a1 1w, b1 1w, b4 1w, b2 1w, b5 1w; orc: g1 1m",
        step=step,
        training={"human": "1m"},
        stock={"human": (5, 5)},
        hands={"human": "victory_point"},
    ).passes(step)
    assert table.kind == step
    table.act("play victory_point")
    assert table.s.laid[0] == 1
    assert table.kind == step, "the question stays"
    assert table.hand("human") == ""


def test_16_not_in_the_step_of_another() -> None:
    table = position("human: a1 1m; orc: g1 1m", turn="orc", hands={"human": "victory_point"})
    assert table.asked == "orc"
    card = table.parse("play victory_point")
    assert table.rules.why_not(table.s, 0, card) is not None


# -- V3 to V5 -------------------------------------------------------------------------


def test_v4_everything_of_an_eliminated_seat_is_removed() -> None:
    table = position(
        "human: human_town 1m; orc: e6 2m 1w; undead: human_town 1m, undead_town 1m",
        scenario="elf_gate",
        marks={"human_town": "half"},
        turn="human",
        first="human",
        stock={"human": (3, 3)},
        hands={"human": "fast"},
        training={"human": "1m 1w"},
        built={"human": (1, 1, 1)},
        building={"human": (1, 0, 0)},
        outposts={"human": "b4"},
    )
    table.rules.add(table.s, 0, table.space("b4"), 3, 1)
    table.s.reserve[3] -= 1
    table.s.locked = (table.space("human_town"),)
    table.rules._capture_towns(table.s, table.events.append)
    table.rules.settle(table.s, table.events.append)
    assert not table.alive("human")
    assert table.reserve("human") == "10m 7r 4f 8w"
    assert table.stock("human") == (0, 0)
    assert table.hand("human") == table.outposts("human") == table.training("human") == ""
    assert table.s.built[:3] == [0, 0, 0]
    assert table.heard("eliminated")[-1].data == {"seat": 0, "cause": "town"}
    table.passes()
    assert table.asked != "human"
    assert laws_hold(table)


def test_v4_19_the_town_stays_worth_three_points() -> None:
    table = position("orc: human_town 1m; undead: undead_town 1m", scenario="elf_gate", turn="orc")
    table.aside("human", "resign")
    assert total(table, "orc") == 3


def test_v4_the_last_player_wins_at_once() -> None:
    table = position("human: a1 1m; orc: g1 1m")
    table.aside("orc", "resign")
    assert table.winners == {"human"}
    assert table.s.resigned == [False, True]


def test_v4_mates_are_eliminated_too() -> None:
    table = position(
        "human: c4 1m; orc: b1 1m; undead: h6 1m; night_elf: b6 1m",
        scenario="main4",
        marks={"human_town": "half"},
        turn="undead",
        first="human",
    )
    table.passes()
    while table.kind == "move":
        table.act("end_move").passes()
    assert table.winners == {"orc", "undead"}
    assert not table.alive("night_elf")


def test_v5_a_player_without_units_is_in_the_game() -> None:
    table = position("human: a1 1w; orc: g1 1m", first="human")
    table.act("end_move", "end_move").passes()
    assert table.alive("human")
    assert table.kind == "move"


# -- leaving --------------------------------------------------------------------------


def test_resign_in_another_players_step_sweeps_his_questions() -> None:
    table = position(
        "human: human_town 1m; orc: orc_town 1m; undead: undead_town 1m",
        scenario="elf_gate",
        turn="human",
        hands={"undead": "cripple"},
    )
    assert (table.kind, table.asked) == ("window", "undead")
    table.aside("undead", "resign")
    assert (table.kind, table.asked) == ("move", "human")
    assert not any(seat == 2 for frame in table.s.agenda for seat in frame[1])


def test_resign_on_turn_goes_on_with_the_next_seat() -> None:
    table = position(
        "human: human_town 1m; orc: orc_town 1m; undead: undead_town 1m",
        scenario="elf_gate",
        turn="human",
    )
    table.aside("human", "resign")
    assert (table.kind, table.asked) == ("move", "orc")
    assert table.s.moved


@pytest.mark.parametrize("leaver", ["human", "orc"])
def test_resign_in_a_battle_ends_it(leaver: str) -> None:
    table = position(
        "human: human_town 1m, e6 2m; orc: orc_town 1m, e7 2m; undead: undead_town 1m",
        scenario="elf_gate",
        turn="human",
    )
    table.act("move melee e6 e7 2", "end_move").passes()
    assert table.s.battle is not None
    while table.asked == "chance":
        outcome = table.rules.outcome(table.s, _First())
        table._apply(-1, outcome)
        table.passes()
        if table.kind in ("window", "lose"):
            break
    table.aside(leaver, "resign")
    while table.asked == "chance":
        table._apply(-1, table.rules.outcome(table.s, _First()))
    table.passes()
    assert not table.alive(leaver)
    assert (table.kind, table.asked) == ("move", "undead" if leaver == "orc" else "orc")
    assert table.s.battle is None
    assert laws_hold(table)


class _First:
    """Always the first outcome."""

    def below(self, n: int) -> int:
        del n
        return 0


def test_resign_when_out_is_refused() -> None:
    table = position(
        "human: human_town 1m; orc: orc_town 1m; undead: undead_town 1m", scenario="elf_gate"
    )
    table.aside("orc", "resign")
    assert table.no("resign", "orc") == "out"
