"""Mats: what they say, where it stands, and every way to point at it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from boardgames_desktop.gui.paint import mats
from boardgames_desktop.gui.panels import mat_layout, mat_parts
from boardgames_desktop.gui.panels.mat import MatPanel
from boardgames_desktop.gui.panels.own_boards import BROAD, NARROW, ZOOM, stand_in
from boardgames_desktop.gui.theme import fixed_font, themes
from boardgames_desktop.services.language import language

from . import towns
from .conftest import settle

BROAD_ROOM, NARROW_ROOM = QSize(536, 900), QSize(276, 560)
SIZES = {
    "full": BROAD_ROOM,
    "medium": QSize(500, 640),
    "small": NARROW_ROOM,
    "tiny": QSize(276, 440),
}


@pytest.fixture
def lay(qtbot):
    """Make a panel with two towns."""

    def make(room=BROAD_ROOM, match=None, picture=None):
        panel = MatPanel(match or towns.match(), towns.BOARDS)
        qtbot.addWidget(panel)
        panel.set_room(room)
        panel.show_picture(picture or towns.picture())
        panel.show()
        settle()
        return panel

    return make


def spot(panel, thing):
    """The middle of what stands for a thing, in the view's pixels."""
    for one in panel.view.spots:
        if thing in one.part.things:
            return one.area.center().toPoint()
    raise AssertionError(thing)


def click(panel, thing):
    QTest.mouseClick(panel.view, Qt.MouseButton.LeftButton, pos=spot(panel, thing))


# -- what it says --------------------------------------------------------------------------------


def test_a_page_holds_every_place_once():
    page = mat_parts.read(towns.BOARDS[0], towns.picture(), towns.match())
    assert [part.thing for part in page.parts] == [p.thing for p in towns.BOARDS[0].places]
    assert (page.title, page.note) == ("Orcish Horde", "6 of 10 buildings finished")
    assert page.colour == "red"


def test_a_part_says_all_it_shows():
    page = mat_parts.read(towns.BOARDS[0], towns.picture(), towns.match())
    words = {part.thing: part.words for part in page.parts}
    assert words["tile:0.melee"] == (
        "Raider: 3, hits on 1–3, No ability, Kodo Beast: 2 melee buildings"
    )
    assert words["building:0.1"] == "Barracks, in training, Melee"
    assert words["building:0.6"] == "Range, free plot"
    assert words["stock:0.gold"] == "Gold: 7"
    assert words["reserve:0.melee"] == "Melee, Melee × 4"


def test_a_plot_is_free_rising_or_standing():
    page = mat_parts.read(towns.BOARDS[0], towns.picture(), towns.match())
    parts = {part.thing: part for part in page.parts}
    assert not parts["building:0.0"].free
    assert not parts["building:0.3"].free
    assert parts["building:0.6"].free
    assert not parts["tile:0.melee"].free


# -- where it stands -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", SIZES)
def test_parts_lie_side_by_side_within_the_panel(lay, name):
    panel = lay(SIZES[name])
    assert panel.view._density.name == name
    areas = [one.area for one in panel.view.spots]
    for index, area in enumerate(areas):
        assert panel.view.rect().contains(area.toAlignedRect().adjusted(1, 1, -1, -1))
        assert not any(area.intersects(other) for other in areas[index + 1 :])
    assert panel.height() <= SIZES[name].height()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 1.5])
@pytest.mark.parametrize("name", ["dark", "light", "contrast"])
def test_every_density_is_painted_in_every_theme_and_size(lay, name, scale):
    themes().set(name, scale)
    for room in SIZES.values():
        picture = lay(room * scale).grab().toImage()
        colours = {
            picture.pixel(x, y)
            for x in range(0, picture.width(), 17)
            for y in range(0, picture.height(), 17)
        }
        assert len(colours) > 12


def test_numbers_are_never_cut(lay):
    for room in SIZES.values():
        panel = lay(room)
        for one in panel.view.spots:
            if one.part.form in (mat_parts.STOCK, mat_parts.RESERVE):
                wide = QFontMetricsF(panel.font()).horizontalAdvance("00")
                assert one.area.width() > wide * 2


def test_room_decides_where_own_boards_stand():
    assert stand_in(QSize(1480, 1049), 1.0).column == BROAD
    assert stand_in(QSize(1480, 1049), 1.0).docked
    at_720 = stand_in(QSize(940, 689), 1.0)
    assert (at_720.column, at_720.beside, at_720.docked) == (NARROW, True, False)
    at_600 = stand_in(QSize(724, 569), 1.0)
    assert (at_600.beside, at_600.docked) == (False, False)
    assert stand_in(QSize(1480, 1049), 1.0).zoom == 1
    assert stand_in(QSize(2060, 1409), 1.0).column == round(BROAD * ZOOM)
    assert stand_in(QSize(1480, 1049), 1.5).column == round(NARROW * 1.5)


# -- whose it is ---------------------------------------------------------------------------------


def test_tabs_turn_to_the_other_mats(lay):
    panel = lay()
    assert panel.shown == "town.0"
    QTest.mouseClick(panel.tabs["town.1"], Qt.MouseButton.LeftButton)
    assert panel.shown == "town.1"
    assert panel.view.page.title == "Night Elf Sentinels"
    assert panel.tabs["town.1"].accessibleName() == "Computer: Night Elf Sentinels"


def test_ones_own_mat_is_open_first(lay):
    panel = lay(match=towns.match(answering=1, viewer=1))
    assert panel.shown == "town.1"


def test_a_mat_somebody_looks_at_stays_until_one_is_asked_something_there(lay):
    panel = lay()
    panel.turn_to("town.1")
    panel.show_picture(towns.picture())
    panel.mark({"button:pass"}, ())
    assert panel.shown == "town.1"
    panel.mark({"building:0.6"}, ())
    assert panel.shown == "town.0"


def test_it_follows_the_turn_if_wished(lay):
    panel = lay()
    panel.follow.click()
    panel.show_picture(towns.picture(on_turn=1))
    assert panel.shown == "town.1"
    panel.follow.click()
    assert panel.shown == "town.0"


# -- pointing ------------------------------------------------------------------------------------


def test_a_click_means_what_is_lit(lay, qtbot):
    panel = lay()
    panel.mark({"building:0.6", "trainee:0.4"}, ())
    for clicked, meant in (
        ("building:0.6", "building:0.6"),
        ("building:0.4", "trainee:0.4"),
        ("tile:0.melee", "tile:0.melee"),
    ):
        with qtbot.waitSignal(panel.thing_picked) as signal:
            click(panel, clicked)
        assert signal.args[0] == meant


def test_a_click_means_the_building_and_a_drag_its_worker_where_both_may_be_picked(lay, qtbot):
    panel = lay()
    panel.mark({"building:0.3", "builder:0.3"}, ())
    with qtbot.waitSignal(panel.thing_picked) as signal:
        click(panel, "building:0.3")
    assert signal.args[0] == "building:0.3"
    start = spot(panel, "builder:0.3")
    QTest.mousePress(panel.view, Qt.MouseButton.LeftButton, pos=start)
    with qtbot.waitSignal(panel.drag_wanted) as signal:
        QTest.mouseMove(panel.view, start + QPoint(40, 60))
    assert signal.args[0] == "builder:0.3"


def test_a_piece_is_taken_out_of_its_building(lay, qtbot):
    panel = lay()
    start = spot(panel, "trainee:0.1")
    QTest.mousePress(panel.view, Qt.MouseButton.LeftButton, pos=start)
    with qtbot.waitSignal(panel.drag_wanted) as signal:
        QTest.mouseMove(panel.view, start + QPoint(5, 5))
        QTest.mouseMove(panel.view, start + QPoint(40, 60))
    assert signal.args[0] == "trainee:0.1"


def test_an_empty_place_cannot_be_taken_up(lay):
    panel = lay()
    heard = []
    panel.drag_wanted.connect(lambda *a: heard.append(a))
    start = spot(panel, "building:0.6")
    QTest.mousePress(panel.view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(panel.view, start + QPoint(40, 60))
    assert not heard


def test_what_lies_under_the_pointer_is_told(lay, qtbot):
    panel = lay()
    heard = []
    panel.described.connect(heard.append)
    QTest.mouseMove(panel.view, spot(panel, "building:0.1"))
    settle()
    assert heard[-1] == "Barracks, in training, Melee"


def test_things_are_found_by_position_and_back(lay):
    panel = lay()
    for thing in ("building:0.6", "tile:0.flying", "box:0.melee", "trainee:0.4"):
        at = panel.spot_of(thing)
        found = panel.thing_at(at)
        assert found in next(s.part.things for s in panel.view.spots if thing in s.part.things)
    assert panel.thing_at(panel.tabs["town.0"].mapToGlobal(QPoint(4, 4))) is None
    other = panel.spot_of("tile:1.melee")
    assert panel.tabs["town.1"].rect().contains(panel.tabs["town.1"].mapFromGlobal(other))


# -- keys ----------------------------------------------------------------------------------------


def test_arrow_keys_walk_and_return_picks(lay, qtbot):
    panel = lay()
    panel.mark({"building:0.6"}, ())
    panel.view.clearFocus()
    panel.view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(panel.view.hasFocus)
    assert panel.view.accessibleName() == "Range, free plot"
    QTest.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.view.accessibleName() == "Eyrie, ready"
    QTest.keyClick(panel.view, Qt.Key.Key_Up)
    assert panel.view.accessibleName().startswith("Barracks")
    for _ in range(2):
        QTest.keyClick(panel.view, Qt.Key.Key_Down)
    assert panel.view.accessibleName().startswith(("Headhunter", "Wind Rider", "Raider"))
    with qtbot.waitSignal(panel.thing_picked) as signal:
        QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert signal.args[0].startswith("tile:0.")


def test_every_part_can_be_reached_by_keys(lay, qtbot):
    for room in SIZES.values():
        view = lay(room).view
        reached, todo = {0}, [0]
        while todo:
            view._cursor = todo.pop()
            here = view._cursor
            for way in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
                view._cursor = here
                QTest.keyClick(view, way)
                if view._cursor not in reached:
                    reached.add(view._cursor)
                    todo.append(view._cursor)
        assert reached == set(range(len(view.spots)))


def test_it_can_be_read_aloud(lay):
    panel = lay()
    told = panel.view.accessibleDescription()
    assert "Raider: 3" in told
    assert "Gold: 7" in told


# -- folding -------------------------------------------------------------------------------------


def test_it_folds_to_a_chip_and_opens_again(lay, qtbot):
    panel = lay()
    with qtbot.waitSignal(panel.folded):
        QTest.mouseClick(panel.fold, Qt.MouseButton.LeftButton)
    settle()
    assert panel.is_folded
    assert panel.width() < 100
    assert not panel.view.isVisible()
    with qtbot.waitSignal(panel.folded):
        QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().center())
    assert not panel.is_folded
    assert panel.width() == BROAD_ROOM.width()


def test_the_chip_opens_by_key(lay, qtbot):
    panel = lay()
    panel.set_folded(True)
    settle()
    panel.setFocus()
    qtbot.waitUntil(panel.hasFocus)
    QTest.keyClick(panel, Qt.Key.Key_Space)
    assert not panel.is_folded


def test_words_change_with_the_language(lay):
    panel = lay()
    language().set("x-pseudo")
    settle()
    assert panel.fold.toolTip() not in ("", "Fold the mat")


def test_densities_need_no_more_than_they_ask_for():
    page = mat_parts.read(towns.BOARDS[0], towns.picture(), towns.match())
    for density in mat_layout.DENSITIES[:-1]:
        wide, high = density.least
        assert mat_layout.lay_out(page, wide, density, 1.0).high <= high


def test_a_hint_marks_the_part_it_is_about_on_whosever_mat(lay):
    panel = lay()
    panel.advise({"tile:0.melee", "space:a1"})
    assert panel.view._advised == {"tile:0.melee"}
    panel.advise(frozenset())
    assert not panel.view._advised
    panel.advise({"tile:1.melee"})
    assert panel.shown == "town.1"


def test_words_that_do_not_fit_end_in_dots():
    metrics = QFontMetricsF(fixed_font("small", 12))
    words = "Until the end of the battle flying units may be casualties in melee phases too."
    box = QRectF(0, 0, 120, 3 * metrics.lineSpacing())
    shown = mats.shortened(words, metrics, box, mats.WRAPPED)
    assert shown.endswith("…")
    assert words.startswith(shown[:-1])
    assert len(shown) > 30
    assert mats.shortened("Web", metrics, box, mats.WRAPPED) == "Web"


def test_what_has_changed_is_lit_for_a_moment(lay, qtbot):
    panel = lay()
    before = panel.grab().toImage()
    panel.flash(("tile:0.melee", "space:a1"))
    settle()
    assert panel.view._flashing == {"tile:0.melee"}
    assert panel.grab().toImage() != before
    qtbot.waitUntil(lambda: not panel.view._flashing, timeout=3000)
    settle()
    assert panel.grab().toImage() == before


def test_the_area_of_a_part_is_all_of_it(lay):
    panel = lay(SIZES["full"])
    window = panel.window()
    for spot in panel.view.spots:
        thing = spot.part.thing
        area = panel.area_of(thing, window)
        assert area.size() == spot.area.toAlignedRect().size()
        assert area.contains(window.mapFromGlobal(panel.spot_of(thing)))
    assert panel.area_of("space:nowhere", window) is None
