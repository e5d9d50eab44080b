"""Around one screen nobody sees another's cards, in no widget, model or spoken word."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.services.language import language

from .conftest import all_words, of_kind, settle


def card_titles(table, seat):
    """Return the names on the cards of a seat, from the full state."""
    match = table.match
    seen = match.rules.observe(match.session.state, seat)
    tokens = match.presenter.picture(seen, seat).tokens
    cards = [token for token in tokens if token.kind == "card" and token.face is not None]
    return {token.thing: language().text(token.title) for token in cards}


def things_shown(table):
    model = table.around.hand.hand
    return {model.index(row).data(Role.THING) for row in range(model.rowCount())}


@pytest.fixture
def hot_seat(deal, store):
    store.update(curtain=True)
    return deal(of_kind("reinforce", least=400), kinds=(HUMAN,) * 4, persons=(0, 1, 2, 3))


def test_nothing_is_shown_under_the_curtain(hot_seat):
    table = hot_seat
    assert table.match.covered_for is not None
    cards = {}
    for seat in range(4):
        cards |= card_titles(table, seat)
    assert cards
    assert not things_shown(table)
    assert not table.around.actions.found.rowCount()
    hand = all_words(table.around.hand)
    for title in cards.values():
        assert not any(title in words for words in hand)


def test_only_the_own_cards_are_shown_afterwards(hot_seat):
    table = hot_seat
    seat = table.match.covered_for
    table.match.lift_curtain()
    settle()
    own = card_titles(table, seat)
    assert things_shown(table) == set(own)
    words = [*all_words(table.around.hand), *all_words(table.around.actions)]
    for other in range(4):
        if other == seat:
            continue
        for title in card_titles(table, other).values():
            assert not any(f"{title} (" in said for said in words)


def test_a_card_drawn_by_another_is_not_named_in_the_log(hot_seat):
    table = hot_seat
    seat = table.match.covered_for
    table.match.lift_curtain()
    settle()
    table.around.log.log.show_all()
    eyes = {seat}
    told = [line.line for line in table.match.lines]
    drawn = [line for line in told if line.msg.id == "risk.log.card"]
    assert all(line.seat in eyes for line in drawn)


def test_the_curtain_falls_again_before_the_next_person(hot_seat):
    table = hot_seat
    match = table.match
    seat = match.covered_for
    match.lift_curtain()
    settle()
    for _ in range(200):
        decision = match.decision()
        if decision is None or decision.seat != seat:
            break
        ends = [o for o in decision.options if o[0] in ("end_combat", "skip")]
        option = ends[0] if ends else decision.options[0]
        table.submit(next(iter_actions(option)))
        settle(2)
    if match.covered_for is not None:
        assert not things_shown(table)
        assert not table.around.actions.found.rowCount()


def iter_actions(option):
    from boardgames_desktop.core.actions import expand

    return expand(option)


def test_shared_view_offers_the_hand_behind_the_curtain(deal, store):
    store.update(curtain=True)
    table = deal(
        of_kind("defend", least=400), kinds=(HUMAN,) * 4, persons=(0, 1, 2, 3), size=(1920, 1080)
    )
    match = table.match
    if match.viewer is None and match.answering is not None:
        assert not any(
            thing.startswith("card:") and "unknown" not in thing for thing in things_shown(table)
        )
        assert not table.around.hand.show_button.isHidden()
