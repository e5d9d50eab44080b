"""A lesson on a real screen: drags through the window system, killed and gone on with."""

from __future__ import annotations

import pytest
from tests.xvfb.desk import Program

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(180)]

CARD = "school.stage.card"


def go_on(program: Program, title: str) -> None:
    program.press(f"{CARD}.next")
    heading(program, title)


def heading(program: Program, title: str) -> None:
    program.wait(lambda now: now["widgets"][f"{CARD}.title"]["text"] == title, title)


def test_a_lesson_survives_a_kill(screen, tmp_path):
    words = ("--lesson", "risk/first-war", "--language", "en")
    program = Program(screen, tmp_path, *words)
    try:
        program.wait_for(f"{CARD}.next")
        go_on(program, "New armies")
        told = program.still()
        program.drag(told["things"]["pool:0"], told["things"]["land:venezuela"])
        program.wait_for(f"{CARD}.next")
        go_on(program, "The attack")
        told = program.still()
        program.drag(told["things"]["army:0@venezuela"], told["things"]["land:brazil"])
        program.wait_for(f"{CARD}.next")
    finally:
        program.kill()
        program.close()
    again = Program(screen, tmp_path, *words)
    try:
        again.wait_for(f"{CARD}.next")
        heading(again, "The attack")
        go_on(again, "What the dice say")
        again.press(f"{CARD}.back")
        heading(again, "The attack")
        again.wait_for(f"{CARD}.show_me")
    finally:
        again.close()
