"""Warcraft with a real mouse: everything a hand does, one gesture a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.xvfb.campaign import save_before
from tests.xvfb.desk import Program
from tests.xvfb.mirror import Mirror
from tests.xvfb.pointer import Pointer
from tests.xvfb.variants import asked

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]

Launch = Callable[..., Program]

GESTURES = [
    ("main2", "move", "drag"),
    ("captives", "carry", "drag"),
    ("main2", "fight", "click"),
    ("main2", "lose", "click"),
    ("main2", "harvest", "click"),
    ("main2", "deploy", "drag"),
    ("main2", "finish", "drag"),
    ("main2", "train", "drag"),
    ("main2", "build", "drag"),
    ("main2", "outpost", "drag"),
    ("main2", "finish_outpost", "click"),
    ("main2", "upgrade", "click"),
    ("main2", "play", "click"),
    ("main2", "play_at", "drag"),
    ("main2", "play_on", "drag"),
    ("main2", "play_for", "drag"),
    ("main2", "portal", "drag"),
    ("captives", "poison", "press"),
    ("main2", "pass", "press"),
    ("main2", "end_spend", "press"),
]


SEEDS = {"carry": 3, "fight": 32, "lose": 3, "finish_outpost": 19, "play_on": 5}
"""Where it soon comes to that; 1 for all others."""


@pytest.mark.parametrize(("variant", "verb", "how"), GESTURES)
def test_an_answer_is_given_by_hand(
    launch: Launch, tmp_path: Path, variant: str, verb: str, how: str
) -> None:
    save = tmp_path / "before.4f.json"
    session, action = save_before(save, variant, verb, seed=SEEDS.get(verb, 1))
    program = launch(str(save))
    told = asked(program)
    pointer = Pointer(program, Mirror(tmp_path))
    assert told["ply"] == session.ply
    pointer.play(told, action)
    assert f"{how} {verb}" in pointer.done, pointer.done


def test_a_casualty_is_carried_off_the_board(launch: Launch, tmp_path: Path) -> None:
    save = tmp_path / "before.4f.json"
    session, action = save_before(save, "main2", "lose", seed=SEEDS["lose"])
    program = launch(str(save))
    told = asked(program)
    _, side, kind, space = action
    word = ("melee", "ranged", "flying", "worker")[kind]
    unit = f"unit:{side}.{word}@{session.rules.field.names[space]}"
    program.drag(told["things"][unit], told["things"][f"reserve:{side}.{word}"])
    program.wait(lambda now: now["ply"] > told["ply"], "the casualty to be taken")
    mirror = Mirror(tmp_path)
    assert mirror.session.log[told["ply"]].action == action


def test_a_game_killed_in_a_battle_is_continued_there(launch: Launch, tmp_path: Path) -> None:
    save = tmp_path / "before.4f.json"
    _, action = save_before(save, "main2", "lose", seed=SEEDS["lose"])
    program = launch(str(save))
    told = asked(program)
    told = Pointer(program, Mirror(tmp_path)).play(told, action)
    told = program.still()
    unit = next(thing for thing in sorted(told["things"]) if thing.startswith("unit:"))
    program.mouse("mousemove", *told["things"][unit], "mousedown", 1)
    program.mouse("mousemove_relative", 40, 40)
    program.kill()
    program.mouse("mouseup", 1)

    again = launch()
    again.press("start_page.continue_card")
    after = again.wait(lambda now: "key" in now, "the table")
    assert (after["ply"], after["key"]) == (told["ply"], told["key"])
    asked(again)
