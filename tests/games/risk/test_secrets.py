"""What a seat may know, and records of positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.position import PositionError
from boardgames_desktop.games.risk.state import UNKNOWN

from .position import card, position

HANDS = {"red": "alaska joker_1", "blue": "china ural egypt"}


def table_with_cards() -> Any:
    return position("red: ural 5; blue: siberia 3", hands=HANDS, discard="peru congo japan")


def test_others_hands_and_the_pile_are_blank() -> None:
    s = table_with_cards().s
    rules = table_with_cards().rules
    o = rules.observe(s, 0)
    assert o.hands[0] == s.hands[0]
    assert o.hands[1] == (UNKNOWN,) * 3
    assert set(o.deck) == {UNKNOWN}
    assert o.discard == s.discard
    assert all(UNKNOWN in hand or not hand for hand in rules.observe(s, None).hands)


def test_imagined_cards_are_unseen_ones() -> None:
    table = table_with_cards()
    o = table.rules.observe(table.s, 0)
    for seed in range(20):
        full = table.rules.imagine(o, 0, Draw(seed))
        cards = sorted([*full.deck, *full.discard, *(c for hand in full.hands for c in hand)])
        assert cards == list(range(44))
        assert full.hands[0] == table.s.hands[0]
        assert len(full.hands[1]) == 3


def test_a_drawn_card_is_masked_for_others() -> None:
    table = table_with_cards()
    drawn = ("draw", card("brazil"))
    assert table.rules.mask(table.s, -1, drawn, 0) == drawn
    assert table.rules.mask(table.s, -1, drawn, 1) == ("draw", "?")
    assert table.rules.mask(table.s, -1, drawn, None) == ("draw", "?")
    assert table.rules.mask(table.s, 0, ("skip",), 1) == ("skip",)


def test_a_masked_draw_can_be_replayed_on_an_observation() -> None:
    table = position("red: ural 5; blue: siberia 3", phase="fortify", conquered=True, hands=HANDS)
    table.act("skip")
    o = table.rules.observe(table.s, 1)
    table.rules.apply(o, -1, ("draw", "?"))
    assert o.hands[0] == (UNKNOWN,) * 3
    assert len(o.deck) == len(table.s.deck) - 1


def test_only_the_defence_is_answered_by_the_setting() -> None:
    table = table_with_cards()
    assert table.rules.automatic(table.s, 0) is None
    table.act("attack ural siberia 3")
    assert table.rules.automatic(table.s, 1) == ("defend", 2)
    assert table.rules.automatic(table.s, 0) is None


def test_dump_and_load() -> None:
    table = table_with_cards().act("storm ural siberia 2")
    data = json.loads(json.dumps(table.rules.dump(table.s)))
    assert table.rules.key(table.rules.load(data)) == table.rules.key(table.s)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("agenda", [["combat", [7]]]),
        ("agenda", [["dance", [0]]]),
        ("agenda", [["battle", [-1], 9, 2, 1]]),
        ("agenda", "combat"),
        ("agenda", [["defend", [1], 3]]),
        ("armies", [1] * 41),
        ("armies", [-1] * 42),
        ("owner", [3] * 42),
        ("owner", [0] * 42),
        ("hands", [[0], [0], []]),
        ("hands", [[True], [], []]),
        ("deck", [99]),
        ("rolled", ["roll", 7]),
        ("rolled", ["roll", 6, 1]),
        ("fought", ["combat", [0]]),
        ("round", "2"),
        ("conquered", 1),
        ("turn", None),
        ("traded", 1.5),
    ],
)
def test_bad_dumps_name_the_field(field: str, value: object) -> None:
    table = table_with_cards()
    data = {**table.rules.dump(table.s), field: value}
    with pytest.raises(PositionError):
        table.rules.load(data)


def test_missing_and_unknown_fields() -> None:
    table = table_with_cards()
    data = table.rules.dump(table.s)
    with pytest.raises(PositionError, match="treasure"):
        table.rules.load({**data, "treasure": 1})
    del data["owner"]
    with pytest.raises(PositionError, match="owner"):
        table.rules.load(data)
