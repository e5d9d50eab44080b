"""Nobody waits for ever: positions in which each side would rather guard than go."""

from __future__ import annotations

import pytest

from boardgames_desktop.ai import choose
from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.ai.warcraft.marshal import JAMMED, LOOSER, LOOSEST, looseness
from boardgames_desktop.core.actions import CHANCE, Action
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.games.warcraft.state import DEPLETED
from games.warcraft.table import Table, position

MUTUAL_SIEGE = {
    "captives": "orc: b2 3m, b3 3m; night_elf: f3 2m 1r",
    "main2": "human: a1 3m, a2 3m; orc: g1 3m, f3 3m",
}
"""Guards who would have to leave what they guard; nothing is left to harvest."""


def besieged(scenario: str) -> Table:
    """Return a late position of a scenario from which no side can grow."""
    text = MUTUAL_SIEGE[scenario]
    table = position(text, scenario=scenario, turn=text[: text.index(":")], round=30)
    s, field = table.s, table.rules.field
    for space in field.resources:
        s.depleted[space] = DEPLETED
    return table


def rounds_to_the_end(table: Table, level: str, most: int) -> int:
    """Let a level play all seats on; return the rounds it took, or ``most``."""
    rules, s, draw = table.rules, table.s, Draw(5)
    start, ply = s.round, 0
    plan: list[Action] = []
    while s.agenda and s.round < start + most:
        ply += 1
        if s.agenda[-1][1] == CHANCE:
            draw.at(ply)
            rules.apply(s, -1, rules.outcome(s, draw))
            plan = []
            continue
        seat = rules.asked(s)[0]
        if not plan or rules.why_not(s, seat, plan[0]) is not None:
            plan = list(choose(rules, rules.observe(s, seat), seat, level, ply, nodes=1))
        rules.apply(s, seat, plan.pop(0))
        if not s.agenda or rules.asked(s)[0] != seat:
            plan = []
    return s.round - start


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
@pytest.mark.parametrize("scenario", sorted(MUTUAL_SIEGE))
def test_a_mutual_siege_is_broken(scenario: str, level: str) -> None:
    assert rounds_to_the_end(besieged(scenario), level, 60) < 60


def test_units_that_stand_in_each_others_way_come_apart() -> None:
    """Once eleven units crowded their captive, the ways home full, for thousands of rounds."""
    contest = Contest.checked("warcraft", "captives", ("expert",) * 2, games=36, seed=1, nodes=1)
    assert played(contest, 70).over


def test_misjudgement_grows_only_late_and_not_for_ever() -> None:
    s = position("", scenario="main2").s
    seen = []
    for s.round in (1, JAMMED, JAMMED + 10, 10_000):
        seen.append(looseness(s))
    assert seen == [0.0, 0.0, pytest.approx(10 * LOOSER), LOOSEST]
