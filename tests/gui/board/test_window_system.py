"""Drags through a real window system: Xvfb, a window manager's absence, xdotool."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"
    ),
]

DISPLAY = ":85"

SCRIPT = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
app = QApplication([])
from boardgames_desktop.gui import theme
theme.apply(app)
from board.conftest import BOARD, FakeMatch, SettingsStore
from boardgames_desktop.gui.board.boardroom import BoardRoom
settings = SettingsStore(); settings.update(animation=0.0)
match = FakeMatch()
room = BoardRoom(BOARD, match, settings)
view = room.view
view.resize(900, 600); view.move(20, 20); view.show()
room.refresh(); room.controller.refresh(); view.settle_now()
room.controller.submitted.connect(lambda action: print("submitted", *action, flush=True))
match.refused.connect(lambda refusal, things: print("refused", *things, flush=True))
def tell():
    for name in "abcdef":
        spot = view.view_point(room.scene.ground.anchor(f"land:{name}")).toPoint()
        at = view.viewport().mapToGlobal(spot)
        print("at", name, at.x(), at.y(), flush=True)
    print("ready", flush=True)
QTimer.singleShot(600, tell)
QTimer.singleShot(25000, app.quit)
app.exec()
"""


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    server = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        stderr=subprocess.DEVNULL,
    )
    for _ in range(100):
        if Path(f"/tmp/.X11-unix/X{DISPLAY[1:]}").exists():
            break
        time.sleep(0.05)
    yield {
        **os.environ,
        "DISPLAY": DISPLAY,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": str(Path(__file__).parent.parent),
    }
    server.terminate()
    server.wait(10)


def drag(env: dict[str, str], start: tuple[str, str], goal: tuple[str, str]) -> None:
    def do(*words: str) -> None:
        subprocess.run(["xdotool", *words], env=env, check=True, timeout=10)

    do("mousemove", *start)
    do("mousedown", "1")
    for step in range(1, 11):
        x = int(start[0]) + (int(goal[0]) - int(start[0])) * step // 10
        y = int(start[1]) + (int(goal[1]) - int(start[1])) * step // 10
        do("mousemove", str(x), str(y))
        time.sleep(0.03)
    do("mouseup", "1")


@pytest.mark.parametrize(
    ("start", "goal", "told"),
    [
        ("b", "c", ["submitted", "raid", "b", "c"]),
        ("b", "f", ["refused", "army:0@b", "army:1@f"]),
    ],
)
def test_drags_on_a_real_screen(
    screen: dict[str, str], start: str, goal: str, told: list[str]
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT], env=screen, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        spots: dict[str, tuple[str, str]] = {}
        for line in program.stdout:
            words = line.split()
            if words == ["ready"]:
                break
            spots[words[1]] = (words[2], words[3])
        drag(screen, spots[start], spots[goal])
        assert program.stdout.readline().split() == told
        program.terminate()
