"""The section of the hand: opened when cards are asked for, and saying once that it is empty."""

from __future__ import annotations

import random

from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.panels.arrangement import SORTED
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
    assert not table.side._wanted["hand"]
    table.refresh()
    settle()
    assert table.side._wanted["hand"]
    assert not section.isHidden()


def test_sections_stay_as_a_person_left_them(deal):
    table = deal(size=(1920, 1080))
    log = table.side.section("log")
    assert log.open
    log.head.click()
    again = deal(size=(1920, 1080))
    settle()
    assert not again.side.section("log").open
    assert again.side.section("players").open


def test_spoilt_memories_of_sections_are_ignored(deal, store):
    store.remember(SORTED, {"log": "perhaps", "players": False, 7: True})
    table = deal(size=(1920, 1080))
    settle()
    assert table.side.section("log").open
    assert not table.side.section("players").open


def test_the_hand_stays_while_others_play(deal):
    kinds = (HUMAN, "easy", "easy", "easy")
    table = deal(kinds=kinds, persons=(1, 0, 0, 0), size=(1280, 720))
    match, section = table.match, table.side.section("hand")
    match.set_paused(True)
    assert match.answering == 0
    assert not section.isHidden()
    choices = random.Random(1)
    while match.answering is not None:
        settle(1)
        if (decision := match.decision()) is not None:
            match.submit(decision.sample(choices.randrange))
    table.refresh()
    assert not section.isHidden()


def test_the_line_at_the_foot_tells_the_position_of_now(deal):
    table = deal(of_kind("place"), size=(1280, 720))
    match, status = table.match, table.around.status
    action = match.decision().sample(random.Random(1).randrange)
    roads = match.presenter.roads(match.observation(), match.answering, action)
    thing = next(thing for road in roads for thing in road[0] if thing.startswith("land:"))
    table.controller.point_at(thing)
    before = status.words()
    assert before
    assert match.submit(action) is None
    table.refresh()
    assert status.words() != before
    table.controller.point_at(None)
    table.controller.point_at(thing)
    after = status.words()
    table.refresh()
    assert status.words() == after
