"""Pictures of parts of a widget are painted again only when what they show has changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from boardgames_desktop.gui.paint import keeping
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.rounds import MOST_WAITS
from boardgames_desktop.gui.theme import themes

AREA = QRectF(3.25, 4.5, 20, 10)


@pytest.fixture(autouse=True)
def _plain(qapp: object) -> Iterator[None]:
    del qapp
    themes().set("dark", 1.0)
    yield
    themes().set("dark", 1.0)


def draw(painter: QPainter) -> None:
    painter.fillRect(AREA, QColor("red"))


def canvas(ratio: float = 1.0) -> QImage:
    image = QImage(round(40 * ratio), round(30 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def paint(kept: KeptPictures, image: QImage, part: object, shows: object) -> QImage:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    kept.paint(painter, AREA, part, shows, draw)
    painter.end()
    return image


def test_the_same_is_painted_once() -> None:
    kept = KeptPictures()
    for _ in range(5):
        paint(kept, canvas(), "row", ("words", 3))
    assert kept.painted == 1


def test_another_content_theme_size_or_screen_is_painted_anew() -> None:
    kept = KeptPictures()
    paint(kept, canvas(), "row", "a")
    paint(kept, canvas(), "row", "b")
    assert kept.painted == 2
    themes().set("light", 1.0)
    paint(kept, canvas(), "row", "b")
    assert kept.painted == 3
    themes().set("light", 1.25)
    paint(kept, canvas(), "row", "b")
    assert kept.painted == 4
    paint(kept, canvas(2.0), "row", "b")
    assert kept.painted == 5


def test_each_part_keeps_its_last_picture_only() -> None:
    kept = KeptPictures()
    for shows in ("a", "b", "a"):
        paint(kept, canvas(), "row", shows)
    paint(kept, canvas(), "other", "a")
    assert kept.painted == 4


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_kept_picture_looks_like_what_was_drawn(ratio: float) -> None:
    straight = canvas(ratio)
    painter = QPainter(straight)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    assert paint(KeptPictures(), canvas(ratio), "row", "a") == straight


def test_in_a_long_round_the_old_picture_stands_but_not_for_ever(monkeypatch) -> None:
    worked = [0.0]
    monkeypatch.setattr(keeping, "spent", lambda: worked[0])
    kept, asked = KeptPictures(), []

    def show(shows: str, image: QImage) -> QImage:
        with QPainter(image) as painter:
            kept.paint(painter, AREA, "row", shows, draw, late=asked.append)
        return image

    worked[0] = 1.0
    old = show("a", canvas())
    assert (kept.painted, asked) == (1, [])
    for late in range(1, MOST_WAITS + 1):
        assert show("b", canvas()) == old
        assert (kept.painted, len(asked)) == (1, late)
        assert asked[-1].contains(AREA.toRect())
    show("b", canvas())
    assert (kept.painted, len(asked)) == (2, MOST_WAITS)
    show("c", canvas())
    worked[0] = 0.0
    show("c", canvas())
    assert (kept.painted, len(asked)) == (3, MOST_WAITS + 1)


def test_another_theme_does_not_wait(monkeypatch) -> None:
    monkeypatch.setattr(keeping, "spent", lambda: 1.0)
    kept, asked = KeptPictures(), []
    for name in ("dark", "light"):
        themes().set(name, 1.0)
        image = canvas()
        with QPainter(image) as painter:
            kept.paint(painter, AREA, "row", "a", draw, late=asked.append)
    assert (kept.painted, asked) == (2, [])
