"""The board stands in the middle of what the prompt line leaves free, whatever is asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from .conftest import open_battle

SIZES = [(1024, 569), (1280, 689), (1920, 1049)]


def board_on_view(table):
    area = table.room.scene.ground.area
    view = table.view
    return view.view_point(area.topLeft()), view.view_point(area.bottomRight())


@pytest.mark.parametrize("size", SIZES)
def test_board_is_fitted_and_centred_under_the_prompt(deal, size):
    table = deal(size=size)
    view = table.view
    top = table.prompt.geometry().bottom() + 1
    start, end = board_on_view(table)
    assert start.y() >= top - 1
    assert end.y() <= view.height() + 1
    assert start.y() - top == pytest.approx(view.height() - end.y(), abs=2)
    assert start.x() == pytest.approx(view.width() - end.x(), abs=2)
    filled = ((end.x() - start.x()) / view.width(), (end.y() - start.y()) / (view.height() - top))
    assert max(filled) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("size", SIZES)
def test_board_does_not_move_between_prompts(deal, size):
    places = set()
    for until in (None, open_battle):
        corners = board_on_view(deal(until, size=size))
        places.add(tuple(round(number) for corner in corners for number in corner.toTuple()))
    assert len(places) == 1


def test_sea_goes_on_beyond_the_picture(deal):
    table = deal(size=SIZES[0])
    scene, view = table.room.scene, table.view
    assert view.backgroundBrush().style() == Qt.BrushStyle.NoBrush
    assert scene.backgroundBrush().color() == scene.land.sea
    assert table.room.artwork.wait()
    assert scene.backgroundBrush().color() == scene.land.sea
