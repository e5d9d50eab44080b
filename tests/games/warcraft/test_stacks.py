"""Full spaces: what is refused is exactly what could not be sorted out again (M7, M8)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import UNITS
from games.warcraft.table import Table, position

CLUSTER = ("a1", "b1", "b2", "b3", "c3")
FRAME = ("a2", "b4", "c1", "c4", "d1", "c2")


def crowd(random: Random) -> Table:
    """A few units that may move, too many in one space, among stacks that have moved."""
    table = position("orc: g1 1m")
    rules, s = table.rules, table.s

    def put(name: str, kind: int, number: int, moved: int) -> None:
        space = table.space(name)
        rules.add(s, 0, space, kind, number)
        s.moved[space * 4 + kind] += moved

    for name in FRAME:
        full = random.randrange(4) > 0
        put(name, random.choice((0, 1)) if name != "c2" else 2, 3 if full else 2, 3 if full else 2)
    left = 6
    for name in random.sample(CLUSTER, 3):
        free = random.randint(1, min(3, left))
        left -= free
        put(name, random.choice((0, 1, 1, 2)), free, 0)
        fixed = random.randint(0, 3)
        put(name, 0, fixed, fixed)
        if not left:
            break
    return table


def can_be_sorted(table: Table) -> bool:
    """Try every place every unit may still go to."""
    rules, s = table.rules, table.s
    fixed = [0] * rules.spaces
    choices: list[list[int]] = []
    for space in range(rules.spaces):
        for kind in UNITS:
            free = reach.unmoved(rules, s, 0, space, kind)
            fixed[space] += rules.count(s, 0, space, kind) - free
            goals = [space, *reach.reach(rules, s, 0, space, kind)]
            choices += [goals] * free
    for ends in product(*choices):
        load = fixed[:]
        for space in ends:
            load[space] += 1
        if max(load) <= BOX.stack_units:
            return True
    return False


@pytest.mark.parametrize("seed", range(25))
def test_m7_stuck_is_what_trying_everything_finds(seed: int) -> None:
    table = crowd(Random(seed))
    assert (reach.stuck(table.rules, table.s, 0, False) == 0) == can_be_sorted(table)


def test_m7_both_answers_occur_above() -> None:
    found = {can_be_sorted(crowd(Random(seed))) for seed in range(25)}
    assert found == {True, False}


@pytest.mark.parametrize("seed", range(25))
def test_m7_no_dead_end_however_full_it_gets(seed: int) -> None:
    """Random moves among full stacks always lead to an end of the step within the limits."""
    random = Random(seed)
    table = position(
        "human: a1 3m 3w, b1 2r 1f 3w, b2 3m 2w, b3 3r, c3 1m 2f; orc: d1 1w, g1 1m",
        turn="human",
    )
    for _ in range(60):
        legal = sorted(table.legal())
        assert legal
        moves = [action for action in legal if action[0] == "move"]
        if not moves:
            assert ("end_move",) in legal
            break
        table._apply(0, random.choice(moves))
        assert reach.stuck(table.rules, table.s, 0, False) == 0
        assert reach.stuck(table.rules, table.s, 0, True) == 0
    for worker in (False, True):
        assert min(reach.rooms(table.rules, table.s, 0, worker)) >= 0


@pytest.mark.parametrize("worker", [False, True])
def test_room_of_one_space_and_of_all_agree(worker: bool) -> None:
    table = position("human: b2 2m 1w; night_elf: b2 1f 2w, c3 3r; orc: b2 3m", scenario="main4")
    for seat in range(4):
        assert reach.rooms(table.rules, table.s, seat, worker) == [
            reach.room(table.rules, table.s, seat, space, worker)
            for space in range(table.rules.spaces)
        ]


def test_m5_and_m6_what_enemies_hold_and_what_is_escorted() -> None:
    table = position(
        "human: b2 2m 1w; orc: b2 3m, c5 1w; undead: d3 1f",
        scenario="main4",
        outposts={"orc": "c3"},
    )
    rules, s = table.rules, table.s
    for seat in range(4):
        outlook = reach.Outlook(rules, s, seat)
        spaces = range(rules.spaces)
        foes = rules.foes[seat]
        assert outlook.held == [
            s.outpost[space] in foes or any(rules.pieces_at(s, foe, space) for foe in foes)
            for space in spaces
        ]
        assert outlook.escorted == [bool(rules.team_units_at(s, seat, space)) for space in spaces]
