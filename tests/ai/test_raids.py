"""Raids: battles of any stacks with two players, and everything they may come to."""

from __future__ import annotations

import math

import pytest

from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.risk import mind
from boardgames_desktop.ai.risk.chances import chances_of
from boardgames_desktop.ai.risk.duel import Duel, features
from boardgames_desktop.ai.risk.duellist import Duellist
from boardgames_desktop.ai.risk.evaluation import Weights
from boardgames_desktop.ai.risk.field import Field, Moment, Track, World
from boardgames_desktop.ai.risk.plans import HOLD, NARROW, Planner
from boardgames_desktop.ai.risk.raids import DuelPlanner
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.world import BONUS, LANDS, MEMBERS, NEIGHBOURS, NUMBER

from .tables import questions

WORLD = World(NEIGHBOURS, MEMBERS, BONUS)
TRACK = Track((4, 6, 8, 10, 12, 15), 5)
ISLES = World(((1,), (0, 2), (1,)), ((0, 1, 2),), (2,))
"""The smallest board on which both have something and one may attack the other twice."""


def _judge(world: World = WORLD) -> Duel:
    return Duel(world, TRACK, chances_of(battle), Weights())


def _isles(owner: list[int], armies: list[int], cards: list[int]) -> Field:
    return Field(owner, armies, cards, 0, (True, True))


def test_every_way_to_fail_counts_with_its_chance() -> None:
    judge = _judge(ISLES)
    f = _isles([0, 1, 1], [9, 2, 3], [0, 9])
    plan = DuelPlanner(judge).best(Moment(f, 0, 0, False), NARROW)[0]
    assert plan.steps == ((0, 1), (1, 2))
    chances = judge.chances
    first, left = chances.of(8, 2)
    rest = round(left)
    second, _ = chances.of(rest - 1, 3)
    fallen = _isles([0, 1, 1], [1, max(1, round(chances.holds(8, 2))), 3], [0, 9])
    halfway = _isles([0, 0, 1], [1, 1, max(1, round(chances.holds(rest - 1, 3)))], [1, 9])
    wanted = first * second
    wanted += (1.0 - first) * judge.value(fallen, 0)
    wanted += first * (1.0 - second) * judge.value(halfway, 0)
    assert plan.chance == pytest.approx(first * second)
    assert plan.value == pytest.approx(wanted, abs=0.005)


def test_a_raid_goes_on_with_another_stack() -> None:
    """Each of two small stacks has to take one of the last two lands of a continent."""
    owner = [1] * LANDS
    armies = [2] * LANDS
    for continent in (0, 1, 5):
        for land in MEMBERS[continent]:
            owner[land], armies[land] = 0, 1
    armies[NUMBER["ontario"]] = 30
    owner[NUMBER["siam"]] = 0
    armies[NUMBER["siam"]] = armies[NUMBER["new_guinea"]] = 3
    for key in ("eastern_australia", "indonesia"):
        owner[NUMBER[key]], armies[NUMBER[key]] = 1, 1
    moment = Moment(Field(owner, armies, [0, 0], 0, (True, True)), 0, 0, False)
    plain = Planner(_judge()).best(moment, NARROW)[0]
    raid = DuelPlanner(_judge()).best(moment, NARROW)[0]
    sources = [{source for source, _ in plan.steps} for plan in (plain, raid)]
    assert [len(starts) for starts in sources] == [1, 2]
    assert all(raid.field.owner[land] == 0 for land in MEMBERS[5])


def test_no_better_plan_is_passed_over() -> None:
    """A raid replaces what the aims lead to only if it is worth more on the same scale."""
    judge = _judge()
    seen = 0
    for rules, o, seat, _ in questions("expert expert", 11, setup="dealt"):
        if o.agenda[-1][0] not in ("place", "combat") or o.round > 2:
            continue
        moment = mind(rules)._moment(o, seat)
        best, hold = DuelPlanner(judge).best(moment, NARROW)
        assert hold.value <= best.value <= 1.0
        if best.aim != HOLD:
            assert best.field.owner.count(seat) == moment.f.owner.count(seat) + len(best.steps)
            source, target = best.steps[0]
            assert moment.f.owner[source] == seat != moment.f.owner[target]
            assert not moment.reserve or best.source == source
        plain = Planner(judge).best(moment, NARROW)[0]
        if plain.aim == HOLD:
            assert best.value >= plain.value
        seen += 1
    assert seen > 10


def test_looking_for_raids_changes_nothing() -> None:
    f = _isles([0, 1, 1], [9, 2, 3], [2, 1])
    DuelPlanner(_judge(ISLES)).best(Moment(f, 0, 4, False), NARROW)
    assert (f.owner, f.armies, f.cards) == ([0, 1, 1], [9, 2, 3], [2, 1])


@pytest.mark.parametrize("cards", [[0, 0], [5, 0], [9, 9]])
@pytest.mark.parametrize("armies", [[1, 1, 1], [1, 1, 10**6], [10**9, 1, 1]])
def test_smallest_boards_have_chances_too(armies: list[int], cards: list[int]) -> None:
    judge = _judge(ISLES)
    for owner in ([0, 1, 1], [0, 0, 1], [0, 1, 0]):
        f = _isles(owner, armies, cards)
        for seat in (0, 1):
            assert 0.0 <= judge.value(f, seat) <= 1.0
            sides = features(ISLES, f, TRACK.worth(0), seat, 1 - seat)
            assert all(math.isfinite(number) for side in sides for number in side)
            best, hold = DuelPlanner(judge).best(Moment(f, seat, 3, False), NARROW)
            assert 0.0 <= hold.value <= best.value <= 1.0


def test_a_part_of_a_stack_moves_to_where_it_is_needed() -> None:
    """A strong front gives a neighbour what it needs and keeps the rest."""
    judge = _judge()
    moved = set()
    for rules, o, seat, _ in questions("expert expert", 12, setup="dealt"):
        if o.agenda[-1][0] != "fortify":
            continue
        duellist = mind(rules).commander(Level("expert", "balanced"), 2)
        assert isinstance(duellist, Duellist)
        moment = mind(rules)._moment(o, seat)
        action = duellist.fortify(moment).actions[0]
        assert rules.why_not(o, seat, action) is None
        if action[0] == "fortify":
            _, source, target, count = action
            after = moment.f.copy()
            after.armies[source] -= count
            after.armies[target] += count
            assert judge.value(after, seat) > judge.value(moment.f, seat)
            moved.add(count < moment.f.armies[source] - 1)
    assert moved == {False, True}
