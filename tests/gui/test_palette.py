"""The palette: contrast of words, distance of seats' colours for all eyes, no stray hex."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import pytest

import boardgames_desktop
from boardgames_desktop.gui.theme import SEAT_COLOURS, THEME_NAMES, Theme, palette

Matrix = tuple[tuple[float, float, float], ...]
# Full-severity matrices of Machado, Oliveira and Fernandes (2009).
EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
CLOSEST = 25.0
CLOSEST_GREY = 8.0
SURFACES = ("window", "panel_hi", "panel_lo", "well", "raised_hi", "raised_lo")
TRAYS = ("tray_hi", "tray_lo")
RULES: tuple[tuple[tuple[str, ...], tuple[str, ...], float], ...] = (
    (("text", "text_2", "heading", "link", "ok", "warn", "danger"), SURFACES, 4.5),
    (("text_off",), SURFACES, 3.0),
    (("text", "tray_text_2", "heading", "ok", "warn", "danger"), TRAYS, 4.5),
    (("ink", "ink_2"), ("paper_hi", "paper_lo"), 4.5),
    (("on_accent",), ("accent_hi", "accent_lo"), 4.5),
    (("on_fill",), ("ok_fill", "danger_fill"), 4.5),
    (("on_tip",), ("tip",), 4.5),
    (("text",), ("mark",), 4.5),
    (("focus",), SURFACES + TRAYS, 3.0),
    (("line_strong",), ("window", "panel_hi", "panel_lo", "well"), 3.0),
)


def linear(colour: str) -> list[float]:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def lab(parts: list[float]) -> tuple[float, float, float]:
    red, green, blue = (max(0.0, min(1.0, part)) for part in parts)

    def bent(value: float) -> float:
        return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    x = bent((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    y = bent(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    z = bent((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, eyes: Matrix) -> tuple[float, float, float]:
    parts = linear(colour)
    return lab([sum(a * b for a, b in zip(row, parts, strict=True)) for row in eyes])


def base(colour: str) -> str:
    found = palette()["seats"][colour]["base"]
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize("name", THEME_NAMES)
def test_words_can_be_read_on_every_surface(name: str) -> None:
    tokens = palette()["themes"][name]
    weak = [
        f"{word} on {surface}: {contrast(tokens[word], tokens[surface]):.2f} < {need}"
        for words, surfaces, need in RULES
        for word in words
        for surface in surfaces
        if contrast(tokens[word], tokens[surface]) < need
    ]
    assert not weak


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_words_can_be_read_on_seats(colour: str) -> None:
    assert contrast(base(colour), palette()["seats"][colour]["on"]) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
def test_seats_differ_for_every_eye(eyes: str) -> None:
    for a, b in itertools.combinations(SEAT_COLOURS, 2):
        distance = math.dist(seen(base(a), EYES[eyes]), seen(base(b), EYES[eyes]))
        assert distance >= CLOSEST, (a, b, distance)


def test_seats_differ_in_greyscale() -> None:
    greys = sorted(lab(linear(base(colour)))[0] for colour in SEAT_COLOURS)
    assert min(b - a for a, b in itertools.pairwise(greys)) >= CLOSEST_GREY


def test_emblems_and_patterns_are_all_different() -> None:
    seats = palette()["seats"]
    assert set(seats) == set(SEAT_COLOURS)
    for part in ("emblem", "pattern"):
        assert len({look[part] for look in seats.values()}) == len(seats)


def test_themes_have_the_same_tokens_and_all_are_attributes() -> None:
    tables = palette()["themes"]
    assert set(tables) == set(THEME_NAMES)
    names = {frozenset(table) for table in tables.values()}
    assert len(names) == 1
    for token in next(iter(names)):
        assert hasattr(Theme, token), token


def test_colours_stand_in_the_palette_only() -> None:
    package = Path(boardgames_desktop.__file__).parent
    literal = re.compile(r"""["'#]#?[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?["']""")
    hexes = re.compile(r"#[0-9a-fA-F]{6}\b")
    stray = [
        f"{path.relative_to(package)}:{number}"
        for path in package.rglob("*.py")
        if "art" not in path.relative_to(package).parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if hexes.search(line) and literal.search(line)
    ]
    assert not stray
