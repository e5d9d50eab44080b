"""Garbage is collected after the start, not during it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from boardgames_desktop.gui import garbage


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    enabled, thresholds = gc.isenabled(), gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    if enabled:
        gc.enable()
    else:
        gc.disable()


def test_nothing_is_collected_until_the_first_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    collections: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda *_: collections.append(1))
    garbage.put_off()
    garbage.set_aside()
    assert not gc.isenabled()
    assert not collections
    garbage.begin()
    assert gc.isenabled()
    assert collections == [1]


def test_a_table_that_is_set_later_is_set_aside() -> None:
    gc.enable()
    garbage.set_aside()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == (garbage.YOUNG, garbage.MIDDLE, garbage.OLD)
