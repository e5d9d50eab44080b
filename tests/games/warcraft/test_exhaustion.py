"""Nobody has a unit and nobody can get one: the game is a draw, else it would never end."""

from __future__ import annotations

from typing import Any

import pytest

from boardgames_desktop.core.actions import AUTO
from boardgames_desktop.games.warcraft.exhaustion import exhausted
from boardgames_desktop.games.warcraft.state import DEPLETED

from .table import Table, laws_hold, position

END = [("next_round", AUTO)]


def barren(text: str = "", **more: Any) -> Table:
    """A round's end on a land with empty mines and forests."""
    table = position(text, agenda=[("move", (0,))], **more)
    s = table.s
    for space in table.rules.field.resources:
        s.depleted[space] = DEPLETED
    return table


def test_nothing_left_is_a_draw() -> None:
    table = barren("human: d2 1w; orc: orc_town 2w", stock={"human": (0, 9), "orc": (0, 9)})
    s = table.s
    s.agenda = list(END)
    table.rules.settle(s, table.events.append)
    assert s.drawn
    assert not s.agenda
    assert table.heard("game_over")[-1].data == {"winners": (), "how": "exhausted"}
    assert table.rules.returns(s) == (0.5, 0.5)
    assert laws_hold(table)


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("human: d2 1m", {}),
        ("orc: orc_town 1f", {}),
        ("", {"training": {"human": "1r"}}),
        ("", {"stock": {"orc": (1, 1)}}),
        ("", {"hands": {"orc": "resources"}}),
        ("", {"stock": {"human": (14, 1)}, "hands": {"human": "fast"}}),
    ],
)
def test_somebody_has_or_can_get_a_unit(text: str, more: dict[str, Any]) -> None:
    assert not exhausted(*_pair(barren(text, **more)))


def _pair(table: Table) -> tuple[Any, Any]:
    return table.rules, table.s


def test_gold_alone_trains_nobody() -> None:
    assert exhausted(*_pair(barren(stock={"human": (5, 0), "orc": (0, 5)})))


def test_an_open_mine_is_a_hope_for_who_has_a_worker() -> None:
    table = barren("human: d2 1w", stock={"human": (0, 1)})
    mine = next(x for x in table.rules.field.resources if table.rules.field.terrain[x] == "gold")
    table.s.depleted[mine] = 1
    assert not exhausted(*_pair(table))
    bare = barren(stock={"human": (0, 1)})
    bare.s.depleted[mine] = 1
    assert exhausted(*_pair(bare))


def test_a_forest_may_be_renewed() -> None:
    hands = {"night_elf": "renew"}
    races = ("human", "night_elf")
    stock = {"night_elf": (1, 0)}
    table = barren("night_elf: d2 1w", races=races, hands=hands, stock=stock)
    assert not exhausted(*_pair(table))
    assert exhausted(*_pair(barren("night_elf: d2 1w", races=races, stock=stock)))


def test_mates_share_what_they_have() -> None:
    stock = {"human": (1, 0), "night_elf": (0, 1)}
    assert not exhausted(*_pair(barren(scenario="main4", stock=stock)))
    stock = {"human": (1, 0), "orc": (0, 1)}
    assert exhausted(*_pair(barren(scenario="main4", stock=stock)))


def test_cards_in_hand_may_win() -> None:
    hands = {"human": "victory_point victory_point"}
    assert exhausted(*_pair(barren(hands=hands)))
    assert not exhausted(*_pair(barren(hands=hands, target=2)))


def test_necromancers_raise_the_dead_from_nothing() -> None:
    table = barren("undead: A 1w", scenario="necromancers", turn="human")
    assert not exhausted(*_pair(table))
    table.s.tokens = 0
    assert exhausted(*_pair(table))


def test_a_clock_runs_out_by_itself() -> None:
    assert not exhausted(*_pair(barren(scenario="nordrassil", turn="night_elf")))
