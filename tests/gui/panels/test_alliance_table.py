"""The table of a game with active neutral armies."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from boardgames_desktop.core.picture import Forecast
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.services.language import language

from .conftest import of_kind


def two_people() -> Setup:
    seats = (SeatSetup("Ann", HUMAN, "red", 1), SeatSetup("Bo", HUMAN, "blue", 1))
    return Setup("risk", "active", seats, 7, {"placement": "random"})


def test_buttons_name_the_ally(deal):
    table = deal(of_kind("ally_roll"), setup=two_people())
    words = {button.text() for button in table.prompt.findChildren(QPushButton)}
    assert words & {"Roll for Yellow neutral army", "Roll for Black neutral army"}
    assert "No die" in words


def test_odds_name_the_army_whose_loyalty_is_at_stake(deal):
    table = deal(of_kind("combat"), setup=two_people())
    state = Msg("risk.alliance.ally", {"player": Name(1)})
    note = Msg("risk.odds.loyalty", {"army": Name(2), "state": state})
    odds = table.around.trays[0].odds
    odds.show_forecast(Forecast(Msg("risk.odds.split"), 0.5, (), (note,)))
    assert odds.toolTip() == (
        "Loyalty die afterwards, 4 in 6: Yellow neutral army becomes ally of Bo."
    )


def test_a_bribe_is_given_by_card_and_land(deal, qtbot):
    table = deal(of_kind("bribe"), setup=two_people())
    match = table.match
    option = next(option for option in match.decision().options if option[0] == "bribe")
    (road,) = match.presenter.roads(match.observation(), match.viewer, option)
    (card,) = road[0]
    controller = table.controller
    controller.pick(card)
    target = min(thing for thing in road[1] if thing.startswith("land:"))
    with qtbot.waitSignal(match.stepped):
        controller.pick(target)
    assert match.session.log[-1].action == option


@pytest.mark.parametrize(("code", "colours"), [("en", "Yellow Black"), ("nb", "Gul Svart")])
def test_a_neutral_army_is_called_by_its_colour_where_there_is_no_room(deal, code, colours):
    language().set(code)
    table = deal(lambda session, _: bool(session.state.involved), setup=two_people())
    sides = table.around.trays[0].sides._sides
    short = {side.short for side in sides}
    assert short & set(colours.split())
    assert short <= {*colours.split(), "Ann", "Bo"}
    assert all(side.name.startswith(side.short) for side in sides)
