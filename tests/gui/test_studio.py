"""The process that paints maps: pictures on the shelf, and what happens when it fails."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import attrs
import pytest
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.picture import Board, Place
from boardgames_desktop.gui.art import PLAIN, art_for, studio
from boardgames_desktop.gui.art.backdrop import Backdrop, settle
from boardgames_desktop.gui.art.layers import Order, Shelf, paint_layers, picture_key
from boardgames_desktop.gui.art.shapes import outline_path
from boardgames_desktop.gui.command_line import parse

pytestmark = pytest.mark.usefixtures("qapp")

SQUARE = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
YARD = Board("yard", "map", (Place("plot:a", (SQUARE,), (50, 50)),), size=(100, 100))

FAILING = {
    "missing": ("/nowhere/no-such-program",),
    "crashes": (sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"),
    "gives up": (sys.executable, "-c", "raise SystemExit(3)"),
    "lies": (sys.executable, "-c", "pass"),
}


def order(zoom: float = 1.0, theme_name: str = "dark") -> Order:
    return Order(YARD, zoom, theme_name, picture_key(YARD, art_for(YARD), zoom, theme_name))


def never() -> bool:
    return False


@pytest.fixture
def elaborate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PLAIN), "elaborate", lambda self, theme: True)


def hire(monkeypatch: pytest.MonkeyPatch, command: Sequence[str]) -> None:
    monkeypatch.setattr(studio, "studio_command", lambda: tuple(command))


def test_the_studio_puts_the_pictures_on_the_shelf(tmp_path: Path) -> None:
    assert studio.commission(order(), tmp_path, never)
    found = Shelf(tmp_path).load(order())
    assert found is not None
    here = paint_layers(YARD, 1.0, "dark")
    assert found.ground.size() == here.ground.size()
    assert found.overlay.size() == here.overlay.size()
    centre = found.ground.rect().center()
    ours, theirs = here.ground.pixelColor(centre), found.ground.pixelColor(centre)
    assert abs(ours.lightness() - theirs.lightness()) < 8


def test_an_elaborate_map_comes_from_the_studio(
    qtbot: QtBot, tmp_path: Path, elaborate: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "boardgames_desktop.gui.art.backdrop.paint_layers", lambda *_: pytest.fail("in the window")
    )
    backdrop = Backdrop(tmp_path)
    with qtbot.waitSignal(backdrop.ready, timeout=30_000) as caught:
        backdrop.request(YARD, 100, 1.0, "dark")
    assert caught.args[0].painted
    backdrop.close()


@pytest.mark.parametrize("command", FAILING.values(), ids=FAILING)
def test_without_a_studio_a_thread_paints(
    command: Sequence[str],
    qtbot: QtBot,
    tmp_path: Path,
    elaborate: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hire(monkeypatch, command)
    backdrop = Backdrop(tmp_path)
    with qtbot.waitSignal(backdrop.ready, timeout=20_000) as caught:
        backdrop.request(YARD, 100, 1.0, "dark")
    assert caught.args[0].painted
    backdrop.close()
    assert settle()
    assert Shelf(tmp_path).load(order()) is not None


def test_a_studio_that_hangs_is_ended(tmp_path: Path) -> None:
    sleeper = (sys.executable, "-c", "import time; time.sleep(60)")
    assert not studio.commission(order(), tmp_path, never, command=sleeper, patience=0.2)


def test_leaving_ends_the_studio_and_paints_nothing(
    tmp_path: Path, elaborate: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hire(monkeypatch, (sys.executable, "-c", "import time; time.sleep(60)"))
    backdrop = Backdrop(tmp_path)
    backdrop.request(YARD, 100, 1.0, "dark")
    time.sleep(0.1)
    backdrop.close()
    assert settle(10_000)
    assert list(tmp_path.iterdir()) == []


def test_the_studio_ends_when_its_input_does() -> None:
    worker = subprocess.Popen(
        studio.studio_command(), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    assert worker.stdin is not None
    worker.stdin.write((1000).to_bytes(studio.LENGTH) + b"half a wish")
    worker.stdin.close()
    assert worker.wait(20) == 1


def test_the_watcher_of_the_input_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int] = []
    monkeypatch.setattr(studio.os, "read", lambda *_: b"")
    monkeypatch.setattr(studio.os, "_exit", left.append)
    watcher = threading.Thread(target=studio._leave_with_the_other)
    watcher.start()
    watcher.join(10)
    assert left == [1]


@pytest.mark.parametrize("layer", ["ground", "overlay"])
def test_a_bad_file_is_no_picture(layer: str, tmp_path: Path) -> None:
    shelf, wanted = Shelf(tmp_path), order()
    assert shelf.save(attrs.evolve(paint_layers(YARD, 1.0, "dark"), key=wanted.key))
    assert shelf.load(wanted) is not None
    path = tmp_path / f"{wanted.key}-{layer}.webp"
    good = path.read_bytes()
    path.write_bytes(good[: len(good) // 2])
    assert shelf.load(wanted) is None
    path.write_bytes(b"")
    assert shelf.load(wanted) is None


def test_a_picture_of_another_size_is_not_taken(tmp_path: Path) -> None:
    shelf, wanted = Shelf(tmp_path), order()
    assert shelf.save(attrs.evolve(paint_layers(YARD, 0.5, "dark"), key=wanted.key))
    assert shelf.load(wanted) is None


def test_the_bundled_program_is_its_own_studio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio.sys, "frozen", True, raising=False)
    program, *arguments = studio.studio_command()
    assert program == sys.executable
    assert parse(arguments).studio


def test_an_outline_is_joined_once_and_belongs_to_the_asker() -> None:
    first = outline_path(YARD.places[0].outline)
    first.addRect(0, 0, 500, 500)
    again = outline_path(YARD.places[0].outline)
    assert again.boundingRect().width() == 100
    other = attrs.evolve(YARD.places[0], outline=(tuple((x * 2, y) for x, y in SQUARE),))
    assert outline_path(other.outline).boundingRect().width() == 200


def test_another_outline_is_another_picture() -> None:
    art = art_for(YARD)
    moved = attrs.evolve(
        YARD.places[0], outline=(((0.0, 0.0), (100.0, 0.0), (100.0, 99.0), (0.0, 100.0)),)
    )
    split = attrs.evolve(YARD.places[0], outline=(SQUARE[:2], SQUARE[2:]))
    boards = (YARD, attrs.evolve(YARD, places=(moved,)), attrs.evolve(YARD, places=(split,)))
    assert len({picture_key(board, art, 1.0, "dark") for board in boards}) == 3
