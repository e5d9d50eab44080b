"""A painter that outlives its device takes the interpreter with it: each is ended by ``with``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

import boardgames_desktop.gui
from boardgames_desktop.core.picture import Board, Place
from boardgames_desktop.gui.art import PLAIN
from boardgames_desktop.gui.art.layers import paint_layers
from boardgames_desktop.gui.paint import mats
from boardgames_desktop.gui.paint.keeping import KeptPictures

FILES = sorted(Path(boardgames_desktop.gui.__file__).parent.rglob("*.py"))


def makers(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Functions that make a painter for others."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.FunctionDef)
            and node.returns is not None
            and ast.unparse(node.returns) == "QPainter"
        ):
            yield node


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_painter_is_ended_whatever_happens(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    if "QPainter" not in source:
        return
    tree = ast.parse(source)
    made = list(makers(tree))
    names = {"QPainter", *(function.name for function in made)}
    held = {
        item.context_expr
        for node in ast.walk(tree)
        if isinstance(node, ast.With)
        for item in node.items
    }
    given_on = {node for function in made for node in ast.walk(function)}
    loose = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in names
        and node not in held
        and node not in given_on
    ]
    assert not loose, f"{path.name}: no 'with' around the painters of lines {loose}"


def fail(*_: object) -> None:
    raise ArithmeticError


def test_an_error_in_the_midst_of_a_kept_picture_leaves_no_painter(qapp: object) -> None:
    del qapp
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    kept = KeptPictures()
    with QPainter(image) as painter:
        area = image.rect().toRectF()
        with pytest.raises(ArithmeticError):
            kept.paint(painter, area, "part", 1, fail)
        kept.paint(painter, area, "part", 1, lambda brush: brush.fillRect(area, Qt.GlobalColor.red))
    assert image.pixelColor(20, 20) == Qt.GlobalColor.red
    assert not image.paintingActive()


def test_an_error_in_the_midst_of_a_map_leaves_no_painter(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qapp
    ring = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0))
    board = Board("yard", "map", (Place("plot:a", (ring,), (50, 50)),), size=(100, 100))
    painters: list[QPainter] = []

    def paint(self: object, painter: QPainter, *_: object) -> None:
        del self
        painters.append(painter)
        raise ArithmeticError

    monkeypatch.setattr(type(PLAIN), "paint_ground", paint)
    with pytest.raises(ArithmeticError):
        paint_layers(board, 1.0, "dark")
    assert not painters[0].isActive()


@pytest.mark.parametrize(
    ("room", "shown"),
    [(40, "First player · 2 of 10 built"), (20, "First player"), (5, "")],
)
def test_a_note_gives_up_its_last_parts_first(room, shown):
    assert mats.note_that_fits("First player · 2 of 10 built", room, len) == shown
