"""A finished game reviewed: chances, turning points, mistakes tried again with real clicks."""

from __future__ import annotations

import sys

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.core.notation import parse_action
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.game_over import GameOverSheet
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.review import (
    Analyst,
    Mistake,
    Rehearsal,
    Verdict,
    turning_points,
)
from boardgames_desktop.services.saves import Save, write_save


@pytest.fixture(scope="module")
def finished():
    """A short game that seat 0, a person, has lost."""
    options = {"setup": "dealt", "placement": "random"}
    contest = Contest.checked(
        "risk", "classic", ("easy", "normal"), games=1, seed=5, options=options
    )
    session = played(contest, 0)
    assert session.over
    first, *others = session.setup.seats
    session.setup = attrs.evolve(
        session.setup, seats=(attrs.evolve(first, kind=HUMAN, name="Freja"), *others)
    )
    return session


@pytest.fixture
def match(qapp, finished, store):
    made = Match(finished.setup, settings=store, entries=finished.log)
    yield made
    made.close()


@pytest.fixture
def window(paths, store, finished, tmp_path):
    path = tmp_path / "game.4f.json"
    write_save(path, Save.of(finished.setup, finished.log, finished.rules, finished.state))
    made = MainWindow(paths, store)
    made.resize(1280, 720)
    made.show()
    made.open_save(path)
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def attack_ply(session) -> int:
    """Return a ply at which the person attacked in the middle of the game."""
    return next(
        ply
        for ply, entry in enumerate(session.log)
        if entry.seat == 0 and entry.action[0] in ("attack", "storm") and not entry.forced
    )


def mistake_at(session, ply: int) -> Mistake:
    better = Verdict(("end_combat",), 0.5, 0.1, 0.01)
    return Mistake(ply, 0, Verdict(session.log[ply].action, 0.4, 0.0, 0.0), better)


def test_turning_points_are_the_greatest_changes_in_the_order_they_happened() -> None:
    course = [(0, (0.5, 0.5)), (10, (0.55, 0.45)), (20, (0.2, 0.8)), (30, (0.4, 0.6)), (40, (0, 1))]
    found = turning_points(course, most=2)
    assert [(point.start, point.end) for point in found] == [(10, 20), (30, 40)]
    assert found[0].swing == pytest.approx(0.35)
    assert turning_points(course[:2]) == []


def test_a_running_game_is_not_judged(qapp, finished, store) -> None:
    match = Match(finished.setup, settings=store, entries=finished.log[:50])
    with pytest.raises(ValueError, match="finished"):
        Analyst(match)
    with pytest.raises(ValueError, match="over"):
        match.entries()
    match.close()


def test_a_rehearsal_asks_the_old_question_and_plays_nothing(qtbot, match, finished, store) -> None:
    ply = attack_ply(finished)
    rehearsal = Rehearsal(match, ply, store)
    rehearsal.start()
    assert rehearsal.viewer == 0
    assert rehearsal.decision().seat == 0
    assert rehearsal.names() == match.names()
    with qtbot.waitSignal(rehearsal.answered) as heard:
        assert rehearsal.submit(("end_combat",)) is None
    assert heard.args == [("end_combat",)]
    assert rehearsal.ply == ply
    with qtbot.waitSignal(rehearsal.refused):
        assert rehearsal.submit(("skip",)) is not None
    rehearsal.close()


def test_a_broken_analyst_is_told_and_the_rest_goes_on(qtbot, match) -> None:
    analyst = Analyst(match, command=("/nonexistent/program",))
    with qtbot.waitSignal(analyst.failed, timeout=5000):
        pass
    analyst.ask_course([0])
    analyst.close()


def test_an_analyst_that_hangs_is_given_up(qtbot, match) -> None:
    silent = (sys.executable, "-c", "import sys; [None for _ in sys.stdin]")
    analyst = Analyst(match, command=silent, patience_ms=200)
    with qtbot.waitSignal(analyst.failed, timeout=10_000):
        analyst.ask_course([0])
    assert analyst.trouble is not None


def test_an_analyst_with_nothing_to_say_is_not_hurried(qtbot, match) -> None:
    analyst = Analyst(match)
    with qtbot.waitSignal(analyst.course, timeout=60_000):
        analyst.ask_course([len(match.entries())])
    assert not analyst._watchdog.isActive()
    analyst.close()


def test_the_review_of_a_finished_game_shows_chances_and_turning_points(window, qtbot) -> None:
    window.open_review()
    page = window.review_page
    qtbot.waitUntil(lambda: page.panel.chances.known, timeout=60_000)
    assert page.panel.point_buttons
    QTest.mouseClick(page.panel.point_buttons[0], Qt.MouseButton.LeftButton)
    assert page.bar.position == page.panel._points[0].end
    chances = page.panel.chances
    middle = QPoint(chances.width() // 2, chances.height() // 2)
    QTest.mouseClick(chances, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(page.bar.position - len(page._film) / 2) < len(page._film) * 0.02
    turns = [ply for ply, _ in chances._course]
    QTest.keyClick(chances, Qt.Key.Key_Home)
    assert page.bar.position == turns[0]
    QTest.keyClick(chances, Qt.Key.Key_Right)
    assert page.bar.position == turns[1]
    QTest.keyClick(chances, Qt.Key.Key_PageDown)
    ends = [point.end for point in page.panel._points]
    assert page.bar.position == min(end for end in ends if end > turns[1])
    QTest.keyClick(chances, Qt.Key.Key_End)
    QTest.keyClick(chances, Qt.Key.Key_Right)
    assert page.bar.position == turns[-1]
    QTest.keyClick(chances, Qt.Key.Key_Left)
    assert page.bar.position == turns[-2]
    for code in LANGUAGES:
        language().set(code)
        QApplication.processEvents()
        words = " ".join(button.text() for button in page.panel.point_buttons)
        assert "{" not in words
    language().set("en")


def test_a_running_game_is_reviewed_without_the_analyst(window, store, finished) -> None:
    window.match.session  # noqa: B018
    page = window.review_page
    running = Match(finished.setup, settings=store, entries=finished.log[:60])
    page.open(running)
    assert page.panel is None
    page.clear()
    running.close()


def test_a_mistake_is_tried_again_before_the_better_move_is_shown(window, qtbot, finished) -> None:
    window.open_review()
    page = window.review_page
    qtbot.waitUntil(lambda: page.panel.chances.known, timeout=60_000)
    ply = attack_ply(finished)
    page.panel._take_mistakes([mistake_at(finished, ply)])
    assert page.panel.mistake_buttons[0].text().startswith("Round ")
    assert page.panel.mistake_buttons[0].text().endswith("Freja: −10.0%")
    QTest.mouseClick(page.panel.mistake_buttons[0], Qt.MouseButton.LeftButton)
    trial = page.trial
    assert trial.isVisible()
    assert not page.board.isVisible()
    QApplication.processEvents()
    assert trial.better.isHidden()
    assert "End combat" not in trial.result.text() + trial.better.text()
    source, target = finished.log[ply].action[1:3]
    places = window.match.board("world").places
    view = trial.room.view
    for land in (source, target):
        spot = view.view_point(trial.room.scene.anchor_of(places[land].thing)).toPoint()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QApplication.processEvents()
    if trial.room.controller.chooser.isVisible():
        QTest.keyClick(trial.room.controller.chooser, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: trial._chosen is not None, timeout=5000)
    qtbot.waitUntil(lambda: trial._verdict is not None, timeout=60_000)
    assert "%" in trial.result.text()
    assert trial.better.isHidden()
    assert trial.rehearsal.decision() is not None, "another try is possible"
    QTest.mouseClick(trial.show_better, Qt.MouseButton.LeftButton)
    assert trial.better.text().startswith("Better: End combat, 50.0%.")
    QTest.mouseClick(trial.back, Qt.MouseButton.LeftButton)
    assert page.trial is None
    assert page.board.isVisible()
    assert page.bar.position == ply


def test_the_analyst_finds_mistakes_and_judges_a_try(qtbot, match, finished, monkeypatch) -> None:
    analyst = Analyst(match)
    ply = attack_ply(finished)
    action = parse_action(match.rules.verbs, "end_combat")
    with qtbot.waitSignal(analyst.tried, timeout=60_000) as heard:
        analyst.ask_try(ply, action)
    assert heard.args[0] == ply
    verdict = heard.args[1]
    assert verdict.action == action
    assert 0 <= verdict.chance <= 1
    analyst.ask_mistakes([0])
    with qtbot.waitSignal(analyst.progress, timeout=60_000):
        pass
    analyst.close()


def test_leaving_the_review_ends_the_analyst(window, qtbot) -> None:
    window.open_review()
    page = window.review_page
    page.panel.search.click()
    analyst = page._analyst
    process = analyst._process
    qtbot.waitUntil(lambda: process.processId() > 0, timeout=10_000)
    page.closed.emit()
    assert analyst._process is None
    assert page.panel is None


def test_the_end_of_the_game_tells_fingerprint_and_number(adopt, match) -> None:
    sheet = adopt(GameOverSheet(match))
    assert fingerprint(match.setup.seed) in sheet._dice_words.text()
    assert str(match.setup.seed) in sheet._dice_words.text()
