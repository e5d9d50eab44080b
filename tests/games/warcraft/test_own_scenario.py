"""Scenarios made by players: played, saved and refused like those of the rulebook."""

from __future__ import annotations

import attrs
import pytest

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.game import ScenarioError
from boardgames_desktop.core.journal import Record, record_from_json, record_to_json
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, OWN, Document, SeatSetup, Setup
from boardgames_desktop.games.warcraft import GAME
from boardgames_desktop.games.warcraft.scenario_file import SCENARIO_IDS, scenario, write_scenario


def setup_of(document: str) -> Setup:
    variant = GAME.own_variant(document)
    colours = GAME.seat_colours(variant, variant.min_seats)
    seats = tuple(SeatSetup("", HUMAN, colour) for colour in colours)
    return Setup("warcraft", OWN, seats, 1, {}, Document(document))


@pytest.mark.parametrize("scenario_id", SCENARIO_IDS)
def test_any_scenario_is_played_from_its_file(scenario_id: str) -> None:
    setup = setup_of(write_scenario(scenario(scenario_id)))
    rules = GAME.rules(setup)
    session = GameSession(rules, setup)
    session.start()
    draw = Draw(3)
    while not session.over and session.ply < 150:
        seat = rules.asked(session.state)[0]
        session.submit(seat, rules.decision(session.state, seat).sample(draw.at(session.ply).below))
        assert not list(GAME.laws(rules, session.state))
    assert GAME.presenter(rules).boards()
    record = Record(setup, tuple(session.log), "1", rules.version)
    assert record_from_json(record_to_json(record, rules), GAME.rules) == record


def test_a_variant_says_what_the_player_wrote() -> None:
    plan = attrs.evolve(scenario("captives"), name="Rescue", story="Long ago", goals_text="")
    variant = GAME.own_variant(write_scenario(plan))
    assert variant.id == OWN
    assert variant.title.params == {"text": "Rescue"}
    assert variant.story is not None
    assert variant.story.params == {"text": "Long ago"}
    assert variant.goals is None
    assert variant.colours == ("red", "green")


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ("", "core.record.no_json"),
        ("[]", "core.record.not_object"),
        ("{}", "core.record.missing"),
        ("\ud800", "core.record.no_json"),
    ],
)
def test_what_is_no_scenario_is_refused(document: str, reason: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        GAME.own_variant(document)
    (fault,) = caught.value.faults
    assert reason in (fault.id, getattr(fault.params.get("why"), "id", ""))


def test_all_faults_are_told_with_their_place() -> None:
    plan = attrs.evolve(scenario("captives"), first=7, stripped=("joker", "ace"))
    with pytest.raises(ScenarioError) as caught:
        GAME.own_variant(write_scenario(plan))
    assert [fault.params["where"] for fault in caught.value.faults] == [
        "stripped[0]",
        "stripped[1]",
        "first",
    ]


def test_a_setup_with_a_bad_document_cannot_be_played() -> None:
    seats = (SeatSetup("", HUMAN, "red"), SeatSetup("", HUMAN, "green"))
    with pytest.raises(ValueError, match="fault"):
        GAME.rules(Setup("warcraft", OWN, seats, 1, {}, Document("{}")))
