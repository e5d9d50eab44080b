"""Three people around one screen play Risk in Greek, from the start page to victory."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.xvfb.desk import Facts, Program
from tests.xvfb.general import NAMES, General
from tests.xvfb.hands import Hands

SEED = 28
"""A short game: about 130 gestures; ``python -m tests.xvfb.general 0 100`` finds others."""

MOST_GESTURES = 600


pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(420)]


def set_up(program: Program) -> None:
    """Go from the start page to the table: Greek, three people, a dealt board."""
    program.wait(lambda told: told["where"] == "start", "the start page")
    program.press("start_page.languages.4")
    program.wait(lambda told: told["language"] == "el", "Greek")
    program.press("start_page.doors.new")
    for row, name in enumerate(NAMES):
        if row:
            program.press(f"dialogs.opened.0.seats.rows.{row}.who.0")
        program.press(f"dialogs.opened.0.seats.rows.{row}.name")
        program.write(name)
    for option in (0, 1):
        program.press(f"dialogs.opened.0.options.{option}.2")
        told = program.wait(lambda told: len(told["popup"]) == 2, "the choices")
        program.click(told["popup"]["1"])
        program.wait(lambda told: not told["popup"], "the choices to close")
    told = program.facts()
    x, y, wide, high = told["widgets"]["dialogs.opened.0"]["box"]
    seed = told["widgets"]["dialogs.opened.0.seed"]["at"]
    while not (y < seed[1] < told["widgets"]["dialogs.opened.0.start"]["box"][1] - 10):
        program.mouse("mousemove", x + wide // 4, y + high // 2, "click", 5)
        seed = program.wait_for("dialogs.opened.0.seed")
    program.mouse("mousemove", *seed, "click", "--repeat", 3, "--delay", 30, 1)
    program.write(str(SEED))
    program.wait(
        lambda told: told["widgets"]["dialogs.opened.0.seed"]["text"] == str(SEED), "the seed typed"
    )
    program.press("dialogs.opened.0.start")
    program.wait(lambda told: told.get("question"), "the first question")


def playable(told: Facts) -> object:
    return told["over"] or told["covered"] is not None or (told["question"] and not told["moving"])


def test_a_game_from_the_start_page_to_victory(launch: Callable[..., Program]) -> None:
    program = launch()
    set_up(program)
    general, hands = General(), Hands(program)
    started, curtains, gestures = time.monotonic(), 0, 0
    told = program.wait(playable, "a question")
    while not told["over"]:
        if told["covered"] is not None:
            assert not told["lit"]
            program.press("curtain.button")
            curtains += 1
            told = program.wait(lambda now: now["covered"] is None, "the curtain to rise")
        else:
            told = program.still()
            action = general.answer(told["question"], told["stacks"])
            told = hands.play(told, action)
            gestures += 1
            assert gestures < MOST_GESTURES
        told = program.wait(playable, "a question")
    print(f"{gestures} gestures, {curtains} curtains, {time.monotonic() - started:.0f} s")
    print(hands.done)
    assert {owner for owner, _ in told["stacks"].values()} == {general.conqueror}
    program.wait_for("dialogs.opened.0.heading")
    winner = NAMES[general.conqueror or 0]
    told = program.facts()
    assert winner in told["widgets"]["dialogs.opened.0.result"]["text"]
    assert curtains > 1
    assert {"drag to place", "drag to attack", "drag to fortify", "fight on", "trade"} <= set(
        hands.done
    )
