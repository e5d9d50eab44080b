"""The conservation laws notice what they are there for (section 14)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.state import NONE, RiskState

from .position import position


def _take_card(s: RiskState) -> None:
    s.deck = s.deck[1:]


def _double_card(s: RiskState) -> None:
    s.hands[0] = (s.deck[0],)
    s.deck = s.deck[:-1]


def _shuffle(s: RiskState) -> None:
    s.deck = s.deck[::-1]


def _hide_one(s: RiskState) -> None:
    s.deck = (43, *s.deck[1:])


def _empty_land(s: RiskState) -> None:
    s.armies[0] = 0


def _negative(s: RiskState) -> None:
    s.armies[0] = -1


def _nobodys(s: RiskState) -> None:
    s.owner[0] = NONE


def _stranger(s: RiskState) -> None:
    s.owner[0] = 7


def _miscount(s: RiskState) -> None:
    s.lands[0] += 1


def _keep_back(s: RiskState) -> None:
    s.pool[0] = 2


def _out_of_turn(s: RiskState) -> None:
    s.pool[1] = 2


def _debt(s: RiskState) -> None:
    s.pool[0] = -1


def _many_cards(s: RiskState) -> None:
    s.hands[0], s.deck = s.deck[:5], s.deck[5:]


def _undead(s: RiskState) -> None:
    s.alive[1] = False


def _rich_neutral(s: RiskState) -> None:
    s.resigned[1] = True
    s.hands[1], s.deck = s.deck[:1], s.deck[1:]


def _ask_the_resigned(s: RiskState) -> None:
    s.resigned[0] = True


def _homeless(s: RiskState) -> None:
    s.owner = [2 if owner == 1 else owner for owner in s.owner]
    s.lands = [s.owner.count(seat) for seat in range(3)]


def _early_victory(s: RiskState) -> None:
    s.winners = (0,)


def _nobody_wins(s: RiskState) -> None:
    s.agenda.clear()


def _growing(s: RiskState) -> None:
    s.agenda *= 20


BREAKS = (
    _take_card,
    _double_card,
    _shuffle,
    _hide_one,
    _empty_land,
    _negative,
    _nobodys,
    _stranger,
    _miscount,
    _keep_back,
    _out_of_turn,
    _debt,
    _many_cards,
    _undead,
    _rich_neutral,
    _ask_the_resigned,
    _homeless,
    _early_victory,
    _nobody_wins,
    _growing,
)


@pytest.mark.parametrize("spoil", BREAKS, ids=lambda spoil: spoil.__name__.strip("_"))
def test_broken_positions_are_noticed(spoil: Callable[[RiskState], None]) -> None:
    table = position("red: ural 5; blue: siberia 3")
    risk = load_game("risk")
    assert not list(risk.laws(table.rules, table.s))
    assert not list(risk.laws(table.rules, table.rules.observe(table.s, 0)))
    spoil(table.s)
    assert list(risk.laws(table.rules, table.s))
