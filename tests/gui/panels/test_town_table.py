"""A table of Warcraft: gestures between mats, map, hand and tray with real mouse events."""

from __future__ import annotations

import random
from functools import cache

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton

from boardgames_desktop.core.picture import Roll
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.panels.hand import TIGHTEST
from boardgames_desktop.gui.panels.own_boards import FOLDED
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.services.match import Match

from .conftest import settle

LARGE, LAPTOP, SMALL = (1920, 1049), (1280, 689), (1024, 569)
Left = Qt.MouseButton.LeftButton


def two_people(seed):
    colours = load_game("warcraft").colours
    seats = tuple(SeatSetup(n, HUMAN, colours[i], 1) for i, n in enumerate(("Ann", "Bo")))
    return Setup("warcraft", "main2", seats, seed)


@cache
def reach(kind, fits=lambda session, decision: True, verbs=()):
    """Play at random, ``verbs`` first, until a question fits; returns setup and log."""
    game = load_game("warcraft")
    for seed in range(1, 30):
        setup = two_people(seed)
        session = GameSession(game.rules(setup), setup)
        session.start()
        choices = random.Random(seed)
        while session.ply < 700:
            asked = session.rules.asked(session.state)
            if not asked:
                break
            decision = session.rules.decision(session.state, asked[0])
            if decision.kind == kind and fits(session, decision):
                return setup, tuple(session.log)
            liked = [option for option in decision.options if option[0] in verbs]
            action = decision.sample(choices.randrange)
            if liked and choices.random() < 0.7:
                action = tuple(getattr(a, "hi", a) for a in choices.choice(liked))
            session.submit(asked[0], action)
    raise AssertionError(f"no {kind} found")


@pytest.fixture
def sit_down(qtbot, store, pictures):
    """Make a table at a position."""
    made = []

    def make(position, size=LARGE):
        setup, entries = position
        match = Match(setup, settings=store, entries=entries)
        table = GameTable(match, store, pictures=pictures)
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        match.start()
        made.append((table, match))
        for _ in range(4):
            settle()
            qtbot.wait(1)
        return table

    yield make
    for table, match in made:
        table.hide()
        table.room.close()
        match.close()


@cache
def offers(*verbs):
    return lambda _, decision: any(option[0] in verbs for option in decision.options)


def option_of(table, verb, fits=lambda option: True):
    return next(o for o in table.match.decision().options if o[0] == verb and fits(o))


def roads(table, option):
    match = table.match
    return match.presenter.roads(match.observation(), match.decision().seat, option)


def place_of(table, step, kinds):
    """A global point at one of the things of a step, of the first of these kinds."""
    for kind in kinds:
        for thing in sorted(step):
            if not thing.startswith(kind + ":"):
                continue
            if kind in ("space", "unit"):
                spot = table.room.scene.anchor_of(thing)
                view = table.view
                return view.viewport().mapToGlobal(view.view_point(spot).toPoint())
            return table.around.spot_of(thing)
    raise AssertionError((step, kinds))


def send(widget, kind, at, button=Left, buttons=Left):
    local = QPointF(widget.mapFromGlobal(at))
    event = QMouseEvent(kind, local, QPointF(at), button, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def drag(table, widget, start, goal):
    """Press on a widget, carry, let go at a global point."""
    send(widget, QEvent.Type.MouseButtonPress, start)
    for share in (0.1, 0.5, 1.0):
        at = QPointF(start) + (QPointF(goal) - QPointF(start)) * share
        send(widget, QEvent.Type.MouseMove, at.toPoint(), Qt.MouseButton.NoButton)
    assert table.controller.dragging
    send(widget, QEvent.Type.MouseButtonRelease, goal, Left, Qt.MouseButton.NoButton)
    settle()


def click(widget, at):
    send(widget, QEvent.Type.MouseButtonPress, at)
    send(widget, QEvent.Type.MouseButtonRelease, at, Left, Qt.MouseButton.NoButton)
    settle()


def last(table):
    """The last answer that was not forced."""
    return next(e.action for e in reversed(table.match.session.log) if not e.forced and e.seat >= 0)


def verb_played(table, ply):
    """Verbs of what people answered since a ply."""
    log = table.match.session.log[ply:]
    return [entry.action[0] for entry in log if entry.seat >= 0 and not entry.forced]


# -- gestures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LARGE, LAPTOP])
def test_a_trainee_is_dragged_onto_a_hex(sit_down, size):
    table = sit_down(reach("deploy", offers("deploy"), ("train",)), size)
    option = option_of(table, "deploy")
    (road,) = roads(table, option)
    mat = table.around.mats[0].view
    ply = table.match.session.ply
    start = place_of(table, road[0], ("trainee",))
    drag(table, mat, start, place_of(table, road[1], ("space",)))
    assert verb_played(table, ply)[0] == "deploy"


def test_an_upgrade_is_a_click_on_the_tile(sit_down):
    table = sit_down(reach("spend", offers("upgrade"), ("train",)))
    option = option_of(table, "upgrade")
    ply = table.match.session.ply
    click(table.around.mats[0].view, place_of(table, roads(table, option)[0][0], ("tile",)))
    assert verb_played(table, ply)[0] == "upgrade"


def test_a_worker_of_the_map_is_dropped_on_a_free_plot(sit_down):
    table = sit_down(reach("spend", offers("build")))
    option = option_of(table, "build")
    road = max(roads(table, option), key=len)
    ply = table.match.session.ply
    start = place_of(table, road[0], ("unit", "space"))
    worker = next(t for t in sorted(road[0]) if t.startswith("unit:"))
    stack = table.room.scene.stack(worker)
    if stack is not None:
        spot = table.view.view_point(stack.pos() + stack.lift / table.view.scale_now)
        start = table.view.viewport().mapToGlobal(spot.toPoint())
    drag(table, table.view.viewport(), start, place_of(table, road[1], ("building",)))
    assert verb_played(table, ply)[0] == "build"


def test_a_piece_of_the_reserve_is_dropped_on_its_building(sit_down):
    table = sit_down(reach("spend", offers("train")))
    option = option_of(table, "train")
    road = max(roads(table, option), key=len)
    ply = table.match.session.ply
    mat = table.around.mats[0].view
    drag(table, mat, place_of(table, road[0], ("box",)), place_of(table, road[1], ("building",)))
    assert table.controller.chooser.isVisible() or verb_played(table, ply)[0] == "train"


def test_a_piece_put_back_where_it_lay_is_no_mistake(sit_down):
    table = sit_down(reach("deploy", offers("deploy"), ("train",)))
    (road,) = roads(table, option_of(table, "deploy"))
    start = place_of(table, road[0], ("trainee",))
    heard = []
    table.match.refused.connect(lambda *a: heard.append(a))
    drag(table, table.around.mats[0].view, start, start + QPoint(12, 12))
    assert not heard
    assert table.controller.picked == ()


def test_a_card_is_dragged_onto_what_it_is_played_on(sit_down):
    table = sit_down(reach("window", offers("play_at")))
    option = option_of(table, "play_at")
    road = next(r for r in roads(table, option) if len(r) == 2)
    card = min(t for t in road[0])
    view = table.around.hand.view
    row = table.around.hand.hand.row_of(card)
    box = view.visualRect(table.around.hand.hand.index(row))
    start = view.viewport().mapToGlobal(box.center())
    ply = table.match.session.ply
    drag(table, view.viewport(), start, place_of(table, road[1], ("space",)))
    assert verb_played(table, ply)[0] == "play_at"


def test_a_casualty_is_a_click_in_the_tray(sit_down):
    table = sit_down(reach("lose", verbs=("move", "train")))
    option = option_of(table, "lose")
    (road,) = roads(table, option)
    fighter = next(t for t in sorted(road[0]) if t.startswith("fighter:"))
    tray = table.around.trays[0]
    at = tray.muster.spot_of(fighter)
    row = next(v.units for v in tray.muster.parties if v.units.thing_at(at) == fighter)
    ply = table.match.session.ply
    click(row, at)
    assert table.match.session.log[ply].action == option


def test_a_casualty_may_be_carried_off_the_board_to_the_reserve(sit_down):
    table = sit_down(reach("lose", verbs=("move", "train")))
    option = option_of(table, "lose")
    name = table.match.session.rules.field.names[option[3]]
    kind = ("melee", "ranged", "flying", "worker")[option[2]]
    unit = f"unit:{option[1]}.{kind}@{name}"
    start = place_of(table, {unit}, ("unit",))
    ply = table.match.session.ply
    drag(table, table.view.viewport(), start, table.around.spot_of(f"reserve:{option[1]}.{kind}"))
    assert table.match.session.log[ply].action == option


# -- the tray --------------------------------------------------------------------------------------


def test_the_tray_shows_both_sides_with_their_dice(sit_down):
    table = sit_down(reach("lose", verbs=("move", "train")))
    tray = table.around.trays[0]
    battle = table.match.session.state.battle
    shown = [view.dice.faces for view in tray.muster.parties]
    rolled = {faces for _, faces in battle.rolls}
    assert set(shown) == rolled | ({()} if len(rolled) == 1 else set())
    assert not tray.sides.isVisible()
    assert tray.muster.rail.isVisible()
    mine = tray.muster.parties[1].party
    assert table.match.viewer in mine.seats
    assert tray.muster.parties[0].party.words


def test_a_laptop_leaves_the_phases_to_the_prompt(sit_down):
    table = sit_down(reach("lose", verbs=("move", "train")), LAPTOP)
    tray = table.around.trays[0]
    assert not tray.muster.rail.isVisible()
    assert all(view.isVisible() for view in tray.muster.parties)
    assert table.side.section("tray0").height() >= tray.muster.sizeHint().height()


# -- where everything stands -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [LARGE, LAPTOP, SMALL])
def test_the_board_keeps_clear_of_mats_and_hand(sit_down, size):
    table = sit_down(reach("move"), size)
    board = table.room.scene.ground.area
    corners = [
        table.view.viewport().mapTo(table, table.view.view_point(spot).toPoint())
        for spot in (board.topLeft(), board.bottomRight())
    ]
    mat = table.around.mats[0]
    left = mat.mapTo(table, QPoint(0, 0)).x()
    assert corners[1].x() <= left
    prompt = table.prompt.mapTo(table, table.prompt.rect().bottomLeft()).y()
    assert corners[0].y() >= prompt - 6
    dock = table.around.own.dock
    assert dock.isVisible() == (size == LARGE)
    if dock.isVisible():
        assert corners[1].y() <= dock.mapTo(table, QPoint(0, 0)).y() + 2
        assert not dock.geometry().intersects(mat.geometry())
    assert mat.is_folded == (size == SMALL)
    assert table.view.rect().contains(mat.geometry())


def test_the_hand_comes_back_to_the_side_panel(sit_down):
    table = sit_down(reach("move"), LARGE)
    hand, section = table.around.hand, table.side.section("hand")
    assert table.around.own.dock.isAncestorOf(hand)
    assert section.isHidden()
    table.resize(*LAPTOP)
    settle()
    table.refresh()
    settle()
    assert section.isAncestorOf(hand)
    assert section.isVisible()
    assert hand.view.card_size().width() < 110
    table.resize(*LARGE)
    settle()
    assert table.around.own.dock.isAncestorOf(hand)


def test_folding_the_mats_gives_the_board_their_room(sit_down, store):
    table = sit_down(reach("move"), LAPTOP)
    mat = table.around.mats[0]
    middle = table.room.scene.ground.area.center()
    before = table.view.view_point(middle).x()
    mat.fold.click()
    settle()
    assert mat.is_folded
    assert table.view.view_point(middle).x() > before + 50
    assert store.value.remembered[FOLDED] is True
    table.resize(1281, 689)
    settle()
    assert mat.is_folded


def test_on_a_small_screen_the_mats_open_over_the_board(sit_down):
    table = sit_down(reach("move"), SMALL)
    mat = table.around.mats[0]
    margins = table.view.scale_now
    click(mat, mat.mapToGlobal(mat.rect().center()))
    assert not mat.is_folded
    assert table.view.scale_now == margins
    assert table.view.rect().contains(mat.geometry())


def test_cards_grow_when_looked_at(sit_down, qtbot):
    table = sit_down(reach("move", lambda s, d: bool(s.state.hands[d.seat])), LAPTOP)
    view = table.around.hand.view
    box = view.visualRect(table.around.hand.hand.index(0))
    at = view.viewport().mapToGlobal(box.center())
    send(
        view.viewport(), QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, Qt.MouseButton.NoButton
    )
    qtbot.waitUntil(view.zoom.isVisible, timeout=2000)
    assert view.zoom.look.text
    assert view.zoom.look.full
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert not view.zoom.isVisible()


# -- passing ahead ---------------------------------------------------------------------------------


def test_a_window_can_be_let_go_by_until_something_is_over(sit_down):
    table = sit_down(reach("window", verbs=("move",)))
    later = table.prompt.later
    assert later.isVisible()
    entries = [action.text() for action in later.menu().actions()]
    assert len(entries) == len(table.match.spells()) == len(set(entries)) > 0
    ply = table.match.session.ply
    later.menu().actions()[-1].trigger()
    settle()
    assert table.match.session.log[ply].action == ("pass",)
    assert not table.match.session.log[ply].forced


def test_other_questions_offer_no_passing(sit_down):
    table = sit_down(reach("move"))
    assert not table.prompt.later.isVisible()
    assert table.prompt.findChildren(QPushButton)


def test_the_window_is_painted_at_every_size(sit_down):
    position = reach("lose", verbs=("move", "train"))
    table = sit_down(position)
    for size in (LARGE, LAPTOP, SMALL, (2560, 1400)):
        table.resize(QSize(*size))
        settle()
        assert not table.grab().isNull()


def test_a_die_that_decides_about_a_place_falls_there(sit_down, store, qtbot):
    store.update(pace="normal", animation=4.0)
    table = sit_down(reach("move"))
    place = next(p.thing for p in table.match.boards()[0].places if p.terrain == "forest")
    tray, loose = table.side.section("tray0"), table.around.loose
    shown = tray.isVisible()
    with qtbot.waitSignal(loose.settled, timeout=3000):
        table.around.roll(Roll(((0, (3,)),), place=place), 200)
        assert table.around.rolling
        assert loose.isVisible()
    assert loose.dice.faces == (3,)
    assert tray.isVisible() == shown
    spot = table._spot_on_board(place)
    assert abs(loose.geometry().center().x() - spot.x()) < 60
    qtbot.waitUntil(lambda: not loose.isVisible(), timeout=3000)


def test_what_an_aside_begins_with_is_lit_faintly(sit_down):
    table = sit_down(reach("deploy", offers("deploy"), ("train",)))
    table.controller.clear()
    view = table.around.mats[0].view
    assert view._lit
    assert view._lit.isdisjoint(view._faint)
    assert view._faint <= table.controller.faint_targets()


def test_mats_over_a_small_board_make_way_for_a_piece(sit_down):
    table = sit_down(reach("deploy", offers("deploy"), ("train",)), SMALL)
    mat = table.around.mats[0]
    click(mat, mat.mapToGlobal(mat.rect().center()))
    (road,) = roads(table, option_of(table, "deploy"))
    start = place_of(table, road[0], ("trainee",))
    ply = table.match.session.ply
    drag(table, mat.view, start, place_of(table, road[1], ("space",)))
    assert verb_played(table, ply)[0] == "deploy"
    assert table.view.rect().contains(mat.geometry())


def test_a_piece_carried_over_the_chip_opens_it(sit_down):
    table = sit_down(reach("spend", offers("build")), SMALL)
    mat, view = table.around.mats[0], table.view.viewport()
    road = max(roads(table, option_of(table, "build")), key=len)
    worker = next(t for t in sorted(road[0]) if t.startswith("unit:"))
    stack = table.room.scene.stack(worker)
    spot = table.view.view_point(stack.pos() + stack.lift / table.view.scale_now)
    start = view.mapToGlobal(spot.toPoint())
    send(view, QEvent.Type.MouseButtonPress, start)
    chip = mat.mapToGlobal(mat.rect().center())
    for at in (start + QPoint(20, 0), chip):
        send(view, QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton)
    settle()
    assert table.controller.dragging
    assert not mat.is_folded
    assert table.view.rect().contains(mat.geometry())
    ply = table.match.session.ply
    goal = place_of(table, road[1], ("building",))
    send(view, QEvent.Type.MouseMove, goal, Qt.MouseButton.NoButton)
    send(view, QEvent.Type.MouseButtonRelease, goal, Left, Qt.MouseButton.NoButton)
    settle()
    assert verb_played(table, ply)[0] == "build"
    assert mat.is_folded


def test_a_key_folds_the_mats_and_opens_them(sit_down, qtbot):
    table = sit_down(reach("move"), LAPTOP)
    mat = table.around.mats[0]
    table.view.setFocus()
    qtbot.keyClick(table.view, Qt.Key.Key_M)
    assert mat.is_folded
    qtbot.keyClick(table.view, Qt.Key.Key_M)
    assert not mat.is_folded
    qtbot.waitUntil(mat.view.hasFocus)


def test_large_cards_draw_together_before_they_are_scrolled(sit_down):
    table = sit_down(reach("move", lambda s, d: bool(s.state.hands[d.seat])), LARGE)
    hand = table.around.hand
    first = hand.hand.token(0)
    one = hand.view.card_size()
    for held in (6, 12):
        hand.show_cards([attrs.evolve(first, thing=f"card:x.{i}") for i in range(held)], "red")
        settle()
        size = hand.view.card_size()
        assert one.width() > size.width() >= one.width() * TIGHTEST - 1
        assert hand.height() <= table.around.own.dock.height()


def test_a_card_is_followed_by_a_drag_from_hex_to_hex(sit_down):
    table = sit_down(reach("window", offers("portal"), ("move",)))
    option = option_of(table, "portal")
    (road,) = roads(table, option)
    ply = table.match.session.ply
    table.controller.pick(min(road[0]))
    start, goal = (place_of(table, step, ("unit", "space")) for step in road[1:])
    drag(table, table.view.viewport(), start, goal)
    assert table.match.session.log[ply].action == option


def in_battle(session, decision):
    """Somebody may play a card in a battle in which dice lie on the table."""
    battle = session.state.battle
    plain = [option for option in decision.options if option[0] == "play"]
    return battle is not None and bool(battle.rolls) and bool(plain)


def test_the_hand_is_in_view_when_a_card_may_be_played_in_a_battle(sit_down, qtbot):
    table = sit_down(reach("window", in_battle, ("move", "train")), LAPTOP)
    hand = table.around.hand.view
    qtbot.waitUntil(hand.isVisible, timeout=2000)
    seen = hand.visibleRegion().boundingRect()
    assert seen.height() == hand.height()
    assert table.side.section("tray0").open


def test_a_section_opened_by_a_person_stays_open_where_there_is_no_room(sit_down, qtbot):
    table = sit_down(reach("lose", verbs=("move", "train")), LAPTOP)
    for key in ("players", "log", "hand"):
        section = table.side.section(key)
        if section.open:
            section.head.click()
            settle()
        assert not section.open
        section.head.click()
        settle()
        assert section.open, key
        qtbot.waitUntil(lambda it=section: not it.visibleRegion().isEmpty(), timeout=2000)
