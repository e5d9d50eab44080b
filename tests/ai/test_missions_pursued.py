"""Mission Risk among three and four: what a turn can complete is seen, and done."""

from __future__ import annotations

import time

import pytest

from boardgames_desktop.ai import choose
from boardgames_desktop.ai.levels import parse_level
from boardgames_desktop.ai.risk import mind
from boardgames_desktop.ai.risk.campaign import campaign, hopeful
from boardgames_desktop.ai.risk.field import Field
from boardgames_desktop.ai.risk.march import March, Routes
from boardgames_desktop.games.risk.missions import MISSION_KEYS
from games.risk.mission_position import mission_table

THINKERS = ("normal", "hard")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_stack_is_seen_to_take_many_weak_lands(seats: int) -> None:
    """Eleven lands of one army each are within reach of a stack of thirty."""
    table = mission_table(
        "red: ural 30; blue: congo", "cap6 maj1 col1 gen5", rest="yellow", seats=seats
    )
    judge = mind(table.rules)
    commander = judge.commander(parse_level("normal"))
    field = judge.field(table.rules.observe(table.s, 0), 0)
    assert isinstance(field, Field)
    start = March(Routes(commander.judge.world), commander.judge.chances, field, 0)
    world = commander.judge.world
    assert hopeful(world, start, 0, 11)
    assert not hopeful(world, start, 0, 25)
    found = list(campaign(world, start, 0, {7: 11}, lambda m: (0.0, [7] * (len(m.steps) == 11))))
    assert len(found) == 1
    assert found[0].chance > 0.7
    assert len({target for _, target in found[0].steps}) == 11


@pytest.mark.parametrize("level", THINKERS)
def test_a_turn_goes_on_for_the_harder_mission(level: str) -> None:
    """Three conquests are claimed at the end only: eight can be had with the same stack."""
    table = mission_table(
        "red: ural 22; blue: congo",
        "cap1 maj1 col2 gen1",
        conq="japan, china, siam",
        rest="yellow",
    )
    table.s.agenda = [("combat", (0,)), ("mission", (0,), "after_conquest")]
    seen = table.rules.observe(table.s, 0)
    assert choose(table.rules, seen, 0, level, 1, nodes=8)[0] == ("not_now",)


@pytest.mark.parametrize("level", THINKERS)
def test_an_easy_mission_is_claimed_when_no_harder_one_is_in_reach(level: str) -> None:
    table = mission_table(
        "red: ural 2, japan, china, siam; blue: congo 20",
        "cap1 maj1 col2 gen1",
        conq="japan, china, siam",
        rest="blue",
    )
    table.s.agenda = [("combat", (0,)), ("mission", (0,), "after_conquest")]
    seen = table.rules.observe(table.s, 0)
    claim = ("claim_mission", MISSION_KEYS.index("cap1"))
    assert choose(table.rules, seen, 0, level, 1, nodes=8)[0] == claim


@pytest.mark.parametrize("level", THINKERS)
def test_the_last_mission_of_many_conquests_is_begun(level: str) -> None:
    table = mission_table(
        "red: ural 26; blue: congo 3, egypt 3, brazil 3",
        "cap1 maj1 col1 gen5",
        completed={"red": "cap1 maj1 col1"},
        rest="yellow",
        seats=4,
    )
    answer = choose(table.rules, table.rules.observe(table.s, 0), 0, level, 1, nodes=8)[0]
    assert answer[0] == "storm"


@pytest.mark.parametrize("seats", [3, 4])
def test_an_answer_with_all_missions_open_stays_short(seats: int) -> None:
    spent = []
    for seed in range(3):
        table = mission_table(
            "red: ural 20, siam 12, brazil 9, iceland 4; blue: congo 5, egypt 4, alaska 6",
            "cap7 maj1 col7 gen7",
            rest="yellow",
            seats=seats,
            phase="place",
            pool=5,
        )
        seen = table.rules.observe(table.s, 0)
        began = time.process_time()
        choose(table.rules, seen, 0, "normal", seed)
        spent.append(time.process_time() - began)
    assert min(spent) < 0.4


@pytest.mark.parametrize("seats", [3, 4])
def test_who_looks_on_does_not_overrate_missions(seats: int) -> None:
    """Chances for a review follow who won; players count a completed mission for more."""
    table = mission_table(
        "red: ural 9, siam 9; blue: congo 9, egypt 9",
        "cap1 maj1 col1 gen5",
        completed={"red": "cap1 maj1 col1", "blue": ""},
        rest="yellow",
        seats=seats,
    )
    judge = mind(table.rules)
    field = judge.field(table.rules.observe(table.s, 0), 0)
    level = parse_level("normal")
    looking_on = judge.evaluation(level).value(field, 0)
    assert judge.commander(level).judge.value(field, 0) > looking_on
