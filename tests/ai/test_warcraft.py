"""The opponents of Warcraft: whole games of every scenario, plain right answers, no peeking."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from boardgames_desktop.ai import LEVELS, TEXTS, UNBOUNDED, advise, choose
from boardgames_desktop.ai.levels import CHARACTERS, parse_level
from boardgames_desktop.ai.protocol import Why, parse_answer, why_line
from boardgames_desktop.ai.search import CancelledError, Limits
from boardgames_desktop.ai.tournament import Contest, played, verify
from boardgames_desktop.ai.warcraft.clash import Force, clash
from boardgames_desktop.ai.warcraft.mind import WarcraftMind
from boardgames_desktop.ai.warcraft.reasons_text import TEXT
from boardgames_desktop.core.actions import CHANCE, Action
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import load_game
from boardgames_desktop.games.warcraft.battle_record import Battle
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.state import WarcraftState
from games.warcraft.table import Table, position

HOLE = re.compile(r"\{(\w+)")
SEATS = {
    "main2": 2,
    "captives": 2,
    "necromancers": 2,
    "elf_gate": 3,
    "main4": 4,
    "nordrassil": 4,
}
ABILITY = ("", "", "")


def table_of(scenario: str, *levels: str) -> tuple[str, ...]:
    """Return as many levels as a scenario has seats, over and over."""
    return tuple(levels[at % len(levels)] for at in range(SEATS[scenario]))


def moves(table: Table, level: str = "normal", seed: int = 1) -> list[Action]:
    """Return what the seat on turn does."""
    s, rules = table.s, table.rules
    seat = rules.asked(s)[0]
    return choose(rules, rules.observe(s, seat), seat, level, seed)


def words(table: Table, level: str = "normal") -> list[str]:
    """Return the moves of the seat on turn, as names of kinds and spaces."""
    names = table.rules.field.names
    return [
        f"{'mrfw'[a[1]]} {names[a[2]]} {names[a[3]]}"
        for a in moves(table, level)
        if a[0] in ("move", "carry")
    ]


# -- whole games ----------------------------------------------------------------------


@pytest.mark.parametrize("scenario", sorted(SEATS))
def test_a_game_of_quick_players_comes_to_an_end(scenario: str) -> None:
    contest = Contest.checked(
        "warcraft", scenario, table_of(scenario, "normal", "easy"), games=1, seed=11
    )
    session = played(contest, 0)
    assert session.over
    assert session.state.round < 80
    assert verify(session.setup, session.log) is None


def test_deep_thinkers_play_a_game_to_its_end() -> None:
    contest = Contest.checked("warcraft", "main2", ("hard", "normal"), games=1, seed=4, nodes=3)
    session = played(contest, 0)
    assert session.over
    assert verify(session.setup, session.log) is None


@pytest.mark.slow
@pytest.mark.parametrize("scenario", sorted(SEATS))
def test_all_levels_play_every_scenario_to_its_end(scenario: str) -> None:
    levels = table_of(scenario, "expert", "hard", "normal", "easy")
    contest = Contest.checked("warcraft", scenario, levels, games=1, seed=12)
    for number in range(contest.games):
        session = played(contest, number)
        assert session.over
        assert verify(session.setup, session.log) is None


def questions(
    scenario: str = "main2", seed: int = 3, most: int = 250
) -> Iterator[tuple[WarcraftRules, WarcraftState, int]]:
    """Yield the questions of the first part of a game of normal players."""
    contest = Contest.checked(
        "warcraft", scenario, table_of(scenario, "normal"), games=1, seed=seed
    )
    rules = load_game("warcraft").rules(contest.setup(0))
    s = rules.new()
    rules.settle(s)
    draw = Draw(seed)
    for ply in range(most):
        if not s.agenda:
            return
        asked = rules.asked(s)
        if s.agenda[-1][1] == CHANCE:
            draw.at(ply)
            rules.apply(s, -1, rules.outcome(s, draw))
            continue
        seen = rules.observe(s, asked[0])
        yield rules, seen, asked[0]
        rules.apply(s, asked[0], choose(rules, seen, asked[0], "normal", ply)[0])


# -- plain right answers --------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_an_empty_town_captured_before_is_taken(level: str) -> None:
    table = position(
        "human: f1 1m 1f, a1 2m; orc: c3 1m, f3 1w",
        turn="human",
        first="orc",
        marks={"orc_town": "half"},
    )
    table.s.captured[table.side("orc")] = 1
    town = table.rules.field.names[table.space("orc_town")]
    assert any(move.endswith(" " + town) for move in words(table, level))


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_an_enemy_in_town_is_thrown_out(level: str) -> None:
    table = position("human: b1 3m, b2 2m; orc: a1 1m, g1 3m", turn="human", first="orc")
    assert any(move.endswith(" a1") for move in words(table, level))


def test_a_free_objective_next_door_is_taken() -> None:
    table = position("human: a1 2m, a2 1m; orc: g1 3m", turn="human")
    assert any(move.endswith(" a3") for move in words(table))


def test_workers_without_a_guard_are_raided() -> None:
    table = position("human: c3 1f, a1 3m; orc: d2 2w, g1 1m", turn="human")
    assert "f c3 d2" in words(table)


def test_nobody_attacks_without_hope() -> None:
    table = position("human: e2 1m, a1 3m; orc: f2 3f, g1 3m, f3 3m", turn="human")
    assert not any(move == "m e2 f2" for move in words(table))


def test_the_captive_is_carried_home() -> None:
    table = position(
        "orc: b2 1f, a1 2m; night_elf: g1 3m",
        scenario="captives",
        turn="orc",
        captives={"orc": "b2"},
    )
    carried = [a for a in moves(table) if a[0] == "carry"]
    assert carried
    assert carried[0][3] == table.space("orc_town")


def test_the_undead_step_on_the_last_space() -> None:
    table = position(
        "undead: f2 1m, b1 3m; night_elf: e6 3r; human: b3 3m; orc: h3 3m",
        scenario="nordrassil",
        turn="undead",
    )
    last = table.rules.field.names[table.space("A")]
    assert any(move.endswith(f" {last}") for move in words(table))


def test_the_cheapest_is_given_and_the_last_in_the_field_stays() -> None:
    table = position("human: d2 1m, d1 2f 1m; orc: e3 3m, e2 3m", turn="orc", first="orc")
    mind = WarcraftMind(table.rules)
    battle = Battle(table.space("d2"), ((1,), (0,)))
    battle.phase = 0
    table.s.battle = battle
    options = [("lose", 0, kind, table.space(at)) for kind, at in ((0, "d2"), (2, "d1"), (0, "d1"))]
    tactics = mind.staff(parse_level("normal")).tactics
    assert tactics.lose(table.s, 0, options) == [options[2]]
    assert tactics.lose(table.s, 1, options) == [options[0]]


def test_poison_is_used_where_it_has_dice_to_strike_with() -> None:
    table = position("human: d2 2m; night_elf: d1 2m 1f", races=("human", "night_elf"))
    table.s.battle = Battle(table.space("d1"), ((0,), (1,)))
    tactics = WarcraftMind(table.rules).staff(parse_level("normal")).tactics
    options: list[Action] = [("poison", kind) for kind in (0, 1, 2)]
    assert tactics.poison(table.s, 1, options) == [("poison", 0)]


def test_resources_are_taken_of_what_is_short() -> None:
    table = position(
        "human: a1 3m 2w; orc: g1 3m 2w",
        turn="human",
        step="spend",
        hands={"human": "resources"},
        stock={"human": (0, 6)},
    )
    assert table.kind == "window"
    seat = table.side("human")
    seen = table.rules.observe(table.s, seat)
    assert choose(table.rules, seen, seat, "normal", 1)[0][2:] == (0,)


def test_victory_points_are_laid_when_they_win() -> None:
    def answer(laid: int) -> Action:
        table = position(
            "human: a1 1m, d2 1m, a3 1m; orc: c7 3m",
            turn="human",
            step="spend",
            hands={"human": "victory_point"},
            laid={"human": laid},
            target=8,
        )
        seat = table.side("human")
        if table.kind == "window":
            table.act("pass")
        return choose(table.rules, table.rules.observe(table.s, seat), seat, "normal", 1)[0]

    assert answer(1)[0] == "play"
    assert answer(0)[0] != "play"


def test_a_rich_side_builds_or_trains() -> None:
    table = position(
        "human: a1 1m 2w, b2 2m; orc: g1 3m 2w",
        turn="human",
        step="spend",
        stock={"human": (8, 8)},
    )
    assert moves(table)[0][0] in ("train", "build")


@pytest.mark.parametrize(("first", "given"), [("night_elf", True), ("human", False)])
def test_a_mate_who_spends_earlier_is_given_before(first: str, *, given: bool) -> None:
    table = position(
        "human: a1 1m 2w; night_elf: b6 1m 2w; orc: h3 1m; undead: i4 1m",
        scenario="main4",
        turn="human",
        step="deploy",
        first=first,
        stock={"human": (12, 6), "night_elf": (0, 3)},
        training={"human": "1m"},
    )
    gifts = [a for a in moves(table, "hard") if a[0] == "give"]
    assert gifts == ([("give", table.side("night_elf"), 0, 3)] if given else [])


# -- what battles may bring -----------------------------------------------------------


def force(field: tuple[int, int, int], flank: tuple[int, int, int] = (0, 0, 0)) -> Force:
    return Force(field, flank, (2, 2, 2), ABILITY)


def test_expected_battles_favour_more_units() -> None:
    even = clash(force((2, 0, 0)), force((2, 0, 0)))
    strong = clash(force((3, 0, 0), (2, 0, 0)), force((2, 0, 0)))
    assert 0.3 < even.win < 0.6
    assert strong.win > 0.8
    assert strong.attack_loss < strong.defence_loss
    assert clash(force((1, 0, 0)), force((0, 0, 0))).win == 1.0


# -- no peeking, no clock -------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    for index, (rules, seen, seat) in enumerate(questions(seed=8, most=120)):
        if index % 10:
            continue
        answers = []
        for deal in (1, 2):
            full = rules.imagine(seen, seat, Draw(deal))
            again = rules.observe(full, seat)
            answers.append(choose(rules, again, seat, level, 5, nodes=4))
        assert answers[0] == answers[1]


def test_observations_are_left_as_they_are() -> None:
    for rules, seen, seat in questions(seed=9, most=60):
        before = rules.key(seen)
        choose(rules, seen, seat, "hard", 1, nodes=4)
        assert rules.key(seen) == before


def test_nodes_bound_the_thinking() -> None:
    table = position("human: c3 3m, b2 2f; orc: d3 3m, e2 2f; ", turn="human")
    mind = WarcraftMind(table.rules)
    spent = []
    for most in (1, 5, 100):
        limits = Limits(most)
        mind.choose(table.s, 0, parse_level("expert"), limits, Random(1))
        spent.append(limits.nodes)
        assert limits.nodes <= most + 1
    assert spent == sorted(spent)
    assert spent[0] < spent[-1]


def test_a_clock_that_has_run_out_is_answered_at_once() -> None:
    table = position("human: c3 3m, b2 2f; orc: d3 3m, e2 2f; ", turn="human")
    answer = choose(table.rules, table.s, 0, "expert", 1, nodes=UNBOUNDED, clock=lambda: 0.0)
    assert answer[-1] == ("end_move",)

    def cancelled() -> float:
        raise CancelledError

    with pytest.raises(CancelledError):
        choose(table.rules, table.s, 0, "expert", 1, nodes=UNBOUNDED, clock=cancelled)


# -- reasons and characters -----------------------------------------------------------


def test_every_reason_given_has_its_text_and_fills_its_holes() -> None:
    given: dict[str, Msg] = {}
    names = load_game("warcraft").text
    for rules, seen, seat in questions(seed=5, most=260):
        _, reasons = advise(rules, seen, seat, "normal")
        assert len(reasons) <= 3
        given.update({reason.id: reason for reason in reasons})
        if reasons:
            assert parse_answer(why_line(3, reasons)) == Why(3, reasons)
    for reason in given.values():
        source = TEXT[reason.id]
        assert set(HOLE.findall(source.text)) == set(reason.params)
        assert source.numbered == (reason.n is not None)
        assert all(not isinstance(x, Msg) or x.id in names for x in reason.params.values())
    assert len(given) >= 8
    assert all(reason.partition(".")[0] in TEXTS for reason in TEXT)


def test_an_attack_is_given_with_its_odds() -> None:
    table = position("human: b1 3m, b2 2m; orc: a1 1m, g1 3m", turn="human", first="orc")
    _, reasons = advise(table.rules, table.s, 0, "normal")
    assert {reason.id for reason in reasons} >= {"warcraft_ai.attack", "warcraft_ai.odds"}


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_plays(character: str) -> None:
    table = position("human: c3 3m, b2 2f; orc: d3 3m, e2 2f; ", turn="human")
    answer = choose(table.rules, table.s, 0, f"hard:{character}", 1, nodes=4)
    assert answer[-1] == ("end_move",)
