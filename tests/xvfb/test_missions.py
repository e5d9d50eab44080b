"""A mission is claimed with a real mouse, by its slip, by its button, or not now."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.xvfb.desk import Facts, Program
from tests.xvfb.test_gestures import asked

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.mission_picture import CLAIM_THINGS, MISSION_THINGS, NOT_NOW
from boardgames_desktop.services.saves import Save, write_save

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(180)]

SEATS = tuple(SeatSetup("", HUMAN, colour) for colour in ("red", "blue", "yellow"))
SETUP = Setup("risk", "missions", SEATS, 11, {"setup": "dealt", "placement": "random"})


def save_before_a_claim(path: Path) -> None:
    """Write a save of the first position in which somebody can claim a mission."""
    session = GameSession(load_game("risk").rules(SETUP), SETUP)
    session.start()
    choices = random.Random(1)
    while session.state.agenda[-1][0] != "mission":
        seat = session.rules.asked(session.state)[0]
        decision = session.rules.decision(session.state, seat)
        session.submit(seat, decision.sample(choices.randrange))
    write_save(path, Save.of(SETUP, session.log, session.rules, session.state))


def claim_offered(told: Facts) -> int:
    return next(o[1] for o in told["question"]["options"] if o[0] == "claim_mission")


@pytest.mark.parametrize("way", ["slip", "button", "not now"])
def test_a_mission_is_claimed_or_left(
    launch: Callable[..., Program], tmp_path: Path, way: str
) -> None:
    save = tmp_path / "before.4f.json"
    save_before_a_claim(save)
    program = launch(str(save))
    told = asked(program)
    assert told["question"]["kind"] == "mission"
    mission = claim_offered(told)
    if way == "slip":
        program.click(told["things"][MISSION_THINGS[mission]])
    elif way == "button":
        program.click(told["answers"][CLAIM_THINGS[mission]])
    else:
        program.click(told["answers"][NOT_NOW])
    after = program.wait(lambda now: now["ply"] > told["ply"], "the answer")
    assert after["key"] != told["key"]
