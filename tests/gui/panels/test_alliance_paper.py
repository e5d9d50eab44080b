"""Whose ally every neutral army is, on paper at the board's edge: shown, pointed at, walking."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from boardgames_desktop.core.picture import Fly
from boardgames_desktop.games.risk.allies import ally_of
from boardgames_desktop.gui.theme import font, themes
from boardgames_desktop.services.language import LANGUAGES, language

from .conftest import of_kind, settle
from .test_alliance_table import two_people

SIZES = [(1024, 569), (1280, 689), (1600, 869), (1920, 1049), (2200, 900)]


def seated(deal, until=None, size=(1280, 689)):
    table = deal(until, setup=two_people(), size=size)
    (paper,) = table.around.alliances
    return table, paper


def with_an_ally(session, decision):
    """A bribe can be given, and one army takes none: it is the giver's ally."""
    state = session.state
    return decision.kind == "bribe" and any(
        ally_of(state, side) == decision.seat for side in (2, 3)
    )


def first_bribe(table):
    return next(option for option in table.match.decision().options if option[0] == "bribe")


def card_of(table, option):
    ((card, _),) = table.match.presenter.roads(
        table.match.observation(), table.match.viewer, option
    )
    (thing,) = card
    return thing


def row_spot(paper, index):
    return paper._spots()[index].whole.center().toPoint()


def row_of(paper, side):
    return next(index for index, row in enumerate(paper.rows) if row.side == side)


def carry(table, thing, goal):
    """Drag a card from the hand to a global position."""
    controller = table.controller
    assert controller.begin_drag(thing, table.mapToGlobal(QPoint(5, 5)))
    controller.carrying.follow(goal)
    seen = table.around.alliances[0]._aimed
    controller.carrying.dropped.emit(goal, Qt.KeyboardModifier.NoModifier)
    return seen


def test_rows_tell_army_standing_and_cards(deal):
    table, paper = seated(deal, of_kind("bribe"))
    state = table.match.observation()
    assert [row.title for row in paper.rows] == ["Yellow neutral army", "Black neutral army"]
    for row in paper.rows:
        ally = ally_of(state, row.side)
        assert row.at == (1 if ally < 0 else 2 * ally)
        assert row.standing == ("uninvolved" if ally < 0 else f"ally of {table.match.name(ally)}")
        assert row.cards == len(state.hands[row.side])
        assert row.note == f"Cards {row.cards}"
        assert row.colours == ("red", "", "blue")
        owned = {place for place in row.lands if place.startswith("land:")}
        assert len(owned) == sum(owner == row.side for owner in state.owner)
    assert paper.accessibleDescription() == ". ".join(row.words() for row in paper.rows)


def test_the_hand_is_opened_for_a_bribe_and_nothing_else_asks_to_be_dragged(deal):
    table, _ = seated(deal, of_kind("bribe"))
    assert table.around.hand.view.isVisible()
    assert table.around.pool.filled
    assert not table.around.pool.hint()
    table.submit(("skip",))
    settle()
    assert table.around.pool.hint()


@pytest.mark.parametrize("folded", [True, False])
def test_a_card_dropped_on_a_row_is_a_bribe(deal, qtbot, folded):
    table, paper = seated(deal, of_kind("bribe"))
    paper.set_folded(folded)
    option = first_bribe(table)
    index = row_of(paper, option[1])
    with qtbot.waitSignal(table.match.stepped):
        aimed = carry(table, card_of(table, option), paper.mapToGlobal(row_spot(paper, index)))
    assert aimed == index
    assert table.match.session.log[-1].action == option


def test_a_picked_card_lights_the_rows_that_take_it(deal, qtbot):
    table, paper = seated(deal, of_kind("bribe"))
    option = first_bribe(table)
    index = row_of(paper, option[1])
    assert not paper._is_lit(index)
    table.controller.pick(card_of(table, option))
    assert paper._is_lit(index)
    with qtbot.waitSignal(table.match.stepped):
        QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=row_spot(paper, index))
    assert table.match.session.log[-1].action == option
    assert not paper._is_lit(index)


def test_a_card_dropped_on_an_ally_is_refused_with_a_reason(deal, qtbot):
    table, paper = seated(deal, with_an_ally)
    state, seat = table.match.observation(), table.match.decision().seat
    index = next(i for i, row in enumerate(paper.rows) if ally_of(state, row.side) == seat)
    cards = [thing for thing in table.controller.targets() if thing.startswith("card:")]
    with qtbot.waitSignal(table.match.refused) as refused:
        carry(table, cards[0], paper.mapToGlobal(row_spot(paper, index)))
    assert refused.args[0].msg.id == "risk.no.bribe_ally"


def test_a_click_on_the_marker_rolls_for_the_ally(deal, qtbot):
    table, paper = seated(deal, of_kind("ally_roll"))
    side = next(o[1] for o in table.match.decision().options if o[0] == "call_up")
    index = row_of(paper, side)
    assert paper._is_lit(index)
    with qtbot.waitSignal(table.match.stepped):
        QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=row_spot(paper, index))
    assert any(e.action == ("call_up", side) for e in table.match.session.log[-3:])


def test_the_keyboard_reaches_every_row(deal, qtbot):
    table, paper = seated(deal, of_kind("ally_roll"))
    side = next(o[1] for o in table.match.decision().options if o[0] == "call_up")
    said = []
    paper.described.connect(said.append)
    paper.setFocus()
    for _ in range(row_of(paper, side) + 1):
        QTest.keyClick(paper, Qt.Key.Key_Down)
    assert paper.rows[row_of(paper, side)].words() in said
    assert paper.accessibleName() == paper.rows[row_of(paper, side)].words()
    with qtbot.waitSignal(table.match.stepped):
        QTest.keyClick(paper, Qt.Key.Key_Return)
    QTest.keyClick(paper, Qt.Key.Key_F1)


@pytest.mark.parametrize(("speed", "reduce"), [(0.0, False), (0.5, True), (0.5, False)])
def test_a_marker_walks_where_motion_is_wanted(deal, qtbot, store, speed, reduce):
    store.update(animation=speed, reduce_motion=reduce, pace="normal")
    table, paper = seated(deal, of_kind("bribe"))
    option = first_bribe(table)
    index = row_of(paper, option[1])
    before = paper.rows[index].at
    table.submit(option)
    qtbot.waitUntil(lambda: paper.rows[index].at != before)
    assert paper.walking == (speed > 0 and not reduce)
    qtbot.waitUntil(lambda: not paper.walking, timeout=3000)
    assert paper._standing(index) == paper.rows[index].at


def test_nothing_flies_over_the_map_when_a_marker_walks(deal, qtbot):
    table, _ = seated(deal)
    animator = table.room.animator
    animator.use(4.0, reduce_motion=False)
    items = len(table.room.scene.items())
    fly = Fly("marker", 2, 1, "alliance:2.1", "alliance:2.0")
    with qtbot.waitSignal(animator.done):
        animator.play((fly,), table.match.picture())
        assert len(table.room.scene.items()) == items
        assert animator.step_milliseconds > 0


def test_the_head_folds_and_leads_to_the_rule(deal, qtbot):
    table, paper = seated(deal)
    assert paper.is_folded
    QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=row_spot(paper, 0))
    assert not paper.is_folded
    with qtbot.waitSignal(table.rule_wanted) as wanted:
        sign = paper._question().center().toPoint()
        QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=sign)
    assert wanted.args == ["risk.alliance"]
    QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=QPoint(20, 15))
    assert paper.is_folded


def test_pointing_at_a_row_lights_the_armys_land(deal):
    table, paper = seated(deal)
    paper.set_folded(False)
    lit = []
    paper.places_pointed.connect(lit.append)
    QTest.mouseMove(paper, row_spot(paper, 1))
    assert lit[-1] == paper.rows[1].lands
    assert table.around.status.words() == paper.rows[1].words()


def test_the_paper_lies_on_the_sea_and_stays_as_a_person_put_it(deal):
    table, paper = seated(deal)
    view, ground = table.view, table.room.scene.ground
    for size in SIZES:
        table.resize(*size)
        settle()
        area = QRectF(paper.geometry()).adjusted(4, 4, -6, -8)
        seen = QRectF(view.scene_point(area.topLeft()), view.scene_point(area.bottomRight()))
        assert not ground.meets(seen), size
        assert view.rect().contains(paper.geometry()), size
        assert not paper.geometry().intersects(table.prompt.geometry()), size
    table.resize(1920, 1049)
    settle()
    assert not paper.is_folded
    paper._toggle()
    table.arrangement.arrange()
    assert paper.is_folded


def test_words_fit_in_every_language(deal):
    table, paper = seated(deal, size=(1920, 1049))
    paper.set_folded(False)
    for code, scale in (*((code, 1.0) for code in LANGUAGES), ("el", 1.5)):
        language().set(code)
        if scale != themes().scale:
            themes().set("dark", scale)
        settle()
        for row, spots in zip(paper.rows, paper._spots(), strict=True):
            letters = font("label", 13)
            letters.setPixelSize(round(letters.pixelSize() * 10 / 13))
            assert QFontMetricsF(letters).horizontalAdvance(row.title) <= spots.name.width()
            assert spots.whole.right() < paper.width() - 6
        title = QFontMetricsF(font("title")).horizontalAdvance(paper._title)
        assert title < paper._question().left() - 16
        assert table.view.rect().contains(paper.geometry())
