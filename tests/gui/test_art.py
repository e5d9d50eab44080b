"""The painted map: same trees everywhere, hit tests by picture, washes, pictures kept on disk."""

from __future__ import annotations

import itertools
import random
import time
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.picture import Board, Place
from boardgames_desktop.games.risk.boards import make_boards
from boardgames_desktop.gui.art import ART, PlainArt, art_for, paint_label
from boardgames_desktop.gui.art.backdrop import (
    Backdrop,
    Layers,
    paint_layers,
    picture_key,
    quick_layers,
    settle,
    zoom_for,
)
from boardgames_desktop.gui.art.risk_world import _sprites
from boardgames_desktop.gui.art.shapes import shapes_of
from boardgames_desktop.gui.art.wash import STRETCH, Wash, owner_wash, washing
from boardgames_desktop.gui.theme import THEME_NAMES, load_fonts, named_theme
from boardgames_desktop.gui.vignettes import vignette

pytestmark = pytest.mark.usefixtures("qapp")

SQUARE = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
PLAIN = Board(
    "yard",
    "map",
    (
        Place("plot:a", (SQUARE,), (50, 50)),
        Place("plot:b", (tuple((x + 100, y) for x, y in SQUARE),), (150, 50)),
    ),
    size=(200, 100),
)


@cache
def world() -> Board:
    return make_boards(())[0]


@cache
def small_layers() -> Layers:
    started = time.perf_counter()
    layers = paint_layers(world(), 0.5, "dark")
    print(f"map at 0.5: {(time.perf_counter() - started) * 1000:.0f} ms")
    return layers


def test_the_id_picture_answers_like_the_outlines() -> None:
    shapes = shapes_of(world())
    scale = 3.0
    ids = shapes.ids(shapes.area, scale)
    things = [None, *shapes.lands]
    rng = random.Random(4)
    inner = shapes.lands
    checked = wrong = 0
    while checked < 1000:
        x, y = rng.uniform(0, 1599), rng.uniform(0, 860)
        near = QRectF(x - 0.5, y - 0.5, 1.0, 1.0)
        owners = [thing for thing, path in inner.items() if path.contains(QPointF(x, y))]
        if any(path.intersects(near) and not path.contains(near) for path in inner.values()):
            continue  # within a pixel of an outline both answers are right
        checked += 1
        found = things[ids.pixel(int(x * scale), int(y * scale)) & 0xFFFF]
        wrong += found != (owners[0] if owners else None)
    assert wrong == 0


def test_borders_are_found_once() -> None:
    shapes = shapes_of(world())
    assert len(shapes.lands) == 42
    assert shapes.inner.length() > 3000
    assert 250 < shapes.outer.length() < 600
    assert shapes_of(world()) is shapes
    assert all(lane.length() > 10 for lane in shapes.lanes)


def test_scenery_stands_where_it_stood() -> None:
    started = time.perf_counter()
    first = [sprite.y for sprite in _sprites(shapes_of(world()))]
    print(f"placing {len(first)} things: {(time.perf_counter() - started) * 1000:.0f} ms")
    assert first == [sprite.y for sprite in _sprites(shapes_of(make_boards(())[0]))]
    assert 600 < len(first) < 3000


def test_the_map_is_painted_alike_twice() -> None:
    layers = small_layers()
    again = paint_layers(world(), 0.5, "dark")
    assert layers.ground == again.ground
    assert layers.overlay == again.overlay


def test_ground_is_full_and_overlay_leaves_the_washes_visible() -> None:
    layers = small_layers()
    assert layers.painted
    overlay = layers.overlay
    clear = sum(
        overlay.pixelColor(x, y).alpha() < 40
        for x in range(0, overlay.width(), 5)
        for y in range(0, overlay.height(), 5)
    )
    assert clear / ((overlay.width() // 5) * (overlay.height() // 5)) > 0.8
    edge = layers.ground.pixelColor(2, 2)
    assert (
        max(abs(a - b) for a, b in zip(edge.getRgb(), layers.surround.getRgb(), strict=True)) < 12
    )


@pytest.mark.parametrize("theme_name", THEME_NAMES)
def test_a_flat_picture_is_there_at_once(theme_name: str) -> None:
    started = time.perf_counter()
    layers = quick_layers(world(), theme_name)
    print(f"flat map: {(time.perf_counter() - started) * 1000:.0f} ms")
    assert not layers.painted
    assert layers.overlay.isNull()
    assert not layers.ground.isNull()


def wash(colour: str, thing: str = "land:brazil", *, strong: bool = False) -> Wash:
    return owner_wash(
        shapes_of(world()).lands[thing], colour, named_theme("dark"), 1.0, strong=strong
    )


def test_washes_stay_inside_and_are_quick() -> None:
    shapes = shapes_of(world())
    started = time.perf_counter()
    for path in shapes.lands.values():
        owner_wash(path, "red", named_theme("dark"), 1.0)
    print(f"wash: {(time.perf_counter() - started) * 1000 / 42:.1f} ms a land")
    made = wash("red")
    path = shapes.lands["land:brazil"]
    grown = QPainterPath(path)
    for x in range(0, made.image.width(), 3):
        for y in range(0, made.image.height(), 3):
            point = made.area.topLeft() + QPointF(x + 0.5, y + 0.5)
            if made.image.pixelColor(x, y).alpha() > 8:
                assert grown.intersects(QRectF(point.x() - 1, point.y() - 1, 2, 2))


def test_a_long_coast_is_washed_in_short_stretches() -> None:
    """Whoever waits for the interpreter gets it every STRETCH points of the border."""
    lands = shapes_of(world()).lands
    longest = max(lands.values(), key=lambda path: path.elementCount())
    pauses = sum(1 for _ in washing(longest, "red", named_theme("dark"), 0.5))
    assert pauses >= 2 * longest.elementCount() / STRETCH


STEPS = ((3, 0), (0, 3), (3, 3), (3, -3))


def texture_of(image: QImage) -> tuple[float, ...]:
    """Return the mean grey and the pattern's energy across, down and along both diagonals."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    value = {(x, y): grey.pixelColor(x, y).red() for x in range(66, 156) for y in range(56, 136)}
    spots = [(x, y) for x in range(70, 150) for y in range(60, 130)]
    energies = [
        (sum((value[x + dx, y + dy] - value[x, y]) ** 2 for x, y in spots) / len(spots)) ** 0.5
        for dx, dy in STEPS
    ]
    return (sum(value[spot] for spot in spots) / len(spots), *energies)


@pytest.mark.parametrize("strong", [False, True])
def test_owners_on_land_differ_in_grey(strong: bool) -> None:
    """Four owners of the same land: tone or pattern tells them apart without colour."""
    found: dict[str, tuple[float, ...]] = {}
    for colour in ("red", "blue", "yellow", "black"):
        made = wash(colour, strong=strong)
        image = QImage(made.image.size(), QImage.Format.Format_RGB32)
        image.fill(QColor(190, 190, 170))
        painter = QPainter(image)
        painter.drawImage(0, 0, made.image)
        painter.end()
        found[colour] = texture_of(image)
    for a, b in itertools.combinations(found, 2):
        tone, *patterns = (abs(x - y) for x, y in zip(found[a], found[b], strict=True))
        assert tone > 8 or max(patterns) > 4, (a, b, found)


def test_unknown_art_is_plain(qtbot: QtBot) -> None:
    del qtbot
    art = art_for(PLAIN)
    assert isinstance(art, PlainArt)
    assert art_for(world()) is ART["risk_world"]
    for theme_name in THEME_NAMES:
        layers = paint_layers(PLAIN, 1.0, theme_name)
        assert layers.ground.pixelColor(110, 110) != layers.surround
    assert art.tint("europe") == art.tint("europe")
    assert art.labels() == ()


def test_names_of_seas_lie_on_their_lines() -> None:
    load_fonts()
    labels = art_for(world()).labels()
    assert len(labels) == 4
    image = QImage(QSize(1600, 861), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    for label in labels:
        assert label.text
        paint_label(painter, label, QColor("black"), QColor("white"))
    painter.end()
    for label in labels:
        middle = label.path.pointAtPercent(0.5).toPoint()
        assert any(
            image.pixelColor(middle.x() + dx, middle.y() + dy).alpha()
            for dx in range(-12, 13, 2)
            for dy in range(-8, 9, 2)
        )


def test_zoom_is_sharp_enough_and_bounded() -> None:
    area = QRectF(0, 0, 1720, 1351)
    assert zoom_for(0.925, area) == 1.0
    assert zoom_for(0.4, area) == 0.5
    assert zoom_for(9.0, area) ** 2 * area.width() * area.height() <= 16_000_001


def test_keys_tell_pictures_apart() -> None:
    art = art_for(PLAIN)
    keys = {
        picture_key(PLAIN, art, zoom, name) for zoom in (0.5, 1.0) for name in ("dark", "light")
    }
    assert len(keys) == 4
    assert picture_key(PLAIN, art, 1.0, "dark") in keys


def test_a_picture_is_painted_beside_the_window_and_found_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    backdrop = Backdrop(tmp_path)
    with qtbot.waitSignal(backdrop.ready, timeout=20_000) as caught:
        first = backdrop.request(PLAIN, 200, 1.0, "dark")
    assert not first.painted
    layers = caught.args[0]
    assert layers.painted
    assert backdrop.request(PLAIN, 200, 1.0, "dark") is layers
    backdrop.close()
    assert settle()
    assert len(list(tmp_path.glob("*.webp"))) == 2

    other = Backdrop(tmp_path)
    with qtbot.waitSignal(other.ready, timeout=20_000) as caught:
        other.request(PLAIN, 200, 1.0, "dark")
    assert caught.args[0].ground.size() == layers.ground.size()
    other.close()


def test_a_damaged_picture_is_painted_anew(qtbot: QtBot, tmp_path: Path) -> None:
    key = picture_key(PLAIN, art_for(PLAIN), 1.0, "dark")
    for layer in ("ground", "overlay"):
        (tmp_path / f"{key}-{layer}.webp").write_bytes(b"nothing of the sort")
    backdrop = Backdrop(tmp_path)
    with qtbot.waitSignal(backdrop.ready, timeout=20_000) as caught:
        backdrop.request(PLAIN, 200, 1.0, "dark")
    assert not caught.args[0].ground.isNull()
    backdrop.close()


def test_closing_does_not_wait_for_the_picture(qtbot: QtBot, tmp_path: Path) -> None:
    backdrop = Backdrop(tmp_path)
    told: list[Layers] = []
    backdrop.ready.connect(told.append)
    backdrop.request(world(), 1400, 1.0, "dark")
    began = time.monotonic()
    backdrop.close()
    assert time.monotonic() - began < 0.1
    assert settle()
    qtbot.wait(20)
    assert told == []


def test_only_the_last_wish_is_told(qtbot: QtBot) -> None:
    backdrop = Backdrop(None)
    told: list[str] = []
    backdrop.ready.connect(lambda layers: told.append(layers.key))
    backdrop.request(PLAIN, 200, 1.0, "dark")
    with qtbot.waitSignal(backdrop.ready, timeout=20_000):
        backdrop.request(PLAIN, 200, 1.0, "light")
    assert told == [picture_key(PLAIN, art_for(PLAIN), 1.0, "light")]
    backdrop.close()


def test_the_start_picture_shows_map_and_pieces() -> None:
    image = vignette(world(), small_layers(), QSize(320, 180), 1.0, named_theme("dark"))
    assert (image.width(), image.height()) == (320, 180)
    assert all(image.pixelColor(x, 90).alpha() == 255 for x in range(0, 320, 16))
