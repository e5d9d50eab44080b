"""The section of the hand: opened when cards are asked for, and saying once that it is empty."""

from __future__ import annotations

from boardgames_desktop.services.language import language

from .conftest import of_kind, settle


def test_empty_hand_is_told_once(deal):
    table = deal(size=(1280, 720))
    note = table.around.hand_note(table.match.picture())
    assert note
    assert not table.around.hand.empty.isVisibleTo(table.around.hand)


def test_heading_counts_the_actions_that_are_offered(deal):
    table = deal(of_kind("combat"), size=(1280, 720))
    around = table.around
    count = around.actions.actions_model.rowCount()
    assert count > 0
    assert around.side.section("actions").head.note == language().number(count)


def test_question_about_cards_opens_the_hand(deal, monkeypatch):
    table = deal(of_kind("combat"), size=(1280, 720))
    card = "card:test"
    monkeypatch.setattr(table.controller, "targets", lambda: {card})
    monkeypatch.setattr(table.around.hand, "things", lambda: {card})
    section = table.side.section("hand")
    table._revealed_at = -1
    table.side._chosen("hand", folded=True)
    assert not table.side.wanted()["hand"]
    table.refresh()
    settle()
    assert table.side.wanted()["hand"]
    assert not section.isHidden()
