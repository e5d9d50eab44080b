"""Garbage is collected after the start, not during it, and in no thread but the window's."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from boardgames_desktop.gui import command_line, garbage


class Circle:
    """Says which thread threw it away."""

    threads: ClassVar[list[threading.Thread]] = []

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        self.threads.append(threading.current_thread())


@pytest.fixture
def parent(qapp: object) -> Iterator[QObject]:
    del qapp
    made = QObject()
    yield made
    garbage._begun.clear()
    gc.unfreeze()


def test_nothing_is_collected_until_the_first_picture(
    parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    collections: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda *_: collections.append(1))
    garbage.put_off()
    garbage.set_aside()
    garbage.look()
    assert not collections
    garbage.begin(parent)
    assert collections == [1]


def test_a_table_that_is_set_later_is_set_aside(parent: QObject) -> None:
    garbage.begin(parent)
    assert gc.get_freeze_count() > 0


def test_no_thread_collects(parent: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that paints may not be the one that throws an old table away."""
    monkeypatch.setattr(garbage, "LOOK_MS", 10)
    garbage.begin(parent)
    Circle.threads.clear()
    Circle()

    def make_much() -> None:
        kept = [[number] for number in range(garbage.YOUNG * 20)]
        kept.clear()

    thread = threading.Thread(target=make_much)
    thread.start()
    thread.join()
    assert Circle.threads == []
    kept = [[number] for number in range(garbage.YOUNG * 2)]
    qtbot.waitUntil(lambda: Circle.threads == [threading.main_thread()])
    assert kept


@pytest.mark.parametrize("option", ["--ai-worker", "--ai-analyst"])
def test_processes_without_windows_collect_as_usual(
    option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    def main() -> int:
        seen.append(gc.isenabled())
        return 0

    for module in ("worker", "analyst"):
        monkeypatch.setattr(f"boardgames_desktop.ai.{module}.main", main)
    garbage.put_off()
    assert command_line.run([option]) == 0
    assert seen == [True]
