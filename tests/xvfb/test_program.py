"""The program from outside: killed, started with a save, started twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.xvfb.desk import PATIENCE_S, Program, Screen, start
from tests.xvfb.general import General, save_before
from tests.xvfb.hands import Hands
from tests.xvfb.test_gestures import SEED, asked

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(180)]


def test_a_killed_game_is_continued_where_it_was(
    launch: Callable[..., Program], tmp_path: Path
) -> None:
    save = tmp_path / "before.4f.json"
    save_before("place", save, SEED)
    program = launch(str(save))
    told = asked(program)
    told = Hands(program).play(told, General().answer(told["question"], told["stacks"]))
    stack = next(thing for thing in told["things"] if thing.startswith("army:"))
    program.mouse("mousemove", *told["things"][stack], "mousedown", 1)
    program.mouse("mousemove_relative", 40, 40)
    program.kill()
    program.mouse("mouseup", 1)

    again = launch()
    again.press("start_page.continue_card")
    after = again.wait(lambda now: "key" in now, "the table")
    assert (after["ply"], after["key"]) == (told["ply"], told["key"])


def test_a_save_of_the_command_line_opens(launch: Callable[..., Program], tmp_path: Path) -> None:
    save = tmp_path / "before.4f.json"
    session = save_before("fortify", save, SEED)
    told = asked(launch(str(save)))
    assert told["question"]["kind"] == "fortify"
    assert told["ply"] == session.ply


def test_a_second_start_hands_its_save_over(
    screen: Screen, launch: Callable[..., Program], tmp_path: Path
) -> None:
    save = tmp_path / "before.4f.json"
    session = save_before("place", save, SEED)
    ply = session.ply
    program = launch()
    program.wait(lambda now: now["where"] == "start", "the start page")
    second = start(screen, tmp_path, str(save))
    assert second.wait(PATIENCE_S) == 0
    assert asked(program)["ply"] == ply
