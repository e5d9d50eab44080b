"""Unit markers: kind by shape, owner by more than colour, numbers that show, all small."""

from __future__ import annotations

import itertools

import attrs
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from boardgames_desktop.gui.paint import unit_glyphs
from boardgames_desktop.gui.paint.units import ARMS, KINDS, UnitLook, paint_unit, unit_box
from boardgames_desktop.gui.theme import SEAT_COLOURS, THEME_NAMES, named_theme

pytestmark = pytest.mark.usefixtures("qapp")

HEIGHTS = (18.0, 24.0, 44.0)


def painted(look: UnitLook, height: float = 24.0, theme: str = "dark") -> QImage:
    box = unit_box(height)
    size = box.size().toSize()
    image = QImage(size.width() + 4, size.height() + 4, QImage.Format.Format_RGB32)
    image.fill(QColor(143, 165, 86))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_unit(painter, QPointF(2, 2) - box.topLeft(), look, height, named_theme(theme))
    return image


def unlike(a: QImage, b: QImage) -> float:
    """Share of the pixels whose grey differs so that an eye sees it."""
    greys = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (a, b)]
    wide, high = a.width(), a.height()
    differ = sum(
        abs((greys[0].pixel(x, y) & 255) - (greys[1].pixel(x, y) & 255)) > 24
        for x in range(wide)
        for y in range(high)
    )
    return differ / (wide * high)


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("height", HEIGHTS)
def test_kinds_differ_without_colours(height: float, theme: str) -> None:
    shown = [painted(UnitLook(kind, "red"), height, theme) for kind in sorted(KINDS)]
    for one, other in itertools.combinations(shown, 2):
        assert unlike(one, other) > 0.045


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("kind", ["melee", "ranged", "flying", "worker", "outpost"])
def test_owners_differ_without_colours(kind: str, theme: str) -> None:
    shown = [painted(UnitLook(kind, colour), 24.0, theme) for colour in (*SEAT_COLOURS, "")]
    for one, other in itertools.combinations(shown, 2):
        assert unlike(one, other) > 0.006


@pytest.mark.parametrize(
    ("change"),
    [
        {"count": 2},
        {"count": 13},
        {"level": 1},
        {"level": 4},
        {"moved": 3},
        {"called": True},
    ],
    ids=str,
)
def test_what_matters_is_seen(change: dict[str, int]) -> None:
    before = UnitLook("melee", "blue", "human.footman", count=3, level=2)
    after = attrs.evolve(before, **change)
    assert unlike(painted(before), painted(after)) > 0.0045


def test_an_outpost_that_is_being_built_is_not_taken_for_one() -> None:
    done, rising = (painted(UnitLook("outpost", "red", rising=on)) for on in (False, True))
    assert unlike(done, rising) > 0.08


def test_two_levels_of_moving_are_told_apart() -> None:
    one, all_ = (painted(UnitLook("melee", "red", count=3, moved=n)) for n in (1, 3))
    assert one != all_


def test_peoples_bear_arms_of_their_own() -> None:
    assert set(ARMS.values()) <= set(unit_glyphs.GLYPHS)
    faces = ("human.footman", "orc.grunt", "night_elf.huntress", "undead.ghoul")
    shown = [painted(UnitLook("melee", "red", face)) for face in faces]
    for one, other in itertools.combinations(shown, 2):
        assert unlike(one, other) > 0.015


@pytest.mark.parametrize("height", HEIGHTS)
def test_a_marker_keeps_to_its_box(height: float) -> None:
    box = unit_box(height)
    room = int(height)
    for kind in sorted(KINDS):
        look = UnitLook(kind, "yellow", count=44, level=4, moved=44)
        wide, high = int(box.width()) + 2 * room, int(box.height()) + 2 * room
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
        spot = QPointF(room, room) - box.topLeft()
        with QPainter(image) as painter:
            paint_unit(painter, spot, look, height, named_theme("dark"))
        outside = [
            (x, y)
            for x in range(wide)
            for y in range(high)
            if image.pixelColor(x, y).alpha() > 40
            and not box.translated(spot).adjusted(-1, -1, 1, 1).contains(QPointF(x, y))
        ]
        assert not outside, kind
