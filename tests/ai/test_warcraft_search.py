"""What Warcraft's opponents see ahead: battles at one stroke, captives, cards around moves."""

from __future__ import annotations

from random import Random

import pytest

from boardgames_desktop.ai import choose
from boardgames_desktop.ai.levels import parse_level
from boardgames_desktop.ai.warcraft.clash import Force, clash
from boardgames_desktop.ai.warcraft.mind import Staff, WarcraftMind
from boardgames_desktop.ai.warcraft.strokes import Strokes
from boardgames_desktop.core.actions import Action
from boardgames_desktop.games.warcraft.laws import broken
from games.warcraft.table import Table, position

PLAIN = ("", "", "")


def staff(table: Table, level: str = "expert") -> Staff:
    return WarcraftMind(table.rules).staff(parse_level(level))


def answer(table: Table, level: str = "hard") -> list[Action]:
    seat = table.rules.asked(table.s)[0]
    return choose(table.rules, table.rules.observe(table.s, seat), seat, level, 1)


def melee(number: int, strength: float, ability: str = "") -> Force:
    return Force((number, 0, 0), (0, 0, 0), (strength, 2, 2), (ability, "", ""))


# -- battles --------------------------------------------------------------------------


def test_poison_and_raised_dead_tip_a_battle() -> None:
    even = clash(melee(3, 3), melee(3, 3)).win
    assert clash(melee(3, 3, "slow_poison"), melee(3, 3)).win > even + 0.1
    assert clash(melee(3, 3), melee(3, 3, "slow_poison")).win < even - 0.1
    assert clash(melee(3, 3, "raise_dead"), melee(3, 3)).win > even + 0.05


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize(
    "text", ["human: d2 2m, d1 1f; orc: e3 3m, d1 1m", "human: d2 3m 3r; orc: d2 3f 3m"]
)
def test_battles_at_one_stroke_keep_the_laws(text: str, *, exact: bool) -> None:
    table = position(text.replace("e3 3m", "d2 2m"), turn="human")
    before = table.rules.key(table.s)
    branches = Strokes(staff(table).judge).fought(table.s.copy(), 0, exact=exact)
    assert sum(chance for chance, _ in branches) == pytest.approx(1.0)
    assert table.rules.key(table.s) == before
    for _, after in branches:
        assert not list(broken(table.rules, after))
        for space in range(table.rules.spaces):
            sides = [side for side in (0, 1) if table.rules.units_at(after, side, space)]
            assert len(sides) < 2


# -- captives -------------------------------------------------------------------------


def test_a_captive_is_handed_on_from_unit_to_unit() -> None:
    table = position(
        "orc: c3 1m, b2 1m; night_elf: g1 3m",
        scenario="captives",
        turn="orc",
        captives={"orc": "c3"},
    )
    carried = [a for a in answer(table) if a[0] in ("carry", "escort")]
    assert len(carried) == 2
    assert carried[-1][3] == table.space("orc_town")


def test_an_escort_is_thought_of() -> None:
    table = position(
        "orc: c3 1f, b1 3m; night_elf: g1 3m",
        scenario="captives",
        turn="orc",
        captives={"orc": "c3"},
    )
    ways = staff(table, "hard").marshal.quick(table.s, table.side("orc"), Random(1))
    assert any(move[0] in ("carry", "escort") for move in ways.actions)


# -- cards around a move step ---------------------------------------------------------


def test_fast_is_played_where_it_takes_a_town() -> None:
    table = position(
        "human: e1 3m; orc: c7 1m",
        turn="human",
        hands={"human": "fast"},
        marks={"orc_town": "half"},
    )
    assert table.kind == "window"
    assert answer(table)[0][0] == "play_at"


def test_fast_is_kept_where_it_changes_nothing() -> None:
    table = position("human: a1 3m; orc: g1 3m", turn="human", hands={"human": "fast"})
    assert answer(table) == [("pass",)]


def test_cripple_stops_who_would_take_the_town() -> None:
    table = position(
        "human: f1 3m; undead: c7 1m",
        races=("human", "undead"),
        turn="human",
        hands={"undead": "cripple"},
        marks={"undead_town": "half"},
    )
    while table.kind == "window" and table.asked == "human":
        table.act("pass")
    assert table.asked == "undead"
    action = answer(table)[0]
    assert action[0] == "play_at"
    assert action[2] == table.space("f1")
