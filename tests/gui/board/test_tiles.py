"""Boards of hexes: many pieces in one space, their sizes, what is pointed at, signs."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from boardgames_desktop.core.picture import Look, Picture, Token
from boardgames_desktop.gui.board.geometry import Ground
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.tile_standing import CROWD, FEW, friends, stand
from hex_boards import SCENARIOS, hex_board

from .conftest import BOARD as SQUARES

KINDS = ("melee", "ranged", "flying")
SIDE, HEIGHT = 50.0, 26.0
COLOURS = ("blue", "red", "green", "purple")


def unit(owner: int, kind: str, count: int = 1) -> Token:
    return Token(f"unit:{owner}.{kind}", kind, owner, "space:d2", count=count)


def crowd(*owners: int, workers: bool = True) -> list[Token]:
    kinds = (*KINDS, "worker") if workers else KINDS
    return [unit(owner, kind, 2) for owner in owners for kind in kinds]


def nearest(tokens: list[Token], viewer: int | None = 0) -> float:
    spots = list(stand(tokens, viewer, (), SIDE, HEIGHT).spots.values())
    return min(math.dist(a.toTuple(), b.toTuple()) for a, b in itertools.combinations(spots, 2))


def test_every_token_has_its_own_spot_within_the_space() -> None:
    for own in range(1, 4):
        for enemy in range(4):
            tokens = [unit(0, kind) for kind in KINDS[:own]]
            tokens += [unit(1, kind) for kind in KINDS[:enemy]]
            tokens += [unit(0, "worker"), unit(1, "worker")][: 1 + (enemy > 0)]
            spots = stand(tokens, 0, (), SIDE, HEIGHT).spots
            assert set(spots) == {token.thing for token in tokens}
            assert all(math.hypot(spot.x(), spot.y()) < SIDE * 0.85 for spot in spots.values())
            assert nearest(tokens) > HEIGHT * 0.55, (own, enemy)


def test_eight_tokens_and_buildings_can_be_counted() -> None:
    tokens = [
        *crowd(0, 1),
        Token("outpost:d2", "outpost", 0, "space:d2"),
        Token("captive:1", "captive", 1, "space:d2"),
    ]
    group = stand(tokens, 0, (), SIDE, HEIGHT)
    assert group.size == CROWD
    assert nearest(tokens) > HEIGHT * CROWD * 0.5


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_own_units_stand_lower_and_workers_apart(viewer: int | None) -> None:
    tokens = crowd(0, 1)
    spots = stand(tokens, viewer, (), SIDE, HEIGHT).spots
    lower = 0 if viewer is None else viewer
    for kind in KINDS:
        assert spots[f"unit:{lower}.{kind}"].y() > 0 > spots[f"unit:{1 - lower}.{kind}"].y()
    assert min(spots[f"unit:{owner}.worker"].x() for owner in (0, 1)) > 0


def test_a_team_stands_together() -> None:
    tokens = [unit(0, "melee"), unit(2, "ranged"), unit(1, "melee")]
    teams = ((0, 2), (1, 3))
    for viewer, lower in ((0, {0, 2}), (2, {0, 2}), (3, {1}), (None, {0, 2})):
        spots = stand(tokens, viewer, teams, SIDE, HEIGHT).spots
        below = {token.owner for token in tokens if spots[token.thing].y() > 0}
        assert below == lower
    assert friends(1, teams) == {1, 3}
    assert friends(4, teams) == {4}
    assert friends(None, teams) == frozenset()


def test_few_pieces_are_large_enough_on_a_small_board() -> None:
    one = [unit(0, "melee")]
    assert stand(one, 0, (), 36.0, 18.0).size * 18 > 22
    assert stand(one, 0, (), 70.0, 36.0).size == 1.0
    assert stand(crowd(0, workers=False)[: FEW + 1], 0, (), 36.0, 18.0).size == 1.0


def hexes(*tokens: Token, looks: dict[str, Look] | None = None) -> BoardScene:
    scene = BoardScene(hex_board("main2"), COLOURS)
    scene.set_own(0)
    scene.show_picture(Picture(("map",), looks or {}, tokens))
    return scene


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_boards_of_hexes_are_known_by_their_shape(scenario: str) -> None:
    assert Ground(hex_board(scenario)).tile > 0


def test_other_boards_are_measured_by_their_width() -> None:
    ground = Ground(SQUARES)
    assert ground.tile == 0
    assert ground.breadth == ground.area.width()


@pytest.mark.parametrize("scale", [0.3, 0.5, 0.75, 1.0, 1.6, 3.0])
def test_pointing_at_a_piece_finds_it_and_not_its_neighbour(qapp: object, scale: float) -> None:
    del qapp
    tokens = crowd(0, 1)
    scene = hexes(*tokens)
    scene.settled(scale, 1.0)
    for token in tokens:
        item = scene.stack(token.thing)
        assert item is not None
        assert item.sprite is not None
        assert 10 <= item.sprite.room.width() <= 60
        spot = item.pos() + (item.lift + QPointF(0, 1)) / scale
        found = scene.things_at(spot)
        if scale >= 0.5:
            assert found[0] == token.thing
        assert found[-1] == "space:d2"


def test_pieces_make_room_and_take_it_again(qapp: object) -> None:
    del qapp
    alone = unit(0, "melee")
    scene = hexes(alone)
    scene.settled(0.6, 1.0)
    item = scene.stack(alone.thing)
    assert item is not None
    at_first, size = QPointF(item.lift), item.box().width()
    scene.show_picture(Picture(("map",), {}, tuple(crowd(0, 1))))
    assert item.box().width() < size
    scene.show_picture(Picture(("map",), {}, (alone,)))
    assert (item.lift, item.box().width()) == (at_first, size)


def test_the_viewer_changes_sides(qapp: object) -> None:
    del qapp
    mine, theirs = unit(0, "melee"), unit(1, "melee")
    scene = hexes(mine, theirs)
    scene.settled(1.0, 1.0)
    items = [scene.stack(token.thing) for token in (mine, theirs)]
    before = [item.lift.y() for item in items if item is not None]
    scene.set_own(1)
    after = [item.lift.y() for item in items if item is not None]
    assert before == after[::-1]
    assert before[0] > before[1]


def test_names_are_not_written_over_the_hexes(qapp: object) -> None:
    del qapp
    scene = hexes(unit(0, "melee"))
    scene.settled(1.0, 1.0)
    scene.place_names()
    assert all(scene.label(place) is None for place in scene.ground.places)


def shot(scene: BoardScene) -> QImage:
    area = scene.ground.area
    image = QImage(area.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFF808080)
    with QPainter(image) as painter:
        scene.render(painter, area.translated(-area.topLeft()), area)
    return image


def test_signs_come_and_go_with_the_marks_of_a_place(qapp: object) -> None:
    del qapp
    scene = hexes()
    scene.settled(1.0, 1.0)
    empty = shot(scene)
    marks = {"space:b2": Look(marks=("half",)), "space:d2": Look(marks=("battlefield",))}
    scene.show_picture(Picture(("map",), marks, ()))
    assert scene.signs.marks() == {"space:b2": ("half",), "space:d2": ("battlefield",)}
    marked = shot(scene)
    assert marked != empty
    scene.show_picture(Picture(("map",), {"space:b2": Look(marks=("depleted",))}, ()))
    assert scene.signs.marks() == {"space:b2": ("depleted",)}
    assert shot(scene) not in (empty, marked)
    scene.show_picture(Picture(("map",), {}, ()))
    assert scene.signs.marks() == {}
    assert shot(scene) == empty


def test_signs_look_the_same_at_rest_and_while_zooming(qapp: object) -> None:
    del qapp
    scene = hexes(looks={"space:d2": Look(marks=("battlefield", "locked"))})
    scene.settled(1.0, 1.0)
    sharp = shot(scene)
    scene.signs.set_pixels(0.97, 1.0)
    stretched = shot(scene)
    anchor = scene.ground.anchor("space:d2").toPoint()
    edge = anchor.x() - round(scene.ground.boxes["space:d2"].width() / 2) + 5
    for image in (sharp, stretched):
        assert image.pixelColor(edge, anchor.y()) != image.pixelColor(2, 2)


def test_pieces_meant_one_by_one_glow_instead_of_their_space(qapp: object) -> None:
    del qapp
    melee, ranged, enemy = unit(0, "melee"), unit(0, "ranged"), unit(1, "melee")
    scene = hexes(melee, ranged, enemy)
    scene.settled(1.0, 1.0)
    plain = {token.thing: scene.sprite_of(token) for token in (melee, ranged, enemy)}

    def glowing() -> set[str]:
        items = [scene.stack(thing) for thing in plain]
        return {item.thing for item in items if item and item.sprite is not plain[item.thing]}

    scene.marks.light({enemy.thing}, set(), ())
    assert glowing() == {enemy.thing}
    assert scene.marks.marked("legal") == set()
    scene.marks.light({melee.thing, ranged.thing, "space:d2"}, set(), ())
    assert glowing() == {melee.thing, ranged.thing}
    assert scene.marks.marked("legal") == {"space:d2"}
    scene.marks.light({*plain, "space:d2"}, set(), ())
    assert glowing() == set()
    scene.marks.light({"space:c4"}, set(), (ranged.thing,))
    assert glowing() == {ranged.thing}
    assert scene.marks.marked("selected") == {"space:d2"}
    scene.marks.light(set(), set(), ())
    assert glowing() == set()


def test_the_stack_pointed_at_is_taken_up(qapp: object) -> None:
    del qapp
    melee, ranged, enemy = unit(0, "melee"), unit(0, "ranged"), unit(1, "melee")
    scene = hexes(melee, ranged, enemy)
    assert scene.token_for(ranged.thing, 0) == ranged
    assert scene.token_for(melee.thing, 0) == melee
    assert scene.token_for(enemy.thing, 0) == melee


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.0])
def test_beside_the_pieces_the_nearest_one_is_meant(qapp: object, scale: float) -> None:
    del qapp
    tokens = [unit(0, "melee"), unit(1, "flying"), unit(0, "worker")]
    scene = hexes(*tokens)
    scene.settled(scale, 1.0)
    anchor = scene.ground.anchor("space:d2")
    side = scene.ground.tile
    for token, dx, dy in zip(tokens, (-0.3, 0.2, 0.82), (0.75, -0.85, 0.0), strict=True):
        hits = scene.things_at(anchor + QPointF(dx * side, dy * side))
        units = [thing for thing in hits if thing != "space:d2"]
        assert units[0] == token.thing
