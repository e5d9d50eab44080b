"""Every kind of drag with a real mouse; what is refused flies home and says why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.xvfb.desk import Facts, Program, write_settings
from tests.xvfb.general import General, save_before
from tests.xvfb.hands import Hands

from boardgames_desktop.games.risk.things import LAND_THINGS, army
from boardgames_desktop.games.risk.world import NEIGHBOURS

SEED = 28

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(180)]


def asked(program: Program) -> Facts:
    """Wait for a question, lifting the curtain if it is down."""
    told = program.wait(lambda now: now.get("question") or now.get("covered") is not None, "a game")
    if told["covered"] is not None:
        program.press("curtain.button")
    program.wait(lambda now: now["question"], "a question")
    return program.still()


@pytest.mark.parametrize("verb", ["place", "storm", "fortify", "trade"])
def test_a_gesture_is_the_action_it_means(
    launch: Callable[..., Program], tmp_path: Path, verb: str
) -> None:
    save = tmp_path / "before.4f.json"
    save_before(verb, save, SEED)
    program = launch(str(save))
    told = asked(program)
    general = General()
    general.conqueror = told["question"]["seat"]
    action = general.answer(told["question"], told["stacks"])
    before = told["stacks"]
    told = Hands(program).play(told, action)
    if verb in ("place", "fortify"):
        land = LAND_THINGS[action[1 if verb == "place" else 2]]
        assert told["stacks"][land][1] == before[land][1] + action[-1]


def test_an_illegal_drop_changes_nothing_and_says_why(
    launch: Callable[..., Program], tmp_path: Path
) -> None:
    save = tmp_path / "before.4f.json"
    save_before("storm", save, SEED)
    program = launch(str(save))
    told = asked(program)
    seat = told["question"]["seat"]
    own = [land for land, thing in enumerate(LAND_THINGS) if told["stacks"][thing][0] == seat]
    source = max(own, key=lambda land: told["stacks"][LAND_THINGS[land]][1])
    far = next(
        land
        for land, thing in enumerate(LAND_THINGS)
        if told["stacks"][thing][0] != seat and land not in NEIGHBOURS[source]
    )
    program.drag(told["things"][army(seat, source)], told["things"][LAND_THINGS[far]])
    after = program.wait(
        lambda now: "table.controller.reasons.bubble" in now["widgets"], "the reason"
    )
    assert (after["ply"], after["key"]) == (told["ply"], told["key"])


def test_dice_are_chosen_by_attacker_and_defender(
    launch: Callable[..., Program], tmp_path: Path
) -> None:
    save = tmp_path / "before.4f.json"
    save_before("storm", save, SEED)
    write_settings(tmp_path, animation=0.0, pace="instant", language="el", theme="light")
    program = launch(str(save))
    told = asked(program)
    source, target = strongest(told)
    before = [told["stacks"][LAND_THINGS[land]][1] for land in (source, target)]
    seat = told["question"]["seat"]
    program.drag(told["things"][army(seat, source)], told["things"][LAND_THINGS[target]])
    program.wait(lambda now: now["choosing"], "the chooser")
    program.press("table.controller.chooser.buttons.0")
    program.wait(
        lambda now: now["question"] and now["question"]["kind"] == "defend", "the defender"
    )
    told = program.still()
    assert told["question"]["seat"] != seat
    program.click(told["answers"]["dice:1"])
    told = program.wait(
        lambda now: now["question"] and now["question"]["kind"] in ("combat", "move_in"),
        "the dice",
    )
    after = [told["stacks"].get(LAND_THINGS[land], (0, 0))[1] for land in (source, target)]
    assert sum(before) - sum(after) == 1


def strongest(told: Facts) -> tuple[int, int]:
    """Return the attack with the most armies against a territory with two or more."""
    stacks = told["stacks"]
    ways = [
        (stacks[LAND_THINGS[option[1]]][1], option[1], option[2])
        for option in told["question"]["options"]
        if option[0] == "storm" and stacks[LAND_THINGS[option[2]]][1] > 1
    ]
    _, source, target = max(ways)
    return source, target
