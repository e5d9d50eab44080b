"""Hex boards: every terrain has its own look, signs of places, walls, stamps, and no letters."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.picture import Board, Look, Picture
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.games.warcraft import GAME
from boardgames_desktop.gui.art import art_for
from boardgames_desktop.gui.art.backdrop import settle
from boardgames_desktop.gui.art.hexes import shared_side, tile_of, tiles_of
from boardgames_desktop.gui.art.layers import Layers, paint_layers, picture_key, quick_layers
from boardgames_desktop.gui.art.lettering import paint_letters
from boardgames_desktop.gui.art.warcraft_hexes import PAINTERS, WarcraftHexesArt
from boardgames_desktop.gui.art.warcraft_signs import OVER, UNDER
from boardgames_desktop.gui.art.wash import owner_wash
from boardgames_desktop.gui.board.geometry import Ground
from boardgames_desktop.gui.board_preview import BoardPreview
from boardgames_desktop.gui.board_svg import board_svg
from boardgames_desktop.gui.theme import THEME_NAMES, fixed_font, named_theme
from boardgames_desktop.gui.thumbnail import thumbnail
from boardgames_desktop.gui.vignettes import board_width, vignette
from hex_boards import SCENARIOS, hex_board, setup_of

pytestmark = pytest.mark.usefixtures("qapp")

ZOOM = 0.4
MARKS = (
    "half", "depleted", "captured", "battlefield", "flank", "locked", "hastened", "crippled",
    "token_melee", "token_ranged", "token_flying", "token_graveyard",
)  # fmt: skip


def flat(layers: Layers) -> QImage:
    """Both layers as one picture of the board itself."""
    image = QImage(layers.ground)
    with QPainter(image) as painter:
        zoom = layers.ground.width() / layers.area.width()
        spot = (layers.overlay_area.topLeft() - layers.area.topLeft()) * zoom
        painter.drawImage(QRectF(spot, QSizeF(layers.overlay.size())), layers.overlay)
    return image


def blank(side: int = 80) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(90, 120, 70))
    return image


def average(image: QImage, middle: QPointF, reach: float) -> QColor:
    box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach).toRect()
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.copy(box).scaled(1, 1, mode=smooth).pixelColor(0, 0)


def distance(a: QColor, b: QColor) -> float:
    return abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_terrain_of_a_scenario_has_its_painter(scenario: str) -> None:
    board = hex_board(scenario)
    assert {place.terrain for place in board.places} <= set(PAINTERS)
    assert len(tiles_of(board)) == len(board.places)
    sides = {round(tile.side, 1) for tile in tiles_of(board)}
    assert len(sides) == 1
    assert Ground(board).tile == pytest.approx(sides.pop(), abs=0.1)


@pytest.mark.parametrize("theme_name", THEME_NAMES)
def test_terrains_can_be_told_apart(theme_name: str) -> None:
    board = hex_board("main4")
    layers = paint_layers(board, ZOOM, theme_name)
    image = flat(layers)
    seen: dict[str, QColor] = {}
    for tile in tiles_of(board):
        if tile.kind in seen:
            continue
        middle = (tile.centre - layers.area.topLeft()) * ZOOM
        seen[tile.kind] = average(image, middle, tile.side * ZOOM * 0.55)
    kinds = list(seen)
    for at, one in enumerate(kinds):
        for other in kinds[:at]:
            if not (one.startswith("town") and other.startswith("town")):
                assert distance(seen[one], seen[other]) > 12, (one, other)


def test_the_same_board_is_painted_the_same_and_another_one_otherwise() -> None:
    board = hex_board("captives")
    art = art_for(board)
    assert paint_layers(board, ZOOM, "dark").overlay == paint_layers(board, ZOOM, "dark").overlay
    key = picture_key(board, art, ZOOM, "dark")
    first = board.places[1]
    for change in ({"terrain": "forest"}, {"worth": 2}, {"sign": "Z"}):
        places = (board.places[0], attrs.evolve(first, **change), *board.places[2:])
        assert picture_key(attrs.evolve(board, places=places), art, ZOOM, "dark") != key
    assert picture_key(attrs.evolve(board, links=()), art, ZOOM, "dark") != key


@pytest.mark.parametrize("theme_name", THEME_NAMES)
def test_walls_stand_on_the_sides_they_close(theme_name: str) -> None:
    board = hex_board("captives")
    assert board.links
    with_walls = paint_layers(board, ZOOM, theme_name)
    without = paint_layers(attrs.evolve(board, links=()), ZOOM, theme_name)
    corner = with_walls.overlay_area.topLeft()
    for link in board.links:
        ends = shared_side(board, link)
        told = shared_side(board, attrs.evolve(link, path=()))
        assert ends is not None
        assert told is not None
        assert {point.toTuple() for point in ends} == {point.toTuple() for point in told}
        middle = ((ends[0] + ends[1]) / 2 - corner) * ZOOM
        there = average(with_walls.overlay, middle, 4)
        assert distance(there, average(without.overlay, middle, 4)) > 40


def test_painting_needs_no_fonts(tmp_path: Path) -> None:
    """The studio has none: a letter painted with one would end it."""
    code = (
        "import pickle, sys\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "app = QCoreApplication([])\n"
        "from boardgames_desktop.gui.art.layers import paint_layers\n"
        "board = pickle.load(open(sys.argv[1], 'rb'))\n"
        "for name in ('dark', 'contrast'):\n"
        "    paint_layers(board, 0.2, name)\n"
        "print('painted')\n"
    )
    file = tmp_path / "board"
    file.write_bytes(pickle.dumps(hex_board("elf_gate")))
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "painted", done.stderr


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_name_and_sign_can_be_written(scenario: str) -> None:
    written: dict[str, bytes] = {}
    words = {place.thing.partition(":")[2].upper() for place in hex_board(scenario).places}
    words |= {place.sign for place in hex_board(scenario).places if place.sign}
    for word in sorted(words):
        image = blank()
        with QPainter(image) as painter:
            paint_letters(painter, QPointF(40, 40), 24, word, QColor("white"))
        written[word] = bytes(image.constBits())
    assert len(set(written.values())) == len(written)
    assert bytes(blank().constBits()) not in written.values()


@pytest.mark.parametrize("theme_name", THEME_NAMES)
def test_every_mark_is_shown_by_a_sign_of_its_own(theme_name: str) -> None:
    assert set(MARKS) == set(OVER) | set(UNDER)
    board = hex_board("main2")
    place = next(place for place in board.places if place.terrain == "gold")
    tile, art = tile_of(place), art_for(board)
    pictures = []
    for marks in ((), *((mark,) for mark in MARKS), ("half", "flank")):
        image = blank(140)
        with QPainter(image) as painter:
            painter.translate(QPointF(70, 70) - tile.centre)
            for over in (False, True):
                art.paint_signs(painter, place, marks, named_theme(theme_name), over=over)
        pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == len(pictures)


def test_half_and_full_depletion_differ_without_colours() -> None:
    board = hex_board("main2")
    place = next(place for place in board.places if place.terrain == "forest")
    greys = []
    for mark in ("half", "depleted"):
        image = blank(140)
        with QPainter(image) as painter:
            painter.translate(QPointF(70, 70) - tile_of(place).centre)
            art_for(board).paint_signs(painter, place, (mark,), named_theme("dark"), over=True)
        greys.append(image.convertToFormat(QImage.Format.Format_Grayscale8))
    differ = sum(
        abs(greys[0].pixelColor(x, y).lightness() - greys[1].pixelColor(x, y).lightness()) > 60
        for x in range(140)
        for y in range(60)
    )
    assert differ > 30


def test_the_rim_of_an_owner_leaves_the_land_visible() -> None:
    board = hex_board("main2")
    rim = art_for(board).rim(board)
    path = Ground(board).paths[board.places[0].thing]
    theme = named_theme("dark")
    washes = [owner_wash(path, colour, theme, 1.0, rim) for colour in ("red", "green")]
    for wash in washes:
        middle = wash.image.rect().center()
        assert wash.image.pixelColor(middle).alpha() == 0
        edge = path.pointAtPercent(0.08) * 0.95 + path.boundingRect().center() * 0.05
        spot = (edge - wash.area.topLeft()).toPoint()
        assert wash.image.pixelColor(spot).alpha() > 200
    assert washes[0].image != washes[1].image


def test_the_quick_picture_shows_terrain_and_fits_the_painted_one() -> None:
    board = hex_board("main2")
    quick, painted = quick_layers(board, "dark"), paint_layers(board, 0.5, "dark")
    assert quick.area == painted.area
    assert not quick.painted
    assert abs(quick.surround.lightness() - painted.surround.lightness()) < 12


@pytest.mark.parametrize("theme_name", THEME_NAMES)
def test_a_stamp_shows_who_holds_what(theme_name: str) -> None:
    board = hex_board("elf_gate")
    held = board.places[10]
    theme, size = named_theme(theme_name), QSize(220, 180)
    plain = thumbnail(board, size, theme)
    stamps = [plain]
    for seat in (0, 1):
        picture = Picture(("map",), {held.thing: Look(tint=seat)}, ())
        stamps.append(thumbnail(board, size, theme, picture=picture, colours=("red", "purple")))
    assert all(a != b for a, b in ((stamps[0], stamps[1]), (stamps[1], stamps[2])))


def test_the_preview_shows_the_painted_map_and_another_one_for_another_scenario(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WarcraftHexesArt, "elaborate", lambda *_: False)
    preview = BoardPreview(pictures=tmp_path)
    qtbot.addWidget(preview)
    pictures = []
    for scenario in ("captives", "necromancers"):
        preview.show_boards([hex_board(scenario)])
        preview.resize(300, preview.heightForWidth(300))
        preview.show()
        first = preview.grab().toImage()
        qtbot.waitUntil(lambda first=first: preview.grab().toImage() != first, timeout=30_000)
        pictures.append(preview.grab().toImage())
    assert pictures[0] != pictures[1]
    assert preview.height() < preview.width()
    preview.hide()
    assert settle()


def test_a_drawing_shows_terrain_walls_owners_and_every_stack() -> None:
    setup = setup_of("captives")
    rules = GAME.rules(setup)
    session = GameSession(rules, setup)
    session.start()
    picture = GAME.presenter(rules).picture(session.observe(None), None)
    board = hex_board("captives")
    names = ["Thrall", "Tyrande"]
    drawing = board_svg(board, picture, GAME.colours_of(setup), names, named_theme("light"))
    root = ElementTree.fromstring(drawing)
    space = "{http://www.w3.org/2000/svg}"
    titles = [title.text or "" for title in root.iter(f"{space}title")]
    assert len(titles) == len(board.places) + 1
    assert sum("Thrall" in title for title in titles) == 1
    stacks = [token for token in picture.tokens if token.at in {p.thing for p in board.places}]
    numbers = [text.text for text in root.iter(f"{space}text")]
    assert sum(number == "3" for number in numbers) >= sum(t.count == 3 for t in stacks) > 0
    assert len(list(root.iter(f"{space}polyline"))) == 2 * len(board.links)
    fills = {path.get("fill") for path in root.iter(f"{space}path")}
    terrains = {place.terrain for place in board.places}
    assert {art_for(board).tint(terrain).name() for terrain in terrains} <= fills


@pytest.mark.parametrize("length", [4, 20, 60])
@pytest.mark.parametrize("scenario", ["captives", "main4"])
def test_no_name_below_a_drawing_runs_into_another(
    qapp: object, scenario: str, length: int
) -> None:
    del qapp
    setup = setup_of(scenario)
    rules = GAME.rules(setup)
    session = GameSession(rules, setup)
    session.start()
    picture = GAME.presenter(rules).picture(session.observe(None), None)
    board = hex_board(scenario)
    colours = GAME.colours_of(setup)
    names = [chr(ord("a") + seat) * length for seat in range(len(colours))]
    root = ElementTree.fromstring(board_svg(board, picture, colours, names, named_theme("light")))
    found = [text for text in root.iter("{http://www.w3.org/2000/svg}text") if text.text in names]
    assert [text.text for text in found] == names
    letters = QFontMetricsF(fixed_font("body", 18))
    boxes = []
    for text in found:
        x, y = float(text.get("x", "")), float(text.get("y", ""))
        boxes.append(QRectF(x, y - 18, letters.horizontalAdvance(text.text or ""), 18))
    for index, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[:index])
    left, top, wide, high = (float(number) for number in root.get("viewBox", "").split())
    assert all(box.bottom() < top + high for box in boxes)
    if length <= 20:
        assert all(box.right() <= left + wide for box in boxes)


def test_the_start_page_shows_units_of_four_peoples(qapp: object) -> None:
    del qapp
    board: Board = hex_board("main2")
    size = QSize(300, 240)
    layers = paint_layers(board, board_width(board, size) / board.size[0], "dark")
    shown = vignette(board, layers, size, 1.0, named_theme("dark"))
    bare = vignette(attrs.evolve(board, art="risk_world"), layers, size, 1.0, named_theme("dark"))
    assert shown != bare
