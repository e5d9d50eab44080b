"""Reconciling pictures, hit tests, sizes, and the ghost on dense screens."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.picture import Look, Picture, Token
from boardgames_desktop.gui.board import ground, standing
from boardgames_desktop.gui.board.geometry import Ground, simplified
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.sprites import TOKEN_HEIGHT

from .conftest import BOARD, NAMES, Table, picture
from .test_labels import WORLD

LANDS = [f"land:{name}" for name in NAMES]


@st.composite
def pictures(draw: st.DrawFn) -> Picture:
    tokens, looks = [], {}
    for land in LANDS:
        owner = draw(st.sampled_from([None, 0, 1]))
        if owner is not None:
            looks[land] = Look(tint=owner, faded=draw(st.booleans()))
        tokens.extend(
            Token(
                f"unit:{index}@{land}",
                draw(st.sampled_from(["army", "hero"])),
                draw(st.sampled_from([None, 0, 1])),
                land,
                count=draw(st.integers(1, 99)),
                faded=draw(st.booleans()),
            )
            for index in range(draw(st.integers(0, 3)))
        )
    if draw(st.booleans()):
        tokens.append(Token("pool:0", "army", 0, "reserve", count=3))
    focus = draw(st.sampled_from([(), (LANDS[0], LANDS[4])]))
    return Picture(("toy",), looks, tuple(tokens), focus=focus)


def state(scene: BoardScene) -> Any:
    return (
        sorted(
            (
                item.thing,
                item.token,
                item.pos().toTuple(),
                item.lift.toTuple(),
                item.zValue(),
                item.opacity(),
                item.isVisible(),
                item.pixmap().cacheKey(),
            )
            for item in scene.stacks()
        ),
        {land: scene.look_of(land) for land in LANDS},
        {land: scene.things_on(land) for land in LANDS},
        {kind: scene.marks.marked(kind) for kind in ("source", "attacked")},
        len(scene.items()),
    )


@given(st.lists(pictures(), min_size=2, max_size=5))
def test_reconciling_equals_a_fresh_scene(qapp: QApplication, shown: list[Picture]) -> None:
    scene, fresh = BoardScene(BOARD, ("red", "blue")), BoardScene(BOARD, ("red", "blue"))
    for one in shown:
        scene.show_picture(one)
    fresh.show_picture(shown[-1])
    for each in (scene, fresh):
        each.settled(1.0, 1.0)
        each.place_names()
    assert state(scene) == state(fresh)


def test_the_same_picture_changes_nothing(table: Table) -> None:
    scene = table.room.scene
    before = [(id(item), item.pixmap().cacheKey()) for item in scene.stacks()]
    changed: list[object] = []
    scene.changed_looks.connect(changed.append)
    scene.show_picture(table.match.picture())
    assert [(id(item), item.pixmap().cacheKey()) for item in scene.stacks()] == before
    assert changed == []


def test_a_conquest_repaints_that_place_only(table: Table) -> None:
    changed: list[tuple[str, ...]] = []
    table.room.scene.changed_looks.connect(changed.append)
    table.match.owners["c"] = 0
    table.room.refresh()
    assert changed == [("land:c",)]
    assert table.room.scene.stack("army:1@c") is None
    assert table.room.scene.stack("army:0@c") is not None


def test_mended_land_equals_freshly_painted_land(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ground, "BUDGET_S", 60.0)
    table.view.zoom_by(1.7)
    table.view.settle_now()
    assert table.room.artwork.wait()

    def shot() -> QImage:
        table.room.scene.place_names()
        for _ in range(5):
            QApplication.processEvents()
        return table.view.viewport().grab().toImage()

    shot()
    table.match.owners.update(c=0, f=0)
    table.room.refresh()
    assert table.room.artwork.wait()
    mended = shot()
    pixels = table.room.scene.land.pixels
    table.room.scene.land.set_pixels(pixels * 2, 1.0)
    table.room.scene.land.set_pixels(pixels, 1.0)
    fresh = shot()
    worst = max(
        abs((mended.pixel(x, y) >> shift & 255) - (fresh.pixel(x, y) >> shift & 255))
        for x in range(0, mended.width(), 2)
        for y in range(0, mended.height(), 3)
        for shift in (0, 8, 16)
    )
    assert worst <= 4


def test_many_changes_leave_no_items_behind(table: Table) -> None:
    scene = table.room.scene
    scene.place_names()
    count = len(scene.items())
    for turn in range(60):
        table.match.owners = {name: (turn + index) % 2 for index, name in enumerate(NAMES)}
        table.room.refresh()
        table.controller.refresh()
    table.match.owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 0, "f": 1}
    table.room.refresh()
    table.controller.refresh()
    assert len(scene.items()) == count


# -- hits ------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", [BOARD, WORLD], ids=["toy", "world"])
def test_every_anchor_is_in_its_place(qapp: QApplication, board) -> None:
    ground = Ground(board)
    for thing in ground.places:
        assert ground.at(ground.anchor(thing)) == thing


def test_hits_follow_the_outlines(qapp: QApplication) -> None:
    ground = Ground(WORLD)
    misses = 0
    for x in range(8, 1600, 23):
        for y in range(8, 861, 19):
            spot = QPointF(x, y)
            found = ground.at(spot)
            inside = {thing for thing, path in ground.paths.items() if path.contains(spot)}
            if inside:
                misses += found not in inside
            elif found is not None:
                away = ground.paths[found].boundingRect().adjusted(-1, -1, 1, 1)
                assert away.contains(spot)
    assert misses == 0


def test_the_nearest_legal_place_is_preferred(qapp: QApplication) -> None:
    ground = Ground(BOARD)
    edge = QPointF(ground.boxes["land:b"].right() - 3, ground.anchor("land:b").y())
    found = ground.nearest(edge, {"land:c"}, 30)
    assert found is not None
    assert found[0] == "land:c"
    assert found[1] == pytest.approx(23, abs=2)
    assert ground.nearest(edge, {"land:c"}, 12) is None
    assert ground.nearest(edge, set(), 30) is None


def test_thin_outlines_stay_close(qapp: QApplication) -> None:
    for place in WORLD.places:
        thin = simplified(place.outline, 1.0)
        assert sum(map(len, thin)) <= sum(map(len, place.outline))
        points = {point for ring in place.outline for point in ring}
        assert all(point in points for ring in thin for point in ring)


def test_arrows_reach_every_land_of_the_world(qapp: QApplication) -> None:
    ground = Ground(WORLD)
    start = ground.middle()
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = ground.towards(here, *way)
            if there is not None and there not in seen:
                seen.add(there)
                waiting.append(there)
    assert seen == set(ground.places)


# -- sizes -----------------------------------------------------------------------------------


SCRIPT = """
import json, sys
from PySide6.QtWidgets import QApplication
from PySide6.QtCore import QEvent, QPoint, Qt
app = QApplication([])
from boardgames_desktop.gui import theme
theme.apply(app)
from board.conftest import BOARD, FakeMatch, Table, SettingsStore
from boardgames_desktop.gui.board.boardroom import BoardRoom
settings = SettingsStore(); settings.update(animation=0.0)
match = FakeMatch()
room = BoardRoom(BOARD, match, settings)
room.view.resize(900, 600); room.view.show()
room.refresh(); room.controller.refresh(); room.view.settle_now(); app.processEvents()
table = Table(room.view, None, room, match, settings)
start, goal = table.at("b"), table.at("c")
table.press(start); table.move(start, goal)
ghost = room.controller.carrying.ghost
item = room.scene.stack("army:0@b")
shown = item.deviceTransform(room.view.viewportTransform()).mapRect(item.boundingRect())
held = ghost.pos() + ghost.sprite.anchor.toPoint() - goal
print(json.dumps({
    "ratio": room.view.devicePixelRatioF(),
    "ghost": [ghost.width(), ghost.height()],
    "piece": [shown.width(), shown.height()],
    "pixels": [ghost.grab().width(), item.pixmap().width()],
    "away": [held.x(), held.y()],
}))
room.close()
"""


@pytest.mark.parametrize("factor", ["1", "1.5", "2"])
def test_the_ghost_is_as_large_as_the_piece(factor: str, tmp_path: Path) -> None:
    given_env = {
        **os.environ,
        "QT_SCALE_FACTOR": factor,
        "PYTHONPATH": str(Path(__file__).parent.parent),
    }
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=given_env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["ratio"] == pytest.approx(float(factor))
    assert found["ghost"] == pytest.approx(found["piece"], abs=1)
    assert found["pixels"][0] == pytest.approx(found["pixels"][1], abs=float(factor))
    assert max(abs(value) for value in found["away"]) <= 2


def test_pieces_keep_between_24_and_44_pixels(table: Table) -> None:
    from boardgames_desktop.gui.board.sprites import token_height

    area = table.room.scene.ground.area
    assert token_height(0.2, area.width()) == 24
    assert token_height(9.0, area.width()) == 44
    assert token_height(0.91, 1600) == 32


# -- owners in greyscale (T71) -----------------------------------------------------------------


def test_owners_differ_without_colour(table: Table) -> None:
    """Two owners' squares look different even in shades of grey, and so do their emblems."""
    table.match.counts = dict.fromkeys(NAMES, 0)
    table.room.refresh()
    assert table.room.artwork.wait()
    shot = table.view.viewport().grab().toImage()
    grey = shot.convertToFormat(QImage.Format.Format_Grayscale8)

    def texture(name: str) -> set[int]:
        middle = table.at(name, 40, 40)
        return {
            grey.pixel(middle.x() + dx, middle.y() + dy) & 255
            for dx in range(0, 40, 2)
            for dy in range(0, 40, 2)
        }

    one, other = texture("a"), texture("c")
    assert len(one) > 1
    assert len(other) > 1
    assert abs(sum(one) / len(one) - sum(other) / len(other)) > 9


def test_a_picture_helper_is_sane() -> None:
    shown = picture(dict.fromkeys(NAMES, 0), dict.fromkeys(NAMES, 2))
    assert len(shown.tokens) == len(NAMES) + 1


def test_the_number_of_one_of_two_stacks_in_a_place(qapp: QApplication) -> None:
    """Team-mates may share a place; what is counted names a stack then, not the place."""
    del qapp
    scene = BoardScene(BOARD, ("red", "blue"))
    stacks = [Token(f"army:{seat}@a", "army", seat, LANDS[0], count=3) for seat in (0, 1)]
    scene.show_picture(Picture(("toy",), {}, tuple(stacks)))
    scene.add_to_stack("army:1@a", None, -2)
    assert [token.count for token in scene.tokens_on(LANDS[0])] == [3, 1]
    scene.add_to_stack("army:5@a", None, -2)
    scene.add_to_stack(LANDS[0], 0, -1)
    assert [token.count for token in scene.tokens_on(LANDS[0])] == [2, 1]


@pytest.mark.parametrize("height", [24.0, 32.0, 44.0])
@pytest.mark.parametrize(
    "crowd", [[], [(45, 0)], [(-50, 0), (50, 0)], [(0, 40), (0, -40), (45, 0), (-45, 0)]]
)
def test_both_numbers_of_two_stacks_can_be_read(
    height: float, crowd: list[tuple[float, float]]
) -> None:
    """The left one stands lower, and both move away from the others."""
    left, right = standing.spots(2, height, crowd)
    unit = height / TOKEN_HEIGHT
    assert right.x() - left.x() == pytest.approx(44 * unit)
    assert left.y() - right.y() == pytest.approx(18 * unit)
    if not crowd:
        assert left == -right
    elif len(crowd) == 1:
        assert left.x() + right.x() < 0


def test_two_stacks_share_a_place(qapp: QApplication) -> None:
    """The lower one is in front; who is left alone stands in the middle again."""
    del qapp
    scene = BoardScene(BOARD, ("red", "blue"))
    scene.settled(1.0, 1.0)
    stacks = [Token(f"army:{seat}@a", "army", seat, LANDS[0], count=17) for seat in (0, 1)]
    scene.show_picture(Picture(("toy",), {}, tuple(stacks)))
    low, high = sorted(scene.stacks(), key=lambda item: -item.lift.y())
    assert low.zValue() > high.zValue()
    before = low.lift
    scene.settled(2.0, 1.0)
    assert before != low.lift
    scene.show_picture(Picture(("toy",), {}, (stacks[1],)))
    assert [item.lift for item in scene.stacks()] == [QPointF(0, 0)]
