"""While others play, the panels are brought up to date bit by bit, not at every beat."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from boardgames_desktop.gui.panels.prompt import PromptLine
from boardgames_desktop.gui.panels.tray import BattleTray
from boardgames_desktop.services.match import Match

from .conftest import of_kind, settle

BEAT = SimpleNamespace(scenes=())


@pytest.fixture
def watched(monkeypatch, deal):
    """A table at which computers play at pace instant."""
    table = deal(of_kind("combat"))
    monkeypatch.setattr(Match, "bursting", property(lambda match: True))
    monkeypatch.setattr(Match, "answering", property(lambda match: None))
    return table


@pytest.fixture
def refreshed(monkeypatch, watched):
    """Count how often the panels are brought up to date."""
    begun = []
    real = watched._refreshing

    def refreshing():
        begun.append(1)
        yield from real()

    monkeypatch.setattr(watched, "_refreshing", refreshing)
    return begun


def test_a_burst_of_beats_is_shown_once(qtbot, watched, refreshed, monkeypatch) -> None:
    pictures = []
    monkeypatch.setattr(watched.room.scene, "show_picture", pictures.append)
    for _ in range(60):
        watched.match.stepped.emit(BEAT)
    assert (refreshed, pictures) == ([], [])
    qtbot.waitUntil(lambda: bool(refreshed and pictures))
    qtbot.waitUntil(lambda: not watched._spread.active)
    assert len(refreshed) == 1
    assert len(pictures) == 1


def test_beats_during_a_refresh_do_not_begin_it_again(qtbot, watched, refreshed) -> None:
    watched.match.stepped.emit(BEAT)
    qtbot.waitUntil(lambda: watched._spread.active)
    qtbot.waitUntil(lambda: bool(refreshed))
    for _ in range(60):
        watched.match.stepped.emit(BEAT)
    qtbot.waitUntil(lambda: not watched._spread.active)
    assert len(refreshed) == 1


def test_the_last_beat_is_shown_though_it_came_during_a_refresh(qtbot, watched, refreshed) -> None:
    watched.match.stepped.emit(BEAT)
    qtbot.waitUntil(lambda: watched._spread.active)
    qtbot.waitUntil(lambda: refreshed == [1])
    watched.match.stepped.emit(BEAT)
    qtbot.waitUntil(lambda: refreshed == [1, 1])
    qtbot.waitUntil(lambda: not watched._spread.active)
    qtbot.wait(150)
    assert refreshed == [1, 1]
    assert not watched._later.isActive()


def test_a_question_to_a_person_is_shown_at_once(watched, refreshed, monkeypatch) -> None:
    monkeypatch.setattr(Match, "bursting", property(lambda match: False))
    monkeypatch.setattr(Match, "answering", property(lambda match: 0))
    watched._refresh_soon()
    assert refreshed == [1]
    assert not watched._spread.active


def test_a_refresh_in_parts_shows_what_a_whole_one_shows(watched) -> None:
    parts = sum(1 for _ in watched._refreshing())
    assert parts >= 4


def test_the_tray_stays_between_the_battles_of_a_burst(watched, monkeypatch) -> None:
    """Coming and going, it would move the whole side panel several times a second."""
    shown = watched.side._shown
    monkeypatch.setattr(BattleTray, "busy", property(lambda tray: True))
    watched.refresh()
    assert shown["tray0"]
    monkeypatch.setattr(BattleTray, "busy", property(lambda tray: False))
    watched.refresh()
    assert shown["tray0"]
    monkeypatch.setattr(Match, "bursting", property(lambda match: False))
    watched.refresh()
    assert not shown["tray0"]


def test_who_answers_at_once_is_not_said_to_think(qtbot, watched) -> None:
    prompt = watched.prompt
    watched.match.thinking.emit(1, 0)
    assert not prompt.is_thinking
    watched.match.thought.emit(1)
    qtbot.wait(150)
    assert not prompt.is_thinking
    watched.match.thinking.emit(1, 4000)
    qtbot.waitUntil(lambda: prompt.is_thinking)
    assert prompt.now.isEnabled()
    watched.match.thought.emit(1)
    assert not prompt.is_thinking
    assert not prompt.now.isEnabled()


def test_the_same_words_are_not_arranged_again(qtbot, monkeypatch) -> None:
    prompt = PromptLine()
    qtbot.addWidget(prompt)
    arranged = []
    prompt.watch("red", "Red thinks")
    monkeypatch.setattr(prompt, "_arrange", lambda: arranged.append(1))
    prompt.watch("red", "Red thinks")
    assert arranged == []
    prompt.watch("blue", "Blue thinks")
    assert arranged == [1]


def test_a_players_row_is_painted_again_only_when_it_changed(qtbot, deal) -> None:
    table = deal(of_kind("combat"))
    view = table.around.players
    kept = view.itemDelegate()._kept
    view.viewport().repaint()
    before = kept.painted
    view.viewport().repaint()
    view.players.set_thinking(1, 0.5)
    view.viewport().repaint()
    assert kept.painted == before


def test_papers_on_the_board_are_painted_once(deal) -> None:
    table = deal(of_kind("combat"))
    papers = [*table.around.tracks, *table.around.legends]
    for paper in papers:
        paper.repaint()
    before = [paper._kept.painted for paper in papers]
    for _ in range(3):
        table.view.viewport().repaint()
        for paper in papers:
            paper.repaint()
    assert [paper._kept.painted for paper in papers] == before


class Disturbances(QObject):
    """What widgets are asked to lay out or paint anew."""

    def __init__(self, widgets):
        super().__init__()
        self.seen = set()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Paint):
            self.seen.add((type(watched).__name__, event.type().name))
        return False


def test_panels_leave_alone_what_has_not_changed(watched, monkeypatch) -> None:
    monkeypatch.setattr(Match, "decision", lambda match: None)
    watched.show()
    for _ in range(2):
        watched.refresh()
        settle()
    disturbed = Disturbances(watched.side.findChildren(QWidget))
    watched.refresh()
    settle()
    assert disturbed.seen == set()
