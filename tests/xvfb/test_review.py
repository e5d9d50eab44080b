"""Odds under a real mouse, and a finished game reviewed with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import attrs
import pytest
from tests.xvfb.desk import Facts, Program, write_settings
from tests.xvfb.general import save_before
from tests.xvfb.test_gestures import SEED, asked

from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.games.risk.things import LAND_THINGS
from boardgames_desktop.games.risk.world import NEIGHBOURS
from boardgames_desktop.services.saves import Save, write_save

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]

LONG_S = 200.0


def odds(told: Facts) -> str:
    """Return the words of the odds in sight, or nothing."""
    shown = [one for one in told["widgets"].values() if one["kind"] == "OddsView"]
    return shown[0].get("name", "") if shown else ""


def test_odds_are_under_the_mouse_before_an_attack_and_for_what_lies_behind(
    launch: Callable[..., Program], tmp_path: Path
) -> None:
    write_settings(tmp_path, language="en")
    save = tmp_path / "before.4f.json"
    save_before("storm", save, SEED)
    program = launch(str(save))
    told = asked(program)
    ply, seat, stacks = told["ply"], told["question"]["seat"], told["stacks"]
    owner = [stacks[thing][0] for thing in LAND_THINGS]
    source, near, far = next(
        (source, near, far)
        for source in range(len(owner))
        if owner[source] == seat and stacks[LAND_THINGS[source]][1] > 2
        for near in NEIGHBOURS[source]
        if owner[near] != seat
        for far in NEIGHBOURS[near]
        if owner[far] != seat and far not in NEIGHBOURS[source]
    )
    spots = told["things"]
    program.click(spots[LAND_THINGS[source]])
    program.mouse("mousemove", *spots[LAND_THINGS[near]])
    program.wait(lambda now: odds(now).startswith("Conquer ") and "→" not in odds(now), "odds")
    program.mouse("mousemove", *spots[LAND_THINGS[far]])
    program.wait(lambda now: odds(now).startswith("Conquer one after the other: "), "a chain")
    assert program.facts()["ply"] == ply


def test_a_lost_game_is_reviewed_and_a_mistake_tried_again(
    launch: Callable[..., Program], tmp_path: Path
) -> None:
    write_settings(tmp_path, language="en")
    options = {"setup": "dealt", "placement": "random"}
    contest = Contest.checked(
        "risk", "classic", ("easy", "normal"), games=1, seed=5, options=options
    )
    session = played(contest, 0)
    first, *others = session.setup.seats
    setup = attrs.evolve(session.setup, seats=(attrs.evolve(first, kind=HUMAN), *others))
    save = tmp_path / "lost.4f.json"
    write_save(save, Save.of(setup, session.log, session.rules, session.state))
    program = launch(str(save))
    program.press("dialogs.opened.0.review")
    program.press("reviewing.page.panel.point_buttons.0")
    program.press("reviewing.page.panel.search")
    program.wait(
        lambda now: "reviewing.page.panel.mistake_buttons.0" in now["widgets"], "mistakes", LONG_S
    )
    program.press("reviewing.page.panel.mistake_buttons.0")
    told = program.wait(
        lambda now: "reviewing.page.trial.show_better" in now["widgets"], "the trial"
    )
    assert "reviewing.page.trial.better" not in told["widgets"]
    program.press("reviewing.page.trial.show_better")
    told = program.wait(
        lambda now: "reviewing.page.trial.better" in now["widgets"], "the better move"
    )
    assert told["widgets"]["reviewing.page.trial.better"]["text"].startswith("Better: ")
    program.press("reviewing.page.trial.back")
    program.wait(lambda now: "reviewing.page.bar" in now["widgets"], "the review")
