"""Warcraft with a real mouse: two whole games from the start page to victory."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.xvfb.desk import Facts, Program
from tests.xvfb.form import Form
from tests.xvfb.mirror import Mirror
from tests.xvfb.pointer import Pointer

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(900)]

Launch = Callable[..., Program]

WARCRAFT = 1
MAIN_2, CAPTIVES = 0, 4
"""Where the game and its scenarios stand in the dialog."""

LEVELS = {"easy": 0, "normal": 1}
TO_TEN = 1
"""Ten victory points are enough."""

MOST_GESTURES = 400


def playable(told: Facts) -> object:
    return told["over"] or told["covered"] is not None or (told["question"] and not told["moving"])


def play_to_the_end(program: Program, levels: dict[int, str]) -> Pointer:
    """Answer every question of people as opponents of these levels would; returns who did."""
    told = program.wait(playable, "a question")
    pointer = Pointer(program, Mirror(program.home))
    started, gestures = time.monotonic(), 0
    while not told["over"]:
        if told["covered"] is not None:
            assert not told["lit"]
            program.press("curtain.button")
            told = program.wait(lambda now: now["covered"] is None, "the curtain to rise")
            pointer.count("curtain")
        else:
            told = program.still()
            pointer.mirror.follow()
            seat = told["question"]["seat"]
            pointer.play(told, pointer.mirror.advice(seat, levels[seat]))
            gestures += 1
            assert gestures < MOST_GESTURES
        told = program.wait(playable, "a question")
    print(f"{gestures} gestures in {time.monotonic() - started:.0f} s")
    print(pointer.done)
    return pointer


def test_the_main_game_for_two_against_a_computer(launch: Launch) -> None:
    program = launch()
    form = Form(program)
    form.game(WARCRAFT, MAIN_2)
    form.seat(0, "Ann", human=True)
    form.seat(1, human=False, level=LEVELS["easy"])
    form.option(0, TO_TEN)
    form.seed(2)
    form.start()
    pointer = play_to_the_end(program, {0: "normal"})
    assert {"drag move", "drag train", "drag deploy", "drag build", "click upgrade"} <= set(
        pointer.done
    )
    program.wait_for("dialogs.opened.0.heading")


def test_the_captives_with_two_people_around_one_screen(launch: Launch) -> None:
    program = launch()
    form = Form(program)
    form.game(WARCRAFT, CAPTIVES)
    for seat, name in enumerate(("Ann", "Bo")):
        form.seat(seat, name, human=True)
    form.seed(2)
    form.start()
    pointer = play_to_the_end(program, {0: "normal", 1: "easy"})
    assert {"drag move", "drag train", "drag deploy", "curtain"} <= set(pointer.done)
    program.wait_for("dialogs.opened.0.heading")
