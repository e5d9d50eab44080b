"""Work that is spread over many turns of the event loop."""

from __future__ import annotations

from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from boardgames_desktop.gui.spread import Spread


def counting(done: list[int], count: int) -> Iterator[None]:
    for number in range(count):
        done.append(number)
        yield


def test_one_piece_is_done_at_a_time(qtbot: QtBot) -> None:
    spread, done = Spread(), []
    spread.start(counting(done, 4))
    assert spread.active
    assert done == []
    for pieces in range(1, 5):
        spread._go_on()
        assert done == list(range(pieces))
    qtbot.waitUntil(lambda: not spread.active)
    assert done == [0, 1, 2, 3]


def test_new_work_takes_the_place_of_old(qtbot: QtBot) -> None:
    spread, old, new = Spread(), [], []
    spread.start(counting(old, 5))
    spread._go_on()
    spread.start(counting(new, 2))
    qtbot.waitUntil(lambda: not spread.active)
    assert (old, new) == ([0], [0, 1])


def test_work_may_start_other_work(qtbot: QtBot) -> None:
    spread, done = Spread(), []

    def handing_over() -> Iterator[None]:
        spread.start(counting(done, 2))
        return
        yield

    spread.start(handing_over())
    qtbot.waitUntil(lambda: not spread.active)
    assert done == [0, 1]


def test_stopped_work_is_not_gone_on_with(qtbot: QtBot) -> None:
    spread, done = Spread(), []
    spread.start(counting(done, 3))
    spread.stop()
    qtbot.wait(20)
    assert done == []
    assert not spread.active
