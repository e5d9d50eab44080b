"""Two people around one screen play Warcraft: no widget tells one what the other holds."""

from __future__ import annotations

import random

import pytest

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.warcraft.names import card_name
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

from .conftest import all_words, settle

QUESTIONS = 25
WARM_UP = 130


def entries_of(setup, plies):
    session = GameSession(load_game("warcraft").rules(setup), setup)
    session.start()
    choices = random.Random(setup.seed)
    while session.ply < plies:
        seat = session.rules.asked(session.state)[0]
        decision = session.rules.decision(session.state, seat)
        session.submit(seat, decision.sample(choices.randrange))
    return tuple(session.log)


@pytest.fixture
def around(qtbot, store, pictures):
    """A table of two people who must not see each other's cards."""
    made = []

    def make(seed):
        store.update(curtain=True)
        colours = load_game("warcraft").colours
        seats = tuple(SeatSetup(n, HUMAN, colours[i], i) for i, n in enumerate(("Ann", "Bo")))
        setup = Setup("warcraft", "main2", seats, seed)
        match = Match(setup, settings=store, entries=entries_of(setup, WARM_UP))
        table = GameTable(match, store, pictures=pictures)
        qtbot.addWidget(table)
        table.resize(1280, 689)
        table.show()
        match.start()
        made.append((table, match))
        settle()
        return table

    yield make
    for table, match in made:
        table.hide()
        table.room.close()
        match.close()


def titles(cards):
    return {language().text(card_name(card)) for card in cards}


def told(table):
    """Everything the parts of the table say that know about cards."""
    around, match = table.around, table.match
    parts = (around.hand, around.actions, around.log, table.prompt, around.status, around.rail)
    words = [word for part in parts for word in all_words(part)]
    words += [
        language().text(hint, match.names()) for hint in (match.undo_hint(), match.redo_hint())
    ]
    return words


def cards_shown(table):
    model = table.around.hand.hand
    return {model.index(row).data(Role.THING) for row in range(model.rowCount())}


def test_no_word_tells_what_the_other_person_holds(around, qtbot):
    seed = 2
    table = around(seed)
    match = table.match
    choices = random.Random(seed)
    curtains, secrets = 0, set()
    for _ in range(QUESTIONS):
        qtbot.waitUntil(lambda: match.decision() is not None or match.covered_for is not None)
        hands = match.session.state.hands
        public = {e.action[1] for e in match.session.log if e.action[0].startswith("play")}
        if match.covered_for is not None:
            curtains += 1
            assert not cards_shown(table)
            assert not table.around.actions.found.rowCount()
            hidden = titles(card for hand in hands for card in hand)
            heard = all_words(table.around.hand) + all_words(table.around.actions)
            assert not [word for word in heard if any(title in word for title in hidden)]
            match.lift_curtain()
            settle()
            assert match.decision() is not None
        decision = match.decision()
        other = 1 - decision.seat
        secret = titles(set(hands[other]) - set(hands[decision.seat]) - public)
        secrets |= secret
        assert not [word for word in told(table) if any(title in word for title in secret)]
        table.submit(decision.sample(choices.randrange))
        settle(2)
    assert curtains
    assert secrets
