"""The command that draws the window to a file."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from boardgames_desktop.cli import main
from boardgames_desktop.gui.render import render
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["chess", "--out", "x.png"],
        ["risk"],
        ["risk", "--size", "12by20", "--out", "x.png"],
        ["risk", "--size", "10x10", "--out", "x.png"],
        ["risk", "--variant", "nowhere", "--out", "x.png"],
        ["risk", "--plies", "-1", "--out", "x.png"],
        ["risk", "--seed", "-1", "--out", "x.png"],
        ["risk", "--language", "tlh", "--out", "x.png"],
        ["risk", "--theme", "pink", "--out", "x.png"],
    ],
)
def test_bad_arguments_cost_one_line(arguments, capsys):
    assert main(["render", *arguments]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith("boardgames-desktop-cli render: ")


def test_a_picture_of_the_window(tmp_path, dressed_app, qtbot):
    out = tmp_path / "board.png"
    words = "risk --plies 60 --seed 3 --size 1024x600 --theme light --language el --out"
    assert render([*words.split(), str(out)]) == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1024, 600)
    colours = {image.pixel(x, y) for x in range(0, 1024, 16) for y in range(0, 600, 16)}
    assert len(colours) > 300
    assert language().code == "en"
    assert themes().name == "dark"


def test_a_picture_that_cannot_be_written(tmp_path, dressed_app, qtbot, capsys):
    out = tmp_path / "no folder" / "board.png"
    assert render(["risk", "--plies", "0", "--size", "1024x600", "--out", str(out)]) == 1
    assert "cannot be written" in capsys.readouterr().err
