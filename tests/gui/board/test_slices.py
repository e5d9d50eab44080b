"""The window's thread does a little at a time: marks and names are painted in slices."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from boardgames_desktop.gui.board import marks, sprites
from boardgames_desktop.gui.board.marks import MarksLayer
from boardgames_desktop.gui.paint import figures
from boardgames_desktop.gui.paint import marks as paint_marks
from boardgames_desktop.gui.theme import theme

from .conftest import Table


@pytest.fixture
def layer(table: Table) -> MarksLayer:
    made = table.room.scene.marks
    made._slices.stop()
    made._warm.clear()
    made.forget()
    return made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every look at the clock take a tenth of a slice."""
    ticks = itertools.count()
    monkeypatch.setattr(marks, "perf_counter", lambda: next(ticks) * marks.SLICE_S / 10)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note every part of a mark that is painted."""
    noted: list[str] = []
    real = paint_marks.parts

    def parts(kind, *given, **named):
        for part in real(kind, *given, **named):
            noted.append(kind)
            yield part

    monkeypatch.setattr(paint_marks, "parts", parts)
    return noted


def test_a_slice_of_warming_up_paints_a_few_parts(
    layer: MarksLayer, clock: None, painted: list[str]
) -> None:
    layer.warm_up()
    layer._slices.stop()
    slices = 0
    while layer._warm:
        before = len(painted)
        layer._paint_slice()
        slices += 1
        assert len(painted) - before <= 11
        assert slices < 1000
    places = len(layer._ground.paths)
    assert slices > places / 4
    assert len(layer._kept) == 2 * places
    assert not layer._easels


def test_warming_up_ends(layer: MarksLayer, qtbot: QtBot) -> None:
    layer.warm_up()
    qtbot.waitUntil(lambda: not layer._slices.isActive(), timeout=20_000)
    assert len(layer._kept) == 2 * len(layer._ground.paths)


def test_a_slow_clock_does_not_stop_the_painting(
    layer: MarksLayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(marks, "perf_counter", lambda: next(ticks) * marks.SLICE_S * 0.7)
    layer.warm_up()
    layer._slices.stop()
    for _ in range(4000):
        if not layer._warm:
            break
        layer._paint_slice()
    assert not layer._warm


def test_a_repaint_leaves_marks_it_has_no_time_for_to_later(
    layer: MarksLayer, clock: None, painted: list[str]
) -> None:
    layer._left_s = 0.0
    assert layer.at_hand("selected", "land:a") is None
    assert "selected" not in painted
    assert layer.missing
    while layer.missing:
        layer._paint_slice()
    assert layer.at_hand("selected", "land:a") is not None


def test_a_mark_that_was_missing_is_shown_when_it_is_ready(table: Table, qtbot: QtBot) -> None:
    layer = table.room.scene.marks
    layer.forget()
    layer._left_s = 0.0
    layer.battle("land:a", "land:b")
    table.view.viewport().repaint()
    assert layer.missing
    qtbot.waitUntil(lambda: not layer.missing)
    assert {key[:2] for key in layer._kept} >= {("selected", "land:a"), ("attacked", "land:b")}


def test_source_and_picked_place_share_one_picture(layer: MarksLayer) -> None:
    first, _ = layer.picture("selected", "land:a")
    second, _ = layer.picture("source", "land:a")
    assert first is second


@pytest.mark.parametrize(
    "kind", ["hover", "legal", "aside", "aim", "selected", "attacked", "refused", "cursor"]
)
def test_a_mark_painted_in_slices_looks_the_same(layer: MarksLayer, clock: None, kind: str) -> None:
    at_once, _ = layer.picture(kind, "land:b")
    layer.forget()
    found: tuple[QPixmap, object] | None = None
    calls = 0
    while found is None:
        layer._left_s = marks.SLICE_S / 5
        found = layer.at_hand(kind, "land:b")
        layer._slices.stop()
        calls += 1
    assert calls > 1
    assert found[0].toImage() == at_once.toImage()


def test_a_theme_forgets_what_is_half_painted(layer: MarksLayer, clock: None) -> None:
    layer.forget()
    layer._left_s = marks.SLICE_S / 5
    layer.at_hand("legal", "land:b")
    assert layer._easels
    layer.forget()
    assert not layer._easels
    assert not layer.missing


def test_parts_are_short(layer: MarksLayer) -> None:
    outline = layer._ground.paths["land:a"]
    for part in paint_marks.parts("legal", outline, theme()):
        lines = getattr(part, "lines", ())
        assert len(lines) <= paint_marks.BATCH
        assert all(line.size() <= paint_marks.RUN + 1 for line, _ in lines)


def test_names_come_a_few_at_a_time_to_the_same_spots(table: Table, qtbot: QtBot) -> None:
    scene = table.room.scene
    scene.place_names()
    spots = {thing: (item.pos(), item.placed) for thing, item in scene.names._labels.items()}
    pieces = sum(1 for _ in scene.names._placing())
    assert pieces >= 1
    scene.names._stand = ()
    scene.names._anew()
    assert scene.names.busy
    qtbot.waitUntil(lambda: not scene.names.busy)
    assert {
        thing: (item.pos(), item.placed) for thing, item in scene.names._labels.items()
    } == spots


@pytest.mark.parametrize("height", [0.0, None], ids=["another", "the same"])
def test_pieces_are_painted_before_they_are_needed(
    table: Table, qtbot: QtBot, height: float | None
) -> None:
    """A stack that grows beyond five or ten shows another piece, and no frame waits for it.

    That holds too where the first size of the board gives pieces of the usual height.
    """
    scene = table.room.scene
    figures.forget()
    sprites.forget()
    scene._cast_for = None
    if height is not None:
        scene._height = height
    scene.settled(scene.scale, 1.0)
    qtbot.waitUntil(lambda: not scene._casting.active, timeout=20_000)
    before = figures._pieces_image.cache_info().misses
    for colour in scene.colours:
        for count in (1, 4, 5, 7, 10, 12, 15, 17, 23):
            figures.army_pixmap(colour, count, 1.0, theme(), scene._height, pair=True)
    assert figures._pieces_image.cache_info().misses == before
