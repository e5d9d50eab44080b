"""The rulebook from the start page, beside the board, apart; from things to rules and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget

from boardgames_desktop.gui.command_line import parse
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.rulebook.viewer import Rulebook
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.position import read_position

Ctrl, Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(paths, store):
    store.update(curtain=False)
    made = MainWindow(paths, store)
    made.resize(1280, 720)
    made.show()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def start(qtbot, window: MainWindow, words: str):
    """Begin a game and wait until the person is asked."""
    window.handle(parse(words.split()))
    qtbot.waitUntil(lambda: window.match.decision() is not None, timeout=20_000)
    QApplication.processEvents()
    return window.match


@pytest.fixture
def risk(qtbot, window):
    return start(qtbot, window, "--new risk --seats human,human,human --seed 7")


def f1(window: MainWindow) -> Rulebook:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F1)
    book = window.rulebook
    assert book is not None
    QApplication.processEvents()
    return book


def point(widget, spot: QPoint) -> None:
    QCursor.setPos(widget.mapToGlobal(spot))
    QTest.mouseMove(widget, spot)
    QApplication.processEvents()


# -- where it lies -----------------------------------------------------------------------


def test_it_opens_on_the_start_page(window):
    book = f1(window)
    assert book.isVisible()
    assert book.isWindow()
    assert book.section
    assert not book.show_places.isVisible()


def test_it_moves_beside_the_board_and_apart_at_the_same_place(window, risk, paths, store):
    window.show_rule("risk.fortify", "risk")
    book = window.rulebook
    QTest.keyClick(book.pages.views[0], Qt.Key.Key_D, Ctrl | Shift)
    QApplication.processEvents()
    dock = window.findChild(QDockWidget)
    assert dock.widget() is book
    assert dock.isVisible()
    assert book.section == "risk.fortify"
    assert window.table.view.width() > 300
    QTest.keyClick(book.pages.views[0], Qt.Key.Key_Escape)
    assert dock.isHidden()
    window.show_rule("risk.attack")
    assert dock.isVisible()
    assert book.section == "risk.attack"
    other = MainWindow(paths, store)
    other.show()
    other.show_rule("risk.attack", "risk")
    assert other.findChild(QDockWidget).isVisible()
    other.close()
    QTest.keyClick(book.pages.views[0], Qt.Key.Key_D, Ctrl | Shift)
    QApplication.processEvents()
    assert book.isWindow()
    assert book.isVisible()
    assert dock.isHidden()


def test_keys_of_the_book_go_before_those_of_the_window(window, risk):
    window.show_rule("risk.attack", "risk")
    book = window.rulebook
    QTest.keyClick(book.pages.views[0], Qt.Key.Key_D, Ctrl | Shift)
    QApplication.processEvents()
    zoom = book.pages.zoom
    QTest.keyClick(book.pages.views[0], Qt.Key.Key_Plus, Ctrl)
    assert book.pages.zoom > zoom
    QTest.keyClick(book.pages.views[0], Qt.Key.Key_F, Ctrl)
    assert book.finder.line.isVisible()


def test_a_dialog_does_not_block_it(window):
    window.ask_new_game("risk")
    QApplication.processEvents()
    window.show_rule("risk.golden", "risk")
    book = window.rulebook
    assert book.isWindow()
    assert QApplication.activeModalWidget() is not None
    assert book.parentWidget() is None


def test_beside_the_board_it_still_opens_above_a_dialog(window, store):
    store.remember("rulebook", {"beside": True})
    window.ask_new_game("risk")
    QApplication.processEvents()
    window.show_rule("risk.golden", "risk")
    assert window.rulebook.isWindow()
    for dialog in window.dialogs():
        dialog.reject()
    window.show_rule("risk.golden", "risk")
    assert not window.rulebook.isWindow()


def test_it_goes_with_the_window(window):
    book = f1(window)
    window.close()
    assert not book.isVisible()
    assert window.rulebook is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_beside_the_board_in_a_small_window(window, risk, code, store):
    language().set(code)
    window.resize(1024, 600)
    store.remember("rulebook", {"beside": True})
    book = f1(window)
    QApplication.processEvents()
    assert (window.width(), window.height()) == (1024, 600)
    for tool in (book.bar.shut, book.bar.more, book.bar.columns):
        assert tool.isVisible()
        assert tool.mapTo(book, QPoint(tool.width(), 0)).x() <= book.width()
        assert tool.width() >= tool.sizeHint().width()


# -- from things to rules ----------------------------------------------------------------


def test_f1_opens_what_is_asked(window, risk):
    point(window.table.around.prompt, QPoint(5, 5))
    assert f1(window).section == risk.decision().rule


def test_f1_on_a_line_of_the_log_opens_its_rule(qtbot, window, risk):
    risk.submit(next(iter(risk.decision())))
    qtbot.waitUntil(lambda: risk.decision() is not None, timeout=20_000)
    view = window.table.around.log.view
    window.table.refresh()
    QApplication.processEvents()
    rows = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    index = next(one for one in reversed(rows) if one.data(Role.RULE))
    point(window.table.around.prompt, QPoint(5, 5))
    view.setFocus()
    view.setCurrentIndex(index)
    assert f1(window).section == index.data(Role.RULE)


def test_f1_on_a_place_opens_its_rule(qtbot, window):
    match = start(qtbot, window, "--new warcraft --seats human,human --seed 3")
    table = window.table
    point(table.around.prompt, QPoint(5, 5))
    mountain = match.places_of_rule("warcraft.mountain")[0]
    table.controller.point_at(mountain)
    assert f1(window).section == "warcraft.mountain"
    unit = next(token for token in match.picture().tokens if token.kind == "worker")
    table.controller.point_at(unit.thing)
    wanted = match.rule_of(unit.thing)
    asked = match.decision()
    expected = asked.rule if unit.thing in table.controller.targets() else wanted
    window.show_rulebook()
    assert window.rulebook.section == expected


def test_f1_on_a_card_opens_its_rule(qtbot, window):
    match = start(qtbot, window, "--new warcraft --seats human,human --seed 3")
    hand = window.table.around.hand
    view = hand.view
    cards = [token for token in match.picture().tokens if token.kind == "card"]
    index = view.model().index(0, 0)
    assert cards
    assert index.isValid()
    point(window.table.around.prompt, QPoint(5, 5))
    view.setFocus()
    view.setCurrentIndex(index)
    if QApplication.focusWidget() is not view:
        window.table.controller.point_at(cards[0].thing)
    section = f1(window).section
    assert section.startswith("warcraft.card_")


def test_why_on_the_prompt_opens_the_rule_of_the_question(window, risk):
    why = window.table.prompt.why
    assert why.isVisible()
    QTest.mouseClick(why, Qt.MouseButton.LeftButton)
    assert window.rulebook.section == risk.decision().rule


def test_a_refused_gesture_leads_to_its_rule(window, risk):
    foreign = next(token for token in risk.picture().tokens if token.kind == "army")
    decision = risk.decision()
    risk.attempt((foreign.thing,))
    bubble = window.table.controller.bubble
    assert bubble.isVisible()
    assert bubble.rule != "risk.board"
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert window.rulebook.section == bubble.rule
    assert decision is not None


# -- figures ----------------------------------------------------------------------------


def test_a_figure_is_painted_and_can_be_tried(qtbot, window, risk):
    window.show_rule("risk.setup", "risk")
    book = window.rulebook
    page = book.pages.views[0].page
    (text,) = page.figures
    painted = [book.figures.picture(text, 500).isNull()]
    assert painted == [False]
    book.wait()
    qtbot.waitUntil(lambda: not book.figures.busy)
    assert book.section == "risk.setup"
    assert "Try it" in book.pages.views[0].toPlainText()
    book.pages.views[0].anchorClicked.emit(QUrl("figure:0"))
    wanted = read_position(text)
    assert window.match is not risk
    assert window.match.setup == wanted.setup
    assert tuple(window.match.session.log)[: len(wanted.entries)] == wanted.entries


# -- from rules to the board -------------------------------------------------------------


def test_a_section_lights_where_it_applies_now(qtbot, window):
    match = start(qtbot, window, "--new warcraft --seats human,human --seed 3")
    window.show_rule("warcraft.mountain", "warcraft")
    book = window.rulebook
    QApplication.processEvents()
    assert book.show_places.isVisible()
    QTest.mouseClick(book.show_places, Qt.MouseButton.LeftButton)
    marks = window.table.room.scene.marks
    assert marks.marked("shown") == set(match.places_of_rule("warcraft.mountain"))
    window.activateWindow()
    window.table.view.setFocus()
    QApplication.processEvents()
    QTest.keyClick(window.table.view, Qt.Key.Key_Escape)
    assert marks.marked("shown") == set()
    book.places_wanted.emit("warcraft.mountain")
    assert marks.marked("shown")
    match.submit(next(iter(match.decision())))
    assert marks.marked("shown") == set()
    book.show_rule("warcraft.goal")
    assert not book.show_places.isVisible()
    book.show_rule("risk.attack")
    assert not book.show_places.isVisible()


def test_nothing_is_lit_through_the_curtain(window, risk):
    assert risk.places_of_rule("risk.claim") or risk.places_of_rule("risk.reinforce")
    risk._screen.covered_for = 0
    assert risk.places_of_rule("risk.claim") == risk.places_of_rule("risk.reinforce") == ()
    risk._screen.covered_for = None
