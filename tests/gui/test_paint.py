"""Painter functions: owners differ in grey, textures are the same everywhere, caches work."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from hashlib import blake2b

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from boardgames_desktop.gui.paint import (
    cards,
    controls,
    dice,
    figures,
    icons,
    ink,
    marks,
    seats,
    surfaces,
    texture,
)
from boardgames_desktop.gui.theme import SEAT_COLOURS, THEME_NAMES, named_theme

pytestmark = pytest.mark.usefixtures("qapp")

AREA = QRectF(20, 20, 120, 90)


def painted(draw: Callable[[QPainter], object], ratio: float = 1.0) -> QImage:
    image = QImage(
        round(160 * ratio), round(130 * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return image


def covered(image: QImage) -> int:
    """Count pixels that are not empty."""
    return sum(1 for pixel in memoryview(image.constBits()).cast("I") if pixel)


def greys(image: QImage) -> list[int]:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixelColor(x, y).red() for x in range(24, 136, 2) for y in range(24, 106, 2)]


@pytest.mark.parametrize("theme_name", THEME_NAMES)
def test_owners_differ_in_grey_by_tone_or_pattern(theme_name: str) -> None:
    """Mean grey, or the strength of the pattern on it, tells any two seats apart."""
    theme = named_theme(theme_name)
    found: dict[str, tuple[float, float]] = {}
    for colour in SEAT_COLOURS:
        image = painted(lambda painter, colour=colour: seats.fill(painter, AREA, colour, theme, 12))
        values = greys(image)
        mean = sum(values) / len(values)
        energy = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
        assert energy > 4, colour
        found[colour] = (mean, energy)
    for a, b in itertools.combinations(SEAT_COLOURS, 2):
        tone = abs(found[a][0] - found[b][0])
        assert tone > 8 or abs(found[a][1] - found[b][1]) > 6, (a, b, found[a], found[b])


def test_a_pattern_is_anchored_to_the_scene() -> None:
    """The same scene point shows the same colour wherever the view has been moved to."""
    theme = named_theme("dark")
    brush = seats.pattern_brush(theme.seat("red"), 12, 255)

    def moved(by: float) -> QImage:
        def draw(painter: QPainter) -> None:
            painter.translate(by, 0)
            painter.fillRect(QRectF(-200, 0, 600, 130), brush)

        return painted(draw)

    still, shifted = moved(0), moved(7)
    assert all(
        still.pixel(x, y) == shifted.pixel(x + 7, y)
        for x in range(10, 140, 5)
        for y in range(10, 120, 5)
    )


def test_a_pattern_is_as_sharp_as_the_screen() -> None:
    seat = named_theme("dark").seat("blue")
    low, high = (seats.pattern_brush(seat, 12, 90, ratio) for ratio in (1.0, 2.0))
    assert high.textureImage().width() == 2 * low.textureImage().width()


@pytest.mark.parametrize("make", [texture.wood, texture.clouds, texture.grains, texture.paper])
def test_textures_are_deterministic_and_tile(make: Callable[[], QImage]) -> None:
    make.cache_clear()  # type: ignore[attr-defined] # functools.cache adds it
    started = time.perf_counter()
    first = make()
    print(f"{make.__name__}: {(time.perf_counter() - started) * 1000:.1f} ms")
    make.cache_clear()  # type: ignore[attr-defined] # functools.cache adds it
    again = make()
    digest = blake2b(bytes(first.constBits())).hexdigest()
    assert digest == blake2b(bytes(again.constBits())).hexdigest()
    side = texture.SIDE
    steps = [
        abs(first.pixelColor(side - 1, y).red() - first.pixelColor(0, y).red())
        for y in range(0, side, 7)
    ]
    inside = [
        abs(first.pixelColor(200, y).red() - first.pixelColor(201, y).red())
        for y in range(0, side, 7)
    ]
    assert sum(steps) / len(steps) < sum(inside) / len(inside) * 2.5 + 6


@pytest.mark.parametrize("theme_name", THEME_NAMES)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_everything_paints_inside_its_area(theme_name: str, ratio: float) -> None:
    theme = named_theme(theme_name)
    centre = AREA.center()
    outline = ink.rounded(AREA, 10)
    draws: dict[str, Callable[[QPainter], object]] = {
        "side_panel": lambda p: surfaces.side_panel(p, AREA, theme),
        "panel": lambda p: surfaces.panel(p, AREA, 10, theme),
        "well": lambda p: surfaces.well(p, AREA, 8, theme),
        "tray": lambda p: surfaces.tray(p, AREA, 10, theme),
        "paper": lambda p: surfaces.paper(p, AREA, 8, theme, strip=theme.accent_lo),
        "cartouche": lambda p: surfaces.cartouche(p, AREA, 12, theme),
        "backdrop": lambda p: surfaces.backdrop(p, AREA, theme),
        "tip": lambda p: surfaces.tip(p, AREA, theme, refusal=True),
        "frame": lambda p: surfaces.board_frame(p, AREA, theme),
        "button": lambda p: controls.button(p, AREA, theme, primary=True),
        "focus": lambda p: controls.focus_ring(p, AREA, 8, theme),
        "inner focus": lambda p: controls.inner_focus(p, AREA, 8, theme),
        "keycap": lambda p: controls.keycap(p, centre, "Ctrl Z", theme.text),
        "segments": lambda p: controls.segments(p, AREA, ("1", "2"), 0, theme),
        "slider": lambda p: controls.slider(p, AREA, 0.4, theme),
        "progress": lambda p: controls.progress(p, QRectF(30, 60, 100, 4), 0.5, theme),
        "chip": lambda p: controls.chip(p, QPointF(30, 60), "rule", theme),
        "badge": lambda p: controls.count_badge(p, centre, 1200, 11, theme),
        "coin": lambda p: controls.coin(p, centre, 15, "+5", True, theme),
        "step": lambda p: controls.step_disc(p, centre, 12, 2, "done", theme),
        "undo": lambda p: controls.undo_sign(p, centre, theme.link),
        "lock": lambda p: controls.lock_sign(p, centre, theme.warn),
        "die": lambda p: dice.die(p, centre, 40, 6, "attack", theme, state="win", turn=20),
        "card": lambda p: cards.card(
            p, AREA, cards.CardLook("Kina", "kavaleri", "cavalry", outline, theme.ok_fill), theme
        ),
        "joker": lambda p: cards.card(p, AREA, cards.CardLook("Joker", "", "joker"), theme),
        "back": lambda p: cards.card(p, AREA, cards.CardLook(back="green"), theme),
        "gold": lambda p: figures.gold(p, centre, "cavalry", 30, theme),
        "legal": lambda p: marks.legal(p, outline, theme),
        "aside": lambda p: marks.legal(p, outline, theme, faint=True),
        "hover": lambda p: marks.hover(p, outline, theme),
        "selected": lambda p: marks.selected(p, outline, theme),
        "attacked": lambda p: marks.attacked(p, outline, theme),
        "refused": lambda p: marks.refused(p, outline, theme),
        "cursor": lambda p: marks.cursor(p, outline, theme),
        "arrow": lambda p: marks.arrow(
            p, marks.arrow_path(AREA.topLeft(), AREA.bottomRight()), theme
        ),
        "trail": lambda p: marks.trail(
            p, marks.arrow_path(AREA.bottomLeft(), AREA.bottomRight()), theme
        ),
    }
    for name, draw in draws.items():
        image = painted(draw, ratio)
        assert covered(image) > 20, name
        corner = image.pixelColor(1, 1).alpha()
        assert corner == 0, name


def test_marks_can_be_told_apart_in_grey() -> None:
    theme = named_theme("dark")
    outline = ink.rounded(AREA, 20)
    pictures = [
        greys(painted(lambda painter, mark=mark: mark(painter, outline, theme)))
        for mark in (marks.legal, marks.hover, marks.selected)
    ]
    for a, b in itertools.combinations(pictures, 2):
        assert sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a) > 6


@pytest.mark.parametrize(
    ("count", "pieces"),
    [
        (1, (("infantry", 1),)),
        (5, (("cavalry", 1),)),
        (18, (("artillery", 1), ("cavalry", 1), ("infantry", 3))),
        (40, (("artillery", 4),)),
    ],
)
def test_stacks_are_split_like_the_pieces(count: int, pieces: tuple[tuple[str, int], ...]) -> None:
    assert figures.denominations(count) == pieces


def test_tokens_are_kept_and_fit_their_box(qapp: QApplication) -> None:
    theme = named_theme("dark")
    figures.forget()
    started = time.perf_counter()
    first = figures.army_pixmap("red", 128, 2.0, theme, pair=True)
    made = time.perf_counter()
    assert figures.army_pixmap("red", 128, 2.0, theme, pair=True) is first
    again = time.perf_counter()
    print(f"token: {(made - started) * 1000:.2f} ms, kept: {(again - made) * 1e6:.1f} us")
    image = first.toImage()
    wide, high = image.width(), image.height()
    rim = [image.pixelColor(x, y).alpha() for x in range(wide) for y in (0, high - 1)]
    rim += [image.pixelColor(x, y).alpha() for y in range(high) for x in (0, wide - 1)]
    assert max(rim) == 0
    foot = figures.army_base()
    assert 0 < foot.x() < wide / 2
    assert 0 < foot.y() < high / 2


def test_emblems_lie_in_their_disc() -> None:
    for colour in SEAT_COLOURS:
        kind = named_theme("dark").seat(colour).emblem
        path = seats.emblem_path(kind, QPointF(0, 0), 10)
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), 14, 14)
        assert disc.contains(path)
    with pytest.raises(ValueError, match="hat"):
        seats.emblem_path("hat", QPointF(0, 0), 10)


def test_a_surface_is_painted_once_per_size() -> None:
    surfaces.forget()
    theme = named_theme("dark")
    started = time.perf_counter()
    first = painted(lambda painter: surfaces.tray(painter, AREA, 10, theme))
    made = time.perf_counter()
    second = painted(lambda painter: surfaces.tray(painter, AREA, 10, theme))
    again = time.perf_counter()
    print(f"tray: {(made - started) * 1000:.2f} ms, kept: {(again - made) * 1000:.2f} ms")
    assert first == second


def test_icons_are_tinted_and_sharp() -> None:
    theme = named_theme("light")
    for name in icons.NAMES:
        image = painted(
            lambda painter, name=name: icons.paint_icon(
                painter, name, QRectF(20, 20, 48, 48), theme.text
            )
        )
        assert covered(image) > 20, name
    shown = icons.icon("new", 24, 2.0, theme.text, theme.text_off).pixmap(24, 24).toImage()
    inked = [
        shown.pixelColor(x, y)
        for x in range(shown.width())
        for y in range(shown.height())
        if shown.pixelColor(x, y).alpha() == 255
    ]
    assert inked
    assert all(_close(colour, theme.text) for colour in inked)


def _close(a: QColor, b: QColor) -> bool:
    return max(abs(x - y) for x, y in zip(a.getRgb(), b.getRgb(), strict=True)) <= 4
