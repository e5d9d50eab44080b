"""After a pick the prompt says what is asked next; taking it back brings the question back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardgames_desktop.services.language import language

from .conftest import of_kind, settle

Key = Qt.Key


def free_combat(session, decision):
    return decision.kind == "combat" and session.state.source < 0


def set_in_hand(session, decision):
    return decision.kind == "reinforce" and any(o[0] == "trade" for o in decision.options)


def source_of(table, verb):
    return next(option for option in table.match.decision().options if option[0] == verb)[1]


def pick_source(table, verb):
    world = table.match.board("world")
    table.controller.pick(world.places[source_of(table, verb)].thing)
    settle()


@pytest.mark.parametrize(
    ("until", "verb", "start", "end"),
    [
        (free_combat, "attack", "Attack from ", ": choose a target"),
        (of_kind("fortify"), "fortify", "Move troops from ", ": choose where to"),
    ],
)
def test_the_prompt_asks_for_the_goal_of_a_source(deal, until, verb, start, end):
    table = deal(until)
    before = table.prompt.accessibleName()
    pick_source(table, verb)
    words = table.prompt.accessibleName()
    assert words.startswith(start)
    assert words.endswith(end)
    assert table.prompt.accessibleDescription().endswith("Esc takes the choice back.")
    QTest.keyClick(table.view, Key.Key_Escape)
    assert table.prompt.accessibleName() == before


def test_the_keyboard_is_told_too(deal):
    table = deal(free_combat)
    QTest.keyClick(table.view, Key.Key_N)
    QTest.keyClick(table.view, Key.Key_Return)
    assert table.prompt.accessibleName().startswith("Attack from ")


def test_cards_are_counted_down(deal):
    table = deal(set_in_hand)
    trade = next(o for o in table.match.decision().options if o[0] == "trade")
    hand = [t.thing for t in table.match.picture().tokens if t.kind == "card"]
    match = table.match
    road = match.presenter.roads(match.observation(), match.decision().seat, trade)[0]
    first = next(thing for thing in hand if thing in road[0])
    table.controller.pick(first)
    assert table.prompt.accessibleName().startswith("Trade a set: choose 2 more card")


def test_the_words_follow_the_language(deal):
    table = deal(free_combat)
    pick_source(table, "attack")
    language().set("x-pseudo")
    settle()
    assert "choose a target" not in table.prompt.accessibleName()
    assert table.controller.picked


def test_picking_does_not_change_the_prompts_height(deal):
    table = deal(free_combat)
    high = table.prompt.height()
    pick_source(table, "attack")
    assert table.prompt.height() == high


def test_an_amount_chosen_survives_a_pick(deal):
    table = deal(of_kind("move_in"))
    amount = table.prompt.amount
    most = amount.spin.maximum()
    amount.spin.setValue(most - 1)
    source = table.match.session.state.source
    table.controller.pick(table.match.board("world").places[source].thing)
    assert amount.value() == most - 1
