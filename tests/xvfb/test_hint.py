"""A hint asked for with the real mouse and keyboard: shown, never played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.xvfb.desk import Program
from tests.xvfb.test_gestures import asked

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(180)]

PAPER = "table.hinting.paper"


def test_a_hint_comes_and_goes(launch: Callable[..., Program]) -> None:
    program = launch(
        "--new", "risk", "--seats", "human,easy,easy", "--seed", "11",
        "--option", "setup=dealt", "--option", "placement=random",
    )  # fmt: skip
    told = asked(program)
    program.press("table.prompt.hint")
    program.wait(lambda now: PAPER in now["widgets"], "the hint", 60)
    program.mouse("key", "F2")
    program.wait(lambda now: PAPER not in now["widgets"], "the hint to go")
    program.mouse("key", "F2")
    program.wait_for(PAPER)
    program.press(PAPER)
    after = program.wait(lambda now: PAPER not in now["widgets"], "the hint to go")
    assert (after["ply"], after["key"]) == (told["ply"], told["key"])
