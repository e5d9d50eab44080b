"""Mission Risk at the table: slips and claims, and what stays hidden around one screen."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.services.language import language

from .conftest import all_words, of_kind, settle

COLOURS = ("red", "blue", "yellow")


def around_one_screen(persons):
    seats = tuple(
        SeatSetup("", HUMAN, colour, person)
        for colour, person in zip(COLOURS, persons, strict=True)
    )
    return Setup("risk", "missions", seats, 5, {"setup": "dealt", "placement": "random"})


def missions_of(table, seat):
    match = table.match
    seen = match.rules.observe(match.session.state, seat)
    tokens = match.presenter.picture(seen, seat).tokens
    return {
        token.thing: language().text(token.title)
        for token in tokens
        if token.kind == "mission" and token.owner == seat
    }


@pytest.fixture
def claiming(deal, store):
    store.update(curtain=True)
    setup = around_one_screen((0, 1, 2))
    return deal(of_kind("mission"), setup=setup)


def test_the_screen_is_handed_over_before_a_claim(claiming):
    table = claiming
    assert table.match.covered_for is not None
    assert not table.around.missions.things()
    words = all_words(table.around.missions)
    for seat in range(3):
        for title in missions_of(table, seat).values():
            assert not any(title in said for said in words)


def test_only_the_own_missions_are_seen_and_one_is_claimed_by_its_slip(claiming):
    table = claiming
    seat = table.match.covered_for
    table.match.lift_curtain()
    settle()
    own = missions_of(table, seat)
    assert table.around.missions.things() == set(own)
    ready = [option[1] for option in table.match.decision().options if option[0] == "claim_mission"]
    thing = f"mission:{table.match.rules.verbs['claim_mission'][0].text(ready[0])}"
    assert thing in table.controller.targets()
    table.around.missions.thing_picked.emit(thing)
    settle()
    assert table.match.session.state.completed[seat] == (ready[0],)
    assert not table.match.can_undo()


def test_the_shared_view_shows_no_missions_but_offers_to(deal, store):
    store.update(curtain=True)
    table = deal(of_kind("combat", least=20), setup=around_one_screen((0, 1, 2)))
    assert table.match.viewer is None
    assert table.match.covered_for is None
    panel = table.around.missions
    assert not panel.things()
    assert panel.show_button.isVisible()
    panel.show_button.click()
    settle()
    assert table.match.covered_for is not None


def test_there_is_no_golden_track_and_no_mission_among_the_pieces_to_place(deal):
    table = deal(of_kind("combat"), setup=around_one_screen((1, 1, 1)))
    assert not table.around.tracks
    assert not table.around.pool.filled


def test_a_game_without_missions_has_no_such_section(deal):
    table = deal()
    assert table.around.side.section("missions").isHidden()


@pytest.mark.parametrize("code", ["en", "nb", "da", "cs", "el"])
def test_nothing_beside_a_small_board_is_wider_than_the_panel(deal, store, code):
    language().set(code)
    store.update(curtain=True)
    table = deal(setup=around_one_screen((0, 1, 2)), size=(1024, 569))
    side = table.side
    for name in ("missions", "hand", "actions", "players", "log"):
        section = side.section(name)
        assert section.minimumSizeHint().width() <= side.pages.width(), (name, code)
